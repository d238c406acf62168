# Warum der Befehl `tara` etwas nicht lesen oder ausführen kann.


## Orte
#
#   $field    eine Angabe einer Stellung, $key ein Schlüssel eines JSON-Objekts
#   $line     die Nummer einer Zeile, $column die eines Zeichens darin, beide ab 1; $column ist 0 für die ganze Zeile
#   $fault    was dort falsch ist

text-field =
    { $field ->
        [line] Spalte { $column }: { $fault }
       *[other] { $field }, Spalte { $column }: { $fault }
    }
text-key = { $key }: fehlt, oder dieser Wert ist nicht möglich
text-not-json = nicht das JSON einer Stellung
text-json = nicht das JSON, das hier stehen muss: Zeile { $line }, Spalte { $column }
text-line =
    { $column ->
        [0] Zeile { $line }: { $fault }
       *[other] Zeile { $line }, Spalte { $column }: { $fault }
    }


## Dateien
#
#   $error    was das Betriebssystem meldet, $folder ein Ordner, den es nicht gibt

io-not-found = Datei oder Ordner nicht gefunden
io-no-folder = einen Ordner { $folder } gibt es nicht; leg ihn erst an oder wähle einen anderen
io-not-allowed = keine Berechtigung
io-exists = gibt es schon
io-directory = ist ein Ordner, keine Datei
io-no-directory = ist kein Ordner
io-full = kein Speicherplatz mehr frei
io-read-only = der Datenträger ist schreibgeschützt
io-address-in-use = ein anderes Programm benutzt diese Adresse schon
io-no-address = keine Adresse dieses Rechners
io-too-slow = es kam zu lange keine Antwort
io-other = Fehler des Betriebssystems: { $error }


## Partien und Spieler
#
#   $variant  die Kennung einer Variante, $game der Name eines Spiels, $spec ein Spieler
#   $who      ein Spieler eines Matchs, $place die Nummer eines Zugs, $why was daran falsch ist, $token der Zug

perft-chance = für { $variant } gibt es kein Perft, denn dort spielt der Zufall mit
player-other-game = { $spec } spielt nicht { $game }
player-program = { $spec } ist ein anderes Programm
player-no-move = es gibt keinen Zug zu wählen
player-illegal = { $token } ist nicht erlaubt
player-at-move = { $who }, Zug { $place }: { $why }
sprt-range = der erste Unterschied in Elo muss kleiner als der zweite sein, und beide liegen zwischen -1000 und 1000


## Stellungen aus „Sitz der irischen Könige“, hinter dem Schlüssel, an dem es liegt
#
#   $expected, $found   zwei Zahlen
#   $card, $seat        die Zahl einer Karte, der Name eines Platzes

kings-seat =
    { $seat ->
        [blue] Blau
        [red] Rot
        [white] Weiß
       *[yellow] Gelb
    }
kings-region-count = { $found } statt { $expected } Regionen
kings-third-too-early = eine dritte Region wird erst eröffnet, wenn zwei geschlossen sind
kings-closed-of-many = nur im Spiel zu zweit werden Regionen geschlossen
kings-not-in-game = keine Region dieser Partie
kings-at-least-one = mindestens 1
kings-above-max-rounds = über max_rounds, das { $most } ist
kings-played = nicht 0 bis { $most }
kings-card-twice = Karte { $card } kommt zweimal vor
kings-card-missing = Karte { $card } fehlt
kings-card-count = { $found } statt { $expected } Karten
kings-too-many-pieces = mehr als 20 Spielsteine von { kings-seat }
kings-not-at-the-table = { kings-seat } spielt hier nicht mit
kings-own-prisoners = eigene Spielsteine sind keine Häftlinge
kings-empty-seat = dort sitzt niemand
kings-position-twice = zweimal genannt
kings-empty-stack = kein Spielstein
kings-own-pieces-below = eigene Spielsteine liegen oben: der oberste oder die beiden obersten
kings-king-piece-outside = ein Königsstein steht nur auf K
kings-king-piece-in-stack = ein Königsstein steht allein
kings-fort-on-king = auf K gibt es kein Fort
kings-two-forts = zwei Forts von { kings-seat }
kings-two-kings = { kings-seat } kontrolliert zwei Königsfelder und hat schon gewonnen
kings-filled = { kings-seat } kontrolliert alle Felder, also wäre die Region schon geräumt
kings-pieces-in-closed = in einer geschlossenen Region kann nur ein Königsstein stehen
kings-wrong-seat = { kings-seat } ist am Zug
kings-nobody-decides = an diesem Punkt entscheidet niemand
kings-seat-missing = fehlt: { kings-seat } ist am Zug
kings-not-at-this-point = nicht an diesem Punkt einer Runde
kings-stage = passt nicht zu den anderen Schlüsseln von stage


