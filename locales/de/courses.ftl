### Die Kurse: zu jedem Schritt sein Gedanke als Überschrift, der Satz davor, der Satz danach, der Tipp, und was zu Antworten
### gesagt wird, die das Ziel verfehlen: zu `near` und `wrong` in `data/courses/`, im Schritt nummeriert wie in der Datei.


## four-treasures

course-four-treasures-bridge = Brücken entstehen von selbst
course-four-treasures-bridge-before = Du bist Rot. Am Anfang ist das Brett leer, und in jedem Zug baust du eine Befestigung auf einem beliebigen freien Hügel. Steht daneben eine andere von dir, entsteht von selbst eine Brücke, und wer mehr Brücken hat, gewinnt. Deine erste steht auf C4: Bau daneben.
course-four-treasures-bridge-after = Neben einem Hügel heißt: darüber, darunter, links oder rechts davon.
course-four-treasures-bridge-hint = Neben C4 liegen vier Hügel.
course-four-treasures-bridge-near-1 = Dieser Hügel berührt C4 nur an der Ecke, und über Eck entsteht keine Brücke.
course-four-treasures-bridge-rest = Neben diesem Hügel steht keine deiner Befestigungen, also entsteht keine Brücke. Bau neben C4.

course-four-treasures-three-at-once = Mehrere Brücken auf einmal
course-four-treasures-three-at-once-before = Eine Befestigung kann mehrere Brücken bringen. Finde den Hügel, der drei bringt.
course-four-treasures-three-at-once-after = Jeder Nachbar deiner Farbe bringt eine Brücke.
course-four-treasures-three-at-once-hint = Such den Hügel, der zwischen deinen drei Befestigungen liegt.
course-four-treasures-three-at-once-near-1 = Dieser Hügel hat zwei Nachbarn deiner Farbe, bringt also zwei Brücken. Ein anderer Hügel hat drei.
course-four-treasures-three-at-once-near-2 = Die Hügel C3, E3 und D4 daneben sind frei, also bringt D3 keine Brücke.
course-four-treasures-three-at-once-rest = Das bringt weniger als drei Brücken. Welcher Hügel liegt neben drei deiner Befestigungen?

course-four-treasures-count = Wer mehr Brücken hat, gewinnt
course-four-treasures-count-before = Die Seite mit mehr Brücken gewinnt. Zwischen je zwei roten Nachbarn liegt eine Brücke. Wie viele Brücken hat Rot?
course-four-treasures-count-after = Blau hat 5. Am Ende bekommt die Seite mit mehr Brücken 2 Punkte und dazu 1 für jede Brücke Vorsprung.
course-four-treasures-count-hint = Fang bei C3 an und folge der Kette.
course-four-treasures-count-wrong-1 = 7 ist die Zahl der Befestigungen. Brücken gibt es weniger.
course-four-treasures-count-wrong-2 = Da sind auch Ecken mitgezählt. E6 liegt neben E5, berührt D5 aber nur an der Ecke.
course-four-treasures-count-wrong-3 = Es ist eine mehr. Geh die Kette von C3 bis F6 entlang.

course-four-treasures-surround = Eine einzelne Befestigung umzingeln
course-four-treasures-surround-before = Die blaue Befestigung auf C4 steht allein. Drei der vier Hügel neben ihr gehören dir. Nimm den vierten.
course-four-treasures-surround-after = Jetzt ist sie belagert, denn alle Nachbarn gehören dir. Im nächsten Zug eroberst du sie.
course-four-treasures-surround-hint = Ein Nachbarhügel von C4 ist noch frei.
course-four-treasures-surround-near-1 = Eine Ecke schließt den Ring nicht: D4 ist noch offen.
course-four-treasures-surround-rest = C4 ist nicht belagert: Ein Hügel daneben ist noch frei.

course-four-treasures-capture = Eine belagerte Befestigung muss erobert werden
course-four-treasures-capture-before = C4 ist zu Beginn deines Zugs belagert, also musst du dort erobern. Die blaue Befestigung verschwindet. Eine von deinen tritt an ihre Stelle und wird mit allen deinen Nachbarn verbunden.
course-four-treasures-capture-after = Das hat vier Brücken auf einmal gebracht. Mit dem Erobern ist dein Zug zu Ende. Sind mehrere Befestigungen belagert, wählst du eine davon.
course-four-treasures-capture-hint = Wähl die belagerte Befestigung selbst.

course-four-treasures-find-sieges = Wie viele Befestigungen eine Belagerung braucht
course-four-treasures-find-sieges-before = Markiere jede blaue Befestigung, die belagert ist: Sie steht allein, und alle ihre Nachbarn sind rot. Am Rand und neben fehlenden Ecken haben Hügel weniger Nachbarn.
course-four-treasures-find-sieges-after = Eine Belagerung braucht im Inneren vier, am Rand drei, neben einer fehlenden Ecke zwei. Verbundene Befestigungen sind nie belagert.
course-four-treasures-find-sieges-hint = Nur einzelne Befestigungen zählen. Sieh dir bei jeder alle Nachbarn an.
course-four-treasures-find-sieges-wrong-1 = Diese Befestigung ist mit G5 verbunden, und verbundene Befestigungen können nicht belagert werden.
course-four-treasures-find-sieges-wrong-2 = Diese Befestigung ist mit G4 verbunden, und verbundene Befestigungen können nicht belagert werden.
course-four-treasures-find-sieges-wrong-3 = Daneben sind D3, F3 und E4 frei.

course-four-treasures-corner = An Ecken ist eine Belagerung am leichtesten
course-four-treasures-corner-before = B1 hat nur zwei Nachbarn. Belagere die Befestigung dort, indem du eine eigene baust.
course-four-treasures-corner-after = Neben einer fehlenden Ecke genügen zwei.
course-four-treasures-corner-hint = B2 gehört dir. Was liegt sonst noch neben B1?
course-four-treasures-corner-near-1 = E2 liegt im Inneren. Eine Belagerung braucht dort vier, und du hast eine.
course-four-treasures-corner-rest = B1 ist nicht belagert: Ein Hügel daneben ist noch frei.

course-four-treasures-rescue = Zwei verbundene Befestigungen sind sicher
course-four-treasures-rescue-before = Deine Befestigung auf D4 steht allein, und drei ihrer Nachbarn sind blau. Rette sie in diesem Zug.
course-four-treasures-rescue-after = Zwei verbundene Befestigungen können nie belagert werden.
course-four-treasures-rescue-hint = Eine verbundene Befestigung ist für immer sicher.
course-four-treasures-rescue-near-1 = Blau baut auf E4, und D4 ist belagert.
course-four-treasures-rescue-near-2 = Das ist zu weit weg. Nur der Hügel neben D4 hilft.
course-four-treasures-rescue-rest = D4 steht noch allein, und Blau kann sie im nächsten Zug belagern.

course-four-treasures-must = Eine einzelne Befestigung kann ein Köder sein
course-four-treasures-must-before = D5 brächte dir drei Brücken. Sieh dir aber zuerst B1 an: Wenn du erobern kannst, musst du es.
course-four-treasures-must-after = Das hat dich D5 gekostet: Dort hat Blau gebaut, und die Befestigung ist mit D4 verbunden, also sicher. Eine einzelne Befestigung kann also ein Köder sein.
course-four-treasures-must-hint = Neben der fehlenden Ecke gibt es eine Belagerung.

course-four-treasures-hole = Ein freier Hügel kann eine Falle sein
course-four-treasures-hole-before = Blau hat auf D5 ein Loch gelassen. Baust du dort oder auf F5?
course-four-treasures-hole-after = Auf D5 darfst du bauen, aber dort ist eine Befestigung sofort belagert, denn alle Nachbarn sind blau. Blau muss sie dann erobern.
course-four-treasures-hole-hint = Wem gehören die Hügel neben D5?
course-four-treasures-hole-near-1 = Alle vier Nachbarn sind blau, also ist deine Befestigung belagert, und Blau erobert sie sofort.

course-four-treasures-last-turn = AUS, und dann ein letzter Zug
course-four-treasures-last-turn-before = Ein Hügel ist frei, und Blau führt mit 25 zu 22 Brücken. Passen ist hier nie erlaubt. Bau dort und sieh, wer danach nichts Erlaubtes mehr tun kann: Diese Seite muss AUS ansagen.
course-four-treasures-last-turn-turn-2 = Blau kann weder bauen noch erobern und sagt AUS an. Du hast noch einen letzten Zug. C5 ist belagert, also erobere es.
course-four-treasures-last-turn-after = Du gewinnst mit 27 zu 25 Brücken. Wer AUS angesagt hat, ist nicht mehr am Zug. Die andere Seite hat noch einen letzten Zug, falls sie bauen oder erobern kann; dann ist die Partie zu Ende.
course-four-treasures-last-turn-hint = Es gibt nur einen Hügel.
course-four-treasures-last-turn-turn-2-hint = C5 steht allein zwischen deinen Befestigungen.

course-four-treasures-points = Zwei Punkte und die Differenz
course-four-treasures-points-before = Die Partie ist zu Ende. Rot hat 34 Brücken und Blau 27. Wie viele Punkte bekommt Rot?
course-four-treasures-points-after = Bei gleich vielen Brücken gewinnt die Seite mit mehr Befestigungen: 23 zu 22 bringt 2 + 1 = 3 Punkte. Ein Remis gibt es nicht. Ein Match hat zwei Partien: Das Los entscheidet, wer die erste beginnt; die zweite beginnt die andere Seite. Wer aus beiden zusammen mehr Punkte hat, gewinnt das Match; bei gleich vielen endet es remis.
course-four-treasures-points-hint = 2 für den Sieg und dazu die Differenz.
course-four-treasures-points-wrong-1 = 7 ist die Differenz. Für den Sieg kommen 2 dazu.
course-four-treasures-points-wrong-2 = 34 ist die Zahl der Brücken. Punkte gibt es 2 und dazu die Differenz.

