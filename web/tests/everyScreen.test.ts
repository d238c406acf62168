// Every message, and every screen of the terminal, in German and Italian: no English word.

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { parse, Visitor, type TextElement } from "@fluent/syntax";
import { afterAll, beforeAll, expect, test } from "vitest";

import { englishIn, type Translation } from "./englishWords.ts";

const TRANSLATIONS = ["de", "it"] as const;

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The files of messages that only the terminal says. */
const OF_TERMINAL = ["args.ftl", "cli.ftl", "faults.ftl", "play.ftl"];

test.each(TRANSLATIONS)("no message of %s has an English word", (language) => {
  const found: string[] = [];
  for (const file of readdirSync(here(`locales/${language}`)))
    for (const entry of parse(readFileSync(here(`locales/${language}/${file}`), "utf8"), {}).body) {
      if (entry.type !== "Message") continue;
      const texts: string[] = [];
      const visitor = new (class extends Visitor {
        override visitTextElement = ({ value }: TextElement) => texts.push(value);
      })();
      visitor.visit(entry);
      const place = OF_TERMINAL.includes(file) ? "terminal" : "page";
      const english = englishIn(texts.join(" "), language, place);
      found.push(...english.map((word) => `${file}: ${entry.id.name}: ${word}`));
    }
  expect(found).toEqual([]);
});

test("an English word is found, however it is written, but for what is typed at the terminal", () => {
  expect(englishIn("Das ist THIS game’s Ende", "de")).toEqual(["this", "game"]);
  expect(englishIn("Tippe moves", "de")).toEqual(["moves"]);
  expect(englishIn("Gib moves ein", "de", "terminal")).toEqual([]);
});

/** Files that something is wrong with, by name. */
const FILES: Readonly<Record<string, string>> = {
  "key.toml": "heartbeat = 5\n",
  "number.toml": "connections = -1\n",
  "address.toml": 'listen = "here"\n',
  "urls.toml": 'public_urls = ["here"]\n',
  "networks.toml": 'trusted_proxies = ["here"]\n',
  "path.toml": "base_path = 1\n",
  "broken.toml": "connections 1\n",
  deck: "name = 1\nedition = 2\nsize = 36\n[[card]]\nnumber = 1\ncost = 5\nplace = ['F0', 'K0']\n",
  text: "0123456789\n".repeat(9),
  transcript: '{"variant":"four-treasures","moves":["D4","D4"]}\n',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tara-screens-"));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of a command in a language for somebody who types this. */
async function screen(language: Translation, args: readonly string[], typed = ""): Promise<string> {
  const env = { ...process.env, COLUMNS: "100", HOME: folder, XDG_DATA_HOME: folder };
  const tara = spawn(process.env["TARA"] ?? "tara", [...args, "--lang", language], { cwd: folder, env });
  // A command may end before it has read all.
  tara.stdin.on("error", () => undefined).end(typed);
  return (await Promise.all([text(tara.stdout), text(tara.stderr)])).join("");
}

/** The lines of a screen with words that are English, and were not typed. */
function englishOn(shown: string, language: Translation, typed: readonly string[] = []): string[] {
  const isTyped = (word: string) =>
    typed
      .join(" ")
      .split(/[^a-z]+/)
      .includes(word);
  const isEnglish = (text: string) => !englishIn(text, language, "terminal").every(isTyped);
  // Names may be broken into lines.
  return isEnglish(shown) ? shown.split("\n").filter(isEnglish) : [];
}

/** A command and those below it. */
async function commands(...words: string[]): Promise<string[][]> {
  const help = await screen("de", [...words, "--help"]);
  const [, list = ""] = /\nBefehle:\n((?: .*\n)+)/.exec(help) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = ""]) => name);
  return [words, ...(await Promise.all(names.map((name) => commands(...words, name)))).flat()];
}

/**
 * Commands that show something, and commands that cannot be done, one after the other; a plus stands for a space within an
 * argument, and two quotes for an empty one. What only programs read is left out.
 */
