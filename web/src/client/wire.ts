// The messages of the server, as docs/protocol.md tells them. Written by `cargo xtask types` from the Rust types.

/**
 * A table as one reader may see it. It is made from what that reader may know, and from nothing else.
 */
export type View = { 
/**
 * How many events there were.
 */
version: number, 
/**
 * The name of the variant.
 */
variant: string, 
/**
 * The law of the clocks.
 */
clock: ClockRule, 
/**
 * How many games are played.
 */
length: Length, 
/**
 * The position text in which its games begin, if one was agreed.
 */
start?: string, 
/**
 * The seat that reads; nothing for somebody who watches.
 */
you?: string, 
/**
 * How far the table has come.
 */
stage: "seating" | "playing" | "over" | "stopped", 
/**
 * How the match stands.
 */
standing: StandingView, 
/**
 * The seats, in turn order.
 */
seats: Array<SeatView>, 
/**
 * What can be drawn of a ringfort board, so that who draws it needs no rules; nothing in Seat of Kings.
 */
board?: RingfortsView, 
/**
 * What can be shown of a game of Seat of Kings, so that who shows it needs no rules; nothing in ringfort games.
 */
kings?: KingsView, 
/**
 * The seat whose turn it is; nothing if no seat decides.
 */
turn?: string, 
/**
 * The legal decisions of the seat that reads, if it is asked.
 */
legal?: Legal, 
/**
 * What that seat has chosen before its turn to choose.
 */
chosen?: ActionView, 
/**
 * The points of each side as the board stands, and what they are made of; nothing in Seat of Kings. Rule: M5
 */
measures?: Record<string, number[]>, 
/**
 * The offer that stands.
 */
offer?: OfferView, 
/**
 * How the game ended that was played last.
 */
ending?: Ending, 
/**
 * Whether the seat that reads can take back its last decision at once.
 */
can_undo: boolean, 
/**
 * Whether the seat that reads can have a hint now.
 */
can_hint: boolean, 
/**
 * What binds the table to its draws, and at the end of a game lets them be checked.
 */
fairness: FairnessView, 
/**
 * The number of the first entry in `log`, from 0.
 */
log_from: number, 
/**
 * How many entries of the log a client keeps, if fewer than `log_from`: those between were not sent, and can be asked for.
 */
log_kept?: number, 
/**
 * The entries of the log from there on.
 */
log: Array<EntryView>, };

/**
 * How a match stands.
 */
export type StandingView = { 
/**
 * The number in the match of the game that is next, played, or was played last, from 1.
 */
game: number, 
/**
 * How many games the match has.
 */
games: number, 
/**
 * The points of each side in the games that are over.
 */
points: Array<number>, 
/**
 * The points of each side, game by game.
 */
results: Array<Array<number>>, };

/**
 * One seat.
 */
export type SeatView = { 
/**
 * Its name.
 */
seat: string, 
/**
 * The number of its side, from 0.
 */
side: number, 
/**
 * Whether its person sits, or it needs none.
 */
sits: boolean, 
/**
 * Whether it is asked for a decision.
 */
asked: boolean, 
/**
 * How it left the game, if it did.
 */
left?: Departure, 
/**
 * What its clock shows, in milliseconds; nothing without clocks.
 */
clock_ms?: number, 
/**
 * Whether its clock runs.
 */
runs: boolean, } & ({ "person": number } | { "program": string });

/**
 * An offer that stands.
 */
export type OfferView = { 
/**
 * What is offered.
 */
offer: Offer, 
/**
 * Who offers it.
 */
by: string, 
/**
 * Who has still to answer.
 */
waits: Array<string>, };

/**
 * What binds the table to its draws. `docs/fairness.md` tells how to check them.
 */
export type FairnessView = { 
/**
 * The number of the game at the table, from 0.
 */
game: number, 
/**
 * The hash of the secret of the game that is next, played, or was played last.
 */
commitment: Bytes, 
/**
 * What each seat has committed to for it, in turn order; null for programs and before the seat sits.
 */
commitments: Array<Bytes | null>, 
/**
 * What each seat has revealed for it, in turn order; 64 zeros where nothing was revealed.
 */
sent: Array<Bytes>, 
/**
 * Until when all persons have to reveal, in milliseconds since the beginning of 1970; only while some have not.
 */
reveal_by?: number, 
/**
 * The last draw of this game that is void, because seats did not reveal.
 */
void_draw?: VoidDrawView, 
/**
 * How often the draws of this game were renewed, since the host restored the table from a copy.
 */
renewals: number, 
/**
 * The secret of the last game that is over, or of the one at which the host stopped the table.
 */
revealed?: RevealedSecret, };

/**
 * A draw that began no game.
 */
export type VoidDrawView = { 
/**
 * How many draws of this game are void.
 */
count: number, 
/**
 * The seats that did not reveal for the last of them.
 */
seats: Array<string>, 
/**
 * The secret of the table for the last of them.
 */
secret: Bytes, };

/**
 * The secret of a game that is over.
 */
export type RevealedSecret = { 
/**
 * The number of the game at the table, from 0.
 */
game: number, 
/**
 * Its secret.
 */
secret: Bytes, };

/**
 * One entry of the log.
 */
export type EntryView = { 
/**
 * The version of the table that it made.
 */
version: number, 
/**
 * The seat that decided; nothing if something was drawn.
 */
seat?: string, 
/**
 * Who decided, if not who takes the seat.
 */
by?: Decider, 
/**
 * The token of the action, or the text of the chance event; `None` if part of it is hidden.
 */
token?: string, 
/**
 * What was announced: `battle`, `out`.
 */
notices?: Array<string>, 
/**
 * The same by its fields, and what it did.
 */
detail: LogDetail, };

/**
 * A ringfort board as it stands. What does not exist in a variant or at a moment is left out.
 */
