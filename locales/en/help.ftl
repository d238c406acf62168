# How the ringfort games are played, in a few sentences each, for somebody who has not played them before. The rules
# themselves, clause by clause, are in rules.ftl. `.name` is what a paragraph is called.

how-areas = Partners sit opposite each other and build in one color. You build and capture only in your own four rows or columns, but your partner's ringforts count for you everywhere. The two numbers beside the letter of each player count the ringforts in that player's area.
    .name = Doubles
how-leap = The first ringfort of a color goes anywhere. Each later one stands a knight's move, as in chess, from one of yours, and none of yours may be nearer. When a player has no such hill, the battle begins for everybody.
    .name = First the manoeuvres
how-leap-doubles = The first ringfort of a color goes anywhere on the row or column that both partners share. Each later one stands a knight's move, as in chess, from one of your color, and none of your color may be nearer. When a player has no such hill, the battle begins for everybody.
    .name = First the manoeuvres
how-adjacent = Now you build next to a ringfort of your own, horizontally or vertically, and a bridge links the two. If an enemy ringfort is besieged at the start of your turn, you must capture one instead.
    .name = Then the battle
how-orders = Now every hill has an order of priority: the number of your ringforts next to it. You must play where it is highest: build on a vacant hill, or capture a besieged enemy ringfort.
    .name = Then the battle
how-anywhere = You build a ringfort on any vacant hill, and bridges link it to your ringforts next to it. If an enemy ringfort is besieged at the start of your turn, you must capture one instead.
    .name = Your turn
how-siege = A ringfort that stands alone, without a link, is besieged when enemy ringforts hold every hill next to it. If you capture it, you replace it with a ringfort of your own.
    .name = Sieges
how-kings-setup = Players take turns to build three ringforts each, none next to another of the same color, and put a king on each.
    .name = First the setup
how-kings-leap = Then you move a king by a knight's move, as in chess, to a vacant hill, and build a ringfort under it: at first not next to any of your own. When all your kings are stuck, the battle begins, and you may build next to your own ringforts too. But two of your kings never stand next to each other.
    .name = Then the kings move
how-kings-stuck = If none of your kings can move to a vacant hill, you move one back to a ringfort of your own, or onto a besieged enemy ringfort to capture it. If no king of either side can, you may pass: your opponent has one more turn, and the game ends. All your kings leave the board when you pass, and all your opponent's after that turn. The game also ends one turn after somebody builds on the last vacant hill.
    .name = Stuck kings
how-kings-capture = You capture a king on a ringfort that stands alone if your king moves next to it and your ringforts hold every hill around it. If you lose two kings, you lose at once.
    .name = Captured kings
how-sacrifice = If you have lost one king and move another back to your own besieged ringfort, you may give that ringfort to the enemy. Your king is then stranded there: nobody can capture it, but next turn you must move it, and if you cannot, you lose the game.
    .name = Sacrifices
how-edges = In eight turns each player builds one ringfort on each of the four edges, never opposite another one.
    .name = First the manoeuvres
how-rows = Red's rows are the lines of one letter, Blue's those of one number. You build in a row of yours that has a vacant hill and where you have fewer ringforts than the enemy, or equally many but at least one. If you have no such row, you must capture a besieged ringfort; if there is none, you build anywhere.
    .name = Then the battle
how-chase = You build a ringfort one or two hills away from the enemy king, in a straight line or diagonally, and move your king onto it. If there is no such hill, you build anywhere. This phase ends when the board is full. There are no bridges yet.
    .name = First the manoeuvres
how-exchange = You take an enemy ringfort that has no bridge and no king on it, put your own in its place, and move your king there. Then you set one bridge between two of your ringforts that are next to each other. If you find nothing to take, you are out, and the game ends.
    .name = Then the battle
how-kingdoms = Linked ringforts of one color form a kingdom, and a ringfort that stands alone is one too. The side with fewer kingdoms wins: 2 points, plus 1 for each kingdom of difference. If kingdoms are even, the side with more ringforts wins: 2 points, plus 1 for each ringfort of difference.
    .name = Who wins
how-kingdoms-spare = Linked ringforts of one color form a kingdom, and a ringfort that stands alone is one too. At the end all neighbors of one color are linked. The side with fewer kingdoms wins: 2 points, plus 1 for each kingdom of difference. If kingdoms are even, the side without the spare ringfort wins, 3 points to 0.
    .name = Who wins
how-bridges = The side with more bridges wins: 2 points, plus 1 for each bridge of difference. If bridges are even, the side with more ringforts wins: 2 points, plus 1 for each ringfort of difference.
    .name = Who wins
how-king-points = One captured king is worth 1 more point, except in a draw. If you capture two or three kings, you win at once with that many points, and kingdoms do not count.
    .name = Points for kings
how-end = If you have no legal turn, you are out, and each other player has one more turn. This mostly happens when the board is full.
    .name = The end
how-marks = The board marks the hills that you can choose. Choose any other, and the page says which rule forbids it.
    .name = On the page


## Marks, signs and keys of a ringfort table

