### La règle pour les joueurs, en mots simples. Les pouvoirs des animaux sont dans cards.ftl.

rules-contents = Sommaire
rules-link = Lien vers cette partie : { $title }
rules-example = Exemple : { $cards }

## Le but

rules-aim-title = Le but
rules-aim-flood = Le déluge arrive. Les animaux attendent à cinq quais les embarcations qui les mènent à la grande arche. À votre tour, vous chargez un animal de votre main dans une embarcation.
rules-aim-win = Quand une manche finit, chacun paie les larmes des animaux qui lui restent en main : chaque larme est un point de pénalité. Après trois manches, le moins de points de pénalité gagne.

## Une carte

rules-card-title = Ce que dit une carte
rules-card-weight = La masse : ce que l’animal ajoute à la charge de l’embarcation, de 0 à 10.
rules-card-sex = Le sexe : un rond pour un mâle, un losange pour une femelle. L’escargot a un hexagone : il se charge comme l’un ou comme l’autre.
rules-card-tears = Les larmes : ce que coûte l’animal s’il est encore dans votre main à la fin de la manche.
rules-card-power = Le pouvoir : ce que fait l’animal quand on le charge. Sept animaux n’en ont pas.

## Le début

rules-start-title = Le début d’une manche
rules-start-deal = Cinq embarcations sont aux quais, qui forment un cercle et portent les numéros 0 à 4. Trois autres attendent dans la réserve. On mélange les animaux : on en met un dans chaque embarcation, et chaque joueur en reçoit huit. Le reste demeure caché jusqu’à la manche suivante, où l’on mélange de nouveau toutes les cartes.
rules-start-noah = Un escargot qui commence dans une embarcation reçoit un sexe au hasard. Noé commence la partie à un quai tiré au sort ; aux manches suivantes, il reste où il était.
rules-start-first = Le sort désigne qui débute la première manche. Chaque manche suivante est débutée par le joueur qui a le plus de points de pénalité ; s’ils sont plusieurs, par celui dont la place a le plus petit numéro.

## Un tour

rules-turn-title = Votre tour
rules-turn-load = Chargez un animal de votre main dans l’embarcation où se trouve Noé. Son sexe et sa masse doivent convenir.
rules-turn-power = Utilisez son pouvoir, s’il en a un.
rules-turn-noah = Déplacez Noé. Un mâle l’envoie à l’un des deux quais d’en face, une femelle à l’un des deux quais voisins.
rules-turn-departure = Si l’embarcation que vous avez chargée porte exactement 21, elle part, et vous donnez des cartes à vos adversaires.
rules-turn-pair = Si vous avez fait une paire, rejouez. Sinon, c’est le tour du joueur suivant.

## Les sexes

rules-sex-title = Quel sexe peut suivre
rules-sex-two = Les deux premiers animaux d’une embarcation peuvent être de n’importe quel sexe. Ils décident de la suite.
rules-sex-same = Deux du même sexe : tous ceux qui suivent doivent être de ce sexe.
rules-sex-alternating = Un mâle et une femelle : mâles et femelles doivent alterner jusqu’au bout.
rules-sex-short = En bref : dès le troisième animal, chacun a le sexe de l’avant-dernier.

## La masse

rules-weight-title = Ce que porte une embarcation
rules-weight-limit = Une embarcation porte 21 : les masses des animaux à bord ne peuvent pas faire davantage. Avec un pivert à bord, elle ne porte que 13.
rules-weight-zero = Les perroquets et les piverts ont une masse de 0.
rules-weight-sum = Exemple : { $cards }, en tout { $weight }

## Aucune carte ne convient

rules-take-title = Quand aucune carte ne convient
rules-take-must = Si vous ne pouvez charger aucune carte de votre main, vous devez reprendre en main tous les animaux de cette embarcation. Ensuite, vous chargez la carte de votre choix, même une que vous venez de reprendre.
rules-take-choice = Nul ne peut reprendre de son plein gré. Un escargot qui revient en main n’a plus de sexe, et une grenouille a de nouveau une masse de 1.

## Noé

rules-noah-title = Où va Noé
rules-noah-way = Les quais forment un cercle. Depuis le quai 0, un mâle envoie Noé en face, au quai 2 ou 3, une femelle à côté, au quai 1 ou 4. Choisissez bien : le joueur suivant doit charger là où Noé s’arrête.
rules-noah-picture = Cinq quais en cercle. Depuis le quai 0, les chemins d’un mâle mènent aux quais 2 et 3, ceux d’une femelle aux quais 1 et 4.

## Le départ

rules-departure-title = Départ et cadeaux
rules-departure-leaves = Une embarcation qui porte exactement 21, ou exactement 13 avec un pivert à bord, part pour la grande arche avec ses animaux dès que Noé s’est déplacé. Une embarcation vide de la réserve vient à son quai.
rules-departure-gifts = Puis son joueur donne des cartes de sa main à ses adversaires et les répartit comme il veut : une carte au premier départ de la manche, deux au deuxième, trois au troisième, quatre au quatrième. Qui en a moins les donne toutes.

## La paire

rules-pair-title = Les paires
rules-pair-again = Si l’animal que vous chargez est de la même espèce que le dernier de cette embarcation, c’est une paire, quels que soient leurs sexes. Quand tout le reste est fait, vous rejouez depuis l’endroit où se trouve Noé, aussi souvent que cela arrive.

## Les pouvoirs

rules-powers-title = Les pouvoirs
rules-power-title = { species } : { power-name }
rules-powers-donkey = Si l’embarcation est partie, l’animal suivant va dans la nouvelle embarcation de ce quai.
rules-powers-lion = La carte rendue peut être celle que vous avez piochée. Vous deux seuls voyez les cartes.
rules-powers-woodpecker = Si l’embarcation porte exactement 13 avec lui, elle part.

