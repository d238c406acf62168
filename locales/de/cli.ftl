# Was der Befehl `tara` zu Menschen sagt. Hilfetexte stehen in args.ftl.


## Alle Befehle
#
#   $tag      die Sprache, die verlangt wurde, $used die, die gilt

language-unknown = keine Texte in „{ $tag }“, nur in en, de und it; weiter in { $used }


## admin
#
#   $stage      der Status eines Tischs
#   $name       der Name eines Menschen, $addresses die Adressen, von denen aus er verbunden ist
#   $number     die Nummer einer Meldung, $table wo, $by und $about von wem und über wen, $date wann

admin-done = erledigt
admin-none = nichts aufzulisten
admin-checked =
    { $file }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }, { $mib } MiB
admin-whole = keine Schäden gefunden
admin-fault-page = SQLite: { $error }
admin-fault-orphans =
    { $rows ->
        [one] { $rows } Zeile gehört zu einem Tisch, der fehlt
       *[other] { $rows } Zeilen gehören zu Tischen, die fehlen
    }
admin-fault-table = Tisch { $table } ist nicht lesbar
admin-table = Tisch
admin-variant = Variante
admin-stage = Status
admin-listed = { $stage }, in der Lobby
admin-opened = eröffnet
admin-last = letzte Aktivität
admin-events = Ereignisse
admin-clients = Clients
admin-reports = offene Meldungen
admin-names = Namen
admin-watchers = schauen zu
admin-free = frei
admin-nameless = jemand ohne Namen
admin-away = { $name }, abwesend
admin-here = { $name }, verbunden von { $addresses }
admin-report = Meldung { $number }, { $date }, Tisch { $table }: { $by } über { $about }, { $reason }
admin-closed = abgeschlossen { $date }
admin-user = Benutzer
admin-command = Befehl
admin-target = Ziel
admin-until = bis
admin-reason = Grund


## apply

apply-illegal = Zug { $place }, { $token }: { $clause } { $sentence }
apply-place = Zug { $place }


## bestmove, analyze

search-over = die Partie ist zu Ende, und es gibt keinen Zug mehr zu wählen
search-chance = als Nächstes entscheidet der Zufall, und es gibt keinen Zug zu wählen
search-another = das ist die Sicht von { $seat }, und jetzt entscheidet ein anderer Platz
search-iterations = bei seat-of-kings gehen --nodes (Iterationen) oder --time, aber nicht --depth, --threads und --table


## arena
#
#   $a, $b      die beiden Gegner; später eine Zahl von jedem
#   $points     ein Mittelwert mit seinem Intervall, ebenso $share, $elo und $plies

arena-match = { $variant }: a { $a } gegen b { $b }, Startwert { $seed }, zufällige Halbzüge vorab: { $opening }
arena-games = Partien        { $games }: a gewinnt { $won }, remis { $drawn }, b gewinnt { $lost }
arena-points =
    { $sides ->
        [2] Punkte je Paar { $points }, die von a minus die von b
       *[other] Punkte         { $points }, die von a minus das Mittel von b, { $sides } Partien addiert
    }
arena-share = Anteil von a   { $share }
arena-pairs = Paare          { $pairs } mit 0, 1/2, 1, 3/2 und 2 Siegen von a
arena-elo = Elo            { $elo }
arena-sprt = Test           { $verdict }, llr { $llr }, elo0 { $elo0 } gegen elo1 { $elo1 }
arena-plies = Halbzüge       { $plies }, von { $least } bis { $most }
arena-cpu = CPU-ms je Zug  a { $a }, b { $b }
arena-progress = Punkte { $points }
arena-no-games = es wurde keine vollständige Gruppe von Partien gespielt
arena-another = die Datei gehört zu einem anderen Match: { $name } ist darin { $found }, nicht { $expected }
arena-busy = ein anderer Prozess schreibt gerade ein Match in diese Datei
arena-line = Zeile { $line }
arena-not-next = nicht die nächste Partie dieses Matchs


## balance

