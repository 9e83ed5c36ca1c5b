### Ce que fait une carte, et ce que disent ses signes.

## Les pouvoirs

power-sign =
    { $power ->
        [sex] choix
        [peek] voir
        [stay] reste
        [swap] { $alone ->
            [yes] pioche
           *[no] troc
        }
        [limit] ≤ 13
        [weight] 1–5
       *[flee] fuite
    }
power-name =
    { $power ->
        [sex] Mâle ou femelle
        [peek] { $alone ->
            [yes] Regarder la pioche
           *[no] Regarder une main
        }
        [stay] Noé reste
        [swap] { $alone ->
            [yes] Reprendre un animal
           *[no] Échanger une carte
        }
        [limit] Charge de 13
        [weight] Masse au choix
       *[flee] Mettre en fuite
    }
power-line =
    { $power ->
        [sex] Vous chargez l’escargot comme mâle ou comme femelle, selon ce que permet la suite des sexes, et il le reste dans l’embarcation.
        [peek] { $alone ->
            [yes] Vous regardez les trois cartes du dessus de la pioche et les remettez dans l’ordre de votre choix.
           *[no] Vous regardez la main de l’adversaire de votre choix. Personne d’autre ne la voit.
        }
        [stay] Noé ne bouge pas : l’animal suivant va dans la même embarcation.
        [swap] { $alone ->
            [yes] Vous pouvez remettre sur la pioche un animal de n’importe quelle embarcation, mais pas ce lion.
           *[no] Vous piochez au hasard une carte dans la main de l’adversaire de votre choix, puis vous lui rendez une carte de votre main.
        }
        [limit] L’embarcation ne porte plus que 13. Le pivert ne peut pas monter dans une embarcation qui porte déjà plus de 13.
        [weight] La grenouille a une masse de 1. Si une masse de 2 à 5 fait partir l’embarcation tout juste, vous pouvez la jouer à cette masse.
       *[flee] Le premier animal de l’embarcation s’enfuit dans la main de l’adversaire de votre choix, et vous avez deux points de pénalité de moins.
    }
