# Come si giocano i giochi con i forti, in poche frasi ciascuno, per chi non li ha mai giocati. Le regole vere e proprie,
# una per una, sono in rules.ftl. `.name` è il titolo di un paragrafo.

how-areas = I compagni siedono uno di fronte all’altro e costruiscono con lo stesso colore. Costruisci e catturi soltanto nelle tue quattro file o colonne, ma i forti del compagno contano dappertutto come tuoi. I due numeri accanto alla lettera di ogni giocatore contano i forti nella sua zona.
    .name = In doppio
how-leap = Il primo forte di un colore va dove vuoi. Ogni forte successivo va a una mossa del cavallo, come negli scacchi, da almeno uno dei tuoi, e nessuno dei tuoi può essere più vicino. Quando un giocatore non ha una collina così, per tutti comincia la Battaglia.
    .name = Prima le Manovre
how-leap-doubles = Il primo forte di un colore va in un punto qualsiasi della fila o colonna che i due compagni hanno in comune. Ogni forte successivo va a una mossa del cavallo, come negli scacchi, da almeno uno del tuo colore, e nessuno di quel colore può essere più vicino. Quando un giocatore non ha una collina così, per tutti comincia la Battaglia.
    .name = Prima le Manovre
how-adjacent = Ora costruisci accanto a un tuo forte, in orizzontale o in verticale, e un ponte collega i due. Se all’inizio del tuo turno un forte avversario è assediato, devi invece catturarne uno.
    .name = Poi la Battaglia
how-orders = Ora ogni collina ha una priorità: il numero dei tuoi forti lì accanto. Devi giocare dove è più alta: costruisci su una collina libera, oppure catturi un forte avversario assediato.
    .name = Poi la Battaglia
how-anywhere = Costruisci un forte su qualsiasi collina libera, e i ponti lo collegano ai tuoi forti vicini. Se all’inizio del tuo turno un forte avversario è assediato, devi invece catturarne uno.
    .name = Il tuo turno
how-siege = Un forte isolato, senza collegamenti, è assediato quando l’avversario ha un forte su ogni collina accanto. Se lo catturi, al suo posto metti un forte tuo.
    .name = Gli assedi
how-kings-setup = A turno i giocatori costruiscono tre forti ciascuno, mai accanto a un altro dello stesso colore, e su ognuno mettono un re.
    .name = Prima la Preparazione
how-kings-leap = Poi muovi un re con la mossa del cavallo, come negli scacchi, su una collina libera, e gli costruisci sotto un forte: all’inizio mai accanto a un altro dei tuoi. Quando tutti i tuoi re sono bloccati comincia la Battaglia, e puoi costruire anche accanto ai tuoi forti. Ma due tuoi re non stanno mai uno accanto all’altro.
    .name = Poi i re si muovono
how-kings-stuck = Se nessuno dei tuoi re può andare su una collina libera, ne fai ripiegare uno su un tuo forte, oppure ne muovi uno su un forte avversario assediato, che così catturi. Se su una collina libera non può andare nessun re, né tuo né dell’avversario, puoi passare: l’avversario ha ancora un turno, e la partita finisce. Quando passi, tutti i tuoi re lasciano il tabellone, e dopo quel turno tutti quelli dell’avversario. La partita finisce anche un turno dopo che qualcuno ha costruito sull’ultima collina libera.
    .name = Re bloccati
how-kings-capture = Catturi un re che sta su un forte isolato se un tuo re arriva lì accanto e i tuoi forti occupano tutte le colline intorno. Se perdi due re, perdi subito.
    .name = Re catturati
how-sacrifice = Se hai perso un re e un altro ripiega su un tuo forte assediato, puoi cedere quel forte all’avversario. Il tuo re resta lì, arenato: nessuno può catturarlo, ma al turno successivo devi muoverlo, e se non puoi perdi la partita.
    .name = Sacrifici
how-edges = In otto turni ogni giocatore costruisce un forte su ciascuno dei quattro bordi, mai di fronte a un altro forte.
    .name = Prima le Manovre
how-rows = Le file del Rosso sono le linee con una stessa lettera, quelle del Blu le linee con uno stesso numero. Costruisci in una tua fila che ha una collina libera e in cui hai meno forti dell’avversario, oppure altrettanti, ma almeno uno. Se non hai una fila così, devi catturare un forte assediato; se non ce ne sono, costruisci dove vuoi.
    .name = Poi la Battaglia
how-chase = Costruisci un forte a una o due colline dal re avversario, in linea retta o in diagonale, e vi porti il tuo re. Se una collina così non c’è, costruisci dove vuoi. Questa fase finisce quando il tabellone è pieno. Per ora non si gettano ponti.
    .name = Prima le Manovre
