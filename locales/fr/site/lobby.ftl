### Les tables : en trouver une, en ouvrir une, attendre les autres.

home-title = Le marché est ouvert.
home-subtitle = Des jeux de bourse entre amis et contre des bots, dans votre navigateur. Il suffit d’un lien, sans compte.
play-now = { $game } contre des bots
about-acquire = Fondez des chaînes d’hôtels, achetez leurs actions et soyez l’actionnaire majoritaire quand une chaîne en absorbe une autre.
about-stockpile = Vous connaissez d’avance l’évolution d’un cours. Enchérissez sur des piles de cartes visibles et cachées, et vendez avant que les autres ne l’apprennent.
players-from-to = De { $from } à { $to } joueurs
new-table = Nouvelle table
your-tables = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en cours
tables-finished = Parties terminées
no-tables-open = Personne n’attend de joueurs. Ouvrez vous-même une table.
seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
seats-full = Complète
moves-played =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
finished = Terminée
by-link = par lien

game = Jeu
game-acquire = Acquire
game-stockpile = Stockpile
company = Qui joue ?
company-bots = Contre des bots
company-friends = Avec des amis
company-device = Sur cet appareil
players = Joueurs
player-number = Joueur { $number }
seat-number = Place { $number }
name-of-player = Nom du joueur { $number }
seat-empty = Libre
seat-open = Libre pour toute personne ayant le lien
seat-local = Un joueur sur cet appareil
seat-note-me = C’est vous.
seat-note-open = Ouverte à toute personne ayant le lien.
seat-note-local = Vous vous passez l’appareil ; un écran masque chaque main.
bot-level = Bot : { $level }
bot-player = Bot { $number }
starts-at-once = La partie commence tout de suite.
waits-for-friends = Vous recevez un lien à partager et commencez quand tout le monde est là.
create-and-play = Jouer
create-table = Ouvrir la table

game-options = Règles de cette partie
without = Sans : { $options }
option-acquire-dead_tiles = Tuiles mortes
option-acquire-dead_tiles-explanation = Ce que deviennent, en fin de tour, les tuiles à jamais injouables parce qu’elles fusionneraient des chaînes protégées.
option-acquire-dead_tiles-repeat = Remplacées jusqu’à la dernière
option-acquire-dead_tiles-once = Remplacées une fois
option-acquire-dead_tiles-never = Gardées en main
option-acquire-open_holdings = Avoirs visibles
option-acquire-open_holdings-explanation = Chacun voit l’argent et les actions de tous.

bot-easy = Facile
bot-easy-explanation = Applique des règles simples, mais laisse passer environ la moitié des possibilités.
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
bot-search-explanation = Simule jusqu’à { $simulations } parties par décision, en { $seconds } s au plus.
bot-greedy = Avide
bot-greedy-explanation = Joue instantanément, selon des règles simples.
bot-random = Au hasard
bot-random-explanation = Joue n’importe quel coup permis ; utile pour comparer.

table-settings = Table
table-name = Nom de la table
table-name-note = Si vous laissez ce champ vide, la table porte le nom du jeu et le vôtre.
public = Publique
public-note = Visible dans le salon. Sinon, il faut le lien pour la trouver.
spectators = Spectateurs
spectators-note = D’autres peuvent regarder. Ils ne voient jamais ce qui est caché.
hints = Conseils
hints-note = Les joueurs peuvent demander conseil à un bot.
undo = Annulation
undo-note = Vous pouvez annuler pendant votre tour tant que rien de caché n’a été révélé.
clock = Pendule
clock-note = Du temps pour chaque décision, plus une réserve quatre fois plus longue.
clock-of = Pendule : { $player }
no-clock = Sans pendule
bot-pace = Rythme des bots
bot-pace-note = Le temps qu’un bot attend avant de jouer, pour que vous puissiez suivre.
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent

invite = Inviter des amis
invite-note = Toute personne qui ouvre ce lien peut prendre une place libre ou regarder.
share-link = Partager le lien
qr-code = Code QR du lien
seats = Places
sit-down = S’asseoir
stand-up = Se lever
kick = Exclure
remove = Retirer
put-bot = Ajouter un bot
bot-for-seat = Bot pour la place { $number }
fill-with-bots = Compléter avec des bots
start = Commencer la partie
all-here = Tout le monde est là.
some-away = { $count ->
    [one] { $names } est absent.
   *[other] { $names } sont absents.
 }
host-starts = { $host } lancera la partie.
table-closed = Cette table a fermé avant le début de la partie.
