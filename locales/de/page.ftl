# Was die Seite sagt.
#
#   $seat      der Name eines Platzes, $side der einer Seite
#   $move      eine Entscheidung in Worten, wie ein Satz nach dem Namen eines Platzes weitergeht
#   $game      der Name eines Spiels, im Match die Nummer einer Partie; $games wie viele es sind
#   $level     eine Stärke des Computers, 1 bis 8
#   $version, $commit, $rules, $protocol   welches Programm auf dem Server läuft


## Everywhere

tara = Tara
title = { $page } · Tara
skip = Zum Inhalt springen
nav = Seiten
nav-lobby = Lobby
nav-mine = Partien
nav-settings = Einstellungen
loading = Einen Moment …
again = Noch einmal
cancel = Abbrechen
close = Schließen
help = So geht’s
copy = Kopieren
copied = Kopiert.
copy-yourself = Markiere den Link und kopiere ihn.
share = Teilen
qr = QR-Code
qr-about = QR-Code dieses Links: Lies ihn mit der Kamera eines Handys ein.
to-start = Alle Spiele
failed = Etwas ist schiefgegangen. Lade die Seite neu; es geht kein Zug verloren.


## What is not there

broken = Seite nicht gefunden
broken-load = Diese Seite ließ sich nicht laden
broken-link = Dieser Link funktioniert nicht. Vielleicht ist er unvollständig.
no-such-game = Dieses Spiel gibt es hier nicht.
offline-request = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.


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
nameless = Gast
# Namen für alle, die keinen eingegeben haben, mit Kommas dazwischen; etwa 24. Jeder ist ein ganzer Name.
guest-names = Gast Eiche, Gast Eberesche, Gast Hasel, Gast Esche, Gast Erle, Gast Birke, Gast Stechpalme, Gast Weide, Gast Eibe, Gast Holunder, Gast Ginster, Gast Heide, Gast Zaunkönig, Gast Reiher, Gast Rabe, Gast Schwan, Gast Brachvogel, Gast Rotkehlchen, Gast Otter, Gast Hase, Gast Hirsch, Gast Dachs, Gast Lachs, Gast Fuchs
away = (abwesend)
to-move = am Zug


## Start

start-title = Die Spiele von Tara
start-about = Bau Befestigungen auf dem Hügel der Hochkönige, verbinde sie mit Brücken zu Königreichen und erobere, was allein steht. Spiel gegen den Computer, mit jemandem neben dir oder online.
start-script = Tara braucht JavaScript. Schalte es für diese Website ein und lade die Seite neu.
start-first = Jetzt Vier Schätze spielen
start-first-about = Gegen den Computer mit Stärke 1. Wähle einen Hügel; ist ein Zug nicht erlaubt, erklärt dir die Seite, warum.
start-friend = Mit Freunden spielen
start-begin = Zum Einstieg
start-kings = Könige
start-four = Zu viert
keep-game = Partie speichern oder teilen
start-import = Partiedatei öffnen
start-editor = Stellung aufbauen und analysieren
mark-legend = Zeichen auf dem Brett
foot-about = Die Befestigungsspiele sind von Tailten Games, „Tara, Sitz der irischen Könige“ ist von Alan Paull. Diese Website ist von beiden unabhängig.
version = Tara { $version }, Commit { $commit }, Regeln { $rules }, Protokoll { $protocol }
foot-fonts = Schriftlizenzen
foot-licenses = Paketlizenzen


## A new game

new-computer = Gegen den Computer
new-level = Gegen Stärke { $level } spielen
level-1 = Erste Schritte
level-about-1 = Spielt fast zufällig. Gut für deine erste Partie.
level-2 = Einstieg
level-about-2 = Sieht Züge, die auf der Hand liegen, und übersieht viele andere.
level-3 = Geübt
level-about-3 = Spielt vernünftig und macht doch noch klare Fehler.
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
new-people = Mit anderen
new-screen = An diesem Gerät
new-link = Per Einladungslink
new-lobby = In der Lobby
new-screen-about = Ihr spielt abwechselnd am selben Bildschirm.
new-link-about = Du schickst jemandem einen Link.
new-lobby-about = Dein Tisch steht in der Lobby, und alle können mitspielen oder zuschauen.
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
new-full = Mehr neue Tische kannst du gerade nicht eröffnen. Versuch es später noch einmal oder such dir hier einen Tisch:
new-mixed = Jeden Platz einzeln besetzen
new-mixed-open = Tisch eröffnen