how-exchange = Togli un forte avversario che non ha né ponti né un re sopra, metti al suo posto il tuo e vi porti il tuo re. Poi getti un ponte tra due tuoi forti vicini. Se non trovi nulla da togliere sei FUORI, e la partita finisce.
    .name = Poi la Battaglia
how-kingdoms = I forti collegati dello stesso colore formano un regno, e anche un forte isolato lo è. Vince chi ha meno regni: 2 punti, più 1 per ogni regno di differenza. A parità di regni vince chi ha più forti: 2 punti, più 1 per ogni forte di differenza.
    .name = Chi vince
how-kingdoms-spare = I forti collegati dello stesso colore formano un regno, e anche un forte isolato lo è. Alla fine tutti i forti vicini dello stesso colore vengono collegati. Vince chi ha meno regni: 2 punti, più 1 per ogni regno di differenza. A parità di regni vince chi non ha il forte di riserva, 3 punti a 0.
    .name = Chi vince
how-bridges = Vince chi ha più ponti: 2 punti, più 1 per ogni ponte di differenza. A parità di ponti vince chi ha più forti: 2 punti, più 1 per ogni forte di differenza.
    .name = Chi vince
how-king-points = Un re catturato vale 1 punto in più, tranne in una patta. Se catturi due o tre re vinci subito, con altrettanti punti, e i regni non contano.
    .name = Punti per i re
how-end = Se non hai mosse consentite sei FUORI, e ogni altro giocatore ha ancora un turno. Succede quasi sempre quando il tabellone è pieno.
    .name = La fine
how-marks = Il tabellone segna le colline che puoi scegliere. Scegline un’altra, e la pagina ti dice quale regola lo vieta.
    .name = Sulla pagina


## Segni e tasti di un tavolo dei giochi con i forti

mark-legend-last = È appena successo.
mark-legend-legal = Qui puoi giocare. Se hai più di 12 possibilità, il punto è tenue.
mark-legend-besieged = Assediato: questo forte è isolato, e l’avversario occupa tutte le colline accanto.
mark-legend-forced = Uno di questi va catturato ora.
mark-legend-chosen = La tua scelta, oppure il punto in cui sei con la tastiera.
mark-legend-note = Il motivo per cui una mossa non è consentita. Una stella o un numero è un suggerimento.
mark-legend-refused = Qui ora non puoi giocare. Il messaggio dice perché.
mark-legend-trail = Il numero di una mossa, contato dalla tua ultima.
mark-legend-fallen = Qui è stato catturato un re dopo la tua ultima mossa.
mark-legend-pending = La tua mossa, non ancora inviata perché manca la connessione.
mark-legend-unlinked = Questo forte non ha ponti: è scollegato.
mark-legend-order = La priorità. Devi giocare dove è più alta.
mark-legend-reach =
    { $variant ->
        [high-kings-2] Il tuo re può andare qui. Con la barra è un sacrificio.
       *[other] Il tuo re può andare qui.
    }
mark-legend-link = Qui puoi gettare un ponte.
mark-legend-qualified = Questa fila o colonna è valida: puoi costruirci. Appena scegli una collina, i segni mostrano dove potrà costruire poi l’avversario.
mark-legend-area = Le altre colline sono sotto un velo: puoi costruire solo dove non c’è.
mark-legend-kingdom = Un regno.
mark-legend-joining = I regni che una mossa qui unirebbe.
legend-words = Parole
legend-moves = Segni nell’elenco delle mosse
legend-keys = Tasti
sign-capture = ×
    .about = Un forte viene catturato.
sign-king = →
    .about = Un re va da una collina a un’altra.
sign-sacrifice = †
    .about = Il re sacrifica il forte su cui arriva.
keys-board = Frecce
    .about = passano da una collina all’altra del tabellone
keys-pick = Invio
    .about = sceglie la collina
keys-explain = Tasto destro o pressione lunga
    .about = spiega una collina e non gioca nulla
keys-cancel = Esc
    .about = annulla la scelta e chiude ciò che è aperto
keys-moves = Sinistra, Destra, Inizio, Fine
    .about = scorrono le mosse della partita, se con la tastiera non sei sul tabellone
keys-kingdoms = K
    .about = finché lo tieni premuto, evidenzia tutti i regni
keys-legend = ?
    .about = apre questa legenda


## Le regole da leggere

book = Le regole
book-of = Regole: { $game }
book-search = Cerca nelle regole
book-found =
    { $count ->
        [0] Nessun risultato.
        [1] 1 risultato.
       *[other] { $count } risultati.
    }
