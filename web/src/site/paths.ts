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
const TABLE = /^[0-7][0-9a-f]{15}$/;
const SECRET = /^[0-9a-f]{32}$/;
const NUMBER = /^[0-9]{1,6}$/;

/** The pages whose last word is secret, each with its place among the words of an address. */
const SECRET_PLACES: Readonly<Record<string, number>> = { join: 2, take: 1 };

/** The page of a path below the base address, and of what stands behind its `#`. */
export function readPath(path: string, hash: string): Route {
  const words = path.replace(/^\/+|\/+$/g, "").split("/");
  const secret = hash.replace(/^#/, "");
  const place = SECRET_PLACES[words[0] ?? ""];
  if (place !== undefined && secret !== "") words[place] = secret;
  return readWords(words);
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

/** Whether a host name means this device itself, so that no other device can open a link to it. */
export const isOwnDevice = (host: string): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(host);

function readWords([page = "", one = "", two = "", three = "", ...rest]: readonly string[]): Route {
  if (rest.length > 0 || (three !== "" && page !== "replay")) return { page: "broken" };
  switch (page) {
    case "":
      return { page: "start" };
    case "import":
    case "lobby":
    case "mine":
    case "settings":
      return one === "" ? { page } : { page: "broken" };
    case "rules":
      return two === "" && /^[A-Za-z0-9-]*$/.test(one)
        ? { page, chapter: one === "" ? undefined : one }
        : { page: "broken" };
    case "learn":
      return /^[a-z0-9-]*$/.test(one + two)
        ? { page, course: one === "" ? undefined : one, step: two === "" ? undefined : two }
        : { page: "broken" };
    case "new":
      return two === "" && /^[a-z0-9-]+$/.test(one) ? { page, variant: one } : { page: "broken" };
    case "table":
      return two === "" && TABLE.test(one) ? { page, table: one } : { page: "broken" };
    case "join":
      if (!TABLE.test(one) || (two !== "" && !SECRET.test(two))) return { page: "broken" };
      return { page, table: one, invitation: two === "" ? undefined : two };
    case "take":
      return SECRET.test(one) ? { page, code: one } : { page: "broken" };
    case "replay":
      return TABLE.test(one) && NUMBER.test(two) && (three === "" || NUMBER.test(three))
        ? { page, table: one, game: Number(two), moment: three === "" ? undefined : Number(three) }
        : { page: "broken" };
    case "analysis":
      return two === "" && decoded(one) ? { page, position: decoded(one) } : { page: "broken" };
    case "editor":
      return two === "" ? { page, position: decoded(one) || undefined } : { page: "broken" };
    default:
      return { page: "broken" };
  }
}

/** Decodes one word of an address; empty if it is malformed. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}
