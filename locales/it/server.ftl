# Che cosa dice il server con i codici dei suoi errori. Queste frasi non hanno variabili.

error-malformed = Questo messaggio è illeggibile.
error-not-text = Questo file non è un testo in UTF-8 o UTF-16.
error-too-large = Questo messaggio è troppo grande.
error-too-slow = Questa richiesta ci ha messo troppo ad arrivare.
error-wrong-host = Questo server non risponde a quel nome. Chi lo gestisce può aggiungere il nome all’impostazione public_urls.
error-wrong-origin = Le richieste da altri siti non sono ammesse.
error-banned = Il gestore di questo server ha bloccato la tua rete per qualche tempo.
error-too-often = Troppe richieste: aspetta un momento.
error-too-many = Hai raggiunto un limite di questo server.
error-no-path = Qui non c’è nulla.
error-no-page = Questo server è stato compilato senza la sua pagina; per aggiungerla c’è `cargo xtask page`.
error-no-method = Questo indirizzo non accetta quel metodo.
error-no-table = Questo tavolo non esiste.
error-no-game = Tra le partite finite questa non c’è.
error-wrong-secret = Questo posto è di qualcun altro.
error-wrong-invitation = Questo invito è per un altro tavolo, oppure è stato annullato o è scaduto.
error-wrong-code = Questo codice è sbagliato, scaduto o già usato.
error-used-secret = Questo segreto è già stato usato; scegline un altro.
error-no-free-seat = Questo posto non è libero.
error-unused-seat = Tu o qualcuno della tua rete ha preso un posto a un tavolo pubblico senza usarlo. Per un po’ non puoi unirti ai tavoli pubblici; gli inviti restano validi.
error-own-seat = Questo posto è il tuo: se vuoi liberarlo, lascialo.
error-lost-seat = A questo tavolo hai già perso un posto, quindi non puoi più prenderne uno.
error-name = Un nome ha da 1 a 40 caratteri visibili, e non deve somigliare a quello di un altro giocatore, a quello di un posto né a parole come host o computer.
error-given-name = Il tuo nome qui te lo ha dato il gestore di questo server: non puoi cambiarlo.
error-player = Il computer non ha questa forza.
error-stopped = Questo tavolo è stato chiuso; le sue partite finite si possono ancora leggere.
error-deleted = Il gestore ha eliminato questo tavolo.
error-damaged = Questo tavolo non si può leggere: ciò che ne è salvato è danneggiato, o lo ha scritto una versione più recente di Tara. Nulla ne è cancellato.
error-unavailable = Non è stato possibile salvare, e nulla è cambiato: riprova.
error-closing = Il server si sta spegnendo; riprova tra un momento.
error-failed = Il server ha avuto un errore del programma; tutto ciò che è successo prima è salvo.
error-busy = Il computer è occupato; riprova tra un momento.
error-no-room = Su questo server non c’è più spazio per nuovi tavoli. Le partite iniziate continuano.
error-full = Questo tavolo, o questo posto, ha quasi raggiunto il suo limite di eventi; non si possono più fare offerte né ritirare mosse.
error-position = Questa non è una posizione dei giochi con i forti.
error-kings-position = Questa non è una posizione di Tara, Seat of Kings.
error-ringforts-only = Questo è disponibile solo per i giochi con i forti.
error-kings-only = Questo è disponibile solo per Tara, Seat of Kings.
error-needs-server = Per questo serve un server, che mette in contatto le persone. Qui giochi contro il computer e con gli amici su questo dispositivo.
error-older-rules = Questa partita è stata giocata con regole precedenti, quindi si può leggere ma non mostrare passo per passo.
error-invalid-terms = Con queste impostazioni non si può aprire un tavolo.
error-no-seat = Questo posto non è per una persona.
error-taken = Questo posto è già occupato.
error-reveals-early = Non sono ancora tutti pronti, quindi non si rivela nulla.
error-not-committed = Questo posto si è impegnato su qualcosa di diverso.
error-used-part = Questi byte casuali sono già stati rivelati a questo tavolo; scegline altri.
error-revealing = Si stanno rivelando i byte casuali; aspetta che la partita cominci o che il tempo scada.
error-used-id = Questo posto ha già usato quel numero per un altro comando.
error-offered-recently = Lo hai già proposto poco fa: prima continua a giocare.
error-begun = La prima partita è cominciata, quindi questo non è più possibile.
error-not-begun = La partita non è cominciata.
error-over = La partita è finita.
error-out = Questo posto è fuori dalla partita.
error-stale = Nel frattempo la partita è andata avanti.
error-ahead = Il tavolo non è ancora arrivato a questa versione.
error-not-asked = Ora tocca a un altro posto decidere.
error-not-a-move = Questa non è una mossa di questo gioco.
error-illegal = Questa mossa non è consentita.
error-offer-stands = C’è già un’altra offerta in attesa di risposta.
error-no-offer = Questo posto non ha offerte in attesa di risposta.
error-nothing-to-take-back = Non c’è nessuna mossa da ritirare.
error-decided = Nel frattempo ha deciso un altro giocatore, quindi la mossa non si può più ritirare.
error-shown = Nel frattempo sono state estratte o scoperte delle carte, quindi la mossa non si può più ritirare.
error-others-play = Devono essere d’accordo anche gli altri giocatori.
error-program = Il computer non accetta la patta.
error-not-over = L’incontro non è finito.
error-not-away =
    { $wait ->
        [some] Non puoi ancora reclamare la partita. Aspetta altri { $time }.
       *[none] Non puoi reclamare la partita: nessuno di chi deve muovere è assente.
    }
