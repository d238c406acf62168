# The rules of the ringfort games, clause by clause, in English.
#
# One message a clause; its name is the clause id of data/clauses.toml.
# `.ruling` says what was chosen where the sources leave something open, and why.
# `variant-*` messages name a variant; `.about` introduces it to somebody new.
#
# The sources, by the names that data/clauses.toml gives them:
#   manual N   Tara, complete manual, 12 February 2014, section N
#              (put together by Thom Mollinga from tailtengames.com)
#   revised    High Kings of Tara, Level 1, revised 22 February 2014
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


## Variants

variant-sacred-hill-1 = Sacred Hill, Level 1
    .about =
        Scatter your ringforts in knight's leaps over the Hill of Tara, then race to bridge them into
        one realm while you cut your rival's to pieces and pick off the forts that stand alone. When the
        last turn is played, the side with fewer kingdoms wins, and if those are equal, the side with
        more ringforts.

variant-sacred-hill-2 = Sacred Hill, Level 2
    .about =
        The opening is that of Level 1, but in Battle the board drives you: you must always play where
        most of your own ringforts meet, and one build sets off the next like an avalanche that only
        foresight can steer. Fewer kingdoms win at the end, and if those are equal, more ringforts.

variant-sacred-hill-doubles-1 = Sacred Hill doubles, Level 1
    .about =
        Four players sit around one board, partners face to face, each building only in the four rows
        nearest to them and leaping from ringforts that a partner planted. The partnership with fewer
        kingdoms wins together, and if those are equal, the one with more ringforts.

variant-sacred-hill-doubles-2 = Sacred Hill doubles, Level 2
    .about =
        Doubles with the chain reactions of Level 2: one ringfort near the middle can commit your partner
        as well as you, and timing has to be shared without a word. The partnership with fewer kingdoms
        wins, and if those are equal, the one with more ringforts.

variant-four-treasures = Four Treasures
    .about =
        The simplest of the Tara games, playable from the age of six and deeper than it looks: build
        anywhere, bridge everything you can, and lay traps for lone ringforts. Whoever has set more
        bridges at the end wins, and if those are equal, whoever has more ringforts.

variant-four-treasures-doubles = Four Treasures doubles
    .about =
        Weave one web of bridges with a partner across the table while the other pair weaves straight
        across yours. The partnership with more bridges wins, and if those are equal, the one with more
        ringforts.

variant-high-kings-1 = High Kings of Tara, Level 1
    .about =
        Three kings a side leap like chess knights, raising a ringfort under each landing, until the
        land closes around them and they turn to raiding, or fall. Take two enemy kings and you win at
        once; otherwise fewer kingdoms win, then more ringforts, and a captured king is worth a point.

variant-high-kings-2 = High Kings of Tara, Level 2
    .about =
        After losing a king, the two that are left may hand a ringfort of your own to the enemy and
        stand on it, one step from ruin, to tidy up your realm. The game is won as in Level 1: by
        capturing two kings, or else by fewer kingdoms, then more ringforts, with a point for a king.

variant-poisoned-chalice = Poisoned Chalice
    .about =
        You sit at right angles to your rival, so your rows are your rival's columns, and you may build
        only where you do not outnumber the enemy: power lies in deciding where the other must go.
        Fewer kingdoms win on the full board, and if those are equal, more ringforts.

variant-stone-of-destiny = Stone of Destiny
    .about =
        Two lone kings chase each other until every hill is built on; then each turn an unlinked
        ringfort changes hands, a king rushes over to guard it, and one more bridge makes something
        safe. When there is nothing left to take, fewer kingdoms win, and if those are equal, the
        player who is not left holding the spare ringfort.


## B. Board and terms

B1 =
    The board is a grid of seven hills by seven whose four corners are missing, so it has 45 hills.
    Columns are lettered A to G and rows numbered 1 to 7; there is no A1, A7, G1 or G7. In every
    diagram row 1 lies at the bottom (south) and column A at the left (west).

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
    neighbor that its hill has holds an enemy ringfort. In the same way a vacant hill is besieged, for
    the player whose enemy holds all of its neighbors. A siege takes two ringforts next to a missing
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

