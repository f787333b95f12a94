### Acquire dans le terminal. Les mots des colonnes sont courts : quatre lettres, deux pour cli-col-bank-short.

cli-turn = tour { $turn } : { $player }
cli-in-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
cli-col-size = tai.
cli-col-price = prix
cli-col-bank = bque
cli-col-bank-short = bq
cli-col-first = 1re
cli-col-second = 2e
# 41 lettres au plus chacune.
cli-legend-chains = * protégée · primes 10 et 5 × prix
cli-legend-board = o seule · x vide · [ ] neuve · 5C : vous
cli-legend-most = souligné : le plus d’actions

cli-founds = fonde une chaîne de { $size }
cli-grows = { $chain } passe à { $size }
cli-your-choice = au choix
cli-blocked = bloquée : il n’y a pas de huitième chaîne
cli-dead = morte : fusionnerait des chaînes protégées
cli-a-share = { $price } l’action
cli-no-share-left = aucune action en banque
cli-ask-dispose = { $survivor } absorbe { $acquired } ; vous en avez { $held }. Échangez 2 contre 1 ou vendez, par exemple trade 2, sell 1 ; vous gardez le reste.
cli-ask-sell = Vous avez { $held } × { $acquired }. Combien vendre à { $price } ? Vous gardez le reste.
cli-ask-buy =
    { $count ->
        [one] Achetez { $count } action, par exemple 1. Vous avez { $cash }.
       *[other] Achetez jusqu’à { $count } actions, par exemple { $example }. Vous avez { $cash }.
    }
cli-scored-now = Si la partie se terminait maintenant, vous auriez { $mine } ; le premier, { $best }.
cli-scored-now-own = Si la partie se terminait maintenant, vous auriez { $mine }.
cli-chain-resting = { $chain } n’est pas sur le plateau ; ses actions ne valent rien tant qu’elle n’est pas refondée.
cli-safe-from = protégée à partir de { $size } tuiles
chain = Chaîne
