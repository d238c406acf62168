# Che cosa dice il tutor. $side: il colore o il posto del computer, per nome; «tu» è chi legge e gioca contro di lui.
# $hill, $gap, $from, $to: colline; $hills: un elenco di colline; $who: `you` o `other`, di chi si parla.

tutor-warn-play = Gioca
tutor-warn-back = Ritira
# Il pulsante che la gioca è accanto. $points: quanto costa; $move: la mossa, in breve; $does: che cosa fa la risposta.
tutor-warning = Attenzione, { $move } costa circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $does } La giochi?

## Che cosa ha fatto una mossa del computer

tutor-battle = { $book ->
    [stone-of-destiny] Comincia la BATTAGLIA: d’ora in poi a ogni turno si sostituisce un forte senza ponti.
   *[other] Comincia la BATTAGLIA: d’ora in poi si può costruire anche accanto ai propri forti.
}
tutor-out = { $who ->
    [you] Non hai mosse consentite: sei FUORI. Il { $side } ha ancora un turno.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } non ha mosse consentite: è FUORI. Tu hai ancora un turno.
}
tutor-skipped = { $who ->
    [you] Non hai mosse consentite, quindi tocca di nuovo al { $side }.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } non ha mosse consentite, quindi tocca di nuovo a te.
}
tutor-final_turn = { $who ->
    [you] Ti resta un ultimo turno.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } ha ancora un turno, l’ultimo della partita.
}
tutor-stranded = { $who ->
    [you] Il tuo re in { $hill } sta su un forte del { $side }: al prossimo turno devi muoverlo.
   *[other] Il re del { $side } in { $hill } sta su un tuo forte: al prossimo turno deve muoversi.
}
tutor-only_move = { $hill } era l’unica mossa consentita al { $side }.
tutor-must_capture = { $count ->
    [1] Il { $side } doveva catturare { $hill }: tutte le colline intorno erano sue.
   *[other] Il { $side } doveva catturare uno di { $count } forti assediati, e ha preso { $hill }.
}
tutor-must_replace = Il { $side } doveva togliere il tuo forte in { $hill }: era l’unico che si poteva togliere.
tutor-king_taken = Il re del { $side } è arrivato in { $to }: il tuo re in { $hill } aveva intorno solo forti del { $side }, ed è catturato.
tutor-taken = { $hill } ora è del { $side }: il tuo forte non c’è più.
tutor-given = Il { $side } ti ha ceduto { $hill }, con il suo re ancora sopra.
tutor-besieged = { $king ->
    [yes] Il tuo re in { $hill } ora ha intorno solo forti del { $side }: è assediato.
   *[no] Il tuo forte in { $hill } ora ha intorno solo forti del { $side }: è assediato.
}
tutor-gap = { $king ->
    [yes] Se il { $side } prende anche { $gap }, il tuo re in { $hill } è assediato.
   *[no] Se il { $side } prende anche { $gap }, il tuo forte in { $hill } è assediato.
}
tutor-joined = Con { $hill } il { $side } unisce { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni in uno.
tutor-bridged = { $hill } porta al { $side } { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti in una volta.
tutor-divided = Il { $side } ha preso { $hill }: era l’unica collina che poteva unire { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.
tutor-order = Per il { $side } nessuna priorità era più alta di { $order }, quella di { $hill }.
tutor-row = { $line ->
    [column] La colonna
   *[row] La fila
} { $row } era valida per il { $side } ({ $own } a { $other }), e { $hill } ne fa parte.
tutor-backtracked = Nessun re del { $side } poteva costruire, perciò quello in { $from } ha ripiegato in { $to }.
tutor-passed = Il { $side } ha passato: i suoi re lasciano il tabellone.
tutor-linked = { $count ->
    [one] Un ponte del { $side } va da { $hill } a { $hills }.
   *[other] Ponti del { $side } vanno da { $hill } a { $hills }.
}
tutor-bridge = Il nuovo ponte del { $side } va da { $from } a { $to }.
tutor-stepped = Il re del { $side } è andato da { $from } a { $to }.
tutor-alone = Il forte del { $side } in { $hill } non è ancora collegato.

## Lo stesso sull’andamento della partita, dalla terza volta in poi

tutor-short-battle = Comincia la BATTAGLIA.
tutor-short-out = { $who ->
    [you] Sei FUORI. Il { $side } ha ancora un turno.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } è FUORI. Tu hai ancora un turno.
}
tutor-short-skipped = { $who ->
    [you] Non hai mosse: tocca di nuovo al { $side }.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } non ha mosse: tocca di nuovo a te.
}
tutor-short-final_turn = { $who ->
    [you] Hai l’ultimo turno.
   *[other] { $side ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $side }
    } ha l’ultimo turno.
}
tutor-short-stranded = { $who ->
    [you] Al prossimo turno devi muovere il re in { $hill }.
   *[other] Al prossimo turno il { $side } deve muovere il re in { $hill }.
}

## Che cosa farebbe la risposta a una mossa di chi legge

tutor-next-king_taken = il { $side } va in { $to } e cattura il tuo re in { $hill }.
tutor-next-taken = il { $side } prende il tuo forte in { $hill }.
tutor-next-besieged = con { $move } il { $side } assedia il tuo forte in { $hill }.
tutor-next-gap = con { $move } al { $side } manca solo { $gap } per assediare il tuo forte in { $hill }.
tutor-next-joined = con { $move } il { $side } unisce { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni in uno.
tutor-next-bridged = con { $move } il { $side } ottiene { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti.
tutor-next-divided = il { $side } prende { $hill }, l’unica collina che può unire { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.

## Che cosa ha mancato la mossa di chi legge

tutor-missed-king_taken = Era meglio { $move }: catturava il re del { $side } in { $hill }.
tutor-missed-taken = Era meglio { $move }: prendeva il forte del { $side } in { $hill }.
tutor-missed-besieged = Era meglio { $move }: assediava il forte del { $side } in { $hill }.
tutor-missed-gap = Era meglio { $move }: poi ti mancava solo { $gap } per assediare il forte del { $side } in { $hill }.
tutor-missed-joined = Era meglio { $move }: univa { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni in uno.
tutor-missed-bridged = Era meglio { $move }: portava { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti.
tutor-missed-divided = Era meglio { $move }: teneva separati { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni del { $side }.
tutor-only_way = Hai visto bene: ogni altra mossa valeva almeno { $points ->
    [one] un punto
   *[other] { $points } punti
} meno di { $move }.
