### Καταγραφή ενός παιχνιδιού σε πραγματικό τραπέζι.

keep-see-first_player = Ποιος αρχίζει;
keep-see-start_tiles = Τα αρχικά πλακίδια
keep-see-hand_dealt = Τα πλακίδιά σας
keep-see-tile_drawn = Το πλακίδιο που τραβήξατε
keep-see-dead_tile = Το νεκρό πλακίδιο που δείχνει: { $player }
keep-see-dice = Τα ζάρια
keep-see-open_pair = Το ανοιχτό ζευγάρι
keep-see-pair_dealt = Το δικό σας ζευγάρι
keep-see-pair_looked_at = Το ζευγάρι που κοιτάξατε
keep-see-pair_revealed = Το ζευγάρι που αποκαλύφθηκε
keep-see-opening = Οι πρώτες κάρτες των συλλογών
keep-see-starting_share = Η αρχική σας μετοχή
keep-see-pile_looked_at = Οι κλειστές κάρτες που κοιτάξατε
keep-see-face_down = Ποιες κλειστές κάρτες ήταν έξοδα συναλλαγών;
keep-see-split = Πόσες μετοχές περνά κάθε παίκτης στο Χαρτοφυλάκιο Διαμοιρασμένων;
keep-see-bankruptcy = Πόσες κανονικές μετοχές χάνει κάθε παίκτης;
keep-see-portfolios = Οι κανονικές μετοχές κάθε παίκτη στο τέλος
keep-real-game = Καταγραφή επιτραπέζιου παιχνιδιού
keep-real-game-note = Παίξτε σε πραγματικό τραπέζι και σημειώστε τι συμβαίνει. Κάθε κίνηση ελέγχεται. Στο τέλος μπορείτε να δείτε και να αναλύσετε το παιχνίδι στη σελίδα «Τα παιχνίδια μου».
keep-begin = Έναρξη
keep-go-on = Συνέχεια
keep-drop = Διαγραφή
keep-drop-sure = Να διαγραφούν οι σημειώσεις αυτού του παιχνιδιού;
keep-names = Παίκτες, δεξιόστροφα
keep-player = Παίκτης { $number }
keep-me = Ποιος παίκτης είστε;
keep-me-none = Δεν παίζω
keep-notes = { $count ->
    [one] { $count } σημείωση
   *[other] { $count } σημειώσεις
}
keep-undo = Αναίρεση
keep-done = Προσθήκη
keep-unknown = άγνωστο
keep-not-shown = δεν αποκαλύφθηκε
keep-finish = Αποθήκευση στα παιχνίδια μου
keep-over = Το παιχνίδι τελείωσε και η καταγραφή είναι πλήρης.
keep-filter = Αναζήτηση κίνησης
keep-chosen = Επιλεγμένα
keep-nothing = Τίποτε άλλο
keep-made-up = Οι κάρτες που δεν έδειξε κανείς συμπληρώνονται με μια εικασία που ταιριάζει στις σημειώσεις σας. Γι’ αυτό μερικά χέρια στην επανάληψη είναι επινοημένα, και η ανάλυση των αποφάσεων των άλλων βασίζεται σε αυτά.
keep-pile = συλλογή { $number }
keep-pair = ζευγάρι { $number }
keep-die = ζάρι { $number }
keep-do-place_down = Μια κλειστή κάρτα στη συλλογή { $number }
keep-do-no_tile = Κανένα πλακίδιο δεν παίζεται
keep-do-dead = Νεκρό πλακίδιο { $tile }: { $player }
keep-do-discard_strategy = Μια κάρτα στρατηγικής, κρυφά
keep-do-pick_company = Μια κάρτα εταιρείας, κρυφά
keep-do-pick_forecast = Μια κάρτα πρόβλεψης, κρυφά
error-no_transcript = Δεν καταγράφετε αυτό το παιχνίδι.
error-bad_note = Αυτό δεν μπορεί να καταγραφεί.
error-bad_note-elsewhere = { $card } δεν μπορεί να είναι εκεί: αυτή η κάρτα φάνηκε αλλού.
error-bad_note-contradiction = Αυτό έρχεται σε αντίθεση με προηγούμενη σημείωση. Αναιρέστε τη λάθος σημείωση ή διορθώστε αυτήν.
error-bad_note-holding = { $player }: δεν μπορεί να έχει τόσες από αυτές τις κάρτες: { $card }.
error-bad_note-choice = { $value } δεν είναι δυνατό τώρα.
error-bad_note-action = { $player }: υπάρχει ακόμη κάρτα ενέργειας, που πρέπει να χρησιμοποιηθεί.
error-bad_note-count = Ο αριθμός των καρτών είναι λάθος: { $player }.
error-bad_note-names = Κάθε παίκτης πρέπει να έχει διαφορετικό όνομα.
error-bad_note-start = Κάθε παίκτης πρέπει να έχει διαφορετικό αρχικό πλακίδιο.
error-bad_note-dead = { $card }: αυτό το πλακίδιο δεν μπορεί να δειχτεί ως νεκρό τώρα.
error-bad_note-many = Δεν μπορείτε να καταγράφετε περισσότερα παιχνίδια ταυτόχρονα. Τελειώστε ή διαγράψτε πρώτα ένα.
kept-made-up = Καταγράφηκε σε πραγματικό τραπέζι. Οι κάρτες που δεν είδε κανείς ({ $players }) συμπληρώθηκαν με μια εικασία που ταιριάζει στις σημειώσεις· τα σχόλια για τις αποφάσεις αυτών των παικτών βασίζονται σε αυτήν.
error-bad_note-left = { $player }: υπάρχει ακόμη { $card }.
error-bad_note-turn = Είναι η σειρά του παίκτη { $player }.
error-bad_note-over = Το παιχνίδι τελείωσε.
error-bad_note-nothing = Δεν υπάρχει τίποτα για αναίρεση.
error-bad_note-form = { $count ->
    [0] Αυτό δεν απαντά στην ερώτηση.
    [one] Δώστε μία απάντηση.
   *[other] Δώστε { $count } απαντήσεις.
}
keep-several = Επιλέχθηκαν { $chosen } από { $count }
