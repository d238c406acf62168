# Warum ein Zug nicht erlaubt ist: ein Satz für jeden Grund, für jemanden mitten in der Partie.
#
#   $token   der Zug, etwa D4 oder B2xC4; beim Sitz der irischen Könige die Entscheidung, etwa "promote H1"
#   $hills   die Hügel, auf denen der Grund beruht, als lesbare Liste: „C3, D5 und E4“; beim Sitz der
#            irischen Könige die Felder, „F2 und F3“, oder nichts
#   $count   wie viele es sind; 0 nur beim Sitz der irischen Könige
#   $others  weitere Hügel oder Felder als lesbare Liste; welche das sind, steht beim Satz
#   $own     eine Zahl der Seite am Zug, $other die der Gegenseite
#   $case    ein Wort, das zwischen Fällen wählt
#
# „Deiner Farbe“ steht, wo auch eine Befestigung des Partners zählt. Die Regeln stehen in rules.ftl.


## Lists

places-and-last = { $places } und { $last }
places-and-more = { $places } und { $more } weitere, insgesamt { $count }


## The game is over

why-over = Die Partie ist zu Ende.
why-over-without-swap = Die Partie ist zu Ende: Es ließ sich keine Befestigung mehr nehmen.
why-over-by-double-capture = Die Partie ist zu Ende: Eine Seite hat ihren zweiten König verloren.
why-over-on-full-board = Die Partie ist zu Ende: Das Brett ist voll, und der letzte Zug ist gespielt.
why-over-by-passes = Die Partie ist zu Ende: Es wurde gepasst, oder eine Stellung ist zum dritten Mal entstanden.


## What stands, or does not stand, on a hill

why-occupied = Auf { $hills } steht schon eine Befestigung.
why-nothing-to-capture = Auf { $hills } steht keine gegnerische Befestigung.
why-nothing-to-sacrifice = Auf { $hills } steht keine Befestigung von dir, die du opfern könntest.
why-enemy-ringfort = Die Befestigung auf { $hills } gehört der Gegenseite, und dorthin geht ein König nur, wenn er sie erobert.
why-no-king-there = Auf { $hills } steht kein König von dir.
why-king-there = Auf { $hills } steht schon ein König.


## A press that leads to nothing

refused-own = { $hill } gehört schon dir.
refused-king-first = Wähle zuerst einen deiner Könige, dann sein Ziel.
refused-enemy =
    Dieser König gehört { $side ->
        [red] Rot
       *[blue] Blau
    }. Du nimmst ihn gefangen, wenn deiner neben ihn zieht und seine Befestigung dann allein zwischen deinen steht.
refused-stranded = Dein König auf { $hill } ist gestrandet und muss jetzt ziehen.
# $others, an Zahl $barred: die Hügel in der Reichweite des Königs, die $hills, eigene Könige oder Befestigungen, sperren.
refused-beside-kings =
    Dieser König kann nirgendwohin ziehen: { $others } { $barred ->
        [one] liegt
       *[other] liegen
    } neben { $count ->
        [one] deinem König
       *[other] deinen Königen
    } auf { $hills }.
refused-beside-ringforts =
    Dieser König darf nirgends bauen: { $others } { $barred ->
        [one] liegt
       *[other] liegen
    } neben { $count ->
        [one] deiner Befestigung
       *[other] deinen Befestigungen
    } auf { $hills }.
refused-all-taken = Dieser König kann nirgendwohin ziehen: Alle Hügel in seiner Reichweite sind besetzt.
# $mobile, an Zahl $own: die Könige, die bauen können. $case: warum dieser es nicht kann.
refused-while-mobile =
    { $case ->
        [beside-kings] { refused-beside-kings }
       *[all-taken] { refused-all-taken }
    } { $own ->
        [one] Solange dein König auf { $mobile } bauen kann, darf keiner von deinen auf eine Befestigung ziehen.
       *[other] Solange deine Könige auf { $mobile } bauen können, darf keiner von deinen auf eine Befestigung ziehen.
    }
refused-mobile = Dein König kann noch bauen, also muss er es tun.
refused-take-first = Nimm zuerst eine gegnerische Befestigung ohne Brücke.


## Doubles: areas

