# Quello che la pagina dice a un tavolo, e dove si rivede una partita. Le variabili sono spiegate in `page.ftl`.


## Link e giocatori

cancel = Annulla
copy = Copia
copied = Copiato.
copy-yourself = Il link è selezionato: copialo.
own-device = Solo questo dispositivo può aprire questo link; per gli altri apri Tara con il nome o l’indirizzo di questo dispositivo nella tua rete, e crea lì il link.
share = Condividi
qr = Codice QR
qr-about = Codice QR di questo link: inquadralo con la fotocamera di un telefono.
to-move = è di turno
keep-game = Salva o condividi la partita
clock-waits = aspetta la prima mossa
clock-unsure = può essere sbagliato: manca la connessione
clock-low =
    { $seconds ->
        [one] { $seat }: resta { $seconds } secondo.
       *[other] { $seat }: restano { $seconds } secondi.
    }
analyze-last = Analizza l’ultima partita


## Il tavolo

watching = Stai guardando questa partita.
watching-kings = Stai guardando questa partita. Le carte in mano ai giocatori restano nascoste.
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
count-kings_captured = Re catturati: { $count }, persi: { $other }
board-area = Tabellone
actions = Che cosa puoi fare
more-actions = Altre azioni
announcements = Che cosa è successo

link-connecting = Connessione…
vacancy-left =
    { $count ->
        [one] { $seats }: chi giocava ha lasciato il tavolo. Il posto è di nuovo libero.
       *[other] { $seats }: chi giocava ha lasciato il tavolo. I posti sono di nuovo liberi.
    }
vacancy-dismissed =
    { $count ->
        [one] { $seats }: l’ospite è stato rimosso. Il posto è di nuovo libero.
       *[other] { $seats }: l’ospite è stato rimosso. I posti sono di nuovo liberi.
    }
vacancy-never_sat =
    { $count ->
        [one] { $seats }: chi giocava non era pronto in tempo. Il posto è di nuovo libero.
       *[other] { $seats }: chi giocava non era pronto in tempo. I posti sono di nuovo liberi.
    }
void-draw =
    { $count ->
        [one] { $seats }: chi giocava non ha partecipato in tempo al sorteggio. Il sorteggio è nullo e il posto è libero.
       *[other] { $seats }: chi giocava non ha partecipato in tempo al sorteggio. Il sorteggio è nullo e i posti sono liberi.
    }
draws-renewed = Il gestore ha ripristinato questo tavolo da un backup. Le estrazioni successive sono nuove.
proof-file = Prova delle estrazioni, per tara verify
table-paused = Per ora il server non riesce a salvare questo tavolo. Non va perso nulla: la partita riprenderà da sola.
table-paused-here = Questo browser ora non riesce a salvare questo tavolo; forse non ha più spazio. Nulla di ciò che è salvato va perso, e la partita continuerà da sola.
table-nearly-full = Questo tavolo ha quasi raggiunto il suo limite (passi rimasti: { $count }). Finisci questa partita e apri un nuovo tavolo per la prossima.
seats-elsewhere = Ora i tuoi posti sono su un altro dispositivo. Qui puoi soltanto guardare.
seats-for-tab = Questo browser non salva nulla per questo sito. Se chiudi la scheda, perdi il posto.

status-free = In attesa che qualcuno si unisca.
status-sit = Giochi la prossima partita?
status-sit-after =
    { $count ->
        [one] { $names } vuole giocare la prossima partita. E tu?
       *[other] { $names } vogliono giocare la prossima partita. E tu?
    }
status-wait = Si aspetta ancora: { $names }.
status-reveal = Sono tutti pronti. La partita comincia quando tutti sono connessi…
status-thinks =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } sta pensando…
status-busy =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } aspetta: il server è occupato…
status-stopped = Questo tavolo è stato chiuso.
status-void-draws = Questo tavolo è stato chiuso dopo tre sorteggi nulli per la stessa partita.
turn-begins-own = Questa partita la cominci tu.
turn-begins =
    Questa partita la comincia { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
       *[other] { $seat }
    }.
