// The home that answers for a table or a request: a server, or this browser.

/** True if the page came from a server. A folder of files says that it has none. */
export const hasServer = (): boolean => globalThis.document?.documentElement.dataset?.["home"] === undefined;

/** True if this browser keeps the table: the ids that servers give begin with 0 to 7. */
export const isKeptHere = (table: string): boolean => !hasServer() || /^[89a-f]/.test(table);

/** True while this browser answers beside a server. */
let isBeside = false;

/** Says that this browser answers beside a server from now on, or no longer. */
export function answerBeside(answers: boolean): void {
  isBeside = answers;
}

export const answersBeside = (): boolean => isBeside;

const OF_TABLE = /^api\/tables\/([0-9a-f]{16})\//;
/** Requests that every home answers alike: about no table, and what is made of a game that is over. */
const OF_EACH =
  /^api\/((positions|files|sheets|deck\/check)\b|tables\/\w+\/games\/\d+\/(analysis|animation|picture)\b)/;

/** True if no other home than this browser answers the request of a path. */
export function isAnsweredHere(path: string | URL): boolean {
  if (!hasServer() || String(path).startsWith("api/kept")) return true;
  const table = OF_TABLE.exec(String(path))?.[1];
  return table !== undefined && isKeptHere(table);
}

/** True if this browser keeps the page, so that it opens without its server. */
export const keepsPage = (): boolean => navigator.serviceWorker?.controller != null;

/** True if this browser answers it where the server is gone: every home knows the same games. */
export const isAnsweredAlone = (path: string | URL): boolean =>
  (OF_EACH.test(String(path)) || /^api\/variants\b/.test(String(path))) && keepsPage();

/** True if this browser answers it in place of the server, which does so where the browser fails. */
export const isAnsweredBeside = (path: string | URL): boolean =>
  (isBeside && OF_EACH.test(String(path))) ||
  // The page itself was taken from where it is kept, as the server did not answer.
  (isAnsweredAlone(path) && document.documentElement.dataset["kept"] !== undefined);
