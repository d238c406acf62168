### I corsi: per ogni passo l’idea come titolo, la frase prima, la frase dopo, il suggerimento, e che cosa si dice delle risposte
### che mancano lo scopo: quelle di `near` e `wrong` in `data/courses/`, numerate nel passo nell’ordine del file.


## four-treasures

course-four-treasures-bridge = I ponti nascono da soli
course-four-treasures-bridge-before = Sei il Rosso. All’inizio il tabellone è vuoto, e a ogni turno costruisci un forte su una collina libera qualsiasi. Se accanto c’è un altro tuo forte, il ponte nasce da solo, e vince chi ha più ponti. Il tuo primo forte è in C4: costruisci lì accanto.
course-four-treasures-bridge-after = Accanto a una collina significa sopra, sotto, a sinistra o a destra.
course-four-treasures-bridge-hint = Accanto a C4 ci sono quattro colline.
course-four-treasures-bridge-near-1 = Quella collina tocca C4 solo in diagonale, e in diagonale non nascono ponti.
course-four-treasures-bridge-rest = Accanto a quella collina non c’è nessun tuo forte, quindi non nasce nessun ponte. Costruisci accanto a C4.

course-four-treasures-three-at-once = Più ponti in una volta
course-four-treasures-three-at-once-before = Un forte può portare più ponti. Trova la collina che ne porta tre.
course-four-treasures-three-at-once-after = Ogni vicino del tuo colore porta un ponte.
course-four-treasures-three-at-once-hint = Cerca la collina in mezzo ai tuoi tre forti.
course-four-treasures-three-at-once-near-1 = Quella collina ha due vicini tuoi, quindi porta due ponti. Un’altra ne ha tre.
course-four-treasures-three-at-once-near-2 = Le colline vicine C3, E3 e D4 sono libere, quindi D3 non porta ponti.
course-four-treasures-three-at-once-rest = Così nascono meno di tre ponti. Quale collina è accanto a tre tuoi forti?

course-four-treasures-count = Vince chi ha più ponti
course-four-treasures-count-before = Vince chi ha più ponti. Ogni coppia di vicini rossi fa un ponte. Quanti ponti ha il Rosso?
course-four-treasures-count-after = Il Blu ne ha 5. Alla fine chi ha più ponti fa 2 punti, più 1 per ogni ponte di vantaggio.
course-four-treasures-count-hint = Parti da C3 e segui la catena.
course-four-treasures-count-wrong-1 = I forti sono 7. I ponti fra loro sono di meno.
course-four-treasures-count-wrong-2 = Così conti anche le diagonali. E6 è accanto a E5, ma tocca D5 solo in diagonale.
course-four-treasures-count-wrong-3 = Ce n’è uno in più. Segui la catena da C3 a F6.

course-four-treasures-surround = Circondare un forte isolato
course-four-treasures-surround-before = Il forte blu in C4 è isolato. Tre delle quattro colline vicine sono tue. Prendi la quarta.
course-four-treasures-surround-after = Ora è assediato, perché tutti i vicini sono tuoi. Al prossimo turno lo catturi.
course-four-treasures-surround-hint = Una collina accanto a C4 è ancora libera.
course-four-treasures-surround-near-1 = In diagonale il cerchio non si chiude: D4 è ancora libera.
course-four-treasures-surround-rest = C4 non è assediato: una collina accanto è ancora libera.

course-four-treasures-capture = Un forte assediato va catturato
course-four-treasures-capture-before = All’inizio del tuo turno C4 è assediato, quindi devi catturarlo. Il forte blu lascia il posto al tuo, che si collega a tutti i tuoi forti vicini.
course-four-treasures-capture-after = Quattro ponti in una volta. Con una cattura il tuo turno finisce. Se i forti assediati sono più d’uno, ne scegli uno.
course-four-treasures-capture-hint = Scegli proprio il forte assediato.

course-four-treasures-find-sieges = Quanti forti servono per un assedio
course-four-treasures-find-sieges-before = Segna ogni forte blu assediato: è isolato, e tutti i suoi vicini sono rossi. Ai bordi e accanto agli angoli mancanti le colline hanno meno vicini.
course-four-treasures-find-sieges-after = Per un assedio servono quattro forti all’interno, tre su un bordo, due accanto a un angolo mancante. I forti collegati non sono mai assediati.
course-four-treasures-find-sieges-hint = Contano solo i forti isolati. Di ciascuno guarda tutti i vicini.
course-four-treasures-find-sieges-wrong-1 = Questo forte è collegato con G5, e i forti collegati non possono essere assediati.
course-four-treasures-find-sieges-wrong-2 = Questo forte è collegato con G4, e i forti collegati non possono essere assediati.
course-four-treasures-find-sieges-wrong-3 = Questo forte ha accanto colline libere: D3, F3 ed E4.

course-four-treasures-corner = Negli angoli un assedio costa meno
course-four-treasures-corner-before = B1 ha solo due vicini. Assedialo costruendo un forte.
course-four-treasures-corner-after = Accanto a un angolo mancante bastano due forti.
course-four-treasures-corner-hint = B2 è tua. Che altro c’è accanto a B1?
course-four-treasures-corner-near-1 = E2 è all’interno. Lì per un assedio servono quattro forti, e tu ne hai uno.
course-four-treasures-corner-rest = B1 non è assediato: una collina accanto è ancora libera.

course-four-treasures-rescue = Due forti collegati sono al sicuro
course-four-treasures-rescue-before = Il tuo forte in D4 è isolato, e tre dei suoi vicini sono blu. Salvalo in questo turno.
course-four-treasures-rescue-after = Due forti collegati non possono mai essere assediati.
course-four-treasures-rescue-hint = Un forte collegato è al sicuro per sempre.
course-four-treasures-rescue-near-1 = Il Blu costruisce in E4, e D4 è assediato.
course-four-treasures-rescue-near-2 = Quella collina è troppo lontana. Può salvarlo solo la collina accanto a D4.
course-four-treasures-rescue-rest = D4 è ancora isolato, e il Blu può assediarlo al prossimo turno.

course-four-treasures-must = Un forte isolato può essere un’esca
course-four-treasures-must-before = D5 ti porterebbe tre ponti. Ma guarda prima B1: quando puoi catturare, devi farlo.
course-four-treasures-must-after = Così hai perso D5: il Blu ha costruito lì, e il suo forte è collegato a D4, quindi al sicuro. Un forte isolato può quindi essere un’esca.
course-four-treasures-must-hint = C’è un assedio accanto all’angolo mancante.

course-four-treasures-hole = Una collina libera può essere una trappola
course-four-treasures-hole-before = Il Blu ha lasciato un buco in D5. Costruisci lì o in F5?
course-four-treasures-hole-after = In D5 puoi costruire, ma lì un forte è subito assediato, perché tutti i vicini sono blu. Il Blu deve poi catturarlo.
course-four-treasures-hole-hint = Chi occupa le colline accanto a D5?
course-four-treasures-hole-near-1 = Tutti e quattro i vicini sono blu, quindi il tuo forte è assediato e il Blu lo cattura subito.

course-four-treasures-last-turn = FUORI, e poi un ultimo turno
course-four-treasures-last-turn-before = Resta libera una collina, e il Blu è avanti 25 ponti a 22. Non si può mai passare. Costruisci lì e guarda chi poi non ha più mosse consentite: è FUORI.
course-four-treasures-last-turn-turn-2 = Il Blu non può né costruire né catturare: è FUORI, e tu hai un ultimo turno. C5 è assediato, quindi catturalo.
course-four-treasures-last-turn-after = Vinci con 27 ponti a 25. Chi è FUORI non gioca più. L’altro ha un ultimo turno, se può costruire o catturare; poi la partita finisce.
course-four-treasures-last-turn-hint = C’è una sola collina.
course-four-treasures-last-turn-turn-2-hint = C5 è isolato in mezzo ai tuoi forti.

course-four-treasures-points = Due punti più la differenza
course-four-treasures-points-before = La partita è finita. Il Rosso ha 34 ponti e il Blu 27. Quanti punti fa il Rosso?
course-four-treasures-points-after = A parità di ponti vince chi ha più forti: 23 a 22 vale 2 + 1 = 3 punti. Una partita non può finire patta. Un incontro è di due partite: si tira a sorte chi comincia la prima, e l’altro comincia la seconda. Vince l’incontro chi fa più punti nelle due partite; a pari punti non lo vince nessuno.
course-four-treasures-points-hint = 2 per la vittoria, più la differenza.
course-four-treasures-points-wrong-1 = 7 è la differenza. La vittoria ne aggiunge 2.
course-four-treasures-points-wrong-2 = 34 è il numero dei ponti. I punti sono 2 più la differenza.

