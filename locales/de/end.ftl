# Was die Seite sagt, wenn eine Partie zu Ende ist. Geladen wird es am Ende der ersten Partie.
#
#   $winner    der Name der Seite oder des Platzes, der gewonnen hat, $loser der der anderen Seite
#   $you       ob man das selbst ist: yes oder no
#   $reader    auf welcher Seite man selbst ist: winner, loser oder none
#   $most      die entscheidende Zahl der Siegerseite, $least die der anderen
#   $count     die Zahl, in der beide Seiten gleich sind
#   $move      ein Zug oder eine Entscheidung, wie eine Zugliste sie hat oder wie ein Satz hinter einem Namen weitergeht
#   $kind      was eine Suche ansieht: turns (Züge) oder positions (Stellungen eines Befestigungsspiels)
#   $next      welche Partie folgt: game (die nächste des Matchs) oder rematch (eine Revanche)


## The result and its reason

end-win =
    { $you ->
        [yes] Du gewinnst
        [lost] Du verlierst
       *[no] { $winner } gewinnt
    }
end-draw = Remis
end-match-win =
    { $you ->
        [yes] Du gewinnst das Match
        [lost] Du verlierst das Match
       *[no] { $winner } gewinnt das Match
    }
end-match-draw = Das Match endet remis
end-aborted = Abgebrochen
end-stopped = Abgebrochen
end-score = { $more } zu { $less }
end-you = Du
end-course = Zurück zum Kurs
end-course-next = Nächster Kurs: { $game }
end-next-begins =
    { $you ->
        [yes] { $next ->
            [rematch] Bei einer Revanche beginnst du.
           *[game] In der nächsten Partie beginnst du.
        }
       *[no] { $next ->
            [rematch] Bei einer Revanche beginnt { $seat }.
           *[game] In der nächsten Partie beginnt { $seat }.
        }
    }
end-next-lots =
    { $next ->
        [rematch] Bei einer Revanche entscheidet das Los, wer beginnt.
       *[game] In der nächsten Partie entscheidet das Los, wer beginnt.
    }

end-because-kingdoms =
    { $reader ->
        [winner] Du hast { $most } { $most ->
            [one] Königreich
           *[other] Königreiche
        }, { $loser } hat { $least }. Es gewinnt, wer weniger Königreiche hat.
        [loser] { $winner } hat { $most } { $most ->
            [one] Königreich
           *[other] Königreiche
        }, du hast { $least }. Es gewinnt, wer weniger Königreiche hat.
       *[none] { $winner } hat { $most } { $most ->
            [one] Königreich
           *[other] Königreiche
        }, { $loser } hat { $least }. Es gewinnt, wer weniger Königreiche hat.
    }
end-because-bridges =
    { $reader ->
        [winner] Du hast { $most } { $most ->
            [one] Brücke
           *[other] Brücken
        }, { $loser } hat { $least }. Es gewinnt, wer mehr Brücken hat.
        [loser] { $winner } hat { $most } { $most ->
            [one] Brücke
           *[other] Brücken
        }, du hast { $least }. Es gewinnt, wer mehr Brücken hat.
       *[none] { $winner } hat { $most } { $most ->
            [one] Brücke
           *[other] Brücken
        }, { $loser } hat { $least }. Es gewinnt, wer mehr Brücken hat.
    }
end-because-kingdoms-territory =
    { $reader ->
        [winner] Gleichstand bei den Königreichen ({ $count }), also entscheiden die Befestigungen: Du hast { $most }, { $loser } hat { $least }.
        [loser] Gleichstand bei den Königreichen ({ $count }), also entscheiden die Befestigungen: { $winner } hat { $most }, du hast { $least }.
       *[none] Gleichstand bei den Königreichen ({ $count }), also entscheiden die Befestigungen: { $winner } hat { $most }, { $loser } hat { $least }.
    }
