### За простым столом: для игр без собственных экранов.

plain-pick = Выберите не больше { $count }.
plain-picked = Выбрано { $count } из { $most }
plain-costs = стоит { $amount }
plain-gains = приносит { $amount }
plain-waits = Решает { $player }
plain-over = Партия окончена
plain-worth = Состояние каждого игрока
