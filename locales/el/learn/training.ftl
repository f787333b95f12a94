### Τα λάθη μου, και πού χάνω.

mistakes = Τα λάθη μου
mistakes-note = Αποφάσεις από τα δικά σας παιχνίδια που σας κόστισαν. Αποφασίστε ξανά: ξέρετε μόνο όσα ξέρατε τότε.
mistakes-none = Δεν υπάρχει ακόμη τίποτα για εξάσκηση. Τα παιχνίδια που τελειώσατε αναλύονται, και κάθε απόφαση που σας κόστισε σαφώς επιστρέφει εδώ.
mistakes-waiting = { $count ->
    [one] Ένα από τα παιχνίδια σας αναλύεται.
   *[other] { $count } από τα παιχνίδια σας αναλύονται.
}
mistakes-due = { $count ->
    [0] Καμία απόφαση για σήμερα
    [one] Μία απόφαση σας περιμένει
   *[other] { $count } αποφάσεις σας περιμένουν
}
mistakes-today = Σήμερα: { $answered } από { $portion }
mistakes-all = Συνολικά: { $cards } · μάθατε: { $learned }
mistakes-games = Παιχνίδι
mistakes-both = Όλα
mistakes-start = Αρχή
mistakes-more = Συνέχεια παρ’ όλα αυτά
mistakes-enough = Αρκετά για σήμερα
mistakes-enough-note = Αρκετά για σήμερα. Οι υπόλοιπες μπορούν να περιμένουν.
mistakes-next-due = Η επόμενη έρχεται στις { $date }.
mistakes-decide = Αποφασίστε
mistakes-next = Επόμενη απόφαση
mistakes-again = { $days ->
    [0] Έρχεται ξανά σήμερα.
    [one] Έρχεται ξανά αύριο.
   *[other] Έρχεται ξανά σε { $days } ημέρες.
}
mistakes-elsewhere = Απαντήσατε ήδη σε άλλη συσκευή, και μετράει εκείνη η απάντηση.
mistakes-not-due = Δεν είχε έρθει η ώρα της, γι’ αυτό η απάντηση δεν μετράει.
mistakes-deleted = Το παιχνίδι της διαγράφηκε. Η απόφαση μένει εδώ.
mistakes-reviews = Αυτόματη ανάλυση των παιχνιδιών μου
mistakes-reviews-note = Μετά από κάθε παιχνίδι, στο παρασκήνιο· το πολύ { $limit } παιχνίδια την ημέρα.
mistakes-reviews-off = Αυτός ο διακομιστής αναλύει παιχνίδια μόνο αν του ζητηθεί.
mistakes-portion = Αποφάσεις την ημέρα
error-no_card = Αυτή η απόφαση δεν είναι δική σας ή δεν έχετε αποφάσεις για σήμερα.
error-bad_card = Αυτή η απόφαση προέρχεται από άλλη έκδοση των κανόνων και δεν μπορεί να εμφανιστεί. Παραμένει αποθηκευμένη.

losses = Πού χάνω
losses-note = Από τις αναλύσεις των παιχνιδιών σας. Μια απόφαση μετρούσε αν κάποια κίνηση ήταν σαφώς χειρότερη από την καλύτερη.
losses-none = Κανένα από τα παιχνίδια σας δεν έχει αναλυθεί ακόμη.
losses-most = Εδώ χάνετε τα περισσότερα: { $kind }. Είναι { $share } από όλες τις απώλειές σας, { $money } για κάθε απόφαση που μετρούσε.
losses-faultless = Οι αναλύσεις δεν βρήκαν λάθη.
losses-total = { $count ->
    [one] Ένα παιχνίδι
   *[other] { $count } παιχνίδια
}, { $mattered } αποφάσεις που μετρούσαν. Απώλεια ανά απόφαση: { $money } και { $win } σε πιθανότητα νίκης.
losses-by-kind = Ανά είδος απόφασης
losses-by-phase = Ανά μέρος του παιχνιδιού
losses-by-money = Ανάλογα με τα χρήματα
losses-phase-early = Πρώτο τρίτο
losses-phase-middle = Δεύτερο τρίτο
losses-phase-late = Τελευταίο τρίτο
losses-money-behind = Με λιγότερα από τους άλλους
losses-money-level = Περίπου ίσα
losses-money-ahead = Με περισσότερα από τους άλλους
losses-mattered = Μετρούσαν
losses-per = Απώλεια ανά απόφαση
losses-share = Μερίδιο απωλειών
losses-trend = Τάση
losses-against = Σε σύγκριση με
losses-how = Η τάση συγκρίνει το δεύτερο μισό των παιχνιδιών σας με το πρώτο: πόση πιθανότητα νίκης χάνετε ανά απόφαση, με διάστημα 95%. Τα bots είναι από τα δικά σας παιχνίδια.
losses-grades = Ανά παιχνίδι
losses-grade-faultless = Αλάνθαστο
losses-grade-strong = Δυνατό
losses-grade-solid = Καλό
losses-grade-uneven = Άνισο
losses-grade-costly = Δαπανηρό
losses-given = χάθηκε πιθανότητα νίκης { $win }
losses-adjusted = { $money } (± { $error }) χωρίς την τύχη
