### The coach at the table.

advice-ask = Что скажете?
advice-best = Я сыграл бы так же.
advice-fine = Хорошо: ни один другой ход не выигрывает заметно чаще.
advice-fine-by = Хорошо. Чуть лучше: { $place } (шанс на победу: +{ $win }).
advice-sure = Уверены? Посмотрите: { $place }.
advice-look = Посмотрите: { $place }.
advice-even = Ни один ход не выделяется; не хуже других: { $place }.
advice-show = Объяснить
advice-anyway = Всё равно сделать ход
advice-title = Тренер
advice-yours = Ваш ход
advice-options = Лучшие ходы
advice-answer = Ход
advice-money = Деньги в конце
advice-win = Шанс на победу
advice-why = В чём разница
advice-how = Проверено на смоделированных партиях (всего { $simulations }), только по тому, что вы можете знать. Мелким шрифтом — отличие от лучшего хода; ± — стандартная ошибка.
advice-busy = Сервер занят: это заняло { $seconds } с.
advice-unsure = Сервер слишком занят для надёжной оценки. Спросите ещё раз чуть позже.
advice-keep = Сохранить все акции
advice-warn = Предупреждать о грубых ошибках
advice-warn-note = Тренер проверяет каждый ход, прежде чем он будет принят.

### The review of a finished game in the browser.

review = Разбор
review-of = Разбор: { $name }
review-begin = Разобрать эту партию
review-about = Каждое решение проверяется заново в симуляциях, только по тому, что мог знать игрок, чтобы отделить удачу от умения. Сначала появляются ваши самые дорогостоящие решения; вся партия занимает несколько минут.
review-progress = { $done } из { $of } частей
review-so-far = Результаты на данный момент
review-waiting = В очереди…
review-failed = Разбор не удалось закончить. Попробуйте позже.
review-sums = Из чего сложились результаты
review-sums-note = Каждая строка сходится: результат = ожидание + удача + своя игра + игра других. Игра сравнивается с игрой смоделированных игроков: игра других — то, что решения остальных принесли этому игроку или отняли у него.
review-kinds = По виду решений
review-costliest = { $count ->
    [1] Самое дорогостоящее решение
    [5] Пять самых дорогостоящих решений
   *[other] Самые дорогостоящие решения: { $count }
}
review-compared = Принятое решение и лучшее
review-played = Сыграно
review-better = Лучше
review-show = Показать
review-try = Попробовать
review-try-note = «Попробовать» открывает закрытый стол с этого момента: вы доигрываете против ботов.
review-tried = Попытка: { $name }
review-rating = Качество игры
review-rating-note = Средняя потеря на решение в разобранных партиях; чем меньше, тем лучше.
review-rating-of = { $loss } на решение · { $count ->
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
    [good] Удача принесла игроку { $player } { $money } (± { $error }).
    [bad] Неудача стоила игроку { $player } { $money } (± { $error }).
   *[even] Удача почти ни на что не повлияла: { $money } (± { $error }).
}
review-brief-most = Важнее всего: { $part } ({ $money }).
review-brief-errors = { $count ->
    [0] Явных ошибок не было.
    [one] Самое дорогостоящее решение:
    [few] { $count } самых дорогостоящих решения:
   *[other] { $count } самых дорогостоящих решений:
}