clock-none = Ohne Uhr
clock-3 = 3 min + 2 s
clock-10 = 10 min + 5 s
clock-30 = 30 min + 20 s
clock-own = Eigene
clock-minutes = Minuten pro Person
clock-seconds = Sekunden Zugabe pro Zug
clock-day = 1 Tag pro Zug
clock-days = 3 Tage pro Zug
clock-low = { $seat } hat noch { $seconds } Sekunden.
clock-fischer = { $minutes } min + { $seconds } s
clock-in-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }


## Lists of tables

lobby-about = An diesen Tischen ist noch ein Platz frei.
lobby-empty = Gerade ist kein Tisch offen. Eröffne eine Partie, dann können andere hier mitspielen.
lobby-open = Neue Partie
running-title = Partien zum Zuschauen
running-about = Bei diesen Partien aus der Lobby können alle zuschauen. Handkarten bleiben verdeckt.
running-empty = Gerade läuft keine öffentliche Partie.
mine-about = Deine Tische in diesem Browser. Zuerst kommen die, an denen du am Zug bist.
mine-empty = Du hast noch keine Partien.
list-go = Zum Tisch
list-join = Mitspielen
list-watch = Zuschauen
list-your-turn = Du bist am Zug
list-turn = { $seats } am Zug
list-moved = letzter Zug { $age }
list-moved-now = letzter Zug gerade eben
list-you-won = Du hast gewonnen
list-won = Sieg für { $seats }
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
analyze-last = Letzte Partie analysieren
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
join-deck-usual = Standarddeck (Rekonstruktion)
join-deck = Deck aus einer Datei: { $name }
join-rounds =
    { $rounds ->
        [one] Remis nach 1 Runde ohne Sieg
       *[other] Remis nach { $rounds } Runden ohne Sieg
    }
join-edition = { $edition ->
    [it] Italienisches Regelheft
   *[other] Regelheft: { $edition }
  }
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
watching = Du schaust bei dieser Partie zu.
watching-kings = Du schaust bei dieser Partie zu. Die Handkarten sind für dich verdeckt.
players-above = Gegenseite
partners = mit { $partner }
players-below = Diese Seite des Bretts
prompt = Was zu tun ist
tools = Werkzeuge
menu = Menü
sound = Ton
count-kingdoms =
    { $count ->
        [one] { $count } Königreich
       *[other] { $count } Königreiche
    }
count-bridges =
    { $count ->
        [one] { $count } Brücke
       *[other] { $count } Brücken
    }
count-territory =
    { $count ->
        [one] { $count } Befestigung
       *[other] { $count } Befestigungen
    }
count-kings_captured =
    { $count ->
        [one] { $count } König gefangen
       *[other] { $count } Könige gefangen
    }
board-area = Brett
board = Brett: { $game }
actions = Was du tun kannst
more-actions = Weitere Aktionen
announcements = Was geschehen ist
badge-turn = ●{" "}
notice-turn = Tara: Du bist am Zug

link-connecting = Verbinden …
link-offline = Verbindung unterbrochen. Deine Partie ist sicher; die Verbindung wird erneuert …
vacancy-left = { $seats } wieder frei: Der Gast hat den Tisch verlassen.
vacancy-dismissed = { $seats } wieder frei: Der Gast wurde entfernt.
vacancy-never_sat = { $seats } wieder frei: Niemand war rechtzeitig bereit.
void-draw = { $seats } wieder frei: Die Auslosung ist ungültig, weil jemand nicht rechtzeitig mitgemacht hat.
draws-renewed = Wer den Server betreibt, hat diesen Tisch aus einer Sicherung wiederhergestellt. Spätere Auslosungen sind neu.
proof-file = Beweis der Auslosungen, für tara verify
table-paused = Der Server kann diesen Tisch gerade nicht speichern. Verloren ist nichts; die Partie geht von selbst weiter.
table-nearly-full =
    { $count ->
        [one] Dieser Tisch hat seine Grenze fast erreicht (noch 1 Schritt). Beende diese Partie und eröffne für die nächste einen neuen Tisch.
       *[other] Dieser Tisch hat seine Grenze fast erreicht (noch { $count } Schritte). Beende diese Partie und eröffne für die nächste einen neuen Tisch.
    }
