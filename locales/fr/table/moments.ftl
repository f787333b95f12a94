### The people at the table, and what is told scene by scene.

you-mark = vous
their-turn = son tour
money-hidden = Caché
net-worth = Fortune
players-here = Joueurs
skip = Passer
your-things = Vos avoirs
you-watch = Vous regardez.
show-on-board = Montrer sur le plateau
panel-view = Ce qu’il y a sur la table

time-up = temps écoulé
clock-out-note = Quand le temps est écoulé, un bot prend cette décision.
clock-rule = { $seconds } s par décision, puis { $bank } s de réserve
story-speed = Vitesse des scènes
story-speed-note = Espace : scène suivante ; Échap : passer toutes les scènes.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
your-place =
    { $place ->
        [1] Vous gagnez !
        [2] Vous finissez à la deuxième place.
        [3] Vous finissez à la troisième place.
        [4] Vous finissez à la quatrième place.
        [5] Vous finissez à la cinquième place.
       *[6] Vous finissez à la dernière place.
    }
