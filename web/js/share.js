// Copies texts, and writes the frame of a set-up. Nothing here needs Python.
// <button data-copy="ID"> copies the text of the field ID; how it went is said by the one of the
// [data-when] beside it. Where copying is refused the text stays selected, to be copied by hand.
(() => {
  const copied = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      return document.execCommand("copy"); // where a frame was not given the clipboard
    }
  };

  const copy = async (button) => {
    const field = document.getElementById(button.dataset.copy);
    if (!field) return; // in a list that was drawn before, of a match that has gone
    for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    field.focus();
    field.select();
    const done = (await copied(field)) ? "copied" : "refused";
    if (done === "refused") field.focus();
    for (const words of button.parentElement.querySelectorAll("[data-when]")) {
      words.hidden = words.dataset.when !== done;
    }
  };

  // What the frame's address asks for. Names stay here; equal bots are one level.
  const query = (form) => {
    const given = [...new FormData(form)].map(([name, value]) => [name.split("@")[0], value.trim()]);
    const seats = given.filter(([name]) => /^seat\d/.test(name)).map(([, value]) => value);
    const bots = new Set(seats.slice(1));
    const usual = seats[0] === "you" && bots.size === 1 && !bots.has("you");
    const wanted = given.filter(([name, value]) => value && !/^name\d/.test(name) && !(usual && /^seat\d/.test(name)));
    const level = usual ? [["level", seats[1]]] : [];
    return new URLSearchParams([["game", form.dataset.game], ...wanted, ...level]);
  };

  const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
  const escaped = (text) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

  // The field brings the HTML as app/share/sharing.py has it, with names for what is to be filled in.
  const write = (form) => {
    const field = form.querySelector("textarea[data-pattern]");
    const title = form.querySelector(`h1 [lang=${document.documentElement.lang}]`).textContent;
    const values = { base: new URL("./", location.href).href, asked: String(query(form)), title };
    field.value = field.dataset.pattern.replace(/\{(\w+)\}/g, (_, name) => escaped(values[name]));
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-copy]");
    if (button) copy(button);
  });
  addEventListener("DOMContentLoaded", () => {
    for (const details of document.querySelectorAll("details.give")) {
      const { form } = details.querySelector("textarea");
      details.addEventListener("toggle", () => write(form));
      form.addEventListener("input", () => write(form));
    }
  });
})();
