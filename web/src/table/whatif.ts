// The parts loaded on the first what-if.
export { Dream } from "./dream.svelte";
export { default as WhatIf } from "./WhatIf.svelte";
