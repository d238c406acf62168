# Die Regeln der Befestigungsspiele und von Tara, Sitz der irischen Könige, Regel für Regel, auf Deutsch.
#
# Eine Nachricht je Regel; ihr Name ist die Kennung der Regel in data/clauses.toml.
# `.ruling` sagt, was gewählt wurde, wo die Quellen etwas offen lassen, und warum.
# Die Nachrichten `variant-*` nennen eine Variante; `.about` stellt sie jemandem vor, der sie nicht kennt.
#
# Die Quellen, mit den Namen, die data/clauses.toml ihnen gibt:
#   manual N   Tara, vollständige Anleitung, 12. Februar 2014, Abschnitt N
#              (zusammengestellt von Thom Mollinga nach tailtengames.com)
#   revised    High Kings of Tara, Level 1, überarbeitet am 22. Februar 2014
#   rulebook N Tara, Seat of Kings, das englische Regelheft, Seite N, von Alan Paull,
#              Surprised Stare Games Ltd 2006
#   German     die offizielle deutsche Spielregel dazu
#   Italian    eine italienische Übersetzung des Regelhefts mit Anmerkungen, von Guglielmo Cinti
#   FAQ        die Antworten des Verlags auf vier Fragen dazu
#   ruling     von uns allein


## Sections

section-B = Spielbrett und Begriffe
section-M = Partie, Match und Wertung
section-SH = Der Heilige Hügel
section-SHL = Der Heilige Hügel, Spielstufe 2
section-SHD = Der Heilige Hügel im Doppel
section-FT = Vier Schätze
section-HK = Die Hochkönige von Tara
section-HKL = Die Hochkönige von Tara, Spielstufe 2
section-PC = Der vergiftete Kelch
section-SD = Der Stein des Schicksals
section-SKB = Sitz der irischen Könige: Spielbrett und Spielsteine
section-SKC = Sitz der irischen Könige: Karten und Decks
section-SKR = Sitz der irischen Könige: Spielvorbereitungen und Runden
section-SKP = Sitz der irischen Könige: Spielsteine setzen
section-SKF = Sitz der irischen Könige: Forts
section-SKA = Sitz der irischen Könige: Aktivierung und Aufstieg
section-SKD = Sitz der irischen Könige: der „Stein des Schicksals“
section-SKM = Sitz der irischen Könige: Amnestie
section-SKT = Sitz der irischen Könige: Verräter
section-SKI = Sitz der irischen Könige: Einkommen
section-SKK = Sitz der irischen Könige: Könige, Räumung und Sieg
section-SKX = Sitz der irischen Könige: Austausch und Lösegeld
section-SK2P = Sitz der irischen Könige: Tara für zwei
section-SKO = Sitz der irischen Könige: Optionen, Ergebnis, verdeckte Karten
section-program = Zu diesem Programm


## Variants

variant-sacred-hill-1 = Der Heilige Hügel, Spielstufe 1
    .hook = Bau im Rösselsprung, dann verbinde, was dir gehört. Wer weniger Königreiche hat, gewinnt.
    .about =
        Verstreue deine Befestigungen in Rösselsprüngen über den Hügel von Tara. Dann beginnt das
        Rennen: Verbinde sie zu einem Reich, zerschneide das der Gegenseite und erobere, was allein
        steht. Nach dem letzten Zug gewinnt die Seite mit weniger Königreichen, bei Gleichstand die mit
        mehr Befestigungen.

variant-sacred-hill-2 = Der Heilige Hügel, Spielstufe 2
    .hook = Ein Bau löst den nächsten aus. Reite auf der Lawine, oder sie begräbt dich.
    .about =
        Die Eröffnung ist die von Spielstufe 1, doch im Kampf treibt dich das Brett: Du musst immer dort
        spielen, wo die meisten deiner Befestigungen zusammentreffen, und ein Bau löst den nächsten aus
        wie eine Lawine, die nur lenkt, wer vorausschaut. Am Ende gewinnt, wer weniger Königreiche
        hat, bei Gleichstand, wer mehr Befestigungen hat.

variant-sacred-hill-doubles-1 = Der Heilige Hügel im Doppel, Spielstufe 1
    .hook = Partner sitzen sich gegenüber, und alle bauen auf ihrer Seite des Hügels.
    .about =
        Zu viert sitzt ihr um ein Brett, Partner einander gegenüber. Du baust nur in den vier Reihen vor
        dir und springst auch von den Befestigungen aus, die dein Partner gesetzt hat. Das Paar mit
        weniger Königreichen gewinnt gemeinsam, bei Gleichstand das mit mehr Befestigungen.

variant-sacred-hill-doubles-2 = Der Heilige Hügel im Doppel, Spielstufe 2
    .hook = Partner sitzen sich gegenüber, und eine einzige Lawine reißt alle vier mit.
    .about =
        Doppel mit den Kettenreaktionen von Spielstufe 2: Eine Befestigung nahe der Mitte kann deinen
        Partner ebenso binden wie dich, und den richtigen Augenblick müsst ihr ohne ein Wort gemeinsam
        finden. Es gewinnt das Paar mit weniger Königreichen, bei Gleichstand das mit mehr
        Befestigungen.

variant-four-treasures = Vier Schätze
    .hook = Bau, wo du willst, und schlag Brücken, wo du kannst. Wer mehr Brücken hat, gewinnt.
    .about =
        Das einfachste der Tara-Spiele, ab sechs Jahren und tiefer, als es aussieht: Bau, wo du willst,
        schlag Brücken, wo du kannst, und stell einzelnen Befestigungen Fallen. Am Ende gewinnt, wer
        mehr Brücken gesetzt hat, bei Gleichstand, wer mehr Befestigungen hat.

variant-four-treasures-doubles = Vier Schätze im Doppel
    .hook = Spinn mit deinem Partner ein Netz, quer durch das Netz des anderen Paars.
    .about =
        Spinn mit deinem Partner über den Tisch hinweg ein Netz aus Brücken, während das andere Paar
        quer durch eures spinnt. Es gewinnt das Paar mit mehr Brücken, bei Gleichstand das mit mehr
        Befestigungen.

variant-high-kings-1 = Die Hochkönige von Tara, Spielstufe 1
    .hook = Drei Könige springen, bauen und rauben. Nimm zwei gegnerische gefangen, und du gewinnst sofort.
    .about =
        Drei Könige auf jeder Seite ziehen wie die Springer im Schach, und wo einer landet, entsteht
        eine Befestigung – bis das Land sich um sie schließt und sie auf Raubzug gehen oder fallen. Wer
        zwei gegnerische Könige gefangen nimmt, gewinnt sofort; sonst gewinnt, wer weniger Königreiche
        hat, dann, wer mehr Befestigungen hat, und ein gefangener König ist einen Punkt wert.

variant-high-kings-2 = Die Hochkönige von Tara, Spielstufe 2
    .hook = Fällt ein König, dürfen die anderen zwei eine Befestigung hergeben, um das Reich zu retten.
    .about =
        Drei Könige auf jeder Seite springen wie Springer im Schach und bauen Befestigungen, wie in
        Spielstufe 1. Wer einen König verloren hat, hat aber einen Ausweg: Einer der beiden übrigen
        darf die Befestigung, auf die er zieht, der Gegenseite überlassen und darauf stehen bleiben,
        einen Schritt vom Untergang entfernt, um das Reich zu ordnen. Wer zwei Könige gefangen nimmt,
        gewinnt sofort; sonst gewinnt, wer weniger Königreiche hat, dann, wer mehr Befestigungen hat,
        und ein gefangener König bringt einen Punkt.

variant-poisoned-chalice = Der vergiftete Kelch
    .hook = Deine Reihen sind die Spalten der Gegenseite. Bestimme, wo sie bauen muss.
    .about =
        Ihr sitzt über Eck, deine Reihen sind also die Spalten der Gegenseite, und bauen darfst du nur
        dort, wo du nicht in der Überzahl bist: Macht hat, wer bestimmt, wohin die andere Seite muss.
        Ist das Brett voll, gewinnt, wer weniger Königreiche hat, bei Gleichstand, wer mehr
        Befestigungen hat.

variant-stone-of-destiny = Der Stein des Schicksals
    .hook = Zwei einsame Könige bebauen den ganzen Hügel. Was dann keine Brücke hat, ist Beute.
    .about =
        Zwei einsame Könige jagen einander, bis jeder Hügel bebaut ist. Dann wechselt in jedem Zug eine
        Befestigung ohne Brücke die Seite, ein König eilt herbei, um sie zu bewachen, und eine weitere
        Brücke bringt etwas in Sicherheit. Ist nichts mehr zu holen, gewinnt, wer weniger Königreiche
        hat, und bei Gleichstand, wer nicht auf der Reservebefestigung sitzen bleibt.

variant-seat-of-kings = Tara, Sitz der irischen Könige
    .hook = Mach Bauern zu Königen, begrab Rivalen in Stapeln und bezahl ihre Verräter. Für zwei bis vier.
    .about =
        Aus Bauern werden Hirten, aus Hirten Krieger, aus Kriegern Hauptmänner, und zwei Hauptmänner
        Seite an Seite machen einen König – wenn ihnen vorher niemand auf die Schultern steigt. Zu
        zweit, zu dritt oder zu viert behaltet ihr drei von sechs Karten, begrabt fremde Spielsteine in
        Stapeln, feilscht um Häftlinge und bezahlt Verräter. Wer zur selben Zeit die Throne zweier
        Regionen innehat, ist Hochkönig von Irland und gewinnt sofort.


## B. Board and terms

B1 =
    Das Spielbrett ist ein Gitter aus sieben mal sieben Hügeln, dem die vier Ecken fehlen; es hat also
    45 Hügel. Die Spalten heißen A bis G, die Reihen 1 bis 7; A1, A7, G1 und G7 gibt es nicht. In jedem
    Diagramm liegt Reihe 1 unten (Süden) und Spalte A links (Westen).
    .ruling =
        Die Anleitung bezeichnet die Hügel nur mit Buchstabe und Zahl. Wie herum die Diagramme liegen,
        haben wir gewählt.

B2 =
    Benachbart, also nebeneinander, sind Hügel, die in einer Reihe oder Spalte unmittelbar
    aufeinander folgen; Hügel, die sich nur an einer Ecke berühren, sind es nicht. Ein Hügel neben
    einer fehlenden Ecke hat zwei Nachbarn (B1 hat B2 und C1), jeder andere Hügel am Rand drei (etwa
    D1) und ein Hügel im Inneren vier.

B3 =
    Ein Rösselsprung ist der Zug des Springers im Schach: einen Hügel entlang der Reihe und zwei entlang
    der Spalte oder umgekehrt, in jede Richtung.

