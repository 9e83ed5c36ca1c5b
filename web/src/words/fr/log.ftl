### Ce qui s’est passé, une ligne pour chaque pas. Les variables sont expliquées dans en/log.ftl.
### Devant un nom, ni « de » ni « que » : ils s’élideraient selon le nom.

log-deal =
    { $who ->
        [alone] Les cartes sont distribuées, et Noé est au quai { $dock }.
        [you] La manche { $round } commence : Noé est au quai { $dock }, et vous débutez.
       *[other] La manche { $round } commence : Noé est au quai { $dock }, et { $name } débute.
    }
log-load =
    { $who ->
        [you] Vous chargez { $card } au quai { $dock }.
       *[other] { $name } charge { $card } au quai { $dock }.
    }
log-load-stay =
    { $who ->
        [you] Vous chargez { $card } au quai { $dock }, et Noé y reste.
       *[other] { $name } charge { $card } au quai { $dock }, et Noé y reste.
    }
log-carries = L’embarcation du quai { $dock } porte maintenant { $carries } au plus.
log-take =
    { $who ->
        [you] Vous reprenez { $cards } du quai { $dock }.
       *[other] { $name } reprend { $cards } du quai { $dock }.
    }
log-flee =
    { $whom ->
        [you] { $who ->
            [you] Votre crocodile fait fuir { $card } dans votre main.
           *[other] Le crocodile joué par { $name } fait fuir { $card } dans votre main.
        }
       *[other] { $who ->
            [you] Votre crocodile fait fuir { $card } chez { $other }.
           *[other] Le crocodile joué par { $name } fait fuir { $card } chez { $other }.
        }
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
        [you] { $count ->
            [0] Vous regardez les cartes chez { $other }.
           *[other] Vous regardez les cartes chez { $other } : { $cards }.
        }
       *[other] { $whom ->
            [you] { $name } regarde votre main.
           *[other] { $name } regarde les cartes chez { $other }.
        }
    }
log-swap =
    { $who ->
        [you] Vous piochez une carte chez { $other }.
       *[other] { $whom ->
            [you] { $name } pioche une carte dans votre main.
           *[other] { $name } pioche une carte chez { $other }.
        }
    }
log-draw =
    { $who ->
        [you] Vous piochez { $card } chez { $other }.
       *[other] { $name } pioche { $card } dans votre main.
    }
log-return =
    { $who ->
        [you] Vous rendez { $card } à { $other }.
       *[other] { $whom ->
            [you] { $name } vous rend { $card }.
           *[other] { $name } rend une carte à { $other }.
        }
    }
log-noah = Noé va au quai { $dock }.
log-depart =
    { $next ->
        [none] L’embarcation du quai { $dock } part avec { $cards } ; plus aucune ne peut prendre sa place.
        [roommates] L’embarcation du quai { $dock } part avec { $cards } ; les Colocataires prennent sa place.
       *[plain] L’embarcation du quai { $dock } part avec { $cards }.
    }
log-give =
    { $who ->
        [you] Vous donnez { $card } à { $other }.
       *[other] { $whom ->
            [you] { $name } vous donne { $card }.
           *[other] { $name } donne une carte à { $other }.
        }
    }
log-pair =
    { $who ->
        [you] Une paire : vous rejouez.
       *[other] Une paire : { $name } rejoue.
    }
log-order =
    { $who ->
        [you] Vous rangez le dessus de la pioche : { $cards }.
       *[other] { $name } range le dessus de la pioche.
    }
log-lift =
    { $who ->
        [you] Vous remettez { $card } du quai { $dock } sur la pioche.
       *[other] { $name } remet { $card } du quai { $dock } sur la pioche.
    }
log-keep =
    { $who ->
        [you] Vous ne remettez aucun animal.
       *[other] { $name } ne remet aucun animal.
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
log-round-end =
    { $why ->
        [ferries] La manche { $round } est finie : une embarcation est partie, et la réserve est vide.
       *[hand] { $who ->
            [you] La manche { $round } est finie : vous n’avez plus de carte en main.
           *[other] La manche { $round } est finie : { $name } n’a plus de carte en main.
        }
    }
log-tears =
    { $who ->
        [you] { $tears ->
            [one] Vous payez { $tears } larme, ce qui vous fait { $points } en tout.
           *[other] Vous payez { $tears } larmes, ce qui vous fait { $points } en tout.
        }
       *[other] { $tears ->
            [one] { $name } paie { $tears } larme, ce qui fait { $points } en tout.
           *[other] { $name } paie { $tears } larmes, ce qui fait { $points } en tout.
        }
    }
log-won =
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
log-tied =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point de pénalité.
       *[other] { $names } partagent la victoire avec { $points } points de pénalité.
    }
log-solo-won =
    { $who ->
        [you] Vous gagnez : la pioche et votre main sont vides !
       *[other] { $name } gagne : la pioche et la main sont vides.
    }
log-solo-lost =
    { $why ->
        [noah] { $who ->
            [you] Vous perdez : Noé n’a nulle part où aller.
           *[other] { $name } perd : Noé n’a nulle part où aller.
        }
       *[hand] { $who ->
            [you] Vous perdez : aucune carte de votre main ne peut être chargée.
           *[other] { $name } perd : aucune carte de la main ne peut être chargée.
        }
    }
log-stand-in =
    { $stands ->
        [yes] { $who ->
            [you] Un robot vous remplace désormais.
           *[other] Un robot remplace désormais { $name }.
        }
       *[no] { $who ->
            [you] Vous jouez de nouveau vous-même.
           *[other] { $name } est de retour.
        }
    }
log-by-bot = { $name } (robot)
