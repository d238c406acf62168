// Requests over HTTP: one function each, said again if no answer came, and every refusal as one kind of error.

import type {
  Agreed,
  Code,
  ErrorBody,
  HandOver,
  Hint,
  HintFor,
  Join,
  OpenTable,
  Opened,
  PreviewAnswer,
  PreviewOf,
  TableEntry,
  Taken,
  VariantEntry,
  Why,
  WhyNot,
} from "./wire.ts";

/** Why nothing came of a request: the server's code and sentence, or the code `offline` without one. */
export class Refused extends Error {
  readonly code: string;
  readonly body: ErrorBody | undefined;

  constructor(code: string, body?: ErrorBody) {
    super(body?.sentence ?? code);
    this.code = code;
    this.body = body;
  }
}

/** How often a request is said that nobody answers. */
const TRIES = 3;
const PAUSE_MS = 400;

/** The address of a path of the server, wherever the page lies. */
export function address(path: string): URL {
  const here = new URL(document.baseURI);
  here.hash = "";
  here.search = "";
  return new URL(path, here);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(path: string, init?: RequestInit): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await fetch(address(path), { ...init, cache: "no-store" });
    } catch {
      if (tried === TRIES) throw new Refused("offline");
      await pause(PAUSE_MS * tried);
    }
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

/** Asks for what lies at a path. */
export async function get<T>(path: string): Promise<T> {
  return read<T>(await ask(path));
}

/** Asks for something by what is sent. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return read<T>(await ask(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The games on offer. */
export const variants = () => get<VariantEntry[]>("api/variants");

/** The tables that look for guests. */
export const lobby = () => get<TableEntry[]>("api/tables");

/** The tables with seats of these secrets. */
export const mine = (secrets: readonly string[]) => post<TableEntry[]>("api/tables/mine", { secrets });

/** Opens a table. */
export const open = (table: OpenTable & { agreed: Agreed }) => post<Opened>("api/tables", table);

/** Takes a seat at a table. */
export const join = (table: string, asked: Join) => post<Taken>(`api/tables/${table}/join`, asked);

/** A code by which another device takes over one's seats. */
export const offerHandover = (table: string, secret: string) =>
  post<Code>(`api/tables/${table}/handover`, { secret });

/** Takes over the seats of another device. */
export const handOver = (asked: HandOver) => post<Taken>("api/handover", asked);

/** Deletes the name at one's seats. */
export const forgetName = (secrets: readonly string[]) => post<undefined>("api/names/forget", { secrets });

/** What a computer player would decide in the place of a seat. */
export const hint = (table: string, asked: HintFor) => post<Hint>(`api/tables/${table}/hint`, asked);

/** What a draft of decisions would do. */
export const preview = (table: string, asked: PreviewOf) =>
  post<PreviewAnswer>(`api/tables/${table}/preview`, asked);

/** Why a decision is not legal; null if it is. */
export const whyNot = (table: string, asked: WhyNot) =>
  post<Why | null>(`api/tables/${table}/why-not`, asked);
