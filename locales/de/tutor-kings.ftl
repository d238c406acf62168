# Was der Tutor bei Seat of Kings sagt. $seat: der Spieler, der am Zug war, mit Namen; „du“ ist der Leser. $region: der Name einer
# Region; $position, $other, $from, $to: Felder; $positions: eine Aufzählung davon; $who: `you` oder
# `other`, wer gemeint ist; $owner: der Name dieses Spielers; $ranks: ein Rang im Plural.

## Was der Zug eines Computers getan hat

tutor-traitors = Alle haben ihre drei Karten gespielt: Jetzt kommen die Verräter, dann das Einkommen.
tutor-crowned = { $who ->
    [you] Du hast
   *[other] { $owner } hat
} jetzt einen König in { $region }{ $closed ->
    [yes] ; dort wird nicht mehr gespielt.
   *[no] . Alle anderen Spielsteine sind von dort verschwunden.
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
tutor-only_fit = { $seat } musste die Karte in { $region } auf { $positions } legen: An allen anderen Stellen dort waren weniger Felder frei.
tutor-captured = { $seat } hat auf { $position } in { $region } { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} gefangen genommen.
tutor-king_struck = { $seat } ist in { $region } auf das Königsfeld aufgestiegen und hat { $who ->
    [you] deinen König
   *[other] den König von { $owner }
} entfernt.
tutor-fort_struck = { $seat } hat den obersten Spielstein { $who ->
    [you] deines Forts
   *[other] des Forts von { $owner }
} auf { $position } in { $region } entfernt.
tutor-exchanged = { $seat } hat durch den Verräter { $who ->
    [you] deinen Spielstein
   *[other] einen Spielstein von { $owner }
} auf { $position } in { $region } gegen einen eigenen ausgetauscht.
tutor-enthroned = { $seat } hat jetzt das Königsfeld von { $region }.
tutor-throne = { $wins ->
    [yes] { $seat } hat C1 und C2 in { $region }: Zum Sieg fehlt noch ein Aufstieg.
   *[no] { $seat } hat C1 und C2 in { $region }: Zum Königsfeld fehlt noch ein Aufstieg.
}
tutor-chieftain = { $seat } hat { $position } in { $region }: Kommt { $other } dazu, ist der Weg auf das Königsfeld frei.
tutor-promoted = { $seat } ist von { $from } und { $to } auf { $position } in { $region } aufgestiegen.
tutor-ladder = { $seat } hat jetzt { $from } und { $other } in { $region } und kann von dort auf { $to } aufsteigen.
tutor-fort = { $seat } hat auf { $position } in { $region } jetzt ein Fort: zwei eigene Spielsteine übereinander.
tutor-dominant = { $seat } ist in { $region } jetzt dominant; den Verräter dort können nur die anderen bekommen.
tutor-broken = { $seat } hat { $position } in { $region } besetzt: { $who ->
    [you] Dein Spielstein
   *[other] Der Spielstein von { $owner }
} auf { $other } hat damit kein Paar mehr.
tutor-blocked = { $seat } hat die Felder neben { $who ->
    [you] deinem Spielstein
   *[other] dem Spielstein von { $owner }
} auf { $other } in { $region } besetzt: Für ein Paar ist kein Platz mehr.
tutor-most = { $seat } hat in { $region } allein die meisten Felder im Rang der { $ranks }: Das bringt jede Runde 1 Cumal.
tutor-spread = { $seat } hat Felder im Rang der { $ranks } in mehr als einer Region: Das bringt jede Runde 1 Cumal.
tutor-tied = { $seat } hat in { $region } gleichgezogen: { $who ->
    [you] Du hast
   *[other] { $owner } hat
} im Rang der { $ranks } nicht mehr allein die meisten Felder und bekommt dafür keinen Cumal mehr.
tutor-discarded = { $useless ->
    [yes] { $seat } hat für eine nutzlose Karte 2 Cumals eingezogen.
   *[no] { $seat } hat für eine Karte 2 Cumals eingezogen.
}
tutor-amnesty = { $seat } hat für 4 Cumals in { $region } eine Amnestie ausgerufen: { $count ->
    [one] Ein Gefangener kehrt
   *[other] { $count } Gefangene kehren
} in den Vorrat zurück.
tutor-placed = { $count ->
    [one] Ein Spielstein von { $seat } steht jetzt auf { $positions } in { $region }.
   *[other] Spielsteine von { $seat } stehen jetzt auf { $positions } in { $region }.
}
tutor-unplaced = { $seat } hat in { $region } eine Karte ausgespielt, aber keinen Spielstein gesetzt.
tutor-kept = { $seat } hat die Karten für diese Runde gewählt.
tutor-traitor = { $seat } hat 1 Cumal für den Verräter in { $region } bezahlt.
tutor-declined = { $seat } hat den Verräter in { $region } den anderen überlassen.
tutor-garrisoned = { $count ->
    [0] { $seat } hat in { $region } keine Garnison eingerichtet.
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
    [yes] { $seat } hat mit dem „Stein des Schicksals“ zwei Spielsteine auf { $from } in { $region } getauscht.
   *[no] { $seat } hat mit dem „Stein des Schicksals“ { $from } und { $to } in { $region } getauscht.
}

## Was ein besserer Zug des Lesers tun würde; $owner: wessen Spielstein es ist

# $move: der bessere Zug, wie in `tutor-with`; $gain: was er tut. Der Knopf, der den Zug des Lesers spielt, steht darüber.
tutor-better-warning = Moment, mit { $move } ginge mehr: { $gain }. Deinen Zug trotzdem spielen?
tutor-better-missed = Besser war { $move }: { $gain }.
tutor-only_turn = Gut gesehen: Jeder andere Zug hätte deine Gewinnchance um mindestens { $percent } % verringert.
tutor-with = { $kind ->
    [play] Karte { $card } auf { $positions }
    [amnesty] Karte { $card } für eine Amnestie
   *[other] Karte { $card }
}
tutor-could-captured = auf { $position } in { $region } einen Spielstein von { $owner } gefangen nehmen
tutor-could-king_struck = in { $region } auf das Königsfeld aufsteigen und den König von { $owner } entfernen
tutor-could-fort_struck = vom Fort von { $owner } auf { $position } in { $region } den obersten Spielstein entfernen
tutor-could-enthroned = in { $region } auf das Königsfeld aufsteigen
tutor-could-throne = { $wins ->
    [yes] C1 und C2 in { $region } haben: Zum Sieg fehlt dann nur noch ein Aufstieg
   *[no] C1 und C2 in { $region } haben: Zum Königsfeld fehlt dann nur noch ein Aufstieg
}
tutor-could-chieftain = { $position } in { $region } besetzen; zum Aufstieg auf das Königsfeld fehlt dann nur noch { $other }
tutor-could-promoted = auf { $position } in { $region } aufsteigen
tutor-could-ladder = { $from } und { $other } in { $region } haben und von dort auf { $to } aufsteigen können
tutor-could-fort = auf { $position } in { $region } ein Fort errichten
tutor-could-dominant = in { $region } dominant werden
tutor-could-broken = { $position } in { $region } besetzen und so das Paar von { $owner } mit { $other } trennen
tutor-could-blocked = die Felder neben dem Spielstein von { $owner } auf { $other } in { $region } besetzen: Für ein Paar wäre kein Platz mehr
tutor-could-most = in { $region } allein die meisten Felder im Rang der { $ranks } haben; das bringt jede Runde 1 Cumal
tutor-could-spread = Felder im Rang der { $ranks } in mehr als einer Region haben; das bringt jede Runde 1 Cumal
tutor-could-tied = in { $region } mit { $owner } im Rang der { $ranks } gleichziehen; das kostet { $owner } jede Runde 1 Cumal
