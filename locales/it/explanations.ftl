# Perché una mossa non è consentita: una frase per ogni motivo, per chi sta giocando.
#
#   $token   la mossa, come D4 o B2xC4; in Seat of Kings la decisione, come “promote H1”
#   $hills   le colline su cui il motivo si fonda, come elenco da leggere: “C3, D5 ed E4”; in Seat of
#            Kings le posizioni, “F2 e F3”, oppure nulla
#   $count   quante sono; 0 solo in Seat of Kings
#   $others  altre colline, o posizioni, come elenco da leggere; quali, sta accanto alla frase
#   $own     un numero di chi deve muovere, $other quello dell’avversario
#   $case    una parola che sceglie tra i casi
#
# “Del tuo colore” si usa dove conta anche un forte del compagno. Le regole sono in rules.ftl.


## Elenchi

places-and-last =
    { $last ->
        [E] { $places } ed { $last }
        [E1] { $places } ed { $last }
        [E2] { $places } ed { $last }
        [E3] { $places } ed { $last }
        [E4] { $places } ed { $last }
        [E5] { $places } ed { $last }
        [E6] { $places } ed { $last }
        [E7] { $places } ed { $last }
       *[other] { $places } e { $last }
    }
places-and-more = { $places } e altre { $more }, { $count } in tutto


## La partita è finita

why-over = La partita è finita.
why-over-without-swap = La partita è finita: non c’erano più forti da togliere.
why-over-by-double-capture = La partita è finita: uno schieramento ha perso il secondo re.
why-over-on-full-board = La partita è finita: il tabellone è pieno e l’ultimo turno è stato giocato.
why-over-by-passes = La partita è finita: qualcuno ha passato, oppure una posizione si è presentata per la terza volta.


## Che cosa c’è, o non c’è, su una collina

why-occupied = In { $hills } c’è già un forte.
why-nothing-to-capture = In { $hills } non c’è un forte avversario.
why-nothing-to-sacrifice = In { $hills } non c’è un tuo forte da sacrificare.
why-enemy-ringfort = Il forte in { $hills } è dell’avversario, e un re può andarci solo per catturarlo.
why-no-king-there = In { $hills } non c’è un tuo re.
why-king-there = In { $hills } c’è già un re.


## In doppio: le zone

# La zona è quella del posto che deve muovere: Sud ha le file da 1 a 4, Ovest le colonne da A a D.
why-outside-area =
    { $seat ->
        [south] { $hills } è fuori dalla tua zona (file da 1 a 4).
        [west] { $hills } è fuori dalla tua zona (colonne da A a D).
        [north] { $hills } è fuori dalla tua zona (file da 4 a 7).
        [east] { $hills } è fuori dalla tua zona (colonne da D a G).
       *[other] { $hills } è fuori dalla tua zona.
    }
why-off-shared-row = Il primo forte del tuo schieramento va sulla fila 4, che hai in comune con il compagno, e { $hills } non ne fa parte.
why-off-shared-column = Il primo forte del tuo schieramento va sulla colonna D, che hai in comune con il compagno, e { $hills } non ne fa parte.


## La Collina Sacra

why-too-close =
    { $count ->
        [one] Il forte del tuo colore in { $hills } è più vicino a { $token } di una mossa del cavallo.
       *[other] I forti del tuo colore in { $hills } sono più vicini a { $token } di una mossa del cavallo.
    }
why-no-knights-move = Nessun forte del tuo colore è a una mossa del cavallo da { $hills }.
why-no-capture-in-manoeuvres = Nelle Manovre non si cattura.
# $others: i forti con cui è collegato, o le colline adiacenti che a chi assedia mancano.
why-not-besieged =
    { $case ->
        [linked] Il forte in { $hills } non è assediato, perché è collegato con { $others }.
        [open] Il forte in { $hills } non è assediato, perché non occupi { $others } lì accanto.
       *[other] Il forte in { $hills } non è assediato.
    }
# $others: le colline libere che lo sono.
why-not-beside-friend = { $hills } non è accanto a un forte del tuo colore, a differenza di { $others }.
why-must-capture =
    { $count ->
        [one] Devi catturare il forte assediato in { $hills }.
       *[other] Devi catturare uno dei forti assediati in { $hills }.
    }
