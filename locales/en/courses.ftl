### The courses: for each step its idea as a heading, the sentence before it, the sentence after it, its hint, and what is said
### of answers that miss: those of `near` and of `wrong` in `data/courses/`, numbered within the step in the order of the file.


## four-treasures

course-four-treasures-bridge = Bridges come by themselves
course-four-treasures-bridge-before = You are Red. The board is empty at first, and each turn you build one ringfort on any vacant hill. Next to another ringfort of yours it gets a bridge by itself, and the side with more bridges wins. Your first one stands on C4: build next to it.
course-four-treasures-bridge-after = Next to a hill means above, below, left or right of it.
course-four-treasures-bridge-hint = Four hills lie next to C4.
course-four-treasures-bridge-near-1 = That hill touches C4 only at the corner, and corners get no bridge.
course-four-treasures-bridge-rest = None of your ringforts is next to that hill, so no bridge comes. Build next to C4.

course-four-treasures-three-at-once = Several bridges at once
course-four-treasures-three-at-once-before = One ringfort may bring several bridges. Find the hill that brings three.
course-four-treasures-three-at-once-after = Each neighbor of your color is one bridge.
course-four-treasures-three-at-once-hint = Look for the hill between all three of your ringforts.
course-four-treasures-three-at-once-near-1 = That hill has two neighbors of yours, so it brings two bridges. Another hill has three.
course-four-treasures-three-at-once-near-2 = The hills C3, E3 and D4 next to it are vacant, so D3 brings no bridge.
course-four-treasures-three-at-once-rest = That brings fewer than three bridges. Which hill lies next to three of your ringforts?

course-four-treasures-count = More bridges win
course-four-treasures-count-before = The side with more bridges wins. Each pair of red neighbors is one bridge. How many bridges does Red have?
course-four-treasures-count-after = Blue has 5. At the end the side with more bridges gets 2 points, and 1 more for each bridge that it is ahead.
course-four-treasures-count-hint = Start at C3 and follow the chain.
course-four-treasures-count-wrong-1 = There are 7 ringforts. The bridges between them are fewer.
course-four-treasures-count-wrong-2 = That counts corners too. E6 lies next to E5, but touches D5 only at the corner.
course-four-treasures-count-wrong-3 = There is one more. Go along the chain from C3 to F6.

course-four-treasures-surround = Surround a lone ringfort
course-four-treasures-surround-before = Blue's ringfort on C4 stands alone. Three of the four hills next to it are yours. Take the fourth.
course-four-treasures-surround-after = Now it is besieged, for all its neighbors are yours. Next turn you capture it.
course-four-treasures-surround-hint = One hill next to C4 is still vacant.
course-four-treasures-surround-near-1 = A corner does not close the ring: D4 is still vacant.
course-four-treasures-surround-rest = C4 is not besieged: one hill next to it is still vacant.

course-four-treasures-capture = A besieged ringfort must be captured
course-four-treasures-capture-before = C4 is besieged at the start of your turn, so you must capture it. Blue's ringfort goes. Yours takes its place and is linked with all your ringforts next to it.
course-four-treasures-capture-after = That made four bridges at once. A capture is your whole turn. Where several ringforts are besieged, you choose one.
course-four-treasures-capture-hint = Choose the besieged ringfort itself.

course-four-treasures-find-sieges = How many ringforts make a siege
course-four-treasures-find-sieges-before = Mark every blue ringfort that is besieged: it stands alone, and all its neighbors are red. Fewer hills are next to one at an edge or a missing corner.
course-four-treasures-find-sieges-after = A siege takes four inside the board, three at an edge, two next to a missing corner. Linked ringforts are never besieged.
course-four-treasures-find-sieges-hint = Only lone ringforts count. Look at every neighbor of each.
course-four-treasures-find-sieges-wrong-1 = It is linked with G5, and linked ringforts cannot be besieged.
course-four-treasures-find-sieges-wrong-2 = It is linked with G4, and linked ringforts cannot be besieged.
course-four-treasures-find-sieges-wrong-3 = D3, F3 and E4 next to it are vacant.

course-four-treasures-corner = Sieges are cheapest at corners
course-four-treasures-corner-before = Only two hills are next to B1. Besiege the ringfort there by building one.
course-four-treasures-corner-after = Next to a missing corner two are enough.
course-four-treasures-corner-hint = B2 is yours. What else lies next to B1?
course-four-treasures-corner-near-1 = E2 is inside the board. A siege there takes four, and you have one.
course-four-treasures-corner-rest = B1 is not besieged: one hill next to it is still vacant.

course-four-treasures-rescue = Two linked ringforts are safe
course-four-treasures-rescue-before = Your ringfort on D4 stands alone, and three of its neighbors are blue. Save it this turn.
course-four-treasures-rescue-after = Two linked ringforts can never be besieged.
course-four-treasures-rescue-hint = A linked ringfort is safe forever.
course-four-treasures-rescue-near-1 = Blue builds on E4, and D4 is besieged.
course-four-treasures-rescue-near-2 = This is too far away. Only the hill next to D4 helps.
course-four-treasures-rescue-rest = D4 still stands alone, and Blue can besiege it in the next turn.

course-four-treasures-must = A lone ringfort can be bait
course-four-treasures-must-before = D5 would bring you three bridges. But look at B1 first: when you can capture, you must.
course-four-treasures-must-after = That cost you D5: Blue has built there, and its ringfort is linked to D4 and safe. So a lone ringfort can be bait.
course-four-treasures-must-hint = There is a siege next to the missing corner.

course-four-treasures-hole = A vacant hill can be a trap
course-four-treasures-hole-before = Blue left a hole on D5. Will you build there, or on F5?
course-four-treasures-hole-after = You may build on D5, but a ringfort there is besieged at once, for all its neighbors are blue. Blue must then capture it.
course-four-treasures-hole-hint = Who holds the hills next to D5?
course-four-treasures-hole-near-1 = All four neighbors are blue, so your ringfort is besieged and Blue captures it at once.

course-four-treasures-last-turn = OUT, and then one last turn
course-four-treasures-last-turn-before = One hill is vacant, and Blue leads by 25 bridges to 22. Nobody may ever pass. Build there, and see which side then has no legal move: it is OUT.
course-four-treasures-last-turn-turn-2 = Blue can neither build nor capture: Blue is OUT, and you have one last turn. C5 is besieged, so capture it.
course-four-treasures-last-turn-after = You win by 27 bridges to 25. A side that is OUT has no further turn. The other side has one last turn, if it can build or capture; then the game ends.
course-four-treasures-last-turn-hint = There is only one hill.
course-four-treasures-last-turn-turn-2-hint = C5 stands alone among your ringforts.

course-four-treasures-points = Two points and the difference
course-four-treasures-points-before = The game is over. Red has 34 bridges and Blue has 27. How many points does Red score?
course-four-treasures-points-after = If bridges are even, more ringforts win: 23 to 22 scores 2 + 1 = 3 points. A game cannot be drawn. A match is two games: lots decide who begins the first, and the other player begins the second. Whoever has more points from both wins the match; if points are even, the match is drawn.
course-four-treasures-points-hint = 2 for the win, plus the difference.
course-four-treasures-points-wrong-1 = 7 is the difference. The win itself adds 2.
course-four-treasures-points-wrong-2 = 34 is the number of bridges. The points are 2 plus the difference.

