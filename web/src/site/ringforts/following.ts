// What a press on a legal hill would do, in words. What follows comes with the legal moves from the server.

import { hillsOf, type Hill } from "../../board/index.ts";
import type { Legal } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { say } from "../words.ts";

/** The further effects of a move to a hill, beside its ringfort; empty if there are none. */
export function followingWords(legal: Legal | undefined, hill: Hill): string {
  const joined = hillsOf(legal?.joins?.[hill] ?? "").length;
  const links = hillsOf(legal?.links?.[hill] ?? "").length / 2;
  const besieged = hillsOf(legal?.besieges?.[hill] ?? "");
  const words = [
    captures(legal, hill) && say("follows-captures"),
    links > 0 && joined === 0 && say("follows-links", { count: links }),
    joined > 0 && say("follows-joins", { count: joined }),
    besieged.length > 0 && say("follows-besieges", { hills: list(besieged), count: besieged.length }),
  ];
  return list(words.filter((word) => typeof word === "string"));
}

/** The same as a sentence, with the hill. */
export function followingSentence(legal: Legal | undefined, hill: Hill): string {
  const words = followingWords(legal, hill);
  return words === "" ? "" : say("follows", { hill, words });
}

const captures = (legal: Legal | undefined, hill: Hill): boolean =>
  legal?.replaces?.[hill] !== undefined ||
  (legal?.actions ?? []).some(
    (action) =>
      (action.kind === "capture" && action.hill === hill) || (action.kind === "take" && action.to === hill),
  );
