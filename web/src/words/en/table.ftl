### The table while it is played, and when it is over.
###
### $dock is the number of a dock (0 to 4), $room what a ferry may still take, $need and $next the sex wanted (m, f, none).

## The screen and its parts

table-brand = Noah
table-heading = The table
table-side = Players, score and log
table-players = Other players
table-docks = The five docks
table-reserve = Reserve
table-actions = What to do
table-hand = Your hand
table-log = Log
table-current = The ferry where Noah stands
table-score = Penalty points
table-you = You
table-open-seat = Open seat
table-settings = Settings, in a new tab
table-menu = Menu
table-dismiss = Dismiss
table-last-round = Result of the last round
table-open-log =
    { $count ->
        [0] Log
        [one] Log, { $count } new line
       *[other] Log, { $count } new lines
    }
table-round =
    { $ending ->
        [rounds] Round { $round } of 3
       *[reach26] Round { $round }, to 26 points
    }
table-watching = Watching

## Docks and ferries

table-dock = Dock { $dock }
table-dock-none = no ferry
table-dock-empty = Dock { $dock }: no ferry
# What a screen reader says for a dock. $target: Noah may be sent there now.
table-dock-label =
    { $target ->
        [yes] Send Noah to { table-dock-told }
       *[no] { table-dock-told }
    }
table-dock-told =
    { $noah ->
        [yes] { table-dock-line }, Noah is here
       *[no] { table-dock-line }
    }
table-dock-line =
    { $roommates ->
        [yes] { table-dock-facts }, Roommates
       *[no] { table-dock-facts }
    }
table-dock-facts =
    { $count ->
        [0] dock { $dock }: empty, carries { $carries }
       *[other] { $sequence ->
            [same] dock { $dock }: { $weight } of { $carries }, all of one sex, next { sex-next }, last { $last }
            [alternating] dock { $dock }: { $weight } of { $carries }, alternating, next { sex-next }, last { $last }
           *[free] dock { $dock }: { $weight } of { $carries }, either sex, last { $last }
        }
    }
sex-next =
    { $next ->
        [m] male
        [f] female
       *[none] either sex
    }
# On the hull, in few letters.
table-ferry-needs = needs { $room }
table-ferry-full = leaves
table-ferry-next = next
table-ferry-last = last
table-ferry-any = any sex
table-roommates-short = Roommates
# Signs above a dock.
table-sign-target = Noah here?
table-sign-load = Load here
table-sign-noah = Noah
# The words beside the number, which is drawn larger.
table-reserve-left =
    { $count ->
        [one] ferry waits
       *[other] ferries wait
    }
table-reserve-roommates = next: Roommates
table-next-give = next departure: give { $count }
table-next-discard = next departure: discard { $count }
table-stock =
    { $count ->
        [0] The stock is empty
        [one] { $count } card in the stock
       *[other] { $count } cards in the stock
    }
table-current-ferry =
    { $room ->
        [0] Dock { $dock }: { $weight } of { $carries }, it leaves
       *[other] Dock { $dock }: { $weight } of { $carries }, needs { $room }
    }
table-current-more =
    { $count ->
        [one] { $count } earlier
       *[other] { $count } earlier
    }
table-aboard-line =
    { $roommates ->
        [yes] { table-aboard }. No species may be aboard twice.
       *[no] { table-aboard }.
    }
table-aboard =
    { $count ->
        [0] Nobody is aboard; the ferry carries { $carries }
       *[other] { $sequence ->
            [same] { $weight } of { $carries }: all of one sex, next { sex-next }
            [alternating] { $weight } of { $carries }: the sexes alternate, next { sex-next }
           *[free] { $weight } of { $carries }: the next animal may be of either sex
        }
    }

## Players

table-presence =
    { $presence ->
        [bot] bot
        [standIn] away, a bot plays
        [here] connected
       *[away] away
    }
# Beside the number, which is drawn larger.
table-cards =
    { $count ->
        [one] card
       *[other] cards
    }
table-cards-short =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-known = Known to be in this hand: { $cards }
table-known-open = What is known of the hand of { $name }
table-known-title = Known of the hand of { $name }

## The hand

table-hand-count = Your hand: { $count }
table-hand-tears =
    { $tears ->
        [one] { $tears } tear
       *[other] { $tears } tears
    }
