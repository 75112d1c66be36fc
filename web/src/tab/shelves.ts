// The browser's storage: values by table and number on shelves; what is written is durable, all of it or nothing.
const NAME = "grusel";
const SHELVES = ["cards", "steps", "snapshots"];
const OWNER = "owner"; // a shelf with one value: the tab that has the tables

type Work = [table: string, put: [shelf: string, number: number, value: Uint8Array] | null]; // null: everything goes

/** Another tab has the tables now. */
class Moved extends Error {
  override name = "Moved";
}

export class Shelves {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelves> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      for (const shelf of [...SHELVES, OWNER]) asked.result.createObjectStore(shelf);
    };
    return new Shelves(await answered(asked));
  }

  /** Belong to this home from now on. */
  async open(home: string): Promise<void> {
    const change = this.database.transaction(OWNER, "readwrite", { durability: "strict" });
    change.objectStore(OWNER).put(home, OWNER);
    await done(change);
  }

  async write(home: string, work: Work[]): Promise<void> {
    const change = this.database.transaction([...SHELVES, OWNER], "readwrite", { durability: "strict" });
    const written = done(change);
    const owner = change.objectStore(OWNER).get(OWNER);
    let moved = false;
    owner.onsuccess = () => {
      moved = owner.result !== home;
      if (moved) change.abort();
      else for (const one of work) carryOut(change, one);
    };
    await written.catch((error) => {
      throw moved ? new Moved() : error;
    });
  }

  async read(shelf: string, table: string | null | undefined): Promise<Uint8Array[]> {
    const kept = this.database.transaction(shelf).objectStore(shelf);
    return answered(kept.getAll(table == null ? null : all(table)));
  }
}

function carryOut(change: IDBTransaction, [table, put]: Work): void {
  if (put) change.objectStore(put[0]).put(put[2], [table, put[1]]);
  else for (const shelf of SHELVES) change.objectStore(shelf).delete(all(table));
}

const all = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

function answered<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("aborted"));
  });
}