turn-own = Tocca a te.
turn-seat =
    Tocca { $seat ->
        [Rosso] al Rosso
        [Blu] al Blu
        [Bianco] al Bianco
        [Giallo] al Giallo
       *[other] a { $seat }
    }.
turn-other =
    Tocca { $seat ->
        [Rosso] al Rosso
        [Blu] al Blu
        [Bianco] al Bianco
        [Giallo] al Giallo
       *[other] a { $seat }
    }.
phase-setup = Preparazione.
phase-manoeuvres = Manovre.
phase-battle = Battaglia.
phase-over = La partita è finita.
turns-left =
    { $turns ->
        [one] Ultimo turno.
       *[other] Ancora { $turns } turni.
    }
# Perché una partita è all’ultimo turno. $side: lo schieramento che non può o non ha voluto continuare; $you: se muove chi legge.
last-turn =
    { $why ->
        [full] Il tabellone è pieno:
        [pass] Il { $side } ha passato:
       *[out] Il tabellone è pieno e il { $side } non può catturare nulla:
    } { $you ->
        [yes] questo è il tuo ultimo turno.
       *[no] questo è l’ultimo turno.
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
    .about = La Preparazione è l’apertura: ogni schieramento costruisce i forti su cui staranno i suoi re.
term-manoeuvres = Manovre
    .about = Le Manovre sono la prima fase: i due schieramenti si spargono sul tabellone. Poi viene la Battaglia, dove si costruisce con altre regole.
term-battle = Battaglia
    .about = La Battaglia è la fase principale: ora colleghi, assedi e catturi forti. Dura fino alla fine della partita.
term-over = Fine
    .about = La partita è finita.
term-lull = Tregua
    .about = Durante una tregua nessuna collina ha una priorità superiore a 1. Scegli una qualsiasi delle colline segnate.

term-knights-move = Mossa del cavallo
    .about = Una collina in una direzione e due nell’altra, come negli scacchi. Quello che sta in mezzo non conta.
term-next-to = Accanto
    .about = Sopra, sotto, a sinistra o a destra di una collina. Le colline che si toccano solo in diagonale non sono accanto.
term-bridge = Ponte
    .about = Un ponte collega due forti dello stesso colore uno accanto all’altro.
term-siege = Assedio
    .about = Un forte isolato è assediato, e si può catturare, quando i forti avversari occupano tutte le colline accanto.
term-kingdom = Regno
    .about = Un regno è un gruppo di forti di uno schieramento uniti da ponti; anche un forte isolato lo è. Meno regni hai, meglio è.
term-qualified = Fila valida
    .about = Il Rosso costruisce nelle colonne, il Blu nelle file. Una fila o colonna con una collina libera è valida per te se lì hai meno forti dell’avversario, oppure altrettanti, ma almeno uno. Se ne hai una, devi costruire lì. I conteggi sono al bordo del tabellone.
term-area = Zona
    .about = Costruisci e catturi soltanto nella tua zona, la metà del tabellone dal tuo lato, compresa la fila o colonna di mezzo. I due numeri accanto alla lettera di un giocatore contano i forti nella sua zona: prima quelli del tuo schieramento, o quelli del Rosso se giochi per entrambi.
term-unlinked = Scollegato
    .about = Un forte senza ponti è scollegato. L’avversario può toglierlo e gettare un ponte, a meno che sopra non ci sia un re dello stesso colore. Sul tabellone lo indica un segno.
term-out = FUORI
    .about = Chi all’inizio del turno non ha mosse consentite annuncia FUORI, di solito perché il tabellone è pieno. Ognuno degli altri ha ancora un turno, o lo salta se non ha mosse neanche lui, poi la partita finisce; nella Pietra del Destino finisce subito.

board-legend = Segni, parole e tasti

measures = Punteggio attuale
measure-points = Punti
measure-kingdoms = Regni
measure-bridges = Ponti
measure-territory = Forti
measure-kings_captured = Re catturati
log = Mosse
log-earlier = Mosse precedenti
# Accanto al suo segno, sotto le mosse e nella legenda.
sign-only = Era l’unica mossa, quindi è stata giocata automaticamente.
log-empty = Ancora nessuna mossa.
earlier-shown = Stai guardando una mossa precedente.
earlier-now = Adesso: { $status }
back-to-now = Torna al presente

step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-turn-back = Un turno indietro
step-turn-on = Un turno avanti
step-last = Alla fine


## Che cosa si fa a un tavolo

choose-pass = Passa

# Che effetto avrebbe la scelta di una collina, come elenco di queste parole.
follows = { $hill }: { $words }.
follows-kings = { $count ->
    [one] cattura il re in { $hills }
   *[other] cattura i re in { $hills }
  }
follows-captures = cattura il forte
follows-joins = { $count ->
    [2] unisce due regni
    [3] unisce tre regni
   *[other] unisce quattro regni
  }
follows-besieges = assedia { $hills }
follows-frees = rompe l’assedio di { $hills }
follows-links = { $count ->
    [one] getta un ponte
   *[other] getta { $count } ponti
  }

# Che cosa si deve decidere, una riga alla volta.
prompt-build = Costruisci un forte su una qualsiasi collina libera.
prompt-build-marked = Costruisci un forte su una collina segnata.
prompt-build-king = { $number } di 3: costruisci un forte con un re, non accanto a un altro tuo forte.
# Nella Pietra del Destino il re va con il forte. $king: se entra ora nel tabellone.
prompt-build-with-king = { $king ->
    [first] Costruisci un forte su una qualsiasi collina libera: ci starà sopra il tuo re.
   *[again] Costruisci un forte su una qualsiasi collina libera: il tuo re si sposta lì.
  }
prompt-build-near-king = { $king ->
    [first] Costruisci a una o due colline dal re del { $side }, in linea retta o in diagonale: lì starà il tuo re.
   *[again] Costruisci a una o due colline dal re del { $side }, in linea retta o in diagonale: il tuo re si sposta lì.
  }
prompt-build-row = { $line ->
    [column] { $count ->
        [one] Costruisci nella colonna segnata.
       *[other] Costruisci in una delle { $count } colonne segnate.
    }
   *[row] { $count ->
        [one] Costruisci nella fila segnata.
       *[other] Costruisci in una delle { $count } file segnate.
    }
  }
prompt-build-most = { $order ->
    [one] Costruisci accanto a un tuo forte: nessuna collina ne ha due accanto.
   *[other] Costruisci su una collina segnata, accanto a { $order } tuoi forti: nessuna ne ha di più.
  }
prompt-build-or-capture-most = { $order ->
    [one] Costruisci o cattura su una collina segnata: nessuna ha una priorità più alta.
   *[other] Costruisci o cattura su una collina segnata, accanto a { $order } tuoi forti: nessuna ne ha di più.
  }
prompt-capture = { $count ->
    [one] Cattura il forte segnato in { $hill }: lo assedi, quindi devi farlo.
   *[other] Cattura uno dei forti segnati: li assedi, quindi devi farlo.
  }
prompt-capture-most = { $count ->
    [one] Cattura il forte segnato in { $hill }: ha intorno { $order } tuoi forti, e nessuna collina ne ha di più.
   *[other] Cattura uno dei forti segnati: ognuno ha intorno { $order } tuoi forti, e nessuna collina ne ha di più.
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
    [one] 2 di 2: hai scelto { $hill }. Getta un ponte: scegli il suo puntino.
   *[other] 2 di 2: hai scelto { $hill }. Getta un ponte: scegli uno dei { $count } puntini.
  }
prompt-link-from = 2 di 2: hai scelto { $hill }. Getta un ponte da { $from }: scegli l’altro capo.
prompt-king = Scegli un re da muovere.
prompt-king-one = Scegli il tuo re in { $hill }: nessun altro può muoversi.
prompt-king-mobile = Scegli il tuo re in { $hill }: solo lui può ancora costruire, quindi deve farlo.
prompt-king-stranded = Il tuo re in { $hill } è arenato: ora deve muoversi.
prompt-king-or-pass = { $turns ->
    [1] Scegli un re da muovere, oppure passa: in quel caso i tuoi re lasciano il tabellone e la partita finisce.
   *[other] Scegli un re da muovere, oppure passa: in quel caso i tuoi re lasciano il tabellone, il { $side } ha ancora un turno e la partita finisce.
  }
prompt-king-to = Il re in { $hill }: scegli dove va.
prompt-king-from = Scegli il re che va in { $hill }.
prompt-option = { $hill }: scegli una delle due possibilità.
prompt-unsent = Manca la connessione: la tua mossa non è ancora partita.
prompt-pass = Non puoi muovere. Passa.
prompt-confirm = { act }: confermi?
prompt-confirm-pass = { $turns ->
    [1] Passare? I tuoi re lasciano il tabellone e la partita finisce.
   *[other] Passare? I tuoi re lasciano il tabellone, il { $side } ha ancora un turno, poi la partita finisce.
  }
prompt-sacrifice = { $hill }: tieni il forte o lo cedi al { $side }? Se lo cedi, al prossimo turno il tuo re deve andarsene; se non può, perdi la partita.
# Che cosa è successo dall’ultima scelta di chi legge. $who: se riguarda chi legge o l’altro schieramento.
since-moves = Dalla tua ultima mossa: { $count } mosse.
since-forced = { $who ->
    [you] { $count ->
        [one] { $moves } era la tua unica mossa ed è stata giocata per te.
       *[other] { $moves } erano ogni volta la tua unica mossa e sono state giocate per te.
    }
   *[all] { $count ->
        [one] { $moves } era l’unica mossa ed è stata giocata automaticamente.
       *[other] { $moves } erano ogni volta l’unica mossa e sono state giocate automaticamente.
    }
  }
since-taken = { $count ->
    [one] Il { $side } ha catturato il tuo forte in { $hills }.
   *[other] Il { $side } ha catturato i tuoi forti in { $hills }.
  }
# I re di chi legge che una mossa può catturare.
king-besieged = { $count ->
    [one] Il tuo re in { $hills } è assediato: cade se un re avversario gli arriva accanto.
   *[other] I tuoi re in { $hills } sono assediati: uno cade se un re avversario gli arriva accanto.
  }
since-given = { $who ->
    [you] Il { $giver } ti ha ceduto { $hill }.
    [other] Hai ceduto { $hill } al { $side }.
   *[none] Il { $giver } ha ceduto { $hill } al { $side }.
  }
since-king = { $who ->
    [you] { $lost ->
        [1] Hai perso un re in { $hill }: se ne perdi un altro, perdi la partita.
       *[other] Hai perso un re in { $hill }.
    }
    [other] Hai catturato il re in { $hill }.
   *[none] Il { $side } ha perso un re in { $hill }.
  }
since-battle = È cominciata la Battaglia.
# Il testo di un pulsante, secondo il tipo di azione.
act = { $kind ->
    [build] Costruisci in { $hill }
    [capture] Cattura { $hill }
    [replace] Togli { $hill } e getta il ponte { $bridge }
    [take] Cattura { $hill } con il re
    [sacrifice] Vai e cedi { $hill } al { $side }
    [pass] Passa
   *[step] Muovi il re in { $hill }
  }
# A hill that the reader asks about, by the right mouse button or a long press. $words: what stands there.
explain-hill = { $words }.
explain-kingdom = Regno: { $hills }.
explain-act = Se la premi: { $act }.
explain-choice = Premila per sceglierla.
hint = Suggerimento
# Che cosa farebbe il computer al posto di chi legge, secondo il tipo di azione.
hint-counts-kingdoms = { $own ->
    [one] Così avresti { $own } regno, il { $side } { $other }.
   *[other] Così avresti { $own } regni, il { $side } { $other }.
  }
hint-counts-bridges = { $own ->
    [one] Così avresti { $own } ponte, il { $side } { $other }.
   *[other] Così avresti { $own } ponti, il { $side } { $other }.
  }
hint-counts-kings_captured = { $own ->
    [one] Così avresti catturato { $own } re, il { $side } { $other }.
   *[other] Così avresti catturato { $own } re, il { $side } { $other }.
  }
hint-besieged =
    Il forte lì è subito assediato, come esca: { $side ->
        [Rosso] il Rosso
        [Blu] il Blu
       *[other] { $side }
    } può catturarlo.
hint-follows = La mossa { $words }.
hint-quiet = Per ora non cambia altro.
hint-would = { $kind ->
    [build] Il computer (forza { $level }) costruirebbe in { $hill }.
    [capture] Il computer (forza { $level }) catturerebbe { $hill }.
    [replace] Il computer (forza { $level }) toglierebbe { $hill } e collegherebbe { $from } con { $to }.
    [take] Il computer (forza { $level }) catturerebbe { $to } muovendo il re da { $from }.
    [sacrifice] Il computer (forza { $level }) muoverebbe il re da { $from } in { $to } e vi sacrificherebbe il forte.
    [step] Il computer (forza { $level }) muoverebbe il re da { $from } in { $to }.
   *[pass] Il computer (forza { $level }) passerebbe.
  }
undo = Ritira
takeback = Chiedi di ritirare
draw = Offri patta
abort = Annulla la partita
resign = Abbandona
rematch = Rivincita
next-game = Prossima partita
new-game = Nuova partita
agree = Accetta
decline = Rifiuta
withdraw = Annulla
really-draw = Offrire patta?
yes-draw = Offri patta
really-abort = Annullare la partita? Nessuno fa punti.
really-resign = Abbandonare la partita?
yes-abort = Sì, annulla
yes-resign = Sì, abbandona
# $kind: che cosa porta l’assenza di $seat: la vittoria o la patta, solo la vittoria, oppure che la partita continua senza.
claim-wait =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } non c’è. Tra { $time } { $kind ->
        [both] puoi reclamare la vittoria o la patta.
        [win] puoi reclamare la vittoria.
       *[on] la partita può continuare senza questo giocatore.
    }
