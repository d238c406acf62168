# Che cosa dice la pagina.
#
#   $seat      il nome di un posto, $side quello di uno schieramento
#   $move      una decisione in parole, come prosegue una frase dopo il nome di un posto
#   $game      il nome di un gioco, o in un incontro il numero della partita; $games quante sono
#   $level     la forza del computer, da 1 a 8
#   $version, $commit, $rules, $protocol   quale programma è in uso sul server


## Ovunque

tara = Tara
title = { $page } · Tara
skip = Vai al contenuto
nav = Pagine
nav-lobby = Lobby
nav-mine = Mie partite
nav-settings = Impostazioni
loading = Un momento…
again = Riprova
cancel = Annulla
close = Chiudi
help = Come si gioca
copy = Copia
copied = Copiato.
copy-yourself = Seleziona il link e copialo.
share = Condividi
qr = Codice QR
qr-about = Codice QR di questo link: inquadralo con la fotocamera di un telefono.
to-start = Tutti i giochi
failed = Qualcosa è andato storto. Ricarica la pagina: nessuna mossa va persa.


## Ciò che non c’è

broken = Pagina non trovata
broken-load = Non è stato possibile caricare questa pagina
broken-link = Questo link non funziona. Forse è incompleto.
no-such-game = Questo sito non ha quel gioco.
offline-request = Il server non è raggiungibile. Riprova tra un momento.


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
nameless = Ospite
# Nomi per chi non ne ha scritto uno, separati da virgole; circa 24. Ognuno è un nome intero.
guest-names = Ospite Quercia, Ospite Sorbo, Ospite Nocciolo, Ospite Frassino, Ospite Ontano, Ospite Betulla, Ospite Agrifoglio, Ospite Salice, Ospite Ginepro, Ospite Sambuco, Ospite Ginestra, Ospite Felce, Ospite Scricciolo, Ospite Airone, Ospite Corvo, Ospite Cigno, Ospite Chiurlo, Ospite Pettirosso, Ospite Lontra, Ospite Lepre, Ospite Cervo, Ospite Tasso, Ospite Salmone, Ospite Volpe
away = (assente)
to-move = deve muovere


## Inizio

start-title = I giochi di Tara
start-about = Costruisci forti sulla collina degli alti sovrani, uniscili in regni con i ponti e cattura quelli rimasti soli. Gioca contro il computer, con chi ti siede accanto oppure online.
start-script = Tara ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.
start-first = Gioca subito a Quattro Tesori
start-first-about = Contro il computer a forza 1. Scegli una collina; se una mossa non è consentita, la pagina ti spiega perché.
start-friend = Gioca con amici
start-begin = Comincia da qui
start-kings = Giochi di re
start-four = In quattro
keep-game = Salva o condividi la partita
start-import = Apri una partita salvata
start-editor = Componi una posizione e analizzala
mark-legend = Segni sul tabellone
foot-about = I giochi dei forti sono di Tailten Games; Tara, Seat of Kings è di Alan Paull. Questo sito è indipendente da entrambi.
version = Tara { $version }, commit { $commit }, regole { $rules }, protocollo { $protocol }
foot-fonts = Licenze dei caratteri
foot-licenses = Licenze dei pacchetti


## Una nuova partita

new-computer = Contro il computer
new-level = Gioca contro il computer, forza { $level }
level-1 = Primi passi
level-about-1 = Gioca quasi a caso. Per la tua prima partita.
level-2 = Principiante
level-about-2 = Vede le mosse buone più evidenti e se ne lascia sfuggire molte altre.
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
new-people = Con altre persone
new-screen = Su questo dispositivo
new-link = Con un link d’invito
new-lobby = Nella lobby
new-screen-about = Giocate a turno sullo stesso schermo.
new-link-about = Mandi un link a chi vuoi.
new-lobby-about = Il tuo tavolo compare nella lobby: chiunque può unirsi o guardare.
new-variant-level = { $level ->
    [1] Il livello 1 nel nome del gioco indica le regole più semplici del regolamento. La forza che scegli qui è quanto gioca bene il computer.
   *[other] Il livello 2 nel nome del gioco indica le regole complete del regolamento. La forza che scegli qui è quanto gioca bene il computer.
  }
