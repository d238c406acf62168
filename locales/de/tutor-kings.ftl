# Was der Tutor bei Seat of Kings sagt. $seat: der Spieler, der am Zug war, mit Namen; „du“ ist der Leser. $region: der Name einer
# Region; $position, $other, $from, $to: Felder; $positions: eine Aufzählung davon; $who: `you` oder
# `other`, wer gemeint ist; $owner: der Name dieses Spielers; $ranks: ein Rang im Plural.

## Was der Zug eines Computers getan hat

tutor-traitors = Nach drei Karten für jeden kommen die Verräter, dann das Einkommen.
tutor-crowned = { $who ->
    [you] Du hast
   *[other] { $owner } hat
} jetzt einen König in { $region }{ $closed ->
    [yes] , und dort wird nicht mehr gespielt.
   *[no] : Alle anderen Spielsteine dort sind weg.
}
tutor-round = Runde { $round } beginnt, und { $who ->
    [you] du spielst
   *[other] { $owner } spielt
} die erste Karte.
tutor-last_round = Das ist die letzte Runde. Ist danach niemand Hochkönig, endet die Partie remis.
tutor-dealt = Jeder hat jetzt sechs Karten: drei für diese Runde und drei für die nächste.
tutor-stone = { $same ->
    [yes] Mit dem „Stein des Schicksals“ hat { $seat } zwei Spielsteine auf { $from } in { $region } getauscht.
   *[no] Mit dem „Stein des Schicksals“ hat { $seat } einen Spielstein auf { $from } in { $region } mit einem auf { $to } getauscht.
} Er kann Spielsteine jeder Farbe versetzen, nur keinen auf dem Königsfeld.
tutor-only_fit = Die Karte von { $seat } musste in { $region } auf { $positions }: An ihren anderen Stellen dort waren weniger Felder frei.
tutor-captured = { $seat } hat { $position } in { $region } genommen und dabei { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} gefangen genommen.
tutor-king_struck = { $seat } ist in { $region } auf das Königsfeld aufgestiegen und hat { $who ->
    [you] deinen König
   *[other] den König von { $owner }
} entfernt.
tutor-fort_struck = { $seat } hat { $who ->
    [you] deinem Fort
   *[other] dem Fort von { $owner }
} auf { $position } in { $region } den obersten Spielstein genommen.
tutor-exchanged = Der Verräter von { $seat } hat { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} auf { $position } in { $region } ausgetauscht.
tutor-enthroned = Das Königsfeld von { $region } gehört jetzt { $seat }.
tutor-throne = { $wins ->
    [yes] { $seat } hat C1 und C2 in { $region }: Noch ein Aufstieg gewinnt.
   *[no] { $seat } hat C1 und C2 in { $region }: Noch ein Aufstieg führt auf das Königsfeld.
}
tutor-chieftain = { $seat } hat { $position } in { $region } und kann mit { $other } dazu auf das Königsfeld aufsteigen.
tutor-promoted = { $seat } ist von { $from } und { $to } auf { $position } in { $region } aufgestiegen.
tutor-ladder = { $seat } hat jetzt { $from } und { $other } in { $region }: Von beiden ist ein Aufstieg auf { $to } möglich.
tutor-fort = Auf { $position } in { $region } hat { $seat } jetzt ein Fort: zwei eigene Spielsteine übereinander.
tutor-dominant = In { $region } ist { $seat } jetzt dominant, also können dort nur andere den Verräter bekommen.
tutor-broken = { $seat } hat { $position } in { $region } genommen, das Paar zu { $who ->
    [you] deinem { $other }.
   *[other] { $other } von { $owner }.
}
tutor-blocked = { $seat } lässt { $who ->
    [you] deinem Spielstein
   *[other] dem Spielstein von { $owner }
} auf { $other } in { $region } kein Feld mehr für ein Paar.
tutor-most = { $seat } allein hat die meisten { $ranks } in { $region }: Das bringt jede Runde 1 Cumal.
tutor-spread = { $seat } hat { $ranks } in mehr als einer Region: Das bringt jede Runde 1 Cumal.
tutor-tied = Wegen { $seat } { $who ->
    [you] hast du
   *[other] hat { $owner }
} nicht mehr allein die meisten { $ranks } in { $region }; das brachte jede Runde 1 Cumal.
tutor-discarded = { $useless ->
    [yes] { $seat } hat für eine nutzlose Karte 2 Cumals eingezogen.
   *[no] { $seat } hat für eine Karte 2 Cumals eingezogen.
}
tutor-amnesty = { $seat } hat in { $region } 4 Cumals bezahlt: { $count ->
    [one] Ein Gefangener kehrt
   *[other] { $count } Gefangene kehren
} in den Vorrat zurück.
tutor-placed = { $count ->
    [one] Ein Spielstein von { $seat } steht jetzt auf { $positions } in { $region }.
   *[other] Spielsteine von { $seat } stehen jetzt auf { $positions } in { $region }.
}
tutor-unplaced = { $seat } hat in { $region } eine Karte ausgespielt und keinen Spielstein gesetzt.
tutor-kept = { $seat } hat die Karten für diese Runde gewählt.
tutor-traitor = { $seat } hat 1 Cumal für den Verräter in { $region } bezahlt.
tutor-declined = { $seat } hat den Verräter in { $region } den anderen überlassen.
tutor-garrisoned = { $count ->
    [0] { $seat } hat in { $region } keine Garnison gelassen.
   *[other] Die Garnison von { $seat } in { $region } steht auf { $positions }.
}
tutor-ransomed = { $count ->
    [0] { $seat } hat { $who ->
        [you] dir
       *[other] { $owner }
    } kein Lösegeld bezahlt.
    [one] { $seat } hat { $who ->
        [you] bei dir
       *[other] bei { $owner }
    } einen Spielstein freigekauft.
   *[other] { $seat } hat { $who ->
        [you] bei dir
       *[other] bei { $owner }
    } { $count } Spielsteine freigekauft.
}
tutor-starts = { $who ->
    [you] Du spielst
   *[other] { $owner } spielt
} die erste Karte der nächsten Runde.
tutor-opened = { $seat } hat { $region } als dritte Region eröffnet.
tutor-kept_fort = { $seat } hat das Fort auf { $position } in { $region } behalten.
tutor-ended = Der Zug von { $seat } ist zu Ende.

