// The tables of the home in this browser: rows, events and finished games in IndexedDB.

/** A step of a table, as the module asks for it to be stored. */
export interface Append {
  readonly table: string;
  /** The number of events that the table has to have before; 0 for a new one. */
  readonly version: number;
  readonly events: readonly string[];
  readonly row: string;
  readonly games: readonly (readonly [number, string])[];
}

const NAME = "tara-home";
/** The version of what is stored. */
const VERSION = 1;
const STORES = ["tables", "events", "games", "signs"] as const;
/** The key of the time at which the home was in use last. */
const ALIVE = "alive";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
  });

/** All keys of the events or games of a table. */
const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** The stores of this browser. Every function rejects if the browser refuses. */
export class Storage {
  readonly #opened: Promise<IDBDatabase>;

  constructor(factory: IDBFactory = indexedDB) {
    this.#opened = new Promise((resolve, reject) => {
      const request = factory.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        for (const store of STORES) request.result.createObjectStore(store);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
      request.onblocked = () => reject(new Error("another version is open"));
    });
    // Whoever asks for something is told.
    this.#opened.catch(() => undefined);
  }

  async #read<T>(store: (typeof STORES)[number], read: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#opened;
    return settled(read(database.transaction(store).objectStore(store)));
  }

  /** The rows of all tables. */
  rows = (): Promise<string[]> => this.#read("tables", (from) => from.getAll() as IDBRequest<string[]>);

  /** A table with its events, in order; undefined if there is none. */
  async table(table: string): Promise<{ row: string; events: string[] } | undefined> {
    const database = await this.#opened;
    const transaction = database.transaction(["tables", "events"]);
    const [row, events] = await Promise.all([
      settled(transaction.objectStore("tables").get(table) as IDBRequest<string | undefined>),
      settled(transaction.objectStore("events").getAll(of(table)) as IDBRequest<string[]>),
    ]);
    return row === undefined ? undefined : { row, events };
  }

  /** A finished game; undefined if there is none. */
  game = (table: string, number: number): Promise<string | undefined> =>
    this.#read("games", (from) => from.get([table, number]) as IDBRequest<string | undefined>);

  /** Stores a step, durably, all or nothing. Rejects if the table has not the events that it has to have. */
  async append({ table, version, events, row, games }: Append): Promise<void> {
    const database = await this.#opened;
    const transaction = database.transaction(["tables", "events", "games"], "readwrite", {
      durability: "strict",
    });
    const stored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
    });
    const own = transaction.objectStore("events");
    const count = own.count(of(table));
    count.onsuccess = () => {
      if (count.result !== version) return transaction.abort();
      events.forEach((event, at) => own.add(event, [table, version + at]));
      transaction.objectStore("tables").put(row, table);
      for (const [number, text] of games) transaction.objectStore("games").put(text, [table, number]);
    };
    return stored;
  }

  /** When the home was in use last, in milliseconds since the beginning of 1970; 0 if it never was. */
  alive = async (): Promise<number> =>
    (await this.#read("signs", (from) => from.get(ALIVE) as IDBRequest<number | undefined>)) ?? 0;

  /** Notes that it is in use. */
  async live(at: number): Promise<void> {
    const database = await this.#opened;
    database.transaction("signs", "readwrite").objectStore("signs").put(at, ALIVE);
  }
}
