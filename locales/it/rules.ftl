# Le regole dei giochi con i forti e di Tara, Seat of Kings, una per una, in italiano.
#
# Un messaggio per regola; il nome è l’id della regola in data/clauses.toml.
# `.ruling` dice che cosa è stato scelto dove le fonti lasciano qualcosa di aperto, e perché.
# I messaggi `variant-*` danno il nome a una variante; `.about` la presenta a chi non la conosce.
#
# Le fonti, con i nomi che hanno in data/clauses.toml:
#   manual N   Tara, manuale completo, 12 febbraio 2014, sezione N
#              (raccolto da Thom Mollinga dal sito tailtengames.com)
#   revised    High Kings of Tara, livello 1, versione riveduta del 22 febbraio 2014
#   rulebook N Tara, Seat of Kings, regolamento inglese, pagina N, di Alan Paull,
#              Surprised Stare Games Ltd 2006
#   German     le regole ufficiali di quel gioco in tedesco
#   Italian    la traduzione italiana per giocatori di quel regolamento, con note, di Guglielmo Cinti
#   FAQ        le risposte dell’editore a quattro domande sul gioco
#   ruling     una scelta soltanto nostra


## Sezioni

section-B = Tabellone e termini
section-M = Partita, incontro e punteggio
section-SH = La Collina Sacra
section-SHL = La Collina Sacra, livello 2
section-SHD = La Collina Sacra in doppio
section-FT = Quattro Tesori
section-HK = Gli Alti Sovrani di Tara
section-HKL = Gli Alti Sovrani di Tara, livello 2
section-PC = Il Calice Avvelenato
section-SD = La Pietra del Destino
section-SKB = Seat of Kings: tabellone e pedine
section-SKC = Seat of Kings: carte e mazzi
section-SKR = Seat of Kings: preparazione e round
section-SKP = Seat of Kings: piazzamento
section-SKF = Seat of Kings: fortini
section-SKA = Seat of Kings: attivazione e promozione
section-SKD = Seat of Kings: la “pietra del destino”
section-SKM = Seat of Kings: amnistia
section-SKT = Seat of Kings: traditori
section-SKI = Seat of Kings: rendite
section-SKK = Seat of Kings: Re, svuotamento e vittoria
section-SKX = Seat of Kings: scambi e riscatti
section-SK2P = Seat of Kings: due giocatori
section-SKO = Seat of Kings: opzioni, risultato, carte nascoste
section-program = Su questo programma


## Varianti

variant-sacred-hill-1 = La Collina Sacra, livello 1
    .hook = Attraversa la collina a salti di cavallo, poi lotta per unire i tuoi forti. Vince chi ha meno regni.
    .about =
        Spargi i tuoi forti sulla collina di Tara a salti di cavallo, poi corri a unirli in un solo
        regno, mentre spezzi quello avversario e catturi i forti rimasti soli. Dopo l’ultimo turno
        vince chi ha meno regni; a parità, chi ha più forti.

variant-sacred-hill-2 = La Collina Sacra, livello 2
    .hook = Una costruzione tira l’altra. Cavalca la valanga, prima che ti travolga.
    .about =
        L’apertura è quella del livello 1, ma in Battaglia è il tabellone a guidarti: devi sempre
        giocare dove si incontrano più forti tuoi, e una costruzione tira l’altra, come una valanga
        che solo chi guarda lontano riesce a dirigere. Alla fine vince chi ha meno regni; a parità,
        chi ha più forti.

variant-sacred-hill-doubles-1 = La Collina Sacra in doppio, livello 1
    .hook = Compagni faccia a faccia, e ognuno costruisce dalla sua parte della collina.
    .about =
        Si gioca in quattro attorno a un solo tabellone, con i compagni faccia a faccia: ognuno
        costruisce soltanto nelle quattro file più vicine e può saltare anche dai forti piantati dal
        compagno. Vince, insieme, la coppia con meno regni; a parità, quella con più forti.

variant-sacred-hill-doubles-2 = La Collina Sacra in doppio, livello 2
    .hook = Compagni faccia a faccia, e una sola valanga che vi travolge tutti e quattro.
    .about =
        Il doppio con le reazioni a catena del livello 2: un forte vicino al centro può vincolare il
        tuo compagno quanto te, e per scegliere il momento giusto bisogna capirsi senza una parola.
        Vince la coppia con meno regni; a parità, quella con più forti.

variant-four-treasures = Quattro Tesori
    .hook = Costruisci dove vuoi e getta tutti i ponti che puoi. Vince chi ha più ponti.
    .about =
        Il più semplice dei giochi di Tara, dai sei anni in su e più profondo di quanto sembri:
        costruisci dove vuoi, getta ponti ovunque puoi e tendi trappole ai forti isolati. Alla fine
        vince chi ha più ponti; a parità, chi ha più forti.

variant-four-treasures-doubles = Quattro Tesori in doppio
    .hook = Tessi una sola rete con il tuo compagno, di traverso a quella dei rivali.
    .about =
        Tessi una rete di ponti con il compagno che siede di fronte a te, mentre l’altra coppia tesse
        la sua di traverso alla vostra. Vince la coppia con più ponti; a parità, quella con più forti.

variant-high-kings-1 = Gli Alti Sovrani di Tara, livello 1
    .hook = Tre re saltano, innalzano forti e fanno razzie. Cattura due re avversari e vinci subito.
    .about =
        Tre re per parte balzano come cavalli degli scacchi e innalzano un forte dovunque atterrano,
        finché la terra si chiude intorno a loro e non resta che fare razzie, o cadere. Chi cattura
        due re avversari vince subito; altrimenti vince chi ha meno regni, poi chi ha più forti, e un
        re catturato vale un punto.

variant-high-kings-2 = Gli Alti Sovrani di Tara, livello 2
    .hook = Caduto un re, gli altri due possono cedere un forte per salvare il reame.
    .about =
        Tre re per parte saltano come cavalli degli scacchi e costruiscono forti, come nel livello 1.
        Chi ha perso un re ha però una via d’uscita: uno dei due che restano può cedere all’avversario
        il forte su cui arriva e rimanerci sopra, a un passo dalla rovina, per rimettere ordine nel
        reame. Con due re catturati si vince subito, altrimenti con meno regni, poi con più forti, e un
        re catturato vale un punto.

variant-poisoned-chalice = Il Calice Avvelenato
    .hook = Le tue file sono le colonne del rivale. Decidi tu dove deve costruire.
    .about =
        Siedi ad angolo retto rispetto al rivale, così le tue file sono le sue colonne, e puoi
        costruire solo dove non sei in maggioranza: il potere sta nel decidere dove deve andare
        l’altro. A tabellone pieno vince chi ha meno regni; a parità, chi ha più forti.

variant-stone-of-destiny = La Pietra del Destino
    .hook = Due re solitari riempiono la collina. Poi tutto ciò che non ha un ponte si può prendere.
    .about =
        Due re solitari si inseguono finché ogni collina ha il suo forte; poi, a ogni turno, un forte
        senza ponti cambia padrone, un re accorre a difenderlo e un ponte in più mette qualcosa al
        sicuro. Quando non resta nulla da prendere vince chi ha meno regni; a parità, chi non è
        rimasto con il forte di riserva in mano.

variant-seat-of-kings = Tara, Seat of Kings
    .hook = Porta i contadini sul trono, seppellisci i rivali nelle pile e paga i loro traditori. Da due a quattro giocatori.
    .about =
        Dai contadini nascono pastori, dai pastori guerrieri, dai guerrieri capi clan, e due capi clan
        fianco a fianco fanno un Re, se prima nessuno sale loro sulle spalle. Da due a quattro
        giocatori tengono tre carte su sei, seppelliscono le pedine altrui nelle pile, trattano sui
        prigionieri e pagano traditori. Chi occupa nello stesso momento i troni di due regioni è Ard
        Rí d’Irlanda e vince subito.


## B. Tabellone e termini

B1 =
    Il tabellone è una griglia di sette colline per sette a cui mancano i quattro angoli: in tutto 45
    colline. Le colonne vanno da A a G e le file da 1 a 7; A1, A7, G1 e G7 non esistono. In ogni
    diagramma la fila 1 è in basso (sud) e la colonna A a sinistra (ovest).
    .ruling =
        Il manuale indica le colline soltanto con lettera e numero. Il verso dei diagrammi è una
        scelta nostra.

B2 =
    Le colline sono adiacenti se si toccano con un lato, lungo una fila o lungo una colonna; se si
    toccano solo con un angolo non lo sono. Una collina accanto a un angolo mancante ha due vicine
    (B1 ha B2 e C1), ogni altra collina di un bordo ne ha tre (per esempio D1) e una collina interna
    ne ha quattro.

B3 =
    La mossa del cavallo è quella degli scacchi: una collina lungo una fila o una colonna e due lungo
    l’altra, in qualsiasi direzione.

B4 =
    Una collina è libera oppure ha un forte di un solo colore, mai più di uno. In doppio sono del
    tuo colore anche i forti del compagno. Nelle varianti con i re un forte può avere sopra un re,
    di qualsiasi colore.

