# Che cosa dice la pagina quando una partita è finita. Si carica alla fine della prima partita.
#
#   $winner    il nome dello schieramento o del giocatore che ha vinto, $loser quello dell’altro schieramento
#   $you       se è chi legge: yes o no
#   $reader    da che parte sta chi legge: winner, loser oppure none
#   $most      il numero decisivo di chi ha vinto, $least quello dell’altro schieramento
#   $count     il numero in cui i due schieramenti sono pari
#   $move      una mossa o una decisione, come in un elenco di mosse o come continua dopo un nome
#   $kind      che cosa esamina una ricerca: turns (turni) o positions (posizioni di un gioco con i forti)
#   $next      quale partita segue: game (la prossima dell’incontro) o rematch (una rivincita)


## Il risultato e il suo motivo

end-win =
    { $you ->
        [yes] Hai vinto
        [lost] Hai perso
       *[no] Vince { $winner ->
           [Rosso] il Rosso
           [Blu] il Blu
           [Bianco] il Bianco
           [Giallo] il Giallo
          *[other] { $winner }
       }
    }
end-draw = Patta
end-match-win =
    { $you ->
        [yes] Hai vinto l’incontro
        [lost] Hai perso l’incontro
       *[no] Vince l’incontro { $winner ->
           [Rosso] il Rosso
           [Blu] il Blu
           [Bianco] il Bianco
           [Giallo] il Giallo
          *[other] { $winner }
       }
    }
end-match-draw = L’incontro finisce in parità
end-aborted = Partita annullata
end-stopped = Partita interrotta
end-score = { $more } a { $less }
end-you = Tu
end-course = Torna al corso
end-course-next = Prossimo corso: { $game }
end-next-begins =
    { $you ->
        [yes] { $next ->
            [rematch] In una rivincita cominci tu.
           *[game] Nella prossima partita cominci tu.
        }
       *[no] { $next ->
            [rematch] In una rivincita comincia
           *[game] Nella prossima partita comincia
        } { $seat ->
            [Rosso] il Rosso.
            [Blu] il Blu.
           *[other] { $seat }.
        }
    }
end-next-lots =
    { $next ->
        [rematch] In una rivincita si tira a sorte chi comincia.
       *[game] Nella prossima partita si tira a sorte chi comincia.
    }

end-because-kingdoms =
    { $reader ->
        [winner] Hai { $most } { $most ->
            [one] regno
           *[other] regni
        }, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } ne ha { $least }. Vince chi ne ha meno.
        [loser] { $winner ->
            [Rosso] Il Rosso
            [Blu] Il Blu
           *[other] { $winner }
        } ha { $most } { $most ->
            [one] regno
           *[other] regni
        }, tu ne hai { $least }. Vince chi ne ha meno.
       *[none] { $winner ->
           [Rosso] Il Rosso
           [Blu] Il Blu
          *[other] { $winner }
       } ha { $most } { $most ->
            [one] regno
           *[other] regni
        }, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } ne ha { $least }. Vince chi ne ha meno.
    }
end-because-bridges =
    { $reader ->
        [winner] Hai { $most } { $most ->
            [one] ponte
           *[other] ponti
        }, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } ne ha { $least }. Vince chi ne ha di più.
        [loser] { $winner ->
            [Rosso] Il Rosso
            [Blu] Il Blu
           *[other] { $winner }
        } ha { $most } { $most ->
            [one] ponte
           *[other] ponti
        }, tu ne hai { $least }. Vince chi ne ha di più.
       *[none] { $winner ->
           [Rosso] Il Rosso
           [Blu] Il Blu
          *[other] { $winner }
       } ha { $most } { $most ->
            [one] ponte
           *[other] ponti
        }, { $loser ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $loser }
       } ne ha { $least }. Vince chi ne ha di più.
    }
end-because-kingdoms-territory =
    { $reader ->
        [winner] I regni sono pari, { $count } a { $count }, quindi decidono i forti: tu ne hai { $most }, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } { $least }.
        [loser] I regni sono pari, { $count } a { $count }, quindi decidono i forti: { $winner ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $winner }
        } ne ha { $most }, tu { $least }.
       *[none] I regni sono pari, { $count } a { $count }, quindi decidono i forti: { $winner ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $winner }
       } ne ha { $most }, { $loser ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $loser }
       } { $least }.
    }