course-four-treasures-hot-hill = Der Hügel, den beide wollen
course-four-treasures-hot-hill-before = Fünf Hügel sind übrig, und du liegst zurück. Deine Befestigung auf D2 steht allein: Auf einem dieser Hügel würde Blau sie belagern. Bau dort zuerst. A4 brächte dir drei Brücken, kann aber warten.
course-four-treasures-hot-hill-turn-2 = Deine Befestigung auf D2 ist jetzt verbunden, also sicher. Drei Hügel sind übrig. Welchen will auch Blau? Bau dort.
course-four-treasures-hot-hill-after = Nimm zuerst den Hügel, den beide wollen. Was nur du willst, kann warten.
course-four-treasures-hot-hill-hint = D2 steht allein. Zähl die blauen Nachbarn.
course-four-treasures-hot-hill-turn-2-hint = Auf A4 und C7 hätte Blau nur rote Nachbarn.
course-four-treasures-hot-hill-near-1 = Blau würde auf C2 bauen und D2 belagern. Im nächsten Zug würde Blau dort erobern.
course-four-treasures-hot-hill-near-2 = Dort baut Blau nicht, denn alle Nachbarn sind rot. Dieser Hügel kann warten.

course-four-treasures-game = Eine ganze Partie
course-four-treasures-game-before = Spiel eine ganze Partie gegen den Computer (Stärke 1). Hier beginnst du; am Tisch entscheidet das Los. Der Tutor sagt, was ein Zug bewirkt. Hast du nur einen erlaubten Zug, wird er sofort für dich gespielt. In der Zugliste heißt ×, dass erobert wird.


## sacred-hill

course-sacred-hill-leap = Ein Rösselsprung von deinen eigenen
course-sacred-hill-leap-before = In der ersten Phase, der Manöverphase, gibt es keine Brücken. Deine erste Befestigung darf überall stehen, jede weitere einen Rösselsprung, also den Zug des Springers im Schach, von einer eigenen entfernt. Markiere alle Hügel, auf denen Rot jetzt bauen darf.
course-sacred-hill-leap-after = Ein Rösselsprung geht zwei Hügel in eine Richtung und einen zur Seite. Die blauen Befestigungen spielen dabei keine Rolle.
course-sacred-hill-leap-hint = Geh zwei Schritte in eine Richtung, dann einen zur Seite.
course-sacred-hill-leap-wrong-1 = Dieser Hügel liegt neben D4, näher als ein Rösselsprung.
course-sacred-hill-leap-wrong-2 = Dieser Hügel berührt D4 an der Ecke, näher als ein Rösselsprung.
course-sacred-hill-leap-wrong-3 = Zwei Schritte gerade nach oben sind näher als ein Rösselsprung.
course-sacred-hill-leap-wrong-4 = Zwei Schritte und zwei zur Seite sind zu weit: Keine deiner Befestigungen ist einen Rösselsprung entfernt.
course-sacred-hill-leap-wrong-5 = Dort steht eine blaue Befestigung.

course-sacred-hill-not-closer = Keine eigene Befestigung darf näher stehen
course-sacred-hill-not-closer-before = Du hast jetzt zwei Befestigungen. Bau auf einem Hügel, der einen Rösselsprung von einer entfernt ist und der anderen nicht näher.
course-sacred-hill-not-closer-after = Blaue Befestigungen dürfen neben deinen stehen. Deine eigenen nicht.
course-sacred-hill-not-closer-hint = Such einen Rösselsprung von D4 oder E6 aus und sieh dir dann die andere Befestigung an.

course-sacred-hill-take-their-hill = Kein Rösselsprung mehr: KAMPF
course-sacred-hill-take-their-hill-before = Blau hat nur noch einen Hügel für einen Rösselsprung. Nimm ihn weg, dann muss Blau KAMPF ansagen.
course-sacred-hill-take-their-hill-after = Von jetzt an gelten für alle die Regeln des Kampfs, auch wenn noch Rösselsprünge möglich sind.
course-sacred-hill-take-their-hill-hint = Welcher Hügel ist einen Rösselsprung von einer blauen Befestigung entfernt und keiner anderen zu nah?
course-sacred-hill-take-their-hill-near-1 = Blau baut noch auf E7, einen Rösselsprung von C6 entfernt.

course-sacred-hill-battle = Im Kampf baust du neben deinen eigenen
course-sacred-hill-battle-before = Du hast keinen Rösselsprung mehr: KAMPF. Jetzt baust du neben einer eigenen Befestigung, und von nun an gibt es Brücken.
course-sacred-hill-battle-after = Die Brücke zu einem eigenen Nachbarn entsteht von selbst.
course-sacred-hill-battle-hint = Sieh dir nur die Hügel neben roten Befestigungen an.

course-sacred-hill-kingdoms = Was ein Königreich ist
course-sacred-hill-kingdoms-before = Befestigungen, die durch Brücken zusammenhängen, sind ein Königreich, und auch eine einzelne ist eines. Die Seite mit weniger Königreichen gewinnt. Wie viele hat Rot?
course-sacred-hill-kingdoms-after = Wie viele Brücken du hast, zählt in diesem Spiel nicht.
course-sacred-hill-kingdoms-hint = Fahr mit dem Finger die Brücken entlang.
course-sacred-hill-kingdoms-wrong-1 = 12 ist die Zahl der Befestigungen. Zähl die Gruppen.
course-sacred-hill-kingdoms-wrong-2 = G6 berührt F5 nur an der Ecke, ist also ein Königreich für sich.
course-sacred-hill-kingdoms-wrong-3 = D2 und D3 haben eine Brücke, sind also ein Königreich.

course-sacred-hill-join = Ein Hügel kann drei Königreiche vereinen
course-sacred-hill-join-before = Du hast drei Königreiche, und ein Hügel macht sie zu einem. Bau dort.
course-sacred-hill-join-after = Aus drei Königreichen wurde in einem einzigen Zug eines.
course-sacred-hill-join-hint = Welcher Hügel liegt neben allen dreien?
course-sacred-hill-join-near-1 = Das vereint zwei. Ein anderer Hügel vereint alle drei.
course-sacred-hill-join-rest = Deine drei Königreiche sind noch getrennt. Ein Hügel liegt neben allen dreien.

course-sacred-hill-divide = Eigene Königreiche vereinen, gegnerische trennen
course-sacred-hill-divide-before = Blau droht, zwei Königreiche zu vereinen. Nimm den Hügel, den ihr beide wollt.
course-sacred-hill-divide-after = Deine Königreiche sind vereint, und die von Blau sind getrennt.
course-sacred-hill-divide-hint = Wo würde Blau bauen?
course-sacred-hill-divide-near-1 = Blau baut auf D4 und hat nur noch ein Königreich.
course-sacred-hill-divide-rest = Blau kann seine zwei Königreiche noch vereinen. Auf welchem Hügel?

course-sacred-hill-besiege = Den Ring schließen
course-sacred-hill-besiege-before = Die blaue Befestigung auf D4 steht allein. Schließe den Ring um sie.
course-sacred-hill-besiege-after = Alle ihre Nachbarn gehören dir, also ist sie belagert. Zwei verbundene Befestigungen können nie belagert werden.
course-sacred-hill-besiege-hint = Ein Nachbarhügel von D4 ist frei.
course-sacred-hill-besiege-near-1 = Eine Ecke schließt den Ring nicht.
course-sacred-hill-besiege-rest = D4 ist nicht belagert: Ein Hügel daneben ist noch frei.

course-sacred-hill-capture = Eine Belagerung zwingt zum Erobern
course-sacred-hill-capture-before = Du bist Blau. D6 ist zu Beginn deines Zugs belagert, also musst du dort erobern. Etwas anderes ist nicht erlaubt.
course-sacred-hill-capture-after = Es spielt keine Rolle, wer den Ring geschlossen hat. Was zu Beginn deines Zugs belagert ist, musst du erobern.
course-sacred-hill-capture-hint = Wähl die belagerte Befestigung.

course-sacred-hill-two-sieges = Zwei Belagerungen auf einmal
course-sacred-hill-two-sieges-before = Zwei Befestigungen sind belagert. Erobere eine; welche, entscheidest du.
course-sacred-hill-two-sieges-after = Die andere kann nicht entkommen, denn eine belagerte Befestigung hat keinen freien Nachbarhügel.
course-sacred-hill-two-sieges-hint = Beide Ringe sind geschlossen.

course-sacred-hill-afresh = Kein Hügel neben deinen eigenen
course-sacred-hill-afresh-before = Kein freier Hügel liegt neben einer eigenen Befestigung. Dann baust du auf einem beliebigen freien Hügel, sogar auf einem belagerten.
course-sacred-hill-afresh-after = Alle Nachbarn sind blau, also muss Blau deine Befestigung sofort erobern. Dann ist das Brett voll.
course-sacred-hill-afresh-hint = Nur ein Hügel ist frei.

course-sacred-hill-points = Das Ende und die Punkte
course-sacred-hill-points-before = Die Partie ist zu Ende. Wer gewinnt, bekommt 2 Punkte und dazu die Differenz der Königreiche. Rot hat 1 Königreich; zähl die von Blau. Wie viele Punkte bekommt Rot?
course-sacred-hill-points-after = Wer keinen erlaubten Zug mehr hat, sagt AUS an, und die andere Seite hat noch einen Zug. Bei gleich vielen Königreichen gewinnt die Seite mit mehr Befestigungen: 24 zu 21 bringt 2 + 3 = 5 Punkte.
course-sacred-hill-points-hint = 2 und dazu die Differenz der Königreiche.
course-sacred-hill-points-wrong-1 = 4 ist die Zahl der blauen Königreiche. Die Differenz ist 3, und für den Sieg kommen 2 dazu.
course-sacred-hill-points-wrong-2 = 3 ist die Differenz. Für den Sieg kommen 2 dazu.

course-sacred-hill-last-join = Ein Hügel entscheidet die Partie
course-sacred-hill-last-join-before = Du hast vier Königreiche, Blau hat fünf, und fünf Hügel sind übrig. Mit einem davon gewinnst du die Partie.
course-sacred-hill-last-join-after = Du hast drei Königreiche, Blau hat vier: Zwei von deinen sind jetzt eines, und Blau kommt nicht mehr zwischen ihnen durch.
course-sacred-hill-last-join-hint = Welcher Hügel vereint zwei große Königreiche?
course-sacred-hill-last-join-near-1 = Blau nimmt E2, und deine zwei großen Königreiche bleiben getrennt.

course-sacred-hill-game = Eine ganze Partie
course-sacred-hill-game-before = Spiel eine ganze Partie gegen den Computer (Stärke 1). Du beginnst, und der Tutor sagt, was jeder Zug bewirkt.


## high-kings

