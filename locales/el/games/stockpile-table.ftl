### Stockpile: the table as it looks, what is told scene by scene.

stk-yours = Έχετε { $cards }, διαμοιρασμένες: { $split }
stk-you-pay = πληρώνετε { $amount }
stk-pile-fees = έξοδα: { $amount }
stk-pile-goods = στο τέλος: { $amount }
stk-playable = μπορεί να παιχτεί τώρα
stk-cost = Κόστος
stk-starting-cash = Αρχικά χρήματα
stk-play = Παίξτε αυτή την κάρτα
stk-next = επόμενη
stk-next-one = Τι θα πρόσθετε στο τέλος ακόμη μία: { $card }
stk-interest = +{ $amount } ανά γύρο
stk-take-up = Πάρτε στο χέρι: { $card }
stk-put-back = Επιστροφή
stk-free = Διαθέσιμα για προσφορές: { $amount }
stk-auction-terms = Πληρώνετε από τα αρχικά χρήματα του επενδυτή και ξεκινάτε με τα υπόλοιπα.
stk-begin-with = Ξεκινάτε με { $amount }
stk-outbids = Η προσφορά ξεπερνιέται: { $player }
stk-locks = Κανείς δεν μπορεί να προσφέρει περισσότερα.
stk-bid-none = Προσφορά
stk-bond-terms = Ένα ομόλογο κοστίζει { $price }, αποδίδει { $interest } κάθε γύρο και εξοφλείται στο τέλος.
stk-table = Στο τραπέζι
stk-phase-begins = Αρχίζει η φάση: { $phase }.
stk-says-information = Καθένας βλέπει ένα ζευγάρι: μια εταιρεία και την πρόβλεψή της.
stk-says-supply = Καθένας βάζει κάρτες στις συλλογές, μία από αυτές κλειστή.
stk-says-demand = Όλοι κάνουν προσφορές για τις συλλογές.
stk-says-action = Παίζονται Εκρήξεις, Πτώσεις και άλλες κάρτες.
stk-says-selling = Καθένας μπορεί να πουλήσει μετοχές στις τρέχουσες αξίες.
stk-says-movement = Οι προβλέψεις αποκαλύπτονται και οι αξίες αλλάζουν.
stk-round-over = Γύρος { $round }: τι άλλαξε για εσάς
stk-piles-open = Οι συλλογές αρχίζουν με: { $cards }.
stk-you-draw = Παίρνετε: { $cards }.
stk-recap-bid = { $amount } για τη συλλογή { $pile }
stk-recap-placed = συλλογή { $pile }: { $card }
stk-recap-sold = πούλησε { $shares } για { $amount }
stk-auction-over = Οι συλλογές πουλήθηκαν
stk-final-count = Η τελική καταμέτρηση
stk-result = Το αποτέλεσμα
stk-count-majority = Μπόνους μεγαλομετόχου
stk-count-final_sale = Πώληση όλων των μετοχών
stk-count-bonds_repaid = Εξόφληση ομολόγων
stk-count-commodities = Προϊόντα
stk-count-taxes = Φορολογία
stk-count-fee_paid = Οφειλόμενα έξοδα
stk-count-says = { $line }: { $who }.
stk-most = Οι περισσότερες μετοχές, απ’ όσο είναι γνωστό
stk-your-place =
    { $place ->
        [1] Κερδίζετε!
        [2] Είστε στη δεύτερη θέση.
        [3] Είστε στην τρίτη θέση.
        [4] Είστε στην τέταρτη θέση.
       *[5] Είστε στην τελευταία θέση.
    }
stk-only-you = Μόνο εσείς το ξέρετε
stk-everyone = Το ξέρουν όλοι
stk-only-you-says = Μόνο εσείς το ξέρετε: { $pairs }.
stk-everyone-says = Το ξέρουν όλοι: { $pairs }.
stk-comes-true = Όπως το ξέρατε
stk-outbids-you = { $player } ξεπερνά την προσφορά σας: { $from } → { $to }.
stockpile-ask-bid-again = Η προσφορά σας ξεπεράστηκε: κάντε νέα προσφορά
stk-raise = Αύξηση σε { $amount }
stk-raise-not = Δεν μπορείτε να πληρώσετε περισσότερα εκεί.
stk-split-big = ΔΙΑΜΟΙΡΑΣΜΟΣ
stk-bankrupt-big = ΧΡΕΟΚΟΠΙΑ
stk-yours-double =
    { $cards ->
        [one] Η μετοχή σας μετρά διπλά.
       *[other] Οι { $cards } μετοχές σας μετρούν διπλά.
    }
stk-yours-lost =
    { $cards ->
        [one] Χάνετε τη μετοχή σας.
       *[other] Χάνετε τις { $cards } μετοχές σας.
    }
stk-none-of-yours = Δεν έχετε καμία.
stk-shares-change = Μετοχές και άλλα
stk-rank = Θέση, απ’ όσο είναι γνωστό
stk-rank-of = { $place } από { $players }
stk-pile-now = { $amount } τώρα
stk-pile-then = { $amount } με τις προβλέψεις που ξέρετε
stk-pile-unknown =
    { $count ->
        [one] { $count } άγνωστη
       *[other] { $count } άγνωστες
    }
stk-one-up-one-down = Μία κάρτα ανοιχτή, η άλλη κλειστή.
stk-then-other = Μετά η άλλη, { $face }: { $card }.
stk-show-track = Συλλογή { $pile }: δείτε τις προσφορές
