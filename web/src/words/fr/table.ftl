### La table pendant la partie, et quand elle est finie. Les variables sont expliquées dans en/table.ftl.

## L’écran et ses parties

table-brand = Noé
table-heading = La table
table-side = Joueurs, points et journal
table-players = Les autres joueurs
table-docks = Les cinq quais
table-reserve = Réserve
table-actions = À faire
table-hand = Votre main
table-log = Journal
table-current = L’embarcation où se trouve Noé
table-score = Points de pénalité
table-you = Vous
table-open-seat = Place libre
table-settings = Les réglages, dans un nouvel onglet
table-menu = Menu
table-dismiss = Masquer
table-last-round = Résultat de la dernière manche
table-open-log =
    { $count ->
        [0] Journal
        [one] Journal, { $count } nouvelle ligne
       *[other] Journal, { $count } nouvelles lignes
    }
table-round =
    { $ending ->
        [rounds] Manche { $round } sur 3
       *[reach26] Manche { $round }, jusqu’à 26 points
    }
table-watching = Vous regardez la partie

## Quais et embarcations

table-dock = Quai { $dock }
table-dock-none = rien
table-dock-empty = Quai { $dock } : pas d’embarcation
table-dock-label =
    { $target ->
        [yes] Envoyer Noé au { table-dock-told }
       *[no] { table-dock-told }
    }
table-dock-told =
    { $noah ->
        [yes] { table-dock-line }, Noé est ici
       *[no] { table-dock-line }
    }
table-dock-line =
    { $roommates ->
        [yes] { table-dock-facts }, Colocataires
       *[no] { table-dock-facts }
    }
table-dock-facts =
    { $count ->
        [0] quai { $dock } : vide, porte { $carries }
       *[other] { $sequence ->
            [same] quai { $dock } : { $weight } sur { $carries }, tous du même sexe, ensuite { sex-next }, dernier : { $last }
            [alternating] quai { $dock } : { $weight } sur { $carries }, en alternance, ensuite { sex-next }, dernier : { $last }
           *[free] quai { $dock } : { $weight } sur { $carries }, ensuite mâle ou femelle, dernier : { $last }
        }
    }
sex-next =
    { $next ->
        [m] mâle
        [f] femelle
       *[none] mâle ou femelle
    }
table-ferry-needs = manque { $room }
table-ferry-full = part
table-ferry-next = puis
table-ferry-last = dernier
table-ferry-any = libre
table-roommates-short = Colocataires
table-sign-target = Noé ici ?
table-sign-load = À charger
table-sign-noah = Noé
table-reserve-left =
    { $count ->
        [one] embarcation attend
       *[other] embarcations attendent
    }
