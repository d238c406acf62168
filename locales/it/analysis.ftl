# Che cosa dice la pagina dove si guardano partite e si compongono posizioni.
#
#   $points    un numero di punti
#   $move      il numero di una mossa, $moves quante sono
#   $moments   un numero di posizioni di una partita, $done quante sono analizzate
#   $told      che cosa è stato giocato, in frasi
#   $side      il nome di uno schieramento


## Una partita o una posizione che si guarda

analysis = Analisi
analysis-title = Analisi: { $game }
moment-state = Posizione attuale
moment-start = L’inizio della partita.
moment-position = La posizione.
moment = Mossa { $move } di { $moves }: { $told }
moment-branch = Variante, mossa { $move }: { $told }
moment-given-up = La partita è finita qui, prima del tempo.
to-table = Vai al tavolo
game-before = Partita precedente
edit-position = Modifica la posizione
leave-branch = Torna alla partita
leave-line = Torna alla posizione

play-on = Gioca da qui
play-on-kings = La partita continua con le stesse carte in mano e lo stesso mazzo nello stesso ordine. Ciò che ne hai visto nella riproduzione lo conosci già.


## Valutazioni

ahead-0 = Rosso +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-1 = Blu +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-even = Parità
proved-value = { $value } (dimostrato)
not-judged = Non ancora analizzata
loss =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] costa 1 punto
       *[other] costa { NUMBER($points, maximumFractionDigits: 1) } punti
    }
loss-none = mossa migliore

graph = Vantaggio in punti
graph-about =
    { $moments ->
        [one] Grafico di chi è in vantaggio in { $moments } posizione
       *[other] Grafico di chi è in vantaggio in { $moments } posizioni
    }
slider = Mossa

progress = Analisi della partita
progress-of = { $done } di { $moments }
progress-done = Tutta la partita è stata analizzata.
judge-stop = Ferma l’analisi
judge-go = Riprendi l’analisi
judge-stopped = L’analisi è ferma.
judge-waits = Il server è occupato. L’analisi riprenderà.
judge-offline = Connessione persa. L’analisi riprenderà quando il server sarà di nuovo raggiungibile.

lines = Mosse migliori
lines-asked = Un momento…
lines-none = Questa posizione non è stata analizzata.
lines-over = La partita è finita.
lines-depth = Profondità { $depth }, { NUMBER($moments) } posizioni.
lines-deeper = La ricerca continua…
lines-deepest = Il calcolo non va oltre.

moves = Mosse
moves-branch = Variante alla mossa { $move }
move-second = { $number }…
moves-none = Gioca sul tabellone, oppure scegli una delle mosse migliori.


## Quanto bene ha giocato ogni parte, e che cosa si disegna sul tabellone

accuracy = Come hanno giocato i due schieramenti
accuracy-side =
    { $side }: precisione { $percent }%. { $good ->
        [0] Nessuna mossa su { $moves } valeva
        [one] 1 mossa su { $moves } valeva
       *[other] { $good } mosse su { $moves } valevano
    } quanto la migliore, { $bad ->
        [0] nessuna è costata un punto o più.
        [one] una è costata un punto o più.
       *[other] { $bad } sono costate un punto o più.
    }
accuracy-about = Ogni mossa che aveva un’alternativa vale il 100%, dimezzato per ogni punto che è costata.
turning = Momenti decisivi
turning-none = Nessuna mossa è costata un punto o più.
turning-point = { $move }. { $told } Prima: { $before }; dopo: { $after }. Meglio: { $better }.
beside = Tieni accanto al tabellone
beside-about = Tiene questa posizione accanto al tabellone, per confrontarla con un’altra.
best-on-board = Mosse migliori sul tabellone
sketch = Disegna
sketch-about = Premi una collina per cerchiarla, o trascina da una collina all’altra per una freccia. Il tasto destro disegna sempre.
sketch-clear = Cancella il disegno


## L’editor di posizioni

editor = Editor di posizioni
editor-side = La posizione
tool = Pezzo da mettere
tool-fort-0 = Forte rosso
tool-fort-1 = Forte blu
tool-king-0 = Re rosso
tool-king-1 = Re blu
tool-link = Ponte
tool-clear = Togli
link-first = Scegli la prima collina del ponte.
link-second = Scegli l’altro capo del ponte da { $hill }.
clear-board = Svuota tutto
set-start = Posizione iniziale
position-settled = Dopo le mosse automatiche:
position-unread = Questa posizione non si può leggere
mend-position = Correggila nell’editor

field-variant = Gioco
field-phase = Fase
field-phase-setup = Preparazione
field-phase-manoeuvres = Manovre
field-phase-battle = Battaglia
field-phase-over = La partita è finita
field-turn = Muove
field-last = Turni rimasti
field-last-none = Non si contano ancora
field-lost = Re persi, { $side }
position-text = Testo della posizione
read-text = Leggi il testo
copy-text-yourself = Seleziona il testo e copialo.