const SHOWN = `
rules; rules SH3; rules ZZ9; rules seat-of-kings; rules ""; rando; --frobnicate; moves; moves @; play; play chess;
frobnicate; show sacred-hill-1; show high-kings-2; show poisoned-chalice; show stone-of-destiny; show seat-of-kings;
show sacred-hill-2+bbbrb/rbbbbbr/1bbrrrr/1rbbrrr/bbbbrrr/bbrrrrr/rrrrr+blue+battle+-+-+-; show four-treasures+x;
show x --svg a --png b; deck show; deck show deck; deck check text; deck check deck; completions dos; bench --millis 0;
balance four-treasures --player random --games 2; analyze seat-of-kings --nodes 9; bestmove four-treasures --level 9;
solve seat-of-kings; solve four-treasures --nodes 1 --store text; solve four-treasures --nodes 1 --store .;
moves ""; solve four-treasures --nodes 1 --store nowhere/here; apply four-treasures xyz; apply four-treasures D4 D4;
deck; moves four-treasures --why; moves four-treasures D4 D5; perft seat-of-kings 1; perft four-treasures two;
random four-treasures --games -1; random four-treasures --policy x; view seat-of-kings --seat nobody;
play four-treasures --seat green=human; play four-treasures --seat red=nobody; play four-treasures --clock soon;
convert nowhere.txt; convert transcript; replay nowhere.txt; replay transcript; verify nowhere.jsonl; verify text;
serve --settings nowhere.toml; serve --settings .; serve --base-path here; serve --outbox-messages 0;
serve --log here=there; serve --listen 192.0.2.1:0; serve --listen 127.0.0.1:0 --database nowhere/here.db;
serve --listen 127.0.0.1:0 --database text --log error; backup there.db --database nowhere.db;
backup there.db --database text; backup text --database nowhere.db; restore nowhere.db there.db; restore text there.db;
restore nowhere.db text; admin tables --database nowhere.db; arena four-treasures --a engine:false --b random;
arena four-treasures --a engine:nowhere --b random; arena four-treasures --a engine:./text --b random;
arena seat-of-kings --a engine:false --b random; arena four-treasures --a random --b random --elo0 9 --elo1 0`
  .split(";")
  .map((command) =>
    command
      .trim()
      .split(" ")
      .map((arg) => (arg === '""' ? "" : arg.replaceAll("+", " "))),
  );

test("what commands show and refuse, and the help of each, has no English word", async () => {
  const helps = (await commands()).map((words) => [...words, "--help"]);
  expect(helps.length).toBeGreaterThan(30);
  const settings = Object.keys(FILES).filter((name) => name.endsWith(".toml"));
  const serve = settings.map((name) => ["serve", "--settings", name]);
  const left = [...SHOWN, ...serve, ...helps];
  const runAll = async () => {
    for (let args = left.pop(); args !== undefined; args = left.pop()) {
      const typed = [...args, ...args.map((arg) => FILES[arg] ?? "")];
      for (const language of TRANSLATIONS) {
        const english = englishOn(await screen(language, args), language, typed);
        expect.soft(english, `tara ${args.join(" ")}`).toEqual([]);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, runAll));
});

/** The inputs that are wrong in every game, and those that end it. */
const WRONG =
  "\nD9\nundo 3\nwhy\ntry\nsave\nmoves x\nrematch\nhelp\ndraw\nnein\nresign\nyes\nscore\nboard\nquit\n";

test("whole games in the terminal, and what is wrong in them, have no English word", async () => {
  const games = [
    ["stone-of-destiny --seat red=human --seat blue=human --seed 1", WRONG],
    ["seat-of-kings --seats blue,red --seat blue=human --seat red=level:1 --seed 5", WRONG],
  ];
  for (const file of readdirSync(here("data/sessions")).filter((name) => name.endsWith(".in"))) {
    const [options = "", ...typed] = readFileSync(here(`data/sessions/${file}`), "utf8").split("\n");
    games.push([options, typed.join("\n").replaceAll("\nno\n", "\nnein\n")]);
  }
  for (const [at, [options = "", typed]] of games.entries())
    for (const language of TRANSLATIONS) {
      const args = ["play", ...options.split(" "), "--save", `${language}${at}`];
      expect.soft(englishOn(await screen(language, args, typed), language), options).toEqual([]);
    }
});