course-high-kings-set-up = Drei Könige aufstellen
course-high-kings-set-up-before = Du bist Rot. Wer beginnt, entscheidet das Los. In der ersten Phase, dem Aufbau, bauen beide Seiten abwechselnd je drei Befestigungen, jede mit einem König darauf. Deine eigenen dürfen nicht nebeneinander stehen. Setz deinen zweiten König.
course-high-kings-set-up-after = Über Eck dürfen sich deine eigenen berühren. Neben blauen darfst du bauen.
course-high-kings-set-up-hint = Meide die Hügel neben D4. Neben Blau darfst du bauen.

course-high-kings-leap = Ein König springt und baut
course-high-kings-leap-before = In der zweiten Phase, der Manöverphase, springt in jedem Zug ein König im Rösselsprung auf einen freien Hügel, und unter ihm wird eine Befestigung gebaut. Der Hügel darf nicht neben einer eigenen Befestigung liegen. Markiere alle Hügel, auf die der König von D4 ziehen kann.
course-high-kings-leap-after = Die Befestigung, die der König verlässt, bleibt stehen. Neben blauen darf der König landen.
course-high-kings-leap-hint = Es gibt acht Sprünge. Lass die weg, die neben B2, A5 oder G5 landen.
course-high-kings-leap-wrong-1 = Dieser Hügel liegt neben deiner Befestigung auf A5.
course-high-kings-leap-wrong-2 = Dieser Hügel liegt neben deinem König auf B2.
course-high-kings-leap-wrong-3 = Dieser Hügel liegt neben deinem König auf G5.
course-high-kings-leap-wrong-4 = Dort steht schon eine Befestigung.
course-high-kings-leap-wrong-5 = Dieser Hügel ist keinen Rösselsprung von D4 entfernt.

course-high-kings-stuck = Ein König, der nicht ziehen kann
course-high-kings-stuck-before = Ein König ist unbeweglich, wenn er auf keinem Hügel bauen darf. Markiere den roten König, der unbeweglich ist.
course-high-kings-stuck-after = C3, D4 und G3 sind frei, liegen aber neben eigenen Befestigungen. Du spielst mit deinen anderen Königen weiter. Sind zu Beginn deines Zugs alle deine Könige unbeweglich, sagst du KAMPF an. Schon für diesen Zug gelten die Regeln des Kampfs und dann für jeden weiteren, auch für die von Blau.
course-high-kings-stuck-hint = Geh bei jedem König die Sprünge durch. Welche Hügel liegen neben C4 oder G4?
course-high-kings-stuck-wrong-1 = Dieser König kann noch auf D5 bauen.
course-high-kings-stuck-wrong-2 = Dieser König kann noch auf D5 oder E4 bauen.

course-high-kings-battle = Im Kampf darfst du neben deinen eigenen bauen
course-high-kings-battle-before = Vor einigen Zügen hast du KAMPF angesagt. Jetzt darfst du neben eigenen Befestigungen bauen, und Brücken verbinden sie zu einem Königreich. Wer weniger Königreiche hat, gewinnt. Spring so, dass eine Brücke entsteht.
course-high-kings-battle-after = Eine Befestigung ohne Brücke ist ein Königreich für sich. Die Zahlen zählen die Königreiche jeder Seite. Neben eigenen darfst du jetzt bauen, musst es aber nicht.
course-high-kings-battle-hint = Welcher Hügel liegt neben einer roten Befestigung und ist für einen König erreichbar?
course-high-kings-battle-near-1 = Dieser Hügel liegt nicht neben einer roten Befestigung, also entsteht keine Brücke.

course-high-kings-kings-apart = Deine Könige stehen nie nebeneinander
course-high-kings-kings-apart-before = Du bist Blau. Zwei deiner Könige dürfen nie auf benachbarten Befestigungen stehen, neben einem roten König aber schon. Finde einen Zug.
course-high-kings-kings-apart-after = Der König auf D7 hat keinen Zug, weil E5 neben dem König auf F5 liegt.
course-high-kings-kings-apart-hint = Zwei deiner Könige erreichen einen freien Hügel, neben dem sonst keiner deiner Könige steht.

course-high-kings-capture-king = Einen König gefangen nehmen
course-high-kings-capture-king-before = Hier ist wieder Manöverphase. Der blaue König steht auf einer einzelnen Befestigung, und drei ihrer vier Nachbarn sind rot. Schließe den Ring mit einem deiner Könige, dann ist sie belagert.
course-high-kings-capture-king-after = Gefangen nimmt der König, der ankommt, und die blaue Befestigung bleibt stehen. Das gilt in der Manöverphase, wie hier, und im Kampf; im Aufbau wird kein König gefangen genommen. Mit zwei gefangenen Königen gewinnst du die Partie.
course-high-kings-capture-king-hint = Welcher deiner Könige erreicht E4?
course-high-kings-capture-king-rest = Der König auf E5 ist nicht gefangen: Ein Hügel neben ihm ist noch frei.

course-high-kings-from-inside = Gefangen nimmt nur ein König, der ankommt
course-high-kings-from-inside-before = Um den blauen König auf F7 gehört dir nur E7 noch nicht. Alle Nachbarn von E7 sind blau, aber du darfst trotzdem dorthin ziehen: Nimm den König gefangen.
course-high-kings-from-inside-after = Dein Zug hat den König auf F7 gefangen genommen. Der auf D7 nimmt deinen nicht gefangen, obwohl er daneben steht: Das tut nur ein König, der ankommt.
course-high-kings-from-inside-hint = Neben einer fehlenden Ecke genügen zwei Belagerer.
course-high-kings-from-inside-rest = Der König auf F7 ist nicht gefangen: E7 neben ihm ist noch frei.

course-high-kings-move-back = Der Rückzug
course-high-kings-move-back-before = Keiner deiner Könige darf auf einem Hügel bauen. Dann darf sich einer auf eine eigene Befestigung zurückziehen, und nichts wird gebaut. Zieh dich mit einem zurück.
course-high-kings-move-back-after = Sobald einer deiner Könige wieder bauen kann, musst du bauen. Endlos geht das Zurückziehen nicht: Entsteht eine Stellung zum dritten Mal, verlassen alle Könige das Brett, und die Partie ist zu Ende.
course-high-kings-move-back-hint = Nur auf zwei deiner Befestigungen kann ein König ziehen, ohne dort neben einem anderen von dir zu stehen.

course-high-kings-arrive = Auch ein Rückzug kann gefangen nehmen
course-high-kings-arrive-before = Der König auf B1 hat nur rote Nachbarn und ist doch nicht gefangen. Gefangen nimmst du ihn erst, wenn einer deiner Könige neben ihm ankommt.
course-high-kings-arrive-after = Befestigungen allein nehmen keinen König gefangen. Das tut ein König, der daneben ankommt, auch bei einem Rückzug.
course-high-kings-arrive-hint = Zieh dich auf einen Hügel neben B1 zurück.
course-high-kings-arrive-near-1 = Kein König von dir ist neben B1 angekommen, also bleibt der König dort.

course-high-kings-take-ringfort = Ein König kann eine Befestigung erobern
course-high-kings-take-ringfort-before = Keiner deiner Könige kann bauen. Dann darf sich ein König zurückziehen oder auf eine belagerte Befestigung ziehen und sie erobern. Das ist eine einzelne blaue Befestigung, um die nur deine stehen und auf der kein König steht. Finde sie und erobere sie.
course-high-kings-take-ringfort-after = Die Befestigung gehört jetzt dir, und Blau hat ein Königreich weniger. Du darfst sie erobern, musst es aber nicht.
course-high-kings-take-ringfort-hint = Such eine einzelne blaue Befestigung mitten zwischen roten, einen Sprung von D5 entfernt.
course-high-kings-take-ringfort-rest = So zieht zwar ein König, aber erobert wird nichts. Zieh auf eine belagerte Befestigung.

course-high-kings-pass = Wann du passen darfst
course-high-kings-pass-before = Passen darfst du nur, wenn kein König auf dem Brett bauen kann, weder von dir noch von Blau. Dann verlassen deine Könige das Brett, und Blau hat noch einen Zug. Du führst mit 7 zu 9 Königreichen, also passe.
course-high-kings-pass-after = Blau hat noch einen letzten Zug. Danach muss Blau passen, also verlassen auch seine Könige das Brett, und die Partie ist zu Ende. Könnte irgendein König bauen, auch ein gegnerischer, dürftest du nicht passen.
course-high-kings-pass-hint = Auch Passen ist ein Zug. Der Knopf dafür ist neben dem Brett.
course-high-kings-pass-near-1 = Ein Rückzug ist auch erlaubt, aber dann geht die Partie weiter.

course-high-kings-last-hill = Der letzte Hügel
course-high-kings-last-hill-before = Nur G4 ist noch frei. Solange ein König bauen kann, darfst du nicht passen. Wer auf dem letzten Hügel baut, lässt der Gegenseite einen letzten Zug. Bau dort.
course-high-kings-last-hill-after = Dein König hat auch den auf G3 gefangen genommen, dessen Befestigung allein zwischen deinen stand. Blau hat einen letzten Zug, dann ist die Partie zu Ende. Wer keinen Zug hat, aber nicht passen darf, weil ein gegnerischer König noch bauen kann, wird übersprungen.
course-high-kings-last-hill-hint = Der König auf E5 erreicht G4.

course-high-kings-points = Punkte für Königreiche und Könige
course-high-kings-points-before = Wer gewinnt, bekommt 2 Punkte und dazu die Differenz der Königreiche. Wer einen König gefangen genommen hat, bekommt 1 Punkt mehr. Rot hat 6 Königreiche, Blau hat 7, und Rot hat einen König gefangen genommen. Wie viele Punkte bekommt Rot?
course-high-kings-points-after = Bei gleich vielen Königreichen gewinnt die Seite mit mehr Befestigungen: die Seite mit 23 zu 21 bekommt zum Beispiel 2 + 2 = 4 Punkte. Ist auch das gleich, bekommt jede Seite 1 Punkt, und Könige bringen nichts.
course-high-kings-points-hint = Zähl 2 für den Sieg, die Differenz und den König zusammen.
course-high-kings-points-wrong-1 = Der gefangene König bringt 1 Punkt mehr.
course-high-kings-points-wrong-2 = Es sind 2 für den Sieg, 1 für die Differenz und 1 für den König.
course-high-kings-points-wrong-3 = 1 ist die Differenz. Für den Sieg kommen 2 dazu und für den gefangenen König 1.

