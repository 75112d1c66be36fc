// What is fetched when somebody first asks what if.
export { Dream } from "./dream.svelte";
export { default as WhatIf } from "./WhatIf.svelte";
