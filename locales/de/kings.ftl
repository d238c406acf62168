# Was die Seite zu Tara, Sitz der irischen Könige, sagt.
#
#   $seat       der Name eines Platzes
#   $region     der Name einer Region; er steht überall hinter „in“ oder „von“
#   $positions  Felder, etwa F2 und H1
#   $card       die Zahl einer Karte, $cards mehrere davon
#   $move       eine Entscheidung in Worten, hinter dem Namen eines Platzes
#   $steps      was ein Tipp täte, in den Worten von `would-`
#   $count      wie viele


## Names

card = Karte { $card }
region-none = der Region
seat-none = jemand
rank-f = Bauern
rank-h = Hirten
rank-w = Krieger
rank-c = Hauptmänner
rank-k = König


## Cards, positions and pieces in words

card-stone = Karte { $card }, „Stein des Schicksals“: tauscht zwei Spielsteine einer Region. Aktivieren kostet { $cost }
card-array =
    { $count ->
        [1] Karte { $card }: setzt einen Spielstein. Aktivieren kostet { $cost }. { $fits ->
            [one] In jeder Region passt sie nur auf { $first }
           *[other] In jeder Region hat sie { $fits } Lagen, von { $first } bis { $last }
        }
       *[other] Karte { $card }: setzt { $count } Spielsteine. Aktivieren kostet { $cost }. { $fits ->
            [one] In jeder Region passt sie nur auf { $first }
           *[other] In jeder Region hat sie { $fits } Lagen, von { $first } bis { $last }
        }
    }
card-grey =
    { $count ->
        [1] { $array }. Liegt sie auf { $first }, ist { $greys } ihr blasses Feld
       *[other] { $array }. Liegt sie auf { $first }, sind { $greys } ihre blassen Felder
    }
board-name = Spielbrett von Tara, Sitz der irischen Könige
regions = Regionen
cell = { $region } { $position }: { $stack }
cell-row = { $region }, { $rank }
cell-legal = wählbar
cell-idle = würde nichts ändern
cell-barred = nicht erlaubt
cell-hints = Teil des Tipps
cell-would-place = hierher käme dein Spielstein
cell-would-promote = hierher würdest du aufsteigen
cell-chosen = gewählt
cell-activated = aktiviert
cell-drafted = durch deinen geplanten Zug verändert
cell-fort-left = das Fort hier wechselt nach { $to }
cell-fort-came = das Fort auf { $from } wechselt hierher
cell-last = zuletzt verändert
cell-since = seit deinem letzten Zug verändert
cell-trail = Zug { $number } seit deinem letzten
stack-empty = frei
stack-captives = { $top } über { $captives }
stack-fort = Fort von { $top }
stack-fort-captives = Fort von { $top } über { $captives }
stack-opened = Ein Stapel
piece-king = Königsstein von { $seat }
piece-level = { $piece }, Spielstein { $level } von unten
swap-piece = { $piece } auf { $position }
swap-piece-level = { $piece } auf { $position }, Spielstein { $level } von unten


## A new game

kings-players = Spielerzahl
kings-nobody = Niemand
kings-mixed-about = Wähle für jede Farbe, wer sie spielt. Die Spielerzahl oben gilt nur für die Knöpfe gleich darunter.
kings-level-about-1 = Verschwendet keine Karte, wählt aber oft einen schwachen Zug statt eines starken. Gut für deine erste Partie.
kings-level-about-2 = Sieht, was viel einbringt, und übersieht viele andere Gelegenheiten.
kings-level-about-3 = Spielt vernünftig, macht aber noch klare Fehler.
kings-level-about-4 = Eine ausgeglichene Partie, wenn du die Regeln gut kennst.
kings-level-about-5 = Macht selten einen Fehler, der sich rächt, bevor alle einmal am Zug waren.
kings-level-about-6 = Rechnet voraus, bis alle einmal am Zug waren, und spielt immer, was dann am besten aussieht.
kings-level-about-7 = Vergleicht vor jeder Wahl zwanzigmal so viele Fortsetzungen wie Stärke 6.
kings-level-about-8 = Das Beste, was der Computer kann, mit etwa einer Sekunde pro Entscheidung.
kings-options = Bedenkzeit, Regionen, Runden, Karten
kings-match = Match: eine Partie pro Platz
kings-edition = Regeln
kings-regions = Regionen
kings-regions-about = Wähle so viele Regionen, wie Farben mitspielen, oder keine: Dann gelten die üblichen.
kings-rounds = Rundengrenze (dann remis)
kings-deck = Eigene Kartendatei
kings-length-about = In einer Runde ist jede Farbe dreimal am Zug. Eine Partie dauert oft 4 bis 10 Runden; mit einer Rundengrenze von 2 oder 3 wird die erste Partie kurz.
kings-deck-about = Wir kennen keine Liste der gedruckten Karten. Diese Karten sind deshalb eine Rekonstruktion: 36 Karten nach allem, was die Regelhefte über sie sagen.
kings-deck-file = Wenn du das Spiel hast, kannst du seine Karten in eine Kartendatei eintragen und hier damit spielen.
deck-sound = { $name } enthält 36 Karten ohne Fehler. Du spielst damit.
deck-faults =
    { $count ->
        [one] Diese Datei hat einen Fehler, und mit ihr beginnt keine Partie:
       *[other] Diese Datei hat { $count } Fehler, und mit ihr beginnt keine Partie:
    }
deck-leave = Ohne diese Datei spielen
deck-sample = Ein Muster herunterladen: die rekonstruierten Karten
deck-form = Wie eine Kartendatei aussieht
deck-form-about = Eine Kartendatei ist eine Textdatei in TOML mit 36 Karten in beliebiger Reihenfolge. Nimm das Muster, gib ihm einen anderen Namen und ändere die Karten zu denen aus deinem Spiel. Jede Zeile hat einen Schlüssel und einen Wert, etwa { $line }.
deck-key-name = Am Anfang: der Name des Kartensatzes. In einer Karte: irgendein Name für sie oder keiner.
deck-key-edition = Immer 1.
deck-key-card = Beginnt eine Karte. Die Schlüssel darunter folgen ihm.
deck-key-number = Der Duell-Wert, 1 bis 36, jeder einmal.
deck-key-cost = Die Aktivierungskosten, 0 bis 4; 3 bei einem „Stein des Schicksals“.
deck-key-place = Das eine oder die zwei Platzierungsfelder, etwa { $sample }.
deck-key-grey = Die blassen Felder; lass den Schlüssel weg, wenn es keine gibt.
deck-key-stone = { $yes } bei einem „Stein des Schicksals“, der weder { $place } noch { $grey } hat; sonst lass den Schlüssel weg.
deck-form-position = Ein Feld ist ein Rang (F, H, W, C oder K) und eine Verschiebung in ihm: 0, nach rechts +1 bis +4, nach links -1 bis -4. Ein Schritt nach rechts oben behält die Verschiebung; einer nach links oben senkt sie um 1.