course-high-kings-two-kings = Mit zwei gefangenen Königen gewinnst du sofort
course-high-kings-two-kings-before = Du gewinnst sofort, wenn du zwei Könige gefangen genommen hast. Hier genügt ein Zug für beide: Finde ihn.
course-high-kings-two-kings-after = Zwei gefangene Könige bringen 2 Punkte, drei bringen 3. Königreiche zählen dann nicht. Die Gegenseite bekommt 1 Punkt, wenn sie selbst einen König gefangen hat.
course-high-kings-two-kings-hint = Ein Hügel liegt neben beiden.
course-high-kings-two-kings-rest = Keiner der beiden Könige ist gefangen: Ein Hügel neben beiden ist noch frei.

course-high-kings-game = Eine ganze Partie
course-high-kings-game-before = Spiel eine ganze Partie gegen den Computer (Stärke 1). Hier beginnst du. Der Tutor sagt, was jeder Zug bewirkt. Ein Match hat zwei Partien, und jede Seite beginnt eine; wer aus beiden zusammen mehr Punkte hat, gewinnt es.


## poisoned-chalice

course-poisoned-chalice-edges = Zuerst die Ränder
course-poisoned-chalice-edges-before = Zuerst baut jede Seite an jedem der vier Ränder eine Befestigung, nie einer anderen gegenüber. Du bist Blau und sitzt bei den Buchstaben; Rot sitzt bei den Zahlen und hat auf E7 gebaut. Bau an einem Rand.
course-poisoned-chalice-edges-after = Gegenüber heißt: am anderen Rand, mit demselben Buchstaben oder derselben Zahl.
course-poisoned-chalice-edges-hint = Bis auf einen sind alle Hügel am Rand erlaubt.

course-poisoned-chalice-last-edge = Eine Befestigung an jedem Rand
course-poisoned-chalice-last-edge-before = Jetzt bist du Rot, mit je einer Befestigung am nördlichen, westlichen und südlichen Rand. Markiere die Hügel, die für deine vierte bleiben.
course-poisoned-chalice-last-edge-after = Nach acht Zügen, vier für jede Seite, beginnt der Kampf.
course-poisoned-chalice-last-edge-hint = Sieh dir den östlichen Rand an und was ihm gegenüberliegt.
course-poisoned-chalice-last-edge-wrong-1 = Dieser Hügel liegt deiner Befestigung auf A3 gegenüber.
course-poisoned-chalice-last-edge-wrong-2 = An diesem Rand hast du schon C1.
course-poisoned-chalice-last-edge-wrong-3 = Dieser Hügel liegt der blauen Befestigung auf A6 gegenüber.

course-poisoned-chalice-rows-red = Wo Rot bauen darf
course-poisoned-chalice-rows-red-before = Im Kampf baut Rot in Spalten, den Linien mit einem Buchstaben. Zulässig ist eine Spalte, in der du weniger Befestigungen hast als Blau oder gleich viele, aber mindestens eine. Markiere die zulässigen Spalten von Rot.
course-poisoned-chalice-rows-red-after = Gleichstand gilt nur, wenn jede Seite mindestens eine hat.
course-poisoned-chalice-rows-red-hint = Zähl bei jedem Buchstaben beide Farben.
course-poisoned-chalice-rows-red-wrong-1 = Es steht 1 zu 0: Du hast mehr als Blau.
course-poisoned-chalice-rows-red-wrong-2 = Es steht 0 zu 0: Dort hat niemand eine Befestigung.
course-poisoned-chalice-rows-red-wrong-3 = Es steht 1 zu 0: Du hast mehr als Blau.

course-poisoned-chalice-rows-blue = Wo Blau bauen darf
course-poisoned-chalice-rows-blue-before = Jetzt bist du Blau und baust in Reihen, den Linien mit einer Zahl. Markiere die zulässigen.
course-poisoned-chalice-rows-blue-after = Auf demselben Brett hat jede Seite andere Linien.
course-poisoned-chalice-rows-blue-hint = Zähl bei jeder Zahl beide Farben.
course-poisoned-chalice-rows-blue-wrong-1 = Es steht 2 zu 1: Du hast mehr als Rot.
course-poisoned-chalice-rows-blue-wrong-2 = Es steht 0 zu 0: Dort hat niemand eine Befestigung.

course-poisoned-chalice-build = In einer zulässigen Spalte bauen
course-poisoned-chalice-build-before = Du bist Rot. Bau auf einem freien Hügel in einer deiner zulässigen Spalten.
course-poisoned-chalice-build-after = Nachbarn einer Farbe sind sofort verbunden. Die Seite mit weniger Königreichen gewinnt.
course-poisoned-chalice-build-hint = Wähl eine der Spalten, die du markiert hast.

course-poisoned-chalice-not-yet = Kein Erobern, solange eine Spalte zulässig ist
course-poisoned-chalice-not-yet-before = B7 ist belagert. Du hast aber zulässige Spalten, also musst du bauen und darfst nicht erobern.
course-poisoned-chalice-not-yet-after = Anders als beim Heiligen Hügel muss das Erobern hier warten.
course-poisoned-chalice-not-yet-hint = Welche Buchstaben sind für dich zulässig?

course-poisoned-chalice-must-take = Keine zulässige Spalte: Du musst erobern
course-poisoned-chalice-must-take-before = In jeder Spalte hast du mehr Befestigungen als Blau, also ist keine zulässig. Jetzt musst du erobern.
course-poisoned-chalice-must-take-after = Ohne zulässige Spalte geht das Erobern vor.
course-poisoned-chalice-must-take-hint = Eine blaue Befestigung ist belagert.

course-poisoned-chalice-anywhere = Keine Reihe, keine Belagerung: Bau, wo du willst
course-poisoned-chalice-anywhere-before = Du hast keine zulässige Spalte, und nichts ist belagert. Bau, wo du willst.
course-poisoned-chalice-anywhere-after = In jeder Spalte vorn zu liegen sieht stark aus, engt dich aber später ein.
course-poisoned-chalice-anywhere-hint = Jeder freie Hügel ist erlaubt.

course-poisoned-chalice-bind = Dein Zug kann eine Reihe für Blau zulässig machen
course-poisoned-chalice-bind-before = Jeder Hügel in deiner Spalte liegt auch in einer Reihe von Blau. Die Reihen 2 und 5 sind für Blau nicht zulässig. Bau so, dass es dabei bleibt.
course-poisoned-chalice-bind-after = Eine Befestigung von dir kann eine Reihe für Blau zulässig machen, aber Blau nie eine nehmen: Das tun nur die blauen selbst.
course-poisoned-chalice-bind-hint = Bau nicht in den Reihen 2 und 5.
course-poisoned-chalice-bind-near-1 = In Reihe 2 hättest du so viele wie Blau, in Reihe 5 mehr. In beiden Fällen wird die Reihe für Blau zulässig.

course-poisoned-chalice-points = Ein volles Brett und die Punkte
course-poisoned-chalice-points-before = Das Brett ist voll, und beide Seiten sagen AUS an. Wer gewinnt, bekommt 2 Punkte und dazu die Differenz der Königreiche. Rot hat 3 und Blau 6. Wie viele Punkte bekommt Rot?
course-poisoned-chalice-points-after = Auf dem vollen Brett wird weiter erobert, solange es geht. Bei gleich vielen Königreichen gewinnt die Seite mit mehr Befestigungen.
course-poisoned-chalice-points-hint = 2 und dazu die Differenz.
course-poisoned-chalice-points-wrong-1 = 3 ist die Differenz. Für den Sieg kommen 2 dazu.

course-poisoned-chalice-last-three = Die letzten drei Hügel
course-poisoned-chalice-last-three-before = Drei Hügel sind übrig, und mit einem davon gewinnst du die Partie.
course-poisoned-chalice-last-three-after = Gegen Ende sind die Hügel am meisten wert, die beide wollen.
course-poisoned-chalice-last-three-hint = Wer ist am westlichen Rand abgeschnitten?
course-poisoned-chalice-last-three-near-1 = Blau antwortet mit A5, und du verlierst die Partie.

course-poisoned-chalice-game = Eine ganze Partie
course-poisoned-chalice-game-before = Spiel eine ganze Partie gegen den Computer (Stärke 1). Der Tutor sagt, was jeder Zug bewirkt. Die Zahlenpaare am Rand zeigen, wie viele Befestigungen ihr in jeder Reihe und Spalte habt. Sobald du einen Hügel wählst, sind statt deiner Spalten die Reihen markiert, in denen Blau danach bauen darf.


## stone-of-destiny

course-stone-of-destiny-near-the-king = Nahe am gegnerischen König bauen
course-stone-of-destiny-near-the-king-before = Du bist Blau. Am Ende gewinnt, wer weniger Königreiche hat: Gruppen von Befestigungen, die Brücken verbinden. Rot hat begonnen: Die erste Befestigung durfte auf jeden Hügel, und der rote König steht darauf, hier auf D4. Bau einen oder zwei Hügel von ihm entfernt, gerade oder schräg. Dein eigener König zieht dorthin.
course-stone-of-destiny-near-the-king-after = Ein Rösselsprung vom König aus ist hier nicht erlaubt. Wer eine Partie beginnt, entscheidet das Los.
course-stone-of-destiny-near-the-king-hint = Es gibt acht Richtungen, mit einem oder zwei Schritten in jeder.

course-stone-of-destiny-behind = Nichts versperrt den Weg
course-stone-of-destiny-behind-before = Jetzt bist du Rot, und der blaue König steht auf D4. Befestigungen dazwischen spielen keine Rolle. Auf wie vielen Hügeln darfst du bauen?
course-stone-of-destiny-behind-after = Dein König zieht dorthin, wo du baust, und Blau muss dann nahe an ihm bauen. Deine Wahl bestimmt also, wo Blau bauen darf.
course-stone-of-destiny-behind-hint = Geh um den König herum: einen Schritt, dann zwei, in alle acht Richtungen.
course-stone-of-destiny-behind-wrong-1 = Auch Hügel hinter einer Befestigung zählen.
course-stone-of-destiny-behind-wrong-2 = Hügel, auf denen eine Befestigung steht, zählen nicht.

