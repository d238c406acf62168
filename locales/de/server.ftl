# Was der Server zu den Codes seiner Fehler sagt. Diese Sätze haben keine Variablen.

error-malformed = Diese Nachricht lässt sich nicht lesen.
error-not-text = Diese Datei ist kein Text in UTF-8 oder UTF-16.
error-too-large = Diese Nachricht ist zu groß.
error-too-slow = Diese Anfrage kam zu langsam an.
error-wrong-host = Unter diesem Hostnamen antwortet der Server nicht. Wer ihn betreibt, kann den Namen in der Einstellung public_urls ergänzen.
error-wrong-origin = Anfragen von anderen Websites sind nicht erlaubt.
error-banned = Dein Netz ist auf diesem Server für einige Zeit gesperrt.
error-too-often = Zu viele Anfragen; warte einen Moment.
error-too-many = Du hast eine Grenze dieses Servers erreicht.
error-no-path = Hier ist nichts.
error-no-page = Dieser Server wurde ohne seine Seite gebaut; `cargo xtask page` baut sie.
error-no-method = Diese Adresse lässt diese Methode nicht zu.
error-no-table = Diesen Tisch gibt es nicht.
error-no-game = Diese beendete Partie gibt es nicht.
error-wrong-secret = Dieser Platz gehört jemand anderem.
error-wrong-invitation = Diese Einladung gilt für einen anderen Tisch, wurde zurückgezogen oder ist abgelaufen.
error-wrong-code = Dieser Code ist falsch, abgelaufen oder schon verwendet.
error-used-secret = Dieses Geheimnis wurde schon verwendet; wähle ein anderes.
error-no-free-seat = Dieser Platz ist nicht frei.
error-unused-seat = Du oder jemand aus deinem Netz hat an einem öffentlichen Tisch einen Platz genommen und nicht genutzt. Deshalb kannst du eine Weile keinem öffentlichen Tisch beitreten; Einladungen gelten weiter.
error-own-seat = Das ist dein eigener Platz; gib ihn stattdessen frei.
error-lost-seat = Du hast an diesem Tisch einen Platz verloren und kannst hier keinen mehr einnehmen.
error-name = Ein Name hat 1 bis 40 sichtbare Zeichen und darf weder dem Namen von jemand anderem noch dem eines Platzes noch Wörtern wie Gastgeber oder Computer ähneln.
error-given-name = Deinen Namen hier hat dir gegeben, wer diesen Server betreibt; du kannst ihn nicht ändern.
error-player = Einen solchen Computer gibt es nicht.
error-stopped = Dieser Tisch wurde geschlossen; seine beendeten Partien lassen sich weiter lesen.
error-deleted = Wer den Server betreibt, hat diesen Tisch gelöscht.
error-damaged = Dieser Tisch lässt sich nicht lesen: Was von ihm gespeichert ist, ist beschädigt oder stammt von einer neueren Version von Tara. Nichts davon ist gelöscht.
error-unavailable = Das ließ sich nicht speichern, und nichts hat sich geändert; versuch es noch einmal.
error-closing = Der Server fährt gerade herunter; versuch es gleich noch einmal.
error-failed = Der Server ist an einem Programmfehler gescheitert; alles davor ist gespeichert.
error-busy = Der Computer ist gerade ausgelastet; versuch es gleich noch einmal.
error-no-room = Auf diesem Server ist kein Platz mehr für neue Tische. Begonnene Partien gehen weiter.
error-full = Dieser Tisch oder dieser Platz hat die Höchstzahl an Ereignissen fast erreicht; Angebote und Zurücknahmen gehen nicht mehr.
error-position = Das ist keine Stellung eines Spiels um Befestigungen.
error-kings-position = Das ist keine Stellung vom Sitz der irischen Könige.
error-ringforts-only = Das gibt es nur für die Spiele um Befestigungen.
error-kings-only = Das gibt es nur für Tara, Sitz der irischen Könige.
error-needs-server = Dafür braucht es einen Server, der Menschen zusammenbringt. Hier spielst du gegen den Computer und mit Freunden an diesem Gerät.
error-older-rules = Diese Partie wurde nach älteren Regeln gespielt; sie lässt sich lesen, aber nicht Schritt für Schritt zeigen.
error-invalid-terms = Mit diesen Optionen lässt sich kein Tisch eröffnen.
error-no-seat = Dieser Platz ist für den Computer bestimmt.
error-taken = Dieser Platz ist schon besetzt.
error-reveals-early = Noch haben nicht alle ihren Platz eingenommen, deshalb wird nichts offengelegt.
error-not-committed = Dieser Platz hatte sich auf etwas anderes festgelegt.
error-used-part = Diese Zufallsbytes wurden an diesem Tisch schon einmal offengelegt; nimm neue.
error-revealing = Gerade werden Zufallsbytes offengelegt; warte, bis die Partie beginnt oder die Zeit dafür abgelaufen ist.
error-used-id = Diese Auftragsnummer hat dieser Platz schon verwendet.
error-offered-recently = Das hast du erst vor Kurzem angeboten; spiel zuerst weiter.
error-begun = Die erste Partie hat begonnen, deshalb geht das nicht mehr.
error-not-begun = Die Partie hat noch nicht begonnen.
error-over = Die Partie ist zu Ende.
error-out = Dieser Platz spielt in dieser Partie nicht mehr mit.
error-stale = Die Partie ist inzwischen weitergegangen.
error-ahead = Diese Version hat der Tisch noch nicht erreicht.
error-not-asked = Jetzt entscheidet ein anderer Platz.
error-not-a-move = Das ist in diesem Spiel kein Zug.
error-illegal = Dieser Zug ist nicht erlaubt.
error-offer-stands = Ein anderes Angebot ist noch offen.
error-no-offer = Dieser Platz hat kein offenes Angebot.
error-nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
error-decided = Seitdem hat schon jemand anderes entschieden, deshalb lässt sich das nicht zurücknehmen.
error-shown = Seitdem wurden Karten gezogen oder aufgedeckt, deshalb lässt sich das nicht zurücknehmen.
error-others-play = Die anderen am Tisch müssen zustimmen.
error-program = Der Computer lässt sich auf kein Remis ein.
error-not-over = Das Match ist noch nicht zu Ende.
error-not-away =
    { $wait ->
        [some] Noch kannst du die Partie nicht beanspruchen. Warte noch { $time }.
       *[none] Du kannst die Partie nicht beanspruchen: Niemand, der am Zug ist, ist abwesend.
    }