B12 =
    Explanations. A token that can be read as a move of the variant, but is not legal, has exactly one
    explanation. The reasons are tried in this order, and the first that applies is given: the game is
    over; what stands, or does not stand, on a hill (B11, B4); the hill is outside the player's area
    (SHD2); the geometry of the phase (SH3, HK2, HK3, PC2 and SD1 are examples); compulsion, when some
    other move is required (SH7, SHL2, HK6 and PC4 are examples). The places it names are the hills on
    which that clause rests.
    .ruling =
        A move can break several rules at once, and the sources do not say which to mention. A fixed
        order, from the plainest reason to the subtlest, gives every move that is refused one reason,
        always the same.


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

M5 =
    Any position can be given a score. One that is not over is scored from its board and its count
    of lost kings, exactly as they stand: no stranded king is captured by default for the purpose.
    Stone of Destiny is scored as in SD6, with its links completed. A side without any ringfort has
    zero kingdoms; this does not come up in a game that is played out.
    .ruling =
        The sources score finished games only. Players and programs also want to know how a game stands,
        so the same measures are read off the board as it is, and nothing is assumed about what comes
        next.

M6 =
    OUT ends Sacred Hill, Four Treasures and Poisoned Chalice; for Stone of Destiny see SD5. The first
    player who has no legal turn, at the start of that turn, calls OUT and gets no further turn. Each
    of the other players then has one more turn, in order; one who has no legal turn at that point is
    skipped. Then the game is over. OUT is not a move: the program announces it and the turn passes on.

M7 =
    You may not pass, except where High Kings allows it (HK9).

M8 =
    Illegal moves. The manual's rule: as long as the opponent has not taken the next turn, an
    illegal move that is spotted may be undone at the opponent's order, and the opponent picks the
    legal move that takes its place. The program offers this in two ways. Prevented, the default:
    nobody can make an illegal move, and the program names the clause that stands against it.
    Challenge: every playable move can be made, and it can be challenged until the opponent's next
    turn, by the opponent. If it was illegal, the opponent then picks the legal replacement. If it
    was legal, the challenge is refused and costs nothing. A move is playable if its token is one of
    the variant's and can be carried out on the board: the hill that is built on is vacant, the king
    that is to move is the mover's own and stands where the move begins, the ringfort to take
    belongs to the enemy. In a transcript are the moves that stood. If an illegal move went
    unchallenged, the game carries "challenge":true, and replaying it checks form only.
    .ruling =
        The manual does not say what happens when a challenged move proves to be legal. It costs nothing,
        because a player should never be afraid to ask.

M9 =
    A game not played out. When a side resigns, loses on time or abandons the game, the loser scores 0.
    The other side scores the larger of two numbers: 3, and the points that M2 to M4, or HK13 and HK14,
    give it on the board as it stands. A draw by agreement gives each side 1 point. In doubles a
    resignation needs both partners, but when one partner's time runs out, the side has lost on time.
    .ruling =
        The sources know only games that are played to the end. Three points are the least that a
        win by kingdoms, bridges or territory brings, and a larger lead on the board counts in full,
        so giving up loses no less than is already lost; an agreed draw is worth the same as a draw
        on the board.


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
    highest is OP0, any vacant hill will do, which is SH6 once more.

SHL3 =
    A lull is when everything in front of the player to move is OP0 or OP1. The program shows OPs as
    dots, none for OP0 and one to four for the others, and it says when there is a lull.


## SHD. Sacred Hill doubles

SHD1 =
    Clockwise around the board sit South and North for Red, West and East for Blue, in the order Red
    South, Blue West, Red North, Blue East, so that partners face each other. Each of the four seats
    has its own area: South rows 1 to 4, North rows 4 to 7, West columns A to D, East columns D to
    G. The Red partners share row 4, the Blue partners column D.

SHD2 =
    Every ringfort is built, and every capture is made, inside the area of the player whose turn it is.
    For reach, knight's moves, proximity, sieges and links, all ringforts of a color count, wherever
    they stand.

