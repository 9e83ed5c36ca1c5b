### Les mots communs à toute la page : animaux, sexes, cartes, listes.
###
### Les variables sont expliquées dans en/common.ftl. Le pluriel « one » comprend zéro : le nombre s’écrit par sa variable.

## Les animaux

species =
    { $species ->
        [bear] Ours
        [cat] Chat
        [crocodile] Crocodile
        [donkey] Âne
        [elephant] Éléphant
        [frog] Grenouille
        [giraffe] Girafe
        [kangaroo] Kangourou
        [lion] Lion
        [panda] Panda
        [parrot] Perroquet
        [rhinoceros] Rhinocéros
        [snail] Escargot
       *[woodpecker] Pivert
    }
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
sex =
    { $sex ->
        [m] mâle
        [f] femelle
       *[none] mâle ou femelle
    }

## Les cartes

card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed } (masse { $played })
    }
card-sexed =
    { $sex ->
        [m] { animal } mâle
        [f] { animal } femelle
       *[none] { animal }
    }
card-a =
    { $played ->
        [0] { card-a-sexed }
       *[other] { card-a-sexed } à la masse { $played }
    }
card-a-sexed =
    { $sex ->
        [m] { animal-a } mâle
        [f] { animal-a } femelle
       *[none] { animal-a }
    }
card-spoken =
    { $tears ->
        [0] { card-spoken-start }, aucune larme
        [one] { card-spoken-start }, { $tears } larme
       *[other] { card-spoken-start }, { $tears } larmes
    }
card-spoken-start = { animal }, { sex }, masse { $weight }
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
cards-some =
    { $count ->
        [1] { card-a }
       *[other] { $sex ->
            [m] { $count } { animals } mâles
            [f] { $count } { animals } femelles
           *[none] { $count } { animals }
        }
    }
