// Where this site begins: a static one may lie below any path. Built files are in the folder `assets`.
export const BASE = import.meta.env.DEV ? "/" : new URL("../", import.meta.url).pathname;
