// The secrets of one's seats, which this browser keeps and nobody else knows.

const KEY = "tara.seats";

/** As many as the server answers for at once. */
const MOST = 100;

/** A table where this browser has seats. */
export interface Held {
  readonly table: string;
  /** 32 hexadecimal digits, chosen here before the server heard of them. */
  readonly secret: string;
  /** What lets a guest take a seat, if this browser opened the table. */
  readonly invitation?: string;
}

/** So many random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number that no other order has. */
export function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
}

function isHeld(value: unknown): value is Held {
  const held = value as Partial<Held> | null;
  return typeof held?.table === "string" && typeof held.secret === "string";
}

/** All tables where this browser has seats, the newest first. */
export function allHeld(storage: Storage = localStorage): Held[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHeld) : [];
  } catch {
    return [];
  }
}

/** What this browser has at a table. */
export function heldAt(table: string, storage: Storage = localStorage): Held | undefined {
  return allHeld(storage).find((held) => held.table === table);
}

/** Keeps the seats of a table; the oldest are forgotten. */
export function hold(held: Held, storage: Storage = localStorage): void {
  const others = allHeld(storage).filter((other) => other.table !== held.table);
  storage.setItem(KEY, JSON.stringify([held, ...others].slice(0, MOST)));
}

/** Forgets the seats of a table. */
export function letGo(table: string, storage: Storage = localStorage): void {
  storage.setItem(KEY, JSON.stringify(allHeld(storage).filter((held) => held.table !== table)));
}
