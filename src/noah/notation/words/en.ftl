### English. Whole sentences; the words of docs/rules.md.
###
### Variables that many messages share:
###   $species, $sex (m, f, none), $played (a frog's chosen weight, else 0) and $style (glyph, word) name a card;
###   $who (you, other) says whether the reader is meant, $name is the player's name;
###   $whom (you, other) and $other likewise for the second player of a sentence.

## The animals

animal =
    { $species ->
        [bear] bear
        [cat] cat
        [crocodile] crocodile
        [donkey] donkey
        [elephant] elephant
        [frog] frog
        [giraffe] giraffe
        [kangaroo] kangaroo
        [lion] lion
        [panda] panda
        [parrot] parrot
        [rhinoceros] rhinoceros
        [snail] snail
       *[woodpecker] woodpecker
    }
animal-a =
    { $species ->
        [elephant] an elephant
       *[other] a { animal }
    }
card-sexed =
    { $style ->
        [glyph] { $sex ->
            [m] { animal } ♂
            [f] { animal } ♀
           *[none] { animal } ⚥
        }
       *[word] { $sex ->
            [m] male { animal }
            [f] female { animal }
           *[none] { animal }
        }
    }
card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed } (weight { $played })
    }
card-a-sexed =
    { $style ->
        [glyph] { $sex ->
            [m] { animal-a } ♂
            [f] { animal-a } ♀
           *[none] { animal-a }
        }
       *[word] { $sex ->
            [m] a male { animal }
            [f] a female { animal }
           *[none] { animal-a }
        }
    }
card-a =
    { $played ->
        [0] { card-a-sexed }
       *[other] { card-a-sexed } at weight { $played }
    }
cards-equal =
    { $count ->
        [1] { card-name }
       *[other] { $count } × { card-name }
    }
animals =
    { $species ->
        [bear] bears
        [cat] cats
        [crocodile] crocodiles
        [donkey] donkeys
        [elephant] elephants
        [frog] frogs
        [giraffe] giraffes
        [kangaroo] kangaroos
        [lion] lions
        [panda] pandas
        [parrot] parrots
        [rhinoceros] rhinoceroses
        [snail] snails
       *[woodpecker] woodpeckers
    }
cards-some =
    { $count ->
        [one] { card-a }
       *[other] { $style ->
            [glyph] { $sex ->
                [m] { $count } { animals } ♂
                [f] { $count } { animals } ♀
               *[none] { $count } { animals }
            }
           *[word] { $sex ->
                [m] { $count } male { animals }
                [f] { $count } female { animals }
               *[none] { $count } { animals }
            }
        }
    }
items = { $before }, { $after }
cards-none = none
card-copies =
    { $count ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }×{ $count }
    }
card-worth =
    { $tears ->
        [0] weight { $weight }
        [one] weight { $weight }, 1 tear
       *[other] weight { $weight }, { $tears } tears
    }

## The open table

status-round =
    { $ending ->
        [reach26] Round { $round } (the end is at 26 points)
       *[rounds] Round { $round } of 3
    }
status-solo =
    { $level ->
        [beginner] Alone, beginner
        [advanced] Alone, advanced
       *[expert] Alone, expert
    }
status-stock = Stock { $count }
status-top = On top of the stock, as you have seen: { $cards }.
status-reserve =
    { $roommates ->
        [True] Reserve { $count }, next the Roommates
       *[other] Reserve { $count }
    }
status-departure =
    { $alone ->
        [yes] { $count ->
            [one] next departure discards 1 card
           *[other] next departure discards { $count } cards
        }
       *[no] { $count ->
            [one] next departure gives 1 card
           *[other] next departure gives { $count } cards
        }
    }
players-title = Points (cards):
player-line = { $seat } { $name }: { $points } ({ $cards })
column-dock = dock
column-weight = weight
column-needs = needs
column-next = next
column-aboard = aboard, first to last
column-hand = Load at dock { $dock }
column-tears = tears
column-ferry = ferry
column-noah = Noah to
column-player = player
column-left = cards left
column-points = points
column-place = place
dock-noah = { $dock } Noah
dock-bare = no ferry
ferry-empty = empty
ferry-roommates = Roommates:{ " " }
ferry-more = { $count } more
ferry-next =
    { $sequence ->
        [free] any
        [same] { $sex ->
            [m] ♂, all alike
           *[f] ♀, all alike
        }
       *[alternating] { $sex ->
            [m] ♂, alternating
           *[f] ♀, alternating
        }
    }
