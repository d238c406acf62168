# Mosse, decisioni ed estrazioni, e una frase per ogni effetto: sulla pagina e nel terminale.
#
#   $seat, $owner, $captor, $king, $side    il nome di un giocatore o di uno schieramento
#   $hill, $at, $from, $to, $region         il nome di un luogo
#   $seats                                  nomi, come elenco
#   $kingdoms, $kings, $bridges, $pieces, $cumals    quanti sono


## Giochi dei forti

effect-ringfort_captured = Il forte del { $side } in { $hill } viene catturato.
effect-king_placed = Il re del { $side } prende posto in { $hill }.
effect-king_moved = Il re del { $side } va da { $from } in { $to }.
effect-kingdoms_joined =
    { $kingdoms ->
        [2] Il forte del { $side } in { $hill } unisce due regni in uno.
        [3] Il forte del { $side } in { $hill } unisce tre regni in uno.
       *[other] Il forte del { $side } in { $hill } unisce quattro regni in uno.
    }
effect-kingdom_split =
    { $kingdoms ->
        [2] Senza { $hill }, un regno del { $side } si spezza in due.
        [3] Senza { $hill }, un regno del { $side } si spezza in tre.
       *[other] Senza { $hill }, un regno del { $side } si spezza in quattro.
    }
effect-battle =
    BATTAGLIA! La annuncia { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
       *[other] { $seat }
    }.
effect-out =
    FUORI! { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } non ha più mosse.
effect-skipped =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } non ha mosse e salta il turno.
effect-final_turn =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } ha l’ultimo turno.
effect-king_captured = Il re del { $side } in { $hill } viene catturato.
effect-king_captured_by_default = Il re del { $side }, arenato in { $hill }, viene catturato d’ufficio.
effect-double_capture = Il { $side } ha perso due re, e la partita è finita.
effect-kings_withdrawn =
    { $kings ->
        [one] Il re del { $side } esce dal tabellone.
       *[other] I re del { $side } escono dal tabellone.
    }
effect-forced_pass =
    { $kings ->
        [0] L’avversario ha passato, quindi anche il { $side } deve passare.
        [one] L’avversario ha passato, quindi anche il { $side } deve passare, e il suo re esce dal tabellone.
       *[other] L’avversario ha passato, quindi anche il { $side } deve passare, e i suoi re escono dal tabellone.
    }
effect-repetition = Questa posizione si è presentata per la terza volta: tutti i re escono dal tabellone, e la partita è finita.
effect-links_made =
    { $bridges ->
        [one] Viene gettato l’ultimo ponte.
       *[other] Vengono gettati gli ultimi { $bridges } ponti.
    }


## Mosse, dopo il nome di un posto

move-build = costruisce in { $hill }
move-build-king =
    { $from ->
        [none] costruisce in { $hill } e vi mette il re
       *[other] costruisce in { $hill } e vi porta il re da { $from }
    }
move-capture = cattura { $hill }
move-capture-king =
    { $from ->
        [none] cattura { $hill } e vi mette il re
       *[other] cattura { $hill } e vi porta il re da { $from }
    }
move-capture-link =
    { $from ->
        [none] cattura { $hill }, vi mette il re e collega { $one } con { $other }
       *[other] cattura { $hill }, vi porta il re da { $from } e collega { $one } con { $other }
    }
move-king = muove il re da { $from } in { $to }
move-king-captures = cattura { $to } muovendo il re da { $from }
move-sacrifice = muove il re da { $from } in { $to } e vi sacrifica il forte
move-pass = passa
log-move =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } { $move }.
log-only-move =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } { $move }: è l’unica mossa.


## Tara, Seat of Kings

effect-paid = Il { $seat } paga { $cumals } cumal.
effect-received = Il { $seat } riceve { $cumals } cumal.
effect-captured = La pedina del { $owner } in { $at } viene catturata.
effect-fort_made = In { $at } nasce un fortino.
effect-fort_moved = Il fortino in { $from } passa in { $to }.
effect-fort_struck = Il fortino del { $owner } in { $at } perde la pedina in cima.
effect-king_struck = La pedina del Re del { $owner } viene rimossa.
effect-returned =
    { $why ->
        [released]
            { $pieces ->
                [1] La pedina catturata in { $at } torna nello stock del { $seat }.
               *[other] Le { $pieces } pedine catturate in { $at } tornano nello stock del { $seat }.
            }
       *[other]
            { $pieces ->
                [one] 1 pedina torna nello stock del { $seat }.
               *[other] { $pieces } pedine tornano nello stock del { $seat }.
            }
    }
