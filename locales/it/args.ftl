# Che cosa dicono `tara --help`, l’aiuto di ogni comando e gli errori nella sua riga di comando.


## Titoli e note dell’aiuto
#
#   $variable  una variabile d’ambiente, $value il suo valore, o un valore predefinito
#   $values    un elenco da leggere

args-usage = Uso
args-commands = Comandi
args-arguments = Argomenti
args-options = Opzioni
args-seat-of-kings = Seat of Kings
args-usage-options = [OPZIONI]
args-usage-command = <COMANDO>
args-variable = [ambiente: { $variable }={ $value }]
args-default = [predefinito: { $value }]
args-values = [valori possibili: { $values }]
args-described = Valori possibili:


## Errori nella riga di comando
#
#   $arg      un argomento, $value un suo valore, $why che cosa non va
#   $count    quanti ce ne sono in $others o $found
#   $found    ciò che somiglia a quanto indicato, o dove esiste

args-unknown = argomento “{ $arg }” imprevisto
args-unknown-command = comando “{ $command }” sconosciuto
args-no-command = dopo “{ $command }” manca un comando
args-list-commands = [comandi: { $values }]
args-missing = argomenti mancanti: { $args }
args-no-value = manca il valore di “{ $arg }”
args-invalid = valore “{ $value }” non valido per “{ $arg }”
args-refused = valore “{ $value }” non valido per “{ $arg }”: { $why }
args-hours = deve essere un numero di ore maggiore di 0
args-number = non è un numero
args-address = non è un indirizzo IP
args-socket-address = non è un indirizzo con la porta (per esempio 127.0.0.1:8272)
args-network = non è né un indirizzo né una rete (per esempio 192.0.2.0/24)
args-url = non è un URL (per esempio https://tara.example)
args-levels = non sono livelli di un log (per esempio info,sqlx=debug)
args-table-id = non sono 16 cifre esadecimali
args-excess = valore “{ $value }” di troppo per “{ $arg }”
args-repeated = “{ $arg }” si può indicare una sola volta
args-conflict =
    { $count ->
        [one] “{ $arg }” non si può usare insieme a “{ $others }”
       *[other] “{ $arg }” non si può usare insieme a: { $others }
    }
args-tip = suggerimento: { $tip }
args-similar =
    { $count ->
        [one] c’è un argomento simile: { $found }
       *[other] ci sono argomenti simili: { $found }
    }
args-similar-command =
    { $count ->
        [one] c’è un comando simile: { $found }
       *[other] ci sono comandi simili: { $found }
    }
args-similar-value =
    { $count ->
        [one] c’è un valore simile: { $found }
       *[other] ci sono valori simili: { $found }
    }
args-quoted = “{ $text }”
args-as-value = per passare “{ $arg }” come valore, scrivi “-- { $arg }”
args-after-dashes = il comando “{ $arg }” esiste; per usarlo, togli “--” davanti
args-elsewhere = “{ $found }” esiste
args-all-commands = `tara --help` elenca tutti i comandi
args-all-variants = `tara variants` elenca le varianti


## Che cosa non va in uno SPEC
#
#   $word           la parola di un giocatore, $found ciò che la segue
#   $least, $most   un intervallo

spec-unknown = nessun giocatore si chiama “{ $word }”; ci sono random, greedy, uct:PLAYOUT, level:F, search:MS, search:nodes=N, engine:COMANDO
spec-usage =
    { $word ->
        [level] level:F
        [search] search:MS oppure search:nodes=N
       *[uct] uct:PLAYOUT
    }
spec-missing = dopo “{ $word }” manca un numero: { spec-usage }
spec-number = “{ $found }” non è un numero intero da { $least } a { $most }: { spec-usage }
spec-no-command = dopo “engine” manca un comando: engine:COMANDO
spec-excess = dopo “{ $word }” non ci deve essere nulla


## Nomi dei valori

value-address = INDIRIZZO
value-bytes = BYTE
value-clock = TEMPO
value-d = P
value-database = DATABASE
value-days = GIORNI
value-depth = PROFONDITÀ
value-dir = CARTELLA
value-elo = ELO
value-file = FILE
value-form = FORMATO
value-from = DA
value-id = ID
value-k = K
value-l = F
value-lang = LINGUA
value-levels = LIVELLI
value-mib = MIB
value-ms = MS
value-n = N
value-name = NOME
value-game = GIOCO
value-paper = FORMATO
value-network = RETE
value-networks = RETI
value-path = PERCORSO
value-plies = MOSSE
value-policy = CRITERIO
value-position = POSIZIONE
value-regions = REGIONI
value-s = S
value-seat = POSTO
value-seat-who = POSTO=CHI
value-seats = POSTI
value-seconds = SECONDI
value-shell = SHELL
value-spec = SPEC
value-stage = STATO
value-text = TESTO
value-to = A
value-token = MOSSA
value-urls = URL
value-variant = VARIANTE


## Comandi

command = Gioca, studia e ospita i giochi da tavolo Tara
    .long =
        Gioca, studia e ospita i giochi da tavolo Tara.

        POSIZIONE è il testo di una posizione tra virgolette, l’id di una variante (la sua posizione iniziale), @FILE per leggerla da un file, o - per leggere lo standard input.

        Il codice di uscita è 0 per sì, 1 per no (per esempio per una mossa non consentita, o una trascrizione che non rispetta le regole) e 2 per ciò che non si può leggere o fare.
command-variants = Elenca gli id di tutte le varianti
command-start = Stampa la posizione iniziale di una partita
command-moves = Elenca le mosse consentite, o spiega perché una mossa non è consentita; stampa “chance” se ora tocca al caso
command-apply = Gioca delle mosse e stampa la posizione che ne risulta
command-perft = Conta le sequenze di mosse di una data lunghezza (perft), nei giochi senza eventi casuali
command-score = Stampa i punti attuali e i conteggi da cui derivano
command-random = Gioca partite a caso e stampane le trascrizioni
command-replay = Controlla delle trascrizioni mossa per mossa e campo per campo
command-convert = Converti un file di partita in trascrizioni, o trascrizioni in file di partita
command-verify = Verifica che le estrazioni di partite finite corrispondano agli impegni del tavolo
command-show = Disegna una posizione e descrivila
command-view = Stampa una posizione così come può vederla un posto
command-deck = Controlla o mostra un mazzo di Seat of Kings
command-deck-check = Controlla un file di mazzo ed elenca tutti i suoi errori
command-deck-show = Disegna ogni carta di un mazzo
command-deck-print = Scrivi le carte di un mazzo nella misura di carte da gioco, nove per pagina, da stampare e ritagliare
command-rules = Leggi le regole: una variante, una sezione o una sola regola con la nostra scelta e la fonte
command-play = Gioca una partita o un incontro nel terminale, contro il computer o con altri allo stesso schermo
    .long =
        Gioca una partita o un incontro nel terminale, contro il computer o con altri allo stesso schermo

        In un terminale disegna il tabellone. Altrimenti, o con --plain, legge una riga per ogni decisione. Salva subito ogni evento in un file: perciò --resume riprende una partita comunque sia stata interrotta.
command-bestmove = Stampa la mossa migliore trovata da una ricerca; una posizione di Seat of Kings può essere una vista
command-analyze = Valuta una posizione: punti per chi muove, profondità, nodi e variante principale
    .long =
        Valuta una posizione: punti per chi muove, profondità, nodi e variante principale

        In Seat of Kings la posizione può essere una vista. Una riga contiene allora la probabilità di vittoria del posto che decide, il numero di iterazioni, quante di queste sono cominciate con questa decisione, e la decisione.
command-arena = Gioca un incontro tra due giocatori e indica quale è più forte, con intervalli di confidenza
    .long =
        Gioca un incontro tra due giocatori e indica quale è più forte, con intervalli di confidenza

        Le partite vanno a coppie, con le stesse mosse iniziali e i posti scambiati. In Seat of Kings vanno a gruppi, con le carte mescolate allo stesso modo: il primo giocatore occupa ogni posto una volta, il secondo tutti gli altri. Uno SPEC è random, greedy, uct:PLAYOUT, level:F, search:MS, search:nodes=N oppure engine:COMANDO.
command-balance = Fai giocare un giocatore contro sé stesso e indica quanto vale muovere per primo, la lunghezza delle partite e le mosse consentite per posizione
command-engine = Esegui un giocatore come motore per un altro programma, secondo il protocollo dei motori su standard input e standard output
command-solve = Dimostra il risultato di una posizione dei giochi con i forti: i punti di chi muove meno quelli dell’altro, e le mosse migliori
    .long =
        Dimostra il risultato di una posizione dei giochi con i forti: i punti di chi muove meno quelli dell’altro, e le mosse migliori

        Se prima raggiunge un limite, stampa i limiti dimostrati fino a quel momento, due numeri tra i quali stanno i punti, e il codice di uscita è 1.
command-bench = Misura la velocità di partite a caso, perft, ricerca e risolutore
command-serve = Ospita tavoli via HTTP finché non lo interrompi
    .long =
        Ospita tavoli via HTTP finché non lo interrompi

        Un’impostazione viene dalla sua opzione, altrimenti dalla sua variabile d’ambiente, altrimenti dal file delle impostazioni; altrimenti vale il valore predefinito.
command-admin = Gestisci un server in funzione: tavoli, blocchi, segnalazioni e registro di audit
    .long =
        Gestisci un server in funzione: tavoli, blocchi, segnalazioni e registro di audit

        Si rivolge al server di questa macchina che tiene aperto il database. Eseguilo con lo stesso utente del server o come root.
command-admin-tables = Elenca i tavoli, dal più recente
command-admin-table = Mostra un tavolo: i giocatori, i loro indirizzi e le segnalazioni
command-admin-stop = Chiudi un tavolo per sempre; le sue partite finite e le prove delle estrazioni restano leggibili
command-admin-delete = Elimina un tavolo con le sue partite, i nomi e le segnalazioni
command-admin-rename = Cambia il nome di chi occupa un posto
command-admin-ban = Rifiuta per qualche tempo tutte le richieste da un indirizzo o da una rete, e chiudi i suoi socket aperti
command-admin-unban = Togli un blocco
command-admin-bans = Elenca i blocchi
command-admin-reports = Elenca le segnalazioni dei giocatori, dalla più recente
command-admin-report = Gestisci una segnalazione
command-admin-report-close = Chiudi una segnalazione che hai gestito
command-admin-check = Controlla il database o un backup, anche mentre il server è in funzione
command-admin-log = Stampa il registro di audit, dalla voce più recente
command-backup = Fai un backup del database, anche con il server in funzione
command-restore = Ripristina un backup in un nuovo file di database
command-completions = Stampa lo script di completamento di una shell
command-man = Stampa la pagina di manuale


## Argomenti di più comandi

arg-help = Stampa l’aiuto
    .more = Stampa l’aiuto (di più con --help)
    .less = Stampa l’aiuto (più breve con -h)
arg-version = Stampa la versione
arg-lang = Lingua dei messaggi: en, de o it (predefinita: TARA_LANG, altrimenti quella del sistema)
arg-position = Il testo di una posizione tra virgolette, l’id di una variante (la sua posizione iniziale), @FILE, o - per lo standard input
arg-variant = L’id della variante
arg-deck = File di mazzo per Seat of Kings; predefinito: il mazzo incluso nel programma
arg-seats = Posti in senso orario, separati da virgole: da due a quattro tra blue, red, white e yellow; predefinito: tutti
arg-edition = L’edizione del regolamento che la partita segue: en o it; predefinito: en
arg-regions = Regioni, separate da virgole; predefinito: le prime tra connacht, ulster, leinster e munster
arg-max-rounds = Numero massimo di round, dopo i quali la partita è patta; predefinito: 60
arg-seed = Seme dei numeri casuali: lo stesso seme dà le stesse partite
arg-games = Numero di partite, arrotondato a gruppi interi per eccesso
arg-opening = Numero di mosse a caso all’inizio; predefinito: 4 in arena nei giochi con i forti, altrimenti nessuna
arg-threads = Numero di thread della ricerca; se sono più d’uno, i risultati cambiano da una volta all’altra
arg-out = Scrivi ogni partita finita in questo file, e continua l’incontro se il file ne contiene già una parte
arg-json = Stampa un oggetto JSON
arg-patience = Durata massima, in secondi, di ogni risposta di un motore esterno
arg-player = Il giocatore, uno SPEC come per tara arena
arg-nodes = Numero massimo di nodi; in Seat of Kings, di iterazioni
arg-depth = Profondità massima in mosse
arg-time = Tempo massimo in millisecondi
arg-table = Dimensione della tabella delle trasposizioni, in MiB; 64, o meno se ai nodi basta meno


## Argomenti di singoli comandi

arg-variants-json = Stampa un elenco JSON con i dettagli di ogni variante
arg-start-deck = Un file di mazzo; predefinito: il mazzo incluso nel programma
arg-random-deck = { arg-start-deck }
arg-play-deck = { arg-start-deck }
arg-arena-deck = { arg-start-deck }
arg-balance-deck = { arg-start-deck }
arg-moves-why = Spiega perché questa mossa non è consentita: regola, colline o posizioni, e una frase; non stampa nulla se è consentita
arg-apply-tokens = Mosse nell’ordine di gioco, una per argomento, ed estrazioni dove tocca al caso; senza mosse, stampa la posizione come la legge tara
arg-perft-depth = Lunghezza delle sequenze, in mosse
arg-perft-divide = Stampa il conteggio per ogni prima mossa, poi il totale
arg-random-games = Numero di partite
arg-random-legal = Aggiungi prima di ogni mossa l’elenco delle mosse consentite
arg-random-policy = Come scegliere a caso una decisione; predefinito: uniform
arg-random-policy-uniform = Ogni decisione consentita è ugualmente probabile
arg-random-policy-eager = Nove volte su dieci piazza o promuove, se può
arg-replay-file = Un file di trascrizioni, una per riga, o - per lo standard input
arg-replay-all = Continua dopo la prima differenza
arg-replay-deck = File di mazzo delle partite di Seat of Kings; predefinito: il mazzo incluso nel programma
arg-convert-file = Un file di partita, o un file di trascrizioni, una per riga, o - per lo standard input
arg-convert-deck = { arg-replay-deck }
arg-verify-file = Un file salvato da tara play, o la prova di una partita (un oggetto JSON), o - per lo standard input
arg-show-svg = Scrivi il tabellone come SVG in questo file invece di stampare testo; - è lo standard output
arg-show-png = Scrivi il tabellone come PNG in questo file invece di stampare testo; - è lo standard output
arg-show-size = Larghezza del PNG in pixel
arg-view-seat = Il posto di cui stampare la vista, senza tutto ciò che gli è nascosto
arg-deck-check-file = Un file di mazzo, o - per lo standard input
arg-deck-show-file = Un file di mazzo, o - per lo standard input; predefinito: il mazzo incluso nel programma
arg-deck-show-svg = Scrivi in questo file un foglio di carte da stampare, come SVG, invece di stampare testo; - è lo standard output
arg-deck-print-file = { arg-deck-show-file }
arg-deck-print-backs = Dopo ogni pagina aggiungine una con i dorsi, per stampare su due lati
arg-deck-print-paper = { arg-rules-paper }
arg-deck-print-output = { arg-rules-output }
arg-rules-about = L’id di una variante, di una sezione o di una regola, come SH3; senza, elenca tutte le varianti e le sezioni
arg-rules-learn = Spiega questo gioco, con i tabelloni, a chi non lo conosce
arg-rules-sheet = Scrivi il riassunto di questo gioco, una pagina da stampare
arg-rules-score = Scrivi invece il suo foglio dei punti, vuoto
arg-rules-paper = Formato della carta
arg-rules-output = Scrivi le pagine in questo file: in PDF se il nome finisce in .pdf, altrimenti in SVG, se sono più d’una con -1, -2 e così via prima dell’estensione; - è lo standard output
arg-play-seat = Chi gioca in un posto, una volta per posto: human, o un giocatore come level:3, random, greedy, search:MS, uct:PLAYOUT o engine:COMANDO; predefinito: tu occupi il primo posto e level:3 gli altri
arg-play-match = Gioca un incontro invece di una sola partita: ogni posto comincia una partita
arg-play-clock = Tempo di ogni posto: none, MINUTI+SECONDI, come 5+3, o GIORNId per decisione, come 2d
arg-play-first = Il posto che comincia la prima partita di un incontro dei giochi con i forti; predefinito: a caso
arg-play-seed = Seme di tutto ciò che è casuale; predefinito: numeri casuali del sistema operativo
arg-play-save = Salva la partita in questo nuovo file; predefinito: uno in tara/games nella tua cartella dei dati
arg-play-resume = Riprendi la partita salvata in questo file
arg-play-plain = Leggi e scrivi righe, anche in un terminale
arg-bestmove-level = Gioca con una forza da 1 a 8 invece che con limiti
arg-bestmove-seed = Seme che decide tra mosse di pari valore: lo stesso seme dà la stessa mossa, tranne se il tempo è limitato
arg-analyze-lines = Numero di mosse migliori da stampare
arg-arena-a = Il primo giocatore
arg-arena-b = Il secondo giocatore
arg-arena-elo0 = Differenza Elo dell’ipotesi nulla del test sequenziale (SPRT)
arg-arena-elo1 = Differenza Elo dell’ipotesi alternativa del test sequenziale (SPRT)
arg-arena-until-decided = Termina l’incontro appena il test accetta un’ipotesi
arg-arena-threads = Numero di partite giocate insieme
arg-arena-json = Stampa un oggetto JSON
arg-balance-threads = { arg-arena-threads }
arg-balance-json = { arg-arena-json }
arg-solve-store = Parti dalle dimostrazioni in questo file e salvaci le nuove, alla fine e ogni cinque minuti
arg-solve-nodes = Numero massimo di nodi
arg-solve-table-mb = Dimensione della tabella delle dimostrazioni, in MiB
arg-bench-json = Stampa un oggetto JSON per riga
arg-bench-variant = Misura solo questa variante
arg-bench-millis = Durata di ogni misura, in millisecondi
arg-completions-shell = La shell
arg-man-out = Scrivi invece in questa cartella le pagine di tara e di tutti i suoi comandi


## Argomenti di `tara serve`, `tara backup` e `tara restore`

arg-serve-settings = File delle impostazioni: TOML, con i nomi di queste opzioni e _ al posto di -
arg-serve-listen = Indirizzo e porta su cui ascoltare, predefinito: 127.0.0.1:8272; la porta 0 indica una qualsiasi porta libera
arg-serve-database = File di database, predefinito: tara.db
arg-serve-base-path = Percorso sotto cui sta tutto, come /tara; predefinito: nessuno
arg-serve-public-urls = URL con cui si raggiunge il server, come `https://tara.example`, separati da virgole; predefinito: nessuno
arg-serve-trusted-proxies = Indirizzi o reti dei proxy del cui header X-Forwarded-For ci si fida, separati da virgole; predefinito: nessuno
arg-serve-connections = Numero massimo di connessioni, predefinito: 8192; il limite dei file aperti può ridurlo
arg-serve-connections-per-address = Numero massimo di connessioni da un indirizzo, predefinito: 128
arg-serve-request-timeout-ms = Millisecondi entro cui deve arrivare una richiesta, e un client deve leggere parte di una risposta, predefinito: 10000
arg-serve-work-timeout-ms = Millisecondi di attesa per un suggerimento, un’analisi, un’immagine o un file, predefinito: 20000
arg-serve-unsent-bytes = Numero massimo di byte non inviati di tutti i client insieme, predefinito: 16777216
arg-serve-unsent-bytes-per-address = Numero massimo di byte non inviati di un indirizzo, predefinito: 4194304
arg-serve-outbox-bytes = Byte non inviati raggiunti i quali un socket lento viene chiuso, predefinito: 1048576
arg-serve-thinking-threads = Numero di thread per le decisioni lunghe del computer, predefinito: 1; le decisioni brevi e le analisi hanno ciascuna un thread a parte
arg-serve-thinking-queue = Numero massimo di decisioni del computer in attesa ai tavoli aperti da un indirizzo, predefinito: 64
arg-serve-advice-queue = Numero massimo di suggerimenti e analisi in attesa di un indirizzo, predefinito: 4
arg-serve-advice-per-minute = Numero massimo di suggerimenti e analisi che un indirizzo può chiedere in un minuto, predefinito: 120
arg-serve-analysis-nodes = Numero massimo di nodi di un’analisi, predefinito: 1000000
arg-serve-analysis-ms = Durata massima della ricerca di un’analisi, in millisecondi, predefinito: 1000
arg-serve-message-bytes = Numero massimo di byte di un messaggio o di una richiesta, predefinito: 16384
arg-serve-messages-per-second = Numero massimo di messaggi al secondo da un socket, predefinito: 20
arg-serve-requests-per-second = Numero massimo di richieste al secondo da un indirizzo, predefinito: 20
arg-serve-kib-per-second = Numero massimo di KiB di risposte al secondo a un indirizzo, predefinito: 1024
arg-serve-tables-per-hour = Numero massimo di tavoli che un indirizzo può aprire in un’ora, predefinito: 60
arg-serve-joins-per-hour = Numero massimo di richieste di sedersi a un tavolo o di cambiarvi nome da un indirizzo in un’ora, predefinito: 120
arg-serve-events-per-hour = Numero massimo di eventi che un indirizzo può aggiungere ai tavoli in un’ora, predefinito: 18000
arg-serve-listed-tables-per-address = Numero massimo di tavoli in attesa nella lobby aperti da un indirizzo, predefinito: 5
arg-serve-listed-seats-per-address = Numero massimo di tavoli in attesa nella lobby a cui un indirizzo può avere occupato posti, predefinito: 5
arg-serve-listed-away-ms = Millisecondi dopo i quali un tavolo dove non c’è nessuno sparisce dall’elenco della lobby, predefinito: 43200000
arg-serve-invitation-days = Giorni di validità di un invito, predefinito: 7
arg-serve-wrong-secrets-per-minute = Numero massimo di segreti sbagliati che un indirizzo può provare in un minuto, predefinito: 30
arg-serve-sockets-per-address = Numero massimo di socket di un indirizzo, predefinito: 32
arg-serve-tables-per-socket = Numero massimo di posti e tavoli che un socket può seguire, predefinito: 64
arg-serve-outbox-messages = Messaggi non inviati raggiunti i quali un socket lento viene chiuso, predefinito: 64
arg-serve-heartbeat-ms = Millisecondi tra due ping di un socket, predefinito: 30000
arg-serve-claim-after-ms = Millisecondi di assenza dopo i quali gli altri possono reclamare una partita con tempo Fischer, predefinito: 120000
arg-serve-sit-within-ms = Millisecondi entro cui chi prende un posto deve sedersi, predefinito: 600000; poi il posto torna libero
arg-serve-idle-ms = Millisecondi dopo i quali un tavolo che nessuno segue viene tolto dalla memoria, predefinito: 300000
arg-serve-max-database-mib = Dimensione del database in MiB oltre la quale non si aprono nuovi tavoli, predefinito: 8192; 0 significa senza limite
arg-serve-keep-over-days = Giorni dopo i quali un tavolo finito viene eliminato, predefinito: 365; 0 significa mai
arg-serve-keep-unbegun-days = Giorni dopo i quali viene eliminato un tavolo la cui prima partita non è cominciata, predefinito: 30; 0 significa mai
arg-serve-keep-idle-days = Giorni senza eventi dopo i quali un tavolo non finito viene eliminato, predefinito: 365; 0 significa mai
arg-serve-log = Livelli del log su standard error: error, warn, info, debug o trace, per tutto o per modulo, come in info,sqlx=debug
arg-serve-log-form = Formato del log
arg-serve-log-form-json = Un oggetto JSON per riga
arg-serve-log-form-text = Testo da leggere
arg-backup-to = Il file di backup da scrivere; non deve ancora esistere
arg-backup-database = File di database
arg-restore-from = Il file di backup
arg-restore-database = Il file di database da scrivere; non deve ancora esistere


## Argomenti di `tara admin`

arg-admin-database = Il file di database del server
arg-admin-json = Stampa la risposta come JSON
arg-admin-table = Id del tavolo: 16 cifre esadecimali
arg-admin-reason = Il motivo, per il registro di audit
arg-admin-tables-listed = Solo i tavoli nella lobby
arg-admin-tables-stage = Solo i tavoli in questo stato
arg-admin-tables-address = Solo i tavoli seguiti da un client a questo indirizzo
arg-admin-tables-limit = Il numero massimo di tavoli
arg-admin-rename-seat = Il posto, come red
arg-admin-rename-name = Il nuovo nome
arg-admin-ban-network = L’indirizzo o la rete, come 192.0.2.0/24; un indirizzo IPv6 vale per la sua /64
arg-admin-ban-hours = Durata del blocco in ore, come 24 o 0.5
arg-admin-ban-reason = Il motivo, per l’elenco dei blocchi e il registro di audit
arg-admin-unban-network = L’indirizzo o la rete, come li elenca `tara admin bans`
arg-admin-reports-all = Elenca anche le segnalazioni chiuse
arg-admin-reports-limit = Il numero massimo di segnalazioni
arg-admin-report-close-number = Il numero della segnalazione, come lo elenca `tara admin reports`
arg-admin-log-limit = Il numero massimo di voci
