import { render } from "svelte/server";
import { expect, test } from "vitest";

import { learn } from "../words.ts";
import LegendText from "./LegendText.svelte";

await learn("help");

/** The keys that the legend of a game lists, with what they do. */
function keysOf(variant: string): string[] {
  const { body } = render(LegendText, { props: { variant } });
  const list = body.slice(body.indexOf("Keys</h3>")).replaceAll(/<!--.*?-->/g, "");
  return [...list.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, key, does]) => `${key}: ${does}`,
  );
}

test("the legend lists the keys of a table, that of kingdoms where there are some", () => {
  const keys = [
    "Arrows: go from hill to hill on the board",
    "Enter: chooses the hill",
    "Right mouse button, or a long press: explains a hill, and plays nothing",
    "Escape: clears your choice, and closes what is open",
    "Left, Right, Home, End: go through the moves of the game, unless the board has the focus",
    "K: outlines all kingdoms while you hold it",
    "?: opens this legend",
  ];
  expect(keysOf("sacred-hill-1")).toEqual(keys);
  expect(keysOf("four-treasures")).toEqual(keys.filter((key) => !key.startsWith("K:")));
});