new-options = Tempo, colori, incontro
new-clock = Tempo
new-own = Tu sei
new-first = Comincia
new-lot = A sorte
new-length = Durata
new-one-game = Una partita
new-match = Incontro di { $games } partite
new-match-about = In un incontro si comincia a turno, e i punti di tutte le partite si sommano.
new-full = Hai raggiunto il limite di nuovi tavoli. Riprova più tardi, oppure unisciti qui a un tavolo:
new-mixed = Scegli ogni giocatore
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
clock-low = { $seat }: restano { $seconds } secondi.
clock-fischer = { $minutes } min + { $seconds } s
clock-in-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }


## Elenchi di tavoli

lobby-about = Questi tavoli aspettano un giocatore.
lobby-empty = Al momento non ci sono tavoli aperti. Crea una partita, e altri potranno unirsi da qui.
lobby-open = Nuova partita
running-title = Partite da guardare
running-about = Chiunque può guardare queste partite della lobby. Le carte in mano restano nascoste.
running-empty = Al momento non ci sono partite pubbliche.
mine-about = I tuoi tavoli in questo browser. Per primi quelli dove tocca a te.
mine-empty = Non hai ancora partite.
list-go = Vai al tavolo
list-join = Unisciti
list-watch = Guarda
list-your-turn = Tocca a te
list-turn = Tocca a { $seats }
list-moved = ultima mossa { $age }
list-moved-now = ultima mossa ora
list-you-won = Hai vinto
list-won = Vittoria: { $seats }
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
analyze-last = Analizza l’ultima partita
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
join-edition = { $edition ->
    [it] Edizione italiana
   *[other] Edizione { $edition }
  }
join-partner = Sei { $seat }, in coppia con { $partner }, contro { $one } e { $other }.
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
watching = Stai guardando questa partita.
watching-kings = Stai guardando questa partita. Le carte in mano ai giocatori ti restano nascoste.
players-above = Avversari
partners = con { $partner }
players-below = Questo lato del tabellone
prompt = Che cosa fare
tools = Strumenti
menu = Menu
sound = Suono
count-kingdoms =
    { $count ->
        [one] { $count } regno
       *[other] { $count } regni
    }
count-bridges =
    { $count ->
        [one] { $count } ponte
       *[other] { $count } ponti
    }
count-territory =
    { $count ->
        [one] { $count } forte
       *[other] { $count } forti
    }
count-kings_captured =
    { $count ->
        [one] { $count } re catturato
       *[other] { $count } re catturati
    }
board-area = Tabellone
board = Tabellone: { $game }
actions = Che cosa puoi fare
more-actions = Altre azioni
announcements = Che cosa è successo
badge-turn = ●{" "}
notice-turn = Tara: tocca a te

link-connecting = Connessione…
link-offline = Connessione persa. La tua partita è al sicuro: riconnessione in corso…
vacancy-left = { $seats }: chi giocava ha lasciato il tavolo. Il posto è di nuovo libero.
vacancy-dismissed = { $seats }: l’ospite è stato rimosso. Il posto è di nuovo libero.
vacancy-never_sat = { $seats }: chi giocava non era pronto in tempo. Il posto è di nuovo libero.
void-draw = { $seats }: chi giocava non ha partecipato in tempo al sorteggio. Il sorteggio è nullo e il posto è libero.
draws-renewed = Il gestore ha ripristinato questo tavolo da un backup. Le estrazioni successive sono nuove.
proof-file = Prova delle estrazioni, per tara verify
table-paused = Per ora il server non riesce a salvare questo tavolo. Nulla va perso: la partita riprenderà da sola.
table-nearly-full = Questo tavolo ha quasi raggiunto il suo limite (passi rimasti: { $count }). Finisci questa partita e apri un nuovo tavolo per la prossima.
seats-elsewhere = Ora i tuoi posti sono su un altro dispositivo. Qui puoi soltanto guardare.

