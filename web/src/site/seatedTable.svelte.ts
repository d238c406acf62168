// A table as this browser sees it: its views, the people, the connection, and requests to it.

import { Connection, REVOKED } from "../client/connection.ts";
import type { SocketState } from "../client/reconnectingSocket.ts";
import {
  Refused,
  dismissGuest,
  fillSeats,
  hint,
  inviteGuests,
  listTable,
  preview,
  whyNot,
  withdrawInvitation,
} from "../client/requests.ts";
import { positionName } from "../client/logs.ts";
import { previewAt } from "../client/positions.ts";
import { loadHash, newShare, shareOf } from "../client/shares.ts";
import { heldAt, hold, letGo, onOtherTab, type HeldSeats } from "../client/secrets.ts";
import type {
  ActionFields,
  Command,
  Hint,
  NewInvitation,
  RingfortsView,
  SeatView,
  PublicSeat,
  View,
  Why,
} from "../client/wire.ts";
import { answersBeside, isKeptHere } from "../client/where.ts";
import { Moments } from "../game/moments.svelte.ts";
import { keepCommitments } from "./commitments.ts";
import { Failing } from "./failing.svelte.ts";
import { calledOf, type Reader } from "./named.ts";
import { errorWords } from "./sentences.ts";

/** The page has one socket, whatever tables of the server it shows. */
const toServer = new Connection();

/** The value in place of a share that is not revealed. */
const NOTHING = "0".repeat(64);

/** A view and when the server made it. */
interface TimedView {
  readonly view: View;
  readonly madeAt: number;
}

/** A table that is shown. */
export class SeatedTable implements Reader {
  /** The 16 hexadecimal digits of its address. */
  readonly id: string;
  /** By seat, empty for somebody who watches. */
  #views: Record<string, TimedView> = $state.raw({});
  /** The seats of this browser. */
  seats: readonly string[] = $state.raw([]);
  people: readonly PublicSeat[] = $state.raw([]);
  /** When they were heard of last, by `performance.now()`. */
  peopleCameAt = $state(0);
  link: SocketState = $state("connecting");
  /** Set when the server ends the subscription. */
  gone: Refused | undefined = $state.raw(undefined);
  /** True if a computer player waits for a free processor. */
  isBusy = $state(false);
  /** True if the server cannot store the table now. */
  isPaused = $state(false);
  /** Events left of those that the table may have, once they are few. */
  eventsLeft: number | undefined = $state(undefined);
  /** Orders of the player without an answer. What the page sends by itself, as sitting and revealing, holds up no press. */
  waiting = $state(0);
  /** The message that says where the seats of this browser have gone; undefined if they have not. */
  lost: "seats-elsewhere" | "mine-removed" | undefined = $state();