course-four-treasures-hot-hill = The hill that both sides want
course-four-treasures-hot-hill-before = Five hills are left, and you are behind. Your ringfort on D2 stands alone: on one of these hills Blue would besiege it. Build there first. A4 would bring you three bridges, but it can wait.
course-four-treasures-hot-hill-turn-2 = Your ringfort on D2 is linked now, so it is safe. Three hills are left. Which one does Blue want too? Build on it.
course-four-treasures-hot-hill-after = Take the hill that both want first. What only you want can wait.
course-four-treasures-hot-hill-hint = D2 stands alone. Count its blue neighbors.
course-four-treasures-hot-hill-turn-2-hint = On A4 and C7 Blue would have only red neighbors.
course-four-treasures-hot-hill-near-1 = Blue would build on C2 and besiege D2. In its next turn Blue would capture it.
course-four-treasures-hot-hill-near-2 = Blue will not build there, for all its neighbors are red. That hill can wait.

course-four-treasures-game = A whole game
course-four-treasures-game-before = Play a whole game against the computer (level 1). You begin here; at a table lots decide. The tutor says what a move does. Whenever only one move is legal for you, it is played for you at once. In the list of moves × is a capture.


## sacred-hill

course-sacred-hill-leap = A knight's move from your own
course-sacred-hill-leap-before = In the first phase, Manoeuvres, there are no bridges. Your first ringfort goes anywhere, each later one a knight's move from one of yours. Mark all hills where Red may build now.
course-sacred-hill-leap-after = A knight's move is one by two, as in chess. Blue's ringforts do not matter for it.
course-sacred-hill-leap-hint = Go two steps in one direction, then one to the side.
course-sacred-hill-leap-wrong-1 = It is next to D4, closer than a knight's move.
course-sacred-hill-leap-wrong-2 = It touches D4 at the corner, closer than a knight's move.
course-sacred-hill-leap-wrong-3 = Two steps straight up are closer than a knight's move.
course-sacred-hill-leap-wrong-4 = Two and two is too far: no ringfort of yours is a knight's move away.
course-sacred-hill-leap-wrong-5 = A blue ringfort stands there.

course-sacred-hill-not-closer = None of yours may be closer
course-sacred-hill-not-closer-before = You have two ringforts now. Build on a hill that is a knight's move from one of them and no closer than that to the other.
course-sacred-hill-not-closer-after = Blue's ringforts may be next to you. Your own may not.
course-sacred-hill-not-closer-hint = Find a knight's move from D4 or E6, then look at the other one.

course-sacred-hill-take-their-hill = No knight's move left: BATTLE
course-sacred-hill-take-their-hill-before = Blue has one hill left for a knight's move. Take it away, and Blue must announce BATTLE.
course-sacred-hill-take-their-hill-after = From now on everybody plays by the rules of Battle, even where knight's moves remain.
course-sacred-hill-take-their-hill-hint = Which hill is a knight's move from a blue ringfort and close to no other?
course-sacred-hill-take-their-hill-near-1 = Blue still builds on E7, a knight's move from C6.

course-sacred-hill-battle = In Battle you build next to your own
course-sacred-hill-battle-before = You have no knight's move left: BATTLE. Now you build next to a ringfort of yours, and bridges begin.
course-sacred-hill-battle-after = The bridge to a neighbor of yours comes by itself.
course-sacred-hill-battle-hint = Look at the hills next to red ringforts only.

course-sacred-hill-kingdoms = What a kingdom is
course-sacred-hill-kingdoms-before = Ringforts that bridges hold together are one kingdom, and a lone ringfort is one too. The side with fewer kingdoms wins. How many does Red have?
course-sacred-hill-kingdoms-after = In this game the number of bridges does not count.
course-sacred-hill-kingdoms-hint = Run a finger along the bridges.
course-sacred-hill-kingdoms-wrong-1 = 12 is the number of ringforts. Count the groups.
course-sacred-hill-kingdoms-wrong-2 = G6 touches F5 only at the corner, so it is a kingdom by itself.
course-sacred-hill-kingdoms-wrong-3 = D2 and D3 have a bridge, so they are one kingdom.

course-sacred-hill-join = One hill can join three kingdoms
course-sacred-hill-join-before = You have three kingdoms, and one hill makes them one. Build there.
course-sacred-hill-join-after = You went from three to one in a single turn.
course-sacred-hill-join-hint = Which hill lies next to all three?
course-sacred-hill-join-near-1 = That joins two. Another hill joins all three.
course-sacred-hill-join-rest = Your three kingdoms are still apart. One hill lies next to all three.

course-sacred-hill-divide = Join yours and divide theirs
course-sacred-hill-divide-before = Blue threatens to join two kingdoms. Take the hill that both of you want.
course-sacred-hill-divide-after = Your kingdoms are joined, and Blue's are divided.
course-sacred-hill-divide-hint = Where would Blue build?
course-sacred-hill-divide-near-1 = Blue builds on D4 and has one kingdom.
course-sacred-hill-divide-rest = Blue can still join its two kingdoms. On which hill?

course-sacred-hill-besiege = Close the ring
course-sacred-hill-besiege-before = Blue's ringfort on D4 stands alone. Close the ring around it.
course-sacred-hill-besiege-after = All its neighbors are yours, so it is besieged. Two linked ringforts never can be.
course-sacred-hill-besiege-hint = One hill next to D4 is vacant.
course-sacred-hill-besiege-near-1 = A corner does not close the ring.
course-sacred-hill-besiege-rest = D4 is not besieged: one hill next to it is still vacant.

course-sacred-hill-capture = A siege at your turn must be captured
course-sacred-hill-capture-before = You are Blue. D6 is besieged at the start of your turn, so you must capture it. Nothing else is allowed.
course-sacred-hill-capture-after = It does not matter who closed the ring. What is besieged at your turn must be captured.
course-sacred-hill-capture-hint = Choose the besieged ringfort.

course-sacred-hill-two-sieges = Two sieges at once
course-sacred-hill-two-sieges-before = Two ringforts are besieged. Capture one; the choice is yours.
course-sacred-hill-two-sieges-after = The other one cannot escape, for a besieged ringfort has no vacant hill next to it.
course-sacred-hill-two-sieges-hint = Both rings are closed.

course-sacred-hill-afresh = No hill next to your own
course-sacred-hill-afresh-before = No vacant hill is next to one of yours. Then you build on any vacant hill, even inside a siege.
course-sacred-hill-afresh-after = All neighbors of your ringfort are blue, so Blue must capture it at once. Then the board is full.
course-sacred-hill-afresh-hint = Only one hill is vacant.

course-sacred-hill-points = The end and the points
course-sacred-hill-points-before = The game is over. The winner scores 2 points plus the difference in kingdoms. Red has 1 kingdom; count Blue's. How many points does Red score?
course-sacred-hill-points-after = A side without a turn is OUT, and the other one has one more turn. If kingdoms are even, more ringforts win: 24 to 21 scores 2 + 3 = 5 points.
course-sacred-hill-points-hint = 2 plus the difference in kingdoms.
course-sacred-hill-points-wrong-1 = 4 is the number of Blue's kingdoms. The difference is 3, and the win adds 2.
course-sacred-hill-points-wrong-2 = 3 is the difference. The win adds 2.

course-sacred-hill-last-join = One hill that decides the game
course-sacred-hill-last-join-before = You have four kingdoms, Blue has five, and five hills are left. One of them wins the game.
course-sacred-hill-last-join-after = You have three kingdoms and Blue has four: two of yours are one now, and Blue cannot pass between them any more.
course-sacred-hill-last-join-hint = Which hill joins two large kingdoms?
course-sacred-hill-last-join-near-1 = Blue takes E2, and your two large kingdoms stay apart.