status-free = In attesa che qualcuno si unisca.
status-sit = Si gioca la prossima partita?
status-wait = In attesa degli altri.
status-reveal = Tutti sono pronti. Il sorteggio comincia quando tutti sono connessi…
status-thinks = { $seat } sta pensando…
status-busy = { $seat } aspetta un processore libero…
status-stopped = Questo tavolo è stato chiuso.
status-void-draws = Questo tavolo è stato chiuso dopo tre sorteggi falliti per la stessa partita.
turn-own = Tocca a te.
turn-seat = Muove { $seat }.
turn-other = Muove { $seat }.
phase-setup = Preparazione.
phase-manoeuvres = Manovre.
phase-battle = Battaglia.
phase-over = La partita è finita.
turns-left =
    { $turns ->
        [one] Ultimo turno.
       *[other] Ancora { $turns } turni.
    }
must-capture = Va catturato un forte segnato.
lull = Tregua: nessuna collina ha una priorità superiore a 1.

guests = Ospiti
invite = Manda questo link a chi vuoi invitare:
invite-until = Scadenza del link: { $date }.
invite-none = Su questo dispositivo non c’è un link d’invito valido.
invite-again = Nuovo link
invite-withdraw = Annulla il link
fill = Aggiungi il computer, forza { $level }
list = Mostra nella lobby
unlist = Togli dalla lobby
listed = Questo tavolo è nella lobby: chiunque può unirsi.

# Parole delle regole che si spiegano quando le si preme.
term-setup = Preparazione
    .about = La Preparazione è l’apertura: ogni schieramento costruisce i forti su cui stanno i suoi re.
term-manoeuvres = Manovre
    .about = Le Manovre sono la prima fase: i due schieramenti si spargono sul tabellone. Poi viene la Battaglia, dove si costruisce con altre regole.
term-battle = Battaglia
    .about = La Battaglia è la fase principale: ora colleghi, assedi e catturi forti. Dura fino alla fine della partita.
term-over = Fine
    .about = La partita è finita.
term-lull = Tregua
    .about = Durante una tregua nessuna collina ha una priorità superiore a 1. Scegli una qualsiasi delle colline segnate.

term-siege = Assedio
    .about = Un forte isolato è assediato, e si può catturare, quando i forti avversari occupano tutte le colline accanto.
term-kingdom = Regno
    .about = Un regno è un gruppo di forti di uno schieramento, uniti da ponti. Meno regni hai, meglio è: l’ideale è uno solo.
term-qualified = Fila valida
    .about = Una fila con una collina libera è valida per te se vi hai meno forti dell’avversario, o altrettanti, ma almeno uno. Se ne hai una, devi costruire lì. I conteggi sono al bordo del tabellone.
term-unlinked = Scollegato
    .about = Un forte senza ponti è scollegato. L’avversario può toglierlo e gettare un ponte, a meno che sul forte non ci sia il suo re. Un segno lo indica sul tabellone.
term-out = FUORI
    .about = Chi non ha più mosse consentite annuncia FUORI. Da lì cominciano gli ultimi turni.

board-legend = Segni, parole e tasti

clause = § { $name }
clause-open = Regola { $name }
measures = Punteggio attuale
measure-points = Punti
measure-kingdoms = Regni
measure-bridges = Ponti
measure-territory = Forti
measure-kings_captured = Re catturati
log = Mosse
begun-at-position = Questa partita è cominciata da una posizione.
log-earlier = Mosse precedenti
log-empty = Ancora nessuna mossa.
earlier-shown = Stai guardando una mossa precedente.
back-to-now = Al presente

step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-last = Alla fine


## Che cosa si fa a un tavolo

choose-pass = Passa

# Che effetto avrebbe la scelta di una collina, come elenco di queste parole.
follows = { $hill }: { $words }.
follows-captures = cattura il forte
follows-joins = { $count ->
    [2] unisce due regni
    [3] unisce tre regni
   *[other] unisce quattro regni
  }
follows-besieges = assedia { $hills }

