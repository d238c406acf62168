# Was die Seite sagt.
#
#   $seat      der Name eines Platzes, $side der einer Seite
#   $color     red oder blue, die Farbe einer Seite
#   $move      eine Entscheidung in Worten, wie ein Satz nach dem Namen eines Platzes weitergeht
#   $game      der Name eines Spiels, im Match die Nummer einer Partie; $games wie viele es sind
#   $level     eine Stärke des Computers, 1 bis 8
#   $version, $commit, $rules, $protocol   welches Programm auf dem Server läuft


## Everywhere

tara = Tara
title = { $page } · Tara
skip = Zum Inhalt springen
nav = Seiten
nav-learn = Lernen
nav-lobby = Lobby
nav-mine = Partien
nav-mine-turns =
    { $count ->
        [one] Du bist an 1 Tisch am Zug.
       *[other] Du bist an { $count } Tischen am Zug.
    }
nav-settings = Einstellungen
rules-link = Die Regeln
rules-all = Alle Regeln dieses Spiels
loading = Einen Moment …
again = Noch einmal
just-changed = Das hat sich gerade geändert. Drück noch einmal.
close = Schließen
clause = § { $name }
clause-open = Regel { $name } lesen
clause-read = In den Regeln weiterlesen
help = So geht’s
to-start = Alle Spiele
failed = Etwas ist schiefgegangen. Lade die Seite neu; es geht kein Zug verloren.


## What is not there

broken = Seite nicht gefunden
broken-load = Diese Seite ließ sich nicht laden
broken-link = Dieser Link funktioniert nicht. Vielleicht ist er unvollständig.
no-such-game = Dieses Spiel gibt es hier nicht.
offline-request = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
page-outdated = Diese Seite ist veraltet. Lade sie neu.


## Seats and sides

seat-red = Rot
seat-blue = Blau
seat-white = Weiß
seat-yellow = Gelb
seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost
side-0 = Rot
side-1 = Blau
seats = Plätze
sitter-you = Du
sitter-guest = Jemand anderes
sitter-level = Computer, Stärke { $level }
    .short = Stärke { $level }
nameless = Gast
# Namen für alle, die keinen eingegeben haben, mit Kommas dazwischen; etwa 24. Jeder ist ein ganzer Name.
guest-names = Gast Eiche, Gast Eberesche, Gast Hasel, Gast Esche, Gast Erle, Gast Birke, Gast Stechpalme, Gast Weide, Gast Eibe, Gast Holunder, Gast Ginster, Gast Heide, Gast Zaunkönig, Gast Reiher, Gast Rabe, Gast Schwan, Gast Brachvogel, Gast Rotkehlchen, Gast Otter, Gast Hase, Gast Hirsch, Gast Dachs, Gast Lachs, Gast Fuchs
away = (abwesend)


## Start

start-title = Die Spiele von Tara
start-about = Bau Befestigungen rund um Tara, den Sitz der Hochkönige, verbinde sie mit Brücken zu Königreichen und erobere gegnerische, die allein stehen. Spiel gegen den Computer, mit jemandem neben dir oder online.
start-script = Tara braucht JavaScript. Schalte es für diese Website ein und lade die Seite neu.
start-learn = { $game } lernen
start-go-on = Weiter mit { $game }: Schritt { $done } von { $steps }
start-first = Jetzt Vier Schätze spielen
start-first-about = Die Partie beginnt sofort, gegen den Computer (Stärke 1). Wählst du einen Hügel, auf dem du nicht spielen darfst, erklärt dir die Seite, warum.
start-friend = Mit Freunden spielen
learn-course = Schritt für Schritt lernen
start-begin = Zum Einstieg
start-kings = Könige
start-four = Zu viert
start-import = Partiedatei öffnen
start-editor = Stellung aufbauen und analysieren
mark-legend = Zeichen auf dem Brett
foot-about = Die Spiele um Befestigungen sind von Tailten Games, „Tara, Sitz der irischen Könige“ ist von Alan Paull. Diese Website ist von beiden unabhängig.
version = Tara { $version }, Commit { $commit }, Regeln { $rules }, Protokoll { $protocol }
foot-fonts = Schriftlizenzen
foot-licenses = Paketlizenzen


