// Makes `data/look/games.json`, the short games that the page of all games shows, of games that two computer players have played:
//
//   for each variant V: tara arena --a level:4 --b level:4 --games 2 --seed 3 --opening 2 --out FOLDER/V V
//   node build/demos.mjs http://127.0.0.1:8272 FOLDER
//
// A step is what a move changed, as the server at that address tells it. It is words such as `0+D4`, `k1-E5` and `l+D4D5`: ringforts of a side,
// kings of a side, and bridges that came or went.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const [server, folder] = process.argv.slice(2);

/** Returns the pieces and bridges on the board after some moves, by words without their sign. */
async function standing(position, actions) {
  const answer = await fetch(`${server}/api/positions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ position, actions }),
  });
  const { board } = await answer.json();
  const each = (prefix, text, length) =>
    (text.match(new RegExp(`.{${length}}`, "g")) ?? []).map((name) => [prefix, name]);
  return new Map(
    [
      ...board.ringforts.flatMap((text, side) => each(`${side}`, text, 2)),
      ...(board.kings ?? []).flatMap((text, side) => each(`k${side}`, text, 2)),
      ...(board.links ?? []).flatMap((text) => each("l", text, 4)),
    ].map(([prefix, name]) => [prefix + name, [prefix, name]]),
  );
}

function changed(before, after) {
  const gone = [...before]
    .filter(([word]) => !after.has(word))
    .map(([, [prefix, name]]) => `${prefix}-${name}`);
  const come = [...after]
    .filter(([word]) => !before.has(word))
    .map(([, [prefix, name]]) => `${prefix}+${name}`);
  return [...gone, ...come].join(" ");
}

async function demo(file) {
  const games = readFileSync(`${folder}/${file}`, "utf8").trim().split("\n").slice(1);
  const { moves } = JSON.parse(games[0]).transcript;
  const steps = [];
  let before = new Map();
  for (const at of moves.keys()) {
    const after = await standing(file, moves.slice(0, at + 1));
    steps.push(changed(before, after));
    before = after;
  }
  return steps.filter((step) => step !== "");
}

const demos = {};
for (const file of readdirSync(folder)
  .filter((name) => name !== "err")
  .sort())
  demos[file] = await demo(file);
const lines = Object.entries(demos).map(
  ([name, steps]) => `  ${JSON.stringify(name)}: ${JSON.stringify(steps.join("; "))}`,
);
writeFileSync(new URL("../../data/look/games.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);
