// Where a request goes: to a server, or to the tables of this browser.
const TABLES = "grusel.tables"; // the ids of those that lie in this browser
const READY = "grusel.ready"; // the version of the runtime that is here in full

/** Whether this site has no server; a static one says so in its page. */
export const serverless = !!globalThis.document?.querySelector("meta[name='grusel-serverless']"); // tests have no page

let silent = false; // the server did not answer the last time

/** Whether everything is here that is needed to play without a server. */
export const isReady = () => localStorage.getItem(READY) !== null;
export const setReady = (version: string) => localStorage.setItem(READY, version);

export function isSilent(now: boolean): void {
  silent = now;
}

export const atHome = () => serverless || (silent && isReady());

export const hasTables = () => tables().length > 0;
export const isHere = (table: string) => tables().includes(table);

/** Remember that a table lies in this browser. */
export function note(table: string): void {
  const known = tables();
  if (!known.includes(table)) localStorage.setItem(TABLES, JSON.stringify([...known, table]));
}

export function forget(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(tables().filter((one) => one !== table)));
}

/** The table that a request is about. */
export const tableOf = (path: string) => /^\/api\/tables\/([a-z0-9]+)/.exec(path)?.[1] ?? null;

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]");
  } catch {
    return [];
  }
}

/** Answers that lie in a static site as files. */
const FILE = /^\/api\/((?!tables$|mine$|records$)\w+|games\/[^/]+\/(rules|words|lessons)\/.*)$/;
export const isFile = (path: string) => FILE.test(path);
