### Lo que ha pasado, una línea por cada paso. Las variables se explican en en/log.ftl.

log-deal =
    { $who ->
        [alone] Se reparten las cartas, y Noé está en el muelle { $dock }.
        [you] Empieza la ronda { $round }: Noé está en el muelle { $dock } y comienzas tú.
       *[other] Empieza la ronda { $round }: Noé está en el muelle { $dock } y comienza { $name }.
    }
log-load =
    { $who ->
        [you] Embarcas { $card } en el muelle { $dock }.
       *[other] { $name } embarca { $card } en el muelle { $dock }.
    }
log-load-stay =
    { $who ->
        [you] Embarcas { $card } en el muelle { $dock }, y Noé se queda allí.
       *[other] { $name } embarca { $card } en el muelle { $dock }, y Noé se queda allí.
    }
log-carries = El transbordador del muelle { $dock } aguanta ahora { $carries }.
log-take =
    { $who ->
        [you] Recoges { $cards } del muelle { $dock }.
       *[other] { $name } recoge { $cards } del muelle { $dock }.
    }
log-flee =
    { $whom ->
        [you] { $who ->
            [you] Tu cocodrilo ahuyenta { $card } hasta tu mano.
           *[other] El cocodrilo de { $name } ahuyenta { $card } hasta tu mano.
        }
       *[other] { $who ->
            [you] Tu cocodrilo ahuyenta { $card } hasta la mano de { $other }.
           *[other] El cocodrilo de { $name } ahuyenta { $card } hasta la mano de { $other }.
        }
    }
log-reward =
    { $who ->
        [you] { $count ->
            [one] Pierdes { $count } punto de penalización.
           *[other] Pierdes { $count } puntos de penalización.
        }
       *[other] { $count ->
            [one] { $name } pierde { $count } punto de penalización.
           *[other] { $name } pierde { $count } puntos de penalización.
        }
    }
log-peek =
    { $who ->
        [you] { $count ->
            [0] Miras la mano de { $other }.
           *[other] Miras la mano de { $other }: { $cards }.
        }
       *[other] { $whom ->
            [you] { $name } mira tu mano.
           *[other] { $name } mira la mano de { $other }.
        }
    }
log-swap =
    { $who ->
        [you] Robas una carta de la mano de { $other }.
       *[other] { $whom ->
            [you] { $name } roba una carta de tu mano.
           *[other] { $name } roba una carta de la mano de { $other }.
        }
    }
log-draw =
    { $who ->
        [you] Robas { $card } de la mano de { $other }.
       *[other] { $name } roba { $card } de tu mano.
    }
log-return =
    { $who ->
        [you] Devuelves { $card } a { $other }.
       *[other] { $whom ->
            [you] { $name } te devuelve { $card }.
           *[other] { $name } devuelve una carta a { $other }.
        }
    }
log-noah = Noé va al muelle { $dock }.
log-depart =
    { $next ->
        [none] Del muelle { $dock } zarpa el transbordador con { $cards }; no queda otro que ocupe su lugar.
        [roommates] Del muelle { $dock } zarpa el transbordador con { $cards }; los Compañeros de camarote ocupan su lugar.
       *[plain] Del muelle { $dock } zarpa el transbordador con { $cards }.
    }
log-give =
    { $who ->
        [you] Das { $card } a { $other }.
       *[other] { $whom ->
            [you] { $name } te da { $card }.
           *[other] { $name } da una carta a { $other }.
        }
    }
log-pair =
    { $who ->
        [you] Una pareja: vuelves a jugar.
       *[other] Una pareja: { $name } vuelve a jugar.
    }
log-order =
    { $who ->
        [you] Ordenas las primeras cartas del mazo: { $cards }.
       *[other] { $name } ordena las primeras cartas del mazo.
    }
log-lift =
    { $who ->
        [you] Pones { $card } del muelle { $dock } encima del mazo.
       *[other] { $name } pone { $card } del muelle { $dock } encima del mazo.
    }
log-keep =
    { $who ->
        [you] No pones ningún animal encima del mazo.
       *[other] { $name } no pone ningún animal encima del mazo.
    }
log-drawn =
    { $who ->
        [you] Robas { $cards }.
       *[other] { $count ->
            [one] { $name } roba una carta.
           *[other] { $name } roba { $count } cartas.
        }
    }
log-discard =
    { $count ->
        [one] Se descarta { $count } carta del mazo.
       *[other] Se descartan { $count } cartas del mazo.
    }
log-round-end =
    { $why ->
        [ferries] Termina la ronda { $round }: ha zarpado un transbordador y la reserva está vacía.
       *[hand] { $who ->
            [you] Termina la ronda { $round }: tu mano está vacía.
           *[other] Termina la ronda { $round }: la mano de { $name } está vacía.
        }
    }
log-tears =
    { $who ->
        [you] { $tears ->
            [one] Se te cuenta { $tears } lágrima y tienes { $points } en total.
           *[other] Se te cuentan { $tears } lágrimas y tienes { $points } en total.
        }
       *[other] { $tears ->
            [one] A { $name } se le cuenta { $tears } lágrima y tiene { $points } en total.
           *[other] A { $name } se le cuentan { $tears } lágrimas y tiene { $points } en total.
        }
    }
log-won =
    { $who ->
        [you] { $points ->
            [one] ¡Ganas con { $points } punto de penalización!
           *[other] ¡Ganas con { $points } puntos de penalización!
        }
       *[other] { $points ->
            [one] { $name } gana con { $points } punto de penalización.
           *[other] { $name } gana con { $points } puntos de penalización.
        }
    }
log-tied =
    { $points ->
        [one] { $names } comparten la victoria con { $points } punto de penalización.
       *[other] { $names } comparten la victoria con { $points } puntos de penalización.
    }
log-solo-won =
    { $who ->
        [you] ¡Ganas: el mazo y tu mano están vacíos!
       *[other] { $name } gana: el mazo y la mano están vacíos.
    }
log-solo-lost =
    { $why ->
        [noah] { $who ->
            [you] Pierdes: Noé no tiene adónde ir.
           *[other] { $name } pierde: Noé no tiene adónde ir.
        }
       *[hand] { $who ->
            [you] Pierdes: ninguna carta de tu mano puede embarcar.
           *[other] { $name } pierde: ninguna carta de la mano puede embarcar.
        }
    }
log-stand-in =
    { $stands ->
        [yes] { $who ->
            [you] Desde ahora juega un bot por ti.
           *[other] Desde ahora juega un bot por { $name }.
        }
       *[no] { $who ->
            [you] Vuelves a jugar tú.
           *[other] { $name } ha vuelto.
        }
    }
log-by-bot = { $name } (bot)
