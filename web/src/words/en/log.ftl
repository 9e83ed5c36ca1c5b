### What happened, one line for each step.
###
### $card, $cards and the names of players are inserted whole; $card is an animal with its article ("a male cat"),
### $cards a list of such.

log-deal =
    { $who ->
        [alone] The cards are dealt, and Noah stands at dock { $dock }.
        [you] Round { $round } begins: Noah stands at dock { $dock }, and you start.
       *[other] Round { $round } begins: Noah stands at dock { $dock }, and { $name } starts.
    }
log-load =
    { $who ->
        [you] You load { $card } at dock { $dock }.
       *[other] { $name } loads { $card } at dock { $dock }.
    }
log-load-stay =
    { $who ->
        [you] You load { $card } at dock { $dock }, and Noah stays there.
       *[other] { $name } loads { $card } at dock { $dock }, and Noah stays there.
    }
log-carries = The ferry at dock { $dock } carries { $carries } now.
log-take =
    { $who ->
        [you] You take back { $cards } from dock { $dock }.
       *[other] { $name } takes back { $cards } from dock { $dock }.
    }
log-flee =
    { $whom ->
        [you] { $who ->
            [you] The crocodile frightens { $card } away into your hand.
           *[other] The crocodile of { $name } frightens { $card } away into your hand.
        }
       *[other] { $who ->
            [you] Your crocodile frightens { $card } away into the hand of { $other }.
           *[other] The crocodile of { $name } frightens { $card } away into the hand of { $other }.
        }
    }
log-reward =
    { $who ->
        [you] { $count ->
            [one] You lose { $count } penalty point.
           *[other] You lose { $count } penalty points.
        }
       *[other] { $count ->
            [one] { $name } loses { $count } penalty point.
           *[other] { $name } loses { $count } penalty points.
        }
    }
log-peek =
    { $who ->
        [you] { $count ->
            [0] You look at the hand of { $other }.
           *[other] You look at the hand of { $other }: { $cards }.
        }
       *[other] { $whom ->
            [you] { $name } looks at your hand.
           *[other] { $name } looks at the hand of { $other }.
        }
    }
log-swap =
    { $who ->
        [you] You draw a card from the hand of { $other }.
       *[other] { $whom ->
            [you] { $name } draws a card from your hand.
           *[other] { $name } draws a card from the hand of { $other }.
        }
    }
log-draw =
    { $who ->
        [you] You draw { $card } from the hand of { $other }.
       *[other] { $name } draws { $card } from your hand.
    }
log-return =
    { $who ->
        [you] You give { $card } back to { $other }.
       *[other] { $whom ->
            [you] { $name } gives { $card } back to you.
           *[other] { $name } gives a card back to { $other }.
        }
    }
log-noah = Noah walks to dock { $dock }.
log-depart =
    { $next ->
        [none] The ferry at dock { $dock } leaves with { $cards }; no ferry is left to take its place.
        [roommates] The ferry at dock { $dock } leaves with { $cards }; the Roommates take its place.
       *[plain] The ferry at dock { $dock } leaves with { $cards }.
    }
log-give =
    { $who ->
        [you] You give { $card } to { $other }.
       *[other] { $whom ->
            [you] { $name } gives you { $card }.
           *[other] { $name } gives a card to { $other }.
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
        [you] You lift { $card } from dock { $dock } onto the stock.
       *[other] { $name } lifts { $card } from dock { $dock } onto the stock.
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
        [one] { $count } card of the stock is discarded.
       *[other] { $count } cards of the stock are discarded.
    }
log-round-end =
    { $why ->
        [ferries] Round { $round } is over: the reserve is empty, and a ferry has left.
       *[hand] { $who ->
            [you] Round { $round } is over: your hand is empty.
           *[other] Round { $round } is over: the hand of { $name } is empty.
        }
    }
log-tears =
    { $who ->
        [you] { $tears ->
            [one] You are charged { $tears } tear and have { $points } now.
           *[other] You are charged { $tears } tears and have { $points } now.
        }
       *[other] { $tears ->
            [one] { $name } is charged { $tears } tear and has { $points } now.
           *[other] { $name } is charged { $tears } tears and has { $points } now.
        }
    }
log-won =
    { $who ->
        [you] { $points ->
            [one] You win with { $points } penalty point!
           *[other] You win with { $points } penalty points!
        }
       *[other] { $points ->
            [one] { $name } wins with { $points } penalty point.
           *[other] { $name } wins with { $points } penalty points.
        }
    }
log-tied =
    { $points ->
        [one] { $names } win together with { $points } penalty point each.
       *[other] { $names } win together with { $points } penalty points each.
    }
log-solo-won =
    { $who ->
        [you] You win: stock and hand are empty!
       *[other] { $name } wins: stock and hand are empty.
    }
log-solo-lost =
    { $why ->
        [noah] { $who ->
            [you] You lose: Noah has nowhere to go.
           *[other] { $name } loses: Noah has nowhere to go.
        }
       *[hand] { $who ->
            [you] You lose: no card of your hand can be loaded.
           *[other] { $name } loses: no card of the hand can be loaded.
        }
    }
log-stand-in =
    { $stands ->
        [yes] { $who ->
            [you] A bot plays for you from now on.
           *[other] A bot plays for { $name } from now on.
        }
       *[no] { $who ->
            [you] You play again yourself.
           *[other] { $name } is back.
        }
    }
# A step of a bot that stands in for somebody.
log-by-bot = { $name } (bot)
