### Le cadre autour des jeux : navigation, réglages, règles, rediffusion.

loading = Chargement…
close = Fermer
yes = Oui
no = Non
save = Enregistrer
saved = Enregistré
copy = Copier
copied = Copié
confirm = Confirmer
try-again = Réessayer
why = pourquoi ?
why-what = Pourquoi ? { $what }
less-of = Moins : { $what }
more-of = Plus : { $what }
label-value = { $label } : { $value }

navigation = Navigation principale
skip-to-content = Aller au contenu
lobby = Salon
rules = Règles
settings = Réglages
to-lobby = Vers le salon
no-such-page = Cette page n’existe pas.

language = Langue
theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Thème : { $theme }
sound = Sons
sound-note = De courts sons pour les tuiles, l’argent et votre tour.
sound-offer = Activer les sons
motion = Animation
motion-note = Les tuiles et les nombres se déplacent en douceur. L’animation est aussi désactivée si l’appareil est réglé pour réduire les animations.
your-name = Votre nom
you = Vous
guest-name = Invité
personal-link = Votre lien personnel
personal-link-note = Ouvre vos tables sur un autre appareil. Il ne sert qu’une fois et expire au bout d’un jour. Ne le donnez à personne : quiconque l’ouvre se connecte à votre place.
make-personal-link = Créer un lien
continue-here = Continuer sur cet appareil
continue-here-instead = Sur cet appareil, vous êtes { $name }. Si vous continuez, vous serez connecté en tant que propriétaire du lien.

## Les règles, clause par clause
all-rules = Toutes les règles
no-clause = Cette clause n’existe pas dans le livret.
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
replay-of = Revoir { $name }
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-forward = Un pas en avant
play = Lecture
pause = Pause
moment = Moment
moment-of = Moment { $at } sur { $all }
speed = Vitesse
eyes = Vue de
eyes-all = Tout voir
eyes-spectator = Spectateur
eyes-of = { $player }
to-results = Résultats
all-hands = Toutes les mains