## How to play, in a few sentences

help-aim = Wer zur selben Zeit die Königsfelder zweier Regionen kontrolliert, gewinnt sofort. Ein Feld gehört dir, wenn der oberste Spielstein dort dir gehört.
    .name = Dein Ziel
help-round = Jede Farbe hat drei Züge, und jeder Zug verbraucht eine Karte. Jede zweite Runde bekommst du sechs neue: Drei behältst du für diese Runde, die anderen drei sind für die nächste.
    .name = Eine Runde
help-pieces = Du hast 20 Spielsteine und zwei Königssteine. Spielsteine, die weder auf dem Spielbrett stehen noch inhaftiert sind, liegen in deinem Vorrat. Ist er leer, kannst du weder setzen noch aufsteigen.
    .name = Deine Spielsteine
help-card =
    Wähle eine Region und setz deine Spielsteine dort, wo die Karte Pfeile hat: F steht für Bauern, H für Hirten, W für Krieger.
    Du darfst die Karte nach links oder rechts verschieben, aber nur dorthin, wo möglichst viele der Felder mit Pfeil frei sind. Blasse Felder müssen nur vorhanden sein.
    .name = Ein Zug: setzen
help-cumals = Cumals sind das Geld. Das Setzen ist kostenlos, nur der erste Spielstein in einer leeren Region kostet 2; der Startspieler der ersten Runde zahlt das in dieser Runde nicht. Du kannst auch eine beliebige Karte ablegen und dafür 2 Cumals einziehen.
    .name = Ein Zug: Cumals
help-activation =
    Nach dem Setzen darfst du einmal zahlen, was in der Münze der Karte steht. Damit aktivierst du unter ihren Pfeilen alle Felder, die du kontrollierst.
    Stehen zwei deiner Spielsteine nebeneinander und ist einer davon aktiviert, kannst du aufsteigen: Du setzt einen Spielstein aus deinem Vorrat auf das Feld über beiden. Auch dieses Feld ist dann aktiviert, und so kann es weitergehen bis hinauf zum König.
    .name = Ein Zug: aktivieren und aufsteigen
help-capture =
    Kommt ein Spielstein auf einen fremden, nimmt er ihn gefangen, und der Gefangene bleibt unter ihm liegen.
    Kommt er auf einen eigenen, entsteht ein Fort; davon kannst du in jeder Region eines haben. Ein Angriff auf ein Fort entfernt nur dessen obersten Spielstein.
    .name = Kampf: Gefangene und Forts
help-stone = Tausch zwei beliebige Spielsteine einer Region, nur keinen auf dem Königsfeld. Für 3 Cumals darfst du danach aktivieren, was von den beiden dir gehört und obenauf liegt.
    .name = Kampf: der „Stein des Schicksals“
help-amnesty = Leg eine beliebige Karte ab und zahl 4 Cumals: Alle Gefangenen einer Region kehren in den Vorrat ihrer Farbe zurück.
    .name = Kampf: Amnestie
help-end =
    Zuerst kommen die Verräter, Region für Region. Dann das Einkommen: 1 Cumal für jeden Rang einer Region bis hinauf zu den Hauptmännern, in dem du allein die meisten Felder kontrollierst, und 1 für jeden dieser Ränge, in dem du in mehr als einer Region Felder hast.
    Danach wird jede Region mit einem neuen König geräumt. Häftlinge werden eins zu eins ausgetauscht. Wer dann noch inhaftiert ist, lässt sich freikaufen: 1 Cumal befreit einen, 2 befreien zwei, 3 alle, die jemand von dir hält.
    Zuletzt bestimmt der Startspieler, wer an seiner Stelle die nächste Runde beginnt.
    .name = Das Rundenende
help-traitor =
    Ein Verräter kostet 1 Cumal: Du nimmst die oberste Karte vom Kartenstapel. Auf einem Feld, auf das du mit ihr setzen könntest, darfst du einen fremden Spielstein, der obenauf liegt, gegen einen aus deinem Vorrat austauschen.
    Zuerst wird er der Farbe angeboten, die dort die meisten Felder kontrolliert, ohne dominant zu sein; bei Gleichstand entscheidet die höhere Karte. Wer passt oder keinen Cumal hat, gibt die Entscheidung im Uhrzeigersinn weiter.
    .name = Das Rundenende: Verräter
help-kings =
    Hat eine Region einen neuen König, wird sie geräumt: Gefangene werden zu Häftlingen, ein Königsstein kommt auf das Königsfeld, und wem der König gehört, der darf dort eine Garnison aus bis zu zwei weiteren Spielsteinen einrichten. Dasselbe geschieht sofort, mitten in der Runde, sobald jemand alle 15 Felder kontrolliert.
    Ein Königsstein fällt nur, wenn jemand anderes auf sein Feld aufsteigt: Gesetzt wird dabei nichts, und für einen König dort ist ein weiterer Aufstieg nötig.
    Zu zweit gibt es keine Garnison; die Region ist dann geschlossen, und habt ihr je eine gewonnen, entscheidet eine dritte.
    .name = Das Rundenende: Könige
help-signs = Der gestrichelte Ring neben dem Namen einer Region zeigt, wer dort dominant ist: wem ihr König gehört oder, wenn sie keinen hat, wer die meisten Felder kontrolliert. Der Würfel steht beim Startspieler, das Schwert bei der Farbe, die über einen Verräter entscheidet. Die Zinnen bedeuten ein Fort, das Schloss eine geschlossene Region. Die kleinen Spielsteine auf einem Feld sind Gefangene.
    .name = Zeichen


## The table

kings-round =
    { $limit ->
        [last] Runde { $round }, die letzte.
        [near] Runde { $round } von { $rounds }.
       *[far] Runde { $round }.
    }
status-keep = Alle wählen drei Karten.
has-cumals =
    { $count ->
        [one] 1 Cumal
       *[other] { $count } Cumals
    }