# $own: quanti forti dello stesso colore sono accanto alla collina della mossa, $highest accanto a quelle che vengono prima.
why-higher-priority =
    { $own ->
        [0] Accanto a { $token } non c’è nessun forte del tuo colore, e devi giocare dove ce ne sono di più: { $highest } accanto a { $hills }.
        [one] Accanto a { $token } c’è { $own } forte del tuo colore, e devi giocare dove ce ne sono di più: { $highest } accanto a { $hills }.
       *[other] Accanto a { $token } ci sono { $own } forti del tuo colore, e devi giocare dove ce ne sono di più: { $highest } accanto a { $hills }.
    }


## Quattro Tesori

why-must-capture-treasure =
    { $count ->
        [one] Devi catturare il forte assediato in { $hills }.
       *[other] Devi catturare uno dei forti assediati in { $hills }.
    }


## Il Calice Avvelenato

why-off-edges = Nelle Manovre costruisci sui bordi del tabellone, e { $hills } non è su un bordo.
why-edge-taken = Su quel bordo hai già costruito, in { $hills }.
why-no-capture-on-edges = Nelle Manovre non si cattura.
why-opposite =
    { $count ->
        [one] Il forte in { $hills } è di fronte a { $token }, e due forti non possono stare l’uno di fronte all’altro.
       *[other] I forti in { $hills } sono di fronte a { $token }, e due forti non possono stare l’uno di fronte all’altro.
    }
# $row: la fila della collina, con una lettera una colonna; $own e $other: i forti del giocatore e dell’avversario in quella fila; $rows: le file valide.
why-qualified-rows =
    { $case ->
        [capture] Non puoi catturare finché hai una fila o colonna valida; file o colonne valide: { $rows }.
        [empty] { $row ->
            [A] La colonna
            [B] La colonna
            [C] La colonna
            [D] La colonna
            [E] La colonna
            [F] La colonna
            [G] La colonna
           *[other] La fila
        } { $row } non è valida, perché l’avversario non vi ha forti; file o colonne valide: { $rows }.
        [ahead] { $row ->
            [A] La colonna
            [B] La colonna
            [C] La colonna
            [D] La colonna
            [E] La colonna
            [F] La colonna
            [G] La colonna
           *[other] La fila
        } { $row } non è valida, perché i tuoi forti lì sono { $own } e quelli dell’avversario solo { $other }; file o colonne valide: { $rows }.
       *[other] Devi costruire in una fila o colonna valida, quindi in { $hills }.
    }
why-must-capture-unqualified =
    { $count ->
        [one] Non hai file o colonne valide, quindi devi catturare il forte assediato in { $hills }.
       *[other] Non hai file o colonne valide, quindi devi catturare uno dei forti assediati in { $hills }.
    }


## Gli Alti Sovrani di Tara

why-beside-friend-in-setup =
    { $count ->
        [one] Nella Preparazione non puoi costruire accanto a un forte del tuo colore, e ce n’è uno in { $hills }.
       *[other] Nella Preparazione non puoi costruire accanto a forti del tuo colore, e ce ne sono in { $hills }.
    }
why-only-build-in-setup = Nella Preparazione a ogni turno costruisci un forte con un nuovo re, e nessun re si muove ancora.
why-beside-friendly-king =
    { $count ->
        [one] I tuoi re non possono stare fianco a fianco, e quella collina è accanto al re in { $hills }.
       *[other] I tuoi re non possono stare fianco a fianco, e quella collina è accanto ai re in { $hills }.
    }
why-kings-build-in-manoeuvres = Dopo la Preparazione costruisci in { $hills } solo se vi muovi un re.
why-no-knights-step-in-manoeuvres =
    { $reach ->
        [none] Un re si muove con la mossa del cavallo, e tra { $hills } non ce n’è una; il re in { $hill } ora non può muoversi.
       *[some] Un re si muove con la mossa del cavallo: quello in { $hill } può andare in { $others }.
    }
why-beside-friend-in-manoeuvres =
    { $count ->
        [one] Nelle Manovre un re non può costruire accanto a un forte del tuo colore, e ce n’è uno in { $hills }.
       *[other] Nelle Manovre un re non può costruire accanto a forti del tuo colore, e ce ne sono in { $hills }.
    }
