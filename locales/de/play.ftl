# Was `tara play` sagt.
#
#   $seat      der Name eines Platzes oder, wo er eingegeben wird, sein Wort
#   $token     was eingegeben wurde, $decision eine Entscheidung wie in einer Aufzeichnung
#   $file      die Datei, in der eine Partie gespeichert wird


## The command line

play-no-seat = einen Platz „{ $seat }“ gibt es nicht, nur { $seats }
play-seat-twice = { $seat } ist zweimal angegeben
play-nobody = für { $seat } spielt niemand; schreib { $seat }=human oder ein Programm, etwa { $seat }=level:3
play-no-player = { $seat }: { $error }
play-no-clock = unbekannte Bedenkzeit { $clock }; schreib none, MINUTEN+SEKUNDEN, etwa 5+3, oder TAGE und ein d, etwa 2d
play-cannot-agree = diese Partie kann nicht beginnen: { $what }
play-no-place = kein Ordner für deine Daten gefunden; nenne mit --save DATEI eine Datei für die Partie
play-unsaved = { $error }; nenne mit --save DATEI eine Datei für die Partie
play-file-is-there = { $file } gibt es schon; setz die Partie mit --resume fort oder nimm einen anderen Namen
play-busy = diese Partie wird gerade von einem anderen tara-Prozess gespielt
play-no-event = Zeile { $line } ist kein Ereignis einer Partie
play-no-table = { $file } enthält keine Partie, die sich fortsetzen lässt: { $error }


## Beginning and leaving

play-seats = { $variant }: { $seats }.
play-seat-person = { $seat } spielst du
play-seat-program = { $seat } wird von { $player } gespielt
play-kept = Die Partie wird hier gespeichert: { $file }
play-begin = Gib eine Entscheidung ein oder help.
play-farewell = Die Partie ist gespeichert. Weiter geht es mit: tara play --resume { $file }
play-bound = Festlegung für die Auslosung: { $commitment }
play-checked = Die Auslosung prüfst du mit: tara verify { $file }
play-resumed = Die Partie geht weiter.


## What happens

play-begun =
    { $games ->
        [1] { $seat } beginnt.
       *[other] Partie { $game } von { $games }: { $seat } beginnt.
    }
play-game = Partie { $game } von { $games }.
play-lots = Auslosung des ersten Startspielers: { $cards }.
play-shuffled = Die Karten sind gemischt.
play-moved = { $seat }: { $decision }
play-moved-by-table = { $seat }: { $decision } (einzige Möglichkeit)
play-chose = { $seat } hat drei Karten gewählt.
play-took-back = { $seat } nimmt die letzte Entscheidung zurück.
play-resigned = { $seat } gibt auf.
play-time = { $seat }: Zeit abgelaufen.
play-abandoned = { $seat } hat die Partie verlassen.
play-ended-won = Die Partie ist zu Ende: { $points }.
play-ended-drawn = Die Partie endet remis: { $points }.
play-ended-agreed = Die Partie endet durch Vereinbarung remis: { $points }.
play-ended-aborted = Die Partie wurde abgebrochen, bevor sie begann. Niemand bekommt Punkte.
play-stopped = Der Tisch wurde geschlossen.
play-standing = Das Match nach { $played } von { $games } Partien: { $points }.
play-again =
    { $games ->
        [1] Revanche: eine neue Partie.
       *[other] Revanche: ein neues Match über { $games } Partien.
    }
play-clocks = Bedenkzeit: { $clocks }.


## What is asked

play-prompt = { $seat }>{" "}
play-prompt-thinks = { $seat } ({ $player }) überlegt>{" "}
play-prompt-next = Enter für die nächste Partie>{" "}
play-prompt-over = rematch oder quit>{" "}
play-curtain = { $seat }: Enter drücken, sobald niemand sonst zusieht>{" "}
play-curtain-line = ---- Bildschirm geleert ----
play-only-enter = Wenn nur { $seat } den Bildschirm sieht, drück Enter; oder gib quit ein.
# Was zustimmt; mehrere mit Kommas.
play-yes = ja, yes
play-affirm-draw = ja eingeben, wenn alle mit einem Remis einverstanden sind>{" "}
play-affirm-abort = ja eingeben, um die Partie abzubrechen>{" "}
play-affirm-resign = ja eingeben, um aufzugeben>{" "}
play-not-affirmed = Nichts hat sich geändert.


## Answers