course-four-treasures-hot-hill = La collina che vogliono tutti e due
course-four-treasures-hot-hill-before = Restano cinque colline, e sei in svantaggio. Il tuo forte in D2 è isolato: su una di queste colline il Blu lo assedierebbe. Costruisci prima lì. A4 ti darebbe tre ponti, ma può aspettare.
course-four-treasures-hot-hill-turn-2 = Il tuo forte in D2 ora è collegato, quindi al sicuro. Restano tre colline. Quale vuole anche il Blu? Costruisci lì.
course-four-treasures-hot-hill-after = Prendi per prima la collina che volete tutti e due. Quello che vuoi solo tu può aspettare.
course-four-treasures-hot-hill-hint = D2 è isolato. Conta i suoi vicini blu.
course-four-treasures-hot-hill-turn-2-hint = In A4 e in C7 il Blu avrebbe solo vicini rossi.
course-four-treasures-hot-hill-near-1 = Il Blu costruirebbe in C2 e assedierebbe D2. Al turno dopo lo catturerebbe.
course-four-treasures-hot-hill-near-2 = Lì il Blu non costruisce, perché tutti i vicini sono rossi. Quella collina può aspettare.

course-four-treasures-game = Una partita intera
course-four-treasures-game-before = Gioca una partita intera contro il computer (forza 1). Qui cominci tu; al tavolo si tira a sorte. Il tutor dice che cosa fa una mossa. Quando hai una sola mossa possibile, è giocata subito per te. Nell’elenco delle mosse × è una cattura.


## sacred-hill

course-sacred-hill-leap = A una mossa del cavallo dai tuoi forti
course-sacred-hill-leap-before = Nella prima fase, le Manovre, non ci sono ponti. Il tuo primo forte va dove vuoi, ogni altro a una mossa del cavallo da uno dei tuoi. Segna tutte le colline dove ora il Rosso può costruire.
course-sacred-hill-leap-after = La mossa del cavallo è una L di due passi e uno di lato, come negli scacchi. I forti blu qui non contano.
course-sacred-hill-leap-hint = Fai due passi in una direzione, poi uno di lato.
course-sacred-hill-leap-wrong-1 = Questa collina è accanto a D4, quindi più vicina di una mossa del cavallo.
course-sacred-hill-leap-wrong-2 = Questa collina tocca D4 in diagonale, quindi è più vicina di una mossa del cavallo.
course-sacred-hill-leap-wrong-3 = Due passi dritti verso l’alto sono meno di una mossa del cavallo.
course-sacred-hill-leap-wrong-4 = Due passi per due sono troppi: nessun tuo forte è a una mossa del cavallo.
course-sacred-hill-leap-wrong-5 = Lì c’è un forte blu.

course-sacred-hill-not-closer = Nessuno dei tuoi può essere più vicino
course-sacred-hill-not-closer-before = Ora hai due forti. Costruisci su una collina a una mossa del cavallo da uno dei due e non più vicina di così all’altro.
course-sacred-hill-not-closer-after = I forti blu possono starti accanto. I tuoi no.
course-sacred-hill-not-closer-hint = Trova una mossa del cavallo da D4 o da E6, poi guarda l’altro forte.

course-sacred-hill-take-their-hill = Nessuna mossa del cavallo: BATTAGLIA
course-sacred-hill-take-their-hill-before = Al Blu resta una sola collina per la mossa del cavallo. Prendila, e il Blu deve annunciare BATTAGLIA.
course-sacred-hill-take-their-hill-after = Da ora in poi per tutti valgono le regole della Battaglia, anche se restano mosse del cavallo.
course-sacred-hill-take-their-hill-hint = Quale collina è a una mossa del cavallo da un forte blu e lontana dagli altri?
course-sacred-hill-take-their-hill-near-1 = Il Blu può ancora costruire in E7, a una mossa del cavallo da C6.

course-sacred-hill-battle = In Battaglia costruisci accanto ai tuoi forti
course-sacred-hill-battle-before = Non hai più mosse del cavallo: BATTAGLIA. Ora costruisci accanto a un tuo forte, e nascono i ponti.
course-sacred-hill-battle-after = Il ponte verso un tuo forte vicino nasce da solo.
course-sacred-hill-battle-hint = Guarda solo le colline accanto ai forti rossi.

course-sacred-hill-kingdoms = Che cosa forma un regno
course-sacred-hill-kingdoms-before = I forti uniti da ponti sono un regno, e anche un forte isolato lo è. Vince chi ha meno regni. Quanti ne ha il Rosso?
course-sacred-hill-kingdoms-after = In questo gioco il numero dei ponti non conta.
course-sacred-hill-kingdoms-hint = Segui i ponti con un dito.
course-sacred-hill-kingdoms-wrong-1 = 12 è il numero dei forti. Conta i gruppi.
course-sacred-hill-kingdoms-wrong-2 = G6 tocca F5 solo in diagonale, quindi è un regno a sé.
course-sacred-hill-kingdoms-wrong-3 = D2 e D3 hanno un ponte, quindi sono un solo regno.

course-sacred-hill-join = Una collina può unire tre regni
course-sacred-hill-join-before = Hai tre regni, e una collina li unisce in uno solo. Costruisci lì.
course-sacred-hill-join-after = Da tre a uno in un solo turno.
course-sacred-hill-join-hint = Quale collina è accanto a tutti e tre?
course-sacred-hill-join-near-1 = Così ne unisci due. Un’altra collina li unisce tutti e tre.
course-sacred-hill-join-rest = I tuoi tre regni sono ancora separati. Una collina è accanto a tutti e tre.

course-sacred-hill-divide = Unire i tuoi regni, dividere i suoi
course-sacred-hill-divide-before = Il Blu minaccia di unire due regni. Prendi la collina che volete tutti e due.
course-sacred-hill-divide-after = I tuoi regni sono uniti, e quelli del Blu divisi.
course-sacred-hill-divide-hint = Dove costruirebbe il Blu?
course-sacred-hill-divide-near-1 = Il Blu costruisce in D4 e ha un solo regno.
course-sacred-hill-divide-rest = Il Blu può ancora unire i suoi due regni. Su quale collina?

course-sacred-hill-besiege = Chiudere il cerchio
course-sacred-hill-besiege-before = Il forte blu in D4 è isolato. Chiudigli il cerchio intorno.
course-sacred-hill-besiege-after = Tutti i suoi vicini sono tuoi, quindi è assediato. Due forti collegati non possono mai esserlo.
course-sacred-hill-besiege-hint = Una collina accanto a D4 è libera.
course-sacred-hill-besiege-near-1 = In diagonale il cerchio non si chiude.
course-sacred-hill-besiege-rest = D4 non è assediato: una collina accanto è ancora libera.

course-sacred-hill-capture = Se c’è un assedio al tuo turno, devi catturare
course-sacred-hill-capture-before = Sei il Blu. All’inizio del tuo turno D6 è assediato, quindi devi catturarlo. Non puoi fare altro.
course-sacred-hill-capture-after = Non importa chi ha chiuso il cerchio. Ciò che è assediato al tuo turno va catturato.
course-sacred-hill-capture-hint = Scegli il forte assediato.

course-sacred-hill-two-sieges = Due assedi insieme
course-sacred-hill-two-sieges-before = Sono assediati due forti. Catturane uno, quello che vuoi.
course-sacred-hill-two-sieges-after = L’altro non può sfuggire, perché un forte assediato non ha colline libere accanto.
course-sacred-hill-two-sieges-hint = Tutti e due i cerchi sono chiusi.

course-sacred-hill-afresh = Nessuna collina accanto ai tuoi forti
course-sacred-hill-afresh-before = Nessuna collina libera è accanto a un tuo forte. In questo caso costruisci su una qualsiasi, anche dentro un assedio.
course-sacred-hill-afresh-after = Tutti i vicini sono blu, quindi il Blu deve catturare subito il tuo forte. Poi il tabellone è pieno.
course-sacred-hill-afresh-hint = È libera una sola collina.

course-sacred-hill-points = La fine e i punti
course-sacred-hill-points-before = La partita è finita. Chi vince fa 2 punti più la differenza dei regni. Il Rosso ha 1 regno; conta quelli del Blu. Quanti punti fa il Rosso?
course-sacred-hill-points-after = Chi non ha mosse consentite è FUORI, e l’altro ha ancora un turno. A parità di regni vince chi ha più forti: con 24 a 21 fa 2 + 3 = 5 punti.
course-sacred-hill-points-hint = 2 più la differenza dei regni.
course-sacred-hill-points-wrong-1 = 4 è il numero dei regni del Blu. La differenza è 3, e la vittoria ne aggiunge 2.
course-sacred-hill-points-wrong-2 = 3 è la differenza. La vittoria ne aggiunge 2.

course-sacred-hill-last-join = Una collina che decide la partita
course-sacred-hill-last-join-before = Tu hai quattro regni, il Blu cinque, e restano cinque colline. Con una di queste vinci la partita.
course-sacred-hill-last-join-after = Tu hai tre regni e il Blu quattro: due dei tuoi ora sono uno solo, e il Blu non passa più in mezzo.
course-sacred-hill-last-join-hint = Quale collina unisce due regni grandi?
course-sacred-hill-last-join-near-1 = Il Blu prende E2, e i tuoi due regni grandi restano divisi.

course-sacred-hill-game = Una partita intera
course-sacred-hill-game-before = Gioca una partita intera contro il computer (forza 1). Cominci tu, e il tutor dice che cosa fa ogni mossa.