balance-match = { $variant }: { $a } gegen sich selbst, Partien: { $games }, Startwert { $seed }, zufällige Halbzüge vorab: { $opening }
balance-points = Punkte         { $points }, die der beginnenden Seite minus die der anderen
balance-share = Anteil         { $share } der möglichen Siege, für die beginnende Seite
balance-branching = erlaubte Züge  { $branching } je Stellung


## convert
#
#   $line    die Zeile der Datei, $column das Zeichen darin, ab 1

convert-illegal = Zeile { $line }, Spalte { $column }: { $token } ist nicht erlaubt, { $clause } { $sentence }
convert-line = Zeile { $line }


## deck
#
#   $name     der Name des Decks
#   $fault    der erste Fehler einer Datei, $count wie viele es sind

deck-summary =
    { $name }: { $cards } Karten, { $stones ->
        [0] kein
        [one] 1
       *[other] { $stones }
    } „Stein des Schicksals“
printed-several = mehrere Seiten SVG brauchen eine Datei: Gib mit -o eine an
deck-reconstruction = Diese Karten sind eine Rekonstruktion, nicht die gedruckten. Was darüber bekannt ist, zeigt `tara rules SKC3`.
deck-refused =
    { $count ->
        [one] { $fault }
       *[other] { $fault }; insgesamt { $count } Fehler; `tara deck check` zeigt alle
    }
deck-placement = Platzierungsfeld
deck-grey = blass: muss in der Region vorhanden sein
deck-other = jedes andere Feld; Anordnungen liegen so weit links wie möglich
deck-cost = Kosten { $cost }
deck-stone = Stein des Schicksals


## engine
#
#   $word      ein Wort einer Zeile, $name das einer Option
#   $answer    was ein Programm gesagt hat, $seconds wie lange darauf gewartet wurde

engine-unreadable = die Zeile ist kein UTF-8 oder zu lang
engine-unknown = unbekannter Befehl { $word }
engine-excess = hinter { $word } darf nichts stehen
engine-option = schreib: setoption name NAME value WERT
engine-no-option = eine Option { $name } gibt es nicht
engine-position = schreib: position STELLUNG moves ZUG ...
engine-limit = unbekannte Grenze { $word }; nimm nodes N, depth D, movetime MS oder infinite
engine-number = { $word } braucht eine ganze Zahl von 1 bis { $most }
engine-thinking = es läuft eine Suche; beende sie zuerst
engine-no-position = es gibt keine Stellung
engine-over = die Partie ist zu Ende
engine-hidden = dieses Protokoll kann seat-of-kings noch nicht
engine-no-command = der Befehl fehlt
engine-ended = das Spielprogramm hat sich beendet
engine-silent = das Spielprogramm hat { $seconds } s lang nicht geantwortet
engine-says = das Spielprogramm hat ausgegeben: { $answer }
engine-answered = das Spielprogramm hat mit etwas anderem als einem Zug geantwortet: { $answer }


## Input
#
#   $place    das Argument, ab 1; das erste ist ein Wort wie `moves`
#   $variant  die Variante, deren Kennung der Eingabe am ähnlichsten ist
#   $kind     die Art von Datei, die etwas zu sein scheint

input-no-deck = das ist eine Stellung eines Spiels um Befestigungen; --deck gibt es nur bei seat-of-kings
input-once = nur ein Argument kann die Standardeingabe lesen
input-number = keine ganze Zahl von { $least } bis { $most }
input-similar = { $error } Meintest du { $variant }?
input-standard = Standardeingabe
output-standard = Standardausgabe
input-no-file = hinter @ fehlt ein Dateiname
other-kind =
    { $kind ->
        [transcript] das scheint eine Datei mit Aufzeichnungen zu sein: `tara replay` prüft sie
        [proof] das scheint der Beweis einer Partie zu sein: `tara verify` prüft ihn
        [kept] das scheint eine Partie von `tara play` zu sein: `tara play --resume` setzt sie fort, `tara verify` prüft ihre Auslosungen
        [game] das scheint eine Partiedatei zu sein: `tara convert` macht Aufzeichnungen daraus
        [position] das scheint eine Stellung zu sein: `tara show @DATEI` zeichnet sie
        [deck] das scheint ein Kartensatz zu sein: `tara deck check` prüft es
        [picture] das scheint ein Bild zu sein: die Partiedatei oder die Aufzeichnung der Partie kann gelesen werden
        [settings] das scheint eine Einstellungsdatei zu sein: `tara serve --settings` liest sie
       *[database] das scheint die Datenbank eines Servers zu sein: `tara serve --database` öffnet sie
    }
