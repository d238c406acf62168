// The tables of the home in this browser: rows, events and finished games in IndexedDB.

import { baseAddress } from "../client/base.ts";
import { isLike, like, parsed } from "../client/shape.ts";
import { isKeptHere } from "../client/where.ts";
import type { Stored } from "./messages.ts";

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

/** Where tables are kept: in this browser; or in this tab, as the browser keeps nothing, or has what a newer version stored. */
export type Place = "browser" | "tab" | "newer";

/** The tables of the home. Every function rejects if the browser refuses. */
export interface Tables {
  readonly place: Place;
  /** The rows of all tables. */
  rows(): Promise<string[]>;
  /** A table with its events, in order; undefined if there is none. */
  table(table: string): Promise<{ row: string; events: string[] } | undefined>;
  /** A finished game; undefined if there is none. */
  game(table: string, number: number): Promise<string | undefined>;
  /** Stores a step, all or nothing. Rejects if the table has not the events that it has to have. */
  append(step: Append): Promise<void>;
  /** When the home was in use last, in milliseconds since the beginning of 1970; 0 if it never was. */
  alive(): Promise<number>;
  /** Notes that it is in use. */
  live(at: number): Promise<void>;
  /** All that is stored as the lines of a file, also what another version stored. */
  lines(): Promise<string[]>;
}

/** Answers what the module wants. */
export async function give(tables: Tables, want: Stored): Promise<unknown> {
  if ("append" in want) {
    await tables.append(want.append);
    return "stored";
  }
  if ("table" in want) {
    const table = await tables.table(want.table);
    return table === undefined ? "nothing" : { table };
  }
  const [table, number] = want.game;
  const game = isKeptHere(table) ? await tables.game(table, number) : await gameOf(table, number);
  return game === undefined ? "nothing" : { game };
}

/** The longest wait for a server, in milliseconds. */
const SERVER_MS = 10_000;

/** A finished game that a server keeps, as one that is stored; undefined if it has none. */
async function gameOf(table: string, number: number): Promise<string | undefined> {
  const game = new URL(`api/tables/${table}/games/${number}`, baseAddress());
  const signal = AbortSignal.timeout(SERVER_MS);
  const texts = [game, `${game}/proof`].map(async (path) => {
    const answer = await fetch(path, { signal });
    if (!answer.ok && answer.status !== 404) throw new Error("no server");
    const isOurs = answer.headers.get("content-type")?.startsWith("application/json");
    return answer.ok && isOurs ? answer.text() : undefined;
  });
  const [transcript, fairness] = await Promise.all(texts);
  return transcript && fairness && JSON.stringify({ transcript, fairness });
}

/** The first line of a file of all that is stored. */
const head = (version: number) => JSON.stringify({ tara: "games", version });

/** A further line: something with its key in a store. */
const lineOf = (store: string, key: unknown, value: unknown) => JSON.stringify([store, key, value]);

/** A table of a file, with the seats that its browser had there. */
export interface SavedTable {
  readonly table: string;
  readonly row: string;
  readonly events: readonly string[];
  readonly seats?: unknown;
}

/** The tables of a file of all that is stored, or why there are none. */
export function tablesOf(text: string): readonly SavedTable[] | "none" | "newer" {
  const [first = "", ...lines] = text.split("\n");
  const begin = parsed(first);
  if (!isLike(begin, { tara: like(/^games$/), version: "number" })) return "none";
  if ((begin as { version: number }).version > VERSION) return "newer";
  const tables = new Map<string, { table: string; row: string; events: string[]; seats?: unknown }>();
  for (const line of lines) {
    const entry = parsed(line);
    const [store, key, value]: unknown[] = Array.isArray(entry) ? entry : [];
    const table: unknown = Array.isArray(key) ? key[0] : key;
    if (typeof table !== "string" || !["tables", "events", "seats"].includes(String(store))) continue;
    const saved = tables.get(table) ?? { table, row: "", events: [] };
    tables.set(table, saved);
    if (store === "tables") saved.row = String(value);
    else if (store === "events") saved.events.push(String(value));
    else saved.seats = value;
  }
  return [...tables.values()];
}

/** The tables of a tab: they are gone with it. */
class InMemory implements Tables {
  readonly place: Place;
  readonly #tables = new Map<string, { row: string; events: string[] }>();
  readonly #games = new Map<string, string>();

  rows = async () => [...this.#tables.values()].map(({ row }) => row);
  table = async (table: string) => this.#tables.get(table);
  game = async (table: string, number: number) => this.#games.get(`${table} ${number}`);
  alive = async () => 0;
  live = async () => undefined;

  constructor(place: Place) {
    this.place = place;
  }

  /** Lists the tables of the tab, or else all that a newer version stored. */
  async lines(): Promise<string[]> {
    if (this.place === "newer") return new Database().lines();
    const tables = [...this.#tables].flatMap(([table, { row, events }]) => [
      lineOf("tables", table, row),
      ...events.map((event, at) => lineOf("events", [table, at], event)),
    ]);
    return [head(VERSION), ...tables];
  }

  async append({ table, version, events, row, games }: Append): Promise<void> {
    const before = this.#tables.get(table)?.events ?? [];
    if (before.length !== version) throw new Error("not stored");
    this.#tables.set(table, { row, events: [...before, ...events] });
    for (const [number, text] of games) this.#games.set(`${table} ${number}`, text);
  }
}

/** The tables that this browser keeps, or those of this tab where it refuses to keep any. */
export async function open(): Promise<Tables> {
  const stored = new Database(VERSION);
  return stored.alive().then(
    () => stored,
    ({ name }: DOMException) => new InMemory(name === "VersionError" ? "newer" : "tab"),
  );
}

class Database implements Tables {
  readonly place = "browser";
  readonly #opened: Promise<IDBDatabase>;

  /** Opens the tables of a version, or of whichever is there. */
  constructor(version?: number) {
    this.#opened = new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, version);
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

  /** A row that is no text cannot be read either, and is an empty one. */
  async rows(): Promise<string[]> {
    const rows = await this.#read("tables", (from) => from.getAll() as IDBRequest<unknown[]>);
    return rows.map((row) => (typeof row === "string" ? row : ""));
  }

  async table(table: string): Promise<{ row: string; events: string[] } | undefined> {
    const database = await this.#opened;
    const transaction = database.transaction(["tables", "events"]);
    const [row, events] = await Promise.all([
      settled(transaction.objectStore("tables").get(table) as IDBRequest<string | undefined>),
      settled(transaction.objectStore("events").getAll(of(table)) as IDBRequest<string[]>),
    ]);
    return row === undefined ? undefined : { row, events };
  }

  game = (table: string, number: number): Promise<string | undefined> =>
    this.#read("games", (from) => from.get([table, number]) as IDBRequest<string | undefined>);

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

  alive = async (): Promise<number> =>
    (await this.#read("signs", (from) => from.get(ALIVE) as IDBRequest<number | undefined>)) ?? 0;

  async live(at: number): Promise<void> {
    const database = await this.#opened;
    database.transaction("signs", "readwrite").objectStore("signs").put(at, ALIVE);
  }

  async lines(): Promise<string[]> {
    const database = await this.#opened;
    const names = [...database.objectStoreNames];
    const transaction = database.transaction(names);
    const lines = names.map(async (name) => {
      const store = transaction.objectStore(name);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      return keys.map((key, at) => lineOf(name, key, values[at]));
    });
    return [head(database.version), ...(await Promise.all(lines)).flat()];
  }
}