## high-kings

course-high-kings-set-up = Mettere in campo tre re
course-high-kings-set-up-before = Sei il Rosso. Si tira a sorte chi comincia. Nella prima fase, la Preparazione, a turno ogni giocatore costruisce tre forti, ciascuno con un re sopra. I tuoi forti non possono stare uno accanto all’altro. Metti il tuo secondo re.
course-high-kings-set-up-after = I tuoi forti possono toccarsi in diagonale. Accanto ai forti blu puoi costruire.
course-high-kings-set-up-hint = Evita le colline accanto a D4. Accanto ai forti blu puoi stare.

course-high-kings-leap = Un re salta e costruisce
course-high-kings-leap-before = Nella seconda fase, le Manovre, a ogni turno un tuo re fa una mossa del cavallo su una collina libera, e gli costruisci sotto un forte. La collina non può essere accanto a un tuo forte. Segna tutte le colline dove può andare il re in D4.
course-high-kings-leap-after = Il forte che il re lascia resta dov’è. Accanto a quelli del Blu il re può andare.
course-high-kings-leap-hint = I salti sono otto. Scarta quelli che finiscono accanto a B2, A5 o G5.
course-high-kings-leap-wrong-1 = Questa collina è accanto al tuo forte in A5.
course-high-kings-leap-wrong-2 = Questa collina è accanto al tuo re in B2.
course-high-kings-leap-wrong-3 = Questa collina è accanto al tuo re in G5.
course-high-kings-leap-wrong-4 = Lì c’è già un forte.
course-high-kings-leap-wrong-5 = Questa collina non è a una mossa del cavallo da D4.

course-high-kings-stuck = Un re che non può muoversi
course-high-kings-stuck-before = Un re è bloccato se non può costruire su nessuna collina. Segna il re rosso bloccato.
course-high-kings-stuck-after = C3, D4 e G3 sono libere, ma accanto a tuoi forti. Continui con gli altri re. Se all’inizio del tuo turno tutti i tuoi re sono bloccati, annunci BATTAGLIA. Già in quel turno valgono le regole della Battaglia, e poi in tutti i turni seguenti, anche in quelli del Blu.
course-high-kings-stuck-hint = Prova i salti di ogni re. Quali colline sono accanto a C4 o a G4?
course-high-kings-stuck-wrong-1 = Questo re può ancora costruire in D5.
course-high-kings-stuck-wrong-2 = Questo re può ancora costruire in D5 o in E4.

course-high-kings-battle = In Battaglia puoi costruire accanto ai tuoi forti
course-high-kings-battle-before = Qualche turno fa hai annunciato BATTAGLIA. Ora puoi costruire accanto ai tuoi forti, e i ponti li uniscono in un regno. Vince chi ha meno regni. Salta in modo che nasca un ponte.
course-high-kings-battle-after = Un forte senza ponti è un regno a sé. I numeri contano i regni di ciascuno. Ora puoi costruire accanto ai tuoi forti, ma non è obbligatorio.
course-high-kings-battle-hint = Quale collina è accanto a un forte rosso e raggiungibile da un re?
course-high-kings-battle-near-1 = Quella collina non è accanto a un forte rosso, quindi non nasce nessun ponte.

course-high-kings-kings-apart = I tuoi re non stanno mai uno accanto all’altro
course-high-kings-kings-apart-before = Sei il Blu. Due tuoi re non possono mai stare uno accanto all’altro, ma accanto a un re rosso sì. Trova una mossa.
course-high-kings-kings-apart-after = Il re in D7 non ha mosse, perché E5 è accanto al re in F5.
course-high-kings-kings-apart-hint = Due tuoi re raggiungono una collina libera senza altri tuoi re accanto.

course-high-kings-capture-king = Catturare un re
course-high-kings-capture-king-before = Qui siamo di nuovo nelle Manovre. Il re blu sta su un forte isolato, e tre dei quattro vicini sono rossi. Chiudi il cerchio con un tuo re, e il forte è assediato.
course-high-kings-capture-king-after = Il re che arriva cattura, e il forte blu resta. Vale nelle Manovre, come qui, e in Battaglia; nella Preparazione nessun re è catturato. Con due re catturati vinci la partita.
course-high-kings-capture-king-hint = Quale tuo re raggiunge E4?
course-high-kings-capture-king-rest = Il re in E5 non è catturato: una collina accanto è ancora libera.

course-high-kings-from-inside = Solo un re che arriva può catturare
course-high-kings-from-inside-before = Intorno al re blu in F7 ti manca solo E7. Tutti i vicini di E7 sono blu, ma puoi entrarci: cattura il re.
course-high-kings-from-inside-after = La tua mossa ha catturato il re in F7. Quello in D7 non cattura il tuo, anche se gli sta accanto: solo un re che arriva cattura.
course-high-kings-from-inside-hint = Accanto a un angolo mancante bastano due forti.
course-high-kings-from-inside-rest = Il re in F7 non è catturato: E7, lì accanto, è ancora libera.

course-high-kings-move-back = Ripiegare
course-high-kings-move-back-before = Nessuno dei tuoi re può costruire su una collina. Allora un re può ripiegare su un tuo forte, senza costruire nulla. Fanne ripiegare uno.
course-high-kings-move-back-after = Appena un tuo re può di nuovo costruire, devi farlo. Non si può ripiegare per sempre: quando una posizione si presenta per la terza volta, tutti i re lasciano il tabellone, e la partita è finita.
course-high-kings-move-back-hint = Solo due tuoi forti si raggiungono senza finire accanto a un tuo re.

course-high-kings-arrive = Anche ripiegando si cattura
course-high-kings-arrive-before = Il re in B1 ha solo vicini rossi, eppure non è catturato. Lo catturi solo quando un tuo re gli arriva accanto.
course-high-kings-arrive-after = I forti da soli non catturano un re. Può farlo solo un re che arriva, anche ripiegando.
course-high-kings-arrive-hint = Ripiega su una collina accanto a B1.
course-high-kings-arrive-near-1 = Nessun tuo re è arrivato accanto a B1, quindi il re lì resta.

course-high-kings-take-ringfort = Un re può catturare un forte
course-high-kings-take-ringfort-before = Nessuno dei tuoi re può costruire. Un tuo re può allora ripiegare, oppure andare su un forte assediato e così catturarlo. È un forte blu isolato, circondato dai tuoi e senza un re sopra. Trovalo e catturalo.
course-high-kings-take-ringfort-after = Ora il forte è tuo, e il Blu ha un regno in meno. Puoi catturarlo, ma non è obbligatorio.
course-high-kings-take-ringfort-hint = Cerca un forte blu isolato e circondato da forti rossi, a un salto da D5.
course-high-kings-take-ringfort-rest = Così un re si muove, ma non cattura nulla. Vai su un forte assediato.

course-high-kings-pass = Quando puoi passare
course-high-kings-pass-before = Puoi passare solo quando nessun re sul tabellone può costruire, né tuo né del Blu. I tuoi re lasciano allora il tabellone, e il Blu ha ancora un turno. Sei avanti con 7 regni a 9, quindi passa.
course-high-kings-pass-after = Il Blu ha un ultimo turno. Poi deve passare: anche i suoi re lasciano il tabellone, e la partita finisce. Se un re qualsiasi potesse costruire, anche avversario, non potresti passare.
course-high-kings-pass-hint = Anche passare è una mossa. Il suo pulsante è accanto al tabellone.
course-high-kings-pass-near-1 = Anche ripiegare è consentito, ma così la partita continua.

course-high-kings-last-hill = L’ultima collina
course-high-kings-last-hill-before = Resta libera solo G4. Finché un re può costruire, non puoi passare. Chi costruisce sull’ultima collina lascia all’altro un ultimo turno. Costruisci lì.
course-high-kings-last-hill-after = Il tuo re ha catturato anche quello in G3, il cui forte era isolato in mezzo ai tuoi. Il Blu ha un ultimo turno, poi la partita è finita. Chi non ha mosse, ma non può passare perché un re avversario può ancora costruire, salta il turno.
course-high-kings-last-hill-hint = Il re in E5 raggiunge G4.

course-high-kings-points = Punti per i regni e per i re
course-high-kings-points-before = Chi vince fa 2 punti più la differenza dei regni. Chi ha catturato un re fa 1 punto in più. Il Rosso ha 6 regni, il Blu 7, e il Rosso ha catturato un re. Quanti punti fa il Rosso?
course-high-kings-points-after = A parità di regni vince chi ha più forti: chi ne ha 23 contro 21, per esempio, fa 2 + 2 = 4 punti. Se anche quelli sono pari, ciascuno fa 1 punto, e i re non contano.
course-high-kings-points-hint = Somma 2 per la vittoria, la differenza e il re.
course-high-kings-points-wrong-1 = Il re catturato vale 1 punto in più.
course-high-kings-points-wrong-2 = Sono 2 per la vittoria, 1 per la differenza e 1 per il re.
course-high-kings-points-wrong-3 = 1 è la differenza. La vittoria ne aggiunge 2, e il re catturato 1.