table-reserve-roommates = ensuite : Colocataires
table-next-give = prochain départ : donner { $count }
table-next-discard = prochain départ : défausser { $count }
table-stock =
    { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-current-ferry =
    { $room ->
        [0] Quai { $dock } : { $weight } sur { $carries }, elle part
       *[other] Quai { $dock } : { $weight } sur { $carries }, manque { $room }
    }
table-current-more =
    { $count ->
        [one] { $count } avant
       *[other] { $count } avant
    }
table-aboard-line =
    { $roommates ->
        [yes] { table-aboard }. Aucune espèce ne peut être deux fois à bord.
       *[no] { table-aboard }.
    }
table-aboard =
    { $count ->
        [0] Personne n’est à bord ; l’embarcation porte { $carries }
       *[other] { $sequence ->
            [same] { $weight } sur { $carries } : tous du même sexe, ensuite { sex-next }
            [alternating] { $weight } sur { $carries } : les sexes alternent, ensuite { sex-next }
           *[free] { $weight } sur { $carries } : l’animal suivant peut être mâle ou femelle
        }
    }

## Les joueurs

table-presence =
    { $presence ->
        [bot] robot
        [standIn] hors ligne, un robot joue
        [here] en ligne
       *[away] hors ligne
    }
table-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
table-cards-short =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-known = Certainement dans cette main : { $cards }
table-known-open = Ce que l’on sait des cartes chez { $name }
table-known-title = Cartes connues chez { $name }

## La main

table-hand-count = Votre main : { $count }
table-hand-tears =
    { $tears ->
        [one] { $tears } larme
       *[other] { $tears } larmes
    }
table-hand-points =
    { $points ->
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
    }
table-hand-raise = Plus de place pour la main
table-hand-lower = Moins de place pour la main
table-sort =
    { $sort ->
        [weight] par masse
        [sex] par sexe
        [species] par espèce
       *[tears] par larmes
    }
table-card =
    { $state ->
        [blocked] { table-card-facts }, pas jouable : { $reason }
        [playable] { $flag ->
            [none] { table-card-facts }, jouable
           *[other] { table-card-facts }, jouable : { $flag }
        }
       *[plain] { table-card-facts }
    }
table-card-facts =
    { $power ->
        [none] { card-spoken }
       *[other] { card-spoken }, pouvoir : { power-name }
    }
table-flag =
    { $what ->
        [both] départ + paire
        [departs] départ
       *[pair] paire
    }

## Ce qu’il faut faire

table-your-turn = Votre tour
table-announce-turn =
    { $phase ->
        [load] À vous : chargez un animal au quai { $dock }.
        [give] À vous : donnez des cartes.
        [noah] À vous : choisissez où va Noé.
       *[other] À vous : choisissez.
    }
table-say-back = Vous regardez en arrière. La partie continue pendant ce temps.
table-say-back-over = Vous revoyez la partie.
table-say-over = La partie est finie.
table-say-other =
    { $phase ->
        [load] { $name } charge un animal au quai { $dock }.
        [flee] { $name } choisit où s’enfuit un animal.
        [peek] { $name } choisit la main à regarder.
        [swap] { $name } choisit chez qui piocher une carte.
        [return] { $name } choisit une carte à rendre.
        [noah] { $name } choisit où va Noé.
       *[give] { $name } choisit les cartes à donner.
    }
table-say-load = Choisissez un animal à charger au quai { $dock }.
table-say-chosen = Charger { card-a } au quai { $dock }. Où va Noé ensuite ?
table-say-load-it = Charger { card-a } au quai { $dock } ?
table-say-variant =
    { $species ->
        [snail] L’escargot sera-t-il mâle ou femelle ?
       *[frog] Quelle masse aura la grenouille ?
    }
table-say-noah = Où va Noé ?
table-say-take =
    { $roommates ->
        [yes] { $need ->
            [m] Aucune carte ne convient : il faut un mâle d’au plus { $room }, d’une espèce qui n’est pas encore à bord.
            [f] Aucune carte ne convient : il faut une femelle d’au plus { $room }, d’une espèce qui n’est pas encore à bord.
           *[none] Aucune carte ne convient : il faut un animal d’au plus { $room }, d’une espèce qui n’est pas encore à bord.
        }
       *[no] { $need ->
            [m] Aucune carte ne convient : il faut un mâle d’au plus { $room }.
            [f] Aucune carte ne convient : il faut une femelle d’au plus { $room }.
           *[none] Aucune carte ne convient : il faut un animal d’au plus { $room }.
        }
    }
table-say-power =
    { $phase ->
        [peek] Votre girafe regarde une main. Laquelle ?
        [swap] Votre lion pioche une carte. Chez qui ?
        [order] Rangez le dessus de la pioche.
       *[lift] Remettez un animal sur la pioche, ou aucun.
    }
table-say-flee = Votre crocodile fait fuir { card-a }. Dans la main de qui ?
table-say-return = Vous avez pioché { card-a } chez { $name }. Choisissez une carte de votre main à rendre.
table-say-give =
    { $count ->
        [one] L’embarcation est partie. Choisissez { $count } carte à donner, et qui la reçoit.
       *[other] L’embarcation est partie. Choisissez { $count } cartes à donner, et qui reçoit chacune.
    }
table-need =
    { $next ->
        [m] Il faut un mâle d’au plus { $room }.
        [f] Il faut une femelle d’au plus { $room }.
       *[none] Il faut un mâle ou une femelle d’au plus { $room }.
    }
table-weighs = Le quai { $dock } portera { $weight } sur { $carries }.
table-departs =
    { $gives ->
        [0] L’embarcation part avec { $weight }.
        [one] L’embarcation part avec { $weight } : vous donnez { $gives } carte.
       *[other] L’embarcation part avec { $weight } : vous donnez { $gives } cartes.
    }
table-departs-alone =
    { $gives ->
        [0] L’embarcation part avec { $weight }.
        [one] L’embarcation part avec { $weight } : { $gives } carte de la pioche est défaussée.
       *[other] L’embarcation part avec { $weight } : { $gives } cartes de la pioche sont défaussées.
    }
table-pair = Une paire : vous rejouez.
table-pair-alone = Une paire : vous piochez peut-être deux cartes.
table-way =
    { $sex ->
        [m] Un mâle envoie Noé à l’un des deux quais d’en face.
       *[f] Une femelle envoie Noé à l’un des deux quais voisins.
    }
table-stays = Noé reste ici.
table-take-then = Reprenez ces animaux en main, puis embarquez une carte de votre choix sur l’embarcation vide.
table-take =
    { $count ->
        [one] { $tears ->
            [one] Reprendre { $count } animal ({ $tears } larme)
           *[other] Reprendre { $count } animal ({ $tears } larmes)
        }
       *[other] { $tears ->
            [one] Reprendre { $count } animaux ({ $tears } larme)
           *[other] Reprendre { $count } animaux ({ $tears } larmes)
        }
    }
table-load-it = Charger
table-as-sex =
    { $sex ->
        [m] Mâle
       *[f] Femelle
    }
table-as-weight =
    { $departs ->
        [yes] { $weight }, l’embarcation part
       *[no] Masse { $weight }
    }
table-unchoose = Retour
table-return-none = Rendre une carte
table-return = Rendre { card-a }
table-give = Donner { $chosen } sur { $owed }
table-give-to = Qui reçoit { card-a }
table-back-to-now = Revenir à la partie
table-show-result = Résultat

## Les dialogues

table-peeked-title = Les cartes chez { $name }
table-peeked-line =
    { $count ->
        [one] Vous voyez { $count } carte ; personne d’autre ne la voit.
       *[other] Vous voyez { $count } cartes ; personne d’autre ne les voit.
    }
table-seen = Vu
table-look-again = Revoir
table-order-title = Le dessus de la pioche
table-order-line =
    { $count ->
        [1] Vous voyez la seule carte qui reste.
       *[other] Vous voyez les { $count } prochaines cartes : mettez-les dans l’ordre où vous voulez les piocher.
    }
table-order-nth =
    { $nth ->
        [1] première
        [2] deuxième
       *[3] troisième
    }
table-order-sooner = Piocher plus tôt : { card-name }
table-order-later = Piocher plus tard : { card-name }
table-order-done = Les remettre
table-lift-title = Le lion reprend un animal
table-lift-line = Choisissez un animal de n’importe quelle embarcation à remettre sur la pioche, ou aucun.
table-lift-one = { card-name } au quai { $dock }
table-lift-none = Aucun
table-lift-choose = Choisissez un animal
table-lift = Remettre { card-a }
table-leave-line = Si vous partez, un robot joue pour vous jusqu’à votre retour. Rien n’est perdu.
table-leave = Partir et laisser jouer un robot
table-join = Reprendre place
table-home = Vers l’accueil ; la table attend

## La fin d’une manche et de la partie

table-round-over = La manche { $round } est finie
table-round-over-line = Toutes les mains sont étalées. Chacun paie les larmes qui lui restent.
table-game-won =
    { $who ->
        [you] Vous gagnez !
       *[other] { $name } gagne
    }
table-game-tied = Égalité : vous partagez la victoire
table-game-over-line = La partie est finie ; le moins de points de pénalité gagne.
table-solo-over =
    { $won ->
        [yes] Vous les avez tous sauvés !
       *[no] Le déluge a été plus rapide
    }
table-solo-over-line =
    { $won ->
        [yes] La pioche et la main sont vides : la partie est gagnée.
       *[no] Aucune carte ne pouvait être chargée, ou Noé n’avait nulle part où aller : la partie est perdue.
    }
table-solo-left =
    { $count ->
        [one] Il restait { $count } carte dans votre main
       *[other] Il restait { $count } cartes dans votre main
    }
table-podium = Les trois premiers
table-place =
    { $place ->
        [1] le moins de points
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[5] cinquième
    }
table-place-winner = gagne
table-empty-hand = Main vide : aucune larme
table-sum-before = Avant
table-sum-tears = Larmes
table-sum-points = Points
table-next-round =
    { $who ->
        [you] Vous débutez la manche { $round }.
       *[other] { $name } débute la manche { $round }.
    }
table-go-on = Continuer
table-look-back = Revoir la partie
table-record = Télécharger la partie
table-rematch =
    { $alone ->
        [yes] Rejouer
       *[no] { $asked ->
            [yes] Accepter la revanche
           *[no] Revanche
        }
    }
table-replay-first = Au début
table-replay-previous = Un pas en arrière
table-replay-next = Un pas en avant
table-replay-step = Pas { $step } sur { $steps }

## Les touches

table-keys = Touches
table-keys-line =
    { $on ->
        [yes] Les touches agissent partout, sauf dans les champs de texte.
       *[no] Les touches simples sont désactivées ; les flèches, Entrée et Échap agissent toujours.
    }
table-key-cap =
    { $key ->
        [enter] Entrée
       *[escape] Échap
    }
table-keys-on = Touches simples actives
table-key =
    { $key ->
        [arrows] De carte en carte, de quai en quai
        [enter] Choisir
        [escape] Annuler le choix
        [digits] Envoyer Noé à ce quai
        [h] Vers la main
        [d] Vers les quais
        [a] Vers ce qu’il faut faire
        [l] Vers le journal
        [step] Un pas en arrière, un pas en avant
       *[help] Cette liste
    }
