# Che cosa dice il tutor. «Io» è il computer, «tu» chi legge e gioca contro di lui. $hill, $gap, $from, $to: colline; $hills: un
# elenco di colline; $who: `you` o `me`, di chi si parla.

tutor-show = Mostra
tutor-warn-play = Gioca
tutor-warn-back = Ritira
# Il pulsante che la gioca è accanto. $points: quanto costa; $move: la mossa, in breve; $does: che cosa fa la risposta.
tutor-warning = Attento: { $move } costa circa { $points } punti: { $does } La giochi?

## Che cosa ha fatto una mossa del computer

tutor-battle = { $book ->
    [stone-of-destiny] Comincia la BATTAGLIA: d’ora in poi ogni turno sostituisce un forte senza ponti.
   *[other] Comincia la BATTAGLIA: d’ora in poi si costruisce fianco a fianco.
}
tutor-out = { $who ->
    [you] Non hai mosse legali: OUT. Io ho ancora un turno.
   *[me] Non ho mosse legali: OUT. Tu hai ancora un turno.
}
tutor-skipped = { $who ->
    [you] Non hai mosse legali, quindi tocca di nuovo a me.
   *[me] Non ho mosse legali, quindi tocca di nuovo a te.
}
tutor-final_turn = { $who ->
    [you] Il tuo prossimo turno è l’ultimo della partita.
   *[me] Il mio prossimo turno è l’ultimo della partita.
}
tutor-stranded = { $who ->
    [you] Il tuo re in { $hill } sta su un mio forte: deve muovere per primo.
   *[me] Il mio re in { $hill } sta su un tuo forte: deve muovere per primo.
}
tutor-only_move = { $hill } era la mia unica mossa legale.
tutor-must_capture = { $count ->
    [1] Dovevo catturare { $hill }: tutte le colline intorno erano mie.
   *[other] Dovevo catturare uno di { $count } forti assediati, e ho preso { $hill }.
}
tutor-must_replace = Dovevo sostituire { $hill }: nessun altro tuo forte si poteva prendere.
tutor-king_taken = Il mio re è arrivato in { $to }, e il tuo re in { $hill } aveva intorno solo forti miei.
tutor-taken = { $hill } ora è mia: il tuo forte lì non c’è più.
tutor-given = Ti ho ceduto { $hill }, con il mio re ancora sopra.
tutor-besieged = { $king ->
    [yes] Il tuo re in { $hill } ora ha intorno solo forti miei: è assediato.
   *[no] Il tuo forte in { $hill } ora ha intorno solo forti miei: è assediato.
}
tutor-gap = { $king ->
    [yes] Se prendo anche { $gap }, il tuo re in { $hill } è assediato.
   *[no] Se prendo anche { $gap }, il tuo forte in { $hill } è assediato.
}
tutor-joined = { $hill } fa un solo regno di { $kingdoms ->
    [2] due.
    [3] tre.
   *[other] quattro.
}
tutor-bridged = { $hill } getta { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti in una volta.
tutor-divided = Solo { $hill } univa { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.
tutor-order = Nessuna collina aveva per me una priorità più alta di { $hill }, con { $order }.
tutor-row = { $line ->
    [column] La colonna
   *[row] La fila
} { $row } era valida per me, { $own } a { $other }, e { $hill } ne fa parte.
tutor-backtracked = Il mio re in { $from } non raggiungeva colline libere, perciò è tornato in { $to }.
tutor-passed = Ho passato: i miei re lasciano il tabellone.
tutor-linked = { $count ->
    [one] Un ponte da { $hill } a { $hills }.
   *[other] Ponti da { $hill } a { $hills }.
}
tutor-bridge = Il mio nuovo ponte va da { $from } a { $to }.
tutor-stepped = Il mio re è andato da { $from } a { $to }.
tutor-alone = { $hill } non ha ancora ponti.

## Che cosa farebbe la risposta a una mossa di chi legge

tutor-next-king_taken = vado in { $to } e catturo il tuo re in { $hill }.
tutor-next-taken = catturo il tuo forte in { $hill }.
tutor-next-besieged = con { $move } assedio il tuo forte in { $hill }.
tutor-next-gap = con { $move } al tuo forte in { $hill } resta solo { $gap }.
tutor-next-joined = con { $move } faccio un solo regno di { $kingdoms ->
    [2] due.
    [3] tre.
   *[other] quattro.
}
tutor-next-bridged = con { $move } getto { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti.
tutor-next-divided = prendo { $hill }, l’unica collina che unisce { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei tuoi regni.

## Che cosa ha mancato la mossa di chi legge

tutor-missed-king_taken = { $move } era meglio: catturava il mio re in { $hill }.
tutor-missed-taken = { $move } era meglio: catturava il mio forte in { $hill }.
tutor-missed-besieged = { $move } era meglio: assediava il mio forte in { $hill }.
tutor-missed-gap = { $move } era meglio: lasciava solo { $gap } al mio forte in { $hill }.
tutor-missed-joined = { $move } era meglio: faceva un solo regno di { $kingdoms ->
    [2] due.
    [3] tre.
   *[other] quattro.
}
tutor-missed-bridged = { $move } era meglio: gettava { $count ->
    [2] due
    [3] tre
   *[other] quattro
} ponti.
tutor-missed-divided = { $move } era meglio: teneva separati { $kingdoms ->
    [2] due
    [3] tre
   *[other] quattro
} dei miei regni.
tutor-only_way = Ben visto: nessun’altra mossa si avvicinava a { $move } a meno di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
