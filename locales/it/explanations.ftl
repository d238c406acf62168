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


## Una scelta che non porta a nulla

refused-own = { $hill } è già tuo.
refused-king-first = Scegli prima uno dei tuoi re, poi dove va.
refused-enemy =
    Quel re è del { $side ->
        [red] Rosso
       *[blue] Blu
    }. Cade se il suo forte è isolato e, con l’arrivo di un tuo re lì accanto, i tuoi forti lo circondano da ogni lato.
refused-stranded = Il tuo re in { $hill } è arenato e ora deve muoversi.
# $others, in numero $barred: le colline che il re raggiunge e che $hills, tuoi re o forti, vietano.
refused-beside-kings =
    Questo re non ha dove andare: { $others } { $barred ->
        [one] è
       *[other] sono
    } accanto { $count ->
        [one] al tuo re
       *[other] ai tuoi re
    } in { $hills }.
refused-beside-ringforts =
    Questo re non può costruire da nessuna parte: { $others } { $barred ->
        [one] è
       *[other] sono
    } accanto { $count ->
        [one] al tuo forte
       *[other] ai tuoi forti
    } in { $hills }.
refused-all-taken = Questo re non ha dove andare: tutte le colline che raggiunge sono occupate.
# $mobile, in numero $own: i re che possono costruire. $case: perché questo non può.
refused-while-mobile =
    { $case ->
        [beside-kings] { refused-beside-kings }
       *[all-taken] { refused-all-taken }
    } { $own ->
        [one] Finché il tuo re in { $mobile } può costruire, nessun tuo re può andare su un forte.
       *[other] Finché i tuoi re in { $mobile } possono costruire, nessun tuo re può andare su un forte.
    }
refused-mobile = Il tuo re può ancora costruire, quindi deve farlo.
refused-take-first = Prima togli un forte avversario senza ponti.


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
        [0] Devi giocare dove hai accanto il maggior numero di forti del tuo colore: { $highest } in { $hills }, nessuno in { $token }.
       *[other] Devi giocare dove hai accanto il maggior numero di forti del tuo colore: { $highest } in { $hills }, solo { $own } in { $token }.
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
        [one] I tuoi re non possono stare uno accanto all’altro, e quella collina è accanto al re in { $hills }.
       *[other] I tuoi re non possono stare uno accanto all’altro, e quella collina è accanto ai re in { $hills }.
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
why-link-not-adjacent = Non si possono collegare { $hills }, perché non sono una accanto all’altra.
why-link-not-own = Un ponte unisce due forti tuoi, e { $hills } non lo sono entrambi.
why-link-already = Tra { $hills } c’è già un ponte.


## Seat of Kings: la partita è finita, o prima tocca al caso

why-another-seat = Ora decide un altro giocatore: aspetta che tocchi a te.
why-game-won = La partita è finita: uno stesso giocatore controlla le posizioni del Re di due regioni.
why-game-won-by-third-region = La partita è finita: la terza regione è stata conquistata.
why-game-drawn = La partita è finita: l’ultimo round si è concluso, ed è patta.
why-lots-first = Prima si estrae a sorte il primo giocatore iniziale, e solo dopo si decide.
why-deal-first = Prima si mescolano e si distribuiscono le carte, e solo dopo si decide.
why-reshuffle-first = Prima si mescolano gli scarti per formare il mazzo, e solo dopo si continua.


## Seat of Kings: carte

why-not-in-hand = Quella carta non è nella tua mano: scegline una che hai.
why-not-among-six = Tieni tre delle sei carte che hai ricevuto: non tutte queste ne fanno parte.
why-keep-out-of-order = Indica tre carte diverse da tenere, dal numero più basso al più alto.
why-no-array = Quella carta è una “pietra del destino” e non piazza pedine: scegline due a cui far cambiare posto.
why-not-a-stone = Quella carta non è una “pietra del destino” e non fa cambiare posto alle pedine: scegli dove piazzarle.


## Seat of Kings: regioni

why-region-not-in-game = In questa partita quella regione non è in gioco: scegline una che lo è.
why-region-closed = Quella regione è stata conquistata ed è chiusa: gioca in un’altra, o scarta la carta.
why-amnesty-too-dear = Un’amnistia costa { $cost } cumal, e tu ne hai { $own }: scarta la carta per 2 cumal, o giocala.


## Seat of Kings: giocare una carta

why-no-fit =
    { $count ->
        [0] Quella carta non si può collocare così: si sposta a sinistra o a destra, e ogni sua posizione resta nel suo rango.
        [one] Quella carta non si può collocare in { $hills }: si sposta a sinistra o a destra, e ogni sua posizione resta nel suo rango.
       *[other] Quella carta non si può collocare in { $hills } allo stesso tempo: si sposta a sinistra o a destra, e ogni sua posizione resta nel suo rango.
    }
