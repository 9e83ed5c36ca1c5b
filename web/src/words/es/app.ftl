### El marco de toda la página.

app-name = Noé
app-title = { $place } · { app-name }
app-title-turn = ● Te toca · { app-name }
app-skip = Ir al contenido
app-menu = Secciones
app-home = Inicio
app-rules = Cómo se juega
app-settings = Ajustes
app-table = Mesa
app-close = Cerrar
app-loading = Un momento…

## La conexión

app-lost-title = Se ha perdido la conexión
app-lost-text = La página intenta recuperarla. Hasta entonces no se puede jugar nada; después la mesa se pone al día sola.
app-lost-retry = Intentar ahora

## Nada aquí

app-not-found-title = Aquí no hay nada amarrado
app-not-found-text = Esta dirección no lleva a ninguna parte. Puede que esté mal escrita o que la mesa ya no exista.
app-fault-title = Se ha soltado una tabla
app-fault-text = No se ha podido cargar esta parte de la página. Vuelve a cargarla.
app-fault-reload = Volver a cargar

## El nombre que ven los demás

app-name-title = ¿Cómo quieres que te llamen?
app-name-text = Los demás ven este nombre en la mesa. Puedes cambiarlo cuando quieras en los ajustes.
app-name-label = Tu nombre
app-name-save = Seguir
app-name-cancel = Ahora no
app-name-empty = Escribe al menos una letra, una cifra o un signo.
