### Το Stockpile στο τερματικό. Οι κάρτες έχουν εδώ σύντομα ονόματα, γιατί μια συλλογή έχει πολλές.

cli-card-boom = έκρηξη
cli-card-bust = πτώση
cli-card-fee = έξοδα{ $amount }
cli-card-gold = χρυσός
cli-card-platinum = πλατ.
cli-card-oil = πετρ.
cli-card-gas = αέριο
cli-card-corn = καλαμ.
cli-card-cattle = ζώα
cli-card-tax = φορολ.
cli-card-first = πρώτος
cli-commodities = προϊόντα
cli-piles = Συλλογές
# Μετά τον αριθμό των διαμοιρασμένων μετοχών: 2δ.
cli-split-mark = δ

cli-phase-preparation = Προετοιμασία
cli-phase-start = Αρχή γύρου
cli-phase-end = Τέλος γύρου
cli-cards-left =
    { $count ->
        [one] μένει { $count } κάρτα
       *[other] μένουν { $count } κάρτες
    }
# Το πολύ 19 γράμματα: πώς διαβάζεται ένας μετρητής αξίας.
cli-track-legend = [τώρα] 'αρχή *διαμ.
cli-can-be = ίσως
cli-pair-own = δικό
cli-pair-open = ανοιχτό
cli-pair-seen = γνωστό
cli-cash-thousands = Μετρητά, $K
cli-piles-title = Συλλογές: ανοιχτές κάρτες, (γνωστές) και ? άγνωστες κλειστές
cli-hidden =
    { $count ->
        [one] { $count } κρυφή
       *[other] { $count } κρυφές
    }
cli-bonds =
    { $count ->
        [0] κανένα ομόλογο
        [one] { $count } ομόλογο
       *[other] { $count } ομόλογα
    }
cli-strategies =
    { $count ->
        [one] { $count } στρατηγική
       *[other] { $count } στρατηγικές
    }
cli-forecast = πρόβλεψη
cli-bids = προσφορές
cli-majority-note = { $amount } για τις πιο πολλές μετοχές μιας εταιρείας, { $tied } στην ισοπαλία
cli-second-split-note = { $amount } για κάθε ήδη διαμοιρασμένη κάρτα
cli-bonds-chart = { $price } το ένα, τόκοι { $interest } ανά γύρο, { $price } πίσω στο τέλος
cli-sets = διαφορετικά προϊόντα: { $worth }· τα διπλά αρχίζουν νέο σετ
cli-taxes = φορολογία: { $worth }
cli-your-card = κάρτα σας
cli-played = παίχτηκαν
cli-seen-by = το έχουν δει: { $players }
cli-split = διαμοίρ.
cli-broke = χρεοκοπία
cli-raise = άνοδος
cli-lower = πτώση
cli-use = χρήση: { $investor }
cli-or-more = { $amount } ή περισσότερα

cli-ask-keep =
    { $count ->
        [one] Διαλέξτε έναν επενδυτή να κρατήσετε.
       *[other] Διαλέξτε { $count } επενδυτές να κρατήσετε.
    }
cli-ask-offer =
    { $count ->
        [one] Διαλέξτε έναν επενδυτή για δημοπρασία.
       *[other] Διαλέξτε { $count } επενδυτές για δημοπρασία.
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Διαλέξτε άλλη μία κάρτα στρατηγικής για ξεσκαρτάρισμα.
       *[other] Διαλέξτε { $count } κάρτες στρατηγικής για ξεσκαρτάρισμα.
    }