export type RingfortsView = { 
/**
 * The phase by whose rules the seat to move plays: `setup`, `manoeuvres`, `battle`, `over`.
 */
phase: "setup" | "manoeuvres" | "battle" | "over", 
/**
 * How many turns are left of the final cycle, this one included. Rule: M6, HK9, HK11
 */
turns_left?: number, 
/**
 * The ringforts of each color.
 */
ringforts: [string, string], 
/**
 * The hills where the kings of each color stand. Rule: B4
 */
kings?: [string, string], 
/**
 * The kings among them that stand on enemy ringforts. Rule: HKL2
 */
stranded?: string, 
/**
 * The bridges of each color, two hills each. Rule: B5
 */
links?: [string, string], 
/**
 * The kingdoms of each color; not in Four Treasures, where they do not count. Rule: B6
 */
kingdoms?: [string[], string[]], 
/**
 * The ringforts of each color that are besieged. Rule: B7
 */
besieged?: [string, string], 
/**
 * The vacant hills that are besieged for each color. Rule: B7
 */
besieged_hills?: [string, string], 
/**
 * The besieged ringforts of which the seat to move must capture one. Rule: SH7, SHL2, FT2, PC5
 */
must_capture?: string, 
/**
 * The orders of priority that each color sees, in Battle of Sacred Hill 2: from 0 on, the hills of each. Rule: SHL1
 */
priorities?: [string[], string[]], 
/**
 * In the same phase: whether the seat to move sees no order above 1. Rule: SHL3
 */
lull?: boolean, 
/**
 * The qualified rows of the seat to move in Battle of Poisoned Chalice, by their letters or numbers. Rule: PC3
 */
qualified?: string, 
/**
 * The ringforts of each color that its enemy may take away in Battle of Stone of Destiny. Rule: SD4
 */
unlinked?: [string, string], 
/**
 * In High Kings the hills to which the seat to move can go, by the hill of the king. Rule: HK2-HK6, HKL2
 */
reach?: Record<string, string>, 
/**
 * The hills where it may sacrifice the ringfort on arrival, by the hill of the king. Rule: HKL1
 */
sacrifices?: Record<string, string>, 
/**
 * The area of each seat of doubles, in turn order. Rule: SHD1
 */
areas?: string[], };

/**
 * A moment of Seat of Kings as one reader may see it, so that who shows it needs no rules. Its first keys are those of a view in
 * `docs/notation.md`. What does not apply is left out.
 */
export type KingsView = { 
/**
 * Whether the deck is the reconstruction that comes with the program, and not the printed one. Rule: SKC3
 */
is_reconstruction: boolean, 
/**
 * How many turns a round has. Rule: SKR3
 */
turns: number, 
/**
 * Whose turn of the round it is, even while another seat decides; left out before the first turn of a round and after the
 * last.
 */
on_turn?: string, 
/**
 * How many King positions somebody has to control to win. Rule: SKK6, SKO1
 */
kings_to_win: number, 
/**
 * The regions of the game, clockwise from the west. Rule: SKB1, SKB6
 */
regions: Array<RegionView>, 
/**
 * What each player has beside cumals, cards and prisoners, in turn order.
 */
raths: Array<RathCard>, 
/**
 * Where the Traitor card is; left out outside the traitor step. Rule: SKT1
 */
traitor?: TraitorCard, 
/**
 * What the awaited decision would cost and bring.
 */
prompt?: Prompt, 
/**
 * The hand of the seat that reads: what each card could do if a turn of that seat began now.
 */
hand?: Array<CardFits>, 
/**
 * The name of the variant.
 */
variant: "seat-of-kings", 
/**
 * The seats, in turn order.
 */
seats: Array<string>, 
/**
 * What was agreed.
 */
options: OptionsObject, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The Starting Player.
 */
starting: string, 
/**
 * How many turns of the round have been played.
 */
played: number, 
/**
 * What is awaited.
 */
stage: StageObject, 
/**
 * What each player has off the board, in turn order.
 */
players: Record<string, PlayerObject>, 
/**
 * The stacks by region and position, from the lowest rank up: the owners of the pieces from bottom to top, a King piece in
 * capitals. The owner of the top piece controls the position. Rule: SKB4
 */
board: Record<string, Record<string, string[]>>, 
/**
 * The regions in which nothing more is played. Rule: SK2P1
 */
closed: Array<string>, 
/**
 * The deck from the top, or how many cards it has.
 */
deck: number[] | number, 
/**
 * The discard pile, ascending.
 */
discard: Array<number>, 
/**
 * Whether the deck was made from the discards since the last deal. Rule: SKC4
 */
reshuffled?: boolean, 
/**
 * In a view: the cards of the deck, ascending, if everybody knows them. Rule: SKC4
 */
deck_cards?: Array<number>, };

/**
 * What the rules say of a region of the game. Its stacks stand in `board`, closed regions in `closed`.
 */
export type RegionView = { 
/**
 * Its name.
 */
region: string, 
/**
 * The positions where the two pieces on top are a fort. Rule: SKF1
 */
forts?: Array<string>, 
/**
 * Who controls its King position. Rule: SKB4
 */
king?: string, 
/**
 * Whether a King piece stands there, which nothing but a promotion removes. Rule: SKK5
 */
has_king_piece: boolean, 
/**
 * How many farmers, herdsmen, warriors, chieftains and kings each seat controls that controls any. Rule: SKI1, SKT1
 */
controls: Record<string, number[]>, 
/**
 * Who is dominant. Rule: SKT1
 */
dominant?: string, 
/**
 * The seats that could have the traitor if the round ended now; `None` in a closed region, or if no seat could. Rule: SKT2
 */
traitor?: TraitorView, 
/**
 * What the next placing would cost the seat that reads, if it were its turn, in cumals; for somebody who watches what
 * it costs the seat on turn. Rule: SKP5
 */
fee: number, 
/**
 * How many pieces of each seat an amnesty would give back; no seat that would get none. Rule: SKM1
 */
amnesty?: Record<string, number>, };

/**
 * Who could have a traitor, as the board stands. Rule: SKT2
 */
export type TraitorView = { 
/**
 * Who has the first option; if there are several, each turns up a card, and the highest has it.
 */
first: Array<string>, 
/**
 * Everybody who is eligible, in the order in which they are asked; if the cards decide who is first, clockwise from the
 * first of the above. A seat without a cumal is passed over.
 */
eligible: Array<string>, };

/**
 * One player's pieces off the board, and prospects. Cumals, cards and prisoners stand in `players`.
 */
export type RathCard = { 
/**
 * The seat.
 */
seat: string, 
/**
 * Its pieces that are off the board and not prisoners. Rule: SKB3
 */
stock: number, 
/**
 * Its King pieces off the board. Rule: SKB3
 */
king_pieces: number, 
/**
 * In how many regions it controls the King position. Rule: SKK6
 */
king_positions: number, 
/**
 * What it would take if there were income now.
 */
income?: IncomeView, 
/**
 * How near it is to winning; left out if more than one King position is lacking. Rule: SKK6
 */
near?: NearWinning, };

/**
 * Expected income: what a seat would take as the board stands. Rule: SKI1, SKI2
 */
export type IncomeView = { 
/**
 * In all, in cumals.
 */
cumals: number, 
/**
 * By region, the ranks of which it alone controls most positions, a cumal each: `FHW`. Rule: SKI1
 */
most?: Record<string, string>, 
/**
 * The ranks of which it controls positions in more than one region, a cumal each. Rule: SKI2
 */
spread?: string, };

/**
 * That a seat wins by one more King position. Rule: SKK6, SKO1
 */
