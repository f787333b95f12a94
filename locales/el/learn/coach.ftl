### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = καλύτερη κίνηση
coach-verdict-fine = καλή κίνηση
coach-verdict-inaccurate = ανακρίβεια
coach-verdict-blunder = σοβαρό λάθος

coach-group-placing = Τοποθέτηση
coach-group-founding = Ίδρυση
coach-group-mergers = Συγχωνεύσεις
coach-group-buying = Αγορά
coach-group-ending = Τέλος παιχνιδιού
coach-group-preparation = Προετοιμασία
coach-group-bonds = Ομόλογα
coach-group-bidding = Προσφορές
coach-group-boom_bust = Έκρηξη και Πτώση Μετοχής
coach-group-powers = Κάρτες και ικανότητες
coach-group-selling = Πώληση
coach-group-shares = Μετοχές
coach-group-deciding = Αποφάσεις

## Events of other players in the simulations, without a full stop: `coach-likelier` or `coach-rarer` goes around one.
coach-likelier = { $what }: πιθανότερο μετά την καλύτερη κίνηση
coach-rarer = { $what }: λιγότερο πιθανό μετά την καλύτερη κίνηση
coach-figures = σε { $best } από { $of } προσομοιώσεις, έναντι { $chosen } μετά την άλλη κίνηση
coach-reason-chain_founded = { $player } ιδρύει την { $chain }
coach-reason-chain_acquired = η { $chain } εξαγοράζεται
coach-reason-bonus =
    { $place ->
        [majority] { $player } παίρνει το μπόνους μεγαλομετόχου της { $chain }
        [majority_tied] { $player } μοιράζεται τα δύο μπόνους της { $chain }
        [minority] { $player } παίρνει το μπόνους δεύτερου μετόχου της { $chain }
        [minority_tied] { $player } μοιράζεται το μπόνους δεύτερου μετόχου της { $chain }
       *[both] { $player } παίρνει και τα δύο μπόνους της { $chain }
    }
coach-reason-end_declared = { $player } δηλώνει το τέλος του παιχνιδιού
coach-reason-no_playable_tile = { $player } δεν έχει πλακίδιο που να παίζεται
coach-reason-pile_taken = { $player } παίρνει τη συλλογή { $pile }
coach-reason-fee_paid = { $player } πληρώνει έξοδα συναλλαγών
coach-reason-fee_owed = { $player } δεν μπορεί να πληρώσει έξοδα συναλλαγών
coach-reason-boom = { $player } παίζει Έκρηξη Μετοχής: { $company }
coach-reason-bust = { $player } παίζει Πτώση Μετοχής: { $company }
coach-reason-strategy_played = { $player } παίζει { $card }
coach-reason-sold = { $player } πουλά μετοχές της { $company }
coach-reason-dividend_paid = { $player } παίρνει μέρισμα από την { $company }
coach-reason-split = διαμοιρασμός μετοχών της { $company }
coach-reason-shares_split = { $player }: διαμοιρασμός μετοχών της { $company }
coach-reason-bankruptcy = χρεοκοπία της { $company }
coach-reason-shares_lost = { $player } χάνει μετοχές της { $company }
coach-reason-majority = { $player } παίρνει το μπόνους μεγαλομετόχου της { $company }
coach-reason-other = { $player }: { $what }
coach-cause-you = Η καλύτερη κίνηση σάς φέρνει περίπου { $amount } περισσότερα: { $line }
coach-cause-player = Η καλύτερη κίνηση φέρνει στον παίκτη { $player } περίπου { $amount } περισσότερα: { $line }
coach-cause-saves = Η καλύτερη κίνηση εξοικονομεί περίπου { $amount }: { $line }
coach-cause-rival = Μετά την καλύτερη κίνηση, { $player } παίρνει περίπου { $amount } λιγότερα: { $line }
coach-cause-pays = Μετά την καλύτερη κίνηση, { $player } πληρώνει περίπου { $amount } περισσότερα: { $line }
coach-cause-bid = { $bid } για τη συλλογή { $pile } φέρνουν περίπου { $amount } περισσότερα: { $line }
coach-cause-outbid = Η προσφορά { $own } μάλλον θα ξεπεραστεί· { $bid } θα κρατούσαν τη συλλογή { $pile } και θα έφερναν περίπου { $amount } περισσότερα: { $line }
coach-less-got = { $cause }, αλλά περίπου { $less } λιγότερα: { $line }
coach-less-paid = { $cause }, αλλά κοστίζει περίπου { $less } περισσότερα: { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = αρχικά χρήματα
coach-line-bought = αγορά μετοχών
coach-line-bonus = μπόνους συγχωνεύσεων
coach-line-sold = μετοχές που πουλήθηκαν
coach-line-final_bonus = τελικά μπόνους
coach-line-final_sale = τελική πώληση
coach-line-piles = τιμή συλλογών
coach-line-fees = έξοδα συναλλαγών
coach-line-dividends = μερίσματα
coach-line-cards = κάρτες και ικανότητες
coach-line-bonds = ομόλογα
coach-line-majority = μπόνους μεγαλομετόχου
coach-line-commerce = προϊόντα και φορολογία

## The review
coach-title = Ανάλυση παιχνιδιού: { $game }
coach-working = Αναλύεται το παιχνίδι
coach-player = Παίκτης
coach-result = Αποτέλεσμα
coach-expectation = Προσδοκία
coach-luck = Τύχη
coach-own = Δικό του παίξιμο
coach-others = Παίξιμο άλλων
coach-adjusted = Χωρίς την τύχη
coach-average-loss = Απώλεια ανά απόφαση
coach-decisions = Αποφάσεις
coach-blunders = Σοβαρά λάθη
coach-inaccuracies = Ανακρίβειες
coach-kind = Είδος απόφασης
coach-given-away = Χάθηκαν
coach-sum = Αποτέλεσμα = προσδοκία + τύχη + δικό του παίξιμο + παίξιμο άλλων. Το παίξιμο συγκρίνεται με εκείνο των προσομοιωμένων παικτών.
coach-costliest = Οι πιο δαπανηρές αποφάσεις: { $player }
coach-no-errors = { $player }: κανένα σαφές λάθος
coach-move = Κίνηση { $n }
coach-instead = { $chosen }· καλύτερα: { $best }
coach-cost = μειώνει την πιθανότητα νίκης κατά { $win } και κοστίζει { $money } (± { $error })
coach-cost-win = μειώνει την πιθανότητα νίκης κατά { $win }
coach-over-time = Τι μπορούσε να περιμένει ο καθένας, κίνηση με κίνηση
coach-unfinished = Το παιχνίδι δεν τελείωσε, γι’ αυτό ως αποτέλεσμα μετρά ό,τι μπορεί τώρα να περιμένει ο καθένας.
coach-not-measured = Σε αυτό το παιχνίδι η τύχη δεν μετριέται.
coach-how = Οι αποφάσεις συγκρίθηκαν σε { $simulations } προσομοιώσεις, μόνο με όσα μπορούσε να ξέρει ο παίκτης. Τύχη είναι η επίδραση των τραβηγμάτων και των προβλέψεων, σε σύγκριση με άλλα πιθανά μοιράσματα. ± είναι το τυπικό σφάλμα.