B4 =
    Ein Hügel ist frei, oder er trägt eine Befestigung einer Farbe, nie mehr. Eigene Befestigungen
    sind die deiner Farbe, im Doppel also auch die deines Partners. In den Varianten mit Königen
    kann auf einer Befestigung ein König stehen, gleich von welcher Farbe.

B5 =
    Eine Verbindung ist eine Brücke zwischen zwei benachbarten eigenen Befestigungen. Wird eine
    Befestigung neu gebaut, erobert oder geopfert, verbinden Brücken sie noch im selben Zug mit allen
    benachbarten Befestigungen der Farbe, die sie jetzt hat. Nur beim Stein des Schicksals werden die
    Brücken einzeln gesetzt (SD3, SD4, SD6). In allen anderen Varianten sind zwei Befestigungen genau
    dann verbunden, wenn sie benachbart und von einer Farbe sind.

B6 =
    Ein Königreich ist eine Gruppe von Befestigungen einer Farbe, die durch Verbindungen zusammenhängen
    und mit denen keine weitere Befestigung verbunden ist. Auch eine Befestigung, die allein steht, ist
    ein Königreich.

B7 =
    Einzeln ist eine Befestigung, neben der keine andere ihrer Farbe steht. Belagert ist sie, wenn auf
    allen Nachbarhügeln, die es gibt, gegnerische Befestigungen stehen. Ebenso ist ein freier Hügel für
    dich belagert, wenn die Gegenseite auf allen seinen Nachbarn steht. Eine Belagerung braucht neben
    einer fehlenden Ecke zwei Befestigungen, am Rand drei und im Inneren vier. Gruppen von zwei oder
    mehr können nicht belagert werden.

B8 =
    Erobern heißt: eine belagerte gegnerische Befestigung vom Brett nehmen, eine eigene an ihre Stelle
    setzen und sie verbinden, alles in einem Zug. Die Eroberung ist der ganze Zug, und ein Zug erobert
    höchstens eine Befestigung.

B9 =
    Das Gebiet einer Seite ist die Zahl ihrer Befestigungen auf dem Spielbrett.

B10 =
    Befestigungen und Brücken gehen nie aus. Die Ausnahme ist der Stein des Schicksals: Dort hat jede
    Seite genau 23 Befestigungen, und die Regeln bauen darauf auf.
    .ruling =
        In der Schachtel liegen 40 Brücken je Seite, doch der Anleitung dienen sie dazu, den Stand auf
        einen Blick abzulesen, und nicht dazu, das Spiel zu beschränken. Deshalb ist keine Zahl eine
        Grenze. Beim Stein des Schicksals gehören die 23 Befestigungen je Seite zum Spiel selbst; dort
        zählen sie.

B11 =
    Gebaut wird nur auf freien Hügeln. Erobert werden nur gegnerische Befestigungen: nie ein freier
    Hügel und nie eine eigene Befestigung.



## M. Game, match and scoring

M1 =
    Die Seiten heißen Rot und Blau. Zu zweit besteht ein Match aus zwei Partien, zu viert aus vier; alle
    am Brett beginnen je eine davon. Wer die erste Partie beginnt, entscheidet das Los. Das Match
    gewinnt, wer über alle Partien die meisten Punkte hat; bei gleich vielen Punkten endet es remis.
    .ruling =
        Die Quellen sagen nicht, wer bei gleich vielen Punkten das Match gewinnt. Wir erfinden keinen
        Stichentscheid und werten ein solches Match als remis.

M2 =
    Die wenigsten Königreiche entscheiden in allen Varianten außer den Vier Schätzen (im Einzel und
    im Doppel). Die Seite mit weniger Königreichen bekommt 2 Punkte und dazu die Differenz der
    Königreiche. Bei gleich vielen bekommt die Seite mit dem größeren Gebiet 2 Punkte und dazu die
    Differenz der Gebiete. Die andere Seite bekommt 0. So ergeben 1 zu 4 Königreiche 5 zu 0 Punkte,
    2 zu 3 Königreiche 3 zu 0 und gleich viele Königreiche bei 24 zu 21 Befestigungen 5 zu 0.

M3 =
    Die meisten Brücken entscheiden bei den Vier Schätzen, im Einzel und im Doppel. Die Seite mit
    mehr Verbindungen bekommt 2 Punkte und dazu die Differenz der Verbindungen: 34 zu 27 ist 9 wert.
    Bei gleich vielen bekommt die Seite mit dem größeren Gebiet 2 Punkte und dazu die Differenz der
    Gebiete: 25 zu 20 ist 7 wert. Die andere Seite bekommt 0.

M4 =
    Herrscht bei beiden Maßen Gleichstand, endet die Partie remis, und jede Seite bekommt 1 Punkt.
    Das kann nur in Varianten vorkommen, in denen das Brett am Ende nicht voll sein muss: bei den
    Hochkönigen, den Vier Schätzen im Doppel und dem Heiligen Hügel im Doppel. Der Stein des
    Schicksals endet nie remis, ebenso wenig eine Partie, an deren Ende alle 45 Hügel bebaut sind.
    .ruling =
        Die Anleitung sagt das von den Vier Schätzen im Doppel und von den Hochkönigen. Der Heilige
        Hügel im Doppel kann auf genau dieselbe Weise mit freien Hügeln enden, also gilt dort dasselbe
        Remis.

M6 =
    AUS beendet den Heiligen Hügel, die Vier Schätze und den Vergifteten Kelch; zum Stein des
    Schicksals siehe SD5. Hat jemand zu Beginn des eigenen Zugs keinen erlaubten Zug, sagt dieser
    Platz AUS an und kommt nicht mehr an die Reihe. Alle anderen haben der Reihe nach noch je einen
    Zug; wer dann keinen erlaubten hat, wird übersprungen. Danach ist die Partie zu Ende. AUS ist
    kein Zug: Das Programm sagt es an, und es geht mit dem nächsten Platz weiter.
    .ruling =
        Die Anleitung sagt nicht, was geschieht, wenn beim letzten Zug jemand keinen erlaubten Zug hat.
        Dann wird dieser Platz übersprungen.

M7 =
    Passen ist verboten, außer wo die Hochkönige es erlauben (HK9).

M10 =
    Berührt, geführt: Nach der Anleitung ist gebunden, wer einen Hügel berührt oder einen König, der
    ziehen kann. Hier gilt ein Zug erst, wenn er bestätigt ist; bis dahin lässt er sich ändern.
    .ruling =
        Wenn auf dem Bildschirm ein Finger abrutscht, sagt das nichts über die Absicht.



## SH. Sacred Hill

SH1 =
    In jedem Zug wird eine Befestigung gebaut oder eine erobert. Das Spiel hat zwei Phasen: zuerst die
    Manöverphase, dann den Kampf.

SH2 =
    Manöverphase, erste Befestigung einer Farbe: Solange keine dieser Farbe auf dem Brett steht, darf
    sie auf jedem freien Hügel gebaut werden.

SH3 =
    Manöverphase, jede weitere Befestigung: Der freie Hügel, auf dem du baust, muss einen Rösselsprung
    von einer eigenen Befestigung entfernt sein, und keine eigene darf näher stehen. Näher heißt: in
    einer Entfernung von (1,0), (1,1) oder (2,0) in jeder Richtung, also Seite an Seite, Ecke an Ecke
    oder zwei Hügel weiter in gerader Linie. Entfernungen von (2,2) und (3,0) sind nicht näher. Neben
    gegnerischen Befestigungen darfst du bauen.
    .ruling =
        Die Anleitung verbietet, näher als einen Rösselsprung zu bauen, zählt aber nicht auf, was näher
        ist. Ob in gerader Linie gemessen oder in Schritten entlang der Reihen und Spalten, das Ergebnis
        ist dasselbe: (1,0), (1,1) und (2,0) sind näher als ein Rösselsprung, (2,2) und (3,0) nicht.

SH4 =
    Lässt dir SH3 zu Beginn deines Zugs keinen Hügel, sagst du KAMPF an. Die Regeln des Kampfs gelten
    schon für diesen Zug und von da an für alle, auch wenn noch Rösselsprünge möglich sind.

SH5 =
    Kampf, Spielstufe 1: Bau auf einem freien Hügel neben einer eigenen Befestigung. Die neue
    Befestigung wird verbunden (B5).

SH6 =
    Kampf, Spielstufe 1: Gibt es keinen solchen Hügel, fang auf einem beliebigen freien Hügel neu an, ob
    er belagert ist oder nicht.

SH7 =
    Kampf, Spielstufe 1: Ist zu Beginn deines Zugs eine gegnerische Befestigung belagert, musst du
    erobern; sind es mehrere, wählst du eine. Wer die Belagerung vollendet hat, spielt keine Rolle. (In
    der Manöverphase kann keine Belagerung entstehen, denn zwei Nachbarn desselben Hügels liegen immer
    näher beieinander, als SH3 erlaubt.)

SH8 =
    Die Partie endet nach M6 und wird nach M2 gewertet. Solange ein Hügel frei ist, kann immer gebaut
    werden; im Einzel ist das Brett am Ende also voll.


## SHL. Sacred Hill, Level 2

SHL1 =
    Alles ist wie in Spielstufe 1, nur der Kampf nicht. Für jede Seite hat jeder freie Hügel eine eigene
    Priorität, kurz OP: die Zahl der benachbarten eigenen Befestigungen, 0 bis 4. Auch jede belagerte
    gegnerische Befestigung hat eine OP: die Zahl der Befestigungen, die sie belagern, 2 bis 4.

SHL2 =
    Du musst auf einem Hügel mit der höchsten OP spielen, die es für dich gibt. Ist er frei, baust du;
    steht dort eine belagerte gegnerische Befestigung, eroberst du sie. Unter Hügeln mit gleicher OP
    hast du die Wahl. Ist OP0 die höchste, darfst du auf jedem freien Hügel bauen.

SHL3 =
    Flaute herrscht, wenn du am Zug bist und alles, was du vor dir hast, OP0 oder OP1 ist. Der Kampf
    beginnt mit einer Flaute, denn die Manöverphase hinterlässt keine höhere OP. Das Programm zeigt die
    OP als Punkte, keinen für OP0 und einen bis vier für die anderen, und es meldet eine Flaute.


## SHD. Sacred Hill doubles

SHD1 =
    Im Uhrzeigersinn sitzen um das Brett Rot Süd, Blau West, Rot Nord und Blau Ost: Süd und Nord spielen
    für Rot, West und Ost für Blau, und Partner sitzen sich gegenüber. Jeder der vier Plätze hat seinen
    Bereich: Süd die Reihen 1 bis 4, Nord die Reihen 4 bis 7, West die Spalten A bis D, Ost die Spalten
    D bis G. Die roten Partner teilen sich Reihe 4, die blauen Spalte D.
    .ruling =
        Farben, Buchstaben und Plätze sind so, wie die Bildunterschrift auf der offiziellen Seite zum
        Doppel sie hat: Rot eröffnet auf E4, Blau auf D4.