# Dein Bereich ist der des Platzes am Zug: Süd hat die Reihen 1 bis 4, West die Spalten A bis D.
why-outside-area =
    { $seat ->
        [south] { $hills } liegt nicht in deinem Bereich, den Reihen 1 bis 4.
        [west] { $hills } liegt nicht in deinem Bereich, den Spalten A bis D.
        [north] { $hills } liegt nicht in deinem Bereich, den Reihen 4 bis 7.
        [east] { $hills } liegt nicht in deinem Bereich, den Spalten D bis G.
       *[other] { $hills } liegt nicht in deinem Bereich.
    }
why-off-shared-row = Die erste Befestigung deiner Seite kommt in Reihe 4, die du mit deinem Partner teilst, und dort liegt { $hills } nicht.
why-off-shared-column = Die erste Befestigung deiner Seite kommt in Spalte D, die du mit deinem Partner teilst, und dort liegt { $hills } nicht.


## Sacred Hill

why-too-close =
    { $count ->
        [one] Die Befestigung deiner Farbe auf { $hills } ist weniger als einen Rösselsprung von { $token } entfernt.
       *[other] Die Befestigungen deiner Farbe auf { $hills } sind weniger als einen Rösselsprung von { $token } entfernt.
    }
why-no-knights-move = Keine Befestigung deiner Farbe ist einen Rösselsprung von { $hills } entfernt.
why-no-capture-in-manoeuvres = In der Manöverphase wird nichts erobert.
# $others: die Befestigungen, mit denen sie verbunden ist, oder die Nachbarhügel, die zur Belagerung fehlen.
why-not-besieged =
    { $case ->
        [linked] Die Befestigung auf { $hills } ist nicht belagert, weil sie mit { $others } verbunden ist.
        [open] Die Befestigung auf { $hills } ist nicht belagert, weil auf { $others } keine Befestigung deiner Farbe steht.
       *[other] Die Befestigung auf { $hills } ist nicht belagert.
    }
# $others: die freien Hügel, die es tun.
why-not-beside-friend = { $hills } liegt nicht neben einer Befestigung deiner Farbe, { $others } dagegen schon.
why-must-capture =
    { $count ->
        [one] Du musst die belagerte Befestigung auf { $hills } erobern.
       *[other] Du musst eine der belagerten Befestigungen auf { $hills } erobern.
    }
# $own: wie viele Befestigungen der eigenen Farbe neben dem Hügel des Zugs stehen, $highest neben denen, die vorgehen.
why-higher-priority =
    { $own ->
        [0] Du musst dort spielen, wo möglichst viele Befestigungen deiner Farbe daneben stehen: { $highest } bei { $hills }, keine bei { $token }.
       *[other] Du musst dort spielen, wo möglichst viele Befestigungen deiner Farbe daneben stehen: { $highest } bei { $hills }, nur { $own } bei { $token }.
    }


## Four Treasures

why-must-capture-treasure =
    { $count ->
        [one] Du musst die belagerte Befestigung auf { $hills } erobern.
       *[other] Du musst eine der belagerten Befestigungen auf { $hills } erobern.
    }


## Poisoned Chalice

why-off-edges = In der Manöverphase baust du an den Rändern des Bretts, und { $hills } liegt an keinem.
why-edge-taken = An diesem Rand hast du schon gebaut, auf { $hills }.
why-no-capture-on-edges = In der Manöverphase wird nichts erobert.
why-opposite =
    { $count ->
        [one] Die Befestigung auf { $hills } steht { $token } gegenüber, und zwei Befestigungen dürfen einander nie gegenüberstehen.
       *[other] Die Befestigungen auf { $hills } stehen { $token } gegenüber, und zwei Befestigungen dürfen einander nie gegenüberstehen.
    }