seats-elsewhere = Deine Plätze sind jetzt auf einem anderen Gerät. Hier kannst du nur noch zuschauen.

status-free = Es fehlt noch jemand.
status-sit = Bereit für die nächste Partie?
status-wait = Warten auf die anderen.
status-reveal = Alle sind bereit. Die Auslosung beginnt, sobald alle verbunden sind …
status-thinks = { $seat } überlegt …
status-busy = { $seat } wartet auf einen freien Prozessor …
status-stopped = Dieser Tisch wurde geschlossen.
status-void-draws = Dieser Tisch wurde geschlossen, weil die Auslosung derselben Partie dreimal ungültig war.
turn-own = Du bist am Zug.
turn-seat = { $seat } ist am Zug.
turn-other = { $seat } ist am Zug.
phase-setup = Aufbau.
phase-manoeuvres = Manöverphase.
phase-battle = Kampf.
phase-over = Die Partie ist zu Ende.
turns-left =
    { $turns ->
        [one] Letzter Zug.
       *[other] Noch { $turns } Züge.
    }
must-capture = Eine markierte Befestigung muss erobert werden.
lull = Flaute: Kein Hügel hat eine höhere Priorität als 1.

guests = Gäste
invite = Schick diesen Link an die Person, mit der du spielen willst:
invite-until = Der Link gilt bis { $date }.
invite-none = Auf diesem Gerät gibt es keinen gültigen Einladungslink.
invite-again = Neuer Link
invite-withdraw = Link zurückziehen
fill = Computer dazuholen, Stärke { $level }
list = In der Lobby zeigen
unlist = Aus der Lobby nehmen
listed = Dieser Tisch steht in der Lobby: Alle können mitspielen.

# Begriffe der Regeln, die auf Druck erklärt werden.
term-setup = Aufbau
    .about = Der Aufbau eröffnet die Partie: Jede Seite baut die Befestigungen, auf denen ihre Könige stehen.
term-manoeuvres = Manöverphase
    .about = Die Manöverphase ist die erste Phase: Beide Seiten breiten sich auf dem Brett aus. Dann folgt der Kampf, und dort gelten andere Regeln dafür, wo gebaut wird.
term-battle = Kampf
    .about = Der Kampf ist die Hauptphase: Jetzt verbindest, belagerst und eroberst du Befestigungen. Er dauert bis zum Ende der Partie.
term-over = Ende
    .about = Die Partie ist zu Ende.
term-lull = Flaute
    .about = In einer Flaute hat kein Hügel eine höhere Priorität als 1. Wähle einen beliebigen markierten Hügel.

term-siege = Belagerung
    .about = Eine einzelne Befestigung ist belagert und kann erobert werden, wenn auf allen Hügeln neben ihr gegnerische Befestigungen stehen.
term-kingdom = Königreich
    .about = Ein Königreich ist eine Gruppe von Befestigungen einer Seite, die durch Brücken zusammenhängen. Je weniger Königreiche, desto besser: Am besten ist ein einziges.
term-qualified = Zulässig
    .about = Zulässig ist eine Reihe mit einem freien Hügel für dich, wenn du darin weniger Befestigungen hast als die Gegenseite oder gleich viele, aber mindestens eine. Hast du eine solche Reihe, musst du dort bauen. Die Zahlen stehen am Rand des Bretts.
term-unlinked = Ohne Brücke
    .about = Eine Befestigung ohne Brücke darf die Gegenseite wegnehmen und danach eine Brücke setzen, es sei denn, der König ihrer Farbe steht auf ihr. Auf dem Brett ist sie mit einem Abzeichen markiert.
term-out = AUS
    .about = Eine Seite ohne erlaubten Zug sagt AUS an. Dann beginnen die letzten Züge.

board-legend = Zeichen, Begriffe, Tasten

clause = § { $name }
clause-open = Regel { $name }
measures = Aktueller Stand
measure-points = Punkte
measure-kingdoms = Königreiche
measure-bridges = Brücken
measure-territory = Befestigungen
measure-kings_captured = Gefangene Könige
log = Züge
begun-at-position = Diese Partie hat mit einer vorgegebenen Stellung begonnen.
log-earlier = Frühere Züge
log-empty = Noch keine Züge.
earlier-shown = Du siehst einen früheren Zug.
back-to-now = Zum letzten Zug

