# The words of printed sheets: player aids, score sheets and cards. Most of a player aid is in help.ftl, kings.ftl and rules.ftl.

## Player aids: what other texts do not say, or do not say so shortly

sheet-aim = Your aim
sheet-aim-kingdoms = Have fewer kingdoms than the enemy when the game ends.
sheet-aim-bridges = Have more bridges than the enemy when the game ends.
sheet-aim-kings = Capture two enemy kings, or have fewer kingdoms than the enemy when the game ends.
sheet-turn = A turn
sheet-turn-build = You build one ringfort on a vacant hill, or you capture one enemy ringfort. You may not pass.
sheet-turn-kings = After the setup you move one of your three kings by a knight's move in each turn, and build under it.
sheet-turn-destiny = In each turn you build one ringfort, and your king goes with it. You may not pass. Each side has one king and 23 ringforts.
sheet-links = A bridge joins two ringforts of one color that are next to each other. Corners do not touch.
sheet-areas = Partners sit opposite each other and build in one color. You build and capture only in your own area: South in rows 1 to 4, North in rows 4 to 7, West in columns A to D, East in columns D to G. Your partner's ringforts count for you everywhere.
    .name = Doubles
sheet-order-of-play = The order of turns is Red South, Blue West, Red North, Blue East.
sheet-nearer = Nearer is next to it, corner to corner, or two hills away in a straight line. Enemy ringforts may be as near as you like.
sheet-battle = Whoever announces BATTLE plays that turn by its rules already.
sheet-afresh = If there is no such hill, you build on any vacant one.
sheet-orders = A besieged enemy ringfort has one too: the number of your ringforts around it. Among equals you choose. If none is above 0, you build anywhere.
sheet-siege = It takes two ringforts next to a missing corner, three on an edge, four inside.
sheet-compulsory = What a king captures by its move, it must capture.
sheet-repetition = When a position comes for the third time, all kings leave the board and the game ends.
sheet-opposite = The ends of a row or column are opposite each other.
sheet-spare = One ringfort is left over, the spare. The second player has it and starts the battle.
sheet-draw = If both are even, the game is a draw, and each side gets 1 point.
sheet-match = A match has { $games } games, and each player starts one. The most points over all of them win.
    .name = A match
sheet-foot = The small numbers name the clauses of the rules. Where a sentence here says less than its clause, the clause counts.

## The pictures of player aids

sheet-figure-moves = Red to play: the marked hills are allowed.
sheet-figure-siege = Red to play: the marked blue ringfort is besieged and must be captured.
sheet-figure-orders = Red to play: dots count Red's ringforts next to a hill. The most must be played.
sheet-figure-kings = Red to play: the marked hills are in reach of Red's kings.
sheet-figure-rows = Red to play: the marked hills are in Red's qualified columns.
sheet-figure-unlinked = Red to play: the marked blue ringforts have no bridge and may be taken.
sheet-figure-area = South to play: hills outside South's area are veiled.
sheet-figure-kingdoms = An end. Kingdoms: Red { $red }, Blue { $blue }. Points: { $points }.
sheet-figure-bridges = An end. Bridges: Red { $red }, Blue { $blue }. Points: { $points }.
sheet-figure-regions = Two regions. The small pieces in a stack are captives; two pieces with a battlement are a fort.
sheet-figure-card = A card: arrows place pieces, the coin is the cost to activate.

## Score sheets

sheet-score = Score sheet: { $game }
sheet-date = Date:
sheet-name-of = { $seat }:
sheet-starts = Starts
sheet-kingdoms = Kingdoms
sheet-bridges = Bridges
sheet-ringforts = Ringforts
sheet-kings = Captured kings
sheet-points = Points
sheet-regions = Regions
sheet-prisoners = Prisoners
sheet-game = Game { $number }
sheet-total = Total
