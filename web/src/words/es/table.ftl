### La mesa durante la partida y al final. Las variables se explican en en/table.ftl.

## La pantalla y sus partes

table-brand = Noé
table-heading = La mesa
table-side = Jugadores, puntos y registro
table-players = Los demás jugadores
table-docks = Los cinco muelles
table-reserve = Reserva
table-actions = Qué hacer
table-hand = Tu mano
table-log = Registro
table-current = El transbordador donde está Noé
table-score = Puntos de penalización
table-you = Tú
table-open-seat = Sitio libre
table-settings = Los ajustes, en otra pestaña
table-menu = Menú
table-dismiss = Ocultar
table-last-round = Resultado de la última ronda
table-open-log =
    { $count ->
        [0] Registro
        [one] Registro, { $count } línea nueva
       *[other] Registro, { $count } líneas nuevas
    }
table-round =
    { $ending ->
        [rounds] Ronda { $round } de 3
       *[reach26] Ronda { $round }, hasta 26 puntos
    }
table-watching = Estás mirando

## Muelles y transbordadores

table-dock = Muelle { $dock }
table-dock-none = nada
table-dock-empty = Muelle { $dock }: sin transbordador
table-dock-label =
    { $target ->
        [yes] Mandar a Noé al { table-dock-told }
       *[no] { table-dock-told }
    }
table-dock-told =
    { $noah ->
        [yes] { table-dock-line }, Noé está aquí
       *[no] { table-dock-line }
    }
table-dock-line =
    { $roommates ->
        [yes] { table-dock-facts }, Compañeros de camarote
       *[no] { table-dock-facts }
    }
table-dock-facts =
    { $count ->
        [0] muelle { $dock }: vacío, lleva { $carries }
       *[other] { $sequence ->
            [same] muelle { $dock }: { $weight } de { $carries }, todos del mismo sexo, sigue { sex-next }, último: { $last }
            [alternating] muelle { $dock }: { $weight } de { $carries }, alternando, sigue { sex-next }, último: { $last }
           *[free] muelle { $dock }: { $weight } de { $carries }, sigue macho o hembra, último: { $last }
        }
    }
sex-next =
    { $next ->
        [m] macho
        [f] hembra
       *[none] macho o hembra
    }
table-ferry-needs = faltan { $room }
table-ferry-full = zarpa
table-ferry-next = sigue
table-ferry-last = último
table-ferry-any = libre
table-roommates-short = Camarote
table-sign-target = ¿Noé aquí?
table-sign-load = Embarca aquí
table-sign-noah = Noé
table-reserve-left =
    { $count ->
        [one] transbor{ "\u00AD" }dador espera
       *[other] transbor{ "\u00AD" }dadores esperan
    }