export type NearWinning = { 
/**
 * The regions where one promotion, into K, would give it that: it controls both chieftains and has a piece in stock, and
 * K is empty or an opponent's ordinary piece stands there.
 */
promotions?: Array<string>, 
/**
 * The region where it may promote so now, by its next decision.
 */
now?: string, };

/**
 * Where the Traitor card is. Rule: SKT1-SKT4
 */
export type TraitorCard = { 
/**
 * The region.
 */
region: string, 
/**
 * Who owns the traitor, once it is bought.
 */
owner?: string, 
/**
 * The traitor's card, until a piece is exchanged.
 */
card?: number, 
/**
 * Who may still buy it, in the order in which they are asked, this one first.
 */
waiting?: Array<string>, 
/**
 * The cards that tied players have turned up, while the deck is reshuffled.
 */
turned?: Record<string, number>, };

/**
 * A position as one reader may see it: a position if that is everything, otherwise a view, in which the number of cards stands
 * in the place of hidden ones. Printed it is JSON on one line. Rule: SKO4
 */
export type PositionObject = { 
/**
 * The name of the variant.
 */
variant: "seat-of-kings", 
/**
 * The seats, in turn order.
 */
seats: Array<string>, 
/**
 * What was agreed.
 */
options: OptionsObject, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The Starting Player.
 */
starting: string, 
/**
 * How many turns of the round have been played.
 */
played: number, 
/**
 * What is awaited.
 */
stage: StageObject, 
/**
 * What each player has off the board, in turn order.
 */
players: Record<string, PlayerObject>, 
/**
 * The stacks by region and position, from the lowest rank up: the owners of the pieces from bottom to top, a King piece in
 * capitals. The owner of the top piece controls the position. Rule: SKB4
 */
board: Record<string, Record<string, string[]>>, 
/**
 * The regions in which nothing more is played. Rule: SK2P1
 */
closed: Array<string>, 
/**
 * The deck from the top, or how many cards it has.
 */
deck: number[] | number, 
/**
 * The discard pile, ascending.
 */
discard: Array<number>, 
/**
 * Whether the deck was made from the discards since the last deal. Rule: SKC4
 */
reshuffled?: boolean, 
/**
 * In a view: the cards of the deck, ascending, if everybody knows them. Rule: SKC4
 */
deck_cards?: Array<number>, };

/**
 * The options of a game, all of them. Rule: SKB6, SKO1, SKO2
 */
export type OptionsObject = { 
/**
 * The edition. Rule: SKO1
 */
edition: "en" | "it", 
/**
 * The regions of the game, clockwise from the west. Rule: SKB1, SKB6
 */
regions: Array<string>, 
/**
 * The name of the deck. Rule: SKC3
 */
deck: string, 
/**
 * After how many rounds a game that nobody has won is drawn. Rule: SKO2
 */
max_rounds: number, };

/**
 * What one player has off the board.
 */
export type PlayerObject = { 
/**
 * Cumals.
 */
cumals: number, 
/**
 * The cards of the hand, ascending, or how many there are.
 */
hand: number[] | number, 
/**
 * The cards set aside for the next round, ascending, or how many there are. Rule: SKR2
 */
aside: number[] | number, 
/**
 * Prisoners, by whose they are. Rule: SKK1
 */
prisoners: Record<string, number>, };

/**
 * What is awaited. `docs/notation.md` lists the stages and the keys of each; a key that a stage does not have is `None`.
 */
export type StageObject = { 
/**
 * The first word of the decision that is awaited, or `turn`, `chance`, `over`.
 */
name: "turn" | "keep" | "place" | "keep-fort" | "activate" | "promote" | "traitor" | "exchange" | "garrison" | "ransom" | "start" | "region" | "clear" | "chance" | "over", 
/**
 * The seat that decides.
 */
seat?: string, 
/**
 * At `chance`: what is drawn.
 */
draw?: "lots" | "deal" | "tie" | "traitor", 
/**
 * The region in which it happens.
 */
region?: string, 
/**
 * The seat that promotes, or the owner of the traitor.
 */
player?: string, 
/**
 * The card that was played, or the traitor's card.
 */
card?: number, 
/**
 * What an activation after an exchange costs, in cumals. Rule: SKT4
 */
cost?: number, 
/**
 * The Placement Positions of the chosen fit. Rule: SKP1
 */
fit?: Array<string>, 
/**
 * The seats eligible for the traitor. Rule: SKT2
 */
eligible?: Array<string>, 
/**
 * The Placement Positions not tried yet, or the seats that have still to turn up a card. Rule: SKP2, SKT2
 */
left?: Array<string>, 
/**
 * Where a swapped piece of the seat on turn is on top. Rule: SKD4
 */
tops?: Array<string>, 
/**
 * Where a swapped piece of the seat on turn is the lower piece of its fort. Rule: SKD4
 */
beneath?: Array<string>, 
/**
 * The activated positions. Rule: SKA2, SKA4
 */
active?: Array<string>, 
/**
 * The positions promoted into, each once. Rule: SKA5
 */
done?: Array<string>, 
/**
 * The eligible seats that have not been asked before, this one among them. Rule: SKT2
 */
waiting?: Array<string>, 
/**
 * The cards that tied seats have turned up. Rule: SKT2
 */
turned?: Record<string, number>, 
/**
 * Who holds the prisoners that can be ransomed. Rule: SKX2
 */
captor?: string, 
/**
 * How many pieces the garrison may still have: 1 or 2. Rule: SKK2
 */
pieces?: number, 
/**
 * The stage that goes on after a garrison.
 */
then?: StageObject, 
/**
 * At `over`: who won; left out in a drawn game.
 */
winner?: string, };

/**
 * Facts about the decision that is awaited; those that do not apply are left out.
 */
export type Prompt = { 
/**
 * What it costs to activate, and what that would activate; at `exchange` the cost alone. Rule: SKA1, SKD4, SKT4
 */
activation?: Cost, 
/**
 * At `keep-fort`: the two forts. Rule: SKD3
 */
forts?: Array<string>, 
/**
 * At `ransom`: how many prisoners come free for no cumal, one, two, three; one number for each possible price. Rule: SKX2
 */
frees?: Array<number>, };

/**
 * What an activation costs.
 */
export type Cost = { 
/**
 * The price in cumals, paid once for everything that is activated and promoted. Rule: SKA1
 */
cumals: number, 
/**
 * Whether the seat has that many.
 */
can_pay: boolean, 
/**
 * The positions that would be activated, those above active pairs among them; before anything is promoted. Rule: SKA2, SKA4
 */
activates?: Array<string>, };

/**
 * A card of the hand and where it fits. Whatever a card is, it can be discarded, and used for an amnesty that can be paid.
 */
