### The people at the table, and what is told scene by scene.

you-mark = vous
their-turn = joue
money-hidden = Caché
net-worth = Fortune
players-here = Joueurs
skip = Passer
your-things = Vos affaires
you-watch = Vous regardez.
show-on-board = Montrer sur le plateau
panel-view = Ce qu’il y a sur la table
