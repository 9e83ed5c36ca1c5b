### Words that every part of the page shares: animals, sexes, cards, lists.
###
### Variables that many messages share:
###   $species, $sex (m, f, none) and $played (a frog's chosen weight, else 0) name a card;
###   $who (you, other) says whether the reader is meant, $name is the player's name;
###   $whom (you, other) and $other likewise for the second player of a sentence.

## Animals

# On a card or in a table.
species =
    { $species ->
        [bear] Bear
        [cat] Cat
        [crocodile] Crocodile
        [donkey] Donkey
        [elephant] Elephant
        [frog] Frog
        [giraffe] Giraffe
        [kangaroo] Kangaroo
        [lion] Lion
        [panda] Panda
        [parrot] Parrot
        [rhinoceros] Rhinoceros
        [snail] Snail
       *[woodpecker] Woodpecker
    }
# Within a sentence.
animal =
    { $species ->
        [bear] bear
        [cat] cat
        [crocodile] crocodile
        [donkey] donkey
        [elephant] elephant
        [frog] frog
        [giraffe] giraffe
        [kangaroo] kangaroo
        [lion] lion
        [panda] panda
        [parrot] parrot
        [rhinoceros] rhinoceros
        [snail] snail
       *[woodpecker] woodpecker
    }
animal-a =
    { $species ->
        [elephant] an elephant
       *[other] a { animal }
    }
sex =
    { $sex ->
        [m] male
        [f] female
       *[none] either sex
    }

## Cards

# As a label: "male cat".
card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed } (weight { $played })
    }
card-sexed =
    { $sex ->
        [m] male { animal }
        [f] female { animal }
       *[none] { animal }
    }
# Within a sentence, as its object: "a male cat".
card-a =
    { $played ->
        [0] { card-a-sexed }
       *[other] { card-a-sexed } at weight { $played }
    }
card-a-sexed =
    { $sex ->
        [m] a male { animal }
        [f] a female { animal }
       *[none] { animal-a }
    }
# What a screen reader says for a card.
card-spoken =
    { $tears ->
        [one] { card-spoken-start }, { $tears } tear
       *[other] { card-spoken-start }, { $tears } tears
    }
card-spoken-start = { animal }, { sex }, weight { $weight }
animals =
    { $species ->
        [bear] bears
        [cat] cats
        [crocodile] crocodiles
        [donkey] donkeys
        [elephant] elephants
        [frog] frogs
        [giraffe] giraffes
        [kangaroo] kangaroos
        [lion] lions
        [panda] pandas
        [parrot] parrots
        [rhinoceros] rhinoceroses
        [snail] snails
       *[woodpecker] woodpeckers
    }
# So many equal cards, as the object of a sentence.
cards-some =
    { $count ->
        [1] { card-a }
       *[other] { $sex ->
            [m] { $count } male { animals }
            [f] { $count } female { animals }
           *[none] { $count } { animals }
        }
    }