course-sacred-hill-game = A whole game
course-sacred-hill-game-before = Play a whole game against the computer (level 1). You start, and the tutor says what each move does.


## high-kings

course-high-kings-set-up = Setting up three kings
course-high-kings-set-up-before = You are Red. Lots decide who begins. In the first phase, Setup, both sides take turns to build three ringforts, each with a king on it. Your own ringforts must not be next to each other. Place your second king.
course-high-kings-set-up-after = Your own ringforts may touch at the corner. You may build next to Blue's.
course-high-kings-set-up-hint = Stay away from the hills next to D4. Next to Blue is allowed.

course-high-kings-leap = A king leaps and builds
course-high-kings-leap-before = In the second phase, Manoeuvres, one of your kings makes a knight's move each turn to a vacant hill, and a ringfort is built under it. That hill must not be next to a ringfort of yours. Mark all hills where the king on D4 can go.
course-high-kings-leap-after = The ringfort that the king leaves stays where it is. It may land next to Blue's.
course-high-kings-leap-hint = There are eight leaps. Strike out those that land next to B2, A5 or G5.
course-high-kings-leap-wrong-1 = It is next to your ringfort on A5.
course-high-kings-leap-wrong-2 = It is next to your king on B2.
course-high-kings-leap-wrong-3 = It is next to your king on G5.
course-high-kings-leap-wrong-4 = A ringfort stands there already.
course-high-kings-leap-wrong-5 = It is not a knight's move from D4.

course-high-kings-stuck = A king that cannot move
course-high-kings-stuck-before = A king is immobile if there is no hill where it may build. Mark the red king that is immobile.
course-high-kings-stuck-after = C3, D4 and G3 are vacant, but next to ringforts of yours. You go on with your other kings. If all your kings are immobile at the start of your turn, you announce BATTLE. That turn of yours is played by the rules of Battle already, and so is every turn after it, Blue's too.
course-high-kings-stuck-hint = Try the leaps of each king. Which hills are next to C4 or G4?
course-high-kings-stuck-wrong-1 = It can still build on D5.
course-high-kings-stuck-wrong-2 = It can still build on D5 or E4.

course-high-kings-battle = In Battle you may build next to your own
course-high-kings-battle-before = You announced BATTLE some turns ago. Now you may build next to your own ringforts, and bridges join them to one kingdom. Fewer kingdoms win. Leap so that you get a bridge.
course-high-kings-battle-after = A ringfort without a bridge is a kingdom by itself. The numbers count the kingdoms of each side. You may build next to your own now, but you need not.
course-high-kings-battle-hint = Which hill is next to a red ringfort and within reach of a king?
course-high-kings-battle-near-1 = That hill is not next to a red ringfort, so no bridge comes.

course-high-kings-kings-apart = Your kings never stand next to each other
course-high-kings-kings-apart-before = You are Blue. Two of your kings may never stand on ringforts next to each other, but one may stand next to a red king. Find a move.
course-high-kings-kings-apart-after = The king on D7 has no move, because E5 is next to the king on F5.
course-high-kings-kings-apart-hint = Two of your kings reach one vacant hill that no other king of yours is next to.

course-high-kings-capture-king = Capturing a king
course-high-kings-capture-king-before = These are Manoeuvres again. Blue's king stands on a lone ringfort, and three of its four neighbors are red. Close the ring with a king of yours, and the ringfort is besieged.
course-high-kings-capture-king-after = The king that arrives captures, and the blue ringfort stays. It is so in Manoeuvres, as here, and in Battle; in Setup no king is captured. Two captured kings win the game.
course-high-kings-capture-king-hint = Which of your kings reaches E4?
course-high-kings-capture-king-rest = The king on E5 is not captured: one hill next to it is still vacant.

course-high-kings-from-inside = Only a king that arrives captures
course-high-kings-from-inside-before = Around Blue's king on F7 only E7 is not yours yet. All the neighbors of E7 are blue, but you may go in: capture the king.
course-high-kings-from-inside-after = Your move captured the king on F7. The one on D7 does not capture yours, though they are next to each other: only a king that arrives captures.
course-high-kings-from-inside-hint = Next to a missing corner two besiegers are enough.
course-high-kings-from-inside-rest = The king on F7 is not captured: E7 next to it is still vacant.

course-high-kings-move-back = Moving back
course-high-kings-move-back-before = None of your kings has a hill where it may build. Then one may move back onto a ringfort of yours, and nothing is built. Move one back.
course-high-kings-move-back-after = As soon as a king of yours can build again, you must build. Moving back cannot go on forever: when a position occurs for the third time, all kings leave the board, and the game is over.
course-high-kings-move-back-hint = Only two ringforts of yours can be reached without standing next to a king of yours.

course-high-kings-arrive = Moving back can capture too
course-high-kings-arrive-before = All neighbors of the king on B1 are red, yet it is not captured. It falls only when a king of yours arrives next to it.
course-high-kings-arrive-after = Ringforts alone capture no king. A king that arrives does, even by moving back.
course-high-kings-arrive-hint = Move back onto a hill next to B1.
course-high-kings-arrive-near-1 = No king of yours has arrived next to B1, so the king there stays.

course-high-kings-take-ringfort = A king can take a ringfort
course-high-kings-take-ringfort-before = None of your kings can build. A king of yours may then move back, or move onto a besieged ringfort and so capture it. It is a lone blue ringfort with yours all around and no king on it. Find it, and capture it.
course-high-kings-take-ringfort-after = It is yours now, and Blue has one kingdom less. You may capture it, but you need not.
course-high-kings-take-ringfort-hint = Look for a lone blue ringfort with red all around, one leap from D5.
course-high-kings-take-ringfort-rest = That moves a king, but captures nothing. Move onto a besieged ringfort.

course-high-kings-pass = When you may pass
course-high-kings-pass-before = You may pass only when no king on the board can build, neither yours nor Blue's. Your kings then leave the board, and Blue has one more turn. You lead with 7 kingdoms to 9, so pass.
course-high-kings-pass-after = Blue has one last turn. After it Blue must pass, so its kings leave too, and the game ends. If any king could build, even an enemy one, you could not pass.
course-high-kings-pass-hint = To pass is a move too. Its button is next to the board.
course-high-kings-pass-near-1 = Moving back is allowed too, but then the game goes on.

course-high-kings-last-hill = The last hill
course-high-kings-last-hill-before = Only G4 is vacant. While a king can build, you may not pass. The side that builds on the last hill leaves the other one a last turn. Build on it.
course-high-kings-last-hill-after = Your king also captured the one on G3, whose ringfort stood alone among yours. Blue has a last turn, and then the game is over. A side that has no move, but may not pass because an enemy king can still build, is skipped.
course-high-kings-last-hill-hint = The king on E5 reaches it.

course-high-kings-points = Points for kingdoms and kings
course-high-kings-points-before = The winner scores 2 points plus the difference in kingdoms. A side that captured one king scores 1 more. Red has 6 kingdoms, Blue has 7, and Red captured one king. How many points does Red score?
course-high-kings-points-after = If kingdoms are even, more ringforts win: the side with 23 to 21, for example, scores 2 + 2 = 4 points. If those are even too, each side scores 1, and kings bring nothing.
course-high-kings-points-hint = Add 2 for the win, the difference, and the king.
course-high-kings-points-wrong-1 = The captured king brings 1 more.
course-high-kings-points-wrong-2 = It is 2 for the win, 1 for the difference and 1 for the king.
course-high-kings-points-wrong-3 = 1 is the difference. The win adds 2, and the captured king adds 1.

