// Every message, and every screen of the terminal, in German and Italian: no English word.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse, Visitor, type TextElement } from "@fluent/syntax";
import { afterAll, beforeAll, expect, test } from "vitest";

import { englishIn, type Translation } from "./englishWords.ts";

const TRANSLATIONS = ["de", "it"] as const;

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The files of messages that only the terminal says. */
const OF_TERMINAL = ["args.ftl", "cli.ftl", "faults.ftl", "play.ftl"];

/** Collects the texts of messages. */
class Texts extends Visitor {
  readonly all: string[] = [];

  override visitTextElement({ value }: TextElement): void {
    this.all.push(value);
  }
}

test.each(TRANSLATIONS)("no message of %s has an English word", (language) => {
  const found = [];
  for (const file of readdirSync(here(`locales/${language}`)))
    for (const entry of parse(readFileSync(here(`locales/${language}/${file}`), "utf8"), {}).body) {
      if (entry.type !== "Message") continue;
      const texts = new Texts();
      texts.visit(entry);
      const english = englishIn(
        texts.all.join(" "),
        language,
        OF_TERMINAL.includes(file) ? "terminal" : "page",
      );
      found.push(...english.map((word) => `${file}: ${entry.id.name}: ${word}`));
    }
  expect(found).toEqual([]);
});

test("an English word is found, however it is written, and names are not", () => {
  expect(englishIn("Das ist THIS game’s Ende", "de")).toEqual(["this", "game"]);
  expect(englishIn("Die Regionen Connacht und Ulster, SH3", "de")).toEqual([]);
  expect(englishIn("Tara, Seat of Kings: nell’Ulster", "it")).toEqual([]);
  expect(englishIn("the seat of a king", "it")).toContain("king");
  expect(englishIn("Tippe moves", "de")).toEqual(["moves"]);
  expect(englishIn("Gib moves ein", "de", "terminal")).toEqual([]);
});

const TARA = process.env["TARA"] ?? "tara";

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
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command shows in a language to somebody who types this. */
function screen(language: Translation, args: readonly string[], typed = ""): string {
  const env = { ...process.env, COLUMNS: "100", HOME: folder, XDG_DATA_HOME: folder };
  const options = { cwd: folder, env, input: typed, encoding: "utf8" } as const;
  const { stdout, stderr, error } = spawnSync(TARA, [...args, "--lang", language], options);
  if (error) throw error;
  return stdout + stderr;
}

/** The English words on a screen, and the lines in which they stand. */
const englishOn = (shown: string, language: Translation): string[] =>
  shown
    .split("\n")
    .flatMap((line) => englishIn(line, language, "terminal").map((word) => `${word} in “${line.trim()}”`));

/** The English words on the screens of commands, but for those that were typed, or stand in a file. */
const findings = (language: Translation, commands: readonly (readonly string[])[]): string[] =>
  commands.flatMap((args) => {
    const typed = args
      .flatMap((arg) => [arg, FILES[arg] ?? ""])
      .join(" ")
      .split(/[^a-z]+/);
    const found = englishOn(screen(language, args), language);
    return found
      .filter((word) => !typed.includes(word.split(" ")[0] ?? ""))
      .map((word) => `tara ${args.join(" ")}: ${word}`);
  });

/** All commands, found by the help of those above them. */
function commandsBelow(...words: string[]): string[][] {
  const [, list = ""] = /\nBefehle:\n((?: .*\n)+)/.exec(screen("de", [...words, "--help"])) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = ""]) => name);
  return [words, ...names.flatMap((name) => commandsBelow(...words, name))];
}

test("the help of every command has no English word", () => {
  const commands = commandsBelow();
  expect(commands.length).toBeGreaterThan(30);
  const asked = commands.map((words) => [...words, "--help"]);
  for (const language of TRANSLATIONS) expect.soft(findings(language, asked)).toEqual([]);
});

/** The first refusal by each clause. */
function refusals(): string[][] {
  const first = new Map<string, string[]>();
  for (const line of readFileSync(here("data/explanations.txt"), "utf8").split("\n")) {
    const [clause = "", , token, position] = line.split("\t");
    if (token === undefined || position === undefined) continue;
    if (!first.has(clause)) first.set(clause, ["moves", position, "--why", token]);
  }
  return [...first.values()];
}

const POSITION = "sacred-hill-2 bbbrb/rbbbbbr/1bbrrrr/1rbbbrr/bbbbrrr/bbrrrrr/rrrrr blue battle - - -";

