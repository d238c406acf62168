# Was die Seite sagt, wo Partien betrachtet und Stellungen aufgebaut werden.
#
#   $points    eine Zahl von Punkten
#   $move      die Nummer eines Zugs, $moves wie viele es sind
#   $moments   eine Zahl von Stellungen einer Partie, $done wie viele davon analysiert sind
#   $told      was gespielt wurde, in Sätzen
#   $side      der Name einer Seite


## A game or a position that is looked at

analysis = Analyse
analysis-title = Analyse: { $game }
moment-state = Aktuelle Stellung
moment-start = Der Beginn der Partie.
moment-position = Die Stellung.
moment = Zug { $move } von { $moves }: { $told }
moment-branch = Variante, Zug { $move }: { $told }
moment-given-up = Hier endete die Partie vorzeitig.
to-table = Zum Tisch
game-before = Vorige Partie
edit-position = Stellung ändern
leave-branch = Zurück zur Partie
leave-line = Zurück zur Stellung

play-on = Ab hier spielen
play-on-kings = Die Partie geht mit denselben Handkarten und demselben Kartenstapel in derselben Reihenfolge weiter. Was du davon in der Wiedergabe gesehen hast, kennst du also schon.


## Evaluations

ahead-0 = Rot +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-1 = Blau +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-even = Ausgeglichen
proved-value = { $value } (bewiesen)
not-judged = Noch nicht analysiert
loss =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] kostet 1 Punkt
       *[other] kostet { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }
loss-none = bester Zug

graph = Vorsprung in Punkten
graph-about =
    { $moments ->
        [one] Diagramm: Wer in einer Stellung vorn liegt
       *[other] Diagramm: Wer in { $moments } Stellungen vorn liegt
    }
slider = Zug

progress = Analyse der Partie
progress-of = { $done } von { $moments }
progress-done = Die ganze Partie ist analysiert.
judge-stop = Analyse anhalten
judge-go = Analyse fortsetzen
judge-stopped = Die Analyse ist angehalten.
judge-waits = Der Server ist ausgelastet. Deine Analyse geht von selbst weiter.
judge-offline = Verbindung unterbrochen. Deine Analyse geht weiter, sobald der Server wieder erreichbar ist.

lines = Beste Züge
lines-asked = Einen Moment …
lines-none = Diese Stellung ist nicht analysiert.
lines-over = Die Partie ist zu Ende.
lines-depth = Tiefe { $depth }, { NUMBER($moments) } Stellungen.
lines-deeper = Die Suche geht tiefer …
lines-deepest = Tiefer wird nicht gerechnet.

moves = Züge
moves-branch = Variante bei Zug { $move }
move-second = { $number }…
moves-none = Spiel auf dem Brett oder wähle einen der besten Züge.


## Wie gut jede Seite gespielt hat, und was auf dem Brett gezeichnet ist

accuracy = So haben beide Seiten gespielt
accuracy-side =
    { $side }: { $percent } % Genauigkeit. { $good ->
        [0] Keiner von { $moves } Zügen war so gut wie der beste
        [one] 1 von { $moves } Zügen war so gut wie der beste
       *[other] { $good } von { $moves } Zügen waren so gut wie der beste
    }, { $bad ->
        [0] keiner kostete einen Punkt oder mehr.
        [one] einer kostete einen Punkt oder mehr.
       *[other] { $bad } kosteten einen Punkt oder mehr.
    }
accuracy-about = Jeder Zug, zu dem es eine andere Möglichkeit gab, zählt 100 %, und für jeden Punkt, den er kostet, nur noch halb so viel.
turning = Wendepunkte
turning-none = Kein Zug kostete einen Punkt oder mehr.
turning-point = { $move }. { $told } Vorher: { $before }; danach: { $after }. Besser: { $better }.
beside = Neben dem Brett anzeigen
beside-about = Zeigt diese Stellung neben dem Brett an, damit du sie mit einer anderen vergleichen kannst.
best-on-board = Beste Züge auf dem Brett
sketch = Zeichnen
sketch-about = Wähle einen Hügel, um ihn zu umkreisen, oder zieh von Hügel zu Hügel für einen Pfeil. Die rechte Maustaste zeichnet immer.
sketch-clear = Zeichnung löschen


## The editor of positions

editor = Stellungseditor
editor-side = Die Stellung
tool = Was du setzt
tool-fort-0 = Rote Befestigung
tool-fort-1 = Blaue Befestigung
tool-king-0 = Roter König
tool-king-1 = Blauer König
tool-link = Brücke
tool-clear = Entfernen
link-first = Wähle den ersten Hügel der Brücke.
link-second = Wähle das andere Ende der Brücke von { $hill }.
clear-board = Brett leeren
set-start = Grundstellung
position-settled = Nach automatischen Zügen:
position-unread = Diese Stellung lässt sich nicht lesen
mend-position = Im Editor berichtigen

field-variant = Spiel
field-phase = Phase
field-phase-setup = Aufbau
field-phase-manoeuvres = Manöverphase
field-phase-battle = Kampf
field-phase-over = Partie zu Ende
field-turn = Am Zug
field-last = Züge bis zum Ende
field-last-none = Noch nicht gezählt
field-lost = Verlorene Könige, { $side }
position-text = Stellung als Text
read-text = Text einlesen
copy-text-yourself = Markiere den Text und kopiere ihn.
