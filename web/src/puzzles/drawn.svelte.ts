// How the hall is drawn on this screen: lying, or standing on a phone.
import { type Hall, hall } from "../games/flure/hall";

const narrow = matchMedia("(max-width: 44rem) and (orientation: portrait)");
const drawn = $state({ standing: narrow.matches });
narrow.addEventListener("change", () => {
  drawn.standing = narrow.matches;
});

export function isStanding(): boolean {
  return drawn.standing;
}

export function drawnHall(): Hall {
  return hall(drawn.standing);
}
