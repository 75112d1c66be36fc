// The page to show, by its address alone.
import { BASE } from "../net/base";

export interface Place {
  page: string;
  parts: string[];
  hash: string;
}

function here(): Place {
  const [page = "", ...parts] = location.pathname.slice(BASE.length).split("/").filter(Boolean).map(decoded);
  return { page, parts, hash: location.hash.slice(1) };
}

/** A link cut in the middle of a character leads to the page for unknown addresses. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const current = $state<{ place: Place }>({ place: here() });

export function place(): Place {
  return current.place;
}

export function go(path: string): void {
  history.pushState(null, "", BASE + path.slice(1));
  current.place = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current.place = here();
});

// Links to our own pages do not reload the client.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href^='/']");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("/api")) return;
  event.preventDefault();
  go(`/${(link.getAttribute("href") ?? "/").slice(inBase(link) ? BASE.length : 1)}`);
});

const inBase = (link: Element) => link.getAttribute("href")?.startsWith(BASE);

// Below a path of its own, links are made right before they can be opened in another way.
if (BASE !== "/")
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, ({ target }) => {
      const link = (target as Element).closest?.("a[href^='/']");
      if (link && !inBase(link)) link.setAttribute("href", BASE + link.getAttribute("href")?.slice(1));
    });