claim-away =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } non c’è.
claim-win = Reclama la vittoria
claim-draw = Reclama la patta
claim-on = Continua senza questo giocatore
outlines = Evidenzia i regni
turn-board = Gira il tabellone
watch-link = Link per chi guarda
kept-here = Questa partita è conservata in questo browser: nessuno può seguirla e nessun altro dispositivo può prenderla.
leave-table = Lascia il posto
dismiss-guest =
    Rimuovi { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    }
close-table = Chiudi il tavolo
report = Segnala un giocatore
report-readers = Soltanto il gestore di questo server legge la tua segnalazione. Contiene questo tavolo, il tuo posto e il tuo nome. L’altro giocatore non la vede.
report-about = Giocatore
report-reason = Motivo
report-reason-name = Nome falso o offensivo
report-reason-cheating = Imbroglia
report-reason-stalling = Perde tempo apposta
report-reason-other = Altro
report-text = Dettagli (facoltativi)
report-send = Invia la segnalazione
report-sent = Segnalazione inviata.
own-name-about = Lo vedono tutti a questo tavolo. Vale anche ai tuoi prossimi tavoli.
own-name-save = Salva
own-name-saved = Qui ora ti chiami { $name }.
handover = Continua su un altro dispositivo
handover-link = Apri questo link sull’altro dispositivo entro dieci minuti:

