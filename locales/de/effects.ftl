# Züge, Entscheidungen und Auslosungen, und ein Satz für jede Wirkung: auf der Seite und im Terminal.
#
#   $seat, $owner, $captor, $king, $side    der Name eines Platzes oder einer Seite
#   $hill, $at, $from, $to, $region         der Name eines Orts
#   $seats                                  Namen als Liste
#   $kingdoms, $kings, $bridges, $pieces, $cumals    wie viele


## Ringfort games

effect-ringfort_captured = Die Befestigung von { $side } auf { $hill } ist erobert.
effect-king_placed = Der König von { $side } kommt auf { $hill }.
effect-king_moved = Der König von { $side } zieht von { $from } nach { $to }.
effect-kingdoms_joined =
    { $kingdoms ->
        [2] Die Befestigung von { $side } auf { $hill } vereint zwei Königreiche zu einem.
        [3] Die Befestigung von { $side } auf { $hill } vereint drei Königreiche zu einem.
       *[other] Die Befestigung von { $side } auf { $hill } vereint vier Königreiche zu einem.
    }
effect-kingdom_split =
    { $kingdoms ->
        [2] Ohne { $hill } zerfällt ein Königreich von { $side } in zwei.
        [3] Ohne { $hill } zerfällt ein Königreich von { $side } in drei.
       *[other] Ohne { $hill } zerfällt ein Königreich von { $side } in vier.
    }
effect-battle = KAMPF! { $seat } eröffnet ihn.
effect-out = AUS! { $seat } hat keinen Zug mehr.
effect-skipped = { $seat } hat keinen Zug und wird übersprungen.
effect-final_turn = { $seat } hat den letzten Zug.
effect-king_captured = Der König von { $side } auf { $hill } ist gefangen.
effect-king_captured_by_default = Der König von { $side } ist auf { $hill } gestrandet und gilt als gefangen.
effect-double_capture = { $side } hat zwei Könige verloren; damit ist die Partie zu Ende.
effect-kings_withdrawn =
    { $kings ->
        [one] Der König von { $side } verlässt das Brett.
       *[other] Die Könige von { $side } verlassen das Brett.
    }
effect-forced_pass =
    { $kings ->
        [0] Die Gegenseite hat gepasst, also muss auch { $side } passen.
        [one] Die Gegenseite hat gepasst, also muss auch { $side } passen; der König von { $side } verlässt das Brett.
       *[other] Die Gegenseite hat gepasst, also muss auch { $side } passen; die Könige von { $side } verlassen das Brett.
    }
effect-repetition = Diese Stellung ist zum dritten Mal entstanden: Alle Könige verlassen das Brett, und die Partie ist zu Ende.
effect-links_made =
    { $bridges ->
        [one] Die letzte Brücke ist gesetzt.
       *[other] Die letzten { $bridges } Brücken sind gesetzt.
    }


## Moves, after the name of a seat

move-build = baut auf { $hill }
move-build-king =
    { $from ->
        [none] baut auf { $hill } und setzt den König dorthin
       *[other] baut auf { $hill } und zieht mit dem König von { $from } dorthin
    }
move-capture = erobert { $hill }
move-capture-king =
    { $from ->
        [none] erobert { $hill } und setzt den König dorthin
       *[other] erobert { $hill } und zieht mit dem König von { $from } dorthin
    }
move-capture-link =
    { $from ->
        [none] erobert { $hill }, setzt den König dorthin und verbindet { $one } mit { $other }
       *[other] erobert { $hill }, zieht mit dem König von { $from } dorthin und verbindet { $one } mit { $other }
    }
move-king = zieht mit dem König von { $from } nach { $to }
move-king-captures = erobert { $to } mit dem König von { $from }
move-sacrifice = zieht mit dem König von { $from } nach { $to } und opfert dort die Befestigung
move-pass = passt
log-move = { $seat } { $move }.
log-only-move = { $seat } { $move } (einziger möglicher Zug).


## Tara, Seat of Kings

effect-paid =
    { $cumals ->
        [one] { $seat } zahlt 1 Cumal.
       *[other] { $seat } zahlt { $cumals } Cumals.
    }
effect-received =
    { $cumals ->
        [one] { $seat } erhält 1 Cumal.
       *[other] { $seat } erhält { $cumals } Cumals.
    }
effect-captured = Der Spielstein von { $owner } auf { $at } ist gefangen.
effect-fort_made = Auf { $at } entsteht ein Fort.
effect-fort_moved = Das Fort auf { $from } wechselt nach { $to }.
effect-fort_struck = Das Fort von { $owner } auf { $at } verliert seinen obersten Spielstein.
effect-king_struck = Der Königsstein von { $owner } wird entfernt.
effect-returned =
    { $why ->
        [released]
            { $pieces ->
                [1] Der Gefangene auf { $at } kehrt in den Vorrat von { $seat } zurück.
               *[other] { $pieces } Gefangene auf { $at } kehren in den Vorrat von { $seat } zurück.
            }
       *[other]
            { $pieces ->
                [one] 1 Spielstein kehrt in den Vorrat von { $seat } zurück.
               *[other] { $pieces } Spielsteine kehren in den Vorrat von { $seat } zurück.
            }
    }
