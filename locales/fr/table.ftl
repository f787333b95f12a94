### À la table, quel que soit le jeu.

your-turn = À vous
player = Joueur
turn = tour
panels = Volets
panel-ledger = Avoirs
panel-chart = Tableau
panel-log = Journal
away = absent
held-by-bot = un bot ({ $bot }) joue
reconnecting = Connexion perdue, nouvel essai …
thinking = Réflexion …
undo-step = Annuler
table-menu = Table
leave-seat = Quitter la partie
leave-seat-note = Un bot joue pour vous jusqu’à votre retour.
seat-held = Un bot joue pour vous.
take-seat-back = Rejouer moi-même
chat = Discussion
chat-placeholder = Dites quelque chose
send = Envoyer
look-at-moment = Voir ce moment
changes = Ce qui a changé
earlier-moment = Avant
back-to-now = Revenir au présent
pass-device = Passez l’appareil à
lift-curtain = Je suis { $name }

won-by =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } partagent la victoire
    }
rematch = Revanche
to-rematch = Vers la revanche
download-record = Télécharger la partie

## Annonces de la table
notice-joined = { $name } s’assoit.
notice-left = { $name } s’en va.
notice-kicked = On a prié { $name } de partir.
notice-started = La partie commence.
notice-bot_holds_seat = { $name } s’est absenté ; un bot ({ $bot }) joue en attendant.
notice-returned = { $name } est de retour.
notice-time_out = Le temps de { $name } est écoulé ; un bot ({ $bot }) décide cette fois.
notice-rematch = { $name } propose une revanche.
