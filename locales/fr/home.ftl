### Accueil, nouvelles tables et ses propres parties.

presets = Façons de commencer
preset-first = Première partie
preset-first-note = Des bots patients, un rythme lent, les règles simples.
preset-base = Base
preset-base-note = Le jeu tel qu’imprimé, à quatre.
preset-epic = Épique : tout
preset-epic-note = Tous les modules, le plateau avancé et tous les investisseurs.
preset-two = Deux joueurs
preset-two-note = Vous contre un.
more-rules = Plus : les règles une à une
clock-days-note = La partie peut durer des jours. L’horloge tourne même si personne ne regarde ; à la fin, un bot prend cette seule décision.
invited = { $host } a une place pour vous.
choose-yourself = Choisir soi-même
your-turn-at = À vous : { $name }
running-at = En cours : { $name }
with-others = avec { $names }
waits-since = attend depuis { $time }
last-move = dernier coup il y a { $time }
continue = Continuer
live-game = En direct
no-live-game = Personne ne joue en public en ce moment.
watch-bots = Regarder jouer des bots
watch = Regarder
bots-at-play = Des bots jouent
my-games = Mes parties
my-running = En cours
no-running = Aucune de vos tables n’est en cours.
my-finished = Terminées
no-finished = Vous n’avez encore terminé aucune partie.
watched = Regardée
place = Place { $place } sur { $players }
my-records = Enregistrements
my-records-note = Emportez vos parties : chaque enregistrement contient la donne et toutes les actions, pour le replay ici, dans le terminal et dans des programmes.
export-records = Tous les enregistrements ({ $count })
import-record = Apporter un enregistrement
statistics = Statistiques
statistics-all =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $share } gagnées
usual-rules = Les règles habituelles
games-played = Parties
places = Places
mean-money = Argent en moyenne
best-money = Record
best-moments = Meilleurs moments
