// The selection for the next decision: a card, its region and positions, the pieces of a Stone, cards to keep.

import { MediaQuery } from "svelte/reactivity";

import type { CardFits, KingsView, RathView } from "../../client/wire.ts";
import { confirms } from "../settings.svelte.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import {
  KEPT,
  cardsOf,
  choicesOf,
  fitsAt,
  keepToken,
  swapToken,
  swapsOf,
  usesOf,
  type Choice,
} from "./choices.ts";
import { Draft } from "./draft.svelte.ts";
import type { Reader } from "./reader.svelte.ts";
import { positionOf as positionOfPiece, read } from "./tokens.ts";

/** Decisions that are not drafted but count at once, unless each move is to be confirmed. */
const AT_ONCE: ReadonlySet<string> = new Set([
  "keep",
  "traitor",
  "decline",
  "ransom",
  "start",
  "region",
  "end",
]);

/** `current` is whether the screen has room for one region at a time only. */
export const narrow = new MediaQuery("(max-width: 55.99rem)");

/** A position that can be picked. */
export interface Place {
  readonly region: string;
  readonly position: string;
}

/** The selection of the reader, and the draft of the turn. */
export class Turn {
  readonly #table: SeatedTable;
  readonly #reader: Reader;
  readonly draft: Draft;
  /** The card that is looked at or used. */
  card: number | undefined = $state(undefined);
  /** The region of what is picked. */
  region: string | undefined = $state(undefined);
  /** Positions of a fit, or pieces of a Stone. */
  picked: readonly string[] = $state.raw([]);
  /** A fit that is pointed at, by its region and its positions. */
  pointed: { readonly region: string; readonly positions: readonly string[] } | undefined =
    $state.raw(undefined);
  /** A stack that is looked into. */
  opened: Place | undefined = $state.raw(undefined);
  /** The region that the reader wants to see, where only one is shown. */
  looked: string | undefined = $state(undefined);
  /** The cards that are about to be kept. */
  kept: readonly number[] = $state.raw([]);

  constructor(table: SeatedTable, reader: Reader) {
    this.#table = table;
    this.#reader = reader;
    this.draft = new Draft(table, reader);
  }

