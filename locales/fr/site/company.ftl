### Company: people to play with.

quick-title = Jouer avec d’autres
quick-note = Vous rencontrez des personnes qui veulent la même partie. S’il reste des places libres après { $wait }, des bots les prennent et la partie commence.
quick-any = Peu importe
pace = Rythme
quick-wait = Attendre au plus
quick-find = Trouver des joueurs
quick-notify = Me prévenir quand quelqu’un veut jouer
quick-notify-note = Votre navigateur vous prévient tant que Big Board est ouvert dans un onglet. Les réglages proposent l’e-mail, si le serveur en envoie.
quick-wanted = Quelqu’un veut jouer : { $name }
quick-found = Votre partie commence : { $name }
quick-looking = Recherche de joueurs
quick-fills = Des bots prendront les places libres dans { $time }.
quick-starting = La partie commence.
quick-stop = Arrêter la recherche
people-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
 }
profile-quick = Rapide
profile-steady = Régulier
profile-relaxed = Tranquille
profile-days = Sur plusieurs jours
notice-bots_fill = L’attente est terminée ; des bots prennent les places libres.
remind-matches = Aussi quand quelqu’un cherche des joueurs
remind-matches-note = Au plus une fois par heure, quand vous n’êtes à aucune table.

people-title = Personnes avec qui vous avez joué
bots-online = Bots en ligne
open-data = Donner mes parties publiques à la recherche
open-data-note = Les parties publiques terminées sont publiées sans noms ni heures, seulement si tous leurs joueurs sont d’accord. Vous pouvez changer d’avis ; les fichiers déjà publiés restent.
people-agree = Me laisser retrouver par les personnes avec qui j’ai joué
people-agree-note = Elles voient quand vous êtes là et peuvent vous inviter, et vous les voyez. Seules les personnes qui acceptent figurent dans la liste ; vous pouvez changer d’avis à tout moment.
people-none = Aucune des personnes avec qui vous avez joué n’a encore accepté.
people-here-now = ici en ce moment
people-games = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
 }
people-invite = Inviter
people-invite-one = Inviter { $name }
people-invited = Invitation envoyée
people-invite-to = Inviter à
people-block = Bloquer { $name }
people-unblock = Débloquer { $name }
people-blocked = { $count ->
    [one] { $count } personne bloquée
   *[other] { $count } personnes bloquées
 }
people-block-note = Vous ne rencontrez plus une personne que vous bloquez : ni partie trouvée, ni invitation, ni place à la même table, ni discussion. Elle n’en est pas informée.
meet-again = Rejouer ensemble ?
invitation-from = { $name } vous invite à { $game }
invitation-join = Rejoindre
invitation-decline = Refuser
error-apart = Vous ne pouvez pas prendre place à cette table.
error-apart-own = Vous avez bloqué { $name }, qui est à cette table.
error-no_person = Ce n’est possible qu’avec des personnes que vous avez rencontrées à une table.
game-pace-note = Règle la pendule, la vitesse des bots et la durée d’absence après laquelle un bot prend le relais.