SHD2 =
    Gebaut und erobert wird nur im Bereich des Platzes, der am Zug ist. Für Reichweite, Rösselsprünge,
    Nähe, Belagerungen und Verbindungen zählen alle Befestigungen einer Farbe, wo immer sie stehen.

SHD3 =
    Manöverphase: Der erste und der zweite Platz eröffnen jeweils auf einem beliebigen freien Hügel der
    Reihe oder Spalte, die ihrer Seite gemeinsam ist. Ab dem dritten Zug gilt SH3. Der dritte Platz baut
    also einen Rösselsprung von der Befestigung des ersten entfernt, im eigenen Bereich.

SHD4 =
    Wer zuerst im eigenen Bereich keinen Hügel nach SH3 hat, sagt KAMPF an, und damit beginnt der Kampf
    für alle vier.

SHD5 =
    Im Kampf gelten SH5 bis SH7 in Spielstufe 1 und SHL1 und SHL2 in Spielstufe 2, jeweils auf den
    eigenen Bereich beschränkt: Hügel neben einer eigenen Befestigung, die höchste OP und belagerte
    gegnerische Befestigungen zählen nur, wenn sie in diesem Bereich liegen. Eine Befestigung, die
    im Bereich deines Partners belagert ist, erobert dein Partner; auf einem gemeinsamen Hügel
    erobert sie, wer von euch zuerst am Zug ist.
    .ruling =
        Dass im Bereich des Partners der Partner erobert, sagt die Anleitung nur in Abschnitt 5 über die
        Vier Schätze im Doppel. Die Bereiche sind beim Heiligen Hügel im Doppel dieselben, also soll
        dort dasselbe gelten.

SHD6 =
    Die Partie endet nach M6: Nach AUS haben die drei anderen noch je einen Zug. Gewertet wird nach M2,
    Seite gegen Seite, mit Remis nach M4. Das Brett muss am Ende nicht voll sein.
    .ruling =
        Die Anleitung beschreibt dieses Ende nur für die Vier Schätze im Doppel; wir übernehmen es für
        den Heiligen Hügel im Doppel, der dieselben vier Plätze und Bereiche hat. Ein nicht gefülltes
        Brett nennt sie äußerst selten. Nach ihren eigenen Worten ist es das nicht: Von zufällig
        gespielten Partien enden bei den Vier Schätzen im Doppel 17 % so, beim Heiligen Hügel im Doppel
        24 % in Spielstufe 1 und 45 % in Spielstufe 2. Keine andere Lesart der Worte führt dazu, dass
        nur wenige Bretter nicht voll werden.


## FT. Four Treasures

FT1 =
    Es gibt nur eine Phase. In jedem Zug baust du eine Befestigung auf einem beliebigen freien Hügel,
    und sie wird verbunden (B5).

FT2 =
    Ist zu Beginn deines Zugs eine gegnerische Befestigung belagert, musst du erobern statt bauen. Sind
    es mehrere, wählst du eine.

FT3 =
    Die Partie endet nach M6. Gewertet wird nach M3: zuerst die Brücken, dann das Gebiet.

FT4 =
    Doppel: Plätze und Bereiche sind die von SHD1 und SHD2. Du eroberst nur im eigenen Bereich, und nur
    eine Befestigung, die dort belagert ist, zwingt dich dazu. Für den ersten Zug gilt keine andere
    Beschränkung als der eigene Bereich. Am Ende muss das Brett nicht voll sein; wann die Partie remis
    ist, sagt M4.


## HK. High Kings of Tara

HK1 =
    Jede Seite hat drei Könige, und alle Könige ziehen im Rösselsprung. Aufbau: Ihr baut abwechselnd je
    eine Befestigung mit einem König darauf, bis beide Seiten drei haben. Der Hügel muss frei sein und
    darf nicht neben einer eigenen Befestigung liegen; neben gegnerischen darf er liegen. Im Aufbau wird
    kein König gefangen genommen.
    .ruling =
        Eine Befestigung, die im Aufbau entsteht, könnte eine Belagerung um einen gegnerischen König
        schließen. Gefangen nimmt sie keinen, denn dazu muss ein König ziehen, und im Aufbau werden
        Könige gesetzt und ziehen nicht. Der überarbeitete Text lässt in seiner Vorbereitung die
        Könige beiseite (englisch „ignoring the kings“); das ist ein Versehen, denn sein eigener
        Aufbau setzt sie.

HK2 =
    Zwei eigene Könige stehen nie auf benachbarten Befestigungen. Könige verschiedener Farben dürfen
    das.

HK3 =
    Manöverphase: Einer deiner Könige macht einen Rösselsprung, und wo er landet, wird unter ihm eine
    Befestigung gebaut. Der Hügel muss frei sein und darf nicht neben einer eigenen Befestigung liegen.

HK4 =
    Unbeweglich ist ein König, dem die Regeln der Phase keinen freien Hügel lassen, auf den er ziehen
    könnte. Sind zu Beginn deines Zugs nach HK3 alle deine Könige unbeweglich, sagst du KAMPF an, und
    schon diesen Zug spielst du nach den Regeln des Kampfs. Für die Gegenseite beginnt der Kampf im Zug
    danach. Ob ein König beweglich ist, richtet sich von da an nach HK5.

HK5 =
    Kampf: Einer deiner Könige macht einen Rösselsprung auf einen freien Hügel, und unter ihm wird eine
    Befestigung gebaut und verbunden. HK2 muss dort gelten. Der Hügel darf jetzt neben eigenen
    Befestigungen liegen, muss es aber nicht.

HK6 =
    Nur wenn nach HK5 alle deine Könige unbeweglich sind, hast du zwei andere Möglichkeiten, jeweils mit
    dem Rösselsprung eines Königs. Du ziehst dich zurück, wenn er auf eine deiner Befestigungen geht,
    auf der kein König steht. Du eroberst eine Befestigung, wenn er auf eine belagerte gegnerische geht,
    auf der kein König steht; sie wird dann durch eine von deinen ersetzt und verbunden. In beiden
    Fällen muss HK2 dort gelten, wo der König ankommt.
    .ruling =
        Die Quellen sagen nicht, ob eine belagerte Befestigung, auf der ein gegnerischer König steht,
        als Befestigung erobert werden kann. Sie kann es nicht, denn zwei Könige teilen sich nie einen
        Hügel.

HK7 =
    Könige werden in der Manöverphase und im Kampf gefangen genommen, und zwar von einem König, der
    zieht. Sieh dir alle gegnerischen Könige neben dem Hügel an, auf dem der Zug endet. Gefangen
    genommen wird jeder, der auf einer einzelnen Befestigung steht und auf dessen Nachbarhügeln
    jetzt überall Befestigungen der ziehenden Farbe stehen. Ob der Zug die letzte Befestigung der
    Belagerung gebaut, eine Befestigung erobert oder eine Befestigung bloß erreicht hat, ist gleich.
    Ein Zug kann mehrere Könige gefangen nehmen. Gefangen nimmt nur der König, der ankommt; einer,
    der schon die ganze Zeit neben dem gegnerischen König stand, tut es nicht. Ein gefangener König
    ist aus dem Spiel, seine Befestigung aber bleibt.
    .ruling =
        Die Anleitung nennt das Bauen und den Rückzug. Auch ein König, der eine Befestigung erobert,
        nimmt Könige gefangen, denn auch durch eine Eroberung entsteht dort eine Befestigung.

HK8 =
    Erobert und gefangen genommen wird durch den Zug selbst. Ein König, der dorthin zieht, wo HK7
    zutrifft, nimmt die Könige gefangen; ein König, der auf eine gegnerische Befestigung zieht,
    erobert diese. Beides ist Pflicht. Welchen Zug du spielst, steht dir frei.

HK9 =
    Passen darfst du nur im Kampf, zu Beginn deines Zugs und nur, wenn kein König auf dem Brett, weder
    ein eigener noch ein gegnerischer, auf einen freien Hügel ziehen könnte (HK5). Der Zug, in dem KAMPF
    angesagt wird, zählt zum Kampf. Passt du, verlassen deine Könige das Brett; gefangen sind sie damit
    nicht. Die Gegenseite hat noch einen Zug und muss danach ebenfalls passen: Auch diese Könige
    verlassen das Brett, ein gestrandeter gilt als gefangen (HKL4), und die Partie ist zu Ende. Endet
    die Partie nach HK11, HK12 oder HKL3, bleiben die Könige stehen, wo sie sind.

HK10 =
    Lassen dir HK5 und HK6 keinen erlaubten Zug und darfst du nach HK9 nicht passen, weil ein
    gegnerischer König beweglich ist, wirst du übersprungen: Deine Könige bleiben, und die Gegenseite
    ist am Zug. In einem letzten Zug kommt das nicht vor, denn dort darfst du passen, oder HKL3 beendet
    die Partie.
    .ruling =
        Die Quellen lassen dir dann nichts zu tun: Passen ist verboten, und es gibt keinen Zug.
        Übersprungen zu werden ist der kleinste Schritt, mit dem die Partie weitergeht, und er kostet
        dich keinen König.

HK11 =
    Wird auf dem letzten freien Hügel gebaut, hat die Gegenseite noch einen letzten Zug. Danach ist die
    Partie zu Ende; die Könige bleiben stehen, wo sie sind. Im letzten Zug darf auch gepasst werden,
    wenn HK9 es erlaubt. Dann verlassen die Könige der Seite, die passt, das Brett, und die der anderen
    bleiben.

HK12 =
    Doppelte Gefangennahme: Wer den zweiten König verliert, verliert sofort die Partie, ganz gleich, ob
    beide in einem Zug fallen oder in mehreren.

HK13 =
    Ohne doppelte Gefangennahme wird die Partie nach M2 gewertet, und dazu bekommt jede Seite, die
    einen König gefangen genommen hat, 1 Punkt. Gewinnt eine Seite mit 6 zu 7 Königreichen und hat
    sie einen König gefangen genommen, bekommt sie 2 + 1 + 1 = 4 Punkte. Sind Königreiche und Gebiet
    beide gleich, bekommt jede Seite 1 Punkt, und gefangene Könige bringen nichts.
    .ruling =
        Bei gleich vielen Königreichen und gleich großem Gebiet geben die Quellen jeder Seite nur
        einen Punkt (englisch „just 1 point“). Wir nehmen das „nur“ beim Wort: Ein gefangener König
        bringt nichts dazu.

