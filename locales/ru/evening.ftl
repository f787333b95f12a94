### Запись партии, сыгранной за настоящим столом.

keep-see-first_player = Кто начинает?
keep-see-start_tiles = Начальные плитки
keep-see-hand_dealt = Ваши плитки
keep-see-tile_drawn = Плитка, которую вы взяли
keep-see-dead_tile = Мёртвая плитка, которую показывает { $player }
keep-see-dice = Кубики
keep-see-open_pair = Открытая пара
keep-see-pair_dealt = Ваша пара
keep-see-pair_looked_at = Пара, которую вы посмотрели
keep-see-pair_revealed = Пара, которую открывают
keep-see-opening = Первые карты пакетов
keep-see-starting_share = Ваша начальная акция
keep-see-pile_looked_at = Закрытые карты, которые вы посмотрели
keep-see-face_down = Какие закрытые карты оказались комиссиями?
keep-see-split = Сколько акций переворачивает каждый игрок?
keep-see-bankruptcy = Сколько обычных акций теряет каждый игрок?
keep-see-portfolios = Обычные акции каждого игрока в конце
keep-real-game = Записать настоящую партию
keep-real-game-note = Вы играете за настоящим столом и отмечаете, что происходит. Каждый ход проверяется; потом партия окажется среди ваших, её можно пересмотреть и разобрать.
keep-begin = Начать
keep-go-on = Продолжить
keep-drop = Выбросить
keep-drop-sure = Выбросить записи этой партии?
keep-names = Игроки по часовой стрелке
keep-player = Игрок { $number }
keep-me = Кто из них вы?
keep-me-none = Я только записываю
keep-notes = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
keep-undo = Отменить
keep-done = Записать
keep-unknown = неизвестно
keep-not-shown = не показана
keep-finish = Добавить к моим партиям
keep-over = Партия закончена и записана полностью.
keep-filter = Найти, что произошло
keep-chosen = Выбрано
keep-nothing = Больше ничего
keep-made-up = То, чего никто не показал, дополнено так, чтобы всё записанное могло произойти. Поэтому карты на руках в записи отчасти вымышлены, и разбор чужих решений знает не больше.
keep-pile = пакет { $number }
keep-pair = пара { $number }
keep-die = кубик { $number }
keep-do-place_down = Карта рубашкой вверх в пакет { $number }
keep-do-no_tile = Ни одну плитку нельзя выложить
keep-do-dead = { $player } показывает мёртвую плитку { $tile }
keep-do-discard_strategy = Карта стратегии, не показывая
keep-do-pick_company = Карта компании, не показывая
keep-do-pick_forecast = Карта прогноза, не показывая
error-no_evening = Такой партии вы не записываете.
error-bad_note = Это нельзя записать.
error-bad_note-elsewhere = { $card } не может быть здесь: это видели в другом месте.
error-bad_note-contradiction = Это противоречит прежним записям. Отмените ошибку или исправьте это.
error-bad_note-holding = У игрока { $player } не может быть столько таких карт: { $card }.
error-bad_note-choice = { $value } сейчас невозможно.
error-bad_note-action = У игрока { $player } ещё есть карта действия, её нужно использовать.
error-bad_note-count = Число карт игрока { $player } неверно.
error-bad_note-names = У каждого игрока должно быть своё имя.
error-bad_note-start = У каждого игрока своя начальная плитка.
error-bad_note-dead = { $card } не могли показать сейчас.
error-bad_note-many = Вы уже записываете столько партий, сколько можно.
kept-made-up = Записано за настоящим столом. Скрытые карты, которых никто не видел ({ $players }), дополнены так, чтобы всё записанное могло произойти; разбор решений этих игроков исходит из таких карт.
error-bad_note-left = У игрока { $player } ещё есть { $card }.
error-bad_note-turn = Сейчас был бы ход игрока { $player }.
error-bad_note-over = Партия окончена.
error-bad_note-nothing = Отменять нечего.
error-bad_note-form = { $count ->
    [0] Это не ответ на вопрос.
    [one] Нужен { $count } ответ.
    [few] Нужно { $count } ответа.
   *[other] Нужно { $count } ответов.
}
keep-several = Выбрано { $chosen } из { $count }
