import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/anew";
import { keepSettings, speak } from "./lib/settings.svelte";

keepSettings();
await speak();
mount(App, { target: document.getElementById("app") as HTMLElement });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // without it there is only no page to read offline
}
