# The rules of the ringfort games and of Tara, Seat of Kings, clause by clause, in English.
#
# One message a clause; its name is the clause id of data/clauses.toml.
# `.ruling` says what was chosen where the sources leave something open, and why.
# `variant-*` messages name a variant; `.about` introduces it to somebody new.
#
# The sources, by the names that data/clauses.toml gives them:
#   manual N   Tara, complete manual, 12 February 2014, section N
#              (put together by Thom Mollinga from tailtengames.com)
#   revised    High Kings of Tara, Level 1, revised 22 February 2014
#   rulebook N Tara, Seat of Kings, the English rulebook, page N, by Alan Paull,
#              Surprised Stare Games Ltd 2006
#   German     the official German rules of that game
#   Italian    an Italian players' translation of its rulebook with notes, by Guglielmo Cinti
#   FAQ        the publisher's answers to four questions about it
#   ruling     ours alone


## Sections

section-B = Board and terms
section-M = Game, match and scoring
section-SH = Sacred Hill
section-SHL = Sacred Hill, Level 2
section-SHD = Sacred Hill doubles
section-FT = Four Treasures
section-HK = High Kings of Tara
section-HKL = High Kings of Tara, Level 2
section-PC = Poisoned Chalice
section-SD = Stone of Destiny
section-SKB = Seat of Kings: board and pieces
section-SKC = Seat of Kings: cards and decks
section-SKR = Seat of Kings: setup and rounds
section-SKP = Seat of Kings: placing
section-SKF = Seat of Kings: forts
section-SKA = Seat of Kings: activation and promotion
section-SKD = Seat of Kings: the Stone of Destiny
section-SKM = Seat of Kings: amnesty
section-SKT = Seat of Kings: traitors
section-SKI = Seat of Kings: income
section-SKK = Seat of Kings: kings, clearing and victory
section-SKX = Seat of Kings: exchange and ransom
section-SK2P = Seat of Kings: two players
section-SKO = Seat of Kings: options, result, hidden cards
section-program = About this program


## Variants

variant-sacred-hill-1 = Sacred Hill, Level 1
    .hook = Leap like knights across the hill, then fight to join your ringforts. Fewer kingdoms win.
    .about =
        Scatter your ringforts in knight's leaps over the Hill of Tara, then race to bridge them into
        one realm while you cut your rival's to pieces and pick off the forts that stand alone. When the
        last turn is played, the side with fewer kingdoms wins, and if those are equal, the side with
        more ringforts.

variant-sacred-hill-2 = Sacred Hill, Level 2
    .hook = One build sets off the next. Ride the avalanche, or be buried by it.
    .about =
        The opening is that of Level 1, but in Battle the board drives you: you must always play where
        most of your own ringforts meet, and one build sets off the next like an avalanche that only
        foresight can steer. Fewer kingdoms win at the end, and if those are equal, more ringforts.

variant-sacred-hill-doubles-1 = Sacred Hill doubles, Level 1
    .hook = Partners sit face to face, and each builds on their own side of the hill.
    .about =
        Four players sit around one board, partners face to face, each building only in the four rows
        nearest to them and leaping from ringforts that a partner planted. The partnership with fewer
        kingdoms wins together, and if those are equal, the one with more ringforts.

variant-sacred-hill-doubles-2 = Sacred Hill doubles, Level 2
    .hook = Partners face to face, and one avalanche sweeps up all four of you.
    .about =
        Doubles with the chain reactions of Level 2: one ringfort near the middle can commit your partner
        as well as you, and timing has to be shared without a word. The partnership with fewer kingdoms
        wins, and if those are equal, the one with more ringforts.

variant-four-treasures = Four Treasures
    .hook = Build anywhere and bridge everything you can. More bridges win.
    .about =
        The simplest of the Tara games, playable from the age of six and deeper than it looks: build
        anywhere, bridge everything you can, and lay traps for lone ringforts. Whoever has set more
        bridges at the end wins, and if those are equal, whoever has more ringforts.

variant-four-treasures-doubles = Four Treasures doubles
    .hook = Weave one web with your partner, straight across the web of your rivals.
    .about =
        Weave one web of bridges with a partner across the table while the other pair weaves straight
        across yours. The partnership with more bridges wins, and if those are equal, the one with more
        ringforts.

variant-high-kings-1 = High Kings of Tara, Level 1
    .hook = Three kings leap, raise ringforts and raid. Take two enemy kings and win at once.
    .about =
        Three kings a side leap like chess knights, raising a ringfort under each landing, until the
        land closes around them and they turn to raiding, or fall. Take two enemy kings and you win at
        once; otherwise fewer kingdoms win, then more ringforts, and a captured king is worth a point.

variant-high-kings-2 = High Kings of Tara, Level 2
    .hook = When a king has fallen, the other two may give a ringfort away to save the realm.
    .about =
        Three kings a side leap like chess knights and raise ringforts, as in Level 1. But a side that
        has lost a king has a way out: one of the two others may hand over the ringfort that it
        moves to and stay there, one step from ruin, to tidy up the realm. Two captured kings win at
        once; otherwise fewer kingdoms do, then more ringforts, with a point for a captured king.

variant-poisoned-chalice = Poisoned Chalice
    .hook = Your rows are your rival's columns. Decide where the other must build.
    .about =
        You sit at right angles to your rival, so your rows are your rival's columns, and you may build
        only where you do not outnumber the enemy: power lies in deciding where the other must go.
        Fewer kingdoms win on the full board, and if those are equal, more ringforts.

variant-stone-of-destiny = Stone of Destiny
    .hook = Two lone kings fill the hill. Then whatever has no bridge is there to be taken.
    .about =
        Two lone kings chase each other until every hill is built on; then each turn an unlinked
        ringfort changes hands, a king rushes over to guard it, and one more bridge makes something
        safe. When there is nothing left to take, fewer kingdoms win, and if those are equal, the
        player who is not left holding the spare ringfort.

variant-seat-of-kings = Tara, Seat of Kings
    .hook = Raise farmers to kings, bury your rivals in stacks, and pay their traitors. For two to four.
    .about =
        Farmers raise herdsmen, herdsmen warriors, warriors chieftains, and two chieftains side by side
        a king, if nobody climbs on their shoulders first. Two to four players keep three cards of six,
        bury each other's pieces in stacks, haggle over prisoners, and pay traitors. Whoever holds the
        thrones of two regions at one moment is High King of Ireland and wins at once.


## B. Board and terms

B1 =
    The board is a grid of seven hills by seven whose four corners are missing, so it has 45 hills.
    Columns are lettered A to G and rows numbered 1 to 7; there is no A1, A7, G1 or G7. In every
    diagram row 1 lies at the bottom (south) and column A at the left (west).
    .ruling =
        The manual names hills by letter and number only. Which way the diagrams are turned is our choice.

