# Le parole dei fogli da stampare: riassunti, fogli dei punti e carte. Quasi tutto un riassunto è in help.ftl, kings.ftl e rules.ftl.

## I riassunti: quello che altri testi non dicono, o non così in breve

sheet-aim = L’obiettivo
sheet-aim-kingdoms = Avere meno regni dell’avversario quando la partita finisce.
sheet-aim-bridges = Avere più ponti dell’avversario quando la partita finisce.
sheet-aim-kings = Catturare due re avversari, oppure avere meno regni dell’avversario quando la partita finisce.
sheet-turn = Un turno
sheet-turn-build = Costruisci un forte su una collina libera, oppure catturi un forte avversario. Non puoi passare.
sheet-turn-kings = Dopo la Preparazione, a ogni turno muovi uno dei tuoi tre re con la mossa del cavallo e gli costruisci sotto un forte.
sheet-turn-destiny = A ogni turno costruisci un forte, e il tuo re ci sale sopra. Non puoi passare. Ogni schieramento ha un re e 23 forti.
sheet-links = Un ponte collega due forti vicini dello stesso colore. In diagonale non nascono ponti.
sheet-areas = I compagni siedono uno di fronte all’altro e costruiscono con lo stesso colore. Costruisci e catturi soltanto nella tua zona: Sud nelle file da 1 a 4, Nord nelle file da 4 a 7, Ovest nelle colonne da A a D, Est nelle colonne da D a G. I forti del compagno contano dappertutto come tuoi.
    .name = In doppio
sheet-order-of-play = Si gioca nell’ordine Rosso Sud, Blu Ovest, Rosso Nord, Blu Est.
sheet-nearer = Più vicino vuol dire accanto, in diagonale, o a due colline in linea retta. I forti avversari possono essere vicini quanto vuoi.
sheet-battle = Chi annuncia BATTAGLIA gioca già quel turno con le regole della Battaglia.
sheet-afresh = Se una collina così non c’è, costruisci su una collina libera qualsiasi.
sheet-orders = Ha una priorità anche un forte avversario assediato: il numero dei tuoi forti intorno. A parità scegli tu. Se nessuna supera 0, costruisci dove vuoi.
sheet-siege = Servono due forti accanto a un angolo mancante, tre su un bordo, quattro all’interno.
sheet-compulsory = Se la mossa di un re cattura qualcosa, la cattura è obbligatoria.
sheet-repetition = Quando una posizione si presenta per la terza volta, tutti i re lasciano il tabellone e la partita finisce.
sheet-opposite = I due capi di una fila o di una colonna sono uno di fronte all’altro.
sheet-spare = Avanza un forte, quello di riserva. Lo ha il secondo giocatore, che comincia la Battaglia.
sheet-draw = Se è pari anche questo, la partita è patta, e ogni schieramento fa 1 punto.
sheet-match = Un incontro ha { $games } partite, e ogni giocatore ne comincia una. Vince chi ha più punti in tutto.
    .name = Un incontro
sheet-foot = I numeri piccoli indicano le regole. Se una frase qui dice meno della sua regola, vale la regola.

## Le figure dei riassunti

sheet-figure-moves = Tocca al Rosso: le colline segnate sono consentite.
sheet-figure-siege = Tocca al Rosso: il forte blu segnato è assediato e va catturato.
sheet-figure-orders = Tocca al Rosso: i punti contano i forti rossi accanto a una collina. Si gioca dove sono di più.
sheet-figure-kings = Tocca al Rosso: le colline segnate sono alla portata dei re rossi.
sheet-figure-rows = Tocca al Rosso: le colline segnate sono nelle sue colonne valide.
sheet-figure-unlinked = Tocca al Rosso: i forti blu segnati non hanno ponti e si possono togliere.
sheet-figure-area = Tocca a Sud: le colline fuori dalla sua zona sono velate.
sheet-figure-kingdoms = Una partita finita. Regni: Rosso { $red }, Blu { $blue }. Punti: { $points }.
sheet-figure-bridges = Una partita finita. Ponti: Rosso { $red }, Blu { $blue }. Punti: { $points }.
sheet-figure-regions = Due regioni. Le pedine piccole di una pila sono catturate; due con i merli sono un fortino.
sheet-figure-card = Una carta: le frecce indicano dove si piazzano le pedine, la moneta è il costo di attivazione.

## I fogli dei punti

sheet-score = Foglio segnapunti: { $game }
sheet-date = Data:
sheet-name-of = { $seat }:
sheet-starts = Comincia
sheet-kingdoms = Regni
sheet-bridges = Ponti
sheet-ringforts = Forti
sheet-kings = Re catturati
sheet-points = Punti
sheet-regions = Regioni
sheet-prisoners = Prigionieri
sheet-game = Partita { $number }
sheet-total = Totale