has-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
has-prisoners =
    { $count ->
        [one] 1 Häftling von { $seat }
       *[other] { $count } Häftlinge von { $seat }
    }
has-later =
    { $count ->
        [0] {""}
        [one] und { $count } beiseite für die nächste Runde
       *[other] und { $count } beiseite für die nächste Runde
    }
has-captives =
    { $count ->
        [one] { $count } Häftling
       *[other] { $count } Häftlinge
    }
player-more = Mehr über { $seat }
board-short = Brett
is-starting = Startspieler
has-stock = { $count } im Vorrat
has-kings = Könige: { $count } von { $most }
has-income = Einkommen, wenn die Runde jetzt endet: { $count }
income-none = In keinem Rang die meisten Felder, und kein Rang in zwei Regionen.
income-most =
    { $count ->
        [1] Die meisten Felder in { $region }: { $ranks }, 1 Cumal
       *[other] Die meisten Felder in { $region }: { $ranks }, { $count } Cumals
    }
income-spread-rank = { $rank } in { $count } Regionen
income-spread =
    { $isCounted ->
        [yes] { $ranks }
       *[no] In mehr als einer Region: { $ranks }
    }, { $count ->
        [1] 1 Cumal
       *[other] { $count } Cumals
    }
leads-nobody = Noch kontrolliert niemand ein Königsfeld; zum Sieg braucht es { $most }.
leads-ahead = Die meisten Felder: { $players }.
leads-ahead-of = { $seat } in { $regions }
leads-drafted = Nach diesem Zug: { $leads }
leads-one = { $seat } führt mit { $count } von { $most } Königsfeldern.
leads-level = { $seat } haben je { $count } von { $most } Königsfeldern.
near-king =
    { $who ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit einem weiteren Königsfeld.
near-promotion =
    { $who ->
        [you] Dir
       *[other] { $seat }
    } fehlt in { $region } ein Aufstieg zum Sieg.
near-holds =
    { $who ->
        [you] Du hast das Königsfeld von { $region } und gewinnst
       *[other] { $seat } hat das Königsfeld von { $region } und gewinnt
    }, wenn es bis zum Rundenende so bleibt.
near-round-end =
    { $who ->
        [you] Dir
       *[other] { $seat }
    } fehlt ein Aufstieg zum Königsfeld von { $region }, das am Rundenende den Sieg bringt.
near-now =
    { $who ->
        [you] Du kannst
       *[other] { $seat } kann
    } jetzt durch einen Aufstieg in { $region } gewinnen.
standing = Regionen, Karten- und Ablagestapel
rules-of-table =
    { $rounds ->
        [one] { $edition }. Remis nach 1 Runde.
       *[other] { $edition }. Remis nach { $rounds } Runden.
    }
deck-reconstructed = Die Karten sind eine Rekonstruktion.
deck-other = Die Karten stammen aus einer Datei: { $name }.
middle-deck =
    { $count ->
        [0] Der Kartenstapel ist leer.
        [one] Im Kartenstapel liegt 1 Karte.
       *[other] Im Kartenstapel liegen { $count } Karten.
    }
middle-no-discards = Der Ablagestapel ist leer.
middle-discards = Abgelegt: { $cards }.
middle-known = Im Kartenstapel, in unbekannter Reihenfolge: { $cards }.
region-closed-plain = Geschlossen: Hier wird nicht mehr gespielt.
region-closed = Geschlossen: { $seat } hat hier einen König.
dominant = { $seat } ist dominant.
dominant-nobody = Niemand ist dominant.
traitor-nobody = Den Verräter kann hier niemand bekommen.
traitor-order =
    { $count ->
        [one] Der Verräter würde { $order } angeboten.
       *[other] Der Verräter würde { $order } angeboten, in dieser Reihenfolge.
    }
traitor-tied = Die höhere Karte würde entscheiden, wer den Verräter zuerst angeboten bekommt: { $first }.
curtain = { $seat } entscheidet. Alle anderen schauen jetzt bitte weg.
curtain-here = Ich bin { $seat }
away-list = Was seitdem geschehen ist
since-title = Seit deinem letzten Zug
since-title-first = Vor deinem ersten Zug
since-again = Noch einmal zeigen
since-open = Alles in der Zugliste
short-play = { $seat }: { $positions } in { $region }.
short-play-nothing = { $seat } hat in { $region } nichts gesetzt.
short-play-open = { $seat } spielt in { $region }.
short-stone = { $seat } hat { $positions } in { $region } getauscht.
short-amnesty = { $seat }: Amnestie in { $region }.
short-discard = { $seat } hat abgelegt.
short-traitor = { $seat }: Verräter auf { $positions } in { $region }.
short-traitor-nothing = { $seat }: Verräter in { $region }, nichts ausgetauscht.
short-traitor-open = { $seat }: Verräter in { $region }.
short-decline = { $seat } hat in { $region } gepasst.
short-garrison = { $seat }: Garnison auf { $positions } in { $region }.
short-cleared =
    { $isClosed ->
        [yes]
            { $you ->
                [yes] { $region } ist geräumt und geschlossen und gehört dir.
               *[no] { $region } ist für { $seat } geräumt und geschlossen.
            }
       *[no]
            { $you ->
                [yes] { $region } ist geräumt; der König dort ist deiner.
               *[no] { $region } ist für { $seat } geräumt.
            }
    }


## Your hand

hand = Deine Handkarten
hand-empty = Du hast keine Handkarten mehr.
aside = Für die nächste Runde
keep-them = Behalten
keep-count = { $count } von { $most } gewählt
keep-about = Wähle eine Karte, um zu sehen, was sie bewirkt.
keep-too-many = Du hast schon { $most } gewählt. Wähle zuerst eine davon ab.
keep-done = Du hast gewählt. Die anderen sind noch dabei.
use-play = In { $region } setzen:
use-stone = In { $region } zwei Spielsteine tauschen:
use-stone-count = { $picked } von 2 gewählt
use-discard = Ablegen: +2 Cumals
use-list = Als Liste
amnesty = Amnestie
use-price =
    { $cost ->
        [0] Aktivieren ist freiwillig und hier kostenlos: Dann darfst du von zwei benachbarten Feldern aufsteigen.
        [one] Aktivieren ist freiwillig und kostet 1 Cumal: Dann darfst du von zwei benachbarten Feldern aufsteigen. Du hast { $have }.
       *[other] Aktivieren ist freiwillig und kostet { $cost } Cumals: Dann darfst du von zwei benachbarten Feldern aufsteigen. Du hast { $have }.
    }
use-regions = Passt in { $regions }.
use-best = Du siehst die beste Lage.
use-best-in = Die beste Lage ist in { $region }.
use-best-point = Das ist die beste Lage der Karte. Zeig auf ein Feld, um eine andere zu sehen.
use-amnesty = Amnestie in { $region } für 4 Cumals: befreit { $freed }
amnesty-frees = { $count } von { $seat }
amnesty-frees-none = niemanden
use-fee = Leere Region: Der erste Spielstein kostet { $count } Cumals.
use-fee-dear = Leere Region: Der erste Spielstein kostet { $count } Cumals, und die hast du nicht.
use-outside-part = { $position } allein
use-outside-named = Nie auf { $places }: Ein Teil der Anordnung läge außerhalb der Region.
use-outside-counted =
    { $count ->
        [one] Auch an einer weiteren Stelle nie: Ein Teil der Anordnung läge außerhalb der Region.
       *[other] Auch an { $count } weiteren Stellen nie: Ein Teil der Anordnung läge außerhalb der Region.
    }
use-barred = Nicht auf { $fits }: { $why }
why-fit =
    { $count ->
        [1] { $taken } ist nicht frei.
       *[other] { $taken } sind nicht frei.
    } { $all ->
        [1] Hier darf die Karte nur auf ein freies Feld: { $fits }.
       *[other] { $best ->
            [1] Hier darf die Karte nur dorthin, wo eines ihrer Felder frei ist: { $fits }.
           *[other] Hier darf die Karte nur dorthin, wo ihre beiden Felder frei sind: { $fits }.
        }
    }


## Prompts and their explanations

ask-keep = Wähle drei Karten: { $count } von { $most }
ask-keep-ready = Diese drei Karten behalten?
ask-unsent = Noch nicht gesendet: Es fehlt die Verbindung.
about-keep = Die drei gewählten Karten spielst du in dieser Runde, eine in jedem Zug. Die anderen drei sind deine Handkarten für die nächste Runde.
ask-turn = Du bist am Zug: Wähle eine Karte
ask-turn-place =
    { $size ->
        [1] Wähle, wohin Karte { $card } kommt
       *[other] Wähle, wohin Karte { $card } kommt: Sie setzt { $size } Spielsteine
    }
ask-turn-place-second = { $picked } ist gewählt. Wähle das zweite Feld oder wähle { $picked } wieder ab
ask-turn-stone = 1 von 2: Wähle den ersten Spielstein zum Tauschen
ask-turn-stone-second = 2 von 2: Wähle den Spielstein, mit dem du ihn tauschst
ask-turn-other = Karte { $card } passt jetzt nirgends: Leg sie ab und zieh 2 Cumals ein oder wähle eine andere
about-turn = Jeder Zug verbraucht eine Karte: Setz Spielsteine, tausch zwei mit einem „Stein des Schicksals“, ruf eine Amnestie aus oder zieh 2 Cumals ein.
ask-draft = So spielen?
ask-draft-plain = So spielen?
ask-draft-drawn = So spielen?
ask-draft-discard = Karte { $card } ablegen und 2 Cumals einziehen?
ask-draft-idle = Karte { $card } ohne Wirkung ausspielen?
ask-draft-wins = Spielen: { $acts }. Damit gewinnst du die Partie!
about-draft = Wähle einen Schritt, um ihn mit allem danach zurückzunehmen.
about-draft-activate = Freiwillig: Aktivieren erlaubt dir, von zwei benachbarten Feldern aufzusteigen.
ask-draft-acts = Spielen: { $acts }
act-of = { $acts } ({ $region })
act-of-stone = { $positions } tauschen
act-of-place = auf { $positions } setzen
act-of-exchange =
    { $owner ->
        [none] { $positions } austauschen
       *[other] den Spielstein von { $owner } auf { $positions } austauschen
    }
act-of-garrison = Spielstein der Garnison auf { $positions }
act-of-amnesty = alle Gefangenen befreien
act-of-activate = aktivieren
act-of-climb =
    { $top ->
        [king] bis auf das Königsfeld aufsteigen
       *[other] auf { $positions } aufsteigen
    }
act-of-then-climb =
    { $top ->
        [king] dann bis auf das Königsfeld aufsteigen
       *[other] dann auf { $positions } aufsteigen
    }
activates-above =
    { $count ->
        [one] Auch { $positions } wird aktiviert: Das Feld gehört dir und liegt über zwei eigenen, von denen eines aktiviert ist.
       *[other] Auch { $positions } werden aktiviert: Die Felder gehören dir und liegen je über zwei eigenen, von denen eines aktiviert ist.
    }
place-left = Du darfst noch auf { $positions } setzen.
place-no-stock = Du kannst nichts setzen: In deinem Vorrat ist kein Spielstein mehr.
place-dear = Du kannst nichts setzen: Der erste Spielstein in dieser Region kostet { $fee }, und so viel hast du nicht.
place-none = Du kannst nichts mehr setzen.
ask-place = In { $region } setzen, Karte { $card }
about-place =
    { $opens ->
        [yes] Du kannst Spielsteine setzen, musst aber nicht. Danach darfst du { $activates } aktivieren, für { $cost } insgesamt, und aufsteigen.
        [dear] Du kannst Spielsteine setzen, musst aber nicht. Die Aktivierung kostet { $cost }, und so viel hast du nicht.
       *[no] Du kannst Spielsteine setzen, musst aber nicht. Danach darfst du die Felder der Karte aktivieren, die du kontrollierst, für { $cost } insgesamt, und aufsteigen.
    }
ask-activate = In { $region } aktivieren?
about-activate =
    { $opens ->
        [yes] Du darfst { $activates } aktivieren, für { $cost } insgesamt, und dann aufsteigen.
        [dear] Die Aktivierung kostet { $cost }, und so viel hast du nicht.
       *[no] Es gibt nichts zu aktivieren.
    }
ask-promote = In { $region } aufsteigen
about-promote = Stehen zwei deiner Spielsteine nebeneinander und ist einer davon aktiviert, darfst du auf das Feld über beiden aufsteigen. Das kostet nichts, und von dort kann es weitergehen.
ask-traitor = Ein Verräter in { $region }?
about-traitor-why =
    { $isFirst ->
        [yes]
            { $dominant ->
                [none] Niemand ist hier dominant.
               *[other] { $dominant } ist hier dominant und kann den Verräter nicht bekommen.
            } { $how ->
                [only] Außerdem hast nur du hier Spielsteine, also wird er dir angeboten.
                [card] { $tied } kontrollieren gleich viele Felder, also entscheidet die höchste Karte, wer zuerst gefragt wird.
               *[most] Von den anderen kontrollierst du die meisten Felder, also wirst du zuerst gefragt.
            }
       *[no] Wer vor dir an der Reihe war, hat gepasst oder keinen Cumal.
    }
about-traitor =
    { $hasNext ->
        [yes] Zahl 1 Cumal (du hast { $have }), dann wird die oberste Karte vom Kartenstapel aufgedeckt. Auf einem Feld, auf das du mit ihr setzen könntest, darfst du einen fremden Spielstein, der obenauf liegt, gegen einen aus deinem Vorrat austauschen. Passt du, entscheidet als Nächstes { $next }.
       *[no] Zahl 1 Cumal (du hast { $have }), dann wird die oberste Karte vom Kartenstapel aufgedeckt. Auf einem Feld, auf das du mit ihr setzen könntest, darfst du einen fremden Spielstein, der obenauf liegt, gegen einen aus deinem Vorrat austauschen. Passt du, gibt es hier keinen Verräter.
    }
ask-exchange = In { $region } einen Spielstein austauschen
about-exchange =
    Karte { $card } zeigt, wo. Dein Spielstein ersetzt den obersten, der in den Vorrat seiner Farbe zurückkehrt. { $opens ->
        [dear] Ihn zu aktivieren kostet { $cost }, und du hast nur { $have }.
       *[yes] { $cost ->
            [0] Danach darfst du deinen kostenlos aktivieren.
            [one] Danach darfst du 1 Cumal zahlen, um deinen zu aktivieren. Du hast { $have }.
           *[other] Danach darfst du { $cost } Cumals zahlen, um deinen zu aktivieren. Du hast { $have }.
        }
    }
ask-garrison = In { $region } eine Garnison einrichten
about-garrison =
    { $pieces ->
        [1] Die Region ist für deinen König geräumt. Du darfst noch einen Spielstein aus deinem Vorrat auf ein freies Feld setzen.
       *[other] Die Region ist für deinen König geräumt. Du darfst bis zu { $pieces } Spielsteine aus deinem Vorrat setzen, jeden auf ein freies Feld.
    }
ask-ransom = Deine Häftlinge bei { $captor } freikaufen?
about-ransom =
    { $held ->
        [1] { $captor } hält 1 Spielstein von dir und bekommt die Cumals. Solange er inhaftiert ist, kannst du ihn nicht setzen. Du hast { $have }.
       *[other] { $captor } hält { $held } Spielsteine von dir und bekommt die Cumals. Was inhaftiert bleibt, kannst du nicht setzen. Du hast { $have }.
    }
ask-start = Bestimme den neuen Startspieler
about-start = Du hast diese Runde begonnen, also bestimmst du, wer die nächste beginnt; du selbst darfst es nicht sein. In jeder Runde seid ihr dreimal reihum am Zug, und der Startspieler beginnt.
ask-region = Eröffne eine dritte Region
about-region =
    { $edition ->
        [it] Ihr hattet je einen König, und beide Königssteine sind wieder vom Spielbrett genommen. Wer am Ende einer Runde das Königsfeld dieser Region hat, gewinnt.
       *[other] Ihr habt je einen König. Wer das Königsfeld dieser Region kontrolliert, gewinnt sofort.
    }
ask-keep-fort = Welches Fort in { $region } behältst du?
about-keep-fort = In jeder Region kannst du nur ein Fort haben. Der oberste Spielstein des anderen kehrt in deinen Vorrat zurück.
ask-time = Deine Uhr: { $time }

# Begriffe der Regeln, die auf Druck erklärt werden.
kings-term-activation = Aktivierung
    .about = Nach dem Setzen darfst du einmal zahlen, was in der Münze der Karte steht. Damit aktivierst du unter ihren Pfeilen alle Felder, die du kontrollierst. Stehen zwei deiner Spielsteine nebeneinander und ist einer davon aktiviert, kannst du aufsteigen: Ein Spielstein aus deinem Vorrat kommt auf das Feld über beiden.
kings-term-garrison = Garnison
    .about = Wird eine Region für einen neuen König geräumt, darf der, dem er gehört, dort bis zu zwei weitere Spielsteine setzen, jeden auf ein freies Feld.
kings-term-dominant = Dominant
    .about = Dominant ist in einer Region, wem ihr König gehört oder, wenn sie keinen hat, wer dort die meisten Felder kontrolliert. Der gestrichelte Ring neben dem Namen der Region zeigt, wer es ist.
kings-term-traitor = Verräter
    .about = Am Ende einer Runde darf jemand, der in einer Region nicht dominant ist, 1 Cumal für die oberste Karte vom Kartenstapel zahlen. Auf einem Feld, auf das diese Karte setzen könnte, darf ein eigener Spielstein einen fremden ersetzen, der obenauf liegt.
kings-term-ransom = Lösegeld
    .about = Die Gefangenen einer geräumten Region werden zu Häftlingen. 1 Cumal befreit einen von deinen, 2 befreien zwei, 3 alle, die jemand von dir hält; die Cumals bekommt, wer sie hält.
kings-term-amnesty = Amnestie
    .about = Leg eine beliebige Karte ab und zahl 4 Cumals: Alle Gefangenen einer Region kehren in den Vorrat ihrer Farbe zurück.
kings-term-fit = Lage
    .about = Eine Lage ist eine Stelle für die Karte in einer Region, nach links oder rechts verschoben. Alle ihre Felder liegen in der Region, und sie darf nur dorthin, wo möglichst viele der Felder mit Pfeil frei sind.

step-place = Auf { $positions } setzen
step-activate = Für { $cost } aktivieren
step-promote = Auf { $positions } aufsteigen
step-keep-fort = Fort auf { $positions } behalten
step-traitor = Verräter für 1 Cumal kaufen
step-decline = Passen
step-exchange = Auf { $positions } austauschen
step-garrison = Spielstein der Garnison auf { $positions }
step-ransom =
    { $count ->
        [0] Nichts zahlen
        [one] 1 Cumal zahlen, { $frees } befreien
       *[other] { $count } Cumals zahlen, { $frees } befreien
    }
step-start = { $seat }
step-region = { $region }
end-place = Zug beenden
end-activate = Nicht aktivieren
end-promote = Aufstieg beenden
end-exchange = Nicht austauschen
end-garrison = Keine weiteren

draft = Dein geplanter Zug
draft-drawn = Dabei wird etwas gezogen oder aufgedeckt: Du siehst es, sobald du spielst.
draft-play = Spielen
draft-play-idle = Trotzdem spielen
draft-instead = Lieber 2 Cumals
draft-idle-about = Wenn du die Karte ablegst, ziehst du 2 Cumals ein.
draft-unplaced =
    { $count ->
        [one] Auf { $positions } kommt noch kein Spielstein. Wähle das Feld, um einen zu setzen.
       *[other] Auf { $positions } kommen noch keine Spielsteine. Wähle die Felder, um welche zu setzen.
    }
draft-back = Zurück
draft-clear = Abbrechen
draft-dropped = Die Partie ist weitergegangen, während du hier einen Zug geplant hast. Der Plan ist daher verworfen; nichts davon ist gespielt.
draft-cut-off = Keine Verbindung: Wähle es noch einmal, sobald sie wieder da ist.
sending = Wird gesendet …
plan-step = { $step }.
plan-activate =
    { $cost ->
        [0] aktiviert, kostenlos.
        [one] aktiviert, für 1 Cumal.
       *[other] aktiviert, für { $cost } Cumals.
    }
part-place = { $position }
part-activate =
    { $cost ->
        [0] aktivieren, kostenlos
       *[other] aktivieren für { $cost }
    }
part-promote = aufsteigen auf { $position }
part-back =
    { $count ->
        [0] Wählst du diesen Schritt, nimmst du ihn zurück.
        [one] Wählst du diesen Schritt, nimmst du ihn und den danach zurück.
       *[other] Wählst du diesen Schritt, nimmst du ihn und die { $count } danach zurück.
    }
plan-place = Setzt auf { $positions }.
plan-then =
    { $cost ->
        [0] Danach kannst du kostenlos aktivieren und auf { $positions } aufsteigen.
        [one] Danach kannst du für 1 Cumal aktivieren und auf { $positions } aufsteigen.
       *[other] Danach kannst du für { $cost } Cumals aktivieren und auf { $positions } aufsteigen.
    }
plan-costs = Kostet { $count }, du hast { $have }.
plan-costs-fee = Kostet { $count }, du hast { $have }: Die Region ist leer.
plan-costs-both = Kostet { $count }, du hast { $have }; davon { $fee }, weil die Region leer ist.
plan-captures =
    { $top ->
        [king] { $count ->
            [one] Nimmt 1 Spielstein gefangen und besetzt das Königsfeld.
           *[other] Nimmt { $count } Spielsteine gefangen und besetzt das Königsfeld.
        }
       *[other] { $count ->
            [one] Nimmt 1 Spielstein gefangen.
           *[other] Nimmt { $count } Spielsteine gefangen.
        }
    }
plan-king =
    { $isClosed ->
        [yes] Kontrollierst du das Königsfeld am Ende dieser Runde noch, wird { $region } geräumt und geschlossen.
       *[no] Kontrollierst du das Königsfeld am Ende dieser Runde noch, wird { $region } geräumt und bekommt deinen Königsstein.
    }
plan-wins = Damit gewinnst du die Partie!
plan-activation-idle = Danach könntest du nirgends aufsteigen.
plan-activation-dear =
    { $paid ->
        [0] Aktivieren kostet { $cost }; du hast { $have }.
       *[other] Aktivieren kostet noch { $cost }; dir bleiben danach { $have }.
    }
idle-fee = Du kannst nichts setzen: Der erste Spielstein in dieser Region kostet 2, und so viel hast du nicht.
idle-no-stock = Du kannst nichts setzen: In deinem Vorrat ist kein Spielstein mehr.
idle-nothing = Das ändert auf dem Spielbrett nichts.


## Regions on a phone, and the signs of a card

tab-fits = Die Karte passt hier.
tab-best = Hier ist die beste Lage für die Karte.
tab-price = Der erste Spielstein hier kostet { $count }.
tab-dear = Der erste Spielstein hier kostet { $count }, und du hast { $have }.
tab-news = Hier hat sich etwas verändert.
legend = Zeichen auf den Karten
legend-arrow = Hier setzt du einen Spielstein. Der Buchstabe nennt den Rang: F für Bauern, H für Hirten, W für Krieger.
    .name = Ein Feld mit Pfeil
legend-grey = Dieses Feld muss in der Region vorhanden sein. Du setzt dort nichts, und ob es besetzt ist, spielt keine Rolle. C ist ein Hauptmann, K der König.
    .name = Ein blasses Feld
legend-shift = Du darfst die Karte nach links oder rechts verschieben, aber nur dorthin, wo möglichst viele der Felder mit Pfeil frei sind.
    .name = Der Doppelpfeil
legend-coin = Die Aktivierungskosten: Du zahlst sie nur, wenn du nach dem Setzen aktivierst, und nur einmal für den ganzen Zug. Das Setzen selbst ist kostenlos, außer beim ersten Spielstein in einer leeren Region.
    .name = Die Münze
legend-number = Der Duell-Wert der Karte. Der höhere entscheidet bei Gleichstand um einen Verräter und bestimmt den ersten Startspieler.
    .name = Die Zahl in der Ecke
legend-stone = Tauscht zwei beliebige Spielsteine einer Region. Für 3 darfst du danach aktivieren, was von den beiden dir gehört und obenauf liegt.
    .name = Der „Stein des Schicksals“


## The marks on the board

kings-mark-last = Das ist gerade geschehen.
kings-mark-since = Das hat sich seit deinem letzten Zug verändert. Die Zahl zeigt, im wievielten Zug seitdem.
kings-mark-legal = Das kannst du wählen.
kings-mark-idle = Das kannst du wählen, aber es würde nichts ändern.
kings-mark-barred = Hierher darf die Karte nicht.
kings-mark-chosen = Das hast du gewählt. Noch gilt es nicht.
kings-mark-ghost = Hierher käme dein Spielstein. Linien zeigen, wohin du aufsteigen würdest, und in der Münze steht, was alles zusammen kostet.
kings-mark-greyed = Die Karte braucht dieses Feld, setzt hier aber nichts.
kings-mark-drafted = Das ändert dein geplanter Zug.
kings-mark-activated = Das ist aktiviert.
kings-mark-hint = Ein Tipp.
kings-sign-dominant = Der gestrichelte Ring beim Namen einer Region: Wer darin steht, ist dort dominant.
kings-sign-king = Ein Königsstein. Die einzige Aktion, die ihn entfernt, ist ein Aufstieg.
kings-sign-captives = Gefangene: die kleinen Spielsteine unter dem obersten, der den Stapel kontrolliert.
kings-sign-fort = Ein Fort. Ein Angriff entfernt nur den obersten Spielstein.
kings-sign-starting = Der Startspieler.
kings-sign-traitor = Hier wird über einen Verräter entschieden.
kings-sign-closed = Bei einer Region: Sie ist geschlossen, und der Name neben dem Schloss sagt, wer dort einen König hat. Bei einer Farbe: Häftlinge.
kings-sign-news = Beim Namen einer Region: Dort hat sich etwas verändert.


## Was neben einer Entscheidung geschieht

# Am Rundenende, bevor über die Verräter entschieden wird; $cards wie in lot-of.
tie-traitor =
    Gleichstand beim Verräter in { $region }. Aufgedeckte Karten: { $cards }.{ $count ->
        [1] {""}
       *[other] {" "}Wer die höchste Karte hat, entscheidet zuerst.
    }


## Was ein Tipp täte, eins nach dem anderen in seinem Satz

hint-answer = Der Computer (Stärke { $level }) würde an deiner Stelle { $steps }.
would-keep = { $cards } wählen
would-discard = Karte { $cards } ablegen und 2 Cumals einziehen
would-amnesty = Karte { $cards } für eine Amnestie in { $region } ablegen
would-play = in { $region } Karte { $cards } ausspielen ({ $positions })
would-card = in { $region } Karte { $cards } ausspielen
would-stone = in { $region } den „Stein des Schicksals“ (Karte { $cards }) ausspielen, um { $positions } zu tauschen
would-place = auf { $positions } setzen
would-activate = aktivieren
would-promote = auf { $positions } aufsteigen
would-end = es dabei belassen
would-keep-fort = das Fort auf { $positions } behalten
would-traitor = den Verräter kaufen
would-decline = beim Verräter passen
would-exchange = den Spielstein auf { $positions } austauschen
would-garrison = einen Spielstein der Garnison auf { $positions } setzen
would-ransom =
    { $count ->
        [0] kein Lösegeld zahlen
        [one] 1 Cumal Lösegeld zahlen
       *[other] { $count } Cumals Lösegeld zahlen
    }
would-start = { $seat } zum Startspieler bestimmen
would-region = { $region } eröffnen


## What happened

kings-won =
    { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $seat } gewinnt die Partie.
    }
