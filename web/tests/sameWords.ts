// Words that English shares with German or Italian and that the word lists of these languages do not have.

/**
 * Words by the reason why they are the same. A word in small letters stands for itself in any letters; what has others, as a
 * name of several words, stands for what is written so.
 */
type Groups = Readonly<Record<string, string>>;

/** Words for every language, for German and for Italian. */
type Shared = Readonly<Record<"all" | "de" | "it", Groups>>;

/** The words that are said everywhere. */
export const SAME: Shared = {
  all: {
    "people, makers and regions": "alan, connacht, leinster, munster, paull, Tailten Games, ulster",
    "terms of the games": "cumal, cumals, rath",
    "languages, each in itself": "deutsch, english, italiano",
    "forms of files": "json, pdf",
    "keys of records, files and programs":
      '"challenge":true, cargo xtask page, commit, docs/deck.md, Ending, `it`, “lots”, „lots“, “shuffle”, „shuffle“, tara play, tara show, tara verify, Variant',
    "what rulings quote of the English rules":
      "“any”, „any“, any existing owned piece, as if it is the end of a round, at least one piece in the region, clockwise, could have placed, ignoring the kings, just, just 1 point, not affected by the traitor or the Stone, play as normal, starting with Connacht, to form the fewest possible kingdoms",
  },
  de: {
    "words of the language that are not in its list": "forts, match",
  },
  it: {
    "words that lose their end before an apostrophe": "all’, All’, com’, dell’, nell’, Nell’, po’, quest’",
    "words of the language that are not in its list":
      "backup, bonus, browser, byte, clan, editor, fig, host, javascript, link, lobby, min, online, round, server, stock, tutor",
    "the game, which the Italian rules call so": "Seat of Kings",
    "the edition of the rules, a key": "`edition`",
  },
};

/** The words that are typed at the terminal or read by programs there, and those of people who run programs. */
export const TYPED: Shared = {
  all: {
    "commands of tara":
      "admin, analyze, apply, balance, ban, bans, bench, check, close, convert, deck, delete, engine, man, perft, play, print, rename, replay, report, reports, restore, rules, score, serve, show, solve, start, stop, table, tables, variants, verify, view",
    "what is typed in a game":
      "abort, board, draw, help, hint, log, moves, next, quit, rematch, resign, save, try, undo, why, yes",
    "decisions, and what chance decides":
      "activate, amnesty, chance, decline, discard, end, exchange, keep, lots, pass, place, promote, ransom, shuffle, stone, traitor",
    "counts of a score, as programs read them": "bridges, kingdoms, territory",
    "values that are typed":
      "bash, blue, debug, depth, eager, elvish, error, fish, greedy, human, infinite, info, letter, level, movetime, name, nodes, none, over, playing, position, random, red, search, seating, setoption, spec, sqlx=debug, stopped, text, trace, uct, uniform, value, warn, white, yellow",
    "games and parts of the rules by their keys, and files":
      "four-treasures, four-treasures-doubles, high-kings, poisoned-chalice, program, reconstructed, sacred-hill, sacred-hill-doubles, save game.tara, seat-of-kings, stone-of-destiny, tara/games",
    "keys of games and of their proofs": "agreed, first, secret, sent, stage",
    "words of programs": "audit, elo, false, hash, root, SQLite, true, X-Forwarded-For",
  },
  de: {
    "words of the language that are not in its list": "exit, id, logs, pings, threads",
  },
  it: {
    "words of the language that are not in its list":
      "client, cpu, db, header, http, id, input, ms, output, ping, pixel, proxy, script, shell, socket, test, thread, url",
    "languages by their keys": "de, it",
    names: "fischer",
  },
};
