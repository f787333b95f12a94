### The coach at the table.

advice-ask = Что скажете?
advice-best = Я поступил бы так же.
advice-fine = Хорошо: ничего явно лучшего нет.
advice-sure = Уверены? Посмотрите: { $place }.
advice-look = Посмотрите: { $place }.
advice-even = Ни один ответ не выделяется; не хуже других: { $place }.
advice-show = Объяснить
advice-anyway = Всё равно сделать
advice-title = Тренер
advice-yours = Ваш выбор
advice-options = Лучшие ответы
advice-answer = Ответ
advice-money = Деньги в конце
advice-win = Шанс на победу
advice-below = Хуже лучшего
advice-why = В чём разница
advice-how = Проверено в { $simulations } смоделированных партиях, только по тому, что вы можете знать. ± — стандартная ошибка.
advice-warn = Предупреждать о грубых ошибках
advice-warn-note = Тренер смотрит каждый ответ, прежде чем он будет принят.

### The review of a finished game in the browser.

review = Разбор
review-of = Разбор: { $name }
review-begin = Разобрать эту партию
review-about = Каждое решение проверяется заново по тому, что мог знать игрок, и удача отделяется от умения. Это занимает около минуты.
review-progress = { $done } из { $of } решений
review-waiting = Ждёт своей очереди…
review-failed = Разбор не удалось закончить. Попробуйте позже.
review-sums = Из чего сложились результаты
review-sums-note = Каждая строка сходится: результат = ожидание + удача + ошибки + игра других + остальное.
review-kinds = По виду решений
review-costliest = Пять самых дорогих решений
review-show = Показать
review-try = Попробовать
review-try-note = «Попробовать» открывает закрытый стол с этого момента: вы доигрываете против ботов.
review-tried = Проба: { $name }
review-rating = Качество игры
review-rating-note = Средняя потеря за решение в разобранных партиях: чем меньше, тем лучше.
review-rating-of = { $loss } за решение · { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    } · { $blunders ->
        [0] без грубых ошибок
        [one] { $blunders } грубая ошибка
        [few] { $blunders } грубые ошибки
       *[other] { $blunders } грубых ошибок
    }
review-whose = Чьи решения
review-brief = Коротко
review-brief-won = Победа: { $player }, { $money }.
review-brief-lost = Итог игрока { $player }: { $money }, это на { $gap } меньше, чем у победителя ({ $winner }).
review-brief-luck = { $kind ->
    [good] Везение принесло игроку { $player } { $money } (± { $error }).
    [bad] Невезение стоило игроку { $player } { $money } (± { $error }).
   *[even] Везение почти ни на что не повлияло: { $money } (± { $error }).
}
review-brief-errors = { $count ->
    [0] Явных ошибок не видно.
    [one] Дороже всего обошлось { $count } решение:
    [few] Дороже всего обошлись эти { $count } решения:
   *[other] Дороже всего обошлись эти { $count } решений:
}
