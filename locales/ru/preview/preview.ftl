### Previews of links, written by the server.

preview-invited = Вас приглашают за стол
preview-invited-note = Откройте ссылку, чтобы занять место или посмотреть игру. Регистрация не нужна.
preview-play = Играть
preview-take-seat = Занять место
preview-see-result = Посмотреть результат
preview-watch-replay = Смотреть партию
preview-best-move = Найдите лучший ход
preview-solve = Решить