kings-won-left =
    { $you ->
        [yes] Du gewinnst.
       *[no] { $seat } gewinnt.
    }
kings-match-won =
    { $you ->
        [yes] Du gewinnst das Match.
       *[no] { $seat } gewinnt das Match.
    }
kings-match-drawn = Das Match endet remis.
kings-no-winner = Niemand ist Hochkönig geworden: Die Partie endet remis.
kings-points = { $seat } { $points }.


## A finished game

statistics = Die Partie in Zahlen
statistics-income = Einkommen
statistics-paid = Cumals gezahlt
statistics-taken = Felder erobert
# Die Spalte ist schmal: Lange Wörter dürfen getrennt werden.
statistics-kings = Regio{"\u00AD"}nen gewon{"\u00AD"}nen

replay-title = Wiedergabe: { $game }
kings-moment = Schritt { $at } von { $last }, Runde { $round }.
moment-first = Die Partie beginnt.
kings-slider = Schritt
hand-of = Handkarten von { $seat }
aside-of = Karten von { $seat } für die nächste Runde
short-hand-of = Hand
short-aside-of = Für die nächste Runde
judged = Nächste Entscheidung
judged-about = Wie der Computer die Gewinnchance einschätzt, nach dem, was an diesem Platz damals zu sehen war.
judged-played = { $seat } { $move }: { $value } %, kostet { $loss } %.
judged-untried = { $seat } { $move }: nicht bewertet, die Zeit war um.
judged-line =
    { $move }: { $value } %, { $iterations ->
        [one] aus 1 gedachten Partie
       *[other] aus { $iterations } gedachten Partien
    }