input-too-long = zu lang für eine Stellung oder einen Kartensatz
input-not-utf-8 = kein UTF-8
input-half = ein halbes Zeichen in UTF-16
input-mark = U+FEFF: hier beginnt eine zweite Datei
input-second = eine Stellung ist eine einzige Zeile, und hier beginnt ein zweiter Text
input-argument-not-utf-8 = Argument { $place }, Spalte { $column }: kein UTF-8


## random

random-policy = --policy gibt es nur bei seat-of-kings


## replay
#
#   $line    die Zeile der Datei, ab 1
#   $event   der Zug, ab 1

replay-difference = Zeile { $line }, Ereignis { $event }, { $field }: erwartet { $expected }, gefunden { $found }
replay-illegal = Zeile { $line }, Ereignis { $event }, { $field }: { $token } ist nicht erlaubt, { $clause } { $sentence }
replay-nothing = nichts


## rules

rules-variants = Varianten
rules-sections = Abschnitte
rules-more = Mehr erfährst du mit der Kennung einer Variante, eines Abschnitts oder einer Regel: tara rules SH3.
rules-bite =
    { $seat ->
        [none] Hier kann niemand mehr { $move } spielen. { $reason }
       *[other] { $seat } darf hier nicht { $move } spielen. { $reason }
    }
rules-learn-more = Alle Regeln, eine nach der anderen: tara rules { $variant }. Auf der Seite von `tara serve` gibt es einen Kurs am Brett.
rules-also = Regeln anderer Abschnitte, die ebenfalls gelten
rules-ruling = Auslegung: { $ruling }
rules-source = Quelle: { $source }
source-manual = Anleitung
source-revised = überarbeitet
source-appendix = Anhang
source-rulebook = Regelheft
source-german = deutsche Spielregel
source-italian = italienische Übersetzung
source-faq = FAQ
source-ruling = eigene Auslegung
rules-no-id = die Kennung einer Variante, eines Abschnitts oder einer Regel fehlt; `tara rules` listet sie auf
rules-unknown = { $id } ist weder Variante noch Abschnitt noch Regel; `tara rules` listet alle auf


## serve
#
#   $address   wo er erreichbar ist
#   $port      sein Port, $path der Pfad, unter dem alles liegt

serve-listens = erreichbar unter { $address }
serve-others = andere Geräte im selben Netz erreichen ihn unter { $address }
serve-others-unknown = andere Geräte erreichen ihn unter http:// und der Adresse dieses Rechners im Netz, gefolgt von :{ $port }{ $path }
serve-ended = beendet; alles, was bestätigt wurde, ist gespeichert


## show

show-seat-red = Rot
show-seat-blue = Blau
show-seat-south = Süd (Rot)
show-seat-west = West (Blau)
show-seat-north = Nord (Rot)
show-seat-east = Ost (Blau)
show-side-red = Rot
show-side-blue = Blau

show-phase-setup = Aufbau
show-phase-manoeuvres = Manöverphase
show-phase-battle = Kampf
show-turn = { $seat } am Zug
show-over-red = Partie zu Ende, Rot hat gewonnen
show-over-blue = Partie zu Ende, Blau hat gewonnen
show-over-drawn = Partie zu Ende, remis

