### Le cadre autour des jeux : navigation, réglages, règles, rediffusion.

loading = Chargement …
close = Fermer
yes = Oui
no = Non
save = Enregistrer
saved = Enregistré
copy = Copier
copied = Copié
confirm = Confirmer
try-again = Réessayer
why = pourquoi ?
why-what = Pourquoi ? { $what }
less-of = Moins : { $what }
more-of = Plus : { $what }

navigation = Navigation principale
skip-to-content = Aller au contenu
lobby = Salon
rules = Règles
settings = Réglages
to-lobby = Vers le salon
no-such-page = Cette page n’existe pas.

language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
theme-now = Couleurs : { $theme }
sound = Sons
sound-note = De courts sons pour les tuiles, l’argent et votre tour.
motion = Animation
motion-note = Les tuiles et les nombres bougent en douceur. S’éteint aussi quand l’appareil demande moins de mouvement.
your-name = Votre nom
you = Vous
guest-name = Invité
personal-link = Votre lien personnel
personal-link-note = Ouvre vos tables sur un autre appareil. Il marche une fois, pendant un jour. Ne le donnez à personne : qui l’ouvre est vous.
make-personal-link = Créer un lien
continue-here = Continuer sur cet appareil
continue-here-instead = Sur cet appareil vous êtes { $name }. Si vous continuez, il devient celui de la personne du lien.

## Les règles, clause par clause
all-rules = Toutes les règles
no-clause = Le livret n’a pas cette clause.
search-rules = Chercher dans les règles
clauses-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
source-rulebook = Du livret de règles
source-ruling = Une décision là où le livret se tait ou se contredit
source-convention = Une convention de ce programme
source-house = Une règle maison

## Rediffusion
replay = Revoir la partie
replay-of = Rediffusion de { $name }
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-forward = Un pas en avant
play = Lecture
pause = Pause
moment = Moment
moment-of = Moment { $at } sur { $all }
speed = Vitesse
eyes = Avec les yeux de qui
eyes-all = Omniscient
eyes-spectator = Spectateur
eyes-of = Comme { $player }
to-results = Résultats
all-hands = Toutes les mains