offer-draw =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } offre patta.
offer-takeback =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
       *[other] { $seat }
    } chiede di ritirare { $move }{ $more ->
        [none] .
       *[some] {" "}e le mosse successive: { $rest }.
    }
offer-takeback-steps =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } chiede di ritirare { $count ->
        [one] l’ultimo passo
       *[other] gli ultimi { $count } passi
    }.
offer-resign = { $seat } vuole abbandonare insieme a te.
offer-rematch =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } offre la rivincita.
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
declined-draw =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } rifiuta la patta.
declined-takeback =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } non accetta di ritirare la mossa.
declined-resign = { $seat } non vuole abbandonare.
declined-rematch =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } rifiuta la rivincita.
declined-draw-own =
    Hai rifiutato la patta offerta { $by ->
        [Rosso] dal Rosso
        [Blu] dal Blu
        [Bianco] dal Bianco
        [Giallo] dal Giallo
       *[other] da { $by }
    }.
declined-takeback-own =
    Hai rifiutato la richiesta { $by ->
        [Rosso] del Rosso
        [Blu] del Blu
        [Bianco] del Bianco
        [Giallo] del Giallo
       *[other] di { $by }
    } di ritirare la mossa.
declined-resign-own = Hai rifiutato di abbandonare insieme a { $by }.
declined-rematch-own =
    Hai rifiutato la rivincita offerta { $by ->
        [Rosso] dal Rosso
        [Blu] dal Blu
        [Bianco] dal Bianco
        [Giallo] dal Giallo
       *[other] da { $by }
    }.
