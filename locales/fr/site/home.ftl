### Accueil, nouvelles tables et ses propres parties.

presets = Pour commencer
preset-first = Première partie
preset-first-note = Des bots faciles, un rythme lent, les règles simples.
preset-base = Jeu de base
preset-base-note = Le jeu d’origine, à quatre.
preset-epic = Epic : tout
preset-epic-note = Tous les modules, le plateau avancé et tous les investisseurs.
preset-two = Deux joueurs
preset-two-note = Vous contre un adversaire.
more-rules = Autres règles
clock-days-note = La partie peut durer des jours. La pendule tourne même si personne ne regarde ; quand le temps est écoulé, un bot prend cette seule décision.
invited = { $host } vous garde une place.
choose-yourself = Sur mesure
your-turn-at = À vous : { $name }
running-at = En cours : { $name }
with-others = avec { $names }
waits-since = attend depuis { $time }
last-move = dernier coup il y a { $time }
continue = Continuer
live-game = En direct
no-live-game = Aucune partie publique en ce moment.
watch-bots = Regarder jouer des bots
watch = Regarder
bots-at-play = Des bots jouent
my-games = Mes parties
my-quarantined = { $count ->
    [one] Une de vos tables ne peut pas être ouverte : ses données sont illisibles. Rien n’a été supprimé ; adressez-vous à l’administrateur de ce serveur.
   *[other] { $count } de vos tables ne peuvent pas être ouvertes : leurs données sont illisibles. Rien n’a été supprimé ; adressez-vous à l’administrateur de ce serveur.
}
my-running = En cours
no-running = Vous n’avez aucune partie en cours.
my-finished = Terminées
no-finished = Vous n’avez encore terminé aucune partie.
watched = Regardée
place = Place { $place } sur { $players }
my-records = Enregistrements
my-records-note = Emportez vos parties. Chaque enregistrement contient la donne et tous les coups, pour les revoir ici, dans le terminal ou dans vos propres programmes.
export-records = Télécharger tous les enregistrements ({ $count })
import-record = Importer un enregistrement
statistics = Statistiques
statistics-all =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $share } de victoires
usual-rules = Règles standard
games-played = Parties
places = Places
mean-money = Argent moyen
best-money = Record
best-moments = Meilleurs moments
