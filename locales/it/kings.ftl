# Che cosa dice la pagina di Tara, Seat of Kings.
#
#   $seat       il nome di un posto; vuole l’articolo: il Rosso
#   $region     il nome di una regione; l’articolo dipende dal nome: nell’Ulster, nel Connacht
#   $positions  posizioni, come F2 e H1
#   $card       il numero di una carta, $cards più d’uno
#   $move       una decisione in parole, come continua dopo il nome di un posto
#   $steps      che cosa farebbe un suggerimento, con le parole di `would-`
#   $count      quanti sono


## Nomi

card = Carta { $card }
region-none = la regione
seat-none = giocatore
rank-f = contadini
rank-h = pastori
rank-w = guerrieri
rank-c = capi clan
rank-k = Re


## Carte, posizioni e pedine in parole

card-stone = Carta { $card }, “pietra del destino”: cambia posto a due pedine di una regione. Attivare costa { $cost }
card-array =
    { $count ->
        [1] Carta { $card }: piazza una pedina. Attivare costa { $cost }. { $fits ->
            [one] In ogni regione si colloca solo in { $first }
           *[other] In ogni regione ha { $fits } collocazioni, da { $first } a { $last }
        }
       *[other] Carta { $card }: piazza { $count } pedine. Attivare costa { $cost }. { $fits ->
            [one] In ogni regione si colloca solo in { $first }
           *[other] In ogni regione ha { $fits } collocazioni, da { $first } a { $last }
        }
    }
card-grey =
    { $count ->
        [1] { $array }. Se è in { $first }, la sua posizione sbiadita è { $greys }
       *[other] { $array }. Se è in { $first }, le sue posizioni sbiadite sono { $greys }
    }
board-name = Tabellone di Tara, Seat of Kings
regions = Regioni
cell = { $region } { $position }: { $stack }
cell-row = { $region }, { $rank }
cell-legal = si può scegliere
cell-idle = non cambierebbe nulla
cell-barred = non consentita
cell-hints = parte del suggerimento
cell-would-place = qui andrebbe una tua pedina
cell-would-promote = qui promuoveresti
cell-chosen = selezionata
cell-activated = attivata
cell-drafted = cambia con il turno che prepari
cell-fort-left = il suo fortino passa in { $to }
cell-fort-came = il fortino in { $from } passa qui
cell-last = appena cambiata
cell-since = cambiata dopo il tuo ultimo turno
cell-trail = turno { $number } dopo il tuo
stack-empty = vuota
stack-captives = { $top } sopra { $captives }
stack-fort = fortino del { $top }
stack-fort-captives = fortino del { $top } sopra { $captives }
stack-opened = Una pila
piece-king = pedina del Re del { $seat }
piece-level = { $piece }, pedina { $level } dal basso
swap-piece = { $piece } in { $position }
swap-piece-level = { $piece } in { $position }, pedina { $level } dal basso


## Una nuova partita

kings-players = Giocatori
kings-nobody = Nessuno
kings-mixed-about = Scegli chi gioca ogni colore. Il numero di giocatori scelto sopra qui non conta.
kings-level-about-1 = Non spreca carte, ma spesso preferisce un turno debole a uno forte. Per la tua prima partita.
kings-level-about-2 = Vede ciò che rende molto e si lascia sfuggire molte altre occasioni.
kings-level-about-3 = Gioca con buon senso, ma fa ancora errori grossolani.
kings-level-about-4 = Una partita equilibrata, se conosci bene le regole.
kings-level-about-5 = Fa di rado errori che si vedono entro un giro di turni.
kings-level-about-6 = Gioca sempre ciò che sembra meglio guardando avanti un giro di turni.
kings-level-about-7 = Prima di decidere confronta venti volte più continuazioni.
kings-level-about-8 = Il meglio del computer, con circa un secondo per decisione.
kings-options = Tempo, regioni, round, mazzo
kings-match = Un incontro: una partita per giocatore
kings-edition = Regole: di norma quelle dell’edizione inglese e tedesca; se hai il regolamento italiano, scegli qui le sue
kings-regions = Regioni
kings-regions-about = Scegli una regione per giocatore, oppure nessuna per avere le solite.
kings-rounds = Limite di round (poi è patta)
kings-deck = Mazzo da un tuo file
kings-length-about = In un round ciascuno gioca tre turni. Una partita dura spesso da 4 a 10 round; con un limite di 2 o 3 round la prima partita è breve.
kings-deck-about = Non conosciamo nessun elenco delle carte stampate, quindi questo mazzo è una ricostruzione: 36 carte basate su tutto ciò che dicono i regolamenti.
kings-deck-file = Se hai la scatola, puoi inserire le sue carte in un file di mazzo e giocare qui con quelle.
deck-sound = { $name } è un mazzo di 36 carte senza errori. Giocherai con questo.
deck-faults =
    { $count ->
        [one] Questo file ha un errore, e nessuna partita comincia con questo mazzo:
       *[other] Questo file ha { $count } errori, e nessuna partita comincia con questo mazzo:
    }
deck-leave = Gioca senza questo file
deck-sample = Scarica un esempio: il mazzo ricostruito
deck-form = La forma di un file di mazzo
deck-form-about = Un file di mazzo è un file di testo in TOML con 36 carte, in qualunque ordine. Prendi l’esempio, dagli un altro nome e cambia le carte in quelle della tua scatola. Ogni riga ha una chiave e un valore, per esempio { $line }.
deck-key-name = All’inizio: il nome del mazzo. In una carta: un nome qualunque, o nessuno.
deck-key-edition = Sempre 1.
deck-key-card = Comincia una carta. La seguono le chiavi qui sotto.
deck-key-number = Il numero di spareggio, da 1 a 36, ciascuno una volta.
deck-key-cost = Il costo di attivazione, da 0 a 4; 3 per una pietra del destino.
deck-key-place = Una o due posizioni di piazzamento, per esempio { $sample }.
deck-key-grey = Le posizioni sbiadite; lasciala via se non ce ne sono.
deck-key-stone = { $yes } per una pietra del destino, che non ha né { $place } né { $grey }; altrimenti lasciala via.
deck-form-position = Una posizione è un rango (F, H, W, C o K) e uno spostamento: 0, verso destra da +1 a +4, verso sinistra da -1 a -4. Un passo in alto a destra lascia lo spostamento uguale; un passo in alto a sinistra lo abbassa di 1.


