# Wie die Befestigungsspiele gehen, in je ein paar Sätzen, für alle, die sie noch nicht kennen. Die Regeln selbst,
# eine nach der anderen, stehen in rules.ftl. `.name` ist die Überschrift eines Absatzes.

how-areas = Partner sitzen sich gegenüber und bauen in derselben Farbe. Du baust und eroberst nur in deinen eigenen vier Reihen oder Spalten, aber die Befestigungen deines Partners zählen überall auch für dich. Die zwei Zahlen neben dem Buchstaben eines Platzes zählen die Befestigungen in seinem Bereich.
    .name = Doppel
how-leap = Die erste Befestigung einer Farbe darf auf jeden freien Hügel. Jede weitere steht einen Rösselsprung, also den Zug des Springers im Schach, von mindestens einer eigenen entfernt, und keine eigene darf näher stehen. Wer zuerst keinen solchen Hügel mehr hat, eröffnet für alle den Kampf.
    .name = Zuerst die Manöverphase
how-leap-doubles = Die erste Befestigung einer Farbe kommt auf einen beliebigen freien Hügel der Reihe oder Spalte, die sich beide Partner teilen. Jede weitere steht einen Rösselsprung, also den Zug des Springers im Schach, von mindestens einer derselben Farbe entfernt, und keine von ihnen darf näher stehen. Wer zuerst keinen solchen Hügel mehr hat, eröffnet für alle den Kampf.
    .name = Zuerst die Manöverphase
how-adjacent = Jetzt baust du waagerecht oder senkrecht neben einer eigenen Befestigung, und eine Brücke verbindet die beiden. Ist zu Beginn deines Zugs eine gegnerische Befestigung belagert, musst du stattdessen erobern.
    .name = Dann der Kampf
how-orders = Jetzt hat jeder Hügel eine Priorität: die Zahl deiner Befestigungen neben ihm. Du musst dort spielen, wo sie am höchsten ist: Bau auf einem freien Hügel oder erobere eine belagerte gegnerische Befestigung.
    .name = Dann der Kampf
how-anywhere = Du baust eine Befestigung auf einem beliebigen freien Hügel, und Brücken verbinden sie mit deinen Befestigungen daneben. Ist zu Beginn deines Zugs eine gegnerische Befestigung belagert, musst du stattdessen erobern.
    .name = Dein Zug
how-siege = Steht eine Befestigung allein, ohne Verbindung, ist sie belagert, sobald auf allen Hügeln neben ihr gegnerische Befestigungen stehen. Wenn du sie eroberst, tritt eine von deinen an ihre Stelle.
    .name = Belagerungen
how-kings-setup = Ihr baut abwechselnd je drei Befestigungen, keine neben einer anderen derselben Farbe, und setzt auf jede einen König.
    .name = Zuerst der Aufbau
how-kings-leap = Dann ziehst du einen König im Rösselsprung, wie der Springer im Schach, auf einen freien Hügel und baust unter ihm eine Befestigung, zunächst nicht neben einer eigenen. Sind alle deine Könige unbeweglich, beginnt der Kampf, und du darfst auch neben eigenen Befestigungen bauen. Zwei deiner Könige stehen aber nie nebeneinander.
    .name = Dann ziehen die Könige
how-kings-stuck = Kann keiner deiner Könige auf einen freien Hügel ziehen, ziehst du dich mit einem auf eine eigene Befestigung zurück oder ziehst mit ihm auf eine belagerte gegnerische und eroberst sie. Kann überhaupt kein König auf dem Brett auf einen freien Hügel ziehen, darfst du passen: Die Gegenseite hat noch einen Zug, dann ist die Partie zu Ende. Alle deine Könige verlassen das Brett, wenn du passt, und alle der Gegenseite nach diesem Zug. Die Partie endet auch einen Zug nach dem Bau auf dem letzten freien Hügel.
    .name = Unbewegliche Könige
how-kings-capture = Einen König auf einer Befestigung, die allein steht, nimmst du gefangen, wenn dein König neben ihn zieht und auf allen Hügeln um ihn herum deine Befestigungen stehen. Wer zwei Könige verliert, hat sofort verloren.
    .name = Gefangene Könige