export type CardFits = { 
/**
 * The card.
 */
card: number, 
/**
 * The fits of its array by region in play; empty for a Stone of Destiny. Rule: SKC2, SKP1
 */
fits?: Array<Fits>, 
/**
 * The places that are no fits in any region, since the array would lie partly outside: of each those of its Placement
 * Positions that exist. Rule: SKC2
 */
outside?: IllegalFits, 
/**
 * The regions in which a Stone of Destiny can swap two pieces. Rule: SKD5
 */
swaps?: Array<string>, };

/**
 * The fits of a card in one region, each by its one or two Placement Positions.
 */
export type Fits = { 
/**
 * The region.
 */
region: string, 
/**
 * Those that are legal.
 */
legal: Array<Array<string>>, 
/**
 * Those that are not, and why.
 */
barred?: IllegalFits, };

/**
 * Illegal fits, and regions without a fit. Rule: SKC2, SKP1
 */
export type IllegalFits = { 
/**
 * Which, each by its Placement Positions.
 */
fits: Array<Array<string>>, 
/**
 * The clause that bars them.
 */
clause: string, 
/**
 * The name of its sentence in `locales/`, such as `why-fit-less-empty`.
 */
name: string, };

/**
 * All cards of a deck. Everybody at the table may know them before the game.
 */
export type DeckView = { 
/**
 * Its name.
 */
name: string, 
/**
 * Whether it is the reconstruction that comes with the program, and not the printed deck.
 */
is_reconstruction: boolean, 
/**
 * Its 36 cards, ascending.
 */
cards: Array<CardFace>, };

/**
 * One card as it is printed. Rule: SKC1
 */
export type CardFace = { 
/**
 * Its tie-break number.
 */
card: number, 
/**
 * Its name, if the deck file gives one.
 */
name?: string, 
/**
 * Whether it is a Stone of Destiny, which shows no array.
 */
is_stone: boolean, 
/**
 * Its Activation Cost in cumals.
 */
cost: number, 
/**
 * Its Placement Positions, relative to each other: a rank and a shift, `F0`, `H+1`.
 */
place?: Array<string>, 
/**
 * Its greyed positions, relative to those.
 */
grey?: Array<string>, 
/**
 * The places in a region where all of these exist, each by its Placement Positions: `F2`, `F1+H1`. Rule: SKC2
 */
fits?: Array<string>, };

/**
 * What happened at one entry of the log, as far as its reader may know it.
 */
export type LogDetail = { 
/**
 * Seat of Kings: the region in which it happened, if the action does not name one.
 */
region?: string, 
/**
 * What it did, in the order of the rules.
 */
effects?: Array<EffectView>, } & (ActionFields | DrawFields);

/**
 * An action or a chance event.
 */
export type PlyFields = ActionFields | DrawFields;

/**
 * An action by its kind and its fields. Hills, positions, regions, pieces and seats have their names.
 */
export type ActionFields = { "kind": "build", hill: string, } | { "kind": "capture", hill: string, } | { "kind": "step", from: string, to: string, } | { "kind": "take", from: string, to: string, } | { "kind": "sacrifice", from: string, to: string, } | { "kind": "pass" } | { "kind": "replace", hill: string, link: string, } | { "kind": "keep", cards?: Array<number>, } | { "kind": "discard", card: number, } | { "kind": "amnesty", region: string, card: number, } | { "kind": "play", card: number, region: string, positions: Array<string>, } | { "kind": "place", position: string, } | { "kind": "stone", card: number, region: string, pieces: [string, string], } | { "kind": "keep-fort", position: string, } | { "kind": "activate" } | { "kind": "promote", position: string, } | { "kind": "end" } | { "kind": "traitor" } | { "kind": "decline" } | { "kind": "exchange", position: string, } | { "kind": "garrison", position: string, } | { "kind": "ransom", cumals: number, } | { "kind": "start", seat: string, } | { "kind": "region", region: string, };

/**
 * A chance event by its kind and its cards, in the order in which they were drawn.
 */
export type DrawFields = { "kind": "lots", 
/**
 * The cards.
 */
cards: Array<number>, } | { "kind": "shuffle", 
/**
 * The cards; none while the reader may not know them.
 */
cards?: Array<number>, };

/**
 * A legal action: its token, and its fields.
 */
export type ActionView = { 
/**
 * The text that stands for it in commands, transcripts and on the command line.
 */
token: string, } & ({ "kind": "build", hill: string, } | { "kind": "capture", hill: string, } | { "kind": "step", from: string, to: string, } | { "kind": "take", from: string, to: string, } | { "kind": "sacrifice", from: string, to: string, } | { "kind": "pass" } | { "kind": "replace", hill: string, link: string, } | { "kind": "keep", cards?: Array<number>, } | { "kind": "discard", card: number, } | { "kind": "amnesty", region: string, card: number, } | { "kind": "play", card: number, region: string, positions: Array<string>, } | { "kind": "place", position: string, } | { "kind": "stone", card: number, region: string, pieces: [string, string], } | { "kind": "keep-fort", position: string, } | { "kind": "activate" } | { "kind": "promote", position: string, } | { "kind": "end" } | { "kind": "traitor" } | { "kind": "decline" } | { "kind": "exchange", position: string, } | { "kind": "garrison", position: string, } | { "kind": "ransom", cumals: number, } | { "kind": "start", seat: string, } | { "kind": "region", region: string, });

/**
 * An action as a client sends it: the token, or the fields.
 */
export type ActionInput = string | ActionFields;

/**
 * One thing that a decision or an event of chance did.
 */
export type EffectView = { "effect": "paid", seat: string, cumals: number, } | { "effect": "received", seat: string, cumals: number, } | { "effect": "captured", at: string, owner: string, } | { "effect": "fort_made", at: string, } | { "effect": "fort_moved", from: string, to: string, } | { "effect": "fort_struck", at: string, owner: string, } | { "effect": "king_struck", owner: string, } | { "effect": "returned", seat: string, pieces: number, } | { "effect": "activated", at: Array<string>, } | { "effect": "turned_up", seat: string, card: number, region?: string, } | { "effect": "traitor_card", seat: string, card: number, region: string, } | { "effect": "income", seat: string, cumals: number, } | { "effect": "cleared", region: string, king: string, } | { "effect": "imprisoned", captor: string, owner: string, pieces: number, } | { "effect": "closed", region: string, } | { "effect": "uncrowned", seat: string, pieces: number, } | { "effect": "prisoners_exchanged", seats: [string, string], pieces: number, } | { "effect": "ransomed", captor: string, owner: string, pieces: number, } | { "effect": "starts", seat: string, } | { "effect": "round", round: number, } | { "effect": "won", seat: string, } | { "effect": "drawn" };

/**
 * A moment of a game that is over: nothing of it is hidden anymore.
 */
