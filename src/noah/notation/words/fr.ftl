### Français. Des phrases entières ; les mots de la règle du jeu.
###
### Les variables communes à beaucoup de messages sont expliquées dans en.ftl.
### Le pluriel « one » comprend zéro : le nombre s’écrit toujours par sa variable.

## Les animaux

animal =
    { $species ->
        [bear] ours
        [cat] chat
        [crocodile] crocodile
        [donkey] âne
        [elephant] éléphant
        [frog] grenouille
        [giraffe] girafe
        [kangaroo] kangourou
        [lion] lion
        [panda] panda
        [parrot] perroquet
        [rhinoceros] rhinocéros
        [snail] escargot
       *[woodpecker] pivert
    }
animal-a =
    { $species ->
        [frog] une { animal }
        [giraffe] une { animal }
       *[other] un { animal }
    }
animals =
    { $species ->
        [bear] ours
        [cat] chats
        [crocodile] crocodiles
        [donkey] ânes
        [elephant] éléphants
        [frog] grenouilles
        [giraffe] girafes
        [kangaroo] kangourous
        [lion] lions
        [panda] pandas
        [parrot] perroquets
        [rhinoceros] rhinocéros
        [snail] escargots
       *[woodpecker] piverts
    }
card-sexed =
    { $style ->
        [glyph] { $sex ->
            [m] { animal } ♂
            [f] { animal } ♀
           *[none] { animal } ⚥
        }
       *[word] { $sex ->
            [m] { animal } mâle
            [f] { animal } femelle
           *[none] { animal }
        }
    }
card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed } (masse { $played })
    }
card-a-sexed =
    { $style ->
        [glyph] { $sex ->
            [m] { animal-a } ♂
            [f] { animal-a } ♀
           *[none] { animal-a }
        }
       *[word] { $sex ->
            [m] { animal-a } mâle
            [f] { animal-a } femelle
           *[none] { animal-a }
        }
    }
card-a =
    { $played ->
        [0] { card-a-sexed }
       *[other] { card-a-sexed } à la masse { $played }
    }
cards-equal =
    { $count ->
        [1] { card-name }
       *[other] { $count } × { card-name }
    }
cards-some =
    { $count ->
        [one] { card-a }
       *[other] { $style ->
            [glyph] { $sex ->
                [m] { $count } { animals } ♂
                [f] { $count } { animals } ♀
               *[none] { $count } { animals }
            }
           *[word] { $sex ->
                [m] { $count } { animals } mâles
                [f] { $count } { animals } femelles
               *[none] { $count } { animals }
            }
        }
    }
items = { $before }, { $after }
cards-none = aucune carte
card-copies =
    { $count ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }×{ $count }
    }
card-worth =
    { $tears ->
        [0] masse { $weight }
        [one] masse { $weight }, { $tears } larme
       *[other] masse { $weight }, { $tears } larmes
    }

## Ce qui est visible de tous

status-round =
    { $ending ->
        [reach26] Manche { $round } (fin à 26 points)
       *[rounds] Manche { $round } sur 3
    }
status-solo =
    { $level ->
        [beginner] En solo, débutant
        [advanced] En solo, avancé
       *[expert] En solo, expert
    }
status-stock = Pioche { $count }
status-top = Sur la pioche, comme vous l’avez vu : { $cards }.
status-reserve =
    { $roommates ->
        [True] Réserve { $count }, ensuite les Colocataires
       *[other] Réserve { $count }
    }
status-departure =
    { $alone ->
        [yes] { $count ->
            [one] au départ, { $count } carte défaussée
           *[other] au départ, { $count } cartes défaussées
        }
       *[no] { $count ->
            [one] au départ, { $count } carte donnée
           *[other] au départ, { $count } cartes données
        }
    }
players-title = Points (cartes) :
player-line = { $seat } { $name } : { $points } ({ $cards })
column-dock = quai
column-weight = masse
column-needs = manque
column-next = ensuite
column-aboard = à bord, du premier au dernier
column-hand = Charger au quai { $dock }
column-tears = larmes
column-ferry = total
column-noah = Noé vers
column-player = joueur
column-left = cartes restantes
column-points = points
column-place = rang
dock-noah = { $dock } Noé
dock-bare = rien
ferry-empty = vide
ferry-roommates = Colocataires :{ " " }
ferry-more = { $count } autres
ferry-next =
    { $sequence ->
        [free] libre
        [same] { $sex ->
            [m] ♂, tous pareils
           *[f] ♀, toutes pareilles
        }
       *[alternating] { $sex ->
            [m] ♂, en alternance
           *[f] ♀, en alternance
        }
    }