course-high-kings-two-kings = Con due re catturati vinci subito
course-high-kings-two-kings-before = Quando hai catturato due re vinci subito. Qui una mossa li cattura tutti e due: trovala.
course-high-kings-two-kings-after = Due re catturati valgono 2 punti, tre ne valgono 3. I regni allora non contano. Chi perde fa 1 punto se ha catturato un re.
course-high-kings-two-kings-hint = Una collina è accanto a tutti e due.
course-high-kings-two-kings-rest = Nessuno dei due re è catturato: una collina accanto a entrambi è ancora libera.

course-high-kings-game = Una partita intera
course-high-kings-game-before = Gioca una partita intera contro il computer (forza 1). Qui cominci tu. Il tutor dice che cosa fa ogni mossa. Un incontro è di due partite, e ciascuno ne comincia una; vince chi fa più punti in tutte e due.


## poisoned-chalice

course-poisoned-chalice-edges = Prima i bordi
course-poisoned-chalice-edges-before = All’inizio ogni giocatore costruisce un forte su ciascuno dei quattro bordi, mai di fronte a un altro. Sei il Blu e siedi dal lato delle lettere; il Rosso, dal lato dei numeri, ha costruito in E7. Costruisci su un bordo.
course-poisoned-chalice-edges-after = Di fronte significa sull’altro bordo, con la stessa lettera o lo stesso numero.
course-poisoned-chalice-edges-hint = Ogni collina sui bordi va bene, tranne una.

course-poisoned-chalice-last-edge = Un forte su ogni bordo
course-poisoned-chalice-last-edge-before = Ora sei il Rosso, con un forte sui bordi nord, ovest e sud. Segna le colline che restano per il quarto.
course-poisoned-chalice-last-edge-after = Dopo otto turni, quattro per parte, comincia la Battaglia.
course-poisoned-chalice-last-edge-hint = Guarda il bordo est, e quello di fronte.
course-poisoned-chalice-last-edge-wrong-1 = Questa collina è di fronte al tuo forte in A3.
course-poisoned-chalice-last-edge-wrong-2 = Su questo bordo hai già C1.
course-poisoned-chalice-last-edge-wrong-3 = Questa collina è di fronte al forte blu in A6.

course-poisoned-chalice-rows-red = Dove può costruire il Rosso
course-poisoned-chalice-rows-red-before = In Battaglia le file del Rosso sono le linee di una lettera. Una fila è valida se vi hai meno forti del Blu, oppure altrettanti, ma almeno uno. Segna le file valide del Rosso.
course-poisoned-chalice-rows-red-after = La parità vale solo se ciascuno ha almeno un forte.
course-poisoned-chalice-rows-red-hint = Conta tutti e due i colori per ogni lettera.
course-poisoned-chalice-rows-red-wrong-1 = È 1 a 0: hai più forti del Blu.
course-poisoned-chalice-rows-red-wrong-2 = È 0 a 0: non c’è nessuno.
course-poisoned-chalice-rows-red-wrong-3 = È 1 a 0: hai più forti del Blu.

course-poisoned-chalice-rows-blue = Dove può costruire il Blu
course-poisoned-chalice-rows-blue-before = Ora sei il Blu, e le tue file sono le linee di un numero. Segna quelle valide.
course-poisoned-chalice-rows-blue-after = Sullo stesso tabellone ciascuno ha file diverse.
course-poisoned-chalice-rows-blue-hint = Conta tutti e due i colori per ogni numero.
course-poisoned-chalice-rows-blue-wrong-1 = È 2 a 1: hai più forti del Rosso.
course-poisoned-chalice-rows-blue-wrong-2 = È 0 a 0: non c’è nessuno.

course-poisoned-chalice-build = Costruire in una fila valida
course-poisoned-chalice-build-before = Sei il Rosso. Costruisci su una collina libera di una tua fila valida.
course-poisoned-chalice-build-after = I vicini dello stesso colore sono collegati subito. Vince chi ha meno regni.
course-poisoned-chalice-build-hint = Scegli una delle file che hai segnato.

course-poisoned-chalice-not-yet = Niente catture finché hai una fila valida
course-poisoned-chalice-not-yet-before = B7 è assediato. Ma hai file valide, quindi devi costruire e non puoi catturare.
course-poisoned-chalice-not-yet-after = A differenza che nella Collina Sacra, qui le catture aspettano.
course-poisoned-chalice-not-yet-hint = Quali lettere sono valide per te?

course-poisoned-chalice-must-take = Nessuna fila valida: devi catturare
course-poisoned-chalice-must-take-before = In ogni fila hai più forti del Blu, quindi nessuna è valida. Ora devi catturare.
course-poisoned-chalice-must-take-after = Senza file valide, la cattura viene prima di tutto.
course-poisoned-chalice-must-take-hint = Un forte blu è assediato.

course-poisoned-chalice-anywhere = Né file né assedi: costruisci dove vuoi
course-poisoned-chalice-anywhere-before = Non hai file valide, e nulla è assediato. Costruisci dove vuoi.
course-poisoned-chalice-anywhere-after = Avere più forti in ogni fila sembra un vantaggio, ma più tardi ti limita.
course-poisoned-chalice-anywhere-hint = Ogni collina libera va bene.

course-poisoned-chalice-bind = Costruendo puoi rendere valida una fila per il Blu
course-poisoned-chalice-bind-before = Ogni collina di una tua fila sta anche in una fila del Blu. Le file 2 e 5 non sono valide per il Blu. Costruisci in modo che restino così.
course-poisoned-chalice-bind-after = Un tuo forte può rendere valida una fila per il Blu, ma non gliene toglie mai una: lo fanno solo i suoi.
course-poisoned-chalice-bind-hint = Tieniti fuori dalle file 2 e 5.
course-poisoned-chalice-bind-near-1 = Nella fila 2 saresti alla pari con il Blu, nella fila 5 in vantaggio. In tutti e due i casi la fila diventa valida per il Blu.

course-poisoned-chalice-points = Il tabellone pieno e i punti
course-poisoned-chalice-points-before = Il tabellone è pieno, e tutti e due sono FUORI. Chi vince fa 2 punti più la differenza dei regni. Il Rosso ne ha 3 e il Blu 6. Quanti punti fa il Rosso?
course-poisoned-chalice-points-after = Con il tabellone pieno si continua a catturare finché si può. A parità di regni vince chi ha più forti.
course-poisoned-chalice-points-hint = 2 più la differenza.
course-poisoned-chalice-points-wrong-1 = 3 è la differenza. La vittoria ne aggiunge 2.

course-poisoned-chalice-last-three = Le ultime tre colline
course-poisoned-chalice-last-three-before = Restano tre colline, e con una di queste vinci la partita.
course-poisoned-chalice-last-three-after = Alla fine valgono di più le colline che vogliono tutti e due.
course-poisoned-chalice-last-three-hint = Chi è tagliato fuori sul bordo ovest?
course-poisoned-chalice-last-three-near-1 = Il Blu risponde in A5, e perdi la partita.

course-poisoned-chalice-game = Una partita intera
course-poisoned-chalice-game-before = Gioca una partita intera contro il computer (forza 1). Il tutor dice che cosa fa ogni mossa. Le coppie di numeri sul bordo contano i forti di ogni fila e colonna. Appena scegli una collina, al posto delle tue file sono segnate quelle in cui potrà costruire poi il Blu.


## stone-of-destiny

course-stone-of-destiny-near-the-king = Costruire vicino al re avversario
course-stone-of-destiny-near-the-king-before = Sei il Blu. Alla fine vince chi ha meno regni: gruppi di forti uniti da ponti. Ha cominciato il Rosso: il suo primo forte poteva andare su qualsiasi collina, e il suo re ci sta sopra, qui in D4. Costruisci a una o due colline da quel re, in linea retta o in diagonale. Il tuo re va lì.
course-stone-of-destiny-near-the-king-after = A una mossa del cavallo dal re qui non puoi costruire. Chi comincia la partita si tira a sorte.
course-stone-of-destiny-near-the-king-hint = Ci sono otto direzioni, con uno o due passi in ciascuna.

course-stone-of-destiny-behind = Nulla sbarra la strada
course-stone-of-destiny-behind-before = Ora sei il Rosso, e il re blu è in D4. I forti in mezzo non contano. Su quante colline puoi costruire?
course-stone-of-destiny-behind-after = Il tuo re va dove costruisci, e il Blu deve poi costruire vicino a lui. La tua scelta decide quindi dove può costruire il Blu.
course-stone-of-destiny-behind-hint = Gira intorno al re: un passo, poi due, in tutte e otto le direzioni.
course-stone-of-destiny-behind-wrong-1 = Contano anche le colline dietro un forte.
course-stone-of-destiny-behind-wrong-2 = Le colline con un forte non contano.

course-stone-of-destiny-blocked = Nessuna collina vicino al re
course-stone-of-destiny-blocked-before = Sei il Rosso. Tutte le colline a uno o due passi dal re blu sono occupate. Allora puoi costruire dove vuoi.
course-stone-of-destiny-blocked-after = Si continua così finché il tabellone non è pieno: 23 forti di chi ha cominciato e 22 dell’altro. Fino ad allora non ci sono ponti, e non si toglie nulla.
course-stone-of-destiny-blocked-hint = Scegli una collina libera qualsiasi.