course-stone-of-destiny-blocked = Kein Hügel nahe am König
course-stone-of-destiny-blocked-before = Du bist Rot. Alle Hügel, die einen oder zwei Schritte vom blauen König entfernt liegen, sind besetzt. Dann darfst du bauen, wo du willst.
course-stone-of-destiny-blocked-after = So geht es weiter, bis das Brett voll ist: 23 Befestigungen der Seite, die begonnen hat, und 22 der anderen. Bis dahin gibt es keine Brücken, und nichts wird weggenommen.
course-stone-of-destiny-blocked-hint = Wähl einen beliebigen freien Hügel.

course-stone-of-destiny-swap = Ein Zug im Kampf
course-stone-of-destiny-swap-before = Das Brett ist voll, und noch gibt es keine Brücke: Der Kampf beginnt. Rot hat zuerst gebaut und hat 23 Befestigungen. Du bist Blau: Du hast 22 und eine in Reserve, also beginnst du. Erstens: Nimm irgendeine rote weg, nur nicht die des Königs. Zweitens: Deine Reservebefestigung kommt an ihre Stelle. Drittens: Dein König zieht dorthin. Viertens: Setz eine Brücke zwischen zwei benachbarte von deinen.
course-stone-of-destiny-swap-after = Die Befestigung, die du weggenommen hast, hat jetzt Rot in Reserve. Wegnehmen darfst du überall auf dem Brett, so weit dein König auch entfernt steht. Die Brücke ist Pflicht, zwischen irgend zwei Nachbarn von dir, die noch keine haben, auch im selben Königreich. Gibt es keine solchen, endet der Zug ohne sie.
course-stone-of-destiny-swap-hint = Wähl zuerst eine rote Befestigung, dann eine Stelle zwischen zwei blauen nebeneinander.

course-stone-of-destiny-who-can-go = Welche Befestigungen du wegnehmen kannst
course-stone-of-destiny-who-can-go-before = Der Kampf dauert schon einige Züge. Du bist Rot und am Zug, also hast du die Reservebefestigung. Wegnehmen kannst du eine blaue Befestigung, die keine Brücke hat und auf der nicht der König steht. Markiere alle davon.
course-stone-of-destiny-who-can-go-after = Eine Brücke schützt eine Befestigung, und der König auch.
course-stone-of-destiny-who-can-go-hint = Nur wenige haben keine Brücke, und eine davon ist geschützt.
course-stone-of-destiny-who-can-go-wrong-1 = Auf dieser Befestigung steht der König.
course-stone-of-destiny-who-can-go-wrong-2 = Diese Befestigung hat eine Brücke nach C1.
course-stone-of-destiny-who-can-go-wrong-3 = Diese Befestigung gehört dir.

course-stone-of-destiny-guard = Schütze, was dein König verlässt
course-stone-of-destiny-guard-before = Du bist Rot. Im nächsten Zug würde Blau dir eine Befestigung ohne Brücke wegnehmen. Nimm eine blaue weg und setz deine Brücke so, dass Blau nichts wegnehmen kann.
course-stone-of-destiny-guard-after = Blau kann nichts wegnehmen und sagt AUS an: Die Partie ist sofort zu Ende. An ihrem Ende verbinden Brücken alle Nachbarn einer Farbe, wie du siehst.
course-stone-of-destiny-guard-hint = Dein König verlässt F4, und die Befestigung dort hat keine Brücke.
course-stone-of-destiny-guard-near-1 = Blau findet noch eine rote Befestigung ohne Brücke.

course-stone-of-destiny-all-linked = Am Ende sind alle Nachbarn verbunden
course-stone-of-destiny-all-linked-before = Am Ende der Partie verbinden Brücken alle Nachbarn einer Farbe. Wie viele Königreiche hat Blau jetzt?
course-stone-of-destiny-all-linked-after = Es gewinnt die Seite mit weniger Königreichen, nicht die mit mehr Brücken.
course-stone-of-destiny-all-linked-hint = Geh die blauen Gruppen eine nach der anderen durch.
course-stone-of-destiny-all-linked-wrong-1 = Alle Nachbarn haben jetzt eine Brücke, und das vereint manche Gruppen.
course-stone-of-destiny-all-linked-wrong-2 = 22 ist die Zahl der Befestigungen.

course-stone-of-destiny-points = Die Punkte, und 23 zu 22
course-stone-of-destiny-points-before = Wer gewinnt, bekommt 2 Punkte und dazu die Differenz der Königreiche. Rot hat 1, und Blau hat 3. Wie viele Punkte bekommt Rot?
course-stone-of-destiny-points-after = Bei gleich vielen Königreichen entscheiden die Befestigungen: Wer zuletzt eine weggenommen hat, hat 23, die andere Seite 22 und die in Reserve. Wer 23 hat, gewinnt und bekommt 2 + 1 = 3 Punkte, also endet keine Partie remis.
course-stone-of-destiny-points-hint = 2 und dazu die Differenz.
course-stone-of-destiny-points-wrong-1 = Es sind 2 für den Sieg und 2 für die Differenz.
course-stone-of-destiny-points-wrong-2 = 3 gibt es bei gleich vielen Königreichen, mit 23 zu 22 Befestigungen.

course-stone-of-destiny-last-stand = Die letzte Brücke
course-stone-of-destiny-last-stand-before = Du bist Rot. Nimm noch einmal eine Befestigung weg und setz die eine Brücke, die die Partie beendet.
course-stone-of-destiny-last-stand-after = Es sind gleich viele Königreiche, also gewinnst du mit 23 zu 22 Befestigungen und bekommst 3 Punkte.
course-stone-of-destiny-last-stand-hint = Welche rote Befestigung verliert ihren Schutz?
course-stone-of-destiny-last-stand-near-1 = Blau findet noch eine rote Befestigung ohne Brücke.

course-stone-of-destiny-game = Eine ganze Partie
course-stone-of-destiny-game-before = Spiel eine ganze Partie gegen den Computer (Stärke 1). Der Tutor sagt, was jeder Zug bewirkt. Die Partie ist lang, denn zuerst werden alle 45 Hügel bebaut.


## seat-of-kings

course-seat-of-kings-array = Eine Karte lässt sich verschieben
course-seat-of-kings-array-before = Du bist Blau. Spielsteine steigen Rang für Rang auf: Bauern (F), Hirten (H), Krieger (W), Hauptmänner (C) und das Königsfeld (K), der Thron der Region. Wer zwei Throne hat, gewinnt. Karte 1 setzt auf ein Bauernfeld; das Feld links davon, das die Karte blass zeigt, muss nur vorhanden sein. Markiere alle Felder in Ulster, auf die diese Karte setzen kann.
course-seat-of-kings-array-after = Das blasse Feld darf frei oder besetzt sein. Karten lassen sich nur nach links und rechts verschieben.
course-seat-of-kings-array-hint = Verschieb die Karte im Rang der Bauern.
course-seat-of-kings-array-wrong-1 = Links von F1 gibt es kein Feld.
course-seat-of-kings-array-wrong-2 = Die Karte zeigt einen Bauern, und H1 ist für einen Hirten.

course-seat-of-kings-empty-first = Freie Felder gehen vor
course-seat-of-kings-empty-first-before = Erreicht die Karte ein freies Feld, muss sie auf ein freies setzen. Setz einen Spielstein in Ulster.
course-seat-of-kings-empty-first-after = F1 ist auch frei, aber diese Karte erreicht es nicht. Eine Karte mit zwei Pfeilen muss dorthin, wo die meisten ihrer Felder frei sind: zwei vor einem, eines vor keinem. Du darfst auf jedes davon setzen, auf eines oder auf keines. In einer Region mit Spielsteinen kostet das Setzen nichts.
course-seat-of-kings-empty-first-hint = F1 ist auch frei, aber die Karte erreicht es nicht.
course-seat-of-kings-empty-first-rest = Es wurde kein Spielstein gesetzt. Wähl die Karte, dann das freie Feld, das sie erreicht.
course-seat-of-kings-empty-first-elsewhere-1 = Karte 31 hat zwei Pfeile auf benachbarte Bauern, und nirgends sind beide Felder frei. Darfst du F1 und F2 wählen, wo keines frei ist?

course-seat-of-kings-take = Der oberste Spielstein kontrolliert den Stapel
course-seat-of-kings-take-before = Kein Bauernfeld ist frei, also darfst du auf andere Spielsteine setzen. Ein Stapel gehört dem, dessen Spielstein obenauf liegt. Nimm den Stapel, in dem einer von deinen unter einem roten liegt.
course-seat-of-kings-take-after = Der rote Spielstein liegt jetzt gefangen unter deinem. Dein eigener Gefangener ist in deinen Vorrat zurückgekehrt, zu den Spielsteinen neben dem Spielbrett.
course-seat-of-kings-take-hint = Sieh dir die kleinen Spielsteine unter den obersten an.
course-seat-of-kings-take-near-1 = Das nimmt einen roten Spielstein gefangen, befreit aber keinen von deinen.
course-seat-of-kings-take-rest = Dein Spielstein im Stapel auf F2 liegt noch unter dem roten.

course-seat-of-kings-fee = Cumals zahlen und einziehen
course-seat-of-kings-fee-before = Cumals sind das Geld des Spiels. Der erste Spielstein in einer leeren Region kostet 2, und du hast 1. Wähl die Karte und tu, was dir 2 Cumals bringt.
course-seat-of-kings-fee-after = Du hast eine Karte abgelegt und 2 Cumals eingezogen. In einer Runde ist jeder dreimal am Zug. Wer als Startspieler den ersten Zug hat, zahlt in der ganzen Runde 1 für leere Regionen nichts.
course-seat-of-kings-fee-hint = Du darfst jede Karte ablegen.
course-seat-of-kings-fee-near-1 = Die Karte lässt sich dort ausspielen, bringt aber keine Cumals.
course-seat-of-kings-fee-rest = Das bringt keine Cumals. Legst du die Karte ab, bekommst du 2.

