// The selection for the next action: a card, its region and positions, the pieces of a Stone, cards to keep.

import { MediaQuery } from "svelte/reactivity";

import type {
  ActionFields,
  ActionView,
  CardFits,
  KingsView,
  Legal,
  PlayerObject,
  RathCard,
} from "../../client/wire.ts";
import { confirms } from "../settings.svelte.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { positionOf, positionsIn } from "./actions.ts";
import {
  KEPT,
  amnestiesOf,
  cardsOf,
  discardOf,
  fitsAt,
  fitsOf,
  keepOf,
  swapOf,
  type Action,
} from "./choices.ts";
import { Draft, isDrafted } from "./draft.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

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

  readonly #legal: Legal = $derived.by(() => this.draft.legal ?? {});
  /** The cards of which one is used up now. */
  readonly cards: readonly number[] = $derived.by(() => cardsOf(this.#legal));
  readonly fits: readonly Action<"play">[] = $derived.by(() => fitsOf(this.#legal, this.card ?? 0));
  readonly amnesties: readonly Action<"amnesty">[] = $derived.by(() =>
    amnestiesOf(this.#legal, this.card ?? 0),
  );
  readonly discard: Action<"discard"> | undefined = $derived.by(() => discardOf(this.#legal, this.card ?? 0));
  /** By region, the pieces of which the card, a Stone, swaps any two. */
  readonly stones = $derived.by(() => (this.#legal.stones ?? []).filter(({ card }) => card === this.card));
  /** The legal actions while no card is asked for. */
  readonly steps: readonly ActionView[] = $derived.by(() =>
    this.cards.length > 0 ? [] : (this.#legal.actions ?? []),
  );
  /** The game after the draft. */
  readonly kings: KingsView | undefined = $derived.by(() => (this.draft.preview ?? this.#reader.view)?.kings);
  /** The cards of this round that are left after the draft. */
  readonly hand: readonly number[] = $derived.by(() => {
    const [before, after] = [this.#reader.view?.kings, this.kings];
    const isSame = before?.round === after?.round;
    const [first] = this.draft.steps;
    const used = !isSame && first !== undefined && "card" in first ? first.card : undefined;
    const cards = ((isSame ? after : before)?.hand ?? []).map((fits) => fits.card);
    return cards.filter((card) => card !== used);
  });
  /** The pieces of the reader off the board after the draft. */
  readonly rath: RathCard | undefined = $derived.by(() =>
    this.kings?.raths.find(({ seat }) => seat === this.#reader.view?.you),
  );
  /** The cumals, cards and prisoners of the reader after the draft. */
  readonly player: PlayerObject | undefined = $derived.by(
    () => this.kings?.players[this.#reader.view?.you ?? ""],
  );
  /** The uses of the card. */
  readonly cardFits: CardFits | undefined = $derived.by(() =>
    this.kings?.hand?.find((fits) => fits.card === this.card),
  );

  /** The region that is shown where there is room for one: in which something is asked, or what the reader chose. */
  readonly shown: string | undefined = $derived.by(() => {
    const asked = this.draft.legal && this.kings?.stage.region;
    const open = this.kings?.options.regions.find((region) => !this.kings?.closed.includes(region));
    return asked ?? this.looked ?? this.region ?? open;
  });

  /** The positions that can be picked next. */
  readonly places: readonly Place[] = $derived.by(() => {
    if (this.cards.length === 0) return this.#stepPlaces();
    const stones = this.stones.flatMap(({ region, pieces }) =>
      pieces.map((piece) => ({ region, position: positionOf(piece) })),
    );
    const fits = this.#leftFits().flatMap(({ region, positions }) =>
      positions.map((position) => ({ region, position })),
    );
    return [...stones.filter(({ region }) => this.#isHere(region)), ...fits];
  });

  #isHere(region: string): boolean {
    return this.picked.length === 0 || region === this.region;
  }

  #leftFits(): readonly Action<"play">[] {
    if (this.picked.length === 0 || this.region === undefined) return this.fits;
    return fitsAt(this.fits, this.region, this.picked);
  }

  #stepPlaces(): Place[] {
    const region = this.kings?.stage.region;
    if (region === undefined) return [];
    return this.steps.flatMap((step) => positionsIn(step).map((position) => ({ region, position })));
  }

  /** The pieces of a Stone that lie on a position, the undermost first. */
  piecesAt(region: string, position: string): readonly string[] {
    const stone = this.stones.find((stone) => stone.region === region);
    return stone?.pieces.filter((piece) => positionOf(piece) === position) ?? [];
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
    if (this.canKeep) await this.decide(keepOf(this.kept));
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
    const stack = this.kings?.board[region]?.[position];
    this.opened = isOpen || stack === undefined ? undefined : { region, position };
  }

  async #pickStep(region: string, position: string): Promise<void> {
    const step = this.steps.find((step) => positionsIn(step).includes(position));
    if (step !== undefined) await this.decide(step);
    else this.look(region, position);
  }

  async #pickFit(region: string, position: string): Promise<void> {
    const before = this.region === region ? this.picked : [];
    this.region = region;
    for (const picked of [[...before, position], [position]]) {
      const [fit, ...others] = fitsAt(this.fits, region, picked);
      if (fit === undefined) continue;
      this.draft.why = undefined;
      if (others.length === 0) return this.decide(fit);
      this.picked = picked;
      return;
    }
    this.picked = [];
    const { card } = this;
    if (card !== undefined) await this.draft.explain({ kind: "play", card, region, positions: [position] });
  }

  #enter(region: string): void {
    if (this.region !== region) this.picked = [];
    this.region = region;
  }

  /** Picks one of the two pieces that a Stone swaps, or lets it go. */
  async pickPiece(region: string, piece: string): Promise<void> {
    const stone = this.stones.find((stone) => stone.region === region);
    this.#enter(region);
    if (stone === undefined) return;
    if (this.picked.includes(piece)) this.picked = this.picked.filter((other) => other !== piece);
    else this.picked = [...this.picked, piece].slice(-2);
    const [one, other] = this.picked;
    if (one !== undefined && other !== undefined) await this.decide(swapOf(stone, one, other));
  }

  /** Plays an action. Those of a turn are drafted, others count at once unless each move is to be confirmed. */
  async decide(action: ActionFields): Promise<void> {
    if (this.isBusy) return;
    const isAtOnce = this.draft.steps.length === 0 && this.#countsAtOnce(action) && !confirms();
    this.picked = [];
    this.pointed = undefined;
    this.opened = undefined;
    if (isAtOnce) return this.#playNow(action);
    await this.draft.add(action);
    // A card that the draft uses up is not open in the next turn.
    if (this.card !== undefined && this.cards.length > 0 && !this.cards.includes(this.card))
      this.card = undefined;
  }

  /** Cards to keep are chosen at any stage; an end has nothing to be shown. */
  #countsAtOnce({ kind }: ActionFields): boolean {
    return kind === "keep" || kind === "end" || !isDrafted(this.kings?.stage.name);
  }

  /** Plays an action that counts. */
  async #playNow(action: ActionFields): Promise<void> {
    const seat = this.#reader.view?.you;
    this.clear();
    if (seat !== undefined) await this.#table.order(seat, { do: "move", action });
  }
}