HK14 =
    Nach einer doppelten Gefangennahme bekommt die Siegerseite einen Punkt für jeden König, den sie
    gefangen genommen hat: 2, oder 3 bei einer dreifachen Gefangennahme. Die andere Seite bekommt 1
    Punkt, wenn sie einen König gefangen genommen hat, und sonst 0. Königreiche und Gebiet bringen keine
    Punkte.

HK15 =
    Wiederholung. Kommt dieselbe Stellung (Brett, Könige und Seite am Zug) zum dritten Mal vor, endet
    die Partie, als hätten beide Seiten gepasst: Alle Könige verlassen das Brett, und gewertet wird nach
    HK13. Eine Stellung zählt jedes Mal, wenn jemand am Zug ist, auch die erste: der Beginn der Partie
    oder der Text, der eingelesen wurde. Eine Stellung mit einem gestrandeten König kommt nie zweimal
    vor.
    .ruling =
        Mit Rückzügen könnte es ewig so weitergehen, und die Quellen haben keine Regel dagegen. Die
        Partie so zu beenden, als hätten beide gepasst, entspricht dem Ende, das die Quellen selbst für
        ein Brett vorsehen, auf dem nichts mehr vorangeht.


## HKL. High Kings of Tara, Level 2

HKL1 =
    Alles ist wie in Spielstufe 1, und eine Möglichkeit kommt hinzu: das Opfer. Wer: eine Seite, die
    genau einen König verloren hat. Wann: Alle ihre Könige, auch ein gestrandeter, waren vor dem Zug
    nach HK5 unbeweglich, und einer zieht sich auf eine eigene Befestigung zurück (HK6), die belagert
    ist. Wie: Die Seite darf diese Befestigung durch eine gegnerische ersetzen, die noch im selben Zug
    für die Gegenseite verbunden wird. HK7 kommt zuerst, solange die eigene Befestigung noch steht; ein
    Zug kann also einen König gefangen nehmen und die Befestigung opfern. Beendet diese Gefangennahme
    die Partie (HK12), gibt es kein Opfer.
    .ruling =
        Die Anleitung verlangt, dass die Könige unbeweglich sind, und sagt nicht, ob ein gestrandeter
        König zählt. Er zählt wie jeder andere König dieser Seite.

HKL2 =
    Nach einem Opfer ist der König gestrandet: Er steht auf gegnerischem Gebiet. Er kann nicht gefangen
    genommen werden, und sein Hügel ist jedem König verschlossen. Geht die Partie weiter, gehört ihm der
    nächste Zug seiner Seite; kein anderer König darf ziehen. Kann er nach HK5 auf einen freien Hügel
    ziehen, muss er es tun. Kann er es nicht, gilt HK6 für ihn: Er zieht sich zurück oder erobert eine
    Befestigung, und dafür braucht der andere König nicht unbeweglich zu sein. Noch einmal opfern darf
    er nur, wenn HKL1 ganz erfüllt ist.
    .ruling =
        HK6 verlangt, dass alle Könige einer Seite unbeweglich sind. Was der gestrandete König zu tun
        hat, macht die Anleitung nur von seiner eigenen Beweglichkeit abhängig; auf den anderen König
        kommt es also nicht an.

HKL3 =
    Kann ein gestrandeter König zu Beginn des Zugs seiner Seite überhaupt nicht ziehen, gilt er als
    gefangen, und seine Seite verliert durch doppelte Gefangennahme (HK14).

HKL4 =
    Ist ein König noch gestrandet, wenn die Partie anders als durch doppelte Gefangennahme endet (nach
    HK9 oder HK11), gilt auch er als gefangen, und das ergibt eine doppelte Gefangennahme. Die Anleitung
    zeigt es in Abb. 7-1, Möglichkeit B: Die Gegenseite passt, und das Opfer, das darauf folgt, schenkt
    ihr den Sieg mit 2 Punkten. In einer Partie, die durch doppelte Gefangennahme endet, ist ein
    gestrandeter König nicht gefangen und bleibt auf dem Brett.
    .ruling =
        Haben dann beide Seiten einen gestrandeten König, wozu kein Spielverlauf führt, gelten beide als
        gefangen, und jede Seite bekommt 1 Punkt.

HKL5 =
    Solange einer deiner Könige gestrandet ist, darfst du nicht passen. Übersprungen wirst du auch nie:
    Wo das geschähe, beendet HKL3 die Partie. Will die Gegenseite nach HK9 passen, zählt dein
    gestrandeter König wie jeder andere: Es kommt darauf an, ob er auf einen freien Hügel ziehen kann.

HKL6 =
    Eine Befestigung kann nicht in dem Zug geopfert werden, in dem sie gebaut wurde. (Das folgt schon
    aus HKL1.)


## PC. Poisoned Chalice

PC1 =
    Die Manöverphase dauert acht Züge, vier für jede Seite. Das Brett hat vier Ränder: Reihe 1 (B1 bis
    F1), Reihe 7 (B7 bis F7), Spalte A (A2 bis A6) und Spalte G (G2 bis G6). Jede Seite baut an jedem
    Rand einmal; die Reihenfolge der Ränder ist frei.

PC2 =
    Keine Befestigung wird einer anderen gegenüber gebaut, gleich welcher Farbe. Gegenüber liegen die
    beiden Enden einer Spalte (zum Beispiel B1 und B7) und ebenso die beiden Enden einer Reihe (zum
    Beispiel A2 und G2).

PC3 =
    Kampf. Die Reihen von Rot sind die Linien mit den Buchstaben A bis G, die Reihen von Blau die Linien
    mit den Zahlen 1 bis 7. Eine Reihe verläuft quer vor der Seite, der sie gehört: Rot sitzt am Rand
    mit den Zahlen, Blau am Rand mit den Buchstaben. Zulässig ist eine Reihe für dich, wenn
    du darin weniger Befestigungen hast als die Gegenseite oder gleich viele, aber mindestens eine. Eine
    Reihe ohne freien Hügel ist nie zulässig.
    .ruling =
        Nach den Worten der Anleitung wäre auch eine volle Reihe zulässig. Dort ließe sich nichts bauen,
        und du säßest fest, ohne erobern zu dürfen, während die Anleitung doch sagt, dass das Brett am
        Ende immer voll ist. Deshalb zählen volle Reihen nicht.

PC4 =
    Hast du zulässige Reihen, bau auf einem freien Hügel in einer davon, gleich in welcher. Die
    Befestigung wird verbunden.

PC5 =
    Hast du keine zulässige Reihe, musst du eine belagerte gegnerische Befestigung erobern, gleich
    welche. Gibt es keine, bau auf einem beliebigen freien Hügel.

PC6 =
    Die Partie endet nach M6. Ein volles Brett beendet sie nicht: Es wird weiter erobert (PC5), bis eine
    Seite keinen erlaubten Zug mehr hat. Dann hat höchstens noch eine Seite belagerte Befestigungen.
    Gewertet wird nach M2.


## SD. Stone of Destiny

SD1 =
    Jede Seite hat einen König und 23 Befestigungen. Manöverphase: Die erste Seite wählt einen
    beliebigen Hügel, baut dort und setzt den König auf die Befestigung. Danach wird immer beim
    gegnerischen König gebaut: auf einem freien Hügel, der in gerader Linie einen oder zwei Hügel von
    ihm entfernt ist, waagerecht, senkrecht oder schräg. Auf jede Befestigung, die du baust, zieht dein
    König. Was dazwischen steht, spielt keine Rolle.
    .ruling =
        Die Anleitung sagt nicht, ob zwei Hügel weiter gebaut werden kann, wenn auf dem Hügel dazwischen
        etwas steht. Es geht, denn die Befestigung wird dort hingesetzt: Nichts bewegt sich die Linie
        entlang.

SD2 =
    Gibt es keinen solchen Hügel, bau auf einem beliebigen freien Hügel; auch auf diese Befestigung
    zieht dein König.

SD3 =
    Die Manöverphase dauert, bis das Brett mit 23 zu 22 Befestigungen voll ist, und Brücken werden in
    ihr nicht gesetzt. Eine Befestigung bleibt übrig, die Reservebefestigung; sie gehört der zweiten
    Seite, und diese beginnt den Kampf.

SD4 =
    Kampf. Jeder Zug besteht aus diesen Schritten, in dieser Reihenfolge. Erstens: Nimm eine gegnerische
    Befestigung weg, die keine Verbindung hat und auf der nicht der gegnerische König steht, und gib sie
    der Gegenseite als neue Reservebefestigung. Zweitens: Setz deine eigene Reservebefestigung an ihre
    Stelle. Drittens: Zieh deinen König darauf. Viertens: Setz irgendwo auf dem Brett eine Brücke
    zwischen zwei benachbarte eigene Befestigungen, zwischen denen noch keine steht; sie dürfen schon zu
    einem Königreich gehören. Der vierte Schritt ist Pflicht, wenn es ein solches Paar gibt. Gibt es
    keines, endet der Zug ohne ihn.
    .ruling =
        Die Anleitung zählt die Verbindung zu dem, was getan werden muss, sagt aber nicht, was
        geschieht, wenn nichts mehr zu verbinden ist. Dann endet der Zug einfach, damit ein
        vollständiges Netz niemanden den Zug kostet.

SD5 =
    Kannst du keine Befestigung wegnehmen, sagst du AUS an und behältst die Reservebefestigung. Die
    Gegenseite kann also nicht bauen, und die Partie ist auf der Stelle zu Ende.
    .ruling =
        Die Anleitung gibt der anderen Seite noch einen Zug. Dieser Zug ist nie möglich: Die
        Reservebefestigung bleibt bei der Seite, die AUS angesagt hat, und Abb. 9-3 sowie das feste
        Ergebnis von 23 zu 22 passen dazu.

SD6 =
    Am Ende werden je zwei benachbarte Befestigungen einer Farbe verbunden, und dann werden die
    Königreiche gezählt. Die Schlussstellung enthält diese Brücken.
    .ruling =
        Die Anleitung verbindet, was noch ohne Brücke ist, so, dass möglichst wenige Königreiche
        entstehen (englisch „to form the fewest possible kingdoms“). Wir verbinden jedes benachbarte
        Paar, auch zwischen Gruppen, die schon Verbindungen haben, denn nur so werden es die
        wenigsten.

SD7 =
    Gewertet wird nach M2. Das Gebiet ist immer 23 zu 22 für die Seite, die die Reservebefestigung nicht
    hat; gleich viele Königreiche ergeben also 2 + 1 = 3 Punkte.


## SKB. Seat of Kings: board and pieces