## Come si gioca, in poche frasi

help-aim = Vince subito chi controlla nello stesso momento le posizioni del Re di due regioni. Una posizione è tua se la pedina in cima è tua.
    .name = L’obiettivo
help-round = Ogni giocatore ha tre turni, e ogni turno consuma una carta. Ogni due round ricevi sei carte nuove: ne tieni tre per questo round, e le altre tre sono per il prossimo.
    .name = Un round
help-pieces = Hai 20 pedine e due pedine del Re. Le pedine che non sono né sul tabellone né prigioniere formano il tuo stock. Con lo stock vuoto non puoi né piazzare né promuovere.
    .name = Le tue pedine
help-card =
    Scegli una regione e piazza le tue pedine dove la carta ha le frecce: F è un contadino, H un pastore, W un guerriero.
    Puoi spostare la carta a sinistra o a destra, ma solo dove il maggior numero di frecce cade su posizioni vuote. Le posizioni sbiadite devono soltanto esistere.
    .name = Un turno: piazzare
help-cumals = I cumal sono la moneta. Piazzare non costa nulla, ma la prima pedina in una regione vuota costa 2; nel primo round il giocatore iniziale non li paga. Puoi scartare qualunque carta e guadagnare 2 cumal.
    .name = Un turno: i cumal
help-activation =
    Dopo aver piazzato puoi pagare, una volta sola, il numero sulla moneta della carta. Così si attivano le posizioni sotto le sue frecce che controlli tu.
    Da due tue pedine affiancate, di cui almeno una attivata, puoi promuovere: dal tuo stock aggiungi una pedina nella posizione sopra entrambe. Anche quella è attivata, quindi puoi continuare, fino al Re.
    .name = Un turno: attivare e promuovere
help-capture =
    Una pedina che arriva su quella di un avversario la cattura, e la pedina catturata resta sotto.
    Una pedina che arriva su una tua crea un fortino; puoi averne uno per regione. Chi attacca un fortino toglie soltanto la pedina in cima.
    .name = Gli scontri: catture e fortini
help-stone = Cambia posto a due pedine qualsiasi di una regione, ma non nella posizione del Re. Per 3 cumal attivi quelle delle due che ora sono tue e in cima alla pila.
    .name = Gli scontri: la “pietra del destino”
help-amnesty = Scarta una carta qualunque e paga 4 cumal: tutte le pedine catturate di una regione tornano nello stock dei loro proprietari.
    .name = Gli scontri: l’amnistia
help-end =
    Prima vengono i traditori, una regione alla volta. Poi le rendite: in ogni regione, per ogni rango fino ai capi clan, 1 cumal a chi controlla più posizioni di chiunque altro; inoltre ciascuno riceve 1 cumal per ognuno di questi ranghi che tiene in più di una regione.
    Poi si vuota ogni regione con un nuovo Re. I prigionieri si scambiano uno a uno, e gli altri si possono riscattare: 1 cumal ne libera uno, 2 ne liberano due, 3 tutti quelli che tiene un giocatore.
    Infine il giocatore iniziale ne nomina un altro, che comincia il prossimo round.
    .name = La fine di un round
help-traitor =
    Un traditore costa 1 cumal: prendi la prima carta del mazzo e, dove quella carta può piazzare, puoi scambiare una pedina avversaria in cima alla pila con una delle tue.
    In ogni regione decide per primo chi, senza essere dominante, vi controlla il maggior numero di posizioni; in caso di parità decide chi ha la carta più alta. Se passa, o non ha cumal, decide il prossimo in senso orario.
    .name = La fine di un round: i traditori
help-kings =
    Per il nuovo Re la regione si vuota: le pedine catturate diventano prigionieri, in cima alla regione va una pedina del Re, e il suo proprietario può presidiare la regione con altre due pedine al massimo. Lo stesso succede subito, a metà round, quando un giocatore controlla tutte le 15 posizioni.
    Una pedina del Re cade solo se un avversario promuove nella sua posizione: non si piazza nulla, e per diventare Re lì ci vuole un’altra promozione.
    In due non c’è presidio: la regione è chiusa, e se ciascuno ne ha conquistata una, decide la terza.
    .name = La fine di un round: i Re
help-signs = L’anello tratteggiato accanto al nome di una regione mostra chi è dominante: chi vi ha il Re, altrimenti chi controlla il maggior numero di posizioni. Il cubetto segna il giocatore iniziale, la spada chi decide su un traditore, il merlo un fortino, il lucchetto una regione chiusa. Le pedine piccole in una posizione sono quelle catturate.
    .name = I segni


## Il tavolo

kings-round =
    { $limit ->
        [last] Round { $round }, l’ultimo.
        [near] Round { $round } di { $rounds }.
       *[far] Round { $round }.
    }
status-keep = Tutti scelgono tre carte.
has-cumals =
    { $count ->
        [1] 1 cumal
       *[other] { $count } cumal
    }
has-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } carte
    }
has-prisoners =
    { $count ->
        [1] 1 prigioniero del { $seat }
       *[other] { $count } prigionieri del { $seat }
    }
has-later =
    { $count ->
        [0] {""}
        [one] { $count } carta messa da parte per il prossimo round
       *[other] { $count } carte messe da parte per il prossimo round
    }
has-captives =
    { $count ->
        [one] { $count } prigioniero
       *[other] { $count } prigionieri
    }