judged-iterations =
    { $count ->
        [one] Insgesamt 1 gedachte Partie.
       *[other] Insgesamt { $count } gedachte Partien.
    }
judged-deeper = Die Suche geht tiefer …
judged-deepest = Tiefer wird nicht gerechnet.
judged-not = Noch nicht bewertet.
judged-costly = Größte Fehler
judged-cost = { $at }: { $seat } { $move }, kostet { $loss } %
judged-own = Nur meine Entscheidungen
judged-own-none = Keine deiner Entscheidungen hat 1 % Gewinnchance oder mehr gekostet.
kings-accuracy = So haben alle entschieden
kings-accuracy-seat =
    { $seat }: Im Mittel ließ eine Entscheidung { $kept } % der Gewinnchance übrig. { $good ->
        [0] Keine von { $decisions } war so gut wie die beste
        [one] 1 von { $decisions } war so gut wie die beste
       *[other] { $good } von { $decisions } waren so gut wie die beste
    }, { $bad ->
        [0] keine kostete 5 % oder mehr.
        [one] eine kostete 5 % oder mehr.
       *[other] { $bad } kosteten 5 % oder mehr.
    }
kings-accuracy-about = Jede Entscheidung, zu der es eine andere Möglichkeit gab, zählt: 100 %, abzüglich dessen, was sie kostete.
kings-judge-all = Alle Entscheidungen bewerten
kings-judge-stop = Stopp
kings-judge-go = Weiter
kings-judge-done = { $count } von { $all } bewertet.
kings-judge-waits = Der Computer ist gerade ausgelastet. Es geht von selbst weiter.
kings-sketch-about = Wähle ein Feld, um es zu umkreisen, oder zieh von einem zum anderen für einen Pfeil. Die rechte Maustaste zeichnet immer.
fairness = Faire Auslosung
fairness-proved =
    { $draws ->
        [0] Der Tisch hat in dieser Partie nichts ausgelost.
        [one] Dieser Browser hat die Auslosung der Partie nachgerechnet. Sie folgt aus dem Geheimnis des Tisches und aus dem, was die Plätze dazu beigetragen haben.
       *[other] Dieser Browser hat alle { $draws } Auslosungen der Partie nachgerechnet. Sie folgen aus dem Geheimnis des Tisches und aus dem, was die Plätze dazu beigetragen haben.
    }