B2 =
    Adjacent hills touch side by side, along a row or along a column; hills that meet only at a corner
    are not adjacent. A hill beside a missing corner has two neighbors (B1 has B2 and C1), any other
    hill on an edge has three (D1, for one), and a hill inside has four.

B3 =
    A knight's move is that of the chess knight: one hill along a row or column and two along the
    other, in any direction.

B4 =
    A hill is vacant, or it carries one ringfort of one color, never more. Friendly means of your own
    color, and in doubles of your partnership's color. In the variants with kings a ringfort can have
    one king on it, and that king can be of either color.

B5 =
    A link is a bridge between two adjacent friendly ringforts. When a ringfort is newly built,
    captured or sacrificed, it is joined by a bridge, in that same turn, to every adjacent ringfort of
    the color it now has. Stone of Destiny alone sets its bridges one at a time (SD3, SD4, SD6). In
    every other variant two ringforts are linked exactly when they are adjacent and of one color.

B6 =
    A kingdom is a group of ringforts of one color that hang together by links, with no further
    ringfort linked to any of them. A ringfort that stands alone is a kingdom too.

B7 =
    A single ringfort is one with no ringfort of its own color next to it. It is besieged when every
    hill next to it holds an enemy ringfort. In the same way a vacant hill is besieged for you when
    the enemy holds every hill next to it. A siege takes two ringforts next to a missing
    corner, three on an edge and four inside. Groups of two or more cannot be besieged.

B8 =
    To capture is to take a besieged enemy ringfort off the board, put a ringfort of your own in its
    place and link it, all in one turn. A capture is the whole of that turn, and a turn captures one
    ringfort at most.

B9 =
    A side's territory is the number of its ringforts on the board.

B10 =
    Ringforts and bridges never run out. The exception is Stone of Destiny, where each side has
    exactly 23 ringforts and the rules depend on it.
    .ruling =
        The box holds 40 bridges a side, but the manual uses them to read the score at a glance, not to
        restrict play, so no number is a limit. In Stone of Destiny the 23 ringforts a side are part of
        the game itself, so there they count.

B11 =
    You build on vacant hills only. You capture enemy ringforts only: never a vacant hill, and never a
    ringfort of your own.



## M. Game, match and scoring

M1 =
    The sides are Red and Blue. With two players a match is two games, and each player starts one; with
    four players it is four games, and each player starts one. Lots are drawn for the start of the
    first game. The match is won by the most points over all its games; with equal points it is drawn.
    .ruling =
        The sources name no way to separate players whose match points are equal. We add no tie-break of
        our own and call such a match a draw.

M2 =
    Fewest kingdoms decides every variant but Four Treasures (singles and doubles). The side with fewer
    kingdoms scores 2 points plus the difference in kingdoms. If the kingdoms are equal, the side with
    more territory scores 2 points plus the difference in territory. The other side scores 0. So
    kingdoms of 1 to 4 score 5 points to 0, kingdoms of 2 to 3 score 3 to 0, and equal kingdoms with
    ringforts of 24 to 21 score 5 to 0.

M3 =
    Most bridges decides Four Treasures, singles and doubles. The side with more links scores 2 points
    plus the difference in links: 34 to 27 is worth 9. If the links are equal, the side with more
    territory scores 2 points plus the difference in territory: 25 to 20 is worth 7. The other side
    scores 0.

M4 =
    If both measures are equal, the game is a draw and each side scores 1 point. That can happen only
    in variants whose board may be left unfilled at the end: High Kings, Four Treasures doubles and
    Sacred Hill doubles. A game of Stone of Destiny is never drawn, and neither is a board with all 45
    hills filled.
    .ruling =
        The manual says this of Four Treasures doubles and of High Kings. A game of Sacred Hill doubles
        can end unfilled in just the same way, so the same draw holds there.

M6 =
    OUT ends Sacred Hill, Four Treasures and Poisoned Chalice; for Stone of Destiny see SD5. The first
    player who has no legal turn, at the start of that turn, calls OUT and gets no further turn. Each
    of the other players then has one more turn, in order; one who has no legal turn at that point is
    skipped. Then the game is over. OUT is not a move: the program announces it and the turn passes on.
    .ruling =
        The manual does not say what happens to a player who has no legal turn when the last one comes.
        That player is skipped.

M7 =
    You may not pass, except where High Kings allows it (HK9).

M10 =
    Touch. The manual commits a player who touches a hill, or a king that can move. Here a turn counts
    when it is confirmed; until then it may be changed.
    .ruling =
        A slip of the finger on a screen says nothing about a player's intention.



## SH. Sacred Hill

SH1 =
    Each turn one ringfort is built, or one is captured. The game has two phases: first Manoeuvres,
    then Battle.

SH2 =
    Manoeuvres, the first ringfort of a color: while the board holds none of that color, it may be
    built on any vacant hill.

SH3 =
    Manoeuvres, every later ringfort: some friendly ringfort must be a knight's move away from the
    vacant hill that is built on, and none may be closer than that. Closer means a distance of
    (1,0), (1,1) or (2,0) in any direction: side by side, corner to corner, or two hills away in a
    straight line. Distances of (2,2) and (3,0) are not closer. Enemy ringforts may be adjacent.
    .ruling =
        The manual forbids building closer than a knight's move but does not list what is closer.
        Measured in a straight line, or in steps along rows and columns, the answer is the same: (1,0),
        (1,1) and (2,0) are closer than a knight's move, and (2,2) and (3,0) are not.

SH4 =
    If your turn starts and SH3 gives you no hill, you announce BATTLE. The rules of Battle hold for
    that very turn, and from there on they hold for everybody, whether or not knight's moves are
    left.

SH5 =
    Battle, Level 1: build on a vacant hill that is adjacent to a friendly ringfort. It is linked (B5).

SH6 =
    Battle, Level 1: if there is no such hill, start afresh on any vacant hill, besieged or not.

SH7 =
    Battle, Level 1: a player who finds any enemy ringfort besieged at the start of a turn must capture,
    and with several to choose from may capture any one of them. It makes no difference who completed
    the siege. (Manoeuvres cannot bring about a siege, since any two neighbors of one hill are nearer to
    each other than SH3 allows.)

SH8 =
    The game ends by M6 and is scored by M2. As long as a hill is vacant a player can always build, so
    in singles the board ends full.


## SHL. Sacred Hill, Level 2

SHL1 =
    All is as in Level 1, except Battle. For each player, every vacant hill has an order of priority,
    OP for short: the number of friendly ringforts adjacent to it, from 0 to 4. Every besieged enemy
    ringfort has an OP too: the number of ringforts that besiege it, from 2 to 4.