step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-last = Zum Ende


## What is done at a table

choose-pass = Passen

# Was die Wahl eines Hügels bewirken würde, als Liste aus diesen.
follows = { $hill }: { $words }.
follows-captures = erobert die Befestigung
follows-joins = { $count ->
    [2] vereint zwei Königreiche
    [3] vereint drei Königreiche
   *[other] vereint vier Königreiche
  }
follows-besieges = belagert { $hills }

# Was jetzt zu entscheiden ist, immer eine Zeile.
prompt-build = Bau eine Befestigung auf einem beliebigen Hügel.
prompt-build-marked = Bau eine Befestigung auf einem markierten Hügel.
prompt-build-king = Bau eine Befestigung. Auf ihr wird einer deiner Könige stehen.
prompt-build-row = { $count ->
    [one] Bau in der markierten Reihe.
   *[other] Bau in einer der { $count } markierten Reihen.
  }
prompt-build-most = { $order ->
    [one] Bau neben einer eigenen Befestigung: Kein Hügel liegt neben zweien.
   *[other] Bau auf einem markierten Hügel, neben { $order } eigenen Befestigungen: Mehr hat kein Hügel.
  }
prompt-build-or-capture-most = { $order ->
    [one] Bau oder erobere auf einem markierten Hügel: Kein Hügel hat eine höhere Priorität.
   *[other] Bau oder erobere auf einem markierten Hügel, neben { $order } eigenen Befestigungen: Mehr hat kein Hügel.
  }
prompt-capture = { $count ->
    [one] Erobere die markierte Befestigung auf { $hill }: Du belagerst sie, also musst du.
   *[other] Erobere eine der markierten Befestigungen: Du belagerst sie, also musst du.
  }
prompt-capture-most = { $count ->
    [one] Erobere die markierte Befestigung auf { $hill }: Neben ihr stehen { $order } eigene, und mehr hat kein Hügel.
   *[other] Erobere eine der markierten Befestigungen: Neben jeder stehen { $order } eigene, und mehr hat kein Hügel.
  }
prompt-take = { $count ->
    [one] Nimm die Befestigung auf { $hill }: Keine andere von { $side } ist ohne Brücke.
   *[other] Nimm eine der { $count } Befestigungen von { $side }, die keine Brücke haben.
  }
prompt-take-first = { $count ->
    [one] 1 von 2: Nimm die Befestigung auf { $hill }. Keine andere von { $side } ist ohne Brücke.
   *[other] 1 von 2: Nimm eine der { $count } Befestigungen von { $side }, die keine Brücke haben.
  }
prompt-link = { $count ->
    [one] 2 von 2: Setz eine Brücke. Wähle ihren Punkt.
   *[other] 2 von 2: Setz eine Brücke. Wähle einen von { $count } Punkten.
  }
prompt-link-from = 2 von 2: Setz eine Brücke von { $hill } aus. Wähle ihr anderes Ende.
prompt-king = Wähle einen König, der zieht.
prompt-king-one = Wähle deinen König auf { $hill }: Kein anderer kann ziehen.
prompt-king-or-pass = Wähle einen König, der zieht, oder passe.
prompt-king-to = Wähle, wohin der König von { $hill } zieht.
prompt-king-from = Wähle den König, der nach { $hill } zieht.
prompt-option = { $hill }: Wähle eins von beiden.
prompt-unsent = Keine Verbindung: Dein Zug ist noch nicht gesendet.
prompt-pass = Du kannst nicht ziehen. Passe.
prompt-confirm = { act }?
# Der Text eines Knopfs, nach der Art seiner Aktion.
act = { $kind ->
    [build] Auf { $hill } bauen
    [capture] { $hill } erobern
    [replace] Nehmen und diese Brücke nach { $hill } setzen
    [take] { $hill } mit dem König erobern
    [sacrifice] König nach { $hill }, Befestigung opfern
    [pass] Passen
   *[step] König nach { $hill } ziehen
  }
