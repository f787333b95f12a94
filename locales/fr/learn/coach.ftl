### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = meilleur coup
coach-verdict-fine = bon coup
coach-verdict-inaccurate = imprécision
coach-verdict-blunder = gaffe

coach-group-placing = Pose
coach-group-founding = Fondation
coach-group-mergers = Fusions
coach-group-buying = Achats
coach-group-ending = Fin de partie
coach-group-preparation = Mise en place
coach-group-bonds = Obligations
coach-group-bidding = Enchères
coach-group-boom_bust = Stock Boom et Stock Bust
coach-group-powers = Cartes et capacités
coach-group-selling = Ventes
coach-group-shares = Actions
coach-group-deciding = Décisions

## Events of other players in the simulations, without a full stop: `coach-likelier` or `coach-rarer` goes around one.
coach-likelier = { $what } : plus probable après le meilleur coup
coach-rarer = { $what } : moins probable après le meilleur coup
coach-figures = dans { $best } simulations sur { $of }, contre { $chosen } après l’autre coup
coach-reason-chain_founded = { $player } fonde { $chain }
coach-reason-chain_acquired = { $chain } est absorbée
coach-reason-bonus =
    { $place ->
        [majority] { $player } reçoit la prime majoritaire pour { $chain }
        [majority_tied] { $player } partage les deux primes pour { $chain }
        [minority] { $player } reçoit la prime minoritaire pour { $chain }
        [minority_tied] { $player } partage la prime minoritaire pour { $chain }
       *[both] { $player } reçoit les deux primes pour { $chain }
    }
coach-reason-end_declared = { $player } annonce la fin de la partie
coach-reason-no_playable_tile = { $player } n’a aucune tuile jouable
coach-reason-pile_taken = { $player } prend la pile { $pile }
coach-reason-fee_paid = { $player } paie des frais de transaction
coach-reason-fee_owed = { $player } ne peut pas payer les frais de transaction
coach-reason-boom = { $player } joue un Stock Boom sur { $company }
coach-reason-bust = { $player } joue un Stock Bust sur { $company }
coach-reason-strategy_played = { $player } joue { $card }
coach-reason-sold = { $player } vend des actions { $company }
coach-reason-dividend_paid = { $player } reçoit un dividende versé par { $company }
coach-reason-split = split chez { $company }
coach-reason-shares_split = { $player } voit ses actions { $company } splittées
coach-reason-bankruptcy = banqueroute chez { $company }
coach-reason-shares_lost = { $player } perd des actions { $company }
coach-reason-majority = { $player } reçoit le bonus de majorité pour { $company }
coach-reason-other = { $player } : { $what }
coach-cause-you = Le meilleur coup vous rapporte environ { $amount } de plus : { $line }
coach-cause-player = Le meilleur coup rapporte à { $player } environ { $amount } de plus : { $line }
coach-cause-saves = Le meilleur coup fait économiser environ { $amount } : { $line }
coach-cause-rival = Après le meilleur coup, { $player } obtient environ { $amount } de moins : { $line }
coach-cause-pays = Après le meilleur coup, { $player } paie environ { $amount } de plus : { $line }
coach-cause-bid = { $bid } pour la pile { $pile } rapporte environ { $amount } de plus : { $line }
coach-cause-outbid = { $own } : une surenchère est probable ; { $bid } garderait la pile { $pile } et rapporterait environ { $amount } de plus : { $line }
coach-less-got = { $cause }, mais environ { $less } de moins : { $line }
coach-less-paid = { $cause }, mais coûte environ { $less } de plus : { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = argent de départ
coach-line-bought = achats d’actions
coach-line-bonus = primes de fusion
coach-line-sold = actions vendues
coach-line-final_bonus = primes finales
coach-line-final_sale = vente finale
coach-line-piles = prix des piles
coach-line-fees = frais de transaction
coach-line-dividends = dividendes
coach-line-cards = cartes et capacités
coach-line-bonds = obligations
coach-line-majority = bonus de majorité
coach-line-commerce = matières premières et taxes

## The review
coach-title = Analyse de la partie : { $game }
coach-working = Analyse de la partie
coach-player = Joueur
coach-result = Résultat
coach-expectation = Espérance
coach-luck = Chance
coach-own = Jeu personnel
coach-others = Jeu des autres
coach-adjusted = Hors chance
coach-average-loss = Perte moyenne
coach-decisions = Décisions
coach-blunders = Gaffes
coach-inaccuracies = Imprécisions
coach-kind = Type de décision
coach-given-away = Perdu
coach-sum = Résultat = espérance + chance + jeu personnel + jeu des autres. Le jeu est comparé à celui des joueurs simulés.
coach-costliest = Les décisions les plus coûteuses : { $player }
coach-no-errors = { $player } n’a fait aucune erreur nette
coach-move = Coup { $n }
coach-instead = { $chosen } ; mieux : { $best }
coach-cost = coûte { $win } de chances de gagner et { $money } (± { $error })
coach-cost-win = coûte { $win } de chances de gagner
coach-over-time = Ce que chacun pouvait espérer, coup par coup
coach-unfinished = La partie n’est pas terminée : le résultat est donc ce que chacun peut espérer maintenant.
coach-not-measured = Dans ce jeu, la chance ne peut pas être mesurée.
coach-how = Les décisions ont été comparées dans { $simulations } parties simulées, d’après ce que le joueur pouvait savoir. La chance est l’effet des tirages et des prévisions, comparé à d’autres donnes possibles. ± est l’erreur type.