fairness-seen = Vor der Partie hat dieser Browser dieselben Festlegungen gesehen.
fairness-unseen = Den Beginn der Partie hat dieser Browser nicht gesehen. Vergleiche dies mit den Festlegungen, die damals gezeigt wurden:
fairness-other = Aber vor der Partie hat dieser Browser andere Festlegungen gesehen!
fairness-commitment = Das Geheimnis passt nicht zur Festlegung des Tisches.
fairness-seat = Jemand am Tisch hat etwas anderes geschickt als das, worauf der Platz festgelegt war.
fairness-uncommitted = In dieser älteren Partie haben sich die Plätze noch nicht festgelegt: Wer zuletzt Platz nahm, hätte zusammen mit denen, die den Server betreiben, die Auslosungen wählen können.
fairness-renewed = Wer den Server betreibt, hat den Tisch nach der Festlegung auf diese Partie aus einer Sicherung wiederhergestellt und hätte die Auslosungen von da an wählen können.
fairness-restored = Wer den Server betreibt, hat den Tisch vor dieser Partie aus einer Sicherung wiederhergestellt. Diese Partie hat ein neues Geheimnis.
fairness-draw = Auslosung { $draw } folgt nicht aus dem Geheimnis.
fairness-file = Den Beweis für tara verify herunterladen


