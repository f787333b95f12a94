### At a plain table: for games that bring no screens of their own.

plain-pick = Pick up to { $count }.
plain-most-of = { $thing }: { $count } at most.
plain-too-dear = That costs { $cost }, and you have { $cash }.
plain-costs = costs { $amount }
plain-gains = pays { $amount }
