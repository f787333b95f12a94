### Stockpile: το τραπέζι, οι ερωτήσεις, το ημερολόγιο. Οι όροι είναι του βιβλίου κανόνων.

option-stockpile-board = Ταμπλό
option-stockpile-board-explanation = Ίδιος μετρητής αξίας για όλες τις εταιρείες ή διαφορετικός για καθεμία.
option-stockpile-board-standard = Κανονικό
option-stockpile-board-advanced = Προχωρημένο
option-stockpile-bonds = Ομόλογα
option-stockpile-bonds-explanation = Τα ομόλογα δίνουν τόκους κάθε γύρο.
option-stockpile-commerce = Προϊόντα και φορολογία
option-stockpile-commerce-explanation = Προϊόντα για να μαζέψετε, φορολογία για να αποφύγετε.
option-stockpile-dice = Ζάρια προβλέψεων
option-stockpile-dice-explanation = Τα ζάρια ορίζουν ποιες προβλέψεις παίζουν.
option-stockpile-strategies = Κάρτες στρατηγικής
option-stockpile-strategies-explanation = Κάρτες στο χέρι, με ειδικά αποτελέσματα.
option-stockpile-promo = Κάρτες στρατηγικής promo
option-stockpile-promo-explanation = Άλλες τέσσερις κάρτες στρατηγικής.
option-stockpile-investors = Επενδυτές
option-stockpile-investors-explanation = Κάθε παίκτης έχει ικανότητα και δικά του αρχικά χρήματα.
option-stockpile-investor_set = Σετ επενδυτών
option-stockpile-investor_set-explanation = Ποιοι επενδυτές μοιράζονται.
option-stockpile-investor_set-base = Βασικό παιχνίδι: δέκα
option-stockpile-investor_set-epic = Epic Edition: δεκαεπτά
option-stockpile-investor_set-all = Και οι είκοσι έξι
option-stockpile-fair = Ισοδύναμοι επενδυτές
option-stockpile-fair-explanation = Τα αρχικά χρήματα ορίζονται έτσι ώστε όλοι οι επενδυτές να είναι ισοδύναμοι.
option-stockpile-auction = Δημοπράτηση επενδυτών
option-stockpile-auction-explanation = Οι επενδυτές δημοπρατούνται αντί να μοιράζονται.
option-stockpile-first_player_card = Κάρτα Πρώτου Παίκτη
option-stockpile-first_player_card-explanation = Μια κάρτα στις συλλογές ορίζει ποιος αρχίζει τον επόμενο γύρο.

stk-round = γύρος
stk-round-of = Γύρος { $round } από { $rounds }
stk-phase-information = Πληροφορίες
stk-phase-supply = Εφοδιασμός
stk-phase-demand = Ζήτηση
stk-phase-action = Ενέργειες
stk-phase-selling = Πωλήσεις
stk-phase-movement = Μεταβολές
stk-market = Αξίες
stk-company = Εταιρεία
stk-split-shares = Οι διαμοιρασμένες μετοχές μετράνε διπλά
stk-bankruptcy = Κάτω από εδώ: χρεοκοπία
stk-above = Πάνω από εδώ: διαμοιρασμός
stk-start = Αρχή
stk-split-to = Συνεχίζει εδώ μετά τον διαμοιρασμό
stk-piles = Συλλογές μετοχών
stk-pile = Συλλογή { $pile }
stk-pair = Ζευγάρι { $pair }
stk-split = διαμ.
stk-half = ½ διαμ.
stk-sold-half = μισή διαμοιρασμένη μετοχή
stk-place-here = εδώ
stk-closed = κλειστή
stk-open = ανοιχτή
stk-a-closed-card = μια κλειστή κάρτα
stk-sold-split =
    { $count ->
        [one] διαμοιρασμένη
       *[other] διαμοιρασμένες
    }
stk-pair-closed = κλειστό
stk-pair-open = ανοιχτό
stk-second-split = νέος διαμοιρασμός
stk-bonds =
    { $count ->
        [one] { $count } ομόλογο
       *[other] { $count } ομόλογα
    }
stk-closed-cards =
    { $count ->
        [one] { $count } κλειστή κάρτα
       *[other] { $count } κλειστές κάρτες
    }
