// A server that was renewed has other files than this page knows: then the page is fetched anew, once.
const KEY = "grusel.anew";
const SOON = 30_000; // milliseconds in which a second try would help no more than the first

addEventListener("vite:preloadError", () => void fetchAnew());

async function fetchAnew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
  const answer = await fetch("/api/games").catch(() => null); // where nobody answers, what is on the screen stays
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
