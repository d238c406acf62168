# Che cosa dice la pagina dove si salvano le partite, si condividono e si riaprono.
#
#   $name     il nome di un file
#   $line     il numero di una riga in un testo, $column quello di un carattere nella riga, entrambi da 1
#   $fault    una frase
#   $count    il numero delle partite, $taken quello delle partite lette, $there quello delle partite già presenti
#   $game     il nome di un gioco
#   $size     un numero


## Salvare e condividere

keep-link = Link a questa pagina
keep-game-link = Link a questa partita
keep-moment-link = Link a questo punto della partita
keep-branch-link = Link a questa partita, dove inizia la tua variante
keep-position-link = Link solo a questa posizione
keep-link-about = Il link non contiene commenti, disegni e varianti. Sono nel file della partita.
keep-texts = Salva tutta la partita
keep-file = File della partita
keep-about-file = per le persone: nomi, mosse, commenti, disegni e varianti
keep-save-file = Salva il file
keep-copy-file = Copia il file
keep-transcript = Trascrizione
keep-about-transcript = per i programmi: le mosse, senza commenti né varianti
keep-save-transcript = Salva la trascrizione
keep-copy-transcript = Copia la trascrizione
keep-proof = Prova delle estrazioni
keep-about-proof = da controllare: con tara verify FILE chiunque vede se le estrazioni erano corrette
keep-save-proof = Salva la prova
keep-later = Quando la partita è finita, puoi salvarne il file, la trascrizione e l’immagine animata.
keep-pictures = Immagini
keep-png = Salva il tabellone in PNG
keep-svg = Salva il tabellone in SVG
keep-animation = Salva la partita animata
keep-about-animation = L’immagine animata è un PNG che si vede in ogni browser. Se la partita è lunga, salta alcune mosse.
keep-making = Un momento…
keep-saved = Salvato come { $name }.
keep-copy-yourself = Seleziona il testo e copialo.


## Commenti e varianti

comment-game = Commento alla partita
comment-move = Commento a questa mossa
comment-unkept = In questo browser non c’è spazio per conservare il commento. Salva il file della partita.
variation = Variante
variation-drop = Togli la variante
variation-comments =
    { $count ->
        [one] 1 commento
       *[other] { $count } commenti
    }
moves-notes =
    { $comments ->
        [0] Nessun commento
        [one] 1 commento
       *[other] { $comments } commenti
    }, { $variations ->
        [0] nessuna variante
        [one] 1 variante
       *[other] { $variations } varianti
    }
variation-at = Variante al passo { $at }: { $move }


## Riaprire una partita

import = Apri una partita salvata
import-about = Incolla qui il file di una partita o una trascrizione, trascina un file sulla pagina, oppure scegline uno. Commenti e varianti sono compresi.
import-text = Il testo della partita
import-file = Scegli un file
import-read = Apri la partita
import-drop = Rilascia il file per aprirlo.
import-large = È troppo lungo per una partita.
import-place = Riga { $line }, carattere { $column }: { $fault }
import-line = Riga { $line }: { $fault }
import-which = Partita nel file
import-number = Partita { $number }
import-again = Apri un altro file
import-stays = La partita aperta resta.
import-analyze = Analizza questa posizione
import-earlier = Recupera il testo di prima


## Le partite di questo browser

stored-tab = Questo browser non salva nulla per questa pagina. Le tue partite finiscono quando chiudi la scheda.
stored-newer = Una versione più recente di Tara ha salvato le partite di questo browser, perciò questa versione non può leggerle. Nulla ne è cancellato. Ciò che giochi ora finisce quando chiudi la scheda.
stored-unread =
    { $count ->
        [one] Una partita di questo browser non si può leggere: è danneggiata, o l’ha scritta una versione più recente di Tara. Nulla ne è cancellato.
       *[other] { $count } partite di questo browser non si possono leggere: sono danneggiate, o le ha scritte una versione più recente di Tara. Nulla ne è cancellato.
    }
stored-save = Salva tutte le partite in un file
stored-read = Leggi le partite da un file
stored-readings =
    { $taken ->
        [0] Dal file non è stata ripresa nessuna partita.
        [one] Dal file è stata ripresa una partita.
       *[other] Dal file sono state riprese { $taken } partite.
    } { $there ->
        [0] { "" }
        [one] Una era già qui.
       *[other] { $there } erano già qui.
    }
stored-damaged = { $game }: questa partita del file è danneggiata, o l’ha scritta una versione più recente di Tara. È stata tralasciata.
stored-other = { $game }: la partita che è qui è andata diversamente da quella del file. Resta com’è.
stored-full = { $game }: non c’è più posto tra le tue partite. Togline una finita e leggi di nuovo il file.
stored-file-none = In questo file non ci sono partite salvate da Tara.
stored-file-newer = Una versione più recente di Tara ha scritto questo file, perciò questa versione non può leggerlo.
stored-file-large = Questo file ha più di { $size } MiB, perciò non viene letto.
