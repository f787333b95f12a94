### Το τερματικό, όποιο κι αν είναι το παιχνίδι. Ο πελάτης ιστού δεν φορτώνει αυτό το αρχείο.

## Για αρχή
cli-pitch-acquire = Ιδρύστε και επεκτείνετε αλυσίδες, γίνετε μεγαλομέτοχος όσων εξαγοράζονται.
cli-pitch-stockpile = Μάθετε μια μεταβολή, βάλτε κάρτες, κάντε προσφορές, πουλήστε έγκαιρα.
cli-how-to-answer = Απαντήστε με αριθμό ή με λέξεις: { $examples }
cli-at-any-time = Εντολές: { $commands }. Όλα αποθηκεύονται.

## Εντολές: κάθε λέξη ισχύει στα αγγλικά και σε αυτή τη γλώσσα
cli-command-help = βοήθεια
cli-command-hint = συμβουλή
cli-command-why = γιατί
cli-command-undo = πίσω
cli-command-log = ημερολόγιο
cli-command-chart = πίνακας
cli-command-rules = κανόνες
cli-command-save = αποθήκευση
cli-command-position = θέση
cli-command-quit = έξοδος
cli-argument-word = [λέξη]
cli-argument-file = ΑΡΧΕΙΟ
cli-a-number = αριθμός
cli-a-number-note = η απάντηση με αυτόν τον αριθμό
cli-words = λέξεις
cli-help-help = αυτή η λίστα
cli-help-hint = τι θα έκανε ένα bot και πόσο βέβαιο είναι
cli-help-why = ο κανόνας πίσω από άρνηση, γεγονός, λέξη στην οθόνη ή αριθμό κανόνα
cli-help-undo = αναιρεί την τελευταία κίνηση, αν δεν αποκάλυψε κάτι κρυφό
cli-help-log = όλα όσα έγιναν
cli-help-chart = οι τυπωμένοι πίνακες και οι κάρτες με τα κείμενά τους
cli-help-rules = οι κανόνες, όλοι ή όσοι έχουν αυτή τη λέξη
cli-help-save = γράφει αντίγραφο του παιχνιδιού· αποθηκεύεται και μόνο του
cli-help-position = η θέση σε μια γραμμή κειμένου
cli-help-quit = έξοδος· το παιχνίδι αποθηκεύεται
cli-enter-note = δείχνει πάλι το τραπέζι

## Απαντήσεις
cli-answers-are = Οι απαντήσεις είναι { $keys }. Περισσότερα: `βοήθεια`.
cli-one-answer = Δώστε μία απάντηση τη φορά.
cli-not-understood = Το «{ $line }» δεν έγινε κατανοητό. Δώστε αριθμό της λίστας ή λέξεις όπως { $examples }.
cli-too-many =
    { $most ->
        [one] Είναι { $count }· το πολύ { $most }.
       *[other] Είναι { $count }· το πολύ { $most }.
    }
cli-so-far =
    { $count ->
        [one] Ως τώρα: { $things }. Ακόμη { $count }, ή Enter για τέλος· `πίσω`: από την αρχή.
       *[other] Ως τώρα: { $things }. Ακόμη έως { $count }, ή Enter για τέλος· `πίσω`: από την αρχή.
    }
cli-for = { $things } για { $amount }
cli-for-example = Για παράδειγμα: { $example }.
cli-you-have = έχετε { $count }
cli-why-rule = `γιατί` δείχνει τον κανόνα { $rule }
cli-why-unknown = Τίποτα στο τραπέζι δεν λέγεται «{ $word }». `κανόνες { $word }` ψάχνει στους κανόνες.
cli-allowed = Αυτό επιτρέπεται τώρα.
cli-forgotten = Ακυρώθηκε. Δεν έχει παιχτεί τίποτα· διαλέξτε ξανά.
cli-taken-back = Αναιρέθηκε.
hint-share = βεβαιότητα { $share }
cli-hint-title = Τι θα έκανε ένα bot σε ένα δευτερόλεπτο, με όσα μπορείτε να ξέρετε:
cli-expects = υπολογίζει { $money }
cli-made-up = Τα χέρια των άλλων είναι τυχαία εικασία· τα αληθινά είναι κρυφά.
cli-more =
    { $count ->
        [one] ακόμη { $count }· Enter συνέχεια, q τέλος
       *[other] ακόμη { $count }· Enter συνέχεια, q τέλος
    }
# Δύο πράγματα που έκανε ο ίδιος παίκτης, το ένα μετά το άλλο.
cli-then = { $first }· { $second }

## Παίκτες και bots
cli-thinks = { $player } σκέφτεται…
cli-bot-failed = { $player } ({ $bot }), σφάλμα: { $trouble }. Αποφάσισε το greedy.
cli-pass-keyboard = Δώστε το πληκτρολόγιο: { $player }.
cli-press-enter = { $player }, πατήστε Enter όταν δεν κοιτάζει κανείς άλλος.
cli-again = Ξανά; Enter: ναι, n: όχι
cli-account = Τελικός λογαριασμός

