### Acquire : la table, les questions, le journal.

board = Plateau
price = Prix
cash = Argent
safe = Protégée
chart = Tableau des prix
chart-here = { $chain } avec { $size } tuiles
majority = Majoritaire
minority = Minoritaire
ledger = Chaînes et avoirs
most-shares = Actionnaire majoritaire
second-most-shares = Actionnaire minoritaire
your-tiles = Vos tuiles

cell-chain =
    { $size ->
        [one] { $tile } : { $chain }, { $size } tuile
       *[other] { $tile } : { $chain }, { $size } tuiles
    }
cell-lone = { $tile } : tuile isolée
cell-gone = { $tile } : hors jeu
cell-empty = { $tile } : vide
cell-own = { $tile } : votre tuile ({ $effect })

effect-nothing = isolée
effect-founds = fonde
effect-grows = agrandit
effect-merges = fusionne
effect-blocked = bloquée
effect-dead = morte
effect-nothing-long = { $tile } reste une tuile isolée.
effect-founds-long = { $tile } fonde une nouvelle chaîne.
effect-grows-long = { $tile } agrandit { $chains }.
effect-merges-long = { $tile } fusionne { $chains }.
effect-blocked-long = { $tile } fonderait une huitième chaîne.
effect-dead-long = { $tile } fusionnerait des chaînes protégées.

## Questions
choose-tile = Choisissez une de vos tuiles, ici ou sur le plateau.
play-tile = Jouer { $tile }
play-a-tile = Jouer une tuile
may-declare-end = Vous pouvez annoncer la fin. Vous pouvez encore acheter ce tour-ci, puis on fait les comptes.
declare-end = Annoncer la fin
play-on = Continuer
basket = Panier
add-share = Ajouter { $chain } ({ $price })
remove-share = Retirer { $chain }
left-after = il reste { $amount }
buy-shares =
    { $count ->
        [one] Acheter { $count } action
       *[other] Acheter { $count } actions
    }
buy-nothing = Ne rien acheter
founding-price = { $price } l’action au départ
shares-left =
    { $count ->
        [one] { $count } action à la banque
       *[other] { $count } actions à la banque
    }
chain-tiles-price =
    { $size ->
        [one] { $size } tuile, { $price }
       *[other] { $size } tuiles, { $price }
    }
you-get = vous recevez { $amount }
tiles-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
becomes-safe = devient protégée
may-end-then = la fin pourra alors être annoncée
scored-now = Si la partie se terminait maintenant :
bonuses-hidden = les autres primes dépendent d’actions cachées
merger = Fusion
acquires = absorbe
bonuses = Primes
shares = Actions
traded = échange { $given } contre { $received }
sold = vend { $shares } pour { $amount }
kept = garde { $shares }
dispose-of = Vos actions { $chain }
you-hold =
    { $count ->
        [one] Vous avez { $count } action.
       *[other] Vous avez { $count } actions.
    }
each-worth = Chacune se vend { $amount }.
trade = Échanger
sell = Vendre
keep = Garder
trade-all = Tout échanger
sell-all = Tout vendre
keep-all = Tout garder

acquire-ask-play_tile = À vous : jouez une tuile
acquire-ask-found_chain = Choisissez la chaîne à fonder
acquire-ask-choose_survivor = Égalité en tête : choisissez la chaîne survivante
acquire-ask-choose_acquired = Choisissez la chaîne absorbée en premier
acquire-ask-trade_shares = Gardez, échangez ou vendez vos actions
acquire-ask-sell_shares = Gardez ou vendez vos actions
acquire-ask-declare_end = Annoncer la fin de la partie ?
acquire-ask-buy_shares = Achetez jusqu’à trois actions
acquire-ask-game_over = La partie est terminée
acquire-wait-play_tile = { $player } joue une tuile
acquire-wait-found_chain = { $player } fonde une chaîne
acquire-wait-choose_survivor = { $player } choisit la chaîne survivante
acquire-wait-choose_acquired = { $player } choisit la chaîne absorbée en premier
acquire-wait-trade_shares = { $player } garde, échange ou vend ses actions
acquire-wait-sell_shares = { $player } garde ou vend ses actions
acquire-wait-declare_end = { $player } peut annoncer la fin
acquire-wait-buy_shares = { $player } achète des actions
acquire-wait-game_over = La partie est terminée

acquire-action-play_tile = Jouer { $tile }
acquire-action-found = Fonder { $chain }
acquire-action-survive = Faire survivre { $chain }
acquire-action-acquire = Absorber d’abord { $chain }
acquire-action-trade =
    { $shares ->
        [0] Ne rien échanger
       *[other] Échanger { $shares } actions
    }
acquire-action-sell =
    { $shares ->
        [0] Ne rien vendre
        [one] Vendre { $shares } action
       *[other] Vendre { $shares } actions
    }
acquire-action-declare_end = Annoncer la fin
acquire-action-play_on = Continuer
acquire-action-buy = Acheter une action { $chain }
acquire-action-stop_buying = Ne plus acheter

