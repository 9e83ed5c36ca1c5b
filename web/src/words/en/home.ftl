### The first page, the page where a table is made, and the table before its game.

home-title = Noah