stk-known-card = { $card }, κλειστή, τη γνωρίζετε
stk-your-hand = Οι κάρτες σας
stk-choose-card = Διαλέξτε κάρτα και μετά συλλογή· ή σύρετέ την εκεί.
stk-choose-bid = Πατήστε μια θέση για προσφορά· πατήστε μια γκρίζα για να δείτε γιατί δεν γίνεται.
stk-bid = Προσφορά { $amount }
stk-your-meeple = Το πιόνι σας: σύρετέ το σε μια θέση
stk-pairs = Προβλέψεις
stk-deduction = Ακόμη πιθανό
stk-unknown = Άγνωστες κάρτες
stk-ruled-out = Δεν είναι στις άγνωστες κάρτες
stk-owes = Οφειλόμενα έξοδα
stk-first = Πρώτος παίκτης
stk-market-deck = Τράπουλα Αγοράς
stk-discard = Σκάρτα
stk-house = δικός μας κανόνας
stk-splits = διαμοιρασμός
stk-bankrupt = χρεοκοπία
stk-all = Όλα
stk-free-after = απομένουν για προσφορές: { $amount }
stk-known-forecast = πρόβλεψη που γνωρίζετε
stk-no-pairs = Τα ζευγάρια του γύρου μοιράζονται στη Φάση Πληροφοριών.
stk-choose-pile = Τώρα πατήστε μια συλλογή ή σύρετε την κάρτα εκεί.
stk-pile-in-words = Συλλογή { $pile }: λίστα καρτών
stk-next-first = Πρώτος παίκτης του επόμενου γύρου
stk-used = χρησιμοποιήθηκε

stk-card-boom = Έκρηξη Μετοχής
stk-card-bust = Πτώση Μετοχής
stk-card-fee = Έξοδα συναλλαγών { $amount }
stk-card-gold = Χρυσός
stk-card-platinum = Πλατίνα
stk-card-oil = Πετρέλαιο
stk-card-gas = Φυσικό αέριο
stk-card-corn = Καλαμπόκι
stk-card-cattle = Ζώα
stk-card-tax = Φορολογία

stockpile-ask-keep_investor = Διαλέξτε έναν επενδυτή
stockpile-ask-offer_investor = Διαλέξτε τον επενδυτή που βγάζετε σε δημοπρασία
stockpile-ask-bid_investor = Κάντε προσφορά για έναν επενδυτή, από τα αρχικά του χρήματα
stockpile-ask-buy_bonds = Διαλέξτε πόσα ομόλογα θα αγοράσετε
stockpile-ask-place_card = Βάλτε μια κάρτα σε μια συλλογή
stockpile-ask-discard = Διαλέξτε τι θα ξεσκαρτάρετε
stockpile-ask-pair = Διαλέξτε ένα ζευγάρι
stockpile-ask-pile = Διαλέξτε μια συλλογή
stockpile-ask-bid = Κάντε προσφορά για μια συλλογή
stockpile-ask-hand_first_card = Διαλέξτε ποιος αρχίζει τον επόμενο γύρο
stockpile-ask-act = Παίξτε κάρτες ή τελειώστε τη σειρά σας
stockpile-ask-sell = Διαλέξτε τι θα πουλήσετε
stockpile-ask-show_shares = Διαλέξτε πόσες μετοχές θα δείξετε
stockpile-ask-show_split_shares = Διαλέξτε για πόσες διαμοιρασμένες θα πληρωθείτε
stockpile-ask-choose_power = Διαλέξτε ποιος επενδυτής σας ενεργεί πρώτος
stockpile-ask-pick_card = Διαλέξτε μια κάρτα για το ζευγάρι σας
stockpile-ask-hide_card = Διαλέξτε ποια αρχική κάρτα θα γίνει κλειστή
stockpile-ask-move_card = Διαλέξτε μια κάρτα για μετακίνηση
stockpile-ask-move_price = Διαλέξτε μια αξία για μεταβολή
stockpile-ask-choose_company = Διαλέξτε μια εταιρεία
stockpile-ask-take_card = Διαλέξτε μια μετοχή από τα σκάρτα
stockpile-ask-give_money = Διαλέξτε ποιος παίρνει τα χρήματα
stockpile-ask-take_money = Διαλέξτε από ποιον θα πάρετε χρήματα
stockpile-ask-game_over = Το παιχνίδι τελείωσε
stockpile-wait =
    { $decision ->
        [buy_bonds] { $player } μπορεί να αγοράσει ομόλογα
        [place_card] { $player } βάζει κάρτες
        [bid] { $player } κάνει προσφορά
        [act] { $player } ενεργεί
        [sell] { $player } πουλά
        [discard_strategy] { $player } ξεσκαρτάρει κάρτες στρατηγικής
        [keep_investor] { $player } διαλέγει επενδυτή
        [offer_investor] { $player } βγάζει επενδυτή σε δημοπρασία
       *[other] { $player } διαλέγει
    }