end-because-bridges-territory =
    { $reader ->
        [winner] I ponti sono pari, { $count } a { $count }, quindi decidono i forti: tu ne hai { $most }, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } { $least }.
        [loser] I ponti sono pari, { $count } a { $count }, quindi decidono i forti: { $winner ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $winner }
        } ne ha { $most }, tu { $least }.
       *[none] I ponti sono pari, { $count } a { $count }, quindi decidono i forti: { $winner ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $winner }
       } ne ha { $most }, { $loser ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $loser }
       } { $least }.
    }
end-because-kingdoms-spare =
    { $reader ->
        [loser] I regni sono pari, { $count } a { $count }, e il forte di riserva è rimasto a te.
       *[none] I regni sono pari, { $count } a { $count }, e il forte di riserva è rimasto { $loser ->
           [Rosso] al Rosso
           [Blu] al Blu
          *[other] a { $loser }
       }.
    }
end-because-kings_captured =
    { $reader ->
        [winner] Hai catturato { $most } re, { $loser ->
            [Rosso] il Rosso
            [Blu] il Blu
           *[other] { $loser }
        } { $least }.
        [loser] { $winner ->
            [Rosso] Il Rosso
            [Blu] Il Blu
           *[other] { $winner }
        } ha catturato { $most } re, tu { $least }.
       *[none] { $winner ->
           [Rosso] Il Rosso
           [Blu] Il Blu
          *[other] { $winner }
       } ha catturato { $most } re, { $loser ->
           [Rosso] il Rosso
           [Blu] il Blu
          *[other] { $loser }
       } { $least }.
    }
end-level-kingdoms = I regni sono pari, { $count } a { $count }, e anche i forti, { $territory } a { $territory }.
end-level-bridges = I ponti sono pari, { $count } a { $count }, e anche i forti, { $territory } a { $territory }.
end-level-kings_captured = Ogni schieramento ha catturato { $count } re.

end-sum =
    { $kings ->
        [0] 2 punti per la vittoria e { $difference } per la differenza fanno { $points }.
       *[other] 2 punti per la vittoria, { $difference } per la differenza e { $kings } per un re catturato fanno { $points }.
    }
end-sum-kings = Ogni re catturato vale 1 punto.
end-sum-left = Una partita non giocata fino in fondo dà 3 punti, o di più se il tabellone dà di più.
# Perché una partita giocata fino in fondo è finita.
end-by-full = La partita è finita perché il tabellone è pieno.
end-by-out = La partita è finita perché uno schieramento era FUORI: non aveva più mosse consentite.
end-by-stone = La partita è finita perché non c’è più nessun forte da togliere.
end-by-pass = La partita è finita perché uno schieramento ha passato: i re hanno lasciato il tabellone.
end-by-repetition = La partita è finita perché la stessa posizione si è presentata per la terza volta.
end-sum-match = Punti dell’incontro: Rosso { $reds } = { $red }, Blu { $blues } = { $blue }.

end-stopped-void_draws = Il tavolo è stato chiuso dopo tre sorteggi nulli per la stessa partita.
end-stopped-closed = Chi aveva aperto questo tavolo lo ha chiuso.
end-stopped-host = Il gestore di questo server ha chiuso il tavolo.
end-stopped-full = Questo tavolo ha raggiunto il suo limite di mosse.
end-stopped-player = Il computer si è fermato per un errore, quindi la partita non poteva continuare.
end-stopped-failed = C’è stato un errore del programma, quindi la partita non poteva continuare.


## Come stanno gli schieramenti, e che cosa è costato di più

end-ahead = { $side } in vantaggio
end-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
end-graph =
    { $moves ->
        [one] Chi era in vantaggio dopo l’unica mossa, in punti
       *[other] Chi era in vantaggio dopo ognuna delle { $moves } mosse, in punti
    }
end-compared = Gli schieramenti a confronto
end-costliest = Errori più gravi
end-costliest-about = Da una ricerca veloce del computer. L’analisi cerca più a fondo.
end-costliest-none = Nessuna mossa è costata mezzo punto: ben giocato.
end-costly =
    { $you ->
        [yes] Tu: { $number }. { $move }
       *[no] { $side }: { $number }. { $move }
    }
end-costly-loss =
    Costa circa { NUMBER($points, maximumFractionDigits: 1) ->
        [one] 1 punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    }{ $better ->
        [none] .
       *[other] ; meglio { $better }.
    }