news-title =
    { $turn ->
        [own] Votre tour jusqu’ici
       *[others] { $more ->
            [0] Depuis votre dernier tour
           *[other] Depuis votre dernier tour (avant : { $more }, tapez journal)
        }
    }
result-news-title =
    { $more ->
        [0] Comment cela s’est terminé
       *[other] Comment cela s’est terminé (avant : { $more })
    }
hand-line =
    { $count ->
        [0] Vous n’avez plus de carte.
       *[other] Vous avez { $cards }.
    }
hand-left =
    { $count ->
        [0] Vous ne gardez aucune carte.
       *[other] Vous gardez { $cards }.
    }
hand-blocked = Pas maintenant, { $reason } : { $cards }.

## Ce que ferait une carte : étiquettes

effect-stays = reste
effect-nowhere = nulle part
effect-leaves =
    { $gives ->
        [0] départ
       *[other] départ, donner { $gives }
    }
effect-pair =
    { $alone ->
        [yes] paire, piocher 2
       *[no] paire, rejouer
    }
mark-pair = paire
effect-reward = −2 points
effect-power =
    { $power ->
        [flee] fuite
        [peek] regarder une main
        [swap] échanger une carte
        [order] regarder la pioche
       *[lift] reprendre un animal
    }

## Ce que ferait une carte : phrases

told-weight = L’embarcation porterait { $weight } sur { $carries }.
told-leaves =
    { $gives ->
        [0] Elle partirait.
        [one] Elle partirait, et vous donneriez { $gives } carte.
       *[other] Elle partirait, et vous donneriez { $gives } cartes.
    }
told-power =
    { $power ->
        [flee] Le premier animal à bord s’enfuirait dans une main.
        [peek] Vous regarderiez une main.
        [swap] Vous échangeriez une carte avec quelqu’un.
        [order] Vous regarderiez le haut de la pioche pour le ranger.
       *[lift] Vous pourriez remettre un animal sur la pioche.
    }
told-reward = Vous auriez jusqu’à 2 points de pénalité de moins.
told-stays = Noé resterait.
told-noah = Noé irait au quai { $docks }.
told-nowhere = Noé n’aurait nulle part où aller, et la partie serait perdue.
told-pair =
    { $alone ->
        [yes] Ce serait une paire : vous piocheriez deux cartes.
       *[no] Ce serait une paire : vous rejoueriez.
    }

## Pourquoi une carte ne peut être chargée : une demi-phrase

reason =
    { $code ->
        [sex] { $need ->
            [m] il faut un mâle
           *[f] il faut une femelle
        }
        [weight] { $room ->
            [-1] l’embarcation porte plus de 13
            [0] l’embarcation ne porte pas plus
           *[other] il ne reste que { $room }
        }
        [fills] une grenouille de plus de 1 doit faire partir l’embarcation
        [roommates] cette espèce est déjà à bord
       *[other] elle n’est pas jouable maintenant
    }

## La table en phrases

told-turn = C’est votre tour. Noé est au quai { $dock }.
told-round =
    { $ending ->
        [reach26] Manche { $round } ; la partie finit avec la manche après laquelle quelqu’un a 26 points.
       *[rounds] Manche { $round } sur 3.
    }
told-solo =
    { $level ->
        [beginner] Vous jouez en solo, niveau débutant.
        [advanced] Vous jouez en solo, niveau avancé.
       *[expert] Vous jouez en solo, niveau expert.
    }
told-stock =
    { $count ->
        [one] Il y a { $count } carte dans la pioche.
       *[other] Il y a { $count } cartes dans la pioche.
    }
told-player =
    { $who ->
        [you] { $points ->
            [one] Vous avez { $points } point et { $cards ->
                [one] { $cards } carte.
               *[other] { $cards } cartes.
            }
           *[other] Vous avez { $points } points et { $cards ->
                [one] { $cards } carte.
               *[other] { $cards } cartes.
            }
        }
       *[other] { $points ->
            [one] { $name } a { $points } point et { $cards ->
                [one] { $cards } carte.
               *[other] { $cards } cartes.
            }
           *[other] { $name } a { $points } points et { $cards ->
                [one] { $cards } carte.
               *[other] { $cards } cartes.
            }
        }
    }