## La fin

rules-end-title = Fin d’une manche, fin de la partie
rules-end-round = Une manche finit après un tour où la main d’un joueur est vide, ou bien où une embarcation est partie alors que la réserve était vide. C’est le quatrième départ ; ses quatre cartes sont encore données. Une paire ne fait alors plus rejouer.
rules-end-tears = On étale toutes les mains, et chacun paie les larmes des cartes qui lui restent.
rules-end-game = Après trois manches, le moins de points de pénalité gagne. Ou bien vous convenez de la fin à 26 : la partie dure alors jusqu’à ce que, à la fin d’une manche, quelqu’un ait au moins 26 points de pénalité. En cas d’égalité, tous ceux qui en ont le moins gagnent.

## Les cartes bonus

rules-bonus-title = Les cartes bonus
rules-bonus-choose = À deux joueurs et plus, vous pouvez les ajouter, chacune séparément, quand vous ouvrez une table.
rules-bonus-frog-title = Les grenouilles
rules-bonus-frog = Les grenouilles remplacent les escargots. En main, une grenouille a toujours une masse de 1.
rules-bonus-crocodile-title = Les crocodiles
rules-bonus-crocodile = Les crocodiles remplacent les ânes. Le crocodile est à bord dès que l’animal s’est enfui. Vous n’avez jamais moins de 0 point de pénalité.
rules-bonus-crocodile-order = Pour savoir si son sexe convient, et ce que permettent les Colocataires, on regarde l’embarcation avant la fuite ; pour la masse, et ce que porte l’embarcation, après la fuite. Une paire se juge avec l’animal qui est alors le dernier. D’une embarcation vide, rien ne s’enfuit, et vous avez quand même deux points de moins.
rules-bonus-roommates-title = Les Colocataires
rules-bonus-roommates = Les Colocataires sont l’une des huit embarcations, mêlée aux autres. Aucune espèce ne peut y être deux fois à bord, quel que soit le sexe. Tout le monde voit si c’est la prochaine embarcation de la réserve.
rules-bonus-replace = « Remplacer » veut dire que tous les escargots, ou tous les ânes, quittent le paquet. À cinq joueurs, il resterait trop peu de cartes : seuls deux escargots, ou un âne de chaque sexe, le quittent.

## Combien de joueurs

rules-players-title = À deux, trois, quatre ou cinq joueurs
rules-players-deck = Le paquet a 31 cartes à deux ou trois joueurs, 39 à quatre et 47 à cinq.
rules-players-two = À deux joueurs, cadeaux, girafe, lion et crocodile concernent toujours l’autre joueur, et dix cartes restent cachées à chaque manche.
rules-players-more = À trois joueurs et plus, deux cartes seulement restent cachées : on peut déduire beaucoup de ce qu’on a vu.

## En solo

rules-alone-title = En solo
rules-alone-start = En solo, vous jouez une seule manche, sans adversaires, sans points de pénalité et sans cartes bonus. Les cinq embarcations commencent vides, votre main a deux cartes, et le reste est la pioche.
rules-alone-levels = Trois niveaux : débutant avec 31 cartes, avancé avec 39, expert avec 47.
rules-alone-but = Un tour se joue comme plus haut, sauf ceci :
rules-alone-draw = Après chaque tour, piochez une carte, après une paire de sexes différents, deux. Une paire ne fait pas rejouer.
rules-alone-departure = À un départ, vous ne donnez rien : les cartes du dessus de la pioche sont défaussées, une au premier départ, deux au deuxième, et ainsi de suite. Quand la réserve est vide, le quai reste vide, et Noé ne peut pas y aller.
rules-alone-lion = Si une embarcation de plus de deux animaux alterne, ce lion compris, seul son premier ou son dernier animal peut être repris. On ne regarde qu’ensuite si une embarcation part.
rules-alone-win = Vous gagnez quand la pioche et la main sont vides après un tour.
rules-alone-lose = Rien ne peut être repris : vous perdez dès que vous ne pouvez charger aucune carte au début d’un tour, ou que Noé doit bouger et n’a nulle part où aller.

## Qui voit quoi

rules-seen-title = Qui voit quoi
rules-seen-all = Tout le monde, spectateurs compris, voit les quais, Noé, la réserve, les points et le nombre de cartes de chaque main, ainsi que toute carte au moment où elle est chargée, reprise ou s’enfuit.
rules-seen-hand = Votre main n’est qu’à vous jusqu’à la fin de la manche ; alors toutes les mains sont étalées.
rules-seen-two = Les cartes données à un départ ou passées par un lion ne sont connues que des deux joueurs concernés, et vous seul voyez ce que montre votre girafe. Les autres apprennent qui regarde chez qui, et combien de cartes vont où.
rules-seen-rest = Ce qui n’a pas été distribué reste caché jusqu’à la fin de la partie. À une table avec aide-mémoire, la page se souvient pour vous de ce que vous avez vu.

## Tous les animaux

rules-animals-title = Tous les animaux
rules-animals-caption = Masse, larmes et pouvoir de chaque animal, et combien il y en a selon le nombre de joueurs, les deux sexes ensemble
rules-animals-animal = Animal
rules-animals-weight = Masse
rules-animals-tears = Larmes
rules-animals-copies =
    { $players ->
        [three] 2–3
        [four] 4
       *[five] 5
    }
rules-animals-copies-spoken =
    { $players ->
        [three] Cartes à deux ou trois joueurs
        [four] Cartes à quatre joueurs
       *[five] Cartes à cinq joueurs
    }
rules-animals-total = En tout, sans cartes bonus
rules-animals-bonus = bonus
rules-animals-alone = En solo, les niveaux ont les cartes de trois, quatre et cinq joueurs.