## Αποθήκευση
cli-saved = Το παιχνίδι αποθηκεύτηκε. Συνέχεια με `bigboard play --resume{ $file }`.
cli-nothing-played = Δεν παίχτηκε τίποτα ακόμη, άρα δεν αποθηκεύτηκε τίποτα.
cli-not-saved = Το παιχνίδι δεν ήταν δυνατόν να αποθηκευτεί.
cli-cannot-save = Το παιχνίδι δεν αποθηκεύτηκε: { $trouble }. `αποθήκευση ΑΡΧΕΙΟ` το αποθηκεύει αλλού.
cli-cannot-keep = Η καταγραφή δεν αποθηκεύτηκε: { $trouble }.
cli-cannot-write = Το { $file } δεν γράφτηκε: { $trouble }.
cli-no-record = Το { $file } υπάρχει ήδη και δεν είναι καταγραφή παιχνιδιού, γι’ αυτό δεν άλλαξε.
cli-save-what = Η `αποθήκευση` θέλει όνομα αρχείου, όπως `αποθήκευση friday.json`. Το παιχνίδι αποθηκεύεται και μόνο του.
cli-record-is = Η καταγραφή είναι στο { $file }· το `bigboard replay` τη δείχνει.
cli-resumed = Συνέχεια από { $file }.
cli-cannot-resume = Αυτό το παιχνίδι δεν μπορεί να συνεχιστεί. { $trouble }
cli-game-is-over = Αυτό το παιχνίδι τελείωσε. Το `bigboard replay { $file }` το δείχνει.
cli-nothing-to-resume = Δεν υπάρχει ημιτελές παιχνίδι. Το `bigboard play` αρχίζει νέο.

## Επανάληψη
cli-replay-help = Enter ή n: επόμενη · p: πίσω · g 40: στην κίνηση 40 · q: τέλος
cli-bad-move = Οι κινήσεις είναι από 0 έως { $last }.
cli-not-over = Το παιχνίδι δεν τελείωσε: αποφασίζει { $player }.
cli-bad-record = Αυτή η καταγραφή δεν διαβάζεται ως το τέλος. { $trouble }

## Λάθη στη γραμμή εντολών
cli-no-language = Δεν υπάρχει γλώσσα «{ $language }». Διαθέσιμες: { $known }.
cli-no-game = Δεν υπάρχει παιχνίδι «{ $game }». Διαθέσιμα: { $known }.
cli-rule-untranslated = Αυτός ο κανόνας υπάρχει μόνο στα αγγλικά.
cli-no-rule = Κανένας κανόνας του { $game } δεν έχει τη λέξη «{ $word }». Το `rules` χωρίς λέξη τους δείχνει όλους.
cli-no-bot = Δεν υπάρχει bot «{ $bot }». Διαθέσιμα: { $known }, ή δώστε module:Class.
cli-in-full = Το `{ $command }` δείχνει ολόκληρη μια απάντηση.
cli-bots-for-seats =
    { $seats ->
        [one] Δόθηκαν { $bots } bots για { $seats } θέση: δώστε ένα.
       *[other] Δόθηκαν { $bots } bots για { $seats } θέσεις: δώστε ένα για όλες ή ένα για καθεμία.
    }
cli-no-modules = Το { $game } δεν έχει παραλλαγές· παραλείψτε το --with.
cli-no-module = Το { $game } δεν έχει παραλλαγή «{ $module }». Διαθέσιμες: { $known }, ή all.
cli-bad-option = Μια επιλογή κανόνων γράφεται ΟΝΟΜΑ=ΤΙΜΗ, όπως open_holdings=false, όχι «{ $option }».
cli-bad-humans = Οι άνθρωποι μπορούν να είναι 1 έως { $players }, όχι { $humans }.
cli-bad-seat = Οι θέσεις είναι 1 έως { $players }· δεν υπάρχει θέση { $seat }.
cli-mine-or-record = Δώστε ένα RECORD ή έναν φάκελο με --mine. Η σελίδα (--html) γίνεται από ένα μόνο RECORD.
cli-mine-no-folder = Δεν υπάρχει φάκελος { $folder }.
cli-mine-none = Ο φάκελος { $folder } δεν έχει παιχνίδι όπου η θέση σας είναι γνωστή.
cli-mine-skipped = Δεν αναλύθηκε: { $file }. { $why }
cli-mine-which = Δεν λέει ποια θέση είναι δική σας. Δώστε την με --seat ή --name.
cli-bad-names =
    { $names ->
        [one] Δόθηκε { $names } όνομα για { $humans } άτομα στο πληκτρολόγιο.
       *[other] Δόθηκαν { $names } ονόματα για { $humans } άτομα στο πληκτρολόγιο.
    }
