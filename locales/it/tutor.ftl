# Che cosa dice il tutor. «Io» è il computer, «tu» chi legge e gioca contro di lui. $hill, $gap, $from, $to: colline; $hills: un
# elenco di colline; $who: `you` o `me`, di chi si parla.

tutor-warn-play = Gioca
tutor-warn-back = Ritira
# Il pulsante che la gioca è accanto. $points: quanto costa; $move: la mossa, in breve; $does: che cosa fa la risposta.
tutor-warning = Attenzione, { $move } costa circa { $points } punti: { $does } La giochi?

## Che cosa ha fatto una mossa del computer

tutor-battle = { $book ->
    [stone-of-destiny] Comincia la BATTAGLIA: d’ora in poi a ogni turno si sostituisce un forte senza ponti.
   *[other] Comincia la BATTAGLIA: d’ora in poi si può costruire fianco a fianco.
}
tutor-out = { $who ->
    [you] Non hai mosse consentite: sei FUORI. Io ho ancora un turno.
   *[me] Non ho mosse consentite: sono FUORI. Tu hai ancora un turno.
}
tutor-skipped = { $who ->
    [you] Non hai mosse consentite, quindi tocca di nuovo a me.
   *[me] Non ho mosse consentite, quindi tocca di nuovo a te.
}
tutor-final_turn = { $who ->
    [you] Il tuo prossimo turno è l’ultimo della partita.
   *[me] Il mio prossimo turno è l’ultimo della partita.
}
tutor-stranded = { $who ->
    [you] Il tuo re in { $hill } sta su un mio forte: al prossimo turno devi muoverlo.
   *[me] Il mio re in { $hill } sta su un tuo forte: al prossimo turno devo muoverlo.
}
tutor-only_move = { $hill } era la mia unica mossa consentita.
tutor-must_capture = { $count ->
    [1] Dovevo catturare { $hill }: tutte le colline intorno erano mie.
   *[other] Dovevo catturare uno di { $count } forti assediati, e ho preso { $hill }.
}
tutor-must_replace = Dovevo togliere il tuo forte in { $hill }: era l’unico che si poteva togliere.
tutor-king_taken = Il mio re è arrivato in { $to }: il tuo re in { $hill } aveva intorno solo forti miei, ed è catturato.
tutor-taken = { $hill } ora è mia: il tuo forte non c’è più.
tutor-given = Ti ho ceduto { $hill }, con il mio re ancora sopra.
tutor-besieged = { $king ->
    [yes] Il tuo re in { $hill } ora ha intorno solo forti miei: è assediato.
   *[no] Il tuo forte in { $hill } ora ha intorno solo forti miei: è assediato.
}
tutor-gap = { $king ->
    [yes] Se prendo anche { $gap }, il tuo re in { $hill } è assediato.
   *[no] Se prendo anche { $gap }, il tuo forte in { $hill } è assediato.
}
tutor-joined = { $hill } unisce { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni in uno.
tutor-bridged = { $hill } porta { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti in una volta.
tutor-divided = { $hill } era l’unica collina che poteva unire { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.
tutor-order = Per me nessuna priorità era più alta di { $order }, quella di { $hill }.
tutor-row = { $line ->
    [column] La colonna
   *[row] La fila
} { $row } era valida per me ({ $own } a { $other }), e { $hill } ne fa parte.
tutor-backtracked = Nessuno dei miei re poteva costruire, perciò quello in { $from } ha ripiegato in { $to }.
tutor-passed = Ho passato: i miei re lasciano il tabellone.
tutor-linked = { $count ->
    [one] Un ponte da { $hill } a { $hills }.
   *[other] Ponti da { $hill } a { $hills }.
}
tutor-bridge = Il mio nuovo ponte va da { $from } a { $to }.
tutor-stepped = Il mio re è andato da { $from } a { $to }.
tutor-alone = Il mio forte in { $hill } è isolato.

## Lo stesso sull’andamento della partita, dalla terza volta in poi

tutor-short-battle = Comincia la BATTAGLIA.
tutor-short-out = { $who ->
    [you] Sei FUORI. Io ho ancora un turno.
   *[me] Sono FUORI. Tu hai ancora un turno.
}
tutor-short-skipped = { $who ->
    [you] Non hai mosse: tocca di nuovo a me.
   *[me] Non ho mosse: tocca di nuovo a te.
}
tutor-short-final_turn = { $who ->
    [you] Hai l’ultimo turno.
   *[me] Ho l’ultimo turno.
}
tutor-short-stranded = { $who ->
    [you] Al prossimo turno devi muovere il re in { $hill }.
   *[me] Al prossimo turno devo muovere il re in { $hill }.
}

## Che cosa farebbe la risposta a una mossa di chi legge

tutor-next-king_taken = vado in { $to } e catturo il tuo re in { $hill }.
tutor-next-taken = prendo il tuo forte in { $hill }.
tutor-next-besieged = con { $move } assedio il tuo forte in { $hill }.
tutor-next-gap = con { $move } mi manca solo { $gap } per assediare il tuo forte in { $hill }.
tutor-next-joined = con { $move } unisco { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} regni in uno.
tutor-next-bridged = con { $move } ottengo { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti.
tutor-next-divided = prendo { $hill }, l’unica collina che può unire { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.

## Che cosa ha mancato la mossa di chi legge

tutor-missed-king_taken = Era meglio { $move }: catturava il mio re in { $hill }.
tutor-missed-taken = Era meglio { $move }: prendeva il mio forte in { $hill }.
tutor-missed-besieged = Era meglio { $move }: assediava il mio forte in { $hill }.
tutor-missed-gap = Era meglio { $move }: poi ti mancava solo { $gap } per assediare il mio forte in { $hill }.
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
} dei miei regni.
tutor-only_way = Hai visto bene: ogni altra mossa valeva almeno { $points ->
    [one] un punto
   *[other] { $points } punti
} meno di { $move }.