course-stone-of-destiny-swap = Un turno in Battaglia
course-stone-of-destiny-swap-before = Il tabellone è pieno, e non c’è ancora nessun ponte: comincia la Battaglia. Il Rosso ha costruito per primo e ha 23 forti. Tu sei il Blu: ne hai 22 e uno di riserva, quindi cominci tu. Primo: togli un forte rosso qualsiasi, ma non quello del re. Secondo: al suo posto va il forte di riserva. Terzo: il tuo re va lì. Quarto: getta un ponte tra due tuoi forti vicini.
course-stone-of-destiny-swap-after = Il forte che hai tolto è ora la riserva del Rosso. Puoi togliere un forte ovunque sul tabellone, per quanto lontano sia il tuo re. Il ponte è obbligatorio, tra due tuoi vicini qualsiasi che non ne hanno, anche nello stesso regno. Se non ce ne sono, il turno finisce senza.
course-stone-of-destiny-swap-hint = Scegli prima un forte rosso, poi un punto tra due forti blu vicini.

course-stone-of-destiny-who-can-go = Quali forti si possono togliere
course-stone-of-destiny-who-can-go-before = La Battaglia dura da alcuni turni. Sei il Rosso e tocca a te, quindi il forte di riserva è tuo. Puoi togliere un forte blu se non ha ponti e se non c’è sopra il re. Segnali tutti.
course-stone-of-destiny-who-can-go-after = Un ponte protegge un forte, e lo protegge anche il re.
course-stone-of-destiny-who-can-go-hint = Pochi forti sono senza ponti, e uno di questi è difeso.
course-stone-of-destiny-who-can-go-wrong-1 = Su questo forte sta il re.
course-stone-of-destiny-who-can-go-wrong-2 = Questo forte ha un ponte verso C1.
course-stone-of-destiny-who-can-go-wrong-3 = Questo forte è tuo.

course-stone-of-destiny-guard = Proteggere il forte che il tuo re lascia
course-stone-of-destiny-guard-before = Sei il Rosso. Nel suo turno il Blu toglierebbe un tuo forte senza ponti. Togline uno blu, e getta il ponte in modo che il Blu non abbia nulla da togliere.
course-stone-of-destiny-guard-after = Il Blu non ha nulla da togliere ed è FUORI: la partita finisce subito. Alla fine i ponti collegano tutti i vicini dello stesso colore, come vedi.
course-stone-of-destiny-guard-hint = Il tuo re lascia F4, che resta senza ponti.
course-stone-of-destiny-guard-near-1 = Il Blu trova ancora un forte rosso senza ponti.

course-stone-of-destiny-all-linked = Alla fine tutti i vicini sono collegati
course-stone-of-destiny-all-linked-before = A fine partita i ponti collegano tutti i vicini dello stesso colore. Quanti regni ha ora il Blu?
course-stone-of-destiny-all-linked-after = Vince chi ha meno regni, non chi ha più ponti.
course-stone-of-destiny-all-linked-hint = Conta i gruppi blu uno per uno.
course-stone-of-destiny-all-linked-wrong-1 = Ora tutti i vicini hanno un ponte, e questo unisce alcuni gruppi.
course-stone-of-destiny-all-linked-wrong-2 = 22 è il numero dei forti.

course-stone-of-destiny-points = I punti, e 23 a 22
course-stone-of-destiny-points-before = Chi vince fa 2 punti più la differenza dei regni. Il Rosso ne ha 1, e il Blu 3. Quanti punti fa il Rosso?
course-stone-of-destiny-points-after = A parità di regni vince chi ha più forti: chi ne ha tolto uno per ultimo ne ha 23, l’altro 22 e quello di riserva. Chi ne ha 23 vince e fa 2 + 1 = 3 punti, quindi nessuna partita è patta.
course-stone-of-destiny-points-hint = 2 più la differenza.
course-stone-of-destiny-points-wrong-1 = Sono 2 per la vittoria e 2 per la differenza.
course-stone-of-destiny-points-wrong-2 = 3 punti si fanno a parità di regni, con 23 forti a 22.

course-stone-of-destiny-last-stand = L’ultimo ponte
course-stone-of-destiny-last-stand-before = Sei il Rosso. Ancora una volta togli un forte, e getta l’unico ponte che chiude la partita.
course-stone-of-destiny-last-stand-after = I regni sono pari, quindi vinci 23 forti a 22, con 3 punti.
course-stone-of-destiny-last-stand-hint = Quale forte rosso perde la sua difesa?
course-stone-of-destiny-last-stand-near-1 = Il Blu trova ancora un forte rosso senza ponti.

course-stone-of-destiny-game = Una partita intera
course-stone-of-destiny-game-before = Gioca una partita intera contro il computer (forza 1). Il tutor dice che cosa fa ogni mossa. La partita è lunga, perché prima si costruisce su tutte e 45 le colline.


## seat-of-kings

course-seat-of-kings-array = Una carta è una forma che si sposta
course-seat-of-kings-array-before = Sei il Blu. Le pedine salgono rango per rango: contadini (F), pastori (H), guerrieri (W), capi clan (C), e la posizione del Re (K), il trono della regione. Con due troni si vince. La carta 1 piazza una pedina su una posizione di contadino; la posizione alla sua sinistra, che la carta mostra sbiadita, deve soltanto esistere. Segna tutte le posizioni dell’Ulster in cui questa carta può piazzare.
course-seat-of-kings-array-after = La posizione sbiadita può essere vuota od occupata. Le carte scorrono solo a sinistra e a destra.
course-seat-of-kings-array-hint = Sposta la carta lungo i contadini.
course-seat-of-kings-array-wrong-1 = A sinistra di F1 non c’è nessuna posizione.
course-seat-of-kings-array-wrong-2 = La carta mostra un contadino, e H1 è per un pastore.

course-seat-of-kings-empty-first = Prima le posizioni vuote
course-seat-of-kings-empty-first-before = Se la carta raggiunge una posizione vuota, deve piazzare su una vuota. Piazza una pedina nell’Ulster.
course-seat-of-kings-empty-first-after = Anche F1 è vuota, ma questa carta non la raggiunge. Una carta con due frecce va dove è vuoto il maggior numero delle sue posizioni: due prima di una, una prima di nessuna. Puoi piazzare una pedina su tutte e due, su una o su nessuna. In una regione con pedine piazzare non costa nulla.
course-seat-of-kings-empty-first-hint = Anche F1 è vuota, ma la carta non la raggiunge.
course-seat-of-kings-empty-first-rest = Non hai piazzato nessuna pedina. Scegli la carta, poi la posizione vuota che raggiunge.
course-seat-of-kings-empty-first-elsewhere-1 = La carta 31 ha due frecce, su contadini affiancati, e da nessuna parte sono vuote entrambe. Puoi scegliere F1 e F2, dove nessuna è vuota?

course-seat-of-kings-take = La pedina in cima controlla la pila
course-seat-of-kings-take-before = Nessuna posizione di contadino è vuota, quindi puoi piazzare su altre pedine. Una pila è di chi ha la pedina in cima. Prendi la pila in cui una tua pedina sta sotto una rossa.
course-seat-of-kings-take-after = La pedina rossa ora è catturata sotto la tua. La tua pedina catturata è tornata nel tuo stock, le pedine fuori dal tabellone.
course-seat-of-kings-take-hint = Guarda le pedine piccole sotto quelle in cima.
course-seat-of-kings-take-near-1 = Così catturi una pedina rossa, ma non ne liberi nessuna tua.
course-seat-of-kings-take-rest = Nella pila in F2 la tua pedina è ancora sotto quella rossa.

course-seat-of-kings-fee = Pagare e guadagnare cumal
course-seat-of-kings-fee-before = I cumal sono il denaro del gioco. La prima pedina in una regione vuota ne costa 2, e tu ne hai 1. Scegli la carta e fai ciò che ti porta 2 cumal.
course-seat-of-kings-fee-after = Hai scartato una carta per 2 cumal. In un round ognuno gioca tre volte. Il giocatore iniziale, che gioca per primo, in tutto il round 1 non paga per una regione vuota.
course-seat-of-kings-fee-hint = Puoi scartare qualunque carta.
course-seat-of-kings-fee-near-1 = Lì la carta si può giocare, ma non porta cumal.
course-seat-of-kings-fee-rest = Così non guadagni cumal. Scartando la carta ne guadagneresti 2.

course-seat-of-kings-promote = Due pedine affiancate ne promuovono una terza
course-seat-of-kings-promote-before = Con due tue pedine affiancate puoi promuovere: una terza va nella posizione sopra entrambe. Piazzane una, scegli “attiva” (costa quanto dice la moneta della carta, qui nulla), e promuovi in H2.
course-seat-of-kings-promote-after = Pagando attivi tutte le posizioni sotto le frecce della carta che ora sono tue, anche una che era già tua prima; ognuna riceve un piccolo sole. Si promuove da due posizioni affiancate nello stesso rango, di cui almeno una attivata. Pagare non è obbligatorio, ma chi non paga non promuove.
course-seat-of-kings-promote-hint = H2 è sopra F2 e F3.
course-seat-of-kings-promote-near-1 = Da F1 e F2 si promuove in H1, ma il compito è H2.
course-seat-of-kings-promote-near-2 = Hai piazzato, ma non hai promosso. Scegli “attiva” e poi “promuovi in H2”.
course-seat-of-kings-promote-rest = In H2 non c’è nessuna tua pedina. Ti serve una coppia in F2 e F3.