## Decks
#
#   $card     die wievielte Karte der Datei, $number ihre Zahl
#   $fault    was falsch ist, $line in welcher Zeile
#   $word     ein Wort aus der Datei

deck-card = Karte { $card }
deck-card-number = Karte { $card } (Nummer { $number })
deck-line = { $fault } (Zeile { $line })
deck-encoding = ab Byte { $byte } kein UTF-8
deck-syntax = kein TOML: Zeile { $line }, Spalte { $column }
deck-joined = zwei Kartensätze hintereinander: hier beginnt der zweite
deck-missing = fehlt
deck-unknown-key = diesen Schlüssel gibt es nicht
deck-not-text = kein Text
deck-edition = nicht 1, die einzige Ausgabe dieses Formats
deck-count = { $count } statt 36 Karten
deck-not-table = keine Tabelle
deck-number = keine ganze Zahl von 1 bis 36
deck-number-twice = kommt zweimal vor
deck-cost-range = keine ganze Zahl von 0 bis 4
deck-stone-cost = ein „Stein des Schicksals“ kostet 3
deck-stone-array = ein „Stein des Schicksals“ hat keine Anordnung
deck-not-boolean = weder true noch false
deck-not-list = keine Liste von Feldern
deck-place-count = { $count } Platzierungsfelder statt einem oder zwei
deck-spot = { $word } ist kein Rang mit 0, +1 bis +4 oder -1 bis -4
deck-place-rank = { $word } ist kein Bauer, Hirte oder Krieger
deck-spot-twice = { $word } ist zweimal genannt
deck-no-fit = die Anordnung passt nirgends
deck-name = ein Name hat höchstens { $count } Zeichen, und keines davon ändert, wie der Text daneben aussieht


## Speicher bewiesener Werte
#
#   $found, $wanted   die Fassung oder die Variante eines Speichers, und die der Stellung

store-foreign = kein Speicher bewiesener Werte
store-version = ein Speicher der Fassung { $found }, die dieses Programm nicht liest
store-variant = ein Speicher für { $found }, aber die Stellung gehört zu { $wanted }
store-damaged = der Speicher ist beschädigt


## Beweise der Auslosungen
#
#   $found, $committed      zwei Hashwerte; sonst ist $found eine Anzahl von Einträgen
#   $expected, $claimed     was aus dem Geheimnis folgt, und was der Beweis sagt
#   $event                  die Nummer eines Ereignisses
#   $why                    warum es dort nicht gespielt werden kann
#   $seat                   die Nummer eines Platzes, ab 0; in einem Beweis sein Name

proof-agreement = agreed: diese Bedingungen sind nicht möglich
proof-secret = secret: sein Hashwert ist { $found }, nicht die Festlegung { $committed }
proof-commitment = sent: was { $seat } gesendet hat, passt nicht zur Festlegung
proof-sent = sent: { $found } Einträge für { $seats } Plätze
proof-start = start: muss { $due } sein
proof-first = first: es beginnt { $expected }, nicht { $claimed }
proof-other-first = first: es beginnt ein anderer Platz, nicht { $claimed }
proof-event = Ereignis { $event }: { $why }
proof-draw = Ereignis { $event }: ausgelost wurde `{ $expected }`, nicht `{ $claimed }`
replay-rules = nach Fassung { $version } der Regeln gespielt, die dieses Programm nicht kennt
replay-event = Ereignis { $event }: { $why }
event-none = es gibt keines
event-opens-no-table = es eröffnet keinen Tisch
event-opens-again = ein Tisch wird nur einmal eröffnet
event-earlier = es liegt vor dem Ereignis davor
event-no-seat = einen Platz { $seat } gibt es nicht
event-no-person = auf Platz { $seat } sitzt keine Person
event-not-taken = dieser Platz kann nicht besetzt werden
event-not-revealed = dieser Platz kann das nicht offenlegen
event-nothing-shown = dieser Platz hat nichts offengelegt
event-not-filled = diesen Platz kann kein Programm übernehmen
event-not-void = keine Auslosung kann ungültig werden
event-no-beginning = keine Partie kann beginnen
event-no-draw = jetzt wird nichts ausgelost
event-not-asked = dieser Platz ist nicht gefragt
event-no-offer = es gibt kein Angebot
event-nothing-to-take-back = es gibt nichts zurückzunehmen
event-no-game = es wird keine Partie gespielt
event-points = nicht so viele Punktzahlen wie Seiten
event-not-over = das Match ist nicht zu Ende


## Was ein Server ablehnt
#
#   $detail   ein Netz, eine Zahl, oder was sich nicht lesen lässt