B5 =
    Un collegamento è un ponte tra due forti adiacenti dello stesso colore. Un forte appena costruito,
    catturato o sacrificato viene unito con un ponte, in quello stesso turno, a ogni forte adiacente
    del colore che ha adesso. Solo nella Pietra del Destino i ponti si gettano uno alla volta (SD3,
    SD4, SD6). In tutte le altre varianti due forti sono collegati esattamente quando sono adiacenti e
    dello stesso colore.

B6 =
    Un regno è un gruppo di forti dello stesso colore tenuti insieme da collegamenti, a cui nessun
    altro forte è collegato. Anche un forte da solo è un regno.

B7 =
    Un forte è isolato se accanto non ha nessun forte del proprio colore. È assediato se ogni collina
    adiacente ha un forte avversario. Allo stesso modo una collina libera è assediata per te
    se l’avversario occupa tutte quelle adiacenti. Per un assedio servono due forti accanto a un
    angolo mancante, tre su un bordo e quattro all’interno. I gruppi di due o più forti non si
    possono assediare.

B8 =
    Catturare significa togliere dal tabellone un forte avversario assediato, mettere al suo posto un
    forte proprio e collegarlo, tutto nello stesso turno. Una cattura occupa il turno intero, e in un
    turno si cattura al massimo un forte.

B9 =
    Il territorio di uno schieramento è il numero dei suoi forti sul tabellone.

B10 =
    Forti e ponti non finiscono mai. Fa eccezione La Pietra del Destino, dove ogni schieramento ha
    esattamente 23 forti e le regole ne dipendono.
    .ruling =
        La scatola contiene 40 ponti per parte, ma nel manuale servono a leggere il punteggio a colpo
        d’occhio, non a limitare il gioco: nessun numero è quindi un limite. Nella Pietra del Destino
        i 23 forti per parte appartengono al gioco stesso, e lì contano.

B11 =
    Costruisci soltanto su colline libere. Catturi soltanto forti avversari: mai una collina libera e
    mai un forte tuo.



## M. Partita, incontro e punteggio

M1 =
    Gli schieramenti sono il Rosso e il Blu. In due giocatori un incontro è di due partite, in quattro
    è di quattro, e ogni giocatore ne comincia una. Chi comincia la prima si decide a sorte. Vince
    l’incontro chi fa più punti in tutte le sue partite; a punti pari l’incontro finisce in parità.
    .ruling =
        Le fonti non dicono come separare chi ha gli stessi punti nell’incontro. Non aggiungiamo uno
        spareggio nostro: un incontro così finisce in parità.

M2 =
    Il minor numero di regni decide ogni variante tranne Quattro Tesori (in singolo e in doppio). Lo
    schieramento con meno regni fa 2 punti più la differenza di regni. A parità di regni, lo
    schieramento con più territorio fa 2 punti più la differenza di territorio. L’altro fa 0 punti.
    Così 1 regno contro 4 vale 5 punti a 0, 2 regni contro 3 valgono 3 a 0, e a parità di regni 24
    forti contro 21 valgono 5 a 0.

M3 =
    Il maggior numero di ponti decide Quattro Tesori, in singolo e in doppio. Lo schieramento con più
    collegamenti fa 2 punti più la differenza di collegamenti: 34 contro 27 valgono 9 punti. A parità
    di collegamenti, lo schieramento con più territorio fa 2 punti più la differenza di territorio: 25
    contro 20 valgono 7 punti. L’altro fa 0 punti.

M4 =
    Se c’è parità in entrambe le misure, la partita è patta e ogni schieramento fa 1 punto. Può
    succedere solo nelle varianti in cui alla fine il tabellone può non essere pieno: Gli Alti
    Sovrani, Quattro Tesori in doppio e La Collina Sacra in doppio. Una partita della Pietra del
    Destino non è mai patta, e non lo è mai un tabellone con tutte le 45 colline occupate.
    .ruling =
        Il manuale lo dice di Quattro Tesori in doppio e degli Alti Sovrani. Anche una partita della
        Collina Sacra in doppio può finire a tabellone non pieno, quindi vale lì la stessa patta.

M6 =
    FUORI chiude La Collina Sacra, Quattro Tesori e Il Calice Avvelenato; per La Pietra del Destino
    vedi SD5. Il primo giocatore che all’inizio del suo turno non ha mosse consentite annuncia FUORI e
    non ha altri turni. Ognuno degli altri gioca ancora un turno, in ordine; chi a quel punto non ha
    mosse consentite lo salta. Poi la partita è finita. FUORI non è una mossa: lo annuncia il
    programma, e il turno passa.
    .ruling =
        Il manuale non dice che cosa succede a chi, arrivato al suo ultimo turno, non ha mosse
        consentite. Lo salta.

M7 =
    Non puoi passare, tranne quando lo permettono Gli Alti Sovrani (HK9).

M10 =
    Pezzo toccato. Secondo il manuale chi tocca una collina, o un re che può muoversi, è vincolato a
    quella scelta. Qui un turno conta quando viene confermato; fino ad allora si può cambiare.
    .ruling =
        Un dito che scivola su uno schermo non dice nulla sulle intenzioni di chi gioca.



## SH. La Collina Sacra

SH1 =
    A ogni turno si costruisce un forte o se ne cattura uno. La partita ha due fasi: prima le Manovre,
    poi la Battaglia.

SH2 =
    Manovre, il primo forte di un colore: finché sul tabellone non ce n’è nessuno di quel colore, si
    può costruire su qualsiasi collina libera.

SH3 =
    Manovre, ogni forte successivo: la collina libera su cui costruisci deve trovarsi a una mossa del
    cavallo da almeno un forte del tuo colore, e nessun forte del tuo colore può essere più vicino.
    Più vicino significa a distanza (1,0), (1,1) o (2,0) in qualsiasi direzione: fianco a fianco,
    angolo contro angolo o a due colline in linea retta. Le distanze (2,2) e (3,0) non sono più
    vicine. I forti avversari possono essere adiacenti.
    .ruling =
        Il manuale vieta di costruire più vicino di una mossa del cavallo, ma non elenca che cosa sia
        più vicino. Misurando in linea retta, o a passi lungo file e colonne, la risposta è la stessa:
        (1,0), (1,1) e (2,0) sono più vicine di una mossa del cavallo, (2,2) e (3,0) no.

SH4 =
    Se all’inizio del tuo turno SH3 non ti lascia nessuna collina, annunci BATTAGLIA. Le regole della
    Battaglia valgono già per quel turno e da lì in poi per tutti, anche se restano mosse del cavallo.

SH5 =
    Battaglia, livello 1: costruisci su una collina libera adiacente a un forte del tuo colore. Il
    nuovo forte viene collegato (B5).

SH6 =
    Battaglia, livello 1: se una collina così non c’è, ricomincia da una qualsiasi collina libera,
    assediata o no.

SH7 =
    Battaglia, livello 1: chi all’inizio del suo turno trova assediato un forte avversario deve
    catturare; se sono più d’uno, sceglie quale. Non importa chi ha completato l’assedio. (Nelle
    Manovre non può nascere un assedio, perché due colline adiacenti a una stessa collina sono tra
    loro più vicine di quanto SH3 permetta.)

SH8 =
    La partita finisce secondo M6 e il punteggio è quello di M2. Finché c’è una collina libera si può
    sempre costruire, quindi in singolo il tabellone finisce pieno.


## SHL. La Collina Sacra, livello 2

SHL1 =
    Tutto è come nel livello 1, tranne la Battaglia. Per ogni giocatore ogni collina libera ha una
    priorità, in breve OP: il numero di forti adiacenti del suo colore, da 0 a 4. Ne ha una anche ogni
    forte avversario assediato: il numero di forti che lo assediano, da 2 a 4.

SHL2 =
    Devi giocare su una collina con la OP più alta tra quelle che hai a disposizione. Se è libera,
    costruisci; se è un forte avversario assediato, lo catturi. Tra colline di pari OP scegli
    liberamente. Se la più alta è OP0, puoi costruire su qualsiasi collina libera.

SHL3 =
    C’è tregua quando chi deve giocare ha davanti soltanto OP0 e OP1. La Battaglia comincia con una
    tregua, perché le Manovre non lasciano OP più alte. Il programma mostra le OP come punti, nessuno
    per OP0 e da uno a quattro per le altre, e segnala quando c’è tregua.


## SHD. La Collina Sacra in doppio

SHD1 =
    Intorno al tabellone siedono, in senso orario, Sud e Nord per il Rosso, Ovest ed Est per il Blu,
    nell’ordine Rosso Sud, Blu Ovest, Rosso Nord, Blu Est: i compagni sono così faccia a faccia.
    Ognuno dei quattro posti ha la sua zona: Sud le file da 1 a 4, Nord le file da 4 a 7, Ovest le
    colonne da A a D, Est le colonne da D a G. I compagni del Rosso hanno in comune la fila 4,
    quelli del Blu la colonna D.
    .ruling =
        Colori, lettere e posti sono quelli della didascalia sulla pagina ufficiale del doppio: il
        Rosso apre in E4, il Blu in D4.

