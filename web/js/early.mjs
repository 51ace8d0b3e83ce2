// In the head of the page, and run before the rest of it is read: where the address itself asks
// for a table, Python begins at once. What goes wrong here, start.mjs meets again and tells.
if (/^#\/?(new|open|match|setup)\b/.test(location.hash)) import("%RUNTIME%").catch(() => {});