  readonly choices: readonly Choice[] = $derived.by(() => choicesOf(this.draft.legal));
  /** The cards of which one is used up now. */
  readonly cards: readonly number[] = $derived.by(() => cardsOf(this.draft.legal));
  readonly fits: readonly Choice[] = $derived.by(() => this.#uses("play"));
  readonly amnesties: readonly Choice[] = $derived.by(() => this.#uses("amnesty"));
  readonly discards: readonly Choice[] = $derived.by(() => this.#uses("discard"));
  readonly swaps = $derived.by(() => swapsOf(this.draft.legal).filter((swap) => swap.card === this.card));
  /** The legal decisions while no card is asked for. */
  readonly steps: readonly Choice[] = $derived.by(() => (this.cards.length > 0 ? [] : this.choices));
  /** The game after the draft. */
  readonly kings: KingsView | undefined = $derived.by(() => (this.draft.preview ?? this.#reader.view)?.kings);
  /** The cards of this round that are left after the draft. */
  readonly hand: readonly number[] = $derived.by(() => {
    const [before, after] = [this.#reader.view?.kings, this.kings];
    const isSame = before?.round === after?.round;
    const used = isSame ? undefined : read(this.draft.steps[0] ?? "").numbers[0];
    const cards = ((isSame ? after : before)?.hand ?? []).map((fits) => fits.card);
    return cards.filter((card) => card !== used);
  });
  /** The possessions of the reader after the draft. */
  readonly rath: RathView | undefined = $derived.by(() =>
    this.kings?.raths.find(({ seat }) => seat === this.#reader.view?.you),
  );
  /** The uses of the card. */
  readonly cardFits: CardFits | undefined = $derived.by(() =>
    this.kings?.hand?.find((fits) => fits.card === this.card),
  );

  /** The region that is shown where there is room for one: in which something is asked, or what the reader chose. */
  readonly shown: string | undefined = $derived.by(() => {
    const asked = this.draft.legal && this.kings?.asks?.region;
    const open = this.kings?.regions.find((region) => !region.is_closed)?.region;
    return asked ?? this.looked ?? this.region ?? open;
  });

  #uses(kind: string): Choice[] {
    return this.card === undefined ? [] : usesOf(this.draft.legal, kind, this.card);
  }

  /** The positions that can be picked next. */
  readonly places: readonly Place[] = $derived.by(() => {
    if (this.cards.length === 0) return this.#stepPlaces();
    const swaps = this.swaps.flatMap(({ region, pieces }) =>
      pieces.map((piece) => ({ region, position: positionOfPiece(piece) })),
    );
    const fits = this.#leftFits().flatMap(({ region = "", positions }) =>
      positions.map((position) => ({ region, position })),
    );
    return [...swaps.filter(({ region }) => this.#isHere(region)), ...fits];
  });

  #isHere(region: string): boolean {
    return this.picked.length === 0 || region === this.region;
  }

  #leftFits(): readonly Choice[] {
    if (this.picked.length === 0 || this.region === undefined) return this.fits;
    return fitsAt(this.fits, this.region, this.picked);
  }

  #stepPlaces(): Place[] {
    const region = this.kings?.asks?.region;
    if (region === undefined) return [];
    return this.steps.flatMap(({ positions }) => positions.map((position) => ({ region, position })));
  }

  /** The pieces of a Stone that lie on a position, the undermost first. */
  piecesAt(region: string, position: string): readonly string[] {
    const swap = this.swaps.find((swap) => swap.region === region);
    return swap?.pieces.filter((piece) => positionOfPiece(piece) === position) ?? [];
  }

  /** Whether a request or an order is on its way. */
  get isBusy(): boolean {
    return this.draft.isAsking || this.draft.isPlaying || this.#table.waiting > 0;
  }

  /** Drops the draft and everything that is picked. */
  clear(): void {
    this.draft.clear();
    this.card = undefined;
    this.picked = [];
    this.pointed = undefined;
    this.opened = undefined;
    this.kept = [];
  }

  /** Opens a card, or closes it. */
  choose(card: number): void {
    this.draft.why = undefined;
    this.card = this.card === card ? undefined : card;
    this.picked = [];
  }

  /** Adds a card to those that are kept, or removes it. */
  keep(card: number): void {
    const isKept = this.kept.includes(card);
    const others = this.kept.filter((other) => other !== card);
    if (isKept) this.kept = others;
    else if (others.length < KEPT) this.kept = [...others, card];
  }

  /** Whether the cards that are to be kept are all chosen. */
  get canKeep(): boolean {
    return this.kept.length === KEPT && this.draft.legal?.keeps !== undefined;
  }

  /** Decides which cards are kept. */
  async keepThem(): Promise<void> {
    if (this.canKeep) await this.decide(keepToken(this.kept));
  }

  /** Picks a position of a region. If that is illegal, the server explains why. */
  async pick(region: string, position: string): Promise<void> {
    if (this.cards.length === 0) return this.#pickStep(region, position);
    const [piece, ...others] = this.piecesAt(region, position);
    if (piece !== undefined && others.length === 0) return this.pickPiece(region, piece);
    if (piece !== undefined) {
      this.#enter(region);
      this.opened = { region, position };
    } else if (this.card !== undefined) await this.#pickFit(region, position);
    else this.look(region, position);
  }

  /** Opens a stack, or closes it. */
  look(region: string, position: string): void {
    const isOpen = this.opened?.region === region && this.opened.position === position;
    const stack = this.kings?.regions.find((other) => other.region === region)?.stacks[position];
    this.opened = isOpen || stack === undefined ? undefined : { region, position };
  }

  async #pickStep(region: string, position: string): Promise<void> {
    const step = this.steps.find((choice) => choice.positions.includes(position));
    if (step !== undefined) await this.decide(step.token);
    else this.look(region, position);
  }

  async #pickFit(region: string, position: string): Promise<void> {
    const before = this.region === region ? this.picked : [];
    this.region = region;
    for (const picked of [[...before, position], [position]]) {
      const [fit, ...others] = fitsAt(this.fits, region, picked);
      if (fit === undefined) continue;
      this.draft.why = undefined;
      if (others.length === 0) return this.decide(fit.token);
      this.picked = picked;
      return;
    }
    this.picked = [];
    await this.draft.explain(`play ${this.card} ${region} ${position}`);
  }

  #enter(region: string): void {
    if (this.region !== region) this.picked = [];
    this.region = region;
  }

  /** Picks one of the two pieces that a Stone swaps, or lets it go. */
  async pickPiece(region: string, piece: string): Promise<void> {
    const swap = this.swaps.find((swap) => swap.region === region);
    this.#enter(region);
    if (swap === undefined) return;
    if (this.picked.includes(piece)) this.picked = this.picked.filter((other) => other !== piece);
    else this.picked = [...this.picked, piece].slice(-2);
    const [one, other] = this.picked;
    if (one !== undefined && other !== undefined) await this.decide(swapToken(swap, one, other));
  }

  /** Makes a decision. Those of a turn are drafted, others count at once. */
  async decide(token: string): Promise<void> {
    if (this.isBusy) return;
    const [kind = ""] = token.split(" ");
    this.picked = [];
    this.pointed = undefined;
    this.opened = undefined;
    if (AT_ONCE.has(kind) && !confirms() && this.draft.steps.length === 0) return this.#decideNow(token);
    await this.draft.add(token);
    // A card that the draft uses up is not open in the next turn.
    if (this.card !== undefined && this.cards.length > 0 && !this.cards.includes(this.card))
      this.card = undefined;
  }

  /** Makes a decision that counts. */
  async #decideNow(token: string): Promise<void> {
    const seat = this.#reader.view?.you;
    this.clear();
    if (seat !== undefined) await this.#table.order(seat, { do: "move", decision: token });
  }
}