SHD3 =
    Manoeuvres: the first player and the second player each build their first ringfort on any vacant
    hill of the row that their partnership shares. From the third turn on, SH3 applies. So the third
    player builds a knight's move from the ringfort of the first, inside the player's own area.

SHD4 =
    The first player to have no hill by SH3 in the own area announces BATTLE, and that brings all four
    players into Battle.

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
    against side, with a draw by M4. The board may be left unfilled. A doubt goes with this clause: the
    manual, speaking of Four Treasures doubles, calls an unfilled board extremely rare, but in games
    played at random it is common.
    .ruling =
        The manual describes this ending only for Four Treasures doubles; we take it for Sacred Hill
        doubles too, which has the same four seats and areas. That unfilled boards turn out to be common
        in random play, where the manual calls them extremely rare, may mean that the authors had
        something else in mind, so we mention it.


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
        because it takes a king's move to capture, and in Setup kings are placed and do not move.

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
    stands; that ringfort is then replaced by yours and linked. Either way HK2 must hold where the
    king arrives.
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

HK8 =
    The move itself makes the captures of kings, and none of them can be declined. Which move to play is
    your free choice.

HK9 =
    Passing. You may pass if every king on the board, your own and the enemy's, is immobile. That is
    judged at the start of your turn, by HK5 alone, whatever else keeps a king from moving, and it
    is open to you only in Battle; the turn on which BATTLE is announced counts as Battle. When you
    pass, your kings are taken off the board, but they are not captured. Your opponent gets one more
    turn, and that ends the game. If a move is made on that turn, the kings of the side that made it
    stay in the final position.

HK10 =
    If HK5 and HK6 leave you without a legal move, and a mobile enemy king keeps you from passing by
    HK9, you are skipped: your kings stay, and it is your opponent's turn.
    .ruling =
        The sources give such a player nothing to do: passing is forbidden, and there is no move. Being
        skipped is the smallest step that keeps the game going, and it costs the player no kings.

HK11 =
    Building on the last vacant hill gives the opponent one final turn, after which the game is
    over. Wherever there is a final turn, it may be a pass if HK9 allows one.

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
    Repetition. The third time that the same position occurs (board, kings, side to move and stranded
    king all alike), the game ends as if both players had passed. All kings leave the board, stranded
    kings are captured by default (HKL4), and HK13 gives the score; if one side has a stranded king, its
    capture makes a double capture (HKL4, HK14). If both sides have a stranded king, both are captured
    and each side scores 1 point. Occurrences are counted by board and side to move, each time a player
    is about to choose a move. The first is the position in which the game starts, or the text that was
    read.
    .ruling =
        Backtracking could go on forever, and the sources have no rule against it. Ending the game as if
        both players had passed is the sources' own ending for a board on which nothing moves forward.


## HKL. High Kings of Tara, Level 2

HKL1 =
    All is as in Level 1, with one more power: to sacrifice. It belongs to a side that has lost
    exactly one king, and it takes a backtrack (HK6) onto a friendly ringfort that is besieged, at a
    time when every king of that side, a stranded one included, was immobile by HK5 before the move.
    The player then has the choice to put an enemy ringfort in the place of that ringfort, linked
    for the enemy in the same turn. HK7 comes first, as the king arrives and the ringfort still
    stands, so one turn may capture a king and sacrifice the ringfort. If that capture ends the game
    (HK12), there is no sacrifice.

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
    If a king is still stranded when the game ends in any way but double capture (by HK9, HK11 or HK15),
    it too is captured by default, and this makes a double capture. The manual shows it in fig. 7-1,
    option B: the enemy passes, the sacrifice that follows hands the enemy a win of 2 points. In a game
    that ends by double capture, a king that is stranded is not captured and stays on the board.

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
    Battle. Red's rows are the lettered lines A to G; Blue's rows are the numbered lines 1 to 7. To
    see whether a row is qualified for you, count the ringforts in it. It is if you have fewer than
    your opponent, or if you have equally many, but at least one. A row that has no vacant hill is
    never qualified.
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
    without a legal turn. The score is that of M2.


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
    without links and without the enemy king; your opponent gets it and has it as the new spare.
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
    spare.