SHD2 =
    Si costruisce e si cattura soltanto nella zona di chi ha il turno. Per le colline raggiungibili,
    le mosse del cavallo, la vicinanza, gli assedi e i collegamenti contano tutti i forti del colore,
    dovunque siano.

SHD3 =
    Manovre: il primo e il secondo giocatore aprono ciascuno su una collina libera a scelta della fila
    o della colonna comune del proprio schieramento. Dal terzo turno in poi vale SH3. Così il terzo
    giocatore costruisce a una mossa del cavallo dal forte del primo, dentro la propria zona.

SHD4 =
    Il primo giocatore a cui SH3 non lascia nessuna collina nella propria zona annuncia BATTAGLIA, e
    con questo entrano in Battaglia tutti e quattro.

SHD5 =
    In Battaglia valgono le regole da SH5 a SH7 nel livello 1, SHL1 e SHL2 nel livello 2, ma solo
    entro la propria zona: le colline adiacenti a un forte del proprio colore, la OP più alta e i
    forti avversari assediati contano solo se stanno in quella zona. Un forte assediato nella zona
    del compagno resta da catturare al compagno; su una collina comune tocca al compagno che ha il
    turno per primo.
    .ruling =
        Il manuale dice che nella zona del compagno cattura il compagno, ma solo nella sezione 5, su
        Quattro Tesori in doppio. Nella Collina Sacra in doppio le zone funzionano allo stesso modo,
        quindi intendiamo che valga anche lì.

SHD6 =
    La partita finisce secondo M6: dopo FUORI ognuno degli altri tre gioca ancora un turno. Il
    punteggio è quello di M2, schieramento contro schieramento, con la patta di M4. Alla fine il
    tabellone può non essere pieno.
    .ruling =
        Il manuale descrive questo finale soltanto per Quattro Tesori in doppio; lo prendiamo anche
        per La Collina Sacra in doppio, che ha gli stessi quattro posti e le stesse zone. Che il
        tabellone non si riempia, scrive, è estremamente raro. Stando alle sue stesse regole non lo è:
        giocando a caso finisce così il 17% delle partite di Quattro Tesori in doppio, e il 24% e il
        45% di quelle della Collina Sacra in doppio, livello 1 e livello 2. Nessun’altra lettura del
        testo lascia colline libere solo di rado.


## FT. Quattro Tesori

FT1 =
    C’è una sola fase. A ogni turno costruisci un forte su una collina libera qualsiasi, e il forte
    viene collegato (B5).

FT2 =
    Se all’inizio del tuo turno un forte avversario è assediato, devi catturare invece di costruire.
    Se sono più d’uno, scegli quale.

FT3 =
    La partita finisce secondo M6. Il punteggio è quello di M3: prima i ponti, poi il territorio.

FT4 =
    In doppio: posti e zone sono quelli di SHD1 e SHD2. Catturi solo nella tua zona, e solo un forte
    assediato lì ti obbliga a catturare. Il primo turno ha come unico limite la tua zona. Alla fine il
    tabellone può non essere pieno, e M4 dice quando la partita è patta.


## HK. Gli Alti Sovrani di Tara

HK1 =
    Ogni schieramento ha tre re, e tutti i re si muovono con la mossa del cavallo. Preparazione: i
    giocatori costruiscono a turno un forte ciascuno, con un re sopra, finché entrambi ne hanno tre.
    La collina deve essere libera e non può essere adiacente a un forte dello stesso colore; può
    esserlo a forti avversari. Nella Preparazione non si cattura nessun re.
    .ruling =
        Un forte costruito nella Preparazione potrebbe chiudere un assedio intorno a un re
        avversario. Non per questo il re è catturato, perché per catturare serve la mossa di un re,
        e nella Preparazione i re si collocano e non si muovono. Il testo riveduto, dove parla della
        preparazione, non conta i re (in inglese “ignoring the kings”); è una svista, perché la sua
        stessa preparazione i re li colloca.

HK2 =
    Due re dello stesso colore non stanno mai su forti adiacenti. Re di colori diversi possono starci.

HK3 =
    Manovre: uno dei tuoi re fa una mossa del cavallo, e dove arriva gli si costruisce sotto un forte.
    La collina deve essere libera, senza forti del tuo colore adiacenti.

HK4 =
    Un re è bloccato quando le regole della fase non gli lasciano nessuna collina libera dove
    muoversi. Se all’inizio del tuo turno HK3 blocca tutti i tuoi re, annunci BATTAGLIA, e già in quel
    turno giochi con le regole della Battaglia. L’avversario vi entra nel turno successivo. Da allora
    si valuta di nuovo, secondo HK5, se un re è mobile.

HK5 =
    Battaglia: uno dei tuoi re fa una mossa del cavallo verso una collina libera, e lì gli si
    costruisce sotto un forte, che viene collegato. HK2 deve essere rispettata. Ora il forte può
    essere adiacente a forti del tuo colore, ma non è obbligatorio.

HK6 =
    Soltanto quando tutti i tuoi re sono bloccati secondo HK5 puoi fare altre due cose, ciascuna con
    la mossa del cavallo di un re. Ripieghi se il re va su un tuo forte dove non c’è nessun re.
    Catturi un forte se va su un forte avversario assediato dove non c’è nessun re; quel forte viene
    allora sostituito da uno tuo e collegato. In entrambi i casi HK2 deve essere rispettata anche dove
    il re arriva.
    .ruling =
        Le fonti non dicono se un forte assediato con un re avversario sopra si possa catturare come
        forte. Non si può, perché due re non stanno mai sulla stessa collina.

HK7 =
    I re si catturano nelle Manovre e in Battaglia, con un re che si muove. Guarda ogni re avversario
    adiacente alla collina dove finisce la mossa. È catturato se sta su un forte isolato e tutte le
    colline adiacenti hanno ora forti del colore di chi ha mosso. Non fa differenza se la mossa ha
    costruito l’ultimo forte dell’assedio, ha catturato un forte o è semplicemente arrivata su un
    forte. Una sola mossa può far cadere più re. Cattura solo il re che arriva, non quello che stava
    già accanto al re avversario. Un re catturato è fuori dalla partita, ma il suo forte rimane.
    .ruling =
        Il manuale parla di costruire e di ripiegare. Un re che cattura un forte cattura anche i re,
        perché pure una cattura mette lì un forte.

HK8 =
    È la mossa stessa a catturare. Un re che si muove dove si applica HK7 cattura i re; un re che va
    su un forte avversario cattura quel forte. Entrambe le cose sono obbligatorie. Quale mossa
    giocare lo scegli liberamente.

HK9 =
    Passare. Puoi farlo solo in Battaglia, all’inizio del tuo turno, e solo se nessun re sul
    tabellone, tuo o dell’avversario, potrebbe muoversi su una collina libera (HK5). Il turno in cui
    si annuncia BATTAGLIA conta come Battaglia. Quando passi, i tuoi re escono dal tabellone, ma non
    sono catturati. L’avversario ha ancora un turno e dopo è costretto a passare: escono dal tabellone
    anche i suoi re, un re arenato è catturato (HKL4), e la partita finisce. I re restano dove sono se
    la partita finisce secondo HK11, HK12 o HKL3.

HK10 =
    Se HK5 e HK6 non ti lasciano mosse consentite, e un re avversario mobile ti impedisce di passare
    secondo HK9, salti il turno: i tuoi re restano, e tocca all’avversario. Non succede in un ultimo
    turno, dove si può passare oppure HKL3 chiude la partita.
    .ruling =
        In quel caso le fonti non lasciano nulla da fare: passare è vietato, e mosse non ce ne sono.
        Saltare il turno è il passo più piccolo che fa andare avanti la partita, e non costa nessun
        re.

HK11 =
    Chi costruisce sull’ultima collina libera lascia all’avversario un ultimo turno, dopo il quale la
    partita è finita; i re restano dove sono. Nell’ultimo turno si può anche passare, se HK9 lo
    permette. In quel caso escono dal tabellone i re di chi passa, e quelli dell’altro restano.

HK12 =
    Doppia cattura: chi perde il secondo re perde subito la partita, che i due cadano in un turno solo
    o in più turni.

HK13 =
    Senza doppia cattura il punteggio è quello di M2, e in più fa 1 punto ogni schieramento che ha
    catturato un re. Con 6 regni contro 7 e un re catturato dal vincitore, il vincitore fa 2 + 1 + 1 =
    4 punti. Se regni e territorio sono entrambi pari, ogni schieramento fa 1 punto, e i re catturati
    non danno nulla.
    .ruling =
        A parità di regni e territorio le fonti danno a ciascuno soltanto un punto (in inglese “just
        1 point”). Prendiamo quel “soltanto” alla lettera, quindi un re catturato non aggiunge
        nulla.