# $row: die Reihe des Hügels, mit einem Buchstaben eine Spalte; $own und $other: die Befestigungen der Seite am Zug und der Gegenseite darin; $rows: die zulässigen Reihen.
why-qualified-rows =
    { $case ->
        [capture] Solange du in einer zulässigen Reihe oder Spalte bauen kannst, darfst du nicht erobern; zulässig: { $rows }.
        [empty] { $row ->
            [A] Spalte
            [B] Spalte
            [C] Spalte
            [D] Spalte
            [E] Spalte
            [F] Spalte
            [G] Spalte
           *[other] Reihe
        } { $row } ist nicht zulässig, weil die Gegenseite dort keine Befestigung hat; zulässig: { $rows }.
        [ahead] { $row ->
            [A] Spalte
            [B] Spalte
            [C] Spalte
            [D] Spalte
            [E] Spalte
            [F] Spalte
            [G] Spalte
           *[other] Reihe
        } { $row } ist nicht zulässig, weil du dort { $own } Befestigungen hast und die Gegenseite nur { $other }; zulässig: { $rows }.
       *[other] Du musst in einer zulässigen Reihe oder Spalte bauen, also auf { $hills }.
    }
why-must-capture-unqualified =
    { $count ->
        [one] Du hast keine zulässige Reihe oder Spalte, also musst du die belagerte Befestigung auf { $hills } erobern.
       *[other] Du hast keine zulässige Reihe oder Spalte, also musst du eine der belagerten Befestigungen auf { $hills } erobern.
    }


## High Kings

why-beside-friend-in-setup =
    { $count ->
        [one] Im Aufbau darfst du nicht neben einer Befestigung deiner Farbe bauen, und auf { $hills } steht eine.
       *[other] Im Aufbau darfst du nicht neben Befestigungen deiner Farbe bauen, und auf { $hills } stehen welche.
    }
why-only-build-in-setup = Im Aufbau baust du in jedem Zug eine Befestigung mit einem neuen König, und noch zieht keiner.
why-beside-friendly-king =
    { $count ->
        [one] Deine Könige dürfen nicht nebeneinander stehen, und dieser Hügel liegt neben dem König auf { $hills }.
       *[other] Deine Könige dürfen nicht nebeneinander stehen, und dieser Hügel liegt neben den Königen auf { $hills }.
    }
why-kings-build-in-manoeuvres = Nach dem Aufbau kann auf { $hills } nur ein König bauen, der dorthin zieht.
why-no-knights-step-in-manoeuvres =
    { $reach ->
        [none] Ein König zieht im Rösselsprung, { $hills } liegen keinen Rösselsprung auseinander, und der König auf { $hill } kann jetzt nicht ziehen.
       *[some] Ein König zieht im Rösselsprung: Der auf { $hill } kann nach { $others } ziehen.
    }
why-beside-friend-in-manoeuvres =
    { $count ->
        [one] In der Manöverphase darf ein König nicht neben einer Befestigung deiner Farbe bauen, und auf { $hills } steht eine.
       *[other] In der Manöverphase darf ein König nicht neben Befestigungen deiner Farbe bauen, und auf { $hills } stehen welche.
    }
why-kings-build-in-battle = Nach dem Aufbau kann auf { $hills } nur ein König bauen, der dorthin zieht.
why-no-knights-step-in-battle =
    { $reach ->
        [none] Ein König zieht im Rösselsprung, { $hills } liegen keinen Rösselsprung auseinander, und der König auf { $hill } kann jetzt nicht ziehen.
       *[some] Ein König zieht im Rösselsprung: Der auf { $hill } kann nach { $others } ziehen.
    }
why-no-knights-step-to-ringfort =
    { $reach ->
        [none] Ein König zieht im Rösselsprung, { $hills } liegen keinen Rösselsprung auseinander, und der König auf { $hill } kann jetzt nicht ziehen.
       *[some] Ein König zieht im Rösselsprung: Der auf { $hill } kann nach { $others } ziehen.
    }
why-only-vacant-in-manoeuvres = In der Manöverphase zieht ein König nur auf einen freien Hügel, und { $hills } ist nicht frei.
why-kings-are-mobile =
    { $count ->
        [one] Ein König geht nur dann auf eine Befestigung, wenn keiner von deinen auf einen freien Hügel ziehen kann, aber der auf { $hills } kann es.
       *[other] Ein König geht nur dann auf eine Befestigung, wenn keiner von deinen auf einen freien Hügel ziehen kann, aber die auf { $hills } können es.
    }