SHL2 =
    You must play on a hill of the highest OP that is there for you. If it is vacant, you build; if it
    is a besieged enemy ringfort, you capture. Among hills of equal OP the choice is free. If the
    highest is OP0, you may build on any vacant hill.

SHL3 =
    A lull is when everything in front of the player to move is OP0 or OP1. Battle begins in one,
    because Manoeuvres leave no higher OP. The program shows OPs as dots, none for OP0 and one to four
    for the others, and it says when there is a lull.


## SHD. Sacred Hill doubles

SHD1 =
    Clockwise around the board sit South and North for Red, West and East for Blue, in the order Red
    South, Blue West, Red North, Blue East, so that partners face each other. Each of the four seats
    has its own area: South rows 1 to 4, North rows 4 to 7, West columns A to D, East columns D to
    G. The Red partners share row 4, the Blue partners column D.
    .ruling =
        Colors, letters and seats are as the caption on the official doubles page has them: Red opens on
        E4, Blue on D4.

SHD2 =
    Every ringfort is built, and every capture is made, inside the area of the player whose turn it is.
    For reach, knight's moves, proximity, sieges and links, all ringforts of a color count, wherever
    they stand.

SHD3 =
    Manoeuvres: the first and the second player each open on any vacant hill of the row or column that
    their side shares. From the third turn on, SH3 applies. So the third player builds a knight's move
    from the ringfort of the first, inside the player's own area.

SHD4 =
    The first player who has no hill by SH3 in their own area announces BATTLE, and that brings all
    four players into Battle.

SHD5 =
    Battle follows SH5 to SH7 in Level 1, and SHL1 and SHL2 in Level 2, each restricted to the player's
    own area: hills adjacent to a friendly ringfort, the highest OP, and besieged enemy ringforts count
    only if they lie among the hills of that area. A ringfort that is besieged in the partner's area is
    left for the partner to capture; on a shared hill it falls to whichever partner's turn comes first.
    .ruling =
        The manual says that the partner captures in the partner's area, but only in section 5, on Four
        Treasures doubles. Areas work the same way in Sacred Hill doubles, so the same is taken to hold
        there.

SHD6 =
    The game ends by M6: after OUT the three others have one more turn each. It is scored by M2, side
    against side, with a draw by M4. The board may be left unfilled.
    .ruling =
        The manual describes this ending only for Four Treasures doubles; we take it for Sacred Hill
        doubles too, which has the same four seats and areas. It calls an unfilled board extremely rare.
        By its own words it is not: in random play 17 percent of the games of Four Treasures doubles end
        so, and 24 and 45 percent of Sacred Hill doubles, Level 1 and Level 2. No other reading of the
        words leaves only a few boards unfilled.


## FT. Four Treasures

FT1 =
    There is only one phase. Each turn you build one ringfort on any vacant hill, and it is linked (B5).

FT2 =
    If any enemy ringfort is besieged at the start of your turn, you must capture instead of building.
    With several, choose which one.

FT3 =
    The game ends by M6. It is scored by M3: bridges first, then territory.

FT4 =
    Doubles: seats and areas are those of SHD1 and SHD2. You capture in your own area only, and only a
    ringfort besieged there obliges you to capture. The first turn is restricted to your own area and
    in no other way. The board may be left unfilled at the end, and M4 tells when the game is a draw.


## HK. High Kings of Tara

HK1 =
    Each side has three kings, and every king moves by the knight's move. Setup: the players take
    turns to build one ringfort each, with a king on it, until both have three. The hill must be
    vacant and must not be adjacent to a friendly ringfort; enemy ringforts may be adjacent to it.
    No king is captured in Setup.
    .ruling =
        A ringfort built in Setup could close a siege around an enemy king. No king is captured by it,
        because it takes a king's move to capture, and in Setup kings are placed and do not move. The
        revised text says "ignoring the kings" in its preparation; that is a slip, because its own setup
        places them.

HK2 =
    Two friendly kings never stand on adjacent ringforts. Kings of different colors may.

HK3 =
    Manoeuvres: one of your kings makes a knight's move, and a ringfort is built under it where it
    lands. The hill must be vacant, with no friendly ringfort adjacent to it.

HK4 =
    An immobile king is one that the rules of the phase leave without a vacant hill to move to. If
    HK3 makes all your kings immobile when your turn starts, you announce BATTLE, and for that turn
    you already play by the rules of Battle. Your opponent enters Battle on the turn after. Whether
    a king is mobile is then judged anew, by HK5.

HK5 =
    Battle: one of your kings makes a knight's move to a vacant hill, and a ringfort is built under
    it and linked. HK2 must hold there. The ringfort may now be adjacent to friendly ringforts, but
    it does not have to be.

HK6 =
    Only when all your kings are immobile by HK5 are there two other things to do, each with a
    knight's move of one king. You backtrack if it goes to one of your own ringforts on which no
    king stands. You capture a ringfort if it goes to a besieged enemy ringfort on which no king
    stands; that ringfort is then replaced by yours and linked. In both cases HK2 must hold where
    the king arrives.
    .ruling =
        The sources do not say whether a besieged ringfort with an enemy king on it can be captured as a
        ringfort. It cannot, because two kings never share a hill.

HK7 =
    Kings are captured in Manoeuvres and in Battle, by a king that moves. Look at each enemy king
    adjacent to the hill where the move ends. It is captured if it stands on a single ringfort all
    of whose neighbors now hold ringforts of the mover's color. Whether the move built the last
    ringfort of the siege, captured a ringfort, or merely arrived at a ringfort makes no difference.
    Several kings may fall to one move. Only the king that arrives captures; one that was standing
    next to the enemy king all along does not. A captured king is out of the game, but its ringfort
    stays.
    .ruling =
        The manual names building and backtracking. A king that captures a ringfort captures kings too,
        because a capture puts a ringfort there as well.

HK8 =
    The move itself makes the captures. A king that moves where HK7 applies captures the kings; a
    king that moves onto an enemy ringfort captures that ringfort. Both are compulsory. Which move
    to play is your free choice.

HK9 =
    Passing. Only in Battle, at the start of your turn, and only if no king on the board, yours or the
    enemy's, could move to a vacant hill (HK5). The turn on which BATTLE is announced counts as Battle.
    When you pass, your kings are taken off the board, but they are not captured. Your opponent gets
    one more turn and is forced to pass after it: those kings leave the board too, a stranded one is
    captured (HKL4), and the game ends. Kings stay where they stand if the game ends by HK11, HK12 or
    HKL3.

HK10 =
    If HK5 and HK6 leave you without a legal move, and a mobile enemy king keeps you from passing by
    HK9, you are skipped: your kings stay, and it is your opponent's turn. That does not happen in a
    final turn, in which a pass is legal or HKL3 ends the game.
    .ruling =
        The sources give such a player nothing to do: passing is forbidden, and there is no move. Being
        skipped is the smallest step that keeps the game going, and it costs the player no kings.

