// Notices of the device that it is the reader's turn at some table, while the page is hidden.

import { keeper } from "../client/keeper.ts";
import type { TableEntry } from "../client/wire.ts";
import { list } from "./effects.ts";
import { keptTurnsOf, learnt, type KeptTurns, type TableTurn } from "./keptTurns.ts";
import { go } from "./route.svelte.ts";
import { programWords } from "./sentences.ts";
import { settings } from "./settings.svelte.ts";
import { isOwnTurn } from "./tableWords.ts";
import { say } from "./words.ts";

const KEY = "tara.turns";

/** A turn with the words of its notice. */
export interface ToldTurn extends TableTurn {
  readonly variant: string;
  /** The names of the others at the table. */
  readonly others: readonly string[];
  /** The events before it, in words. */
  readonly before?: string;
}

/** True if this browser can show notices. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Asks the reader whether notices may be shown. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The turns of the tables in the list of the reader's tables. One that this browser plays alone has none to tell of. */
function turnsIn(tables: readonly TableEntry[]): ToldTurn[] {
  return tables.flatMap((entry) => {
    const others = entry.seats.filter(({ yours }) => !yours);
    if (others.length === 0) return [];
    const nameOf = ({ program, name }: (typeof others)[number]) =>
      program === undefined ? (name ?? say("nameless")) : programWords(program);
    const { table, variant, live } = entry;
    const names = others.map(nameOf);
    return [{ table, variant, version: live?.version ?? -1, isAsked: isOwnTurn(entry), others: names }];
  });
}

/** Takes in the list of all tables of the reader. Tells of turns that have begun since any tab learnt of them. */
export const learnTables = (tables: readonly TableEntry[]): void => learn(turnsIn(tables), true);

/** Takes in the turn of the table that is shown. */
export const learnTurn = (turn: ToldTurn): void => learn([turn], false);

function learn(turns: readonly ToldTurn[], isAll: boolean): void {
  const change = () => {
    const before = kept();
    const { kept: next, begun } = learnt(before, turns, isAll);
    keep(before, next);
    for (const turn of turns) if (begun.includes(turn.table)) tell(turn);
  };
  // One tab after the other: the first that learns of a turn tells of it, and the others find that it is known.
  if ("locks" in navigator) void navigator.locks.request(KEY, change).catch(change);
  else change();
}

const kept = (): KeptTurns => keptTurnsOf(keeper.read(KEY));

function keep(before: KeptTurns, turns: KeptTurns): void {
  const text = JSON.stringify(turns);
  if (text !== JSON.stringify(before)) keeper.write(KEY, text);
}

/** Shows a notice, if that is wished and nobody looks at the page. A later one of the same table takes its place. */
function tell({ table, variant, others, before }: ToldTurn): void {
  const isWished = settings.notices === "on" && canNotify() && Notification.permission === "granted";
  if (!isWished || document.visibilityState === "visible") return;
  const names = [...new Set(others)];
  const game = say(`variant-${variant}`);
  const title = say("notice-turn", { game, count: names.length, names: list(names) });
  try {
    const notice = new Notification(title, { body: before ?? "", tag: `turn-${table}` });
    notice.onclick = () => {
      window.focus();
      go("table", table);
      notice.close();
    };
  } catch {
    // Some browsers of phones have notices for installed pages only.
  }
}
