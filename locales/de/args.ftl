# Was `tara --help`, die Hilfe jedes Befehls und Fehler in seiner Befehlszeile sagen.


## Überschriften und Hinweise der Hilfe
#
#   $variable  eine Umgebungsvariable, $value ihr Wert oder ein Standardwert
#   $values    eine lesbare Liste

args-usage = Aufruf
args-commands = Befehle
args-arguments = Argumente
args-options = Optionen
args-seat-of-kings = Sitz der irischen Könige
args-usage-options = [OPTIONEN]
args-usage-command = <BEFEHL>
args-variable = [Umgebung: { $variable }={ $value }]
args-default = [Standard: { $value }]
args-values = [mögliche Werte: { $values }]
args-described = Mögliche Werte:


## Fehler in der Befehlszeile
#
#   $arg      ein Argument, $value ein Wert davon, $why was daran falsch ist
#   $count    wie viele in $others oder $found stehen
#   $found    was dem Angegebenen ähnlich ist, oder wo es das gibt

args-unknown = unbekanntes Argument „{ $arg }“
args-unknown-command = unbekannter Befehl „{ $command }“
args-no-command = hinter „{ $command }“ fehlt ein Befehl
args-list-commands = [Befehle: { $values }]
args-missing = fehlende Argumente: { $args }
args-no-value = bei „{ $arg }“ fehlt der Wert
args-invalid = ungültiger Wert „{ $value }“ für „{ $arg }“
args-refused = ungültiger Wert „{ $value }“ für „{ $arg }“: { $why }
args-hours = muss eine Anzahl von Stunden über 0 sein
args-number = keine Zahl
args-address = keine IP-Adresse
args-socket-address = keine Adresse mit Port (etwa 127.0.0.1:8272)
args-network = weder Adresse noch Netz (etwa 192.0.2.0/24)
args-url = keine URL (etwa https://tara.example)
args-levels = keine Stufen eines Logs (etwa info,sqlx=debug)
args-table-id = nicht 16 hexadezimale Ziffern
args-excess = der Wert „{ $value }“ ist bei „{ $arg }“ zu viel
args-repeated = „{ $arg }“ darf nur einmal angegeben werden
args-conflict =
    { $count ->
        [one] „{ $arg }“ verträgt sich nicht mit „{ $others }“
       *[other] „{ $arg }“ verträgt sich nicht mit: { $others }
    }
args-tip = Tipp: { $tip }
args-similar =
    { $count ->
        [one] ähnlich ist das Argument { $found }
       *[other] ähnlich sind die Argumente { $found }
    }
args-similar-command =
    { $count ->
        [one] ähnlich ist der Befehl { $found }
       *[other] ähnlich sind die Befehle { $found }
    }
args-similar-value =
    { $count ->
        [one] ähnlich ist der Wert { $found }
       *[other] ähnlich sind die Werte { $found }
    }
args-quoted = „{ $text }“
args-as-value = soll „{ $arg }“ ein Wert sein, schreib „-- { $arg }“
args-after-dashes = den Befehl „{ $arg }“ gibt es; lass dafür das „--“ davor weg
args-elsewhere = es gibt „{ $found }“
args-all-commands = `tara --help` listet alle Befehle auf
args-all-variants = `tara variants` listet die Varianten auf


## Was an einem SPEC falsch ist
#
#   $word           das Wort eines Spielers, $found was darauf folgt
#   $least, $most   ein Bereich

spec-unknown = einen Spieler „{ $word }“ gibt es nicht; es gibt random, greedy, uct:PLAYOUTS, level:S, search:MS, search:nodes=N und engine:BEFEHL
spec-usage =
    { $word ->
        [level] level:S
        [search] search:MS oder search:nodes=N
       *[uct] uct:PLAYOUTS
    }
spec-missing = hinter „{ $word }“ fehlt eine Zahl: { spec-usage }
spec-number = „{ $found }“ ist keine ganze Zahl von { $least } bis { $most }: { spec-usage }
spec-no-command = hinter „engine“ fehlt ein Befehl: engine:BEFEHL
spec-excess = hinter „{ $word }“ darf nichts stehen


## Namen von Werten

value-address = ADRESSE
value-bytes = BYTES
value-clock = ZEIT
value-d = T
value-database = DATENBANK
value-days = TAGE
value-depth = TIEFE
value-dir = ORDNER
value-elo = ELO
value-file = DATEI
value-form = FORMAT
value-from = VON
value-id = ID
value-k = K
value-l = S
value-lang = SPRACHE
value-levels = STUFEN
value-mib = MIB
value-ms = MS
value-n = N
value-name = NAME
value-game = SPIEL
value-paper = PAPIER
value-network = NETZ
value-networks = NETZE
value-path = PFAD
value-plies = HALBZÜGE
value-policy = VERFAHREN
value-position = STELLUNG
value-regions = REGIONEN
value-s = S
value-seat = PLATZ
value-seat-who = PLATZ=WER
value-seats = PLÄTZE
value-seconds = SEKUNDEN
value-shell = SHELL
value-spec = SPEC
value-stage = STATUS
value-text = TEXT
value-to = NACH
value-token = ZUG
value-urls = URLS
value-variant = VARIANTE


## Befehle

command = Die Tara-Brettspiele spielen, studieren und auf einem Server bereitstellen
    .long =
        Die Tara-Brettspiele spielen, studieren und auf einem Server bereitstellen.

        STELLUNG steht für einen Stellungstext in Anführungszeichen, die Kennung einer Variante (deren Anfangsstellung), @DATEI, um eine aus einer Datei zu lesen, oder - für die Standardeingabe.

        Der Exit-Code ist 0 für Ja, 1 für Nein (etwa bei einem Zug, der nicht erlaubt ist, oder einer Aufzeichnung, die nicht zu den Regeln passt) und 2, wenn etwas nicht gelesen oder ausgeführt werden kann.
command-variants = Die Kennungen aller Varianten auflisten
command-start = Die Anfangsstellung einer Partie ausgeben
command-moves = Die erlaubten Züge auflisten oder erklären, warum ein Zug nicht erlaubt ist; gibt „chance“ aus, wenn als Nächstes ein Zufallsereignis kommt
command-apply = Züge spielen und die Stellung danach ausgeben
command-perft = Die Zugfolgen einer bestimmten Länge zählen (Perft), in Spielen ohne Zufall
command-score = Die aktuellen Punkte ausgeben und die Zahlen, aus denen sie folgen
command-random = Zufällige Partien spielen und ihre Aufzeichnungen ausgeben
command-replay = Aufzeichnungen Zug für Zug und Feld für Feld prüfen
command-convert = Eine Partiedatei in Aufzeichnungen umwandeln, oder Aufzeichnungen in Partiedateien
command-verify = Die Auslosungen beendeter Partien mit den Festlegungen des Tischs vergleichen
command-show = Eine Stellung zeichnen und beschreiben
command-view = Eine Stellung so ausgeben, wie ein Platz sie sehen darf
command-deck = Einen Kartensatz für den Sitz der irischen Könige prüfen oder zeigen
command-deck-check = Eine Kartendatei prüfen und alle Fehler auflisten
command-deck-show = Jede Karte eines Kartensatzes zeichnen
command-deck-print = Die Karten eines Kartensatzes in der Größe von Spielkarten schreiben, neun auf einer Seite, zum Drucken und Ausschneiden
command-rules = Die Regeln lesen: eine Variante, einen Abschnitt oder eine einzelne Regel mit Auslegung und Quelle
command-play = Eine Partie oder ein Match im Terminal spielen, gegen den Computer oder mit anderen am selben Bildschirm
    .long =
        Eine Partie oder ein Match im Terminal spielen, gegen den Computer oder mit anderen am selben Bildschirm

        In einem Terminal zeichnet der Befehl das Spielbrett. Sonst, oder mit --plain, liest er eine Zeile je Entscheidung. Jedes Ereignis speichert er sofort in einer Datei; darum setzt --resume jede Partie fort, wie auch immer sie unterbrochen wurde.
command-bestmove = Den besten Zug ausgeben, den eine Suche findet; beim Sitz der irischen Könige darf die Stellung eine Sicht sein
command-analyze = Eine Stellung bewerten: Punkte für die Seite am Zug, Tiefe, Knoten und Hauptvariante
    .long =
        Eine Stellung bewerten: Punkte für die Seite am Zug, Tiefe, Knoten und Hauptvariante

        Beim Sitz der irischen Könige darf die Stellung eine Sicht sein. Eine Zeile enthält dann die Gewinnchance des Platzes, der entscheidet, die Anzahl der Iterationen, wie viele davon mit dieser Entscheidung begannen, und die Entscheidung.
command-arena = Zwei Spieler in einem Match vergleichen und angeben, welcher stärker ist, mit Konfidenzintervallen
    .long =
        Zwei Spieler in einem Match vergleichen und angeben, welcher stärker ist, mit Konfidenzintervallen

        Gespielt wird in Paaren von Partien mit denselben Anfangszügen und vertauschten Plätzen. Beim Sitz der irischen Könige sind es Gruppen von Partien mit gleich gemischten Karten: Der erste Spieler nimmt jeden Platz einmal ein, der zweite alle anderen. Ein SPEC ist random, greedy, uct:PLAYOUTS, level:S, search:MS, search:nodes=N oder engine:BEFEHL.
command-balance = Einen Spieler gegen sich selbst spielen lassen und angeben, was der erste Zug wert ist, wie lang die Partien sind und wie viele Züge je Stellung erlaubt sind
command-engine = Einen Spieler als Engine für ein anderes Programm ausführen, nach dem Engine-Protokoll auf Standardeingabe und -ausgabe
command-solve = Das Ergebnis einer Stellung der Spiele um Befestigungen beweisen: die Punkte der Seite am Zug minus die der anderen, und die besten Züge
    .long =
        Das Ergebnis einer Stellung der Spiele um Befestigungen beweisen: die Punkte der Seite am Zug minus die der anderen, und die besten Züge

        Ist vorher eine Grenze erreicht, gibt der Befehl die bis dahin bewiesenen Schranken aus, zwei Zahlen, zwischen denen die Punkte liegen, und der Exit-Code ist 1.
command-bench = Die Geschwindigkeit von zufälligen Partien, Perft, Suche und Löser messen
command-serve = Tische über HTTP bereitstellen, bis der Befehl unterbrochen wird
    .long =
        Tische über HTTP bereitstellen, bis der Befehl unterbrochen wird

        Eine Einstellung kommt aus ihrer Option, sonst aus ihrer Umgebungsvariablen, sonst aus der Einstellungsdatei; sonst gilt ihr Standardwert.
command-admin = Einen laufenden Server verwalten: Tische, Sperren, Meldungen und Audit-Log
    .long =
        Einen laufenden Server verwalten: Tische, Sperren, Meldungen und Audit-Log

        Der Befehl spricht mit dem Server auf diesem Rechner, der die Datenbank geöffnet hat. Ruf ihn als derselbe Benutzer wie der Server oder als root auf.
command-admin-tables = Tische auflisten, die neuesten zuerst
command-admin-table = Einen Tisch zeigen: wer daran spielt, von welchen Adressen, und seine Meldungen
command-admin-stop = Einen Tisch endgültig schließen; seine beendeten Partien und die Beweise seiner Auslosungen bleiben lesbar
command-admin-delete = Einen Tisch mit seinen Partien, Namen und Meldungen löschen
command-admin-rename = Den Namen der Person auf einem Platz ändern
command-admin-ban = Alle Anfragen von einer Adresse oder aus einem Netz eine Zeit lang ablehnen und deren offene Sockets schließen
command-admin-unban = Eine Sperre aufheben
command-admin-bans = Die Sperren auflisten
command-admin-reports = Meldungen auflisten, die neuesten zuerst
command-admin-report = Eine Meldung bearbeiten
command-admin-report-close = Eine bearbeitete Meldung abschließen
command-admin-check = Die Datenbank oder eine Sicherung prüfen, auch während der Server läuft
command-admin-log = Das Audit-Log ausgeben, die neuesten Einträge zuerst
command-backup = Die Datenbank sichern, auch während der Server läuft
command-restore = Eine Sicherung in einer neuen Datenbankdatei wiederherstellen
command-completions = Das Vervollständigungsskript einer Shell ausgeben
command-man = Die Manpage ausgeben


## Argumente mehrerer Befehle

arg-help = Hilfe ausgeben
    .more = Hilfe ausgeben (mehr mit --help)
    .less = Hilfe ausgeben (kürzer mit -h)
arg-version = Version ausgeben
arg-lang = Sprache der Texte: en, de oder it (Standard: TARA_LANG, sonst die des Systems)
arg-position = Ein Stellungstext in Anführungszeichen, die Kennung einer Variante (ihre Anfangsstellung), @DATEI, oder - für die Standardeingabe
arg-variant = Die Kennung der Variante
arg-deck = Kartendatei für den Sitz der irischen Könige; Standard: die Karten, die dem Programm beiliegen
arg-seats = Plätze im Uhrzeigersinn, durch Kommas getrennt: zwei bis vier von blue, red, white und yellow; Standard: alle
arg-edition = Die Ausgabe der Regeln, nach der gespielt wird: en oder it; Standard: en
arg-regions = Regionen, durch Kommas getrennt; Standard: die ersten von connacht, ulster, leinster und munster
arg-max-rounds = Höchstzahl der Runden, nach der die Partie remis ist; Standard: 60
arg-seed = Startwert der Zufallszahlen: gleicher Startwert, gleiche Partien
arg-games = Anzahl der Partien, auf ganze Gruppen aufgerundet
arg-opening = Anzahl der zufälligen Halbzüge am Anfang; Standard: 4 in arena bei den Befestigungsspielen, sonst keine
arg-threads = Anzahl der Threads der Suche; mit mehr als einem ist das Ergebnis nicht jedes Mal dasselbe
arg-out = Jede beendete Partie in diese Datei schreiben und das Match fortsetzen, wenn schon ein Teil davon darin steht
arg-json = Ein JSON-Objekt ausgeben
arg-patience = Höchstdauer jeder Antwort einer externen Engine in Sekunden
arg-player = Der Spieler, ein SPEC wie bei tara arena
arg-nodes = Höchstzahl der Knoten; beim Sitz der irischen Könige der Iterationen
arg-depth = Größte Tiefe in Halbzügen
arg-time = Höchstdauer in Millisekunden
arg-table = Größe der Transpositionstabelle in MiB; 64, oder weniger, wenn die Knoten weniger brauchen


## Argumente einzelner Befehle

arg-variants-json = Eine JSON-Liste mit den Einzelheiten jeder Variante ausgeben
arg-start-deck = Eine Kartendatei; Standard: die Karten, die dem Programm beiliegen
arg-random-deck = { arg-start-deck }
arg-play-deck = { arg-start-deck }
arg-arena-deck = { arg-start-deck }
arg-balance-deck = { arg-start-deck }
arg-moves-why = Erklären, warum dieser Zug nicht erlaubt ist: Regel, Hügel oder Felder und ein Satz; gibt nichts aus, wenn er erlaubt ist
arg-apply-tokens = Züge in der Reihenfolge der Partie, einer je Argument, und Auslosungen, wo ein Zufallsereignis kommt; ohne Züge wird die Stellung so ausgegeben, wie tara sie liest
arg-perft-depth = Länge der Folgen in Zügen
arg-perft-divide = Die Anzahl für jeden ersten Zug ausgeben, dann die Summe
arg-random-games = Anzahl der Partien
arg-random-legal = Vor jedem Zug die Liste der erlaubten Züge einfügen
arg-random-policy = Wie eine Entscheidung ausgelost wird; Standard: uniform
arg-random-policy-uniform = Jede erlaubte Entscheidung ist gleich wahrscheinlich
arg-random-policy-eager = In neun von zehn Fällen setzen oder aufsteigen, wenn es geht
arg-replay-file = Eine Datei mit Aufzeichnungen, eine je Zeile, oder - für die Standardeingabe
arg-replay-all = Nach der ersten Abweichung weitermachen
arg-replay-deck = Kartendatei der Partien vom Sitz der irischen Könige; Standard: die Karten, die dem Programm beiliegen
arg-convert-file = Eine Partiedatei, oder eine Datei mit Aufzeichnungen, eine je Zeile, oder - für die Standardeingabe
arg-convert-deck = { arg-replay-deck }
arg-verify-file = Eine Datei, die tara play gespeichert hat, oder der Beweis einer Partie (ein JSON-Objekt), oder - für die Standardeingabe
arg-show-svg = Das Spielbrett als SVG in diese Datei schreiben, statt Text auszugeben; - ist die Standardausgabe
arg-show-png = Das Spielbrett als PNG in diese Datei schreiben, statt Text auszugeben; - ist die Standardausgabe
arg-show-size = Breite des PNG in Pixeln
arg-view-seat = Der Platz, dessen Sicht ausgegeben wird; was ihm verborgen ist, fehlt
arg-deck-check-file = Eine Kartendatei, oder - für die Standardeingabe
arg-deck-show-file = Eine Kartendatei, oder - für die Standardeingabe; Standard: die Karten, die dem Programm beiliegen
arg-deck-show-svg = Einen druckbaren Kartenbogen als SVG in diese Datei schreiben, statt Text auszugeben; - ist die Standardausgabe
arg-deck-print-file = { arg-deck-show-file }
arg-deck-print-backs = Nach jeder Seite eine mit Rückseiten, zum Drucken auf beide Seiten
arg-deck-print-paper = { arg-rules-paper }
arg-deck-print-output = { arg-rules-output }
arg-rules-about = Die Kennung einer Variante, eines Abschnitts oder einer Regel, etwa SH3; ohne sie alle Varianten und Abschnitte auflisten
arg-rules-learn = Dieses Spiel für Neulinge erklären, mit Brettern
arg-rules-sheet = Die Spielhilfe dieses Spiels schreiben, eine Seite zum Drucken
arg-rules-score = Stattdessen sein leeres Wertungsblatt schreiben
arg-rules-paper = Größe des Papiers
arg-rules-output = Seiten in diese Datei schreiben, als PDF, wenn ihr Name auf .pdf endet, sonst als SVG, bei mehreren mit -1, -2 und so weiter vor der Endung; - ist die Standardausgabe
arg-play-seat = Wer einen Platz einnimmt, einmal je Platz: human oder ein Spieler wie level:3, random, greedy, search:MS, uct:PLAYOUTS oder engine:BEFEHL; Standard: du nimmst den ersten Platz ein, level:3 die anderen
arg-play-match = Ein Match statt einer einzelnen Partie spielen: jeder Platz beginnt eine Partie
arg-play-clock = Bedenkzeit jedes Platzes: none, MINUTEN+SEKUNDEN, etwa 5+3, oder TAGEd je Entscheidung, etwa 2d
arg-play-first = Der Platz, der bei den Befestigungsspielen die erste Partie eines Matchs beginnt; Standard: ausgelost
arg-play-seed = Startwert für alles Zufällige; Standard: Zufallszahlen des Betriebssystems
arg-play-save = Die Partie in dieser neuen Datei speichern; Standard: eine in tara/games in deinem Datenordner
arg-play-resume = Die Partie fortsetzen, die in dieser Datei gespeichert ist
arg-play-plain = Zeilen lesen und schreiben, auch in einem Terminal
arg-bestmove-level = Mit einer Stärke von 1 bis 8 spielen statt mit Grenzen
arg-bestmove-seed = Startwert, der zwischen gleich guten Zügen entscheidet: gleicher Startwert, gleicher Zug, außer wenn die Zeit begrenzt ist
arg-analyze-lines = Anzahl der besten Züge, die ausgegeben werden
arg-arena-a = Der erste Spieler
arg-arena-b = Der zweite Spieler
arg-arena-elo0 = Elo-Differenz der Nullhypothese des sequenziellen Tests (SPRT)
arg-arena-elo1 = Elo-Differenz der Alternativhypothese des sequenziellen Tests (SPRT)
arg-arena-until-decided = Das Match beenden, sobald der Test eine Hypothese annimmt
arg-arena-threads = Anzahl der Partien, die gleichzeitig gespielt werden
arg-arena-json = Ein JSON-Objekt ausgeben
arg-balance-threads = { arg-arena-threads }
arg-balance-json = { arg-arena-json }
arg-solve-store = Von den Beweisen in dieser Datei ausgehen und neue dort speichern, am Ende und alle fünf Minuten
arg-solve-nodes = Höchstzahl der Knoten
arg-solve-table-mb = Größe der Tabelle der Beweise in MiB
arg-bench-json = Ein JSON-Objekt je Zeile ausgeben
arg-bench-variant = Nur diese Variante messen
arg-bench-millis = Dauer jeder Messung in Millisekunden
arg-completions-shell = Die Shell
arg-man-out = Stattdessen die Seiten von tara und allen Befehlen in diesen Ordner schreiben


## Argumente von `tara serve`, `tara backup` und `tara restore`

arg-serve-settings = Einstellungsdatei: TOML, mit den Namen dieser Optionen und _ statt -
arg-serve-listen = Adresse und Port des Servers, Standard: 127.0.0.1:8272; Port 0 steht für einen beliebigen freien Port
arg-serve-database = Datenbankdatei, Standard: tara.db
arg-serve-base-path = Pfad, unter dem alles liegt, etwa /tara; Standard: keiner
arg-serve-public-urls = URLs, unter denen der Server erreichbar ist, etwa `https://tara.example`, durch Kommas getrennt; Standard: keine
arg-serve-trusted-proxies = Adressen oder Netze von Proxys, deren Header X-Forwarded-For vertraut wird, durch Kommas getrennt; Standard: keine
arg-serve-connections = Höchstzahl der Verbindungen, Standard: 8192; die Grenze für offene Dateien kann sie senken
arg-serve-connections-per-address = Höchstzahl der Verbindungen von einer Adresse, Standard: 128
arg-serve-request-timeout-ms = Millisekunden, in denen eine Anfrage eintreffen und ein Client einen Teil einer Antwort lesen muss, Standard: 10000
arg-serve-work-timeout-ms = Millisekunden, die höchstens auf einen Tipp, eine Analyse, ein Bild oder eine Datei gewartet wird, Standard: 20000
arg-serve-unsent-bytes = Höchstzahl der ungesendeten Bytes aller Clients zusammen, Standard: 16777216
arg-serve-unsent-bytes-per-address = Höchstzahl der ungesendeten Bytes einer Adresse, Standard: 4194304
arg-serve-outbox-bytes = Ungesendete Bytes, bei denen ein langsamer Socket geschlossen wird, Standard: 1048576
arg-serve-thinking-threads = Anzahl der Threads für lange Entscheidungen des Computers, Standard: 1; kurze Entscheidungen und Analysen haben je einen eigenen
arg-serve-thinking-queue = Höchstzahl der wartenden Entscheidungen des Computers an den Tischen, die eine Adresse eröffnet hat, Standard: 64
arg-serve-advice-queue = Höchstzahl der wartenden Tipps und Analysen einer Adresse, Standard: 4
arg-serve-advice-per-minute = Höchstzahl der Tipps und Analysen, die eine Adresse in einer Minute anfordern darf, Standard: 120
arg-serve-analysis-nodes = Höchstzahl der Knoten einer Analyse, Standard: 1000000
arg-serve-analysis-ms = Höchstdauer der Suche einer Analyse in Millisekunden, Standard: 1000
arg-serve-message-bytes = Höchstzahl der Bytes einer Nachricht oder Anfrage, Standard: 16384
arg-serve-messages-per-second = Höchstzahl der Nachrichten je Sekunde von einem Socket, Standard: 20
arg-serve-requests-per-second = Höchstzahl der Anfragen je Sekunde von einer Adresse, Standard: 20
arg-serve-kib-per-second = Höchstzahl der KiB an Antworten je Sekunde an eine Adresse, Standard: 1024
arg-serve-tables-per-hour = Höchstzahl der Tische, die eine Adresse in einer Stunde eröffnen darf, Standard: 60
arg-serve-joins-per-hour = Höchstzahl der Anfragen einer Adresse je Stunde, sich an einen Tisch zu setzen oder dort den Namen zu ändern, Standard: 120
arg-serve-events-per-hour = Höchstzahl der Ereignisse, die eine Adresse je Stunde an Tischen auslöst, Standard: 18000
arg-serve-listed-tables-per-address = Höchstzahl der wartenden Tische in der Lobby, die eine Adresse eröffnet haben darf, Standard: 5
arg-serve-listed-seats-per-address = Höchstzahl der wartenden Tische in der Lobby, an denen eine Adresse Plätze eingenommen haben darf, Standard: 5
arg-serve-listed-away-ms = Millisekunden, nach denen ein Tisch, an dem niemand ist, aus der Liste der Lobby verschwindet, Standard: 43200000
arg-serve-invitation-days = Tage, die eine Einladung gilt, Standard: 7
arg-serve-wrong-secrets-per-minute = Höchstzahl der falschen Geheimnisse, die eine Adresse in einer Minute versuchen darf, Standard: 30
arg-serve-sockets-per-address = Höchstzahl der Sockets einer Adresse, Standard: 32
arg-serve-tables-per-socket = Höchstzahl der Plätze und Tische, denen ein Socket folgen darf, Standard: 64
arg-serve-outbox-messages = Ungesendete Nachrichten, bei denen ein langsamer Socket geschlossen wird, Standard: 64
arg-serve-heartbeat-ms = Millisekunden zwischen zwei Pings eines Sockets, Standard: 30000
arg-serve-claim-after-ms = Millisekunden Abwesenheit, nach denen die anderen bei einer Fischer-Bedenkzeit die Partie beanspruchen dürfen, Standard: 120000
arg-serve-sit-within-ms = Millisekunden, in denen sich setzen muss, wer einen Platz nimmt, Standard: 600000; danach ist der Platz wieder frei
arg-serve-idle-ms = Millisekunden, nach denen ein Tisch, dem niemand folgt, aus dem Arbeitsspeicher entfernt wird, Standard: 300000
arg-serve-max-database-mib = Größe der Datenbank in MiB, ab der kein neuer Tisch eröffnet wird, Standard: 8192; 0 heißt unbegrenzt
arg-serve-keep-over-days = Tage, nach denen ein beendeter Tisch gelöscht wird, Standard: 365; 0 heißt nie
arg-serve-keep-unbegun-days = Tage, nach denen ein Tisch gelöscht wird, dessen erste Partie nicht begonnen hat, Standard: 30; 0 heißt nie
arg-serve-keep-idle-days = Tage ohne Ereignisse, nach denen ein unbeendeter Tisch gelöscht wird, Standard: 365; 0 heißt nie
arg-serve-log = Stufen des Logs auf der Standardfehlerausgabe: error, warn, info, debug oder trace, insgesamt oder je Modul, etwa info,sqlx=debug
arg-serve-log-form = Format des Logs
arg-serve-log-form-json = Ein JSON-Objekt je Zeile
arg-serve-log-form-text = Text für Menschen
arg-backup-to = Die Datei, in die gesichert wird; sie darf noch nicht existieren
arg-backup-database = Datenbankdatei
arg-restore-from = Die Datei mit der Sicherung
arg-restore-database = Die Datenbankdatei, die geschrieben wird; sie darf noch nicht existieren


## Argumente von `tara admin`

arg-admin-database = Die Datenbankdatei des Servers
arg-admin-json = Die Antwort als JSON ausgeben
arg-admin-table = Kennung des Tischs: 16 hexadezimale Ziffern
arg-admin-reason = Der Grund, für das Audit-Log
arg-admin-tables-listed = Nur Tische in der Lobby
arg-admin-tables-stage = Nur Tische mit diesem Status
arg-admin-tables-address = Nur Tische, denen ein Client mit dieser Adresse folgt
arg-admin-tables-limit = Die Höchstzahl der Tische
arg-admin-rename-seat = Der Platz, etwa red
arg-admin-rename-name = Der neue Name
arg-admin-ban-network = Die Adresse oder das Netz, etwa 192.0.2.0/24; eine IPv6-Adresse steht für ihr /64
arg-admin-ban-hours = Dauer der Sperre in Stunden, etwa 24 oder 0.5
arg-admin-ban-reason = Der Grund, für die Liste der Sperren und das Audit-Log
arg-admin-unban-network = Die Adresse oder das Netz, wie `tara admin bans` es auflistet
arg-admin-reports-all = Auch abgeschlossene Meldungen auflisten
arg-admin-reports-limit = Die Höchstzahl der Meldungen
arg-admin-report-close-number = Die Nummer der Meldung, wie `tara admin reports` sie auflistet
arg-admin-log-limit = Die Höchstzahl der Einträge
