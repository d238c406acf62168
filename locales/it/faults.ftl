# Perché il comando `tara` non può leggere o fare qualcosa.


## Luoghi
#
#   $field    un campo di una posizione, $key una chiave di un oggetto JSON
#   $line     il numero di una riga, $column quello di un carattere della riga, entrambi da 1; $column è 0 per l’intera riga
#   $fault    che cosa lì non va

text-field =
    { $field ->
        [line] colonna { $column }: { $fault }
       *[other] { $field }, colonna { $column }: { $fault }
    }
text-key = { $key }: manca, oppure questo valore non è possibile
text-not-json = non è il JSON di una posizione
text-json = non è il JSON che deve stare qui: riga { $line }, colonna { $column }
text-line =
    { $column ->
        [0] riga { $line }: { $fault }
       *[other] riga { $line }, colonna { $column }: { $fault }
    }


## File
#
#   $error    che cosa dice il sistema operativo, $folder una cartella che non esiste

io-not-found = file o cartella inesistente
io-no-folder = la cartella { $folder } non esiste; creala prima, oppure scegline un’altra
io-not-allowed = accesso negato
io-exists = esiste già
io-directory = è una cartella, non un file
io-no-directory = non è una cartella
io-full = spazio su disco esaurito
io-read-only = il disco è di sola lettura
io-address-in-use = un altro programma usa già questo indirizzo
io-no-address = non è un indirizzo di questo computer
io-too-slow = nessuna risposta in tempo
io-other = errore del sistema operativo: { $error }


## Partite e giocatori
#
#   $variant  l’id di una variante, $game il nome di un gioco, $spec un giocatore
#   $who      un giocatore di un incontro, $place il numero di una mossa, $why che cosa non va, $token la mossa

perft-chance = per { $variant } non c’è perft, perché vi interviene il caso
player-other-game = { $spec } non gioca a { $game }
player-program = { $spec } è un altro programma
player-no-move = non ci sono mosse da scegliere
player-illegal = { $token } non è consentita
player-at-move = { $who }, mossa { $place }: { $why }
sprt-range = la prima differenza di Elo deve essere minore della seconda, ed entrambe vanno da -1000 a 1000


## Posizioni di Seat of Kings, dopo la chiave che non va
#
#   $expected, $found   due numeri
#   $card, $seat        il numero di una carta, il nome di un posto

kings-seat =
    { $seat ->
        [blue] Blu
        [red] Rosso
        [white] Bianco
       *[yellow] Giallo
    }
kings-region-count = { $found } regioni invece di { $expected }
kings-third-too-early = una terza regione si apre solo quando due sono chiuse
kings-closed-of-many = le regioni si chiudono solo quando si gioca in due
kings-not-in-game = non è una regione della partita
kings-at-least-one = almeno 1
kings-above-max-rounds = supera max_rounds, che è { $most }
kings-played = non è tra 0 e { $most }
kings-card-twice = la carta { $card } compare due volte
kings-card-missing = manca la carta { $card }
kings-card-count = { $found } carte invece di { $expected }
kings-too-many-pieces = più di 20 pedine del { kings-seat }
kings-not-at-the-table = qui nessuno gioca con il { kings-seat }
kings-own-prisoners = nessuno tiene prigioniere le proprie pedine
kings-empty-seat = lì non siede nessuno
kings-position-twice = indicata due volte
kings-empty-stack = nessuna pedina
kings-own-pieces-below = chi controlla la pila ha solo la pedina in cima, o le due in cima
kings-king-piece-outside = una pedina del Re sta solo in K
kings-king-piece-in-stack = una pedina del Re sta da sola
kings-fort-on-king = in K non c’è nessun fortino
kings-two-forts = due fortini del { kings-seat }
kings-two-kings = il { kings-seat } controlla due posizioni del Re, e ha già vinto
kings-filled = il { kings-seat } controlla tutte le posizioni, e la regione sarebbe già stata svuotata
kings-pieces-in-closed = in una regione chiusa può stare solo una pedina del Re
kings-wrong-seat = il turno è del { kings-seat }
kings-nobody-decides = in questo momento non decide nessuno
kings-seat-missing = manca: il turno è del { kings-seat }
kings-not-at-this-point = non in questo momento di un round
kings-stage = non si accorda con le altre chiavi di stage