play-no-moves = Keine erlaubte Entscheidung beginnt mit „{ $begin }“; moves zeigt alle.
play-links = { $token }+ und eine der Brücken { $rest }
play-swaps = { $token } und zwei beliebige von { $rest }, in dieser Reihenfolge
play-keeps = keep und drei beliebige von { $cards }, von der niedrigsten Zahl zur höchsten
play-kinds = { $kinds }. Einen Teil davon zeigt moves mit einem ersten Wort, etwa moves play.
play-legal = { $token } ist erlaubt.
play-illegal = { $token } ist nach { $clause } nicht erlaubt: { $sentence }
play-hint = Tipp des Computers (Stärke { $level }): { $decision }
play-hint-thinks = Der Computer (Stärke { $level }) sucht einen Tipp …
play-no-hint = Kein Tipp: { $error }
play-no-log = Noch ist nichts gespielt.
play-then-decides = Vorschau: Danach bist wieder du an der Reihe. Gespielt ist noch nichts.
play-then-done = Vorschau: Danach sind die anderen an der Reihe. Gespielt ist noch nichts.
play-then-drawn = Vorschau: Bei der nächsten Entscheidung wird etwas ausgelost oder aufgedeckt, deshalb ist ihr Ergebnis nicht zu sehen. Gespielt ist noch nichts.
play-player-failed = der Computer ist hier an einem Programmfehler gescheitert: { $said }
play-thinks-long = { $seat } ({ $player }) überlegt …
play-thinks = { $seat } überlegt. Inzwischen kannst du undo, board, score, log, save, help oder quit eingeben.
play-not-over = Die Partie ist noch nicht zu Ende; gib eine Entscheidung ein oder help.
play-game-over = Die Partie ist zu Ende. Gib rematch, save, score, log, board, help oder quit ein.
play-game-between = Die Partie ist zu Ende. Drück Enter für die nächste oder gib save, score, log, board, help oder quit ein.
play-nothing-typed = Gib eine Entscheidung ein oder help; moves zeigt alle erlaubten.
play-excess = Hinter { $word } darf nichts mehr stehen.
play-why-what = Gib why und eine Entscheidung ein, etwa why D4.
play-try-what = Gib try und Entscheidungen ein, mit Semikolons dazwischen.
play-save-what = Gib save und den Namen einer neuen Datei ein, etwa save partie.tara.
play-saved = Gespeichert: { $file }
play-not-saved = { $file } ließ sich nicht speichern: { $why }
play-save-hidden = Bis zum Ende der Partie bleiben Handkarten verdeckt, deshalb geht save erst danach. Verloren geht die Partie bis dahin nicht.
play-unreadable = Diese Zeile ist kein UTF-8 oder zu lang. Gib eine Entscheidung ein oder help.

play-help-ringforts =
    Eine Entscheidung ist ein Hügel, auf dem du baust (D4), x und ein Hügel, auf dem
    du eroberst (xD4), oder bei einem König zwei Hügel mit - dazwischen (B2-C4);
    pass, wenn du passen darfst. ○ steht auf Hügeln, auf denen du bauen kannst,
    ! bei dem, was du erobern kannst.
play-help-seat-of-kings =
    Eine Entscheidung ist eine Zeile wie keep 3 17 25, play 8 ulster F1, place F1
    oder end; ein Zug besteht aus mehreren. moves zeigt, was jetzt erlaubt ist.
play-help =
    moves [ANFANG]         erlaubte Entscheidungen, alle oder die mit diesem Anfang
    why ENTSCHEIDUNG       warum sie nicht erlaubt ist, mit der Regel
    try ENTSCHEIDUNG; ...  was Entscheidungen bewirken, ohne sie zu spielen
    hint                   ein Tipp: was der Computer spielen würde
    undo                   deine letzte Entscheidung zurücknehmen
    board, score, log      das Brett, der Punktestand, die gespielten Züge
    save DATEI             die Partie als lesbaren Text in eine neue Datei schreiben
    draw, resign           Remis vereinbaren, die Partie aufgeben
    abort                  die Partie abbrechen, ehe alle gezogen haben
    next, rematch          die nächste Partie des Matchs, ein neues Match
    quit                   aufhören; die Partie bleibt gespeichert


## The board screen

play-screen-several = { $count } Entscheidungen: { $tokens }
play-screen-nothing = Kein erlaubter Zug enthält { $hills }. Esc beginnt von vorn.
play-screen-below = Bild ab: mehr
play-screen-more = Pfeil auf und Pfeil ab blättern; jede andere Taste führt zurück.
play-screen-keys = Pfeiltasten wählen, Enter spielt, Bild auf und Bild ab blättern; oder gib einen Befehl ein, etwa help.
play-screen-small = Das Fenster hat { $width } Spalten und { $height } Zeilen; das Brett braucht 60 und 20.


## Refusals that say what to type instead; all others are the errors of server.ftl

play-refused-not-begun = Die Partie hat noch nicht begonnen; gib next ein.
play-refused-over = Die Partie ist zu Ende; gib next, rematch oder quit ein.
play-refused-stale = Die Partie ist inzwischen weitergegangen; gib es noch einmal ein.
play-refused-not-asked = So viel gibt es hier nicht zu entscheiden; gib weniger Entscheidungen ein oder moves.
play-refused-not-a-move = „{ $token }“ ist weder eine Entscheidung in diesem Spiel noch ein Befehl; gib moves oder help ein.
play-refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
play-refused-program = Der Computer lässt sich auf kein Remis ein; mit resign gibst du auf.