SKB1 =
    Es gibt vier Regionen, im Uhrzeigersinn von Westen: Connacht, Ulster, Leinster und Munster. Sie
    berühren sich nirgends: Jede Region ist ein Spielbrett für sich.
    .ruling =
        Das Regelheft sagt „beginnend in Connacht und dann im Uhrzeigersinn“ (im englischen
        „starting with Connacht“, „clockwise“) und nennt nicht alle vier Regionen. Der vierte Name
        stammt von der Seite des Verlags, und die Reihenfolge ist die der Karte von Irland.

SKB2 =
    Eine Region ist eine Pyramide aus 15 Feldern in fünf Rängen. Von unten nach oben sind das fünf
    Bauernfelder (F1 bis F5), vier Hirtenfelder (H1 bis H4), drei Kriegerfelder (W1 bis W3), zwei
    Hauptmannsfelder (C1 und C2) und das Königsfeld (K). Jeder Rang ist von links nummeriert. Ein Feld
    liegt über zwei Feldern des Ranges darunter, dem mit seiner eigenen Nummer und dem nächsten: H1
    liegt über F1 und F2, K über C1 und C2. Zwei Felder eines Ranges sind benachbart, wenn ihre Nummern
    sich um 1 unterscheiden.

SKB3 =
    Es spielen zwei, drei oder alle vier der Farben Blau, Rot, Weiß und Gelb. Ihr sitzt im Uhrzeigersinn
    in der Reihenfolge, in der die Partie die Plätze nennt. Jede Farbe hat 20 Spielsteine und 2
    Königssteine. Im Vorrat liegen die Spielsteine, die weder auf dem Spielbrett stehen noch inhaftiert
    sind.

SKB4 =
    Die Spielsteine auf einem Feld bilden einen Stapel. Wem der oberste gehört, der kontrolliert das
    Feld, und alle darunter sind Gefangene. Von der Farbe, die das Feld kontrolliert, liegt oben im
    Stapel nur ein Spielstein, oder es liegen dort zwei, ein Fort. Nie sind es drei, und keiner
    liegt tiefer (SKF1, SKD2).

SKB5 =
    Gezahlt wird in Cumals; ein Cumal entspricht dem Wert von drei Kühen. Dem Stock gehen sie nie aus.
    .ruling =
        In der Schachtel liegen 71 Cumals, und das Regelheft sagt nicht, was geschieht, wenn sie
        verbraucht sind. Sie sind zum Zählen da; keine Zahlung scheitert je daran, dass sie fehlen.

SKB6 =
    Zu viert spielt ihr in allen vier Regionen, zu dritt in drei beliebigen, zu zweit in zwei beliebigen
    (SK2P1). Welche das sind, steht vor der Partie fest. Ist nichts anderes vereinbart, sind es die
    ersten nach der Reihenfolge von SKB1: Connacht und Ulster zu zweit, zu dritt auch Leinster. Genannt
    und abgehandelt werden Regionen immer in der Reihenfolge von SKB1, wie auch immer sie gewählt
    wurden.
    .ruling =
        Das Regelheft sagt nicht, wer die Regionen wählt; das englische spricht nur von beliebigen
        („any“). Die Regionen sind gleich; deshalb ist das eine Vereinbarung vor der Partie, eine
        Option der Partie, und kein Spielzug.


## SKC. Seat of Kings: cards and decks

SKC1 =
    Es gibt 36 Karten mit den Duell-Werten 1 bis 36, jeder einmal. Eine Karte ist entweder eine „Stein
    des Schicksals“-Karte, oder sie zeigt eine Anordnung. Eine Anordnung hat ein oder zwei
    Platzierungsfelder im Rang der Bauern, Hirten oder Krieger und beliebig viele blasse Felder; wo sie
    zueinander stehen, ist fest. Eine Karte mit Anordnung hat Aktivierungskosten von 0 bis 4 Cumals.
    Eine „Stein des Schicksals“-Karte kostet 3.
    .ruling =
        Das Regelheft nennt 36 Karten und Duell-Werte von 1 bis 36, aber nicht, wie oft jeder vorkommt.
        Kommt jeder einmal vor, bleibt kein Gleichstand bestehen.

SKC2 =
    Eine Lage einer Anordnung ist eine Stelle in der Region, an der es jedes Feld der Anordnung gibt,
    auch die blassen. Ob die blassen Felder besetzt oder frei sind, spielt keine Rolle. Eine Anordnung
    wird nur nach links und rechts verschoben, nie gedreht, gespiegelt oder in einen anderen Rang
    versetzt.

SKC3 =
    Von den gedruckten Karten beschreiben die Quellen vier: einen Bauern mit einem blassen Bauernfeld
    links daneben, der 0 kostet und auf F2 bis F5 passt; einen einzelnen Hirten, der auf H1 bis H4
    passt; einen Bauern mit dem Hirten unmittelbar rechts darüber, von F1 mit H1 bis F4 mit H4; und den
    „Stein des Schicksals“, der 3 kostet. Der mitgelieferte Kartensatz ist eine Rekonstruktion aller 36
    Karten, die sich an diese Angaben hält, und heißt überall so, wo er gezeigt wird. Jede andere
    Kartendatei (SKC2a) lässt sich ebenso spielen; wer die Schachtel hat, kann also die gedruckten Karten
    eintragen.
    .ruling =
        Kein Text, den wir kennen, führt die Karten auf. Ohne Karten lässt sich nicht spielen, also haben
        wir einen im Geist der vier beschriebenen Karten gemacht. Es liegt als Datei vor, und das
        gedruckte kann an seine Stelle treten.

SKC4 =
    Muss eine Karte aufgedeckt werden, während der Kartenstapel leer ist, wird der Ablagestapel gemischt
    und bildet den neuen Kartenstapel. Das geschieht erst, wenn eine Karte gebraucht wird, und nicht
    schon, wenn die letzte genommen wird. Auch Karten, die in der Verräter-Phase aufgedeckt oder
    genommen werden, kommen auf den Ablagestapel: die Karte eines Verräters sofort, die Karten eines
    Gleichstands zusammen, sobald er entschieden ist.
    .ruling =
        Einen leeren Kartenstapel sieht das Regelheft nicht vor, doch zu viert, wenn 24 der 36 Karten
        verteilt sind, kann es dazu kommen. Die Karten eines noch nicht entschiedenen Gleichstands
        liegen weiter vor denen, die sie aufgedeckt haben, und werden nicht mitgemischt; aufgedeckt wird
        dann von der nächsten am Gleichstand beteiligten Farbe. Eine im Zug verbrauchte Karte liegt von
        diesem Augenblick an auf dem Ablagestapel. Dessen Reihenfolge bedeutet nichts.


## SKR. Seat of Kings: setup and rounds

SKR1 =
    Alle beginnen mit 2 Cumals. Den Anfang entscheidet das Los: Alle decken eine Karte auf, und wer den
    höchsten Duell-Wert hat, ist der erste Startspieler.

SKR2 =
    Vor der ersten Runde und danach vor jeder zweiten wird der gesamte Kartenstapel einschließlich des
    Ablagestapels gemischt, und alle erhalten sechs Karten: der Startspieler die obersten sechs, dann im
    Uhrzeigersinn alle anderen die jeweils nächsten sechs. Alle wählen verdeckt drei der sechs Karten
    für diese Runde aus und legen die übrigen drei beiseite; sie sind die Handkarten der nächsten Runde.
    In der Aufzeichnung einer Partie steht diese Auswahl im Uhrzeigersinn vom Startspieler an. An einem
    Tisch wählen alle gleichzeitig. Was die anderen behalten haben, bekommt niemand zu sehen.
    .ruling =
        Die Quellen sagen nicht, in welcher Reihenfolge gegeben und gewählt wird. Auf die
        Reihenfolge kommt es nicht an: Die Karten sind gemischt, und gewählt wird verdeckt. Mit
        einer festen Reihenfolge lässt sich eine Aufzeichnung nur auf eine Art lesen.

SKR3 =
    Eine Runde geht dreimal reihum, im Uhrzeigersinn vom Startspieler an, und jeder Zug verbraucht eine
    Handkarte.

SKR4 =
    In deinem Zug führst du eine von vier Aktionen aus: Du spielst eine Karte mit Anordnung aus und
    setzt Spielsteine (SKP1), du spielst eine „Stein des Schicksals“-Karte aus (SKD1), du rufst eine
    Amnestie aus (SKM1), oder du legst eine beliebige Karte ab und ziehst dafür 2 Cumals ein. Die Karte
    kommt auf den Ablagestapel.

SKR5 =
    Am Rundenende folgen diese Schritte aufeinander: Verräter (SKT1), Einkommen (SKI1), Räumung der
    Regionen (SKK1), Austausch und Lösegeld (SKX1) und die Wahl eines neuen Startspielers. Der bisherige
    Startspieler bestimmt jemand anderes. Zu zweit kommt nur eine Person infrage, also wird niemand
    gefragt.


## SKP. Seat of Kings: placing

SKP1 =
    Um Spielsteine zu setzen, wählst du eine Region im Spiel, eine Handkarte mit Anordnung und eine
    Lage. Sofern möglich, musst du eine Lage wählen, in der alle Platzierungsfelder frei sind; sonst
    eine, in der so viele wie möglich frei sind; und wenn überall alle besetzt sind, eine beliebige.
    Dabei zählen nur Felder, die die Anordnung erreichen kann. All das wird einmal beurteilt, wenn die
    Karte ausgespielt wird. Du darfst eine Karte auch dann ausspielen, wenn danach nichts gesetzt oder
    aktiviert werden kann.
    .ruling =
        Das Regelheft sagt, welche Lagen Vorrang haben, und lässt offen, wann das geprüft wird und ob
        eine Karte ausgespielt werden kann, wenn kein Spielstein zum Setzen im Vorrat ist. Eine Lage,
        die erlaubt war, bleibt gewählt, denn für sie wurde die Karte ausgespielt. Und weil alles Setzen
        freiwillig ist, darf eine Karte umsonst ausgespielt werden oder nur, um zu aktivieren, was du
        dort kontrollierst. Der italienische Text scheint Ränge statt Felder vorzuziehen; das
        widerspricht seinen eigenen Beispielen, und wir folgen ihm darin nicht (SKO1).

SKP2 =
    Dann darfst du auf jedes Platzierungsfeld der Lage einen Spielstein aus deinem Vorrat setzen: auf
    eines, auf beide in beliebiger Reihenfolge oder auf keines. Jedes kannst du nur einmal versuchen,
    und ein Versuch, der wie in SKF2 ausgeht, zählt. Das Setzen ist immer freiwillig und, von SKP5
    abgesehen, kostenlos.

SKP3 =
    Setzt du auf ein Feld, das jemand anderes kontrolliert, eroberst du es: Alle fremden Spielsteine
    dort sind nun Gefangene, und deine eigenen Gefangenen im Stapel kehren in deinen Vorrat zurück. Die
    Ausnahme ist ein fremdes Fort (SKF2).