player-more = Altro sul { $seat }
board-short = Tabellone
is-starting = Giocatore iniziale
has-stock = { $count } nello stock
has-kings = Re: { $count } su { $most }
has-income = Rendite se il round finisse ora: { $count }
income-none = In nessun rango hai più posizioni di chiunque altro, e nessun rango in due regioni.
income-most =
    Maggioranza { $region ->
        [Ulster] nell’{ $region }
       *[other] nel { $region }
    }: { $ranks }, { $count ->
        [1] 1 cumal
       *[other] { $count } cumal
    }
income-spread-rank = { $rank } in { $count } regioni
income-spread =
    { $isCounted ->
        [yes] { $ranks }
       *[no] In più di una regione: { $ranks }
    }, { $count ->
        [1] 1 cumal
       *[other] { $count } cumal
    }
leads-nobody = Nessuno tiene ancora una posizione del Re; per vincere ne servono { $most }.
leads-ahead = In vantaggio per posizioni: { $players }.
leads-ahead-of = { $seat } ({ $regions })
leads-drafted = Dopo questo turno. { $leads }
leads-one =
    Il { $seat } è in testa con { $count ->
        [one] { $count } posizione
       *[other] { $count } posizioni
    } del Re su { $most }.
leads-level =
    { $seat } sono alla pari con { $count ->
        [one] { $count } posizione
       *[other] { $count } posizioni
    } del Re su { $most } ciascuno.
near-king =
    { $who ->
        [you] Ti
       *[other] Al { $seat }
    } basta un’altra posizione del Re per vincere.
near-promotion =
    { $who ->
        [you] Sei
       *[other] Il { $seat } è
    } a una promozione dalla vittoria ({ $region }).
near-holds =
    { $who ->
        [you] Tieni
       *[other] Il { $seat } tiene
    } la posizione del Re { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }, e { $who ->
        [you] vinci se la conservi
       *[other] vince se la conserva
    } fino alla fine del round.
near-round-end =
    { $who ->
        [you] Sei
       *[other] Il { $seat } è
    } a una promozione da una posizione del Re che alla fine del round vale la vittoria ({ $region }).
