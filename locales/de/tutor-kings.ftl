# Was der Tutor bei Seat of Kings sagt. „Ich“ ist ein Computer, „du“ der Leser, der gegen ihn spielt. $region: der Name einer
# Region; $position, $other, $from, $to: Positionen; $positions: eine Aufzählung davon; $who: `you`, `me` oder
# `other`, wer gemeint ist; $owner: der Name dieses Spielers; $ranks: ein Rang im Plural.

# Gegen mehrere Computer.
tutor-speaker = { $seat }: { $words }

## Was der Zug eines Computers getan hat

tutor-traitors = Alle haben drei Karten gespielt: Jetzt kommen die Verräter, dann das Einkommen.
tutor-crowned = { $who ->
    [you] Du hast
    [me] Ich habe
   *[other] { $owner } hat
} jetzt einen König in { $region }{ $closed ->
    [yes] , und dort wird nicht mehr gespielt.
   *[no] : Alle anderen Spielsteine dort sind weg.
}
tutor-round = Runde { $round } beginnt, und { $who ->
    [you] du spielst
    [me] ich spiele
   *[other] { $owner } spielt
} die erste Karte.
tutor-last_round = Das ist die letzte Runde: Gewinnt sie niemand, endet die Partie unentschieden.
tutor-dealt = Jeder hat jetzt sechs Karten: drei für diese Runde und drei für die nächste.
tutor-stone = { $same ->
    [yes] Mein Stein des Schicksals hat zwei Spielsteine auf { $from } in { $region } getauscht.
   *[no] Mein Stein des Schicksals hat einen Spielstein auf { $from } in { $region } mit einem auf { $to } getauscht.
} Er versetzt die Spielsteine aller Spieler, nur die auf K nicht.
tutor-only_fit = Meine Karte musste in { $region } auf { $positions }: An ihren anderen Stellen dort waren weniger Positionen leer.
tutor-captured = Ich habe { $position } in { $region } erobert und dabei { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} gefangen.
tutor-king_struck = Ich bin in { $region } auf die Königsposition aufgestiegen und habe { $who ->
    [you] deinen König
   *[other] den König von { $owner }
} entfernt.
tutor-fort_struck = Ich habe { $who ->
    [you] deinem Fort
   *[other] dem Fort von { $owner }
} auf { $position } in { $region } den obersten Spielstein genommen.
tutor-exchanged = Mein Verräter hat { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} auf { $position } in { $region } durch einen von mir ersetzt.
tutor-enthroned = Die Königsposition von { $region } gehört jetzt mir.
tutor-throne = { $wins ->
    [yes] Ich habe C1 und C2 in { $region }: Noch ein Aufstieg, und ich gewinne.
   *[no] Ich habe C1 und C2 in { $region }: Noch ein Aufstieg, und die Königsposition dort gehört mir.
}
tutor-chieftain = Ich habe { $position } in { $region }; mit { $other } dazu kann ich auf die Königsposition aufsteigen.
tutor-promoted = { $from } und { $to } haben einen Spielstein auf { $position } in { $region } gehoben.
tutor-ladder = { $from } und { $other } in { $region } gehören jetzt beide mir: Zusammen können sie einen Spielstein auf { $to } heben.
tutor-fort = Auf { $position } in { $region } habe ich jetzt ein Fort: zwei meiner Spielsteine übereinander.
tutor-dominant = In { $region } bin ich jetzt dominant, also können dort nur andere den Verräter bekommen.
tutor-broken = { $position } in { $region } bildete ein Paar mit { $who ->
    [you] deinem { $other }.
   *[other] { $other } von { $owner }.
}
tutor-blocked = { $who ->
    [you] Dein Spielstein
   *[other] Der Spielstein von { $owner }
} auf { $other } in { $region } hat neben sich keine Position mehr für ein Paar.
tutor-most = Ich allein habe die meisten { $ranks } in { $region }: Das bringt jede Runde 1 Cumal.
tutor-spread = Ich habe { $ranks } in mehr als einer Region: Das bringt jede Runde 1 Cumal.
tutor-tied = { $who ->
    [you] Du hast
   *[other] { $owner } hat
} nicht mehr allein die meisten { $ranks } in { $region }; das brachte jede Runde 1 Cumal.
tutor-discarded = { $useless ->
    [yes] Zwei Cumals für eine Karte, mit der ich nichts tun konnte.
   *[no] Zwei Cumals für eine Karte.
}
tutor-amnesty = Ich habe in { $region } 4 Cumals bezahlt: { $count ->
    [one] Ein Gefangener kehrt
   *[other] { $count } Gefangene kehren
} in den Vorrat zurück.
tutor-placed = { $count ->
    [one] Ein Spielstein von mir steht jetzt auf { $positions } in { $region }.
   *[other] Spielsteine von mir stehen jetzt auf { $positions } in { $region }.
}
tutor-unplaced = Ich habe in { $region } eine Karte gespielt und keinen Spielstein gesetzt.
tutor-kept = Ich habe meine Karten für diese Runde gewählt.
tutor-traitor = Ich habe 1 Cumal für den Verräter in { $region } bezahlt.
tutor-declined = Ich habe den Verräter in { $region } den anderen überlassen.
tutor-garrisoned = { $count ->
    [0] Ich habe in { $region } keine Garnison gelassen.
   *[other] Meine Garnison in { $region } steht auf { $positions }.
}
tutor-ransomed = { $count ->
    [0] Ich habe { $who ->
        [you] dir
       *[other] { $owner }
    } kein Lösegeld bezahlt.
    [one] Ich habe { $who ->
        [you] bei dir
       *[other] bei { $owner }
    } einen Spielstein freigekauft.
   *[other] Ich habe { $who ->
        [you] bei dir
       *[other] bei { $owner }
    } { $count } Spielsteine freigekauft.
}
tutor-starts = { $who ->
    [you] Du spielst
    [me] Ich spiele
   *[other] { $owner } spielt
} die erste Karte der nächsten Runde.
tutor-opened = Ich habe { $region } als dritte Region eröffnet.
tutor-kept_fort = Ich habe mein Fort auf { $position } in { $region } behalten.
tutor-ended = Mein Zug ist zu Ende.