course-seat-of-kings-promote = Zwei nebeneinander bringen einen dritten nach oben
course-seat-of-kings-promote-before = Stehen zwei deiner Spielsteine nebeneinander, steigst du mit einem dritten auf das Feld über beiden auf. Setz einen, wähl „aktivieren“ (das kostet, was die Münze der Karte sagt, hier nichts) und steig auf H2 auf.
course-seat-of-kings-promote-after = Wer zahlt, aktiviert alle Felder unter den Pfeilen der Karte, die ihm jetzt gehören, auch wenn ihm eines schon vorher gehörte; jedes bekommt eine kleine Sonne. Aufsteigen kannst du von zwei Feldern nebeneinander in einem Rang, von denen mindestens eines aktiviert ist. Du musst nicht zahlen, steigst dann aber nicht auf.
course-seat-of-kings-promote-hint = H2 liegt über F2 und F3.
course-seat-of-kings-promote-near-1 = Von F1 und F2 steigst du auf H1 auf, aber dein Ziel ist H2.
course-seat-of-kings-promote-near-2 = Du hast gesetzt, bist aber nicht aufgestiegen. Wähl „aktivieren“ und dann „aufsteigen auf H2“.
course-seat-of-kings-promote-rest = Auf H2 steht kein Spielstein von dir. Dafür brauchst du ein Paar auf F2 und F3.

course-seat-of-kings-climb = Einmal zahlen und weiter aufsteigen
course-seat-of-kings-climb-before = Du zahlst die Kosten einmal und steigst dann weiter auf, solange du ein Paar hast. Erreiche C1 mit deinem einen Cumal.
course-seat-of-kings-climb-after = Die Kosten gelten für die Karte, nicht für jeden Schritt. Gehört dir das Feld über einem aktivierten Paar schon, so wird auch dieses Feld aktiviert, und von ihm und seinem Nachbarfeld kannst du weiter aufsteigen. Steigst du auf einen gegnerischen Spielstein auf, nimmst du ihn gefangen.
course-seat-of-kings-climb-hint = Von H1 und H2 geht es auf W1, dann von W1 und W2 auf C1.
course-seat-of-kings-climb-near-1 = Du bist unter C1 stehen geblieben. Wähl „aktivieren“ und dann jeden Aufstieg.
course-seat-of-kings-climb-rest = C1 ist nicht erreicht. Mit Karte 13 auf H2 hast du ein Paar auf H1 und H2.

course-seat-of-kings-fort = Zwei eigene Spielsteine bilden ein Fort
course-seat-of-kings-fort-before = Setzt du auf einen eigenen Spielstein, entsteht ein Fort. In jeder Region kannst du eines haben, aber nie auf dem Thron. Deines steht auf F1: Errichte stattdessen eines auf F3.
course-seat-of-kings-fort-after = Rot hat F3 angegriffen. Nur dein oberster Spielstein ist weg. Rot hat nichts gesetzt, und das Feld gehört dir noch.
course-seat-of-kings-fort-hint = Setz auf F3, dann verliert das alte Fort seinen obersten Spielstein.
course-seat-of-kings-fort-near-1 = Das nimmt F2, und dein Fort bleibt auf F1.
course-seat-of-kings-fort-rest = Dein Fort steht noch auf F1. Ein zweiter Spielstein auf F3 ergibt ein neues.

course-seat-of-kings-stone = Der „Stein des Schicksals“ tauscht zwei Spielsteine
course-seat-of-kings-stone-before = Der „Stein des Schicksals“ tauscht zwei Spielsteine einer Region, nur keinen auf dem Thron. Für 3 Cumals darfst du danach aktivieren, was von den beiden dir gehört. Bring einen Spielstein auf H1.
course-seat-of-kings-stone-after = Auch Gefangene lassen sich tauschen, und ebenso die Spielsteine eines Forts.
course-seat-of-kings-stone-hint = Dein Spielstein auf F4 nützt dort nichts.
course-seat-of-kings-stone-near-1 = Du hast getauscht, bist aber nicht aufgestiegen. Wähl „aktivieren“ und dann „aufsteigen auf H1“.
course-seat-of-kings-stone-rest = Auf H1 steht kein Spielstein von dir. Dafür brauchst du ein Paar auf F1 und F2.

course-seat-of-kings-amnesty = Eine Amnestie befreit alle Gefangenen
course-seat-of-kings-amnesty-before = Drei deiner Spielsteine liegen unter roten. Für 4 Cumals und eine beliebige Karte kehren alle Gefangenen einer Region heim. Befreie deine.
course-seat-of-kings-amnesty-after = Eine Amnestie schickt auch den unteren Spielstein eines Forts heim, wie hier den roten. Jetzt kennst du alle vier Züge: eine Karte ausspielen und setzen, den „Stein des Schicksals“ nutzen, eine Amnestie ausrufen oder für 2 Cumals ablegen.
course-seat-of-kings-amnesty-hint = Eine Amnestie ist dein ganzer Zug und verbraucht die Karte.
course-seat-of-kings-amnesty-near-1 = In dieser Region gibt es keine Gefangenen.
course-seat-of-kings-amnesty-near-2 = Das befreit keinen Gefangenen.
course-seat-of-kings-amnesty-rest = Deine drei Spielsteine in Ulster sind noch gefangen.

course-seat-of-kings-traitor = Ein Verräter für 1 Cumal
course-seat-of-kings-traitor-before = Die Runde endet, und zuerst kommen die Verräter. Rot hat in Ulster die meisten Felder und ist dort dominant, also wird der Verräter dir angeboten. Für 1 Cumal wird eine Karte aufgedeckt, und auf einem ihrer Felder ersetzt dein Spielstein einen roten. Zahl dann deinen anderen Cumal für die Aktivierung und erreiche H2.
course-seat-of-kings-traitor-after = Kein Fort schützt vor einem Verräter. Dominant ist, wem der Thron gehört, sonst, wer allein die meisten Felder hat. Von den anderen, die dort einen Spielstein haben, auch wenn es nur ein Gefangener ist, wird zuerst gefragt, wer die meisten Felder hat, dann geht es im Uhrzeigersinn weiter. Ohne Cumal bekommt man ihn nicht. Gezahlt wird, bevor man die Karte sieht.
course-seat-of-kings-traitor-hint = Nach welchem Austausch stehen zwei von deinen nebeneinander unter H2?
course-seat-of-kings-traitor-near-1 = Ohne Verräter bleibt Ulster in roter Hand.
course-seat-of-kings-traitor-near-2 = Dein Spielstein steht auf F2. Wähl noch „aktivieren“ und dann „aufsteigen auf H2“.
course-seat-of-kings-traitor-rest = Du hast den Verräter, aber keinen Spielstein auf H2. Dafür brauchst du ein Paar auf F2 und F3.
course-seat-of-kings-traitor-elsewhere-1 = Du hast den Verräter mit deinem letzten Cumal gekauft. Darfst du auch aktivieren?

course-seat-of-kings-income = Was Einkommen bringt
course-seat-of-kings-income-before = Nach den Verrätern kommt das Einkommen. Du bekommst 1 Cumal für jeden Rang einer Region, in dem du allein die meisten Felder hast, und 1 mehr für jeden Rang, in dem du in mehr als einer Region ein Feld hast. Sieh dir Leinster und Ulster an (wähl den Namen einer Region, um sie zu sehen). Wie hoch ist das Einkommen von Blau?
course-seat-of-kings-income-after = Blau bekommt 3 in Leinster für Hirten, Krieger und Hauptmänner und 1 für Hirten in beiden. Gelb bekommt 6: für Bauern und Krieger in Ulster, Bauern in Leinster und alle drei Ränge in beiden. Ein Rang in drei Regionen bringt nicht mehr als in zweien: auch nur 1. Der Thron bringt nichts.
course-seat-of-kings-income-hint = Leinster bringt Blau etwas für Hirten, Krieger und Hauptmänner.
course-seat-of-kings-income-wrong-1 = Du hast in beiden Regionen einen Hirten, das ist 1 mehr.
course-seat-of-kings-income-wrong-2 = Bei den Hirten in Ulster steht es 1 zu 1, also bekommt dafür niemand etwas.
course-seat-of-kings-income-wrong-3 = 6 ist das Einkommen von Gelb.

course-seat-of-kings-king = Der Thron einer Region
course-seat-of-kings-king-before = Es ist der letzte Zug der Runde, und du hast 2 Cumals. Steig bis auf den Thron von Ulster auf. Bis zum Ende der Runde ist dein Spielstein dort einer wie jeder andere: Wer aufsteigt, kann ihn gefangen nehmen.
course-seat-of-kings-king-after = Die Region wird geräumt: Spielsteine gehen heim, Gefangene werden Häftlinge dessen, unter dessen Spielstein sie lagen, und dein Königsstein kommt auf den Thron. Zu zweit ist die Region jetzt geschlossen. Mit mehr Spielern bleibt sie offen, und du darfst eine Garnison aus zwei Spielsteinen einrichten. Einen Königsstein entfernt nur eines: ein gegnerischer Aufstieg auf diesen Thron. Gesetzt wird dabei nichts, der Thron ist danach also leer.
course-seat-of-kings-king-hint = Von W1 und W2 geht es auf C1, dann von C1 und C2 auf den Thron.
course-seat-of-kings-king-near-1 = Du bist unter dem Thron stehen geblieben. Wähl „aktivieren“ und dann jeden Aufstieg.
course-seat-of-kings-king-rest = Der Thron ist nicht erreicht. Karte 10 auf W2 gibt dir ein Paar auf W1 und W2.

course-seat-of-kings-ransom = Lösegeld für Häftlinge
course-seat-of-kings-ransom-before = Am Rundenende werden Häftlinge zuerst eins zu eins ausgetauscht. Danach hält Rot noch 4 von deinen. 1 Cumal befreit einen, 2 befreien zwei, 3 befreien alle. Befreie sie alle.
course-seat-of-kings-ransom-after = Rot bekommt die Cumals. Du hast nur 20 Spielsteine, und ist der Vorrat leer, kannst du weder setzen noch aufsteigen. Eine Runde endet also in dieser Folge: Verräter, Einkommen, neue Könige, Häftlinge, der nächste Startspieler.
course-seat-of-kings-ransom-hint = Wie viele kommen für 3 heim?
course-seat-of-kings-ransom-near-1 = Einer kommt heim, und drei bleiben.
course-seat-of-kings-ransom-near-2 = Zwei kommen heim, und zwei bleiben.
course-seat-of-kings-ransom-near-3 = Du musst nichts zahlen, aber dann bleiben alle.
course-seat-of-kings-ransom-elsewhere-1 = Rot hat nur zwei Spielsteine von dir. Darfst du für drei bezahlen?

