### Company: people to play with.

quick-title = Играть с людьми
quick-note = Вы встретите людей, которые хотят сыграть в ту же игру. Если места останутся свободны (ожидание: { $wait }), их займут боты и игра начнётся.
quick-any = Любое число
pace = Темп
quick-wait = Ждать не дольше
quick-find = Найти игроков
quick-notify = Сообщать, когда кто-то хочет сыграть
quick-notify-note = Браузер сообщит, пока Big Board открыт во вкладке. В настройках можно выбрать почту, если сервер отправляет письма.
quick-wanted = Кто-то хочет сыграть: { $name }
quick-found = Ваша партия начинается: { $name }
quick-looking = Ищем игроков
quick-fills = Боты займут свободные места через { $time }.
quick-starting = Партия начинается.
quick-stop = Прекратить поиск
people-here = { $count ->
    [one] сейчас здесь { $count } человек
    [few] сейчас здесь { $count } человека
   *[other] сейчас здесь { $count } человек
 }
profile-quick = Быстро
profile-steady = Размеренно
profile-relaxed = Не торопясь
profile-days = Несколько дней
notice-bots_fill = Ожидание закончилось; свободные места занимают боты.
remind-matches = А также когда кто-то ищет игроков
remind-matches-note = Не чаще раза в час, пока вы не за столом.

people-title = С кем вы играли
people-agree = Те, с кем я играл, могут меня найти
people-agree-note = Они видят, когда вы здесь, и могут вас пригласить, а вы видите их. В списке только те, кто согласен; передумать можно в любой момент.
people-none = Никто из тех, с кем вы играли, пока не согласился.
people-here-now = сейчас здесь
people-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
   *[other] { $count } партий вместе
 }
people-invite = Пригласить
people-invite-one = Пригласить: { $name }
people-invited = Приглашение отправлено
people-invite-to = Игра
people-block = Заблокировать: { $name }
people-unblock = Разблокировать: { $name }
people-blocked = { $count ->
    [one] Заблокирован { $count } человек
    [few] Заблокированы { $count } человека
   *[other] Заблокировано { $count } человек
 }
people-block-note = С заблокированным человеком вы больше не встретитесь: ни в подборе игроков, ни по приглашению, ни за одним столом, ни в чате. Он об этом не узнает.
meet-again = Сыграть вместе ещё раз?
invitation-from = { $game }: { $name } приглашает вас за стол
invitation-join = Присоединиться
invitation-decline = Отклонить
error-apart = Вы не можете сесть за этот стол.
error-apart-own = За этим столом сидит { $name }: вы заблокировали этого игрока.
error-no_person = Это возможно только с людьми, с которыми вы встречались за столом.
game-pace-note = Задаёт часы, скорость ботов и время, после которого за отсутствующего играет бот.
