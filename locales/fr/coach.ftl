### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = la meilleure réponse
coach-verdict-fine = bien
coach-verdict-inaccurate = imprécis
coach-verdict-blunder = une gaffe

coach-group-placing = Poser
coach-group-founding = Fonder
coach-group-mergers = Fusions
coach-group-buying = Acheter
coach-group-ending = Finir la partie
coach-group-preparation = Préparation
coach-group-bonds = Obligations
coach-group-bidding = Enchères
coach-group-powers = Cartes et capacités
coach-group-selling = Vendre
coach-group-shares = Actions
coach-group-deciding = Décisions

## What happens in the simulated worlds, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what } : dans { $best } mondes sur { $of }, après votre choix dans { $chosen }
coach-worlds-of = { $what } : dans { $best } mondes sur { $of }, après le choix fait dans { $chosen }
coach-worlds-next = { $what } : dans { $best } mondes sur { $of }, après la deuxième meilleure réponse dans { $chosen }
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
coach-reason-end_declared = { $player } déclare la fin
coach-reason-no_playable_tile = { $player } n’a aucune tuile jouable
coach-reason-pile_taken = { $player } prend la pile { $pile }
coach-reason-fee_paid = { $player } paie des frais de transaction
coach-reason-fee_owed = { $player } ne peut pas payer des frais de transaction
coach-reason-boom = { $player } joue un Stock Boom sur { $company }
coach-reason-bust = { $player } joue un Stock Bust sur { $company }
coach-reason-strategy_played = { $player } joue { $card }
coach-reason-sold = { $player } vend des actions { $company }
coach-reason-dividend_paid = { $player } reçoit un dividende versé par { $company }
coach-reason-split = split chez { $company }
coach-reason-shares_split = { $player } voit ses actions { $company } splittées
coach-reason-bankruptcy = banqueroute chez { $company }
coach-reason-shares_lost = { $player } perd des actions { $company }
coach-reason-majority = { $player } reçoit le bonus de majorité chez { $company }
coach-reason-other = { $player } : { $what }
coach-reason-account = { $player } a { $amount } de plus : { $line }
coach-line-start = argent de départ
coach-line-bought = des achats moins chers
coach-line-bonus = primes de fusion
coach-line-sold = actions vendues
coach-line-final_bonus = primes finales
coach-line-final_sale = vente finale
coach-line-piles = des piles moins chères
coach-line-fees = frais de transaction
coach-line-dividends = dividendes
coach-line-cards = cartes et capacités
coach-line-bonds = obligations
coach-line-majority = bonus de majorité
coach-line-commerce = matières premières et taxes

## The review
coach-title = Analyse d’une partie : { $game }
coach-working = Analyse de la partie
coach-player = Joueur
coach-result = Résultat
coach-expectation = Espérance
coach-luck = Chance
coach-errors = Erreurs
coach-others = Jeu des autres
coach-rest = Reste
coach-adjusted = Sans la chance
coach-average-loss = Perte par décision
coach-decisions = Décisions
coach-blunders = Gaffes
coach-inaccuracies = Imprécisions
coach-kind = Type de décision
coach-given-away = Perdu
coach-sum = Résultat = espérance + chance + erreurs + jeu des autres + reste.
coach-costliest = Les décisions les plus chères : { $player }
coach-no-errors = { $player } n’a fait aucune erreur qui ressorte
coach-move = Coup { $n }
coach-instead = { $chosen } au lieu de { $best }
coach-cost = coûte { $money } (± { $error }) et { $win } de chances de gagner
coach-over-time = Ce que chacun pouvait espérer, coup par coup
coach-unfinished = La partie n’est pas finie : compte comme résultat ce que chacun peut espérer maintenant.
coach-not-measured = Dans ce jeu, la chance ne peut pas être mesurée.
coach-how = Les décisions ont été essayées dans { $simulations } parties simulées, d’après ce que le joueur pouvait savoir. La chance est ce que tirages et prévisions ont changé, le reste étant redistribué ; ± est l’erreur type.
