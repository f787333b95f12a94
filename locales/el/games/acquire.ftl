### Acquire: το τραπέζι, οι ερωτήσεις, το ημερολόγιο.

board = Ταμπλό
price = Τιμή
cash = Μετρητά
safe = Ασφαλής
chart = Πίνακας τιμών
chart-here = { $chain } με { $size } πλακίδια
majority = Μεγαλομ.
minority = 2ος μέτ.
ledger = Αλυσίδες και περιουσία
most-shares = Μεγαλομέτοχος
second-most-shares = Δεύτερος μέτοχος
your-tiles = Τα πλακίδιά σας

cell-chain =
    { $size ->
        [one] { $tile }: { $chain }, { $size } πλακίδιο
       *[other] { $tile }: { $chain }, { $size } πλακίδια
    }
cell-lone = { $tile }: μεμονωμένο πλακίδιο
cell-gone = { $tile }: εκτός παιχνιδιού
cell-empty = { $tile }: κενό
cell-own = { $tile }: δικό σας πλακίδιο ({ $effect })

effect-nothing = μεμονωμένο
effect-founds = ίδρυση
effect-grows = επέκταση
effect-merges = συγχώνευση
effect-blocked = μπλοκ.
effect-dead = νεκρό
effect-nothing-long = Το { $tile } μένει μεμονωμένο πλακίδιο.
effect-founds-long = Το { $tile } ιδρύει νέα αλυσίδα.
effect-grows-long = Το { $tile } επεκτείνει την { $chains }.
effect-merges-long = Το { $tile } συγχωνεύει τις { $chains }.
effect-blocked-long = Το { $tile } θα ίδρυε όγδοη αλυσίδα.
effect-dead-long = Το { $tile } θα ένωνε ασφαλείς αλυσίδες.

## Ερωτήσεις
choose-tile = Διαλέξτε ένα από τα πλακίδιά σας, εδώ ή στο ταμπλό.
play-tile = Παίξτε το { $tile }
play-a-tile = Παίξτε ένα πλακίδιο
may-declare-end = Μπορείτε να δηλώσετε το τέλος. Μπορείτε ακόμη να αγοράσετε σε αυτή τη σειρά· μετά γίνεται η καταμέτρηση.
declare-end = Δήλωση του τέλους
play-on = Συνέχεια
basket = Καλάθι
add-share = Προσθήκη { $chain } ({ $price })
remove-share = Αφαίρεση { $chain }
left-after = μένουν { $amount }
buy-shares =
    { $count ->
        [one] Αγορά { $count } μετοχής
       *[other] Αγορά { $count } μετοχών
    }
buy-nothing = Καμία αγορά
founding-price = αρχική τιμή { $price } ανά μετοχή
shares-left =
    { $count ->
        [one] { $count } μετοχή στην τράπεζα
       *[other] { $count } μετοχές στην τράπεζα
    }
chain-tiles-price =
    { $size ->
        [one] { $size } πλακίδιο, { $price }
       *[other] { $size } πλακίδια, { $price }
    }
you-get = παίρνετε { $amount }
tiles-count =
    { $count ->
        [one] { $count } πλακίδιο
       *[other] { $count } πλακίδια
    }
becomes-safe = γίνεται ασφαλής
may-end-then = τότε μπορεί να δηλωθεί το τέλος
scored-now = Αν το παιχνίδι τελείωνε τώρα:
bonuses-hidden = τα άλλα μπόνους εξαρτώνται από κρυφές μετοχές
merger = Συγχώνευση
acquires = εξαγοράζει
bonuses = Μπόνους
shares = Μετοχές
traded = ανταλλάσσει { $given } με { $received }
sold = πουλά { $shares } για { $amount }
kept = διατηρεί { $shares }
dispose-of = Οι μετοχές σας στην { $chain }
you-hold =
    { $count ->
        [one] Έχετε { $count } μετοχή.
       *[other] Έχετε { $count } μετοχές.
    }
each-worth = Καθεμία πωλείται για { $amount }.
trade = Ανταλλαγή
sell = Πώληση
keep = Διατήρηση
trade-all = Ανταλλαγή όλων
sell-all = Πώληση όλων
keep-all = Διατήρηση όλων

