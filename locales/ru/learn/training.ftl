### Мои ошибки, и где я теряю.

mistakes = Мои ошибки
mistakes-note = Решения из ваших партий, которые вам дорого обошлись. Решите ещё раз: вы знаете только то, что знали тогда.
mistakes-none = Пока нечего повторять. Ваши законченные партии разбираются, и каждое решение, которое вам явно что-то стоило, возвращается сюда.
mistakes-waiting = { $count ->
    [one] Разбирается { $count } ваша партия.
    [few] Разбираются { $count } ваши партии.
   *[other] Разбираются { $count } ваших партий.
}
mistakes-due = { $count ->
    [0] На сегодня решений нет
    [one] { $count } решение ждёт вас
    [few] { $count } решения ждут вас
   *[other] { $count } решений ждут вас
}
mistakes-today = Сегодня: { $answered } из { $portion }
mistakes-all = Всего: { $cards } · выучено: { $learned }
mistakes-games = Игра
mistakes-both = Все
mistakes-start = Начать
mistakes-more = Всё равно продолжить
mistakes-enough = На сегодня хватит
mistakes-enough-note = На сегодня хватит. Остальные подождут.
mistakes-next-due = Следующее будет { $date }.
mistakes-decide = Решите
mistakes-next = Следующее решение
mistakes-again = { $days ->
    [0] Оно вернётся сегодня.
    [one] Оно вернётся через { $days } день.
    [few] Оно вернётся через { $days } дня.
   *[other] Оно вернётся через { $days } дней.
}
mistakes-elsewhere = Вы уже ответили на другом устройстве, и засчитан тот ответ.
mistakes-not-due = Его срок ещё не пришёл, поэтому ответ не засчитан.
mistakes-deleted = Партия удалена. Решение остаётся здесь.
mistakes-reviews = Разбирать мои партии автоматически
mistakes-reviews-note = После каждой партии, в фоне; не больше { $limit } партий в день.
mistakes-reviews-off = Этот сервер разбирает партии только по запросу.
mistakes-portion = Решений в день
error-no_card = Это не ваше решение, или на сегодня решений нет.
error-bad_card = Это решение из другой версии правил, показать его нельзя. Оно сохранено.

losses = Где я теряю
losses-note = По разборам ваших партий. Решение было важным, если какой-то ход был явно хуже лучшего.
losses-none = Ни одна из ваших партий ещё не разобрана.
losses-most = Больше всего вы теряете здесь: { $kind }. Это { $share } всех ваших потерь, { $money } на каждое важное решение.
losses-faultless = Разборы не нашли ошибок.
losses-total = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, важных решений: { $mattered }. Потеря на решение: { $money } и { $win } шанса на победу.
losses-by-kind = По виду решений
losses-by-phase = По этапам партии
losses-by-money = По деньгам
losses-phase-early = Первая треть
losses-phase-middle = Вторая треть
losses-phase-late = Последняя треть
losses-money-behind = Беднее других
losses-money-level = Примерно наравне
losses-money-ahead = Богаче других
losses-mattered = Важных
losses-per = Потеря на решение
losses-share = Доля потерь
losses-trend = Тенденция
losses-against = В сравнении с
losses-how = Тенденция сравнивает вторую половину ваших партий с первой: сколько шанса на победу вы теряете на решение, с 95-процентным интервалом. Боты взяты из ваших же партий.
losses-grades = По партиям
losses-grade-faultless = Безошибочно
losses-grade-strong = Сильно
losses-grade-solid = Хорошо
losses-grade-uneven = Неровно
losses-grade-costly = Слабо
losses-given = отдано { $win } шанса на победу
losses-adjusted = { $money } (± { $error }) без учёта удачи
