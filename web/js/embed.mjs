// What a frame does when it is tapped: starts Python, says where that fails, and fetches the
// game's rules out of the lobby's page, for the links of its table. No service worker: in another
// site's frame the browser would keep the whole site once more for every such site, or refuse.
import { hint } from "%EARLY%";
import { rules } from "%ASIDE%";
import { watch } from "%FAILURE%";

let begun = null;

export const start = (key) => {
  begun ??= (async () => {
    hint();
    watch();
    document.getElementById("start-again").addEventListener("click", () => location.reload());
    await import("%BOOT%");
    rules(key).catch(() => {}); // then a link to them tries again
  })();
  return begun;
};
