### The rules for players, in plain words. The powers of the animals are in cards.ftl.

rules-contents = Contents
rules-link = Link to this part: { $title }
rules-example = Example: { $cards }

## The aim

rules-aim-title = The aim
rules-aim-flood = The flood is coming. The animals wait on five docks for the ferries that carry them to the Great Ark. In your turn you load one animal of your hand onto a ferry.
rules-aim-win = When a round ends, everybody is charged the tears of the animals still in hand: each tear is a penalty point. After three rounds the fewest penalty points win.

## A card

rules-card-title = What a card tells
rules-card-weight = Weight: how much the animal adds to the load of its ferry, from 0 to 10.
rules-card-sex = Sex: a circle for a male, a diamond for a female. The snail has a hexagon: it may be loaded as either.
rules-card-tears = Tears: what the animal costs if it is still in your hand when the round ends.
rules-card-power = Power: what the animal does when it is loaded. Seven animals have none.

## The start

rules-start-title = How a round begins
rules-start-deal = Five ferries lie at the docks, which form a circle and are numbered from 0 to 4. Three more wait in the reserve. The animals are shuffled: one goes on each ferry, and each player is dealt eight. The rest stays face down until the next round, when all cards are shuffled together again.
rules-start-noah = A snail that begins on a ferry gets a sex at random. Noah begins the game at a random dock; in the following rounds he stays where he stood.
rules-start-first = Any player may be drawn to begin the first round. Each following round is begun by the player with the most penalty points; of several, by the one with the lowest seat number.

## A turn

rules-turn-title = Your turn
rules-turn-load = Load one animal of your hand onto the ferry where Noah stands. Its sex and its weight must fit.
rules-turn-power = Use its power, if it has one.
rules-turn-noah = Move Noah. A male sends him to one of the two docks across, a female to one of the two docks next to his.
rules-turn-departure = If the ferry that you loaded carries exactly 21, it leaves, and you give cards to your opponents.
rules-turn-pair = If you made a pair, play again. If not, the next player has the turn.

## The sexes

rules-sex-title = Which sex may follow
rules-sex-two = The first two animals of a ferry may be of any sex. They decide how it goes on.
rules-sex-same = Two of the same sex: all that follow must be of that sex.
rules-sex-alternating = A male and a female: males and females must alternate all the way.
rules-sex-short = In short: from the third animal on, each has the sex of the last but one.

## Weight

rules-weight-title = How much a ferry carries
rules-weight-limit = A ferry carries 21: the weights of the animals aboard may not add up to more. With a woodpecker aboard it carries only 13.
rules-weight-zero = Parrots and woodpeckers weigh nothing.
rules-weight-sum = Example: { $cards } weigh { $weight } together

## No card fits

rules-take-title = When no card fits
rules-take-must = If you can load no card of your hand, you must take back all the animals of that ferry into your hand. Then you load any one of your cards, also one that you have just taken.
rules-take-choice = Nobody may take back by choice. A snail that comes back to a hand has no sex any more, and a frog weighs 1 again.

## Noah

rules-noah-title = Where Noah goes
rules-noah-way = The docks form a circle. From dock 0, a male sends Noah across to dock 2 or 3, a female to dock 1 or 4 beside him. Choose well: the next player has to load where he stops.
rules-noah-picture = Five docks in a circle. From dock 0, the ways of a male lead to docks 2 and 3, those of a female to docks 1 and 4.

## Departure

rules-departure-title = Departure and gifts
rules-departure-leaves = A ferry that carries exactly 21, or exactly 13 with a woodpecker aboard, leaves for the Great Ark with its animals as soon as Noah has moved. An empty ferry from the reserve takes its dock.
rules-departure-gifts = Then its player gives cards from the hand to opponents and shares them out as he likes: one card at the first departure of the round, two at the second, three at the third, four at the fourth. Whoever holds fewer gives them all.

## Pair

rules-pair-title = Pairs
rules-pair-again = If the animal that you load has the species of the last one on that ferry, you have a pair, whatever their sexes. When all else is done you play again, from where Noah stands now, and as often as it happens.

## Powers

rules-powers-title = The powers
rules-power-title = { species }: { power-name }
rules-powers-donkey = If the ferry left, the next animal goes on the new ferry of that dock.
rules-powers-lion = The card that you give back may be the one that you drew. Only the two of you see the cards.
rules-powers-woodpecker = If the ferry weighs exactly 13 with it, the ferry leaves.