table-reserve-roommates = sigue: Compañeros de camarote
table-next-give = próxima salida: dar { $count }
table-next-discard = próxima salida: descartar { $count }
table-stock =
    { $count ->
        [0] El mazo está vacío
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
table-current-ferry =
    { $room ->
        [0] Muelle { $dock }: { $weight } de { $carries }, zarpa
       *[other] Muelle { $dock }: { $weight } de { $carries }, faltan { $room }
    }
table-current-more =
    { $count ->
        [one] { $count } antes
       *[other] { $count } antes
    }
table-aboard-line =
    { $roommates ->
        [yes] { table-aboard }. Ninguna especie puede estar dos veces a bordo.
       *[no] { table-aboard }.
    }
table-aboard =
    { $count ->
        [0] No hay nadie a bordo; el transbordador lleva { $carries }
       *[other] { $sequence ->
            [same] { $weight } de { $carries }: todos del mismo sexo, sigue { sex-next }
            [alternating] { $weight } de { $carries }: los sexos se alternan, sigue { sex-next }
           *[free] { $weight } de { $carries }: el siguiente animal puede ser macho o hembra
        }
    }

## Los jugadores

table-presence =
    { $presence ->
        [bot] bot
        [standIn] ausente, juega un bot
        [here] en línea
       *[away] ausente
    }
table-cards =
    { $count ->
        [one] carta
       *[other] cartas
    }
table-cards-short =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-known = Seguro que están en esta mano: { $cards }
table-known-open = Lo que se sabe de la mano de { $name }
table-known-title = Conocido de la mano de { $name }

## La mano

table-hand-count = Tu mano: { $count }
table-hand-tears =
    { $tears ->
        [one] { $tears } lágrima
       *[other] { $tears } lágrimas
    }
table-hand-points =
    { $points ->
        [one] { $points } punto de penalización
       *[other] { $points } puntos de penalización
    }
table-hand-raise = Más espacio para la mano
table-hand-lower = Menos espacio para la mano
table-sort =
    { $sort ->
        [weight] por peso
        [sex] por sexo
        [species] por especie
       *[tears] por lágrimas
    }
table-card =
    { $state ->
        [blocked] { table-card-facts }, no se puede jugar: { $reason }
        [playable] { $flag ->
            [none] { table-card-facts }, se puede jugar
           *[other] { table-card-facts }, se puede jugar: { $flag }
        }
       *[plain] { table-card-facts }
    }
table-card-facts =
    { $power ->
        [none] { card-spoken }
       *[other] { card-spoken }, poder: { power-name }
    }
table-flag =
    { $what ->
        [both] salida + pareja
        [departs] salida
       *[pair] pareja
    }

## Qué hay que hacer

table-your-turn = Te toca
table-announce-turn =
    { $phase ->
        [load] Te toca: embarca un animal en el muelle { $dock }.
        [give] Te toca: da cartas.
        [noah] Te toca: elige adónde va Noé.
       *[other] Te toca: elige.
    }
table-say-back = Estás mirando atrás. Mientras tanto la partida sigue.
table-say-back-over = Estás repasando la partida.
table-say-over = La partida ha terminado.
table-say-other =
    { $phase ->
        [load] { $name } embarca un animal en el muelle { $dock }.
        [flee] { $name } elige adónde huye un animal.
        [peek] { $name } elige qué mano mirar.
        [swap] { $name } elige a quién robarle una carta.
        [return] { $name } elige una carta para devolver.
        [noah] { $name } elige adónde va Noé.
       *[give] { $name } elige las cartas que da.
    }
table-say-load = Elige un animal para embarcar en el muelle { $dock }.
table-say-chosen = Embarcar { card-a } en el muelle { $dock }. ¿Adónde va Noé después?
table-say-load-it = ¿Embarcar { card-a } en el muelle { $dock }?
table-say-variant =
    { $species ->
        [snail] ¿El caracol será macho o hembra?
       *[frog] ¿Qué peso tendrá la rana?
    }
table-say-noah = ¿Adónde va Noé?
table-say-take =
    { $roommates ->
        [yes] { $need ->
            [m] Ninguna carta encaja: hace falta un macho de { $room } como mucho y de una especie que aún no esté a bordo.
            [f] Ninguna carta encaja: hace falta una hembra de { $room } como mucho y de una especie que aún no esté a bordo.
           *[none] Ninguna carta encaja: hace falta un animal de { $room } como mucho y de una especie que aún no esté a bordo.
        }
       *[no] { $need ->
            [m] Ninguna carta encaja: hace falta un macho de { $room } como mucho.
            [f] Ninguna carta encaja: hace falta una hembra de { $room } como mucho.
           *[none] Ninguna carta encaja: hace falta un animal de { $room } como mucho.
        }
    }
table-say-power =
    { $phase ->
        [peek] Tu jirafa mira una mano. ¿Cuál?
        [swap] Tu león roba una carta. ¿De qué mano?
        [order] Ordena las primeras cartas del mazo.
       *[lift] Pon un animal encima del mazo, o ninguno.
    }
table-say-flee = Tu cocodrilo ahuyenta { card-a }. ¿A qué mano huye?
table-say-return = Has robado { card-a } a { $name }. Elige una carta de tu mano para devolver.
table-say-give =
    { $count ->
        [one] El transbordador ha zarpado. Elige { $count } carta para dar y quién la recibe.
       *[other] El transbordador ha zarpado. Elige { $count } cartas para dar y quién recibe cada una.
    }
table-need =
    { $next ->
        [m] Hace falta un macho de { $room } como mucho.
        [f] Hace falta una hembra de { $room } como mucho.
       *[none] Sirve un macho o una hembra, de { $room } como mucho.
    }
table-weighs = En el muelle { $dock } habrá { $weight } de { $carries }.
table-departs =
    { $gives ->
        [0] El transbordador zarpa con { $weight }.
        [one] El transbordador zarpa con { $weight }: das { $gives } carta.
       *[other] El transbordador zarpa con { $weight }: das { $gives } cartas.
    }
table-departs-alone =
    { $gives ->
        [0] El transbordador zarpa con { $weight }.
        [one] El transbordador zarpa con { $weight }: se descarta { $gives } carta del mazo.
       *[other] El transbordador zarpa con { $weight }: se descartan { $gives } cartas del mazo.
    }
table-pair = Una pareja: vuelves a jugar.
table-pair-alone = Una pareja: quizá robes dos cartas.
table-way =
    { $sex ->
        [m] Un macho manda a Noé a uno de los dos muelles de enfrente.
       *[f] Una hembra manda a Noé a uno de los dos muelles vecinos.
    }
table-stays = Noé se queda aquí.
table-take-then = Recoge esos animales en tu mano y embarca después la carta que quieras en el transbordador vacío.
table-take =
    { $count ->
        [one] { $tears ->
            [one] Recoger { $count } animal ({ $tears } lágrima)
           *[other] Recoger { $count } animal ({ $tears } lágrimas)
        }
       *[other] { $tears ->
            [one] Recoger { $count } animales ({ $tears } lágrima)
           *[other] Recoger { $count } animales ({ $tears } lágrimas)
        }
    }
table-load-it = Embarcar
table-as-sex =
    { $sex ->
        [m] Macho
       *[f] Hembra
    }
table-as-weight =
    { $departs ->
        [yes] { $weight }, el transbordador zarpa
       *[no] Peso { $weight }
    }
table-unchoose = Atrás
table-return-none = Devolver una carta
table-return = Devolver { card-a }
table-give = Dar { $chosen } de { $owed }
table-give-to = Quién recibe { card-a }
table-back-to-now = Volver a la partida
table-show-result = Resultado

## Los diálogos

table-peeked-title = La mano de { $name }
table-peeked-line =
    { $count ->
        [one] Ves { $count } carta; nadie más la ve.
       *[other] Ves { $count } cartas; nadie más las ve.
    }
table-seen = Visto
table-look-again = Ver otra vez
table-order-title = Las primeras cartas del mazo
table-order-line =
    { $count ->
        [1] Ves la única carta que queda.
       *[other] Ves las { $count } cartas siguientes: ponlas en el orden en que quieras robarlas.
    }
table-order-nth =
    { $nth ->
        [1] primera
        [2] segunda
       *[3] tercera
    }
table-order-sooner = Robar antes: { card-name }
table-order-later = Robar después: { card-name }
table-order-done = Devolverlas
table-lift-title = El león retira un animal
table-lift-line = Elige un animal de cualquier transbordador para ponerlo encima del mazo, o ninguno.
table-lift-one = { card-name } en el muelle { $dock }
table-lift-none = Ninguno
table-lift-choose = Elige un animal
table-lift = Retirar { card-a }
table-leave-line = Si te vas, un bot juega por ti hasta que vuelvas a sentarte. No se pierde nada.
table-leave = Irme y dejar jugar a un bot
table-join = Sentarse otra vez
table-home = Al inicio; la mesa espera

## El final de una ronda y de la partida

table-round-over = Termina la ronda { $round }
table-round-over-line = Todas las manos están descubiertas. A cada uno se le cuentan las lágrimas que le quedan.
table-game-won =
    { $who ->
        [you] ¡Ganas!
       *[other] Gana { $name }
    }
table-game-tied = Empate: compartís la victoria
table-game-over-line = La partida ha terminado; gana quien tenga menos puntos de penalización.
table-solo-over =
    { $won ->
        [yes] ¡Los has salvado a todos!
       *[no] El diluvio fue más rápido
    }
table-solo-over-line =
    { $won ->
        [yes] El mazo y la mano están vacíos: la partida está ganada.
       *[no] No se podía embarcar ninguna carta, o Noé no tenía adónde ir: la partida está perdida.
    }
table-solo-left =
    { $count ->
        [one] Quedaba { $count } carta en tu mano
       *[other] Quedaban { $count } cartas en tu mano
    }
table-podium = Los tres primeros
table-place =
    { $place ->
        [1] menos puntos
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
       *[5] quinto lugar
    }
table-place-winner = gana
table-empty-hand = Mano vacía: ninguna lágrima
table-sum-before = Antes
table-sum-tears = Lágrimas
table-sum-points = Puntos
table-next-round =
    { $who ->
        [you] Tú empiezas la ronda { $round }.
       *[other] { $name } empieza la ronda { $round }.
    }
table-go-on = Seguir
table-look-back = Repasar la partida
table-record = Descargar la partida
table-rematch =
    { $alone ->
        [yes] Jugar otra vez
       *[no] { $asked ->
            [yes] Aceptar la revancha
           *[no] Revancha
        }
    }
table-replay-first = Al principio
table-replay-previous = Un paso atrás
table-replay-next = Un paso adelante
table-replay-step = Paso { $step } de { $steps }

## Las teclas

table-keys = Teclas
table-keys-line =
    { $on ->
        [yes] Las teclas funcionan en todas partes, menos en los campos de texto.
       *[no] Las teclas sueltas están desactivadas; las flechas, Intro y Esc funcionan siempre.
    }
table-key-cap =
    { $key ->
        [enter] Intro
       *[escape] Esc
    }
table-keys-on = Teclas sueltas activas
table-key =
    { $key ->
        [arrows] De carta en carta, de muelle en muelle
        [enter] Elegir
        [escape] Deshacer la elección
        [digits] Mandar a Noé a ese muelle
        [h] A la mano
        [d] A los muelles
        [a] A lo que hay que hacer
        [l] Al registro
        [step] Un paso atrás, un paso adelante
       *[help] Esta lista
    }