export type KingsMoment = { 
/**
 * How many decisions and events of chance came before it.
 */
number: number, 
/**
 * What the seat saw that decided then, or what everybody saw if nobody did.
 */
kings: KingsView, 
/**
 * The cards of each seat, by its name.
 */
hands: Record<string, HandView>, 
/**
 * The decision or the event of chance that led here; nothing at the start.
 */
after?: KingsAfter, };

/**
 * The cards of a seat, ascending.
 */
export type HandView = { 
/**
 * Those of this round.
 */
cards: Array<number>, 
/**
 * Those set aside for the next. Rule: SKR2
 */
aside: Array<number>, };

/**
 * A decision or an event of chance that led to a moment.
 */
export type KingsAfter = { 
/**
 * Who decided; nobody if something was drawn.
 */
seat?: string, 
/**
 * The decision or the event.
 */
token: string, 
/**
 * What it did.
 */
detail: LogDetail, };

/**
 * The legal actions of a seat. Those of which there are many of one kind are folded: a client composes their fields.
 */
export type Legal = { 
/**
 * Those that are not folded, in the byte order of their tokens.
 */
actions?: Array<ActionView>, 
/**
 * `build`: the hills on which a ringfort can be built.
 */
builds?: Array<string>, 
/**
 * `replace`: by hill, the links of which one is made. Rule: SD4
 */
replaces?: Record<string, string[]>, 
/**
 * `play`: by card and region, the fits by their Placement Positions. Rule: SKP1
 */
plays?: Array<PlayFits>, 
/**
 * `stone`: by card and region, the pieces of which any two are swapped, in the order in which the action names them.
 * Rule: SKD1
 */
stones?: Array<StonePieces>, 
/**
 * `keep`: the cards of which any three are kept, ascending. Rule: SKR2
 */
keeps?: Array<number>, };

/**
 * The legal fits of a card in a region.
 */
export type PlayFits = { 
/**
 * The card.
 */
card: number, 
/**
 * The region.
 */
region: string, 
/**
 * The fits, each by its one or two Placement Positions.
 */
fits: Array<Array<string>>, };

/**
 * The pieces that a Stone of Destiny can swap in a region.
 */
export type StonePieces = { 
/**
 * The card.
 */
card: number, 
/**
 * The region.
 */
region: string, 
/**
 * The pieces, such as `F2.0`.
 */
pieces: Array<string>, };

/**
 * Who decided for a seat.
 */
export type Decider = "seat" | "table" | "stand_in";

/**
 * How a seat left a game.
 */
export type Departure = "resigned" | "time" | "abandoned";

/**
 * How a game ended. Rule: M9, SKO5
 */
export type Ending = "played" | { "left": { 
/**
 * The seat.
 */
seat: number, 
/**
 * How.
 */
how: Departure, } } | "agreed" | { "abandoned": { 
/**
 * The seat that went away.
 */
seat: number, } };

/**
 * What a seat can offer to others.
 */
export type Offer = "draw" | "takeback" | "resign" | "rematch";

/**
 * What is claimed of a game whose opponent went away.
 */
export type Claim = "win" | "draw";

/**
 * What a seat asks for.
 */
export type Command = { "do": "sit", 
/**
 * The hash of 32 bytes that it chose at random, which it reveals when all persons sit.
 */
commitment: Bytes, } | { "do": "reveal", 
/**
 * The 32 bytes whose hash it sat with.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The token, or the fields.
 */
action: ActionInput, } | { "do": "offer", 
/**
 * What.
 */
offer: Offer, } | { "do": "agree" } | { "do": "decline" } | { "do": "undo" } | { "do": "resign" } | { "do": "claim", 
/**
 * What for.
 */
claim: Claim, };

/**
 * A command with what belongs to it.
 */
export type Order = { 
/**
 * A number by which the table knows the command of this seat again, so that it happens once, however often it comes. A
 * client chooses it at random, another one for each command.
 */
id: number, 
/**
 * The version of the table that the seat saw when it decided.
 */
version: number, } & ({ "do": "sit", 
/**
 * The hash of 32 bytes that it chose at random, which it reveals when all persons sit.
 */
commitment: Bytes, } | { "do": "reveal", 
/**
 * The 32 bytes whose hash it sat with.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The token, or the fields.
 */
action: ActionInput, } | { "do": "offer", 
/**
 * What.
 */
offer: Offer, } | { "do": "agree" } | { "do": "decline" } | { "do": "undo" } | { "do": "resign" } | { "do": "claim", 
/**
 * What for.
 */
claim: Claim, });

/**
 * What is agreed before the first game: everything that the table needs to know, so that it is its first event.
 */
export type Agreement = { 
/**
 * The name of the variant.
 */
variant: string, 
/**
 * Who takes which seat, in turn order: all seats of a ringfort game, two to four of Seat of Kings. Rule: SKB3
 */
seats: Array<Seating>, 
/**
 * By which law clocks run.
 */
clock?: ClockRule, 
/**
 * How many games are played.
 */
length?: Length, 
/**
 * The seat that starts the first game of a ringfort match; drawn by lot if it is left out. Rule: M1
 */
first?: string, 
/**
 * The position text in which a single ringfort game begins, if not as usual. Whose turn it is there starts, and what
 * came before counts for nothing. Rule: HK15
 */
position?: string, 
/**
 * What else is agreed in Seat of Kings.
 */
kings?: Kings, };

/**
 * One seat and who takes it.
 */
export type Seating = { 
/**
 * The name of the seat.
 */
seat: string, } & ({ "person": number } | { "program": string });

/**
 * Who takes a seat.
 */
export type Taker = { "person": number } | { "program": string };

/**
 * How many games are played at a table.
 */
export type Length = "game" | "match";

/**
 * By which law the clocks of a table run.
 */
export type ClockRule = "none" | { "fischer": { 
/**
 * What it begins with, in milliseconds: 10 seconds to a day.
 */
initial_ms: number, 
/**
 * What it gets each time, in milliseconds: none to ten minutes.
 */
increment_ms: number, } } | { "days": number };

/**
 * What is agreed in Seat of Kings; what is left out has its default. Rule: SKB6, SKC3, SKO1, SKO2
 */
export type Kings = { 
/**
 * The name of the edition.
 */
edition?: string, 
/**
 * The names of the regions.
 */
regions?: Array<string>, 
/**
 * After how many rounds a game is drawn.
 */
max_rounds?: number, 
/**
 * The text of a deck file, in place of the reconstructed deck.
 */
deck?: string, };

/**
 * What a draft of decisions of one seat would do.
 */
