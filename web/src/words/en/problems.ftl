### What went wrong, by the `type` of a problem and the `code` of a reason, and what to do about it.

problem =
    { $type ->
        [too-many] That was too fast for the server. Wait a moment and try again.
        [too-large] That was too long for the server. Make it shorter.
        [origin] This page comes from another address than the server. Open it at the server’s own address.
        [unauthorized] The server does not know you any more. Load the page again and choose a name.
        [not-found] This table does not exist, or no longer does. Check the link, or make a table.
        [not-seated] You have no seat at this table. Sit down first.
        [not-host] Only the host of the table may do that.
        [watchers-off] This table is not open to watchers. Ask the host for a seat.
        [hints-off] At this table no hints are given. Whoever makes a table may allow them.
        [key-used] This move was sent already. The table shows how it stands.
        [stale] The position has changed. Look at the table again and choose anew.
        [not-your-turn] It is not your turn.
        [table-full] No seat is free any more. Watch, or find another table.
        [running] The game is still running. Wait until it is over.
        [finished] This game is over. Ask for a rematch.
        [illegal] The rules do not allow that now. Choose something else.
        [reveals] Something new is seen after this step. Play it first, then go on.
        [refused] The rules do not allow these options together. Change one of them.
        [unavailable] The server cannot do that just now. Try again in a moment.
        [unreachable] The server cannot be reached. Check your connection and try again.
       *[fault] Something went wrong. Try again; if it goes on, load the page again.
    }

# Why a card cannot be loaded, or an action is not allowed.
reason =
    { $code ->
        [sex] { $need ->
            [m] A male is needed here.
           *[f] A female is needed here.
        }
        [weight] { $room ->
            [-1] A woodpecker cannot go aboard a ferry that weighs more than 13.
            [0] Too heavy: the ferry takes only animals without weight.
           *[other] Too heavy: the ferry takes only { $room } more.
        }
        [roommates] Its species is aboard already, and the Roommates take no species twice.
        [not-in-hand] This card is not in your hand.
        [seat] Choose another player of this game.
        [dock] Noah cannot go to this dock.
        [not-forced] A card of your hand fits, and nobody may take back by choice.
       *[phase] This is not what has to be done now.
    }
# The same in two words, on the card.
reason-short =
    { $code ->
        [sex] { $need ->
            [m] needs ♂
           *[f] needs ♀
        }
        [weight] { $room ->
            [-1] over 13
           *[other] max { $room }
        }
        [roommates] aboard
       *[other] not now
    }
