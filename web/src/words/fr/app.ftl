### Le cadre de toute la page.

app-name = Noé
app-title = { $place } · { app-name }
app-title-turn = ● À vous · { app-name }
app-skip = Aller au contenu
app-menu = Rubriques
app-home = Accueil
app-rules = La règle du jeu
app-settings = Réglages
app-table = Table
app-close = Fermer
app-loading = Un instant …

## La connexion

app-lost-title = La connexion est perdue
app-lost-text = La page essaie de la rétablir. D’ici là, rien ne peut être joué ; ensuite la table se remet à jour d’elle-même.
app-lost-retry = Essayer maintenant

## Rien ici

app-not-found-title = Rien n’est amarré ici
app-not-found-text = Cette adresse ne mène nulle part. Elle est peut-être mal tapée, ou la table n’existe plus.
app-fault-title = Une planche s’est détachée
app-fault-text = Cette partie de la page n’a pas pu être chargée. Rechargez la page.
app-fault-reload = Recharger

## Le nom que voient les autres

app-name-title = Comment les autres doivent-ils vous appeler ?
app-name-text = Ils voient ce nom à la table. Vous pouvez le changer à tout moment dans les réglages.
app-name-label = Votre nom
app-name-save = Continuer
app-name-cancel = Pas maintenant
app-name-empty = Écrivez au moins une lettre, un chiffre ou un signe.
