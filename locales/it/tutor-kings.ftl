# Che cosa dice il tutor in Seat of Kings. «Io» è un computer, «tu» chi legge e gioca contro di lui. $region: il nome di una
# regione; $position, $other, $from, $to: posizioni; $positions: un loro elenco; $who: `you`, `me` o `other`, di chi
# si parla; $owner: il nome di quel giocatore; $ranks: un rango al plurale.

# Contro più computer.
tutor-speaker = { $seat }: { $words }

## Che cosa ha fatto il turno di un computer

tutor-traitors = Ognuno ha giocato tre carte: ora i traditori, poi le entrate.
tutor-crowned = Ora { $who ->
    [you] hai
    [me] ho
   *[other] il { $owner } ha
} un Re { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}{ $closed ->
    [yes] : lì non si gioca più.
   *[no] : le altre pedine lì sono state tolte.
}
tutor-round = Comincia il round { $round }, e { $who ->
    [you] giochi tu
    [me] gioco io
   *[other] gioca il { $owner }
} la prima carta.
tutor-last_round = È l’ultimo round: se nessuno lo vince, la partita è patta.
tutor-dealt = Ora abbiamo sei carte ciascuno: tre per questo round e tre per il prossimo.
tutor-stone = { $same ->
    [yes] La mia pietra del destino ha scambiato due pedine in { $from }
   *[no] La mia pietra del destino ha scambiato una pedina in { $from } con una in { $to }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
} Sposta le pedine di tutti, ma non quelle in K.
tutor-only_fit = La mia carta doveva andare in { $positions } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: negli altri posti aveva meno posizioni vuote.
tutor-captured = Ho preso { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} e ho catturato una { $who ->
    [you] tua pedina.
   *[other] pedina del { $owner }.
}
tutor-king_struck = Ho promosso nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} e ho tolto il { $who ->
    [you] tuo Re.
   *[other] Re del { $owner }.
}
tutor-fort_struck = Ho tolto la pedina in cima al { $who ->
    [you] tuo fortino
   *[other] fortino del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-exchanged = Il mio traditore ha messo una mia pedina al posto di una { $who ->
    [you] tua
   *[other] del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-enthroned = Ora la posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} è mia.
tutor-throne = Ho C1 e C2 { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: ancora una promozione e { $wins ->
    [yes] vinco.
   *[no] la posizione del Re è mia.
}
tutor-chieftain = Ho { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}; se prendo anche { $other }, posso salire alla posizione del Re.
tutor-promoted = { $from } e { $to } hanno promosso una pedina in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ladder = { $from } e { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} ora sono mie: insieme possono promuovere una pedina in { $to }.
tutor-fort = In { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} ora ho un fortino: due mie pedine, una sull’altra.
tutor-dominant = Ora sono dominante { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: lì solo gli altri possono avere il traditore.
tutor-broken = { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} faceva coppia con { $who ->
    [you] la tua { $other }.
   *[other] { $other } del { $owner }.
}
tutor-blocked = Accanto alla { $who ->
    [you] tua pedina
   *[other] pedina del { $owner }
} in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} non c’è più posto per una coppia.
tutor-most = Sono il solo con più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: rende 1 cumal a ogni round.
tutor-spread = Ho { $ranks } in più di una regione: rende 1 cumal a ogni round.
tutor-tied = { $who ->
    [you] Non sei più il solo
   *[other] Il { $owner } non è più il solo
} con più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: rendeva 1 cumal a ogni round.
tutor-discarded = { $useless ->
    [yes] Due cumal per una carta che non potevo usare.
   *[no] Due cumal per una carta.
}
tutor-amnesty = Ho pagato 4 cumal { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: { $count ->
    [1] un prigioniero torna
   *[other] { $count } prigionieri tornano
} nello stock.
tutor-placed = { $count ->
    [1] Una mia pedina è andata
   *[other] Le mie pedine sono andate
} in { $positions } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-unplaced = Ho giocato una carta { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} senza piazzare pedine.
tutor-kept = Ho scelto le mie carte per questo round.
tutor-traitor = Ho pagato 1 cumal per il traditore { $region ->
    [Ulster] dell’{ $region }.
   *[other] del { $region }.
}
tutor-declined = Ho lasciato agli altri il traditore { $region ->
    [Ulster] dell’{ $region }.
   *[other] del { $region }.
}
tutor-garrisoned = { $count ->
    [0] Non ho lasciato una guarnigione
   *[other] La mia guarnigione sta in { $positions }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ransomed = { $count ->
    [0] Non ho pagato riscatti { $who ->
        [you] a te.
       *[other] al { $owner }.
    }
    [1] Ho riscattato una pedina { $who ->
        [you] da te.
       *[other] dal { $owner }.
    }
   *[other] Ho riscattato { $count } pedine { $who ->
        [you] da te.
       *[other] dal { $owner }.
    }
}
tutor-starts = { $who ->
    [you] Giochi tu
    [me] Gioco io
   *[other] Gioca il { $owner }
} la prima carta del prossimo round.
tutor-opened = Ho aperto { $region ->
    [Ulster] l’{ $region }
   *[other] il { $region }
} come terza regione.
tutor-kept_fort = Ho tenuto il mio fortino in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ended = Il mio turno è finito.

## Lo stesso sull’andamento di un round, dalla terza volta in poi

tutor-short-traitors = Ora i traditori, poi le entrate.
tutor-short-crowned = Ora { $who ->
    [you] hai
    [me] ho
   *[other] il { $owner } ha
} un Re { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-short-round = { $who ->
    [you] Cominci tu
    [me] Comincio io
   *[other] Comincia il { $owner }
} il round { $round }.
tutor-short-last_round = L’ultimo round.
tutor-short-dealt = Sei carte nuove a testa.
tutor-short-stone = { $same ->
    [yes] La mia pietra ha scambiato due pedine in { $from }
   *[no] La mia pietra ha scambiato { $from } e { $to }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}

## Che cosa farebbe un turno migliore di chi legge; $who: `me` o `other`, di chi è la pedina

# $move: il turno migliore, come in `tutor-with`; $gain: che cosa fa. Il pulsante che gioca il turno di chi legge sta sopra.
tutor-better-warning = Aspetta: con { $move } potresti { $gain }. Vuoi giocare lo stesso il tuo turno?
tutor-better-missed = Con { $move } avevi l’occasione di { $gain }.
tutor-only_turn = Ben visto: ogni altro turno sarebbe costato almeno il { $percent }% di una vittoria.
tutor-with = { $kind ->
    [play] la carta { $card } in { $positions }
    [amnesty] la carta { $card } per un’amnistia
   *[other] la carta { $card }
}
tutor-could-captured = prendere { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} e catturare una { $who ->
    [me] mia pedina
   *[other] pedina del { $owner }
}
tutor-could-king_struck = promuovere nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} e togliere il { $who ->
    [me] mio Re
   *[other] Re del { $owner }
}
tutor-could-fort_struck = togliere la pedina in cima al { $who ->
    [me] mio fortino
   *[other] fortino del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-enthroned = promuovere nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
}
tutor-could-throne = avere C1 e C2 { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, a una promozione { $wins ->
    [yes] dalla vittoria
   *[no] dalla posizione del Re
}
tutor-could-chieftain = prendere { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: per salire alla posizione del Re mancherebbe solo { $other }
tutor-could-promoted = promuovere una pedina in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-ladder = avere { $from } e { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che insieme possono promuovere una pedina in { $to }
tutor-could-fort = fare un fortino in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-dominant = diventare dominante { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-broken = prendere { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che fa coppia con { $who ->
    [me] la mia { $other }
   *[other] { $other } del { $owner }
}
tutor-could-blocked = togliere alla { $who ->
    [me] mia pedina
   *[other] pedina del { $owner }
} in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} l’ultimo posto per una coppia
tutor-could-most = avere da solo più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che rende 1 cumal a ogni round
tutor-could-spread = avere { $ranks } in più di una regione, che rende 1 cumal a ogni round
tutor-could-tied = togliere { $who ->
    [me] a me
   *[other] al { $owner }
} il primato nei { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che rende 1 cumal a ogni round