HK11 =
    Building on the last vacant hill gives the opponent one final turn, after which the game is
    over; kings stay where they stand. The final turn may be a pass if HK9 allows one. Then the kings
    of the player who passes leave the board, and the other player's stay.

HK12 =
    Double capture: to lose a second king is to lose the game, at once, whether the two fall in one
    turn or in several.

HK13 =
    Without a double capture the game is scored as in M2, and in addition each side that has captured
    one king scores 1 point. With kingdoms of 6 to 7 and one king captured by the winner, the winner
    scores 2 + 1 + 1 = 4. If kingdoms and territory are both equal, each side scores 1 point, and
    captured kings bring nothing.
    .ruling =
        For equal kingdoms and territory the sources give each player "just 1 point". We take "just" at
        its word, so a captured king adds nothing to it.

HK14 =
    If there was a double capture, the winner scores one point for each king it has captured: 2, or
    3 for a triple capture. The loser scores 1 if it has captured a king, and otherwise 0. Kingdoms
    and territory score nothing.

HK15 =
    Repetition. The third time that the same position occurs (board, kings and side to move), the game
    ends as if both players had passed: all kings leave the board, and HK13 gives the score. A position
    counts each time a player is about to move, the first one included: the start of the game, or the
    text that was read. A position with a stranded king never comes twice.
    .ruling =
        Backtracking could go on forever, and the sources have no rule against it. Ending the game as if
        both players had passed is the sources' own ending for a board on which nothing moves forward.


## HKL. High Kings of Tara, Level 2

HKL1 =
    All is as in Level 1, with one more power: to sacrifice. Who may: a side that has lost exactly one
    king. When: all its kings, a stranded one included, were immobile by HK5 before the move, and one
    backtracks (HK6) onto a friendly ringfort that is besieged. How: the player may replace that
    ringfort by an enemy one, linked for the enemy in the same turn. HK7 comes first, while the
    ringfort still stands, so one turn may capture a king and sacrifice the ringfort. If that capture
    ends the game (HK12), there is no sacrifice.
    .ruling =
        The manual asks that the kings be immobile and does not say whether a stranded king counts. It
        does, as any other king of that side.

HKL2 =
    After a sacrifice the king is stranded: it stands on enemy territory. It cannot be captured, and
    its hill is closed to every king. If the game goes on, its side's next turn belongs to it; no
    other king may move. If it can move to a vacant hill by HK5, it must. If it cannot, HK6 applies
    to it: it backtracks or captures a ringfort, and for this the other king does not need to be
    immobile. It may sacrifice again only if HKL1 holds in full.
    .ruling =
        HK6 asks that all of a side's kings be immobile. The manual tells the stranded king what to do by
        its own mobility alone, so the other king is not asked.

HKL3 =
    If its side's turn starts and a stranded king cannot move at all, it is captured by default, and
    that side loses by double capture (HK14).

HKL4 =
    If a king is still stranded when the game ends in any way but double capture (by HK9 or HK11), it
    too is captured by default, and this makes a double capture. The manual shows it in fig. 7-1,
    option B: the enemy passes, the sacrifice that follows hands the enemy a win of 2 points. In a game
    that ends by double capture, a king that is stranded is not captured and stays on the board.
    .ruling =
        If both sides have a stranded king then, which no play leads to, both are captured and each side
        scores 1 point.

HKL5 =
    While one of your kings is stranded you may not pass. You are never skipped either: where that
    would happen, HKL3 ends the game. For an enemy who wants to pass by HK9, your stranded king
    counts like any other: what matters is whether it can move to a vacant hill.

HKL6 =
    A ringfort cannot be sacrificed in the turn in which it was built. (HKL1 already implies this.)


## PC. Poisoned Chalice

PC1 =
    Manoeuvres last eight turns, four for each player. The board has four edges: row 1 (B1 to F1),
    row 7 (B7 to F7), column A (A2 to A6) and column G (G2 to G6). On every edge each player builds
    once; the order of the edges is free.

PC2 =
    No ringfort is built opposite another, whatever their colors. The two ends of a column are opposite
    (B1 and B7, for example), and so are the two ends of a row (A2 and G2, for example).

PC3 =
    Battle. Red's rows are the lettered lines A to G; Blue's rows are the numbered lines 1 to 7. A row
    runs across in front of its player: Red sits at the side of the numbers, Blue at the side of the
    letters. A row is qualified for you if you have fewer ringforts in it than your opponent, or
    equally many, but at least one. A row that has no vacant hill is never qualified.
    .ruling =
        The manual's words would also let a full row qualify. Nothing could be built there, and the
        player would be stuck without leave to capture, while the manual says that the board always ends
        full; so full rows do not count.

PC4 =
    If you have qualified rows, build on a vacant hill in one of them, whichever you like. The
    ringfort is linked.

PC5 =
    If you have no qualified row, you must capture: any besieged enemy ringfort will do. If there is
    none, build on any vacant hill.

PC6 =
    The game ends by M6. A full board does not end it: captures (PC5) go on until a player is left
    without a legal turn. By then at most one side still has besieged ringforts. The score is that
    of M2.


## SD. Stone of Destiny

SD1 =
    Each side has one king and 23 ringforts. Manoeuvres: for a start the first player chooses any
    hill, builds there and sets the king on the ringfort. After that, players build by the enemy
    king: on a vacant hill at one or two hills from it in a straight line, across, up and down, or
    diagonally. With each ringfort you build, your king moves onto it. It does not matter what
    stands in between.
    .ruling =
        The manual does not say whether a ringfort can be built two hills away when something stands on
        the hill between. It can, because the ringfort is placed there: nothing travels along the line.

SD2 =
    If there is no such hill, build on any vacant hill instead; your king moves onto it too.

SD3 =
    Manoeuvres go on until the board is full, with 23 ringforts to 22, and make no links. One
    ringfort is left over, the spare. The second player has it and starts Battle.

SD4 =
    Battle. Each turn has these steps, in this order. First, take away an enemy ringfort, one
    without links and without the enemy king, and give it to your opponent as the new spare.
    Second, put your own spare in its place. Third, move your king onto it. Fourth, set one link,
    anywhere on the board, between two adjacent ringforts of yours that are not yet joined by a
    bridge; they may already belong to one kingdom. The fourth step must be taken if such a pair
    exists. If none exists, the turn ends without it.
    .ruling =
        The manual lists the link as one of the things a player must do, but does not say what happens
        when there is nothing left to link. Then the turn simply ends, so that a complete network never
        costs a player the turn.