error-no-claim = In dieser Partie lässt sich nichts beanspruchen.
error-no-abort = Die Partie ist schon im Gang und kann nur noch aufgegeben werden.

# Warum eine Stellung abgewiesen wird, für jemanden, der sie aufstellt. Diese Sätze haben keine Variablen.

fault-fields = Eine Stellung besteht aus sieben Angaben mit je einem Leerzeichen dazwischen.
fault-line-break = Eine Stellung ist eine einzige Zeile.
fault-not-a-word = Die Variante, der Platz am Zug und die Phase sind je ein Wort.
fault-not-hills = Hügel werden ohne Zwischenraum aneinandergereiht, etwa D4E5.
fault-twice = Auf einem Hügel stehen zwei Befestigungen oder zwei Könige.
fault-without-ringfort = Ein König steht auf einer Befestigung, aber dieser Hügel ist frei.
fault-variant = Diese Variante gibt es nicht.
fault-letter = Diese Figur gehört nicht zu der Variante.
fault-run = Freie Hügel nebeneinander werden als eine Ziffer von 1 bis 7 geschrieben.
fault-row-too-long = Diese Reihe hat zu viele Hügel.
fault-row-too-short = Diese Reihe hat zu wenige Hügel.
fault-rows = Das Brett hat sieben Reihen.
fault-seat = Diesen Platz gibt es in der Variante nicht.
fault-no-seat = Solange die Partie nicht zu Ende ist, ist eine Seite am Zug.
fault-seat-after-end = Wenn die Partie zu Ende ist, ist keine Seite am Zug.
fault-phase = Diese Phase gibt es in der Variante nicht.
fault-lost = Verlorene Könige werden nur bei den Hochkönigen gezählt, von 0 bis 3 für jede Seite.
fault-lost-too-many = Eine Seite, die zwei Könige verloren hat, hat verloren, und die Partie ist zu Ende.
fault-lost-in-setup = Im Aufbau geht kein König verloren.
fault-turns-left = So viele Züge können in dieser Variante und Phase nicht mehr bleiben.
fault-full-board = Der letzte freie Hügel ist bebaut, also muss genau ein Zug bleiben.
fault-final-turn-too-soon = Solange ein Hügel frei ist und die andere Seite Könige hat, gibt es noch keinen letzten Zug.
fault-no-links = Brücken werden nur beim Stein des Schicksals einzeln gesetzt, und zwar ab dem Kampf.
fault-link = Eine Brücke verbindet zwei benachbarte Hügel, und der niedrigere wird zuerst genannt.
fault-link-order = Brücken werden der Reihe nach genannt, jede einmal.
fault-link-colors = Eine Brücke verbindet zwei Befestigungen einer Farbe.
fault-kings-adjacent = Zwei Könige einer Farbe stehen nebeneinander.
fault-ringfort-without-king = Im Aufbau hat jede Befestigung ihren König.
fault-too-many-in-setup = Im Aufbau hat keine Seite mehr als drei Befestigungen.
fault-counts = Die Zahlen der Befestigungen passen nicht zu der Seite, die am Zug ist.
fault-kings = Jede Seite muss drei Könige auf dem Brett haben, abzüglich derer, die sie verloren hat.
fault-ringforts-adjacent = Vor dem Kampf stehen keine zwei Befestigungen einer Farbe nebeneinander.
fault-stranded = Hier kann kein König gestrandet sein.
fault-off-edge = In der Manöverphase stehen Befestigungen nur an den Rändern.
fault-edge-twice = In der Manöverphase hat keine Farbe zwei Befestigungen an einem Rand.
fault-opposite = In der Manöverphase steht keine Befestigung einer anderen gegenüber.
fault-too-many-ringforts = Keine Seite hat mehr als 23 Befestigungen.
fault-not-one-king = Jede Farbe, die eine Befestigung hat, hat genau einen König.
fault-not-full = Im Kampf ist das Brett voll.
fault-no-spare = Im Kampf hat die Seite am Zug 22 Befestigungen auf dem Brett und dazu die Reservebefestigung.