course-high-kings-two-kings = Two captured kings win at once
course-high-kings-two-kings-before = You win at once when you have captured two kings. Here one move captures both: find it.
course-high-kings-two-kings-after = Two captured kings score 2 points, three score 3. Kingdoms do not count then. The loser scores 1 if it captured a king itself.
course-high-kings-two-kings-hint = One hill is next to both.
course-high-kings-two-kings-rest = Neither king is captured: a hill next to both is still vacant.

course-high-kings-game = A whole game
course-high-kings-game-before = Play a whole game against the computer (level 1). You begin here. The tutor says what each move does. A match is two games, and each player begins one; more points from both win it.


## poisoned-chalice

course-poisoned-chalice-edges = First the edges
course-poisoned-chalice-edges-before = First each side builds one ringfort on each of the four edges, never opposite another one. You are Blue, at the letters, and Red, at the numbers, took E7. Build on an edge.
course-poisoned-chalice-edges-after = Opposite means on the other edge, with the same letter or the same number.
course-poisoned-chalice-edges-hint = You may build on every edge hill but one.

course-poisoned-chalice-last-edge = One ringfort on each edge
course-poisoned-chalice-last-edge-before = You are Red now, with a ringfort on the north, west and south edge. Mark the hills that are left for your fourth.
course-poisoned-chalice-last-edge-after = After eight turns, four for each side, Battle begins.
course-poisoned-chalice-last-edge-hint = Look at the east edge, and across the board from it.
course-poisoned-chalice-last-edge-wrong-1 = It is opposite your ringfort on A3.
course-poisoned-chalice-last-edge-wrong-2 = You have C1 on this edge already.
course-poisoned-chalice-last-edge-wrong-3 = It is opposite Blue's ringfort on A6.

course-poisoned-chalice-rows-red = Where Red may build
course-poisoned-chalice-rows-red-before = In Battle Red's rows are the letters. A row is qualified if you have fewer ringforts in it than Blue, or equally many but at least one. Mark Red's qualified rows.
course-poisoned-chalice-rows-red-after = An equal count qualifies only if each side has at least one.
course-poisoned-chalice-rows-red-hint = Count both colors in each letter.
course-poisoned-chalice-rows-red-wrong-1 = It is 1 to 0: you have more than Blue.
course-poisoned-chalice-rows-red-wrong-2 = It is 0 to 0: nobody is there.
course-poisoned-chalice-rows-red-wrong-3 = It is 1 to 0: you have more than Blue.

course-poisoned-chalice-rows-blue = Where Blue may build
course-poisoned-chalice-rows-blue-before = Now you are Blue, and your rows are the numbers. Mark the qualified ones.
course-poisoned-chalice-rows-blue-after = On the same board each side has other rows.
course-poisoned-chalice-rows-blue-hint = Count both colors in each number.
course-poisoned-chalice-rows-blue-wrong-1 = It is 2 to 1: you have more than Red.
course-poisoned-chalice-rows-blue-wrong-2 = It is 0 to 0: nobody is there.

course-poisoned-chalice-build = Build in a qualified row
course-poisoned-chalice-build-before = You are Red. Build on a vacant hill in one of your qualified rows.
course-poisoned-chalice-build-after = Neighbors of one color are linked at once. The side with fewer kingdoms wins.
course-poisoned-chalice-build-hint = Choose one of the rows that you marked.

course-poisoned-chalice-not-yet = No capture while a row is qualified
course-poisoned-chalice-not-yet-before = B7 is besieged. But you have qualified rows, so you must build and cannot capture.
course-poisoned-chalice-not-yet-after = Unlike in Sacred Hill, captures wait here.
course-poisoned-chalice-not-yet-hint = Which letters are qualified for you?

course-poisoned-chalice-must-take = No qualified row: you must capture
course-poisoned-chalice-must-take-before = In every row you have more ringforts than Blue, so none is qualified. Now you must capture.
course-poisoned-chalice-must-take-after = Without a qualified row, capturing comes first.
course-poisoned-chalice-must-take-hint = One blue ringfort is besieged.

course-poisoned-chalice-anywhere = No row and no siege: build anywhere
course-poisoned-chalice-anywhere-before = You have no qualified row, and nothing is besieged. Build where you like.
course-poisoned-chalice-anywhere-after = More ringforts in every row look strong, but they bind you later.
course-poisoned-chalice-anywhere-hint = You may build on every vacant hill.

course-poisoned-chalice-bind = Your building can qualify rows for Blue
course-poisoned-chalice-bind-before = Each hill in a row of yours lies in a row of Blue's too. Rows 2 and 5 are not qualified for Blue. Build so that they stay so.
course-poisoned-chalice-bind-after = A ringfort of yours can qualify a row for Blue, but never take one away: only Blue's own do that.
course-poisoned-chalice-bind-hint = Keep out of rows 2 and 5.
course-poisoned-chalice-bind-near-1 = In row 2 you would have as many as Blue, in row 5 more. Either way that row would be qualified for Blue.

course-poisoned-chalice-points = A full board and the points
course-poisoned-chalice-points-before = The board is full, and both sides are OUT. The winner scores 2 points plus the difference in kingdoms. Red has 3 and Blue has 6. How many points does Red score?
course-poisoned-chalice-points-after = On a full board players go on capturing while they can. If kingdoms are even, more ringforts win.
course-poisoned-chalice-points-hint = 2 plus the difference.
course-poisoned-chalice-points-wrong-1 = 3 is the difference. The win adds 2.

course-poisoned-chalice-last-three = The last three hills
course-poisoned-chalice-last-three-before = Three hills are left, and one of them wins the game.
course-poisoned-chalice-last-three-after = Late hills are worth most where both sides want them.
course-poisoned-chalice-last-three-hint = Who is cut off at the west edge?
course-poisoned-chalice-last-three-near-1 = Blue answers on A5, and you lose the game.

course-poisoned-chalice-game = A whole game
course-poisoned-chalice-game-before = Play a whole game against the computer (level 1). The tutor says what each move does. The pairs of numbers at the edge count the ringforts in each row and column. As soon as you choose a hill, the marked columns become the rows where Blue may build after it.


## stone-of-destiny

course-stone-of-destiny-near-the-king = Build near the enemy king
course-stone-of-destiny-near-the-king-before = You are Blue. In the end fewer kingdoms win: groups of ringforts that bridges join. Red began: its first ringfort could go on any hill, and its king stands on it, here on D4. Build one or two hills away from that king, straight or diagonally. Your own king goes there.
course-stone-of-destiny-near-the-king-after = A knight's move from the king is not allowed here. Lots decide who begins a game.
course-stone-of-destiny-near-the-king-hint = There are eight directions, with one or two steps in each.

course-stone-of-destiny-behind = Nothing blocks the way
course-stone-of-destiny-behind-before = You are Red now, and Blue's king stands on D4. Ringforts in between do not matter. How many hills may you build on?
course-stone-of-destiny-behind-after = Your king goes where you build, and Blue must build near your king in its next turn. So you decide where Blue may build.
course-stone-of-destiny-behind-hint = Go round the king: one step, then two, in all eight directions.
course-stone-of-destiny-behind-wrong-1 = Hills behind a ringfort count too.
course-stone-of-destiny-behind-wrong-2 = Hills with a ringfort on them do not count.