# $own: le posizioni vuote tra quelle scelte, $best tra le migliori; $hills: tutte le posizioni delle migliori.
why-fit-less-empty =
    { $own ->
        [0] Una carta va dove trova il maggior numero di posizioni vuote, e qui non ne avrebbe nessuna: va meglio in { $hills }.
        [one] Una carta va dove trova il maggior numero di posizioni vuote: qui ne avrebbe { $own }, ma { $best } in { $hills }.
       *[other] Una carta va dove trova il maggior numero di posizioni vuote, e in questa regione c’è una collocazione migliore.
    }
why-too-few-pieces = Quella regione ha meno di due pedine fuori dalla posizione del Re, quindi nessuna può cambiare posto.
why-no-such-piece =
    { $count ->
        [0] A quel livello in quella regione non c’è nessuna pedina.
       *[other] A quel livello in { $hills } non c’è nessuna pedina: scegline una che c’è.
    }
why-king-position-swap = La “pietra del destino” non fa cambiare posto a una pedina nella posizione del Re: scegline un’altra nella regione.
why-pieces-out-of-order = Cambiano posto due pedine diverse, indicate a partire dal rango più basso, da sinistra e dal fondo della pila.


## Seat of Kings: piazzamento

why-no-stock-to-place = Non hai più pedine nello stock, quindi non puoi piazzarne.
why-fee-too-dear =
    { $own ->
        [0] La prima pedina in una regione senza pedine costa { $cost } cumal, e tu non ne hai, quindi lì non puoi piazzare.
       *[other] La prima pedina in una regione senza pedine costa { $cost } cumal, e tu ne hai { $own }, quindi lì non puoi piazzare.
    }
why-own-fort =
    { $count ->
        [0] Lì hai già un fortino, e un fortino ha al massimo due pedine.
       *[other] In { $hills } hai già un fortino, e un fortino ha al massimo due pedine.
    }
why-not-a-placement-position =
    { $count ->
        [0] Piazzi solo nelle posizioni che hai scelto per la tua carta.
       *[other] Piazzi solo nelle posizioni che hai scelto per la tua carta, e { $hills } non è tra quelle.
    }
why-placed-already =
    { $count ->
        [0] Lì hai già piazzato, e una carta piazza una volta sola in ogni posizione.
       *[other] In { $hills } hai già piazzato, e una carta piazza una volta sola in ogni posizione.
    }
why-closed-this-turn = La regione è stata conquistata in questo turno ed è chiusa, quindi il turno può solo finire.


## Seat of Kings: attivazione e promozione

why-activation-too-dear = Attivare con questa carta costa { $cost } cumal, e tu ne hai { $own }, quindi non puoi attivare.
why-stone-too-dear = Attivare dopo un cambio di posto costa { $cost } cumal, e tu ne hai { $own }, quindi resta solo il cambio.
why-traitor-too-dear = Attivare con la carta del traditore costa { $cost } cumal, e tu ne hai { $own }, quindi resta solo lo scambio.
why-nothing-to-activate = Nessuna delle posizioni della tua carta ha in cima una tua pedina, quindi non c’è nulla da attivare.
why-nothing-swapped-on-top = Delle due pedine che hanno cambiato posto nessuna ora è tua e in cima alla pila, quindi non c’è nulla da attivare.
why-exchanged-piece-gone = La pedina che hai messo con lo scambio non c’è più, quindi non c’è nulla da attivare.
why-activated-already = Hai già pagato l’attivazione, una volta per la carta: ora promuovi, o finisci.
why-no-stock-to-promote = Non hai più pedine nello stock, quindi non puoi promuoverne.
why-fort-above =
    { $count ->
        [0] Lì hai già un fortino, e un fortino ha al massimo due pedine.
       *[other] In { $hills } hai già un fortino, e un fortino ha al massimo due pedine.
    }
# $pair: le due posizioni sottostanti.
why-no-active-pair =
    { $case ->
        [farmer] In una posizione promuovi dalle due sottostanti, e sotto una posizione di contadino non ce ne sono.
        [asleep] Le posizioni { $pair } sono tue, ma nessuna delle due è attivata, quindi da lì non promuovi.
        [not-own] Per promuovere lì devi controllare entrambe le posizioni { $pair }.
       *[other] In una posizione promuovi dalle due sottostanti, se sono entrambe tue e almeno una è attivata.
    }
why-promoted-already =
    { $count ->
        [0] Lì hai già promosso, e in ogni posizione si può provare una volta sola.
       *[other] In { $hills } hai già promosso, e in ogni posizione si può provare una volta sola.
    }
