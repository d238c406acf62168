# Che cosa dice il tutor in Seat of Kings. $seat: chi ha giocato il turno, per nome; «tu» è chi legge. $region: il nome di una
# regione; $position, $other, $from, $to: posizioni; $positions: un loro elenco; $who: `you` o `other`, di chi
# si parla; $owner: il nome di quel giocatore; $ranks: un rango al plurale.

## Che cosa ha fatto il turno di un computer

tutor-traitors = Dopo tre carte per ciascuno vengono i traditori, poi le rendite.
tutor-crowned = Ora { $who ->
    [you] hai
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
tutor-only_fit = La carta del { $seat } doveva andare in { $positions } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: negli altri posti aveva meno posizioni vuote.
tutor-captured = Il { $seat } ha preso { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} e ha catturato una { $who ->
    [you] tua pedina.
   *[other] pedina del { $owner }.
}
tutor-king_struck = Il { $seat } ha promosso nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} e ha tolto il { $who ->
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
tutor-exchanged = Il traditore del { $seat } ha messo una pedina al posto di una { $who ->
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
tutor-promoted = Il { $seat } ha promosso da { $from } e { $to } in { $position } { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}
tutor-ladder = Il { $seat } ha { $from } e { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: insieme possono promuovere una pedina in { $to }.
tutor-fort = In { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} ora il { $seat } ha un fortino: due sue pedine, una sull’altra.
tutor-dominant = Ora il { $seat } è dominante { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: lì solo gli altri possono avere il traditore.
tutor-broken = Il { $seat } ha preso { $position } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che faceva coppia con { $who ->
    [you] la tua { $other }.
   *[other] { $other } del { $owner }.
}
tutor-blocked = Il { $seat } ha tolto alla { $who ->
    [you] tua pedina
   *[other] pedina del { $owner }
} in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} l’ultimo posto per una coppia.
tutor-most = Il { $seat } è il solo con più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: rende 1 cumal a ogni round.
tutor-spread = Il { $seat } ha { $ranks } in più di una regione: rende 1 cumal a ogni round.
tutor-tied = A causa del { $seat } { $who ->
    [you] non sei più il solo
   *[other] il { $owner } non è più il solo
} con più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}: rendeva 1 cumal a ogni round.
tutor-discarded = { $useless ->
    [yes] Il { $seat } ha guadagnato 2 cumal per una carta inutile.
   *[no] Il { $seat } ha guadagnato 2 cumal per una carta.
}
tutor-amnesty = Il { $seat } ha pagato 4 cumal { $region ->
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
    [yes] La pietra del { $seat } ha cambiato posto a due pedine in { $from }
   *[no] La pietra del { $seat } ha cambiato posto a { $from } e { $to }
} { $region ->
    [Ulster] nell’{ $region }.
   *[other] nel { $region }.
}

## Che cosa farebbe un turno migliore di chi legge; $owner: di chi è la pedina

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
} e catturare una pedina del { $owner }
tutor-could-king_struck = promuovere nella posizione del Re { $region ->
    [Ulster] dell’{ $region }
   *[other] del { $region }
} e togliere il Re del { $owner }
tutor-could-fort_struck = togliere la pedina in cima al fortino del { $owner } in { $position } { $region ->
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
}, che fa coppia con { $other } del { $owner }
tutor-could-blocked = togliere alla pedina del { $owner } in { $other } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
} l’ultimo posto per una coppia
tutor-could-most = avere da solo più { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che rende 1 cumal a ogni round
tutor-could-spread = avere { $ranks } in più di una regione, che rende 1 cumal a ogni round
tutor-could-tied = togliere al { $owner } il primato nei { $ranks } { $region ->
    [Ulster] nell’{ $region }
   *[other] nel { $region }
}, che rende 1 cumal a ogni round
