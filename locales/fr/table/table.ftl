### À la table, quel que soit le jeu.

your-turn = À vous
player = Joueur
turn = tour
panels = Volets
panel-ledger = Avoirs
panel-chart = Tableau
panel-log = Journal
away = absent
away-bot-in = absent, bot dans { $time }
held-by-bot = un bot ({ $bot }) joue
reconnecting = Connexion perdue, reconnexion…
thinking = Réflexion…
undo-step = Annuler
table-menu = Table
leave-seat = Quitter la partie
leave-seat-note = Un bot joue pour vous jusqu’à votre retour.
seat-held = Un bot joue pour vous.
bot-played = En votre absence, un bot a joué pour vous :
seen = Compris
take-seat-back = Reprendre ma place
chat = Discussion
chat-placeholder = Écrivez quelque chose
unread =
    { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
send = Envoyer
look-at-moment = Voir ce moment
changes = Ce qui a changé
earlier-moment = Avant
back-to-now = Revenir à la partie
pass-device = Passez l’appareil à
lift-curtain = Je suis { $name }

won-by =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } partagent la victoire
    }
rematch = Revanche
to-rematch = Vers la revanche
download-record = Télécharger l’enregistrement

## Annonces de la table
notice-joined = { $name } s’assoit.
notice-left = { $name } s’en va.
notice-kicked = { $name } a dû quitter la table.
notice-started = La partie commence.
notice-bot_holds_seat = { $name } est absent ; un bot ({ $bot }) joue en attendant.
notice-returned = { $name } est de retour.
notice-time_out = Temps écoulé : { $name }. Un bot ({ $bot }) a pris cette décision.
notice-rematch = { $name } propose une revanche.