HK14 =
    Se c’è stata una doppia cattura, il vincitore fa un punto per ogni re che ha catturato: 2, oppure
    3 con una tripla cattura. Chi perde fa 1 punto se ha catturato un re, altrimenti 0. Regni e
    territorio non danno nulla.

HK15 =
    Ripetizione. La terza volta che si presenta la stessa posizione (tabellone, re e chi deve
    muovere), la partita finisce come se entrambi i giocatori avessero passato: tutti i re escono
    dal tabellone, e HK13 dà il punteggio. Una posizione conta ogni volta che qualcuno sta per
    muovere, anche la prima: quella d’inizio della partita, o quella del testo che è stato letto.
    Una posizione con un re arenato non si presenta mai due volte.
    .ruling =
        Si potrebbe ripiegare all’infinito, e le fonti non hanno una regola per impedirlo. Chiudere la
        partita come se entrambi avessero passato è il finale che le fonti stesse danno a un tabellone
        dove più nulla va avanti.


## HKL. Gli Alti Sovrani di Tara, livello 2

HKL1 =
    Tutto è come nel livello 1, con un potere in più: sacrificare. Chi può farlo: uno schieramento che
    ha perso esattamente un re. Quando: tutti i suoi re, anche uno arenato, erano bloccati secondo HK5
    prima della mossa, e uno ripiega (HK6) su un forte del proprio colore che è assediato. Come: il
    giocatore può sostituire quel forte con uno avversario, collegato per l’avversario nello stesso
    turno. HK7 viene prima, finché il forte è ancora in piedi, quindi uno stesso turno può catturare
    un re e sacrificare il forte. Se quella cattura chiude la partita (HK12), non c’è sacrificio.
    .ruling =
        Il manuale chiede che i re siano bloccati e non dice se conti un re arenato. Conta, come ogni
        altro re di quello schieramento.

HKL2 =
    Dopo un sacrificio il re è arenato: sta in territorio avversario. Non può essere catturato, e la
    sua collina è chiusa a tutti i re. Se la partita continua, il turno successivo del suo
    schieramento spetta a lui; nessun altro re può muoversi. Se può andare su una collina libera
    secondo HK5, deve farlo. Se non può, vale per lui HK6: ripiega o cattura un forte, e per questo
    non serve che l’altro re sia bloccato. Può sacrificare di nuovo solo se HKL1 è soddisfatta per
    intero.
    .ruling =
        HK6 chiede che tutti i re di uno schieramento siano bloccati. Il manuale dice al re arenato
        che cosa fare guardando soltanto se è mobile lui, quindi l’altro re non conta.

HKL3 =
    Se all’inizio del turno del suo schieramento un re arenato non può muoversi in nessun modo, è
    catturato d’ufficio, e quello schieramento perde per doppia cattura (HK14).

HKL4 =
    Se un re è ancora arenato quando la partita finisce in un modo diverso dalla doppia cattura
    (secondo HK9 o HK11), è catturato d’ufficio anch’esso, e questo fa una doppia cattura. Il manuale
    lo mostra nella fig. 7-1, opzione B: l’avversario passa, e il sacrificio che segue gli regala una
    vittoria da 2 punti. In una partita che finisce per doppia cattura un re arenato non è catturato e
    resta sul tabellone.
    .ruling =
        Se in quel momento entrambi gli schieramenti hanno un re arenato, cosa a cui nessuna partita
        porta, sono catturati tutti e due e ogni schieramento fa 1 punto.

HKL5 =
    Finché un tuo re è arenato non puoi passare. Non salti mai nemmeno il turno: dove succederebbe,
    HKL3 chiude la partita. Per un avversario che vuole passare secondo HK9 il tuo re arenato conta
    come gli altri: quel che importa è se può andare su una collina libera.

HKL6 =
    Un forte non si può sacrificare nel turno in cui è stato costruito. (Segue già da HKL1.)


## PC. Il Calice Avvelenato

PC1 =
    Le Manovre durano otto turni, quattro per giocatore. Il tabellone ha quattro bordi: la fila 1 (da
    B1 a F1), la fila 7 (da B7 a F7), la colonna A (da A2 a A6) e la colonna G (da G2 a G6). Su ogni
    bordo ciascun giocatore costruisce una volta; l’ordine dei bordi è libero.

PC2 =
    Non si costruisce un forte di fronte a un altro, di qualunque colore siano. Sono di fronte i due
    estremi di una colonna (per esempio B1 e B7) e i due estremi di una fila (per esempio A2 e G2).

PC3 =
    Battaglia. Le file del Rosso sono le linee con una lettera, da A a G; le file del Blu sono le
    linee con un numero, da 1 a 7. Una fila si stende da sinistra a destra davanti al suo giocatore:
    il Rosso siede dal lato dei numeri, il Blu dal lato delle lettere. Una fila è valida per te se vi
    hai meno forti dell’avversario, o altrettanti, ma almeno uno. Una fila senza colline libere non è
    mai valida.
    .ruling =
        Stando alle parole del manuale sarebbe valida anche una fila piena. Lì non si potrebbe
        costruire nulla, e il giocatore resterebbe fermo senza il permesso di catturare, mentre il
        manuale dice che il tabellone finisce sempre pieno; perciò le file piene non contano.

PC4 =
    Se hai file valide, costruisci in una di esse, su una collina libera a tua scelta. Il forte viene
    collegato.

PC5 =
    Se non hai file valide, devi catturare: va bene qualunque forte avversario assediato. Se non ce
    n’è nessuno, costruisci su una collina libera qualsiasi.

PC6 =
    La partita finisce secondo M6. Un tabellone pieno non la chiude: si continua a catturare (PC5)
    finché un giocatore resta senza mosse consentite. A quel punto al massimo uno schieramento ha
    ancora forti assediati. Il punteggio è quello di M2.


## SD. La Pietra del Destino

SD1 =
    Ogni schieramento ha un re e 23 forti. Manovre: per cominciare il primo giocatore sceglie una
    collina qualsiasi, vi costruisce e mette il re sul forte. Da lì in poi si costruisce vicino al re
    avversario: su una collina libera a una o due colline da lui in linea retta, in orizzontale, in
    verticale o in diagonale. Su ogni forte che costruisci si sposta il tuo re. Non importa che cosa
    ci sia in mezzo.
    .ruling =
        Il manuale non dice se si possa costruire a due colline di distanza quando la collina in mezzo
        è occupata. Si può, perché il forte viene posato lì: niente si muove lungo la linea.

SD2 =
    Se una collina così non c’è, costruisci invece su una collina libera qualsiasi; il tuo re si
    sposta anche lì.

SD3 =
    Le Manovre durano finché il tabellone è pieno, con 23 forti contro 22, e non creano collegamenti.
    Resta un forte, quello di riserva. Lo ha il secondo giocatore, che comincia la Battaglia.

SD4 =
    Battaglia. Ogni turno ha questi passi, in quest’ordine. Primo, togli un forte avversario che non
    abbia collegamenti né il re avversario, e rendilo al suo proprietario: è il suo nuovo forte di
    riserva. Secondo, metti al posto di quello tolto il tuo forte di riserva. Terzo, portaci il tuo
    re. Quarto, getta un ponte, in un punto qualsiasi del tabellone, tra due tuoi forti adiacenti non
    ancora uniti da un ponte; possono far parte già dello stesso regno. Il quarto passo è obbligatorio
    se due forti così ci sono. Se non ci sono, il turno finisce senza.
    .ruling =
        Il manuale elenca il ponte tra le cose da fare, ma non dice che cosa succede quando non resta
        nulla da collegare. Allora il turno finisce e basta, così una rete completa non costa mai il
        turno a nessuno.

SD5 =
    Se non hai forti da togliere, annunci FUORI e tieni il forte di riserva. L’avversario quindi non
    può costruire, e la partita finisce all’istante.
    .ruling =
        Il manuale dà all’altro giocatore ancora un turno. Quel turno non si può mai giocare: il forte
        di riserva resta a chi ha annunciato FUORI, e lo confermano la fig. 9-3 e il risultato fisso
        di 23 a 22.

SD6 =
    Alla fine si collegano i forti di ogni coppia adiacente dello stesso colore, e poi si contano i
    regni. La posizione finale ha questi collegamenti.
    .ruling =
        Il manuale collega quel che resta scollegato per formare il minor numero possibile di regni
        (in inglese “to form the fewest possible kingdoms”). Noi colleghiamo ogni coppia adiacente,
        anche tra gruppi che hanno già collegamenti, perché solo così i regni sono davvero il meno
        possibile.

SD7 =
    Il punteggio è quello di M2. Il territorio è sempre 23 a 22, a favore di chi non ha il forte di
    riserva, quindi a parità di regni si fanno 2 + 1 = 3 punti.


## SKB. Seat of Kings: tabellone e pedine

