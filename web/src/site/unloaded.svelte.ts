// Why a part of the page did not come: the server cannot be reached, or has another version of the page by now.

import { fetchFile } from "../client/requests.ts";
import { say } from "./words.ts";

const page = $state({ isOutdated: false });
let isAsked = false;

/** Asks whether the server still has the script that runs here. */
async function look(): Promise<void> {
  isAsked = true;
  const own = document
    .querySelector<HTMLScriptElement>('script[src*="/assets/page-"]')
    ?.src.split("/")
    .at(-1);
  try {
    const text = await (await fetchFile("")).text();
    page.isOutdated = own !== undefined && !text.includes(own);
  } catch {
    isAsked = false;
  }
}

/** The sentence about a part of the page that did not come; else this one, if the page is of the server's version. */
export function unloadedWords(otherwise = "offline-request"): string {
  if (!isAsked) void look();
  return say(page.isOutdated ? "page-outdated" : otherwise);
}