told-dock =
    { $weight ->
        [0] Le quai { $dock } porte 0 sur { $carries }.
       *[other] Le quai { $dock } porte { $weight } sur { $carries }, il manque { $needs }.
    }
told-dock-bare = Le quai { $dock } n’a pas d’embarcation.
told-aboard = À bord, du premier au dernier : { $cards }.
told-next =
    { $sequence ->
        [free] Un mâle ou une femelle peut suivre.
        [same] { $sex ->
            [m] Ce sont tous des mâles : un mâle doit suivre.
           *[f] Ce sont toutes des femelles : une femelle doit suivre.
        }
       *[alternating] { $sex ->
            [m] Ils alternent : un mâle doit suivre.
           *[f] Ils alternent : une femelle doit suivre.
        }
    }
told-roommates = Ce sont les Colocataires : pas deux fois la même espèce.
told-reserve =
    { $roommates ->
        [True] { $count ->
            [one] La réserve compte { $count } embarcation ; ce sont les Colocataires.
           *[other] La réserve compte { $count } embarcations ; les Colocataires viennent ensuite.
        }
       *[other] { $count ->
            [0] La réserve est vide.
            [one] La réserve compte { $count } embarcation.
           *[other] La réserve compte { $count } embarcations.
        }
    }
told-departure =
    { $alone ->
        [yes] { $count ->
            [one] Au prochain départ, { $count } carte sera défaussée.
           *[other] Au prochain départ, { $count } cartes seront défaussées.
        }
       *[no] { $count ->
            [one] Au prochain départ, on donne { $count } carte.
           *[other] Au prochain départ, on donne { $count } cartes.
        }
    }
told-hand =
    { $count ->
        [0] Vous n’avez plus de carte.
        [one] Vous avez { $count } carte : { $cards }. { $tears ->
            [0] Elle ne coûte pas de larme.
            [one] Elle coûte { $tears } larme.
           *[other] Elle coûte { $tears } larmes.
        }
       *[other] Vous avez { $count } cartes : { $cards }. { $tears ->
            [0] Elles ne coûtent pas de larme.
            [one] Elles coûtent { $tears } larme.
           *[other] Elles coûtent { $tears } larmes.
        }
    }
told-option-card =
    { $tears ->
        [0] { $number } : { card-name }, masse { $weight }.
        [one] { $number } : { card-name }, masse { $weight }, { $tears } larme.
       *[other] { $number } : { card-name }, masse { $weight }, { $tears } larmes.
    }
told-option = { $number } : { $name }.
told-hand-open =
    { $who ->
        [you] { $tears ->
            [one] Vous avez { $cards } : { $tears } larme, { $points } en tout.
           *[other] Vous avez { $cards } : { $tears } larmes, { $points } en tout.
        }
       *[other] { $tears ->
            [one] { $name } a { $cards } : { $tears } larme, { $points } en tout.
           *[other] { $name } a { $cards } : { $tears } larmes, { $points } en tout.
        }
    }
told-place =
    { $points ->
        [one] Rang { $place } : { $name }, { $points } point.
       *[other] Rang { $place } : { $name }, { $points } points.
    }

## Questions

ask-load = Chargez un animal au quai { $dock }.
ask-take =
    { $tears ->
        [one] Aucune de vos cartes ne va au quai { $dock } : vous devez reprendre { $cards } ({ $tears } larme), puis charger la carte de votre choix.
       *[other] Aucune de vos cartes ne va au quai { $dock } : vous devez reprendre { $cards } ({ $tears } larmes), puis charger la carte de votre choix.
    }
ask-dock =
    { $sex ->
        [m] Vous chargez { card-a } au quai { $dock } : à quel quai d’en face va Noé ?
       *[other] Vous chargez { card-a } au quai { $dock } : à quel quai voisin va Noé ?
    }
ask-flee = Le premier animal à bord, { card-a }, s’enfuit : dans la main de qui ?
ask-return = Quelle carte rendez-vous à { $other } ?
ask-give =
    { $count ->
        [one] L’embarcation est partie : donnez { $count } carte. Laquelle ?
       *[other] L’embarcation est partie : donnez { $count } cartes, une par une. Laquelle maintenant ?
    }