# Che cosa si deve decidere, una riga alla volta.
prompt-build = Costruisci un forte su una collina qualsiasi.
prompt-build-marked = Costruisci un forte su una collina segnata.
prompt-build-king = Costruisci un forte. Ci starà sopra uno dei tuoi re.
prompt-build-row = { $count ->
    [one] Costruisci nella fila segnata.
   *[other] Costruisci in una delle { $count } file segnate.
  }
prompt-build-most = { $order ->
    [one] Costruisci accanto a un tuo forte: nessuna collina è accanto a due.
   *[other] Costruisci su una collina segnata, accanto a { $order } tuoi forti: nessuna ne ha di più.
  }
prompt-build-or-capture-most = { $order ->
    [one] Costruisci o cattura su una collina segnata: nessuna ha una priorità più alta.
   *[other] Costruisci o cattura su una collina segnata, accanto a { $order } tuoi forti: nessuna ne ha di più.
  }
prompt-capture = { $count ->
    [one] Cattura il forte cerchiato in { $hill }: lo assedi, quindi devi.
   *[other] Cattura uno dei forti cerchiati: li assedi, quindi devi.
  }
prompt-capture-most = { $count ->
    [one] Cattura il forte cerchiato in { $hill }: lo circondano { $order } dei tuoi, e nessuno ne ha intorno di più.
   *[other] Cattura uno dei forti cerchiati: ognuno è circondato da { $order } dei tuoi, e nessuno ne ha intorno di più.
  }
prompt-take = { $count ->
    [one] Togli il forte in { $hill }: il { $side } non ne ha altri scollegati.
   *[other] Togli uno dei { $count } forti scollegati del { $side }.
  }
prompt-take-first = { $count ->
    [one] 1 di 2: togli il forte in { $hill }. Il { $side } non ne ha altri scollegati.
   *[other] 1 di 2: togli uno dei { $count } forti scollegati del { $side }.
  }
prompt-link = { $count ->
    [one] 2 di 2: getta un ponte. Scegli il suo puntino.
   *[other] 2 di 2: getta un ponte. Scegli uno dei { $count } puntini.
  }
prompt-link-from = 2 di 2: getta un ponte da { $hill }. Scegli l’altro capo.
prompt-king = Scegli un re da muovere.
prompt-king-one = Scegli il tuo re in { $hill }: nessun altro può muoversi.
prompt-king-or-pass = Scegli un re da muovere, oppure passa.
prompt-king-to = Scegli dove va il re da { $hill }.
prompt-king-from = Scegli il re che va in { $hill }.
prompt-option = { $hill }: scegli una delle due possibilità.
prompt-unsent = Manca la connessione: la tua mossa non è ancora partita.
prompt-pass = Non puoi muovere. Passa.
prompt-confirm = { act }: confermi?
# Il testo di un pulsante, secondo il tipo di azione.
act = { $kind ->
    [build] Costruisci in { $hill }
    [capture] Cattura { $hill }
    [replace] Toglilo e getta questo ponte fino a { $hill }
    [take] Cattura { $hill } con il re
    [sacrifice] Muovi il re in { $hill } e sacrifica lì il forte
    [pass] Passa
   *[step] Muovi il re in { $hill }
  }
hint = Suggerimento
hint-answer = Al tuo posto, il computer a forza { $level } { $move }.
undo = Ritira
takeback = Ritira, se tutti accettano
draw = Offri patta
resign = Abbandona
rematch = Rivincita
next-game = Prossima partita
new-game = Nuova partita
agree = Accetta
decline = Rifiuta
withdraw = Annulla
really-draw = Offrire patta?
yes-draw = Offri patta
really-resign = Abbandonare la partita?
yes-resign = Sì, abbandona
claim-win = Avversario assente: reclama la vittoria
claim-draw = Avversario assente: reclama la patta
outlines = Evidenzia i regni
turn-board = Gira il tabellone
watch-link = Link per chi guarda
leave-table = Lascia il posto
dismiss-guest = Rimuovi { $seat }
close-table = Chiudi il tavolo
report = Segnala un giocatore
report-readers = La tua segnalazione la legge soltanto il gestore di questo server. Contiene questo tavolo, il tuo posto e il tuo nome. L’altro giocatore non la vede.
report-about = Giocatore
report-reason = Motivo
report-reason-name = Nome falso o offensivo
report-reason-cheating = Imbroglia
report-reason-stalling = Perde tempo apposta
report-reason-other = Altro
report-text = Dettagli (facoltativi)
report-send = Invia la segnalazione
report-sent = Segnalazione inviata.
handover = Continua su un altro dispositivo
handover-link = Apri questo link sull’altro dispositivo entro dieci minuti:

