# Was der Tutor sagt. „Ich“ ist der Computer, „du“ der Leser, der gegen ihn spielt. $hill, $gap, $from, $to: Hügel; $hills: eine
# Aufzählung von Hügeln; $who: `you` oder `me`, wer gemeint ist.

tutor-warn-play = Spielen
tutor-warn-back = Zurücknehmen
# Der Knopf, der den Zug spielt, steht daneben. $points: was er kostet; $move: der Zug, kurz; $does: was die Antwort tut.
tutor-warning = Halt, { $move } kostet etwa { $points } Punkte: { $does } Trotzdem spielen?

## Was ein Zug des Computers getan hat

tutor-battle = { $book ->
    [stone-of-destiny] Der KAMPF beginnt: Ab jetzt ersetzt jeder Zug eine Befestigung ohne Brücke.
   *[other] Der KAMPF beginnt: Ab jetzt bauen wir Seite an Seite.
}
tutor-out = { $who ->
    [you] Du hast keinen erlaubten Zug: AUS. Ich habe noch einen Zug.
   *[me] Ich habe keinen erlaubten Zug: AUS. Du hast noch einen Zug.
}
tutor-skipped = { $who ->
    [you] Du hast keinen erlaubten Zug, also bin ich wieder dran.
   *[me] Ich habe keinen erlaubten Zug, also bist du wieder dran.
}
tutor-final_turn = { $who ->
    [you] Dein nächster Zug ist der letzte der Partie.
   *[me] Mein nächster Zug ist der letzte der Partie.
}
tutor-stranded = { $who ->
    [you] Dein König auf { $hill } steht auf einer Befestigung von mir: Er muss als Nächster ziehen.
   *[me] Mein König auf { $hill } steht auf einer Befestigung von dir: Er muss als Nächster ziehen.
}
tutor-only_move = { $hill } war mein einziger erlaubter Zug.
tutor-must_capture = { $count ->
    [1] Ich musste { $hill } erobern: Alle Hügel daneben gehörten mir.
   *[other] Ich musste eine von { $count } belagerten Befestigungen erobern und nahm { $hill }.
}
tutor-must_replace = Ich musste { $hill } nehmen: Keine andere deiner Befestigungen durfte ich nehmen.
tutor-king_taken = Mein König kam nach { $to } und nahm deinen auf { $hill } gefangen: Um ihn standen nur meine Befestigungen.
tutor-taken = { $hill } gehört jetzt mir: Deine Befestigung dort ist weg.
tutor-given = Ich habe { $hill } an dich abgegeben; mein König steht noch darauf.
tutor-besieged = { $king ->
    [yes] Dein König auf { $hill } hat jetzt nur meine Befestigungen um sich: Er ist belagert.
   *[no] Deine Befestigung auf { $hill } hat jetzt nur meine um sich: Sie ist belagert.
}
tutor-gap = { $king ->
    [yes] Bekomme ich auch { $gap }, ist dein König auf { $hill } belagert.
   *[no] Bekomme ich auch { $gap }, ist deine Befestigung auf { $hill } belagert.
}
tutor-joined = { $hill } macht aus { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreichen eines.
tutor-bridged = { $hill } bringt mir { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken auf einmal.
tutor-divided = Nur { $hill } hätte { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} deiner Königreiche vereint.
tutor-order = Kein Hügel hatte für mich eine höhere Priorität als { $hill } mit { $order }.
tutor-row = { $line ->
    [column] Spalte
   *[row] Reihe
} { $row } war für mich zulässig, { $own } zu { $other }, und { $hill } liegt darin.
tutor-backtracked = Keiner meiner Könige konnte bauen, also zog sich der auf { $from } nach { $to } zurück.
tutor-passed = Ich habe gepasst: Meine Könige verlassen das Brett.
tutor-linked = { $count ->
    [one] Eine Brücke von { $hill } nach { $hills }.
   *[other] Brücken von { $hill } nach { $hills }.
}
tutor-bridge = Meine neue Brücke führt von { $from } nach { $to }.
tutor-stepped = Mein König zog von { $from } nach { $to }.
tutor-alone = Meine Befestigung auf { $hill } steht allein.

## Dasselbe vom Verlauf der Partie, ab dem dritten Mal

tutor-short-battle = Der KAMPF beginnt.
tutor-short-out = { $who ->
    [you] Du bist AUS. Ich habe noch einen Zug.
   *[me] Ich bin AUS. Du hast noch einen Zug.
}
tutor-short-skipped = { $who ->
    [you] Du hast keinen Zug, also bin ich wieder dran.
   *[me] Ich habe keinen Zug, also bist du wieder dran.
}
tutor-short-final_turn = { $who ->
    [you] Du hast den letzten Zug.
   *[me] Ich habe den letzten Zug.
}
tutor-short-stranded = { $who ->
    [you] Dein König auf { $hill } muss als Nächster ziehen.
   *[me] Mein König auf { $hill } muss als Nächster ziehen.
}

## Was die Antwort auf einen Zug des Lesers täte

tutor-next-king_taken = Ich ziehe nach { $to } und nehme deinen König auf { $hill } gefangen.
tutor-next-taken = Ich erobere deine Befestigung auf { $hill }.
tutor-next-besieged = Mit { $move } belagere ich deine Befestigung auf { $hill }.
tutor-next-gap = Mit { $move } fehlt mir nur noch { $gap } zur Belagerung von { $hill }.
tutor-next-joined = Mit { $move } mache ich aus { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreichen eines.
tutor-next-bridged = Mit { $move } bekomme ich { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken.
tutor-next-divided = Ich nehme { $hill }, den einzigen Hügel, der { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} deiner Königreiche vereint.

## Was der eigene Zug des Lesers ausließ

tutor-missed-king_taken = { $move } war besser: Damit hättest du meinen König auf { $hill } gefangen genommen.
tutor-missed-taken = { $move } war besser: Damit hättest du { $hill } erobert.
tutor-missed-besieged = { $move } war besser: Damit hättest du { $hill } belagert.
tutor-missed-gap = { $move } war besser: Dann fehlte dir nur noch { $gap } zur Belagerung von { $hill }.
tutor-missed-joined = { $move } war besser: Damit hättest du aus { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} Königreichen eines gemacht.
tutor-missed-bridged = { $move } war besser: Damit hättest du { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Brücken bekommen.
tutor-missed-divided = { $move } war besser: Damit wären { $kingdoms ->
    [2] zwei
    [3] drei
   *[other] vier
} meiner Königreiche getrennt geblieben.
tutor-only_way = Gut gesehen: Kein anderer Zug kam bis auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} an { $move } heran.