effect-activated = Aktiviert: { $at }.
effect-turned_up = { $seat } deckt Karte { $card } auf.
effect-traitor_card = Die Karte des Verräters ist die { $card }.
effect-income =
    { $cumals ->
        [one] { $seat } zieht 1 Cumal Einkommen ein.
       *[other] { $seat } zieht { $cumals } Cumals Einkommen ein.
    }
effect-cleared = { $region } wird geräumt: { $king } hat dort einen König.
effect-imprisoned =
    { $pieces ->
        [one] { $captor } inhaftiert 1 Spielstein von { $owner }.
       *[other] { $captor } inhaftiert { $pieces } Spielsteine von { $owner }.
    }
effect-crowned = Der Königsstein von { $seat } steht jetzt in { $region }.
effect-closed = { $region } ist geschlossen.
effect-uncrowned =
    { $pieces ->
        [one] Der Königsstein von { $seat } wird vom Spielbrett genommen.
       *[other] { $pieces } Königssteine von { $seat } werden vom Spielbrett genommen.
    }
effect-prisoners_exchanged =
    { $pieces ->
        [one] { $seats } tauschen je 1 Häftling aus.
       *[other] { $seats } tauschen je { $pieces } Häftlinge aus.
    }
effect-ransomed =
    { $pieces ->
        [one] { $captor } gibt { $owner } 1 Spielstein zurück.
       *[other] { $captor } gibt { $owner } { $pieces } Spielsteine zurück.
    }
effect-starts = { $seat } ist Startspieler.
effect-round = Runde { $round } beginnt.
effect-won = { $seat } ist Hochkönig.
effect-drawn = Die Partie endet remis.


## Decisions and draws, to follow the name of a seat

does-keep = wählt drei Karten
does-discard = legt Karte { $cards } ab und zieht 2 Cumals ein
does-amnesty = legt Karte { $cards } für eine Amnestie in { $region } ab
does-play = spielt in { $region } Karte { $cards } aus: { $positions }
does-stone = spielt in { $region } den „Stein des Schicksals“ (Karte { $cards }) aus und tauscht { $positions }
does-place =
    { $where ->
        [none] setzt auf { $positions }
       *[other] setzt in { $region } auf { $positions }
    }
does-activate =
    { $where ->
        [none] aktiviert
       *[other] aktiviert in { $region }
    }
does-promote =
    { $where ->
        [none] steigt auf { $positions } auf
       *[other] steigt in { $region } auf { $positions } auf
    }
does-end = ist fertig
does-keep-fort =
    { $where ->
        [none] behält das Fort auf { $positions }
       *[other] behält in { $region } das Fort auf { $positions }
    }
does-traitor =
    { $where ->
        [none] kauft den Verräter
       *[other] kauft den Verräter in { $region }
    }
does-decline =
    { $where ->
        [none] passt beim Verräter
       *[other] passt beim Verräter in { $region }
    }
does-exchange =
    { $owner ->
        [none] tauscht den Spielstein auf { $positions } aus
       *[other] { $where ->
            [none] tauscht auf { $positions } den Spielstein von { $owner } gegen einen eigenen aus; er kehrt in den Vorrat von { $owner } zurück
           *[other] tauscht in { $region } auf { $positions } den Spielstein von { $owner } gegen einen eigenen aus; er kehrt in den Vorrat von { $owner } zurück
        }
    }
does-garrison =
    { $where ->
        [none] setzt einen Spielstein der Garnison auf { $positions }
       *[other] setzt in { $region } einen Spielstein der Garnison auf { $positions }
    }
does-ransom =
    { $count ->
        [0] zahlt kein Lösegeld
        [one] zahlt 1 Cumal Lösegeld
       *[other] zahlt { $count } Cumals Lösegeld
    }
does-start = bestimmt { $seat } zum Startspieler
does-region = eröffnet { $region }
does-lots = Auslosung des ersten Startspielers: { $cards }
does-shuffle =
    { $count ->
        [0] Die Karten sind gemischt
       *[other] Die Karten sind gemischt, und alle bekommen { $count }
    }
lot-of = { $seat } { $card }
kings-drawn = { $what }.
kings-log-seat = { $seat } { $move }.
kings-log-table = { $seat } { $move } (einzige Möglichkeit).
kings-log-stand_in = { $seat } { $move } (vom Computer gespielt).
kept-cards = wählt { $cards }