SKP4 =
    Setzt du auf ein Feld, das du kontrollierst, errichtest du ein Fort (SKF1).

SKP5 =
    Die Eröffnung einer neuen Region, in der noch überhaupt keine Spielsteine stehen, auch kein
    Königsstein, kostet 2 Cumals. Hast du sie nicht, kannst du dort nichts setzen. Der Startspieler der
    ersten Runde zahlt dafür während dieser ganzen Runde nichts. Im italienischen Text steht „primo
    turno“ (erster Zug), doch er nennt auch eine Runde „turno“; wir lesen ihn daher ebenso (SKO1).

SKP6 =
    Ohne Spielstein im Vorrat kannst du weder setzen noch aufsteigen. Auch um ein Fort (SKF2) oder einen
    Königsstein (SKK5) anzugreifen, brauchst du einen im Vorrat, obwohl er am Ende nicht gesetzt wird;
    ein Spielstein, der erst durch dieses Setzen zurückkäme, kommt zu spät.
    .ruling =
        Bei SKF2 und SKK5 wird am Ende kein Spielstein gesetzt; ob trotzdem einer nötig ist, lässt das
        Regelheft offen. Er ist es: Versucht wird, einen Spielstein zu setzen, und dazu muss einer da
        sein. Aus demselben Grund kommt ein Gefangener zu spät, den erst dieses Setzen befreien würde.


## SKF. Seat of Kings: forts

SKF1 =
    Ein zweiter Spielstein der Farbe, die das Feld kontrolliert, an der Spitze des Stapels ergibt ein
    Fort. Mehr als zwei sind es nie, auf dem Königsfeld gibt es kein Fort, und jede Farbe hat in einer
    Region höchstens eines. Errichtest du dort ein neues, kehrt der oberste Spielstein des alten in
    deinen Vorrat zurück.

SKF2 =
    Setzt du auf ein fremdes Fort oder steigst du dorthin auf, kehrt nur sein oberster Spielstein in den
    Vorrat seiner Farbe zurück. Dein Spielstein wird nicht gesetzt, niemand wird freigelassen, und die
    Kontrolle über das Feld bleibt, wo sie war. Aktiviert hast du es nicht.

SKF3 =
    Ein Fort schützt weder vor einem Verräter noch vor dem „Stein des Schicksals“.


## SKA. Seat of Kings: activation and promotion

SKA1 =
    Nach dem Setzen, auch wenn du nichts gesetzt hast, darfst du die Aktivierungskosten deiner Karte
    zahlen. Du zahlst sie für die Karte nur einmal, was immer sie dann aktiviert.

SKA2 =
    Das aktiviert jedes Platzierungsfeld der gewählten Lage, das du kontrollierst, ob du in diesem Zug
    darauf gesetzt oder es schon vorher kontrolliert hast. Auch ein Feld mit einem eigenen Fort gehört
    dazu, auf das nichts gesetzt werden konnte.
    .ruling =
        Das Regelheft aktiviert einen Spielstein, wenn der Spieler „bereits ein Feld kontrollierte,
        auf das er einen Spielstein hätte setzen“ können (englisch „could have placed“). Auf ein
        eigenes Fort kann nichts gesetzt werden. Über einem Paar aktiviert das Regelheft aber jeden
        eigenen Spielstein, der dort schon steht (englisch „any existing owned piece“, SKA4), auch
        ein Fort, und so halten wir es auch hier.

SKA3 =
    Zwei benachbarte Felder eines Ranges erlauben den Aufstieg auf das Feld unmittelbar über beiden,
    wenn du beide kontrollierst und mindestens eines davon aktiviert ist. Ist das Feld darüber frei,
    kommt ein Spielstein aus deinem Vorrat dorthin. Kontrolliert es jemand anderes, kommt dein
    Spielstein obenauf, und deine eigenen Gefangenen dort werden freigelassen; SKF2 und SKK5 sind die
    Ausnahmen. Kontrollierst du es selbst, darfst du einen Spielstein hinzufügen und so ein Fort
    errichten (SKF1) oder es lassen, wie es ist.

SKA4 =
    Ein Feld, auf das du so aufgestiegen bist oder auf dem du so ein Fort errichtet hast, ist ebenfalls
    aktiviert. Auch ein Feld über einem solchen Paar, das schon dir gehört, wird aktiviert, ohne dass du
    etwas setzt, und so weiter nach oben. Von allem, was aktiviert ist, darfst du ohne weitere Kosten
    weiter aufsteigen. Der italienische Text aktiviert nur das Feld, auf das du aufgestiegen bist, was
    auf dasselbe hinausläuft (SKO1).

SKA5 =
    Jeder Aufstieg ist freiwillig. Auf ein Feld kannst du in einem Zug oder bei der Aktion eines
    Verräters nur einmal aufsteigen, und ein Versuch, der wie in SKF2 oder SKK5 ausgeht, zählt. Auf ein
    Königsfeld, das schon dir gehört, steigst du nie auf.
    .ruling =
        Das Regelheft sagt nicht, ob du dasselbe Feld noch einmal versuchen kannst. Ginge das, würde
        eine einzige Zahlung ein Fort zerstören und das Feld erobern oder einen Königsstein entfernen
        und einen neuen König einsetzen, obwohl das Regelheft dafür einen weiteren Aufstieg verlangt.
        Deshalb gilt: einmal und nicht öfter.


## SKD. Seat of Kings: the Stone of Destiny

SKD1 =
    Mit einer „Stein des Schicksals“-Karte tauschst du zwei beliebige Spielsteine einer Region
    miteinander, auch Gefangene, nur keinen auf dem Königsfeld. Sie dürfen im selben Stapel liegen und
    beide von derselben Farbe sein. Auch ein Tausch, der nichts ändert, ist erlaubt, denn er kann für
    SKD4 nützlich sein.

SKD2 =
    Dann wird jeder veränderte Stapel in Ordnung gebracht. Von der Farbe, die ihn kontrolliert, bleiben
    der oberste Spielstein und, wenn unmittelbar darunter noch einer liegt, auch dieser; alle anderen
    dieser Farbe kehren in den Vorrat zurück (SKB4).
    .ruling =
        Ein Tausch kann eigene Spielsteine tiefer in einem Stapel zurücklassen, den ihre Farbe
        kontrolliert; durch Gefangennahme kommt das nie vor. Sie werden freigelassen, genau wie bei
        einer Eroberung des Feldes.

SKD3 =
    Wer danach zwei Forts in der Region hat, entscheidet sofort, welches davon bleibt. Der oberste
    Spielstein des anderen kehrt in den Vorrat zurück. Geht es zweien so, entscheiden sie im
    Uhrzeigersinn, beginnend mit der Farbe, die am Zug ist. Eine Region, die zuvor nach SKK3 geräumt
    wird, hat keine Forts mehr; dann entscheidet niemand.
    .ruling =
        Dass gewählt werden darf, ist die Antwort des Verlags; wer zuerst wählt, wenn es zwei zugleich
        betrifft, sagt sie nicht. Wir nehmen die Reihenfolge der Züge.

SKD4 =
    Wer am Zug ist, darf dann 3 Cumals zahlen, um von den beiden getauschten Spielsteinen die zu
    aktivieren, die nach SKD2 und SKD3 von der eigenen Farbe sind und oben auf ihrem Stapel liegen, und
    von dort aufsteigen (SKA3, SKA4, SKA5). Niemand sonst steigt auf.

SKD5 =
    Eine Region mit weniger als zwei Spielsteinen außerhalb ihres Königsfelds kann nicht gewählt werden.


## SKM. Seat of Kings: amnesty

SKM1 =
    Leg eine beliebige Karte ab, zahl 4 Cumals und wähl eine Region im Spiel, mit Gefangenen oder ohne.
    Alle Gefangenen dort kehren in den Vorrat ihrer Farbe zurück, und der untere Spielstein eines Forts
    ist einer von ihnen. Auf Königssteine hat das keine Auswirkung. In Partien nach dem
    italienischen Text bleiben die Gefangenen auf dem Königsfeld (SKO1).
    .ruling =
        Das Regelheft sagt nicht, ob auch eine Region ohne Gefangene gewählt werden kann. Sie kann es:
        Dann ist der Preis umsonst gezahlt, und das verbietet keine Regel.


## SKT. Seat of Kings: traitors

SKT1 =
    Die Verräter-Phase läuft Region für Region ab, in der Reihenfolge von SKB1. Dominant ist in einer
    Region, wer das Königsfeld kontrolliert; tut das niemand, wer die meisten Felder kontrolliert. Bei
    Gleichstand ist niemand dominant.

SKT2 =
    Den Verräter besitzen können alle, die mindestens einen Spielstein in der Region haben, außer wer
    dort dominant ist; ein Gefangener genügt. Wer von ihnen die meisten Felder kontrolliert, darf sich
    zuerst entscheiden. Bei Gleichstand decken alle Beteiligten, ob sie Cumals haben oder nicht, vom
    Startspieler an im Uhrzeigersinn je eine Karte vom Kartenstapel auf, und wer den höchsten Duell-Wert
    hat, darf sich zuerst entscheiden. Wer passt oder keinen Cumal hat, gibt die Entscheidung im
    Uhrzeigersinn an die nächste Farbe weiter, die den Verräter besitzen kann. Passen alle, gibt es in
    dieser Runde keinen Verräter in der Region. Mehr als einen gibt es dort nie.
    .ruling =
        Das Regelheft spricht von allen, „die mindestens einen Spielstein in der Region besitzen“
        (englisch „at least one piece in the region“), und ein Gefangener ist in der Region. Hier
        zählt er also, obwohl er nichts kontrolliert. Deshalb kann der Gleichstand um die meisten
        Felder auch einer mit null Feldern sein; er wird wie jeder andere durch Karten entschieden.
        Durch Karten entschieden wird er auch, wenn keiner der Beteiligten einen Cumal hat, denn die
        Wahl kommt vor dem Zahlen. Kann in einer Region niemand den Verräter besitzen, geschieht
        dort nichts. Die Reihenfolge, in der die Karten aufgedeckt werden, stammt von uns.

SKT3 =
    Der Verräter kostet 1 Cumal, zu zahlen, bevor die Karte zu sehen ist; kaufen darf ihn auch, wer
    keinen Spielstein im Vorrat hat. Wer ihn besitzt, nimmt die oberste Karte vom Kartenstapel und darf
    einen Spielstein aus dem eigenen Vorrat gegen den obersten Spielstein auf einem Feld austauschen, das
    jemand anderes kontrolliert und das in irgendeiner Lage ein Platzierungsfeld der Karte ist. Bei
    einer „Stein des Schicksals“-Karte darf es ein beliebiges Feld sein, das jemand anderes
    kontrolliert, außer dem Königsfeld. Der fremde Spielstein kehrt in den Vorrat seiner Farbe zurück.
    Auch die eigenen Gefangenen im Stapel kehren in den Vorrat zurück, und die übrigen Spielsteine
    bleiben dort gefangen.