show-ringfort = rote und blaue Befestigung
show-king = dieselben mit ihrem König
show-stranded-red = roter König, gestrandet auf Blau
show-stranded-blue = blauer König, gestrandet auf Rot
show-target = frei, ein Zug kann hier enden
show-vacant = frei
show-target-ringfort = bebaut, ein Zug kann hier enden
show-priorities = Priorität (OP) 1 bis 4
show-qualified = zulässige Reihe oder Spalte

show-kingdoms = Königreiche
show-links = Brücken
show-territory = Gebiet
show-kings-lost = Königsverluste
show-points = Punkte

show-battle = KAMPF ist angesagt.
show-out =
    { $turns ->
        [one] AUS ist angesagt: Dies ist der letzte Zug.
       *[other] AUS ist angesagt: Mit diesem bleiben { $turns } Züge.
    }
show-final-turn = Dies ist der letzte Zug.
show-lull = Flaute: Kein Hügel hat eine höhere Priorität als 1.
show-area-south = Zum Bereich von Süd gehören die Reihen 1 bis 4.
show-area-west = Zum Bereich von West gehören die Spalten A bis D.
show-area-north = Zum Bereich von Nord gehören die Reihen 4 bis 7.
show-area-east = Zum Bereich von Ost gehören die Spalten D bis G.
show-qualified-rows =
    { $count ->
        [one] Zulässig ist nur { $rows }.
       *[other] Zulässig sind { $rows }.
    }
show-no-qualified-row = Keine Reihe oder Spalte ist zulässig.
show-stranded-king-red = Der rote König auf { $hill } ist gestrandet.
show-stranded-king-blue = Der blaue König auf { $hill } ist gestrandet.


## show: Seat of Kings
#
#   $seat     ein Platz, ebenso $captor; $region eine Region; $card die Zahl einer Karte
#   $round    die Nummer der Runde, $turn die des Zugs darin, $turns wie viele Züge sie hat
#   $places   Felder als lesbare Liste

show-player-blue = Blau
show-player-red = Rot
show-player-white = Weiß
show-player-yellow = Gelb
show-region-connacht = Connacht
show-region-ulster = Ulster
show-region-leinster = Leinster
show-region-munster = Munster
show-region-closed = { $region } (geschlossen)

show-round = Runde { $round }
show-round-turn = Runde { $round }, Zug { $turn } von { $turns }
show-round-end = Ende von Runde { $round }
show-won = Partie zu Ende, { $seat } hat gewonnen
show-drawn = Partie zu Ende, remis

show-ask-lots = Als Nächstes decken alle eine Karte auf, um den ersten Startspieler auszulosen.
show-ask-deal = Als Nächstes wird der Kartenstapel gemischt, und alle bekommen sechs Karten.
show-ask-reshuffle = Der Kartenstapel ist leer: Als Nächstes wird der Ablagestapel zu einem neuen gemischt.
show-ask-keep = { $seat } wählt drei von sechs Karten für diese Runde.
show-ask-turn = { $seat } wählt eine Karte und eine Aktion.
show-ask-place =
    { $count ->
        [0] { $seat } hat in { $region } Karte { $card } ausgespielt und jedes ihrer Felder versucht.
       *[other] { $seat } hat in { $region } Karte { $card } ausgespielt und kann noch auf { $places } setzen.
    }
show-ask-activate = { $seat } hat in { $region } zwei Spielsteine getauscht.
show-ask-keep-fort = { $seat } hat in { $region } zwei Forts und wählt, welches davon bleibt.
show-ask-promote =
    { $count ->
        [0] { $seat } hat in { $region } aktiviert.
       *[other] { $seat } hat in { $region } { $places } aktiviert.
    }
show-ask-traitor = { $seat } kann den Verräter in { $region } für 1 Cumal kaufen.
show-ask-exchange = { $seat } hat den Verräter in { $region } gekauft und Karte { $card } genommen.
show-ask-activate-exchange =
    { $cost ->
        [one] { $seat } hat in { $region } einen Spielstein ausgetauscht; die Aktivierung kostet 1 Cumal.
       *[other] { $seat } hat in { $region } einen Spielstein ausgetauscht; die Aktivierung kostet { $cost } Cumals.
    }
