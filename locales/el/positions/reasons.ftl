### Γιατί μια θέση είναι αδύνατη. Ο διακομιστής στέλνει αυτά τα κείμενα στον επεξεργαστή.

impossible-lone = Το πλακίδιο { $tile } αγγίζει μια αλυσίδα, άρα πρέπει να ανήκει σε αυτήν.
impossible-starts = { $tiles } μεμονωμένα πλακίδια αγγίζουν το ένα το άλλο. Μόνο τα { $most } αρχικά μπορούν.
impossible-never-gone = Το πλακίδιο { $tile } δεν μπορεί να βγει: σε αυτό το παιχνίδι τα νεκρά πλακίδια μένουν στο χέρι.
impossible-gone = Το πλακίδιο { $tile } δεν μπορεί να βγει: δεν ενώνει δύο ασφαλείς αλυσίδες.
impossible-short = { $chain }: ένα πλακίδιο. Μια αλυσίδα έχει δύο ή περισσότερα.
impossible-touches = { $chain } αγγίζει { $other } στο { $tile }.
impossible-apart = { $chain } δεν είναι ενωμένη: το { $tile } είναι χωριστά.
impossible-hand = Ο παίκτης { $seat } έχει { $tiles } πλακίδια. Ένα χέρι έχει το πολύ { $most }.
impossible-hundreds = Τα χρήματα του παίκτη { $seat } πρέπει να είναι πολλαπλάσιο των $100 και όχι κάτω από $0.
impossible-shares = Υπάρχουν μόνο { $shares } μετοχές { $chain }.
impossible-no-end = Το τέλος δεν μπορεί να δηλωθεί εδώ.
impossible-no-purchase = Δεν υπάρχει τίποτα να αγοραστεί εδώ.
impossible-no-tiles = Ένας ολόκληρος γύρος χωρίς πλακίδιο τελειώνει το παιχνίδι.
impossible-cards = Η θέση έχει { $cards } κάρτες { $card }. Το παιχνίδι έχει { $most }.
impossible-deck = Η τράπουλα αγοράς έχει { $cards } κάρτες. Το υπόλοιπο παιχνίδι χρειάζεται { $needed }.
impossible-face-up = { $card }: πάντα ανοιχτή.
impossible-pile = Η στοίβα { $pile } έχει πάρα πολλές κάρτες.
impossible-to-place = Ο παίκτης { $seat } πρέπει να τοποθετήσει κάρτες. Το χέρι χρειάζεται { $cards }.
impossible-debt = Ο παίκτης { $seat } δεν μπορεί να έχει κάτω από $0.
impossible-bid = Ο παίκτης { $seat } πρόσφερε { $bid } και έχει μόνο { $money }.
impossible-no-answer = Οι κανόνες δεν ζητούν αυτή την απόφαση εδώ.
impossible-senseless = Αυτή η αλλαγή δεν έχει νόημα εδώ.