## Dasselbe vom Verlauf einer Runde, ab dem dritten Mal

tutor-short-traitors = Jetzt kommen die Verräter, dann das Einkommen.
tutor-short-crowned = { $who ->
    [you] Du hast
    [me] Ich habe
   *[other] { $owner } hat
} jetzt einen König in { $region }.
tutor-short-round = { $who ->
    [you] Du beginnst Runde { $round }.
    [me] Ich beginne Runde { $round }.
   *[other] { $owner } beginnt Runde { $round }.
}
tutor-short-last_round = Die letzte Runde.
tutor-short-dealt = Sechs neue Karten für jeden.
tutor-short-stone = { $same ->
    [yes] Mein Stein hat zwei Spielsteine auf { $from } in { $region } getauscht.
   *[no] Mein Stein hat { $from } und { $to } in { $region } getauscht.
}

## Was ein besserer Zug des Lesers tun würde; $who: `me` oder `other`, wessen Spielstein es ist

# $move: der bessere Zug, wie in `tutor-with`; $gain: was er tut. Der Knopf, der den Zug des Lesers spielt, steht darüber.
tutor-better-warning = Moment: Mit { $move } könntest du { $gain }. Deinen Zug trotzdem spielen?
tutor-better-missed = Besser war { $move }: { $gain }.
tutor-only_turn = Gut gesehen: Jeder andere Zug hätte mindestens { $percent } % eines Siegs gekostet.
tutor-with = { $kind ->
    [play] Karte { $card } auf { $positions }
    [amnesty] Karte { $card } für eine Amnestie
   *[other] Karte { $card }
}
tutor-could-captured = { $position } in { $region } erobern und dort { $who ->
    [me] meinen Spielstein
   *[other] einen Spielstein von { $owner }
} fangen
tutor-could-king_struck = in { $region } auf das Königsfeld aufsteigen und { $who ->
    [me] meinen König
   *[other] den König von { $owner }
} entfernen
tutor-could-fort_struck = { $who ->
    [me] meinem Fort
   *[other] dem Fort von { $owner }
} auf { $position } in { $region } den obersten Spielstein nehmen
tutor-could-enthroned = in { $region } auf das Königsfeld aufsteigen
tutor-could-throne = { $wins ->
    [yes] C1 und C2 in { $region } halten, einen Aufstieg vor dem Sieg
   *[no] C1 und C2 in { $region } halten, einen Aufstieg vor dem Königsfeld
}
tutor-could-chieftain = { $position } in { $region } besetzen; dann fehlt nur noch { $other } für den Aufstieg auf das Königsfeld
tutor-could-promoted = einen Spielstein auf { $position } in { $region } heben
tutor-could-ladder = { $from } und { $other } in { $region } halten, die zusammen einen Spielstein auf { $to } heben können
tutor-could-fort = auf { $position } in { $region } ein Fort bauen
tutor-could-dominant = in { $region } dominant werden
tutor-could-broken = { $position } in { $region } besetzen, das ein Paar bildet mit { $who ->
    [me] meinem { $other }
   *[other] { $other } von { $owner }
}
tutor-could-blocked = { $who ->
    [me] meinem Spielstein
   *[other] dem Spielstein von { $owner }
} auf { $other } in { $region } die letzte Position für ein Paar nehmen
tutor-could-most = allein die meisten { $ranks } in { $region } haben, was jede Runde 1 Cumal bringt
tutor-could-spread = { $ranks } in mehr als einer Region haben, was jede Runde 1 Cumal bringt
tutor-could-tied = { $who ->
    [me] mir
   *[other] { $owner }
} die alleinige Mehrheit der { $ranks } in { $region } nehmen, die jede Runde 1 Cumal bringt
