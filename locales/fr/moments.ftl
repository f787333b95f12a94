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

time-up = temps écoulé
clock-out-note = Quand le temps est écoulé, un bot décide cette fois-ci.
clock-rule = { $seconds } s par décision, puis { $bank } s de réserve
story-speed = Vitesse à laquelle la table raconte ce qui se passe
story-speed-note = Espace passe à la scène suivante, Échap les passe toutes.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
your-place =
    { $place ->
        [1] Vous gagnez !
        [2] Vous êtes en deuxième place.
        [3] Vous êtes en troisième place.
        [4] Vous êtes en quatrième place.
        [5] Vous êtes en cinquième place.
       *[6] Vous êtes en dernière place.
    }
