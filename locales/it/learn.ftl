### I corsi come luogo: il loro elenco, la cornice di un passo, e che cosa si dice delle risposte che nessun corso prevede.

learn = Impara
learn-about = Ogni corso insegna un gioco sul suo tabellone, a piccoli passi. Tu giochi, il tabellone risponde.
learn-none = Il corso “{ $course }” non esiste. I corsi sono questi.
learn-no-step = Questo corso non ha più il passo “{ $step }”.
learn-newer = I progressi salvati qui sono di una versione più recente di questa pagina. Restano come sono; quello che fai ora non viene salvato.
learn-unkept = Il tuo browser non salva nulla: quando esci perdi i tuoi progressi.
learn-length = { $steps } passi, circa { $minutes } minuti.
learn-done = Passi fatti: { $done } su { $steps }.
learn-begin = Comincia
learn-go-on = Continua
learn-again = Ricomincia
learn-next-course = Prossimo corso: { $course }
learn-warm-up = Riscaldati con il passo più difficile
learn-rules = Leggi le regole
learn-forget = Cancella i miei progressi in questo corso
learn-all = Tutti i corsi
learn-step-done = (fatto)
learn-close = Esci
learn-steps = Passi
learn-step = Passo { $number } di { $steps }
learn-hint = Mostrami
learn-next = Avanti
# The next step is one that was shown before.
learn-next-again = Ancora una volta
learn-once-more = Ancora una volta, senza aiuto
learn-look = Guarda ciò che è in evidenza sul tabellone.
learn-right = Giusto.
learn-skip = Salta
learn-back = Ritira la mossa
learn-elsewhere = Un altro esempio
learn-elsewhere-next = Ancora un esempio
learn-elsewhere-back = Torna al passo
learn-you = (tu)
learn-check = Controlla
learn-number = Numero:
# $number: what was to be counted.
learn-answer = La risposta è { $number }.
learn-counted-bridges = I numeri sul tabellone contano i ponti.
learn-counted-kingdoms = I numeri sul tabellone contano i regni.
learn-counted-points = I numeri sul tabellone contano i regni.
learn-counted-moves = I numeri sul tabellone contano le colline su cui puoi costruire.
learn-counted-priority = I numeri sul tabellone contano i vicini.
learn-play = Gioca contro il computer, forza { $level }
learn-count = Conta di nuovo.
# $hills: the marks too many.
learn-extra =
    { $count ->
        [one] { $hills } è di troppo.
       *[other] { $hills } sono di troppo.
    }
# What is said of one mark among others. $words: a sentence.
learn-of-mark = { $hill }: { $words }
learn-more =
    { $count ->
        [one] Manca ancora 1.
       *[other] Mancano ancora { $count }.
    }

## I nomi dei corsi

course-four-treasures = Quattro Tesori
    .about = Costruisci ponti, circonda i forti isolati e catturali. Il gioco migliore per cominciare.
course-sacred-hill = La Collina Sacra
    .about = Prima le mosse del cavallo, poi i ponti: unisci i tuoi forti nel minor numero di regni possibile.
course-high-kings = Gli Alti Sovrani di Tara
    .about = Tre re per parte costruiscono forti e si danno la caccia.
course-poisoned-chalice = Il Calice Avvelenato
    .about = File e colonne dicono dove puoi costruire e quando devi catturare.
course-stone-of-destiny = La Pietra del Destino
    .about = Un re per parte. Il tabellone si riempie; poi si tolgono forti, e i ponti li proteggono.
course-seat-of-kings = Tara, Seat of Kings
    .about = Carte, contadini e guerrieri: sali sul trono di una regione, contro un avversario.
course-sacred-hill-2 = La Collina Sacra, livello 2
    .about = Le priorità dicono dove devi costruire.
course-high-kings-2 = Gli Alti Sovrani di Tara, livello 2
    .about = Cedi un forte assediato e riporta a casa il re arenato.
course-doubles = Doppio
    .about = Due contro due: zone, compagni e tre turni dopo FUORI.
course-seat-of-kings-more = Tara, Seat of Kings: il resto
    .about = Ciò che capita più di rado, e che cosa cambia in tre o in quattro.
