### The coach at the table.

advice-ask = Qu’en pensez-vous ?
advice-best = C’est ce que je ferais.
advice-fine = Bien : rien n’est nettement meilleur.
advice-sure = Sûr ? Regardez { $place }.
advice-look = Regardez { $place }.
advice-even = Aucune réponse ne se détache ; autant choisir { $place }.
advice-show = Montrer pourquoi
advice-anyway = Le faire quand même
advice-title = L’entraîneur
advice-yours = Votre choix
advice-options = Les meilleures réponses
advice-answer = Réponse
advice-money = Argent à la fin
advice-win = Chances de gagner
advice-below = Sous la meilleure
advice-why = Ce qui fait la différence
advice-how = Essayé dans { $simulations } parties simulées, à partir de ce que vous pouvez savoir. ± est l’erreur type.
advice-warn = M’avertir des gaffes
advice-warn-note = L’entraîneur regarde chaque réponse avant qu’elle compte.

### The review of a finished game in the browser.

review = Analyse
review-of = Analyse : { $name }
review-begin = Analyser cette partie
review-about = Chaque décision est rejouée à partir de ce que son joueur pouvait savoir, et la chance est séparée de l’habileté. Cela prend environ une minute.
review-progress = { $done } décisions sur { $of }
review-waiting = En attente…
review-failed = L’analyse n’a pas pu être terminée. Réessayez plus tard.
review-sums = D’où viennent les résultats
review-sums-note = Le compte est bon à chaque ligne : résultat = espérance + chance + erreurs + jeu des autres + reste.
review-kinds = Par type de décision
review-costliest = Les cinq décisions les plus coûteuses
review-show = Montrer
review-try = Essayer
review-try-note = « Essayer » ouvre une table privée à ce moment : vous continuez contre des bots.
review-tried = Essai : { $name }
review-rating = Qualité de jeu
review-rating-note = Perte moyenne par décision dans les parties analysées : moins, c’est mieux.
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
review-brief-errors = { $count ->
    [0] Aucune décision n’est clairement une erreur.
    [one] Une décision a coûté le plus :
   *[other] Ces { $count } décisions ont coûté le plus :
}
