### La página de inicio, la página donde se abre una mesa y la mesa antes de la partida.

## Inicio

home-tagline = Carga los transbordadores antes de que llegue el diluvio
home-guest = Visitante
home-now-title = Jugar ya
home-now-text = Tú y dos bots, tres rondas. Empieza enseguida.
home-now-button = Jugar
home-friends-title = Con amigos
home-friends-text = Abre una mesa y envía su enlace. Se juega en el navegador y nadie necesita una cuenta.
home-friends-button = Abrir una mesa
home-alone-title = En solitario
home-alone-text = Embarca a todos los animales, uno a uno. Elige cuántos hay.
home-solo =
    { $level ->
        [beginner] Principiante
        [advanced] Avanzado
       *[expert] Experto
    }
home-solo-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
home-starting = Se prepara la mesa…

home-running-title = Tus mesas
home-running-turn = Te toca
home-running-wait = Le toca a { $name }
home-running-open = Esperando jugadores
home-running-with =
    { $count ->
        [0] En solitario
       *[other] Con { $names }
    }

home-open-title = Mesas abiertas
home-open-none = Ahora mismo no espera nadie. Abre una mesa pública y otros la encontrarán aquí.
home-open-free =
    { $free ->
        [one] { $free } sitio libre de { $players }
       *[other] { $free } sitios libres de { $players }
    }
home-open-look = Ver
home-open-more = Más mesas
home-open-again = Actualizar

home-how-title = El juego en un minuto
home-how-load = Embarca un animal de tu mano en el transbordador donde está Noé.
home-how-sex = Los dos primeros animales deciden: luego machos y hembras se alternan, o todos son iguales.
home-how-noah = Un macho manda a Noé enfrente; una hembra, a un muelle vecino.
home-how-depart = Con 21 exactos el transbordador zarpa, y das cartas. Pasarse de peso no está permitido.
home-how-end = La ronda termina cuando una mano está vacía. Las lágrimas de las cartas que te quedan son puntos de penalización.
home-how-more = Todas las reglas y todas las cartas

home-look-title = A tu gusto

## Abrir una mesa

home-new-title = Abrir una mesa
home-new-players = Jugadores
home-new-seats = Quién se sienta dónde
home-new-seat = Sitio { $seat }
home-new-me = Tú
home-new-open = Libre: alguien vendrá
home-new-bot = Bot: { home-bot }
home-bot =
    { $level ->
        [random] Azar
        [greedy] Voraz
        [beginner] Principiante
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
       *[other] { $name }
    }
home-bot-line =
    { $level ->
        [random] Juega al azar.
        [greedy] Toma lo mejor de cada turno y no mira más allá.
        [beginner] Todavía aprende: de vez en cuando tiene una buena idea.
        [easy] Conoce el juego y se equivoca una jugada de cada tres.
        [medium] Juega cada turno lo mejor que puede, uno a uno.
        [hard] Piensa más allá y recuerda lo que has recogido.
        [expert] Ve muy lejos y no perdona nada.
       *[other] { $line }
    }
home-new-ending = El final
home-new-rounds = Tres rondas
home-new-rounds-text = Tras tres rondas gana quien tenga menos puntos de penalización.
home-new-reach = Hasta 26
home-new-reach-text = Se juegan rondas hasta que alguien tenga 26 puntos de penalización o más; gana quien tenga menos.
home-new-bonus = Cartas extra
home-new-frog = Ranas
home-new-frog-text = Sustituyen a los caracoles. Una rana puede tener un peso de 2 a 5 si así el transbordador zarpa en el acto.
home-new-crocodile = Cocodrilos
home-new-crocodile-text = Sustituyen a los burros. El primer animal a bordo huye a otra mano, y pierdes dos puntos de penalización.
home-new-roommates = Compañeros de camarote
home-new-roommates-text = Uno de los transbordadores no admite ninguna especie dos veces.
home-new-who = Quién puede venir
home-new-link = Por enlace
home-new-link-text = Solo encuentran la mesa aquellos a quienes envíes el enlace.
home-new-public = Todo el mundo
home-new-public-text = La mesa aparece en el inicio y cualquiera puede ocupar un sitio libre.
home-new-more = Más opciones
home-new-watchers = Espectadores
home-new-watchers-text = Otros pueden mirar; no ven ninguna mano.
home-new-memory = Ayuda de memoria
home-new-memory-text = Cada uno ve qué cartas tiene que haber en otra mano, según lo que ha visto.
home-new-alone-now = No hay ningún sitio libre: la partida empieza enseguida.
home-new-button = Abrir la mesa

## Antes de la partida

home-wait-title = Esperando jugadores
home-wait-invited = { $name } te invita a una partida
home-wait-text =
    { $free ->
        [one] Hay { $free } sitio libre. La partida empieza cuando se ocupe.
       *[other] Hay { $free } sitios libres. La partida empieza cuando se ocupen todos.
    }
home-wait-full = Todos los sitios están ocupados. Quien organiza la mesa empieza la partida.
home-wait-invite = Invitar
home-wait-link = El enlace de esta mesa
home-wait-copy = Copiar
home-wait-copied = Copiado
home-wait-share = Compartir
home-wait-share-text = Hay un sitio libre en mi mesa de { app-name }.
home-wait-qr = El enlace como código QR, para leerlo con una cámara
home-wait-seats = Sitios
home-wait-open = Libre
home-wait-you = Tú
home-wait-host = Organiza
home-wait-away = Ausente
home-wait-sit = Sentarse aquí
home-wait-join = Sentarse
home-wait-leave = Levantarse
home-wait-start = Empezar ahora
home-wait-start-text = Unos bots ocupan los sitios libres.
home-wait-options = Esta partida
home-wait-no-watchers = Sin espectadores
home-wait-no-seat = No queda ningún sitio libre. En cuanto empiece la partida, puedes verla aquí.