## A new game

new-computer = Gegen den Computer
new-level = Gegen den Computer spielen (Stärke { $level })
level-1 = Erste Schritte
level-about-1 = Zieht fast zufällig, erobert aber, wenn die Regeln es verlangen. Gut für deine erste Partie.
level-2 = Einsteiger
level-about-2 = Sieht Züge, die auf der Hand liegen, und übersieht viele andere.
level-3 = Geübt
level-about-3 = Spielt vernünftig, macht aber noch klare Fehler.
level-4 = Auf Augenhöhe
level-about-4 = Eine ausgeglichene Partie, wenn du die Regeln gut kennst.
level-5 = Ruhige Hand
level-about-5 = Zieht nie leichtsinnig und denkt ein wenig voraus.
level-6 = Spielstark
level-about-6 = Bestraft Fehler.
level-7 = Experte
level-about-7 = Denkt weit voraus.
level-8 = Champion
level-about-8 = Das Beste, was der Computer kann, mit etwa einer Sekunde pro Zug.
tutor = Tutor
tutor-about = erklärt, was jeder Zug bewirkt hat, und warnt vor groben Fehlern.
tutor-show = Zeigen
new-people = Mit anderen
new-screen = An diesem Gerät
new-link = Per Einladungslink
new-lobby = In der Lobby
new-screen-about = Ihr spielt abwechselnd am selben Bildschirm.
new-link-about = Du schickst jemandem einen Link.
new-lobby-about = Dein Tisch steht in der Lobby, und alle können mitspielen oder zuschauen.
new-needs-server = Einladungen und die Lobby brauchen einen Tara-Server.
new-variant-level = { $level ->
    [1] Spielstufe 1 im Namen des Spiels steht für die einfacheren Regeln der Anleitung. Die Stärke, die du hier wählst, ist die des Computers.
   *[other] Spielstufe 2 im Namen des Spiels steht für die vollen Regeln der Anleitung. Die Stärke, die du hier wählst, ist die des Computers.
  }
new-options = Bedenkzeit, Farben, Match
new-clock = Bedenkzeit
new-own = Du spielst
new-first = Wer beginnt
new-lot = Ausgelost
new-length = Länge
new-one-game = Eine Partie
new-match = Match über { $games } Partien
new-match-about = Im Match beginnt ihr abwechselnd, und die Punkte aller Partien werden addiert.
new-full = Du kannst gerade keine weiteren Tische eröffnen. Versuch es später noch einmal oder such dir hier einen Tisch aus:
new-mixed = Jeden Platz einzeln besetzen
new-mixed-open = Tisch eröffnen

clock-none = Ohne Uhr
clock-3 = 3 min + 2 s
clock-10 = 10 min + 5 s
clock-30 = 30 min + 20 s
clock-own = Eigene
clock-minutes = Minuten pro Person
clock-seconds = Sekunden Gutschrift pro Zug
clock-day = 1 Tag pro Zug
clock-days = 3 Tage pro Zug
clock-fischer = { $minutes } min + { $seconds } s
clock-in-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }


## Lists of tables

lobby-about = An diesen Tischen ist noch ein Platz frei.
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen, dann können andere hier mitspielen.
lobby-open = Neue Partie
running-title = Partien zum Zuschauen
running-about = Bei diesen Partien aus der Lobby können alle zuschauen. Handkarten bleiben verdeckt.
running-empty = Gerade läuft keine öffentliche Partie.
mine-title = Meine Partien
mine-about = Deine Tische in diesem Browser, zuerst die, an denen du am Zug bist.
mine-empty = Du hast noch keine Partien.
mine-remove = Entfernen
mine-removed = { $game } steht nicht mehr in deinen Partien. Dieser Browser hat dort keinen Platz mehr.
mine-put-back = Zurückholen
list-go = Zum Tisch
list-join = Mitspielen
list-watch = Zuschauen
list-your-turn = Du bist am Zug
list-turn = { $seats } am Zug
list-moved = letzter Zug { $age }
list-moved-now = letzter Zug gerade eben
list-you-won = Du hast gewonnen
list-won = Sieg für { $seats }
list-aborted = Abgebrochen
list-drawn = Remis
list-free = frei
list-seat = { $seat }: { $who }
list-away = { $name } (abwesend)
list-opened = { $age } eröffnet
list-opened-now = gerade eben eröffnet
list-match = Match
list-position = Ab einer Stellung
analyze = Analyse
analyze-game = Analyse: Partie { $game }
stage-seating = Wartet
stage-playing = Läuft
stage-over = Beendet
stage-stopped = Geschlossen


