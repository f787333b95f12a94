### The coach at the table.

advice-ask = Τι λέτε;
advice-best = Αυτό θα έπαιζα κι εγώ.
advice-fine = Καλή κίνηση: καμία άλλη δεν κερδίζει σαφώς πιο συχνά.
advice-fine-by = Καλή κίνηση. Λίγο καλύτερα: { $place } (πιθανότητα νίκης: +{ $win }).
advice-sure = Σίγουρα; Δείτε: { $place }.
advice-look = Δείτε: { $place }.
advice-even = Καμία κίνηση δεν ξεχωρίζει· εξίσου καλή με κάθε άλλη: { $place }.
advice-show = Δείξτε μου γιατί
advice-anyway = Το παίζω παρ’ όλα αυτά
advice-title = Ο προπονητής
advice-yours = Η κίνησή σας
advice-options = Οι καλύτερες κινήσεις
advice-answer = Κίνηση
advice-money = Χρήματα στο τέλος
advice-win = Πιθανότητα νίκης
advice-why = Τι κάνει τη διαφορά
advice-how = Με βάση { $simulations } προσομοιωμένα παιχνίδια, μόνο με όσα μπορείτε να ξέρετε. Με μικρά γράμματα, η διαφορά από την καλύτερη κίνηση· ± είναι το τυπικό σφάλμα.
advice-busy = Ο διακομιστής είναι απασχολημένος: χρειάστηκαν { $seconds } δ.
advice-unsure = Ο διακομιστής είναι πολύ απασχολημένος για σίγουρη κρίση. Ρωτήστε ξανά σε λίγο.
advice-keep = Διατήρηση όλων των μετοχών
advice-warn = Προειδοποίηση για σοβαρά λάθη
advice-warn-note = Ο προπονητής ελέγχει κάθε κίνηση πριν μετρήσει.

### The review of a finished game in the browser.

review = Ανάλυση
review-of = Ανάλυση: { $name }
review-begin = Ανάλυση αυτού του παιχνιδιού
review-about = Κάθε απόφαση δοκιμάζεται ξανά σε προσομοιώσεις, μόνο με όσα μπορούσε να ξέρει ο παίκτης της, ώστε η τύχη να ξεχωρίσει από την ικανότητα. Πρώτα εμφανίζονται οι πιο δαπανηρές αποφάσεις σας· ένα ολόκληρο παιχνίδι θέλει λίγα λεπτά.
review-progress = { $done } από { $of } μέρη
review-so-far = Αποτελέσματα ως τώρα
review-waiting = Σε αναμονή…
review-failed = Η ανάλυση δεν ολοκληρώθηκε. Δοκιμάστε αργότερα.
review-sums = Από πού προκύπτουν τα αποτελέσματα
review-sums-note = Κάθε γραμμή αθροίζεται: αποτέλεσμα = προσδοκία + τύχη + δικό του παίξιμο + παίξιμο άλλων. Το παίξιμο συγκρίνεται με εκείνο των προσομοιωμένων παικτών: παίξιμο άλλων είναι όσα οι αποφάσεις των άλλων έδωσαν σε αυτόν τον παίκτη ή του πήραν.
review-kinds = Κατά είδος απόφασης
review-costliest = { $count ->
    [one] Η πιο δαπανηρή απόφαση
    [5] Οι πέντε πιο δαπανηρές αποφάσεις
   *[other] Οι { $count } πιο δαπανηρές αποφάσεις
}
review-compared = Η απόφαση που πάρθηκε και η καλύτερη
review-played = Παίχτηκε
review-better = Καλύτερα
review-show = Δείξτε μου
review-try = Δοκιμάστε
review-try-note = Το «Δοκιμάστε» ανοίγει ένα ιδιωτικό τραπέζι σε εκείνη τη στιγμή: συνεχίζετε εναντίον bots.
review-tried = Δοκιμή: { $name }
review-rating = Ποιότητα παιχνιδιού
review-rating-note = Μέση απώλεια ανά απόφαση στα παιχνίδια που αναλύθηκαν· όσο μικρότερη, τόσο καλύτερα.
review-rating-of = { $loss } ανά απόφαση · { $count ->
        [one] ένα παιχνίδι
       *[other] { $count } παιχνίδια
    } · { $blunders ->
        [0] κανένα σοβαρό λάθος
        [one] ένα σοβαρό λάθος
       *[other] { $blunders } σοβαρά λάθη
    }
review-whose = Αποφάσεις παίκτη
review-brief = Με λίγα λόγια
review-brief-won = Νίκη: { $player } με { $money }.
review-brief-lost = { $player }: { $money } στο τέλος, { $gap } πίσω από τον νικητή ({ $winner }).
review-brief-luck = { $kind ->
    [good] { $player }: η τύχη έδωσε { $money } (± { $error }).
    [bad] { $player }: η ατυχία κόστισε { $money } (± { $error }).
   *[even] Η τύχη σχεδόν δεν μέτρησε: { $money } (± { $error }).
}
review-brief-most = Το πιο καθοριστικό: { $part } ({ $money }).
review-brief-errors = { $count ->
    [0] Δεν υπήρξαν σαφή λάθη.
    [one] Η πιο δαπανηρή απόφαση:
   *[other] Οι { $count } πιο δαπανηρές αποφάσεις:
}