course-stone-of-destiny-blocked = No hill near the king
course-stone-of-destiny-blocked-before = You are Red. All hills one or two steps from Blue's king are taken. Then you may build anywhere.
course-stone-of-destiny-blocked-after = This goes on until the board is full: 23 ringforts of the side that began, and 22 of the other. Until then there are no bridges and no captures.
course-stone-of-destiny-blocked-hint = Choose any vacant hill.

course-stone-of-destiny-swap = A turn in Battle
course-stone-of-destiny-swap-before = The board is full, and there is no bridge yet: Battle begins. Red, who built first, has 23 ringforts. You are Blue: you have 22 and one spare, so you begin. First, take any red ringfort but the king's. Second, your spare takes its place. Third, your king goes there. Fourth, set a bridge between two neighbors of yours.
course-stone-of-destiny-swap-after = The ringfort that you took is Red's spare now. You may take one anywhere on the board, however far away your king stands. The bridge must be set, between any two neighbors of yours that have none, even in one kingdom. If there are none, the turn ends without it.
course-stone-of-destiny-swap-hint = First choose a red ringfort, then a place between two blue ones next to each other.

course-stone-of-destiny-who-can-go = Which ringforts can be taken
course-stone-of-destiny-who-can-go-before = Battle has gone on for some turns. You are Red, and it is your turn, so the spare is yours. You can take a blue ringfort if it has no bridge and the king is not on it. Mark all of these.
course-stone-of-destiny-who-can-go-after = A bridge protects a ringfort, and so does the king.
course-stone-of-destiny-who-can-go-hint = Few have no bridge, and one of them is guarded.
course-stone-of-destiny-who-can-go-wrong-1 = The king stands on it.
course-stone-of-destiny-who-can-go-wrong-2 = It has a bridge to C1.
course-stone-of-destiny-who-can-go-wrong-3 = It is your own.

course-stone-of-destiny-guard = Protect what your king leaves
course-stone-of-destiny-guard-before = You are Red. In its turn Blue would take a ringfort of yours that has no bridge. Take one of Blue's, and set your bridge so that Blue has nothing to take.
course-stone-of-destiny-guard-after = Blue has nothing to take and is OUT: the game ends at once. At its end bridges link all neighbors of one color, as you see.
course-stone-of-destiny-guard-hint = Your king leaves F4, which then stands there without a bridge.
course-stone-of-destiny-guard-near-1 = Blue still finds a red ringfort without a bridge.

course-stone-of-destiny-all-linked = At the end all neighbors are linked
course-stone-of-destiny-all-linked-before = When the game ends, bridges link all neighbors of one color. How many kingdoms does Blue have now?
course-stone-of-destiny-all-linked-after = The side with fewer kingdoms wins, not the side with more bridges.
course-stone-of-destiny-all-linked-hint = Go round Blue's groups one by one.
course-stone-of-destiny-all-linked-wrong-1 = All neighbors have a bridge now, and that joins some groups.
course-stone-of-destiny-all-linked-wrong-2 = 22 is the number of ringforts.

course-stone-of-destiny-points = The points, and 23 to 22
course-stone-of-destiny-points-before = The winner scores 2 points plus the difference in kingdoms. Red has 1, and Blue has 3. How many points does Red score?
course-stone-of-destiny-points-after = If kingdoms are even, more ringforts win: the side that took last has 23, and the other has 22 and the spare. The side with 23 wins and scores 2 + 1 = 3 points, so no game is drawn.
course-stone-of-destiny-points-hint = 2 plus the difference.
course-stone-of-destiny-points-wrong-1 = It is 2 for the win and 2 for the difference.
course-stone-of-destiny-points-wrong-2 = 3 is for even kingdoms, with 23 ringforts to 22.

course-stone-of-destiny-last-stand = The last bridge
course-stone-of-destiny-last-stand-before = You are Red. Once more, take a ringfort, and set the one bridge that ends the game.
course-stone-of-destiny-last-stand-after = Kingdoms are even, so you win by 23 ringforts to 22 and score 3.
course-stone-of-destiny-last-stand-hint = Which red ringfort loses its guard?
course-stone-of-destiny-last-stand-near-1 = Blue still finds a red ringfort without a bridge.

course-stone-of-destiny-game = A whole game
course-stone-of-destiny-game-before = Play a whole game against the computer (level 1). The tutor says what each move does. The game is long, for all forty-five hills are built on first.


## seat-of-kings

course-seat-of-kings-array = A card is a shape that slides
course-seat-of-kings-array-before = You are Blue. Pieces climb rank by rank: Farmers (F), Herdsmen (H), Warriors (W), Chieftains (C), and the King position (K), the throne of the region. Whoever holds two thrones wins. Card 1 places a piece on a Farmer position; the position on its left, which the card shows in grey, only has to exist. Mark every position in Ulster on which this card can place its piece.
course-seat-of-kings-array-after = The grey position may be empty or taken. Cards slide only left and right.
course-seat-of-kings-array-hint = Slide the card along the Farmers.
course-seat-of-kings-array-wrong-1 = There is no position to the left of F1.
course-seat-of-kings-array-wrong-2 = The card shows a Farmer, and H1 is for a Herdsman.

course-seat-of-kings-empty-first = Empty positions come first
course-seat-of-kings-empty-first-before = The card must place on an empty position if it can reach one. Place a piece in Ulster.
course-seat-of-kings-empty-first-after = F1 is empty too, but this card cannot reach it. A card with two arrows goes where most of its positions are empty: two before one, one before none. You may place a piece on each of them, on one or on none. Placing costs nothing in a region with pieces.
course-seat-of-kings-empty-first-hint = F1 is empty too, but the card does not reach it.
course-seat-of-kings-empty-first-rest = No piece was placed. Choose the card, then the empty position that it reaches.
course-seat-of-kings-empty-first-elsewhere-1 = Card 31 has two arrows, on Farmers side by side, and nowhere are both of them empty. May you choose F1 and F2, where none is empty?

course-seat-of-kings-take = The top piece controls the stack
course-seat-of-kings-take-before = No Farmer position is empty, so you may place on other pieces. A stack belongs to the player whose piece is on top. Take the stack in which a piece of yours lies under Red's.
course-seat-of-kings-take-after = Red's piece is now a captive under yours. Your own captive went back to your stock, the pieces that are off the board.
course-seat-of-kings-take-hint = Look at the small pieces under the top ones.
course-seat-of-kings-take-near-1 = It takes a red piece, but frees none of yours.
course-seat-of-kings-take-rest = Your piece in the stack on F2 is still under Red's.

course-seat-of-kings-fee = Paying and earning cumals
course-seat-of-kings-fee-before = Cumals are the money of the game. The first piece in an empty region costs 2 of them, and you have 1. Choose the card, and do what brings you 2 cumals.
course-seat-of-kings-fee-after = You discarded a card for 2 cumals. In a round each player has three turns. The Starting Player, who goes first, pays nothing for an empty region in all of round 1.
course-seat-of-kings-fee-hint = You may discard any card.
course-seat-of-kings-fee-near-1 = The card can be played there, but brings no cumals.
course-seat-of-kings-fee-rest = That brings no cumals. Discarding the card would bring 2.