SKT4 =
    Nach einem Austausch darf, wer den Verräter besitzt, die Aktivierungskosten der Karte zahlen, um
    dieses Feld zu aktivieren und aufzusteigen (SKA3, SKA4, SKA5).

SKT5 =
    Ohne Spielstein im Vorrat oder ohne ein Feld zum Austauschen hat der Verräter keine Wirkung.


## SKI. Seat of Kings: income

SKI1 =
    In jeder Region und dort in jedem der Ränge Bauer, Hirte, Krieger und Hauptmann erhält 1 Cumal, wer
    allein die meisten Felder dieses Ranges kontrolliert, mindestens aber eines. Kontrollieren mehrere
    gleich viele, erhält es niemand.

SKI2 =
    Zusätzlich erhalten alle 1 Cumal für jeden dieser vier Ränge, in dem sie Felder in mehr als einer
    Region kontrollieren. Der deutsche Text zählt Spielsteine, die jemand dort „besitzt“, also auch
    Gefangene; darin folgen wir ihm nicht (SKO1).

SKI3 =
    Ein Beispiel, in allen Texten dasselbe: In Leinster hat Blau 2 Bauern, 2 Hirten, 2 Krieger und 1
    Hauptmann, Gelb 3 Bauern, 1 Hirten und 1 Krieger. In Ulster hat Blau 1 Hirten, Gelb 2 Bauern, 1
    Hirten und 1 Krieger. Blau erhält 3 Cumals für Leinster und 1 für Hirten in zwei Regionen: 4. Gelb
    erhält 1 für Leinster, 2 für Ulster und 3 für Ränge in zwei Regionen: 6.


## SKK. Seat of Kings: kings, clearing and victory

SKK1 =
    Bei der Räumung wird jede Region geräumt, deren Königsfeld ein normaler Spielstein kontrolliert.
    Alle nehmen die Stapel, die sie dort kontrollieren: eigene Spielsteine in den Vorrat, fremde als
    Häftlinge auf die eigene Rath-Karte. Geräumt wird eine Region nach der anderen in der Reihenfolge
    von SKB1, jede mit ihrer Garnison (SKK2), bevor die nächste folgt.
    .ruling =
        Das Regelheft sagt nicht, in welcher Reihenfolge Regionen geräumt werden und ob eine Garnison
        eingerichtet wird, bevor die nächste Region an der Reihe ist. Eine Region nach der anderen, in
        der üblichen Reihenfolge, lässt keinen Zweifel.

SKK2 =
    Wem dieser König gehört, der setzt dann einen Königsstein auf das Königsfeld und darf eine Garnison
    einrichten: bis zu zwei Spielsteine aus dem Vorrat, je einen auf beliebige andere Felder der
    Region. Spielen mehr als zwei mit, darfst du auch weiterhin in eine Region setzen, deren König
    du bist.
    .ruling =
        Die Quellen sagen nicht, wann die Garnison eingerichtet wird, wenn ihre Farbe nicht am Zug ist
        (SKK3). Das geschieht sofort, bevor irgendetwas weitergeht, und zwar durch die Farbe, der der
        König gehört, ganz gleich, wer am Zug ist; danach geht der Zug weiter, wo er war. Wer keinen
        Spielstein im Vorrat hat, wird nicht gefragt.

SKK3 =
    Sobald jemand alle 15 Felder einer Region kontrolliert, zu welchem Zeitpunkt auch immer, wird sie
    wie in SKK1 und SKK2 geräumt, und der Zug geht weiter. Dabei gibt es keine Verräter, kein Einkommen,
    keinen Austausch und keinen neuen Startspieler. Jede Aktivierung in der Region endet. Ein
    Königsstein, der schon auf seinem Königsfeld steht, bleibt, und seine Farbe darf noch einmal eine
    Garnison einrichten. Hast du die Region durch Setzen gefüllt, geht dein Zug weiter: Du darfst auf
    die Platzierungsfelder setzen, die von der Lage noch übrig sind, und zahlen, um sie zu aktivieren;
    Spielsteine der Garnison zählen dabei. Wird die Region damit geschlossen (SK2P3), bleibt nur, den
    Zug zu beenden.
    .ruling =
        Im Regelheft besetzt eine Farbe die Region, und wir verstehen darunter Kontrolle: Ein Gefangener
        hält nichts. Im deutschen Text ist sie „komplett von den Spielsteinen eines einzigen Spielers
        besetzt“; darin folgen wir ihm nicht (SKO1). Das Regelheft fährt mit der Runde fort und sagt
        nicht, was vom Zug noch übrig ist. Das hängt davon ab, wodurch die Region geräumt wurde. Nach
        einem Setzen ist die Karte noch nicht aktiviert: Platzierungsfelder, auf die noch nicht gesetzt
        wurde, sind weiter verfügbar, und die Kosten dürfen gezahlt werden. Nach einem Aufstieg, einem
        Tausch oder einem Austausch ist die Aktivierung in der Region zu Ende; übrig bleibt nur das Ende
        des Zugs oder der Aktion des Verräters. Ein Königsstein, der schon dort steht, wird nicht
        weggenommen, und seine Farbe darf noch einmal eine Garnison einrichten. Über die Garnison
        entscheidet, wem der König gehört, in wessen Zug auch immer.

SKK4 =
    Bis zur Räumung kann ein normaler Spielstein auf dem Königsfeld durch einen Aufstieg gefangen
    genommen werden wie jeder andere.

SKK5 =
    Ein Königsstein wird nur durch einen fremden Aufstieg auf das Königsfeld entfernt (und, in einer
    Ausgabe, durch SKO1). Der Königsstein kehrt dann zu seiner Farbe zurück, und es wird kein Spielstein
    gesetzt: Die Herrschaft ist verloren. Für einen König dort ist ein neuer Aufstieg nötig, in einem
    späteren Zug (SKA5). Ein Aufstieg nach einem Verräter oder einem „Stein des Schicksals“ ist ein
    Aufstieg wie jeder andere.
    .ruling =
        Das Regelheft sagt: „Ein Königsstein ist immun gegen den Verräter und die ‚Stein des
        Schicksals‘-Karte“ (englisch „not affected by the traitor or the Stone“). Wir beziehen das
        auf den Austausch und den Tausch, wie bei Forts (SKF3), und nicht auf einen Aufstieg, der
        ihnen folgt. Diese Lesart ist offen: Der Verlag ist nicht gefragt worden.

SKK6 =
    Sieg. Wer zur selben Zeit die Königsfelder zweier Regionen kontrolliert, mit Königssteinen oder
    normalen Spielsteinen, ist Hochkönig und gewinnt sofort, auch mitten in einer Runde. Nur ein
    Aufstieg kann dazu führen. Geprüft wird das vor SKK3.
    .ruling =
        Das Regelheft setzt beim Sieg Königssteine auf beide Königsfelder. Das ändert nichts mehr, also
        bleibt das Spielbrett, wie es ist. Was zuerst kommt, wenn mehreres zugleich geschieht, haben wir
        gewählt: Ein Sieg beendet die Partie, bevor irgendetwas geräumt wird.


## SKX. Seat of Kings: exchange and ransom

SKX1 =
    Vom Startspieler an im Uhrzeigersinn sind alle einmal an der Reihe. Bist du es, tauschst du zuerst
    Häftlinge aus, immer einen gegen einen anderen, mit allen, die Häftlinge deiner Farbe halten, und
    zwar so viele wie möglich. Niemand kann ablehnen, also wird niemand gefragt.

SKX2 =
    Danach bietest du allen anderen im Uhrzeigersinn ihre Spielsteine, die noch auf deiner Rath-Karte
    inhaftiert sind, gegen Lösegeld an: 1 Cumal für einen, 2 für zwei, 3 für alle. Wem sie gehören, der
    darf einen dieser Beträge zahlen oder nichts und wird auch gefragt, wenn das Geld nicht reicht. Die
    Cumals bekommst du; die befreiten Spielsteine kehren in den Vorrat ihrer Farbe zurück.
    .ruling =
        Das Regelheft sagt nicht, in welcher Reihenfolge gefragt wird und ob überhaupt gefragt wird, wer
        nicht zahlen kann. Gefragt werden im Uhrzeigersinn alle, die dort Häftlinge haben, damit die
        Zahl der Fragen nichts verrät und die Aufzeichnung immer dieselbe Form hat.

SKX3 =
    Sonst wird nichts gehandelt: keine Häftlinge einer dritten Farbe und als Lösegeld nichts anderes als
    Cumals.


## SK2P. Seat of Kings: two players

SK2P1 =
    Zu zweit beginnt ihr mit zwei Regionen. Eine Region ist bei der Räumung gewonnen (SKK1), wenn ihr
    Königsstein gesetzt wird. Eine Garnison gibt es nicht, und die Region ist geschlossen: In ihr wird
    nicht mehr gespielt.
    .ruling =
        Im Regelheft steht „Es wird ganz normal gespielt“ (englisch „play as normal“) und dass die
        Region mit einem Königsstein markiert wird, aber nicht, wann sie gewonnen ist. Sie ist es
        bei der Räumung, mit ihrem Königsstein, und nicht schon, sobald ein Spielstein auf dem
        Königsfeld steht. Im deutschen Text steht hier „Sobald“; darin folgen wir ihm nicht (SKO1).
        Von einer Garnison sagen die Texte nichts. In einer geschlossenen Region stünden Spielsteine
        nur nutzlos herum, also gibt es keine.

SK2P2 =
    Wer beide Regionen gewinnt, gewinnt die Partie (SKK6). Habt ihr je eine gewonnen, bleiben die
    Königssteine stehen, und eine dritte Region wird eröffnet. Der neue Startspieler wählt sie am Ende
    dieser Runde, sobald feststeht, wer das ist. Wer dann dort das Königsfeld kontrolliert, hat zwei und
    gewinnt sofort nach SKK6. In der Ausgabe `it`, nach dem italienischen Text, werden stattdessen beide
    Königssteine weggenommen, und wer die dritte Region gewinnt, gewinnt die Partie (SKO1).
    .ruling =
        Das Regelheft lässt eine dritte Region wählen und sagt nicht, wer das tut und wann. Dort beginnt
        der neue Startspieler, also wählt er auch, sobald er feststeht. Sind schon mitten in der Runde
        beide Regionen geschlossen (SK2P3), bleibt keine zum Spielen: Bis zum Rundenende lassen sich
        Karten nur noch ablegen, und für Verräter und Einkommen gibt es keine Region.