why-no-pass-before-battle = Vor dem Kampf darf niemand passen.
why-no-pass-while-mobile =
    { $count ->
        [one] Du darfst nur passen, wenn kein König auf dem Brett auf einen freien Hügel ziehen kann, aber der auf { $hills } kann es.
       *[other] Du darfst nur passen, wenn kein König auf dem Brett auf einen freien Hügel ziehen kann, aber die auf { $hills } können es.
    }


## High Kings, Level 2

why-sacrifice-needs-one-loss =
    { $own ->
        [0] Opfern darf nur eine Seite, die genau einen König verloren hat, und du hast keinen verloren.
       *[other] Opfern darf nur eine Seite, die genau einen König verloren hat, und du hast { $own } verloren.
    }
# $others: die Befestigungen, mit denen sie verbunden ist, oder die Nachbarhügel, die der Gegenseite fehlen.
why-sacrifice-needs-siege =
    { $case ->
        [linked] Deine Befestigung auf { $hills } ist mit { $others } verbunden, also nicht belagert, und du kannst sie nicht opfern.
        [open] Deine Befestigung auf { $hills } ist nicht belagert, weil die Gegenseite nicht auf { $others } steht, also kannst du sie nicht opfern.
       *[other] Deine Befestigung auf { $hills } ist nicht belagert, also kannst du sie nicht opfern.
    }
why-sacrifice-after-end = Der König, der auf { $hills } ankommt, nimmt den zweiten König gefangen und beendet die Partie, bevor du opfern kannst.
why-sacrifice-while-mobile =
    { $count ->
        [one] Opfern darfst du nur, wenn keiner deiner Könige auf einen freien Hügel ziehen kann, aber der auf { $hills } kann es.
       *[other] Opfern darfst du nur, wenn keiner deiner Könige auf einen freien Hügel ziehen kann, aber die auf { $hills } können es.
    }
why-stranded-must-move = Dein gestrandeter König auf { $hills } muss ziehen, und kein anderer darf.
why-stranded-must-escape = Dein gestrandeter König auf { $hills } kann auf einen freien Hügel ziehen, also muss er es.
why-no-pass-while-stranded = Du darfst nicht passen, solange dein König auf { $hills } gestrandet ist.


## Stone of Destiny

why-far-from-king = Du darfst höchstens zwei Hügel vom gegnerischen König auf { $hills } entfernt bauen, und zwar gerade oder schräg.
why-no-swap-in-manoeuvres = Solange das Brett nicht voll ist, wird keine Befestigung ersetzt.
why-under-king = Auf { $hills } steht der gegnerische König, also kann die Befestigung nicht genommen werden.
why-linked = Eine Befestigung mit einer Brücke bleibt stehen, und { $hill } hat eine nach { $others }.
why-link-missing = Mit diesem Zug setzt du auch eine Brücke, und { $token } sagt nicht, welche.
why-link-not-adjacent = { $hills } liegen nicht nebeneinander, also können sie nicht verbunden werden.
why-link-not-own = Du verbindest zwei eigene Befestigungen, und { $hills } gehören nicht beide dir.
why-link-already = { $hills } sind schon verbunden.


## Seat of Kings: the game is over, or chance comes first

why-another-seat = Jetzt entscheidet jemand anderes: Warte, bis du an der Reihe bist.
why-game-won = Die Partie ist zu Ende: Die Königsfelder zweier Regionen sind in einer Hand.
why-game-won-by-third-region = Die Partie ist zu Ende: Die dritte Region ist gewonnen.
why-game-drawn = Die Partie ist zu Ende: Mit der letzten Runde endete sie remis.
why-lots-first = Zuerst wird der erste Startspieler ausgelost, und erst dann entscheidet jemand.
why-deal-first = Zuerst werden die Karten gemischt und verteilt, und erst dann entscheidet jemand.
why-reshuffle-first = Zuerst wird der Ablagestapel zu einem neuen Kartenstapel gemischt, und erst dann geht es weiter.


## Seat of Kings: cards

why-not-in-hand = Diese Karte hast du nicht auf der Hand: Wähle eine, die du hast.
why-not-among-six = Behalte drei der sechs Karten, die du bekommen hast: Diese gehören nicht alle dazu.
why-keep-out-of-order = Nenne drei verschiedene Karten, die du behältst, von der niedrigsten Zahl zur höchsten.
why-no-array = Das ist eine „Stein des Schicksals“-Karte, die keinen Spielstein setzt: Wähle zwei Spielsteine, die sie tauscht.
why-not-a-stone = Das ist keine „Stein des Schicksals“-Karte, also tauscht sie nichts: Wähle, wo du mit ihr setzt.


