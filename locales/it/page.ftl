# Che cosa dice la pagina.
#
#   $seat      il nome di un posto, $side quello di uno schieramento
#   $color     red o blue, il colore di uno schieramento
#   $move      una decisione in parole, come prosegue una frase dopo il nome di un posto
#   $game      il nome di un gioco, o in un incontro il numero della partita; $games quante sono
#   $level     la forza del computer, da 1 a 8
#   $version, $commit, $rules, $protocol   quale programma è in uso sul server


## Ovunque

tara = Tara
title = { $page } · Tara
skip = Vai al contenuto
nav = Pagine
nav-learn = Impara
nav-lobby = Lobby
nav-mine = Partite
nav-mine-turns =
    { $count ->
        [one] Tocca a te a 1 tavolo.
       *[other] Tocca a te a { $count } tavoli.
    }
nav-settings = Impostazioni
rules-link = Le regole
rules-all = Tutte le regole di questo gioco
loading = Un momento…
again = Riprova
just-changed = È appena cambiato. Premi di nuovo.
close = Chiudi
clause = § { $name }
clause-open = Regola { $name }: il testo
clause-read = Continua a leggere nelle regole
help = Come si gioca
to-start = Tutti i giochi
failed = Qualcosa è andato storto. Ricarica la pagina: nessuna mossa va persa.


## Ciò che non c’è

broken = Pagina non trovata
broken-load = Non è stato possibile caricare questa pagina
broken-link = Questo link non funziona. Forse è incompleto.
no-such-game = Su questo sito quel gioco non c’è.
offline-request = Il server non è raggiungibile. Riprova tra un momento.
page-outdated = Questa pagina non è più aggiornata. Ricaricala.


## Posti e schieramenti

seat-red = Rosso
seat-blue = Blu
seat-white = Bianco
seat-yellow = Giallo
seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est
# count-qualified e hill-* scelgono le loro parole da side-0 e da count-you.
side-0 = Rosso
side-1 = Blu
seats = Giocatori
sitter-you = Tu
sitter-guest = Un’altra persona
sitter-level = Computer, forza { $level }
    .short = Forza { $level }
nameless = Ospite
# Nomi per chi non ne ha scritto uno, separati da virgole; circa 24. Ognuno è un nome intero.
guest-names = Ospite Quercia, Ospite Sorbo, Ospite Nocciolo, Ospite Frassino, Ospite Ontano, Ospite Betulla, Ospite Agrifoglio, Ospite Salice, Ospite Ginepro, Ospite Sambuco, Ospite Ginestra, Ospite Felce, Ospite Scricciolo, Ospite Airone, Ospite Corvo, Ospite Cigno, Ospite Chiurlo, Ospite Pettirosso, Ospite Lontra, Ospite Lepre, Ospite Cervo, Ospite Tasso, Ospite Salmone, Ospite Volpe
away = (assente)


## Inizio

start-title = I giochi di Tara
start-about = Costruisci forti intorno a Tara, la sede degli alti sovrani, uniscili in regni con i ponti e cattura i forti avversari rimasti isolati. Gioca contro il computer, con chi ti siede accanto oppure online.
start-script = Tara ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.
start-learn = Impara { $game }
start-go-on = Continua { $game }: passo { $done } di { $steps }
start-first = Gioca subito a Quattro Tesori
start-first-about = La partita comincia subito, contro il computer (forza 1). Se scegli una collina dove non puoi giocare, la pagina ti spiega perché.
start-friend = Gioca con amici
learn-course = Impara passo per passo
start-begin = Comincia da qui
start-kings = Con i re
start-four = In quattro
start-import = Apri una partita salvata
start-editor = Componi una posizione e analizzala
mark-legend = Segni sul tabellone
foot-about = I giochi con i forti sono di Tailten Games; Tara, Seat of Kings è di Alan Paull. Questo sito è indipendente da entrambi.
version = Tara { $version }, commit { $commit }, regole { $rules }, protocollo { $protocol }
foot-fonts = Licenze dei caratteri
foot-licenses = Licenze dei pacchetti


## Una nuova partita

new-computer = Contro il computer
new-level = Gioca contro il computer, forza { $level }
level-1 = Primi passi
level-about-1 = Gioca quasi a caso, ma cattura dove le regole lo impongono. Per la tua prima partita.
level-2 = Principiante
level-about-2 = Vede le mosse buone più evidenti, ma gliene sfuggono molte altre.
level-3 = Apprendista
level-about-3 = Gioca con buon senso, ma fa ancora errori grossolani.
level-4 = Alla pari
level-about-4 = Una partita equilibrata, se conosci bene le regole.
level-5 = Mano sicura
level-about-5 = Non fa mosse avventate e guarda un po’ avanti.
level-6 = Temibile
level-about-6 = Punisce gli errori.
level-7 = Esperto
level-about-7 = Guarda molto avanti.
level-8 = Campione
level-about-8 = Il meglio del computer, con circa un secondo per mossa.
tutor = Tutor
tutor-about = dice che cosa ha fatto ogni mossa e avverte prima di un errore grave.
tutor-show = Mostra
new-people = Con altre persone
new-screen = Su questo dispositivo
new-link = Con un link d’invito
new-lobby = Nella lobby
new-screen-about = Giocate a turno sullo stesso schermo.
new-link-about = Mandi un link a chi vuoi.
new-lobby-about = Il tuo tavolo compare nella lobby: chiunque può unirsi o guardare.
new-needs-server = Gli inviti e la lobby richiedono un server di Tara.
new-variant-level = { $level ->
    [1] Il livello 1 nel nome del gioco indica le regole più semplici del manuale. La forza che scegli qui dice quanto è bravo il computer.
   *[other] Il livello 2 nel nome del gioco indica le regole complete del manuale. La forza che scegli qui dice quanto è bravo il computer.
  }