# Was ein Link in einem Chat oder Feed von sich zeigt. Auf den Satz von link-about folgt der eigene Satz des Spiels.

link-site = Tara: Spiele um Befestigungen und Könige
link-site-about = Brettspiele von den Hügeln Irlands: gegen den Computer, mit anderen an diesem Gerät oder online. Ein Konto brauchst du nicht.
link-game = Jetzt spielen: { $game }
link-invitation = { $name } lädt dich ein: { $game }
link-table = { $game }: { $players }
link-position = Stellung aus „{ $game }“
link-nameless = Gast
link-level = Computer, Stärke { $level }
link-about =
    { $stage ->
        [free] Ein Platz ist frei: Öffne den Link, um mitzuspielen oder zuzuschauen.
        [seating] Die Partie beginnt gleich.
        [playing] Diese Partie läuft: Öffne den Link, um zuzuschauen.
       *[other] Diese Partie ist zu Ende: Öffne den Link, um sie dir noch einmal anzusehen.
    }

# Warum sich ein Text nicht als Partie lesen lässt.

file-unread = Dieser Text lässt sich nicht lesen.
file-not-utf8 = Das ist kein Text in UTF-8.
file-half-character = Das ist ein halbes Zeichen in UTF-16.
file-mark = Hier beginnt eine zweite Datei, mit dem Zeichen U+FEFF.
file-control = Dieses Steuerzeichen darf in einer Partiedatei nicht stehen: { $code }.
file-too-long = Eine Partie hat höchstens { $bytes } Bytes.
file-no-game = Eine Partie beginnt mit [Variant "..."].
file-other-kind =
    { $kind ->
        [position] Das ist eine Stellung, keine Partie.
        [kings-position] Das ist eine Stellung vom Sitz der irischen Könige, keine Partie. `tara show @DATEI` zeichnet sie.
        [deck] das ist ein Kartensatz für den Sitz der irischen Könige, keine Partie. Wähle es unter „Eigene Kartendatei“, wenn du eine neue Partie einrichtest.
        [proof] Das ist ein Beweis der Auslosungen, keine Partie. `tara verify` prüft ihn.
        [kept] Das ist eine Partie von `tara play`. `tara play --resume` setzt sie fort, `tara verify` prüft ihre Auslosungen.
        [picture] Das ist ein Bild einer Partie, nicht die Partie selbst. Öffne ihre Partiedatei oder ihre Aufzeichnung.
       *[database] Das ist die Datenbank eines Servers, keine Partie.
    }