## An invitation

join = Einladung
join-title = Spiel: { $game }
join-invited = { $name } lädt dich ein: { $game }
join-terms = Optionen
join-match = Match über { $games } Partien
join-no-clock = Ohne Uhr
region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster
join-regions = Regionen: { $regions }
join-deck-usual = Standardkarten (Rekonstruktion)
join-deck = Karten aus einer Datei: { $name }
join-rounds =
    { $rounds ->
        [one] Remis nach 1 Runde ohne Sieg
       *[other] Remis nach { $rounds } Runden ohne Sieg
    }
edition-en = Englische und deutsche Ausgabe
edition-it = Italienische Ausgabe
join-partner = Du spielst { $seat }, mit { $partner } als Partner, gegen { $one } und { $other }.
join-name = Dein Name
join-name-none = oder du bekommst einen
join-seat = { $seat } spielen
join-watch = Zuschauen
join-full = Alle Plätze an diesem Tisch sind besetzt.
take-title = Hier weiterspielen
take-about = Damit verlegst du deine Plätze hierher. Auf dem anderen Gerät kannst du dann nur noch zuschauen.
take = Plätze hierher verlegen


## The table

table = Tisch
table-title = { $game }
board = Brett: { $game }
notice-turn =
    { $count ->
        [one] Du bist am Zug: { $game } gegen { $names }
       *[other] Du bist am Zug: { $game } mit { $names }
    }
badge-turn = ●{" "}
link-offline = Verbindung unterbrochen. Deine Partie ist sicher; die Verbindung wird wiederhergestellt …
begun-at-position = Diese Partie begann mit einer vorgegebenen Stellung.


## Settings

settings-look = Aussehen und Bedienung
settings-language = Sprache
settings-language-auto = Wie das Gerät
settings-language-en = English
settings-language-de = Deutsch
settings-language-it = Italiano
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-confirm = Züge bestätigen
settings-confirm-auto = Auf Touchscreens
settings-confirm-on = Immer
settings-confirm-off = Nie
settings-motion = Animationen
settings-motion-auto = Wie das Gerät
settings-motion-reduced = Keine
settings-pace = Züge der anderen
settings-pace-calm = Einzeln
settings-pace-fast = Einzeln, schnell
settings-pace-off = Alle auf einmal
settings-home = Partien an diesem Gerät und Analysen
settings-home-auto = In diesem Browser, wenn er kann
settings-home-server = Auf dem Server
settings-home-kept = Die Partien, die dieser Browser gespeichert hat, bleiben hier. Sie öffnen sich nur, solange der Server da ist.
settings-patterns = Muster der Spielfarben
settings-patterns-off = Normal
settings-patterns-on = Deutlich
settings-your-turn = Wenn du am Zug bist
settings-sounds = Töne
settings-notices = Benachrichtigungen auf diesem Gerät
settings-notices-refused = Dein Browser blockiert Benachrichtigungen.
settings-name = Dein Name
settings-name-label = Name
settings-name-about = Andere sehen ihn an Tischen, die du ab jetzt eröffnest oder an denen du ab jetzt mitspielst. An einem Tisch änderst du ihn im Menü. Lässt du das Feld leer, bekommst du einen Namen wie Gast Eiche.
settings-forget = Meinen Namen überall löschen
settings-forgotten = Dein Name ist an allen deinen Tischen gelöscht.
