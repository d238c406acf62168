# Che cosa dice il comando `tara` alle persone. I testi di aiuto stanno nel codice, accanto alle definizioni della riga di comando.


## Tutti i comandi
#
#   $tag      la lingua richiesta, $used quella in uso

language-unknown = nessun testo in “{ $tag }”, solo in en, de e it; si usa { $used }


## admin
#
#   $stage      lo stato di un tavolo
#   $name       il nome di una persona, $addresses da dove è in linea
#   $number     il numero di una segnalazione, $table dove, $by da chi e $about su chi, $date quando

admin-done = fatto
admin-none = nulla da elencare
admin-checked =
    { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $events ->
        [one] { $events } evento
       *[other] { $events } eventi
    }, { $mib } MiB
admin-whole = nessun danno trovato
admin-fault-page = SQLite: { $error }
admin-fault-orphans =
    { $rows ->
        [one] { $rows } riga appartiene a un tavolo che manca
       *[other] { $rows } righe appartengono a tavoli che mancano
    }
admin-fault-table = il tavolo { $table } non è leggibile
admin-table = tavolo
admin-variant = variante
admin-stage = stato
admin-listed = { $stage }, nella lobby
admin-opened = aperto
admin-last = ultima attività
admin-events = eventi
admin-clients = client
admin-reports = segnalazioni aperte
admin-names = nomi
admin-watchers = spettatori
admin-free = libero
admin-nameless = una persona senza nome
admin-away = { $name }, assente
admin-here = { $name }, in linea da { $addresses }
admin-report = segnalazione { $number }, { $date }, tavolo { $table }: { $by } su { $about }, { $reason }
admin-closed = chiusa: { $date }
admin-user = utente
admin-command = comando
admin-target = oggetto
admin-until = fino a
admin-reason = motivo


## apply

apply-illegal = mossa { $place }, { $token }: { $clause } { $sentence }
apply-place = mossa { $place }


## bestmove, analyze

search-over = la partita è finita, e non ci sono mosse da scegliere
search-chance = ora si estraggono carte, e non ci sono mosse da scegliere
search-another = questa è la vista di { $seat }, e ora decide un altro posto
search-iterations = seat-of-kings accetta --nodes (iterazioni) o --time, e non ha --depth, --threads né --table


## arena
#
#   $a, $b      i due giocatori; più avanti un numero di ciascuno
#   $points     una media e il suo intervallo, come $share, $elo e $plies

arena-match = { $variant }: a { $a } contro b { $b }, seme { $seed }, mosse iniziali a caso: { $opening }
arena-games = partite           { $games }: vinte da a { $won }, patte { $drawn }, vinte da b { $lost }
arena-points =
    { $sides ->
        [2] punti per coppia  { $points }, di a meno quelli di b
       *[other] punti             { $points }, di a meno la media di b, in { $sides } partite
    }
arena-share = quota di a        { $share }
arena-pairs = coppie            { $pairs } con 0, 1/2, 1, 3/2 e 2 vittorie di a
arena-elo = Elo               { $elo }
arena-sprt = test              { $verdict }, llr { $llr }, elo0 { $elo0 } contro elo1 { $elo1 }
arena-plies = mosse             { $plies }, da { $least } a { $most }
arena-cpu = ms CPU per mossa  a { $a }, b { $b }
arena-progress = punti { $points }
arena-no-games = non è stato giocato nessun gruppo completo di partite
arena-another = il file è di un altro incontro: il suo { $name } è { $found }, non { $expected }
arena-busy = un altro processo sta scrivendo un incontro in questo file
arena-line = riga { $line }
arena-not-next = non è la partita successiva di questo incontro


## balance

balance-match = { $variant }: { $a } contro sé stesso, partite: { $games }, seme { $seed }, mosse iniziali a caso: { $opening }
balance-points = punti             { $points }, di chi muove per primo meno gli altri
balance-share = quota             { $share } delle vittorie possibili, per chi muove per primo
balance-branching = mosse consentite  { $branching } per posizione


## convert
#
#   $line    la riga del file, $column il carattere nella riga, da 1

convert-illegal = riga { $line }, colonna { $column }: { $token } non è consentita, { $clause } { $sentence }
convert-line = riga { $line }


## deck
#
#   $name     il nome del mazzo
#   $fault    il primo errore di un file, $count quanti sono in tutto

deck-summary =
    { $name }: { $cards } carte, { $stones ->
        [0] nessuna “pietra del destino”
        [one] di cui 1 “pietra del destino”
       *[other] di cui { $stones } “pietra del destino”
    }