declined-draw-other =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } rifiuta la patta offerta { $by ->
        [Rosso] dal Rosso
        [Blu] dal Blu
        [Bianco] dal Bianco
        [Giallo] dal Giallo
       *[other] da { $by }
    }.
declined-takeback-other =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } rifiuta la richiesta { $by ->
        [Rosso] del Rosso
        [Blu] del Blu
        [Bianco] del Bianco
        [Giallo] del Giallo
       *[other] di { $by }
    } di ritirare la mossa.
declined-resign-other = { $seat } non vuole abbandonare insieme a { $by }.
declined-rematch-other =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } rifiuta la rivincita offerta { $by ->
        [Rosso] dal Rosso
        [Blu] dal Blu
        [Bianco] dal Bianco
        [Giallo] dal Giallo
       *[other] da { $by }
    }.
left-stand-in =
    D’ora in poi decide il computer al posto { $seat ->
        [Rosso] del Rosso
        [Blu] del Blu
        [Bianco] del Bianco
        [Giallo] del Giallo
       *[other] di { $seat }
    }.
left-stand-in-own = D’ora in poi decide il computer al posto tuo.


## Mosse in breve, come le ha un elenco di mosse

move-number = { $number }.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = passa


## Che cosa è successo

log-begun = La partita comincia.
took-back-moves =
    { $count ->
        [one] La mossa { $moves } è stata ritirata.
       *[other] Le mosse { $moves } sono state ritirate.
    }