news-title =
    { $turn ->
        [own] Your turn so far
       *[others] { $more ->
            [0] Since your last turn
           *[other] Since your last turn ({ $more } earlier: type log)
        }
    }
result-news-title =
    { $more ->
        [0] How it ended
       *[other] How it ended ({ $more } earlier)
    }
hand-line =
    { $count ->
        [0] You hold no card.
       *[other] You hold { $cards }.
    }
hand-left =
    { $count ->
        [0] You keep no card.
       *[other] You keep { $cards }.
    }
hand-blocked = Not now, { $reason }: { $cards }.

## What a card would do: labels

effect-stays = stays
effect-nowhere = nowhere
effect-leaves =
    { $gives ->
        [0] leaves
       *[other] leaves, give { $gives }
    }
effect-pair =
    { $alone ->
        [yes] pair, draw 2
       *[no] pair, play again
    }
mark-pair = pair
effect-reward = −2 points
effect-power =
    { $power ->
        [flee] first flees
        [peek] look at a hand
        [swap] swap a card
        [order] look at the stock
       *[lift] lift an animal
    }

## What a card would do: sentences

told-weight = The ferry would weigh { $weight } of { $carries }.
told-leaves =
    { $gives ->
        [0] It would leave.
        [one] It would leave, and you would give 1 card.
       *[other] It would leave, and you would give { $gives } cards.
    }
told-power =
    { $power ->
        [flee] The first animal aboard would flee into a hand.
        [peek] You would look at a hand.
        [swap] You would swap a card with somebody.
        [order] You would look at the top of the stock and put it in order.
       *[lift] You might lift an animal onto the stock.
    }
told-reward = You would have up to 2 penalty points less.
told-stays = Noah would stay.
told-noah = Noah would walk to dock { $docks }.
told-nowhere = Noah would have nowhere to go, and the game would be lost.
told-pair =
    { $alone ->
        [yes] It would be a pair: you would draw two cards.
       *[no] It would be a pair: you would play again.
    }

## Why a card cannot be loaded: half a sentence

reason =
    { $code ->
        [sex] { $need ->
            [m] a male is needed
           *[f] a female is needed
        }
        [weight] { $room ->
            [-1] the ferry weighs more than 13
            [0] the ferry takes no more weight
           *[other] the ferry takes only { $room } more
        }
        [fills] a frog above weight 1 must fill the ferry
        [roommates] its species is aboard the Roommates
       *[other] it cannot be played now
    }

## The table in sentences

told-turn = It is your turn. Noah stands at dock { $dock }.
told-round =
    { $ending ->
        [reach26] Round { $round }; the game ends with the round after which somebody has 26 points.
       *[rounds] Round { $round } of 3.
    }
told-solo =
    { $level ->
        [beginner] You play alone, for beginners.
        [advanced] You play alone, advanced.
       *[expert] You play alone, expert.
    }
told-stock =
    { $count ->
        [one] 1 card is in the stock.
       *[other] { $count } cards are in the stock.
    }
told-player =
    { $who ->
        [you] { $points ->
            [one] You have 1 point and { $cards ->
                [one] 1 card.
               *[other] { $cards } cards.
            }
           *[other] You have { $points } points and { $cards ->
                [one] 1 card.
               *[other] { $cards } cards.
            }
        }
       *[other] { $points ->
            [one] { $name } has 1 point and { $cards ->
                [one] 1 card.
               *[other] { $cards } cards.
            }
           *[other] { $name } has { $points } points and { $cards ->
                [one] 1 card.
               *[other] { $cards } cards.
            }
        }
    }
told-dock =
    { $weight ->
        [0] Dock { $dock } weighs 0 of { $carries }.
       *[other] Dock { $dock } weighs { $weight } of { $carries } and needs { $needs } more.
    }
