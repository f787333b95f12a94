### Καταγραφή μιας παρτίδας σε πραγματικό τραπέζι.

keep-players = Ποιοι παίζουν, δεξιόστροφα; (Ana, Bo, Cy)
keep-how = Γράψτε τι συμβαίνει· τα πρώτα γράμματα μιας λέξης αρκούν, και τα κόμματα χωρίζουν πολλά μαζί: 5C, found T, buy T T, ή up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` είναι ό,τι δεν ξέρετε, `stop` τίποτε άλλο, `undo` αναιρεί μια γραμμή, `quit` έξοδος.
keep-saved = Η καταγραφή είναι στο { $file }. Το `bigboard replay` τη δείχνει, και ο φυλλομετρητής τη δέχεται στις Παρτίδες μου.
keep-no-game = Μπορούν να καταγραφούν αυτά τα παιχνίδια: { $games }.
keep-who = Είστε ένας από τους παίκτες: { $names }.
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
keep-see-face_down = Ποιες κλειστές κάρτες είναι προμήθειες; Απαντήστε - για κάρτα που δεν φαίνεται
keep-see-split = Πόσες μετοχές γυρίζει κάθε παίκτης;
keep-see-bankruptcy = Πόσες κανονικές μετοχές χάνει κάθε παίκτης;
keep-see-portfolios = Οι κανονικές μετοχές κάθε παίκτη στο τέλος
