### What a card does, and what its signs say.

## Powers, by the word of `GET /api/cards`; $alone (yes, no) is the solo game

# A word or two on the card, of at most seven letters.
power-sign =
    { $power ->
        [sex] any
        [peek] look
        [stay] stay
        [swap] { $alone ->
            [yes] lift
           *[no] swap
        }
        [limit] ≤ 13
        [weight] 1–5
       *[flee] flee
    }
power-name =
    { $power ->
        [sex] Either sex
        [peek] { $alone ->
            [yes] Look at the stock
           *[no] Look at a hand
        }
        [stay] Noah stays
        [swap] { $alone ->
            [yes] Lift an animal
           *[no] Swap a card
        }
        [limit] Carries 13
        [weight] Weight of choice
       *[flee] Frighten away
    }
power-line =
    { $power ->
        [sex] You load the snail as a male or as a female, as the sequence allows, and that is what it stays on the ferry.
        [peek] { $alone ->
            [yes] You look at the top three cards of the stock and put them back in any order.
           *[no] You look at the hand of an opponent of your choice. Nobody else sees it.
        }
        [stay] Noah does not move: the next animal goes on the same ferry.
        [swap] { $alone ->
            [yes] You may lift one animal from any ferry onto the top of the stock, but not this lion.
           *[no] You draw a random card from the hand of an opponent of your choice, then give back one card of your hand.
        }
        [limit] The ferry carries only 13. The woodpecker cannot go aboard a ferry that weighs more than 13 already.
        [weight] The frog weighs 1. If a weight from 2 to 5 makes the ferry leave exactly, you may play it at that weight.
       *[flee] The first animal of the ferry flees into the hand of an opponent of your choice, and you have two penalty points less.
    }