course-seat-of-kings-promote = Two side by side promote a third
course-seat-of-kings-promote-before = If two pieces of yours stand side by side, you can promote: a third piece goes to the position above both. Place one, choose “activate” (it costs what the coin on the card says, here nothing), and promote to H2.
course-seat-of-kings-promote-after = When you pay, every position under an arrow of the card that is yours now is activated, even one that was yours before; each gets a small sun. You can promote from two positions of yours side by side if at least one of them is activated. You need not pay, but then you cannot promote.
course-seat-of-kings-promote-hint = H2 lies above F2 and F3.
course-seat-of-kings-promote-near-1 = From F1 and F2 you promote to H1, but the task is H2.
course-seat-of-kings-promote-near-2 = You placed, but did not promote. Choose “activate” and then “promote to H2”.
course-seat-of-kings-promote-rest = No piece of yours stands on H2. For that you need a pair on F2 and F3.

course-seat-of-kings-climb = Pay once and climb on
course-seat-of-kings-climb-before = You pay the cost once, and then go on climbing while you have a pair. Reach C1 with your 1 cumal.
course-seat-of-kings-climb-after = The cost is for the card, not for each step. If the position above an activated pair is yours already, it is activated too, and you can promote from it and the one next to it. A promotion onto an opponent's piece captures it.
course-seat-of-kings-climb-hint = From H1 and H2 you promote to W1, then from W1 and W2 to C1.
course-seat-of-kings-climb-near-1 = You stopped below C1. Choose “activate”, and then each promotion.
course-seat-of-kings-climb-rest = You have not reached C1. With card 13 on H2 you get a pair on H1 and H2.

course-seat-of-kings-fort = Two of yours make a fort
course-seat-of-kings-fort-before = A second piece of yours on top of your own makes a fort. You can have one in each region, but never on the throne. You have one on F1: make a new one on F3 in its place.
course-seat-of-kings-fort-after = Red attacked F3. Only your top piece is gone. Red placed nothing, and you still hold the position.
course-seat-of-kings-fort-hint = Place on F3, and the old fort loses its top piece.
course-seat-of-kings-fort-near-1 = That takes F2, and your fort stays on F1.
course-seat-of-kings-fort-rest = Your fort is still on F1. A second piece on F3 makes a new one.

course-seat-of-kings-stone = The Stone of Destiny swaps two pieces
course-seat-of-kings-stone-before = The Stone swaps two pieces of one region, but none on the throne. For 3 cumals you then activate yours that moved. Get a piece onto H1.
course-seat-of-kings-stone-after = Captives can be swapped too, and so can the pieces of a fort.
course-seat-of-kings-stone-hint = Your piece on F4 is of no use where it stands.
course-seat-of-kings-stone-near-1 = You swapped, but did not promote. Choose “activate” and then “promote to H1”.
course-seat-of-kings-stone-rest = No piece of yours stands on H1. For that you need a pair on F1 and F2.

course-seat-of-kings-amnesty = An amnesty frees all captives
course-seat-of-kings-amnesty-before = Three of your pieces lie under red ones. For 4 cumals and any card, all captives of a region go home. Free yours.
course-seat-of-kings-amnesty-after = It sends the lower piece of a fort home too, as Red's here. Now you know all four turns: play a card and place, use a Stone, declare an amnesty, or discard for 2 cumals.
course-seat-of-kings-amnesty-hint = An amnesty is your whole turn, and it uses up the card.
course-seat-of-kings-amnesty-near-1 = There are no captives in that region.
course-seat-of-kings-amnesty-near-2 = That frees no captive.
course-seat-of-kings-amnesty-rest = Your three pieces in Ulster are still captives.

course-seat-of-kings-traitor = A traitor for 1 cumal
course-seat-of-kings-traitor-before = The round ends, and traitors come first. Red holds most positions in Ulster: Red is dominant there, so its traitor is offered to you. For 1 cumal a card is turned up, and on one of its positions your piece replaces Red's. Then activate for your other cumal, and reach H2.
course-seat-of-kings-traitor-after = No fort gives shelter from it. The player on the throne is dominant, otherwise the one who alone holds most positions. Of the others with a piece there, even if it is only a captive, the one who holds most is asked first, then the next clockwise. Without a cumal you cannot have it. The buyer pays before seeing the card.
course-seat-of-kings-traitor-hint = Which exchange gives you two side by side below H2?
course-seat-of-kings-traitor-near-1 = Without a traitor Ulster stays Red's.
course-seat-of-kings-traitor-near-2 = Your piece stands on F2. Choose “activate” as well, and then “promote to H2”.
course-seat-of-kings-traitor-rest = You have the traitor, but no piece on H2. For that you need a pair on F2 and F3.
course-seat-of-kings-traitor-elsewhere-1 = You have bought the traitor with your last cumal. May you activate as well?

course-seat-of-kings-income = What brings income
course-seat-of-kings-income-before = After the traitors comes income. You get 1 cumal for every rank of a region in which you alone hold most positions, and 1 more for every rank in which you hold a position in more than one region. Look at Leinster and at Ulster (press the name of a region to see it). What is Blue's income?
course-seat-of-kings-income-after = Blue gets 3 in Leinster, for Herdsmen, Warriors and Chieftains, and 1 for Herdsmen in both. Yellow gets 6: for Farmers and Warriors in Ulster, Farmers in Leinster, and all three ranks in both. A rank in three regions brings no more than in two: still 1. The throne brings nothing.
course-seat-of-kings-income-hint = Leinster pays Blue for Herdsmen, Warriors and Chieftains.
course-seat-of-kings-income-wrong-1 = You hold a Herdsman in both regions, which is 1 more.
course-seat-of-kings-income-wrong-2 = Herdsmen in Ulster are 1 to 1, so nobody is paid for them.
course-seat-of-kings-income-wrong-3 = 6 is Yellow's income.

course-seat-of-kings-king = The throne of a region
course-seat-of-kings-king-before = It is the last turn of the round, and you have 2 cumals. Climb to the throne of Ulster. Until the round ends your piece there is a piece like any other: a promotion can capture it.
course-seat-of-kings-king-after = The region is cleared: pieces go home, captives under another player's pieces become that player's prisoners, and your King piece takes the throne. With two players the region is closed now. With more it stays open, and you may place a garrison of two. Only one thing removes a King piece: an opponent's promotion to that throne. It places nothing, so the throne is empty then.
course-seat-of-kings-king-hint = From W1 and W2 you promote to C1, then from C1 and C2 to the throne.
course-seat-of-kings-king-near-1 = You stopped below the throne. Choose “activate”, and then each promotion.
course-seat-of-kings-king-rest = You have not reached the throne. Card 10 on W2 gives you a pair on W1 and W2.

course-seat-of-kings-ransom = Ransom for prisoners
course-seat-of-kings-ransom-before = At the end of a round players first exchange prisoners one for one. After that Red still holds 4 of yours. 1 cumal frees one, 2 free two, 3 free all. Free them all.
course-seat-of-kings-ransom-after = Red gets the cumals. You have only 20 pieces, and without one in stock you can neither place nor promote. So a round ends in this order: traitors, income, new kings, prisoners, the next Starting Player.
course-seat-of-kings-ransom-hint = How many come home for 3?
course-seat-of-kings-ransom-near-1 = One comes home, and three stay.
course-seat-of-kings-ransom-near-2 = Two come home, and two stay.
course-seat-of-kings-ransom-near-3 = You may pay nothing, but then all stay.
course-seat-of-kings-ransom-elsewhere-1 = Red holds only two pieces of yours. May you pay for three?