course-seat-of-kings-climb = Pagare una volta e continuare a salire
course-seat-of-kings-climb-before = Paghi il costo una volta sola, e poi continui a salire finché hai una coppia. Raggiungi C1 con il tuo unico cumal.
course-seat-of-kings-climb-after = Il costo è per la carta, non per ogni passo. Se la posizione sopra una coppia attivata è già tua, si attiva anch’essa, e da lì e dalla posizione accanto puoi ancora promuovere. Una promozione su una pedina avversaria la cattura.
course-seat-of-kings-climb-hint = Da H1 e H2 si promuove in W1, poi da W1 e W2 in C1.
course-seat-of-kings-climb-near-1 = C1 non è ancora raggiunta. Scegli “attiva” e poi ogni promozione.
course-seat-of-kings-climb-rest = C1 non è raggiunta. Con la carta 13 in H2 hai una coppia in H1 e H2.

course-seat-of-kings-fort = Due tue pedine fanno un fortino
course-seat-of-kings-fort-before = Una seconda pedina tua sopra la prima crea un fortino. Puoi averne uno per regione, ma mai sul trono. Il tuo è in F1: al suo posto creane uno in F3.
course-seat-of-kings-fort-after = Il Rosso ha attaccato F3. È andata via solo la tua pedina in cima. Il Rosso non ha piazzato nulla, e la posizione è ancora tua.
course-seat-of-kings-fort-hint = Piazza in F3, e il vecchio fortino perde la pedina in cima.
course-seat-of-kings-fort-near-1 = Così prendi F2, e il tuo fortino resta in F1.
course-seat-of-kings-fort-rest = Il tuo fortino è ancora in F1. Una seconda pedina in F3 ne crea uno nuovo.

course-seat-of-kings-stone = La “pietra del destino” cambia posto a due pedine
course-seat-of-kings-stone-before = La “pietra del destino” cambia posto a due pedine di una regione, ma non sul trono. Per 3 cumal attivi poi le tue che hanno cambiato posto. Porta una pedina in H1.
course-seat-of-kings-stone-after = Anche le pedine catturate possono cambiare posto, e così quelle di un fortino.
course-seat-of-kings-stone-hint = La tua pedina in F4 non serve dove sta.
course-seat-of-kings-stone-near-1 = Hai cambiato posto alle pedine, ma non hai promosso. Scegli “attiva” e poi “promuovi in H1”.
course-seat-of-kings-stone-rest = In H1 non c’è nessuna tua pedina. Ti serve una coppia in F1 e F2.

course-seat-of-kings-amnesty = Un’amnistia libera tutte le pedine catturate
course-seat-of-kings-amnesty-before = Tre tue pedine sono sotto pedine rosse. Per 4 cumal e una carta qualunque tutte le pedine catturate di una regione tornano a casa. Libera le tue.
course-seat-of-kings-amnesty-after = Un’amnistia manda a casa anche la pedina di sotto di un fortino, come qui quella rossa. Ora conosci tutti e quattro i turni: giocare una carta e piazzare, usare una “pietra del destino”, dichiarare un’amnistia o scartare per 2 cumal.
course-seat-of-kings-amnesty-hint = Un’amnistia è tutto il tuo turno, e consuma la carta.
course-seat-of-kings-amnesty-near-1 = In quella regione non ci sono pedine catturate.
course-seat-of-kings-amnesty-near-2 = Così non si libera nessuna pedina catturata.
course-seat-of-kings-amnesty-rest = Le tue tre pedine nell’Ulster sono ancora catturate.

course-seat-of-kings-traitor = Un traditore per 1 cumal
course-seat-of-kings-traitor-before = Il round finisce, e prima vengono i traditori. Il Rosso ha più posizioni di chiunque altro nell’Ulster e lì è dominante, quindi il traditore è proposto a te. Per 1 cumal si gira una carta, e in una delle sue posizioni la tua pedina sostituisce quella rossa. Poi attiva con l’altro cumal, e arriva in H2.
course-seat-of-kings-traitor-after = Nessun fortino protegge da un traditore. È dominante chi ha il trono, altrimenti chi ha più posizioni di chiunque altro. Fra gli altri che lì hanno una pedina, anche soltanto catturata, si chiede prima a chi ha più posizioni, poi in senso orario. Senza cumal non lo si può avere. Si paga prima di vedere la carta.
course-seat-of-kings-traitor-hint = Con quale scambio hai due pedine affiancate sotto H2?
course-seat-of-kings-traitor-near-1 = Senza traditore l’Ulster resta del Rosso.
course-seat-of-kings-traitor-near-2 = La tua pedina è in F2. Scegli anche “attiva”, e poi “promuovi in H2”.
course-seat-of-kings-traitor-rest = Hai il traditore, ma nessuna pedina in H2. Ti serve una coppia in F2 e F3.
course-seat-of-kings-traitor-elsewhere-1 = Hai giocato il traditore con il tuo ultimo cumal. Puoi anche attivare?

course-seat-of-kings-income = Che cosa dà rendite
course-seat-of-kings-income-before = Dopo i traditori vengono le rendite. Ricevi 1 cumal per ogni rango di una regione in cui hai più posizioni di chiunque altro, e 1 in più per ogni rango in cui hai posizioni in più di una regione. Guarda il Leinster e l’Ulster (premi il nome di una regione per vederla). Quanto riceve il Blu?
course-seat-of-kings-income-after = Il Blu riceve 3 nel Leinster, per pastori, guerrieri e capi clan, e 1 per i pastori in tutte e due. Il Giallo riceve 6: per contadini e guerrieri nell’Ulster, per i contadini nel Leinster, e per tutti e tre i ranghi in tutte e due. Un rango in tre regioni non dà più che in due: sempre 1. Il trono non dà nulla.
course-seat-of-kings-income-hint = Nel Leinster il Blu riceve per pastori, guerrieri e capi clan.
course-seat-of-kings-income-wrong-1 = Hai un pastore in tutte e due le regioni, e ricevi 1 in più.
course-seat-of-kings-income-wrong-2 = I pastori nell’Ulster sono 1 a 1, quindi nessuno riceve nulla.
course-seat-of-kings-income-wrong-3 = 6 è quanto riceve il Giallo.

course-seat-of-kings-king = Il trono di una regione
course-seat-of-kings-king-before = È l’ultimo turno del round, e hai 2 cumal. Sali fino al trono dell’Ulster. Fino alla fine del round la tua pedina lì è una pedina come le altre: una promozione può catturarla.
course-seat-of-kings-king-after = La regione si vuota: le pedine tornano a casa, quelle catturate vanno come prigionieri a chi le copriva, e la tua pedina del Re va sul trono. In due la regione ora è chiusa. In più di due resta aperta, e puoi metterci un presidio di due pedine. Una sola cosa toglie una pedina del Re: la promozione di un avversario su quel trono. Non piazza nulla, quindi il trono resta vuoto.
course-seat-of-kings-king-hint = Da W1 e W2 si promuove in C1, poi da C1 e C2 sul trono.
course-seat-of-kings-king-near-1 = Il trono non è ancora raggiunto. Scegli “attiva” e poi ogni promozione.
course-seat-of-kings-king-rest = Il trono non è raggiunto. La carta 10 in W2 ti dà una coppia in W1 e W2.

course-seat-of-kings-ransom = Il riscatto dei prigionieri
course-seat-of-kings-ransom-before = Alla fine del round i prigionieri si scambiano prima uno a uno. Dopo, il Rosso ne tiene ancora 4 tuoi. 1 cumal ne libera uno, 2 ne liberano due, 3 tutti. Liberali tutti.
course-seat-of-kings-ransom-after = I cumal vanno al Rosso. Hai solo 20 pedine, e senza pedine nello stock non puoi né piazzare né promuovere. Un round finisce dunque in quest’ordine: traditori, rendite, nuovi Re, prigionieri, il nuovo giocatore iniziale.
course-seat-of-kings-ransom-hint = Quanti tornano a casa per 3?
course-seat-of-kings-ransom-near-1 = Uno torna a casa, e tre restano.
course-seat-of-kings-ransom-near-2 = Due tornano a casa, e due restano.
course-seat-of-kings-ransom-near-3 = Puoi non pagare nulla, ma allora restano tutti.
course-seat-of-kings-ransom-elsewhere-1 = Il Rosso tiene solo due tue pedine. Puoi pagare per tre?