end-because-bridges-territory =
    { $reader ->
        [winner] Gleichstand bei den Brücken ({ $count }), also entscheiden die Befestigungen: Du hast { $most }, { $loser } hat { $least }.
        [loser] Gleichstand bei den Brücken ({ $count }), also entscheiden die Befestigungen: { $winner } hat { $most }, du hast { $least }.
       *[none] Gleichstand bei den Brücken ({ $count }), also entscheiden die Befestigungen: { $winner } hat { $most }, { $loser } hat { $least }.
    }
end-because-kingdoms-spare =
    { $reader ->
        [loser] Gleichstand bei den Königreichen ({ $count }), und du bleibst auf der Reservebefestigung sitzen.
       *[none] Gleichstand bei den Königreichen ({ $count }), und { $loser } bleibt auf der Reservebefestigung sitzen.
    }
end-because-kings_captured =
    { $reader ->
        [winner] Du hast { $most } Könige gefangen genommen, { $loser } { $least }.
        [loser] { $winner } hat { $most } Könige gefangen genommen, du { $least }.
       *[none] { $winner } hat { $most } Könige gefangen genommen, { $loser } { $least }.
    }
end-level-kingdoms = Gleichstand bei den Königreichen ({ $count }) und bei den Befestigungen ({ $territory }).
end-level-bridges = Gleichstand bei den Brücken ({ $count }) und bei den Befestigungen ({ $territory }).
end-level-kings_captured =
    { $count ->
        [one] Beide Seiten haben { $count } König gefangen genommen.
       *[other] Beide Seiten haben { $count } Könige gefangen genommen.
    }

end-sum =
    { $kings ->
        [0] 2 Punkte für den Sieg und { $difference } für den Unterschied ergeben { $points }.
       *[other] 2 Punkte für den Sieg, { $difference } für den Unterschied und { $kings } für einen gefangenen König ergeben { $points }.
    }
end-sum-kings = Jeder gefangene König zählt 1 Punkt.
end-sum-left = Wird eine Partie nicht zu Ende gespielt, bekommt die Siegerseite 3 Punkte oder, wenn das Brett mehr ergibt, so viele.
# Warum eine Partie, die zu Ende gespielt wurde, geendet hat.
end-by-full = Die Partie ist zu Ende, weil das Brett voll ist.
end-by-out = Die Partie ist zu Ende, weil eine Seite AUS angesagt hat: Sie konnte nichts Erlaubtes mehr tun.
end-by-stone = Die Partie ist zu Ende, weil sich keine Befestigung mehr nehmen lässt.
end-by-pass = Die Partie ist zu Ende, weil eine Seite gepasst hat: Die Könige haben das Brett verlassen.
end-by-repetition = Die Partie ist zu Ende, weil dieselbe Stellung zum dritten Mal entstanden ist.
end-sum-match = Punkte im Match: Rot { $reds } = { $red }, Blau { $blues } = { $blue }.

end-stopped-void_draws = Dieser Tisch wurde geschlossen, weil die Auslosung derselben Partie dreimal gescheitert ist.
end-stopped-closed = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
end-stopped-host = Wer den Server betreibt, hat diesen Tisch geschlossen.
end-stopped-full = Dieser Tisch hat die Höchstzahl an Zügen erreicht.
end-stopped-player = Ein Computer am Tisch ist ausgefallen, deshalb konnte die Partie nicht weitergehen.
end-stopped-failed = Das Programm ist abgestürzt, deshalb konnte die Partie nicht weitergehen.


## How the sides compare, and what cost most

end-ahead = { $side } vorn
end-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-graph =
    { $moves ->
        [one] Wer nach dem einzigen Zug vorn war, in Punkten
       *[other] Wer nach jedem der { $moves } Züge vorn war, in Punkten
    }
end-compared = Die Seiten im Vergleich
end-costliest = Größte Fehler
end-costliest-about = Aus einer kurzen Suche des Computers. Die Analyse sucht tiefer.
end-costliest-none = Kein Zug hat einen halben Punkt gekostet: gut gespielt.
end-costly =
    { $you ->
        [yes] Du: { $number }. { $move }
       *[no] { $side }: { $number }. { $move }
    }