SKB1 =
    Le regioni sono quattro, in senso orario a partire da ovest: Connacht, Ulster, Leinster e Munster.
    Non si toccano in nessun punto: ogni regione è un tabellone a sé.
    .ruling =
        Il regolamento dice che la sequenza “inizia nella regione del Connacht e prosegue, in senso
        orario” (in inglese “starting with Connacht”, “clockwise”), e non nomina tutte e quattro le
        regioni. Il quarto nome viene dalla pagina dell’editore, l’ordine dalla carta d’Irlanda.

SKB2 =
    Una regione è una piramide di 15 posizioni in cinque ranghi. Dal basso verso l’alto: cinque
    posizioni di contadino, da F1 a F5; quattro di pastore, da H1 a H4; tre di guerriero, da W1 a W3;
    due di capo clan, C1 e C2; e quella del Re, K. Ogni rango è numerato da sinistra. Una posizione
    sta sopra due posizioni del rango inferiore, quella con il suo stesso numero e la successiva: H1
    sta sopra F1 e F2, K sopra C1 e C2. Due posizioni dello stesso rango sono adiacenti se i loro
    numeri differiscono di 1.

SKB3 =
    I giocatori sono Blu, Rosso, Bianco e Giallo: due qualsiasi di loro, tre o tutti e quattro.
    Siedono in senso orario, nell’ordine in cui la partita elenca i posti. Ognuno ha 20 pedine e 2
    pedine del Re. Lo stock di un giocatore contiene le sue pedine che non sono né sul tabellone né
    prigioniere.

SKB4 =
    Le pedine in una posizione formano una pila. Chi possiede quella in cima controlla la posizione;
    tutte quelle sotto la cima sono pedine catturate. Del colore che controlla c’è in cima una
    pedina, oppure due, che sono un fortino. Non sono mai tre, e nessuna sta più in basso (SKF1,
    SKD2).

SKB5 =
    La moneta è il cumal, che vale tre mucche. In banca non ne mancano mai.
    .ruling =
        La scatola contiene cumal per un valore di 71, e il regolamento non dice che cosa succede
        quando sono esauriti. Servono a tenere il conto, quindi nessun pagamento fallisce perché
        mancano.

SKB6 =
    In quattro si usano tutte e quattro le regioni; in tre se ne scelgono tre, in due se ne scelgono
    due (SK2P1). Quali, si stabilisce prima che la partita cominci. Se non si concorda altro sono le
    prime dell’elenco di SKB1: Connacht e Ulster in due, anche Leinster in tre. Le regioni si nominano
    e si trattano sempre nell’ordine di SKB1, comunque siano state scelte.
    .ruling =
        Il regolamento lascia libera la scelta delle regioni (in inglese “any”, qualsiasi), e non dice
        chi le sceglie. Le regioni sono tutte uguali, quindi è un accordo prima della partita,
        una sua opzione, e non una mossa.


## SKC. Seat of Kings: carte e mazzi

SKC1 =
    Ci sono 36 carte con numeri di spareggio da 1 a 36, ogni numero una volta. Una carta è una “pietra
    del destino” oppure mostra uno schema. Uno schema ha una o due posizioni di piazzamento, di rango
    contadino, pastore o guerriero, e un numero qualsiasi di posizioni sbiadite, tutte in una
    disposizione fissa tra loro. Una carta con uno schema ha un costo di attivazione da 0 a 4 cumal.
    Una “pietra del destino” costa 3.
    .ruling =
        Il regolamento parla di 36 carte e di numeri di spareggio da 1 a 36, ma non dice quante volte
        compare ciascuno. Con ogni numero una volta sola, non resta in piedi nessuna parità.

SKC2 =
    Una collocazione di uno schema è un punto della regione dove esistono tutte le posizioni dello
    schema, anche quelle sbiadite. Che cosa ci sia su quelle sbiadite non importa. Uno schema si
    sposta soltanto a sinistra e a destra; non si gira, non si specchia e non passa a un altro rango.

SKC3 =
    Delle carte stampate le fonti ne descrivono quattro: un contadino con un contadino sbiadito alla
    sua sinistra, che costa 0 e va da F2 a F5; un pastore singolo, che va da H1 a H4; un contadino con
    il pastore che gli sta sopra a destra, che va da F1 con H1 a F4 con H4; e la “pietra del destino”,
    che costa 3. Il mazzo che accompagna il programma è una ricostruzione di tutte e 36 che rispetta
    questi dati, e dovunque compaia viene chiamato così. Ogni altro file di mazzo (SKC2a) si gioca
    altrettanto bene, quindi chi possiede la scatola può inserire le carte stampate.
    .ruling =
        Nessun testo che conosciamo elenca le carte. Per giocare un mazzo ci vuole, quindi ne abbiamo
        fatto uno nello spirito delle quattro descritte, e lo teniamo come dati, dove il mazzo
        stampato può prendere il suo posto.

SKC4 =
    Se si deve girare una carta mentre il mazzo è vuoto, si mescolano gli scarti, che diventano il
    nuovo mazzo. Si fa quando serve una carta, non quando si prende l’ultima. Anche le carte girate o
    prese nella fase dei traditori vanno negli scarti: quella di un traditore subito, quelle di uno
    spareggio tutte insieme, quando lo spareggio è risolto.
    .ruling =
        Il regolamento non prevede un mazzo vuoto, e in quattro, con 24 carte distribuite su 36, può
        succedere. Le carte di uno spareggio non ancora risolto stanno ancora davanti ai giocatori,
        quindi non sono tra quelle che si mescolano; si continua a girare dal prossimo dei giocatori
        in parità. Una carta usata in un turno sta negli scarti dal momento in cui è usata. L’ordine
        degli scarti non ha significato.


## SKR. Seat of Kings: preparazione e round

SKR1 =
    Ogni giocatore comincia con 2 cumal. Chi inizia si decide a sorte: ognuno gira una carta, e quello
    con il numero più alto è il primo giocatore iniziale.

SKR2 =
    Prima del primo round, e poi a round alterni, si mescola l’intero mazzo con tutti gli scarti e
    si distribuiscono sei carte a ciascuno: sei dalla cima al giocatore iniziale, le sei successive
    al prossimo in senso orario, e così via. Ognuno tiene in segreto tre delle sei carte per questo
    round e mette da parte le altre tre, che saranno la sua mano nel round successivo. Nella
    registrazione di una partita queste scelte sono in senso orario a partire dal giocatore
    iniziale. In una partita dal vivo scelgono tutti insieme. A nessuno si mostra che cosa hanno
    tenuto gli altri.
    .ruling =
        Le fonti non dicono in quale ordine si distribuiscono e si scelgono le carte. L’ordine non
        può contare: il mazzo è mescolato, e le scelte sono segrete. Con un ordine fisso una
        registrazione si legge in un modo solo.

SKR3 =
    Un round fa tre giri del tavolo, in senso orario a partire dal giocatore iniziale, e in ogni turno
    un giocatore consuma una carta della sua mano.

SKR4 =
    Nel tuo turno fai una di quattro cose: giochi una carta con uno schema e piazzi pedine (SKP1),
    giochi una “pietra del destino” (SKD1), dichiari un’amnistia (SKM1), oppure scarti una carta
    qualunque e guadagni 2 cumal. La carta va negli scarti.

SKR5 =
    Un round finisce con questi passi, in quest’ordine: traditori (SKT1), rendite (SKI1), svuotamento
    delle regioni (SKK1), scambi e riscatti (SKX1), e scelta di un nuovo giocatore iniziale. Il
    giocatore iniziale ne nomina un altro qualsiasi. In due ce n’è uno solo da nominare, quindi non si
    chiede.


## SKP. Seat of Kings: piazzamento

SKP1 =
    Per piazzare pedine scegli una regione in gioco, una carta della tua mano con uno schema e una
    collocazione. Devi scegliere una collocazione in cui tutte le posizioni di piazzamento sono vuote,
    se c’è; altrimenti una con quante più posizioni vuote possibile; se sono tutte occupate
    ovunque, una qualsiasi. Contano soltanto le posizioni che lo schema può raggiungere. Tutto
    questo si valuta una volta sola, quando la carta viene giocata. Puoi giocare una carta anche se
    poi non si può piazzare né attivare nulla.
    .ruling =
        Il regolamento dà l’ordine di preferenza e lascia aperto quando lo si guarda, e se si possa
        giocare una carta senza pedine da piazzare nello stock. Una collocazione che era consentita
        resta scelta, perché la carta è stata giocata per quella. E poiché ogni piazzamento è
        facoltativo, si può giocare una carta per nulla, o soltanto per attivare ciò che lì si
        controlla. Il testo italiano sembra preferire ranghi anziché posizioni; contraddice i suoi
        stessi esempi, e in questo non lo si segue (SKO1).

SKP2 =
    Poi puoi piazzare una pedina del tuo stock in una delle posizioni di piazzamento della
    collocazione, in entrambe, nell’ordine che vuoi, oppure in nessuna. Ciascuna si può tentare una
    volta sola, e conta anche un tentativo che finisce come in SKF2. Piazzare è sempre facoltativo, e
    non costa nulla, a parte SKP5.