## Seat of Kings: regions

why-region-not-in-game = In dieser Region wird in dieser Partie nicht gespielt: Wähle eine, in der gespielt wird.
why-region-closed = Diese Region ist gewonnen und geschlossen: Spiel in einer anderen oder leg die Karte ab.
why-amnesty-too-dear = Eine Amnestie kostet { $cost } Cumals, und du hast { $own }: Leg die Karte für 2 Cumals ab oder spiel sie aus.


## Seat of Kings: playing a card

why-no-fit =
    { $count ->
        [0] So passt diese Karte nicht: Du verschiebst sie nach links oder rechts, und jedes ihrer Felder bleibt in seinem Rang.
        [one] Diese Karte passt nicht auf { $hills }: Du verschiebst sie nach links oder rechts, und jedes ihrer Felder bleibt in seinem Rang.
       *[other] Diese Karte passt nicht zugleich auf { $hills }: Du verschiebst sie nach links oder rechts, und jedes ihrer Felder bleibt in seinem Rang.
    }
# $own: die freien Felder unter den gewählten, $best unter den besten; $hills: alle Felder der besten Lage.
why-fit-less-empty =
    { $own ->
        [0] Eine Karte muss dorthin, wo möglichst viele ihrer Platzierungsfelder frei sind, und hier wäre es keines: Besser passt sie auf { $hills }.
        [one] Eine Karte muss dorthin, wo möglichst viele ihrer Platzierungsfelder frei sind: Hier wäre es nur { $own }, dagegen { $best } auf { $hills }.
       *[other] Eine Karte muss dorthin, wo möglichst viele ihrer Platzierungsfelder frei sind, und in dieser Region hat sie eine bessere Lage.
    }
why-too-few-pieces = In dieser Region stehen außerhalb des Königsfelds weniger als zwei Spielsteine, also gibt es nichts zu tauschen.
why-no-such-piece =
    { $count ->
        [0] Auf dieser Höhe liegt in dieser Region kein Spielstein.
       *[other] Auf dieser Höhe liegt auf { $hills } kein Spielstein: Wähle einen, der da ist.
    }
why-king-position-swap = Der „Stein des Schicksals“ tauscht keinen Spielstein auf einem Königsfeld: Wähle einen anderen in der Region.
why-pieces-out-of-order = Nenne zwei verschiedene Spielsteine, zuerst den im unteren Rang, dann den weiter links, dann den weiter unten im Stapel.


## Seat of Kings: placing

why-no-stock-to-place = Du hast keinen Spielstein mehr im Vorrat, also kannst du keinen setzen.
why-fee-too-dear =
    { $own ->
        [0] Die Eröffnung einer neuen Region kostet { $cost } Cumals, und du hast keinen, also kannst du dort nichts setzen.
       *[other] Die Eröffnung einer neuen Region kostet { $cost } Cumals, und du hast { $own }, also kannst du dort nichts setzen.
    }
why-own-fort =
    { $count ->
        [0] Du hast dort schon ein Fort, und ein Fort hat höchstens zwei Spielsteine.
       *[other] Du hast auf { $hills } schon ein Fort, und ein Fort hat höchstens zwei Spielsteine.
    }
why-not-a-placement-position =
    { $count ->
        [0] Du setzt nur auf die Felder, die du für deine Karte gewählt hast.
       *[other] Du setzt nur auf die Felder, die du für deine Karte gewählt hast, und { $hills } gehört nicht dazu.
    }
why-placed-already =
    { $count ->
        [0] Du hast dort schon gesetzt, und eine Karte setzt auf jedes Feld nur einmal.
       *[other] Du hast auf { $hills } schon gesetzt, und eine Karte setzt auf jedes Feld nur einmal.
    }
why-closed-this-turn = Die Region wurde in diesem Zug gewonnen und ist geschlossen, also kann der Zug nur noch enden.


## Seat of Kings: activation and promotion