  readonly moments = new Moments((from) => this.#connection.askMoments(this.id, this.you, from));

  #connection = toServer;
  readonly #failing = new Failing();
  #secret: string | undefined;
  #held: HeldSeats | undefined = $state.raw(undefined);
  /** The secret of seats that another tab has taken out. */
  #takenOut: string | undefined;
  #ends: (() => void)[] = [];
  #unwatch: (() => void) | undefined;
  #position = new AbortController();
  /** The last move that was sent; resolves to the version of the table after it, 0 if it was refused. */
  #moved: Promise<number> = Promise.resolve(0);
  /** The seats and commands that are sent by themselves and not answered yet. */
  readonly #onTheirWay = new Set<string>();

  /** Why the last order or request failed; undefined if it did not, or what was refused is no longer there. */
  get failure(): unknown {
    return this.#failing.why;
  }

  set failure(why: unknown) {
    this.#failing.set(why);
  }

  /** The reason why the last order or request failed; empty if it did not. */
  get notice(): string {
    return errorWords(this.failure);
  }

  constructor(id: string) {
    this.id = id;
    this.#held = heldAt(id);
    this.#secret = this.#held?.secret;
    // So that a seat is taken without a further wait.
    if (this.#held !== undefined) loadHash().catch(() => undefined);
  }

  /** True if this browser has the rights of the opener. */
  get isOpener(): boolean {
    return this.#held?.isOpener ?? this.#held?.invitation !== undefined;
  }

  /** The invitation, if this browser opened the table and has not withdrawn it. */
  get invitation(): string | undefined {
    return this.#held?.invitation;
  }

  /** The end of the invitation, in milliseconds since the beginning of 1970. */
  get invitedUntil(): number | undefined {
    return this.#held?.invitedUntil;
  }

  /** True if this browser has the table in the lobby. */
  get isListed(): boolean {
    return this.#held?.isListed ?? false;
  }

  /** Makes an invitation in place of the earlier one. */
  async invite(): Promise<void> {
    const { id, secret } = this;
    if (secret !== undefined) this.#keepInvitation(await this.#answer(inviteGuests(id, secret)));
  }

  /** Sends the guest of a seat away, and makes an invitation in place of the one that the guest has. */
  async dismiss(seat: string): Promise<void> {
    const { id, secret } = this;
    if (secret !== undefined) this.#keepInvitation(await this.#answer(dismissGuest(id, { secret, seat })));
  }

  #keepInvitation(made: NewInvitation | undefined): void {
    if (made) this.#keep({ invitation: made.invitation, invitedUntil: made.until });
  }

  /** Withdraws the invitation. */
  async withdrawInvitation(): Promise<void> {
    const { id, secret } = this;
    if (secret === undefined) return;
    await this.#answer(withdrawInvitation(id, secret).then(() => this.#keep({}, true)));
  }

  /** Gives all free seats to a level of the computer. */
  async fill(level: number): Promise<void> {
    const { id, secret } = this;
    if (secret !== undefined) await this.#answer(fillSeats(id, { secret, program: `level:${level}` }));
  }

  /** Shows the table in the lobby, or takes it off. */
  async list(listed: boolean): Promise<void> {
    const { id, secret } = this;
    if (secret === undefined) return;
    await this.#answer(listTable(id, { secret, listed }).then(() => this.#keep({ isListed: listed })));
  }

  /** Stores a change of how guests come to the table. */
  #keep(change: Partial<HeldSeats>, isWithdrawn = false): void {
    if (this.#held === undefined) return;
    const { invitation, invitedUntil, ...rest } = this.#held;
    const earlier = isWithdrawn || invitation === undefined ? {} : { invitation };
    const until = isWithdrawn || invitedUntil === undefined ? {} : { invitedUntil };
    this.#held = { ...rest, ...earlier, ...until, ...change, isOpener: true };
    hold(this.#held);
  }

  /** Subscribes to the table. Returns the function that unsubscribes. */
  watch(): () => void {
    // The seats of a game that is shown are not lost with what another tab or a tool clears.
    const clear = () => this.#held && hold(this.#held);
    this.#ends.push(onOtherTab({ clear, change: () => this.#follow(heldAt(this.id)) }));
    this.#ends.push(() => this.#unwatch?.());
    void this.#begin();
    return () => this.#ends.forEach((end) => end());
  }

  async #begin(): Promise<void> {
    let isOver = false;
    this.#ends.push(() => (isOver = true));
    if (isKeptHere(this.id)) this.#connection = (await import("../home/connection.ts")).connection;
    if (isOver) return;
    this.#ends.push(this.#connection.onState((link) => (this.link = link)));
    this.#watch();
  }

  #watch(): void {
    this.#unwatch?.();
    this.#unwatch = this.#connection.watch(this.id, this.#secret, {
      view: (view, as, madeAt) => this.#receive(view, as, madeAt),
      earlier: (view, as) => this.#prepend(view, as),
      moments: (moments) => this.moments.receive(moments),
      people: (people) => this.#meet(people),
      seats: (seats) => (this.seats = seats),
      busy: () => (this.isBusy = true),
      paused: () => (this.isPaused = true),
      nearlyFull: (eventsLeft) => (this.eventsLeft = eventsLeft),
      gone: (why) => this.#lose(why),
    });
  }

  #meet(people: readonly PublicSeat[]): void {
    this.people = people;
    this.peopleCameAt = performance.now();
    this.#failing.meet();
  }

  #receive(view: View, as: string | undefined, madeAt: number): void {
    this.moments.meet(view);
    this.#views = { ...this.#views, [as ?? ""]: { view, madeAt } };
    this.isBusy = false;
    this.isPaused = false;
    this.#failing.reach(view.version);
    if (as !== undefined && view.stage === "seating") this.#prepare(view, as);
    this.#inviteAfterVoidDraw(view);
  }

  /** Makes another invitation after a void draw, which voids the one by which the person came who withheld a share. */
  #inviteAfterVoidDraw({ stage, fairness: { game, void_draw } }: View): void {
    if (stage !== "seating" || !void_draw || !this.isOpener || this.invitation === undefined) return;
    const invitedAfter = `${game} ${void_draw.count}`;
    if (this.#held?.invitedAfter === invitedAfter) return;
    this.#keep({ invitedAfter });
    void this.invite();
  }

  /** Does for a seat what needs no decision of its player before a game: sits for the first one, and reveals. */
  #prepare(view: View, as: string): void {
    const { commitments, sent, reveal_by } = view.fairness;
    const place = view.seats.findIndex((seat) => seat.seat === as);
    const [commitment, isRevealed] = [commitments[place] ?? undefined, sent[place] !== NOTHING];
    const share = commitment && shareOf(commitment);
    if (share !== undefined && reveal_by !== undefined && !isRevealed) {
      keepCommitments(this.id, view.fairness.game, view.fairness);
      void this.#once(as, { do: "reveal", sent: share });
    }
    // No confirmation for the first game: the players came to the table for it. A seat that was taken over from another
    // device, which has the share, sits again.
    const isFirst = view.standing.results.length === 0 && !view.seats[place]?.sits;
    const lacksShare = commitment !== undefined && share === undefined && reveal_by === undefined;
    if (isFirst || lacksShare) this.sit(as);
  }

  /** Sends a command, unless the same command of that seat is on its way. */
  async #once(seat: string, command: Command): Promise<void> {
    const name = `${seat} ${command.do}`;
    if (this.#onTheirWay.has(name)) return;
    this.#onTheirWay.add(name);
    await this.#send(seat, command);
    this.#onTheirWay.delete(name);
  }

  #prepend(view: View, as: string | undefined): void {
    const timed = this.#views[as ?? ""];
    if (timed !== undefined) this.#views = { ...this.#views, [as ?? ""]: { ...timed, view } };
  }

  /** Asks for earlier entries of the log, if the shown view lacks some. */
  get askEarlier(): (() => void) | undefined {
    if ((this.view?.log_from ?? 0) === 0) return undefined;
    return () => this.#connection.askEarlier(this.id, this.you);
  }

  #lose(why: Refused): void {
    if (why.code === "wrong-secret" && this.#secret !== undefined) {
      letGo(this.id);
      this.#become(undefined, "seats-elsewhere");
    } else {
      this.gone = why;
    }
  }

  /** Follows another tab, where the seats are taken out of the own games, or dropped for others, or put back. */
  #follow(held: HeldSeats | undefined): void {
    if (held?.secret === this.#secret) return;
    if (held === undefined) {
      this.#takenOut = this.#secret;
      this.#become(undefined, "mine-removed");
    } else if (held.secret === this.#takenOut) {
      this.#become(held, undefined);
    }
  }

  /** Goes on with these seats, or watches without any. */
  #become(held: HeldSeats | undefined, lost: typeof this.lost): void {
    this.#held = held;
    this.#secret = held?.secret;
    this.seats = [];
    this.#views = {};
    this.lost = lost;
    this.#watch();
  }

  /** The newest view, of the own seat that is asked if there is one. */
  get #shown(): TimedView | undefined {
    const all = Object.values(this.#views);
    const newest = Math.max(...all.map((timed) => timed.view.version));
    const current = all.filter((timed) => timed.view.version === newest);
    return current.find((timed) => timed.view.legal !== undefined) ?? current[0];
  }

  get view(): View | undefined {
    return this.#shown?.view;
  }

  /** The newest view of a seat of this browser; of somebody who watches without a seat. */
  viewOf(seat?: string): View | undefined {
    return this.#views[seat ?? ""]?.view;
  }

  /** Changes with each decision. */
  get decision(): string {
    return this.view === undefined ? "" : positionName(this.view);
  }

  /** True if orders reach the server now. */
  get isOnline(): boolean {
    return this.link === "connected";
  }

  get madeAt(): number {
    return this.#shown?.madeAt ?? 0;
  }

  /** The own seat that reads the shown view. */
  get you(): string | undefined {
    return this.view?.you;
  }

  /** The seat of this name. */
  seat(name: string): SeatView | undefined {
    return this.view?.seats.find((seat) => seat.seat === name);
  }

  /** The person of a seat, if it is for one. */
  person({ seat }: SeatView): PublicSeat | undefined {
    return this.people.find((person) => person.seat === seat);
  }

  /** True if a seat waits for a person to take it. */
  isFree(seat: SeatView): boolean {
    return "person" in seat && this.person(seat)?.taken === false;
  }

  /** True if the person of a seat is not connected. */
  isAway(seat: SeatView): boolean {
    const person = "person" in seat ? this.person(seat) : undefined;
    return person?.taken === true && !person.here;
  }

  get hasFreeSeat(): boolean {
    return this.view?.seats.some((seat) => this.isFree(seat)) ?? false;
  }

  /** True if a seat is of this browser. */
  readonly isOwn = (seat: string): boolean => this.seats.includes(seat);

  /** The seat of the reader; undefined for a watcher, and where several persons share this browser. */
  get ownSeat(): string | undefined {
    return this.seats.length === 1 ? this.seats[0] : undefined;
  }

  /** The name by which the player of a seat is called. */
  readonly called = (seat: string): string => calledOf(this.people, seat);

  /** True if all persons of the table sit at this browser. */
  get isAlone(): boolean {
    return this.view?.seats.every((seat) => "program" in seat || this.isOwn(seat.seat)) ?? false;
  }

  /** Takes a seat for the next game. */
  sit(seat: string): void {
    newShare().then(
      (commitment) => void this.#once(seat, { do: "sit", commitment }),
      (why: unknown) => (this.failure = why),
    );
  }

  /** Takes all own seats for the next game. */
  sitAll(): void {
    for (const seat of this.view?.seats ?? []) if (this.isOwn(seat.seat) && !seat.sits) this.sit(seat.seat);
  }

  /** Sends a command that the player gave for a seat. Resolves to whether it was carried out. */
  async order(seat: string, command: Command): Promise<boolean> {
    this.waiting += 1;
    try {
      return await this.#send(seat, command);
    } finally {
      this.waiting -= 1;
    }
  }

  /** Sends a command of a seat. Resolves to whether it was carried out. */
  async #send(seat: string, command: Command): Promise<boolean> {
    // The person saw the shown view, even where the view of another own seat has yet to arrive.
    const shown = this.view?.version ?? 0;
    this.failure = undefined;
    if (command.do === "move") this.#withdraw();
    try {
      // An offer is made on the position after the own move, even where that move is still on its way.
      const version = command.do === "offer" ? Math.max(shown, await this.#moved) : shown;
      const done = this.#connection.order(this.id, seat, version, command);
      if (command.do === "move") this.#moved = done.catch(() => 0);
      await done;
      return true;
    } catch (error) {
      // A seat that is already taken for the next game needs no message.
      const isSitting = command.do === "sit" || command.do === "reveal";
      // Nor one that crossed the offer of another, which asks by itself.
      const isCrossed = command.do === "offer" && this.view?.offer !== undefined;
      const isMeant =
        error instanceof Refused &&
        error.code !== REVOKED &&
        !((isSitting || isCrossed) && error.code !== "offline");
      if (isMeant) this.#failing.refuse(error, command.do, shown);
      return false;
    }
  }

  /** Withdraws what was asked about the position: the move makes it another one. */
  #withdraw(): void {
    this.#position.abort();
    this.#position = new AbortController();
  }

  /** Withdraws a request about the position once a move is sent from here. */
  get untilMove(): AbortSignal {
    return this.#position.signal;
  }

  /** Drops the orders that the server has not answered, as long as they cannot be sent. */
  revoke(): void {
    if (!this.isOnline) this.#connection.revoke(this.id);
  }

  /** Requests the reason why the last of these presses leads to nothing; undefined if it leads on or nobody answers. */
  async explain(hills: readonly string[]): Promise<Why | undefined> {
    const asked = this.isOnline ? this.#asked : undefined;
    const tried = asked && { ...asked, hills: [...hills] };
    const why = tried && (await this.#answer(whyNot(this.id, tried, this.untilMove)));
    return why ?? undefined;
  }

  /** Requests the action that a computer player would play for the seat that is asked. */
  async hint(): Promise<Hint | undefined> {
    const asked = this.#asked;
    return asked && this.#answer(hint(this.id, asked, this.untilMove));
  }

  /** True if this browser plays its actions before a server has answered. */
  get isNear(): boolean {
    return isKeptHere(this.id) || answersBeside();
  }

  /** Requests the board after an action that is not played yet, or after its first half alone. */
  async preview(action: ActionFields, isHalf = false): Promise<RingfortsView | undefined> {
    const asked = this.#asked;
    if (asked === undefined) return undefined;
    const position = isKeptHere(this.id) || !answersBeside() ? undefined : this.view?.legal?.position;
    const draft = [action];
    const answer = position
      ? previewAt({ position, draft })
      : preview(this.id, { ...asked, draft }, this.untilMove).then(({ preview }) => preview);
    // Without an answer the page shows what it knows by itself: that is no failure to tell of.
    const seen = await answer.catch(() => undefined);
    return isHalf ? seen?.before_link : seen?.board;
  }

  get #asked(): { secret: string; seat: string } | undefined {
    const [secret, seat] = [this.#secret, this.you];
    return secret === undefined || seat === undefined ? undefined : { secret, seat };
  }

  /** Awaits a request. If it is refused, sets `failure` and resolves to undefined. */
  async #answer<T>(request: Promise<T>): Promise<T | undefined> {
    this.failure = undefined;
    try {
      return await request;
    } catch (error) {
      this.failure = error;
      return undefined;
    }
  }

  get secret(): string | undefined {
    return this.#secret;
  }
}
