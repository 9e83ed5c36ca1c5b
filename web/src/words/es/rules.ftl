### Las reglas para jugar, en palabras sencillas. Los poderes de los animales están en cards.ftl.

rules-contents = Contenido
rules-link = Enlace a esta parte: { $title }
rules-example = Ejemplo: { $cards }

## El objetivo

rules-aim-title = El objetivo
rules-aim-flood = Llega el diluvio. En cinco muelles, los animales esperan los transbordadores que los llevan al gran arca. En tu turno embarcas un animal de tu mano en un transbordador.
rules-aim-win = Cuando termina una ronda, a cada uno se le cuentan las lágrimas de los animales que le quedan en la mano: cada lágrima es un punto de penalización. Tras tres rondas gana quien tenga menos puntos de penalización.

## Una carta

rules-card-title = Lo que dice una carta
rules-card-weight = El peso: lo que el animal añade a la carga del transbordador, de 0 a 10.
rules-card-sex = El sexo: un círculo para un macho, un rombo para una hembra. El caracol tiene un hexágono: puede embarcar como uno u otra.
rules-card-tears = Las lágrimas: lo que cuesta el animal si sigue en tu mano al final de la ronda.
rules-card-power = El poder: lo que hace el animal al embarcar. Siete animales no tienen ninguno.

## El comienzo

rules-start-title = Cómo empieza una ronda
rules-start-deal = Cinco transbordadores están en los muelles, que forman un círculo y se numeran del 0 al 4. Otros tres esperan en la reserva. Se barajan los animales: uno va a cada transbordador y cada jugador recibe ocho. El resto queda boca abajo hasta la ronda siguiente, en la que se vuelven a barajar todas las cartas.
rules-start-noah = Un caracol que empieza en un transbordador recibe un sexo al azar. Noé empieza la partida en un muelle al azar; en las rondas siguientes se queda donde estaba.
rules-start-first = La primera ronda la empieza un jugador al azar. Cada ronda siguiente la empieza quien tenga más puntos de penalización; si son varios, el de número de asiento más bajo.

## Un turno

rules-turn-title = Tu turno
rules-turn-load = Embarca un animal de tu mano en el transbordador donde está Noé. Su sexo y su peso tienen que encajar.
rules-turn-power = Usa su poder, si tiene alguno.
rules-turn-noah = Mueve a Noé. Un macho lo manda a uno de los dos muelles de enfrente; una hembra, a uno de los dos muelles vecinos.
rules-turn-departure = Si el transbordador que has cargado lleva exactamente 21, zarpa, y das cartas a tus rivales.
rules-turn-pair = Si has hecho una pareja, vuelve a jugar. Si no, es el turno del jugador siguiente.

## Los sexos

rules-sex-title = Qué sexo puede seguir
rules-sex-two = Los dos primeros animales de un transbordador pueden ser de cualquier sexo. Ellos deciden cómo se sigue.
rules-sex-same = Dos del mismo sexo: todos los que siguen tienen que ser de ese sexo.
rules-sex-alternating = Un macho y una hembra: machos y hembras tienen que alternarse hasta el final.
rules-sex-short = En resumen: desde el tercer animal, cada uno tiene el sexo del penúltimo.

## El peso

rules-weight-title = Cuánto lleva un transbordador
rules-weight-limit = Un transbordador lleva 21: los pesos de los animales a bordo no pueden sumar más. Con un pájaro carpintero a bordo lleva solo 13.
rules-weight-zero = Los loros y los pájaros carpinteros tienen un peso de 0.
rules-weight-sum = Ejemplo: { $cards } pesan juntos { $weight }

## Ninguna carta encaja

rules-take-title = Cuando ninguna carta encaja
rules-take-must = Si no puedes embarcar ninguna carta de tu mano, tienes que recoger en tu mano todos los animales de ese transbordador. Después embarcas la carta que quieras, también una de las que acabas de recoger.
rules-take-choice = Nadie puede recoger por gusto. Un caracol que vuelve a una mano ya no tiene sexo, y una rana vuelve a tener un peso de 1.

## Noé

rules-noah-title = Adónde va Noé
rules-noah-way = Los muelles forman un círculo. Desde el muelle 0, un macho manda a Noé enfrente, al muelle 2 o 3; una hembra, al lado, al muelle 1 o 4. Elige bien: el jugador siguiente tiene que embarcar donde se pare.
rules-noah-picture = Cinco muelles en círculo. Desde el muelle 0, los caminos de un macho llevan a los muelles 2 y 3; los de una hembra, a los muelles 1 y 4.

## La salida

rules-departure-title = Salida y regalos
rules-departure-leaves = Un transbordador que lleva exactamente 21, o exactamente 13 con un pájaro carpintero a bordo, zarpa hacia el gran arca con sus animales en cuanto Noé se ha movido. Un transbordador vacío de la reserva ocupa su muelle.
rules-departure-gifts = Después, su jugador da cartas de la mano a sus rivales y las reparte como quiera: una carta en la primera salida de la ronda, dos en la segunda, tres en la tercera, cuatro en la cuarta. Quien tenga menos las da todas.

## La pareja

rules-pair-title = Las parejas
rules-pair-again = Si el animal que embarcas es de la misma especie que el último de ese transbordador, haces una pareja, sean cuales sean sus sexos. Cuando todo lo demás está hecho, vuelves a jugar desde donde esté Noé, tantas veces como ocurra.

## Los poderes

rules-powers-title = Los poderes
rules-power-title = { species }: { power-name }
rules-powers-donkey = Si el transbordador ha zarpado, el siguiente animal va al nuevo transbordador de ese muelle.
rules-powers-lion = La carta que devuelves puede ser la que has robado. Solo vosotros dos veis las cartas.
rules-powers-woodpecker = Si con él el transbordador pesa exactamente 13, zarpa.

