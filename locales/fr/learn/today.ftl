### La donne du jour et les matchs en duplicate.

deal-of-day = La donne du jour
day-note = Une donne par jour pour chaque jeu, la même pour tout le monde, contre les mêmes bots. Si vous jouez les mêmes coups, les bots répondent de la même façon.
day-counts = Votre premier essai compte. Ensuite, entraînez-vous autant que vous voulez.
day-play = Jouer la donne
day-resume = Continuer
day-practise = S’entraîner
day-earlier = Jours précédents
day-late-note = Cette donne a expiré. Vous pouvez encore la jouer, mais votre résultat sera marqué comme tardif.
day-late = jouée en retard
day-results = Résultats
day-finished-by = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
day-hidden = Vous verrez les résultats après avoir joué.
day-next = Prochaine donne dans { $time }
day-instead-of-you = { $bot } à votre place
day-watch = Regarder
day-share = Partager
day-today = Aujourd’hui
day-all = Toutes les donnes et les résultats
match-title = Match en duplicate
match-note = Un second groupe joue la même donne à une autre table. Aucun groupe ne voit l’autre avant que les deux aient terminé. Les résultats sont alors comparés place par place.
match-make = Inviter un second groupe
match-link = Lien pour le second groupe
match-group = Groupe { $number }
match-own = votre groupe
match-waits = Vous verrez la comparaison quand les deux groupes auront terminé.
error-in_contest = Impossible tant que d’autres jouent encore cette donne.
error-no_day = Il n’y a pas de donne pour ce jour.