took-back-moves-by =
    { $count ->
        [one] La mossa { $moves } è stata ritirata
       *[other] Le mosse { $moves } sono state ritirate
    } su richiesta { $seat ->
        [Rosso] del Rosso
        [Blu] del Blu
       *[other] di { $seat }
    }.
took-back-moves-own =
    { $count ->
        [one] La mossa { $moves } è stata ritirata su tua richiesta.
       *[other] Le mosse { $moves } sono state ritirate su tua richiesta.
    }
took-back-steps =
    { $count ->
        [one] L’ultimo passo è stato ritirato.
       *[other] Gli ultimi { $count } passi sono stati ritirati.
    }
took-back-steps-by =
    { $count ->
        [one] L’ultimo passo è stato ritirato
       *[other] Gli ultimi { $count } passi sono stati ritirati
    } su richiesta { $seat ->
        [Rosso] del Rosso
        [Blu] del Blu
        [Bianco] del Bianco
        [Giallo] del Giallo
       *[other] di { $seat }
    }.
took-back-steps-own =
    { $count ->
        [one] L’ultimo passo è stato ritirato su tua richiesta.
       *[other] Gli ultimi { $count } passi sono stati ritirati su tua richiesta.
    }
log-won =
    { $you ->
        [yes] Hai vinto { $more } a { $less }.
        [lost] Hai perso { $less } a { $more }.
       *[no] Vince { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }.
    }
log-drawn = La partita è patta, { $points } a { $points }.
log-agreed = Patta d’accordo.
log-aborted = La partita è stata annullata prima di cominciare. Nessuno fa punti.
log-left-resigned =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ha abbandonato.
log-left-time = { $seat }: tempo scaduto.
log-left-abandoned =
    { $seat ->
        [Rosso] Il Rosso
        [Blu] Il Blu
        [Bianco] Il Bianco
        [Giallo] Il Giallo
       *[other] { $seat }
    } ha lasciato la partita.
log-left-resigned-own = Hai abbandonato.
log-left-time-own = Hai esaurito il tempo.
log-left-abandoned-own = Hai lasciato la partita.
log-game = Partita { $game } di { $games }.
log-game-over = La partita { $game } di { $games } è finita.


## Conteggi al bordo del tabellone: $counts sono quelli dei due schieramenti

edge-counts = Conteggi al bordo del tabellone
count-side =
    { $you ->
        [yes] tu { $count }
       *[no] { $side } { $count }
    }
