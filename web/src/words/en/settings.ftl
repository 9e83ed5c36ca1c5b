### How the page looks and behaves for its reader.

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-choice =
    { $theme ->
        [system] System
        [dawn] Dawn
       *[night] Storm
    }
settings-motion = Movement
settings-motion-choice =
    { $motion ->
        [normal] Normal
        [fast] Fast
       *[off] None
    }
settings-motion-reduced = Your system asks for less movement, so nothing moves.
settings-keys = Keys
settings-keys-text = Single keys play and sort cards at the table.
settings-name = Your name
settings-name-none = You have not chosen a name yet.
settings-name-save = Change
settings-name-saved = The others see your new name now.
settings-forget = Forget me
settings-forget-text = The server forgets you: bots take your seats, and games you have finished name you “guest”. This browser forgets the tables that you know.
settings-forget-button = Forget me
settings-forget-sure = Really forget everything?
settings-forget-yes = Yes, forget me
settings-forget-no = Keep me
settings-forgotten = You are forgotten. Fair winds!
settings-done = Done
