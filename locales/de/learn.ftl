### Die Kurse als Ort: ihre Liste, der Rahmen eines Schritts, und was zu Antworten gesagt wird, die kein Kurs vorhersieht.

learn = Lernen
learn-about = Jeder Kurs lehrt ein Spiel in kleinen Schritten auf seinem Brett. Du spielst, das Brett antwortet.
learn-none = Einen Kurs „{ $course }“ gibt es nicht. Das sind die Kurse.
learn-no-step = Einen Schritt „{ $step }“ hat dieser Kurs nicht mehr.
learn-newer = Eine neuere Version dieser Seite hat hier deinen Fortschritt gespeichert. Er bleibt, wie er ist; was du jetzt tust, wird nicht gespeichert.
learn-unkept = Dein Browser speichert nichts; dein Fortschritt geht verloren, sobald du diese Seite schließt.
learn-length = { $steps } Schritte, etwa { $minutes } Minuten.
learn-done = { $done } von { $steps } geschafft.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Noch einmal von vorn
learn-next-course = Nächster Kurs: { $course }
learn-warm-up = Aufwärmen mit dem schwersten Schritt
learn-rules = Regeln lesen
learn-forget = Meinen Fortschritt in diesem Kurs vergessen
learn-all = Alle Kurse
learn-step-done = (geschafft)
learn-close = Verlassen
learn-steps = Schritte
learn-step = Schritt { $number } von { $steps }
learn-hint = Zeig es mir
learn-next = Weiter
# The next step is one that was shown before.
learn-next-again = Noch einmal
learn-once-more = Noch einmal, ohne Hilfe
learn-look = Sieh dir an, was auf dem Brett hervorgehoben ist.
learn-right = Richtig.
learn-skip = Überspringen
learn-back = Zurücknehmen
learn-elsewhere = Ein anderes Beispiel
learn-elsewhere-next = Noch ein Beispiel
learn-elsewhere-back = Zurück zum Schritt
learn-you = (du)
learn-check = Prüfen
learn-number = Zahl:
# $number: what was to be counted.
learn-answer = Die Antwort ist { $number }.
learn-counted-bridges = Die Zahlen auf dem Brett zählen die Brücken.
learn-counted-kingdoms = Die Zahlen auf dem Brett zählen die Königreiche.
learn-counted-points = Die Zahlen auf dem Brett zählen die Königreiche.
learn-counted-moves = Die Zahlen auf dem Brett zählen die Hügel, auf denen du bauen darfst.
learn-counted-priority = Die Zahlen auf dem Brett zählen die Nachbarn.
learn-play = Gegen den Computer spielen (Stärke { $level })
learn-count = Zähl noch einmal.
# $hills: the marks too many.
learn-extra =
    { $count ->
        [one] { $hills } gehört nicht dazu.
       *[other] { $hills } gehören nicht dazu.
    }
# What is said of one mark among others. $words: a sentence.
learn-of-mark = { $hill }: { $words }
learn-more =
    { $count ->
        [one] Es fehlt noch 1.
       *[other] Es fehlen noch { $count }.
    }

## Die Namen der Kurse

course-four-treasures = Vier Schätze
    .about = Bau Brücken, umzingle, was allein steht, und erobere es. Das beste Spiel für den Anfang.
course-sacred-hill = Der Heilige Hügel
    .about = Zuerst Rösselsprünge, dann Brücken: Verbinde deine Befestigungen zu möglichst wenigen Königreichen.
course-high-kings = Die Hochkönige von Tara
    .about = Drei Könige auf jeder Seite bauen Befestigungen und jagen einander.
course-poisoned-chalice = Der vergiftete Kelch
    .about = Reihen und Spalten bestimmen, wo du bauen darfst und wann du erobern musst.
course-stone-of-destiny = Der Stein des Schicksals
    .about = Ein König auf jeder Seite. Das Brett füllt sich; dann werden Befestigungen weggenommen und durch Brücken geschützt.
course-seat-of-kings = Tara, Sitz der irischen Könige
    .about = Karten, Bauern und Krieger: Besteige den Thron einer Region, zu zweit.
course-sacred-hill-2 = Der Heilige Hügel, Spielstufe 2
    .about = Prioritäten bestimmen, wo du bauen musst.
course-high-kings-2 = Die Hochkönige von Tara, Spielstufe 2
    .about = Opfere eine belagerte Befestigung, und bring den gestrandeten König heim.
course-doubles = Doppel
    .about = Zwei gegen zwei: Bereiche, Partner und drei Züge nach AUS.
course-seat-of-kings-more = Tara, Sitz der irischen Könige: mehr
    .about = Was seltener vorkommt, und was zu dritt und zu viert anders ist.