SK2P3 =
    Eine Region, die in einer Partie zu zweit nach SKK3 geräumt wird, ist auf dieselbe Weise gewonnen
    und geschlossen, mitten in der Runde.
    .ruling =
        Das Regelheft räumt eine volle Region „wie beim Rundenende“ (englisch „as if it is the end
        of a round“). Dass sie gewonnen ist, gehört dazu, obwohl die Runde weitergeht.


## SKO. Seat of Kings: options, result, hidden cards

SKO1 =
    Die Ausgabe (`edition`) einer Partie ist `en`, die übliche, die auch für den deutschen Text
    stimmt, oder `it`, die dem italienischen Text folgt, wo er wirklich etwas anderes sagt. Haben
    bei `it` zwei je eine Region gewonnen, werden sofort beide Königssteine vom Spielbrett genommen,
    und wer die dritte Region gewinnt, bei der Räumung oder nach SKK3, gewinnt die Partie; die
    Region wird vorher wie in SKK1 geräumt. Und eine Amnestie lässt das ganze Königsfeld unberührt,
    auch die Gefangenen dort.
    .ruling =
        Ohne die beiden Königssteine kann niemand mehr zwei Königsfelder innehaben; bei `it` entscheidet
        also, wer die dritte Region gewinnt: Sie wird geräumt, ihr Königsstein wird gesetzt, und die
        Partie ist zu Ende. Nicht gefolgt sind wir dem italienischen Text in der Formulierung zum
        Setzen, die Ränge statt Felder vorzuziehen scheint, denn sie widerspricht seinen eigenen
        Beispielen; in „primo turno“ bei der Eröffnung (SKP5), denn derselbe Text nennt eine Runde
        „turno“; und darin, dass nur der aufgestiegene Spielstein aktiviert ist (SKA4), was auf dasselbe
        hinausläuft. Nicht gefolgt sind wir dem deutschen Text darin, dass eine volle Region „komplett
        von den Spielsteinen eines einzigen Spielers besetzt“ ist (SKK3), denn ein Gefangener hält
        nichts; in „besitzt“ beim Bonus für zwei Regionen (SKI2), nach dem Gefangene zählen würden; und
        in „sobald“ für den Zeitpunkt, zu dem eine Region gewonnen ist (SK2P1).

SKO2 =
    Eine Partie, die nicht gewonnen ist, wenn Runde `max_rounds` samt Austausch und Lösegeld (SKX1) zu
    Ende ist, endet remis. Dann wird kein neuer Startspieler mehr bestimmt und keine Region eröffnet.
    `max_rounds` ist mindestens 1 und, wenn nichts anderes vereinbart ist, 60.
    .ruling =
        Die Quellen begrenzen die Länge einer Partie nicht, und eine, die niemand zu gewinnen vermag,
        würde nie enden. 60 Runden sind weit mehr, als eine Partie unter Menschen braucht.

SKO3 =
    Der Sieg bringt 1 Punkt, alle anderen bekommen 0. Bei Remis bekommen alle 0.
    .ruling =
        Das Regelheft nennt einen Gewinner und vergibt keine Punkte. Dies sind die einfachsten, die
        dasselbe sagen.

SKO4 =
    Verdeckt bleiben deine Handkarten und deine beiseite gelegten Karten vor den anderen, und die
    Reihenfolge des Kartenstapels bleibt es vor allen. Alles Übrige ist für alle offen: Cumals, Häftlinge, Vorräte, der
    Ablagestapel und aufgedeckte Karten.
    .ruling =
        Von den Karten sagen die Quellen nur, dass sie verdeckt gegeben und geheim gewählt werden. Was
        auf einem Tisch offen liegt, ist auch hier offen, und so auch der Ablagestapel.

SKO5 =
    Gibst du auf, läuft deine Zeit ab oder verlässt du die Partie endgültig, spielt der Computer für
    dich weiter. Er behält die ersten drei Karten, legt in jedem Zug die niedrigste Karte ab, passt
    bei Verrätern, zahlt kein Lösegeld, behält das erste Fort, nach dem er gefragt wird, bestimmt
    den nächsten Platz zum Startspieler und trifft sonst die erste Entscheidung, die den Schritt
    beendet. Gewinnen kann dieser Platz nicht. Ist nur noch ein anderer übrig, gewinnt dieser. Einem
    Remis müssen alle zustimmen, die noch selbst spielen.
    .ruling =
        Die Quellen sagen nichts dazu, dass jemand die Partie verlässt. Die anderen sollen sie zu Ende
        spielen können; deshalb bleibt der Platz, tut das Nötigste und ist niemandem mehr im Weg, als es
        seine Spielsteine ohnehin sind.


## About this program

B12 =
    Begründungen. Eine Eingabe, die sich als Zug der Variante lesen lässt, aber nicht erlaubt ist, hat
    genau eine Begründung. Die Gründe werden in dieser Reihenfolge geprüft, und der erste, der zutrifft,
    wird genannt. Erstens: Die Partie ist zu Ende; das sagt M6, beim Stein des Schicksals SD5 und bei
    den Hochkönigen HK12, wenn eine Seite zwei Könige verloren hat, sonst HK11, wenn das Brett voll ist,
    sonst HK9, das auch für HK15 steht. Zweitens: was auf einem Hügel steht oder nicht steht (B11, B4).
    Drittens: Der Hügel liegt nicht im eigenen Bereich (SHD2). Viertens: die Geometrie der Phase
    (Beispiele sind SH3, HK2, HK3, PC2, SD1 und B7). Fünftens: Zwang, wenn ein anderer Zug verlangt ist
    (Beispiele sind SH7, SHL2, HK6, HKL2 und PC4). SH7 kommt vor SH5: Solange eine Eroberung fällig ist,
    darf überhaupt nicht gebaut werden. Die Orte, die eine Begründung nennt, sind die Hügel, auf die
    sich ihre Regel stützt.
    .ruling =
        Ein Zug kann gegen mehrere Regeln zugleich verstoßen, und die Quellen sagen nicht, welche zu
        nennen ist. Eine feste Reihenfolge, vom einfachsten Grund zum feinsten, gibt jedem abgewiesenen
        Zug einen Grund, und zwar immer denselben.

M5 =
    Jede Stellung lässt sich werten. Ist die Partie darin nicht zu Ende, zählt das Brett mit den
    verlorenen Königen genau so, wie es ist: Kein gestrandeter König gilt dabei als gefangen. Der Stein
    des Schicksals wird wie in SD6 gewertet, mit allen Brücken. Eine Seite ohne Befestigung hat null
    Königreiche; in einer zu Ende gespielten Partie kommt das nicht vor.
    .ruling =
        Die Quellen werten nur beendete Partien. Wer spielt und wer programmiert, will auch wissen, wie
        eine Partie steht. Deshalb werden dieselben Maße am Brett abgelesen, wie es ist, ohne Vermutung
        darüber, was noch kommt.

M8 =
    Regelwidrige Züge. Die Anleitung sagt: Solange die Gegenseite noch nicht gezogen hat, darf sie einen
    regelwidrigen Zug, der ihr auffällt, zurücknehmen lassen und sucht selbst den erlaubten Zug aus, der
    an seine Stelle tritt. Das Programm macht regelwidrige Züge stattdessen unmöglich und nennt die
    Regel, die einem Zug entgegensteht. Eine anderswo entstandene Aufzeichnung, in der ein regelwidriger
    Zug unbeanstandet blieb, enthält "challenge":true; bei ihr wird nur die Form geprüft.
    .ruling =
        Wo kein regelwidriger Zug möglich ist, läuft das Recht der Gegenseite ins Leere.

M9 =
    Nicht zu Ende gespielte Partien. Gibt eine Seite auf, überschreitet sie die Zeit oder verlässt sie
    die Partie, bekommt sie 0 Punkte. Die andere Seite bekommt 3 Punkte oder, wenn das mehr ist, was M2
    bis M4 oder HK13 und HK14 ihr nach dem Stand auf dem Brett geben. Ist eine Seite endgültig gegangen,
    darf die andere stattdessen ein Remis nehmen. Ein vereinbartes Remis bringt jeder Seite 1 Punkt. Zum
    Aufgeben gehören im Doppel beide Partner; läuft aber einem von ihnen die Zeit ab, hat die Seite
    durch Zeitüberschreitung verloren.
    .ruling =
        Die Quellen kennen nur Partien, die zu Ende gespielt werden. Drei Punkte sind das wenigste, was
        ein Sieg nach Königreichen, Brücken oder Gebiet bringt, und ein größerer Vorsprung auf dem Brett
        zählt ganz; wer aufgibt, verliert also nicht weniger, als schon verloren ist. Ein vereinbartes
        Remis ist so viel wert wie eines auf dem Brett.

SKC2a =
    Ein Kartensatz wird aus einer Datei gelesen; wer die Schachtel hat, kann also die gedruckten Karten
    eintragen. Wie eine solche Datei aussehen muss und wegen welcher Fehler sie abgewiesen wird, steht
    in docs/deck.md. Alle Fehler einer Datei werden auf einmal gezeigt, jeder mit seiner Karte und
    seinem Schlüssel.
    .ruling =
        Das Regelheft kennt einen Kartensatz, den gedruckten. Dass er eine Datei ist und was eine Datei zum
        Kartensatz macht, ist allein unsere Sache. Abgewiesen wird nur, was die Regeln nicht spielen könnten;
        eigene Kartensätze sind also willkommen.

SKO6 =
    Begründungen. Wie in den Spielen um Befestigungen (B12) hat eine Entscheidung, die sich lesen lässt, aber
    nicht erlaubt ist, genau eine Begründung. Die Gründe werden in dieser Reihenfolge geprüft, und der
    erste, der zutrifft, wird genannt: Die Partie ist zu Ende, ein anderer Platz entscheidet, oder erst
    kommt der Zufall; die Karte ist nicht auf der Hand oder von der anderen Art; die Region ist nicht im
    Spiel, ist geschlossen oder hat nichts zu tauschen; der Spielstein ist nicht da; der Preis oder der
    Vorrat; die Geometrie der Karte (SKC2); der Vorzug für freie Felder (SKP1); und zuletzt alles, was
    übrig bleibt, etwa eine Entscheidung, nach der jetzt nicht gefragt ist.
    .ruling =
        Die Quellen sagen nicht, welcher von mehreren Gründen zu nennen ist. Die Reihenfolge führt vom
        einfachsten zum feinsten, damit jede Abweisung einen Grund hat, und zwar immer denselben.
