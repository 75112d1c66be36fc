import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/app.css";
import "./net/anew";
import { speak } from "./i18n/speech.svelte";
import { keepSettings } from "./ui/settings.svelte";

keepSettings();
await speak();
mount(App, { target: document.getElementById("app") as HTMLElement });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // without it only offline reading is missing
}