export type Preview = { 
/**
 * How many decisions of the draft are shown.
 */
shown: number, 
/**
 * How it would go on then.
 */
then: Continuation, 
/**
 * What can be drawn of a ringfort board then; nothing in Seat of Kings.
 */
board?: RingfortsView, 
/**
 * What can be shown of a game of Seat of Kings then, as that seat may see it; nothing in ringfort games.
 */
kings?: KingsView, 
/**
 * How many cumals the draft costs that seat, if any: the fee, the one price of activating, however much it promotes, an
 * amnesty, a traitor, or a ransom.
 */
paid?: number, 
/**
 * What each action that is shown would do.
 */
details?: Array<LogDetail>, 
/**
 * The legal decisions of that seat then; nothing if it does not go on.
 */
legal?: Legal, };

/**
 * How it would go on after a draft.
 */
export type Continuation = "decides" | "done" | "drawn";

/**
 * A moment of a ringfort game, all of which everybody may know.
 */
export type Moment = { 
/**
 * The name of the variant.
 */
variant: string, 
/**
 * The position text.
 */
position: string, 
/**
 * The seat to move; nothing if the game is over.
 */
turn?: string, 
/**
 * What can be drawn of its board.
 */
board: RingfortsView, 
/**
 * The points of each side as the board stands, and what they are made of. Rule: M5
 */
measures: Record<string, number[]>, 
/**
 * The decision that led here; nothing at the start.
 */
after?: After, 
/**
 * The legal decisions of the seat to move; nothing if the game is over, or they were not asked for.
 */
legal?: Legal, 
/**
 * How the game ended at this moment, if it was the last one of a game at a table.
 */
ended?: Ended, };

/**
 * A decision that led to a moment.
 */
export type After = { 
/**
 * Who decided.
 */
seat: string, 
/**
 * The token of the action.
 */
token: string, 
/**
 * The same by its fields.
 */
action: PlyFields, 
/**
 * What was announced: `battle`, `out`.
 */
notices?: Array<string>, };

/**
 * How a game at a table ended.
 */
export type Ended = { 
/**
 * How.
 */
ending: Ending, 
/**
 * The points of each side.
 */
points: Array<number>, };

/**
 * 32 bytes, written as 64 hexadecimal digits: a secret, what a seat sends, or the hash that binds to a secret.
 */
export type Bytes = string;

/**
 * The number of a table, chosen at random and written as 16 hexadecimal digits.
 */
export type TableId = string;

/**
 * 16 random bytes, written as 32 hexadecimal digits.
 */
export type Secret = string;

/**
 * A table, and the seat for which it is watched or played; without a seat it is watched as a bystander.
 */
export type Target = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, };

/**
 * A message of a client.
 */
export type FromClient = { "type": "seats", 
/**
 * The table.
 */
table: TableId, 
/**
 * The secret of the seats.
 */
secret: Secret, } | { "type": "watch", 
/**
 * The version that the client saw last, so that it gets only later entries of the log.
 */
since?: number, 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, } | { "type": "log", 
/**
 * The number of the first entry that the client has.
 */
before: number, 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, } | { "type": "leave", 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, } | { "type": "order", 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, 
/**
 * A number by which the table knows the command of this seat again, so that it happens once, however often it comes. A
 * client chooses it at random, another one for each command.
 */
id: number, 
/**
 * The version of the table that the seat saw when it decided.
 */
version: number, } & ({ "do": "sit", 
/**
 * The hash of 32 bytes that it chose at random, which it reveals when all persons sit.
 */
commitment: Bytes, } | { "do": "reveal", 
/**
 * The 32 bytes whose hash it sat with.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The token, or the fields.
 */
action: ActionInput, } | { "do": "offer", 
/**
 * What.
 */
offer: Offer, } | { "do": "agree" } | { "do": "decline" } | { "do": "undo" } | { "do": "resign" } | { "do": "claim", 
/**
 * What for.
 */
claim: Claim, }) | { "type": "ping", 
/**
 * Any number, which comes back.
 */
number: number, };

/**
 * A message to a client.
 */
export type ToClient = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The time of the host, in milliseconds since the beginning of 1970.
 */
at: number, 
/**
 * How often the client is asked whether it is alive, in milliseconds.
 */
heartbeat_ms: number, 
/**
 * The most bytes of a message of the client.
 */
message_bytes: number, } | { "type": "seats", 
/**
 * The table.
 */
table: TableId, 
/**
 * The names of the secret's seats.
 */
seats: Array<string>, } | { "type": "view", 
/**
 * The time of the host, in milliseconds since the beginning of 1970.
 */
at: number, 
/**
 * The seats of persons.
 */
people: Array<PublicSeat>, 
/**
 * The table.
 */
view: View, 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, } | { "type": "log", 
/**
 * The number of the first of these entries, from 0.
 */
log_from: number, 
/**
 * The entries, up to the one that the client has.
 */
log: Array<EntryView>, 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, } | { "type": "people", 
/**
 * The table.
 */
table: TableId, 
/**
 * The seats of persons.
 */
people: Array<PublicSeat>, } | { "type": "done", 
/**
 * The table.
 */
table: TableId, 
/**
 * The number of the order.
 */
id: number, 
/**
 * The version of the table after it.
 */
version: number, } | { "type": "busy", 
/**
 * The table.
 */
table: TableId, } | { "type": "paused", 
/**
 * The table.
 */
table: TableId, } | { "type": "nearly_full", 
/**
 * The table.
 */
table: TableId, 
/**
 * How many events it may still have; at 0 a game that is not over is stopped.
 */
events_left: number, } | { "type": "gone", 
/**
 * The table.
 */
table: TableId, 
/**
 * The name of the seat.
 */
as?: string, 
/**
 * A word that stands for it and does not change.
 */
code: string, 
/**
 * The same as a sentence for people.
 */
sentence: string, 
/**
 * Where and what, if that helps: the key of what cannot be agreed, or what of a message cannot be read.
 */
detail?: string, 
/**
 * The clause that forbids a decision.
 */
why?: Why, 
/**
 * What is wrong with a position.
 */
fault?: Fault, } | { "type": "error", 
/**
 * The table, if it belongs to one.
 */
table?: TableId, 
/**
 * The number of the order that is refused.
 */
id?: number, 
/**
 * A word that stands for it and does not change.
 */
code: string, 
/**
 * The same as a sentence for people.
 */
sentence: string, 
/**
 * Where and what, if that helps: the key of what cannot be agreed, or what of a message cannot be read.
 */
detail?: string, 
/**
 * The clause that forbids a decision.
 */
why?: Why, 
/**
 * What is wrong with a position.
 */
fault?: Fault, } | { "type": "pong", 
/**
 * The number of the ping.
 */
number: number, 
/**
 * The time of the host, in milliseconds since the beginning of 1970.
 */
at: number, };

/**
 * A person's seat, as everybody at the table sees it.
 */
export type PublicSeat = { 
/**
 * The name of the seat.
 */
seat: string, 
/**
 * Whether a person has taken it.
 */
taken: boolean, 
/**
 * The name of that person.
 */
name?: string, 
/**
 * Whether that person is connected.
 */
here: boolean, };

