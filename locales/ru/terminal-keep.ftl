### Запись партии, сыгранной за настоящим столом.

keep-players = Кто играет, по часовой стрелке? (Ana, Bo, Cy)
keep-how = Вводите, что происходит; достаточно первых букв слова, несколько действий разделяются запятыми: 5C, found T, buy T T или up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` — то, чего вы не знаете, `stop` — больше ничего, `undo` отменяет строку, `quit` — выход.
keep-saved = Запись в файле { $file }. `bigboard replay` покажет её, а браузер примет её в разделе «Мои партии».
keep-no-game = Записывать можно эти игры: { $games }.
keep-who = Вы — один из игроков: { $names }.
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
keep-see-opening = Первые карты стопок
keep-see-starting_share = Ваша начальная акция
keep-see-pile_looked_at = Закрытые карты, которые вы посмотрели
keep-see-face_down = Какие закрытые карты оказались комиссиями? Для карты, которую не показали, введите -
keep-see-split = Сколько акций переворачивает каждый игрок?
keep-see-bankruptcy = Сколько обычных акций теряет каждый игрок?
keep-see-portfolios = Обычные акции каждого игрока в конце
