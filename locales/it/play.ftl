# Che cosa dice `tara play`.
#
#   $seat      il nome di un posto, oppure la sua parola dove la si scrive
#   $token     ciò che è stato scritto, $decision una decisione come in una trascrizione
#   $file      il file in cui la partita è salvata


## La riga di comando

play-no-seat = il posto “{ $seat }” non esiste; ci sono { $seats }
play-seat-twice = il posto { $seat } è indicato due volte
play-nobody = il posto { $seat } non ha un giocatore; scrivi { $seat }=human, oppure un programma come { $seat }=level:3
play-no-player = { $seat }: { $error }
play-no-clock = tempo sconosciuto: { $clock }; scrivi none, MINUTI+SECONDI come 5+3, oppure GIORNId come 2d
play-cannot-agree = questa partita non può cominciare: { $what }
play-no-place = manca una cartella per i tuoi dati; indica un file per la partita con --save FILE
play-unsaved = { $error }; indica un file per la partita con --save FILE
play-file-is-there = { $file } esiste già; riprendi quella partita con --resume, oppure scegli un altro nome
play-busy = un altro processo di tara sta giocando questa partita
play-no-event = la riga { $line } non è un evento di una partita
play-no-table = in { $file } non c’è una partita da riprendere: { $error }


## Inizio e uscita

play-seats = { $variant }: { $seats }.
play-seat-person =
    { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    } lo giochi tu
play-seat-program =
    { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    } lo gioca { $player }
play-kept = La partita è salvata in { $file }
play-begin = Scrivi una decisione, oppure help.
play-farewell = La partita è salvata. Riprendila con: tara play --resume { $file }
play-bound = Impegno sulle estrazioni della partita: { $commitment }
play-checked = Verifica le estrazioni della partita con: tara verify { $file }
play-resumed = Partita ripresa.


## Che cosa succede

play-begun =
    { $games ->
        [1] Comincia
       *[other] Partita { $game } di { $games }: comincia
    } { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
       *[other] { $seat }
    }.
play-game = Partita { $game } di { $games }.
play-lots = Sorteggio del primo giocatore iniziale: { $cards }.
play-shuffled = Le carte sono state mescolate.
play-moved = { $seat }: { $decision }
play-moved-by-table = { $seat }: { $decision } (l’unica consentita)
play-chose =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ha scelto tre carte.
play-took-back =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ritira la mossa.
play-resigned =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } abbandona.
play-time = { $seat }: tempo scaduto.
play-abandoned =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ha lasciato la partita.
play-ended-won = La partita è finita: { $points }.
play-ended-drawn = La partita è patta: { $points }.
play-ended-agreed = La partita finisce con una patta d’accordo: { $points }.
play-ended-aborted = La partita è stata annullata prima di cominciare. Nessuno fa punti.
play-stopped = Il tavolo è stato chiuso.
play-standing =
    { $played ->
        [one] L’incontro dopo { $played } partita su { $games }: { $points }.
       *[other] L’incontro dopo { $played } partite su { $games }: { $points }.
    }
play-again =
    { $games ->
        [1] Rivincita: una nuova partita.
       *[other] Rivincita: un nuovo incontro di { $games } partite.
    }
play-clocks = Orologi: { $clocks }.


## Che cosa si chiede

play-prompt = { $seat }>{" "}
play-prompt-thinks =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ({ $player }) sta pensando>{" "}
play-prompt-next = Invio per la prossima partita>{" "}
play-prompt-over = rematch oppure quit>{" "}
play-curtain = { $seat }: premi Invio quando nessun altro guarda>{" "}
play-curtain-line = ---- lo schermo è stato ripulito ----
play-only-enter =
    Quando solo { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    } può vedere lo schermo, premi Invio; oppure scrivi quit.
# Che cosa conferma; più parole con virgole.
play-yes = sì, si, yes
play-affirm-draw = Scrivi sì se siete tutti d’accordo sulla patta>{" "}
play-affirm-abort = Scrivi sì per annullare la partita>{" "}
play-affirm-resign = Scrivi sì per abbandonare>{" "}
play-not-affirmed = Non è cambiato nulla.


## Risposte

