### Lo que hace una carta, y lo que dicen sus signos.

## Los poderes

power-sign =
    { $power ->
        [sex] ambos
        [peek] mirar
        [stay] quieto
        [swap] { $alone ->
            [yes] retirar
           *[no] cambio
        }
        [limit] ≤ 13
        [weight] 1–5
       *[flee] huida
    }
power-name =
    { $power ->
        [sex] Macho o hembra
        [peek] { $alone ->
            [yes] Mirar el mazo
           *[no] Mirar una mano
        }
        [stay] Noé se queda
        [swap] { $alone ->
            [yes] Retirar un animal
           *[no] Cambiar una carta
        }
        [limit] Solo 13 de peso
        [weight] Peso a elegir
       *[flee] Ahuyentar
    }
power-line =
    { $power ->
        [sex] Embarcas el caracol como macho o como hembra, según permita la secuencia, y así se queda en el transbordador.
        [peek] { $alone ->
            [yes] Miras las tres primeras cartas del mazo y las devuelves en el orden que quieras.
           *[no] Miras la mano del rival que elijas. Nadie más la ve.
        }
        [stay] Noé no se mueve: el siguiente animal va al mismo transbordador.
        [swap] { $alone ->
            [yes] Puedes retirar un animal de cualquier transbordador y ponerlo encima del mazo, pero no este león.
           *[no] Robas al azar una carta de la mano del rival que elijas y le devuelves una carta de tu mano.
        }
        [limit] El transbordador solo aguanta 13. El pájaro carpintero no puede subir a uno que ya pese más de 13.
        [weight] La rana pesa 1. Si con un peso de 2 a 5 el transbordador zarpa justo, puedes jugarla con ese peso.
       *[flee] El primer animal del transbordador huye a la mano del rival que elijas, y tienes dos puntos de penalización menos.
    }
