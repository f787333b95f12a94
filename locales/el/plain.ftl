### Σε απλό τραπέζι: για παιχνίδια χωρίς δικές τους οθόνες.

plain-pick = Διαλέξτε έως { $count }.
plain-most-of = { $thing }: το πολύ { $count }.
plain-too-dear = Αυτό κοστίζει { $cost } και έχετε { $cash }.
plain-costs = κοστίζει { $amount }
plain-gains = αποδίδει { $amount }