stockpile-action-give_one = { $player } και άλλος ένας παίκτης
stockpile-action-give_all = Όλα: { $player }
stockpile-action-pass = Πάσο
stockpile-action-stop = Τίποτα άλλο
stockpile-action-end_turn = Τέλος σειράς

stockpile-event-first_player = Πρώτος παίκτης: { $player }.
stockpile-event-draws = { $player } παίρνει: { $thing }.
stockpile-event-investor_chosen = { $player } διαλέγει: { $thing }.
stockpile-event-investor_offered = Δημοπρατείται στη συλλογή { $pile }: { $thing }.
stockpile-event-discards = { $player } ξεσκαρτάρει: { $thing }.
stockpile-event-set_up = { $player } αρχίζει με { $amount } και μία μετοχή{ $what }.
stockpile-event-round = Αρχίζει ο γύρος { $round }. Πρώτος παίκτης: { $player }.
stockpile-event-dice = Τα ζάρια δείχνουν: { $thing }.
stockpile-event-card_picked = { $player } διαλέγει κρυφά κάρτα για το ζευγάρι{ $what }.
stockpile-event-card_placed = { $player } βάζει στη συλλογή { $pile }: { $thing }.
stockpile-event-looks = { $player } κοιτά: { $thing }{ $what }.
stockpile-event-card_moved = { $player } μετακινεί από τη συλλογή { $pile } στη συλλογή { $to }: { $thing }.
stockpile-event-bid = { $player } προσφέρει { $amount } για τη συλλογή { $pile }.
stockpile-event-beaten = { $player }: η προσφορά στη συλλογή { $pile } ξεπεράστηκε.
stockpile-event-pays = { $player } πληρώνει { $amount }{ $what }.
stockpile-event-receives = { $player } παίρνει { $amount }{ $what }.
stockpile-event-pile_taken = { $player } παίρνει τη συλλογή { $pile }{ $what }.
stockpile-event-first_card_handed = { $player } δίνει την Κάρτα Πρώτου Παίκτη: { $to }.
stockpile-event-fee_owed = { $player } δεν μπορεί να πληρώσει και οφείλει έξοδα { $amount }.
stockpile-event-given = { $player } δίνει { $amount }· παίρνει { $to }.
stockpile-event-levelled = { $player } παίρνει { $amount } (πληρώνει { $from }) και δίνει { $given } (παίρνει { $to }).
stockpile-event-plays = { $player } παίζει: { $thing }{ $what }.
stockpile-event-investor = { $player }: επενδυτής { $thing }{ $what }.
stockpile-event-card_laid = Η κάρτα μπαίνει στο ζευγάρι { $pair }.
stockpile-event-share_taken = { $player } παίρνει από τα σκάρτα: { $thing }.
stockpile-event-share_split = { $player } διαμοιράζει μια μετοχή: { $thing }.
stockpile-event-shows = { $player } δείχνει { $thing } και παίρνει { $amount }.
stockpile-event-sells = { $player } πουλά { $thing } για { $amount }.
stockpile-event-dividend = Η { $company } πληρώνει { $amount } ανά μετοχή.
stockpile-event-split = Διαμοιρασμός: { $company }.
stockpile-event-shares_split = { $player } περνά στο Χαρτοφυλάκιο Διαμοιρασμένων: { $thing }.
stockpile-event-bankruptcy = Χρεοκοπία: { $company }.
stockpile-event-shares_lost = { $player } χάνει: { $thing }.
stockpile-event-game_over = Το παιχνίδι τελείωσε μετά τον τελευταίο γύρο.

