### L’aspect de la page et son comportement.

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-choice =
    { $theme ->
        [system] Comme le système
        [dawn] Aube
       *[night] Nuit d’orage
    }
settings-motion = Mouvement
settings-motion-choice =
    { $motion ->
        [normal] Normal
        [fast] Rapide
       *[off] Aucun
    }
settings-motion-reduced = Votre système demande moins de mouvement : rien ne bouge.
settings-keys = Touches
settings-keys-text = À la table, de simples touches jouent et trient les cartes.
settings-name = Votre nom
settings-name-none = Vous n’avez pas encore choisi de nom.
settings-name-save = Changer
settings-name-saved = Les autres voient maintenant votre nouveau nom.
settings-forget = M’oublier
settings-forget-text = Le serveur vous oublie : des robots prennent vos places, et les parties finies vous nomment « guest ». Ce navigateur oublie les tables que vous connaissez.
settings-forget-button = M’oublier
settings-forget-sure = Vraiment tout oublier ?
settings-forget-yes = Oui, m’oublier
settings-forget-no = Me garder
settings-forgotten = C’est oublié. Bonne traversée !
settings-done = Terminé
