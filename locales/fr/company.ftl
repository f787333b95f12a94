### Company: people to play with.

match-title = Jouer avec d’autres
match-note = Vous rencontrez des personnes qui veulent la même partie. S’il reste des places libres après { $wait }, des bots les prennent et la partie commence.
match-any = Peu importe
pace = Rythme
match-wait = Attendre au plus
match-find = Trouver des joueurs
match-notify = Me prévenir quand quelqu’un veut jouer
match-notify-note = Votre navigateur vous prévient tant que Big Board est ouvert dans un onglet. Les réglages proposent l’e-mail, si le serveur en envoie.
match-wanted = Quelqu’un veut jouer : { $name }
match-found = Votre partie commence : { $name }
match-looking = Recherche de joueurs
match-fills = Des bots prennent les places libres dans { $time }.
match-starting = La partie commence.
match-stop = Arrêter la recherche
people-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
 }
profile-quick = Rapide
profile-steady = Régulier
profile-relaxed = Tranquille
profile-days = Sur plusieurs jours
notice-bots_fill = L’attente est finie ; des bots prennent les places libres.
remind-matches = Aussi quand quelqu’un cherche des joueurs
remind-matches-note = Au plus une fois par heure, quand vous n’êtes à aucune table.
