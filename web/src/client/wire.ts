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
 * The position text; of Seat of Kings the object of a view.
 */
position: unknown, 
/**
 * What can be drawn of a ringfort board, so that who draws it needs no rules; nothing in Seat of Kings.
 */
board?: Board, 
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
chosen?: string, 
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
 * The number of the first entry of the log that is told, from 0.
 */
log_from: number, 
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
left?: Leaving, 
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
 * What each seat has sent for it, in turn order; 64 zeros where nothing was sent.
 */
sent: Array<Bytes>, 
/**
 * The secret of the last game that is over.
 */
revealed?: Revealed, };

/**
 * The secret of a game that is over.
 */
export type Revealed = { 
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
by?: By, 
/**
 * The decision or the chance event; its first word alone if the rest is hidden.
 */
token: string, 
/**
 * What was announced: `battle`, `out`.
 */
notices?: Array<string>, };

/**
 * A ringfort board as it stands. What a variant or a moment does not have is left out.
 */
export type Board = { 
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
 * Whether the seat to move sees no order above 1 then. Rule: SHL3
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
 * Those where it may sacrifice the ringfort on arrival, by the hill of the king. Rule: HKL1
 */
sacrifices?: Record<string, string>, 
/**
 * The area of each seat of doubles, in turn order. Rule: SHD1
 */
areas?: string[], };

/**
 * The legal decisions of a seat, in byte order. Those of one kind that are many are folded.
 */
export type Legal = { 
/**
 * Those that are written out.
 */
tokens: Array<string>, 
/**
 * Stone of Destiny: by the capture, the links of which one is made: `xD4` with `E4E5` is `xD4+E4E5`. Rule: SD4
 */
links?: Record<string, string[]>, 
/**
 * Seat of Kings: by the beginning of the decision, `stone 8 ulster`, the pieces of which any two are swapped, in the
 * order in which a decision names them. Rule: SKD1
 */
swaps?: Record<string, string[]>, 
/**
 * Seat of Kings: the cards of which any three are kept, ascending. Rule: SKR2
 */
keeps?: Array<number>, };

/**
 * Who decided for a seat.
 */
export type By = "seat" | "table" | "stand_in";

/**
 * How a seat left a game.
 */
export type Leaving = "resigned" | "time" | "abandoned";

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
how: Leaving, } } | "agreed" | { "abandoned": { 
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
 * What it adds to everything random: 32 bytes that it chose by itself.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The decision, as in a transcript.
 */
decision: string, } | { "do": "offer", 
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
 * A number by which the table knows the command again, so that it happens once, however often it comes. A client
 * chooses it at random.
 */
id: number, 
/**
 * The version of the table that the seat saw when it decided.
 */
version: number, } & ({ "do": "sit", 
/**
 * What it adds to everything random: 32 bytes that it chose by itself.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The decision, as in a transcript.
 */
decision: string, } | { "do": "offer", 
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
export type Agreed = { 
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
then: Then, 
/**
 * The position text after those; of Seat of Kings the object of a view of that seat.
 */
position: unknown, 
/**
 * What can be drawn of a ringfort board then; nothing in Seat of Kings.
 */
board?: Board, 
/**
 * The legal decisions of that seat then; nothing if it does not go on.
 */
legal?: Legal, };

/**
 * How it would go on after a draft.
 */
export type Then = "decides" | "done" | "drawn";

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
board: Board, 
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
legal?: Legal, };

/**
 * A decision that led to a moment.
 */
export type After = { 
/**
 * Who decided.
 */
seat: string, 
/**
 * The decision.
 */
token: string, 
/**
 * What was announced: `battle`, `out`.
 */
notices?: Array<string>, };

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
 * A table, and the seat as which it is read or played; nothing for somebody who watches.
 */
export type Target = { table: TableId, as?: string, };

/**
 * What a client says.
 */
export type FromClient = { "type": "seats", table: TableId, secret: Secret, } | { "type": "watch", 
/**
 * The version that it saw last, so that it gets only what came after of the log.
 */
since?: number, table: TableId, as?: string, } | { "type": "leave", table: TableId, as?: string, } | { "type": "order", table: TableId, as?: string, 
/**
 * A number by which the table knows the command again, so that it happens once, however often it comes. A client
 * chooses it at random.
 */
id: number, 
/**
 * The version of the table that the seat saw when it decided.
 */
version: number, } & ({ "do": "sit", 
/**
 * What it adds to everything random: 32 bytes that it chose by itself.
 */
sent: Bytes, } | { "do": "move", 
/**
 * The decision, as in a transcript.
 */
decision: string, } | { "do": "offer", 
/**
 * What.
 */
offer: Offer, } | { "do": "agree" } | { "do": "decline" } | { "do": "undo" } | { "do": "resign" } | { "do": "claim", 
/**
 * What for.
 */
claim: Claim, }) | { "type": "ping", number: number, };

/**
 * What the server says.
 */
export type ToClient = { "type": "welcome", protocol: number, at: number, heartbeat_ms: number, message_bytes: number, } | { "type": "seats", table: TableId, seats: Array<string>, } | { "type": "view", at: number, people: Array<Shown>, view: View, table: TableId, as?: string, } | { "type": "people", table: TableId, people: Array<Shown>, } | { "type": "done", table: TableId, id: number, version: number, } | { "type": "busy", table: TableId, } | { "type": "gone", table: TableId, as?: string, 
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
fault?: Fault, } | { "type": "error", table?: TableId, id?: number, 
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
fault?: Fault, } | { "type": "pong", number: number, at: number, };

/**
 * What a table looks like beside the game itself.
 */
export type Shown = { seat: string, 
/**
 * Whether a person has taken it.
 */
taken: boolean, name?: string, 
/**
 * Whether that person is here now.
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
 * The decision that it forbids.
 */
decision: string, 
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
 * A table to be opened.
 */
export type OpenTable = { 
/**
 * What is agreed, as `docs/protocol.md` says it.
 */
agreed: Agreed, 
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
export type Opened = { 
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
export type Taken = { 
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
export type Mine = { 
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
 * Its decisions, in order; 32 at most.
 */
draft: Array<string>, };

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
 * The decision.
 */
decision: string, };

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
drawn?: Drawn, 
/**
 * The decisions that are played then, in order.
 */
decisions?: Array<string>, };

/**
 * A position as somebody draws it, with the fields of a [`crate::Board`]: hills one after the other, Red's first. Whether it is
 * one that can be is for the rules to say, who read its text.
 */
export type Drawn = { 
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
 * The seat to move; nothing if the game is over.
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
 * A legal decision that is judged beside the best ones.
 */
played?: string, 
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
drawn?: Drawn, 
/**
 * The decisions that are played then, in order.
 */
decisions?: Array<string>, };

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
 * The decision, and those that are expected after it.
 */
decisions: Array<string>, };

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
 * The decision, and those that are expected after it.
 */
decisions: Array<string>, };

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
 * The decision.
 */
decision: string, 
/**
 * The level of the player.
 */
level: number, };
