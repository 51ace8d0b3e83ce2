// Keeps the whole site on this device: registers the service worker, says in the lobby how things
// stand ([data-when] of #kept), and offers a new build. Nothing is ever replaced under a match:
// the offer stands in the lobby, and a new build comes only when it was taken up there, or when
// this page is of that build already and no other page is open.
const SERVICE_WORKER = new URL("%SERVICE_WORKER%", import.meta.url);
const LONG = 2000; // milliseconds a new build may take to come before the page is loaded anyway

const build = document.body.dataset.build;
const place = document.getElementById("kept");

const tell = (state) => {
  place.dataset.state = state;
  for (const line of place.querySelectorAll("[data-when]")) line.hidden = line.dataset.when !== state;
};

const ask = (worker, question) =>
  new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    worker.postMessage(question, [port2]);
  });

const look = async ({ active, waiting }) => {
  if (!waiting) return tell(active ? ((await ask(active, "mend")) ? "ready" : "failed") : "");
  if ((await ask(waiting, "build")) !== build) return tell("update");
  waiting.postMessage("take over");
  tell("ready");
};

const follow = (registration) => {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state !== "redundant") look(registration);
    else if (!registration.active) tell("failed");
  });
};

const takeUp = ({ waiting }) => {
  const again = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  setTimeout(again, LONG);
  waiting?.postMessage("take over");
};

export const keep = async () => {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER);
    registration.addEventListener("updatefound", () => follow(registration));
    navigator.serviceWorker.addEventListener("controllerchange", () => look(registration));
    place.querySelector("button").addEventListener("click", () => takeUp(registration));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {}); // no network: another time
    });
    follow(registration);
    await look(registration);
  } catch {
    tell("failed");
  }
};