## What happens, as it happens

happening-skip = Überspringen
happening-play = spielt in { $region } Karte { $card } aus
happening-rank = { $rank }, je 1 Cumal: { $gains }.
happening-most = { $seat } in { $region }
happening-spread = In mehr als einer Region, 1 Cumal je Rang: { $gains }.
happening-held = { $seat } ({ $ranks })
log-round = Runde { $round }


## Big moments

big-won = { $seat } ist Hochkönig
big-king = { $seat } ist König von { $region }
big-lost = { $seat } verliert den Königsstein in { $region }
big-throne = { $seat } hat das Königsfeld von { $region }
big-chieftain = { $seat } nimmt in { $region } einen Hauptmann von { $owner } gefangen


## The deck

deck = Die Karten
deck-about =
    { $count ->
        [1] Eine Karte hast du noch nicht gesehen: Sie liegt im Kartenstapel, oder jemand anderes hat sie.
       *[other] { $count } Karten hast du noch nicht gesehen: Sie liegen im Kartenstapel, oder jemand anderes hat sie.
    }
deck-unseen = ungesehen
deck-hand = deine Hand
deck-aside = nächste Runde
deck-discard = abgelegt
deck-traitor = Verräter


## The end of a round

round-end = Runde { $round } ist zu Ende
round-ends = Runde { $round } geht zu Ende
round-see = Runde { $round }: wer was bekommen hat
round-traitors = Verräter
round-no-traitors = Niemand hat einen Verräter gekauft.
round-income = Einkommen
round-player = Farbe
round-cumals = Cumals
round-why = Warum
round-regions = Regionen
round-no-kings = Kein neuer König: Keine Region wird geräumt.
round-prisoners = Häftlinge