told-dock-bare = Dock { $dock } has no ferry.
told-aboard = Aboard, first to last: { $cards }.
told-next =
    { $sequence ->
        [free] Either sex may come next.
        [same] { $sex ->
            [m] All are males: a male must come next.
           *[f] All are females: a female must come next.
        }
       *[alternating] { $sex ->
            [m] They alternate: a male must come next.
           *[f] They alternate: a female must come next.
        }
    }
told-roommates = This is the Roommates: no species twice.
told-reserve =
    { $roommates ->
        [True] { $count ->
            [one] 1 ferry is in reserve; it is the Roommates.
           *[other] { $count } ferries are in reserve; the next is the Roommates.
        }
       *[other] { $count ->
            [0] No ferry is in reserve.
            [one] 1 ferry is in reserve.
           *[other] { $count } ferries are in reserve.
        }
    }
told-departure =
    { $alone ->
        [yes] { $count ->
            [one] At the next departure 1 card is discarded.
           *[other] At the next departure { $count } cards are discarded.
        }
       *[no] { $count ->
            [one] At the next departure its player gives 1 card.
           *[other] At the next departure its player gives { $count } cards.
        }
    }
told-hand =
    { $count ->
        [0] You hold no card.
        [one] You hold 1 card: { $cards }. { $tears ->
            [0] It costs no tears.
            [one] It costs 1 tear.
           *[other] It costs { $tears } tears.
        }
       *[other] You hold { $count } cards: { $cards }. { $tears ->
            [0] They cost no tears.
            [one] They cost 1 tear.
           *[other] They cost { $tears } tears.
        }
    }
told-option-card =
    { $tears ->
        [0] { $number }: { card-name }, weight { $weight }.
        [one] { $number }: { card-name }, weight { $weight }, 1 tear.
       *[other] { $number }: { card-name }, weight { $weight }, { $tears } tears.
    }
told-option = { $number }: { $name }.
told-hand-open =
    { $who ->
        [you] { $tears ->
            [one] You hold { $cards }: 1 tear, { $points } in all.
           *[other] You hold { $cards }: { $tears } tears, { $points } in all.
        }
       *[other] { $tears ->
            [one] { $name } holds { $cards }: 1 tear, { $points } in all.
           *[other] { $name } holds { $cards }: { $tears } tears, { $points } in all.
        }
    }
told-place =
    { $points ->
        [one] Place { $place }: { $name } with 1 point.
       *[other] Place { $place }: { $name } with { $points } points.
    }

## Questions

ask-load = Load an animal at dock { $dock }.
ask-take =
    { $tears ->
        [one] No card of yours fits at dock { $dock }: you must take back { $cards } (1 tear), then load any card.
       *[other] No card of yours fits at dock { $dock }: you must take back { $cards } ({ $tears } tears), then load any card.
    }
ask-dock = { $sex ->
    [m] You load { card-a } at dock { $dock }: to which dock across does Noah walk?
   *[other] You load { card-a } at dock { $dock }: to which dock next to his does Noah walk?
    }
ask-flee = The first animal aboard, { card-a }, flees: into whose hand?
ask-return = Which card do you give back to { $other }?
ask-give =
    { $count ->
        [one] The ferry left: give away 1 card. Which one?
       *[other] The ferry left: give away { $count } cards, one by one. Which one now?
    }
ask-receiver = Who gets { card-a }?
ask-noah = To which dock does Noah walk?
ask-peek = At whose hand do you look?
ask-swap = From whose hand do you draw a card?
ask-order =
    { $count ->
        [one] You see the top card of the stock. It stays there.
       *[other] You see the top { $count } cards of the stock. In which order do they go back, top first?
    }
ask-lift = Lift one animal onto the stock, or none.
prompt-load =
    { $dock ->
        [-1] Card, 1 to { $last } (? for help):
       *[other] Card, 1 to { $last }, with a dock if you like: “{ $last } { $dock }” (? for help):
    }
prompt-place =
    { $step ->
        [noah] Dock { $numbers } (? for help):
        [dock] Dock { $numbers }, or “back” for another card (? for help):
        [receiver] Player { $numbers }, or “back” for another card (? for help):
       *[other] Player { $numbers } (? for help):
    }