why-activation-too-dear =
    { $cost ->
        [one] Die Aktivierung mit dieser Karte kostet { $cost } Cumal, und du hast { $own }, also entfällt sie.
       *[other] Die Aktivierung mit dieser Karte kostet { $cost } Cumals, und du hast { $own }, also entfällt sie.
    }
why-stone-too-dear = Die Aktivierung nach einem Tausch kostet { $cost } Cumals, und du hast { $own }, also bleibt es beim Tausch.
why-traitor-too-dear =
    { $cost ->
        [one] Die Aktivierung mit der Karte des Verräters kostet { $cost } Cumal, und du hast { $own }, also bleibt es beim Austausch.
       *[other] Die Aktivierung mit der Karte des Verräters kostet { $cost } Cumals, und du hast { $own }, also bleibt es beim Austausch.
    }
why-nothing-to-activate = Auf keinem Platzierungsfeld deiner Karte liegt ein Spielstein von dir obenauf, also gibt es nichts zu aktivieren.
why-nothing-swapped-on-top = Keiner der getauschten Spielsteine gehört dir und liegt jetzt obenauf, also gibt es nichts zu aktivieren.
why-exchanged-piece-gone = Der Spielstein, den du ausgetauscht hast, ist nicht mehr da, also gibt es nichts zu aktivieren.
why-activated-already = Du hast die Aktivierung schon gezahlt, einmal für die Karte: Steig jetzt auf oder beende den Zug.
why-no-stock-to-promote = Du hast keinen Spielstein mehr im Vorrat, also kannst du nicht aufsteigen.
why-fort-above =
    { $count ->
        [0] Du hast dort schon ein Fort, und ein Fort hat höchstens zwei Spielsteine.
       *[other] Du hast auf { $hills } schon ein Fort, und ein Fort hat höchstens zwei Spielsteine.
    }
# $pair: die beiden Felder darunter.
why-no-active-pair =
    { $case ->
        [farmer] Auf ein Feld steigst du von den beiden darunter auf, und unter einem Bauernfeld liegt keines.
        [asleep] { $pair } gehören dir, aber keines davon ist aktiviert, also steigst du von dort nicht auf.
        [not-own] Um dorthin aufzusteigen, musst du { $pair } kontrollieren.
       *[other] Auf ein Feld steigst du von den beiden darunter auf, wenn du beide kontrollierst und mindestens eines aktiviert ist.
    }
why-promoted-already =
    { $count ->
        [0] Dorthin bist du schon aufgestiegen, und jedes Feld lässt sich nur einmal versuchen.
       *[other] Auf { $hills } bist du schon aufgestiegen, und jedes Feld lässt sich nur einmal versuchen.
    }
why-own-king = Dieses Königsfeld gehört schon dir, und darauf steigst du nicht noch einmal auf.
why-not-one-of-the-forts = Du behältst eines deiner beiden Forts: Wähle eines von { $pair }.


## Seat of Kings: traitors

why-not-exchangeable =
    { $count ->
        [0] Die Karte des Verräters setzt dort nicht, wie auch immer du sie verschiebst.
       *[other] Die Karte des Verräters setzt nicht auf { $hills }, wie auch immer du sie verschiebst.
    }
why-not-an-opponent =
    { $count ->
        [0] Du tauschst einen fremden Spielstein aus, der obenauf liegt, und dort liegt keiner.
       *[other] Du tauschst einen fremden Spielstein aus, der obenauf liegt, und auf { $hills } liegt keiner.
    }
why-king-position-exchange = Ein Verräter tauscht keinen Spielstein auf einem Königsfeld aus: Wähle ein anderes Feld.


## Seat of Kings: garrison and ransom

why-garrison-on-king = Das Königsfeld ist nur für den König: Setz die Garnison auf ein anderes Feld.
why-garrison-occupied =
    { $count ->
        [0] Ein Spielstein der Garnison kommt auf ein freies Feld, und dieses ist nicht frei.
       *[other] Ein Spielstein der Garnison kommt auf ein freies Feld, und { $hills } ist nicht frei.
    }
why-ransom-too-many =
    { $own ->
        [one] Nur { $own } Spielstein von dir ist hier inhaftiert, also zahlst du höchstens 1 Cumal.
       *[other] Nur { $own } Spielsteine von dir sind hier inhaftiert, also zahlst du höchstens { $own } Cumals.
    }