refusal-stockpile-game-over = Το παιχνίδι τελείωσε.
refusal-stockpile-no-such-action = Δεν υπάρχει τέτοια κίνηση.
refusal-stockpile-not-understood = Ο διακομιστής δεν κατάλαβε αυτή την κίνηση.
refusal-stockpile-wrong-decision = Αυτό δεν είναι μία από τις τρέχουσες επιλογές.
refusal-stockpile-not-possible = Αυτό δεν γίνεται τώρα.
refusal-stockpile-must-answer = Εδώ δεν μπορείτε να πάτε πάσο.
refusal-stockpile-no-such-pile = Δεν υπάρχει τέτοια συλλογή.
refusal-stockpile-own-track = Το άλλο σας πιόνι είναι ήδη σε αυτόν τον μετρητή.
refusal-stockpile-track-locked = Αυτός ο Μετρητής Προσφορών έχει κλειδώσει.
refusal-stockpile-space-blocked = Η θέση μετά από αυτό το πιόνι είναι μπλοκαρισμένη. Προσφέρετε περισσότερα.
refusal-stockpile-bid-too-low = Υπάρχει ήδη προσφορά εδώ. Προσφέρετε περισσότερα.
refusal-stockpile-bid-above-cash = Αυτό ξεπερνά τα αρχικά χρήματα του επενδυτή.
refusal-stockpile-too-little-money = Δεν έχετε τόσα χρήματα.
refusal-stockpile-card-not-in-hand = Δεν έχετε αυτή την κάρτα.
refusal-stockpile-face-up-first = Πρώτα βάλτε μια κάρτα ανοιχτή.
refusal-stockpile-face-down-now = Τώρα βάλτε μια κάρτα κλειστή.
refusal-stockpile-face-down-too = Και η δεύτερη κάρτα μπαίνει κλειστή: μόνο η πρώτη μπορεί να είναι ανοιχτή.
refusal-stockpile-same-pile = Διαλέξτε άλλη συλλογή.
refusal-stockpile-too-few-shares = Δεν έχετε τόσες μετοχές.
refusal-stockpile-order-of-sale = Πουλήστε τις μετοχές με τη σειρά των εταιρειών· την { $company } την έχετε ήδη περάσει.
refusal-stockpile-known-shares = Οι άλλοι ξέρουν αυτές τις μετοχές, γι’ αυτό πληρώνεστε για αυτές έτσι κι αλλιώς.
refusal-stockpile-too-many-bonds = Δεν μπορείτε να αγοράσετε τόσα ομόλογα.
refusal-stockpile-no-bonds-left = Δεν έχουν μείνει τόσα ομόλογα.
refusal-stockpile-action-cards-left = Έχετε ακόμη κάρτα ενέργειας.
refusal-stockpile-no-such-card = Δεν έχετε αυτή την κάρτα.
refusal-stockpile-not-in-hand = Δεν μπορείτε να πάρετε τώρα: { $card }.
refusal-stockpile-no-play-left = Δεν μπορείτε να παίξετε άλλη κάρτα στρατηγικής τώρα.
refusal-stockpile-no-effect = Η κάρτα { $card } δεν θα είχε αποτέλεσμα τώρα.
refusal-stockpile-investor-not-dealt = Δεν μπορείτε να κρατήσετε τώρα: { $investor }.
refusal-stockpile-not-in-discard = Δεν υπάρχει μετοχή της { $company } στα σκάρτα.
refusal-stockpile-pair-seen = Έχετε δει ήδη αυτό το ζευγάρι.
refusal-stockpile-too-few-picks = Διαλέξτε τουλάχιστον { $least }.
refusal-stockpile-too-many-picks = Είναι περισσότερα από όσα μπορείτε να διαλέξετε.

stk-flow-fees = Έξοδα
stk-flow-sold = Πωλήσεις μετοχών
stk-flow-dividends = Μερίσματα και διαμοιρασμοί
stk-flow-cards = Επενδυτές και στρατηγικές
stk-flow-majority = Μπόνους μεγαλομετόχου
stk-prices-by-round = Αξίες μετοχών