## The end

rules-end-title = The end of a round, the end of the game
rules-end-round = A round ends after a turn in which a player’s hand is empty, or in which a ferry left and the reserve was empty. That is the fourth departure; its four cards are still given. A pair then gives no further turn.
rules-end-tears = All hands are laid open, and everybody is charged the tears of the cards left in hand.
rules-end-game = After three rounds the fewest penalty points win. Or you agree on the ending at 26: the game then goes on until, at the end of a round, somebody has 26 penalty points or more. On a tie all who have the fewest win.

## Bonus cards

rules-bonus-title = Bonus cards
rules-bonus-choose = With two players and more you may add these, each by itself, when you make a table.
rules-bonus-frog-title = Frogs
rules-bonus-frog = Frogs replace the snails. In a hand a frog always weighs 1.
rules-bonus-crocodile-title = Crocodiles
rules-bonus-crocodile = Crocodiles replace the donkeys. The crocodile lies aboard once the animal has fled. You never have fewer than 0 penalty points.
rules-bonus-crocodile-order = Whether its sex fits, and what the Roommates allow, is judged as the ferry lies before the animal flees; weight, and what the ferry carries, after it. A pair is judged with the animal that lies last then. From an empty ferry nothing flees, and you have two points less all the same.
rules-bonus-roommates-title = The Roommates
rules-bonus-roommates = The Roommates are one of the eight ferries, shuffled among them. No species may be aboard them twice, whatever the sex. Everybody sees whether they are the next ferry of the reserve.
rules-bonus-replace = “Replace” means that all the snails, or donkeys, leave the deck. With five players that would leave too few cards, so only two snails, or one donkey of each sex, leave it.

## How many play

rules-players-title = Two, three, four or five players
rules-players-deck = The deck has 31 cards for two or three players, 39 for four and 47 for five.
rules-players-two = With two players, gifts, giraffe, lion and crocodile always concern the other one, and ten cards stay unseen in each round.
rules-players-more = With three players and more only two cards stay unseen, so that much can be worked out from what you saw.

## Alone

rules-alone-title = Alone
rules-alone-start = Alone you play one round, without opponents, penalty points and bonus cards. The five ferries start empty, your hand has two cards, and the rest is the stock.
rules-alone-levels = Three levels: beginner with 31 cards, advanced with 39, expert with 47.
rules-alone-but = A turn is as above, but for this:
rules-alone-draw = After each turn draw one card, after a pair of different sexes two. A pair gives no further turn.
rules-alone-departure = At a departure you give nothing: the top cards of the stock are discarded, one at the first departure, two at the second and so on. When the reserve is empty the dock stays empty, and Noah cannot go there.
rules-alone-lion = If a ferry with more than two animals alternates, this lion counted, only its first or its last animal may be lifted. Whether a ferry leaves is judged after that.
rules-alone-win = You win when stock and hand are empty after a turn.
rules-alone-lose = Nothing can be taken back: you lose as soon as you can load no card at the start of a turn, or Noah has to move and has nowhere to go.

## Who sees what

rules-seen-title = Who sees what
rules-seen-all = Everybody, watchers too, sees the docks, Noah, the reserve, the points and how many cards each hand holds, and every card at the moment when it is loaded, taken back or flees.
rules-seen-hand = Your hand is yours alone until the round ends; then all hands are laid open.
rules-seen-two = Cards that are given at a departure or go through a lion are known only to the two concerned, and only you see what your giraffe shows you. The others learn who looks at whom, and how many cards go where.
rules-seen-rest = What was not dealt stays unseen until the game is over. At a table with the memory aid the page remembers for you what you have seen.

## All animals

rules-animals-title = All animals
rules-animals-caption = Weight, tears and power of each animal, and how many there are by the number of players, both sexes together
rules-animals-animal = Animal
rules-animals-weight = Weight
rules-animals-tears = Tears
rules-animals-copies =
    { $players ->
        [three] 2–3
        [four] 4
       *[five] 5
    }
rules-animals-copies-spoken =
    { $players ->
        [three] Cards with two or three players
        [four] Cards with four players
       *[five] Cards with five players
    }
rules-animals-total = All without bonus cards
rules-animals-bonus = bonus
rules-animals-alone = Alone, the levels have the cards of three, four and five players.
