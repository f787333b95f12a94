### The coach at the table.

advice-ask = Qu’en pensez-vous ?
advice-best = C’est ce que je jouerais.
advice-fine = Bien : aucun autre coup ne gagne nettement plus souvent.
advice-fine-by = Bien. Un peu mieux : { $place } (chances de gagner : +{ $win }).
advice-sure = Vraiment ? Regardez { $place }.
advice-look = Regardez { $place }.
advice-even = Aucun coup ne se détache ; autant choisir { $place }.
advice-show = Montrer pourquoi
advice-anyway = Le faire quand même
advice-title = L’entraîneur
advice-yours = Votre coup
advice-options = Les meilleurs coups
advice-answer = Coup
advice-money = Argent à la fin
advice-win = Chances de gagner
advice-why = Ce qui fait la différence
advice-how = D’après { $simulations } parties simulées, à partir de ce que vous pouvez savoir. En petit : l’écart avec le meilleur coup ; ± est l’erreur type.
advice-busy = Le serveur est occupé : cela a pris { $seconds } s.
advice-unsure = Le serveur est trop occupé pour un verdict fiable. Redemandez dans un instant.
advice-keep = Garder toutes les actions
advice-warn = M’avertir des gaffes
advice-warn-note = L’entraîneur vérifie chaque coup avant qu’il compte.

### The review of a finished game in the browser.

review = Analyse
review-of = Analyse : { $name }
review-begin = Analyser cette partie
review-about = Chaque décision est rejouée dans des simulations, à partir de ce que son joueur pouvait savoir, pour séparer la chance de l’habileté. Vos décisions les plus coûteuses apparaissent d’abord ; une partie entière prend quelques minutes.
review-progress = { $done } étapes sur { $of }
review-so-far = Résultats provisoires
review-waiting = En file d’attente…
review-failed = L’analyse n’a pas pu être terminée. Réessayez plus tard.
review-sums = D’où viennent les résultats
review-sums-note = Chaque ligne s’additionne : résultat = espérance + chance + jeu personnel + jeu des autres. Le jeu est comparé à celui des joueurs simulés : le jeu des autres est ce que les décisions des autres joueurs ont apporté à ce joueur ou lui ont coûté.
review-kinds = Par type de décision
review-costliest = { $count ->
    [one] La décision la plus coûteuse
    [5] Les cinq décisions les plus coûteuses
   *[other] Les { $count } décisions les plus coûteuses
}
review-compared = La décision prise et la meilleure
review-played = Joué
review-better = Mieux
review-show = Montrer
review-try = Essayer
review-try-note = « Essayer » ouvre une table privée à ce moment : vous continuez contre des bots.
review-tried = Essai : { $name }
review-rating = Qualité de jeu
review-rating-note = Perte moyenne par décision dans les parties analysées ; plus elle est basse, mieux c’est.
review-rating-of = { $loss } par décision · { $count ->
        [one] une partie
       *[other] { $count } parties
    } · { $blunders ->
        [0] aucune gaffe
        [one] une gaffe
       *[other] { $blunders } gaffes
    }
review-whose = Décisions de
review-brief = En bref
review-brief-won = { $player } a gagné avec { $money }.
review-brief-lost = { $player } a fini avec { $money }, soit { $gap } de moins que le vainqueur ({ $winner }).
review-brief-luck = { $kind ->
    [good] La chance a donné { $money } (± { $error }) à { $player }.
    [bad] La malchance a coûté { $money } (± { $error }) à { $player }.
   *[even] La chance n’a presque rien changé : { $money } (± { $error }).
}
review-brief-most = Ce qui a le plus compté : { $part } ({ $money }).
review-brief-errors = { $count ->
    [0] Il n’y a pas eu d’erreur nette.
    [one] La décision la plus coûteuse :
   *[other] Les { $count } décisions les plus coûteuses :
}