file-after-end = Die Partie ist hier zu Ende, aber es folgt noch Text.
file-header-form = Eine Kopfzeile hat die Form [Name "Wert"].
file-escape = Ein umgekehrter Schrägstrich steht nur vor einem zweiten, vor einem Anführungszeichen in einer Kopfzeile und vor einer geschweiften Klammer in einem Kommentar.
file-header-unknown = Eine Kopfzeile { $header } gibt es nicht. Vielleicht stammt die Datei aus einer neueren Version von Tara.
file-header-twice = Die Kopfzeile { $header } steht zweimal da.
file-header-not-first = Die erste Kopfzeile ist Variant, nicht { $header }.
file-header-not-of-game = Die Kopfzeile { $header } gibt es bei diesem Spiel nicht.
file-header-missing = Die Kopfzeile { $header } fehlt.
file-header-value =
    { $header ->
        [Date] Ein Datum hat die Form 2026, 2026-11 oder 2026-11-30.
        [Variant] Dieses Spiel gibt es in dieser Version von Tara nicht.
        [Start] Das ist keine Stellung dieses Spiels.
        [Ending] So kann eine Partie dieses Spiels nicht enden.
        [Left] Hier stehen Plätze dieser Partie, mit Kommas dazwischen, jeder nur einmal.
        [MaxRounds] Diese Zahl von Runden ist nicht möglich.
       *[other] Dieser Wert von { $header } ist nicht möglich.
    }
file-unclosed-comment = Dieser Kommentar hat kein Ende.
file-unclosed-variation = Diese Variante hat kein Ende.
file-variation-first = Eine Variante steht hinter dem Zug, den sie ersetzt.
file-variation-deep = Varianten lassen sich höchstens { $depth }-mal ineinander schachteln.
file-variation-empty = Diese Variante hat keinen Zug.
file-variation-none-open = Hier endet keine Variante: Es ist keine offen.
file-unexpected = „{ $character }“ kann hier nicht stehen.
file-number = Der nächste Zug hat die Nummer „{ $expected }“, nicht „{ $found }“.
file-no-move = Auf „{ $after }“ folgt kein Zug.
file-seat = Hier steht „{ $found }:“, aber den nächsten Zug macht „{ $expected }“.
file-token = „{ $token }“ ist kein Zug dieses Spiels.
file-chance =
    { $case ->
        [nothing] Hier entscheidet nicht der Zufall.
        [lots] Das nächste Zufallsereignis ist „lots“.
        [shuffle] Das nächste Zufallsereignis ist „shuffle“.
       *[other] Diese Karten lassen sich hier nicht ziehen.
    }
file-move-illegal = { $why }
file-long-move = Ein Zug hat höchstens { $characters } Zeichen.
file-no-semicolon = Hinter „{ $words }“ fehlt das Semikolon.
file-breaks-off = Der Text bricht hier ab.
file-no-result = Am Ende der Partie fehlt das Ergebnis: Punkte wie 5-0, oder *.
file-result-in-variation = Eine Variante hat kein Ergebnis.
file-result = Das Ergebnis ist { $expected }, nicht { $found }.
file-played-out = Diese Partie wurde zu Ende gespielt und hat darum keine Kopfzeile Ending.
file-empty-line = Diese Zeile ist leer.
file-no-object = Eine Aufzeichnung ist ein JSON-Objekt in einer Zeile.
file-json = Das ist nicht das JSON einer Aufzeichnung.
file-value =
    { $key ->
        [variant] Dieses Spiel gibt es in dieser Version von Tara nicht.
       *[other] Der Wert von „{ $key }“ ist nicht möglich.
    }
file-options = Diese Optionen der Partie sind nicht möglich.
file-event-chance =
    { $case ->
        [nothing] Ereignis { $event } ist ein Zufallsereignis, aber dort entscheidet nicht der Zufall.
        [lots] Ereignis { $event } muss „lots“ sein.
        [shuffle] Ereignis { $event } muss „shuffle“ sein.
        [form] Ereignis { $event } muss „lots“ oder „shuffle“ mit den Nummern von Karten sein.
       *[other] Die Karten von Ereignis { $event } lassen sich dort nicht ziehen.
    }
file-event-token = Ereignis { $event }: „{ $token }“ ist kein Zug dieses Spiels.
file-unchallenged = Ein Zug dieser Partie war nicht erlaubt, und niemand hat ihn beanstandet. Darum lässt sie sich nicht zeigen.
file-illegal = Ereignis { $event } lässt sich nicht spielen: { $why }
file-differs = Bei Ereignis { $event } stimmt „{ $field }“ nicht mit der Partie überein.