ask-receiver = Qui reçoit { card-a } ?
ask-noah = À quel quai va Noé ?
ask-peek = La main de qui regardez-vous ?
ask-swap = Chez qui piochez-vous une carte ?
ask-order =
    { $count ->
        [one] Vous voyez la carte du dessus de la pioche. Elle y reste.
       *[other] Vous voyez les { $count } cartes du dessus de la pioche. Dans quel ordre les remettre, la première dessus ?
    }
ask-lift = Remettez un animal sur la pioche, ou aucun.
prompt-load =
    { $dock ->
        [-1] Carte, 1 à { $last } (? pour l’aide) :
       *[other] Carte, 1 à { $last }, et un quai si vous voulez : « { $last } { $dock } » (? pour l’aide) :
    }
prompt-place =
    { $step ->
        [noah] Quai { $numbers } (? pour l’aide) :
        [dock] Quai { $numbers }, ou « retour » pour une autre carte (? pour l’aide) :
        [receiver] Joueur { $numbers }, ou « retour » pour une autre carte (? pour l’aide) :
       *[other] Joueur { $numbers } (? pour l’aide) :
    }
prompt-number =
    { $step ->
        [give] Carte, 1 à { $last } (? pour l’aide) :
        [return] Carte, 1 à { $last } (? pour l’aide) :
       *[other] Numéro, jusqu’à { $last } (? pour l’aide) :
    }
prompt-only =
    { $step ->
        [dock] Entrée va au quai { $number } ; « retour » change de carte (? pour l’aide) :
        [receiver] Entrée donne la carte ; « retour » en change (? pour l’aide) :
        [load] Entrée prend { $number }, le seul choix (? pour l’aide) :
       *[other] Entrée choisit { $number }, le seul choix (? pour l’aide) :
    }
prompt-go-on = Appuyez sur Entrée pour continuer.
option-take = reprendre les animaux
option-keep = ne rien remettre
option-lift = { card-name } du quai { $dock }
seat-numbered = { $seat } ({ $name })

## Ce qui est tapé

command-help = ?, aide, a
command-rules = règles, règle
command-cards = cartes, animaux
command-log = journal
command-docks = quais, embarcations
command-back = retour, r
command-quit = quitter, q
filler-words = quai, au, à, vers, joueur, noé
problem-empty =
    { $step ->
        [load] Tapez le numéro d’une carte, ou ? pour l’aide.
        [noah] Tapez le numéro d’un quai, ou ? pour l’aide.
        [dock] Tapez le numéro d’un quai, ou ? pour l’aide.
        [give] Tapez le numéro d’une carte, ou ? pour l’aide.
        [return] Tapez le numéro d’une carte, ou ? pour l’aide.
        [order] Tapez le numéro d’un ordre, ou ? pour l’aide.
        [lift] Tapez le numéro d’un animal, ou ? pour l’aide.
       *[other] Tapez le numéro d’un joueur, ou ? pour l’aide.
    }
problem-unknown =
    { $step ->
        [load] « { $typed } » n’est pas une carte ici : tapez un numéro de la liste, une carte comme cat:m, ou ? pour l’aide.
        [give] « { $typed } » n’est pas une carte ici : tapez un numéro de la liste, une carte comme cat:m, ou ? pour l’aide.
        [return] « { $typed } » n’est pas une carte ici : tapez un numéro de la liste, une carte comme cat:m, ou ? pour l’aide.
       *[other] « { $typed } » ne répond pas à la question : tapez un numéro de la liste, ou ? pour l’aide.
    }
problem-phase =
    { $wanted ->
        [load] Choisissez d’abord l’animal que vous chargez.
        [noah] Choisissez d’abord le quai où va Noé.
        [give] Choisissez d’abord la carte que vous donnez.
        [return] Choisissez d’abord la carte que vous rendez.
        [peek] Choisissez d’abord le joueur dont vous regardez la main.
        [swap] Choisissez d’abord le joueur chez qui vous piochez.
        [flee] Choisissez d’abord le joueur chez qui l’animal s’enfuit.
        [order] Choisissez d’abord l’ordre des cartes.
       *[lift] Choisissez d’abord l’animal à remettre, ou aucun.
    }