SD5 =
    If you have no ringfort to remove, you call OUT and keep the spare. Your opponent therefore
    cannot build, and the game is over on the spot.
    .ruling =
        The manual gives the other player one more turn. That turn can never be taken: the spare stays
        with the player who called OUT, and fig. 9-3 and the fixed outcome of 23 to 22 agree with this.

SD6 =
    At the end every two adjacent ringforts of one color are linked, and then the kingdoms are counted.
    The final position has these links.
    .ruling =
        The manual links what is left unlinked "to form the fewest possible kingdoms". We link every
        adjacent pair, also between groups that already have links, because only that gives the fewest.

SD7 =
    The game is scored by M2. Territory is always 23 to 22, in favor of the player who does not hold the
    spare, so equal kingdoms give 2 + 1 = 3 points.


## SKB. Seat of Kings: board and pieces

SKB1 =
    There are four regions, clockwise from the west: Connacht, Ulster, Leinster and Munster. They touch
    each other nowhere: every region is a board of its own.
    .ruling =
        The rulebook says "starting with Connacht" and "clockwise", and does not name all four regions.
        The fourth name is from the publisher's page, and the order is that of the map of Ireland.

SKB2 =
    A region is a pyramid of 15 positions in five ranks. From the bottom to the top these are five
    Farmers, F1 to F5; four Herdsmen, H1 to H4; three Warriors, W1 to W3; two Chieftains, C1 and C2; and
    the King, K. Each rank is numbered from the left. A position stands above two positions of the rank
    below, the one with its own number and the next: H1 stands above F1 and F2, and K above C1 and C2.
    Two positions of one rank are adjacent if their numbers differ by 1.

SKB3 =
    The players are Blue, Red, White and Yellow, any two, three or four of them. They sit clockwise in
    the order of the game's list of seats. Each has 20 pieces and 2 King pieces. A player's stock holds
    the pieces that are neither on the board nor held prisoner.

SKB4 =
    The pieces on a position form a stack. The owner of the top piece controls the position, and
    everything below the top piece is a captive. The controller's own pieces in a stack are the top one
    only, or the top two, which are a fort. There is never a third, and none lies deeper (SKF1, SKD2).

SKB5 =
    The currency is the cumal, which is worth three cows. The bank never runs out of them.
    .ruling =
        The box holds 71 cumals, and the rulebook does not say what happens when they are gone. They are
        there to count with, so no payment ever fails for want of them.

SKB6 =
    Four players use all four regions, three players any three, and two players any two (SK2P1). Which
    ones is settled before the game begins. Unless something else is agreed they are the first of the
    list in SKB1: Connacht and Ulster for two players, Leinster too for three. Regions are always named
    and dealt with in the order of SKB1, however they were chosen.
    .ruling =
        The rulebook says "any", but not who chooses. The regions are alike, so it is an agreement
        before the game, an option of the game, and no move in it.


## SKC. Seat of Kings: cards and decks

SKC1 =
    There are 36 cards with tie-break numbers from 1 to 36, each number once. A card either is a Stone
    of Destiny or shows an array. An array has one or two Placement Positions, which are of the ranks
    Farmer, Herdsman or Warrior, and any number of greyed positions, all in a fixed place relative to
    each other. A card with an array has an Activation Cost of 0 to 4 cumals. A Stone costs 3.
    .ruling =
        The rulebook counts 36 cards and prints the range of the tie-break numbers, 1 to 36, but not
        how often each of them occurs. With each number once, no tie stands.

SKC2 =
    A fit of an array is a place in the region where every position of the array, greyed ones too,
    exists. What stands on the greyed ones does not matter. An array is shifted to the left and to the
    right only; it is never turned, mirrored or moved to another rank.

SKC3 =
    Of the printed cards the sources describe four: a Farmer with a greyed Farmer to its left, which
    costs 0 and fits on F2 to F5; a single Herdsman, which fits on H1 to H4; a Farmer with the Herdsman
    above it to the right, which fits from F1 with H1 to F4 with H4; and the Stone of Destiny, which
    costs 3. The deck that comes with the program is a reconstruction of all 36 that keeps to these
    facts, and wherever it is shown it is called one. Any other deck file (SKC2a) is played just as
    well, so an owner of the box can enter the printed cards.
    .ruling =
        No text that we know lists the cards. A deck is needed to play, so we made one in the spirit of
        the four that are described, and keep it as data, where the printed deck can take its place.

SKC4 =
    If a card must be turned up while the deck is empty, the discards are shuffled and become the deck.
    This happens when a card is needed, and not when the last one is taken. Cards that are turned up or
    taken in the traitor step are discarded as well: the card of a traitor at once, the cards of a tie
    together, when the tie is settled.
    .ruling =
        The rulebook does not provide for an empty deck, and with four players, to whom 24 of the 36
        cards are dealt, it can happen. The cards of a tie that is not settled still lie before their
        players, so they are not among those that are shuffled; turning up goes on with the next of the
        tied players. A card used in a turn lies on the discard pile from the moment it is used. The
        order of the discard pile means nothing.


## SKR. Seat of Kings: setup and rounds

SKR1 =
    Every player begins with 2 cumals. Lots decide who starts: each player turns over a card, and the
    one with the highest number is the first Starting Player.

SKR2 =
    Before the first round, and before every second round after it, the whole deck with all discards is
    shuffled, and six cards are dealt to each player: six from the top to the Starting Player, the next
    six to the next player clockwise, and so on. Each player secretly keeps three of the six for this
    round and sets the other three aside; they are the hand of the next round. In the record of a game
    these choices stand clockwise from the Starting Player. At a live table all players choose at once.
    Nobody is shown what the others kept.
    .ruling =
        The sources do not say in which order cards are dealt and chosen. The order cannot matter:
        the deck is shuffled, and the choices are secret. A fixed order lets a record be read in one
        way only.

SKR3 =
    A round goes three times round the table, clockwise from the Starting Player, and in each turn a
    player uses up one card of the hand.

SKR4 =
    In your turn you do one of four things: play a card with an array and place pieces (SKP1), play a
    Stone of Destiny (SKD1), declare an amnesty (SKM1), or discard any card and take 2 cumals. The card
    goes to the discard pile.

SKR5 =
    A round ends with these steps, in this order: traitors (SKT1), income (SKI1), clearing of regions
    (SKK1), exchange and ransom (SKX1), and the choice of a new Starting Player. The Starting Player
    names any other player. With two players there is only one to name, so nobody is asked.


## SKP. Seat of Kings: placing

SKP1 =
    To place pieces, you choose a region in play, a card of your hand with an array, and a fit. You must
    choose a fit in which all Placement Positions are empty, if there is one; if not, one with as many
    empty as possible; if all are full everywhere, any fit. Only positions that the array can reach are
    counted. All this is judged once, when the card is played. You may play a card even if nothing can
    then be placed or activated.
    .ruling =
        The rulebook gives the order of preference and leaves open when it is looked at, and whether a
        card can be played with no piece in stock to place. A fit that was legal stays chosen, because
        the card has been played for it. And since all placing is voluntary, a card may be played for
        nothing, or just for the activation of what you control there. The Italian text seems to prefer
        ranks rather than positions; that contradicts its own examples and is not followed (SKO1).