printed-several = più pagine SVG vogliono un file: indicane uno con -o
deck-reconstruction = Questo mazzo è una ricostruzione, non quello stampato. `tara rules SKC3` dice che cosa se ne sa.
deck-refused =
    { $count ->
        [one] { $fault }
       *[other] { $fault }; { $count } errori in tutto: li elenca `tara deck check`
    }
deck-placement = posizione di piazzamento
deck-grey = sbiadita: deve esistere nella regione
deck-other = qualsiasi altra posizione; ogni schema sta il più a sinistra possibile
deck-cost = costo { $cost }
deck-stone = pietra del destino


## engine
#
#   $word      una parola di una riga, $name quella di un’opzione
#   $answer    che cosa ha risposto un programma, $seconds quanto lo si è aspettato

engine-unreadable = la riga non è in UTF-8, oppure è troppo lunga
engine-unknown = comando { $word } sconosciuto
engine-excess = { $word } non accetta argomenti
engine-option = scrivi: setoption name NOME value VALORE
engine-no-option = l’opzione { $name } non esiste
engine-position = scrivi: position POSIZIONE moves MOSSA ...
engine-limit = limite { $word } sconosciuto; usa nodes N, depth D, movetime MS o infinite
engine-number = { $word } vuole un numero intero da 1 a { $most }
engine-thinking = è in corso una ricerca; prima fermala
engine-no-position = non c’è nessuna posizione
engine-over = la partita è finita
engine-hidden = questo protocollo non comprende ancora seat-of-kings
engine-no-command = manca il comando
engine-ended = il programma che gioca si è chiuso
engine-silent = il programma che gioca non ha risposto entro { $seconds } s
engine-says = il programma che gioca ha scritto: { $answer }
engine-answered = la risposta del programma che gioca non è una mossa: { $answer }


## Ciò che si legge
#
#   $place    l’argomento, da 1; il primo è una parola come `moves`
#   $variant  la variante con l’id più simile a quello indicato
#   $kind     il tipo di file che qualcosa sembra essere

input-no-deck = questa è una posizione dei giochi con i forti; solo seat-of-kings ha --deck
input-once = un solo argomento può leggere lo standard input
input-number = non è un numero intero da { $least } a { $most }
input-similar = { $error } Intendevi { $variant }?
input-standard = standard input
output-standard = standard output
input-no-file = dopo @ manca il nome di un file
other-kind =
    { $kind ->
        [transcript] questo sembra un file di trascrizioni: lo verifica `tara replay`
        [proof] questa sembra la prova di una partita: la verifica `tara verify`
        [kept] questa sembra una partita di `tara play`: `tara play --resume` la continua, `tara verify` ne verifica le estrazioni
        [game] questo sembra il file di una partita: `tara convert` ne ricava trascrizioni
        [position] questa sembra una posizione: la disegna `tara show @FILE`
        [deck] questo sembra un mazzo: lo verifica `tara deck check`
        [picture] questa sembra un’immagine: si possono leggere il file o la trascrizione della partita
        [settings] questo sembra un file di impostazioni: lo legge `tara serve --settings`
       *[database] questo sembra il database di un server: lo apre `tara serve --database`
    }
input-too-long = troppo lungo per una posizione o per un mazzo
input-not-utf-8 = non è UTF-8
input-half = la metà di un carattere in UTF-16
input-mark = un indicatore dell’ordine dei byte: qui comincia un secondo file
input-second = una posizione sta su una sola riga, e qui comincia un secondo testo
input-argument-not-utf-8 = argomento { $place }, colonna { $column }: non è UTF-8


## random

random-policy = solo seat-of-kings ha --policy


## replay
#
#   $line    la riga del file, da 1
#   $event   la mossa, da 1

replay-difference = riga { $line }, evento { $event }, { $field }: previsto { $expected }, trovato { $found }
replay-illegal = riga { $line }, evento { $event }, { $field }: { $token } non è consentita, { $clause } { $sentence }
replay-nothing = nulla


## rules

rules-variants = Varianti
rules-sections = Sezioni
rules-more = Per continuare a leggere, aggiungi l’id di una variante, di una sezione o di una regola: tara rules SH3.
rules-bite =
    { $seat ->
        [none] Qui nessuno può più giocare { $move }. { $reason }
       *[other] Qui { $seat ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $seat }
        } non può giocare { $move }. { $reason }
    }