problem-take = Une de vos cartes peut être chargée, et nul ne reprend de son plein gré : choisissez une carte.
problem-number = Tapez un numéro de { $first } à { $last }.
problem-dock = Noé peut aller au quai { $docks } : tapez l’un d’eux.
problem-seat = Choisissez { $names } : tapez le numéro ou le nom.
problem-which = Laquelle voulez-vous dire, { $cards } ?
problem-blocked = Impossible de charger { card-a } : { $reason }.
problem-not-held = Il n’y a pas { card-a } dans votre main.

## Ce qui s’est passé

log-deal =
    { $who ->
        [alone] Les cartes sont distribuées, et Noé est au quai { $dock }.
        [you] La manche { $count } commence : les cartes sont distribuées, Noé est au quai { $dock }, et vous débutez.
       *[other] La manche { $count } commence : les cartes sont distribuées, Noé est au quai { $dock }, et { $name } débute.
    }
log-load =
    { $who ->
        [you] Vous chargez { card-a } au quai { $dock }.
       *[other] { $name } charge { card-a } au quai { $dock }.
    }
log-load-walk =
    { $who ->
        [you] Vous chargez { card-a } au quai { $dock }, et Noé va au quai { $to }.
       *[other] { $name } charge { card-a } au quai { $dock }, et Noé va au quai { $to }.
    }
log-load-stay =
    { $who ->
        [you] Vous chargez { card-a } au quai { $dock }, et Noé y reste.
       *[other] { $name } charge { card-a } au quai { $dock }, et Noé y reste.
    }
log-take =
    { $who ->
        [you] Vous reprenez { $cards } du quai { $dock }.
       *[other] { $name } reprend { $cards } du quai { $dock }.
    }
log-flee =
    { $whom ->
        [you] L’animal qui s’enfuit, { card-a }, va dans votre main.
       *[other] L’animal qui s’enfuit, { card-a }, va chez { $other }.
    }
log-reward =
    { $who ->
        [you] { $count ->
            [one] Vous perdez { $count } point de pénalité.
           *[other] Vous perdez { $count } points de pénalité.
        }
       *[other] { $count ->
            [one] { $name } perd { $count } point de pénalité.
           *[other] { $name } perd { $count } points de pénalité.
        }
    }
log-peek =
    { $who ->
        [you] { $seen ->
            [yes] Vous regardez chez { $other } : { $cards }.
           *[no] Vous regardez les cartes chez { $other }.
        }
       *[other] { $whom ->
            [you] { $name } regarde votre main.
           *[other] { $name } regarde les cartes chez { $other }.
        }
    }
log-draw =
    { $who ->
        [you] Vous piochez { card-a } chez { $other }.
       *[other] { $whom ->
            [you] { $name } pioche { card-a } dans votre main.
           *[other] { $name } pioche une carte chez { $other }.
        }
    }
log-return =
    { $who ->
        [you] Vous rendez { card-a } à { $other }.
       *[other] { $whom ->
            [you] { $name } vous rend { card-a }.
           *[other] { $name } rend une carte à { $other }.
        }
    }
log-exchange = { $name } pioche une carte chez { $other } et en rend une.
log-noah = Noé va au quai { $dock }.
log-depart =
    { $next ->
        [none] L’embarcation du quai { $dock } part avec { $cards } ; plus aucune ne peut la remplacer.
        [roommates] L’embarcation du quai { $dock } part avec { $cards } ; les Colocataires prennent sa place.
       *[plain] L’embarcation du quai { $dock } part avec { $cards }.
    }
log-give =
    { $who ->
        [you] Vous donnez { $cards } à { $other }.
       *[other] { $whom ->
            [you] { $name } vous donne { $cards }.
           *[other] { $count ->
                [one] { $name } donne une carte à { $other }.
               *[other] { $name } donne { $count } cartes à { $other }.
            }
        }
    }
log-pair =
    { $who ->
        [you] Une paire : vous rejouez.
       *[other] Une paire : { $name } rejoue.
    }
log-order =
    { $who ->
        [you] Vous rangez le haut de la pioche : { $cards }.
       *[other] { $name } range le haut de la pioche.
    }
log-lift =
    { $who ->
        [you] Vous remettez { card-a } du quai { $dock } sur la pioche.
       *[other] { $name } remet { card-a } du quai { $dock } sur la pioche.
    }
log-keep =
    { $who ->
        [you] Vous ne remettez rien.
       *[other] { $name } ne remet rien.
    }
