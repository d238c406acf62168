// Which clause of a game stands behind a mark, a score line or a word: the one place that knows.

/** The clause in each game, by the beginning of its name; `*` stands for all other games. */
type ByGame = Readonly<Record<string, string>>;

const SIEGE: ByGame = { "*": "B7" };
const SCORE: ByGame = { "four-treasures": "M3", "high-kings": "HK13", "stone-of-destiny": "SD7", "*": "M2" };
const KINGDOMS: ByGame = { ...SCORE, "four-treasures": "B6" };

/** Clauses of ringfort games, by the names of messages. */
const RINGFORTS: Readonly<Record<string, ByGame>> = {
  "mark-legend-legal": { "*": "B11" },
  "mark-legend-chosen": { "*": "M10" },
  "mark-legend-pending": { "*": "M10" },
  "mark-legend-besieged": SIEGE,
  "mark-legend-forced": {
    "sacred-hill-2": "SHL2",
    "sacred-hill-doubles-2": "SHL2",
    "sacred-hill": "SH7",
    "four-treasures": "FT2",
    "poisoned-chalice": "PC5",
  },
  "mark-legend-unlinked": { "*": "SD4" },
  "mark-legend-order": { "*": "SHL1" },
  "mark-legend-reach": { "high-kings-2": "HKL1", "*": "HK5" },
  "mark-legend-fallen": { "*": "HK7" },
  "mark-legend-link": { "*": "SD4" },
  "mark-legend-qualified": { "*": "PC3" },
  "mark-legend-area": { "*": "SHD2" },
  "mark-legend-kingdom": { "*": "B6" },
  "mark-legend-joining": { "*": "B6" },
  "measure-points": SCORE,
  "measure-kingdoms": KINGDOMS,
  "measure-bridges": { "*": "M3" },
  "measure-territory": { "*": "B9" },
  "measure-kings_captured": { "*": "HK12" },
  lead: SCORE,
  "term-setup": { "*": "HK1" },
  "term-manoeuvres": {
    "sacred-hill-doubles": "SHD3",
    "sacred-hill": "SH3",
    "high-kings": "HK3",
    "poisoned-chalice": "PC1",
    "stone-of-destiny": "SD1",
  },
  "term-battle": {
    "sacred-hill-2": "SHL2",
    "sacred-hill-doubles-1": "SHD5",
    "sacred-hill-doubles-2": "SHD5",
    "sacred-hill": "SH5",
    "four-treasures": "FT1",
    "high-kings": "HK5",
    "poisoned-chalice": "PC4",
    "stone-of-destiny": "SD4",
  },
  "term-over": {
    "high-kings": "HK11",
    "stone-of-destiny": "SD5",
    "poisoned-chalice": "PC6",
    "*": "M6",
  },
  "term-knights-move": { "*": "B3" },
  "term-next-to": { "*": "B2" },
  "term-bridge": { "*": "B5" },
  "term-siege": SIEGE,
  "term-kingdom": { "*": "B6" },
  "term-lull": { "*": "SHL3" },
  "term-qualified": { "*": "PC3" },
  "term-area": { "*": "SHD2" },
  "term-unlinked": { "*": "SD4" },
  "term-out": { "stone-of-destiny": "SD5", "*": "M6" },
};

/** Clauses of Seat of Kings, by the names of messages. */
const KINGS: Readonly<Record<string, string>> = {
  "kings-mark-legal": "SKR4",
  "kings-mark-idle": "SKP1",
  "kings-mark-barred": "SKP1",
  "kings-mark-ghost": "SKA3",
  "kings-mark-greyed": "SKC2",
  "kings-mark-activated": "SKA2",
  "kings-sign-dominant": "SKT1",
  "kings-sign-king": "SKK5",
  "kings-sign-captives": "SKB4",
  "kings-sign-fort": "SKF1",
  "kings-sign-starting": "SKR5",
  "kings-sign-traitor": "SKT2",
  "kings-sign-closed": "SK2P1",
  "kings-term-activation": "SKA1",
  "kings-term-garrison": "SKK2",
  "kings-term-dominant": "SKT1",
  "kings-term-traitor": "SKT3",
  "kings-term-ransom": "SKX2",
  "kings-term-amnesty": "SKM1",
  "kings-term-fit": "SKC2",
  "legend-arrow": "SKC1",
  "legend-grey": "SKC2",
  "legend-shift": "SKP1",
  "legend-coin": "SKA1",
  "legend-number": "SKC1",
  "legend-stone": "SKD1",
  "has-cumals": "SKB5",
  "has-cards": "SKR2",
  "has-stock": "SKB3",
  "has-kings": "SKK6",
  "has-prisoners": "SKK1",
  "has-income": "SKI1",
  lead: "SKK6",
  "round-traitors": "SKT1",
  "round-income": "SKI1",
  "round-regions": "SKK1",
  "round-prisoners": "SKX1",
  "end-kings-positions": "SKK6",
  "end-kings-pieces": "SKB3",
  "end-kings-cumals": "SKB5",
  "end-kings-cleared": "SKK1",
  "end-kings-taken": "SKP3",
  "end-kings-traitors": "SKT3",
  "end-kings-income": "SKI1",
};

/** All words that have a clause in some ringfort game, or in Seat of Kings. */
export const RULED = { ringforts: Object.keys(RINGFORTS), kings: Object.keys(KINGS) };

/** The clause behind a word in a game; undefined if it has none there. */
export function clauseOf(word: string, variant: string): string | undefined {
  if (variant === "seat-of-kings") return KINGS[word];
  const games = RINGFORTS[word] ?? {};
  // The longest beginning is the most exact one.
  const fitting = Object.keys(games).filter((game) => game !== "*" && variant.startsWith(game));
  const [game = "*"] = fitting.sort((one, other) => other.length - one.length);
  return games[game];
}