how-sacrifice = Hast du einen König verloren und ziehst dich mit einem anderen auf eine eigene Befestigung zurück, die belagert ist, darfst du sie an die Gegenseite abgeben. Dein König ist dann dort gestrandet: Niemand kann ihn gefangen nehmen, aber im nächsten Zug musst du mit ihm ziehen. Kannst du es nicht, verlierst du die Partie.
    .name = Opfer
how-edges = In den ersten acht Zügen baut ihr abwechselnd, jede Seite an jedem der vier Ränder einmal und nie einer anderen Befestigung gegenüber.
    .name = Zuerst die Manöverphase
how-rows = Rot baut in Spalten, also Linien mit einem Buchstaben, Blau in Reihen, also Linien mit einer Zahl. Zulässig ist eine Linie, in der ein Hügel frei ist und du weniger Befestigungen hast als die Gegenseite oder gleich viele, aber mindestens eine. Ist keine zulässig, musst du eine belagerte Befestigung erobern; gibt es auch die nicht, baust du auf einem beliebigen freien Hügel.
    .name = Dann der Kampf
how-chase = Du baust eine Befestigung, die einen oder zwei Hügel vom gegnerischen König entfernt ist, gerade oder schräg, und ziehst deinen König darauf. Gibt es keinen solchen Hügel, baust du auf einem beliebigen. Diese Phase dauert, bis das Brett voll ist. Brücken gibt es noch keine.
    .name = Zuerst die Manöverphase
how-exchange = Du nimmst eine gegnerische Befestigung weg, die keine Brücke hat und auf der kein König steht, setzt deine eigene an ihre Stelle und ziehst deinen König dorthin. Dann setzt du eine Brücke zwischen zwei deiner Befestigungen, die nebeneinander stehen. Findest du nichts mehr zum Wegnehmen, sagst du AUS an, und die Partie ist zu Ende.
    .name = Dann der Kampf
how-kingdoms = Verbundene Befestigungen einer Farbe bilden ein Königreich, und auch eine Befestigung, die allein steht, ist eines. Es gewinnt, wer weniger Königreiche hat: 2 Punkte und dazu 1 für jedes Königreich Unterschied. Bei Gleichstand gewinnt, wer mehr Befestigungen hat: 2 Punkte und dazu 1 für jede Befestigung Unterschied.
    .name = Wer gewinnt
how-kingdoms-spare = Verbundene Befestigungen einer Farbe bilden ein Königreich, und auch eine Befestigung, die allein steht, ist eines. Am Ende werden alle benachbarten Befestigungen einer Farbe verbunden. Die Seite mit weniger Königreichen gewinnt: 2 Punkte und dazu 1 für jedes Königreich Unterschied. Bei Gleichstand gewinnt die Seite ohne die Reservebefestigung, mit 3 zu 0 Punkten.
    .name = Wer gewinnt
how-bridges = Es gewinnt, wer mehr Brücken hat: 2 Punkte und dazu 1 für jede Brücke Unterschied. Bei Gleichstand gewinnt, wer mehr Befestigungen hat: 2 Punkte und dazu 1 für jede Befestigung Unterschied.
    .name = Wer gewinnt
how-king-points = Ein gefangener König bringt 1 weiteren Punkt, außer bei Remis. Nimmst du zwei oder drei Könige gefangen, gewinnst du sofort mit ebenso vielen Punkten, und die Königreiche zählen nicht.
    .name = Punkte für Könige
how-end = Wer keinen erlaubten Zug mehr hat, sagt AUS an, und alle anderen haben noch je einen Zug. Meist geschieht das, wenn das Brett voll ist.
    .name = Das Ende
how-marks = Auf dem Brett sind die Hügel markiert, die du wählen kannst. Wählst du einen anderen, erfährst du, welche Regel das verbietet.
    .name = Auf dem Bildschirm


## Marks, signs and keys of a ringfort table

