// One function for each HTTP request. Requests without an answer are repeated; every refusal is a `Refused`.

import { baseAddress } from "./base.ts";
import { dropDead, waiting } from "./deadLines.ts";
import type { HeldSeats } from "./secrets.ts";
import { noteServerTime } from "./serverTime.ts";
import { isAnsweredAlone, isAnsweredBeside, isAnsweredHere, isKeptHere } from "./where.ts";
import type {
  Agreement,
  Code,
  DeckFileBody,
  ErrorBody,
  Fill,
  Dismiss,
  HandOver,
  Hint,
  HintFor,
  Join,
  Listing,
  MovedSeats,
  NewInvitation,
  OpenTable,
  OpenedTable,
  PreviewAnswer,
  PreviewOf,
  Rename,
  ReportBody,
  TableEntry,
  TakenSeats,
  TurnAnswer,
  TurnOf,
  TurnsAnswer,
  TurnsOf,
  TutorAnswer,
  TutorFor,
  VariantDetails,
  VariantEntry,
  VersionBody,
  Why,
  WhyNot,
} from "./wire.ts";

/** A failed request: the code and body of the server's answer, or the code `offline` without a body. */
export class Refused extends Error {
  readonly code: string;
  readonly body: ErrorBody | undefined;

  constructor(code: string, body?: ErrorBody) {
    super(body?.sentence ?? code);
    this.code = code;
    this.body = body;
  }
}

/** The code of a request that the page withdrew. */
export const WITHDRAWN = "withdrawn";

/** Refusals that pass by themselves: the server is overloaded or restarting, or cannot be reached. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  "busy",
  "too-often",
  "closing",
  "unavailable",
  "offline",
]);

/** Pause before a request that was refused for the moment is repeated. */
export const RETRY_MS = 1_500;

/** True if repeating the request can help. */
export function isTransient(error: unknown): error is Refused {
  return error instanceof Refused && TRANSIENT_CODES.has(error.code);
}

/** Attempts to reach the server in one request. */
const MAX_TRIES = 3;
const PAUSE_MS = 400;

/** The URL of a server path, below whatever base path the page has. */
export function address(path: string | URL): URL {
  return new URL(path, baseAddress());
}

/** A server that has said nothing for so long is not there. */
const SILENT_MS = 10_000;
/** The same for searches, which wait for a free processor and are withdrawn when nobody waits for them, and for files. */
const LONG_MS = 60_000;
/** Silence after which the page looks for dead connections, and the longest wait for their answers. */
const QUIET_MS = 4_000;

/** The same value; refused as by no server if it has not come in this time. */
export async function inTime<T>(value: T | Promise<T>, limitMs = SILENT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused("offline")), limitMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/** The home of this browser once its code has come: to import it again takes time. */
let ownHome: typeof import("../home/home.ts") | undefined;

/** Sends a request and reads its answer. The signal withdraws it; it ends with its connection when its time is over. */
async function request<T>(
  path: string | URL,
  take: (response: Response) => Promise<T>,
  limitMs: number,
  init: RequestInit = {},
  withdrawal?: AbortSignal,
  isHere?: boolean,
): Promise<T> {
  /** The answer of this browser. */
  const own = async () => {
    ownHome ??= await import("../home/home.ts");
    return take(await ownHome.home().ask(init, String(path), limitMs, withdrawal));
  };
  if (isHere ?? isAnsweredHere(path)) return own();
  if (isHere === undefined && isAnsweredBeside(path)) {
    try {
      return await own();
    } catch (error) {
      // A server may answer what this browser could not.
      if (!isTransient(error) && (error as Partial<Refused>).code !== "failed") throw error;
    }
  }
  const headers = { ...init.headers, "accept-language": document.documentElement.lang };
  let attempt = new AbortController();
  let isOver = withdrawal?.aborted ?? false;
  const again = () => attempt.abort();
  const end = () => {
    isOver = true;
    again();
  };
  const timers = [setTimeout(end, limitMs), setTimeout(() => void dropDead(QUIET_MS), QUIET_MS)];
  waiting.add(again);
  withdrawal?.addEventListener("abort", end);
  try {
    for (let tried = 1; !isOver; tried += 1) {
      attempt = new AbortController();
      try {
        const { signal } = attempt;
        const response = await fetch(address(path), { ...init, headers, signal, cache: "no-store" });
        noteServerTime(Date.parse(response.headers.get("date") ?? ""));
        return await take(response);
      } catch (error) {
        if (error instanceof Refused) throw error;
        if (tried === MAX_TRIES) break;
        if (!attempt.signal.aborted) await new Promise((go) => setTimeout(go, PAUSE_MS * tried));
      }
    }
    if (withdrawal?.aborted) throw new Refused(WITHDRAWN);
    if (isHere === undefined && isAnsweredAlone(path)) return await own();
    throw new Refused("offline");
  } finally {
    for (const timer of timers) clearTimeout(timer);
    waiting.delete(again);
    withdrawal?.removeEventListener("abort", end);
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.ok) {
    const text = await response.text();
    return (text === "" ? undefined : JSON.parse(text)) as T;
  }
  const body = (await response.json().catch(() => undefined)) as ErrorBody | undefined;
  throw new Refused(body?.code ?? "failed", body);
}

/** Sends a GET request. */
export const get = <T>(path: string): Promise<T> => request(path, read<T>, SILENT_MS);

/** Sends a POST request with a JSON body, or with a file, to the home that is named, else to the one that answers it. The signal withdraws it. */
export function post<T>(path: string, body: unknown, signal?: AbortSignal, isHere?: boolean): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init: RequestInit = body instanceof Blob ? { body } : { headers, body: JSON.stringify(body) };
  init.method = "POST";
  return request(path, read<T>, signal === undefined ? SILENT_MS : LONG_MS, init, signal, isHere);
}

