/** Puts a text on the clipboard; false if the browser refuses.
 *
 * Browsers offer a clipboard only to pages over https; a machine in a home network has
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
  (document.querySelector("dialog[open]") ?? document.body).append(field); // text behind a dialog cannot be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Whether links to this page work only on this machine. */
export function onlyHere(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
