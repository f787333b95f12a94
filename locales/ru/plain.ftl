### За простым столом: для игр без собственных экранов.

plain-pick = Выберите не больше { $count }.
plain-most-of = { $thing }: не больше { $count }.
plain-too-dear = Это стоит { $cost }, а у вас { $cash }.
plain-costs = стоит { $amount }
plain-gains = приносит { $amount }
