// Which page is shown: the address of the page, no more.
export interface Place {
  page: string;
  parts: string[];
  hash: string;
}

function here(): Place {
  const [page = "", ...parts] = location.pathname.split("/").filter(Boolean).map(decoded);
  return { page, parts, hash: location.hash.slice(1) };
}

/** A link that was cut in the middle of a letter leads to the page for the lost. */
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
  history.pushState(null, "", path);
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
  go(link.getAttribute("href") ?? "/");
});
