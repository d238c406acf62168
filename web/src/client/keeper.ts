// Texts that this browser stores for the site. Without storage, or with a full one, they live as long as the tab.

import { isLike, parsed, type Shape } from "./shape.ts";

/** Texts by name in a storage of the browser, and in memory if the storage refuses them. */
export class Keeper {
  readonly #storageOf: () => Storage;
  readonly #memory = new Map<string, string>();

  /** Takes a function, as reading `localStorage` throws where site data is forbidden. */
  constructor(storageOf: () => Storage) {
    this.#storageOf = storageOf;
  }

  read(name: string): string | null {
    try {
      return this.#memory.get(name) ?? this.#storageOf().getItem(name);
    } catch {
      return null;
    }
  }

  /** The entries of a list that have a shape; none if there is no list. */
  list<T>(name: string, shape: Shape): T[] {
    const kept = parsed(this.read(name));
    return Array.isArray(kept) ? kept.filter((entry): entry is T => isLike(entry, shape)) : [];
  }

  write(name: string, text: string): void {
    this.#memory.set(name, text);
    try {
      this.#storageOf().setItem(name, text);
      this.#memory.delete(name);
    } catch {
      // It stays in memory.
    }
  }

  forget(name: string): void {
    this.#memory.delete(name);
    try {
      this.#storageOf().removeItem(name);
    } catch {
      // There is nothing to forget.
    }
  }

  /** True if a text is lost when this tab is closed. */
  isForTab(name: string): boolean {
    return this.#memory.has(name);
  }
}

/** For all visits. */
export const keeper = new Keeper(() => localStorage);

/** For this tab, also when it is loaded again. */
export const tabKeeper = new Keeper(() => sessionStorage);