offer-draw = { $seat } offre patta.
offer-takeback =
    { $more ->
        [none] { $seat } chiede di ritirare { $move }.
       *[some] { $seat } chiede di ritirare { $move } e le mosse successive: { $rest }.
    }
offer-takeback-steps =
    { $count ->
        [one] { $seat } chiede di ritirare l’ultimo passo.
       *[other] { $seat } chiede di ritirare gli ultimi { $count } passi.
    }
offer-resign = { $seat } vuole abbandonare insieme a te.
offer-rematch = { $seat } offre la rivincita.
offer-draw-own = Hai offerto patta.
offer-takeback-own =
    { $more ->
        [none] Hai chiesto di ritirare { $move }.
       *[some] Hai chiesto di ritirare { $move } e le mosse successive: { $rest }.
    }
offer-takeback-steps-own =
    { $count ->
        [one] Hai chiesto di ritirare l’ultimo passo.
       *[other] Hai chiesto di ritirare gli ultimi { $count } passi.
    }
offer-resign-own = Hai proposto al tuo compagno di abbandonare.
offer-rematch-own = Hai offerto la rivincita.
declined-draw = { $seat } rifiuta la patta.
declined-takeback = { $seat } non accetta il ritiro della mossa.
declined-resign = { $seat } non vuole abbandonare.
declined-rematch = { $seat } rifiuta la rivincita.
declined-draw-own = Hai rifiutato la patta offerta da { $by }.
declined-takeback-own = Hai rifiutato il ritiro della mossa chiesto da { $by }.
declined-resign-own = Hai rifiutato di abbandonare insieme a { $by }.
declined-rematch-own = Hai rifiutato la rivincita offerta da { $by }.
declined-draw-other = { $seat } rifiuta la patta offerta da { $by }.
declined-takeback-other = { $seat } non accetta il ritiro della mossa chiesto da { $by }.
declined-resign-other = { $seat } non vuole abbandonare insieme a { $by }.
declined-rematch-other = { $seat } rifiuta la rivincita offerta da { $by }.
left-stand-in = Da ora decide il computer al posto di { $seat }.


## Mosse, dopo il nome di un posto

move-build = costruisce in { $hill }
move-build-king =
    { $from ->
        [none] costruisce in { $hill } e vi mette il re
       *[other] costruisce in { $hill } e vi porta il re da { $from }
    }
move-capture = cattura { $hill }
move-capture-king =
    { $from ->
        [none] cattura { $hill } e vi mette il re
       *[other] cattura { $hill } e vi porta il re da { $from }
    }
move-capture-link =
    { $from ->
        [none] cattura { $hill }, vi mette il re e collega { $one } con { $other }
       *[other] cattura { $hill }, vi porta il re da { $from } e collega { $one } con { $other }
    }
move-king = muove il re da { $from } a { $to }
move-king-captures = cattura { $to } con il re da { $from }
move-sacrifice = muove il re da { $from } a { $to } e vi sacrifica il forte
move-pass = passa

move-number = { $number }.

# Le stesse in breve, come le ha un elenco di mosse.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = passa


## Che cosa è successo

log-move = { $seat } { $move }.
log-only-move = { $seat } { $move }: è l’unica mossa.
log-begun = La partita comincia.
took-back-moves =
    { $count ->
        [one] La mossa { $moves } è stata ritirata.
       *[other] Le mosse { $moves } sono state ritirate.
    }