course-seat-of-kings-crown = Con due troni vinci subito
course-seat-of-kings-crown-before = Tu hai conquistato il Connacht e il Rosso l’Ulster. I due Re restano, quindi è aperta una terza regione: il Leinster, scelto dal nuovo giocatore iniziale. (Alla fine di ogni round il giocatore iniziale nomina un altro giocatore al suo posto.) Chi ne prende il trono vince subito, anche a metà round. Prendilo.
course-seat-of-kings-crown-after = Hai due troni nello stesso momento: sei l’Ard Rí, il Re supremo d’Irlanda.
course-seat-of-kings-crown-hint = Da W2 e W3 si promuove in C2, poi da C1 e C2 sul trono.
course-seat-of-kings-crown-near-1 = Il trono non è ancora raggiunto. Scegli “attiva” e poi ogni promozione.
course-seat-of-kings-crown-rest = Il trono del Leinster è ancora vuoto. La carta 10 in W2 ti dà una coppia in W2 e W3.

course-seat-of-kings-game = Una prima partita
course-seat-of-kings-game-before = Gioca contro il computer (forza 1), con il tutor. Tieni tre delle tue sei carte; le altre tre sono per il prossimo round. I piccoli numeri sul tabellone mostrano che cosa è cambiato dopo il tuo turno: 1 nel primo turno seguente, 2 nel secondo. Il passo è completo quando una regione è conquistata o il round 4 è finito, e puoi continuare a giocare.


## sacred-hill-2

course-sacred-hill-2-priority = La priorità di una collina
course-sacred-hill-2-priority-before = Nel livello 2 cambia solo la Battaglia. Ogni collina libera ha una priorità: il numero dei tuoi forti lì accanto. Qual è per il Rosso la priorità di C5?
course-sacred-hill-2-priority-after = Ciascuno ha le proprie priorità. Per il Blu C5 vale 0.
course-sacred-hill-2-priority-hint = Conta solo i vicini rossi.
course-sacred-hill-2-priority-wrong-1 = Conta tutti e quattro i lati: C6, C4, B5 e D5.

course-sacred-hill-2-highest = Costruisci dove la priorità è più alta
course-sacred-hill-2-highest-before = Devi costruire su una collina con la tua priorità più alta. Qual è?
course-sacred-hill-2-highest-after = Qui non avevi scelta, perché 4 è la priorità più alta sul tabellone.
course-sacred-hill-2-highest-hint = D4 ha 2, e C3 ha 2. C’è una collina che ha di più?

course-sacred-hill-2-equals = La scelta a parità di priorità
course-sacred-hill-2-equals-before = Se più colline hanno la tua priorità più alta, tra queste puoi scegliere. Segnale tutte.
course-sacred-hill-2-equals-after = Un forte alza le priorità delle colline intorno, e così cominciano le catene.
course-sacred-hill-2-equals-hint = Guarda tra C5 e B4.
course-sacred-hill-2-equals-wrong-1 = Questa collina ha un solo vicino rosso, e altre ne hanno due.
course-sacred-hill-2-equals-wrong-2 = Questa collina ha un solo vicino rosso, e altre ne hanno due.

course-sacred-hill-2-lull = Tregua: nessuna priorità sopra 1
course-sacred-hill-2-lull-before = Sei il Blu. Nessuna collina ha accanto due tuoi forti: è una tregua. Devi comunque costruire accanto a uno dei tuoi.
course-sacred-hill-2-lull-after = In una tregua scegli tu dove comincia la prossima catena.
course-sacred-hill-2-lull-hint = Ora 1 è la priorità più alta.

course-sacred-hill-2-capture-waits = Anche un assedio ha una priorità
course-sacred-hill-2-capture-waits-before = Un forte assediato ha come priorità il numero dei forti che lo assediano. B1 è assediato da due, e anche altre colline hanno 2. La cattura quindi può aspettare.
course-sacred-hill-2-capture-waits-after = Nel livello 1 dovresti catturare. Qui devi giocare la priorità più alta, qualunque sia.
course-sacred-hill-2-capture-waits-hint = Puoi scegliere fra tre colline.

course-sacred-hill-2-capture-now = Una priorità 4 non può aspettare
course-sacred-hill-2-capture-now-before = F5 è assediato da quattro. Guarda le priorità, poi gioca.
course-sacred-hill-2-capture-now-after = 4 è la priorità più alta sul tabellone, quindi dovevi catturare ora.
course-sacred-hill-2-capture-now-hint = E4 ha 2. E F5?

course-sacred-hill-2-steer = Preparare la prossima priorità
course-sacred-hill-2-steer-before = È una tregua con cinque colline di priorità 1. Una di queste prepara una priorità 4 per il tuo prossimo turno, e ti fa vincere.
course-sacred-hill-2-steer-after = Un assedio di quattro ha la priorità più alta che ci sia. Al prossimo turno catturi D4 e unisci i tuoi regni.
course-sacred-hill-2-steer-hint = D4 è isolato. Quanti vicini rossi ha?
course-sacred-hill-2-steer-near-1 = Il Blu costruisce in C4. D4 è salvo, e i tuoi regni restano divisi.

course-sacred-hill-2-game = Una partita
course-sacred-hill-2-game-before = Gioca una partita contro il computer (forza 1). Il tabellone mostra le priorità.


## doubles

course-doubles-shared-row = La fila comune
course-doubles-shared-row-before = Sei Sud e giochi con il rosso insieme a Nord, il tuo compagno. La tua zona sono le file da 1 a 4, quella di Nord le file da 4 a 7. Comincia sulla fila comune.
course-doubles-shared-row-after = I compagni blu, Ovest ed Est, hanno in comune la colonna D.
course-doubles-shared-row-hint = Quale fila è in tutte e due le zone?

course-doubles-partners-leap = I forti del compagno contano per te
course-doubles-partners-leap-before = Ora sei Nord. Fai una mossa del cavallo da E4, il forte di Sud, ma solo nelle tue file da 4 a 7. Segna le colline dove puoi costruire.
course-doubles-partners-leap-after = Tutti i forti del tuo colore contano, dovunque siano. Tu costruisci solo nella tua zona.
course-doubles-partners-leap-hint = I salti sono otto, e metà vanno a sud.
course-doubles-partners-leap-wrong-1 = È una mossa del cavallo, ma nelle file di Sud.
course-doubles-partners-leap-wrong-2 = Questa collina è nelle file di Sud.
course-doubles-partners-leap-wrong-3 = Questa collina è più vicina a E4 di una mossa del cavallo.

course-doubles-battle-area = La Battaglia nella tua zona
course-doubles-battle-area-before = Sei Sud, ed è cominciata la Battaglia. Molte colline sono accanto a un forte rosso. Costruisci su una di quelle nella tua zona.
course-doubles-battle-area-after = Quando uno annuncia BATTAGLIA, comincia per tutti e quattro.
course-doubles-battle-area-hint = Resta nelle file da 1 a 4.

course-doubles-partners-capture = Un assedio nella zona del compagno
course-doubles-partners-capture-before = B5 è assediato, ma è nelle file di Nord. Gioca nelle tue.
course-doubles-partners-capture-after = Quando tocca a Nord, Nord deve catturarlo.
course-doubles-partners-capture-hint = La fila 5 non è nella tua zona.

course-doubles-partner-must = Il compagno deve catturare
course-doubles-partner-must-before = Ora sei Nord, e B5 è nelle tue file. È assediato, quindi devi catturarlo.
course-doubles-partner-must-after = Un assedio sulla fila comune tocca al compagno che gioca per primo.
course-doubles-partner-must-hint = Scegli il forte assediato.

course-doubles-bridge-across = I ponti attraversano le zone
course-doubles-bridge-across-before = Ora si gioca a Quattro Tesori in doppio, e sei Sud. Le zone sono le stesse, dal primo turno in poi. Costruisci dove ti colleghi anche con il forte di Nord in C5.
course-doubles-bridge-across-after = Un ponte può andare da una zona all’altra.
course-doubles-bridge-across-hint = Guarda tra il tuo forte e quello di Nord.
course-doubles-bridge-across-near-1 = D4 si collega solo con E4, e B4 con nulla.
course-doubles-bridge-across-rest = Quella collina non è accanto a C5, quindi non c’è collegamento con Nord.

course-doubles-unfilled = La fine di una partita in quattro
course-doubles-unfilled-before = Quando uno è FUORI, ognuno degli altri tre ha ancora un turno, quindi alcune colline possono restare libere. Qui ogni schieramento ha 23 ponti e 22 forti. Quanti punti fa il Rosso?
course-doubles-unfilled-after = È una patta. Un incontro è di quattro partite, e ciascuno ne comincia una.
course-doubles-unfilled-hint = Ponti e forti sono pari.
course-doubles-unfilled-wrong-1 = 2 punti sono per una vittoria. Nessuno ha vinto, quindi ogni schieramento fa 1 punto.
course-doubles-unfilled-wrong-2 = Una patta vale 1 punto per ogni schieramento.

course-doubles-game = Una partita in quattro
course-doubles-game-before = Gioca una partita come Sud. Il computer è il tuo compagno, e gioca anche i due avversari. I due numeri accanto alla lettera di un giocatore, come 12:8, contano i forti nella sua zona, prima quelli del tuo schieramento.


## high-kings-2

