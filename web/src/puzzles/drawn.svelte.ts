// The hall's orientation on this screen: on its side, or upright on a phone.
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