## El final

rules-end-title = Fin de la ronda, fin de la partida
rules-end-round = Una ronda termina tras un turno en el que la mano de un jugador está vacía, o en el que un transbordador ha zarpado con la reserva ya vacía. Esa es la cuarta salida; sus cuatro cartas todavía se dan. Entonces una pareja ya no da otro turno.
rules-end-tears = Se descubren todas las manos, y a cada uno se le cuentan las lágrimas de las cartas que le quedan.
rules-end-game = Tras tres rondas gana quien tenga menos puntos de penalización. O bien acordáis el final a 26: entonces la partida sigue hasta que, al final de una ronda, alguien tenga 26 puntos de penalización o más. En caso de empate ganan todos los que tengan menos.

## Las cartas extra

rules-bonus-title = Las cartas extra
rules-bonus-choose = Con dos jugadores o más podéis añadirlas, cada una por separado, al abrir una mesa.
rules-bonus-frog-title = Las ranas
rules-bonus-frog = Las ranas sustituyen a los caracoles. En la mano, una rana siempre tiene un peso de 1.
rules-bonus-crocodile-title = Los cocodrilos
rules-bonus-crocodile = Los cocodrilos sustituyen a los burros. El cocodrilo está a bordo en cuanto el animal ha huido. Nunca tienes menos de 0 puntos de penalización.
rules-bonus-crocodile-order = Si su sexo encaja, y lo que permiten los Compañeros de camarote, se mira antes de la huida; el peso, y lo que lleva el transbordador, después. Una pareja se cuenta con el animal que queda el último. De un transbordador vacío no huye nadie, y aun así tienes dos puntos menos.
rules-bonus-roommates-title = Los Compañeros de camarote
rules-bonus-roommates = Los Compañeros de camarote son uno de los ocho transbordadores, barajado entre ellos. Ninguna especie puede estar dos veces a bordo, sea cual sea el sexo. Todos ven si es el próximo transbordador de la reserva.
rules-bonus-replace = «Sustituir» quiere decir que todos los caracoles, o todos los burros, salen de la baraja. Con cinco jugadores quedarían muy pocas cartas: solo salen dos caracoles, o un burro de cada sexo.

## Cuántos juegan

rules-players-title = Dos, tres, cuatro o cinco jugadores
rules-players-deck = La baraja tiene 31 cartas para dos o tres jugadores, 39 para cuatro y 47 para cinco.
rules-players-two = Con dos jugadores, los regalos, la jirafa, el león y el cocodrilo siempre afectan al otro, y diez cartas quedan ocultas en cada ronda.
rules-players-more = Con tres jugadores o más solo quedan ocultas dos cartas, así que se puede deducir mucho de lo que has visto.

## En solitario

rules-alone-title = En solitario
rules-alone-start = En solitario juegas una sola ronda, sin rivales, sin puntos de penalización y sin cartas extra. Los cinco transbordadores empiezan vacíos, tu mano tiene dos cartas y el resto es el mazo.
rules-alone-levels = Tres niveles: principiante con 31 cartas, avanzado con 39, experto con 47.
rules-alone-but = Un turno es como arriba, salvo esto:
rules-alone-draw = Tras cada turno roba una carta; tras una pareja de sexos distintos, dos. Una pareja no da otro turno.
rules-alone-departure = En una salida no das nada: se descartan las primeras cartas del mazo, una en la primera salida, dos en la segunda y así sucesivamente. Cuando la reserva está vacía, el muelle queda vacío y Noé no puede ir allí.
rules-alone-lion = Si un transbordador con más de dos animales alterna, contando este león, solo se puede retirar su primer o su último animal. Si un transbordador zarpa se mira después.
rules-alone-win = Ganas cuando el mazo y la mano están vacíos tras un turno.
rules-alone-lose = No se puede recoger nada: pierdes en cuanto no puedes embarcar ninguna carta al empezar un turno, o Noé tiene que moverse y no tiene adónde ir.

## Quién ve qué

rules-seen-title = Quién ve qué
rules-seen-all = Todos, también los espectadores, ven los muelles, a Noé, la reserva, los puntos y cuántas cartas hay en cada mano, y cada carta en el momento en que embarca, se recoge o huye.
rules-seen-hand = Tu mano es solo tuya hasta que termina la ronda; entonces se descubren todas las manos.
rules-seen-two = Las cartas que se dan en una salida o pasan por un león solo las conocen los dos implicados, y solo tú ves lo que te enseña tu jirafa. Los demás saben quién mira a quién y cuántas cartas van adónde.
rules-seen-rest = Lo que no se ha repartido queda oculto hasta el final de la partida. En una mesa con ayuda de memoria, la página recuerda por ti lo que has visto.

## Todos los animales

rules-animals-title = Todos los animales
rules-animals-caption = Peso, lágrimas y poder de cada animal, y cuántos hay según el número de jugadores, sumando los dos sexos
rules-animals-animal = Animal
rules-animals-weight = Peso
rules-animals-tears = Lágrimas
rules-animals-copies =
    { $players ->
        [three] 2–3
        [four] 4
       *[five] 5
    }
rules-animals-copies-spoken =
    { $players ->
        [three] Cartas con dos o tres jugadores
        [four] Cartas con cuatro jugadores
       *[five] Cartas con cinco jugadores
    }
rules-animals-total = En total, sin cartas extra
rules-animals-bonus = extra
rules-animals-alone = En solitario, los niveles tienen las cartas de tres, cuatro y cinco jugadores.
