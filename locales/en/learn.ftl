### The courses as a place: their list, the frame of a step, and what is said of answers that no course foresees.

learn = Learn
learn-about = Each course teaches one game on its board, in small steps. You play; the board answers.
learn-none = There is no course “{ $course }”. These are the courses.
learn-no-step = This course has no step “{ $step }” any more.
learn-newer = A newer version of this page keeps your progress here. It stays as it is; what you do now is not kept.
learn-unkept = Your browser keeps nothing, so your progress ends with this visit.
learn-length = { $steps } steps, about { $minutes } minutes.
learn-done = { $done } of { $steps } done.
learn-begin = Begin
learn-go-on = Go on
learn-again = Begin again
learn-next-course = Next course: { $course }
learn-warm-up = Warm up with the hardest step
learn-rules = Read the rules
learn-forget = Forget my progress in this course
learn-all = All courses
learn-step-done = (done)
learn-close = Leave
learn-steps = Steps
learn-step = Step { $number } of { $steps }
learn-hint = Show me
learn-next = Next
# The next step is one that was shown before.
learn-next-again = Next: once more
learn-once-more = Once more, without help
learn-look = Look at what is marked on the board.
learn-right = Right.
learn-skip = Skip
learn-back = Take it back
learn-elsewhere = Another example
learn-elsewhere-next = One more example
learn-elsewhere-back = Back to the step
learn-you = (you)
learn-check = Check
learn-number = Number:
# $number: what was to be counted.
learn-answer = The answer is { $number }.
learn-counted-bridges = The numbers on the board count the bridges.
learn-counted-kingdoms = The numbers on the board count the kingdoms.
learn-counted-points = The numbers on the board count the kingdoms.
learn-counted-moves = The numbers on the board count the hills where you may build.
learn-counted-priority = The numbers on the board count the neighbors.
learn-play = Play the computer, level { $level }
learn-count = Count once more.
# $hills: the marks too many.
learn-extra =
    { $count ->
        [one] { $hills } does not belong.
       *[other] { $hills } do not belong.
    }
# What is said of one mark among others. $words: a sentence.
learn-of-mark = { $hill }: { $words }
learn-more =
    { $count ->
        [one] One more is missing.
       *[other] { $count } more are missing.
    }

## The names of the courses

course-four-treasures = Four Treasures
    .about = Build bridges, surround what stands alone, and take it. The best game to begin with.
course-sacred-hill = Sacred Hill
    .about = First knight’s moves, then bridges: join your ringforts to as few kingdoms as you can.
course-high-kings = High Kings of Tara
    .about = Three kings a side build ringforts, and hunt each other.
course-poisoned-chalice = Poisoned Chalice
    .about = Rows and columns say where you may build, and when you must take.
course-stone-of-destiny = Stone of Destiny
    .about = One king a side. The board fills up; then ringforts are taken and bridges kept.
course-seat-of-kings = Tara, Seat of Kings
    .about = Cards, Farmers and Warriors: climb to the throne of a region, against one opponent.
course-sacred-hill-2 = Sacred Hill, Level 2
    .about = Orders of priority say where you must build.
course-high-kings-2 = High Kings of Tara, Level 2
    .about = Give away a besieged ringfort, and bring the stranded king home.
course-doubles = Doubles
    .about = Two against two: areas, partners, and three turns after OUT.
course-seat-of-kings-more = Tara, Seat of Kings: more
    .about = What happens less often, and what is different with three or four players.
