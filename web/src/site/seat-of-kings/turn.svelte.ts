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
  UsualTurn,
} from "../../client/wire.ts";
import { confirms } from "../settings.svelte.ts";
import { positionOf, positionsIn } from "./actions.ts";
import {
  KEPT,
  amnestiesOf,
  cardsOf,
  discardOf,
  fitsAt,
  fitsOf,
  keepOf,
  placedOn,
  stonesIn,
  swapOf,
  type Action,
} from "./choices.ts";
import { Draft, isDrafted } from "./draft.svelte.ts";
import type { KingsHost, KingsReader } from "./host.ts";
import { keepDraft, keptDraft } from "./kept.ts";
import { Sending } from "./sending.svelte.ts";
import { placesOf } from "./stage/touched.ts";
import { UsualTurns } from "./usual.svelte.ts";

/** Nothing picked or kept. It is always the same array, so that setting it again updates nothing. */
const NONE: readonly never[] = [];

/** `current` is whether the screen has room for one region at a time only. */
export const narrow = new MediaQuery("(max-width: 47.99rem), (max-height: 30rem)");

/** A position that can be picked. */
export interface Place {
  readonly region: string;
  readonly position: string;
}

/** The selection of the reader, and the draft of the turn. */
export class Turn {
  readonly #host: KingsHost;
  readonly #reader: KingsReader;
  /** True if something of this visit is kept for a reload. */
  #isStored = false;
  readonly draft: Draft;
  readonly usual: UsualTurns;
  readonly sending: Sending;
  /** The card that is looked at or used. */
  card: number | undefined = $state(undefined);
  /** The region of what is picked. */
  region: string | undefined = $state(undefined);
  /** Positions of a fit, or pieces of a Stone. */
  picked: readonly string[] = $state.raw(NONE);
  /** A position that is pointed at. */
  pointed: Place | undefined = $state.raw(undefined);
  /** The move of a hint, by its region and positions. */
  hinted: { readonly region: string; readonly positions: readonly string[] } | undefined =
    $state.raw(undefined);
  /** The card that a hint would use. */
  hintedCard: number | undefined = $state(undefined);
  /** A stack that is looked into. */
  opened: Place | undefined = $state.raw(undefined);
  /** The region that the reader wants to see, where only one is shown. */
  looked: string | undefined = $state(undefined);
  /** The cards that are about to be kept. */
  kept: readonly number[] = $state.raw(NONE);
  /** The card that was pointed at or pressed last, which is told in words. */
  read: number | undefined = $state(undefined);
  /** The card that is explained because that was asked for, on a phone too. */
  explained: number | undefined = $state(undefined);
  /** True if a fourth card was pressed where three are kept. */
  isTooMany = $state(false);
  /** True if a reload found a draft of an earlier moment. */
  isDropped = $state(false);

  constructor(host: KingsHost, reader: KingsReader) {
    this.#host = host;
    this.#reader = reader;
    this.draft = new Draft(host, reader);
    this.usual = new UsualTurns(host, reader);
    this.sending = new Sending(host, this.draft);
  }