end-costly-loss =
    Kostet etwa { NUMBER($points, maximumFractionDigits: 1) ->
        [one] 1 Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }{ $better ->
        [none] .
       *[other] ; { $better } war besser.
    }
end-cost-progress =
    { $kind ->
        [turns] { $done } von { $all } Zügen
       *[positions] { $done } von { $all } Stellungen
    }
end-cost-stop = Stopp
end-cost-go =
    { $kind ->
        [turns] Fehler suchen
       *[positions] Fehler suchen
    }
end-cost-waits = Der Server ist ausgelastet. Die Suche geht von selbst weiter.


## Seat of Kings

end-kings-because =
    { $count ->
        [0]
            { $you ->
                [yes] Du bist Hochkönig.
               *[no] { $seat } ist Hochkönig.
            }
        [one]
            { $you ->
                [yes] Du bist Hochkönig: Das Königsfeld von { $regions } gehört dir.
               *[no] { $seat } ist Hochkönig, mit dem Königsfeld von { $regions }.
            }
       *[other]
            { $you ->
                [yes] Du bist Hochkönig: Die Königsfelder von { $regions } gehören dir.
               *[no] { $seat } ist Hochkönig, mit den Königsfeldern von { $regions }.
            }
    }
end-kings-step = Der letzte Schritt, in Runde { $round }: { $seat } { $move }.
end-kings-alone = Nur { $seat } ist noch im Spiel.
end-kings-alone-own = Nur noch du spielst.
end-kings-rounds =
    { $rounds ->
        [one] Die einzige Runde ist vorbei, und niemand ist Hochkönig.
        [2] Beide Runden sind vorbei, und niemand ist Hochkönig.
       *[other] Alle { $rounds } Runden sind vorbei, und niemand ist Hochkönig.
    }
end-kings-positions = Königsfelder
end-kings-pieces = Spielsteine auf dem Spielbrett
end-kings-cumals = Cumals
end-kings-cleared = Regionen geräumt
end-kings-taken = Felder erobert
end-kings-traitors = Verräter gekauft
end-kings-income = Einkommen gesamt
end-chance-sure = Sicherer Sieg
end-chance-none = Keine Chance
end-chance-about = Jede Linie: die Gewinnchance einer Farbe, vom ersten Zug bis zum letzten.
end-chance-draw = Remis: Niemand hat gewonnen
end-chance-graph =
    { $turns ->
        [one] Wie der Computer vor einem Zug die Gewinnchancen aller schätzt
       *[other] Wie der Computer vor jedem der { $turns } Züge die Gewinnchancen aller schätzt
    }
end-kings-costliest = Größte Fehler
end-kings-costliest-about = Vom Computer geschätzt, nach dem, was am jeweiligen Platz zu sehen war.
end-kings-costliest-last =
    { $count ->
        [one] Der letzte Zug, vom Computer geschätzt nach dem, was am jeweiligen Platz zu sehen war.
       *[other] Die letzten { $count } Züge, vom Computer geschätzt nach dem, was am jeweiligen Platz zu sehen war.
    }
end-kings-costliest-none-last =
    { $count ->
        [one] Nach Schätzung des Computers hat der letzte Zug nicht viel gekostet. Frühere hat er sich nicht angesehen.
       *[other] Nach Schätzung des Computers hat keiner der letzten { $count } Züge viel gekostet. Frühere hat er sich nicht angesehen.
    }
end-kings-costliest-none = Nach Schätzung des Computers hat kein Zug viel gekostet.
end-kings-costly =
    { $you ->
        [yes] Dein Zug, Runde { $round }: { $move }.
       *[no] { $seat }, Runde { $round }: { $move }.
    }
end-kings-costly-loss = Das hat rund { $loss } % Gewinnchance gekostet. Besser: { $better }.