prompt-number =
    { $step ->
        [give] Card, 1 to { $last } (? for help):
        [return] Card, 1 to { $last } (? for help):
       *[other] Number, up to { $last } (? for help):
    }
prompt-only =
    { $step ->
        [dock] Enter walks to dock { $number }; “back” chooses another card (? for help):
        [receiver] Enter gives it; “back” chooses another card (? for help):
        [load] Enter takes { $number }, the only choice (? for help):
       *[other] Enter chooses { $number }, the only choice (? for help):
    }
prompt-go-on = Press Enter to go on.
option-take = take the animals back
option-keep = lift nothing
option-lift = { card-name } from dock { $dock }
seat-numbered = { $seat } ({ $name })

## What was typed

command-help = ?, help, h
command-rules = rules, rule
command-cards = cards, animals
command-log = log
command-docks = docks, ferries
command-back = back, b
command-quit = quit, q, exit, bye
filler-words = dock, to, player
problem-empty =
    { $step ->
        [load] Type the number of a card, or ? for help.
        [noah] Type the number of a dock, or ? for help.
        [dock] Type the number of a dock, or ? for help.
        [give] Type the number of a card, or ? for help.
        [return] Type the number of a card, or ? for help.
        [order] Type the number of an order, or ? for help.
        [lift] Type the number of an animal, or ? for help.
       *[other] Type the number of a player, or ? for help.
    }
problem-unknown =
    { $step ->
        [load] “{ $typed }” is no card here: type a number from the list, a card such as cat:m, or ? for help.
        [give] “{ $typed }” is no card here: type a number from the list, a card such as cat:m, or ? for help.
        [return] “{ $typed }” is no card here: type a number from the list, a card such as cat:m, or ? for help.
       *[other] “{ $typed }” is no answer here: type a number from the list, or ? for help.
    }
problem-phase =
    { $wanted ->
        [load] First choose the animal that you load.
        [noah] First choose the dock to which Noah walks.
        [give] First choose the card that you give.
        [return] First choose the card that you give back.
        [peek] First choose the player whose hand you look at.
        [swap] First choose the player from whose hand you draw.
        [flee] First choose the player into whose hand the animal flees.
        [order] First choose the order of the cards.
       *[lift] First choose what you lift, or to lift nothing.
    }
problem-take = A card of yours can be loaded, and nobody takes back by choice: choose a card.
problem-number = Type a number from { $first } to { $last }.
problem-dock = Noah can walk to dock { $docks }: type one of them.
problem-seat = Choose { $names }: type the number or the name.
problem-which = Which one do you mean, { $cards }?
problem-blocked = The { card-name } cannot be loaded: { $reason }.
problem-not-held = You do not hold { card-a }.

## What happened

log-deal =
    { $who ->
        [alone] The cards are dealt, and Noah stands at dock { $dock }.
        [you] Round { $count } begins: the cards are dealt, Noah stands at dock { $dock }, and you start.
       *[other] Round { $count } begins: the cards are dealt, Noah stands at dock { $dock }, and { $name } starts.
    }
log-load =
    { $who ->
        [you] You load { card-a } at dock { $dock }.
       *[other] { $name } loads { card-a } at dock { $dock }.
    }
log-load-walk =
    { $who ->
        [you] You load { card-a } at dock { $dock }, and Noah walks to dock { $to }.
       *[other] { $name } loads { card-a } at dock { $dock }, and Noah walks to dock { $to }.
    }
log-load-stay =
    { $who ->
        [you] You load { card-a } at dock { $dock }, and Noah stays there.
       *[other] { $name } loads { card-a } at dock { $dock }, and Noah stays there.
    }
log-take =
    { $who ->
        [you] You take back { $cards } from dock { $dock }.
       *[other] { $name } takes back { $cards } from dock { $dock }.
    }
log-flee =
    { $whom ->
        [you] The { card-name } flees into your hand.
       *[other] The { card-name } flees into the hand of { $other }.
    }
log-reward =
    { $who ->
        [you] { $count ->
            [one] You lose 1 penalty point.
           *[other] You lose { $count } penalty points.
        }
       *[other] { $count ->
            [one] { $name } loses 1 penalty point.
           *[other] { $name } loses { $count } penalty points.
        }
    }