/** Commands that show something, and commands that cannot be done. What only programs read is left out. */
const SHOWN = [
  ["rules"],
  ["rules", "SH3"],
  ["show", "sacred-hill-1"],
  ["show", "high-kings-2"],
  ["show", "poisoned-chalice"],
  ["show", "stone-of-destiny"],
  ["show", POSITION],
  ["show", "seat-of-kings"],
  ["balance", "four-treasures", "--player", "random", "--games", "2"],
  ["deck", "show"],
  ["analyze", "seat-of-kings", "--nodes", "9"],
  ["bestmove", "four-treasures", "--level", "9"],
  ["solve", "seat-of-kings"],
  ["frobnicate"],
  ["rando"],
  ["--frobnicate"],
  ["deck"],
  ["moves"],
  ["moves", "@"],
  ["moves", ""],
  ["show", "four-treasures x"],
  ["apply", "four-treasures", "xyz"],
  ["perft", "seat-of-kings", "1"],
  ["moves", "four-treasures", "--why"],
  ["moves", "four-treasures", "D4", "D5"],
  ["apply", "four-treasures", "D4", "D4"],
  ["perft", "four-treasures", "two"],
  ["random", "four-treasures", "--games", "-1"],
  ["random", "four-treasures", "--policy", "x"],
  ["view", "seat-of-kings", "--seat", "nobody"],
  ["show", "x", "--svg", "a", "--png", "b"],
  ["rules", "ZZ9"],
  ["rules", ""],
  ["bench", "--millis", "0"],
  ["completions", "dos"],
  ["play"],
  ["play", "chess"],
  ["play", "four-treasures", "--seat", "green=human"],
  ["play", "four-treasures", "--seat", "red=nobody"],
  ["convert", "nowhere.txt"],
  ["replay", "nowhere.txt"],
  ["verify", "nowhere.jsonl"],
  ["play", "four-treasures", "--clock", "soon"],
  ...Object.keys(FILES)
    .filter((name) => name.endsWith(".toml"))
    .map((name) => ["serve", "--settings", name]),
  ["serve", "--settings", "nowhere.toml"],
  ["serve", "--settings", "."],
  ["serve", "--base-path", "here"],
  ["serve", "--outbox-messages", "0"],
  ["serve", "--log", "here=there"],
  ["serve", "--listen", "192.0.2.1:0"],
  ["serve", "--listen", "127.0.0.1:0", "--database", "nowhere/here.db"],
  ["serve", "--listen", "127.0.0.1:0", "--database", "text", "--log", "error"],
  ["backup", "there.db", "--database", "nowhere.db"],
  ["backup", "there.db", "--database", "text"],
  ["backup", "text", "--database", "nowhere.db"],
  ["restore", "nowhere.db", "there.db"],
  ["restore", "text", "there.db"],
  ["restore", "nowhere.db", "text"],
  ["admin", "tables", "--database", "nowhere.db"],
  ["solve", "four-treasures", "--nodes", "1", "--store", "text"],
  ["solve", "four-treasures", "--nodes", "1", "--store", "."],
  ["solve", "four-treasures", "--nodes", "1", "--store", "nowhere/here"],
  ["arena", "four-treasures", "--a", "engine:false", "--b", "random"],
  ["arena", "four-treasures", "--a", "engine:nowhere", "--b", "random"],
  ["arena", "four-treasures", "--a", "engine:./text", "--b", "random"],
  ["arena", "seat-of-kings", "--a", "engine:false", "--b", "random"],
  ["arena", "four-treasures", "--a", "random", "--b", "random", "--elo0", "9", "--elo1", "0"],
  ["deck", "check", "text"],
  ["deck", "check", "deck"],
  ["deck", "show", "deck"],
  ["verify", "text"],
  ["replay", "transcript"],
  ["convert", "transcript"],
];

test.each(TRANSLATIONS)("what commands show and refuse in %s has no English word", (language) => {
  const rules = screen("de", ["variants"])
    .trim()
    .split("\n")
    .map((variant) => ["rules", variant]);
  expect(rules.length).toBeGreaterThan(10);
  expect(findings(language, [...SHOWN, ...rules, ...refusals()])).toEqual([]);
});

/** What is wrong in every game, and what ends it. */
const WRONG =
  "\nD9\nundo 3\nwhy\ntry\nsave\nmoves x\nrematch\nhelp\ndraw\nnein\nresign\nyes\nscore\nboard\nquit\n";

test.each(TRANSLATIONS)(
  "whole games in the terminal in %s, and what is wrong in them, have no English word",
  (language) => {
    let games = 0;
    const play = (options: string, typed: string) => {
      const shown = screen(
        language,
        ["play", ...options.split(" "), "--save", `${language}${(games += 1)}`],
        typed,
      );
      expect.soft(englishOn(shown, language), options).toEqual([]);
    };
    for (const file of readdirSync(here("data/sessions")).filter((name) => name.endsWith(".in"))) {
      const [options = "", ...typed] = readFileSync(here(`data/sessions/${file}`), "utf8").split("\n");
      play(options, typed.join("\n").replaceAll("\nno\n", "\nnein\n"));
    }
    play("stone-of-destiny --seat red=human --seat blue=human --seed 1", WRONG);
    play("seat-of-kings --seats blue,red --seat blue=human --seat red=level:1 --seed 5", WRONG);
  },
);