count-row = Fila { $row }: { $counts }.
count-column = Colonna { $row }: { $counts }.
count-area = Zona di { $area }: { $counts }.
count-qualified =
    { $you ->
        [yes] Valida per te.
       *[no] Valida per il { $side }.
    }


## Chi è in vantaggio in un gioco con i forti, e perché una partita è vinta
#
#   $side      lo schieramento che è in vantaggio o ha vinto, $loser l’altro
#   $own       quanto ha di ciò che si conta, $other quanto ne ha l’altro
#   $count     quanto ne hanno entrambi quando sono pari, $territory i loro forti
#   $more      i punti di chi ha vinto, $less quelli dell’altro
#   $you       "yes" se conduce o ha vinto chi legge

lead-short-later = Nessuno conduce ancora.
lead-short-side =
    { $you ->
        [yes] Conduci tu.
       *[no] Conduce il { $side }.
    }
lead-short-tie =
    { $you ->
        [yes] Parità, ma prevali tu.
       *[no] Parità, ma prevale il { $side }.
    }
lead-short-level = Parità.
lead-later = Prima della Battaglia nessuno conduce. Poi vince chi ha meno regni.
lead-kings = Re persi: Rosso { $red }, Blu { $blue }. Chi ne perde due perde la partita.
lead-kings-later = Chi perde due re perde la partita.
lead-kingdoms =
    { $you ->
        [yes] Conduci tu: { $own } { $own ->
            [one] regno
           *[other] regni
        } contro { $other }, e vince chi ne ha meno.
       *[no] Conduce il { $side }: { $own } { $own ->
            [one] regno
           *[other] regni
        } contro { $other }, e vince chi ne ha meno.
    }
lead-bridges =
    { $you ->
        [yes] Conduci tu: { $own } { $own ->
            [one] ponte
           *[other] ponti
        } contro { $other }.
       *[no] Conduce il { $side }: { $own } { $own ->
            [one] ponte
           *[other] ponti
        } contro { $other }.
    }
lead-level-kingdoms =
    Parità: { $count ->
        [one] { $count } regno
       *[other] { $count } regni
    } e { $territory ->
        [one] { $territory } forte
       *[other] { $territory } forti
    } per parte.
lead-level-bridges =
    Parità: { $count ->
        [0] ancora nessun ponte.
        [one] { $count } ponte e { $territory } forti per parte.
       *[other] { $count } ponti e { $territory } forti per parte.
    }
lead-tie-kingdoms-territory =
    { $count ->
        [one] Parità: { $count } regno per parte.
       *[other] Parità: { $count } regni per parte.
    } { $you ->
        [yes] Prevali tu, con { $own } forti contro { $other }.
       *[no] Prevale il { $side }, con { $own } forti contro { $other }.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Parità: ancora nessun ponte.
        [one] Parità: { $count } ponte per parte.
       *[other] Parità: { $count } ponti per parte.
    } { $you ->
        [yes] Prevali tu, con { $own } { $own ->
            [one] forte
           *[other] forti
        } contro { $other }.
       *[no] Prevale il { $side }, con { $own } { $own ->
            [one] forte
           *[other] forti
        } contro { $other }.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Parità: { $count } regno per parte.
       *[other] Parità: { $count } regni per parte.
    } { $you ->
        [yes] Prevali tu, perché il { $loser } ha il forte di riserva.
       *[no] Prevale il { $side }, perché il { $loser } ha il forte di riserva.
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
                [one] Vince { $side ->
                    [Rosso] il Rosso
                    [Blu] il Blu
                   *[other] { $side }
                }, { $more } a { $less }: { $own } regno contro { $other }.
               *[other] Vince { $side ->
                   [Rosso] il Rosso
                   [Blu] il Blu
                  *[other] { $side }
               }, { $more } a { $less }: { $own } regni contro { $other }.
            }
    }
log-won-bridges =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: { $own } { $own ->
            [one] ponte
           *[other] ponti
        } contro { $other }.
       *[no] Vince { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }: { $own } { $own ->
            [one] ponte
           *[other] ponti
        } contro { $other }.
    }