why-kings-build-in-battle = Dopo la Preparazione costruisci in { $hills } solo se vi muovi un re.
why-no-knights-step-in-battle =
    { $reach ->
        [none] Un re si muove con la mossa del cavallo, e tra { $hills } non ce n’è una; il re in { $hill } ora non può muoversi.
       *[some] Un re si muove con la mossa del cavallo: quello in { $hill } può andare in { $others }.
    }
why-no-knights-step-to-ringfort =
    { $reach ->
        [none] Un re si muove con la mossa del cavallo, e tra { $hills } non ce n’è una; il re in { $hill } ora non può muoversi.
       *[some] Un re si muove con la mossa del cavallo: quello in { $hill } può andare in { $others }.
    }
why-only-vacant-in-manoeuvres = Nelle Manovre un re va soltanto su colline libere, e { $hills } non è libera.
why-kings-are-mobile =
    { $count ->
        [one] Un re va su un forte solo quando nessuno dei tuoi può andare su una collina libera, ma quello in { $hills } può.
       *[other] Un re va su un forte solo quando nessuno dei tuoi può andare su una collina libera, ma quelli in { $hills } possono.
    }
why-no-pass-before-battle = Prima della Battaglia non si passa.
why-no-pass-while-mobile =
    { $count ->
        [one] Puoi passare solo quando nessun re sul tabellone può andare su una collina libera, ma quello in { $hills } può.
       *[other] Puoi passare solo quando nessun re sul tabellone può andare su una collina libera, ma quelli in { $hills } possono.
    }


## Gli Alti Sovrani di Tara, livello 2

why-sacrifice-needs-one-loss =
    { $own ->
        [0] Può sacrificare solo uno schieramento che ha perso esattamente un re, e tu non ne hai persi.
       *[other] Può sacrificare solo uno schieramento che ha perso esattamente un re, e tu ne hai persi { $own }.
    }
# $others: i forti con cui è collegato, o le colline adiacenti che all’avversario mancano.
why-sacrifice-needs-siege =
    { $case ->
        [linked] Il tuo forte in { $hills } è collegato con { $others }, quindi non è assediato e non puoi sacrificarlo.
        [open] Il tuo forte in { $hills } non è assediato, perché l’avversario non occupa { $others }, quindi non puoi sacrificarlo.
       *[other] Il tuo forte in { $hills } non è assediato, quindi non puoi sacrificarlo.
    }
why-sacrifice-after-end = Il re che arriva in { $hills } cattura un secondo re e chiude la partita prima di un sacrificio.
why-sacrifice-while-mobile =
    { $count ->
        [one] Puoi sacrificare solo quando nessuno dei tuoi re può andare su una collina libera, ma quello in { $hills } può.
       *[other] Puoi sacrificare solo quando nessuno dei tuoi re può andare su una collina libera, ma quelli in { $hills } possono.
    }
why-stranded-must-move = Deve muoversi il tuo re arenato in { $hills }, non un altro.
why-stranded-must-escape = Il tuo re arenato in { $hills } può andare su una collina libera, quindi deve farlo.
why-no-pass-while-stranded = Non puoi passare finché il tuo re in { $hills } è arenato.


## La Pietra del Destino

why-far-from-king = Devi costruire a una o due colline dal re avversario in { $hills }, in linea retta o in diagonale.
why-no-swap-in-manoeuvres = Finché il tabellone non è pieno, nessun forte si può sostituire.
why-under-king = In { $hills } c’è il re avversario, quindi il forte non si può togliere.
why-linked = Un forte con un ponte resta dov’è, e { $hill } ne ha uno verso { $others }.
why-link-missing = Con questa mossa devi anche gettare un ponte, e { $token } non lo indica.
why-link-not-adjacent = Non si possono collegare { $hills }, perché non sono adiacenti.
why-link-not-own = Un ponte unisce due forti tuoi, e { $hills } non lo sono entrambi.
why-link-already = Tra { $hills } c’è già un ponte.


## Seat of Kings: la partita è finita, o prima tocca al caso

why-another-seat = Ora non tocca a te decidere.
why-game-won = La partita è finita: uno stesso giocatore controlla le posizioni del Re di due regioni.
why-game-won-by-third-region = La partita è finita: la terza regione è stata conquistata.
why-game-drawn = La partita è finita: l’ultimo round si è concluso, ed è patta.
why-lots-first = Prima di ogni decisione va estratto a sorte il primo giocatore iniziale.
why-deal-first = Prima di ogni decisione vanno mescolate e distribuite le carte.
why-reshuffle-first = Prima di ogni decisione vanno mescolati gli scarti per formare il mazzo.


