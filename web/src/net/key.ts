// The browser's own key: it stands for this person at every table, without an account.
const KEY = "grusel.key";

export function browserKey(): string {
  let key = localStorage.getItem(KEY);
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    key = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    localStorage.setItem(KEY, key);
  }
  return key;
}