mark-legend-last = This has just happened.
mark-legend-legal = You may play here. If you have more than 12 choices, the dot is faint.
mark-legend-besieged = Besieged: this ringfort stands alone, and the enemy holds every hill next to it.
mark-legend-forced = One of these must be captured now.
mark-legend-chosen = You have chosen this, or it has the keyboard focus.
mark-legend-note = This is why a move is not allowed. A star or a number is a hint.
mark-legend-refused = You cannot play here now. The prompt says why.
mark-legend-trail = The number of a move, counted since your last one.
mark-legend-fallen = A king was captured here since your last move.
mark-legend-pending = Your move, not sent yet because there is no connection.
mark-legend-unlinked = This ringfort has no bridge: it is unlinked.
mark-legend-order = The order of priority. You must play where it is highest.
mark-legend-reach =
    { $variant ->
        [high-kings-2] Your king can go here. A bar means a sacrifice.
       *[other] Your king can go here.
    }
mark-legend-link = You can set a bridge here.
mark-legend-qualified = This row or column is qualified: you may build in it. As soon as you choose a hill, the marks show where your opponent may build after it.
mark-legend-area = A veil covers the hills outside your area: you play only where there is none.
mark-legend-kingdom = A kingdom.
mark-legend-joining = Kingdoms that a move here would join.
legend-words = Words
legend-moves = Signs in the list of moves
legend-keys = Keys
sign-capture = ×
    .about = A ringfort is captured.
sign-king = →
    .about = A king goes from one hill to another.
sign-sacrifice = †
    .about = The king sacrifices the ringfort where it arrives.
keys-board = Arrows
    .about = go from hill to hill on the board
keys-pick = Enter
    .about = chooses the hill
keys-explain = Right mouse button, or a long press
    .about = explains a hill, and plays nothing
keys-cancel = Escape
    .about = clears your choice, and closes what is open
keys-moves = Left, Right, Home, End
    .about = go through the moves of the game, unless the board has the focus
keys-kingdoms = K
    .about = outlines all kingdoms while you hold it
keys-legend = ?
    .about = opens this legend


## The rules to read

book = The rules
book-of = Rules: { $game }
book-search = Search the rules
book-found =
    { $count ->
        [0] Nothing found.
        [1] 1 passage.
       *[other] { $count } passages.
    }
book-none = There is no game or clause { $chapter }.
book-games = All games
book-play = Play this game
book-clauses = The clauses
book-clauses-about = Each rule has a number, which refusals on the page name. A ruling says what we chose where the rulebooks leave something open.
book-clause-address = Clause { $name }: its address
print-title = Print as PDF
print-aid = Player aid ({ $paper })
print-score = Score sheet ({ $paper })
print-cards = Cards ({ $paper })
print-paper-a4 = A4
print-paper-letter = US Letter
diagram = Board: { $name }
diagram-point = Point at a hill or a position, or step through the move.
diagram-step = Step
diagram-back = Back
diagram-at = Step { $at } of { $count }
book-lesson = Learn it on the board
book-bite-show = Show a position
book-bite =
    { $seat ->
        [none] { $move ->
            [pass] Nobody can pass here: the game is over.
           *[other] Nobody can play { $move } here: the game is over.
        }
       *[other] { $move ->
            [pass] { $seat } cannot pass here.
           *[other] { $seat } cannot play { $move } here.
        }
    }
book-bite-open = Look at this position
book-plan = A first plan
book-mistakes = Common mistakes
book-plan-sacred-hill = Leap so that your ringforts can be joined later, and count the knight's moves that are left: whoever has none announces BATTLE. In Battle, build where one ringfort joins several of your kingdoms, and on hills where your opponent's would be joined.
book-mistakes-sacred-hill = A ringfort that stands alone is a kingdom too, so it makes your score worse until it is joined. A hill between your kingdoms that you leave open is often taken by your opponent.
book-plan-four-treasures = Build next to your own ringforts: each neighbor brings a bridge, so look for hills with two or three of yours around them. Take first the hill that both of you want. Besiege lone ringforts where few hills are around them: next to a missing corner, two are enough.
book-mistakes-four-treasures = A ringfort that stands alone can be besieged and captured; two that are linked cannot. You must capture even where it leads you away from a better hill, so a besieged ringfort can be bait. A ringfort at the corner of yours brings no bridge.
book-plan-high-kings = Keep vacant hills within reach of all your kings: a side that can no longer leap must announce BATTLE. In Battle, join your kingdoms, and look for a lone ringfort with an enemy king on it whose last free neighbor you can reach.
book-mistakes-high-kings = A king on a lone ringfort can be captured once only one hill next to it is not the enemy's. Two of your kings never stand next to each other, so a king can block your own. If you pass, your kings leave the board.
book-plan-poisoned-chalice = Count the rows before you build: each ringfort changes how many of them are qualified for you and for your opponent. Join your kingdoms where you may build, and leave your opponent rows that help little.
book-mistakes-poisoned-chalice = Your rows and your opponent's cross: Red counts the lines of one letter, Blue those of one number. A row in which nobody has a ringfort is not qualified for you. You capture only when no row is qualified for you.
book-plan-stone-of-destiny = In Manoeuvres, where you build decides where the enemy king leads you next. In Battle, set bridges so that your single ringforts, which can be taken, become part of a kingdom.
book-mistakes-stone-of-destiny = A ringfort with a bridge, or with a king on it, cannot be taken. At the end all neighbors of one color are linked by themselves, so a bridge is there to protect a ringfort and not to join.
book-plan-seat-of-kings = Be strong in two regions rather than weak in four: two thrones at one moment win. Place where two of yours will stand side by side, for only from such a pair you promote. Keep cumals for the card's cost before you play it.
book-mistakes-seat-of-kings = A card without cumals for its cost only places pieces. Discarding pays 2 cumals and is often better than a card that fits badly. The dominant player of a region is not offered its traitor, and 20 pieces are all you have.