SKP3 =
    Se piazzi in una posizione controllata da un avversario, la catturi. Tutte le pedine avversarie
    che vi si trovano diventano pedine catturate, e le tue già catturate nella pila tornano nel tuo
    stock. Fa eccezione il fortino avversario (SKF2).

SKP4 =
    Se piazzi in una posizione che controlli tu, crei un fortino (SKF1).

SKP5 =
    Il primo piazzamento in una regione senza nessuna pedina, nemmeno del Re, costa 2 cumal. Se non li
    hai, lì non puoi piazzare nulla. Il giocatore iniziale del primo round ne è esente per tutto quel
    round. Il testo italiano dice “primo turno”, ma chiama “turno” anche un round, quindi lo si legge
    allo stesso modo (SKO1).

SKP6 =
    Senza pedine nello stock non puoi né piazzare né promuovere. Una pedina nello stock ti serve anche
    solo per attaccare un fortino (SKF2) o una pedina del Re (SKK5), dove alla fine non viene
    piazzata; una pedina che tornerebbe soltanto grazie a quel piazzamento arriva troppo tardi.
    .ruling =
        In SKF2 e SKK5 alla fine non si piazza nessuna pedina, quindi il regolamento lascia aperto se
        ne serva una. Serve: ciò che si tenta è un piazzamento, e per tentarlo ci vuole una pedina.
        Per lo stesso motivo arriva troppo tardi una pedina catturata che solo quel piazzamento
        libererebbe.


## SKF. Seat of Kings: fortini

SKF1 =
    Una seconda pedina di chi controlla la posizione, in cima alla pila, crea un fortino. Due pedine
    sono il massimo, nella posizione del Re non c’è mai un fortino, e ogni giocatore ne ha al massimo
    uno per regione. Se lì ne crei un altro, la pedina in cima al vecchio torna nel tuo stock.

SKF2 =
    Se piazzi o promuovi su un fortino avversario, succede solo che la sua pedina in cima torna nello
    stock del proprietario. La tua pedina non viene piazzata, nessuna viene liberata, e la posizione
    resta sotto il controllo del proprietario. Non l’hai attivata.

SKF3 =
    Un fortino non protegge né da un traditore né dalla “pietra del destino”.


## SKA. Seat of Kings: attivazione e promozione

SKA1 =
    Dopo il piazzamento, anche se non hai piazzato nulla, puoi pagare il costo di attivazione della
    tua carta. Lo paghi una volta sola per carta, qualunque cosa poi attivi.

SKA2 =
    Così si attiva ogni posizione di piazzamento della collocazione scelta che controlli, sia che in
    questo turno tu vi abbia piazzato una pedina, sia che la controllassi già. Vale anche per una
    posizione con un tuo fortino, dove non si poteva piazzare nulla.
    .ruling =
        Il regolamento attiva una posizione che controlli già e in cui “avrebbe potuto piazzare” chi
        gioca la carta (in inglese “could have placed”). In un tuo fortino non si può piazzare
        nulla. Ma sopra una coppia il regolamento attiva ogni pedina propria già presente (in
        inglese “any existing owned piece”, SKA4), anche un fortino, e così facciamo qui.

SKA3 =
    Due posizioni adiacenti dello stesso rango promuovono nella posizione sopra entrambe, se le
    controlli tutte e due e almeno una è attivata. Se la posizione sopra è vuota, vi va una pedina del
    tuo stock. Se la controlla un avversario, la tua pedina va in cima, e le tue pedine catturate che
    vi si trovano vengono liberate; fanno eccezione SKF2 e SKK5. Se la controlli tu, puoi aggiungere
    una pedina per creare un fortino (SKF1), oppure lasciarla com’è.

SKA4 =
    Una posizione in cui hai promosso, o che hai fortificato in questo modo, è attivata anch’essa. È
    attivata, senza piazzare nulla, anche una posizione già tua sopra una coppia così, e via di
    seguito verso l’alto. Da tutto ciò che è attivato puoi continuare a promuovere senza costi
    aggiuntivi. Il testo italiano attiva soltanto la posizione in cui hai promosso, il che porta allo
    stesso risultato (SKO1).

SKA5 =
    Ogni promozione è facoltativa. In una posizione puoi promuovere una volta sola in un turno, o
    nell’azione di un traditore, e conta anche un tentativo che finisce come in SKF2 o SKK5. Non
    promuovi mai in una posizione del Re che è tua.
    .ruling =
        Il regolamento non dice se la stessa posizione si possa tentare di nuovo. Se si potesse, con
        un solo pagamento si abbatterebbe un fortino e si prenderebbe la posizione, o si rimuoverebbe
        una pedina del Re e si farebbe un nuovo Re, mentre per questo il regolamento vuole un’altra
        promozione. Perciò una volta e basta.


## SKD. Seat of Kings: la “pietra del destino”

SKD1 =
    Con una “pietra del destino” fai cambiare posto a due pedine qualsiasi di una stessa regione,
    anche catturate, ma non nella posizione del Re. Possono stare nella stessa pila, ed essere tutte e
    due dello stesso giocatore. È consentito anche un cambio che non cambia nulla, perché può servire
    per SKD4.

SKD2 =
    Poi si mette in ordine ogni pila che è cambiata. Delle pedine di chi la controlla restano quella
    in cima e, se ce n’è una subito sotto, anche quella; tutte le altre di quel giocatore tornano nel
    suo stock (SKB4).
    .ruling =
        Un cambio di posto può lasciare pedine di un giocatore più in basso in una pila che controlla
        lui, cosa che una cattura non fa mai. Vengono liberate, proprio come se la posizione fosse
        stata catturata.

SKD3 =
    Chi dopo questo ha due fortini nella regione sceglie subito quale tenere. La pedina in cima
    all’altro torna nello stock. Se succede a due giocatori, scelgono in senso orario, a partire da
    chi ha il turno. Una regione che SKK3 svuota prima non ha più fortini, quindi nessuno sceglie.
    .ruling =
        La scelta viene da una risposta dell’editore, che non dà però un ordine per due giocatori che
        scelgono nello stesso momento. Prendiamo l’ordine dei turni.

SKD4 =
    Chi ha il turno può allora pagare 3 cumal per attivare, delle due pedine che hanno cambiato posto,
    quelle che dopo SKD2 e SKD3 sono sue e in cima alla loro pila, e può promuovere da lì (SKA3, SKA4,
    SKA5). Nessun altro promuove.

SKD5 =
    Non si può scegliere una regione con meno di due pedine fuori dalla posizione del Re.


## SKM. Seat of Kings: amnistia

SKM1 =
    Scarti una carta qualunque, paghi 4 cumal e scegli una regione in gioco, con o senza pedine
    catturate. Tutte le pedine catturate che vi si trovano tornano nello stock dei loro proprietari, e
    quella inferiore di un fortino è una di queste. Le pedine del Re non sono toccate. Nelle partite
    secondo il testo italiano restano anche le pedine catturate nella posizione del Re (SKO1).
    .ruling =
        Il regolamento non dice se si possa scegliere una regione senza pedine catturate. Si può: in
        quel caso si paga per nulla, e nessuna regola lo vieta.


## SKT. Seat of Kings: traditori

SKT1 =
    I traditori si giocano una regione alla volta, nell’ordine di SKB1. In una regione è dominante chi
    controlla la posizione del Re. Se non la controlla nessuno, è dominante chi controlla più
    posizioni; in caso di parità non lo è nessuno.

SKT2 =
    Può giocare il traditore chiunque abbia almeno una pedina nella regione, tranne il giocatore
    dominante; basta una pedina catturata. Tra questi ha per primo l’opzione del traditore chi
    controlla più posizioni. Se più giocatori sono in parità, ciascuno di loro gira una carta del
    mazzo, in senso orario a partire dal giocatore iniziale, e il numero più alto ha l’opzione; non
    importa se hanno cumal. Chi passa, o non ha cumal, lascia l’opzione al prossimo in senso orario
    che può giocarlo. Se passano tutti, in quella regione per questo round non c’è traditore. Non ce
    n’è mai più di uno.
    .ruling =
        Il regolamento parla di giocatori “con almeno una pedina in una regione” (in inglese “at
        least one piece in the region”), e una pedina catturata è nella regione, quindi qui conta,
        anche se non controlla nulla. Perciò la parità per il maggior numero di posizioni può essere
        una parità a zero; si risolve con le carte come ogni altra. Si risolve con le carte anche se
        nessuno di quelli in parità ha cumal, perché l’opzione c’è prima che qualcuno paghi. Dove
        nessuno può giocare il traditore, non succede nulla. L’ordine in cui si girano le carte è
        nostro.

SKT3 =
    Il traditore costa 1 cumal, pagato prima di vedere la carta, e per averlo non serve nessuna pedina
    nello stock. Chi lo gioca prende la prima carta del mazzo, e può scambiare una pedina del suo
    stock con quella di un avversario in cima a una pila, in una posizione che almeno una collocazione
    della carta usa per piazzare. Se la carta è una “pietra del destino”, può essere qualsiasi
    posizione tranne quella del Re. La pedina avversaria torna nello stock dell’avversario. Tornano
    nello stock anche le pedine catturate di chi gioca il traditore, e le altre restano nella pila
    come pedine catturate.