rules-learn-more = Tutte le regole, una per una: tara rules { $variant }. Sulla pagina di `tara serve` c’è un corso sul tabellone.
rules-also = Regole di altre sezioni che valgono anche qui
rules-ruling = La nostra scelta: { $ruling }
rules-source = Fonte: { $source }
source-manual = manuale
source-revised = versione riveduta
source-appendix = appendice
source-rulebook = regolamento
source-german = regole tedesche
source-italian = traduzione italiana
source-faq = FAQ
source-ruling = nostra scelta
rules-no-id = manca l’id di una variante, di una sezione o di una regola; li elenca `tara rules`
rules-unknown = { $id } non è una variante, né una sezione, né una regola; le elenca `tara rules`


## serve
#
#   $address   dove è in ascolto
#   $port      la sua porta, $path il percorso sotto cui si trova tutto

serve-listens = in ascolto su { $address }
serve-others = gli altri dispositivi della rete lo raggiungono su { $address }
serve-others-unknown = gli altri dispositivi lo raggiungono su http:// e l’indirizzo di questo computer nella rete, seguito da :{ $port }{ $path }
serve-ended = fermato; tutto ciò che è stato confermato è salvo


## show

show-seat-red = Rosso
show-seat-blue = Blu
show-seat-south = Sud (Rosso)
show-seat-west = Ovest (Blu)
show-seat-north = Nord (Rosso)
show-seat-east = Est (Blu)
show-side-red = Rosso
show-side-blue = Blu

show-phase-setup = Preparazione
show-phase-manoeuvres = Manovre
show-phase-battle = Battaglia
show-turn =
    muove { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
       *[other] { $seat }
    }
show-over-red = la partita è finita, ha vinto il Rosso
show-over-blue = la partita è finita, ha vinto il Blu
show-over-drawn = la partita è finita in patta

show-ringfort = forte rosso e forte blu
show-king = forte con sopra il suo re
show-stranded-red = re rosso arenato su un forte blu
show-stranded-blue = re blu arenato su un forte rosso
show-target = libera, mossa possibile
show-vacant = libera
show-target-ringfort = forte, mossa possibile
show-priorities = priorità (OP) da 1 a 4
show-qualified = fila valida

show-kingdoms = regni
show-links = ponti
show-territory = territorio
show-kings-lost = re persi
show-points = punti

show-battle = È stata annunciata BATTAGLIA.
show-out =
    { $turns ->
        [one] FUORI: questo è l’ultimo turno.
       *[other] FUORI: restano { $turns } turni, compreso questo.
    }
show-final-turn = Questo è l’ultimo turno.
show-lull = Tregua: nessuna collina ha una priorità superiore a 1.
show-area-south = La zona di Sud va dalla fila 1 alla fila 4.
show-area-west = La zona di Ovest va dalla colonna A alla colonna D.
show-area-north = La zona di Nord va dalla fila 4 alla fila 7.
show-area-east = La zona di Est va dalla colonna D alla colonna G.
show-qualified-rows =
    { $count ->
        [one] La fila valida è { $rows }.
       *[other] Le file valide sono { $rows }.
    }
show-no-qualified-row = Nessuna fila è valida.
show-stranded-king-red = Il re rosso in { $hill } è arenato.
show-stranded-king-blue = Il re blu in { $hill } è arenato.


## show: Seat of Kings
#
#   $seat     un giocatore; lo stesso vale per $captor, e $region è una regione; $card il numero di una carta
#   $round    il numero del round, $turn quello del turno nel round, $turns quanti turni ha
#   $places   posizioni, come elenco da leggere

show-player-blue = Blu
show-player-red = Rosso
show-player-white = Bianco
show-player-yellow = Giallo
show-region-connacht = Connacht
show-region-ulster = Ulster
show-region-leinster = Leinster
show-region-munster = Munster
show-region-closed = { $region } (chiusa)

show-round = Round { $round }
show-round-turn = Round { $round }, turno { $turn } di { $turns }
show-round-end = Round { $round }, fine del round
show-won = la partita è finita, ha vinto il { $seat }
show-drawn = la partita è finita in patta

show-ask-lots = Ora ogni giocatore gira una carta, per sorteggiare il primo giocatore iniziale.
show-ask-deal = Ora si mescola il mazzo e si distribuiscono sei carte a ciascuno.
show-ask-reshuffle = Ora si mescolano gli scarti per formare un nuovo mazzo, perché il mazzo è vuoto.
show-ask-keep = Il { $seat } sceglie quali tre carte tenere per questo round.
show-ask-turn = Il { $seat } decide che cosa fare con una carta.
show-ask-place =
    { $count ->
        [0] Il { $seat } ha giocato la carta { $card } nella regione { $region } e non ha altre posizioni in cui piazzare.
       *[other] Il { $seat } ha giocato la carta { $card } nella regione { $region } e può ancora piazzare in { $places }.
    }