course-seat-of-kings-crown = Two thrones win at once
course-seat-of-kings-crown-before = You have won Connacht, and Red has won Ulster. Both kings stay, so a third region is open: Leinster, chosen by the new Starting Player. (At the end of each round the Starting Player names another player for the next one.) The player who takes its throne wins at once, even in the middle of a round. Take it.
course-seat-of-kings-crown-after = You hold two thrones at the same time: you are the Ard Rí, the High King of Ireland.
course-seat-of-kings-crown-hint = From W2 and W3 you promote to C2, then from C1 and C2 to the throne.
course-seat-of-kings-crown-near-1 = You stopped below the throne. Choose “activate”, and then each promotion.
course-seat-of-kings-crown-rest = The throne of Leinster is still empty. Card 10 on W2 gives you a pair on W2 and W3.

course-seat-of-kings-game = A first game
course-seat-of-kings-game-before = Play against the computer (level 1), with the tutor. Keep three of your six cards; the other three are for the next round. Small numbers on the board show what has changed since your turn: 1 in the first turn after it, 2 in the second. The step is done when a region is won or round 4 is over, and you may play on.


## sacred-hill-2

course-sacred-hill-2-priority = The order of priority
course-sacred-hill-2-priority-before = Only Battle is different in Level 2. Each vacant hill has an order of priority: the number of your ringforts next to it. What is Red's order for C5?
course-sacred-hill-2-priority-after = Each side has its own orders. For Blue, C5 is 0.
course-sacred-hill-2-priority-hint = Count red neighbors only.
course-sacred-hill-2-priority-wrong-1 = Count all four sides: C6, C4, B5 and D5.

course-sacred-hill-2-highest = Build where the order is highest
course-sacred-hill-2-highest-before = You must build on a hill of your highest order. Which one is it?
course-sacred-hill-2-highest-after = Here you had no choice, for 4 is the highest order on the board.
course-sacred-hill-2-highest-hint = D4 has 2, and C3 has 2. Does any hill have more?

course-sacred-hill-2-equals = A choice among equals
course-sacred-hill-2-equals-before = Several hills can share your highest order, and among them you may choose. Mark all hills of your highest order.
course-sacred-hill-2-equals-after = One ringfort raises the orders of the hills around it, so chains begin.
course-sacred-hill-2-equals-hint = Look between C5 and B4.
course-sacred-hill-2-equals-wrong-1 = It has one red neighbor, and other hills have two.
course-sacred-hill-2-equals-wrong-2 = It has one red neighbor, and other hills have two.

course-sacred-hill-2-lull = A lull: no order above 1
course-sacred-hill-2-lull-before = You are Blue. No hill has two of your ringforts next to it: this is a lull. You must still build next to one of yours.
course-sacred-hill-2-lull-after = In a lull you choose where the next chain begins.
course-sacred-hill-2-lull-hint = 1 is the highest order now.

course-sacred-hill-2-capture-waits = A siege has an order too
course-sacred-hill-2-capture-waits-before = A besieged ringfort has the number of its besiegers as its order. B1 is besieged by two, and other hills have 2 as well. So the capture may wait.
course-sacred-hill-2-capture-waits-after = In Level 1 you would have to capture. Here you must play the highest order, whatever it is.
course-sacred-hill-2-capture-waits-hint = You have three hills to choose from.

course-sacred-hill-2-capture-now = An order of 4 cannot wait
course-sacred-hill-2-capture-now-before = F5 is besieged by four. Look at the orders, then play.
course-sacred-hill-2-capture-now-after = 4 is the highest order on the board, so you had to capture now.
course-sacred-hill-2-capture-now-hint = E4 has 2. What does F5 have?

course-sacred-hill-2-steer = Prepare your next order
course-sacred-hill-2-steer-before = This is a lull with five hills of order 1. One of them makes an order of 4 for your next turn, and wins.
course-sacred-hill-2-steer-after = A siege of four has the highest order there is. Next turn you capture D4 and join your kingdoms.
course-sacred-hill-2-steer-hint = D4 stands alone. How many red neighbors does it have?
course-sacred-hill-2-steer-near-1 = Blue builds on C4. D4 is saved, and your kingdoms stay apart.

course-sacred-hill-2-game = A game
course-sacred-hill-2-game-before = Play a game against the computer (level 1). The board shows the orders.


## doubles

course-doubles-shared-row = The row that you share
course-doubles-shared-row-before = You are South and play red with North, your partner. Your area is rows 1 to 4, and North's is rows 4 to 7. Begin on the row that you share.
course-doubles-shared-row-after = Blue's partners, West and East, share column D.
course-doubles-shared-row-hint = Which row is in both areas?

course-doubles-partners-leap = Your partner's ringforts count for you
course-doubles-partners-leap-before = You are North now. Make a knight's move from South's E4, but only into your rows 4 to 7. Mark your hills.
course-doubles-partners-leap-after = All ringforts of your color count, wherever they are. You build only in your own area.
course-doubles-partners-leap-hint = There are eight leaps, and half of them go south.
course-doubles-partners-leap-wrong-1 = It is a knight's move, but into South's rows.
course-doubles-partners-leap-wrong-2 = It lies in South's rows.
course-doubles-partners-leap-wrong-3 = It is closer to E4 than a knight's move.

course-doubles-battle-area = Battle in your own area
course-doubles-battle-area-before = You are South, and Battle has begun. Many hills are next to a red ringfort. Build on one in your area.
course-doubles-battle-area-after = When one player announces BATTLE, it begins for all four.
course-doubles-battle-area-hint = Stay in rows 1 to 4.

course-doubles-partners-capture = A siege in your partner's area
course-doubles-partners-capture-before = B5 is besieged, but it lies in North's rows. Play in yours.
course-doubles-partners-capture-after = When it is North's turn, North must capture it.
course-doubles-partners-capture-hint = Row 5 is not in your area.

course-doubles-partner-must = Your partner must capture
course-doubles-partner-must-before = Now you are North, and B5 is in your rows. It is besieged, so you must capture it.
course-doubles-partner-must-after = A siege on the row that you share is for the partner who plays first.
course-doubles-partner-must-hint = Choose the besieged ringfort.

course-doubles-bridge-across = Bridges cross areas
course-doubles-bridge-across-before = This is Four Treasures in doubles, and you are South. The areas are the same, from the first turn on. Build where you also link with North's C5.
course-doubles-bridge-across-after = A bridge can lead from one area to the other.
course-doubles-bridge-across-hint = Look between your ringfort and North's.
course-doubles-bridge-across-near-1 = D4 links with E4 only, and B4 with nothing.
course-doubles-bridge-across-rest = That hill is not next to C5, so there is no link with North.

course-doubles-unfilled = The end of a game of four
course-doubles-unfilled-before = After OUT each of the three others has one more turn, so hills may stay vacant. Here each side has 23 bridges and 22 ringforts. How many points does Red score?
course-doubles-unfilled-after = It is a draw. A match is four games, and each player starts one.
course-doubles-unfilled-hint = Bridges and ringforts are both even.
course-doubles-unfilled-wrong-1 = 2 is for a win. Nobody has won, so each side scores 1.
course-doubles-unfilled-wrong-2 = A draw scores 1 for each side.

course-doubles-game = A game of four
course-doubles-game-before = Play a game as South. The computer is your partner and plays both opponents too. The two numbers next to a player's letter, such as 12:8, count the ringforts in that player's area, your side's first.


## high-kings-2