SKT4 =
    Dopo uno scambio, chi gioca il traditore può pagare il costo della carta per attivare quella
    posizione e promuovere (SKA3, SKA4, SKA5).

SKT5 =
    Senza una pedina nello stock, o senza una posizione dove fare lo scambio, il traditore non ha
    effetto.


## SKI. Seat of Kings: rendite

SKI1 =
    Per ogni regione, e in essa per ciascuno dei ranghi di contadino, pastore, guerriero e capo clan,
    riceve 1 cumal chi da solo vi controlla più posizioni di quel rango, almeno una. In caso di parità
    non lo riceve nessuno.

SKI2 =
    Inoltre ogni giocatore prende 1 cumal per ciascuno di quei quattro ranghi in cui controlla
    posizioni in più di una regione. Il testo tedesco conta le pedine che un giocatore vi possiede
    (“besitzt”), quindi anche quelle catturate; in questo non lo si segue (SKO1).

SKI3 =
    Un esempio, lo stesso in tutti i testi. Nel Leinster il Blu ha 2 contadini, 2 pastori, 2 guerrieri
    e 1 capo clan, il Giallo 3 contadini, 1 pastore e 1 guerriero. Nell’Ulster il Blu ha 1 pastore, il
    Giallo 2 contadini, 1 pastore e 1 guerriero. Il Blu riceve 3 cumal per il Leinster e 1 per i
    pastori in due regioni: 4. Il Giallo riceve 1 cumal per il Leinster, 2 per l’Ulster e 3 per i
    ranghi tenuti in due regioni: 6.


## SKK. Seat of Kings: Re, svuotamento e vittoria

SKK1 =
    Nello svuotamento si vuota ogni regione la cui posizione del Re è controllata da una pedina
    normale. Ciascuno prende le pile che vi controlla: le proprie pedine tornano nello stock, le
    altrui vanno sulla propria carta rath, come prigionieri. Le regioni si vuotano una alla volta
    nell’ordine di SKB1, ciascuna con il suo presidio (SKK2) prima della successiva.
    .ruling =
        Il regolamento non dice in quale ordine si vuotano le regioni, né se una si presidia prima di
        vuotare la successiva. Una regione alla volta, nell’ordine solito, non lascia dubbi.

SKK2 =
    Poi il proprietario di quel Re mette una pedina del Re nella posizione del Re, e può presidiare
    la regione: fino a due pedine dello stock, una per posizione, in altre posizioni qualsiasi della
    regione. In più di due giocatori puoi continuare a piazzare pedine in una regione di cui hai il
    Re.
    .ruling =
        Le fonti non dicono quando si piazza il presidio se il turno non è del suo proprietario
        (SKK3). Si piazza subito, prima che continui qualunque altra cosa, e lo piazza il proprietario
        del Re, di chiunque sia il turno; poi il turno riprende da dov’era. A chi non ha pedine nello
        stock non si chiede.

SKK3 =
    Appena uno stesso giocatore controlla tutte le 15 posizioni di una regione, in qualunque momento,
    la regione si vuota come in SKK1 e SKK2, e il turno continua. Non ci sono per questo né traditori,
    né rendite, né scambi, né un nuovo giocatore iniziale. Finisce ogni attivazione nella regione. Una
    pedina del Re che sta già nella sua posizione del Re rimane, e il suo proprietario può presidiare
    di nuovo. Se l’hai riempita con un piazzamento, il tuo turno continua: puoi piazzare in ciò che
    resta della collocazione, e pagare per attivarla; le pedine del presidio contano. Se così la
    regione si chiude (SK2P3), non resta che finire il turno.
    .ruling =
        Il regolamento dice che un giocatore occupa la regione, e noi lo leggiamo come controllo: una
        pedina catturata non tiene nulla. Nel testo tedesco la regione è occupata per intero dalle
        pedine di un solo giocatore; in questo non lo si segue (SKO1). Il regolamento dice che il
        round prosegue, e non che cosa resta del turno. Dipende da che cosa ha vuotato la regione.
        Dopo un piazzamento la carta non è ancora stata attivata: si può ancora piazzare nelle
        posizioni di piazzamento in cui non si è piazzato, e si può pagare il costo. Dopo una
        promozione, un cambio di posto o uno scambio l’attivazione nella regione è finita, quindi
        resta solo la fine del turno, o dell’azione del traditore. Una pedina del Re che sta già lì
        non si toglie, e il suo proprietario può presidiare un’altra volta. Il presidio lo piazza il
        proprietario del Re, di chiunque sia il turno.

SKK4 =
    Finché la regione non viene vuotata, una pedina normale nella posizione del Re può essere
    catturata con una promozione, come ogni altra.

SKK5 =
    Una pedina del Re si rimuove soltanto con la promozione di un avversario nella posizione del Re
    (e, in un’edizione, con SKO1). La pedina del Re torna allora al suo proprietario, e non si piazza
    nessuna pedina: la sovranità è perduta. Per fare lì un Re ci vuole un’altra promozione, in un
    turno successivo (SKA5). Una promozione che segue un traditore o una “pietra del destino” è una
    promozione come le altre.
    .ruling =
        Il regolamento dice che la pedina del Re “non è influenzata dal traditore o dalle carte
        ‘pietra del destino’” (in inglese “not affected by the traitor or the Stone”). Lo leggiamo
        dello scambio e del cambio di posto, come per i fortini (SKF3), e non di una promozione che
        ne segue. Questa lettura è aperta: all’editore non è stato chiesto.

SKK6 =
    Vittoria. Chi controlla nello stesso momento le posizioni del Re di due regioni, con pedine del Re
    o normali, è Ard Rí (“Altezza Reale”) e vince subito, anche a metà round. Solo una promozione può
    portare a questo. Si verifica prima di SKK3.
    .ruling =
        Nel regolamento, quando la partita è vinta, in entrambe le posizioni del Re si mettono pedine
        del Re. Non cambia più nulla, quindi il tabellone resta com’è. Che cosa venga prima quando
        succedono più cose insieme è una scelta nostra: una vittoria chiude la partita prima che si
        vuoti qualcosa.


## SKX. Seat of Kings: scambi e riscatti

SKX1 =
    Dal giocatore iniziale, in senso orario, tocca a ciascuno una volta. Chi è di turno scambia per
    prima cosa prigionieri, uno a uno, con chiunque ne tenga del suo colore, quanti più possibile.
    Nessuno può rifiutare, quindi non si chiede.

SKX2 =
    Poi, sempre in senso orario, offre a ciascuno degli altri di riscattare le pedine che gli tiene
    ancora prigioniere: 1 cumal per una, 2 per due, 3 per tutte. Il loro proprietario può pagare una
    di queste somme o nulla, e gli si chiede anche se non può pagare nulla. I cumal vanno a chi teneva
    i prigionieri, le pedine liberate nello stock del loro proprietario.
    .ruling =
        Il regolamento non dice in quale ordine si chiede ai proprietari, né se si chiede a chi non
        può pagare. Si chiede in senso orario, e a tutti quelli che lì hanno prigionieri, così il
        numero delle domande non rivela nulla e la registrazione ha sempre la stessa forma.

SKX3 =
    Altri scambi e riscatti non sono ammessi: né prigionieri di un terzo giocatore, né altro che cumal
    come riscatto.


## SK2P. Seat of Kings: due giocatori

SK2P1 =
    In due si comincia con due regioni. Una regione è conquistata nello svuotamento (SKK1), quando vi
    si mette la pedina del Re. Non c’è presidio, e la regione è chiusa: non vi si gioca più nulla.
    .ruling =
        I testi dicono di “giocare come al solito” (in inglese “play as normal”) e che il vincitore
        segna la regione con una pedina del Re, non quando la regione è conquistata. Lo è nello
        svuotamento, con la pedina del Re, e non già quando una pedina arriva nella posizione del
        Re. Il testo tedesco ha qui “sobald”, appena; in questo non lo si segue (SKO1). Di un
        presidio non parlano. In una regione chiusa le pedine starebbero soltanto ferme, quindi non
        c’è.

SK2P2 =
    Chi conquista entrambe le regioni vince la partita (SKK6). Se ciascuno ne ha conquistata una, le
    pedine del Re restano e si apre una terza regione. La sceglie il nuovo giocatore iniziale alla
    fine di quel round, quando si sa chi è. Chi poi vi controlla la posizione del Re ne ha due e vince
    subito, secondo SKK6. Nell’edizione `it`, secondo il testo italiano, si tolgono invece entrambe le
    pedine del Re, e chi conquista la terza regione vince la partita (SKO1).
    .ruling =
        Secondo il regolamento si sceglie una terza regione, senza dire chi e quando. Vi comincia il
        nuovo giocatore iniziale, quindi la scelta va a lui, appena si sa chi è. Se entrambe le
        regioni sono chiuse già a metà round (SK2P3), non resta nessuna regione in cui giocare: fino
        alla fine del round le carte si possono soltanto scartare, e traditori e rendite non trovano
        regioni.