acquire-ask-play_tile = Η σειρά σας: παίξτε ένα πλακίδιο
acquire-ask-found_chain = Διαλέξτε ποια αλυσίδα θα ιδρύσετε
acquire-ask-choose_survivor = Ισοπαλία στις μεγαλύτερες: διαλέξτε ποια επιβιώνει
acquire-ask-choose_acquired = Διαλέξτε ποια αλυσίδα εξαγοράζεται πρώτη
acquire-ask-trade_shares = Διατηρήστε, ανταλλάξτε ή πουλήστε τις μετοχές σας
acquire-ask-sell_shares = Διατηρήστε ή πουλήστε τις μετοχές σας
acquire-ask-declare_end = Να δηλωθεί το τέλος του παιχνιδιού;
acquire-ask-buy_shares = Αγοράστε έως τρεις μετοχές
acquire-ask-game_over = Το παιχνίδι τελείωσε
acquire-wait-play_tile = { $player } παίζει πλακίδιο
acquire-wait-found_chain = { $player } ιδρύει αλυσίδα
acquire-wait-choose_survivor = { $player } διαλέγει ποια αλυσίδα επιβιώνει
acquire-wait-choose_acquired = { $player } διαλέγει ποια αλυσίδα εξαγοράζεται πρώτη
acquire-wait-trade_shares = { $player } διατηρεί, ανταλλάσσει ή πουλά μετοχές
acquire-wait-sell_shares = { $player } διατηρεί ή πουλά μετοχές
acquire-wait-declare_end = { $player } μπορεί να δηλώσει το τέλος
acquire-wait-buy_shares = { $player } αγοράζει μετοχές
acquire-wait-game_over = Το παιχνίδι τελείωσε

acquire-action-play_tile = Παίξτε το { $tile }
acquire-action-found = Ιδρύστε την { $chain }
acquire-action-survive = Να επιβιώσει η { $chain }
acquire-action-acquire = Πρώτα η εξαγορά της { $chain }
acquire-action-trade =
    { $shares ->
        [0] Καμία ανταλλαγή
       *[other] Ανταλλαγή { $shares } μετοχών
    }
acquire-action-sell =
    { $shares ->
        [0] Καμία πώληση
        [one] Πώληση { $shares } μετοχής
       *[other] Πώληση { $shares } μετοχών
    }
acquire-action-declare_end = Δήλωση του τέλους
acquire-action-play_on = Συνέχεια
acquire-action-buy = Αγορά μετοχής της { $chain }
acquire-action-stop_buying = Καμία άλλη αγορά

## Το ημερολόγιο
acquire-event-start_tile = { $player } ξεκινά με το { $tile }.
acquire-event-first_player = Ξεκινά: { $player }.
acquire-event-hand_dealt = { $player } παίρνει { $hand }.
acquire-event-no_playable_tile = { $player } δεν έχει πλακίδιο που να μπορεί να παιχτεί.
acquire-event-tile_played = { $player } παίζει το { $tile }.
acquire-event-chain_founded = { $player } ιδρύει την { $chain } ({ $size }).
acquire-event-founder_share = { $player } παίρνει δωρεάν μία μετοχή της { $chain }.
acquire-event-chain_grew = Η { $chain } επεκτείνεται σε { $size }.
acquire-event-merger = Συγχώνευση: { $chains }.
acquire-event-survivor = Η { $chain } επιβιώνει.
acquire-event-chain_acquired = Η { $by } εξαγοράζει την { $chain } ({ $size }).
acquire-event-bonus =
    { $place ->
        [majority] { $player } παίρνει το μπόνους μεγαλομετόχου της { $chain }: { $amount }.
        [majority_tied] { $player } μοιράζεται τα δύο μπόνους της { $chain }: { $amount }.
        [minority] { $player } παίρνει το μπόνους δεύτερου μετόχου της { $chain }: { $amount }.
        [minority_tied] { $player } μοιράζεται το μπόνους δεύτερου μετόχου της { $chain }: { $amount }.
       *[both] { $player } παίρνει και τα δύο μπόνους της { $chain }: { $amount }.
    }
acquire-event-shares_traded = { $player } ανταλλάσσει { $given } × { $chain } με { $received } × { $into }.
acquire-event-shares_sold = { $player } πουλά { $shares } × { $chain } για { $amount }.
acquire-event-shares_kept = { $player } διατηρεί { $shares } × { $chain }.
acquire-event-chain_absorbed = Τα { $size } πλακίδια της { $chain } περνούν στην { $into }.
acquire-event-merger_complete = Η { $chain } έχει τώρα { $size } πλακίδια.
acquire-event-end_declared = { $player } δηλώνει το τέλος του παιχνιδιού.
acquire-event-share_bought =
    { $shares ->
        [1] { $player } αγοράζει μετοχή της { $chain } για { $price }.
       *[other] { $player } αγοράζει { $shares } × { $chain } για { $price }.
    }