table-hand-points =
    { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
table-hand-raise = More room for the hand
table-hand-lower = Less room for the hand
table-sort =
    { $sort ->
        [weight] by weight
        [sex] by sex
        [species] by species
       *[tears] by tears
    }
# What a screen reader says for a card of the hand.
table-card =
    { $state ->
        [blocked] { table-card-facts }, not playable: { $reason }
        [playable] { $flag ->
            [none] { table-card-facts }, playable
           *[other] { table-card-facts }, playable: { $flag }
        }
       *[plain] { table-card-facts }
    }
table-card-facts =
    { $power ->
        [none] { card-spoken }
       *[other] { card-spoken }, power: { power-name }
    }
# What playing a card brings about, above the card in few letters.
table-flag =
    { $what ->
        [both] departs + pair
        [departs] departs
       *[pair] pair
    }

## What is to be done: one sentence, and the buttons

table-your-turn = Your turn
table-announce-turn =
    { $phase ->
        [load] Your turn: load an animal at dock { $dock }.
        [give] Your turn: give cards.
        [noah] Your turn: choose where Noah goes.
       *[other] Your turn: choose.
    }
table-say-back = You are looking back. The game goes on meanwhile.
table-say-back-over = You are looking back at the game.
table-say-over = The game is over.
table-say-other =
    { $phase ->
        [load] { $name } loads an animal at dock { $dock }.
        [flee] { $name } chooses where an animal flees to.
        [peek] { $name } chooses whose hand to look at.
        [swap] { $name } chooses whom to draw a card from.
        [return] { $name } chooses a card to give back.
        [noah] { $name } chooses where Noah goes.
       *[give] { $name } chooses cards to give away.
    }
table-say-load = Choose an animal to load at dock { $dock }.
table-say-chosen = Load { card-a } at dock { $dock }. Where does Noah go then?
table-say-load-it = Load { card-a } at dock { $dock }?
table-say-variant =
    { $species ->
        [snail] Is the snail to be a male or a female?
       *[frog] How heavy is the frog to be?
    }
table-say-noah = Where does Noah go?
table-say-take =
    { $roommates ->
        [yes] { $need ->
            [m] No card fits: it must be male, weigh at most { $room } and be of a species not yet aboard.
            [f] No card fits: it must be female, weigh at most { $room } and be of a species not yet aboard.
           *[none] No card fits: it must weigh at most { $room } and be of a species not yet aboard.
        }
       *[no] { $need ->
            [m] No card fits: it must be male and weigh at most { $room }.
            [f] No card fits: it must be female and weigh at most { $room }.
           *[none] No card fits: it must weigh at most { $room }.
        }
    }
table-say-power =
    { $phase ->
        [peek] Your giraffe looks at a hand. Whose?
        [swap] Your lion draws a card. From whose hand?
        [order] Put the top of the stock in order.
       *[lift] Lift an animal onto the stock, or none.
    }
table-say-flee = Your crocodile frightens { card-a } away. Into whose hand does it flee?
table-say-return = You drew { card-a } from { $name }. Choose a card of your hand to give back.
table-say-give =
    { $count ->
        [one] The ferry has left. Choose { $count } card to give, and who gets it.
       *[other] The ferry has left. Choose { $count } cards to give, and who gets each.
    }
table-need =
    { $next ->
        [m] A male of at most { $room } is needed.
        [f] A female of at most { $room } is needed.
       *[none] Either sex will do, of at most { $room }.
    }
table-weighs = Dock { $dock } will weigh { $weight } of { $carries }.
table-departs =
    { $gives ->
        [0] The ferry leaves with { $weight }.
        [one] The ferry leaves with { $weight }: you give { $gives } card.
       *[other] The ferry leaves with { $weight }: you give { $gives } cards.
    }
table-departs-alone =
    { $gives ->
        [0] The ferry leaves with { $weight }.
        [one] The ferry leaves with { $weight }: { $gives } card of the stock is discarded.
       *[other] The ferry leaves with { $weight }: { $gives } cards of the stock are discarded.
    }
table-pair = A pair: you play again.
table-pair-alone = A pair: you may draw two cards.
table-way =
    { $sex ->
        [m] A male sends Noah to one of the two docks across.
       *[f] A female sends Noah to one of the two docks next to his.
    }
table-stays = Noah stays here.
table-take-then = Take the animals into your hand, then load any card onto the empty ferry.
table-take =
    { $count ->
        [one] { $tears ->
            [one] Take back { $count } animal ({ $tears } tear)
           *[other] Take back { $count } animal ({ $tears } tears)
        }
       *[other] { $tears ->
            [one] Take back { $count } animals ({ $tears } tear)
           *[other] Take back { $count } animals ({ $tears } tears)
        }
    }
table-load-it = Load
table-as-sex =
    { $sex ->
        [m] Male
       *[f] Female
    }
table-as-weight =
    { $departs ->
        [yes] { $weight }, the ferry leaves
       *[no] Weight { $weight }
    }
table-unchoose = Back
table-return-none = Give back a card
table-return = Give back { card-a }
table-give = Give { $chosen } of { $owed }
table-give-to = Who gets { card-a }
table-back-to-now = Back to the game
table-show-result = Result

## Dialogues

table-peeked-title = The hand of { $name }
table-peeked-line =
    { $count ->
        [one] You see { $count } card; nobody else does.
       *[other] You see { $count } cards; nobody else does.
    }
table-seen = Seen
table-look-again = Look again
table-order-title = The top of the stock
table-order-line =
    { $count ->
        [1] You see the only card left.
       *[other] You see the next { $count } cards: put them in the order in which you want to draw them.
    }
table-order-nth =
    { $nth ->
        [1] first
        [2] second
       *[3] third
    }
table-order-sooner = Draw the { card-name } sooner
table-order-later = Draw the { card-name } later
table-order-done = Put them back
table-lift-title = The lion lifts an animal
table-lift-line = Choose an animal of any ferry to put on top of the stock, or lift none.
table-lift-one = { card-name } at dock { $dock }
table-lift-none = Lift none
table-lift-choose = Choose an animal
table-lift = Lift the { card-name }
table-leave-line = When you leave, a bot plays for you until you sit down again. Nothing is lost.
table-leave = Leave, and let a bot play
table-join = Sit down again
table-home = To the first page; the table waits

## The end of a round and of the game

table-round-over = Round { $round } is over
table-round-over-line = All hands are open. Everybody is charged the tears that stayed behind.
table-game-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins
    }
