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
keep-see-pair_revealed = Пара, которую открыли
keep-see-opening = Первые карты пакетов
keep-see-starting_share = Ваша начальная акция
keep-see-pile_looked_at = Карты лицом вниз, которые вы посмотрели
keep-see-face_down = Какие карты лицом вниз оказались торговыми сборами?
keep-see-split = Сколько акций каждый переносит в портфель раздробленных акций?
keep-see-bankruptcy = Сколько обычных акций теряет каждый игрок?
keep-see-portfolios = Обычные акции каждого игрока в конце
keep-real-game = Записать партию за столом
keep-real-game-note = Играйте за настоящим столом и отмечайте, что происходит. Каждый ход проверяется. В конце партию можно посмотреть и разобрать в разделе «Мои партии».
keep-begin = Начать
keep-go-on = Продолжить
keep-drop = Удалить
keep-drop-sure = Удалить записи этой партии?
keep-names = Игроки по часовой стрелке
keep-player = Игрок { $number }
keep-me = Какой из игроков вы?
keep-me-none = Я не играю
keep-notes = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
keep-undo = Отменить
keep-done = Добавить
keep-unknown = неизвестно
keep-not-shown = не показана
keep-finish = Добавить в «Мои партии»
keep-over = Партия окончена и записана полностью.
keep-filter = Найти ход
keep-chosen = Выбрано
keep-nothing = Больше ничего
keep-made-up = Карты, которых никто не показал, дополнены догадкой, которая согласуется с вашими записями. Поэтому часть карт на руках при просмотре вымышлена, и разбор решений других игроков опирается на них.
keep-pile = пакет { $number }
keep-pair = пара { $number }
keep-die = кубик { $number }
keep-do-place_down = Карта лицом вниз в пакет { $number }
keep-do-no_tile = Нет плитки, которую можно выложить
keep-do-dead = { $player } показывает мёртвую плитку { $tile }
keep-do-discard_strategy = Карта стратегии, втёмную
keep-do-pick_company = Карта компании, втёмную
keep-do-pick_forecast = Карта прогноза, втёмную
error-no_transcript = Эту партию вы не записываете.
error-bad_note = Это нельзя записать.
error-bad_note-elsewhere = { $card } не может быть здесь: эту карту видели в другом месте.
error-bad_note-contradiction = Это противоречит прежним записям. Отмените ошибочную запись или исправьте эту.
error-bad_note-holding = У игрока { $player } не может быть столько таких карт: { $card }.
error-bad_note-choice = { $value } сейчас невозможно.
error-bad_note-action = У игрока { $player } ещё есть карта действия, её нужно использовать.
error-bad_note-count = Неверное число карт: { $player }.
error-bad_note-names = Имена игроков должны различаться.
error-bad_note-start = У каждого игрока должна быть своя начальная плитка.
error-bad_note-dead = { $card }: сейчас эту плитку нельзя показать как мёртвую.
error-bad_note-many = Одновременно записывать больше партий нельзя. Закончите или удалите одну из них.
kept-made-up = Записано за настоящим столом. Карты, которых никто не видел ({ $players }), дополнены догадкой, которая согласуется с записями; разбор решений этих игроков исходит из неё.
error-bad_note-left = У игрока { $player } ещё есть { $card }.
error-bad_note-turn = Сейчас ходит { $player }.
error-bad_note-over = Партия окончена.
error-bad_note-nothing = Отменять нечего.
error-bad_note-form = { $count ->
    [0] Это не ответ на вопрос.
    [one] Дайте { $count } ответ.
    [few] Дайте { $count } ответа.
   *[other] Дайте { $count } ответов.
}
keep-several = Выбрано { $chosen } из { $count }