cli-ask-bonds = Αγορά ομολόγων προς { $price }; Έχετε { $cash }· μένουν { $left }.
cli-bonds-note = { $amount } τώρα, τα ίδια στο τέλος, τόκοι { $interest }
cli-ask-place = Έχετε { $first } και { $second }: βάλτε τη μία ανοιχτή και την άλλη κλειστή.
cli-ask-place-any = Έχετε { $first } και { $second }. Βάλτε τη μία· μπορούν να μπουν και οι δύο κλειστές.
cli-ask-place-last = Βάλτε κλειστή: { $card }. Σε ποια συλλογή;
cli-ask-place-commerce = Βάλτε ανοιχτή: { $card }. Σε ποια συλλογή;
cli-different-piles = Έχετε { $cards }· πάνε σε διαφορετικές συλλογές.
cli-ask-place-first = Βάλτε την Κάρτα Πρώτου Παίκτη. Όποιος την αγοράσει διαλέγει ποιος αρχίζει.
cli-ask-bid = Προσφορά: αριθμός, ή συλλογή και τιμή όπως 2 6. Έχετε { $cash }.
cli-ask-bid-investor = Προσφορά για επενδυτή από τα χρήματά του: αριθμός, ή συλλογή και τιμή (1 3).
cli-ask-bid-own = Προσφορά (→ πληρώνετε): αριθμός, ή συλλογή και τιμή. Έχετε { $cash }.
cli-ask-look-at-pile = Διαλέξτε μια συλλογή για να δείτε τις κλειστές κάρτες της.
cli-ask-move-to = Διαλέξτε σε ποια συλλογή θα πάει.
cli-ask-act-must = Παίξτε τις εκρήξεις και πτώσεις σας· καθεμία κινεί μια αξία κατά { $steps }.
cli-plays-left =
    { $count ->
        [one] Μπορείτε να παίξετε { $count } στρατηγική.
       *[other] Μπορείτε να παίξετε { $count } στρατηγικές.
    }
cli-ask-look-at-pair = Διαλέξτε ένα κρυφό ζευγάρι για να το δείτε.
cli-ask-reveal-pair = Διαλέξτε ένα ζευγάρι σας για να το δουν όλοι.
cli-ask-lay-card = Βάλτε κλειστή: { $card }. Σε ποια πρόβλεψη;
cli-ask-move-price =
    { $steps ->
        [one] Διαλέξτε μια αξία για μεταβολή κατά { $steps } θέση.
       *[other] Διαλέξτε μια αξία για μεταβολή κατά { $steps } θέσεις.
    }
cli-ask-raise = Διαλέξτε μια εταιρεία που θα ανέβει.
cli-ask-cheap = Διαλέξτε μια φτηνή εταιρεία και δείξτε μετοχές της.
cli-ask-dividend = Διαλέξτε ποια εταιρεία πληρώνει σε όλους { $amount } ανά μετοχή.
cli-ask-wash-trade = Δύο εταιρείες: η ακριβότερη πέφτει { $steps }, η άλλη ανεβαίνει { $steps }.
cli-ask-buy-discard = Αγορά μετοχής από τα σκάρτα;
cli-costs = κοστίζει { $cost }, αξία { $worth }
cli-ask-give-up = { $card }: διαλέξτε μια μετοχή που θα δώσετε.
cli-ask-split = Διαλέξτε μια μετοχή για το Χαρτοφυλάκιο Διαμοιρασμένων.
cli-ask-discard = { $card }: διαλέξτε τι θα ξεσκαρτάρετε.
cli-ask-sell-shares = Πώληση μετοχών;
cli-ask-sell-now = Να πουληθούν αμέσως μετοχές αυτής της εταιρείας;
cli-sell-nothing = Καμία πώληση
cli-cash-is = Έχετε { $cash }.
cli-ask-short =
    { $count ->
        [one] Πουλήστε μια μετοχή για { $price }: ποια;
       *[other] Πουλήστε έως { $count } μετοχές προς { $price }.
    }
cli-ask-show = { $company }: { $amount } για κάθε μετοχή που δείχνετε. Έχετε { $count }.
cli-ask-show-split = { $company }: { $amount } ανά μετοχή. Διαμοιρασμένες: { $count }· μπορείτε να αρνηθείτε τα χρήματα.
cli-show = επίδειξη { $count }
cli-ask-show-companies = Δείξτε μία μετοχή ανά εταιρεία, { $amount } η μία. Ποιες εταιρείες;
cli-ask-poorest = Διαλέξτε ποιος από τους φτωχότερους παίρνει { $amount }.
cli-track-ends = Κάτω από { $low } χρεοκοπεί και γυρίζει στα { $start }· πάνω από { $high } διαμοιράζεται και συνεχίζει από { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }· { $count } κάρτα είναι κλειστή, σε παρένθεση αν την ξέρετε.
       *[other] { $pile }: { $cards }· { $count } κάρτες είναι κλειστές, σε παρένθεση όσες ξέρετε.
    }