/**
 * Why something is refused.
 */
export type ErrorBody = { 
/**
 * A word that stands for it and does not change.
 */
code: string, 
/**
 * The same as a sentence for people.
 */
sentence: string, 
/**
 * Where and what, if that helps: the key of what cannot be agreed, or what of a message cannot be read.
 */
detail?: string, 
/**
 * The clause that forbids a decision.
 */
why?: Why, 
/**
 * What is wrong with a position.
 */
fault?: Fault, };

/**
 * The clause that forbids a decision, and what it rests on.
 */
export type Why = { 
/**
 * The name of the clause, such as `SH3`.
 */
clause: string, 
/**
 * The token of the action that it forbids.
 */
token: string, 
/**
 * The places that it rests on.
 */
places: Array<string>, 
/**
 * The name of its sentence in `locales/`, for a client that speaks another language.
 */
name: string, 
/**
 * That sentence in English.
 */
sentence: string, };

/**
 * A variant on offer.
 */
export type VariantEntry = { 
/**
 * Its name.
 */
variant: string, 
/**
 * The name of its rule book.
 */
book: string, 
/**
 * The level of that book.
 */
level: number, 
/**
 * Its seats, in turn order.
 */
seats: Array<string>, 
/**
 * How few of them can be taken.
 */
fewest_players: number, };

/**
 * What a client needs to know of a variant to teach it and to edit its positions.
 */
export type VariantDetails = { 
/**
 * Its name.
 */
variant: string, 
/**
 * The names of the sentences in `locales/` that teach it, in order.
 */
lessons: Array<string>, 
/**
 * The form of its position texts; `None` for Seat of Kings.
 */
form?: PositionForm, };

/**
 * What the position texts of a ringfort game have beside ringforts and whose turn it is. `docs/notation.md` describes the
 * fields.
 */
export type PositionForm = { 
/**
 * The phases, in the order in which a game goes through them.
 */
phases: Array<string>, 
/**
 * Whether kings stand on the board. Rule: SD1, HK1
 */
has_kings: boolean, 
/**
 * Whether lost kings are counted. Rule: HK13
 */
counts_lost_kings: boolean, 
/**
 * Whether links are part of the position; if not, they follow from the ringforts. Rule: B5, SD4
 */
has_links: boolean, 
/**
 * Whether a number of last turns can be left. Rule: M6, HK9, HK11
 */
has_last_turns: boolean, };

/**
 * A table to be opened.
 */
export type OpenTable = { 
/**
 * What is agreed, as `docs/protocol.md` says it.
 */
agreed: Agreement, 
/**
 * Whether it is told to everybody who looks for a table; otherwise guests need its invitation.
 */
listed?: boolean, 
/**
 * Chosen at random by the client, so that it holds its seats whatever becomes of the answer. Said again, it opens no
 * second table.
 */
secret: Secret, 
/**
 * The seat that is taken at once, with all seats of its screen.
 */
seat?: string, 
/**
 * The name of who opens it: 1 to 40 characters.
 */
name?: string, };

/**
 * A table that was opened.
 */
export type OpenedTable = { 
/**
 * The table.
 */
table: string, 
/**
 * What lets a guest take a seat, to be given in a link.
 */
invitation: string, 
/**
 * The seats that were taken.
 */
seats: Array<string>, };

/**
 * A guest who wants a seat.
 */
export type Join = { 
/**
 * The invitation; a listed table needs none.
 */
invitation?: Secret, 
/**
 * The secret of the seats from now on, chosen at random by the client, so that it holds them whatever becomes of the
 * answer. Said again, it takes no second seat.
 */
secret: Secret, 
/**
 * The seat; the first free one if it is left out.
 */
seat?: string, 
/**
 * The name of the guest: 1 to 40 characters.
 */
name?: string, };

/**
 * The seats that somebody has taken.
 */
export type TakenSeats = { 
/**
 * The table.
 */
table: string, 
/**
 * The seats: all of one screen.
 */
seats: Array<string>, };

/**
 * Somebody who says which seats are theirs.
 */
export type SecretBody = { 
/**
 * The secret of the seats.
 */
secret: Secret, };

/**
 * Somebody who sends a guest away.
 */
export type Dismiss = { 
/**
 * The secret that opened the table.
 */
secret: Secret, 
/**
 * The seat of the guest, who loses all seats of its screen.
 */
seat: string, };

/**
 * A code that lets another device take over seats.
 */
export type Code = { 
/**
 * The code, to be given in a link.
 */
code: string, 
/**
 * Until when it is good, in milliseconds since the beginning of 1970.
 */
until: number, };

/**
 * A device that takes over seats.
 */
export type HandOver = { 
/**
 * The code.
 */
code: Secret, 
/**
 * The secret of the seats from now on, chosen at random by the device, so that it holds it whatever becomes of the answer.
 */
secret: Secret, };

/**
 * Somebody who asks for their tables.
 */
export type OwnTables = { 
/**
 * The secrets of their seats, a hundred at most.
 */
secrets: Array<Secret>, };

/**
 * Somebody whose name is to be deleted.
 */
export type Forget = { 
/**
 * The secrets of the seats where it is, a hundred at most.
 */
secrets: Array<Secret>, };

/**
 * A table in a list.
 */
export type TableEntry = { 
/**
 * The table.
 */
table: string, 
/**
 * How far it has come.
 */
stage: string, 
/**
 * When it was opened, in milliseconds since the beginning of 1970.
 */
opened_at: number, 
/**
 * The variant.
 */
variant: string, 
/**
 * The law of the clocks.
 */
clock: ClockRule, 
/**
 * How many games are played.
 */
length: Length, 
/**
 * The position text in which its games begin, if one was agreed.
 */
start?: string, 
/**
 * How many games are over.
 */
games: number, 
/**
 * Its seats, in turn order.
 */
seats: Array<SeatEntry>, };

/**
 * A seat of a table in a list.
 */
export type SeatEntry = { 
/**
 * Its name.
 */
seat: string, 
/**
 * The player of the program that takes it.
 */
program?: string, 
/**
 * The name of the person who takes it.
 */
name?: string, 
/**
 * Whether it waits for a person.
 */
free: boolean, 
/**
 * Whether it is of one of the secrets that were presented.
 */
yours?: boolean, };

/**
 * A draft of decisions to be shown.
 */
export type PreviewOf = { 
/**
 * The secret of the seat.
 */
secret: Secret, 
/**
 * The seat.
 */
seat: string, 
/**
 * Its actions in order, as tokens or by their fields; 32 at most.
 */
draft: Array<ActionInput>, };

/**
 * What a draft would do.
 */
