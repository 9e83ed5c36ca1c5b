### El aspecto de la página y su comportamiento.

settings-title = Ajustes
settings-language = Idioma
settings-theme = Luz
settings-theme-choice =
    { $theme ->
        [system] Como el sistema
        [dawn] Amanecer
       *[night] Noche de tormenta
    }
settings-motion = Movimiento
settings-motion-choice =
    { $motion ->
        [normal] Normal
        [fast] Rápido
       *[off] Ninguno
    }
settings-motion-reduced = Tu sistema pide menos movimiento, así que nada se mueve.
settings-keys = Teclas
settings-keys-text = En la mesa, teclas sueltas juegan y ordenan las cartas.
settings-name = Tu nombre
settings-name-none = Aún no has elegido un nombre.
settings-name-save = Cambiar
settings-name-saved = Los demás ya ven tu nuevo nombre.
settings-forget = Olvidarme
settings-forget-text = El servidor te olvida: unos bots ocupan tus sitios, y en las partidas terminadas te llamas «guest». Este navegador olvida las mesas que conoces.
settings-forget-button = Olvidarme
settings-forget-sure = ¿De verdad olvidarlo todo?
settings-forget-yes = Sí, olvidarme
settings-forget-no = No, seguir aquí
settings-forgotten = Olvido completo. ¡Buena travesía!
settings-done = Listo