## Seat of Kings: carte

why-not-in-hand = Quella carta non è nella tua mano.
why-not-among-six = Tieni tre delle sei carte che hai ricevuto, e non tutte queste ne fanno parte.
why-keep-out-of-order = Si tengono tre carte diverse, indicate dal numero più basso al più alto.
why-no-array = Quella carta è una “pietra del destino”: fa cambiare posto a due pedine e non ne piazza.
why-not-a-stone = Quella carta non è una “pietra del destino”.


## Seat of Kings: regioni

why-region-not-in-game = In questa partita quella regione non è in gioco.
why-region-closed = Quella regione è stata conquistata ed è chiusa.
why-amnesty-too-dear = Un’amnistia costa { $cost } cumal, e tu ne hai { $own }.


## Seat of Kings: giocare una carta

why-no-fit =
    { $count ->
        [0] Quella carta non si può collocare così.
        [one] Quella carta non si può collocare in { $hills }.
       *[other] Quella carta non si può collocare in { $hills } allo stesso tempo.
    }
# $own: le posizioni vuote tra quelle scelte, $best tra le migliori; $hills: tutte le posizioni delle migliori.
why-fit-less-empty =
    { $own ->
        [0] Una carta va dove ha più posizioni vuote, e qui non ne avrebbe nessuna: va meglio in { $hills }.
        [one] Una carta va dove ha più posizioni vuote: qui ne avrebbe { $own }, ma { $best } in { $hills }.
       *[other] Una carta va dove ha più posizioni vuote, e in questa regione c’è una collocazione migliore.
    }
why-too-few-pieces = Quella regione ha meno di due pedine fuori dalla posizione del Re, quindi nessuna può cambiare posto.
why-no-such-piece =
    { $count ->
        [0] In quella regione una pedina così non c’è.
       *[other] In { $hills } una pedina così non c’è.
    }
why-king-position-swap = La “pietra del destino” non fa cambiare posto a una pedina nella posizione del Re.
why-pieces-out-of-order = Cambiano posto due pedine diverse, indicate a partire dal rango più basso, da sinistra e dal fondo della pila.


## Seat of Kings: piazzamento

why-no-stock-to-place = Non hai pedine nello stock da piazzare.
why-fee-too-dear =
    { $own ->
        [0] La prima pedina in una regione senza pedine costa { $cost } cumal, e tu non ne hai.
       *[other] La prima pedina in una regione senza pedine costa { $cost } cumal, e tu ne hai { $own }.
    }
why-own-fort =
    { $count ->
        [0] Lì hai già un fortino, e un fortino ha al massimo due pedine.
       *[other] In { $hills } hai già un fortino, e un fortino ha al massimo due pedine.
    }
why-not-a-placement-position = In quella posizione la tua carta non piazza.
why-placed-already =
    { $count ->
        [0] Lì hai già piazzato, e una carta piazza una volta sola in ogni posizione.
       *[other] In { $hills } hai già piazzato, e una carta piazza una volta sola in ogni posizione.
    }
why-closed-this-turn = La regione è stata conquistata in questo turno ed è chiusa, quindi il turno può solo finire.


## Seat of Kings: attivazione e promozione

why-activation-too-dear = Attivare con questa carta costa { $cost } cumal, e tu ne hai { $own }.
why-stone-too-dear = Attivare dopo un cambio di posto costa { $cost } cumal, e tu ne hai { $own }.
why-traitor-too-dear = Attivare con la carta del traditore costa { $cost } cumal, e tu ne hai { $own }.
why-nothing-to-activate = Nessuna delle posizioni della tua carta ha in cima una tua pedina, quindi non c’è nulla da attivare.
why-nothing-swapped-on-top = Delle due pedine che hanno cambiato posto nessuna ora è tua e in cima alla pila, quindi non c’è nulla da attivare.
why-exchanged-piece-gone = La pedina che hai messo con lo scambio non c’è più, quindi non c’è nulla da attivare.
why-activated-already = Hai già pagato l’attivazione, e si paga una volta sola per carta.
why-no-stock-to-promote = Non hai pedine nello stock per promuovere.
why-fort-above =
    { $count ->
        [0] Lì hai già un fortino, e un fortino ha al massimo due pedine.
       *[other] In { $hills } hai già un fortino, e un fortino ha al massimo due pedine.
    }