export type PreviewAnswer = { 
/**
 * The version of the table that it begins at.
 */
version: number, 
/**
 * What it would do, as `docs/protocol.md` says it.
 */
preview: Preview, };

/**
 * A decision to be explained.
 */
export type WhyNot = { 
/**
 * The secret of the seat.
 */
secret: Secret, 
/**
 * The seat.
 */
seat: string, 
/**
 * The action, as a token or by its fields.
 */
action: ActionInput, };

/**
 * A position of a ringfort game, as a text or as it is drawn, and decisions after it.
 */
export type PositionOf = { 
/**
 * The position text, or the name of a variant for its start.
 */
position?: string, 
/**
 * The position as it is drawn, if there is no text, as `docs/protocol.md` says it.
 */
drawn?: PositionSketch, 
/**
 * The actions that are played then, in order, as tokens or by their fields.
 */
actions?: Array<ActionInput>, };

/**
 * What is said of a position that somebody asks about.
 */
export type PositionBody = Moment | { 
/**
 * What is wrong with it.
 */
fault: Fault, } | { 
/**
 * The clause that forbids it.
 */
why: Why, };

/**
 * A position sketched in an editor, legal or not, with the fields of a [`crate::RingfortsView`]: names of hills one after
 * the other, Red's first.
 */
export type PositionSketch = { 
/**
 * The name of the variant.
 */
variant: string, 
/**
 * The ringforts of each color.
 */
ringforts: [string, string], 
/**
 * The hills where the kings of each color stand.
 */
kings?: [string, string], 
/**
 * The seat to move; `None` if the game is over.
 */
turn?: string, 
/**
 * The phase: `setup`, `manoeuvres`, `battle`, `over`.
 */
phase: string, 
/**
 * The kings that each color has lost, in High Kings.
 */
kings_lost?: [number, number], 
/**
 * How many turns are left of a final cycle.
 */
turns_left?: number, 
/**
 * The bridges of each color, two hills each; only those of Stone of Destiny are read.
 */
links?: [string, string], };

/**
 * A position to be analyzed.
 */
export type AnalysisOf = { 
/**
 * A legal action that is judged beside the best ones.
 */
played?: ActionInput, 
/**
 * How many lines are wanted, 1 to 3; 3 if it is left out.
 */
lines?: number, 
/**
 * How many moments are looked at, if less than the server allows.
 */
nodes?: number, 
/**
 * The position text, or the name of a variant for its start.
 */
position?: string, 
/**
 * The position as it is drawn, if there is no text, as `docs/protocol.md` says it.
 */
drawn?: PositionSketch, 
/**
 * The actions that are played then, in order, as tokens or by their fields.
 */
actions?: Array<ActionInput>, };

/**
 * What a position is worth.
 */
export type AnalysisBody = { 
/**
 * The position text, after the decisions.
 */
position: string, 
/**
 * The seat to move; nothing if the game is over.
 */
turn?: string, 
/**
 * How many points Red is ahead, at the end if both sides play their best, or less.
 */
red: number, 
/**
 * Whether that is proved.
 */
proved: boolean, 
/**
 * The best decisions of the seat to move, best first; none if the game is over.
 */
lines: Array<ScoredLine>, 
/**
 * What the decision is worth that was to be judged.
 */
played?: PlayedBody, 
/**
 * How many decisions ahead the whole of the game was searched.
 */
depth: number, 
/**
 * How many moments were looked at.
 */
nodes: number, };

/**
 * A decision, what is expected to follow, and what it is worth.
 */
export type ScoredLine = { 
/**
 * How many points the side to move is ahead by it.
 */
score: number, 
/**
 * Whether that is proved.
 */
proved: boolean, 
/**
 * The action, and those that are expected after it.
 */
actions: Array<ActionView>, };

/**
 * What a decision is worth that was played.
 */
export type PlayedBody = { 
/**
 * How many points it loses against the best decision; 0 if there is no better one.
 */
loss: number, 
/**
 * How many points the side to move is ahead by it.
 */
score: number, 
/**
 * Whether that is proved.
 */
proved: boolean, 
/**
 * The action, and those that are expected after it.
 */
actions: Array<ActionView>, };

/**
 * What is wrong with a position.
 */
export type Fault = { 
/**
 * The field of the position text at fault: `line`, `variant`, `board`, `turn`, `phase`, `lost`, `last`, `links`.
 */
field: string, 
/**
 * The column of the position text at fault, in characters from 1; nothing if what is drawn has no text.
 */
column?: number, 
/**
 * The hill at fault; of vacant hills side by side the first.
 */
hill?: string, 
/**
 * The name of the fault, which is behind `fault-` in `locales/`.
 */
name: string, 
/**
 * What is wrong, in English.
 */
sentence: string, };

/**
 * A decision to be judged, of a game that is over.
 */
export type KingsAnalysisOf = { 
/**
 * The number of the moment at which it was made: that of the moment after it, less 1.
 */
moment: number, 
/**
 * How many iterations the search may have, if less than the server allows.
 */
iterations?: number, 
/**
 * How many of the best decisions are wanted, 1 to 5; 3 if it is left out.
 */
lines?: number, };

/**
 * What the search finds of a decision, from what its seat saw.
 */
export type KingsAnalysisBody = { 
/**
 * The number of the moment.
 */
moment: number, 
/**
 * The seat that decided.
 */
seat: string, 
/**
 * How many iterations there were; none if there was nothing to choose.
 */
iterations: number, 
/**
 * The decisions that the search tried most, the most first.
 */
lines: Array<ValuedBody>, 
/**
 * What it finds of the decision that was made.
 */
played: JudgedBody, };

/**
 * A decision and what the search finds of it.
 */
export type ValuedBody = { 
/**
 * The action.
 */
action: ActionView, 
/**
 * The chance of the seat to win by it, 0 to 1, as the search sees it: a guess, and no proof.
 */
value: number, 
/**
 * How many iterations tried it: what was tried little is little known.
 */
iterations: number, };

/**
 * The decision that was made. Only the decision is there if nothing is found of it: there was no choice, or no time to try it.
 */
export type JudgedBody = { 
/**
 * The action.
 */
action: ActionView, 
/**
 * As that of a line.
 */
value?: number, 
/**
 * As those of a line; 0 if it was not tried.
 */
iterations: number, 
/**
 * What it loses against the first line, as the search sees it, 0 to 1; 0 if that is no better.
 */
loss?: number, };

/**
 * A seat that asks for a hint.
 */
export type HintFor = { 
/**
 * The secret of the seat.
 */
secret: Secret, 
/**
 * The seat.
 */
seat: string, };

/**
 * What a computer player would decide in the place of a seat.
 */
export type Hint = { 
/**
 * The version of the table that it is for.
 */
version: number, 
/**
 * The action.
 */
action: ActionView, 
/**
 * The level of the player.
 */
level: number, };