/** Requests a file, such as a picture. */
export const fetchFile = (path: string | URL): Promise<Blob> =>
  request(path, (response) => (response.ok ? response.blob() : read(response)), LONG_MS);

/** Lists the games on offer. */
export const variants = () => get<VariantEntry[]>("api/variants");

/** Tells which program the server runs. */
export const version = () => get<VersionBody>("api/version");

/** Lists how each variant is taught, and the form of its positions. */
export const variantDetails = () => get<VariantDetails[]>("api/variants/details");

/** Lists the tables with free public seats. */
export const lobby = () => get<TableEntry[]>("api/tables");

/** Lists public games that are being played. */
export const running = () => get<TableEntry[]>("api/tables/running");

/** Gives the free seats of one's own table to a computer player. */
export const fillSeats = (table: string, asked: Fill) => post<undefined>(`api/tables/${table}/fill`, asked);

/** Asks each home about the secrets of its tables, if there are any. */
function atHomes<T>(path: string, held: readonly HeldSeats[]): Promise<T[]> {
  const homes = [true, false].map((isHere) => ({
    isHere,
    secrets: held.filter(({ table }) => isKeptHere(table) === isHere).map(({ secret }) => secret),
  }));
  const asked = homes.filter(({ secrets }) => secrets.length > 0);
  return Promise.all(asked.map(({ isHere, secrets }) => post<T>(path, { secrets }, undefined, isHere)));
}

/** Lists the tables where these secrets have seats. */
export const mine = async (held: readonly HeldSeats[]) =>
  (await atHomes<TableEntry[]>("api/tables/mine", held)).flat();

/** Checks the text of a deck file of Seat of Kings. The signal withdraws the request. */
export const checkDeck = (text: string, signal: AbortSignal) =>
  post<DeckFileBody>("api/deck/check", { text }, signal);

/** Opens a table, in this browser if it is to keep it. */
export const open = (table: OpenTable & { agreed: Agreement }, isHere: boolean) =>
  post<OpenedTable>("api/tables", table, undefined, isHere);

/** Takes a seat at a table. */
export const join = (table: string, asked: Join) => post<TakenSeats>(`api/tables/${table}/join`, asked);

/** Gives up the seats of a secret before the first game. */
export const leaveTable = (table: string, secret: string) =>
  post<undefined>(`api/tables/${table}/leave`, { secret });

/** Sends the guest of a seat away before the first game, from a table that this secret opened. Returns its new invitation. */
export const dismissGuest = (table: string, asked: Dismiss) =>
  post<NewInvitation>(`api/tables/${table}/dismiss`, asked);

/** Closes a table that this secret opened, before the first game. */
export const closeTable = (table: string, secret: string) =>
  post<undefined>(`api/tables/${table}/close`, { secret });

/** Makes an invitation to a table that this secret opened, in place of the earlier one. */
export const inviteGuests = (table: string, secret: string) =>
  post<NewInvitation>(`api/tables/${table}/invite`, { secret });

/** Withdraws the invitation to a table that this secret opened. */
export const withdrawInvitation = (table: string, secret: string) =>
  post<undefined>(`api/tables/${table}/withdraw`, { secret });

/** Shows a table in the lobby, or takes it off. */
export const listTable = (table: string, asked: Listing) =>
  post<undefined>(`api/tables/${table}/list`, asked);

/** Changes one's own name at a table. */
export const renameSeats = (table: string, asked: Rename) =>
  post<undefined>(`api/tables/${table}/name`, asked);

/** Reports another person at a table to the host of the server. */
export const reportPlayer = (table: string, report: ReportBody) =>
  post<undefined>(`api/tables/${table}/reports`, report);

/** Requests a code with which another device takes over the seats. */
export const offerHandover = (table: string, secret: string) =>
  post<Code>(`api/tables/${table}/handover`, { secret });

/** Takes over the seats of another device. */
export const handOver = (asked: HandOver) => post<MovedSeats>("api/handover", asked);

/** Deletes the player's name from the seats of these secrets. */
export const forgetName = (held: readonly HeldSeats[]) => atHomes<undefined>("api/names/forget", held);

/** Requests the move that a computer player would make in this seat. */
export const hint = (table: string, asked: HintFor, signal: AbortSignal) =>
  post<Hint>(`api/tables/${table}/hint`, asked, signal);

/** Asks the tutor about an action, or about the moves that were made. */
export const askTutor = (table: string, asked: TutorFor, signal: AbortSignal) =>
  post<TutorAnswer>(`api/tables/${table}/tutor`, asked, signal);

/** Requests what a draft of decisions would do. */
export const preview = (table: string, asked: PreviewOf, signal: AbortSignal) =>
  post<PreviewAnswer>(`api/tables/${table}/preview`, asked, signal);

/** Requests a turn of Seat of Kings as it would be played: what begins it, and what nearly everybody does next. */
export const planTurn = (table: string, asked: TurnOf, signal: AbortSignal) =>
  post<TurnAnswer>(`api/tables/${table}/turn`, asked, signal);

/** Requests the usual turn of each fit of a card. */
export const usualTurns = (table: string, asked: TurnsOf, signal: AbortSignal) =>
  post<TurnsAnswer>(`api/tables/${table}/turns`, asked, signal);

/** Requests the reason why a decision is illegal; null if it is legal. */
export const whyNot = (table: string, asked: WhyNot, signal: AbortSignal) =>
  post<Why | null>(`api/tables/${table}/why-not`, asked, signal);