hint = Tipp
hint-answer = Tipp: Stärke { $level } { $move }.
undo = Zurücknehmen
takeback = Zurücknehmen, wenn alle zustimmen
draw = Remis anbieten
resign = Aufgeben
rematch = Revanche
next-game = Nächste Partie
new-game = Neue Partie
agree = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
really-draw = Remis anbieten?
yes-draw = Remis anbieten
really-resign = Diese Partie aufgeben?
yes-resign = Ja, aufgeben
claim-win = Gegenseite ist weg: Sieg beanspruchen
claim-draw = Gegenseite ist weg: Remis beanspruchen
outlines = Königreiche umranden
turn-board = Brett drehen
watch-link = Link zum Zuschauen
leave-table = Platz freigeben
dismiss-guest = { $seat } entfernen
close-table = Tisch schließen
report = Person melden
report-readers = Deine Meldung liest nur, wer diesen Server betreibt. Sie enthält diesen Tisch, deinen Platz und deinen Namen. Die andere Person sieht sie nicht.
report-about = Person
report-reason = Grund
report-reason-name = Beleidigender oder falscher Name
report-reason-cheating = Betrug
report-reason-stalling = Absichtliches Hinauszögern
report-reason-other = Etwas anderes
report-text = Einzelheiten (freiwillig)
report-send = Meldung senden
report-sent = Meldung gesendet.
handover = Auf anderem Gerät weiterspielen
handover-link = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät:

offer-draw = { $seat } bietet Remis an.
offer-takeback =
    { $more ->
        [none] { $seat } bittet darum, { $move } zurückzunehmen.
       *[some] { $seat } bittet darum, { $move } und die Züge danach zurückzunehmen: { $rest }.
    }
offer-takeback-steps =
    { $count ->
        [one] { $seat } bittet darum, den letzten Schritt zurückzunehmen.
       *[other] { $seat } bittet darum, die letzten { $count } Schritte zurückzunehmen.
    }
offer-resign = { $seat } möchte mit dir aufgeben.
offer-rematch = { $seat } bietet eine Revanche an.
offer-draw-own = Du hast Remis angeboten.
offer-takeback-own =
    { $more ->
        [none] Du hast darum gebeten, { $move } zurückzunehmen.
       *[some] Du hast darum gebeten, { $move } und die Züge danach zurückzunehmen: { $rest }.
    }
offer-takeback-steps-own =
    { $count ->
        [one] Du hast darum gebeten, den letzten Schritt zurückzunehmen.
       *[other] Du hast darum gebeten, die letzten { $count } Schritte zurückzunehmen.
    }
offer-resign-own = Du hast vorgeschlagen, gemeinsam aufzugeben.
offer-rematch-own = Du hast eine Revanche angeboten.
declined-draw = { $seat } lehnt das Remis ab.
declined-takeback = { $seat } lehnt die Zurücknahme ab.
declined-resign = { $seat } möchte nicht aufgeben.
declined-rematch = { $seat } lehnt die Revanche ab.
declined-draw-own = Du hast das Remis abgelehnt, das { $by } angeboten hat.
declined-takeback-own = Du hast die Zurücknahme abgelehnt, um die { $by } gebeten hat.
declined-resign-own = Du hast es abgelehnt, mit { $by } aufzugeben.
declined-rematch-own = Du hast die Revanche abgelehnt, die { $by } angeboten hat.
declined-draw-other = { $seat } lehnt das Remis ab, das { $by } angeboten hat.
declined-takeback-other = { $seat } lehnt die Zurücknahme ab, um die { $by } gebeten hat.
declined-resign-other = { $seat } möchte nicht mit { $by } aufgeben.
declined-rematch-other = { $seat } lehnt die Revanche ab, die { $by } angeboten hat.
left-stand-in = Für { $seat } entscheidet ab jetzt der Computer.


## Moves, after the name of a seat

move-build = baut auf { $hill }
move-build-king =
    { $from ->
        [none] baut auf { $hill } und setzt den König dorthin
       *[other] baut auf { $hill } und setzt den König von { $from } dorthin
    }
move-capture = erobert { $hill }
move-capture-king =
    { $from ->
        [none] erobert { $hill } und setzt den König dorthin
       *[other] erobert { $hill } und setzt den König von { $from } dorthin
    }
move-capture-link =
    { $from ->
        [none] erobert { $hill }, setzt den König dorthin und verbindet { $one } mit { $other }
       *[other] erobert { $hill }, setzt den König von { $from } dorthin und verbindet { $one } mit { $other }
    }