log-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $count ->
            [one] { $name } pioche une carte.
           *[other] { $name } pioche { $count } cartes.
        }
    }
log-discard =
    { $count ->
        [one] { $count } carte de la pioche est défaussée.
       *[other] { $count } cartes de la pioche sont défaussées.
    }

## Fins

round-over-hand =
    { $who ->
        [you] La manche { $round } est finie : vous n’avez plus de carte.
       *[other] La manche { $round } est finie : { $name } n’a plus de carte.
    }
round-over-ferries = La manche { $round } est finie : la réserve est épuisée.
round-next =
    { $who ->
        [you] Vous débutez la manche { $round }.
       *[other] { $name } débute la manche { $round }.
    }
round-last = C’était la dernière manche.
game-won =
    { $who ->
        [you] { $points ->
            [one] Vous gagnez avec { $points } point de pénalité !
           *[other] Vous gagnez avec { $points } points de pénalité !
        }
       *[other] { $points ->
            [one] { $name } gagne avec { $points } point de pénalité.
           *[other] { $name } gagne avec { $points } points de pénalité.
        }
    }
game-tied =
    { $points ->
        [one] { $names } gagnent ensemble avec { $points } point de pénalité chacun.
       *[other] { $names } gagnent ensemble avec { $points } points de pénalité chacun.
    }
solo-won =
    { $who ->
        [you] Vous gagnez : tous les animaux sont passés, la pioche et la main sont vides !
       *[other] { $name } gagne : tous les animaux sont passés, la pioche et la main sont vides.
    }
solo-lost =
    { $reason ->
        [noah] { $who ->
            [you] Vous perdez : Noé n’a nulle part où aller. Cartes restantes : { $count }.
           *[other] { $name } perd : Noé n’a nulle part où aller. Cartes restantes : { $count }.
        }
       *[hand] { $who ->
            [you] Vous perdez : aucune carte de votre main ne peut être chargée. Cartes restantes : { $count }.
           *[other] { $name } perd : aucune carte de la main ne peut être chargée. Cartes restantes : { $count }.
        }
    }
seed-told = La graine de cette partie était { $seed }.
recorded = La partie a été ajoutée à { $path }.
record-failed = La partie n’a pas pu être ajoutée à { $path } : { $why }.
record-failed-kept = Elle est gardée dans { $kept } : noah play --resume --record FICHIER rejoue sa dernière action et l’ajoute à un autre fichier.
again-ask = Une autre partie avec les mêmes joueurs ? Entrée la commence, n termine :
no-words = n, non

## Le clavier passe de main en main

pass-to = { $name }, c’est votre tour. Prenez le clavier ; les autres détournent les yeux.
pass-prompt = Appuyez sur Entrée quand vous êtes seul à voir l’écran.

## À côté de la partie

page-title =
    { $page ->
        [help] Comment répondre
        [rules] La règle en bref
        [cards] Les animaux de cette partie
        [log] Cette manche jusqu’ici
       *[docks] La table
    }
peek-title = Vous regardez les cartes chez { $other }
peek-hand =
    { $count ->
        [0] Il n’y en a aucune.
        [one] Il y a { $cards }. Cela fait { $tears ->
            [one] { $count } carte et { $tears } larme.
           *[other] { $count } carte et { $tears } larmes.
        }
       *[other] Il y a { $cards }. Cela fait { $tears ->
            [one] { $count } cartes et { $tears } larme.
           *[other] { $count } cartes et { $tears } larmes.
        }
    }
help-text =
    Tapez le numéro qui précède une réponse, ou écrivez-la : « cat:m » ou « chat mâle » est un chat mâle, « cat:f » ou « chat femelle » un chat femelle, « snail:f » un escargot joué comme femelle, « frog:m=4 » une grenouille jouée à la masse 4. « chat » suffit quand il n’y en a qu’un.
    La carte et le quai de Noé tiennent sur une ligne : « 3 4 », « cat:m 4 » ou « load cat:m noah 4 ». Pour donner : « 2 1 » donne la carte 2 au joueur 1 ; on peut aussi écrire son nom.
    Entrée seule prend la seule réponse, quand il n’y en a qu’une.
    
    quais : toutes les embarcations en entier
    journal : ce qui s’est passé dans cette manche
    cartes : les animaux, leurs masses, leurs larmes et leurs pouvoirs
    règles : la règle en bref
    retour : une autre carte, avant de choisir le quai de Noé ou qui la reçoit
    quitter : partir ; noah play --resume reprend plus tard