course-seat-of-kings-crown = Mit zwei Thronen gewinnst du sofort
course-seat-of-kings-crown-before = Du hast Connacht gewonnen und Rot Ulster. Beide Könige bleiben, also ist eine dritte Region offen: Leinster, gewählt vom neuen Startspieler. (Am Ende jeder Runde bestimmt der Startspieler einen anderen Spieler zum nächsten.) Wer dort den Thron nimmt, gewinnt sofort, auch mitten in der Runde. Nimm ihn.
course-seat-of-kings-crown-after = Du hast zwei Throne zur selben Zeit: Du bist der Ard Rí, der Hochkönig von Irland.
course-seat-of-kings-crown-hint = Von W2 und W3 geht es auf C2, dann von C1 und C2 auf den Thron.
course-seat-of-kings-crown-near-1 = Du bist unter dem Thron stehen geblieben. Wähl „aktivieren“ und dann jeden Aufstieg.
course-seat-of-kings-crown-rest = Der Thron von Leinster ist noch frei. Karte 10 auf W2 gibt dir ein Paar auf W2 und W3.

course-seat-of-kings-game = Eine erste Partie
course-seat-of-kings-game-before = Spiel gegen den Computer (Stärke 1), mit dem Tutor. Behalte drei deiner sechs Karten; die anderen drei sind für die nächste Runde. Kleine Zahlen auf dem Brett zeigen, was sich seit deinem Zug verändert hat: 1 im ersten Zug danach, 2 im zweiten. Der Schritt ist geschafft, wenn eine Region gewonnen oder Runde 4 vorbei ist; danach darfst du weiterspielen.


## sacred-hill-2

course-sacred-hill-2-priority = Die Priorität eines Hügels
course-sacred-hill-2-priority-before = In Spielstufe 2 ist nur der Kampf anders. Jeder freie Hügel hat eine Priorität: die Zahl deiner Befestigungen neben ihm. Welche Priorität hat C5 für Rot?
course-sacred-hill-2-priority-after = Jede Seite hat eigene Prioritäten. Für Blau hat C5 die Priorität 0.
course-sacred-hill-2-priority-hint = Zähl nur rote Nachbarn.
course-sacred-hill-2-priority-wrong-1 = Zähl alle vier Seiten: C6, C4, B5 und D5.

course-sacred-hill-2-highest = Bau, wo die Priorität am höchsten ist
course-sacred-hill-2-highest-before = Du musst auf einem Hügel mit deiner höchsten Priorität bauen. Welcher ist es?
course-sacred-hill-2-highest-after = Hier hattest du keine Wahl, denn 4 ist die höchste Priorität auf dem Brett.
course-sacred-hill-2-highest-hint = D4 hat 2, und C3 hat 2. Hat ein Hügel mehr?

course-sacred-hill-2-equals = Bei gleicher Priorität hast du die Wahl
course-sacred-hill-2-equals-before = Mehrere Hügel können deine höchste Priorität haben, und unter ihnen darfst du wählen. Markiere alle Hügel mit deiner höchsten Priorität.
course-sacred-hill-2-equals-after = Eine Befestigung hebt die Prioritäten der Hügel um sie herum, und so beginnen Ketten.
course-sacred-hill-2-equals-hint = Sieh zwischen C5 und B4 nach.
course-sacred-hill-2-equals-wrong-1 = Dieser Hügel hat nur einen roten Nachbarn, andere Hügel haben zwei.
course-sacred-hill-2-equals-wrong-2 = Dieser Hügel hat nur einen roten Nachbarn, andere Hügel haben zwei.

course-sacred-hill-2-lull = Flaute: keine Priorität über 1
course-sacred-hill-2-lull-before = Du bist Blau. Neben keinem Hügel stehen zwei deiner Befestigungen: Das ist eine Flaute. Du musst trotzdem neben einer eigenen bauen.
course-sacred-hill-2-lull-after = In einer Flaute bestimmst du, wo die nächste Kette beginnt.
course-sacred-hill-2-lull-hint = 1 ist jetzt die höchste Priorität.

course-sacred-hill-2-capture-waits = Auch eine Belagerung hat eine Priorität
course-sacred-hill-2-capture-waits-before = Eine belagerte Befestigung hat als Priorität die Zahl ihrer Belagerer. B1 wird von zwei Befestigungen belagert, und andere Hügel haben auch 2. Das Erobern darf also warten.
course-sacred-hill-2-capture-waits-after = In Spielstufe 1 müsstest du erobern. Hier musst du dort spielen, wo die Priorität am höchsten ist, ob du baust oder eroberst.
course-sacred-hill-2-capture-waits-hint = Du kannst unter drei Hügeln wählen.

course-sacred-hill-2-capture-now = Priorität 4 kann nicht warten
course-sacred-hill-2-capture-now-before = F5 wird von vier Befestigungen belagert. Sieh dir die Prioritäten an, dann spiel.
course-sacred-hill-2-capture-now-after = 4 ist die höchste Priorität auf dem Brett, also musstest du jetzt erobern.
course-sacred-hill-2-capture-now-hint = E4 hat 2. Was hat F5?

course-sacred-hill-2-steer = Die nächste Priorität vorbereiten
course-sacred-hill-2-steer-before = Das ist eine Flaute mit fünf Hügeln der Priorität 1. Mit einem davon hast du im nächsten Zug einen Hügel der Priorität 4, und damit gewinnst du.
course-sacred-hill-2-steer-after = Eine Belagerung mit vier Befestigungen hat die höchste Priorität, die es gibt. Im nächsten Zug eroberst du D4 und vereinst deine Königreiche.
course-sacred-hill-2-steer-hint = D4 steht allein. Wie viele Nachbarn sind rot?
course-sacred-hill-2-steer-near-1 = Blau baut auf C4. D4 ist gerettet, und deine Königreiche bleiben getrennt.

course-sacred-hill-2-game = Eine Partie
course-sacred-hill-2-game-before = Spiel eine Partie gegen den Computer (Stärke 1). Das Brett zeigt die Prioritäten.


## doubles

course-doubles-shared-row = Die gemeinsame Reihe
course-doubles-shared-row-before = Du bist Süd und spielst Rot mit Nord, deinem Partner. Dein Bereich sind die Reihen 1 bis 4, der von Nord die Reihen 4 bis 7. Beginne in der gemeinsamen Reihe.
course-doubles-shared-row-after = Die blauen Partner, West und Ost, teilen sich Spalte D.
course-doubles-shared-row-hint = Welche Reihe liegt in beiden Bereichen?

course-doubles-partners-leap = Befestigungen des Partners zählen für dich
course-doubles-partners-leap-before = Jetzt bist du Nord. Mach einen Rösselsprung von E4 aus, der Befestigung von Süd, aber nur in deine Reihen 4 bis 7. Markiere deine Hügel.
course-doubles-partners-leap-after = Alle Befestigungen deiner Farbe zählen, wo immer sie stehen. Du baust nur in deinem eigenen Bereich.
course-doubles-partners-leap-hint = Es gibt acht Sprünge, und die Hälfte davon geht nach Süden.
course-doubles-partners-leap-wrong-1 = Das ist ein Rösselsprung, aber in die Reihen von Süd.
course-doubles-partners-leap-wrong-2 = Dieser Hügel liegt in den Reihen von Süd.
course-doubles-partners-leap-wrong-3 = Dieser Hügel liegt näher an E4 als ein Rösselsprung.

course-doubles-battle-area = Kampf im eigenen Bereich
course-doubles-battle-area-before = Du bist Süd, und der Kampf hat begonnen. Viele Hügel liegen neben einer roten Befestigung. Bau auf einem in deinem Bereich.
course-doubles-battle-area-after = Wer KAMPF ansagt, eröffnet ihn für alle vier.
course-doubles-battle-area-hint = Bleib in den Reihen 1 bis 4.

course-doubles-partners-capture = Eine Belagerung im Bereich des Partners
course-doubles-partners-capture-before = B5 ist belagert, liegt aber in den Reihen von Nord. Spiel in deinen.
course-doubles-partners-capture-after = Wenn Nord am Zug ist, muss Nord dort erobern.
course-doubles-partners-capture-hint = Reihe 5 liegt nicht in deinem Bereich.

course-doubles-partner-must = Der Partner muss erobern
course-doubles-partner-must-before = Jetzt bist du Nord, und B5 liegt in deinen Reihen. Die Befestigung ist belagert, also musst du sie erobern.
course-doubles-partner-must-after = Was in der gemeinsamen Reihe belagert ist, erobert der Partner, der zuerst am Zug ist.
course-doubles-partner-must-hint = Wähl die belagerte Befestigung.

course-doubles-bridge-across = Brücken verbinden Bereiche
course-doubles-bridge-across-before = Das sind die Vier Schätze im Doppel, und du bist Süd. Die Bereiche sind dieselben und gelten vom ersten Zug an. Bau dort, wo du dich auch mit C5 von Nord verbindest.
course-doubles-bridge-across-after = Eine Brücke kann von einem Bereich in den anderen führen.
course-doubles-bridge-across-hint = Sieh zwischen deiner Befestigung und der von Nord nach.
course-doubles-bridge-across-near-1 = D4 verbindet dich nur mit E4, und B4 mit nichts.
course-doubles-bridge-across-rest = Dieser Hügel liegt nicht neben C5, also gibt es keine Verbindung mit Nord.

course-doubles-unfilled = Das Ende einer Partie zu viert
course-doubles-unfilled-before = Nach AUS haben die drei anderen noch je einen Zug, also können Hügel frei bleiben. Hier hat jede Seite 23 Brücken und 22 Befestigungen. Wie viele Punkte bekommt Rot?
course-doubles-unfilled-after = Die Partie endet remis. Ein Match hat vier Partien, und jeder Platz beginnt eine.
course-doubles-unfilled-hint = Brücken und Befestigungen sind gleich viele.
course-doubles-unfilled-wrong-1 = 2 gibt es für einen Sieg. Niemand hat gewonnen, also bekommt jede Seite 1.
course-doubles-unfilled-wrong-2 = Ein Remis bringt jeder Seite 1.

course-doubles-game = Eine Partie zu viert
course-doubles-game-before = Spiel eine Partie als Süd. Der Computer ist dein Partner und spielt auch die beiden Plätze der Gegenseite. Die zwei Zahlen neben dem Buchstaben eines Platzes, etwa 12:8, zählen die Befestigungen in seinem Bereich, zuerst die deiner Seite.


## high-kings-2

