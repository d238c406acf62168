# Was die Seite an einem Tisch sagt, und wo eine Partie noch einmal angesehen wird. Ihre Variablen stehen in `page.ftl`.


## Links und Spieler

cancel = Abbrechen
copy = Kopieren
copied = Kopiert.
copy-yourself = Der Link ist markiert: kopiere ihn.
own-device = Diesen Link kann nur dieses Gerät öffnen; für andere öffne Tara unter dem Namen oder der Adresse dieses Geräts in deinem Netz und erstelle den Link dort.
share = Teilen
qr = QR-Code
qr-about = QR-Code dieses Links: Scanne ihn mit einer Handykamera.
to-move = am Zug
keep-game = Partie speichern oder teilen
clock-waits = wartet auf den ersten Zug
clock-unsure = kann falsch sein: keine Verbindung
clock-low =
    { $seconds ->
        [one] { $seat } hat noch { $seconds } Sekunde.
       *[other] { $seat } hat noch { $seconds } Sekunden.
    }
analyze-last = Letzte Partie analysieren


## The table

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
count-kings_captured = Könige: gefangen { $count }, verloren { $other }
board-area = Brett
actions = Was du tun kannst
more-actions = Weitere Aktionen
announcements = Was geschehen ist

link-connecting = Verbindung wird hergestellt …
vacancy-left =
    { $count ->
        [one] { $seats } ist wieder frei: Der Gast hat den Tisch verlassen.
       *[other] { $seats } sind wieder frei: Der Gast hat den Tisch verlassen.
    }
vacancy-dismissed =
    { $count ->
        [one] { $seats } ist wieder frei: Der Gast wurde entfernt.
       *[other] { $seats } sind wieder frei: Der Gast wurde entfernt.
    }
vacancy-never_sat =
    { $count ->
        [one] { $seats } ist wieder frei: Niemand war rechtzeitig bereit.
       *[other] { $seats } sind wieder frei: Niemand war rechtzeitig bereit.
    }
void-draw =
    { $count ->
        [one] { $seats } ist wieder frei: Die Auslosung ist ungültig, weil jemand nicht rechtzeitig mitgemacht hat.
       *[other] { $seats } sind wieder frei: Die Auslosung ist ungültig, weil jemand nicht rechtzeitig mitgemacht hat.
    }
draws-renewed = Dieser Tisch wurde auf dem Server aus einer Sicherung wiederhergestellt. Von jetzt an wird neu ausgelost.
proof-file = Beweis der Auslosungen, für tara verify
table-paused = Der Server kann diesen Tisch gerade nicht speichern. Es geht nichts verloren; die Partie läuft von selbst weiter.
table-paused-here = Dieser Browser kann diesen Tisch gerade nicht speichern; vielleicht hat er keinen Platz mehr. Nichts Gespeichertes ist verloren, und die Partie geht von selbst weiter.
table-nearly-full =
    { $count ->
        [one] Dieser Tisch hat seine Grenze fast erreicht (noch 1 Schritt). Beende diese Partie und eröffne für die nächste einen neuen Tisch.
       *[other] Dieser Tisch hat seine Grenze fast erreicht (noch { $count } Schritte). Beende diese Partie und eröffne für die nächste einen neuen Tisch.
    }
seats-elsewhere = Deine Plätze sind jetzt auf einem anderen Gerät. Hier kannst du nur noch zuschauen.
seats-for-tab = Dein Browser speichert nichts für diese Website. Wenn du diese Registerkarte schließt, ist dein Platz verloren.

status-free = Es fehlt noch jemand.
status-sit = Bereit für die nächste Partie?
status-sit-after =
    { $count ->
        [one] { $names } ist bereit für die nächste Partie. Du auch?
       *[other] { $names } sind bereit für die nächste Partie. Du auch?
    }