log-peek =
    { $who ->
        [you] { $seen ->
            [yes] You look at the hand of { $other }: { $cards }.
           *[no] You look at the hand of { $other }.
        }
       *[other] { $whom ->
            [you] { $name } looks at your hand.
           *[other] { $name } looks at the hand of { $other }.
        }
    }
log-draw =
    { $who ->
        [you] You draw { card-a } from the hand of { $other }.
       *[other] { $whom ->
            [you] { $name } draws { card-a } from your hand.
           *[other] { $name } draws a card from the hand of { $other }.
        }
    }
log-return =
    { $who ->
        [you] You give { card-a } back to { $other }.
       *[other] { $whom ->
            [you] { $name } gives { card-a } back to you.
           *[other] { $name } gives a card back to { $other }.
        }
    }
log-exchange = { $name } draws a card from the hand of { $other } and gives one back.
log-noah = Noah walks to dock { $dock }.
log-depart =
    { $next ->
        [none] The ferry at dock { $dock } leaves with { $cards }; no ferry is left to take its dock.
        [roommates] The ferry at dock { $dock } leaves with { $cards }; the Roommates take its dock.
       *[plain] The ferry at dock { $dock } leaves with { $cards }.
    }
log-give =
    { $who ->
        [you] You give { $cards } to { $other }.
       *[other] { $whom ->
            [you] { $name } gives you { $cards }.
           *[other] { $count ->
                [one] { $name } gives a card to { $other }.
               *[other] { $name } gives { $count } cards to { $other }.
            }
        }
    }
log-pair =
    { $who ->
        [you] A pair: you play again.
       *[other] A pair: { $name } plays again.
    }
log-order =
    { $who ->
        [you] You put the top of the stock in order: { $cards }.
       *[other] { $name } puts the top of the stock in order.
    }
log-lift =
    { $who ->
        [you] You lift { card-a } from dock { $dock } onto the stock.
       *[other] { $name } lifts { card-a } from dock { $dock } onto the stock.
    }
log-keep =
    { $who ->
        [you] You lift nothing.
       *[other] { $name } lifts nothing.
    }
log-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $count ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $count } cards.
        }
    }
log-discard =
    { $count ->
        [one] 1 card of the stock is discarded.
       *[other] { $count } cards of the stock are discarded.
    }

## Ends

round-over-hand =
    { $who ->
        [you] Round { $round } is over: your hand is empty.
       *[other] Round { $round } is over: the hand of { $name } is empty.
    }
round-over-ferries = Round { $round } is over: the last ferry of the reserve has left.
round-next =
    { $who ->
        [you] You begin round { $round }.
       *[other] { $name } begins round { $round }.
    }
round-last = That was the last round.
game-won =
    { $who ->
        [you] { $points ->
            [one] You win with 1 penalty point!
           *[other] You win with { $points } penalty points!
        }
       *[other] { $points ->
            [one] { $name } wins with 1 penalty point.
           *[other] { $name } wins with { $points } penalty points.
        }
    }
game-tied =
    { $points ->
        [one] { $names } win together with 1 penalty point each.
       *[other] { $names } win together with { $points } penalty points each.
    }
solo-won =
    { $who ->
        [you] You win: every animal is aboard or gone, stock and hand are empty!
       *[other] { $name } wins: every animal is aboard or gone, stock and hand are empty.
    }
solo-lost =
    { $reason ->
        [noah] { $who ->
            [you] You lose: Noah has nowhere to go. Cards left: { $count }.
           *[other] { $name } loses: Noah has nowhere to go. Cards left: { $count }.
        }
       *[hand] { $who ->
            [you] You lose: no card of your hand can be loaded. Cards left: { $count }.
           *[other] { $name } loses: no card of the hand can be loaded. Cards left: { $count }.
        }
    }
seed-told = The seed of this game was { $seed }.
recorded = The game was added to { $path }.
record-failed = The game could not be added to { $path }: { $why }.
record-failed-kept = It is kept in { $kept }: noah play --resume --record FILE plays its last action again and adds it to another file.
again-ask = Another game with the same players? Enter plays it, n ends:
no-words = n, no

## The keyboard goes round