acquire-event-tile_drawn = { $player } τραβά το { $tile }.
acquire-event-dead_tile_discarded = { $player } ξεσκαρτάρει το νεκρό πλακίδιο { $tile }.
acquire-event-game_over =
    { $reason ->
        [giant_chain] Το παιχνίδι τελείωσε: μια αλυσίδα έχει 41 πλακίδια ή περισσότερα.
        [all_safe] Το παιχνίδι τελείωσε: όλες οι αλυσίδες είναι ασφαλείς.
        [hands_empty] Το παιχνίδι τελείωσε: κανείς δεν έχει άλλα πλακίδια.
       *[deadlock] Το παιχνίδι τελείωσε: για έναν ολόκληρο γύρο κανείς δεν μπόρεσε να παίξει πλακίδιο.
    }
acquire-event-final_sale = { $player } πουλά { $shares } × { $chain } για { $amount }.
acquire-event-result =
    { $count ->
        [one] Νίκη: { $winners }.
       *[other] Μοιράζονται τη νίκη: { $winners }.
    }

## Αρνήσεις
refusal-acquire-game-over = Το παιχνίδι τελείωσε.
refusal-acquire-no-such-action = Δεν υπάρχει τέτοια κίνηση.
refusal-acquire-not-understood = Ο διακομιστής δεν κατάλαβε αυτή την κίνηση.
refusal-acquire-wrong-decision = Αυτό δεν είναι μία από τις τρέχουσες επιλογές.
refusal-acquire-chain-on-board = Η { $chain } είναι ήδη στο ταμπλό· ιδρύστε μια αλυσίδα που δεν είναι.
refusal-acquire-not-largest = Η { $chain } δεν είναι από τις μεγαλύτερες αλυσίδες αυτής της συγχώνευσης.
refusal-acquire-not-next = Η { $chain } δεν είναι από τις μεγαλύτερες αλυσίδες που απομένουν για εξαγορά.
refusal-acquire-tile-not-in-hand = Δεν έχετε το { $tile }.
refusal-acquire-tile-blocked = Το { $tile } θα ίδρυε όγδοη αλυσίδα· και οι επτά είναι στο ταμπλό.
refusal-acquire-tile-dead = Το { $tile } θα ένωνε ασφαλείς αλυσίδες, που δεν εξαγοράζονται.
refusal-acquire-too-few-shares = Δεν έχετε τόσες μετοχές.
refusal-acquire-odd-trade = Οι μετοχές ανταλλάσσονται δύο προς μία, άρα δεν μπορείτε να ανταλλάξετε { $wanted }.
refusal-acquire-bank-empty = Η τράπεζα δεν έχει αρκετές μετοχές της { $chain }.
refusal-acquire-chain-off-board = Η { $chain } δεν είναι στο ταμπλό.
refusal-acquire-too-little-money = Μια μετοχή της { $chain } κοστίζει { MONEY($price) }· έχετε { MONEY($money) }.
refusal-acquire-chart-order = Οι μετοχές αγοράζονται με τη σειρά του πίνακα: η { $chain } πριν από την { $after }.
refusal-acquire-basket-too-dear = Αυτές οι μετοχές κοστίζουν μαζί { MONEY($cost) }· έχετε { MONEY($money) }.
refusal-acquire-too-many-shares = Τώρα μπορείτε να αγοράσετε το πολύ { $most }, όχι { $wanted }.

## Αποτελέσματα
where-from = Από πού ήρθαν τα χρήματα
flow-start = Αρχή
flow-bought = Αγορές μετοχών
flow-bonus = Μπόνους συγχωνεύσεων
flow-sold = Πωλήσεις σε συγχωνεύσεις
flow-final_bonus = Τελικά μπόνους
flow-final_sale = Τελική πώληση
flow-total = Σύνολο
worth-by-turn = Η περιουσία κάθε παίκτη
sizes-by-turn = Μέγεθος των αλυσίδων
prices-by-turn = Τιμές μετοχών
