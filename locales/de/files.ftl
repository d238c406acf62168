# Was die Seite sagt, wo Partien gespeichert, geteilt und wieder geöffnet werden.
#
#   $name     der Name einer Datei
#   $line     die Nummer einer Zeile eines Textes, $column die eines Zeichens darin, beide ab 1
#   $fault    ein Satz
#   $count    die Zahl der Partien, $taken die der gelesenen, $there die der Partien, die schon da waren
#   $game     der Name eines Spiels
#   $size     eine Zahl


## Saving and sharing

keep-link = Link zu dieser Seite
keep-game-link = Link zu dieser Partie
keep-moment-link = Link zu dieser Stelle der Partie
keep-branch-link = Link zu dieser Partie, wo deine Variante beginnt
keep-position-link = Link nur zu dieser Stellung
keep-link-about = Der Link enthält keine Kommentare, Zeichnungen und Varianten. Sie stehen in der Partiedatei.
keep-texts = Ganze Partie speichern
keep-file = Partiedatei
keep-about-file = für Menschen: Namen, Züge, Kommentare, Zeichnungen und Varianten
keep-save-file = Partiedatei speichern
keep-copy-file = Partiedatei kopieren
keep-transcript = Aufzeichnung
keep-about-transcript = für Programme: die Züge, ohne Kommentare und Varianten
keep-save-transcript = Aufzeichnung speichern
keep-copy-transcript = Aufzeichnung kopieren
keep-proof = Beweis der Auslosungen
keep-about-proof = zum Prüfen: Mit tara verify DATEI sieht jeder, ob die Auslosungen fair waren
keep-save-proof = Beweis speichern
keep-later = Sobald die Partie zu Ende ist, kannst du ihre Partiedatei, ihre Aufzeichnung und ein animiertes Bild speichern.
keep-pictures = Bilder
keep-png = Brett als PNG speichern
keep-svg = Brett als SVG speichern
keep-animation = Ganze Partie animiert speichern
keep-about-animation = Das animierte Bild ist ein PNG, das in jedem Browser läuft. Bei einer langen Partie überspringt es einige Züge.
keep-making = Einen Moment …
keep-saved = Gespeichert als { $name }.
keep-copy-yourself = Markiere den Text und kopiere ihn.


## Comments and variations

comment-game = Kommentar zur Partie
comment-move = Kommentar zu diesem Zug
comment-unkept = In diesem Browser ist kein Platz mehr für den Kommentar. Speichere die Partiedatei.
variation = Variante
variation-drop = Variante entfernen
variation-comments =
    { $count ->
        [one] 1 Kommentar
       *[other] { $count } Kommentare
    }
moves-notes =
    { $comments ->
        [0] Kein Kommentar
        [one] 1 Kommentar
       *[other] { $comments } Kommentare
    }, { $variations ->
        [0] keine Variante
        [one] 1 Variante
       *[other] { $variations } Varianten
    }
variation-at = Variante bei Schritt { $at }: { $move }


## Opening a game again

import = Partiedatei öffnen
import-about = Füge hier eine Partiedatei oder eine Aufzeichnung ein, zieh eine auf diese Seite oder wähle eine Datei. Kommentare und Varianten werden übernommen.
import-text = Der Text der Partie
import-file = Datei wählen
import-read = Partie öffnen
import-drop = Lass die Datei los, um sie zu öffnen.
import-large = Das ist zu lang für eine Partie.
import-place = Zeile { $line }, Zeichen { $column }: { $fault }
import-line = Zeile { $line }: { $fault }
import-which = Partie in der Datei
import-number = Partie { $number }
import-again = Andere Partiedatei öffnen
import-stays = Die offene Partie bleibt.
import-analyze = Diese Stellung analysieren
import-earlier = Den früheren Text zurückholen


## Die Partien dieses Browsers

stored-tab = Dieser Browser speichert nichts für diese Seite. Deine Partien enden, wenn du diese Registerkarte schließt.
stored-newer = Eine neuere Version von Tara hat die Partien dieses Browsers gespeichert, deshalb kann diese Version sie nicht lesen. Nichts davon ist gelöscht. Was du jetzt spielst, endet, wenn du diese Registerkarte schließt.
stored-unread =
    { $count ->
        [one] Eine Partie dieses Browsers lässt sich nicht lesen: Sie ist beschädigt oder stammt von einer neueren Version von Tara. Nichts davon ist gelöscht.
       *[other] { $count } Partien dieses Browsers lassen sich nicht lesen: Sie sind beschädigt oder stammen von einer neueren Version von Tara. Nichts davon ist gelöscht.
    }
stored-save = Alle Partien als eine Datei speichern
stored-read = Partien aus einer Datei lesen
stored-readings =
    { $taken ->
        [0] Aus der Datei wurde keine Partie übernommen.
        [one] Aus der Datei wurde eine Partie übernommen.
       *[other] Aus der Datei wurden { $taken } Partien übernommen.
    } { $there ->
        [0] { "" }
        [one] Eine war schon da.
       *[other] { $there } waren schon da.
    }
stored-damaged = { $game }: Diese Partie der Datei ist beschädigt oder stammt von einer neueren Version von Tara. Sie wurde ausgelassen.
stored-other = { $game }: Die Partie, die hier ist, verlief anders als die der Datei. Sie bleibt, wie sie ist.
stored-full = { $game }: In deinen Partien ist kein Platz dafür. Entferne eine, die zu Ende ist, und lies die Datei noch einmal.
stored-file-none = Diese Datei enthält keine Partien, die Tara gespeichert hat.
stored-file-newer = Diese Datei stammt von einer neueren Version von Tara, deshalb kann diese Version sie nicht lesen.
stored-file-large = Diese Datei hat mehr als { $size } MiB, deshalb wird sie nicht gelesen.