end-cost-progress =
    { $kind ->
        [turns] Turni: { $done } di { $all }
       *[positions] Posizioni: { $done } di { $all }
    }
end-cost-stop = Ferma
end-cost-go =
    { $kind ->
        [turns] Cerca gli errori
       *[positions] Cerca gli errori
    }
end-cost-waits = Il server è occupato. La ricerca continuerà.


## Seat of Kings

end-kings-because =
    { $count ->
        [0]
            { $you ->
                [yes] Sei Ard Rí.
               *[no] { $seat ->
                   [Rosso] Il Rosso
                   [Blu] Il Blu
                   [Bianco] Il Bianco
                   [Giallo] Il Giallo
                  *[other] { $seat }
               } è Ard Rí.
            }
        [one]
            { $you ->
                [yes] Sei Ard Rí: è tua la posizione del Re { $regions ->
                    [Ulster] dell’Ulster
                   *[other] del { $regions }
                }.
               *[no] { $seat ->
                   [Rosso] Il Rosso
                   [Blu] Il Blu
                   [Bianco] Il Bianco
                   [Giallo] Il Giallo
                  *[other] { $seat }
               } è Ard Rí, con la posizione del Re { $regions ->
                    [Ulster] dell’Ulster
                   *[other] del { $regions }
                }.
            }
       *[other]
            { $you ->
                [yes] Sei Ard Rí, con queste posizioni del Re: { $regions }.
               *[no] { $seat ->
                   [Rosso] Il Rosso
                   [Blu] Il Blu
                   [Bianco] Il Bianco
                   [Giallo] Il Giallo
                  *[other] { $seat }
               } è Ard Rí, con queste posizioni del Re: { $regions }.
            }
    }
end-kings-step =
    L’ultimo passo, nel round { $round }: { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    } { $move }.
end-kings-alone =
    In gioco resta soltanto { $seat ->
        [Rosso] il Rosso
        [Blu] il Blu
        [Bianco] il Bianco
        [Giallo] il Giallo
       *[other] { $seat }
    }.
end-kings-alone-own = In gioco resti soltanto tu.
end-kings-rounds =
    { $rounds ->
        [one] L’unico round è finito, e nessuno è Ard Rí.
        [2] Entrambi i round sono finiti, e nessuno è Ard Rí.
        [3] Tutti e tre i round sono finiti, e nessuno è Ard Rí.
       *[other] Tutti e { $rounds } i round sono finiti, e nessuno è Ard Rí.
    }
end-kings-positions = Posizioni del Re
end-kings-pieces = Pedine sul tabellone
end-kings-cumals = Cumal
end-kings-cleared = Regioni svuotate
end-kings-taken = Posizioni prese
end-kings-traitors = Traditori giocati
end-kings-income = Rendite in tutto
end-chance-sure = Vittoria sicura
end-chance-none = Nessuna possibilità
end-chance-about = Ogni linea mostra la probabilità di vittoria di un giocatore, dal primo turno all’ultimo.
end-chance-draw = Patta: nessuno ha vinto
end-chance-graph =
    { $turns ->
        [one] La probabilità di vittoria di ciascuno prima dell’unico turno, secondo la stima del computer
       *[other] La probabilità di vittoria di ciascuno prima di ognuno dei { $turns } turni, secondo la stima del computer
    }
end-kings-costliest = Errori più gravi
end-kings-costliest-about = La stima del computer, in base a ciò che il giocatore poteva vedere.
end-kings-costliest-last =
    { $count ->
        [one] La stima del computer per l’ultimo turno, in base a ciò che il giocatore poteva vedere.
       *[other] La stima del computer per gli ultimi { $count } turni, in base a ciò che il giocatore poteva vedere.
    }
end-kings-costliest-none-last =
    { $count ->
        [one] Secondo la stima del computer l’ultimo turno non è costato molto. I turni precedenti non li ha esaminati.
       *[other] Secondo la stima del computer nessuno degli ultimi { $count } turni è costato molto. I turni precedenti non li ha esaminati.
    }
end-kings-costliest-none = Secondo la stima del computer nessun turno è costato molto.
end-kings-costly =
    { $you ->
        [yes] Tu, round { $round }: { $move }.
       *[no] { $seat }, round { $round }: { $move }.
    }
end-kings-costly-loss = Costa circa { $loss ->
    [8] l’8
    [11] l’11
   *[other] il { $loss }
}% di probabilità di vittoria. Meglio: { $better }.
