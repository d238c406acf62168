// What tables were bound to before their games, as this browser was shown it then.

const KEY = "tara.commitments";

/** As many games as are kept, the newest last. */
const MOST = 50;

function kept(): [string, string][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? (all as [string, string][]) : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, game: number): string => `${table}/${game}`;

/** Keeps what a table is bound to in a game that is not over. What was shown first counts. */
export function keepCommitment(table: string, game: number, commitment: string): void {
  const all = kept();
  const name = nameOf(table, game);
  if (all.some(([other]) => other === name)) return;
  localStorage.setItem(KEY, JSON.stringify([...all, [name, commitment]].slice(-MOST)));
}

/** What a table was bound to in a game, if this browser has seen it. */
export function seenBefore(table: string, game: number): string | undefined {
  return kept().find(([name]) => name === nameOf(table, game))?.[1];
}
