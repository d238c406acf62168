### I corsi come luogo: il loro elenco, la cornice di un passo, e che cosa si dice delle risposte che nessun corso prevede.

learn = Impara
learn-about = Ogni corso insegna un gioco sul suo tabellone, a piccoli passi. Tu giochi, il tabellone risponde.
learn-none = Non c’è un corso «{ $course }». Questi sono i corsi.
learn-no-step = Questo corso non ha più un passo «{ $step }».
learn-newer = Una versione più recente di questa pagina conserva qui i tuoi progressi. Restano come sono; quello che fai ora non viene conservato.
learn-unkept = Il tuo browser non conserva nulla: i progressi finiscono con questa visita.
learn-length = { $steps } passi, circa { $minutes } minuti.
learn-done = { $done } di { $steps } fatti.
learn-begin = Comincia
learn-go-on = Continua
learn-again = Ricomincia
learn-warm-up = Riscaldamento con il passo più difficile
learn-rules = Leggi le regole
learn-forget = Dimentica i miei progressi in questo corso
learn-all = Tutti i corsi
learn-step-done = (fatto)
learn-close = Esci
learn-steps = Passi
learn-step = Passo { $number } di { $steps }
learn-hint = Mostrami
learn-next = Avanti
learn-skip = Salta
learn-back = Ritira la mossa
learn-places = Posizioni della regione
learn-check = Controlla
learn-number = Numero:
learn-play = Gioca contro il computer, forza { $level }
learn-other = Puoi giocarla, ma in questo passo si tratta di altro.
learn-count = Conta ancora una volta.
learn-extra =
    { $count ->
        [one] Uno dei tuoi segni non c’entra.
       *[other] { $count } dei tuoi segni non c’entrano.
    }
learn-more =
    { $count ->
        [one] Ne manca ancora uno.
       *[other] Ne mancano ancora { $count }.
    }

## I nomi dei corsi

course-four-treasures = Quattro Tesori
    .about = Costruisci ponti, circonda ciò che sta da solo e catturalo. Il gioco migliore per cominciare.
course-sacred-hill = La Collina Sacra
    .about = Prima mosse di cavallo, poi ponti: unisci i tuoi forti nel minor numero di regni possibile.
course-high-kings = Gli Alti Sovrani di Tara
    .about = Tre re per parte costruiscono forti e si danno la caccia.
course-poisoned-chalice = Il Calice Avvelenato
    .about = Righe e colonne dicono dove puoi costruire e quando devi catturare.
course-stone-of-destiny = La Pietra del Destino
    .about = Un re per parte. Il tabellone si riempie; poi si catturano forti e si conservano ponti.
course-seat-of-kings = Tara, Seat of Kings
    .about = Carte, contadini e guerrieri: sali sul trono di una regione, contro un avversario.
course-sacred-hill-2 = La Collina Sacra, livello 2
    .about = Gli ordini di priorità dicono dove devi costruire.
course-high-kings-2 = Gli Alti Sovrani di Tara, livello 2
    .about = Cedi un forte assediato e riporta a casa il re isolato.
course-doubles = Doppio
    .about = Due contro due: aree, compagni e tre turni dopo OUT.
course-seat-of-kings-more = Tara, Seat of Kings: altro
    .about = Ciò che capita più di rado, e che cosa cambia in tre o in quattro.
