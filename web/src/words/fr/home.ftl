### L’accueil, la page où l’on ouvre une table, et la table avant la partie.

## L’accueil

home-tagline = Chargez les embarcations avant que vienne le déluge
home-guest = Anonyme
home-now-title = Jouer tout de suite
home-now-text = Vous et deux robots, trois manches. Cela commence aussitôt.
home-now-button = Jouer
home-friends-title = Entre amis
home-friends-text = Ouvrez une table et envoyez son lien. On joue dans le navigateur, et personne n’a besoin d’un compte.
home-friends-button = Ouvrir une table
home-alone-title = En solo
home-alone-text = Chargez tous les animaux, un par un. Choisissez combien il y en a.
home-solo =
    { $level ->
        [beginner] Débutant
        [advanced] Avancé
       *[expert] Expert
    }
home-solo-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
home-starting = On met la table en place …

home-running-title = Vos tables
home-running-turn = À vous
home-running-wait = C’est à { $name } de jouer
home-running-open = En attente de joueurs
home-running-with =
    { $count ->
        [0] En solo
       *[other] Avec { $names }
    }

home-open-title = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvrez une table publique, et d’autres la trouveront ici.
home-open-free =
    { $free ->
        [one] { $free } place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
home-open-look = Voir
home-open-more = Plus de tables
home-open-again = Actualiser

home-how-title = Le jeu en une minute
home-how-load = Chargez un animal de votre main dans l’embarcation où se trouve Noé.
home-how-sex = Les deux premiers animaux décident : ensuite mâles et femelles alternent, ou bien tous sont pareils.
home-how-noah = Un mâle envoie Noé en face, une femelle à un quai voisin.
home-how-depart = À 21 exactement, l’embarcation part, et vous donnez des cartes. Plus lourd n’est pas permis.
home-how-end = La manche finit quand une main est vide. Les larmes des cartes qui vous restent sont des points de pénalité.
home-how-more = Toute la règle et toutes les cartes

home-look-title = À votre goût

## Ouvrir une table

home-new-title = Ouvrir une table
home-new-players = Joueurs
home-new-seats = Qui s’assied où
home-new-seat = Place { $seat }
home-new-me = Vous
home-new-open = Libre : quelqu’un viendra
home-new-bot = Robot : { home-bot }
home-bot =
    { $level ->
        [random] Hasard
        [greedy] Gourmand
        [beginner] Débutant
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
       *[other] { $name }
    }
home-bot-line =
    { $level ->
        [random] Joue au hasard.
        [greedy] Prend le meilleur de chaque tour sans voir plus loin.
        [beginner] Apprend encore : une bonne idée de temps en temps.
        [easy] Connaît le jeu, et se trompe un coup sur trois.
        [medium] Joue chaque tour de son mieux, un tour à la fois.
        [hard] Prévoit la suite, et se souvient de ce que vous avez repris.
        [expert] Voit très loin, et ne pardonne rien.
       *[other] { $line }
    }
home-new-ending = La fin
home-new-rounds = Trois manches
home-new-rounds-text = Le moins de points de pénalité après trois manches gagne.
home-new-reach = Jusqu’à 26
home-new-reach-text = On joue des manches jusqu’à ce que quelqu’un ait au moins 26 points de pénalité ; le moins gagne.
home-new-bonus = Cartes bonus
home-new-frog = Grenouilles
home-new-frog-text = Elles remplacent les escargots. Une grenouille peut avoir une masse de 2 à 5 si l’embarcation part ainsi tout de suite.
home-new-crocodile = Crocodiles
home-new-crocodile-text = Ils remplacent les ânes. Le premier animal à bord s’enfuit dans une autre main, et vous perdez deux points de pénalité.
home-new-roommates = Colocataires
home-new-roommates-text = Une des embarcations ne prend aucune espèce deux fois.
home-new-who = Qui peut venir
home-new-link = Par lien
home-new-link-text = Seuls ceux à qui vous envoyez le lien trouvent la table.
home-new-public = Tout le monde
home-new-public-text = La table est à l’accueil, et chacun peut prendre une place libre.
home-new-more = Plus d’options
home-new-watchers = Spectateurs
home-new-watchers-text = D’autres peuvent regarder ; ils ne voient aucune main.
home-new-memory = Aide-mémoire
home-new-memory-text = Chacun voit quelles cartes une autre main doit contenir, d’après ce qu’il a vu.
home-new-alone-now = Aucune place n’est libre : la partie commence aussitôt.
home-new-button = Ouvrir la table

## Avant la partie

home-wait-title = En attente de joueurs
home-wait-invited = { $name } vous invite à une partie
home-wait-text =
    { $free ->
        [one] { $free } place est libre. La partie commence quand elle est prise.
       *[other] { $free } places sont libres. La partie commence quand toutes sont prises.
    }
home-wait-full = Toutes les places sont prises. L’hôte lance la partie.
home-wait-invite = Inviter
home-wait-link = Le lien de cette table
home-wait-copy = Copier
home-wait-copied = Copié
home-wait-share = Partager
home-wait-share-text = Une place est libre à ma table de { app-name }.
home-wait-qr = Le lien sous forme de code QR, à lire avec un appareil photo
home-wait-seats = Places
home-wait-open = Libre
home-wait-you = Vous
home-wait-host = Hôte
home-wait-away = Hors ligne
home-wait-sit = S’asseoir ici
home-wait-join = Prendre place
home-wait-leave = Se lever
home-wait-start = Commencer maintenant
home-wait-start-text = Des robots prennent les places libres.
home-wait-options = Cette partie
home-wait-no-watchers = Sans spectateurs
home-wait-no-seat = Aucune place n’est libre. Dès que la partie commence, vous pouvez la regarder ici.