error-no-claim = In questa partita non c’è nulla da reclamare.
error-no-abort = La partita è già in corso: ormai si può solo abbandonare.

# Perché una posizione è rifiutata, per chi la sta componendo. Queste frasi non hanno variabili.

fault-fields = Una posizione ha sette campi, separati da un solo spazio.
fault-line-break = Una posizione sta su una sola riga.
fault-not-a-word = La variante, il turno e la fase si scrivono con una parola ciascuno.
fault-not-hills = Le colline si scrivono una dopo l’altra, per esempio D4E5.
fault-twice = Su una stessa collina ci sono due forti o due re.
fault-without-ringfort = Un re sta sempre su un forte, ma questa collina è libera.
fault-variant = Questa variante non esiste.
fault-letter = Questo pezzo non fa parte della variante.
fault-run = Le colline libere una accanto all’altra si scrivono con una sola cifra, da 1 a 7.
fault-row-too-long = Questa fila ha troppe colline.
fault-row-too-short = Questa fila ha troppo poche colline.
fault-rows = Il tabellone ha sette file.
fault-seat = La variante non ha questo posto.
fault-no-seat = Qualcuno deve muovere, a meno che la partita non sia finita.
fault-seat-after-end = A partita finita non deve muovere nessuno.
fault-phase = La variante non ha questa fase.
fault-lost = I re persi si contano solo negli Alti Sovrani, da 0 a 3 per schieramento.
fault-lost-too-many = Uno schieramento che ha perso due re ha perso la partita, quindi la partita è finita.
fault-lost-in-setup = Nella Preparazione non si perdono re.
fault-turns-left = In questa variante e in questa fase non può restare questo numero di turni.
fault-full-board = L’ultima collina è occupata, quindi deve restare un turno.
fault-final-turn-too-soon = Non c’è un ultimo turno finché una collina è libera e l’altro schieramento ha dei re.
fault-no-links = I ponti si gettano uno alla volta solo nella Pietra del Destino, dalla Battaglia in poi.
fault-link = Un ponte unisce due colline adiacenti, e si indica per prima la più bassa.
fault-link-order = I ponti si indicano in ordine, ciascuno una volta.
fault-link-colors = Un ponte unisce due forti dello stesso colore.
fault-kings-adjacent = Due re dello stesso colore non possono stare fianco a fianco.
fault-ringfort-without-king = Nella Preparazione ogni forte ha il suo re.
fault-too-many-in-setup = Nella Preparazione nessuno schieramento ha più di tre forti.
fault-counts = I numeri dei forti non corrispondono a chi deve muovere.
fault-kings = I re sul tabellone devono essere tre per schieramento, meno quelli già persi.
fault-ringforts-adjacent = Prima della Battaglia due forti dello stesso colore non stanno mai fianco a fianco.
fault-stranded = Qui un re non può essere arenato.
fault-off-edge = Nelle Manovre i forti stanno soltanto sui bordi.
fault-edge-twice = Nelle Manovre nessun colore ha due forti sullo stesso bordo.
fault-opposite = Nelle Manovre nessun forte sta di fronte a un altro.
fault-too-many-ringforts = Nessuno schieramento ha più di 23 forti.
fault-not-one-king = Ogni colore che ha un forte ha un re, e uno solo.
fault-not-full = In Battaglia il tabellone è pieno.
fault-no-spare = In Battaglia lo schieramento che deve muovere ha 22 forti, e il 23º in mano.

# Che cosa mostra di sé un link in una chat o in un feed. La frase di presentazione del gioco segue quella di link-about.

link-site = Tara: giochi di forti e di re
link-site-about = Giochi da tavolo dalle colline d’Irlanda: gioca contro il computer, con altri su questo dispositivo oppure online. Non serve registrarsi.
link-game = Gioca: { $game }
link-invitation = { $name } ti invita a giocare: { $game }
link-table = { $game }: { $players }
link-position = { $game }: una posizione
link-nameless = Ospite
link-level = Computer, forza { $level }
link-about =
    { $stage ->
        [free] C’è un posto libero: apri il link per prenderlo o per guardare.
        [seating] La partita sta per cominciare.
        [playing] La partita è in corso: apri il link per guardare.
       *[other] La partita è finita: apri il link per rivederla.
    }

# Perché un testo non si può leggere come partita.

