### Company: people to play with.

match-title = Играть с людьми
match-note = Вы встретите людей, которые хотят сыграть в ту же игру. Если места останутся свободны (ожидание: { $wait }), их займут боты и игра начнётся.
match-any = Любое число
pace = Темп
match-wait = Ждать не дольше
match-find = Найти игроков
match-notify = Сообщать, когда кто-то хочет сыграть
match-notify-note = Браузер сообщит, пока Big Board открыт во вкладке. В настройках можно выбрать почту, если сервер её отправляет.
match-wanted = Кто-то хочет сыграть: { $name }
match-found = Ваша игра начинается: { $name }
match-looking = Ищем игроков
match-fills = Боты займут свободные места через { $time }.
match-starting = Игра начинается.
match-stop = Прекратить поиск
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
