// The messages between a page, its worker, and the thinker.

import type { Append } from "./storage.ts";

/** A message of a page to its worker. */
export type FromPage =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly language: string;
      readonly body: string;
      /** Random bytes for what is opened, as hexadecimal digits. */
      readonly random: string;
    }
  | { readonly kind: "withdraw"; readonly id: number }
  | { readonly kind: "open"; readonly line: number; readonly language: string }
  | { readonly kind: "send"; readonly line: number; readonly text: string }
  | { readonly kind: "close"; readonly line: number };

/** An answer to a request. */
export interface Answer {
  readonly status: number;
  readonly body: string | Blob;
}

/** A message of the worker to its page. */
export type ToPage =
  | ({ readonly kind: "answer"; readonly id: number } & Answer)
  | { readonly kind: "message"; readonly line: number; readonly text: string }
  /** The worker is there, and holds the lock of this name until it ends. */
  | { readonly kind: "there"; readonly lock: string }
  /** All lines are lost, as when another tab takes over; requests are sent again. */
  | { readonly kind: "lost" }
  /** All lines are lost to the worker of another version, and this one must be ended. */
  | { readonly kind: "ended" };

/** A request of the module about tables. */
export type Stored =
  { readonly table: string } | { readonly append: Append } | { readonly game: readonly [string, number] };

/** A request of the module. */
export type Want = Stored | { readonly weights: string } | { readonly words: string };

/** The outcome of a call of the module. */
export interface Outcome {
  readonly want?: Want;
  /** With the type of the file that it is, whose bytes are characters until they become a blob. */
  readonly answer?: Answer & { readonly file?: string };
  readonly decision?: { readonly table: string };
  readonly takes_long?: boolean;
  readonly is_file?: boolean;
  /** True if the module trapped, so that nothing came of the call. */
  readonly trapped?: boolean;
  readonly messages?: readonly (readonly [number, unknown])[];
  readonly decide?: readonly string[];
  readonly alarms?: readonly (readonly [number, string])[];
}