pass-to = { $name }, it is your turn. Take the keyboard; the others look away.
pass-prompt = Press Enter when only you can see the screen.

## Beside the game

page-title =
    { $page ->
        [help] How to answer
        [rules] The rules in short
        [cards] The animals of this game
        [log] This round so far
       *[docks] The table
    }
peek-title = You look at the hand of { $other }
peek-hand =
    { $count ->
        [0] It is empty.
        [one] It holds { $cards }. That is { $tears ->
            [one] 1 card and 1 tear.
           *[other] 1 card and { $tears } tears.
        }
       *[other] It holds { $cards }. That is { $tears ->
            [one] { $count } cards and 1 tear.
           *[other] { $count } cards and { $tears } tears.
        }
    }
help-text =
    Type the number in front of an answer, or write it: “cat:m” is a male cat, “cat:f” a female one, “snail:f” a snail played as a female, “frog:m=4” a frog played at weight 4. “cat” is enough where there is only one.
    A card and Noah's dock fit on one line: “3 4”, “cat:m 4” or “load cat:m noah 4”. When you give: “2 1” gives card 2 to player 1; a name will do for a player.
    Enter alone takes the only answer where there is just one.
    
    docks: all ferries in full
    log: what happened in this round
    cards: the animals, their weights, tears and powers
    rules: the rules in short
    back: choose another card, before Noah's dock or the receiver is chosen
    quit: leave; noah play --resume goes on later
rules-text =
    The animals wait for the ferries to the ark. Who is left with animals at the end of a round pays for their tears. The fewest penalty points win.
    Your turn: load one animal from your hand onto the ferry where Noah stands. On one ferry the animals are all of one sex or alternate strictly: the second one decides, and from the third on an animal has the sex of the last but one. A ferry carries 21, or 13 with a woodpecker aboard.
    Who has no card that fits takes back all animals of that ferry, then loads any card.
    Then Noah walks: after a male to one of the two docks across, after a female to one of the two next to his. The docks 0 to 4 lie in a circle.
    A ferry that carries exactly 21 (or 13) leaves, and its player gives cards away: one at the round's first departure, two at the second, and so on.
    A pair, the same species twice in a row on a ferry, lets you play again.
    A round ends when a hand is empty after a turn, or at the fourth departure. The game ends after three rounds or, if you agreed so, with 26 points.
    Alone: draw a card after each turn, two after a pair of different sexes; a departure discards cards from the stock; nothing can be taken back. You win when stock and hand are empty.
    The powers of the animals: type cards.
cards-title = Weight, tears and number of each
card-line =
    { $species ->
        [snail] { $weight } { animal }, tears { $tears }, { $count } cards: takes either sex when loaded
        [giraffe] { $alone ->
            [yes] { $weight } { animal }, tears { $tears }, { $count } cards: look at three cards of the stock and order them
           *[no] { $weight } { animal }, tears { $tears }, { $count } cards: look at a hand
        }
        [donkey] { $weight } { animal }, tears { $tears }, { $count } cards: Noah stays
        [lion] { $alone ->
            [yes] { $weight } { animal }, tears { $tears }, { $count } cards: may lift an animal onto the stock
           *[no] { $weight } { animal }, tears { $tears }, { $count } cards: draw a card from a hand, give one back
        }
        [woodpecker] { $weight } { animal }, tears { $tears }, { $count } cards: the ferry carries only 13
        [frog] { $weight } { animal }, tears { $tears }, { $count } cards: weighs up to 5 where that fills the ferry
        [crocodile] { $weight } { animal }, tears { $tears }, { $count } cards: the first animal flees into a hand; two points less
       *[other] { $weight } { animal }, tears { $tears }, { $count } cards
    }

## Before the game

bot-names = Shem, Ham, Japheth, Naamah, Emzara
name-you = You
person-names = Player A, Player B, Player C, Player D, Player E
compiling = Compiling the rules, once; about half a minute …
compiled = Done.
welcome = Noah: load the animals, fill the ferries, keep no tears.
setup-resume = A game is waiting, broken off at { $when } with { $names }. Go on with it? Enter goes on, n starts a new one:
setup-players = How many play, 1 to 5? Enter is 3, you against two bots:
setup-players-wrong = Type a number from 1 to 5, or just Enter.
setup-summary =
    { $players ->
        [1] Alone, { $level ->
            [beginner] for beginners (31 cards).
            [advanced] advanced (39 cards).
           *[expert] expert (47 cards).
        }
       *[other] { $seats }; { $ending ->
            [reach26] until somebody has 26 points
           *[rounds] three rounds
        }; { $bonuses }.
    }