course-high-kings-2-sacrifice = Sacrificare un forte assediato
course-high-kings-2-sacrifice-before = Sei il Blu, hai perso un re, e nessun tuo re può costruire. Nel livello 2 puoi allora ripiegare e sacrificare un forte assediato. Muovi da C5 a B3, e cedilo al Rosso.
course-high-kings-2-sacrifice-after = Il forte che hai ceduto è per te un regno in meno. Il tuo re è arenato lì e non può essere catturato.
course-high-kings-2-sacrifice-hint = Quale tuo forte è assediato?
course-high-kings-2-sacrifice-near-1 = È un semplice ripiegamento. B3 resta tuo e conta come un regno in più.
course-high-kings-2-sacrifice-near-2 = Se passi, la partita finisce, ma puoi fare più punti.
course-high-kings-2-sacrifice-rest = Così non cedi nulla. Vai da C5 a B3, e cedi quel forte al Rosso.

course-high-kings-2-escape = Riportare a casa il re arenato
course-high-kings-2-escape-before = Il Rosso ha passato, quindi è il tuo ultimo turno. Può muoversi solo il re arenato. Riportalo su un tuo forte.
course-high-kings-2-escape-after = Vinci con 4 regni a 6, e fai 2 + 2 = 4 punti. Il Rosso ne fa 1 per il re catturato.
course-high-kings-2-escape-hint = Muovilo su un tuo forte che può raggiungere, senza sacrificarlo.
course-high-kings-2-escape-near-1 = Alla fine il re è ancora arenato, quindi è perso. I re persi sono due, e vince il Rosso.

course-high-kings-2-again = Due sacrifici di seguito
course-high-kings-2-again-before = Questa volta il Rosso non ha passato, ma ha continuato. Lo stesso re può sacrificare un secondo forte.
course-high-kings-2-again-turn-2 = Il Rosso ha passato. Il tuo re in C1 è arenato, quindi deve andare su un tuo forte.
course-high-kings-2-again-after = Due forti ceduti sono due regni in meno, quindi vinci con 3 regni a 6.
course-high-kings-2-again-hint = Anche C1 è assediato.
course-high-kings-2-again-turn-2-hint = Dei forti che raggiunge solo E2 è tuo.
course-high-kings-2-again-near-1 = Il tuo re è al sicuro, ma ti resta un regno in più.
course-high-kings-2-again-rest = Il re da B3 si è mosso, ma non ha sacrificato un secondo forte.

course-high-kings-2-trapped = Un re arenato senza mosse
course-high-kings-2-trapped-before = Sei il Rosso. Il re blu è arenato in B6 e non può saltare via, né in D5 né in D7, A4 o C4. Fai una mossa qualsiasi.
course-high-kings-2-trapped-after = Un re arenato che non può muoversi è catturato. Il Blu ora ha perso due re e la partita.
course-high-kings-2-trapped-hint = Guarda dove potrebbe andare il re in B6.

course-high-kings-2-game = Una partita
course-high-kings-2-game-before = Gioca una partita contro il computer (forza 1).


## seat-of-kings-more

course-seat-of-kings-more-keep = Tre carte su sei
course-seat-of-kings-more-keep-before = In tre giocate in tre regioni. Ricevi sei carte e ne tieni tre per questo round. Le altre sono la tua prossima mano.
course-seat-of-kings-more-keep-after = Nessuno vede quali carte hai tenuto.
course-seat-of-kings-more-keep-hint = Una carta che piazza due pedine sta bene con una che costa poco.
course-seat-of-kings-more-keep-elsewhere-1 = Nessuno sa ancora chi è il giocatore iniziale. Puoi già scegliere le tue carte?

course-seat-of-kings-more-option = A chi si propone il traditore
course-seat-of-kings-more-option-before = Nell’Ulster il Rosso ha più posizioni di chiunque altro e non può giocare il traditore. Tra gli altri hai più posizioni tu, quindi la prima scelta è tua. Passa, e guarda a chi tocca dopo.
course-seat-of-kings-more-option-after = La proposta passa in senso orario al Bianco. In caso di parità ciascuno gira una carta, e decide per primo chi ha la più alta.
course-seat-of-kings-more-option-hint = Passare non costa nulla.
course-seat-of-kings-more-option-rest = Hai giocato tu il traditore, quindi nessun altro decide. Passa, e guarda a chi tocca.
course-seat-of-kings-more-option-elsewhere-1 = Tre giocatori sono pari, perciò ognuno gira una carta. Dopo la tua il mazzo è vuoto. Puoi già giocare il traditore?

course-seat-of-kings-more-garrison = Un presidio difende una regione aperta
course-seat-of-kings-more-garrison-before = In tre o in quattro una regione conquistata resta aperta. Oltre alla pedina del Re, mettici un presidio: una o due pedine.
course-seat-of-kings-more-garrison-after = Un presidio non costa nulla, e puoi anche farne a meno. Agli altri rende più difficile salire, soprattutto in C1 e C2.
course-seat-of-kings-more-garrison-hint = Va bene qualunque posizione vuota, tranne il trono.
course-seat-of-kings-more-garrison-near-1 = È consentito, ma così la regione è difesa solo dalla pedina del Re. Metti almeno una pedina.

course-seat-of-kings-more-king-falls = Come cade una pedina del Re
course-seat-of-kings-more-king-falls-before = La pedina del Re rossa è nell’Ulster. Solo una promozione sul trono la toglie. Sali sul trono.
course-seat-of-kings-more-king-falls-after = La pedina torna a casa, e tu non piazzi nulla. Per diventare Re lì devi salire di nuovo in un altro turno.
course-seat-of-kings-more-king-falls-hint = Sali come per prendere il trono.
course-seat-of-kings-more-king-falls-rest = La pedina del Re rossa è ancora sul trono. Sali da W1 e W2.

course-seat-of-kings-more-two-forts = Una “pietra del destino” può creare un secondo fortino
course-seat-of-kings-more-two-forts-before = La tua “pietra del destino” ha creato un secondo fortino, in F3. In una regione puoi averne uno solo. Quale tieni?
course-seat-of-kings-more-two-forts-after = Una “pietra del destino” può creare fortini anche per gli altri.
course-seat-of-kings-more-two-forts-hint = L’altro fortino perde la pedina in cima.

course-seat-of-kings-more-no-stock = Nessuna pedina nello stock
course-seat-of-kings-more-no-stock-before = Hai già usato tutte le tue 20 pedine: 7 sono sul tabellone, e 13 sono prigionieri del Rosso. Hai 1 cumal e la carta 17: giocala o scartala. Quale delle due cose aiuta a riportare a casa le tue pedine?
course-seat-of-kings-more-no-stock-after = Senza stock non puoi né piazzare né promuovere. Alla fine del round 3 cumal li riportano a casa tutti e 13.
course-seat-of-kings-more-no-stock-hint = Tre cumal li riscattano tutti.
course-seat-of-kings-more-no-stock-rest = Senza stock non hai piazzato nulla, e hai sempre solo 1 cumal.

course-seat-of-kings-more-all-yours = Con quindici posizioni conquisti una regione
course-seat-of-kings-more-all-yours-before = Tredici posizioni dell’Ulster sono tue, anche il trono. La tua carta raggiunge le ultime due. Prendile tutte e due.
course-seat-of-kings-more-all-yours-after = Sono tue tutte e quindici, quindi la regione è conquistata subito, a metà round.
course-seat-of-kings-more-all-yours-hint = F1 è vuota, e F2 è del Rosso.
course-seat-of-kings-more-all-yours-rest = Almeno una posizione dell’Ulster non è ancora tua. La carta piazza due pedine.
course-seat-of-kings-more-all-yours-elsewhere-1 = Hai conquistato l’Ulster prima di piazzare tutte le tue pedine. Puoi attivare adesso?

course-seat-of-kings-more-third-region = La terza regione
course-seat-of-kings-more-third-region-before = In una partita in due ciascuno ha conquistato una regione. Il nuovo giocatore iniziale ora ne apre una terza. Scegli quale.
course-seat-of-kings-more-third-region-after = Chi ne prende il trono vince.
course-seat-of-kings-more-third-region-hint = Le due regioni conquistate restano chiuse.

course-seat-of-kings-more-starter = Il prossimo giocatore iniziale
course-seat-of-kings-more-starter-before = In questo round il giocatore iniziale eri tu. Nomina il prossimo, chiunque tranne te.
course-seat-of-kings-more-starter-after = Una partita che dopo 60 round nessuno ha vinto è patta. Al tavolo potete scegliere un limite più basso.
course-seat-of-kings-more-starter-hint = Chi gioca per ultimo può rispondere a tutto. Chi gioca per primo arriva per primo.
course-seat-of-kings-more-starter-elsewhere-1 = Avete concordato due round, e sono finiti tutti e due. Puoi scartare una carta?
course-seat-of-kings-more-starter-elsewhere-2 = Tieni il trono del Leinster, la terza regione. Puoi scartare una carta?

course-seat-of-kings-more-game = Una partita in tre
course-seat-of-kings-more-game-before = Gioca una partita in tre contro il computer (forza 1).