status-wait = Warten auf { $names }.
status-reveal = Alle sind bereit. Die Partie beginnt, sobald alle verbunden sind …
status-thinks = { $seat } überlegt …
status-busy = { $seat } wartet: Der Server ist ausgelastet …
status-stopped = Dieser Tisch wurde geschlossen.
status-void-draws = Dieser Tisch wurde geschlossen, weil die Auslosung derselben Partie dreimal gescheitert ist.
turn-begins-own = Diese Partie beginnst du.
turn-begins = { $seat } beginnt diese Partie.
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
# Warum eine Partie im letzten Zug ist. $side: die Seite, die nicht weiterziehen kann oder wollte; $you: ob der Leser zieht.
last-turn =
    { $why ->
        [full] Das Brett ist voll:
        [pass] { $side } hat gepasst:
       *[out] Das Brett ist voll, und { $side } kann nichts erobern:
    } { $you ->
        [yes] Das ist dein letzter Zug.
       *[no] Das ist der letzte Zug.
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
    .about = Die Manöverphase ist die erste Phase: Beide Seiten breiten sich auf dem Brett aus. Dann folgt der Kampf, in dem andere Regeln bestimmen, wo gebaut wird.
term-battle = Kampf
    .about = Der Kampf ist die Hauptphase: Jetzt verbindest, belagerst und eroberst du Befestigungen. Er dauert bis zum Ende der Partie.
term-over = Ende
    .about = Die Partie ist zu Ende.
term-lull = Flaute
    .about = In einer Flaute hat kein Hügel eine höhere Priorität als 1. Du darfst jeden markierten Hügel wählen.

term-knights-move = Rösselsprung
    .about = Ein Hügel in der einen Richtung und zwei in der anderen, wie beim Schach. Was dazwischen steht, spielt keine Rolle.
term-next-to = Neben
    .about = Über, unter, links oder rechts von einem Hügel. Hügel, die sich nur an der Ecke berühren, liegen nicht nebeneinander.
term-bridge = Brücke
    .about = Eine Brücke verbindet zwei Befestigungen einer Seite, die nebeneinander stehen.
term-siege = Belagerung
    .about = Eine einzelne Befestigung ist belagert und kann erobert werden, wenn auf allen Hügeln neben ihr gegnerische Befestigungen stehen.
term-kingdom = Königreich
    .about = Ein Königreich ist eine Gruppe von Befestigungen einer Seite, die durch Brücken zusammenhängen; auch eine Befestigung, die allein steht, ist eines. Je weniger Königreiche, desto besser.
term-qualified = Zulässig
    .about = Rot baut in Spalten, Blau in Reihen. Eine Reihe oder Spalte mit einem freien Hügel ist für dich zulässig, wenn du darin weniger Befestigungen hast als die Gegenseite oder gleich viele, aber mindestens eine. Ist eine zulässig, musst du dort bauen. Wie viele Befestigungen es sind, steht am Rand des Bretts.
term-area = Bereich
    .about = Du baust und eroberst nur in deinem Bereich: der Hälfte des Bretts vor dir samt der mittleren Reihe oder Spalte. Die zwei Zahlen neben dem Buchstaben eines Platzes zählen die Befestigungen in seinem Bereich: zuerst die deiner Seite oder, wenn du beide spielst, die von Rot.
term-unlinked = Ohne Brücke
    .about = Hat eine Befestigung keine Brücke, darf die Gegenseite sie wegnehmen und dann selbst eine Brücke setzen. Geschützt ist sie nur, wenn ein König ihrer Farbe darauf steht. Auf dem Brett ist sie mit einem Zeichen markiert.
term-out = AUS
    .about = Wer am Zug ist und nichts Erlaubtes tun kann, sagt AUS an, meist weil das Brett voll ist. Alle anderen haben noch je einen Zug und werden übersprungen, wenn auch sie nichts tun können; dann endet die Partie; beim Stein des Schicksals endet sie sofort.

board-legend = Zeichen, Begriffe, Tasten

measures = Aktueller Stand
measure-points = Punkte
measure-kingdoms = Königreiche
measure-bridges = Brücken
measure-territory = Befestigungen
measure-kings_captured = Gefangene Könige
log = Züge
log-earlier = Frühere Züge
# Neben seinem Zeichen, unter den Zügen und in der Legende.
sign-only = Es gab nur diesen einen Zug, deshalb wurde er von selbst gespielt.
log-empty = Noch keine Züge.
earlier-shown = Du siehst eine frühere Stellung.
earlier-now = Jetzt: { $status }
back-to-now = Zum letzten Zug

step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-turn-back = Einen Zug zurück
step-turn-on = Einen Zug vor
step-last = Zum Ende


## What is done at a table

choose-pass = Passen

# Was die Wahl eines Hügels bewirken würde, als Liste aus diesen.
follows = { $hill }: { $words }.
follows-kings = { $count ->
    [one] nimmt den König auf { $hills } gefangen
   *[other] nimmt die Könige auf { $hills } gefangen
  }
follows-captures = erobert die Befestigung
follows-joins = { $count ->
    [2] vereint zwei Königreiche
    [3] vereint drei Königreiche
   *[other] vereint vier Königreiche
  }
follows-besieges = belagert { $hills }
follows-frees = beendet die Belagerung von { $hills }
follows-links = { $count ->
    [one] setzt eine Brücke
   *[other] setzt { $count } Brücken
  }

# Was jetzt zu entscheiden ist, immer eine Zeile.
prompt-build = Bau eine Befestigung auf einem beliebigen freien Hügel.
prompt-build-marked = Bau eine Befestigung auf einem markierten Hügel.
prompt-build-king = { $number } von 3: Bau eine Befestigung mit einem König, nicht neben einer eigenen.
# Im Stein des Schicksals geht der König mit. $king: ob er jetzt aufs Brett kommt.
prompt-build-with-king = { $king ->
    [first] Bau eine Befestigung auf einem beliebigen freien Hügel: Auf ihr wird dein König stehen.
   *[again] Bau eine Befestigung auf einem beliebigen freien Hügel: Dein König zieht dorthin.
  }
prompt-build-near-king = { $king ->
    [first] Bau höchstens zwei Hügel vom König von { $side } entfernt, gerade oder schräg: Dort wird dein König stehen.
   *[again] Bau höchstens zwei Hügel vom König von { $side } entfernt, gerade oder schräg: Dein König zieht dorthin.
  }
prompt-build-row = { $line ->
    [column] { $count ->
        [one] Bau in der markierten Spalte.
       *[other] Bau in einer der { $count } markierten Spalten.
    }
   *[row] { $count ->
        [one] Bau in der markierten Reihe.
       *[other] Bau in einer der { $count } markierten Reihen.
    }
  }
prompt-build-most = { $order ->
    [one] Bau neben einer eigenen Befestigung: Kein Hügel liegt neben zweien.
   *[other] Bau auf einem markierten Hügel, neben { $order } eigenen Befestigungen: Mehr sind es nirgends.
  }
prompt-build-or-capture-most = { $order ->
    [one] Bau oder erobere auf einem markierten Hügel: Kein Hügel hat eine höhere Priorität.
   *[other] Bau oder erobere auf einem markierten Hügel, neben { $order } eigenen Befestigungen: Mehr sind es nirgends.
  }
prompt-capture = { $count ->
    [one] Du musst die markierte Befestigung auf { $hill } erobern, weil du sie belagerst.
   *[other] Du musst eine der markierten Befestigungen erobern, weil du sie belagerst.
  }
prompt-capture-most = { $count ->
    [one] Erobere die markierte Befestigung auf { $hill }: Neben ihr stehen { $order } von deinen, mehr sind es nirgends.
   *[other] Erobere eine der markierten Befestigungen: Neben jeder stehen { $order } von deinen, mehr sind es nirgends.
  }
prompt-take = { $count ->
    [one] Nimm die Befestigung auf { $hill }: Nur sie ist bei { $side } ohne Brücke.
   *[other] Nimm eine der { $count } Befestigungen von { $side }, die keine Brücke haben.
  }
prompt-take-first = { $count ->
    [one] 1 von 2: Nimm die Befestigung auf { $hill }. Nur sie ist bei { $side } ohne Brücke.
   *[other] 1 von 2: Nimm eine der { $count } Befestigungen von { $side }, die keine Brücke haben.
  }
prompt-link = { $count ->
    [one] 2 von 2: Du nimmst { $hill }. Setz eine Brücke: Wähle ihren Punkt.
   *[other] 2 von 2: Du nimmst { $hill }. Setz eine Brücke: Wähle einen von { $count } Punkten.
  }
prompt-link-from = 2 von 2: Du nimmst { $hill }. Setz eine Brücke von { $from } aus: Wähle ihr anderes Ende.
prompt-king = Wähle, welcher König zieht.
prompt-king-one = Wähle deinen König auf { $hill }: Kein anderer kann ziehen.
prompt-king-mobile = Wähle deinen König auf { $hill }: Nur er kann noch bauen, also muss er es tun.
prompt-king-stranded = Dein König auf { $hill } ist gestrandet: Er muss jetzt ziehen.
prompt-king-or-pass = { $turns ->
    [1] Wähle, welcher König zieht, oder passe: Dann verlassen deine Könige das Brett, und die Partie endet.
   *[other] Wähle, welcher König zieht, oder passe: Dann verlassen deine Könige das Brett, { $side } hat noch einen Zug, und die Partie endet.
  }
prompt-king-to = Wähle, wohin der König von { $hill } zieht.
prompt-king-from = Wähle den König, der nach { $hill } zieht.
prompt-option = { $hill }: Wähle eins von beiden.
prompt-unsent = Keine Verbindung: Dein Zug ist noch nicht gesendet.
prompt-pass = Du kannst nicht ziehen und musst passen.
prompt-confirm = { act }?
prompt-confirm-pass = { $turns ->
    [1] Passen? Deine Könige verlassen das Brett, und die Partie endet.
   *[other] Passen? Deine Könige verlassen das Brett, { $side } hat noch einen Zug, dann endet die Partie.
  }
prompt-sacrifice = { $hill }: die Befestigung behalten oder an { $side } abgeben? Gibst du sie ab, muss dein König sie im nächsten Zug verlassen; kann er es nicht, verlierst du die Partie.
# Was seit dem letzten Antippen geschehen ist. $who: ob es den Leser betrifft oder die andere Seite.
since-moves = Seit deinem letzten Zug: { $count } Züge.
since-forced = { $who ->
    [you] { $count ->
        [one] { $moves } war dein einziger möglicher Zug und wurde für dich gespielt.
       *[other] { $moves } waren deine einzigen möglichen Züge und wurden für dich gespielt.
    }
   *[all] { $count ->
        [one] { $moves } war der einzige mögliche Zug und wurde von selbst gespielt.
       *[other] { $moves } waren die einzigen möglichen Züge und wurden von selbst gespielt.
    }
  }
since-taken = { $count ->
    [one] { $side } hat deine Befestigung auf { $hills } erobert.
   *[other] { $side } hat deine Befestigungen auf { $hills } erobert.
  }
# Die Könige des Lesers, die ein Zug gefangen nehmen kann.
king-besieged = { $count ->
    [one] Dein König auf { $hills } ist belagert: Zieht ein gegnerischer König neben ihn, ist er gefangen.
   *[other] Deine Könige auf { $hills } sind belagert: Zieht ein gegnerischer König neben einen, ist er gefangen.
  }
since-given = { $who ->
    [you] { $giver } hat { $hill } an dich abgegeben.
    [other] Du hast { $hill } an { $side } abgegeben.
   *[none] { $giver } hat { $hill } an { $side } abgegeben.
  }
since-king = { $who ->
    [you] { $lost ->
        [1] Du hast auf { $hill } einen König verloren: Noch einer, und du verlierst.
       *[other] Du hast auf { $hill } einen König verloren.
    }
    [other] Du hast den König auf { $hill } gefangen genommen.
   *[none] { $side } hat auf { $hill } einen König verloren.
  }
since-battle = Der Kampf hat begonnen.
# Der Text eines Knopfs, nach der Art seiner Aktion.
act = { $kind ->
    [build] Auf { $hill } bauen
    [capture] { $hill } erobern
    [replace] { $hill } nehmen und die Brücke { $bridge } setzen
    [take] { $hill } mit dem König erobern
    [sacrifice] Dorthin ziehen und { $hill } an { $side } abgeben
    [pass] Passen
   *[step] König nach { $hill } ziehen
  }
# A hill that the reader asks about, by the right mouse button or a long press. $words: what stands there.
explain-hill = { $words }.
explain-kingdom = Königreich: { $hills }.
explain-act = Wählst du dieses Feld: { $act }.
explain-choice = Du kannst ihn wählen.
hint = Tipp
# Was der Computer an der Stelle des Lesers täte, nach der Art der Aktion.
hint-counts-kingdoms = { $own ->
    [one] Dann hast du { $own } Königreich, { $side } { $other }.
   *[other] Dann hast du { $own } Königreiche, { $side } { $other }.
  }
hint-counts-bridges = { $own ->
    [one] Dann hast du { $own } Brücke, { $side } { $other }.
   *[other] Dann hast du { $own } Brücken, { $side } { $other }.
  }
hint-counts-kings_captured = { $own ->
    [one] Dann hast du { $own } König gefangen genommen, { $side } { $other }.
   *[other] Dann hast du { $own } Könige gefangen genommen, { $side } { $other }.
  }
hint-besieged = Die Befestigung ist dort sofort belagert, als Köder: { $side } kann sie erobern.
hint-follows = Der Zug { $words }.
hint-quiet = Sonst ändert sich sofort nichts.
hint-would = { $kind ->
    [build] Der Computer (Stärke { $level }) würde auf { $hill } bauen.
    [capture] Der Computer (Stärke { $level }) würde { $hill } erobern.
    [replace] Der Computer (Stärke { $level }) würde { $hill } nehmen und { $from } mit { $to } verbinden.
    [take] Der Computer (Stärke { $level }) würde { $to } mit dem König von { $from } erobern.
    [sacrifice] Der Computer (Stärke { $level }) würde von { $from } nach { $to } ziehen und dort die Befestigung opfern.
    [step] Der Computer (Stärke { $level }) würde von { $from } nach { $to } ziehen.
   *[pass] Der Computer (Stärke { $level }) würde passen.
  }
undo = Zurücknehmen
takeback = Um Zurücknahme bitten
draw = Remis anbieten
abort = Partie abbrechen
resign = Aufgeben
rematch = Revanche
next-game = Nächste Partie
new-game = Neue Partie
agree = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
really-draw = Remis anbieten?
yes-draw = Remis anbieten
really-abort = Diese Partie abbrechen? Niemand bekommt Punkte.
really-resign = Diese Partie aufgeben?
yes-abort = Ja, abbrechen
yes-resign = Ja, aufgeben
# $kind: was die Abwesenheit von $seat bringt: Sieg oder Remis, nur den Sieg, oder dass ihr ohne $seat weiterspielt.
claim-wait =
    { $kind ->
        [both] { $seat } ist abwesend. In { $time } darfst du den Sieg oder Remis beanspruchen.
        [win] { $seat } ist abwesend. In { $time } darfst du den Sieg beanspruchen.
       *[on] { $seat } ist abwesend. In { $time } dürft ihr ohne { $seat } weiterspielen.
    }
claim-away = { $seat } ist abwesend.
claim-win = Sieg beanspruchen
claim-draw = Remis beanspruchen
claim-on = Ohne diese Person weiterspielen
outlines = Königreiche umranden
turn-board = Brett drehen
watch-link = Link zum Zuschauen
kept-here = Diese Partie liegt in diesem Browser: Niemand kann zusehen, und kein anderes Gerät kann sie übernehmen.
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
own-name-about = Alle an diesem Tisch sehen ihn. Er gilt auch an deinen nächsten Tischen.
own-name-save = Speichern
own-name-saved = Du heißt hier jetzt { $name }.
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
declined-resign-own = Du möchtest nicht mit { $by } aufgeben.
declined-rematch-own = Du hast die Revanche abgelehnt, die { $by } angeboten hat.
declined-draw-other = { $seat } lehnt das Remis ab, das { $by } angeboten hat.
declined-takeback-other = { $seat } lehnt die Zurücknahme ab, um die { $by } gebeten hat.
declined-resign-other = { $seat } möchte nicht mit { $by } aufgeben.
declined-rematch-other = { $seat } lehnt die Revanche ab, die { $by } angeboten hat.
left-stand-in = Für { $seat } entscheidet ab jetzt der Computer.
left-stand-in-own = Von jetzt an entscheidet der Computer für dich.


## Züge in Kurzform, wie sie in der Zugliste stehen

move-number = { $number }.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = passt


## What happened

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
took-back-moves-own =
    { $count ->
        [one] { $moves } wurde auf deine Bitte zurückgenommen.
       *[other] { $moves } wurden auf deine Bitte zurückgenommen.
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
took-back-steps-own =
    { $count ->
        [one] Der letzte Schritt wurde auf deine Bitte zurückgenommen.
       *[other] Die letzten { $count } Schritte wurden auf deine Bitte zurückgenommen.
    }
log-won =
    { $you ->
        [yes] Du gewinnst { $more } zu { $less }.
        [lost] Du verlierst { $less } zu { $more }.
       *[no] { $side } gewinnt { $more } zu { $less }.
    }
log-drawn = Die Partie endet remis, { $points } zu { $points }.
log-agreed = Remis durch Vereinbarung.
log-aborted = Die Partie wurde abgebrochen, bevor sie begann. Niemand bekommt Punkte.
log-left-resigned = { $seat } hat aufgegeben.
log-left-time = { $seat }: Zeit abgelaufen.
log-left-abandoned = { $seat } hat die Partie verlassen.
log-left-resigned-own = Du hast aufgegeben.
log-left-time-own = Deine Zeit ist abgelaufen.
log-left-abandoned-own = Du hast die Partie verlassen.
log-game = Partie { $game } von { $games }.
log-game-over = Partie { $game } von { $games } ist zu Ende.


## Counts at the edge of the board: $counts are those of both sides

edge-counts = Zahlen am Rand des Bretts
count-side =
    { $you ->
        [yes] du { $count }
       *[no] { $side } { $count }
    }
count-row = Reihe { $row }: { $counts }.
count-column = Spalte { $row }: { $counts }.
count-area = Bereich von { $area }: { $counts }.
count-qualified =
    { $you ->
        [yes] Zulässig für dich.
       *[no] Zulässig für { $side }.
    }


## Who leads a ringfort game, and why it is won
#
#   $side      die Seite, die vorn liegt oder gewonnen hat, $loser die andere
#   $own       ihre Zahl dessen, was gezählt wird, $other die der anderen Seite
#   $count     die Zahl beider Seiten bei Gleichstand, $territory ihre Befestigungen
#   $more      die Punkte der Siegerseite, $less die der anderen Seite
#   $you       "yes", wenn die Seite, die es liest, führt oder gewonnen hat

lead-short-later = Noch führt niemand.
lead-short-side =
    { $you ->
        [yes] Du führst.
       *[no] { $side } führt.
    }
lead-short-tie =
    { $you ->
        [yes] Gleichstand, Vorteil für dich.
       *[no] Gleichstand, Vorteil { $side }.
    }
lead-short-level = Gleichstand.
lead-later = Vor dem Kampf führt niemand. Im Kampf führt, wer weniger Königreiche hat.
lead-kings = Verlorene Könige: Rot { $red }, Blau { $blue }. Wer zwei verliert, verliert die Partie.
lead-kings-later = Wer zwei Könige verliert, verliert die Partie.
lead-kingdoms =
    { $you ->
        [yes] Du führst mit { $own } zu { $other } Königreichen. Weniger ist besser.
       *[no] { $side } führt mit { $own } zu { $other } Königreichen. Weniger ist besser.
    }
lead-bridges =
    { $you ->
        [yes] Du führst mit { $own } zu { $other } Brücken.
       *[no] { $side } führt mit { $own } zu { $other } Brücken.
    }
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
        [one] Gleichstand: je { $count } Königreich.
       *[other] Gleichstand: je { $count } Königreiche.
    } { $you ->
        [yes] Vorteil für dich, mit { $own } zu { $other } Befestigungen.
       *[no] Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Gleichstand: noch keine Brücken.
        [one] Gleichstand: je { $count } Brücke.
       *[other] Gleichstand: je { $count } Brücken.
    } { $you ->
        [yes] Vorteil für dich, mit { $own } zu { $other } Befestigungen.
       *[no] Vorteil { $side }, mit { $own } zu { $other } Befestigungen.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Gleichstand: je { $count } Königreich.
       *[other] Gleichstand: je { $count } Königreiche.
    } { $you ->
        [yes] Vorteil für dich, denn { $loser } hat die Reservebefestigung.
       *[no] Vorteil { $side }, denn { $loser } hat die Reservebefestigung.
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
log-drawn-kings_captured =
    { $count ->
        [one] Die Partie endet remis, { $points } zu { $points }: Beide Seiten haben { $count } König verloren.
       *[other] Die Partie endet remis, { $points } zu { $points }: Beide Seiten haben { $count } Könige verloren.
    }
log-king-point =
    { $you ->
        [yes] Du hast einen Punkt für den gefangenen König.
       *[no] { $side } hat einen Punkt für den gefangenen König.
    }
log-king-points = Beide Seiten haben je einen Punkt für einen gefangenen König.

match-led =
    { $you ->
        [yes] Du führst im Match { $more } zu { $less }.
       *[no] { $side } führt im Match { $more } zu { $less }.
    }
match-level = Im Match steht es { $points } zu { $points }.
match-won =
    { $you ->
        [yes] Du gewinnst das Match { $more } zu { $less }.
        [lost] Du verlierst das Match { $less } zu { $more }.
       *[no] { $side } gewinnt das Match { $more } zu { $less }.
    }
match-drawn = Das Match endet remis, { $points } zu { $points }.


## Hills, as a screen reader names them

hill-vacant = frei
hill-fort =
    { $color ->
        [red] rote Befestigung
       *[blue] blaue Befestigung
    }
hill-king =
    { $color ->
        [red] roter König
       *[blue] blauer König
    }
hill-bridges = verbunden mit { $hills }
hill-forced = muss erobert werden
hill-besieged = belagert
hill-unlinked = ohne Brücke
hill-order = Priorität { $order }
hill-last = letzter Zug
hill-trail = Zug { $number } seit deinem letzten
hill-fallen =
    { $color ->
        [red] roter König hier gefangen genommen
       *[blue] blauer König hier gefangen genommen
    }
hill-unsent = noch nicht gesendet
hill-reason = deshalb geht es nicht
hill-refused = hier geht es nicht
hill-lit = hervorgehoben
hill-hint = Tipp
hill-best = bester Zug { $number }
hill-ringed = von dir umkreist
hill-arrow = dein Pfeil nach { $hills }
hill-picked = gewählt
hill-legal = spielbar