took-back-moves-by =
    { $count ->
        [one] La mossa { $moves } è stata ritirata su richiesta di { $seat }.
       *[other] Le mosse { $moves } sono state ritirate su richiesta di { $seat }.
    }
took-back-steps =
    { $count ->
        [one] L’ultimo passo è stato ritirato.
       *[other] Gli ultimi { $count } passi sono stati ritirati.
    }
took-back-steps-by =
    { $count ->
        [one] L’ultimo passo è stato ritirato su richiesta di { $seat }.
       *[other] Gli ultimi { $count } passi sono stati ritirati su richiesta di { $seat }.
    }
log-won =
    { $you ->
        [yes] Hai vinto { $more } a { $less }.
       *[no] Vince il { $side }, { $more } a { $less }.
    }
log-drawn = La partita è patta, { $points } a { $points }.
log-agreed = Patta d’accordo.
log-left-resigned = { $seat } ha abbandonato.
log-left-time = { $seat }: tempo scaduto.
log-left-abandoned = { $seat } ha lasciato la partita.
log-game = Partita { $game } di { $games }.
log-standing = Rosso { $red }, Blu { $blue }.


## Conteggi al bordo del tabellone: $counts sono quelli dei due schieramenti

edge-counts = Conteggi al bordo del tabellone
count-side = { $side } { $count }
count-you = tu
count-row = Fila { $row }: { $counts }.
count-area = Zona di { $area }: { $counts }.
count-qualified =
    { $side ->
        [tu] Valida per te.
       *[other] Valida per il { $side }.
    }


## Chi è in vantaggio in un gioco dei forti, e perché una partita è vinta
#
#   $side      lo schieramento che è in vantaggio o ha vinto, $loser l’altro
#   $own       quanto ha di ciò che si conta, $other quanto ne ha l’altro
#   $count     quanto ne hanno entrambi quando sono pari, $territory i loro forti
#   $more      i punti di chi ha vinto, $less quelli dell’altro
#   $you       "yes" se ha vinto chi legge

lead-short-side = Conduce il { $side }.
lead-short-tie = Parità, a favore del { $side }.
lead-short-level = Parità.
lead-kingdoms =
    { $own ->
        [one] Conduce il { $side }: { $own } regno contro { $other }, e vince chi ne ha meno.
       *[other] Conduce il { $side }: { $own } regni contro { $other }, e vince chi ne ha meno.
    }
lead-bridges =
    { $own ->
        [one] Conduce il { $side }: { $own } ponte contro { $other }.
       *[other] Conduce il { $side }: { $own } ponti contro { $other }.
    }
lead-level-kingdoms =
    { $count ->
        [one] Parità: { $count } regno e { $territory } forti per parte.
       *[other] Parità: { $count } regni e { $territory } forti per parte.
    }
lead-level-bridges =
    { $count ->
        [0] Parità: ancora nessun ponte.
        [one] Parità: { $count } ponte e { $territory } forti per parte.
       *[other] Parità: { $count } ponti e { $territory } forti per parte.
    }
lead-tie-kingdoms-territory =
    { $count ->
        [one] Parità: { $count } regno per parte. Prevale il { $side }, con { $own } forti contro { $other }.
       *[other] Parità: { $count } regni per parte. Prevale il { $side }, con { $own } forti contro { $other }.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Parità: ancora nessun ponte. Prevale il { $side }, con { $own } forti contro { $other }.
        [one] Parità: { $count } ponte per parte. Prevale il { $side }, con { $own } forti contro { $other }.
       *[other] Parità: { $count } ponti per parte. Prevale il { $side }, con { $own } forti contro { $other }.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Parità: { $count } regno per parte. Prevale il { $side }, perché il { $loser } ha il forte di riserva.
       *[other] Parità: { $count } regni per parte. Prevale il { $side }, perché il { $loser } ha il forte di riserva.
    }