course-high-kings-2-sacrifice = Give a besieged ringfort away
course-high-kings-2-sacrifice-before = You are Blue, you have lost one king, and no king of yours can build. In Level 2 you may then move back and sacrifice a besieged ringfort. Move from C5 to B3, and give it to Red.
course-high-kings-2-sacrifice-after = The ringfort that you gave away is one kingdom less for you. Your king is stranded there and cannot be captured.
course-high-kings-2-sacrifice-hint = Which ringfort of yours is besieged?
course-high-kings-2-sacrifice-near-1 = This is a plain move back. B3 stays yours and counts as one more kingdom.
course-high-kings-2-sacrifice-near-2 = Passing ends the game, and you can have more points.
course-high-kings-2-sacrifice-rest = That gives nothing away. Move from C5 to B3, and give that ringfort to Red.

course-high-kings-2-escape = Bring the stranded king home
course-high-kings-2-escape-before = Red passed, so this is your last turn. Only the stranded king may move. Bring it home to a ringfort of yours.
course-high-kings-2-escape-after = You win by 4 kingdoms to 6, with 2 + 2 = 4 points. Red scores 1 for the captured king.
course-high-kings-2-escape-hint = Move it to any ringfort of yours that it reaches, without giving that one away.
course-high-kings-2-escape-near-1 = The king is still stranded at the end, so it is lost. That makes two lost kings, and Red wins.

course-high-kings-2-again = Two sacrifices in a row
course-high-kings-2-again-before = This time Red did not pass but played on. The same king may give up a second ringfort.
course-high-kings-2-again-turn-2 = Red has passed. Your king on C1 is stranded, so it must move to a ringfort of yours.
course-high-kings-2-again-after = Two ringforts given away are two kingdoms less, so you win by 3 to 6.
course-high-kings-2-again-hint = C1 is besieged too.
course-high-kings-2-again-turn-2-hint = Of the ringforts in reach only E2 is yours.
course-high-kings-2-again-near-1 = Your king is safe, but you keep one more kingdom.
course-high-kings-2-again-rest = The king on B3 moved, but gave no second ringfort away.

course-high-kings-2-trapped = A stranded king without a move
course-high-kings-2-trapped-before = You are Red. Blue's king is stranded on B6, and no leap leads away, whether to D5, D7, A4 or C4. Make any move.
course-high-kings-2-trapped-after = A stranded king that cannot move counts as captured. Blue has now lost two kings and the game.
course-high-kings-2-trapped-hint = Look where the king on B6 could go.

course-high-kings-2-game = A game
course-high-kings-2-game-before = Play a game against the computer (level 1).


## seat-of-kings-more

course-seat-of-kings-more-keep = Three cards of six
course-seat-of-kings-more-keep-before = Three players play in three regions. You are dealt six cards and keep three for this round. The rest is your next hand.
course-seat-of-kings-more-keep-after = Nobody sees which cards you kept.
course-seat-of-kings-more-keep-hint = A card that places two pieces goes well with something cheap.
course-seat-of-kings-more-keep-elsewhere-1 = Nobody knows yet who is Starting Player. May you choose your cards?

course-seat-of-kings-more-option = Who is offered the traitor
course-seat-of-kings-more-option-before = Red holds most in Ulster and cannot have its traitor. Of the others you hold most, so you are asked first. Decline, and see who is next.
course-seat-of-kings-more-option-after = The offer goes on clockwise to White. Players who are tied turn up a card, and the highest is asked first.
course-seat-of-kings-more-option-hint = Declining costs nothing.
course-seat-of-kings-more-option-rest = You took the traitor, so nobody else was asked. Decline, and see who is next.
course-seat-of-kings-more-option-elsewhere-1 = Three players are tied, so each turns a card. After yours the deck is empty. May you buy the traitor already?

course-seat-of-kings-more-garrison = A garrison guards an open region
course-seat-of-kings-more-garrison-before = With three or four players a won region stays open. Set up a garrison in it, besides your King piece: one or two pieces.
course-seat-of-kings-more-garrison-after = A garrison is free to set up or to leave out. It makes the climb harder for others, most of all on C1 and C2.
course-seat-of-kings-more-garrison-hint = Any empty position will do, except the throne.
course-seat-of-kings-more-garrison-near-1 = That is allowed, but now only your King piece is left to guard the region. Set up at least one piece.

course-seat-of-kings-more-king-falls = How a King piece falls
course-seat-of-kings-more-king-falls-before = Red's King piece sits in Ulster. Only a promotion to the throne removes it. Climb to the throne.
course-seat-of-kings-more-king-falls-after = It goes home, and nothing of yours is placed. To be king there you must climb again in another turn.
course-seat-of-kings-more-king-falls-hint = Climb as if you were to take the throne.
course-seat-of-kings-more-king-falls-rest = Red's King piece still stands on the throne. Climb from W1 and W2.

course-seat-of-kings-more-two-forts = A Stone can make a second fort
course-seat-of-kings-more-two-forts-before = Your Stone of Destiny made a second fort, on F3. You can have only one in a region. Which one do you keep?
course-seat-of-kings-more-two-forts-after = A Stone can make forts for other players too.
course-seat-of-kings-more-two-forts-hint = The other fort loses its top piece.

course-seat-of-kings-more-no-stock = No piece left in stock
course-seat-of-kings-more-no-stock-before = All your 20 pieces are out: 7 on the board, and 13 are Red's prisoners. You have 1 cumal and card 17: play it or discard it. Which of the two helps to bring your pieces home?
course-seat-of-kings-more-no-stock-after = Without stock you can neither place nor promote. At the end of the round 3 cumals bring all 13 home.
course-seat-of-kings-more-no-stock-hint = Three cumals ransom all of them.
course-seat-of-kings-more-no-stock-rest = Without stock nothing was placed, and you still have only 1 cumal.

course-seat-of-kings-more-all-yours = Fifteen positions win a region
course-seat-of-kings-more-all-yours-before = Thirteen positions of Ulster are yours, the throne too. Your card reaches the last two. Take both.
course-seat-of-kings-more-all-yours-after = All fifteen are yours, so the region is won at once, in the middle of the round.
course-seat-of-kings-more-all-yours-hint = F1 is empty, and F2 is Red's.
course-seat-of-kings-more-all-yours-rest = At least one position of Ulster is not yours yet. The card places two pieces.
course-seat-of-kings-more-all-yours-elsewhere-1 = You have won Ulster before all your pieces were placed. May you activate now?

course-seat-of-kings-more-third-region = The third region
course-seat-of-kings-more-third-region-before = In a game of two each player has won a region. The new Starting Player now opens a third. Choose it.
course-seat-of-kings-more-third-region-after = The player who takes its throne wins.
course-seat-of-kings-more-third-region-hint = The two regions that are won stay closed.

course-seat-of-kings-more-starter = The next Starting Player
course-seat-of-kings-more-starter-before = You were the Starting Player of this round. Name the next one, anybody but yourself.
course-seat-of-kings-more-starter-after = A game that nobody has won after 60 rounds is a draw. At the table you can agree on fewer rounds.
course-seat-of-kings-more-starter-hint = The player who is last can answer everything. The player who is first gets there first.
course-seat-of-kings-more-starter-elsewhere-1 = Two rounds were agreed, and both are over. May you discard a card?
course-seat-of-kings-more-starter-elsewhere-2 = You hold the throne of Leinster, the third region. May you discard a card?

course-seat-of-kings-more-game = A game of three
course-seat-of-kings-more-game-before = Play a game of three against the computer (level 1).
