# Was der Tutor sagt. $side: die Seite oder der Platz des Computers mit Namen; „du“ ist der Leser, der gegen ihn spielt.
# $hill, $gap, $from, $to: Hügel; $hills: eine Aufzählung von Hügeln; $who: `you` oder `other`, wer gemeint ist.

tutor-warn-play = Spielen
tutor-warn-back = Zurücknehmen
# Der Knopf, der den Zug spielt, steht daneben. $points: was er kostet; $move: der Zug, kurz; $does: was die Antwort tut.
tutor-warning = { $points ->
    [one] Halt, { $move } kostet etwa 1 Punkt: { $does } Trotzdem spielen?
   *[other] Halt, { $move } kostet etwa { $points } Punkte: { $does } Trotzdem spielen?
}

## Was ein Zug des Computers getan hat

tutor-battle = { $book ->
    [stone-of-destiny] Der KAMPF beginnt: Ab jetzt ersetzt jeder Zug eine Befestigung ohne Brücke.
   *[other] Der KAMPF beginnt: Ab jetzt darf auch neben eigenen Befestigungen gebaut werden.
}
tutor-out = { $who ->
    [you] Du hast keinen erlaubten Zug: AUS. { $side } hat noch einen Zug.
   *[other] { $side } hat keinen erlaubten Zug: AUS. Du hast noch einen Zug.
}
tutor-skipped = { $who ->
    [you] Du hast keinen erlaubten Zug, also ist { $side } wieder dran.
   *[other] { $side } hat keinen erlaubten Zug, also bist du wieder dran.
}
tutor-final_turn = { $who ->
    [you] Du hast noch einen letzten Zug.
   *[other] { $side } hat noch einen letzten Zug.
}
tutor-stranded = { $who ->
    [you] Dein König auf { $hill } steht auf einer Befestigung von { $side }: Er muss als Nächster ziehen.
   *[other] Der König von { $side } auf { $hill } steht auf einer Befestigung von dir: Er muss als Nächster ziehen.
}
tutor-only_move = { $side } hatte nur einen erlaubten Zug: { $hill }.
tutor-must_capture = { $count ->
    [1] { $side } musste { $hill } erobern: Auf allen Hügeln daneben standen Befestigungen von { $side }.
   *[other] { $side } musste eine von { $count } belagerten Befestigungen erobern und hat { $hill } gewählt.
}
tutor-must_replace = { $side } musste { $hill } nehmen: Keine andere deiner Befestigungen ließ sich nehmen.
tutor-king_taken = Der König von { $side } kam nach { $to } und nahm deinen auf { $hill } gefangen: Um ihn standen nur Befestigungen von { $side }.
tutor-taken = { $hill } gehört jetzt { $side }: Deine Befestigung dort ist weg.
tutor-given = { $side } hat { $hill } an dich abgegeben; der König steht noch darauf.
tutor-besieged = { $king ->
    [yes] Dein König auf { $hill } hat jetzt nur Befestigungen von { $side } um sich: Er ist belagert.
   *[no] Deine Befestigung auf { $hill } hat jetzt nur solche von { $side } um sich: Sie ist belagert.
}
tutor-gap = { $king ->
    [yes] Baut { $side } auch auf { $gap }, ist dein König auf { $hill } belagert.
   *[no] Baut { $side } auch auf { $gap }, ist deine Befestigung auf { $hill } belagert.
}
tutor-joined = Mit { $hill } vereint { $side } { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreiche zu einem.
tutor-bridged = { $hill } bringt { $side } { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken auf einmal.
tutor-divided = { $side } hat { $hill } besetzt: Nur dieser Hügel hätte { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} deiner Königreiche vereint.
tutor-order = Kein Hügel hatte für { $side } eine höhere Priorität als { $hill } mit { $order }.
tutor-row = { $line ->
    [column] Spalte
   *[row] Reihe
} { $row } war für { $side } zulässig, { $own } zu { $other }, und { $hill } liegt darin.
tutor-backtracked = Kein König von { $side } konnte bauen, also zog sich der auf { $from } nach { $to } zurück.
tutor-passed = { $side } hat gepasst: Die Könige von { $side } verlassen das Brett.
tutor-linked = { $count ->
    [one] Eine Brücke von { $side } führt von { $hill } nach { $hills }.
   *[other] Brücken von { $side } führen von { $hill } nach { $hills }.
}
tutor-bridge = Die neue Brücke von { $side } führt von { $from } nach { $to }.
tutor-stepped = Der König von { $side } zog von { $from } nach { $to }.
tutor-alone = Die Befestigung von { $side } auf { $hill } ist noch mit keiner verbunden.

## Dasselbe vom Verlauf der Partie, ab dem dritten Mal

tutor-short-battle = Der KAMPF beginnt.
tutor-short-out = { $who ->
    [you] AUS für dich: { $side } hat noch einen Zug.
   *[other] AUS für { $side }: Du hast noch einen Zug.
}
tutor-short-skipped = { $who ->
    [you] Du hast keinen Zug, also ist { $side } wieder dran.
   *[other] { $side } hat keinen Zug, also bist du wieder dran.
}
tutor-short-final_turn = { $who ->
    [you] Du hast den letzten Zug.
   *[other] { $side } hat den letzten Zug.
}
tutor-short-stranded = { $who ->
    [you] Dein König auf { $hill } muss als Nächster ziehen.
   *[other] Der König von { $side } auf { $hill } muss als Nächster ziehen.
}

## Was die Antwort auf einen Zug des Lesers täte

tutor-next-king_taken = { $side } zieht nach { $to } und nimmt deinen König auf { $hill } gefangen.
tutor-next-taken = { $side } erobert deine Befestigung auf { $hill }.
tutor-next-besieged = Mit { $move } belagert { $side } deine Befestigung auf { $hill }.
tutor-next-gap = Mit { $move } fehlt { $side } nur noch { $gap } zur Belagerung von { $hill }.
tutor-next-joined = Mit { $move } vereint { $side } { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreiche zu einem.
tutor-next-bridged = Mit { $move } bekommt { $side } { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken.
tutor-next-divided = { $side } besetzt { $hill }, den einzigen Hügel, der { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} deiner Königreiche vereint.

## Was der eigene Zug des Lesers ausließ

tutor-missed-king_taken = { $move } war besser: Damit hättest du den König von { $side } auf { $hill } gefangen genommen.
tutor-missed-taken = { $move } war besser: Damit hättest du die Befestigung von { $side } auf { $hill } erobert.
tutor-missed-besieged = { $move } war besser: Damit hättest du die Befestigung von { $side } auf { $hill } belagert.
tutor-missed-gap = { $move } war besser: Dann fehlte dir nur noch { $gap }, um die Befestigung von { $side } auf { $hill } zu belagern.
tutor-missed-joined = { $move } war besser: Damit hättest du { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreiche zu einem vereint.
tutor-missed-bridged = { $move } war besser: Damit hättest du { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken bekommen.
tutor-missed-divided = { $move } war besser: Damit wären { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreiche von { $side } getrennt geblieben.
tutor-only_way = Gut gesehen: Jeder andere Zug war mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter als { $move }.
