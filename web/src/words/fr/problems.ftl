### Ce qui n’a pas marché, et ce qu’on peut y faire.

problem =
    { $type ->
        [too-many] C’était trop rapide pour le serveur. Attendez un instant, puis réessayez.
        [too-large] C’était trop long pour le serveur. Raccourcissez-le.
        [origin] Cette page vient d’une autre adresse que le serveur. Ouvrez-la à l’adresse du serveur.
        [unauthorized] Le serveur ne vous reconnaît plus. Rechargez la page et choisissez un nom.
        [not-found] Cette table n’existe pas ou n’existe plus. Vérifiez le lien, ou ouvrez une table.
        [not-seated] Vous n’avez pas de place à cette table. Prenez d’abord une place.
        [not-host] Seul l’hôte de la table peut faire cela.
        [watchers-off] Cette table n’admet pas de spectateurs. Demandez une place à l’hôte.
        [hints-off] À cette table, il n’y a pas de conseils. Qui ouvre une table peut les permettre.
        [key-used] Ce coup a déjà été envoyé. La table montre où en est la partie.
        [stale] La position a changé. Regardez de nouveau la table et choisissez encore.
        [not-your-turn] Ce n’est pas votre tour.
        [table-full] Il n’y a plus de place libre. Regardez la partie, ou cherchez une autre table.
        [running] La partie est encore en cours. Attendez qu’elle soit finie.
        [finished] Cette partie est finie. Demandez une revanche.
        [illegal] La règle ne permet pas cela maintenant. Choisissez autre chose.
        [reveals] Ce coup dévoile quelque chose. Jouez-le d’abord, puis continuez.
        [refused] La règle ne permet pas ces options ensemble. Changez l’une d’elles.
        [unavailable] Le serveur ne le peut pas en ce moment. Réessayez dans un instant.
        [unreachable] Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
       *[fault] Quelque chose n’a pas marché. Réessayez ; si cela continue, rechargez la page.
    }
reason =
    { $code ->
        [sex] { $need ->
            [m] Il faut un mâle ici.
           *[f] Il faut une femelle ici.
        }
        [weight] { $room ->
            [-1] Un pivert ne peut pas monter dans une embarcation qui porte plus de 13.
            [0] Trop lourd : l’embarcation ne prend plus que des animaux sans masse.
           *[other] Trop lourd : l’embarcation ne prend plus que { $room }.
        }
        [roommates] Cette espèce est déjà à bord, et les Colocataires n’en prennent aucune deux fois.
        [not-in-hand] Cette carte n’est pas dans votre main.
        [seat] Choisissez un autre joueur de cette partie.
        [dock] Noé ne peut pas aller à ce quai.
        [not-forced] Une carte de votre main convient, et nul ne peut reprendre de son plein gré.
       *[phase] Ce n’est pas ce qu’il faut faire maintenant.
    }
reason-short =
    { $code ->
        [sex] { $need ->
            [m] il faut ♂
           *[f] il faut ♀
        }
        [weight] { $room ->
            [-1] plus de 13
           *[other] max { $room }
        }
        [roommates] à bord
       *[other] pas ici
    }
