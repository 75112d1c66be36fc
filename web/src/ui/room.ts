// Whether there is room for a column beside the board; else what it holds comes in sheets.
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("min-width: 60rem", true);
