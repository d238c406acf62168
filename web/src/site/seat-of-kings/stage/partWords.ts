// A part of a log entry in words, for the line that says what is seen.

import type { EntryView } from "../../../client/wire.ts";
import { say, seatName } from "../../words.ts";
import { cardsIn } from "../actions.ts";
import { effectSentence, list, regionName } from "../sentences.ts";
import { bigOf } from "./big.ts";
import type { Part } from "./parts.ts";
import { decisionWords } from "./turnWords.ts";

/** The words of a part of an entry. */
export function partWords(part: Part, entry: EntryView): string {
  switch (part.kind) {
    case "decision":
      return entry.detail.kind === "play" ? playWords(entry) : decisionWords(entry);
    case "rank": {
      const gains = part.gains.map(({ seat, region }) =>
        say("happening-most", { seat: seatName(seat), region: regionName(region) }),
      );
      return say("happening-rank", { rank: say(`rank-${part.rank.toLowerCase()}`), gains: list(gains) });
    }
    case "spread": {
      const gains = part.incomes.map(({ seat, spread = "" }) =>
        say("happening-held", { seat: seatName(seat), ranks: ranksWords(spread) }),
      );
      return say("happening-spread", { gains: list(gains) });
    }
    case "income":
      return part.incomes.map(effectSentence).join(" ");
    case "cleared":
      return [part.cleared, ...part.others].map(effectSentence).join(" ");
    case "effect":
      return effectSentence(part.effect);
    case "big":
      return bigOf(entry)?.words ?? "";
  }
}

/** A card that is played. Where its pieces come says what follows: the positions of its fit may stay empty. */
const playWords = ({ seat = "none", by = "seat", detail }: EntryView): string =>
  say(`kings-log-${by}`, {
    seat: seatName(seat),
    move: say("happening-play", {
      card: cardsIn(detail)[0] ?? 0,
      region: regionName(detail.region ?? "none"),
    }),
  });

const ranksWords = (letters: string): string =>
  list([...letters].map((letter) => say(`rank-${letter.toLowerCase()}`)));
