"""The layout shift of a page: how much it moves without being touched."""

from __future__ import annotations

from playwright.sync_api import Page

MOST = 0.02

# Browsers count the largest window of shifts that follow each other within a second.
# What a person's own hand moves is not counted.
WATCH = """
  window.shifts = { worst: 0, window: 0, first: 0, last: 0, what: [] };
  const rectangle = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const all = window.shifts;
      const goesOn = startTime - all.last < 1000 && startTime - all.first < 5000;
      if (!goesOn) all.first = startTime;
      all.last = startTime;
      all.window = goesOn ? all.window + value : value;
      all.worst = Math.max(all.worst, all.window);
      const named = sources.map(({ node, previousRect, currentRect }) => {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        return `${one?.tagName} ${one?.className} from ${rectangle(previousRect)} to ${rectangle(currentRect)}`;
      });
      all.what.push(`${value.toFixed(4)}: ${named.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""


def watch(page: Page) -> None:
    """Count from the next page on."""
    page.add_init_script(WATCH)


def jumps(page: Page) -> list[str]:
    """What has moved on this page up to now, if it is more than may be."""
    found = page.evaluate("window.shifts")
    total = found["worst"]
    return [f"{total:.4f} on {page.url}", *found["what"]] if total > MOST else []