new-options = Tempo, colori, incontro
new-clock = Tempo
new-own = Tu sei
new-first = Comincia
new-lot = A sorte
new-length = Durata
new-one-game = Una partita
new-match = Incontro di { $games } partite
new-match-about = In un incontro ci si alterna a cominciare, e i punti di tutte le partite si sommano.
new-full = Hai raggiunto il limite di nuovi tavoli. Riprova più tardi, oppure unisciti qui a un tavolo:
new-mixed = Scegli chi gioca
new-mixed-open = Apri il tavolo

clock-none = Senza limiti
clock-3 = 3 min + 2 s
clock-10 = 10 min + 5 s
clock-30 = 30 min + 20 s
clock-own = A scelta
clock-minutes = Minuti per giocatore
clock-seconds = Secondi in più per mossa
clock-day = 1 giorno per mossa
clock-days = 3 giorni per mossa
clock-fischer = { $minutes } min + { $seconds } s
clock-in-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }


## Elenchi di tavoli

lobby-about = Questi tavoli aspettano un giocatore.
lobby-empty = Al momento non ci sono tavoli aperti. Crea una partita e altri potranno unirsi da qui.
lobby-open = Nuova partita
running-title = Partite da guardare
running-about = Chiunque può guardare queste partite della lobby. Le carte in mano restano nascoste.
running-empty = Al momento non ci sono partite pubbliche.
mine-title = Le mie partite
mine-about = I tuoi tavoli in questo browser, a cominciare da quelli dove tocca a te.
mine-empty = Non hai ancora partite.
mine-remove = Togli
mine-removed = { $game } non è più tra le tue partite. Questo browser non ha più un posto a quel tavolo.
mine-put-back = Rimetti
list-go = Vai al tavolo
list-join = Unisciti
list-watch = Guarda
list-your-turn = Tocca a te
list-turn =
    Tocca { $seats ->
        [Rosso] al Rosso
        [Blu] al Blu
        [Bianco] al Bianco
        [Giallo] al Giallo
       *[other] a { $seats }
    }
list-moved = ultima mossa { $age }
list-moved-now = ultima mossa ora
list-you-won = Hai vinto
list-won = Vittoria: { $seats }
list-aborted = Annullata
list-drawn = Patta
list-free = libero
list-seat = { $seat }: { $who }
list-away = { $name } (assente)
list-opened = aperto { $age }
list-opened-now = appena aperto
list-match = Incontro
list-position = Da una posizione
analyze = Analizza
analyze-game = Analizza la partita { $game }
stage-seating = In attesa
stage-playing = In corso
stage-over = Partita finita
stage-stopped = Tavolo chiuso


## Un invito

join = Invito
join-title = Gioca: { $game }
join-invited = { $name } ti invita a giocare: { $game }
join-terms = Opzioni
join-match = Incontro di { $games } partite
join-no-clock = Senza limiti di tempo
region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster
join-regions = Regioni: { $regions }
join-deck-usual = Mazzo normale (una ricostruzione)
join-deck = Mazzo da un file: { $name }
join-rounds = Patta dopo { $rounds } round senza un vincitore
edition-en = Edizione inglese e tedesca
edition-it = Edizione italiana
join-partner = Sei { $seat }, in coppia con { $partner }, contro { $other } e { $one }.
join-name = Il tuo nome
join-name-none = o te ne diamo uno noi
join-seat = Gioca come { $seat }
join-watch = Guarda
join-full = Tutti i posti di questo tavolo sono occupati.
take-title = Continua qui
take-about = I tuoi posti passano qui. L’altro dispositivo potrà poi soltanto guardare.
take = Sposta qui i miei posti


## Il tavolo

table = Tavolo
table-title = { $game }
board = Tabellone: { $game }
notice-turn =
    { $count ->
        [one] Tocca a te: { $game } contro { $names }
       *[other] Tocca a te: { $game } con { $names }
    }
badge-turn = ●{" "}
link-offline = Connessione persa. La tua partita è al sicuro: riconnessione in corso…
begun-at-position = Questa partita è cominciata da una posizione.


## Impostazioni

settings-look = Aspetto e comandi
settings-language = Lingua
settings-language-auto = Come il dispositivo
settings-language-en = English
settings-language-de = Deutsch
settings-language-it = Italiano
settings-theme = Colori
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-confirm = Conferma ogni mossa
settings-confirm-auto = Sui touchscreen
settings-confirm-on = Sempre
settings-confirm-off = Mai
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-reduced = Nessuna
settings-pace = Mosse degli altri
settings-pace-calm = Una alla volta
settings-pace-fast = Una alla volta, veloci
settings-pace-off = Tutte insieme
settings-home = Partite su questo dispositivo e analisi
settings-home-auto = In questo browser, se può
settings-home-server = Sul server
settings-home-kept = Le partite salvate in questo browser restano qui. Si aprono solo finché c’è il server.
settings-patterns = Trame dei colori
settings-patterns-off = Normali
settings-patterns-on = Marcati
settings-your-turn = Quando tocca a te
settings-sounds = Suoni
settings-notices = Notifiche su questo dispositivo
settings-notices-refused = Il tuo browser blocca le notifiche.
settings-name = Il tuo nome
settings-name-label = Nome
settings-name-about = Gli altri lo vedono ai tavoli che apri o a cui ti unisci da ora in poi. A un tavolo lo cambi nel menu. Se lo lasci vuoto, ricevi un nome come Ospite Quercia.
settings-forget = Cancella il mio nome ovunque
settings-forgotten = Il tuo nome è stato cancellato da tutti i tuoi tavoli.
