// Files that the browser saves: their names, and where they come from.

import "./words.ts";
import { fetchFile } from "../../client/requests.ts";
import { say } from "../words.ts";
import type { KeptGame } from "./kept.ts";

/** The day of a time where the reader is, as `2026-11-23`. */
export function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The name of a file: the game, its day, the moment if there is one, and what the file is. */
export function fileName(kept: KeptGame, date: string, ending: string): string {
  const moment = kept.moment === undefined ? [] : [String(kept.moment)];
  return `${[kept.variant, date, ...moment].join("-")}.${ending}`;
}

/** Gives a file to the browser, which keeps it where downloads go. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves the file of a path of the API, from whoever answers it. Returns the words for it. */
export async function save(path: string, name: string): Promise<() => string> {
  download(await fetchFile(path), name);
  return () => say("keep-saved", { name });
}

/** The path of a picture. */
export const pictureAt = (picture: NonNullable<KeptGame["picture"]>, ending: "png" | "svg"): string =>
  `${picture.path}.${ending}${picture.query}`;