move-king = zieht mit dem König von { $from } nach { $to }
move-king-captures = erobert { $to } mit dem König von { $from }
move-sacrifice = zieht mit dem König von { $from } nach { $to } und opfert dort die Befestigung
move-pass = passt

move-number = { $number }.

# Dasselbe in Kurzform, wie es in der Zugliste steht.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = passt


## What happened

log-move = { $seat } { $move }.
log-only-move = { $seat } { $move } (einziger Zug).
log-begun = Die Partie beginnt.
took-back-moves =
    { $count ->
        [one] { $moves } wurde zurückgenommen.
       *[other] { $moves } wurden zurückgenommen.
    }
took-back-moves-by =
    { $count ->
        [one] Auf Bitte von { $seat } wurde { $moves } zurückgenommen.
       *[other] Auf Bitte von { $seat } wurden { $moves } zurückgenommen.
    }
took-back-steps =
    { $count ->
        [one] Der letzte Schritt wurde zurückgenommen.
       *[other] Die letzten { $count } Schritte wurden zurückgenommen.
    }
took-back-steps-by =
    { $count ->
        [one] Auf Bitte von { $seat } wurde der letzte Schritt zurückgenommen.
       *[other] Auf Bitte von { $seat } wurden die letzten { $count } Schritte zurückgenommen.
    }
log-won =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }.
       *[no] { $side } gewinnt { $more } zu { $less }.
    }
log-drawn = Die Partie endet remis, { $points } zu { $points }.
log-agreed = Remis durch Vereinbarung.
log-left-resigned = { $seat } hat aufgegeben.
log-left-time = { $seat }: Zeit abgelaufen.
log-left-abandoned = { $seat } hat die Partie verlassen.
log-game = Partie { $game } von { $games }.
log-standing = Rot { $red }, Blau { $blue }.


## Counts at the edge of the board: $counts are those of both sides

edge-counts = Zahlen am Rand des Bretts
count-side = { $side } { $count }
count-you = du
count-row = Reihe { $row }: { $counts }.
count-area = Bereich von { $area }: { $counts }.
count-qualified = Zulässig: { $side }.


## Who leads a ringfort game, and why it is won
#
#   $side      die Seite, die vorn liegt oder gewonnen hat, $loser die andere
#   $own       ihre Zahl dessen, was gezählt wird, $other die der anderen Seite
#   $count     die Zahl beider Seiten bei Gleichstand, $territory ihre Befestigungen
#   $more      die Punkte der Siegerseite, $less die der anderen Seite
#   $you       "yes", wenn gewonnen hat, wer es liest

lead-short-side = { $side } führt.
lead-short-tie = Gleichstand, Vorteil { $side }.
lead-short-level = Gleichstand.
lead-kingdoms = { $side } führt mit { $own } zu { $other } Königreichen: Weniger gewinnt.
lead-bridges = { $side } führt mit { $own } zu { $other } Brücken.
lead-level-kingdoms =
    { $count ->
        [one]
            { $territory ->
                [one] Gleichstand: je { $count } Königreich und { $territory } Befestigung.
               *[other] Gleichstand: je { $count } Königreich und { $territory } Befestigungen.
            }
       *[other] Gleichstand: je { $count } Königreiche und { $territory } Befestigungen.
    }
lead-level-bridges =
    { $count ->
        [0] Gleichstand: noch keine Brücken.
        [one] Gleichstand: je { $count } Brücke und { $territory } Befestigungen.
       *[other] Gleichstand: je { $count } Brücken und { $territory } Befestigungen.
    }
lead-tie-kingdoms-territory =
    { $count ->
        [one] Gleichstand: je { $count } Königreich. Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
       *[other] Gleichstand: je { $count } Königreiche. Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Gleichstand: noch keine Brücken.
        [one] Gleichstand: je { $count } Brücke. Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
       *[other] Gleichstand: je { $count } Brücken. Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Gleichstand: je { $count } Königreich. Vorteil { $side }, denn { $loser } hat die Reservebefestigung.
       *[other] Gleichstand: je { $count } Königreiche. Vorteil { $side }, denn { $loser } hat die Reservebefestigung.
    }

log-won-kingdoms =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }, mit { $own } zu { $other } Königreichen.
       *[no] { $side } gewinnt { $more } zu { $less }, mit { $own } zu { $other } Königreichen.
    }
log-won-bridges =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }, mit { $own } zu { $other } Brücken.
       *[no] { $side } gewinnt { $more } zu { $less }, mit { $own } zu { $other } Brücken.
    }
