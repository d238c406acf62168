// "How to play" says what somebody needs in a first game, in each language.

import { expect, test } from "vitest";

import type { Language } from "../languages.ts";
import { learn, say, speak } from "../words.ts";

await learn("kings");

test.each<[Language, Readonly<Record<string, readonly RegExp[]>>]>([
  [
    "en",
    {
      pieces: [
        /^You have 20 pieces and two King pieces\./,
        /With an empty stock you can neither place nor promote\./,
      ],
      kings: [
        /all 15 positions/,
        /a garrison of up to two more pieces/,
        /King piece falls only if an opponent promotes/,
      ],
      traitor: [/offered first to the player who controls the most positions/],
      end: [/the Starting Player names another player/],
    },
  ],
  [
    "de",
    {
      pieces: [
        /^Du hast 20 Spielsteine und zwei Königssteine\./,
        /Ist er leer, kannst du weder setzen noch aufsteigen\./,
      ],
      kings: [
        /alle 15 Felder/,
        /aus bis zu zwei weiteren Spielsteinen einrichten/,
        /Königsstein fällt nur, wenn jemand anderes auf sein Feld/,
      ],
      traitor: [/Zuerst wird er der Farbe angeboten, die dort die meisten Felder/],
      end: [/bestimmt der Startspieler, wer/],
    },
  ],
  [
    "it",
    {
      pieces: [
        /^Hai 20 pedine e due pedine del Re\./,
        /Con lo stock vuoto non puoi né piazzare né promuovere\./,
      ],
      kings: [
        /tutte le 15 posizioni/,
        /presidiare la regione con altre due/,
        /pedina del Re cade solo se un avversario promuove/,
      ],
      traitor: [/vi controlla il maggior numero di posizioni/],
      end: [/il giocatore iniziale ne nomina un altro/],
    },
  ],
])(
  "pieces, positions, garrisons, King pieces, traitors and the Starting Player are explained in %s",
  async (language, sections) => {
    await speak(language);
    for (const [section, sentences] of Object.entries(sections))
      for (const sentence of sentences) expect(say(`help-${section}`)).toMatch(sentence);
  },
);
