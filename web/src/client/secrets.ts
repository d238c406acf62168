// The secrets of the player's seats, kept by this browser alone.

import { keeper } from "./keeper.ts";
import { isLike, like, optional } from "./shape.ts";

const KEY = "tara.seats";

/** The limit of the server for one request. */
const MAX_TABLES = 100;

/** A table where this browser has seats. */
export interface HeldSeats {
  readonly table: string;
  /** 32 hexadecimal digits, generated here. */
  readonly secret: string;
  /** Lets a guest take a seat. Known only to the browser that opened the table; absent once it is withdrawn. */
  readonly invitation?: string;
  /** The end of the invitation, in milliseconds since the beginning of 1970. */
  readonly invitedUntil?: number;
  /** The void draw after which the invitation was made, as the game and the number of void draws; absent if none was void. */
  readonly invitedAfter?: string;
  /** True if the table is in the lobby. */
  readonly isListed?: boolean;
  /** True if this browser has the rights of the opener; without this, an invitation says so. */
  readonly isOpener?: boolean;
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random id of 52 bits. */
export function randomId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
}

const SHAPE = {
  // Empty while the table is opened.
  table: like(/^([0-9a-f]{16})?$/),
  secret: like(/^[0-9a-f]{32}$/),
  invitation: optional(like(/^[0-9a-f]{32}$/)),
  invitedUntil: "number undefined",
  invitedAfter: "string undefined",
  isListed: "boolean undefined",
  isOpener: "boolean undefined",
};

/** All tables where this browser has seats, newest first. */
export const allHeld = (): HeldSeats[] => keeper.list(KEY, SHAPE);

/** True if the seats of this browser are lost when this tab is closed. */
export const areForTab = (): boolean => keeper.isForTab(KEY);

/** Calls these as another tab clears seats and all else, and as it changes the tables. Returns the function that ends this. */
export function onOtherTab(hear: { clear?: () => void; change: () => void }): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if ((key ?? KEY) !== KEY) return;
    if (newValue === null) hear.clear?.();
    else hear.change();
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}

/** The seats of this browser at a table. */
export const heldAt = (table: string): HeldSeats | undefined =>
  allHeld().find((held) => held.table === table);

/** Stores the seats of a table; the oldest tables are dropped above the limit. */
export function hold(held: HeldSeats): void {
  const others = allHeld().filter((other) => other.table !== held.table);
  keeper.write(KEY, JSON.stringify([held, ...others].slice(0, MAX_TABLES)));
}

/** Holds seats of a file behind those that are there, but none of other tables, nor where there are some. Returns false if there is no room. */
export function holdToo(table: string, read: unknown): boolean {
  const own = allHeld();
  if (!isLike(read, SHAPE) || heldAt(table) !== undefined) return true;
  if (own.length >= MAX_TABLES) return false;
  keeper.write(KEY, JSON.stringify([...own, { ...(read as HeldSeats), table }]));
  return true;
}

/** Forgets the seats of a table. */
export function letGo(table: string): void {
  keeper.write(KEY, JSON.stringify(allHeld().filter((held) => held.table !== table)));
}