book-none = Non c’è un gioco o una regola { $chapter }.
book-games = Tutti i giochi
book-play = Gioca a questo gioco
book-clauses = Le regole una per una
book-clauses-about = Ogni regola ha un numero, indicato anche quando una mossa viene rifiutata. Dove i regolamenti lasciano qualcosa in sospeso, è scritto che cosa abbiamo scelto.
book-clause-address = Regola { $name }: il suo indirizzo
print-title = Stampa in PDF
print-aid = Riassunto ({ $paper })
print-score = Foglio segnapunti ({ $paper })
print-cards = Carte ({ $paper })
print-paper-a4 = A4
print-paper-letter = Lettera US
diagram = Tabellone: { $name }
diagram-point = Indica una collina o una posizione, oppure segui la mossa passo per passo.
diagram-step = Avanti
diagram-back = Indietro
diagram-at = Passo { $at } di { $count }
book-lesson = Impara sul tabellone
book-bite-show = Mostra una posizione
book-bite =
    { $seat ->
        [none] Qui nessuno può più { $move ->
            [pass] passare
           *[other] giocare { $move }
        }: la partita è finita.
       *[other] Qui { $seat ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $seat }
        } non può { $move ->
            [pass] passare.
           *[other] giocare { $move }.
        }
    }
book-bite-open = Guarda questa posizione
book-plan = Un primo piano
book-mistakes = Errori frequenti
book-plan-sacred-hill = Costruisci in modo che più tardi i tuoi forti si possano unire, e conta le mosse del cavallo che restano: chi per primo non ne ha più annuncia BATTAGLIA. In Battaglia costruisci dove un forte unisce più regni tuoi, e sulle colline che unirebbero quelli dell’avversario.
book-mistakes-sacred-hill = Anche un forte isolato è un regno, e ti danneggia finché non è unito. Se lasci libera una collina fra i tuoi regni, spesso la prende l’avversario.
book-plan-four-treasures = Costruisci accanto ai tuoi forti: con ognuno di loro nasce un ponte. Cerca dunque colline con due o tre tuoi forti intorno. Prendi per prima la collina che volete tutti e due. Assedia i forti isolati dove hanno poche colline intorno: accanto a un angolo mancante ne bastano due.
book-mistakes-four-treasures = Un forte isolato può essere assediato e catturato; due uniti no. Devi catturare anche quando un’altra collina sarebbe migliore: un forte assediato può essere un’esca. In diagonale non nascono ponti.
book-plan-high-kings = Tieni libere delle colline per ognuno dei tuoi re: quando sono tutti bloccati devi annunciare BATTAGLIA. In Battaglia unisci i tuoi regni e cerca un forte isolato con un re avversario di cui puoi raggiungere l’ultima collina libera vicina.
book-mistakes-high-kings = Un tuo re su un forte isolato può essere catturato appena una sola collina accanto non è dell’avversario. Due tuoi re non stanno mai uno accanto all’altro: un re può quindi ostacolarne un altro dei tuoi. Se passi, i tuoi re lasciano il tabellone.
book-plan-poisoned-chalice = Conta le file prima di costruire: ogni forte cambia quante sono valide per te e per l’avversario. Unisci i tuoi regni dove puoi costruire, e lascia all’avversario file che gli servono poco.
book-mistakes-poisoned-chalice = Le tue file e quelle dell’avversario si incrociano: quelle del Rosso hanno una lettera, quelle del Blu un numero. Una fila in cui nessuno ha forti non è valida. Catturi solo quando nessuna fila è valida per te.
book-plan-stone-of-destiny = Nelle Manovre la collina su cui costruisci decide dove ti porterà il re avversario. In Battaglia getta i ponti in modo che i tuoi forti isolati, che si possono togliere, facciano parte di un regno.
book-mistakes-stone-of-destiny = Un forte con un ponte o con un re non si può togliere. Alla fine i forti vicini di un colore si uniscono comunque: un ponte serve quindi a proteggere un forte.
book-plan-seat-of-kings = Meglio forti in due regioni che deboli in quattro: si vince con due troni nello stesso momento. Piazza in modo che due tue pedine siano affiancate: solo da una coppia così si promuove. Prima di giocare una carta, tieni da parte i cumal per attivarla.
book-mistakes-seat-of-kings = Senza i cumal per attivarla, una carta serve solo a piazzare pedine. Scartare dà 2 cumal ed è spesso meglio di una carta che si colloca male. A chi è dominante in una regione il traditore di lì non viene offerto, e hai 20 pedine in tutto.
