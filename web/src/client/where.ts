// The home that answers for a table or a request: a server, or this browser.

/** True if the page came from a server. A folder of files says that it has none. */
export const hasServer = (): boolean => globalThis.document?.documentElement.dataset?.["home"] === undefined;

/** True if this browser keeps the table: the ids that servers give begin with 0 to 7. */
export const isKeptHere = (table: string): boolean => !hasServer() || /^[89a-f]/.test(table);

const OF_TABLE = /^api\/tables\/([0-9a-f]{16})\//;

/** True if this browser answers the request of a path. */
export function isAnsweredHere(path: string | URL): boolean {
  if (!hasServer()) return true;
  const table = OF_TABLE.exec(String(path))?.[1];
  return table !== undefined && isKeptHere(table);
}