## Mazzi
#
#   $card     il posto di una carta nel file, $number il suo numero
#   $fault    che cosa non va, $line in quale riga
#   $word     una parola del file

deck-card = carta { $card }
deck-card-number = carta { $card } (numero { $number })
deck-line = { $fault } (riga { $line })
deck-encoding = dal byte { $byte } in poi non è UTF-8
deck-syntax = non è TOML: riga { $line }, colonna { $column }
deck-joined = due mazzi uno dopo l’altro: qui comincia il secondo
deck-missing = manca
deck-unknown-key = chiave sconosciuta
deck-not-text = non è un testo
deck-edition = non è 1, l’unica edizione di questo formato
deck-count = { $count } carte invece di 36
deck-not-table = non è una tabella
deck-number = non è un numero intero da 1 a 36
deck-number-twice = compare due volte
deck-cost-range = non è un numero intero da 0 a 4
deck-stone-cost = una “pietra del destino” costa 3
deck-stone-array = una “pietra del destino” non ha schema
deck-not-boolean = non è né true né false
deck-not-list = non è un elenco di posizioni
deck-place-count = { $count } posizioni di piazzamento invece di una o due
deck-spot = { $word } non è un rango con 0, da +1 a +4 o da -1 a -4
deck-place-rank = { $word } non è un contadino, un pastore o un guerriero
deck-spot-twice = { $word } è indicata due volte
deck-no-fit = lo schema non entra da nessuna parte
deck-name = un nome ha al massimo { $count } caratteri, e nessuno che cambi l’aspetto del testo vicino


## Archivi di valori dimostrati
#
#   $found, $wanted   la versione o la variante di un archivio, e quella della posizione

store-foreign = non è un archivio di valori dimostrati
store-version = un archivio della versione { $found }, che questo programma non legge
store-variant = un archivio di { $found }, ma la posizione è di { $wanted }
store-damaged = l’archivio è danneggiato


## Prove delle estrazioni
#
#   $found, $committed      due hash; altrove $found è un numero di voci
#   $expected, $claimed     ciò che deriva dal segreto, e ciò che dice la prova
#   $event                  il numero di un evento
#   $why                    perché lì non si può giocare
#   $seat                   il numero di un posto, da 0; in una prova il suo nome

proof-agreement = agreed: condizioni non possibili
proof-secret = secret: il suo hash è { $found }, non l’impegno { $committed }
proof-commitment = sent: ciò che { $seat } ha inviato non corrisponde al suo impegno
proof-sent = sent: { $found } voci per { $seats } posti
proof-start = start: deve essere { $due }
proof-first = first: comincia { $expected }, non { $claimed }
proof-other-first = first: comincia un altro posto, non { $claimed }
proof-event = evento { $event }: { $why }
proof-draw = evento { $event }: è stato estratto `{ $expected }`, non `{ $claimed }`
replay-rules = giocata con la versione { $version } delle regole, che questo programma non conosce
replay-event = evento { $event }: { $why }
event-none = non ce n’è nessuno
event-opens-no-table = non apre un tavolo
event-opens-again = un tavolo si apre una volta sola
event-earlier = è anteriore all’evento precedente
event-no-seat = il posto { $seat } non esiste
event-no-person = al posto { $seat } non siede una persona
event-not-taken = questo posto non può essere occupato
event-not-revealed = questo posto non può rivelare questo
event-nothing-shown = questo posto non ha rivelato nulla
event-not-filled = nessun programma può occupare questo posto
event-not-void = nessuna estrazione può essere annullata
event-no-beginning = nessuna partita può cominciare
event-no-draw = ora non si estrae nulla
event-not-asked = non tocca a questo posto
event-no-offer = non c’è nessuna offerta
event-nothing-to-take-back = non c’è nulla da ritirare
event-no-game = nessuna partita è in corso
event-points = i punteggi non sono tanti quanti gli schieramenti
event-not-over = l’incontro non è finito


## Rifiuti di un server
#
#   $detail   una rete, un numero, o ciò che non si può leggere

