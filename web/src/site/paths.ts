// Addresses of pages. A path leads to a page, so that the server can say what a link shows. What is secret in a link stands
// behind a `#`: it reaches no server, and no log of one.

/** A page and what belongs to it. */
export type Route =
  | { page: "start" }
  | { page: "new"; variant: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; invitation: string | undefined }
  | { page: "take"; code: string }
  | { page: "replay"; table: string; game: number; moment: number | undefined }
  | { page: "analysis"; position: string }
  | { page: "editor"; position: string | undefined }
  | { page: "import" }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "rules"; chapter: string | undefined }
  | { page: "learn"; course: string | undefined; step: string | undefined }
  | { page: "broken" };

/** The server has numbers of 63 bits, so the first digit is 7 at most. */
const TABLE = /(?<![0-9a-z])[0-7](?:[\s=\u00ad\u200b-\u200d\u2060\ufeff]*[0-9a-f]){15}(?![0-9a-f])/;
const SECRET = /(?<![0-9a-z])[0-9a-f](?:[\s=\u00ad\u200b-\u200d\u2060\ufeff]*[0-9a-f]){31}(?![0-9a-f])/;
const NUMBERS = /^\/+([0-9]{1,6})(?![0-9])(?:\/+([0-9]{1,6})(?![0-9]))?/;

/** Where mails and chats break a long word. */
const BREAKS = /[\s=\u00ad\u200b-\u200d\u2060\ufeff]/g;

const BROKEN = { page: "broken" } as const;

/** The pages whose last word is secret, each with its place among the words of an address. */
const SECRET_PLACES: Readonly<Record<string, number>> = { join: 2, take: 1 };

/** The address of a table that this browser keeps, which nobody sends to others. */
const KEPT = /^\/*(?:table|replay)\/[89a-f][0-9a-f]{15}(?:\/|$)/;

/** A page whose path is one word. */
const single = (page: "import" | "lobby" | "mine" | "settings") => (one: string) =>
  one === "" ? { page } : BROKEN;

/** The routes by the first word of a path, from the words behind it. */
const ROUTES: Readonly<Record<string, (one: string, two: string, three: string) => Route>> = {
  "": () => ({ page: "start" }),
  ...{ import: single("import"), lobby: single("lobby"), mine: single("mine"), settings: single("settings") },
  rules: (one, two) =>
    two || /[^A-Za-z0-9-]/.test(one) ? BROKEN : { page: "rules", chapter: one || undefined },
  learn: (course, step) =>
    /[^a-z0-9-]/.test(course + step)
      ? BROKEN
      : { page: "learn", course: course || undefined, step: step || undefined },
  new: (one, two) => (two === "" && /^[a-z0-9-]+$/.test(one) ? { page: "new", variant: one } : BROKEN),
  table: (table) => ({ page: "table", table }),
  join: (table, invitation) => ({ page: "join", table, invitation: invitation || undefined }),
  take: (code) => ({ page: "take", code }),
  replay: (table, game, at) => ({ page: "replay", table, game: +game, moment: at ? +at : undefined }),
  analysis: (one, two) =>
    two === "" && decoded(one) ? { page: "analysis", position: decoded(one) } : BROKEN,
  editor: (one, two) => (two === "" ? { page: "editor", position: decoded(one) || undefined } : BROKEN),
};

/** The first words of the paths of pages; that of the start is empty. */
export const pages: readonly string[] = Object.keys(ROUTES);

/** The page of a path below the base address, and of what stands behind its `#`. */
export function readPath(path: string, hash: string): Route {
  return readWords(linkWords(path + hash) ?? path.replace(/^\/+|\/+$/g, "").split("/"));
}

/**
 * The words of a link that people send each other, whatever a chat or a mail has made of it: in capitals, with signs escaped, with
 * more behind it. Only one word if it is not whole; undefined if it is another address.
 */
export function linkWords(link: string): string[] | undefined {
  if (KEPT.test(link)) return undefined;
  const sign = (_: string, code: string) => String.fromCharCode(parseInt(code, 16));
  const text = link
    // A `#` that a line was broken in, and one of a mail.
    .replace(/%2(?:%20|\s)+3|=23(?=[0-9a-f]{32})/gi, "#")
    // Some escape what is escaped already.
    .replace(/%(?:25)*([0-7][0-9a-f])/gi, sign)
    .replace(/(?:%[89a-f][0-9a-f])+/gi, decoded)
    // Wide signs of East Asian keyboards.
    .normalize("NFKC")
    .toLowerCase();
  const page = /^\/*(join|take|table|replay)(?![0-9a-z-])/.exec(text)?.[1];
  if (page === undefined) return undefined;
  const secret = SECRET.exec(text)?.[0].replace(BREAKS, "");
  if (page === "take") return secret === undefined ? [BROKEN.page] : [page, secret];
  const found = TABLE.exec(text);
  if (found === null) return [BROKEN.page];
  const table = found[0].replace(BREAKS, "");
  if (page === "table") return [page, table];
  const rest = text.slice(found.index + found[0].length);
  // A replay has a number, and a secret that is cut off is none.
  const more = page === "replay" ? NUMBERS.exec(rest)?.slice(1).filter(Boolean) : secret && [secret];
  const isCut = more === undefined && (page === "replay" || /^[#/]+[0-9a-z]/.test(rest));
  return isCut ? [BROKEN.page] : [page, table, ...(more ?? [])];
}

/** The words of an address of earlier versions, which stood behind `#/`; undefined if it is none. */
export function earlierWords(hash: string): string[] | undefined {
  return hash.startsWith("#/") ? hash.slice(2).split("/").map(decoded) : undefined;
}

/** The address of a page below the base address. */
export function writePath(...words: readonly (string | number)[]): string {
  const place = SECRET_PLACES[String(words[0] ?? "")] ?? words.length;
  const path = words.slice(0, place).map(encodeURIComponent).join("/");
  return words.length > place ? `${path}#${words[place]}` : path;
}

/** True if a host name means this device itself, so that no other device can open a link to it. */
export const isOwnDevice = (host: string): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(host);

function readWords([page = "", one = "", two = "", three = "", ...rest]: readonly string[]): Route {
  if (rest.length > 0 || (three !== "" && page !== "replay")) return BROKEN;
  return (pages.includes(page) && ROUTES[page]?.(one, two, three)) || BROKEN;
}

/** Decodes one word of an address; empty if it is malformed. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}