rules-text =
    Les animaux attendent les embarcations qui mènent à l’arche. Qui garde des animaux à la fin d’une manche paie leurs larmes. Le moins de points de pénalité gagne.
    Votre tour : chargez un animal de votre main dans l’embarcation où se trouve Noé. Dans une embarcation, les animaux sont tous du même sexe ou alternent strictement : le deuxième décide, et dès le troisième un animal a le sexe de l’avant-dernier. Une embarcation porte 21, ou 13 avec un pivert à bord.
    Qui n’a aucune carte qui convienne reprend tous les animaux de cette embarcation, puis charge la carte de son choix.
    Ensuite Noé se déplace : après un mâle vers l’un des deux quais d’en face, après une femelle vers l’un des deux voisins. Les quais 0 à 4 forment un cercle.
    Une embarcation qui porte exactement 21 (ou 13) part, et son joueur donne des cartes : une au premier départ de la manche, deux au deuxième, et ainsi de suite.
    Une paire, deux fois de suite la même espèce dans une embarcation, fait rejouer.
    Une manche finit quand une main est vide après un tour, ou au quatrième départ. La partie finit après trois manches ou, si c’est convenu, à 26 points.
    En solo : piochez une carte après chaque tour, deux après une paire de sexes différents ; un départ défausse des cartes de la pioche ; on ne reprend rien. Vous gagnez quand la pioche et la main sont vides.
    Les pouvoirs des animaux : tapez cartes.
cards-title = Masse, larmes et nombre de chacun
card-line =
    { $species ->
        [snail] { $weight } { animal }, larmes { $tears }, { $count } cartes : chargé comme mâle ou comme femelle
        [giraffe] { $alone ->
            [yes] { $weight } { animal }, larmes { $tears }, { $count } cartes : regarder trois cartes de la pioche et les ranger
           *[no] { $weight } { animal }, larmes { $tears }, { $count } cartes : regarder une main
        }
        [donkey] { $weight } { animal }, larmes { $tears }, { $count } cartes : Noé reste
        [lion] { $alone ->
            [yes] { $weight } { animal }, larmes { $tears }, { $count } cartes : peut remettre un animal sur la pioche
           *[no] { $weight } { animal }, larmes { $tears }, { $count } cartes : piocher dans une main, rendre une carte
        }
        [woodpecker] { $weight } { animal }, larmes { $tears }, { $count } cartes : l’embarcation ne porte que 13
        [frog] { $weight } { animal }, larmes { $tears }, { $count } cartes : pèse jusqu’à 5 si cela fait partir
        [crocodile] { $weight } { animal }, larmes { $tears }, { $count } cartes : le premier animal s’enfuit ; 2 points de moins
       *[other] { $weight } { animal }, larmes { $tears }, { $count } cartes
    }

## Avant la partie

bot-names = Sem, Cham, Japhet, Naama, Emzara
name-you = Vous
person-names = Joueur A, Joueur B, Joueur C, Joueur D, Joueur E
compiling = Compilation des règles, une seule fois ; environ une demi-minute …
compiled = C’est fait.
welcome = Noé : chargez les animaux, remplissez les embarcations, ne gardez pas de larmes.
setup-resume = Une partie interrompue attend, du { $when }, avec { $names }. La reprendre ? Entrée la reprend, n en commence une autre :
setup-players = Combien de joueurs, 1 à 5 ? Entrée : 3, vous contre deux robots :
setup-players-wrong = Tapez un nombre de 1 à 5, ou seulement Entrée.
setup-summary =
    { $players ->
        [1] En solo, { $level ->
            [beginner] débutant (31 cartes).
            [advanced] avancé (39 cartes).
           *[expert] expert (47 cartes).
        }
       *[other] { $seats } ; { $ending ->
            [reach26] jusqu’à ce que quelqu’un ait 26 points
           *[rounds] trois manches
        } ; { $bonuses }.
    }
setup-seat-person = { $name }
setup-seat-bot = { $name } (robot, { $bot })
setup-no-bonus = sans cartes bonus
setup-bonus =
    { $bonus ->
        [frog] grenouilles
        [crocodile] crocodiles
       *[roommates] Colocataires
    }
