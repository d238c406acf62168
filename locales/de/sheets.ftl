# Die Wörter der Blätter zum Drucken: Spielhilfen, Wertungsblätter und Karten. Das meiste einer Spielhilfe steht in help.ftl, kings.ftl und rules.ftl.

## Spielhilfen: was andere Texte nicht sagen, oder nicht so kurz

sheet-aim = Dein Ziel
sheet-aim-kingdoms = Am Ende der Partie weniger Königreiche haben als die Gegenseite.
sheet-aim-bridges = Am Ende der Partie mehr Brücken haben als die Gegenseite.
sheet-aim-kings = Zwei gegnerische Könige gefangen nehmen, oder am Ende der Partie weniger Königreiche haben als die Gegenseite.
sheet-turn = Ein Zug
sheet-turn-build = Du baust eine Befestigung auf einem freien Hügel, oder du eroberst eine gegnerische. Passen darfst du nicht.
sheet-turn-kings = Nach dem Aufbau ziehst du in jedem Zug mit einem deiner drei Könige im Rösselsprung und baust unter ihm.
sheet-turn-destiny = In jedem Zug baust du eine Befestigung, und dein König geht mit. Passen darfst du nicht. Jede Seite hat einen König und 23 Befestigungen.
sheet-links = Eine Brücke verbindet zwei Befestigungen einer Farbe, die nebeneinander stehen. Über Eck entsteht keine.
sheet-areas = Partner sitzen sich gegenüber und bauen in derselben Farbe. Du baust und eroberst nur in deinem Bereich: Süd in den Reihen 1 bis 4, Nord in den Reihen 4 bis 7, West in den Spalten A bis D, Ost in den Spalten D bis G. Die Befestigungen deines Partners zählen überall auch für dich.
    .name = Doppel
sheet-order-of-play = Am Zug sind nacheinander Rot Süd, Blau West, Rot Nord, Blau Ost.
sheet-nearer = Näher heißt: nebeneinander, über Eck oder gerade zwei Hügel entfernt. Gegnerische Befestigungen dürfen beliebig nahe stehen.
sheet-battle = Wer den KAMPF ansagt, spielt schon diesen Zug nach den Regeln des Kampfs.
sheet-afresh = Gibt es keinen solchen Hügel, baust du auf einem beliebigen freien.
sheet-orders = Auch eine belagerte gegnerische Befestigung hat eine Priorität: die Zahl deiner Befestigungen um sie herum. Unter gleich hohen wählst du. Ist keine höher als 0, baust du auf einem beliebigen freien Hügel.
sheet-siege = Nötig sind zwei Befestigungen neben einer fehlenden Ecke, drei am Rand, vier im Inneren.
sheet-compulsory = Was ein König durch seinen Zug erobert oder gefangen nimmt, wird immer genommen. Welchen Zug du spielst, ist frei.
sheet-repetition = Kommt eine Stellung zum dritten Mal vor, verlassen alle Könige das Brett, und die Partie ist zu Ende.
sheet-opposite = Die Enden einer Reihe oder Spalte liegen sich gegenüber.
sheet-spare = Eine Befestigung bleibt übrig, die Reservebefestigung. Sie gehört der Seite, die nicht angefangen hat; diese beginnt den Kampf.
sheet-draw = Ist beides gleich, endet die Partie remis, und jede Seite bekommt 1 Punkt.
sheet-match = Ein Match hat { $games } Partien, und jede Person beginnt eine davon. Wer aus allen die meisten Punkte hat, gewinnt.
    .name = Ein Match
sheet-foot = Die kleinen Nummern nennen die Regeln. Sagt ein Satz hier weniger als seine Regel, gilt die Regel.

## Die Bilder der Spielhilfen

sheet-figure-moves = Rot am Zug: Die markierten Hügel sind erlaubt.
sheet-figure-siege = Rot am Zug: Die markierte blaue Befestigung ist belagert und muss erobert werden.
sheet-figure-orders = Rot am Zug: Punkte zählen die roten Befestigungen neben einem Hügel. Rot muss dort spielen, wo es die meisten sind.
sheet-figure-kings = Rot am Zug: Die roten Könige erreichen die markierten Hügel.
sheet-figure-rows = Rot am Zug: Die markierten Hügel liegen in zulässigen Spalten.
sheet-figure-unlinked = Rot am Zug: Die markierten blauen Befestigungen haben keine Brücke und dürfen weggenommen werden.
sheet-figure-area = Süd am Zug: Über den Hügeln außerhalb seines Bereichs liegt ein Schleier.
sheet-figure-kingdoms = Eine Partie am Ende. Königreiche: Rot { $red }, Blau { $blue }. Punkte: { $points }.
sheet-figure-bridges = Eine Partie am Ende. Brücken: Rot { $red }, Blau { $blue }. Punkte: { $points }.
sheet-figure-regions = Zwei Regionen. Die kleinen Spielsteine eines Stapels sind Gefangene; zwei mit Zinnen sind ein Fort.
sheet-figure-card = Eine Karte: Wo Pfeile sind, setzt du Spielsteine; in der Münze stehen die Aktivierungskosten.

## Wertungsblätter

sheet-score = Wertungsblatt: { $game }
sheet-date = Datum:
sheet-name-of = { $seat }:
sheet-starts = Beginnt
sheet-kingdoms = Königreiche
sheet-bridges = Brücken
sheet-ringforts = Befestigungen
sheet-kings = Gefangene Könige
sheet-points = Punkte
sheet-regions = Regionen
sheet-prisoners = Häftlinge
sheet-game = Partie { $number }
sheet-total = Summe