  readonly #legal: Legal = $derived.by(() => this.draft.legal ?? {});
  /** The cards of which one is used up now. */
  readonly cards: readonly number[] = $derived.by(() => cardsOf(this.#legal));
  readonly fits: readonly Action<"play">[] = $derived.by(() => fitsOf(this.#legal, this.card ?? 0));
  readonly amnesties: readonly Action<"amnesty">[] = $derived.by(() =>
    amnestiesOf(this.#legal, this.card ?? 0),
  );
  readonly discard: Action<"discard"> | undefined = $derived.by(() => discardOf(this.#legal, this.card ?? 0));
  /** The discard of a card, a draft or not; undefined if it is illegal. */
  discardOf(card: number): Action<"discard"> | undefined {
    return discardOf(this.#reader.view?.legal ?? {}, card);
  }

  /** By region, the pieces of which the card, a Stone, swaps any two. */
  readonly stones = $derived.by(() => (this.#legal.stones ?? []).filter(({ card }) => card === this.card));
  /** The legal actions of a question; none while a card is asked for, or while a draft has what goes on in its own list. */
  readonly steps: readonly ActionView[] = $derived.by(() => {
    const isListed = this.draft.steps.length > 0 && this.draft.asks === undefined;
    return this.cards.length > 0 || isListed ? [] : (this.#legal.actions ?? []);
  });
  /** The game after the draft. */
  readonly kings: KingsView | undefined = $derived.by(() => (this.draft.preview ?? this.#reader.view)?.kings);
  /** The cards of this round, with the one that a draft would use up. */
  readonly hand: readonly number[] = $derived.by(() =>
    (this.#reader.view?.kings?.hand ?? []).map((fits) => fits.card),
  );
  /** The card that the draft uses up. */
  readonly used: number | undefined = $derived.by(() => {
    const [first] = this.draft.steps;
    return first !== undefined && "card" in first ? first.card : undefined;
  });
  /** The region in which the draft plays. */
  get draftRegion(): string | undefined {
    const [first] = this.draft.steps;
    return first !== undefined && "region" in first ? first.region : this.#reader.view?.kings?.stage.region;
  }

  /** The cards that can be used now, a draft or not. */
  readonly usable: readonly number[] = $derived.by(() =>
    this.#reader.isOpen && !this.sending.isPending ? cardsOf(this.#reader.view?.legal ?? {}) : [],
  );
  /** The seat that reads. */
  readonly seat: string | undefined = $derived.by(() => this.#reader.view?.you);
  /** The cumals that the reader has before the draft. */
  readonly cumals: number = $derived.by(
    () => this.#reader.view?.kings?.players[this.#reader.view.you ?? ""]?.cumals ?? 0,
  );
  /** The number of players. */
  readonly players: number = $derived.by(() => this.kings?.raths.length ?? 0);
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

  /** The region that is shown where there is room for one: in which something is asked or drafted, or what the reader chose. */
  readonly shown: string | undefined = $derived.by(() => {
    const drafted = this.draft.steps.length > 0 ? this.draftRegion : undefined;
    const asked = (this.draft.legal && this.kings?.stage.region) ?? drafted;
    const open = this.kings?.options.regions.find((region) => !this.kings?.closed.includes(region));
    return asked ?? this.looked ?? this.region ?? open;
  });

  /** The fit that is shown on the board: the best one with what is picked and pointed at. */
  readonly shownFit: Action<"play"> | undefined = $derived.by(() => {
    const { fits, pointed, picked, region } = this;
    const isHidden = this.#host.hidesBest && picked.length === 0;
    const isGuess = pointed === undefined && (isHidden || !this.usual.areKnown);
    if (this.draft.steps.length > 0 || isGuess) return undefined;
    const left = picked.length > 0 && region !== undefined ? fitsAt(fits, region, picked) : fits;
    // A press on what does not go with what is picked begins anew there.
    const ways = pointed ? [left, fits].map((all) => fitsAt(all, pointed.region, [pointed.position])) : [];
    const meant = ways.find((way) => way.length > 0) ?? left;
    // A fit that changes nothing is the best for nobody, and shown only where it is pointed at.
    const useful = pointed ? meant : meant.filter((fit) => !this.#isIdle(fit));
    return this.usual.bestOf(useful);
  });

  /** The usual turn of the fit that is pointed at. */
  readonly pointedTurn: UsualTurn | undefined = $derived.by(() => {
    const { pointed, shownFit: fit } = this;
    const isPointed = pointed?.region === fit?.region && fit?.positions.includes(pointed?.position ?? "");
    return fit !== undefined && isPointed ? this.shownTurn : undefined;
  });

  /** The usual turn of the fit that is shown. */
  get shownTurn(): UsualTurn | undefined {
    return this.shownFit && this.usual.of(this.shownFit.region, this.shownFit.positions);
  }

  /** True if activating now would cost something and make no promotion possible, as the server says. */
  readonly isIdleActivation: boolean = $derived.by(() => {
    const cost = this.kings?.prompt?.activation;
    return cost !== undefined && "is_useless" in cost && cost.is_useless === true;
  });

  /** The positions that can be picked next. */
  readonly places: readonly Place[] = $derived.by(() => {
    if (this.sending.isPending) return NONE;
    if (this.draft.steps.length > 0 && this.draft.asks === undefined) return this.#draftPlaces();
    if (this.cards.length === 0) return this.#stepPlaces();
    const stones = stonesIn(this.stones, this.picked.length > 0 ? this.region : undefined).flatMap(
      ({ region, pieces }) => pieces.map((piece) => ({ region, position: positionOf(piece) })),
    );
    return [...stones, ...this.#leftFits().flatMap(placesOf)];
  });

  /** The positions of which no fit can change anything. */
  readonly idlePlaces: readonly Place[] = $derived.by(() => {
    const open = this.fits.filter((fit) => !this.#isIdle(fit));
    const has = (fits: readonly Action<"play">[], { region, position }: Place) =>
      fits.some((fit) => fit.region === region && fit.positions.includes(position));
    return this.places.filter((place) => has(this.fits, place) && !has(open, place));
  });

  /** True if a fit can change nothing. */
  #isIdle({ region, positions }: Action<"play">): boolean {
    const isDear = this.kings?.regions.find((one) => one.region === region)?.is_dear;
    return isDear || this.usual.of(region, positions)?.idle !== undefined;
  }

  /** The fits that a press can still lead to: in the region of what is picked those with it, elsewhere all. */
  #leftFits(): readonly Action<"play">[] {
    const { region } = this;
    if (this.picked.length === 0 || region === undefined) return this.fits;
    const others = this.fits.filter((fit) => fit.region !== region);
    return [...fitsAt(this.fits, region, this.picked), ...others];
  }

  #draftPlaces(): Place[] {
    const region = this.kings?.stage.region;
    if (region === undefined) return [];
    const all = [...this.draft.steps.slice(1), ...this.draft.offers.map(({ action }) => action)];
    return all.flatMap((step) => positionsIn(step).map((position) => ({ region, position })));
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

  /** True if a request or an order is on its way. */
  get isBusy(): boolean {
    const { isAsking, isPlaying, advice } = this.draft;
    return isAsking || isPlaying || advice.isAsked || this.#host.waiting > 0;
  }

  /** Drops the draft and everything that is picked. */
  clear(): void {
    this.#drop();
    keepDraft(this.#host.id, undefined);
  }

  #drop(): void {
    this.draft.clear();
    this.#open(undefined);
    this.pointed = undefined;
    this.opened = undefined;
    this.kept = NONE;
    this.isTooMany = false;
    this.explained = undefined;
    this.hinted = undefined;
    this.hintedCard = undefined;
  }

  #open(card: number | undefined): void {
    this.card = card;
    this.explained = undefined;
    this.picked = NONE;
    this.draft.unsay();
    void this.usual.fetch(card);
  }

  /** Goes back by one: revokes what could not be sent, closes a stack, lets a position go, undoes a choice, or closes the card. */
  async cancel(): Promise<void> {
    if (this.sending.isPending) this.sending.revoke();
    else if (this.opened !== undefined) this.opened = undefined;
    else if (this.explained !== undefined) this.explained = undefined;
    else if (this.picked.length > 0) this.picked = NONE;
    else if (this.draft.steps.length > 0) await this.draft.back();
    else if (this.card !== undefined) this.#open(undefined);
    else this.kept = this.kept.slice(0, -1);
  }

  /** Begins another moment: drops what is chosen, but for a draft of that moment which a reload interrupted. */
  renew(moment: string): void {
    const { opened } = this;
    this.#drop();
    // A stack that somebody looks into stays open while others play, as long as it is there.
    if (opened !== undefined && this.kings?.board[opened.region]?.[opened.position] !== undefined)
      this.opened = opened;
    const stored = keptDraft(this.#host.id);
    if (stored === undefined || !this.#reader.isOpen) return;
    if (stored.moment === moment) {
      this.kept = stored.kept;
      if (stored.card !== undefined) this.#open(stored.card);
      if (stored.wishes !== undefined) void this.draft.restore(stored.wishes);
    } else {
      keepDraft(this.#host.id, undefined);
      this.isDropped = !this.#reader.view?.log.some(
        (entry) => entry.seat === this.#reader.seat && entry.version > stored.version,
      );
    }
  }

  /** Keeps the choices of a moment, so that a reload finds them again. */
  store(moment: string): void {
    const { card, kept, draft } = this;
    const wishes = draft.steps.length > 0 ? draft.wishes : undefined;
    if (wishes === undefined && card === undefined && kept.length === 0) {
      if (this.#isStored) keepDraft(this.#host.id, undefined);
      this.#isStored = false;
      return;
    }
    this.#isStored = true;
    const version = this.#reader.view?.version ?? 0;
    keepDraft(this.#host.id, { moment, version, card, wishes, kept });
  }

  /** Opens a card, or closes it. */
  choose(card: number): void {
    this.read = card;
    if (this.sending.isPending) return;
    this.isDropped = false;
    if (this.draft.steps.length > 0) this.draft.clear();
    this.#open(this.card === card ? undefined : card);
  }

  /** Adds a card to those that are kept, or removes it. */
  keep(card: number): void {
    this.read = card;
    this.explained = undefined;
    if (this.sending.isPending) return;
    const isKept = this.kept.includes(card);
    const others = this.kept.filter((other) => other !== card);
    this.isTooMany = !isKept && others.length === KEPT;
    if (isKept) this.kept = others;
    else if (!this.isTooMany) this.kept = [...others, card];
  }

  /** True if the cards that are to be kept are all chosen. */
  get canKeep(): boolean {
    const isAsked = this.draft.legal?.keeps !== undefined && !this.sending.isPending;
    return isAsked && this.kept.length === KEPT;
  }

  /** Decides which cards are kept. */
  async keepThem(): Promise<void> {
    if (this.canKeep) await this.decide(keepOf(this.kept));
  }

  /** Picks a position of a region. If that is illegal, the server explains why. */
  async pick(region: string, position: string): Promise<void> {
    this.pointed = undefined;
    if (this.sending.isPending) return;
    if (this.draft.steps.length > 0 && this.draft.asks === undefined)
      return this.#pickDrafted(region, position);
    if (this.cards.length === 0) return this.#pickStep(region, position);
    const [piece, ...others] = this.piecesAt(region, position);
    if (piece !== undefined && others.length === 0) return this.pickPiece(region, piece);
    if (piece !== undefined) {
      this.#enter(region);
      this.opened = { region, position };
    } else if (this.card !== undefined) await this.#pickFit(region, position);
    else {
      this.look(region, position);
      // Where nothing can be looked into, a press asks for a card.
      if (this.kings?.board[region]?.[position] === undefined)
        await this.draft.explain({ kind: "place", position });
    }
  }

  /** Leaves out what a draft does on a position, or takes in what it could do there. */
  async #pickDrafted(region: string, position: string): Promise<void> {
    const all = [...this.draft.steps.slice(1), ...this.draft.offers.map(({ action }) => action)];
    const step = all.find((step) => positionsIn(step).includes(position));
    if (region !== this.kings?.stage.region) this.look(region, position);
    else if (step === undefined) {
      this.look(region, position);
      if (!this.isBusy) await this.draft.explainPosition(position);
    } else if (!this.isBusy) await this.draft.toggle(step);
  }

  /** Opens a stack, or closes it. */
  look(region: string, position: string): void {
    const isOpen = this.opened?.region === region && this.opened.position === position;
    const stack = this.kings?.board[region]?.[position];
    this.opened = isOpen || stack === undefined ? undefined : { region, position };
  }

  async #pickStep(region: string, position: string): Promise<void> {
    const step = this.steps.find((step) => positionsIn(step).includes(position));
    if (step !== undefined) return this.decide(step);
    this.look(region, position);
    if (region === this.kings?.stage.region) await this.draft.explainAnswer(position);
  }

  async #pickFit(region: string, position: string): Promise<void> {
    const before = this.region === region ? this.picked : [];
    this.region = region;
    if (before.includes(position)) {
      this.picked = before.filter((other) => other !== position);
      return;
    }
    for (const picked of [[...before, position], [position]]) {
      const [fit, ...others] = fitsAt(this.fits, region, picked);
      if (fit === undefined) continue;
      this.draft.unsay();
      if (others.length === 0) return this.decide(fit, placedOn(picked));
      this.picked = picked;
      return;
    }
    this.picked = NONE;
    await this.#explainFit(region, position);
  }

  /** Asks why a position is barred: for the whole fit where there is one. */
  async #explainFit(region: string, position: string): Promise<void> {
    const { card } = this;
    const there = this.cardFits?.fits?.find((fits) => fits.region === region);
    const barred = there?.barred?.fits.find((fit) => fit.includes(position));
    if (card === undefined) return;
    // A press with a Stone means the piece that lies there, beside any other one.
    const [other] = stonesIn(this.stones, region)[0]?.pieces ?? [];
    const height = this.kings?.board[region]?.[position]?.length ?? 0;
    if (other !== undefined && height > 0)
      await this.draft.explain({ kind: "stone", card, region, pieces: [other, `${position}.${height - 1}`] });
    else await this.draft.explain({ kind: "play", card, region, positions: barred ?? [position] });
  }

  /** Asks why no amnesty is legal for the card. */
  async explainAmnesty(): Promise<void> {
    const { card, kings } = this;
    const region = kings?.options.regions.find((region) => !kings.closed.includes(region));
    if (card !== undefined && region !== undefined)
      await this.draft.explain({ kind: "amnesty", card, region });
  }

  #enter(region: string): void {
    if (this.region !== region) this.picked = NONE;
    this.region = region;
  }

  /** Picks one of the two pieces that a Stone swaps, or lets it go. */
  async pickPiece(region: string, piece: string): Promise<void> {
    const stone = this.stones.find((stone) => stone.region === region);
    this.#enter(region);
    this.draft.unsay();
    if (stone === undefined) return;
    if (this.picked.includes(piece)) this.picked = this.picked.filter((other) => other !== piece);
    else this.picked = [...this.picked, piece].slice(-2);
    const [one, other] = this.picked;
    if (one === undefined || other === undefined) return;
    await this.decide(swapOf(stone, one, other));
    // Without a connection the second press was in vain, and another one is to be a second press again.
    if (this.draft.isCutOff) this.picked = [one];
  }

  /** Plays an action. Those of a turn are drafted with the steps that go with them, others count at once unless each move is to be confirmed. */
  async decide(action: ActionFields, also: readonly ActionFields[] = []): Promise<void> {
    if (this.isBusy) return;
    const isKeep = action.kind === "keep";
    const { picked } = this;
    const isAtOnce = isKeep || (this.draft.steps.length === 0 && this.#countsAtOnce(action) && !confirms());
    this.picked = NONE;
    this.pointed = undefined;
    this.opened = undefined;
    if (isAtOnce) return this.#playNow(action);
    const isShown = await this.draft.add(action, also);
    if (!isShown && this.draft.isCutOff) this.picked = picked;
  }

  /** An end has nothing to be shown. */
  #countsAtOnce({ kind }: ActionFields): boolean {
    return kind === "end" || !isDrafted(this.kings);
  }

  /** Plays an action that counts. */
  async #playNow(action: ActionFields): Promise<void> {
    const seat = this.#reader.view?.you;
    if (seat !== undefined) await this.sending.send(seat, action, () => this.clear());
  }
}