table-game-tied = A tie: you share the victory
table-game-over-line = The game is over; the fewest penalty points win.
table-solo-over =
    { $won ->
        [yes] You have saved them all!
       *[no] The flood was faster
    }
table-solo-over-line =
    { $won ->
        [yes] Stock and hand are empty: the game is won.
       *[no] No card could be loaded, or Noah had nowhere to go: the game is lost.
    }
table-solo-left =
    { $count ->
        [one] { $count } card was left in your hand
       *[other] { $count } cards were left in your hand
    }
table-podium = The first three
table-place =
    { $place ->
        [1] fewest points
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
table-place-winner = winner
table-empty-hand = Empty hand: no tears
table-sum-before = Before
table-sum-tears = Tears
table-sum-points = Points
table-next-round =
    { $who ->
        [you] You begin round { $round }.
       *[other] { $name } begins round { $round }.
    }
table-go-on = Go on
table-look-back = Look back
table-record = Download the record
table-rematch =
    { $alone ->
        [yes] Play again
       *[no] { $asked ->
            [yes] Join the rematch
           *[no] Rematch
        }
    }
table-replay-first = To the beginning
table-replay-previous = One step back
table-replay-next = One step on
table-replay-step = Step { $step } of { $steps }

## Keys

table-keys = Keys
table-keys-line =
    { $on ->
        [yes] Keys work anywhere but in text fields.
       *[no] Single keys are switched off; arrows, Enter and Esc always work.
    }
# What stands on the key.
table-key-cap =
    { $key ->
        [enter] Enter
       *[escape] Esc
    }
table-keys-on = Use single keys
table-key =
    { $key ->
        [arrows] From card to card, from dock to dock
        [enter] Choose
        [escape] Undo what is chosen
        [digits] Send Noah to that dock
        [h] To the hand
        [d] To the docks
        [a] To the actions
        [l] To the log
        [step] One step back, one step on
       *[help] This list
    }