## Dasselbe vom Verlauf einer Runde, ab dem dritten Mal

tutor-short-traitors = Zum Ende der Runde: Verräter, dann Einkommen.
tutor-short-crowned = { $who ->
    [you] Du hast
   *[other] { $owner } hat
} jetzt einen König in { $region }.
tutor-short-round = { $who ->
    [you] Du beginnst Runde { $round }.
   *[other] { $owner } beginnt Runde { $round }.
}
tutor-short-last_round = Die letzte Runde.
tutor-short-dealt = Sechs neue Karten für jeden.
tutor-short-stone = { $same ->
    [yes] Der Stein von { $seat } hat zwei Spielsteine auf { $from } in { $region } getauscht.
   *[no] Der Stein von { $seat } hat { $from } und { $to } in { $region } getauscht.
}

## Was ein besserer Zug des Lesers tun würde; $owner: wessen Spielstein es ist

# $move: der bessere Zug, wie in `tutor-with`; $gain: was er tut. Der Knopf, der den Zug des Lesers spielt, steht darüber.
tutor-better-warning = Moment: Mit { $move } könntest du { $gain }. Deinen Zug trotzdem spielen?
tutor-better-missed = Besser war { $move }: { $gain }.
tutor-only_turn = Gut gesehen: Jeder andere Zug hätte mindestens { $percent } % eines Siegs gekostet.
tutor-with = { $kind ->
    [play] Karte { $card } auf { $positions }
    [amnesty] Karte { $card } für eine Amnestie
   *[other] Karte { $card }
}
tutor-could-captured = { $position } in { $region } nehmen und dort einen Spielstein von { $owner } gefangen nehmen
tutor-could-king_struck = in { $region } auf das Königsfeld aufsteigen und den König von { $owner } entfernen
tutor-could-fort_struck = dem Fort von { $owner } auf { $position } in { $region } den obersten Spielstein nehmen
tutor-could-enthroned = in { $region } auf das Königsfeld aufsteigen
tutor-could-throne = { $wins ->
    [yes] C1 und C2 in { $region } halten, einen Aufstieg vor dem Sieg
   *[no] C1 und C2 in { $region } halten, einen Aufstieg vor dem Königsfeld
}
tutor-could-chieftain = { $position } in { $region } besetzen; dann fehlt nur noch { $other } für den Aufstieg auf das Königsfeld
tutor-could-promoted = auf { $position } in { $region } aufsteigen
tutor-could-ladder = { $from } und { $other } in { $region } halten, von denen ein Aufstieg auf { $to } möglich ist
tutor-could-fort = auf { $position } in { $region } ein Fort bauen
tutor-could-dominant = in { $region } dominant werden
tutor-could-broken = { $position } in { $region } besetzen, das ein Paar bildet mit { $other } von { $owner }
tutor-could-blocked = dem Spielstein von { $owner } auf { $other } in { $region } das letzte Feld für ein Paar nehmen
tutor-could-most = allein die meisten { $ranks } in { $region } haben, was jede Runde 1 Cumal bringt
tutor-could-spread = { $ranks } in mehr als einer Region haben, was jede Runde 1 Cumal bringt
tutor-could-tied = { $owner } die alleinige Mehrheit der { $ranks } in { $region } nehmen, die jede Runde 1 Cumal bringt
