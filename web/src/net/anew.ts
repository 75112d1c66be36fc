// An updated server has other files than this page knows: reload the page, once.
const KEY = "grusel.anew";
const SOON = 30_000; // milliseconds in which a second reload would not help

addEventListener("vite:preloadError", () => void fetchAnew());

async function fetchAnew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
  const answer = await fetch(location.href).catch(() => null); // if the server does not answer, the screen stays as it is
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