# $pair: le due posizioni sottostanti.
why-no-active-pair =
    { $case ->
        [farmer] In una posizione di contadino non si promuove.
        [asleep] Le posizioni { $pair } sono tue, ma nessuna delle due è attivata.
        [not-own] Per promuovere lì devi controllare entrambe le posizioni { $pair }.
       *[other] In una posizione promuovi dalle due sottostanti, se sono entrambe tue e almeno una è attivata.
    }
why-promoted-already =
    { $count ->
        [0] Lì hai già promosso, e in ogni posizione si può provare una volta sola.
       *[other] In { $hills } hai già promosso, e in ogni posizione si può provare una volta sola.
    }
why-own-king = Quella posizione del Re è già tua, e non vi si promuove.
why-not-one-of-the-forts = Puoi tenere uno dei tuoi due fortini, e in quella posizione non c’è nessuno dei due.


## Seat of Kings: traditori

why-not-exchangeable = Lì la carta del traditore non ha una posizione di piazzamento.
why-not-an-opponent =
    { $count ->
        [0] Lì in cima non c’è una pedina avversaria.
       *[other] In { $hills } non c’è in cima una pedina avversaria.
    }
why-king-position-exchange = Un traditore non scambia una pedina nella posizione del Re.


## Seat of Kings: presidio e riscatto

why-garrison-on-king = Nella posizione del Re non si mettono pedine di presidio.
why-garrison-occupied =
    { $count ->
        [0] Una pedina di presidio va in una posizione vuota, e quella non lo è.
       *[other] Una pedina di presidio va in una posizione vuota, e { $hills } non lo è.
    }
why-ransom-too-many =
    { $own ->
        [one] Lì hai soltanto { $own } pedina prigioniera.
       *[other] Lì hai soltanto { $own } pedine prigioniere.
    }
why-ransom-too-dear = Quel riscatto costa { $cost } cumal, e tu ne hai { $own }.


## Seat of Kings: il round successivo

why-starts-already = Devi nominare un altro giocatore, non te.
why-not-at-the-table = A questo tavolo nessuno gioca quel colore.
why-region-used = Quella regione è già stata usata, e se ne apre una nuova.


## Seat of Kings: decisioni che ora non sono richieste

why-keep-not-asked = Le carte da tenere si scelgono appena sono distribuite, non ora.
why-action-not-asked = Una carta si usa all’inizio di un turno, e ora c’è da decidere altro.
why-place-not-asked = Le pedine si piazzano dopo aver giocato la carta e prima di attivare, non ora.
why-activate-not-asked = L’attivazione si paga dopo aver giocato una carta o dopo lo scambio di un traditore, non ora.
why-promote-not-asked = Si promuove dopo aver pagato l’attivazione, non ora.
why-keep-fort-not-asked = Ora non ci sono due fortini tra cui scegliere.
why-traitor-not-asked = Ora non c’è un traditore da giocare.
why-exchange-not-asked = Una pedina si scambia subito dopo aver preso la carta del traditore, non ora.
why-garrison-not-asked = Un presidio si piazza subito dopo lo svuotamento della sua regione, non ora.
why-ransom-not-asked = Ora non c’è nessun riscatto da decidere.
why-start-not-asked = Il prossimo giocatore iniziale si nomina alla fine di un round, non ora.
why-region-not-asked = Ora non c’è nessuna regione da aprire.


## Seat of Kings: qualcosa va deciso prima di poter finire

why-action-must-be-chosen = Prima devi usare una carta, anche solo per scartarla.
why-keep-must-be-chosen = Prima devi scegliere le tre carte da tenere per questo round.
why-traitor-must-be-decided = Prima devi pagare per il traditore oppure passare.
why-fort-must-be-chosen = Prima devi scegliere quale dei tuoi due fortini tenere.
why-ransom-must-be-answered = Prima devi dire quanto paghi di riscatto, anche se non paghi nulla.
why-start-must-be-named = Prima devi nominare il prossimo giocatore iniziale.
why-region-must-be-opened = Prima devi scegliere la regione da aprire.