effect-activated = Attivazione: { $at }.
effect-turned_up = Il { $seat } gira la carta { $card }.
effect-traitor_card = La carta del traditore è la { $card }.
effect-income = Il { $seat } raccoglie rendite per { $cumals } cumal.
effect-cleared = La regione { $region } si vuota: il { $king } ne è Re.
effect-imprisoned =
    { $pieces ->
        [one] Il { $captor } prende 1 prigioniero del { $owner }.
       *[other] Il { $captor } prende { $pieces } prigionieri del { $owner }.
    }
effect-crowned = Ora nella regione { $region } c’è la pedina del Re del { $seat }.
effect-closed = La regione { $region } è chiusa.
effect-uncrowned =
    { $pieces ->
        [one] La pedina del Re del { $seat } esce dal tabellone.
       *[other] { $pieces } pedine del Re del { $seat } escono dal tabellone.
    }
effect-prisoners_exchanged =
    { $pieces ->
        [one] { $seats } si restituiscono un prigioniero ciascuno.
       *[other] { $seats } si restituiscono { $pieces } prigionieri ciascuno.
    }
effect-ransomed =
    { $pieces ->
        [one] Il { $captor } rende una pedina al { $owner }.
       *[other] Il { $captor } rende { $pieces } pedine al { $owner }.
    }
effect-starts = Il { $seat } è il giocatore iniziale.
effect-round = Comincia il round { $round }.
effect-won = Il { $seat } è Ard Rí.
effect-drawn = La partita è patta.


## Decisioni, dopo il nome di un posto; sorteggi, come frase a sé

does-keep = sceglie tre carte
does-discard = scarta la carta { $cards } e prende 2 cumal
does-amnesty =
    scarta la carta { $cards } per un’amnistia { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
does-play =
    gioca la carta { $cards } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }: { $positions }
does-stone =
    cambia posto a { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } con la “pietra del destino”, carta { $cards }
does-place =
    { $where ->
        [none] piazza in { $positions }
        [ulster] piazza in { $positions } nell’{ $region }
       *[other] piazza in { $positions } nel { $region }
    }
does-activate =
    { $where ->
        [none] attiva
        [ulster] attiva nell’{ $region }
       *[other] attiva nel { $region }
    }
does-promote =
    { $where ->
        [none] promuove in { $positions }
        [ulster] promuove in { $positions } nell’{ $region }
       *[other] promuove in { $positions } nel { $region }
    }
does-end = si ferma
does-keep-fort =
    { $where ->
        [none] tiene il fortino in { $positions }
        [ulster] tiene il fortino in { $positions } nell’{ $region }
       *[other] tiene il fortino in { $positions } nel { $region }
    }
does-traitor =
    { $where ->
        [none] gioca il traditore
        [ulster] gioca il traditore dell’{ $region }
       *[other] gioca il traditore del { $region }
    }
does-decline =
    { $where ->
        [none] non gioca il traditore
        [ulster] non gioca il traditore dell’{ $region }
       *[other] non gioca il traditore del { $region }
    }
does-exchange =
    { $owner ->
        [none] scambia la pedina in { $positions }
       *[other] scambia una sua pedina con quella del { $owner } in { $positions }{ $where ->
            [none] {""}
            [ulster] {" "}nell’{ $region }
           *[other] {" "}nel { $region }
        }, che torna nello stock del { $owner }
    }
does-garrison =
    { $where ->
        [none] presidia { $positions }
        [ulster] presidia { $positions } nell’{ $region }
       *[other] presidia { $positions } nel { $region }
    }
does-ransom =
    { $count ->
        [0] non paga riscatti
        [1] paga 1 cumal di riscatto
       *[other] paga { $count } cumal di riscatto
    }
does-start = nomina il { $seat } giocatore iniziale
does-region =
    apre { $region ->
        [Ulster] l’Ulster
       *[other] il { $region }
    }
does-lots = Sorteggio del giocatore iniziale: { $cards }
does-shuffle =
    { $count ->
        [0] Le carte sono state mescolate
       *[other] Le carte sono state mescolate, e ciascuno ne riceve { $count }
    }
lot-of = { $seat } { $card }
kings-drawn = { $what }.
kings-log-seat = Il { $seat } { $move }.
kings-log-table = Il { $seat } { $move } (scelta obbligata).
kings-log-stand_in = Il { $seat } { $move } (gioca il computer).
kept-cards = tiene le carte { $cards }