show-ask-ransom =
    { $count ->
        [one] { $seat } kann Lösegeld zahlen: Bei { $captor } ist 1 Spielstein inhaftiert.
       *[other] { $seat } kann Lösegeld zahlen: Bei { $captor } sind { $count } Spielsteine inhaftiert.
    }
show-ask-start = { $seat } bestimmt den nächsten Startspieler.
show-ask-region = { $seat } wählt die dritte Region.
show-ask-garrison =
    { $count ->
        [one] { $seat } hat in { $region } einen Königsstein und kann eine Garnison aus einem Spielstein einrichten.
       *[other] { $seat } hat in { $region } einen Königsstein und kann eine Garnison aus bis zu zwei Spielsteinen einrichten.
    }
show-choices = Erlaubt: { $choices }.

show-controller = kontrolliert das Feld
show-fort = Fort
show-captives = darunter Gefangene, von unten nach oben
show-king-piece = Königsstein
show-many-captives = darunter so viele Gefangene, von unten nach oben:

show-cumals = Cumals
show-stock = Vorrat
show-king-pieces = Königssteine
show-prisoners = Häftlinge
show-hand = Handkarten
show-aside = beiseite
show-card = { $name }, Kosten { $cost }: { $fits }
show-card-stone = { $name }, Kosten { $cost }
show-piles =
    { $deck ->
        [0] Der Kartenstapel ist leer.
        [one] Im Kartenstapel liegt 1 Karte.
       *[other] Im Kartenstapel liegen { $deck } Karten.
    }
show-discards =
    { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Abgelegt: { $cards }.
    }
show-turned-up = Aufgedeckt um den Verräter in { $region }: { $cards }.
show-starting = { $seat } ist in dieser Runde Startspieler.
show-edition-it = Diese Partie folgt der italienischen Ausgabe, wo sie abweicht (SKO1).


## start, random

table-agreed = --seats, --edition, --regions, --deck und --max-rounds gibt es nur bei seat-of-kings


## view

view-no-seat = einen Platz „{ $seat }“ gibt es hier nicht, nur { $seats }


## solve

solve-hidden = tara solve nimmt nur Stellungen der Spiele um Befestigungen; seat-of-kings hat verdeckte Karten
solve-store-unwritten = in den Speicher lässt sich nicht schreiben


## tara verify

verify-proved = bewiesen: { $draws ->
    [0] nichts wurde ausgelost, und die Festlegung passt zum Geheimnis
    [one] eine Auslosung folgt aus dem Geheimnis und den Zufallsbytes der Plätze
   *[other] { $draws } Auslosungen folgen aus dem Geheimnis und den Zufallsbytes der Plätze
}
verify-commitment = Festlegung { $commitment }
# Neben den Auslosungen werden die Zufallsbytes jedes Platzes mit seiner Festlegung verglichen, eine Zeile je Platz.
verify-committed = geprüft: die Zufallsbytes von { $seat } passen zu ihrer Festlegung { $commitment }
verify-uncommitted = nicht festgelegt: { $seat } hat Zufallsbytes ohne Festlegung offengelegt und hätte sie in Kenntnis des Geheimnisses wählen können
verify-renewed = erneuert: wer den Server betreibt, hat den Tisch vor Auslosung { $draw } aus einer Sicherung wiederhergestellt und hätte die Auslosungen von da an wählen können
verify-restored = wiederhergestellt: wer den Server betreibt, hat den Tisch vor dieser Partie { $times ->
    [one] einmal
   *[other] { $times }-mal
} aus einer Sicherung wiederhergestellt und sich danach auf das Geheimnis oben festgelegt
verify-unchecked = nicht geprüft: ob diese Festlegungen vor der Partie veröffentlicht waren; vergleiche sie mit deiner eigenen Aufzeichnung
verify-game = Partie { $game }
verify-not = nicht bewiesen: { $why }
verify-not-over = die Partie ist noch nicht zu Ende; ihr Geheimnis, das die Auslosungen beweist, wird am Ende veröffentlicht
