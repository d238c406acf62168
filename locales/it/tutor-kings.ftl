# Che cosa dice il tutor in Seat of Kings. $seat: chi ha giocato il turno, per nome; «tu» è chi legge. $region: il nome di una
# regione; $position, $other, $from, $to: posizioni; $positions: un loro elenco; $who: `you` o `other`, di chi
# si parla; $owner: il nome di quel giocatore; $ranks: un rango al plurale.

## Che cosa ha fatto il turno di un computer

tutor-traitors = Tutti hanno giocato tre carte: ora vengono i traditori, poi le rendite.
tutor-crowned = Ora { $who ->
    [you] hai
   *[other] il { $owner } ha
} un Re { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}{ $closed ->
    [yes] : lì non si gioca più.
   *[no] : tutte le altre pedine sono state tolte da lì.
}
tutor-round = Comincia il round { $round }, e { $who ->
    [you] giochi tu
   *[other] il { $owner } gioca
} la prima carta.
tutor-last_round = È l’ultimo round: se alla fine nessuno è Ard Rí, la partita è patta.
tutor-dealt = Ora tutti hanno sei carte: tre per questo round e tre per il prossimo.
tutor-stone = { $same ->
    [yes] La “pietra del destino” del { $seat } ha cambiato posto a due pedine in { $from }
   *[no] La “pietra del destino” del { $seat } ha cambiato posto a una pedina in { $from } e una in { $to }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
} Può spostare pedine di chiunque, ma non quelle in K.
tutor-only_fit = Il { $seat } doveva giocare la carta in { $positions } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: altrove, lì, trovava meno posizioni vuote.
tutor-captured = Il { $seat } ha catturato una { $who ->
    [you] tua pedina
   *[other] pedina del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-king_struck = Con una promozione nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} il { $seat } ha tolto il { $who ->
    [you] tuo Re.
   *[other] Re del { $owner }.
}
tutor-fort_struck = Il { $seat } ha tolto la pedina in cima al { $who ->
    [you] tuo fortino
   *[other] fortino del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-exchanged = Con il traditore il { $seat } ha scambiato una sua pedina con una { $who ->
    [you] tua
   *[other] del { $owner }
} in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-enthroned = Ora la posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} è del { $seat }.
tutor-throne = Il { $seat } ha C1 e C2 { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: ancora una promozione e { $wins ->
    [yes] vince.
   *[no] la posizione del Re è sua.
}
tutor-chieftain = Il { $seat } ha { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}; se prende anche { $other }, può salire alla posizione del Re.
tutor-promoted = Promuovendo da { $from } e { $to } il { $seat } ha preso { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ladder = Il { $seat } ha { $from } e { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: da lì si promuove in { $to }.
tutor-fort = In { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} ora il { $seat } ha un fortino: due sue pedine, una sull’altra.
tutor-dominant = Ora il { $seat } è dominante { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: lì solo gli altri possono avere il traditore.
tutor-broken = Il { $seat } ha occupato { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: { $who ->
    [you] la tua pedina
   *[other] la pedina del { $owner }
} in { $other } non ha più con chi fare coppia.
tutor-blocked = Il { $seat } ha occupato le posizioni accanto alla { $who ->
    [you] tua pedina
   *[other] pedina del { $owner }
} in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: lì non può più fare coppia.
tutor-most = { $region ->
    [Ulster] Nell’{ $region }
   *[other] Nel { $region }
} il { $seat } ha più posizioni di { $ranks } di chiunque altro: ne ricava 1 cumal a ogni round.
tutor-spread = Il { $seat } ha posizioni di { $ranks } in più di una regione: ne ricava 1 cumal a ogni round.
tutor-tied = { $region ->
    [Ulster] Nell’{ $region }
   *[other] Nel { $region }
} il { $seat } ha raggiunto { $who ->
    [you] te
   *[other] il { $owner }
} nel numero di posizioni di { $ranks }: { $who ->
    [you] non ne ricavi
   *[other] il { $owner } non ne ricava
} più 1 cumal a ogni round.
tutor-discarded = { $useless ->
    [yes] Il { $seat } ha guadagnato 2 cumal per una carta inutile.
   *[no] Il { $seat } ha guadagnato 2 cumal per una carta.
}
tutor-amnesty = Il { $seat } ha pagato 4 cumal per un’amnistia { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: { $count ->
    [1] una pedina catturata torna
   *[other] { $count } pedine catturate tornano
} nello stock.
tutor-placed = { $count ->
    [1] Il { $seat } ha piazzato una pedina
   *[other] Il { $seat } ha piazzato pedine
} in { $positions } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-unplaced = Il { $seat } ha giocato una carta { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} senza piazzare pedine.
tutor-kept = Il { $seat } ha scelto le carte per questo round.
tutor-traitor = Il { $seat } ha pagato 1 cumal per il traditore { $region ->
    [Ulster] dell’{ $region }.
   *[other] del { $region }.
}
tutor-declined = Il { $seat } ha lasciato agli altri il traditore { $region ->
    [Ulster] dell’{ $region }.
   *[other] del { $region }.
}
tutor-garrisoned = { $count ->
    [0] Il { $seat } non ha lasciato un presidio
   *[other] Il presidio del { $seat } sta in { $positions }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ransomed = { $count ->
    [0] Il { $seat } non ha pagato riscatti { $who ->
        [you] a te.
       *[other] al { $owner }.
    }
    [1] Il { $seat } ha riscattato una pedina { $who ->
        [you] da te.
       *[other] dal { $owner }.
    }
   *[other] Il { $seat } ha riscattato { $count } pedine { $who ->
        [you] da te.
       *[other] dal { $owner }.
    }
}
tutor-starts = { $who ->
    [you] Giochi tu
   *[other] Gioca il { $owner }
} la prima carta del prossimo round.
tutor-opened = Il { $seat } ha aperto { $region ->
    [Ulster] l’{ $region }
   *[other] il { $region }
} come terza regione.
tutor-kept_fort = Il { $seat } ha tenuto il fortino in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ended = Il turno del { $seat } è finito.

## Lo stesso sull’andamento di un round, dalla terza volta in poi

tutor-short-traitors = A fine round: i traditori, poi le rendite.
tutor-short-crowned = Ora { $who ->
    [you] hai
   *[other] il { $owner } ha
} un Re { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-short-round = { $who ->
    [you] Cominci tu
   *[other] Comincia il { $owner }
} il round { $round }.
tutor-short-last_round = L’ultimo round.
tutor-short-dealt = Sei carte nuove a testa.
tutor-short-stone = { $same ->
    [yes] Con la “pietra del destino” il { $seat } ha cambiato posto a due pedine in { $from }
   *[no] Con la “pietra del destino” il { $seat } ha cambiato posto a { $from } e { $to }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}

## Che cosa farebbe un turno migliore di chi legge; $owner: di chi è la pedina

# $move: il turno migliore, come in `tutor-with`; $gain: che cosa fa. Il pulsante che gioca il turno di chi legge sta sopra.
tutor-better-warning = Aspetta: con { $move } potresti { $gain }. Vuoi giocare lo stesso il tuo turno?
tutor-better-missed = Con { $move } avevi l’occasione di { $gain }.
tutor-only_turn = Ben visto: ogni altro turno avrebbe tolto almeno { $percent ->
    [8] l’8
    [11] l’11
   *[other] il { $percent }
}% di probabilità di vittoria.
tutor-with = { $kind ->
    [play] la carta { $card } in { $positions }
    [amnesty] la carta { $card } per un’amnistia
   *[other] la carta { $card }
}
tutor-could-captured = catturare una pedina del { $owner } in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-king_struck = togliere il Re del { $owner } con una promozione nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
}
tutor-could-fort_struck = togliere la pedina in cima al fortino del { $owner } in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-enthroned = prendere con una promozione la posizione del Re { $region ->
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
}: per la posizione del Re basterebbe poi { $other }
tutor-could-promoted = prendere con una promozione { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-ladder = avere { $from } e { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, da cui si promuove in { $to }
tutor-could-fort = creare un fortino in { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-dominant = diventare dominante { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}
tutor-could-broken = occupare { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} e spezzare così la coppia del { $owner } con { $other }
tutor-could-blocked = occupare le posizioni accanto alla pedina del { $owner } in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che così non può più fare coppia
tutor-could-most = superare tutti nelle posizioni di { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, il che frutta 1 cumal a ogni round
tutor-could-spread = avere posizioni di { $ranks } in più di una regione, il che frutta 1 cumal a ogni round
tutor-could-tied = togliere al { $owner } il primato nelle posizioni di { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che gli frutta 1 cumal a ogni round
