### Las palabras comunes a toda la página: animales, sexos, cartas, listas.
###
### Las variables se explican en en/common.ftl.

## Los animales

species =
    { $species ->
        [bear] Oso
        [cat] Gato
        [crocodile] Cocodrilo
        [donkey] Burro
        [elephant] Elefante
        [frog] Rana
        [giraffe] Jirafa
        [kangaroo] Canguro
        [lion] León
        [panda] Panda
        [parrot] Loro
        [rhinoceros] Rinoceronte
        [snail] Caracol
       *[woodpecker] Pájaro carpintero
    }
animal =
    { $species ->
        [bear] oso
        [cat] gato
        [crocodile] cocodrilo
        [donkey] burro
        [elephant] elefante
        [frog] rana
        [giraffe] jirafa
        [kangaroo] canguro
        [lion] león
        [panda] panda
        [parrot] loro
        [rhinoceros] rinoceronte
        [snail] caracol
       *[woodpecker] pájaro carpintero
    }
animal-a =
    { $species ->
        [frog] una { animal }
        [giraffe] una { animal }
       *[other] un { animal }
    }
sex =
    { $sex ->
        [m] macho
        [f] hembra
       *[none] macho o hembra
    }

## Las cartas

card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed } (peso { $played })
    }
card-sexed =
    { $sex ->
        [m] { animal } macho
        [f] { animal } hembra
       *[none] { animal }
    }
card-a =
    { $played ->
        [0] { card-a-sexed }
       *[other] { card-a-sexed } con peso { $played }
    }
card-a-sexed =
    { $sex ->
        [m] { animal-a } macho
        [f] { animal-a } hembra
       *[none] { animal-a }
    }
card-spoken =
    { $tears ->
        [0] { card-spoken-start }, ninguna lágrima
        [one] { card-spoken-start }, { $tears } lágrima
       *[other] { card-spoken-start }, { $tears } lágrimas
    }
card-spoken-start = { animal }, { sex }, peso { $weight }
animals =
    { $species ->
        [bear] osos
        [cat] gatos
        [crocodile] cocodrilos
        [donkey] burros
        [elephant] elefantes
        [frog] ranas
        [giraffe] jirafas
        [kangaroo] canguros
        [lion] leones
        [panda] pandas
        [parrot] loros
        [rhinoceros] rinocerontes
        [snail] caracoles
       *[woodpecker] pájaros carpinteros
    }
cards-some =
    { $count ->
        [1] { card-a }
       *[other] { $sex ->
            [m] { $count } { animals } macho
            [f] { $count } { animals } hembra
           *[none] { $count } { animals }
        }
    }