log-won-kingdoms-territory =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }: Bei den Königreichen steht es { $count } zu { $count }, und du hast { $own } zu { $other } Befestigungen.
       *[no] { $side } gewinnt { $more } zu { $less }: Bei den Königreichen steht es { $count } zu { $count }, und { $side } hat { $own } zu { $other } Befestigungen.
    }
log-won-bridges-territory =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }: Bei den Brücken steht es { $count } zu { $count }, und du hast { $own } zu { $other } Befestigungen.
       *[no] { $side } gewinnt { $more } zu { $less }: Bei den Brücken steht es { $count } zu { $count }, und { $side } hat { $own } zu { $other } Befestigungen.
    }
log-won-kingdoms-spare =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }: Bei den Königreichen steht es { $count } zu { $count }, und die Reservebefestigung bleibt bei { $loser }.
       *[no] { $side } gewinnt { $more } zu { $less }: Bei den Königreichen steht es { $count } zu { $count }, und die Reservebefestigung bleibt bei { $loser }.
    }
log-won-kings_captured =
    { $you ->
        [yes]
            { $other ->
                [0] Du gewinnst { $more } zu { $less }: Du hast { $own } Könige gefangen genommen.
               *[other] Du gewinnst { $more } zu { $less }: Du hast { $own } Könige gefangen genommen, { $loser } { $other }.
            }
       *[no]
            { $other ->
                [0] { $side } gewinnt { $more } zu { $less }: { $side } hat { $own } Könige gefangen genommen.
               *[other] { $side } gewinnt { $more } zu { $less }: { $side } hat { $own } Könige gefangen genommen, { $loser } { $other }.
            }
    }
log-drawn-kingdoms = Die Partie endet remis, { $points } zu { $points }: Bei den Königreichen steht es { $count } zu { $count }, bei den Befestigungen { $territory } zu { $territory }.
log-drawn-bridges = Die Partie endet remis, { $points } zu { $points }: Bei den Brücken steht es { $count } zu { $count }, bei den Befestigungen { $territory } zu { $territory }.
log-drawn-kings_captured = Die Partie endet remis, { $points } zu { $points }: Beide Seiten haben { $count } Könige verloren.
log-king-point = { $side } hat einen Punkt für den gefangenen König.
log-king-points = Beide Seiten haben je einen Punkt für einen gefangenen König.

match-won =
    { $you ->
        [yes] Du gewinnst das Match { $more } zu { $less }.
       *[no] { $side } gewinnt das Match { $more } zu { $less }.
    }
match-drawn = Das Match endet remis, { $points } zu { $points }.


## Hills, as a screen reader names them

hill-vacant = frei
hill-fort = Befestigung von { $side }
hill-king = König von { $side }
hill-bridges = verbunden mit { $hills }
hill-forced = muss erobert werden
hill-besieged = belagert
hill-unlinked = ohne Brücke
hill-order = Priorität { $order }
hill-last = letzter Zug
hill-trail = Zug { $number } seit deinem
hill-unsent = noch nicht gesendet
hill-reason = Grund
hill-hint = Tipp
hill-picked = gewählt
hill-legal = spielbar


## Settings

settings-look = Aussehen und Bedienung
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-confirm = Züge bestätigen
settings-confirm-auto = Auf Touchscreens
settings-confirm-on = Immer
settings-confirm-off = Nie
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-reduced = Keine
settings-pace = Züge der anderen
settings-pace-calm = Einzeln
settings-pace-fast = Einzeln, schnell
settings-pace-off = Alle auf einmal
settings-patterns = Muster der Seiten
settings-patterns-off = Normal
settings-patterns-on = Deutlich
settings-your-turn = Wenn du am Zug bist
settings-sounds = Töne
settings-notices = Benachrichtigungen auf diesem Gerät
settings-notices-refused = Dein Browser blockiert Benachrichtigungen.
settings-name = Dein Name
settings-name-label = Name
settings-name-about = Andere sehen ihn an Tischen, die du ab jetzt eröffnest oder an denen du ab jetzt mitspielst. Lässt du das Feld leer, bekommst du einen Namen wie Gast Eiche.
settings-forget = Meinen Namen überall löschen
settings-forgotten = Dein Name ist an allen deinen Tischen gelöscht.
