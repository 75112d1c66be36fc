/** Puts a text on the clipboard; false where the browser does not let us.
 *
 * Browsers have a clipboard for pages over https only, and at home, by the address of a machine in the network, there is
 * none. The older way still works there.
 */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return theOlderWay(text);
  }
}

function theOlderWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // so that nothing scrolls
  (document.querySelector("dialog[open]") ?? document.body).append(field); // what is behind a dialog cannot be marked
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Whether links to this page lead nowhere on any other machine. */
export function onlyHere(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