setup-seat-person = { $name }
setup-seat-bot = { $name } (bot, { $bot })
setup-no-bonus = no bonus cards
setup-bonus =
    { $bonus ->
        [frog] frogs
        [crocodile] crocodiles
       *[roommates] the Roommates
    }
setup-change =
    { $players ->
        [1] Enter starts; “names” or “level” changes that:
       *[other] Enter starts; “people”, “names”, “bots”, “bonus” or “ending” changes that:
    }
setup-change-wrong = Just press Enter to start, or type one of the words.
setup-word-people = people
setup-word-names = names
setup-word-bots = bots
setup-word-bonus = bonus
setup-word-ending = ending
setup-word-level = level
setup-people = How many of you sit at this keyboard, 1 to { $players }? Enter changes nothing:
setup-people-wrong = Type a number from 1 to { $players }.
setup-name = Name of player { $number } (Enter: { $name }):
setup-bot = Which bots, { $bots }? Enter changes nothing:
setup-bot-wrong = Type { $bots }.
setup-bonuses = Bonus cards: frog, crocodile, roommates, several of these, or none?
setup-bonuses-wrong = Type frog, crocodile, roommates, several of these, or none; or just press Enter.
setup-word-frog = frog, frogs
setup-word-crocodile = crocodile, crocodiles
setup-word-roommates = roommates, roommate
setup-word-none = none, no
setup-endings = End after three rounds (3), or when somebody has 26 points (26)? Enter changes nothing:
setup-endings-wrong = Type 3 or 26.
setup-levels = Beginner (1), advanced (2) or expert (3)? Enter changes nothing:
setup-levels-wrong = Type 1, 2 or 3.

## How a session ends, and what was wrong

kept =
    { $kept ->
        [yes] The game is kept: noah play --resume goes on with it.
       *[no] The game ends here.
    }
input-ended =
    { $kept ->
        [yes] There are no more lines to read. The game is kept: noah play --resume goes on with it.
       *[no] There are no more lines to read: the game ends here.
    }
input-ended-early = There are no more lines to read: no game was begun.
wrong-seat = There is no player “{ $seat }”: a seat is { $known }.
wrong-seats =
    { $seats ->
        [one] One seat was named for { $players } players: name as many as there are players.
       *[other] { $seats } seats were named for { $players } players: name as many as there are players.
    }
wrong-players = Noah is played by 1 to 5 players, not by { $players }.
wrong-names = { $count } names were given: give one for each of the { $seats } seats, or one for each of the { $persons } persons.
wrong-name-empty = A name is empty: give each player one that can be seen.
wrong-name-twice = Two players have the same name: give each one of his own.
wrong-ending = There is no ending “{ $ending }”: it is rounds or reach26.
wrong-level = There is no level “{ $level }”: it is { $levels }.
wrong-solo = A level is for the game alone: leave out --solo, or play with --players 1, not { $players }.
wrong-alone = The game alone has no bonus cards and a single round: leave out --frog, --crocodile, --roommates and --ending.
wrong-resume = --resume goes on with a game as it was agreed: leave out the options of a new game.
wrong-seed = A seed is a whole number up to { $largest }.
wrong-record = The game could not be recorded in { $path }: { $why }.
wrong-record-empty = --record needs the name of a file.
wrong-record-name = The name of the record { $path } is no UTF-8: name another file.
wrong-record-kind = No game can be added to { $path }: name a new file or a regular one.
save-none = No game was broken off: noah play starts a new one.
save-unwritable = The game cannot be kept in { $path }: { $why }.
save-unreadable = The kept game { $path } cannot be read: { $why }.
save-damaged = The kept game { $path } is damaged: remove this file to start anew.
save-newer = The kept game { $path } was written by a newer version of Noah: update Noah to go on with it.