course-high-kings-2-sacrifice = Eine belagerte Befestigung opfern
course-high-kings-2-sacrifice-before = Du bist Blau, hast einen König verloren, und keiner deiner Könige kann bauen. In Spielstufe 2 darfst du dich dann zurückziehen und eine belagerte Befestigung opfern. Zieh von C5 nach B3 und gib die Befestigung dort an Rot ab.
course-high-kings-2-sacrifice-after = Die geopferte Befestigung ist für dich ein Königreich weniger. Dein König ist dort gestrandet und kann nicht gefangen genommen werden.
course-high-kings-2-sacrifice-hint = Welche deiner Befestigungen ist belagert?
course-high-kings-2-sacrifice-near-1 = Das ist ein einfacher Rückzug. B3 gehört dann noch dir und zählt als ein Königreich mehr.
course-high-kings-2-sacrifice-near-2 = Passen beendet die Partie, aber du kannst mehr Punkte bekommen.
course-high-kings-2-sacrifice-rest = So gibst du nichts her. Zieh von C5 nach B3 und gib die Befestigung dort an Rot ab.

course-high-kings-2-escape = Den gestrandeten König heimbringen
course-high-kings-2-escape-before = Rot hat gepasst, also ist das dein letzter Zug. Nur der gestrandete König darf ziehen. Bring ihn heim auf eine eigene Befestigung.
course-high-kings-2-escape-after = Du gewinnst mit 4 zu 6 Königreichen und bekommst 2 + 2 = 4 Punkte. Rot bekommt 1 für den gefangenen König.
course-high-kings-2-escape-hint = Zieh ihn auf eine beliebige eigene Befestigung, die er erreicht, ohne auch sie zu opfern.
course-high-kings-2-escape-near-1 = Der König ist am Ende noch gestrandet, also ist er verloren. Damit sind zwei Könige verloren, und Rot gewinnt.

course-high-kings-2-again = Zwei Opfer nacheinander
course-high-kings-2-again-before = Diesmal hat Rot nicht gepasst, sondern weitergespielt. Derselbe König darf eine zweite Befestigung opfern.
course-high-kings-2-again-turn-2 = Rot hat gepasst. Dein König auf C1 ist gestrandet, also muss er auf eine deiner Befestigungen ziehen.
course-high-kings-2-again-after = Zwei geopferte Befestigungen sind zwei Königreiche weniger, also gewinnst du mit 3 zu 6.
course-high-kings-2-again-hint = Auch C1 ist belagert.
course-high-kings-2-again-turn-2-hint = Von den erreichbaren Befestigungen gehört dir nur E2.
course-high-kings-2-again-near-1 = Dein König ist sicher, aber du behältst ein Königreich mehr.
course-high-kings-2-again-rest = Der König von B3 ist gezogen, hat aber keine zweite Befestigung geopfert.

course-high-kings-2-trapped = Ein gestrandeter König ohne Zug
course-high-kings-2-trapped-before = Du bist Rot. Der blaue König ist auf B6 gestrandet, und kein Sprung führt weg, weder nach D5 noch nach D7, A4 oder C4. Mach irgendeinen Zug.
course-high-kings-2-trapped-after = Ein gestrandeter König, der nicht ziehen kann, gilt als gefangen. Damit hat Blau zwei Könige und die Partie verloren.
course-high-kings-2-trapped-hint = Sieh nach, wohin der König auf B6 ziehen könnte.

course-high-kings-2-game = Eine Partie
course-high-kings-2-game-before = Spiel eine Partie gegen den Computer (Stärke 1).


## seat-of-kings-more

course-seat-of-kings-more-keep = Drei von sechs Karten
course-seat-of-kings-more-keep-before = Zu dritt spielt ihr in drei Regionen. Du bekommst sechs Karten und behältst drei für diese Runde. Die anderen sind deine nächsten Handkarten.
course-seat-of-kings-more-keep-after = Niemand sieht, welche Karten du behalten hast.
course-seat-of-kings-more-keep-hint = Eine Karte, die zwei Spielsteine setzt, passt gut zu einer billigen.
course-seat-of-kings-more-keep-elsewhere-1 = Noch weiß niemand, wer Startspieler ist. Darfst du deine Karten schon auswählen?

course-seat-of-kings-more-option = Wer den Verräter angeboten bekommt
course-seat-of-kings-more-option-before = Rot hat in Ulster die meisten Felder und kann den Verräter nicht bekommen. Von den anderen hast du die meisten, also wirst du zuerst gefragt. Passe und sieh, wer als Nächstes gefragt wird.
course-seat-of-kings-more-option-after = Das Angebot geht im Uhrzeigersinn weiter an Weiß. Bei Gleichstand decken die Beteiligten je eine Karte auf, und wer die höchste hat, wird zuerst gefragt.
course-seat-of-kings-more-option-hint = Passen kostet nichts.
course-seat-of-kings-more-option-rest = Du hast den Verräter genommen, also wurde sonst niemand gefragt. Passe und sieh, wer als Nächstes gefragt wird.
course-seat-of-kings-more-option-elsewhere-1 = Drei haben gleich viele Felder, darum deckt jeder eine Karte auf. Nach deiner ist der Stapel leer. Darfst du den Verräter schon kaufen?

course-seat-of-kings-more-garrison = Eine Garnison bewacht eine offene Region
course-seat-of-kings-more-garrison-before = Zu dritt und zu viert bleibt eine gewonnene Region offen. Richte dort neben deinem Königsstein eine Garnison ein: einen oder zwei Spielsteine.
course-seat-of-kings-more-garrison-after = Eine Garnison kostet nichts, und du darfst sie auslassen. Sie erschwert anderen den Aufstieg, am meisten auf C1 und C2.
course-seat-of-kings-more-garrison-hint = Jedes freie Feld ist recht, nur nicht der Thron.
course-seat-of-kings-more-garrison-near-1 = Das ist erlaubt, aber so bewacht nur dein Königsstein die Region. Setz mindestens einen Spielstein.

course-seat-of-kings-more-king-falls = Wie ein Königsstein fällt
course-seat-of-kings-more-king-falls-before = Der rote Königsstein steht in Ulster. Nur ein Aufstieg auf den Thron entfernt ihn. Steig dorthin auf.
course-seat-of-kings-more-king-falls-after = Der rote Königsstein kehrt heim, und von dir wird nichts gesetzt. Um dort König zu sein, musst du in einem anderen Zug noch einmal aufsteigen.
course-seat-of-kings-more-king-falls-hint = Steig auf, als wolltest du den Thron nehmen.
course-seat-of-kings-more-king-falls-rest = Der rote Königsstein steht noch auf dem Thron. Steig von W1 und W2 aus auf.

course-seat-of-kings-more-two-forts = Durch einen „Stein des Schicksals“ kann ein zweites Fort entstehen
course-seat-of-kings-more-two-forts-before = Durch deinen „Stein des Schicksals“ ist auf F3 ein zweites Fort entstanden. In einer Region kannst du nur eines haben. Welches behältst du?
course-seat-of-kings-more-two-forts-after = Durch einen „Stein des Schicksals“ kann auch für andere ein Fort entstehen.
course-seat-of-kings-more-two-forts-hint = Das andere Fort verliert seinen obersten Spielstein.

course-seat-of-kings-more-no-stock = Kein Spielstein mehr im Vorrat
course-seat-of-kings-more-no-stock-before = Keiner deiner 20 Spielsteine liegt im Vorrat: 7 stehen auf dem Spielbrett, und 13 sind Häftlinge bei Rot. Du hast 1 Cumal und Karte 17: Spiel sie aus oder leg sie ab. Was von beidem bringt deine Spielsteine eher heim?
course-seat-of-kings-more-no-stock-after = Ohne Vorrat kannst du weder setzen noch aufsteigen. Am Rundenende bringen 3 Cumals alle 13 heim.
course-seat-of-kings-more-no-stock-hint = Mit drei Cumals kaufst du alle frei.
course-seat-of-kings-more-no-stock-rest = Ohne Vorrat wurde nichts gesetzt, und du hast weiter nur 1 Cumal.

course-seat-of-kings-more-all-yours = Mit fünfzehn Feldern ist eine Region gewonnen
course-seat-of-kings-more-all-yours-before = Dreizehn Felder von Ulster gehören dir, auch der Thron. Deine Karte erreicht die letzten zwei. Nimm beide.
course-seat-of-kings-more-all-yours-after = Alle fünfzehn gehören dir, also ist die Region sofort gewonnen, mitten in der Runde.
course-seat-of-kings-more-all-yours-hint = F1 ist frei, und F2 gehört Rot.
course-seat-of-kings-more-all-yours-rest = Mindestens ein Feld von Ulster gehört dir noch nicht. Die Karte setzt zwei Spielsteine.
course-seat-of-kings-more-all-yours-elsewhere-1 = Du hast Ulster gewonnen, bevor alle deine Spielsteine gesetzt waren. Darfst du jetzt aktivieren?

course-seat-of-kings-more-third-region = Die dritte Region
course-seat-of-kings-more-third-region-before = In einer Partie zu zweit habt ihr je eine Region gewonnen. Der neue Startspieler eröffnet jetzt eine dritte. Wähl eine.
course-seat-of-kings-more-third-region-after = Wer ihren Thron nimmt, gewinnt.
course-seat-of-kings-more-third-region-hint = Die zwei gewonnenen Regionen bleiben geschlossen.

course-seat-of-kings-more-starter = Der nächste Startspieler
course-seat-of-kings-more-starter-before = Du warst der Startspieler dieser Runde. Bestimme den nächsten; du selbst darfst es nicht sein.
course-seat-of-kings-more-starter-after = Eine Partie, die nach 60 Runden niemand gewonnen hat, endet remis. Am Tisch könnt ihr weniger Runden ausmachen.
course-seat-of-kings-more-starter-hint = Wer zuletzt am Zug ist, kann auf alles antworten. Wer zuerst am Zug ist, kommt allen zuvor.
course-seat-of-kings-more-starter-elsewhere-1 = Zwei Runden waren vereinbart, und beide sind vorbei. Darfst du eine Karte ablegen?
course-seat-of-kings-more-starter-elsewhere-2 = Du hast den Thron von Leinster, der dritten Region. Darfst du eine Karte ablegen?

course-seat-of-kings-more-game = Eine Partie zu dritt
course-seat-of-kings-more-game-before = Spiel eine Partie zu dritt gegen den Computer (Stärke 1).