show-ask-activate = Il { $seat } ha cambiato posto a due pedine nella regione { $region }.
show-ask-keep-fort = Il { $seat } ha due fortini nella regione { $region } e sceglie quale tenere.
show-ask-promote =
    { $count ->
        [0] Il { $seat } ha pagato l’attivazione nella regione { $region }.
       *[other] Il { $seat } ha attivato { $places } nella regione { $region }.
    }
show-ask-traitor = Il { $seat } può giocare il traditore della regione { $region } per 1 cumal.
show-ask-exchange = Il { $seat } gioca il traditore della regione { $region } e ha preso la carta { $card }.
show-ask-activate-exchange = Il { $seat } ha scambiato una pedina nella regione { $region }; attivare costa { $cost } cumal.
show-ask-ransom =
    { $count ->
        [one] Il { $seat } può pagare un riscatto: il { $captor } tiene prigioniera 1 pedina del { $seat }.
       *[other] Il { $seat } può pagare un riscatto: il { $captor } tiene prigioniere { $count } pedine del { $seat }.
    }
show-ask-start = Il { $seat } nomina il prossimo giocatore iniziale.
show-ask-region = Il { $seat } sceglie la terza regione.
show-ask-garrison =
    { $count ->
        [one] Il { $seat } ha una pedina del Re nella regione { $region } e può presidiarla con un’altra pedina.
       *[other] Il { $seat } ha una pedina del Re nella regione { $region } e può presidiarla con una o due pedine.
    }
show-choices = Decisioni consentite: { $choices }.

show-controller = chi controlla la posizione
show-fort = fortino
show-captives = con pedine catturate sotto, dal basso in alto
show-king-piece = pedina del Re
show-many-captives = numero di pedine catturate sotto, dal basso in alto:

show-cumals = cumal
show-stock = stock
show-king-pieces = Re
show-prisoners = prigionieri
show-hand = mano
show-aside = da parte
show-card = { $name }, costo { $cost }: { $fits }
show-card-stone = { $name }, costo { $cost }
show-piles =
    { $deck ->
        [0] Il mazzo è vuoto.
        [one] Il mazzo ha 1 carta.
       *[other] Il mazzo ha { $deck } carte.
    }
show-discards =
    { $count ->
        [0] Non ci sono scarti.
       *[other] Scarti: { $cards }.
    }
show-turned-up = Carte girate per il traditore della regione { $region }: { $cards }.
show-starting = Il giocatore iniziale di questo round è il { $seat }.
show-edition-it = Questa partita segue l’edizione italiana dove dice qualcosa di diverso (SKO1).


## start, random

table-agreed = solo seat-of-kings ha --seats, --edition, --regions, --deck e --max-rounds


## view

view-no-seat = qui nessuno gioca “{ $seat }”; i posti sono { $seats }


## solve

solve-hidden = tara solve accetta solo posizioni dei giochi con i forti; seat-of-kings ha carte nascoste
solve-store-unwritten = non è possibile scrivere nell’archivio


## tara verify

verify-proved = dimostrato: { $draws ->
    [0] non è stato estratto nulla, e l’impegno corrisponde al segreto
    [one] un’estrazione deriva dal segreto e dai byte casuali dei posti
   *[other] { $draws } estrazioni derivano dal segreto e dai byte casuali dei posti
}
verify-commitment = impegno { $commitment }
# Oltre alle estrazioni, si verificano i byte casuali di ogni posto rispetto al suo impegno, una riga per posto.
verify-committed = verificato: i byte casuali di { $seat } corrispondono al suo impegno { $commitment }
verify-uncommitted = senza impegno: { $seat } ha rivelato i suoi byte casuali senza un impegno, e potrebbe averli scelti conoscendo il segreto
verify-renewed = rinnovato: il gestore ha ripristinato il tavolo da un backup prima dell’estrazione { $draw }, e potrebbe avere scelto le estrazioni da lì in poi
verify-restored = ripristinato: prima di questa partita il gestore ha ripristinato il tavolo da un backup { $times ->
    [one] una volta
   *[other] { $times } volte
}, e solo dopo si è impegnato sul segreto qui sopra
verify-unchecked = non verificato: se questi impegni sono stati pubblicati prima della partita; confrontali con quelli che hai annotato tu
verify-game = partita { $game }
verify-not = non dimostrato: { $why }
verify-not-over = la partita non è finita; il segreto che dimostra le sue estrazioni si pubblica alla fine