SKP2 =
    Then you may place a piece from your stock on either Placement Position of the fit, on both, in
    whichever order, or on none. Each can be tried once only, and a try that ends as in SKF2 counts.
    Placing is always voluntary, and it is free, apart from SKP5.

SKP3 =
    If you place on a position that an opponent controls, you capture it. All pieces of opponents there
    become captives, and your own captives in the stack go back to your stock. An opponent's fort is the
    exception (SKF2).

SKP4 =
    If you place on a position that you control, you make a fort (SKF1).

SKP5 =
    The first placing in a region in which there is no piece of any kind, and a King piece is one, costs
    2 cumals. If you do not have them, you can place nothing there. The Starting Player of the first
    round pays nothing for this during the whole of that round. The Italian text says "primo turno",
    first turn, but calls a round "turno" too, so it is read the same (SKO1).

SKP6 =
    With no piece in stock you can neither place nor promote. You need a piece in stock even to attack a
    fort (SKF2) or a King piece (SKK5), although it is not placed in the end. A piece that only that
    placing would bring back comes too late.
    .ruling =
        In SKF2 and SKK5 no piece is placed in the end, so the rulebook leaves open whether one is
        needed. It is: what is tried is a placing, and it takes a piece to try. For the same reason a
        captive that would only be freed by the placing comes too late.


## SKF. Seat of Kings: forts

SKF1 =
    A second piece of the controller on top of a stack makes a fort. A fort has at most two pieces,
    there is never one on the King position, and a player has at most one in a region. If you make
    another one there, the top piece of the old one goes back to your stock.

SKF2 =
    If you place or promote onto an opponent's fort, all that happens is that its top piece goes back to
    its owner's stock. Your piece is not placed, nothing is released, and the owner still controls the
    position. You have not activated it.

SKF3 =
    A fort protects neither against a traitor nor against the Stone of Destiny.


## SKA. Seat of Kings: activation and promotion

SKA1 =
    After placing, or after placing nothing, you may pay the Activation Cost of your card. You pay it
    once for the card, whatever it then activates.

SKA2 =
    That activates every Placement Position of the chosen fit that you control, whether you placed a
    piece on it this turn or controlled it already. That includes a position with a fort of yours, on
    which nothing could be placed.
    .ruling =
        The rulebook activates a position into which you "could have placed" and which you
        controlled already. On a fort of your own nothing can be placed. But above a pair the
        rulebook activates "any existing owned piece" (SKA4), a fort too, and so we take it here.

SKA3 =
    Two adjacent positions of one rank promote into the position above both, if you control both and at
    least one of them is activated. If the position above is empty, a piece from your stock goes there.
    If an opponent controls it, your piece goes on top and your own captives there are released; SKF2
    and SKK5 are the exceptions. If you control it yourself, you may add a piece to make a fort (SKF1),
    or leave it as it is.

SKA4 =
    A position that you promoted into or fortified in this way is activated too. A position above such a
    pair that is yours already is activated too, without placing anything, and so on upwards. From
    whatever is activated you may go on promoting without further cost. The Italian text activates only
    the position that you promoted into, which comes to the same (SKO1).

SKA5 =
    Every promotion is voluntary. You can promote into a position once in a turn, or in the action of a
    traitor, and a try that ends as in SKF2 or SKK5 counts. You never promote into a King position that
    is yours.
    .ruling =
        The rulebook does not say whether the same position can be tried again. If it could, one payment
        would tear down a fort and take the position, or remove a King piece and make a new king, though
        the rulebook wants a further promotion for that. So once is all.


## SKD. Seat of Kings: the Stone of Destiny

SKD1 =
    With a Stone of Destiny you swap any two pieces of one region, captives included, but none in the
    King position. They may be in the same stack, and both may be one player's. A swap that changes
    nothing is legal, because SKD4 can make use of it.

SKD2 =
    Then each stack that has changed is put in order. Of the pieces of its controller it keeps the top
    one and, if there is one directly beneath, that one too; all others of that player go back to stock
    (SKB4).
    .ruling =
        A swap can leave a player's own pieces further down in a stack that the player controls, which
        capturing never does. They are released, just as they would be if the position had been
        captured.

SKD3 =
    A player who has two forts in the region after this chooses at once which of them to keep. The top
    piece of the other goes back to stock. If this happens to two players, they choose clockwise,
    beginning with the player whose turn it is. A region that SKK3 clears first has no forts left, so
    nobody chooses.
    .ruling =
        The choice is the publisher's answer; for two players choosing at the same time it gives no
        order. We take the order of turns.

SKD4 =
    The player whose turn it is may then pay 3 cumals to activate those of the two swapped pieces that,
    after SKD2 and SKD3, are that player's own and on top of their stacks, and may promote from there
    (SKA3, SKA4, SKA5). Nobody else promotes.

SKD5 =
    A region with fewer than two pieces outside its King position cannot be chosen.


## SKM. Seat of Kings: amnesty

SKM1 =
    Discard any card, pay 4 cumals, and choose a region in play, with captives or without. All captives
    there go back to the stocks of their owners, and the lower piece of a fort is one of them. King
    pieces are not affected. In games by the Italian text the captives in the King
    position stay (SKO1).
    .ruling =
        The rulebook does not say whether a region without captives can be chosen. It can: the price is
        paid for nothing then, and no rule forbids that.


## SKT. Seat of Kings: traitors

SKT1 =
    Traitors are dealt with region by region, in the order of SKB1. The dominant player of a region is
    the one who controls its King position. If nobody does, it is the player who controls the most
    positions, and with a tie for that nobody is dominant.

SKT2 =
    Every player with at least one piece in the region is eligible, apart from the dominant one; a
    captive is enough. The eligible player who controls the most positions has the first option on the
    traitor. If several tie for that, each of them turns up a card from the deck, clockwise from the
    Starting Player, and the highest number has the option; it does not matter whether they have cumals.
    A player who declines, or who has no cumal, hands the option on to the next eligible player
    clockwise. If all decline, that region has no traitor this round. It never has more than one.
    .ruling =
        The rulebook speaks of players with "at least one piece in the region", and a captive is in the
        region, so it counts here, though it controls nothing. So the tie for most positions can be a
        tie at zero; it is settled by cards like any other. It is settled by cards too if none of the
        tied players has a cumal, because the option exists before anybody pays. In a region where
        nobody is eligible nothing happens. The order in which the cards are turned up is ours.