file-unread = Questo testo è illeggibile.
file-not-utf8 = Questo testo non è in UTF-8.
file-half-character = Questa è la metà di un carattere in UTF-16.
file-mark = Qui comincia un secondo file, con un indicatore dell’ordine dei byte.
file-control = Un file di partita non può avere questo carattere di controllo: { $code }.
file-too-long = Una partita ha al massimo { $bytes } byte.
file-no-game = Una partita comincia con [Variant "..."].
file-other-kind =
    { $kind ->
        [position] Questa è una posizione, non una partita.
        [kings-position] Questa è una posizione di Seat of Kings, non una partita. La disegna `tara show @FILE`.
        [deck] Questo è un mazzo di Seat of Kings, non una partita. Sceglilo sotto “Mazzo da un tuo file” quando prepari una nuova partita.
        [proof] Questa è la prova delle estrazioni, non una partita. La verifica `tara verify`.
        [kept] Questa è una partita di `tara play`. `tara play --resume` la continua e `tara verify` ne verifica le estrazioni.
        [picture] Questa è l’immagine di una partita, non la partita. Apri il file o la trascrizione della partita.
       *[database] Questo è il database di un server, non una partita.
    }
file-after-end = Qui la partita è finita, ma segue altro testo.
file-header-form = Un’intestazione ha la forma [Nome "valore"].
file-escape = Una barra rovesciata sta solo davanti a un’altra, davanti a virgolette in un’intestazione e davanti a una parentesi graffa in un commento.
file-header-unknown = L’intestazione { $header } non esiste. Forse il file viene da una versione più recente di Tara.
file-header-twice = L’intestazione { $header } c’è due volte.
file-header-not-first = La prima intestazione è Variant, non { $header }.
file-header-not-of-game = Questo gioco non ha l’intestazione { $header }.
file-header-missing = Manca l’intestazione { $header }.
file-header-value =
    { $header ->
        [Date] Una data ha la forma 2026, 2026-11 o 2026-11-30.
        [Variant] Questo gioco non esiste in questa versione di Tara.
        [Start] Questa non è una posizione di questo gioco.
        [Ending] Una partita di questo gioco non può finire così.
        [Left] Qui stanno giocatori di questa partita, separati da virgole, ciascuno una volta.
        [MaxRounds] Questo numero di round non è possibile.
       *[other] Questo valore di { $header } non è possibile.
    }
file-unclosed-comment = Questo commento non è chiuso.
file-unclosed-variation = Questa variante non è chiusa.
file-variation-first = Una variante viene dopo la mossa che sostituisce.
file-variation-deep = Le varianti possono stare una nell’altra al massimo { $depth } volte.
file-variation-empty = Questa variante non ha mosse.
file-variation-none-open = Qui si chiude una variante, ma nessuna è aperta.
file-unexpected = “{ $character }” non può stare qui.
file-number = La prossima mossa ha il numero “{ $expected }”, non “{ $found }”.
file-no-move = Dopo “{ $after }” non c’è una mossa.
file-seat = Qui c’è “{ $found }:”, ma la prossima mossa è di “{ $expected }”.
file-token = “{ $token }” non è una mossa di questo gioco.
file-chance =
    { $case ->
        [nothing] Qui non decide il caso.
        [lots] Il prossimo evento casuale è “lots”.
        [shuffle] Il prossimo evento casuale è “shuffle”.
       *[other] Qui queste carte non si possono estrarre.
    }
file-move-illegal = { $why }
file-long-move = Una mossa ha al massimo { $characters } caratteri.
file-no-semicolon = Manca il punto e virgola dopo “{ $words }”.
file-breaks-off = Qui il testo si interrompe.
file-no-result = Alla fine della partita manca il risultato: punti come 5-0, oppure *.
file-result-in-variation = Una variante non ha risultato.
file-result = Il risultato è { $expected }, non { $found }.
file-played-out = Questa partita è stata giocata fino alla fine, quindi non ha l’intestazione Ending.
file-empty-line = Questa riga è vuota.
file-no-object = Una trascrizione è un oggetto JSON su una riga.
file-json = Questo non è il JSON di una trascrizione.
file-value =
    { $key ->
        [variant] Questo gioco non esiste in questa versione di Tara.
       *[other] Il valore di “{ $key }” non è possibile.
    }
file-options = Le opzioni di questa partita non sono possibili.
file-event-chance =
    { $case ->
        [nothing] L’evento { $event } è casuale, ma lì non decide il caso.
        [lots] L’evento { $event } deve essere “lots”.
        [shuffle] L’evento { $event } deve essere “shuffle”.
        [form] L’evento { $event } deve essere “lots” o “shuffle” con i numeri delle carte.
       *[other] Le carte dell’evento { $event } non si possono estrarre lì.
    }
file-event-token = Evento { $event }: “{ $token }” non è una mossa di questo gioco.
file-unchallenged = Una mossa di questa partita non era consentita e nessuno l’ha contestata, quindi la partita non si può mostrare.
file-illegal = L’evento { $event } non si può giocare: { $why }
file-differs = All’evento { $event }, “{ $field }” non è quello che risulta dalla partita.