log-won-kingdoms-territory =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i regni sono pari ({ $count }), e tu hai { $own } forti contro { $other }.
       *[no] Vince { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }: i regni sono pari ({ $count }), e { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       } ha { $own } forti contro { $other }.
    }
log-won-bridges-territory =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i ponti sono pari ({ $count }), e tu hai { $own } forti contro { $other }.
       *[no] Vince { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }: i ponti sono pari ({ $count }), e { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       } ha { $own } forti contro { $other }.
    }
log-won-kingdoms-spare =
    { $you ->
        [yes] Hai vinto { $more } a { $less }: i regni sono pari ({ $count }), e { $loser ->
            [Rosso] al Rosso
            [Blu] al Blu
           *[other] a { $loser }
        } resta il forte di riserva.
       *[no] Vince { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }: i regni sono pari ({ $count }), e { $loser ->
           [Rosso] al Rosso
           [Blu] al Blu
          *[other] a { $loser }
       } resta il forte di riserva.
    }
log-won-kings_captured =
    { $you ->
        [yes]
            { $other ->
                [0] Hai vinto { $more } a { $less }: hai catturato { $own } re.
               *[other] Hai vinto { $more } a { $less }: hai catturato { $own } re, e { $loser ->
                   [Rosso] il Rosso
                   [Blu] il Blu
                  *[other] { $loser }
               } { $other }.
            }
       *[no]
            { $other ->
                [0] Vince { $side ->
                    [Rosso] il Rosso
                    [Blu] il Blu
                   *[other] { $side }
                }, { $more } a { $less }: ha catturato { $own } re.
               *[other] Vince { $side ->
                   [Rosso] il Rosso
                   [Blu] il Blu
                  *[other] { $side }
               }, { $more } a { $less }: ha catturato { $own } re, e { $loser ->
                   [Rosso] il Rosso
                   [Blu] il Blu
                  *[other] { $loser }
               } { $other }.
            }
    }
log-drawn-kingdoms = La partita è patta, { $points } a { $points }: sono pari i regni ({ $count }) e i forti ({ $territory }).
log-drawn-bridges = La partita è patta, { $points } a { $points }: sono pari i ponti ({ $count }) e i forti ({ $territory }).
log-drawn-kings_captured = La partita è patta, { $points } a { $points }: ogni schieramento ha perso { $count } re.
log-king-point =
    { $you ->
        [yes] Ricevi un punto per il re che hai catturato.
       *[no] { $side ->
           [Rosso] Il Rosso
           [Blu] Il Blu
          *[other] { $side }
       } riceve un punto per il re che ha catturato.
    }
log-king-points = Ogni schieramento riceve un punto per il re che ha catturato.

match-led =
    { $you ->
        [yes] Conduci l’incontro, { $more } a { $less }.
       *[no] Conduce l’incontro { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }.
    }
match-level = L’incontro è in parità, { $points } a { $points }.
match-won =
    { $you ->
        [yes] Hai vinto l’incontro, { $more } a { $less }.
        [lost] Hai perso l’incontro, { $less } a { $more }.
       *[no] Vince l’incontro { $side ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $side }
       }, { $more } a { $less }.
    }
match-drawn = L’incontro finisce in parità, { $points } a { $points }.


## Le colline, come le nomina un lettore dello schermo

hill-vacant = libera
hill-fort =
    { $color ->
        [red] forte rosso
       *[blue] forte blu
    }
hill-king =
    { $color ->
        [red] re rosso
       *[blue] re blu
    }
hill-bridges = ponti verso { $hills }
hill-forced = forte da catturare
hill-besieged = forte assediato
hill-unlinked = forte scollegato
hill-order = priorità { $order }
hill-last = ultima mossa
hill-trail = mossa { $number } dopo la tua
hill-fallen =
    { $color ->
        [red] qui è stato catturato il re rosso
       *[blue] qui è stato catturato il re blu
    }
hill-unsent = mossa non ancora inviata
hill-reason = ecco perché no
hill-refused = qui no
hill-lit = in evidenza
hill-hint = suggerimento
hill-best = mossa migliore { $number }
hill-ringed = cerchiata da te
hill-arrow = la tua freccia verso { $hills }
hill-picked = selezionata
hill-legal = mossa consentita
