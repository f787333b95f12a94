### Mes erreurs, et où je perds.

mistakes = Mes erreurs
mistakes-note = Des décisions de vos propres parties qui vous ont coûté quelque chose. Décidez de nouveau : vous ne savez que ce que vous saviez alors.
mistakes-none = Il n’y a encore rien à travailler. Vos parties terminées sont analysées, et chaque décision qui vous a clairement coûté quelque chose revient ici.
mistakes-waiting = { $count ->
    [one] Une de vos parties est en cours d’analyse.
   *[other] { $count } de vos parties sont en cours d’analyse.
}
mistakes-due = { $count ->
    [0] Aucune décision à reprendre
    [one] Une décision à reprendre
   *[other] { $count } décisions à reprendre
}
mistakes-today = Aujourd’hui : { $answered } sur { $portion }
mistakes-all = En tout : { $cards } · acquises : { $learned }
mistakes-games = Jeu
mistakes-both = Tous
mistakes-start = Commencer
mistakes-more = Continuer quand même
mistakes-enough = Assez pour aujourd’hui
mistakes-enough-note = C’est assez pour aujourd’hui. Le reste attendra.
mistakes-next-due = La prochaine revient le { $date }.
mistakes-decide = Décidez
mistakes-next = Décision suivante
mistakes-again = { $days ->
    [0] Elle revient aujourd’hui.
    [one] Elle revient demain.
   *[other] Elle revient dans { $days } jours.
}
mistakes-elsewhere = Vous y avez répondu sur un autre appareil, et c’est cette réponse qui compte.
mistakes-not-due = Ce n’était pas encore son jour : cette réponse ne compte pas.
mistakes-deleted = Sa partie a été supprimée. La décision reste ici.
mistakes-reviews = Analyser mes parties automatiquement
mistakes-reviews-note = Après chaque partie, en arrière-plan ; au plus { $limit } parties par jour.
mistakes-reviews-off = Ce serveur n’analyse les parties que sur demande.
mistakes-portion = Décisions par jour
error-no_card = Cette décision n’est pas l’une des vôtres, ou rien n’est à reprendre.
error-bad_card = Cette décision vient d’une autre version des règles et ne peut pas être affichée. Elle est conservée.

losses = Où je perds
losses-note = D’après les analyses de vos parties. Une décision comptait si un coup possible était nettement moins bon que le meilleur.
losses-none = Aucune de vos parties n’a encore été analysée.
losses-most = C’est ici que vous perdez le plus : { $kind }. Cela fait { $share } de toutes vos pertes, { $money } par décision qui comptait.
losses-faultless = Les analyses n’ont trouvé aucune erreur.
losses-total = { $count ->
    [one] Une partie
   *[other] { $count } parties
}, { $mattered } décisions qui comptaient. Perte par décision : { $money } et { $win } de chances de gagner.
losses-by-kind = Par type de décision
losses-by-phase = Par moment de la partie
losses-by-money = Selon l’argent
losses-phase-early = Premier tiers
losses-phase-middle = Deuxième tiers
losses-phase-late = Dernier tiers
losses-money-behind = Plus pauvre que les autres
losses-money-level = À peu près à égalité
losses-money-ahead = Plus riche que les autres
losses-mattered = Comptaient
losses-per = Perte par décision
losses-share = Part des pertes
losses-trend = Tendance
losses-against = Comparé à
losses-how = La tendance compare la seconde moitié de vos parties à la première : les chances de gagner perdues par décision, avec un intervalle à 95 %. Les bots sont ceux de vos propres parties.
losses-grades = Partie par partie
losses-grade-faultless = Sans faute
losses-grade-strong = Très bonne
losses-grade-solid = Bonne
losses-grade-uneven = Inégale
losses-grade-costly = Coûteuse
losses-given = { $win } de chances de gagner perdues
losses-adjusted = { $money } (± { $error }) hors chance