admin-refused-no-table = questo tavolo non esiste; `tara admin tables` elenca quelli che ci sono
admin-refused-over = il tavolo è già finito o chiuso; `tara admin delete` lo elimina
admin-refused-stopped = il tavolo è stato chiuso: si può solo mostrare o eliminare
admin-refused-no-seat = nessuno occupa quel posto; `tara admin table ID` elenca i posti di un tavolo
admin-refused-name = un nome ha da 1 a 40 caratteri visibili, e non somiglia a quello di un giocatore del computer né di altri al tavolo
admin-refused-protected = { $detail } contiene questa macchina o uno dei `trusted_proxies`, e così il blocco varrebbe per tutti; scegli una rete più piccola
admin-refused-too-many-bans = ci sono { $detail } blocchi, e non se ne possono aggiungere; togline qualcuno con `tara admin unban`, o blocca una rete più grande
admin-refused-duration = un blocco dura più di 0 e al massimo { $detail } ore
admin-refused-no-ban = nessun blocco di { $detail }; `tara admin bans` elenca quelli che ci sono
admin-refused-no-report = nessuna segnalazione aperta con questo numero; `tara admin reports` elenca quelle che ci sono
admin-refused-malformed = la richiesta non si può leggere: { $detail }
admin-refused-unavailable = il database non ha funzionato e non è cambiato nulla; guarda il log del server e riprova
admin-refused-failed = il programma ha avuto un errore con questo tavolo; guarda il log del server


## Impostazioni, server e i loro database
#
#   $key      un’impostazione
#   $nearest  l’impostazione con la chiave più simile
#   $address  dove un server deve essere in ascolto, $file un file, $why che cosa non va
#   $reason   una parola per ciò che segnala SQLite, $error ciò che segnala

settings-syntax = non è TOML
settings-unknown = l’impostazione { $key } non esiste; `tara serve --help` le elenca tutte
settings-similar = l’impostazione { $key } non esiste. Intendevi { $nearest }?
settings-urls = non è un elenco di URL (per esempio ["https://tara.example"])
settings-networks = non è un elenco di indirizzi o di reti (per esempio ["192.0.2.0/24"])
settings-number = non è un numero intero da 0 in su, oppure è troppo grande
settings-base-path = base_path: deve cominciare con / e non finire con /
settings-zero = { $key }: deve essere almeno 1
serve-cannot-listen = il server non può mettersi in ascolto su { $address }: { $why }
database-stale = il tavolo ha un’altra versione
database-failed = il database ha dato un errore: { $why }
database-version = non è possibile portare il database a questa versione: { $why }
database-in-use = un altro server tiene aperto il database: { $file } è bloccato
database-unopened = non è possibile aprire il database { $file }: { $why }
database-no-file = per SQLite { $file } non è un file; per un file con questo nome scrivi ./{ $file }
database-foreign = { $file } è il database di un altro programma; indica un altro file con --database
database-damaged = il database { $file } è danneggiato; spostalo altrove con -wal e -shm, e ripristina una copia con `tara restore`
database-failing = il database non scrive
database-closed = il database è chiuso
database-reason =
    { $reason ->
        [locked] un altro programma ha bloccato il file
        [read-only] non è possibile scrivere nel file
        [disk] non è possibile leggere o scrivere il file
        [damaged] il file è danneggiato
        [full] lo spazio su disco è esaurito
        [unopened] non è possibile aprire il file
        [foreign] il file non è un database
        [newer] è stato scritto da una versione più recente
       *[other] segnala: { $error }
    }
copy-occupied = c’è già un file
copy-not-whole = il backup non è completo
backup-no-database = il database { $file } non esiste; indica quello del server con --database
restore-no-backup = il backup { $file } non esiste; indica un file scritto da `tara backup`
admin-no-server = nessun server usa il database { $file }; avviane uno con `tara serve`, oppure indica il file con --database
admin-not-allowed = { $file } è di un altro utente; esegui il comando con l’utente del server
admin-no-answer = il server non ha risposto
admin-unreadable = la risposta del server non si può leggere; forse ha una versione diversa da questo comando