play-no-moves = Nessuna decisione consentita comincia con “{ $begin }”; scrivi moves per vederle tutte.
play-links = { $token }+ e uno di questi: { $rest }
play-swaps = { $token } e due qualsiasi di queste, nell’ordine in cui stanno qui: { $rest }
play-keeps = keep e tre qualsiasi di queste, a partire dalla più bassa: { $cards }
play-kinds = { $kinds }. Per vederne una parte, scrivi moves e una prima parola, per esempio moves play.
play-legal = { $token } è consentita.
play-illegal = { $token } non è consentita (regola { $clause }). { $sentence }
play-hint = Il computer (forza { $level }) suggerisce: { $decision }
play-hint-thinks = Il computer (forza { $level }) cerca un suggerimento…
play-no-hint = Nessun suggerimento: { $error }
play-no-log = Non è ancora stato giocato nulla.
play-then-decides = Anteprima: decideresti ancora tu. Non è stato giocato nulla.
play-then-done = Anteprima: poi toccherebbe agli altri. Non è stato giocato nulla.
play-then-drawn = Anteprima: a questo punto si estrae o si scopre qualcosa, quindi l’esito non si vede. Non è stato giocato nulla.
play-player-failed = il computer si è fermato per un errore del programma: { $said }
play-thinks-long =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ({ $player }) sta pensando…
play-thinks =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } sta pensando. Intanto puoi scrivere undo, board, score, log, save, help o quit.
play-not-over = La partita non è finita; scrivi una decisione, oppure help.
play-game-over = La partita è finita. Scrivi rematch, save, score, log, board, help o quit.
play-game-between = La partita è finita. Premi Invio per la prossima, oppure scrivi save, score, log, board, help o quit.
play-nothing-typed = Scrivi una decisione, moves per vedere quelle consentite, oppure help.
play-excess = { $word } si scrive da solo, senza altre parole.
play-why-what = Scrivi why e una decisione, per esempio why D4.
play-try-what = Scrivi try e una o più decisioni, separate da punti e virgola.
play-save-what = Scrivi save e il nome di un nuovo file, per esempio save game.tara.
play-saved = Salvata in: { $file }
play-not-saved = Non è stato possibile salvare { $file }: { $why }
play-save-hidden = Le mani restano nascoste fino alla fine della partita, e save funziona solo allora. Nel frattempo la partita è comunque salvata.
play-unreadable = Questa riga non è in UTF-8 o è troppo lunga. Scrivi una decisione, oppure help.

play-help-ringforts =
    Una decisione è una collina su cui costruire (D4), x e una collina da catturare
    (xD4), oppure, per muovere un re, colline con - in mezzo (B2-C4); pass, se le
    regole lo permettono. ○ segna dove puoi costruire, ! che cosa puoi catturare.
play-help-seat-of-kings =
    Una decisione è una riga come keep 3 17 25, play 8 ulster F1, place F1 o end; un
    turno ne ha più d’una. moves elenca quelle consentite ora.
play-help =
    moves [INIZIO]      le decisioni consentite, o quelle che cominciano così
    why DECISIONE       perché non è consentita, con la regola che lo dice
    try DECISIONE; ...  che effetto avrebbero le decisioni, senza giocarle
    hint                che cosa farebbe un buon giocatore
    undo                ritira la tua ultima decisione
    board, score, log   il tabellone, il punteggio, le mosse giocate
    save FILE           salva la partita come testo leggibile in un nuovo file
    draw, resign        chiudi la partita: patta o abbandono
    abort               annulla la partita prima che tutti abbiano mosso
    next, rematch       la prossima partita dell’incontro, la rivincita
    quit                esci; la partita resta salvata


## Lo schermo con il tabellone

play-screen-several = { $count } decisioni: { $tokens }
play-screen-nothing = Nessuna mossa consentita usa { $hills }. Premi Esc per ricominciare.
play-screen-below = PagGiù: continua
play-screen-more = Su e Giù fanno scorrere il testo; ogni altro tasto torna indietro.
play-screen-keys = Le frecce scelgono, Invio gioca, PagSu e PagGiù scorrono; oppure scrivi un comando, per esempio help.
play-screen-small = La finestra ha { $width } colonne e { $height } righe; per il tabellone ne servono 60 e 20.


## Rifiuti che dicono che cosa scrivere invece; tutti gli altri sono gli errori di server.ftl

play-refused-not-begun = La partita non è cominciata; scrivi next.
play-refused-over = La partita è finita; scrivi next, rematch o quit.
play-refused-stale = Nel frattempo la partita è andata avanti; scrivilo di nuovo.
play-refused-not-asked = Così non resta più nulla da decidere; scrivi meno decisioni, oppure moves.
play-refused-not-a-move = “{ $token }” non è né una decisione di questo gioco né un comando; scrivi moves oppure help.
play-refused-nothing-to-take-back = Non hai mosse da ritirare.
play-refused-program = Il computer non accetta la patta; scrivi resign se vuoi abbandonare.
