import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/app.css";
import "./net/anew";
import { speak } from "./i18n/speech.svelte";
import { BASE } from "./net/base";
import { isReady } from "./net/where";
import { keepSettings } from "./ui/settings.svelte";

const LATER = 5_000; // milliseconds: first the page

keepSettings();
await speak();
mount(App, { target: document.getElementById("app") as HTMLElement });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register(`${BASE}worker.js`).catch(() => {}); // without it there is only no page to read offline
  if (isReady()) setTimeout(() => import("./tab/ready").then(({ keepReady }) => keepReady()), LATER);
}