why-ransom-too-dear =
    { $cost ->
        [one] Dieses Lösegeld kostet { $cost } Cumal, und du hast { $own }: Zahl weniger oder nichts.
       *[other] Dieses Lösegeld kostet { $cost } Cumals, und du hast { $own }: Zahl weniger oder nichts.
    }


## Seat of Kings: the next round

why-starts-already = Du bist jetzt Startspieler, also bestimme jemand anderes.
why-not-at-the-table = Diese Farbe spielt an diesem Tisch nicht mit: Bestimme eine, die mitspielt.
why-region-used = In dieser Region wurde schon gespielt: Eröffne eine neue.


## Seat of Kings: decisions that are not asked for now

# Worauf das Spiel wartet, nach „und“; $asked nennt den Schritt.
asked-now =
    { $asked ->
        [keep] zuerst wählst du die drei Karten, die du behältst
        [turn] jetzt verbrauchst du eine Karte
        [place] jetzt setzt du, aktivierst oder beendest den Zug
        [keep-fort] zuerst wählst du, welches der beiden Forts bleibt
        [activate] jetzt aktivierst du oder verzichtest darauf
        [promote] jetzt steigst du auf oder hörst damit auf
        [traitor] zuerst bezahlst du den Verräter oder passt
        [exchange] jetzt tauschst du einen Spielstein aus oder verzichtest darauf
        [garrison] zuerst setzt du Spielsteine der Garnison oder hörst damit auf
        [ransom] zuerst sagst du, wie viel Lösegeld du zahlst
        [start] zuerst bestimmst du den nächsten Startspieler
        [region] zuerst wählst du die Region, die eröffnet wird
       *[other] jetzt ist etwas anderes zu entscheiden
    }
why-keep-not-asked = Karten behältst du gleich nach dem Geben, und { asked-now }.
why-action-not-asked = Eine Karte verbrauchst du zu Beginn eines Zugs, und { asked-now }.
why-place-not-asked = Spielsteine setzt du, nachdem du eine Karte dafür ausgespielt hast und bevor du aktivierst, und { asked-now }.
why-activate-not-asked = Die Aktivierungskosten zahlst du, nachdem du mit einer Karte gesetzt, getauscht oder ausgetauscht hast, und { asked-now }.
why-promote-not-asked = Du steigst auf, nachdem du die Aktivierungskosten gezahlt hast, und { asked-now }.
why-keep-fort-not-asked = Zwischen zwei Forts wählst du nur, wenn du nach einem Tausch zwei hast, und { asked-now }.
why-traitor-not-asked = Ein Verräter wird nur am Rundenende angeboten, und { asked-now }.
why-exchange-not-asked = Einen Spielstein tauschst du aus, gleich nachdem du die Karte des Verräters genommen hast, und { asked-now }.
why-garrison-not-asked = Eine Garnison richtest du gleich nach der Räumung ihrer Region ein, und { asked-now }.
why-ransom-not-asked = Häftlinge werden nur am Rundenende gegen Lösegeld angeboten, und { asked-now }.
why-start-not-asked = Der nächste Startspieler wird am Rundenende bestimmt, und { asked-now }.
why-region-not-asked = Eine dritte Region wird nur zu zweit eröffnet, wenn beide eine gewonnen haben, und { asked-now }.


## Seat of Kings: something must be chosen before anything can end

why-action-must-be-chosen = Zuerst musst du eine Karte verbrauchen, und sei es nur, um sie abzulegen.
why-keep-must-be-chosen = Zuerst musst du die drei Karten wählen, die du für diese Runde behältst.
why-traitor-must-be-decided = Zuerst musst du den Verräter bezahlen oder passen.
why-fort-must-be-chosen = Zuerst musst du wählen, welches deiner beiden Forts du behältst.
why-ransom-must-be-answered = Zuerst musst du sagen, wie viel Lösegeld du zahlst, auch wenn du keines zahlst.
why-start-must-be-named = Zuerst musst du den nächsten Startspieler bestimmen.
why-region-must-be-opened = Zuerst musst du die Region wählen, die eröffnet wird.