near-now =
    { $who ->
        [you] Puoi
       *[other] Il { $seat } può
    } vincere subito con una promozione { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
standing = Regioni, mazzo e scarti
rules-of-table = { $edition }. Patta dopo { $rounds } round.
deck-reconstructed = Il mazzo è una ricostruzione.
deck-other = Il mazzo viene da un file: { $name }.
middle-deck =
    { $count ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo c’è 1 carta.
       *[other] Nel mazzo ci sono { $count } carte.
    }
middle-no-discards = Non ci sono scarti.
middle-discards = Scarti: { $cards }.
middle-known = Carte nel mazzo, in ordine sconosciuto: { $cards }.
region-closed-plain = Chiusa: qui non si gioca più.
region-closed = Chiusa: qui il { $seat } ha un Re.
dominant = Il { $seat } è dominante.
dominant-nobody = Nessuno è dominante.
traitor-nobody = Qui nessuno può giocare il traditore.
traitor-order =
    { $count ->
        [one] Un traditore verrebbe proposto al { $order }.
       *[other] Un traditore verrebbe proposto in quest’ordine: { $order }.
    }
traitor-tied = Decide per primo chi ha la carta più alta: { $first }.
curtain = Ora decide il { $seat }. Gli altri, per favore, non guardino lo schermo.
curtain-here = Sono il { $seat }
away-list = Che cosa è successo intanto
since-title = Dopo il tuo ultimo turno
since-title-first = Prima del tuo primo turno
since-again = Mostra di nuovo
since-open = Vedi tutto tra le mosse
short-play =
    { $seat }: { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-play-nothing =
    Il { $seat } non ha piazzato nulla { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-play-open =
    Il { $seat } gioca { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-stone =
    { $seat }: scambio in { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-amnesty =
    { $seat }: amnistia { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-discard = Il { $seat } ha scartato.
short-traitor =
    { $seat }: traditore in { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-traitor-nothing =
    { $seat }: traditore { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }, nessuno scambio.
short-traitor-open =
    { $seat }: traditore { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-decline =
    Il { $seat } ha passato { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-garrison =
    { $seat }: presidio in { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
short-cleared =
    { $isClosed ->
        [yes]
            { $you ->
                [yes] La regione { $region } si vuota e si chiude: è tua.
               *[no] La regione { $region } si vuota e si chiude per il { $seat }.
            }
       *[no]
            { $you ->
                [yes] La regione { $region } si vuota: il Re è tuo.
               *[no] La regione { $region } si vuota per il { $seat }.
            }
    }


## La tua mano

hand = La tua mano
hand-empty = Non hai carte in mano.
aside = Per il prossimo round
keep-them = Tieni queste
keep-count = Scelte { $count } su { $most }
keep-about = Premi una carta per vedere che cosa fa.
keep-too-many = Ne hai già scelte { $most }. Premine una per toglierla.
keep-done = Hai scelto. Gli altri stanno ancora scegliendo le loro carte.
use-play =
    Piazza { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }:
use-stone =
    Cambia posto a due pedine { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }:
use-stone-count = { $picked } su 2
use-discard = Scarta: prendi 2 cumal
use-list = Elenco
amnesty = Amnistia
use-price =
    { $cost ->
        [0] Attivare è facoltativo e non costa nulla: così due tue posizioni affiancate possono promuovere.
       *[other] Attivare è facoltativo e costa { $cost } cumal (ne hai { $have }): così due tue posizioni affiancate possono promuovere.
    }
use-regions = Si può giocare qui: { $regions }.
use-best = Ecco la collocazione migliore.
use-best-in =
    La collocazione migliore è { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
use-best-point = Questa è la collocazione migliore della carta. Passa su una posizione per vederne un’altra.
use-amnesty =
    Amnistia { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } per 4 cumal: { $freed }
amnesty-frees =
    { $count ->
        [one] { $count } pedina del { $seat }
       *[other] { $count } pedine del { $seat }
    }
amnesty-frees-none = non ci sono pedine catturate
use-fee = Regione vuota: la prima pedina costa { $count } cumal.
use-fee-dear = Regione vuota: la prima pedina costa { $count } cumal, e non li hai.
use-outside-part = { $position } da sola
use-outside-named = Mai in { $places }: una parte dello schema sarebbe fuori dalla regione.
use-outside-counted =
    { $count ->
        [one] Mai in { $count } altra collocazione: una parte dello schema sarebbe fuori dalla regione.
       *[other] Mai in altre { $count } collocazioni: una parte dello schema sarebbe fuori dalla regione.
    }
use-barred = Non in { $fits }. { $why }
why-fit =
    { $count ->
        [1] { $taken } non è vuota.
       *[other] { $taken } non sono vuote.
    } { $all ->
        [1] Qui la carta va in una posizione vuota: { $fits }.
       *[other] { $best ->
            [1] Qui la carta va dove una delle sue posizioni è vuota: { $fits }.
           *[other] Qui la carta va dove entrambe le sue posizioni sono vuote: { $fits }.
        }
    }


## Domande e spiegazioni

ask-keep = Scegli tre carte: { $count } su { $most }
ask-keep-ready = Tenere queste tre carte?
ask-unsent = Non ancora inviato: manca la connessione.
about-keep = Queste tre le giochi in questo round, una per turno. Le altre tre saranno la tua mano nel prossimo.
ask-turn = Tocca a te: scegli una carta
ask-turn-place =
    { $size ->
        [1] Scegli dove va la carta { $card }
       *[other] Scegli dove va la carta { $card }: piazza { $size } pedine
    }
ask-turn-place-second = Hai scelto { $picked }. Premi la seconda posizione, o di nuovo { $picked } per toglierla
ask-turn-stone = 1 di 2: scegli la prima pedina che cambia posto
ask-turn-stone-second = 2 di 2: scegli la pedina con cui cambia posto
ask-turn-other = Ora la carta { $card } non si può collocare: scartala e prendi 2 cumal, o scegline un’altra
about-turn = Ogni turno consuma una carta: piazza pedine, cambia posto a due con una “pietra del destino”, dichiara un’amnistia oppure prendi 2 cumal.
ask-draft = Confermi?
ask-draft-plain = Confermi?
ask-draft-drawn = Confermi?
ask-draft-discard = Scartare la carta { $card } e prendere 2 cumal?
ask-draft-idle = Giocare la carta { $card } senza effetto?
ask-draft-wins = Conferma: { $acts }. Così vinci la partita!
about-draft = Premi un passo per ritirarlo con tutti quelli che seguono.
about-draft-activate = Facoltativo: se attivi, due tue posizioni affiancate possono promuovere.
ask-draft-acts = Conferma: { $acts }
act-of = { $acts } ({ $region })
act-of-stone = cambia posto a { $positions }
act-of-place = piazza in { $positions }
act-of-exchange =
    { $owner ->
        [none] scambia in { $positions }
       *[other] scambia la pedina del { $owner } in { $positions }
    }
act-of-garrison = presidio in { $positions }
act-of-amnesty = libera tutte le pedine catturate
act-of-activate = attiva
act-of-climb =
    { $top ->
        [king] promuovi fino alla posizione del Re
       *[other] promuovi in { $positions }
    }
act-of-then-climb =
    { $top ->
        [king] poi promuovi fino alla posizione del Re
       *[other] poi promuovi in { $positions }
    }
activates-above =
    { $count ->
        [one] Si attiva anche { $positions }: è tua e sta sopra due tue posizioni, una delle quali attivata.
       *[other] Si attivano anche { $positions }: sono tue e stanno sopra coppie di tue posizioni, ciascuna con una attivata.
    }
place-left = Puoi ancora piazzare in { $positions }.
place-no-stock = Non puoi piazzare: non hai più pedine nello stock.
place-dear = Non puoi piazzare: in questa regione la prima pedina costa { $fee } cumal, e non li hai.
place-none = Non puoi più piazzare.
ask-place =
    Piazza pedine { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }, carta { $card }
about-place =
    { $opens ->
        [yes] Piazza quante pedine vuoi, anche nessuna. Poi { $cost ->
            [0] puoi attivare { $activates } gratis, e fare promozioni.
           *[other] puoi attivare { $activates } per { $cost } cumal in tutto, e fare promozioni.
        }
        [dear] Piazza quante pedine vuoi, anche nessuna. Attivare costa { $cost } cumal, e non ne hai abbastanza.
       *[no] Piazza quante pedine vuoi, anche nessuna. Poi { $cost ->
            [0] puoi attivare gratis le posizioni della carta che controlli, e fare promozioni.
           *[other] puoi attivare le posizioni della carta che controlli, per { $cost } cumal in tutto, e fare promozioni.
        }
    }
ask-activate =
    Attivare { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }?
about-activate =
    { $opens ->
        [yes] Puoi attivare { $activates } { $cost ->
            [0] gratis
           *[other] per { $cost } cumal in tutto
        }, e poi fare promozioni.
        [dear] Attivare costa { $cost } cumal, e non ne hai abbastanza.
       *[no] Non c’è nulla da attivare.
    }
ask-promote =
    Promuovi { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
about-promote = Da due tue pedine affiancate, di cui almeno una attivata, si promuove nella posizione sopra entrambe. Non costa nulla, e da lì puoi continuare.
ask-traitor =
    Un traditore { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }?
about-traitor-why =
    { $isFirst ->
        [yes]
            { $dominant ->
                [none] Qui nessuno è dominante.
               *[other] Qui il { $dominant } è dominante e non può avere il traditore.
            } { $how ->
                [only] Oltre a chi è dominante, qui hai pedine soltanto tu: il traditore è proposto a te.
                [card] { $tied } controllano lo stesso numero di posizioni: chi ha la carta più alta decide per primo.
               *[most] Tra gli altri sei tu a controllare il maggior numero di posizioni, quindi la prima scelta è tua.
            }
       *[no] Chi aveva la scelta prima di te ha passato o non aveva cumal.
    }
about-traitor =
    { $hasNext ->
        [yes] Se paghi 1 cumal (ne hai { $have }), si gira la prima carta del mazzo. Dove quella carta può piazzare, puoi scambiare una pedina avversaria in cima alla pila con una del tuo stock. Se passi, decide il { $next }.
       *[no] Se paghi 1 cumal (ne hai { $have }), si gira la prima carta del mazzo. Dove quella carta può piazzare, puoi scambiare una pedina avversaria in cima alla pila con una del tuo stock. Se passi, qui non c’è traditore.
    }
ask-exchange =
    Scambia una pedina { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
about-exchange =
    La carta { $card } mostra dove. La tua pedina prende il posto di quella in cima, che torna nello stock del suo proprietario. { $opens ->
        [dear] Attivare la tua costa { $cost } cumal, e ne hai solo { $have }.
       *[yes] { $cost ->
            [0] Poi puoi attivare la tua gratis.
           *[other] Poi puoi pagare { $cost } cumal (ne hai { $have }) per attivare la tua.
        }
    }
ask-garrison =
    Presidia { $region ->
        [Ulster] l’Ulster
       *[other] il { $region }
    }
about-garrison =
    { $pieces ->
        [1] La regione è stata vuotata per il tuo Re. Puoi mettere ancora una pedina del tuo stock in una posizione vuota.
       *[other] La regione è stata vuotata per il tuo Re. Puoi mettere fino a { $pieces } pedine del tuo stock, ciascuna in una posizione vuota.
    }
ask-ransom = Riscattare i tuoi prigionieri dal { $captor }?
about-ransom =
    { $held ->
        [1] Il { $captor } tiene 1 tua pedina e incassa i cumal. Una pedina che resta prigioniera non la puoi piazzare. Hai { $have } cumal.
       *[other] Il { $captor } tiene { $held } tue pedine e incassa i cumal. Le pedine che restano prigioniere non le puoi piazzare. Hai { $have } cumal.
    }
ask-start = Nomina il nuovo giocatore iniziale
about-start = Hai cominciato tu questo round, quindi scegli chi comincia il prossimo: chiunque tranne te. Il giocatore iniziale gioca per primo in ognuno dei tre giri.
ask-region = Apri una terza regione
about-region =
    { $edition ->
        [it] Avevate un Re ciascuno, ed entrambe le pedine del Re sono di nuovo fuori dal tabellone. Vince chi tiene la posizione del Re di questa regione alla fine di un round.
       *[other] Avete un Re ciascuno. Chi controlla la posizione del Re di questa regione vince subito.
    }
ask-keep-fort =
    Quale fortino tieni { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }?
about-keep-fort = In una regione puoi avere un solo fortino. La pedina in cima all’altro torna nel tuo stock.
ask-time = Il tuo tempo: { $time }

# Parole delle regole che si spiegano quando le si preme.
kings-term-activation = Attivazione
    .about = Dopo aver piazzato puoi pagare, una volta sola, il numero sulla moneta della carta. Così si attivano le posizioni sotto le sue frecce che controlli tu. Da due tue pedine affiancate, di cui almeno una attivata, puoi promuovere: una pedina del tuo stock va nella posizione sopra entrambe.
kings-term-garrison = Presidio
    .about = Quando una regione si vuota per un nuovo Re, il suo proprietario può piazzarvi altre due pedine al massimo, ciascuna in una posizione vuota.
kings-term-dominant = Dominante
    .about = In una regione è dominante chi vi ha il Re, altrimenti chi controlla il maggior numero di posizioni. L’anello tratteggiato accanto al nome della regione mostra chi è.
kings-term-traitor = Traditore
    .about = Alla fine di un round, un giocatore che in una regione non è dominante può pagare 1 cumal per la prima carta del mazzo. Dove quella carta può piazzare, una sua pedina può sostituire una pedina avversaria in cima alla pila.
kings-term-ransom = Riscatto
    .about = Le pedine catturate di una regione che si vuota diventano prigionieri. 1 cumal libera uno dei tuoi, 2 ne liberano due, 3 tutti quelli che tiene un giocatore; i cumal vanno a quel giocatore.
kings-term-amnesty = Amnistia
    .about = Scarta una carta qualunque e paga 4 cumal: tutte le pedine catturate di una regione tornano nello stock dei loro proprietari.
kings-term-fit = Collocazione
    .about = Una collocazione è un posto per la carta in una regione, spostata a sinistra o a destra. Tutte le sue posizioni stanno nella regione, e può andare soltanto dove il maggior numero di frecce cade su posizioni vuote.

step-place = Piazza in { $positions }
step-activate = Attiva per { $cost }
step-promote = Promuovi in { $positions }
step-keep-fort = Tieni il fortino in { $positions }
step-traitor = Gioca il traditore per 1 cumal
step-decline = Passa
step-exchange = Scambia in { $positions }
step-garrison = Presidia { $positions }
step-ransom =
    { $count ->
        [0] Non pagare
       *[other]
            { $frees ->
                [one] Paga { $count } cumal: { $frees } libero
               *[other] Paga { $count } cumal: { $frees } liberi
            }
    }
step-start = { $seat }
step-region = { $region }
end-place = Finisci il turno
end-activate = Non attivare
end-promote = Basta promozioni
end-exchange = Non scambiare
end-garrison = Basta pedine

draft = Il turno che prepari
draft-drawn = Così si pesca o si gira qualcosa: lo vedi quando confermi.
draft-play = Conferma
draft-play-idle = Gioca lo stesso
draft-instead = Prendi invece 2 cumal
draft-idle-about = Scartando la carta guadagni 2 cumal.
draft-unplaced =
    { $count ->
        [one] In { $positions } non va ancora nessuna pedina. Premi la posizione per piazzarla.
       *[other] In { $positions } non vanno ancora pedine. Premi le posizioni per piazzarle.
    }
draft-back = Indietro
draft-clear = Annulla
draft-dropped = La partita è andata avanti mentre preparavi il turno, quindi ciò che avevi preparato è stato annullato. Non ne è stato giocato nulla.
draft-cut-off = Manca la connessione: premi di nuovo appena torna.
sending = Invio…
plan-step = { $step }.
plan-activate =
    { $cost ->
        [0] attiva, gratis.
       *[other] attiva, per { $cost } cumal.
    }
part-place = { $position }
part-activate =
    { $cost ->
        [0] attiva, gratis
       *[other] attiva per { $cost }
    }
part-promote = promuovi in { $position }
part-back =
    { $count ->
        [0] Se lo premi, lo ritiri.
        [one] Se lo premi, ritiri anche il passo che segue.
       *[other] Se lo premi, ritiri anche i { $count } passi che seguono.
    }
plan-place = Piazza in { $positions }.
plan-then =
    { $cost ->
        [0] Poi puoi attivare gratis e promuovere in { $positions }.
       *[other] Poi puoi attivare per { $cost } cumal e promuovere in { $positions }.
    }
plan-costs = Costa { $count } cumal, e ne hai { $have }.
plan-costs-fee = Costa { $count } cumal, e ne hai { $have }: la regione è vuota.
plan-costs-both = Costa { $count } cumal, e ne hai { $have }; { $fee } perché la regione è vuota.
plan-captures =
    { $top ->
        [king] { $count ->
            [one] Cattura 1 pedina e prende la posizione del Re.
           *[other] Cattura { $count } pedine e prende la posizione del Re.
        }
       *[other] { $count ->
            [one] Cattura 1 pedina.
           *[other] Cattura { $count } pedine.
        }
    }
plan-king =
    { $isClosed ->
        [yes] Se alla fine di questo round controlli ancora la posizione del Re, la regione { $region } si vuota e si chiude.
       *[no] Se alla fine di questo round controlli ancora la posizione del Re, la regione { $region } si vuota e riceve la tua pedina del Re.
    }
plan-wins = Così vinci la partita!
plan-activation-idle = Non avresti nulla da promuovere.
plan-activation-dear =
    { $paid ->
        [0] Attivare costa { $cost } cumal; ne hai { $have }.
       *[other] Attivare costa altri { $cost } cumal; dopo te ne restano { $have }.
    }
idle-fee = Non puoi piazzare: in questa regione la prima pedina costa 2 cumal, e non li hai.
idle-no-stock = Non puoi piazzare: non hai più pedine nello stock.
idle-nothing = Sul tabellone non cambia nulla.


## Le regioni su un telefono, e i segni di una carta

tab-fits = La carta si può collocare qui.
tab-best = Qui la carta ha la collocazione migliore.
tab-price = Qui la prima pedina costa { $count } cumal.
tab-dear = Qui la prima pedina costa { $count } e ne hai { $have }.
tab-news = Qui è cambiato qualcosa.
legend = Segni sulle carte
legend-arrow = Qui piazzi una pedina. La lettera è il rango: F contadini, H pastori, W guerrieri.
    .name = Una posizione con la freccia
legend-grey = Questa posizione deve esistere nella regione. Non vi piazzi nulla, e non importa chi c’è. C è un capo clan, K il Re.
    .name = Una posizione sbiadita
legend-shift = Puoi spostare la carta a sinistra o a destra, ma solo dove il maggior numero di frecce cade su posizioni vuote.
    .name = La doppia freccia
legend-coin = Quanto costa attivare dopo aver piazzato; si paga una volta sola per tutto il turno. Piazzare non costa nulla, tranne la prima pedina in una regione vuota.
    .name = La moneta
legend-number = Il numero della carta. Il più alto decide le parità per un traditore e sceglie il primo giocatore iniziale.
    .name = Il numero nell’angolo
legend-stone = Cambia posto a due pedine qualsiasi di una regione. Per 3 cumal attivi quelle che poi sono tue e in cima.
    .name = La “pietra del destino”


## I segni sul tabellone

kings-mark-last = È appena successo.
kings-mark-since = Qui qualcosa è cambiato dopo il tuo ultimo turno. Il numero dice in quale turno dopo il tuo.
kings-mark-legal = Puoi premere qui.
kings-mark-idle = Puoi premere qui, ma non cambierebbe nulla.
kings-mark-barred = Qui la carta non può andare.
kings-mark-chosen = Hai scelto questa posizione. Non vale ancora.
kings-mark-ghost = Qui andrebbe la tua pedina. Le linee mostrano dove promuoveresti, e la moneta quanto costa in tutto.
kings-mark-greyed = La carta richiede questa posizione, ma non vi piazza nulla.
kings-mark-drafted = Il turno che prepari cambia qualcosa qui.
kings-mark-activated = Questa posizione è attivata.
kings-mark-hint = Un suggerimento.
kings-sign-dominant = L’anello tratteggiato accanto al nome di una regione: mostra chi vi è dominante.
kings-sign-king = Una pedina del Re. L’unica azione che la rimuove è una promozione.
kings-sign-captives = Pedine catturate: le pedine piccole sotto quella in cima, che controlla la pila.
kings-sign-fort = Un fortino. Un attacco toglie soltanto la pedina in cima.
kings-sign-starting = Il giocatore iniziale.
kings-sign-traitor = Questo giocatore decide su un traditore.
kings-sign-closed = Accanto a una regione: è chiusa, e il nome accanto al lucchetto dice chi vi ha un Re. Accanto a un giocatore: prigionieri.
kings-sign-news = Accanto al nome di una regione: lì è cambiato qualcosa.


## Che cosa succede accanto a una decisione

# Alla fine di un round, prima che si decida sui traditori; $cards come in lot-of.
tie-traitor =
    Parità per il traditore { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }. Carte girate: { $cards }.{ $count ->
        [1] {""}
       *[other] {" "}Decide per primo chi ha la carta più alta.
    }


## Che cosa farebbe un suggerimento, un passo dopo l’altro nella sua frase

hint-answer = Al tuo posto il computer (forza { $level }) { $steps }.
would-keep = terrebbe le carte { $cards }
would-discard = scarterebbe la carta { $cards } e prenderebbe 2 cumal
would-amnesty =
    scarterebbe la carta { $cards } per un’amnistia { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
would-play =
    giocherebbe la carta { $cards } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } ({ $positions })
would-card =
    giocherebbe la carta { $cards } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
would-stone =
    cambierebbe posto a { $positions } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } con la “pietra del destino” (carta { $cards })
would-place = piazzerebbe in { $positions }
would-activate = attiverebbe
would-promote = promuoverebbe in { $positions }
would-end = si fermerebbe
would-keep-fort = terrebbe il fortino in { $positions }
would-traitor = giocherebbe il traditore
would-decline = passerebbe sul traditore
would-exchange = scambierebbe la pedina in { $positions }
would-garrison = presidierebbe { $positions }
would-ransom =
    { $count ->
        [0] non pagherebbe riscatti
        [1] pagherebbe 1 cumal di riscatto
       *[other] pagherebbe { $count } cumal di riscatto
    }
would-start = nominerebbe il { $seat } giocatore iniziale
would-region =
    aprirebbe { $region ->
        [Ulster] l’Ulster
       *[other] il { $region }
    }


## Che cosa è successo

kings-won =
    { $you ->
        [yes] Vinci la partita.
       *[no] { $seat ->
           [Rosso] Il Rosso
           [Blu] Il Blu
           [Bianco] Il Bianco
           [Giallo] Il Giallo
          *[other] { $seat }
       } vince la partita.
    }
kings-won-left =
    { $you ->
        [yes] Hai vinto.
       *[no] { $seat ->
           [Rosso] Il Rosso
           [Blu] Il Blu
           [Bianco] Il Bianco
           [Giallo] Il Giallo
          *[other] { $seat }
       } vince.
    }
kings-match-won =
    { $you ->
        [yes] Hai vinto l’incontro.
       *[no] { $seat ->
           [Rosso] Il Rosso
           [Blu] Il Blu
           [Bianco] Il Bianco
           [Giallo] Il Giallo
          *[other] { $seat }
       } vince l’incontro.
    }
kings-match-drawn = L’incontro finisce in parità.
kings-no-winner = Nessuno è diventato Ard Rí: la partita è patta.
kings-points = { $seat } { $points }.


## Una partita finita

statistics = La partita in numeri
statistics-income = Rendite
statistics-paid = Cumal pagati
statistics-taken = Posizioni prese
# La colonna è stretta: le parole lunghe si possono dividere.
statistics-kings = Regioni conqui{"\u00AD"}state

replay-title = Rivedi: { $game }
kings-moment = Passo { $at } di { $last }, round { $round }.
moment-first = La partita comincia.
kings-slider = Passo
hand-of = Carte del { $seat }
aside-of = Carte del { $seat } per il prossimo round
short-hand-of = Mano
short-aside-of = Per il prossimo round
judged = Prossima decisione
judged-about = La stima del computer: la probabilità di vincere, in base a ciò che il giocatore poteva vedere allora.
judged-played = Il { $seat } { $move }: { $value }%, costa il { $loss }%.
judged-untried = Il { $seat } { $move }: non valutata, il tempo non è bastato.
judged-line =
    { $move }: { $value }%, { $iterations ->
        [one] da 1 partita immaginata
       *[other] da { $iterations } partite immaginate
    }
judged-iterations =
    { $count ->
        [one] In tutto 1 partita immaginata.
       *[other] In tutto { $count } partite immaginate.
    }
judged-deeper = La ricerca continua…
judged-deepest = Il calcolo non va oltre.
judged-not = Non ancora valutata.
judged-costly = Errori più gravi
judged-cost = { $at }: il { $seat } { $move }, costa il { $loss }%
judged-own = Solo le mie decisioni
judged-own-none = Nessuna tua decisione ti è costata l’1% o più di probabilità di vittoria.
kings-accuracy = Come ha deciso ciascuno
kings-accuracy-seat =
    Il { $seat }: una decisione ha mantenuto in media il { $kept }% della probabilità di vittoria. { $good ->
        [0] Nessuna su { $decisions } valeva
        [one] 1 su { $decisions } valeva
       *[other] { $good } su { $decisions } valevano
    } quanto la migliore, { $bad ->
        [0] nessuna è costata il 5% o più.
        [one] una è costata il 5% o più.
       *[other] { $bad } sono costate il 5% o più.
    }
kings-accuracy-about = Conta ogni decisione che aveva un’alternativa: 100%, meno ciò che è costata.
kings-judge-all = Valuta tutte le decisioni
kings-judge-stop = Ferma
kings-judge-go = Continua
kings-judge-done = Valutate { $count } su { $all }.
kings-judge-waits = Il computer è occupato. La valutazione riprenderà.
kings-sketch-about = Premi una posizione per cerchiarla, o trascina da una all’altra per una freccia. Il tasto destro disegna sempre.
fairness = Estrazioni corrette
fairness-proved =
    { $draws ->
        [0] In questa partita il tavolo non ha estratto nulla.
       *[other] Questo browser ha ricalcolato tutte le estrazioni della partita, { $draws } in tutto. Derivano dal segreto del tavolo e da ciò che hanno inviato i giocatori.
    }
fairness-seen = Questo browser aveva visto gli stessi impegni prima della partita.
fairness-unseen = Questo browser non ha visto l’inizio della partita. Confronta quanto segue con gli impegni mostrati allora:
fairness-other = Ma prima della partita questo browser aveva visto impegni diversi!
fairness-commitment = Il segreto non corrisponde all’impegno del tavolo.
fairness-seat = Un giocatore ha inviato qualcosa di diverso da ciò su cui si era impegnato.
fairness-uncommitted = Questa partita è di quando i giocatori non prendevano ancora impegni: con l’aiuto del gestore, l’ultimo a sedersi avrebbe potuto scegliere le estrazioni.
fairness-renewed = Il gestore ha ripristinato il tavolo da un backup dopo essersi impegnato su questa partita, e potrebbe avere scelto le estrazioni da lì in poi.
fairness-restored = Prima di questa partita il gestore ha ripristinato il tavolo da un backup. Questa partita ha un nuovo segreto.
fairness-draw = L’estrazione { $draw } non deriva dal segreto.
fairness-file = Scarica la prova per tara verify


## Che cosa succede, mentre succede

happening-skip = Premi per saltare
happening-play =
    gioca la carta { $card } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
happening-rank = Per i { $rank }, 1 cumal a chi ha la maggioranza: { $gains }.
happening-most =
    il { $seat } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
happening-spread = Per ogni rango tenuto in più di una regione, 1 cumal: { $gains }.
happening-held = il { $seat } con { $ranks }
log-round = Round { $round }


## Grandi momenti

big-won = Il { $seat } è Ard Rí
big-king =
    Il { $seat } è Re { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }
big-lost =
    Il { $seat } perde la sua pedina del Re { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }
big-throne =
    Il { $seat } tiene la posizione del Re { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }
big-chieftain =
    Il { $seat } cattura un capo clan del { $owner } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }


## Il mazzo

deck = Le carte
deck-about =
    { $count ->
        [1] C’è una carta che non hai visto: è nel mazzo o in mano a un giocatore.
       *[other] Ci sono { $count } carte che non hai visto: sono nel mazzo o in mano ai giocatori.
    }
deck-unseen = non vista
deck-hand = in mano
deck-aside = da parte
deck-discard = scartata
deck-traitor = traditore


## La fine di un round

round-end = Il round { $round } è finito
round-ends = Fine del round { $round }
round-see = Round { $round }: chi ha ricevuto che cosa
round-traitors = Traditori
round-no-traitors = Nessuno ha giocato un traditore.
round-income = Rendite
round-player = Giocatore
round-cumals = Cumal
round-why = Perché
round-regions = Regioni
round-no-kings = Nessun nuovo Re: nessuna regione si vuota.
round-prisoners = Prigionieri


## Il registro: un turno in una riga. `acts` sono i messaggi `act-...`, uniti

turn-play =
    Il { $seat } gioca la carta { $card } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }: { $acts }.
turn-play-nothing =
    Il { $seat } gioca la carta { $card } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } e non piazza nulla.
turn-play-card =
    Il { $seat } gioca la carta { $card } { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }.
turn-stone =
    Il { $seat } gioca la carta { $card }, “pietra del destino”, { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    } e cambia posto a { $positions }.
turn-stone-acts =
    Il { $seat } gioca la carta { $card }, “pietra del destino”, { $region ->
        [Ulster] nell’Ulster
       *[other] nel { $region }
    }, cambia posto a { $positions }, { $acts }.
turn-traitor =
    Il { $seat } paga 1 cumal per il traditore { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    } e gira la carta { $card }: { $acts }.
turn-traitor-nothing =
    Il { $seat } paga 1 cumal per il traditore { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }, gira la carta { $card } e non scambia nulla.
turn-traitor-card =
    Il { $seat } paga 1 cumal per il traditore { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    } e gira la carta { $card }.
turn-traitor-paid =
    Il { $seat } paga 1 cumal per il traditore { $region ->
        [Ulster] dell’Ulster
       *[other] del { $region }
    }.
line-reshuffled = Il mazzo era vuoto, quindi prima sono stati mescolati gli scarti.
line-keep = Carte scelte: { $seats }.
line-income = Rendite: { $incomes }.
line-income-of = { $seat } { $cumals }
turn-stood-in = Per il { $seat } ha giocato il computer.
act-place-plain = piazza in { $position }
act-place-takes = prende { $position } al { $owner }
act-place-fort = crea un fortino in { $position }
act-place-strikes = toglie una pedina al fortino del { $owner } in { $position }
act-place-king = rimuove la pedina del Re del { $owner } da { $position }
act-promote-plain = promuove in { $position }
act-promote-takes = promuove in { $position } prendendola al { $owner }
act-promote-fort = promuove in { $position } creandovi un fortino
act-promote-strikes = promuove contro il fortino del { $owner } in { $position }, che perde una pedina
act-promote-king = rimuove la pedina del Re del { $owner } da { $position }
act-exchange-plain = scambia la pedina in { $position }
act-exchange-takes = scambia una sua pedina con quella del { $owner } in { $position }
act-exchange-fort = crea un fortino in { $position }
act-exchange-strikes = toglie una pedina al fortino del { $owner } in { $position }
act-exchange-king = rimuove la pedina del Re del { $owner } da { $position }
act-exempt = { $act } (gratis: giocatore iniziale del round 1)
act-fee =
    { $cumals ->
        [1] { $act } (1 cumal: prima pedina)
       *[other] { $act } ({ $cumals } cumal: prima pedina)
    }
act-activate =
    { $cumals ->
        [0] attiva { $positions }
        [1] attiva { $positions } per 1 cumal
       *[other] attiva { $positions } per { $cumals } cumal
    }
act-activate-above = { $act } ({ $positions } sopra una coppia)