## Le journal
acquire-event-start_tile = { $player } commence avec { $tile }.
acquire-event-first_player = { $player } joue en premier.
acquire-event-hand_dealt = { $player } reçoit { $hand }.
acquire-event-no_playable_tile = { $player } n’a aucune tuile jouable.
acquire-event-tile_played = { $player } joue { $tile }.
acquire-event-chain_founded = { $player } fonde { $chain } ({ $size }).
acquire-event-founder_share = { $player } reçoit gratuitement une action { $chain }.
acquire-event-chain_grew = { $chain } passe à { $size }.
acquire-event-merger = Fusion : { $chains }.
acquire-event-survivor = { $chain } survit.
acquire-event-chain_acquired = { $by } absorbe { $chain } ({ $size }).
acquire-event-bonus =
    { $place ->
        [majority] { $player } reçoit la prime majoritaire pour { $chain } : { $amount }.
        [majority_tied] { $player } partage les deux primes pour { $chain } : { $amount }.
        [minority] { $player } reçoit la prime minoritaire pour { $chain } : { $amount }.
        [minority_tied] { $player } partage la prime minoritaire pour { $chain } : { $amount }.
       *[both] { $player } reçoit les deux primes pour { $chain } : { $amount }.
    }
acquire-event-shares_traded = { $player } échange { $given } × { $chain } contre { $received } × { $into }.
acquire-event-shares_sold = { $player } vend { $shares } × { $chain } pour { $amount }.
acquire-event-shares_kept = { $player } garde { $shares } × { $chain }.
acquire-event-chain_absorbed = Les { $size } tuiles { $chain } passent à { $into }.
acquire-event-merger_complete = { $chain } a maintenant { $size } tuiles.
acquire-event-end_declared = { $player } annonce la fin de la partie.
acquire-event-share_bought =
    { $shares ->
        [1] { $player } achète une action { $chain } pour { $price }.
       *[other] { $player } achète { $shares } × { $chain } pour { $price }.
    }
acquire-event-tile_drawn = { $player } pioche { $tile }.
acquire-event-dead_tile_discarded = { $player } défausse la tuile morte { $tile }.
acquire-event-game_over =
    { $reason ->
        [giant_chain] La partie est terminée : une chaîne a 41 tuiles ou plus.
        [all_safe] La partie est terminée : toutes les chaînes sont protégées.
        [hands_empty] La partie est terminée : plus personne n’a de tuile.
       *[deadlock] La partie est terminée : personne n’a pu jouer de tuile pendant tout un tour de table.
    }
acquire-event-final_sale = { $player } vend { $shares } × { $chain } pour { $amount }.
acquire-event-result =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }

## Refus
refusal-acquire-game-over = La partie est terminée.
refusal-acquire-no-such-action = Ce coup n’existe pas.
refusal-acquire-not-understood = Le serveur n’a pas compris ce coup.
refusal-acquire-wrong-decision = Ce n’est pas l’un des choix possibles maintenant.
refusal-acquire-chain-on-board = { $chain } est déjà sur le plateau ; fondez une chaîne qui n’y est pas.
refusal-acquire-not-largest = { $chain } n’est pas une des plus grandes chaînes de cette fusion.
refusal-acquire-not-next = { $chain } n’est pas une des plus grandes chaînes encore à absorber.
refusal-acquire-tile-not-in-hand = Vous n’avez pas { $tile }.
refusal-acquire-tile-blocked = { $tile } fonderait une huitième chaîne ; les sept sont sur le plateau.
refusal-acquire-tile-dead = { $tile } fusionnerait des chaînes protégées, qui ne peuvent pas être absorbées.
refusal-acquire-too-few-shares = Vous n’avez pas autant d’actions.
refusal-acquire-odd-trade = Les actions s’échangent deux contre une : on ne peut pas en échanger { $wanted }.
refusal-acquire-bank-empty = La banque n’a pas assez d’actions { $chain }.
refusal-acquire-chain-off-board = { $chain } n’est pas sur le plateau.
refusal-acquire-too-little-money = Une action { $chain } coûte { MONEY($price) } ; vous avez { MONEY($money) }.
refusal-acquire-chart-order = Les actions s’achètent dans l’ordre du tableau : { $chain } vient avant { $after }.
refusal-acquire-basket-too-dear = Ces actions coûtent { MONEY($cost) } en tout ; vous avez { MONEY($money) }.
refusal-acquire-too-many-shares = Vous pouvez en acheter { $most } au plus maintenant, pas { $wanted }.

## Résultats
where-from = D’où vient l’argent
flow-start = Départ
flow-bought = Actions achetées
flow-bonus = Primes de fusion
flow-sold = Actions vendues en fusion
flow-final_bonus = Primes finales
flow-final_sale = Vente finale
flow-total = Total
worth-by-turn = Fortune de chaque joueur
sizes-by-turn = Taille des chaînes
prices-by-turn = Prix des actions