SK2P3 =
    Una regione che SKK3 vuota in una partita a due è conquistata e chiusa allo stesso modo, a metà
    round.
    .ruling =
        Nel regolamento una regione piena si vuota come alla fine di un round (in inglese “as if it
        is the end of a round”), e conquistarla ne fa parte, anche se il round continua.


## SKO. Seat of Kings: opzioni, risultato, carte nascoste

SKO1 =
    L’opzione `edition` di una partita è `en`, quella solita, che va bene anche per il testo tedesco,
    oppure `it`, che segue il testo italiano dove dice davvero qualcosa di diverso. Con `it`, quando
    due giocatori hanno conquistato una regione ciascuno, si tolgono subito dal tabellone entrambe le
    pedine del Re, e chi conquista la terza regione, nello svuotamento o con SKK3, vince la partita;
    prima la regione si vuota come in SKK1. E un’amnistia non tocca la posizione del Re, nemmeno le
    pedine catturate che vi si trovano.
    .ruling =
        Tolte entrambe le pedine del Re, nessuno può più tenere due posizioni del Re, perciò con
        `it` la terza regione decide quando è conquistata: si vuota, vi si mette la pedina del Re, e
        la partita è finita. Del testo italiano non si seguono: le parole sul piazzamento, che
        sembrano preferire ranghi anziché posizioni, perché contraddicono i suoi stessi esempi;
        “primo turno” per il prezzo di una nuova regione (SKP5), perché lo stesso testo dice “turno”
        anche per un round; e che si attivi solo la pedina promossa (SKA4), il che porta allo stesso
        risultato. Del testo tedesco non si seguono: che una regione piena sia occupata per intero
        dalle pedine di un solo giocatore (SKK3), perché una pedina catturata non tiene nulla;
        “besitzt”, possiede, per il bonus di due regioni (SKI2), con cui conterebbero le pedine
        catturate; e “sobald”, appena, per il momento in cui una regione è conquistata (SK2P1).

SKO2 =
    Una partita non ancora vinta quando finisce il round `max_rounds`, con scambi e riscatti (SKX1), è
    patta. Non si nomina più un giocatore iniziale, e non si apre nessuna regione. `max_rounds` è 1 o
    più, e 60 se non si concorda altro.
    .ruling =
        Le fonti non pongono un limite alla lunghezza di una partita, e una che nessuno riesce a
        vincere non finirebbe mai. 60 round sono molti più di quanti ne prenda una partita tra
        persone.

SKO3 =
    Chi vince fa 1 punto, tutti gli altri 0. In una partita patta fanno tutti 0.
    .ruling =
        Il regolamento nomina un vincitore e non dà punti. Questi sono i più semplici che dicono la
        stessa cosa.

SKO4 =
    Agli altri giocatori sono nascoste la mano di ognuno e le carte messe da parte; a tutti è nascosto
    l’ordine del mazzo. Il resto è visibile a tutti: cumal, prigionieri, stock, scarti e carte girate.
    .ruling =
        Delle carte le fonti dicono soltanto che si distribuiscono coperte e si scelgono in segreto.
        Ciò che su un tavolo è scoperto lo è anche qui, compresi gli scarti.

SKO5 =
    Un posto il cui giocatore abbandona la partita, esaurisce il tempo o se ne va per sempre continua
    a giocare guidato dal computer. Tiene le sue prime tre carte, scarta in ogni turno la carta più
    bassa, passa sui traditori, non paga riscatti, tiene il primo fortino che gli viene proposto,
    nomina come giocatore iniziale il posto successivo, e per il resto prende la prima decisione che
    chiude il passo. Non può vincere. Quando resta un solo altro posto, vince quello. Una patta la
    possono concordare tutti i posti che ancora giocano.
    .ruling =
        Le fonti non parlano di giocatori che se ne vanno. Gli altri devono poter finire la loro
        partita, quindi il posto resta, fa il meno possibile e non dà fastidio a nessuno più di quanto
        facciano le sue pedine.


## Su questo programma

B12 =
    Spiegazioni. Una notazione che si può leggere come mossa della variante, ma non è consentita, ha
    esattamente una spiegazione. I motivi si provano in quest’ordine, e si dà il primo che vale.
    Primo, la partita è finita: lo dice M6; nella Pietra del Destino SD5; negli Alti Sovrani HK12 se
    uno schieramento ha perso due re, altrimenti HK11 se il tabellone è pieno, altrimenti HK9, che sta
    anche per HK15. Secondo, che cosa c’è, o non c’è, su una collina (B11, B4). Terzo, la collina è
    fuori dalla zona del giocatore (SHD2). Quarto, la geometria della fase (per esempio SH3, HK2, HK3,
    PC2, SD1 e B7). Quinto, l’obbligo, quando è richiesta un’altra mossa (per esempio SH7, SHL2, HK6,
    HKL2 e PC4). SH7 viene prima di SH5: finché si deve catturare, non si può costruire nulla. I
    luoghi che una spiegazione nomina sono le colline su cui quella regola si fonda.
    .ruling =
        Una mossa può violare più regole insieme, e le fonti non dicono quale nominare. Un ordine
        fisso, dal motivo più evidente al più sottile, dà a ogni mossa respinta un solo motivo, sempre
        lo stesso.

M5 =
    A qualsiasi posizione si può dare un punteggio. Una non ancora finita si valuta dal tabellone e
    dal numero di re persi, esattamente come stanno: nessun re arenato viene per questo catturato
    d’ufficio. La Pietra del Destino si valuta come in SD6, con i collegamenti completati. Uno
    schieramento senza forti ha zero regni; in una partita giocata fino in fondo non capita.
    .ruling =
        Le fonti danno un punteggio soltanto alle partite finite. Giocatori e programmi vogliono anche
        sapere come sta andando una partita, quindi si leggono le stesse misure sul tabellone così
        com’è, e non si suppone nulla di ciò che verrà.

M8 =
    Mosse non consentite. La regola del manuale: finché l’avversario non ha giocato il turno
    successivo, una mossa non consentita di cui ci si accorge può essere annullata per ordine
    dell’avversario, che sceglie la mossa consentita da mettere al suo posto. Il programma invece
    rende impossibili le mosse non consentite, e nomina la regola che vieta una mossa. Una
    trascrizione fatta altrove, in cui una mossa non consentita è rimasta senza contestazioni, porta
    "challenge":true; se ne controlla soltanto la forma.
    .ruling =
        Dove non si possono fare mosse non consentite, il diritto dell’avversario non ha oggetto.

M9 =
    Partita non giocata fino in fondo. Quando uno schieramento abbandona, esaurisce il tempo o
    lascia la partita, chi perde fa 0 punti. L’altro ne fa 3, oppure quelli che gli danno le regole
    da M2 a M4, o HK13 e HK14, sul tabellone così com’è, se sono di più. Se uno schieramento se n’è
    andato per sempre, l’altro può prendere invece la patta. Una patta d’accordo dà 1 punto a
    ciascuno. In doppio per abbandonare devono essere d’accordo entrambi i compagni, ma quando
    finisce il tempo di uno di loro, lo schieramento ha perso per il tempo.
    .ruling =
        Le fonti conoscono soltanto partite giocate fino in fondo. Tre punti sono il minimo che porta
        una vittoria per regni, ponti o territorio, e un vantaggio più grande sul tabellone conta per
        intero, così abbandonando non si perde meno di quanto è già perso; una patta d’accordo vale
        quanto una patta sul tabellone.

SKC2a =
    Un mazzo si legge da un file, così chi possiede la scatola può inserire le carte stampate. Come
    deve essere un file del genere, e per quali errori viene respinto, sta in docs/deck.md. Tutti gli
    errori di un file vengono mostrati insieme, ciascuno con la sua carta e la sua chiave.
    .ruling =
        Il regolamento conosce un solo mazzo, quello stampato. Che il mazzo sia un file, e che cosa
        faccia di un file un mazzo, riguarda solo noi. Si respinge soltanto ciò che le regole non
        potrebbero giocare, quindi i mazzi inventati da te sono benvenuti.

SKO6 =
    Spiegazioni. Come nei giochi con i forti (B12), una decisione che si può leggere ma non è consentita
    ha esattamente una spiegazione. I motivi si provano in quest’ordine, e si dà il primo che vale: la
    partita è finita, o decide un altro posto, o prima tocca al caso; la carta non è nella mano, o è
    dell’altro tipo; la regione non è nella partita, è chiusa, o non ha nulla da cambiare di posto; la
    pedina non c’è; il prezzo o lo stock; la geometria della carta (SKC2); la preferenza per le
    posizioni vuote (SKP1); e infine ciò che resta, come una decisione che ora non è richiesta.
    .ruling =
        Le fonti non dicono quale motivo nominare tra più d’uno. L’ordine va dal più evidente al più
        sottile, così ogni rifiuto ha un solo motivo, sempre lo stesso.
