### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = η καλύτερη απάντηση
coach-verdict-fine = εντάξει
coach-verdict-inaccurate = ανακριβές
coach-verdict-blunder = σοβαρό λάθος

coach-group-placing = Τοποθέτηση
coach-group-founding = Ίδρυση
coach-group-mergers = Συγχωνεύσεις
coach-group-buying = Αγορά
coach-group-ending = Τέλος παιχνιδιού
coach-group-preparation = Προετοιμασία
coach-group-bonds = Ομόλογα
coach-group-bidding = Προσφορές
coach-group-powers = Κάρτες και ικανότητες
coach-group-selling = Πώληση
coach-group-shares = Μετοχές
coach-group-deciding = Αποφάσεις

## What happens in the simulated worlds, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what }: σε { $best } από { $of } κόσμους, μετά την επιλογή σας σε { $chosen }
coach-worlds-of = { $what }: σε { $best } από { $of } κόσμους, μετά την επιλογή σε { $chosen }
coach-worlds-next = { $what }: σε { $best } από { $of } κόσμους, μετά τη δεύτερη καλύτερη απάντηση σε { $chosen }
coach-reason-chain_founded = { $player } ιδρύει { $chain }
coach-reason-chain_acquired = { $chain } εξαγοράζεται
coach-reason-bonus =
    { $place ->
        [majority] { $player } παίρνει το μπόνους πλειοψηφίας της { $chain }
        [majority_tied] { $player } μοιράζεται τα δύο μπόνους της { $chain }
        [minority] { $player } παίρνει το μπόνους μειοψηφίας της { $chain }
        [minority_tied] { $player } μοιράζεται το μπόνους μειοψηφίας της { $chain }
       *[both] { $player } παίρνει και τα δύο μπόνους της { $chain }
    }
coach-reason-end_declared = { $player } κηρύσσει το τέλος
coach-reason-no_playable_tile = { $player } δεν έχει πλακίδιο που να παίζεται
coach-reason-pile_taken = { $player } παίρνει τη συλλογή { $pile }
coach-reason-fee_paid = { $player } πληρώνει έξοδα συναλλαγών
coach-reason-fee_owed = { $player } δεν μπορεί να πληρώσει έξοδα συναλλαγών
coach-reason-boom = { $player } παίζει Έκρηξη Μετοχής: { $company }
coach-reason-bust = { $player } παίζει Πτώση Μετοχής: { $company }
coach-reason-strategy_played = { $player } παίζει { $card }
coach-reason-sold = { $player } πουλά μετοχές { $company }
coach-reason-dividend_paid = { $player } παίρνει μέρισμα από { $company }
coach-reason-split = διαμοιρασμός μετοχών { $company }
coach-reason-shares_split = { $player }: διαμοιρασμός μετοχών { $company }
coach-reason-bankruptcy = χρεοκοπία { $company }
coach-reason-shares_lost = { $player } χάνει μετοχές { $company }
coach-reason-majority = { $player } παίρνει το μπόνους μεγαλομετόχου { $company }
coach-reason-other = { $player }: { $what }
coach-reason-account = { $player } έχει { $amount } περισσότερα: { $line }
coach-line-start = αρχικά χρήματα
coach-line-bought = φθηνότερες αγορές
coach-line-bonus = μπόνους συγχωνεύσεων
coach-line-sold = μετοχές που πουλήθηκαν
coach-line-final_bonus = τελικά μπόνους
coach-line-final_sale = τελική πώληση
coach-line-piles = φθηνότερες συλλογές
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
coach-errors = Λάθη
coach-others = Παιχνίδι άλλων
coach-rest = Υπόλοιπο
coach-adjusted = Χωρίς τύχη
coach-average-loss = Απώλεια ανά απόφαση
coach-decisions = Αποφάσεις
coach-blunders = Σοβαρά λάθη
coach-inaccuracies = Ανακρίβειες
coach-kind = Είδος απόφασης
coach-given-away = Χάθηκαν
coach-sum = Αποτέλεσμα = προσδοκία + τύχη + λάθη + παιχνίδι άλλων + υπόλοιπο.
coach-costliest = Οι ακριβότερες αποφάσεις: { $player }
coach-no-errors = { $player }: κανένα λάθος που να ξεχωρίζει
coach-move = Κίνηση { $n }
coach-instead = { $chosen } αντί για { $best }
coach-cost = κοστίζει { $money } (± { $error }) και { $win } πιθανότητα νίκης
coach-over-time = Τι μπορούσε να περιμένει ο καθένας, κίνηση με κίνηση
coach-unfinished = Το παιχνίδι δεν τελείωσε: ως αποτέλεσμα μετρά ό,τι μπορεί τώρα να περιμένει ο καθένας.
coach-not-measured = Σε αυτό το παιχνίδι η τύχη δεν μετριέται.
coach-how = Οι αποφάσεις δοκιμάστηκαν σε { $simulations } προσομοιώσεις, με όσα μπορούσε να ξέρει ο παίκτης. Τύχη είναι ό,τι άλλαξαν τραβήγματα και προβλέψεις, με τα υπόλοιπα μοιρασμένα ξανά· ± είναι το τυπικό σφάλμα.
