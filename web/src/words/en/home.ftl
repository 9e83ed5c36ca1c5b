### The first page, the page where a table is made, and the table before its game.

## First page

home-tagline = Load the ferries before the flood comes
# The name of a guest who has not chosen one.
home-guest = Guest
home-now-title = Play now
home-now-text = You and two bots, three rounds. It begins at once.
home-now-button = Play
home-friends-title = With friends
home-friends-text = Make a table and send its link. It is played in the browser, and nobody needs an account.
home-friends-button = Make a table
home-alone-title = Alone
home-alone-text = Load every animal, one by one. Choose how many there are.
home-solo =
    { $level ->
        [beginner] Beginner
        [advanced] Advanced
       *[expert] Expert
    }
home-solo-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
home-starting = The table is being laid …

home-running-title = Your tables
home-running-turn = Your turn
home-running-wait = { $name } is to act
home-running-open = Waiting for players
home-running-with =
    { $count ->
        [0] Alone
       *[other] With { $names }
    }

home-open-title = Open tables
home-open-none = Nobody is waiting just now. Make a public table, and others find it here.
home-open-free =
    { $free ->
        [one] { $free } of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
home-open-look = View
home-open-more = More tables
home-open-again = Refresh

home-how-title = The game in a minute
home-how-load = Load one animal of your hand on the ferry where Noah stands.
home-how-sex = The first two animals decide: then males and females alternate, or all are the same.
home-how-noah = A male sends Noah across the ring, a female to a dock next to his.
home-how-depart = At exactly 21 the ferry leaves, and you give cards away. Too heavy is not allowed.
home-how-end = The round is over when a hand is empty. Tears on the cards you still hold are penalty points.
home-how-more = All the rules and every card

home-look-title = As you like it

## Making a table

home-new-title = Make a table
home-new-players = Players
home-new-seats = Who sits where
home-new-seat = Seat { $seat }
home-new-me = You
home-new-open = Open: somebody who comes
home-new-bot = Bot: { home-bot }
home-bot =
    { $level ->
        [random] Random
        [greedy] Greedy
        [beginner] Beginner
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[other] { $name }
    }
home-bot-line =
    { $level ->
        [random] Plays at random.
        [greedy] Takes the best of every turn and does not look beyond it.
        [beginner] Still learning: has a good idea now and then.
        [easy] Knows how it goes, and slips every third move.
        [medium] Plays each turn as well as it can, one turn at a time.
        [hard] Thinks ahead, and remembers what you took back.
        [expert] Thinks far ahead, and forgives nothing.
       *[other] { $line }
    }
home-new-ending = Ending
home-new-rounds = Three rounds
home-new-rounds-text = The fewest penalty points after three rounds win.
home-new-reach = Up to 26
home-new-reach-text = Rounds are played until somebody has 26 penalty points or more; the fewest win.
home-new-bonus = Bonus cards
home-new-frog = Frogs
home-new-frog-text = They replace the snails. A frog may weigh 2 to 5 where that makes the ferry leave at once.
home-new-crocodile = Crocodiles
home-new-crocodile-text = They replace the donkeys. The first animal aboard flees into another hand, and you lose two penalty points.
home-new-roommates = Roommates
home-new-roommates-text = One of the ferries takes no species twice.
home-new-who = Who may come
home-new-link = By link
home-new-link-text = Only those to whom you send the link find the table.
home-new-public = Everybody
home-new-public-text = The table is on the first page, and anybody may take an open seat.
home-new-more = More
home-new-watchers = Watchers
home-new-watchers-text = Others may look on; they see no hand.
home-new-memory = Memory aid
home-new-memory-text = Everybody is shown which cards another hand must hold, as far as that was seen.
home-new-alone-now = No seat is open: the game begins at once.
home-new-button = Make the table

## Before the game

home-wait-title = Waiting for players
home-wait-invited = { $name } invites you to a game
home-wait-text =
    { $free ->
        [one] { $free } seat is open. The game begins when it is taken.
       *[other] { $free } seats are open. The game begins when all are taken.
    }
home-wait-full = Every seat is taken. The host starts the game.
home-wait-invite = Invite
home-wait-link = The link of this table
home-wait-copy = Copy
home-wait-copied = Copied
home-wait-share = Share
home-wait-share-text = A seat is free at my table of { app-name }.
home-wait-qr = The link as a QR code, to be read by a camera
home-wait-seats = Seats
home-wait-open = Open
home-wait-you = You
home-wait-host = Host
home-wait-away = Away
home-wait-sit = Sit here
home-wait-join = Sit down
home-wait-leave = Get up
home-wait-start = Start now
home-wait-start-text = Then bots take the open seats:
home-wait-options = This game
home-wait-no-seat = No seat is free. As soon as the game begins, you can watch it here.
home-wait-no-watchers = Without watchers