setup-change =
    { $players ->
        [1] Entrée commence ; « noms » ou « niveau » change cela :
       *[other] Entrée commence ; « gens », « noms », « robots », « bonus » ou « fin » change cela :
    }
setup-change-wrong = Appuyez sur Entrée pour commencer, ou tapez l’un des mots.
setup-word-people = gens
setup-word-names = noms
setup-word-bots = robots
setup-word-bonus = bonus
setup-word-ending = fin
setup-word-level = niveau
setup-people = Combien êtes-vous à ce clavier, 1 à { $players } ? Entrée ne change rien :
setup-people-wrong = Tapez un nombre de 1 à { $players }.
setup-name = Nom du joueur { $number } (Entrée : { $name }) :
setup-bot = Quels robots, { $bots } ? Entrée ne change rien :
setup-bot-wrong = Tapez { $bots }.
setup-bonuses = Cartes bonus : grenouille, crocodile, colocataires, plusieurs d’entre elles, ou aucune ?
setup-bonuses-wrong = Tapez grenouille, crocodile, colocataires, plusieurs d’entre elles, ou aucune ; ou seulement Entrée.
setup-word-frog = grenouille, grenouilles
setup-word-crocodile = crocodile, crocodiles
setup-word-roommates = colocataires, colocataire
setup-word-none = aucune, aucun, sans
setup-endings = Finir après trois manches (3), ou quand quelqu’un a 26 points (26) ? Entrée ne change rien :
setup-endings-wrong = Tapez 3 ou 26.
setup-levels = Débutant (1), avancé (2) ou expert (3) ? Entrée ne change rien :
setup-levels-wrong = Tapez 1, 2 ou 3.

## Comment une visite finit, et ce qui n’allait pas

kept =
    { $kept ->
        [yes] La partie est gardée : noah play --resume la reprend.
       *[no] La partie s’arrête là.
    }
input-ended =
    { $kept ->
        [yes] Il n’y a plus de ligne à lire. La partie est gardée : noah play --resume la reprend.
       *[no] Il n’y a plus de ligne à lire : la partie s’arrête là.
    }
input-ended-early = Il n’y a plus de ligne à lire : aucune partie n’a commencé.
wrong-seat = Il n’y a pas de joueur « { $seat } » : une place est { $known }.
wrong-seats =
    { $seats ->
        [one] { $seats } place est nommée pour { $players } joueurs : nommez-en autant que de joueurs.
       *[other] { $seats } places sont nommées pour { $players } joueurs : nommez-en autant que de joueurs.
    }
wrong-players = Noé se joue de 1 à 5 joueurs, pas à { $players }.
wrong-names = Noms donnés : { $count } ; donnez-en un pour chacune des { $seats } places, ou un pour chacune des { $persons } personnes.
wrong-name-empty = Un nom est vide : donnez à chacun un nom visible.
wrong-name-twice = Deux joueurs ont le même nom : donnez à chacun le sien.
wrong-ending = Il n’y a pas de fin « { $ending } » : c’est rounds ou reach26.
wrong-level = Il n’y a pas de niveau « { $level } » : c’est { $levels }.
wrong-solo = Un niveau ne vaut qu’en solo : retirez --solo, ou jouez avec --players 1, pas { $players }.
wrong-alone = Le solo n’a pas de cartes bonus et une seule manche : retirez --frog, --crocodile, --roommates et --ending.
wrong-resume = --resume reprend une partie comme elle était convenue : retirez les options d’une nouvelle partie.
wrong-seed = La graine est un nombre entier, au plus { $largest }.
wrong-record = La partie ne pourrait pas être ajoutée à { $path } : { $why }.
wrong-record-empty = Il faut un nom de fichier après --record.
wrong-record-name = Le nom { $path } n’est pas en UTF-8 : nommez un autre fichier.
wrong-record-kind = Aucune partie ne peut être ajoutée à { $path } : nommez un nouveau fichier ou un fichier ordinaire.
save-none = Aucune partie n’est interrompue : noah play en commence une.
save-unwritable = La partie ne peut pas être gardée dans { $path } : { $why }.
save-unreadable = La partie gardée { $path } ne peut pas être lue : { $why }.
save-damaged = La partie gardée { $path } est abîmée : supprimez ce fichier pour recommencer.
save-newer = La partie gardée { $path } vient d’une version plus récente de Noah : mettez Noah à jour pour la reprendre.
