# How the ringfort games are played, in a few sentences each, for somebody who has not played them before. The rules
# themselves, clause by clause, are in rules.ftl. `.name` is what a paragraph is called.

how-areas = Partners sit opposite each other, and what they build is one color. You build and capture in your own four rows or columns only, but what your partner has built counts for you everywhere.
    .name = Doubles.
how-leap = The first ringfort of a color goes anywhere. Each later one is a knight's move, as in chess, from at least one of your own, and no nearer to any of them. Once somebody has no such hill the battle begins, for all.
    .name = First the manoeuvres.
how-leap-doubles = The first ringfort of a color goes anywhere on the row or column that both partners share. Each later one is a knight's move, as in chess, from at least one of your color, and no nearer to any of them. Once somebody has no such hill the battle begins, for all.
    .name = First the manoeuvres.
how-adjacent = Now you build next to a ringfort of your own, horizontally or vertically, and a bridge links the two. If you find an enemy ringfort besieged at the beginning of your turn, you must capture one.
    .name = Then the battle.
how-orders = Now every hill has an order of priority: the number of your own ringforts beside it. You must play where it is highest. A besieged enemy ringfort counts the ringforts around it, and is captured when its turn comes.
    .name = Then the battle.
how-anywhere = You build a ringfort on any vacant hill; bridges link it with your own ringforts beside it. If you find an enemy ringfort besieged at the beginning of your turn, you must capture one instead.
    .name = Your turn.
how-siege = A ringfort that stands alone, linked to none of its color, is besieged when all hills beside it hold ringforts of the enemy. The player who captures it replaces it with a ringfort of their own.
    .name = Sieges.
how-kings-setup = In turn each player builds three ringforts, none beside another of the same color, and puts a king on each.
    .name = First the setup.
how-kings-leap = Then you move a king by a knight's move, as in chess, to a vacant hill, and build a ringfort under it: at first not beside any of your own. When all your kings are stuck, the battle begins, in which you may build beside your own ringforts too. But two of your kings never stand side by side.
    .name = Then the kings move.
how-kings-stuck = Who cannot move a king to a vacant hill moves one back to a ringfort of their own, or onto a besieged enemy ringfort, which is captured. When no king at all can move to a vacant hill one may pass; the other then has one more turn, and the game ends. Building on the last vacant hill ends the game too: the other has one more turn first.
    .name = Stuck kings.
how-kings-capture = A king on a ringfort that stands alone is captured if an enemy king moves beside it and all hills around it hold ringforts of the enemy. Who loses two kings loses at once.
    .name = Captured kings.
how-sacrifice = Who has lost one king and moves back to a besieged ringfort may give that ringfort to the enemy. The king stands there stranded: nobody can capture it, but next turn only that king may move, and if it cannot, it is lost.
    .name = Sacrifices.
how-edges = In eight turns each player builds one ringfort on each of the four edges, and none opposite another one.
    .name = First the manoeuvres.
how-rows = Red's rows are those of one letter, Blue's those of one number. You build in a row of yours that has a vacant hill, and in which you have fewer ringforts than the enemy, or as many and at least one. With no such row you must capture a besieged ringfort, or, if there is none, build anywhere.
    .name = Then the battle.
how-chase = You build a ringfort one or two hills away from the enemy king, in a straight line or diagonally, and your king moves onto it; if there is no such hill, anywhere. So the whole board is filled. There are no bridges yet.
    .name = First the manoeuvres.
how-exchange = You take an enemy ringfort that has no bridge and no king on it, put your own in its place, and move your king there. Then you set one bridge between two of your ringforts that are side by side. Who finds nothing to take is out, and the game ends.
    .name = Then the battle.
how-kingdoms = Linked ringforts of one color are one kingdom, and a ringfort that stands alone is one too. The side with fewer kingdoms wins, with 2 points and one more for each kingdom of difference. If both have the same number, more ringforts win in the same way.
    .name = Who wins.
how-kingdoms-spare = Linked ringforts of one color are one kingdom, and a ringfort that stands alone is one too. At the end all neighbors of one color are linked. The side with fewer kingdoms wins, with 2 points and one more for each kingdom of difference. If both have the same number, the side that is not left with the spare ringfort wins, 3 points to 0.
    .name = Who wins.
how-bridges = The side with more bridges wins, with 2 points and one more for each bridge of difference. If both have the same number, more ringforts win in the same way.
    .name = Who wins.
how-king-points = Each side has one more point for a king that it captured. A side that captures two or three kings has that many points, and nothing else counts.
    .name = Points for kings.
how-end = Who has no legal turn is out, and the others have one more turn each. That is mostly when the board is full.
    .name = The end.
how-marks = Hills that you can choose are marked. Choose any other, and the page says which rule forbids it.
    .name = On the page.


## The marks on the board

mark-legend-last = This has just happened.
mark-legend-legal = You may move here. Where nearly every hill is open to you, the dot is faint.
mark-legend-forced = Besieged if the ring is broken; if it is whole, one of these must be captured now.
mark-legend-chosen = You have chosen this, or it has the focus of the keyboard.
mark-legend-note = This is why a move is not allowed. A star or a number is a hint.
mark-legend-trail = The number of the move, of those since your last one.
mark-legend-pending = Your move, which is not sent yet because there is no connection.
mark-legend-unlinked = This ringfort has no bridge: it is unlinked.
mark-legend-order = The order of priority. You must play where it is highest.
mark-legend-reach = Your king can go here. With a bar it is a sacrifice.
mark-legend-link = A bridge can be set here.
mark-legend-kingdom = A kingdom.
mark-legend-joining = Kingdoms that a press here would join.
