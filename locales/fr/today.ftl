### La donne du jour et les matchs en duplicate.

deal-of-day = La donne du jour
day-note = Une donne par jour pour chaque jeu, la même pour tout le monde, contre les mêmes bots. Aux mêmes coups, les mêmes réponses.
day-counts = La première partie compte. Ensuite, entraînez-vous autant que vous voulez.
day-play = Jouer la donne
day-resume = Continuer
day-practise = S’entraîner
day-earlier = Jours précédents
day-late-note = Ce jour est passé : on peut encore le jouer, et le résultat est marqué.
day-late = joué plus tard
day-results = Résultats
day-finished-by = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
day-hidden = Les résultats s’affichent quand vous avez joué.
day-next = Prochaine donne dans { $time }
day-instead-of-you = { $bot } à votre place
day-watch = Regarder
day-share = Partager
day-today = Aujourd’hui
day-all = Toutes les donnes et les résultats
match-title = Match en duplicate
match-note = Un second groupe joue la même donne à sa propre table. Aucun ne voit l’autre avant que les deux aient terminé ; ils sont alors comparés place par place.
match-make = Inviter un second groupe
match-link = Lien pour le second groupe
match-group = Groupe { $number }
match-own = votre groupe
match-waits = La comparaison s’affiche quand les deux groupes ont terminé.
error-in_contest = D’autres jouent aussi cette donne : ce n’est pas possible ici pour le moment.
error-no_day = Il n’y a pas de donne de ce jour.