mark-legend-last = Das ist gerade geschehen.
mark-legend-legal = Hier darfst du spielen. Bei mehr als 12 Möglichkeiten ist der Punkt blass.
mark-legend-besieged = Belagert: Diese Befestigung steht allein, und auf allen Hügeln neben ihr steht die Gegenseite.
mark-legend-forced = Eine von diesen muss jetzt erobert werden.
mark-legend-chosen = Das hast du gewählt, oder hier liegt der Fokus der Tastatur.
mark-legend-note = Daran liegt es, dass ein Zug nicht erlaubt ist. Ein Stern oder eine Zahl ist ein Tipp.
mark-legend-refused = Hier kannst du jetzt nicht spielen. Die Seite sagt dir, warum.
mark-legend-trail = Die Nummer eines Zugs, gezählt seit deinem letzten.
mark-legend-fallen = Hier wurde seit deinem letzten Zug ein König gefangen genommen.
mark-legend-pending = Dein Zug, der noch nicht gesendet ist, weil die Verbindung fehlt.
mark-legend-unlinked = Diese Befestigung hat keine Brücke.
mark-legend-order = Die Priorität. Du musst dort spielen, wo sie am höchsten ist.
mark-legend-reach =
    { $variant ->
        [high-kings-2] Hierher kann dein König ziehen. Mit einem Balken ist es ein Opfer.
       *[other] Hierher kann dein König ziehen.
    }
mark-legend-link = Hier kannst du eine Brücke setzen.
mark-legend-qualified = Diese Reihe oder Spalte ist zulässig: Du darfst in ihr bauen. Sobald du einen Hügel wählst, zeigen die Marken, wo danach die Gegenseite bauen darf.
mark-legend-area = Die anderen Hügel liegen unter einem Schleier: Bauen darfst du nur, wo keiner liegt.
mark-legend-kingdom = Ein Königreich.
mark-legend-joining = Königreiche, die ein Zug hier vereinen würde.
legend-words = Begriffe
legend-moves = Zeichen in der Zugliste
legend-keys = Tasten
sign-capture = ×
    .about = Eine Befestigung wird erobert.
sign-king = →
    .about = Ein König zieht von einem Hügel auf einen anderen.
sign-sacrifice = †
    .about = Der König opfert die Befestigung, auf der er ankommt.
keys-board = Pfeiltasten
    .about = gehen auf dem Brett von Hügel zu Hügel
keys-pick = Enter
    .about = wählt den Hügel
keys-explain = Rechte Maustaste oder langes Drücken
    .about = erklärt einen Hügel und spielt nichts
keys-cancel = Esc
    .about = hebt deine Wahl auf und schließt, was offen ist
keys-moves = Links, Rechts, Pos1, Ende
    .about = gehen die Züge der Partie durch, außer wenn der Fokus auf dem Brett liegt
keys-kingdoms = K
    .about = umrandet alle Königreiche, solange du die Taste hältst
keys-legend = ?
    .about = öffnet diese Legende


## Die Regeln zum Lesen

book = Die Regeln
book-of = Regeln: { $game }
book-search = In den Regeln suchen
book-found =
    { $count ->
        [0] Nichts gefunden.
        [1] 1 Stelle.
       *[other] { $count } Stellen.
    }
book-none = Ein Spiel oder eine Regel { $chapter } gibt es nicht.
book-games = Alle Spiele
book-play = Dieses Spiel spielen
book-clauses = Die Regeln im Einzelnen
book-clauses-about = Jede Regel hat eine Nummer, die auch dabeisteht, wenn ein Zug abgelehnt wird. Wo die Spielanleitungen etwas offenlassen, steht, wie wir es festgelegt haben.
book-clause-address = Regel { $name }: ihre Adresse
print-title = Als PDF drucken
print-aid = Spielhilfe ({ $paper })
print-score = Wertungsblatt ({ $paper })
print-cards = Karten ({ $paper })
print-paper-a4 = A4
print-paper-letter = US-Letter
diagram = Brett: { $name }
diagram-point = Zeig auf einen Hügel oder ein Feld oder geh den Zug Schritt für Schritt durch.
diagram-step = Vor
diagram-back = Zurück
diagram-at = Schritt { $at } von { $count }
book-lesson = Auf dem Brett lernen
book-bite-show = Stellung zeigen
book-bite =
    { $seat ->
        [none] { $move ->
            [pass] Hier kann niemand mehr passen: Die Partie ist zu Ende.
           *[other] Hier kann niemand mehr { $move } spielen: Die Partie ist zu Ende.
        }
       *[other] { $move ->
            [pass] { $seat } darf hier nicht passen.
           *[other] { $seat } darf hier nicht { $move } spielen.
        }
    }