why-own-king = Quella posizione del Re è già tua, e non vi si promuove.
why-not-one-of-the-forts = Tieni uno dei tuoi due fortini: scegli tra { $pair }.


## Seat of Kings: traditori

why-not-exchangeable =
    { $count ->
        [0] La carta del traditore lì non piazza, comunque tu la sposti.
       *[other] La carta del traditore non piazza in { $hills }, comunque tu la sposti.
    }
why-not-an-opponent =
    { $count ->
        [0] Scambi una pedina avversaria in cima a una pila, e lì non ce n’è.
       *[other] Scambi una pedina avversaria in cima a una pila, e in { $hills } non ce n’è.
    }
why-king-position-exchange = Un traditore non scambia una pedina nella posizione del Re: scegli un’altra posizione.


## Seat of Kings: presidio e riscatto

why-garrison-on-king = La posizione del Re è solo per il Re: metti il presidio in un’altra posizione.
why-garrison-occupied =
    { $count ->
        [0] Una pedina di presidio va in una posizione vuota, e quella non lo è.
       *[other] Una pedina di presidio va in una posizione vuota, e { $hills } non lo è.
    }
why-ransom-too-many =
    { $own ->
        [one] Qui hai soltanto { $own } pedina prigioniera, quindi paghi al massimo 1 cumal.
       *[other] Qui hai soltanto { $own } pedine prigioniere, quindi paghi al massimo { $own } cumal.
    }
why-ransom-too-dear = Quel riscatto costa { $cost } cumal, e tu ne hai { $own }: paga meno, o nulla.


## Seat of Kings: il round successivo

why-starts-already = Il giocatore iniziale ora sei tu, quindi nominane un altro.
why-not-at-the-table = A questo tavolo nessuno gioca quel colore: nominane uno in gioco.
why-region-used = Quella regione è già in gioco: aprine una nuova.


## Seat of Kings: decisioni che ora non sono richieste

# Che cosa aspetta il gioco, dopo “e”; $asked nomina la fase.
asked-now =
    { $asked ->
        [keep] prima devi scegliere le tre carte da tenere
        [turn] ora devi usare una carta
        [place] ora piazzi, attivi o finisci il turno
        [keep-fort] prima devi scegliere quale dei due fortini resta
        [activate] ora attivi o rinunci
        [promote] ora promuovi o ti fermi
        [traitor] prima devi pagare per il traditore o passare
        [exchange] ora scambi una pedina o rinunci
        [garrison] prima piazzi pedine di presidio o ti fermi
        [ransom] prima devi dire quanto paghi di riscatto
        [start] prima devi nominare il prossimo giocatore iniziale
        [region] prima devi scegliere la regione da aprire
       *[other] ora devi decidere altro
    }
why-keep-not-asked = Le carte da tenere si scelgono appena sono distribuite, e { asked-now }.
why-action-not-asked = Una carta si usa all’inizio di un turno, e { asked-now }.
why-place-not-asked = Le pedine si piazzano dopo aver giocato la carta e prima di attivare, e { asked-now }.
why-activate-not-asked = L’attivazione si paga dopo che una carta ha piazzato, cambiato di posto o scambiato pedine, e { asked-now }.
why-promote-not-asked = Si promuove dopo aver pagato l’attivazione, e { asked-now }.
why-keep-fort-not-asked = Tra due fortini scegli solo se dopo un cambio di posto ne hai due, e { asked-now }.
why-traitor-not-asked = Un traditore si offre solo alla fine di un round, e { asked-now }.
why-exchange-not-asked = Una pedina si scambia subito dopo aver preso la carta del traditore, e { asked-now }.
why-garrison-not-asked = Un presidio si piazza subito dopo lo svuotamento della sua regione, e { asked-now }.
why-ransom-not-asked = I prigionieri si riscattano solo alla fine di un round, e { asked-now }.
why-start-not-asked = Il prossimo giocatore iniziale si nomina alla fine di un round, e { asked-now }.
why-region-not-asked = Una terza regione si apre solo in due, quando ognuno ne ha conquistata una, e { asked-now }.


## Seat of Kings: qualcosa va deciso prima di poter finire

why-action-must-be-chosen = Prima devi usare una carta, anche solo per scartarla.
why-keep-must-be-chosen = Prima devi scegliere le tre carte da tenere per questo round.
why-traitor-must-be-decided = Prima devi pagare per il traditore oppure passare.
why-fort-must-be-chosen = Prima devi scegliere quale dei tuoi due fortini tenere.
why-ransom-must-be-answered = Prima devi dire quanto paghi di riscatto, anche se non paghi nulla.
why-start-must-be-named = Prima devi nominare il prossimo giocatore iniziale.
why-region-must-be-opened = Prima devi scegliere la regione da aprire.
