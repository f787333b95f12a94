### The coach at the table.

advice-ask = Τι λέτε;
advice-best = Αυτό θα έκανα κι εγώ.
advice-fine = Καλό: τίποτα δεν είναι σαφώς καλύτερο.
advice-sure = Σίγουρα; Δείτε: { $place }.
advice-look = Δείτε: { $place }.
advice-even = Καμία απάντηση δεν ξεχωρίζει· εξίσου καλή με κάθε άλλη: { $place }.
advice-show = Δείξε μου γιατί
advice-anyway = Να γίνει έτσι κι αλλιώς
advice-title = Ο προπονητής
advice-yours = Η επιλογή σας
advice-options = Οι καλύτερες απαντήσεις
advice-answer = Απάντηση
advice-money = Χρήματα στο τέλος
advice-win = Πιθανότητα νίκης
advice-below = Κάτω από την καλύτερη
advice-why = Τι κάνει τη διαφορά
advice-how = Δοκιμάστηκε σε { $simulations } προσομοιωμένα παιχνίδια, με όσα μπορείτε να ξέρετε. ± είναι το τυπικό σφάλμα.
advice-warn = Προειδοποίηση για σοβαρά λάθη
advice-warn-note = Ο προπονητής βλέπει κάθε απάντηση πριν μετρήσει.

### The review of a finished game in the browser.

review = Ανάλυση
review-of = Ανάλυση: { $name }
review-begin = Ανάλυση αυτού του παιχνιδιού
review-about = Κάθε απόφαση δοκιμάζεται ξανά με όσα μπορούσε να ξέρει ο παίκτης της, και η τύχη ξεχωρίζει από την ικανότητα. Διαρκεί περίπου ένα λεπτό.
review-progress = { $done } από { $of } αποφάσεις
review-waiting = Περιμένει τη σειρά της…
review-failed = Η ανάλυση δεν ολοκληρώθηκε. Δοκιμάστε αργότερα.
review-sums = Από πού προκύπτουν τα αποτελέσματα
review-sums-note = Κάθε γραμμή βγαίνει: αποτέλεσμα = προσδοκία + τύχη + λάθη + παιχνίδι των άλλων + υπόλοιπο.
review-kinds = Κατά είδος απόφασης
review-costliest = Οι πέντε πιο ακριβές αποφάσεις
review-show = Δείξε μου
review-try = Δοκίμασε
review-try-note = Το «Δοκίμασε» ανοίγει ένα ιδιωτικό τραπέζι σε εκείνη τη στιγμή: συνεχίζετε εναντίον bots.
review-tried = Δοκιμή: { $name }
review-rating = Ποιότητα παιχνιδιού
review-rating-note = Μέση απώλεια ανά απόφαση στα παιχνίδια που αναλύθηκαν: λιγότερο είναι καλύτερο.
review-rating-of = { $loss } ανά απόφαση · { $count ->
        [one] ένα παιχνίδι
       *[other] { $count } παιχνίδια
    } · { $blunders ->
        [0] κανένα σοβαρό λάθος
        [one] ένα σοβαρό λάθος
       *[other] { $blunders } σοβαρά λάθη
    }
review-whose = Αποφάσεις ποιου
review-brief = Με λίγα λόγια
review-brief-won = Νίκη: { $player } με { $money }.
review-brief-lost = { $player }: { $money } στο τέλος, { $gap } πίσω από τον νικητή ({ $winner }).
review-brief-luck = { $kind ->
    [good] { $player }: η τύχη έδωσε { $money } (± { $error }).
    [bad] { $player }: η ατυχία κόστισε { $money } (± { $error }).
   *[even] Η τύχη σχεδόν δεν μέτρησε: { $money } (± { $error }).
}
review-brief-errors = { $count ->
    [0] Καμία απόφαση δεν ξεχωρίζει ως σαφές λάθος.
    [one] Μία απόφαση κόστισε περισσότερο:
   *[other] Αυτές οι { $count } αποφάσεις κόστισαν περισσότερο:
}
