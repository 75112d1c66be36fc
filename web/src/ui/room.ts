// Whether there is room for a column beside the board; without it, its parts are sheets.
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("min-width: 60rem", true);