book-bite-open = Diese Stellung ansehen
book-plan = Ein erster Plan
book-mistakes = Häufige Fehler
book-plan-sacred-hill = Bau so, dass sich deine Befestigungen später verbinden lassen, und zähl die Rösselsprünge, die noch möglich sind: Wer zuerst keinen mehr hat, eröffnet den KAMPF. Im Kampf bau dort, wo eine Befestigung mehrere deiner Königreiche vereint, und auf Hügeln, die sonst die der Gegenseite vereinen würden.
book-mistakes-sacred-hill = Auch eine einzelne Befestigung ist ein Königreich und schadet dir, bis sie verbunden ist. Lässt du einen Hügel zwischen deinen Königreichen frei, besetzt ihn oft die Gegenseite.
book-plan-four-treasures = Bau neben eigenen Befestigungen: Zu jeder daneben entsteht eine Brücke. Such also Hügel, um die zwei oder drei deiner Befestigungen stehen. Nimm zuerst den Hügel, den ihr beide wollt. Belagere einzelne Befestigungen dort, wo wenige Hügel um sie liegen: Neben einer fehlenden Ecke genügen zwei.
book-mistakes-four-treasures = Eine einzelne Befestigung kann belagert und erobert werden, zwei verbundene nicht. Du musst auch dann erobern, wenn ein anderer Hügel besser wäre: Eine belagerte Befestigung kann also ein Köder sein. Über Eck entsteht keine Brücke.
book-plan-high-kings = Halte für jeden deiner Könige Hügel frei: Sind alle unbeweglich, musst du den KAMPF eröffnen. Verbinde im Kampf deine Königreiche, und such eine einzelne Befestigung mit einem gegnerischen König, deren letzten freien Nachbarhügel du erreichst.
book-mistakes-high-kings = Dein König auf einer einzelnen Befestigung kann gefangen genommen werden, sobald neben ihm nur noch ein Hügel nicht der Gegenseite gehört. Zwei deiner Könige stehen nie nebeneinander: Ein König kann also deinem anderen im Weg sein. Wenn du passt, verlassen deine Könige das Brett.
book-plan-poisoned-chalice = Zähl die Reihen, bevor du baust: Jede Befestigung ändert, wie viele für dich und für die Gegenseite zulässig sind. Verbinde deine Königreiche dort, wo du bauen darfst, und lass der Gegenseite Reihen, die ihr wenig nützen.
book-mistakes-poisoned-chalice = Deine Reihen und die der Gegenseite kreuzen sich: Die von Rot haben Buchstaben, die von Blau Zahlen. Eine Reihe, in der niemand eine Befestigung hat, ist für dich nicht zulässig. Du eroberst nur, wenn für dich keine Reihe zulässig ist.
book-plan-stone-of-destiny = In der Manöverphase bestimmt dein Bauplatz, wohin dich der Königszug der Gegenseite führt. Setz im Kampf Brücken so, dass deine einzelnen Befestigungen, die sonst genommen werden können, zu einem Königreich gehören.
book-mistakes-stone-of-destiny = Eine Befestigung mit einer Brücke oder mit einem König kann nicht genommen werden. Am Ende werden benachbarte Befestigungen einer Farbe ohnehin verbunden: Eine Brücke setzt du also, um eine Befestigung zu schützen.
book-plan-seat-of-kings = Wer zwei Throne zugleich hat, gewinnt: Sei lieber in zwei Regionen stark als in vier schwach. Setz so, dass zwei deiner Spielsteine nebeneinanderstehen: Nur aus so einem Paar steigst du auf. Leg dir Cumals für die Aktivierung zurück, bevor du die Karte spielst.
book-mistakes-seat-of-kings = Ohne Cumals für die Aktivierung kannst du mit einer Karte nur setzen. Ablegen bringt 2 Cumals und ist oft besser als eine Karte, die schlecht passt. Wer in einer Region dominant ist, bekommt dort keinen Verräter angeboten. Du hast nur 20 Spielsteine.
