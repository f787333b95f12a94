### Καταγραφή ενός παιχνιδιού σε πραγματικό τραπέζι.

keep-see-first_player = Ποιος αρχίζει;
keep-see-start_tiles = Τα αρχικά πλακίδια
keep-see-hand_dealt = Τα πλακίδιά σας
keep-see-tile_drawn = Το πλακίδιο που τραβήξατε
keep-see-dead_tile = Το νεκρό πλακίδιο που δείχνει: { $player }
keep-see-dice = Τα ζάρια
keep-see-open_pair = Το ανοιχτό ζεύγος
keep-see-pair_dealt = Το δικό σας ζεύγος
keep-see-pair_looked_at = Το ζεύγος που κοιτάξατε
keep-see-pair_revealed = Το ζεύγος που αποκαλύπτεται
keep-see-opening = Οι πρώτες κάρτες των στοιβών
keep-see-starting_share = Η αρχική σας μετοχή
keep-see-pile_looked_at = Οι κλειστές κάρτες που κοιτάξατε
keep-see-face_down = Ποιες κλειστές κάρτες είναι προμήθειες;
keep-see-split = Πόσες μετοχές γυρίζει κάθε παίκτης;
keep-see-bankruptcy = Πόσες κανονικές μετοχές χάνει κάθε παίκτης;
keep-see-portfolios = Οι κανονικές μετοχές κάθε παίκτη στο τέλος
keep-real-game = Καταγραφή πραγματικού παιχνιδιού
keep-real-game-note = Παίζετε σε πραγματικό τραπέζι και σημειώνετε τι συμβαίνει. Κάθε κίνηση ελέγχεται· μετά το παιχνίδι βρίσκεται στα δικά σας, για επανάληψη και ανάλυση.
keep-begin = Αρχή
keep-go-on = Συνέχεια
keep-drop = Απόρριψη
keep-drop-sure = Να διαγραφούν οι σημειώσεις αυτού του παιχνιδιού;
keep-names = Παίκτες, δεξιόστροφα
keep-player = Παίκτης { $number }
keep-me = Ποιος είστε εσείς;
keep-me-none = Μόνο γράφω
keep-notes = { $count ->
    [one] { $count } σημείωση
   *[other] { $count } σημειώσεις
}
keep-undo = Αναίρεση
keep-done = Σημείωση
keep-unknown = άγνωστο
keep-not-shown = δεν φαίνεται
keep-finish = Στα παιχνίδια μου
keep-over = Το παιχνίδι τελείωσε και είναι πλήρες.
keep-filter = Βρείτε τι συνέβη
keep-chosen = Επιλεγμένα
keep-nothing = Τίποτε άλλο
keep-made-up = Ό,τι δεν έδειξε κανείς συμπληρώνεται ώστε να μπορούν να συμβούν όλα όσα σημειώθηκαν. Γι’ αυτό τα χέρια στην επανάληψη είναι εν μέρει επινοημένα, και η ανάλυση των αποφάσεων των άλλων δεν ξέρει περισσότερα.
keep-pile = στοίβα { $number }
keep-pair = ζεύγος { $number }
keep-die = ζάρι { $number }
keep-do-place_down = Μια κλειστή κάρτα στη στοίβα { $number }
keep-do-no_tile = Κανένα πλακίδιο δεν μπορεί να παιχτεί
keep-do-dead = Νεκρό πλακίδιο { $tile }: { $player }
keep-do-discard_strategy = Μια κάρτα στρατηγικής, κρυφά
keep-do-pick_company = Μια κάρτα εταιρείας, κρυφά
keep-do-pick_forecast = Μια κάρτα πρόβλεψης, κρυφά
error-no_evening = Δεν καταγράφετε τέτοιο παιχνίδι.
error-bad_note = Αυτό δεν μπορεί να σημειωθεί.
error-bad_note-elsewhere = { $card } δεν μπορεί να είναι εκεί: φάνηκε αλλού.
error-bad_note-contradiction = Αυτό έρχεται σε αντίθεση με όσα σημειώθηκαν πριν. Αναιρέστε το λάθος ή διορθώστε το.
error-bad_note-holding = { $player }: δεν μπορεί να έχει τόσες { $card }.
error-bad_note-choice = { $value } δεν είναι δυνατό τώρα.
error-bad_note-action = { $player }: υπάρχει ακόμη κάρτα δράσης, που πρέπει να χρησιμοποιηθεί.
error-bad_note-count = Ο αριθμός των καρτών είναι λάθος: { $player }.
error-bad_note-names = Κάθε παίκτης χρειάζεται δικό του όνομα.
error-bad_note-start = Κάθε παίκτης έχει διαφορετικό αρχικό πλακίδιο.
error-bad_note-dead = { $card } δεν μπορεί να φάνηκε τώρα.
error-bad_note-many = Καταγράφετε ήδη όσα παιχνίδια επιτρέπεται.
kept-made-up = Καταγράφηκε σε πραγματικό τραπέζι. Οι κρυφές κάρτες που δεν είδε κανείς ({ $players }) συμπληρώθηκαν ώστε να μπορούν να συμβούν όλα όσα σημειώθηκαν· όσα λέγονται για τις αποφάσεις αυτών των παικτών ξεκινούν από αυτές τις κάρτες.
error-bad_note-left = { $player }: υπάρχει ακόμη { $card }.
error-bad_note-turn = Θα ήταν η σειρά του παίκτη { $player }.
error-bad_note-over = Το παιχνίδι τελείωσε.
error-bad_note-nothing = Δεν υπάρχει τίποτα για αναίρεση.
error-bad_note-form = { $count ->
    [0] Αυτό δεν απαντά στην ερώτηση.
    [one] Ζητείται μία απάντηση.
   *[other] Ζητούνται { $count } απαντήσεις.
}
keep-several = Επιλέχθηκαν { $chosen } από { $count }
