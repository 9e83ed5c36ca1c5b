### Lo que no ha ido bien, y qué se puede hacer.

problem =
    { $type ->
        [too-many] Ha sido demasiado rápido para el servidor. Espera un momento e inténtalo de nuevo.
        [too-large] Ha sido demasiado largo para el servidor. Acórtalo.
        [origin] Esta página viene de otra dirección que el servidor. Ábrela en la dirección del servidor.
        [unauthorized] El servidor ya no te reconoce. Vuelve a cargar la página y elige un nombre.
        [not-found] Esta mesa no existe o ya no existe. Comprueba el enlace o abre una mesa.
        [not-seated] No tienes sitio en esta mesa. Siéntate primero.
        [not-host] Solo quien organiza la mesa puede hacer eso.
        [watchers-off] Esta mesa no admite espectadores. Pide un sitio a quien la organiza.
        [hints-off] En esta mesa no se dan consejos. Quien abre una mesa puede permitirlos.
        [key-used] Esta jugada ya se envió. La mesa muestra cómo está la partida.
        [stale] La posición ha cambiado. Mira la mesa otra vez y elige de nuevo.
        [not-your-turn] No es tu turno.
        [table-full] Ya no queda ningún sitio libre. Mira la partida o busca otra mesa.
        [running] La partida sigue en juego. Espera a que termine.
        [finished] Esta partida ha terminado. Pide la revancha.
        [illegal] Las reglas no lo permiten ahora. Elige otra cosa.
        [reveals] Esta jugada descubre algo nuevo. Juégala primero y sigue después.
        [refused] Las reglas no permiten estas opciones juntas. Cambia alguna.
        [unavailable] El servidor no puede hacerlo en este momento. Inténtalo de nuevo enseguida.
        [unreachable] No se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.
       *[fault] Algo ha fallado. Inténtalo de nuevo; si sigue fallando, vuelve a cargar la página.
    }
reason =
    { $code ->
        [sex] { $need ->
            [m] Aquí hace falta un macho.
           *[f] Aquí hace falta una hembra.
        }
        [weight] { $room ->
            [-1] Un pájaro carpintero no puede subir a un transbordador que pese más de 13.
            [0] Demasiado peso: el transbordador ya solo admite animales sin peso.
           *[other] Demasiado peso: el transbordador solo admite { $room } más.
        }
        [roommates] Esta especie ya está a bordo, y los Compañeros de camarote no admiten ninguna dos veces.
        [not-in-hand] Esta carta no está en tu mano.
        [seat] Elige a otro jugador de esta partida.
        [dock] Noé no puede ir a este muelle.
        [not-forced] Una carta de tu mano encaja, y nadie puede recoger por gusto.
       *[phase] No es eso lo que hay que hacer ahora.
    }
reason-short =
    { $code ->
        [sex] { $need ->
            [m] falta ♂
           *[f] falta ♀
        }
        [weight] { $room ->
            [-1] más de 13
           *[other] máx. { $room }
        }
        [roommates] a bordo
       *[other] ahora no
    }
