### The frame around every place of the page.

app-name = Noah
# The window's title: the place, then the game.
app-title = { $place } · { app-name }
app-title-turn = ● Your turn · { app-name }
app-skip = Skip to the content
app-menu = Places
app-home = First page
app-rules = How to play
app-settings = Settings
app-table = Table
app-close = Close
app-loading = One moment …

## The connection

app-lost-title = The connection is lost
app-lost-text = The page tries to reconnect. Until then nothing can be played; after that the table catches up by itself.
app-lost-retry = Try now

## Nothing here

app-not-found-title = Nothing lies at anchor here
app-not-found-text = This address leads nowhere. It may be mistyped, or the table is gone.
app-fault-title = A plank has come loose
app-fault-text = This part of the page could not be loaded. Load the page again.
app-fault-reload = Load again

## The name that others see

app-name-title = What shall the others call you?
app-name-text = They see it at the table. You can change it at any time in the settings.
app-name-label = Your name
app-name-save = Go on
app-name-cancel = Not now
app-name-empty = Write at least one letter, digit or sign.
