// Tables as files: saved, imported, deleted.
import { ask, newTable } from "./api";
import type { Created } from "./protocol.gen";
import { forget } from "./where";

export type Form = "text" | "json";

/** The record as this person may have it now; keys and tokens go into headers. */
export async function recordOf(table: string, form: Form, seat: number | null, token = ""): Promise<Blob> {
  const query = new URLSearchParams({ form, ...(seat === null ? {} : { seat: String(seat) }) });
  const path = `/api/tables/${encodeURIComponent(table)}/record?${query}`;
  const response = await ask(path, token ? { headers: { "x-grusel-token": token } } : {});
  return response.blob();
}

/** A table that continues the record in this file. */
export async function openRecord(file: Blob): Promise<Created> {
  const record = (await file.text()).replaceAll("\r\n", "\n"); // line ends of some editors
  return newTable("/api/records", JSON.stringify({ record }));
}

export async function removeTable(table: string): Promise<void> {
  await ask(`/api/tables/${encodeURIComponent(table)}`, { method: "DELETE" });
  forget(table);
  sessionStorage.removeItem(`grusel.invites.${table}`);
}

/** Let the browser keep it as a file. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it after a delay
}