## The log: a turn in one line. `acts` are the messages `act-...`, joined

turn-play = { $seat } spielt in { $region } Karte { $card } aus: { $acts }.
turn-play-nothing = { $seat } spielt in { $region } Karte { $card } aus und setzt nichts.
turn-play-card = { $seat } spielt in { $region } Karte { $card } aus.
turn-stone = { $seat } spielt in { $region } den „Stein des Schicksals“ (Karte { $card }) aus und tauscht { $positions }.
turn-stone-acts = { $seat } spielt in { $region } den „Stein des Schicksals“ (Karte { $card }) aus, tauscht { $positions }, { $acts }.
turn-traitor = { $seat } kauft für 1 Cumal den Verräter in { $region } und deckt Karte { $card } auf: { $acts }.
turn-traitor-nothing = { $seat } kauft für 1 Cumal den Verräter in { $region }, deckt Karte { $card } auf und tauscht nichts aus.
turn-traitor-card = { $seat } kauft für 1 Cumal den Verräter in { $region } und deckt Karte { $card } auf.
turn-traitor-paid = { $seat } kauft für 1 Cumal den Verräter in { $region }.
line-reshuffled = Der Kartenstapel war leer, also wurden erst die abgelegten Karten gemischt.
line-keep = Karten gewählt: { $seats }.
line-income = Einkommen: { $incomes }.
line-income-of = { $seat } { $cumals }
turn-stood-in = Für { $seat } hat der Computer gespielt.
act-place-plain = setzt auf { $position }
act-place-takes = erobert { $position } von { $owner }
act-place-fort = errichtet auf { $position } ein Fort
act-place-strikes = nimmt dem Fort von { $owner } auf { $position } einen Spielstein
act-place-king = entfernt den Königsstein von { $owner } auf { $position }
act-promote-plain =
    { $position ->
        [K] steigt auf das Königsfeld auf
       *[other] steigt auf { $position } auf
    }
act-promote-takes = erobert beim Aufstieg { $position } von { $owner }
act-promote-fort = errichtet beim Aufstieg auf { $position } ein Fort
act-promote-strikes = nimmt beim Aufstieg dem Fort von { $owner } auf { $position } einen Spielstein
act-promote-king = entfernt den Königsstein von { $owner } auf { $position }
act-exchange-plain = tauscht den Spielstein auf { $position } aus
act-exchange-takes = tauscht auf { $position } den Spielstein von { $owner } gegen einen eigenen aus
act-exchange-fort = errichtet auf { $position } ein Fort
act-exchange-strikes = nimmt dem Fort von { $owner } auf { $position } einen Spielstein
act-exchange-king = entfernt den Königsstein von { $owner } auf { $position }
act-exempt = { $act } (kostenlos: Startspieler der 1. Runde)
act-fee =
    { $cumals ->
        [one] { $act } (1 Cumal: erster Spielstein dort)
       *[other] { $act } ({ $cumals } Cumals: erster Spielstein dort)
    }
act-activate =
    { $cumals ->
        [0] aktiviert { $positions }
        [one] aktiviert { $positions } für 1 Cumal
       *[other] aktiviert { $positions } für { $cumals } Cumals
    }
act-activate-above = { $act } ({ $positions } über einem Paar)