log-won-kingdoms =
    { $you ->
        [yes]
            { $own ->
                [one] Hai vinto { $more } a { $less }: { $own } regno contro { $other }.
               *[other] Hai vinto { $more } a { $less }: { $own } regni contro { $other }.
            }
       *[no]
            { $own ->
                [one] Vince il { $side }, { $more } a { $less }: { $own } regno contro { $other }.
               *[other] Vince il { $side }, { $more } a { $less }: { $own } regni contro { $other }.
            }
    }
log-won-bridges =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: { $own } ponti contro { $other }.
       *[no] Vince il { $side }, { $more } a { $less }: { $own } ponti contro { $other }.
    }
log-won-kingdoms-territory =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i regni sono pari ({ $count }), e tu hai { $own } forti contro { $other }.
       *[no] Vince il { $side }, { $more } a { $less }: i regni sono pari ({ $count }), e il { $side } ha { $own } forti contro { $other }.
    }
log-won-bridges-territory =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i ponti sono pari ({ $count }), e tu hai { $own } forti contro { $other }.
       *[no] Vince il { $side }, { $more } a { $less }: i ponti sono pari ({ $count }), e il { $side } ha { $own } forti contro { $other }.
    }
log-won-kingdoms-spare =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i regni sono pari ({ $count }), e al { $loser } resta il forte di riserva.
       *[no] Vince il { $side }, { $more } a { $less }: i regni sono pari ({ $count }), e al { $loser } resta il forte di riserva.
    }
log-won-kings_captured =
    { $you ->
        [yes]
            { $other ->
                [0] Hai vinto { $more } a { $less }: hai catturato { $own } re.
               *[other] Hai vinto { $more } a { $less }: hai catturato { $own } re, e il { $loser } { $other }.
            }
       *[no]
            { $other ->
                [0] Vince il { $side }, { $more } a { $less }: ha catturato { $own } re.
               *[other] Vince il { $side }, { $more } a { $less }: ha catturato { $own } re, e il { $loser } { $other }.
            }
    }
log-drawn-kingdoms = La partita è patta, { $points } a { $points }: sono pari sia i regni ({ $count }) sia i forti ({ $territory }).
log-drawn-bridges = La partita è patta, { $points } a { $points }: sono pari sia i ponti ({ $count }) sia i forti ({ $territory }).
log-drawn-kings_captured = La partita è patta, { $points } a { $points }: ogni schieramento ha perso { $count } re.
log-king-point = Il { $side } ha un punto per il re che ha catturato.
log-king-points = Ogni schieramento ha un punto per il re che ha catturato.

match-won =
    { $you ->
        [yes] Hai vinto l’incontro, { $more } a { $less }.
       *[no] Vince l’incontro il { $side }, { $more } a { $less }.
    }
match-drawn = L’incontro finisce in parità, { $points } a { $points }.


## Le colline, come le nomina un lettore dello schermo

hill-vacant = libera
hill-fort =
    { $side ->
        [Rosso] forte rosso
       *[other] forte blu
    }
hill-king =
    { $side ->
        [Rosso] re rosso
       *[other] re blu
    }
hill-bridges = ponti verso { $hills }
hill-forced = forte da catturare
hill-besieged = forte assediato
hill-unlinked = forte scollegato
hill-order = priorità { $order }
hill-last = ultima mossa
hill-trail = mossa { $number } dopo la tua
hill-unsent = mossa non ancora inviata
hill-reason = motivo
hill-hint = suggerimento
hill-picked = selezionata
hill-legal = mossa consentita


## Impostazioni

settings-look = Aspetto e comandi
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
settings-patterns = Motivi degli schieramenti
settings-patterns-off = Normali
settings-patterns-on = Marcati
settings-your-turn = Quando tocca a te
settings-sounds = Suoni
settings-notices = Notifiche su questo dispositivo
settings-notices-refused = Il tuo browser blocca le notifiche.
settings-name = Il tuo nome
settings-name-label = Nome
settings-name-about = Gli altri lo vedono ai tavoli che apri o a cui ti unisci da ora in poi. Se lo lasci vuoto, ricevi un nome come Ospite Quercia.
settings-forget = Cancella il mio nome ovunque
settings-forgotten = Il tuo nome è stato cancellato da tutti i tuoi tavoli.
