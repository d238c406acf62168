// The commitments of tables, as this browser saw them before each game.

const KEY = "tara.commitments";

/** The oldest games are dropped above this number. */
const MAX_GAMES = 50;

function kept(): [string, string][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? (all as [string, string][]) : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, game: number): string => `${table}/${game}`;

/** Stores the commitment of a running game. The first one that this browser sees counts. */
export function keepCommitment(table: string, game: number, commitment: string): void {
  const all = kept();
  const name = nameOf(table, game);
  if (all.some(([other]) => other === name)) return;
  localStorage.setItem(KEY, JSON.stringify([...all, [name, commitment]].slice(-MAX_GAMES)));
}

/** The commitment of a game that this browser saw before its end; undefined if it was not there. */
export function keptCommitment(table: string, game: number): string | undefined {
  return kept().find(([name]) => name === nameOf(table, game))?.[1];
}