admin-refused-no-table = diesen Tisch gibt es nicht; `tara admin tables` listet alle auf
admin-refused-over = der Tisch ist schon zu Ende oder geschlossen; `tara admin delete` löscht ihn
admin-refused-stopped = der Tisch wurde geschlossen und lässt sich nur noch zeigen oder löschen
admin-refused-no-seat = auf diesem Platz sitzt niemand; `tara admin table ID` listet die Plätze eines Tischs auf
admin-refused-name = ein Name hat 1 bis 40 sichtbare Zeichen und ähnelt weder einem Computerspieler noch jemandem am Tisch
admin-refused-protected = in { $detail } liegt dieser Rechner oder einer der `trusted_proxies`, und damit wären alle gesperrt; wähle ein kleineres Netz
admin-refused-too-many-bans = es gibt { $detail } Sperren, mehr sind nicht möglich; entferne welche mit `tara admin unban` oder sperr ein größeres Netz
admin-refused-duration = eine Sperre dauert mehr als 0 und höchstens { $detail } Stunden
admin-refused-no-ban = eine Sperre von { $detail } gibt es nicht; `tara admin bans` listet alle auf
admin-refused-no-report = eine offene Meldung mit dieser Nummer gibt es nicht; `tara admin reports` listet alle auf
admin-refused-malformed = die Anfrage lässt sich nicht lesen: { $detail }
admin-refused-unavailable = die Datenbank hat versagt, und nichts wurde geändert; sieh im Log des Servers nach und versuch es noch einmal
admin-refused-failed = bei diesem Tisch ist das Programm gescheitert; sieh im Log des Servers nach


## Einstellungen, Server und ihre Datenbanken
#
#   $key      eine Einstellung
#   $nearest  die Einstellung, deren Schlüssel ihr am ähnlichsten ist
#   $address  wo ein Server erreichbar sein soll, $file eine Datei, $why was nicht stimmt
#   $reason   ein Wort für das, was SQLite meldet, $error was es meldet

settings-syntax = kein TOML
settings-unknown = eine Einstellung { $key } gibt es nicht; `tara serve --help` listet sie auf
settings-similar = eine Einstellung { $key } gibt es nicht. Meintest du { $nearest }?
settings-urls = keine Liste von URLs (etwa ["https://tara.example"])
settings-networks = keine Liste von Adressen oder Netzen (etwa ["192.0.2.0/24"])
settings-number = keine ganze Zahl ab 0, oder zu groß
settings-base-path = base_path: muss mit / beginnen und darf nicht damit enden
settings-zero = { $key }: muss mindestens 1 sein
serve-cannot-listen = unter { $address } kann der Server nicht erreichbar sein: { $why }
database-stale = der Tisch hat eine andere Fassung
database-failed = die Datenbank hat versagt: { $why }
database-version = die Datenbank lässt sich nicht auf diese Fassung bringen: { $why }
database-in-use = ein anderer Server hat die Datenbank geöffnet: { $file } ist gesperrt
database-unopened = die Datenbank { $file } lässt sich nicht öffnen: { $why }
database-no-file = { $file } ist für SQLite keine Datei; für eine Datei dieses Namens schreib ./{ $file }
database-foreign = { $file } ist die Datenbank eines anderen Programms; nenne mit --database eine andere Datei
database-damaged = die Datenbank { $file } ist beschädigt; verschiebe sie mit -wal und -shm, und spiel mit `tara restore` eine Sicherung ein
database-failing = die Datenbank schreibt nicht
database-closed = die Datenbank ist geschlossen
database-reason =
    { $reason ->
        [locked] ein anderes Programm hat die Datei gesperrt
        [read-only] in die Datei lässt sich nicht schreiben
        [disk] die Datei lässt sich nicht lesen oder schreiben
        [damaged] die Datei ist beschädigt
        [full] es ist kein Speicherplatz mehr frei
        [unopened] die Datei lässt sich nicht öffnen
        [foreign] die Datei ist keine Datenbank
        [newer] eine neuere Fassung hat sie geschrieben
       *[other] sie meldet: { $error }
    }
copy-occupied = es gibt schon eine Datei
copy-not-whole = die Sicherung ist nicht vollständig
backup-no-database = eine Datenbank { $file } gibt es nicht; gib die des Servers mit --database an
restore-no-backup = eine Sicherung { $file } gibt es nicht; gib eine Datei an, die `tara backup` geschrieben hat
admin-no-server = kein Server läuft mit der Datenbank { $file }; starte einen mit `tara serve` oder gib ihre Datei mit --database an
admin-not-allowed = { $file } gehört einem anderen Benutzer; ruf den Befehl als der Benutzer auf, dem der Server gehört
admin-no-answer = der Server hat nicht geantwortet
admin-unreadable = die Antwort des Servers lässt sich nicht lesen; vielleicht hat er eine andere Fassung als dieser Befehl