SKT3 =
    The traitor costs 1 cumal, paid before the card is seen, and no piece in stock is needed to buy it.
    Its owner takes the top card of the deck, and may exchange a piece from stock for the top piece of
    an opponent on a position that is a Placement Position of the card in some fit. If the card is a
    Stone of Destiny, it may be any position but the King position. The opponent's piece goes back to
    the opponent's stock. The owner's own captives in the stack go back to stock too, and the other
    pieces stay there as captives.

SKT4 =
    After an exchange the owner may pay the cost of the card to activate that position and promote
    (SKA3, SKA4, SKA5).

SKT5 =
    Without a piece in stock, or without a position to make the exchange on, the traitor has no effect.


## SKI. Seat of Kings: income

SKI1 =
    For each region, and in it for each of the ranks Farmer, Herdsman, Warrior and Chieftain, 1 cumal
    goes to the player who alone controls the most positions of that rank there, and at least one. If
    several control equally many, nobody gets it.

SKI2 =
    In addition, each player takes 1 cumal for each of those four ranks in which the player controls
    positions in more than one region. The German text counts pieces that the player has there, so
    captives too, and is not followed (SKO1).

SKI3 =
    An example, the same in all texts. In Leinster Blue has 2 Farmers, 2 Herdsmen, 2 Warriors and 1
    Chieftain, and Yellow has 3 Farmers, 1 Herdsman and 1 Warrior. In Ulster Blue has 1 Herdsman, and
    Yellow has 2 Farmers, 1 Herdsman and 1 Warrior. Blue receives 3 cumals for Leinster and 1 for
    Herdsmen in two regions: 4. Yellow receives 1 for Leinster, 2 for Ulster and 3 for ranks held in two
    regions: 6.


## SKK. Seat of Kings: kings, clearing and victory

SKK1 =
    In the clearing step, each region whose King position is controlled by an ordinary piece is cleared.
    Each player takes the stacks that the player controls there: the player's own pieces go to stock,
    those of others onto the player's Rath card, as prisoners. Regions are cleared one by one in the
    order of SKB1, each with its garrison (SKK2) before the next.
    .ruling =
        The rulebook does not say in which order regions are cleared, nor whether one is garrisoned
        before the next is cleared. One region at a time, in the usual order of regions, leaves no
        doubt.

SKK2 =
    Then the owner of that king puts a King piece on the King position, and may garrison the region: up
    to two pieces from stock, one each, on any other positions of the region. With more than two players
    you may go on playing pieces into a region whose king you are.
    .ruling =
        The sources do not say when the garrison is placed if it is not its owner's turn (SKK3). It is
        placed at once, before anything else goes on, by the king's owner, no matter whose turn it is;
        then the turn goes on where it was. An owner with no piece in stock is not asked.

SKK3 =
    As soon as one player controls all 15 positions of a region, at whatever moment, the region is
    cleared as in SKK1 and SKK2, and the turn goes on. There are no traitors, no income, no exchange and
    no new Starting Player for it. All activation in the region ends. A King piece that stands on its
    King position already stays, and its owner may garrison again. If you filled it by placing, your
    turn goes on: you may place on what is left of the fit, and pay to activate it; pieces of the
    garrison count. If the region is closed by it (SK2P3), nothing is left but to end the turn.
    .ruling =
        The rulebook says that one player occupies the region, and we read that as control: a captive
        holds nothing. The German text has it occupied completely by the pieces of a single player, and
        is not followed (SKO1). The rulebook goes on with the round and does not say what is left of the
        turn. That depends on what cleared the region. After a placing, the card has not been activated
        yet: Placement Positions that were not placed on may still be placed on, and the cost may be
        paid. After a promotion, a swap or an exchange, activation in the region has ended, so only the
        end of the turn, or of the traitor's action, is left. A King piece that already stands there is
        not taken off, and its owner may garrison once more. The king's owner places the garrison, on
        any player's turn.

SKK4 =
    Until the region is cleared, an ordinary piece in the King position can be captured by promotion,
    like any other.

SKK5 =
    Nothing removes a King piece but an opponent's promotion into the King position (and, in one
    edition, SKO1). The King piece then goes back to its owner, and no piece is placed: the kingship is
    lost. To make a king there takes another promotion, in a later turn (SKA5). A promotion that follows
    a traitor or a Stone of Destiny is a promotion like any other.
    .ruling =
        The rulebook says that a King piece is "not affected by the traitor or the Stone". We read that
        of the exchange and of the swap, as with forts (SKF3), and not of a promotion that follows from
        them. This reading is open: the publisher has not been asked.

SKK6 =
    Victory. A player who controls the King positions of two regions at one moment, with King pieces or
    with ordinary ones, is High King and wins at once, in the middle of a round too. Only a promotion
    can bring this about. It is checked before SKK3.
    .ruling =
        The rulebook puts King pieces on both King positions when the game is won. That changes nothing
        any more, so the board is left as it stands. What comes first when several things happen at once
        is our choice: a win ends the game before anything is cleared.


## SKX. Seat of Kings: exchange and ransom

SKX1 =
    Each player is captor once, clockwise from the Starting Player. The captor first exchanges
    prisoners, one for one, with every player who holds prisoners of the captor's color, as many as
    possible. Nobody can refuse, so nobody is asked.

SKX2 =
    Then the captor offers each other player, clockwise, those of that player's pieces that are still on
    the captor's Rath card: 1 cumal for one, 2 for two, 3 for all of them. Their owner may pay one of
    these or nothing, and is asked even if nothing can be paid. The cumals go to the captor, the freed
    pieces to their owner's stock.
    .ruling =
        The rulebook does not say in which order the owners are asked, nor whether one who cannot pay is
        asked at all. They are asked clockwise, and everyone with prisoners there is asked, so that the
        number of questions tells nothing and the record always has the same form.

SKX3 =
    Nothing else is traded: no prisoners of a third player, and nothing but cumals for ransom.


## SK2P. Seat of Kings: two players

SK2P1 =
    Two players begin with two regions. A region is won in the clearing step (SKK1), when its King piece
    is placed. There is no garrison, and the region is closed: nothing more is played in it.
    .ruling =
        The texts say "play as normal" and that the winner marks the region with a King piece, but not
        when the region is won. It is won at the clearing step, with its King piece, and not as soon as
        a piece stands in the King position. The German text has "sobald", as soon as, there; that is
        not followed (SKO1). Of a garrison they say nothing. Pieces in a closed region could only be
        idle, so there is none.

