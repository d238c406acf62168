// Which page is shown. It stands behind the `#` of the address, so that one file serves all pages below any base path, and
// what is secret in a link reaches no server and no log of one.

/** A page and what belongs to it. */
export type Route =
  | { page: "start" }
  | { page: "new"; variant: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invitation: string | undefined }
  | { page: "take"; code: string }
  | { page: "replay"; table: string; game: number }
  | { page: "analysis"; position: string }
  | { page: "editor"; position: string | undefined }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "broken" };

const TABLE = /^[0-9a-f]{16}$/;
const SECRET = /^[0-9a-f]{32}$/;
const NUMBER = /^[0-9]{1,6}$/;

/** Parses the hash of an address. */
export function read(hash: string): Route {
  const [page = "", one = "", two = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  if (rest.length > 0) return { page: "broken" };
  switch (page) {
    case "":
      return { page: "start" };
    case "lobby":
    case "mine":
    case "settings":
      return { page };
    case "new":
      return /^[a-z0-9-]+$/.test(one) ? { page, variant: one } : { page: "broken" };
    case "table":
      return TABLE.test(one) ? { page, table: one } : { page: "broken" };
    case "join":
      if (!TABLE.test(one) || (two !== "" && !SECRET.test(two))) return { page: "broken" };
      return { page, table: one, invitation: two === "" ? undefined : two };
    case "take":
      return SECRET.test(one) ? { page, code: one } : { page: "broken" };
    case "replay":
      return TABLE.test(one) && NUMBER.test(two)
        ? { page, table: one, game: Number(two) }
        : { page: "broken" };
    case "analysis":
      return two === "" && text(one) ? { page, position: text(one) } : { page: "broken" };
    case "editor":
      return two === "" ? { page, position: text(one) || undefined } : { page: "broken" };
    default:
      return { page: "broken" };
  }
}

/** Decodes one word of an address; empty if it is malformed. */
function text(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}

/** The hash of a page. */
export function write(...words: (string | number)[]): string {
  return `#/${words.map(encodeURIComponent).join("/")}`;
}

class Here {
  route: Route = $state(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = read(location.hash);
    });
  }
}

/** The page that is shown. */
export const here = new Here();

/** Goes to a page. */
export function go(...words: (string | number)[]): void {
  location.hash = write(...words);
}

/** Goes to a page and drops this one from the history. */
export function replace(...words: (string | number)[]): void {
  location.replace(write(...words));
}
