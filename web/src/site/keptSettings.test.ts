import { expect, test } from "vitest";

import { settingsOf } from "./keptSettings.ts";

const kept = (settings: object) => settingsOf(JSON.stringify(settings));

test("known settings are kept as they were set", () => {
  const set = { language: "de", theme: "dark", pace: "off", name: "Niamh", level: 8, sounds: "off" };
  expect(kept(set)).toMatchObject(set);
});

test.each([
  ["an unknown word", { language: "fr", theme: "purple", motion: "fast" }],
  ["a word of another setting", { pace: "dark", confirm: "calm" }],
  ["another kind of value", { sounds: true, name: 7, level: "3" }],
  ["a level that nobody has", { level: 99 }],
  ["a name longer than its field", { name: "x".repeat(41) }],
  ["what is no setting", { toString: "on", size: "large" }],
])("%s is refused", (_, set) => {
  expect(kept(set)).toEqual(settingsOf(null));
});

test.each(["", "null", "7", "[1]", "{"])("the text %j stands for no settings", (text) => {
  expect(settingsOf(text)).toEqual(settingsOf(null));
});