SK2P2 =
    A player who wins both regions wins the game (SKK6). If each player has won one, the King pieces
    stay and a third region is opened. The new Starting Player chooses it at the end of that round, once
    it is known who that is. The player who then controls the King position there has two and wins at
    once, by SKK6. In the edition `it`, after the Italian text, both King pieces are taken off instead,
    and the player who wins the third region wins the game (SKO1).
    .ruling =
        The rulebook has a third region selected and does not say by whom or when. The new Starting
        Player begins in it, so the choice goes there, as soon as that player is known. If both regions
        are closed in mid-round already (SK2P3), no region is left to play in: until the round ends,
        cards can only be discarded, and traitors and income find no region.

SK2P3 =
    A region that SKK3 clears in a game of two is won and closed in the same way, in mid-round.
    .ruling =
        The rulebook clears a full region "as if it is the end of a round", so winning it belongs to
        that, although the round goes on.


## SKO. Seat of Kings: options, result, hidden cards

SKO1 =
    The `edition` of a game is `en`, the usual one, which is right for the German text too, or `it`,
    which follows the Italian text where it really says something else. In `it`, when two players have
    won one region each, both King pieces are taken off the board at once, and whoever wins the third
    region, in the clearing step or by SKK3, wins the game; the region is cleared as in SKK1 first. And
    an amnesty leaves the whole King position alone, with the captives there.
    .ruling =
        With both King pieces gone, nobody can hold two King positions any more, so in `it` the third
        region decides by being won: it is cleared, its King piece is set, and the game is over. Of the
        Italian text we do not follow the wording on placing, which seems to prefer ranks rather
        than positions, since it contradicts its own examples; "primo turno" for the fee (SKP5), since
        the same text has "turno" for a round; and that only the promoted piece is activated (SKA4),
        which comes to the same. Of the German text we do not follow that a full region is occupied
        completely by the pieces of a single player (SKK3), since a captive holds nothing; "besitzt" for
        the bonus of two regions (SKI2), by which captives would count; and "sobald" for the moment at
        which a region is won (SK2P1).

SKO2 =
    A game that is not won when round `max_rounds` has ended, with exchange and ransom (SKX1), is drawn.
    No new Starting Player is named then, and no region is opened. `max_rounds` is 1 or more, and 60
    unless something else is agreed.
    .ruling =
        The sources set no limit to the length of a game, and one that nobody manages to win would never
        end. 60 rounds are far more than a game takes among people.

SKO3 =
    The winner scores 1 and everybody else 0. In a drawn game everybody scores 0.
    .ruling =
        The rulebook names a winner and gives no points. These are the plainest that say the same.

SKO4 =
    A player's hand and the cards set aside are hidden from the other players, and the order of the
    deck is hidden from all. Everything else is open to everybody: cumals, prisoners, stocks, discards, and
    cards that are turned up.
    .ruling =
        The sources say of cards only that they are dealt face down and chosen in secret. Whatever lies
        open on a table is open here, and so are the discards.

SKO5 =
    A seat whose player resigns, loses on time or leaves for good is played on by the computer. It keeps
    its first three cards, discards its lowest card in every turn, declines traitors, pays no ransom,
    keeps the first fort that it is asked about, names the next seat as Starting Player, and otherwise
    takes the first decision that ends the step. It cannot win. When only one other seat is left, that
    seat wins. A draw can be agreed by all seats that still play.
    .ruling =
        The sources do not speak of players who leave. The others should be able to finish their game,
        so the seat stays, does the least it can, and gets in nobody's way more than its pieces do.


## About this program

B12 =
    Explanations. A token that can be read as a move of the variant, but is not legal, has exactly one
    explanation. The reasons are tried in this order, and the first that applies is given. First, the
    game is over: M6 says so; in Stone of Destiny SD5; in High Kings HK12 if a side has lost two kings,
    else HK11 if the board is full, else HK9, which stands for HK15 too. Second, what stands, or does
    not stand, on a hill (B11, B4). Third, the hill is outside the player's area (SHD2). Fourth, the
    geometry of the phase (SH3, HK2, HK3, PC2, SD1 and B7 are examples). Fifth, compulsion, when some
    other move is required (SH7, SHL2, HK6, HKL2 and PC4 are examples). SH7 comes before SH5: while a
    capture is due, nothing may be built at all. The places it names are the hills on which that
    clause rests.
    .ruling =
        A move can break several rules at once, and the sources do not say which to mention. A fixed
        order, from the plainest reason to the subtlest, gives every move that is refused one reason,
        always the same.

M5 =
    Any position can be given a score. One that is not over is scored from its board and its count
    of lost kings, exactly as they stand: no stranded king is captured by default for the purpose.
    Stone of Destiny is scored as in SD6, with its links completed. A side without any ringfort has
    zero kingdoms; this does not come up in a game that is played out.
    .ruling =
        The sources score finished games only. Players and programs also want to know how a game stands,
        so the same measures are read off the board as it is, and nothing is assumed about what comes
        next.

M8 =
    Illegal moves. The manual's rule: as long as the opponent has not taken the next turn, an
    illegal move that is spotted may be undone at the opponent's order, and the opponent picks the
    legal move that takes its place. The program makes illegal moves impossible instead, and names the
    clause that stands against one. A transcript made elsewhere, in which an illegal move stood
    unchallenged, carries "challenge":true; only its form is checked.
    .ruling =
        Where no illegal move can be made, the opponent's right has no object.

M9 =
    A game not played out. When a side resigns, loses on time or abandons the game, the loser scores 0.
    The other side scores 3 points, or what M2 to M4, or HK13 and HK14, give it on the board as it
    stands if that is more. If a side is gone for good, the other side may take a draw instead. A draw
    by agreement gives each side 1 point. In doubles a resignation needs both partners, but when one
    partner's time runs out, the side has lost on time.
    .ruling =
        The sources know only games that are played to the end. Three points are the least that a
        win by kingdoms, bridges or territory brings, and a larger lead on the board counts in full,
        so giving up loses no less than is already lost; an agreed draw is worth the same as a draw
        on the board.

SKC2a =
    A deck is read from a file, so an owner of the box can enter the printed cards. What such a file
    must be, and which faults it is refused for, stands in docs/deck.md. All faults of a file are shown
    at once, each with its card and key.
    .ruling =
        The rulebook knows one deck, the printed one. That the deck is a file, and what makes a file a
        deck, is our own affair. Only what the rules could not play is refused, so decks of your own are
        welcome.

SKO6 =
    Explanations. As in the ringfort games (B12), a decision that can be read but is not legal has
    exactly one explanation. The reasons are tried in this order, and the first that applies is given:
    the game is over, or another seat decides, or chance is next; the card is not in the hand, or is of
    the other kind; the region is not in the game, is closed, or has nothing to swap; the piece is not
    there; the price or the stock; the geometry of the card (SKC2); the preference for empty positions
    (SKP1); and last, whatever is left, such as a decision that is not asked for now.
    .ruling =
        The sources do not say which of several reasons to mention. The order runs from the plainest to
        the subtlest, so that every refusal has one reason, always the same.
