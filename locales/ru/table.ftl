### За столом, какой бы ни была игра.

your-turn = Ваш ход
player = Игрок
turn = ход
panels = Панели
panel-ledger = Имущество
panel-chart = Таблица
panel-log = Журнал
away = нет на месте
held-by-bot = играет бот ({ $bot })
reconnecting = Связь потеряна, пробуем снова …
thinking = Думает …
undo-step = Отменить
table-menu = Стол
leave-seat = Выйти из партии
leave-seat-note = Пока вы не вернётесь, за вас играет бот.
seat-held = За вас играет бот.
take-seat-back = Вернуться в игру
chat = Разговор
chat-placeholder = Скажите что-нибудь
send = Отправить
look-at-moment = Посмотреть этот момент
changes = Что изменилось
earlier-moment = Раньше
back-to-now = К настоящему
pass-device = Передайте устройство
lift-curtain = Я — { $name }

won-by =
    { $count ->
        [one] Победа: { $winners }
       *[other] Победу делят: { $winners }
    }
rematch = Реванш
to-rematch = К реваншу
download-record = Скачать запись партии

## Объявления стола
notice-joined = За стол садится { $name }.
notice-left = Из-за стола встаёт { $name }.
notice-kicked = Попросили уйти: { $name }.
notice-started = Партия начинается.
notice-bot_holds_seat = Нет на месте: { $name }. Пока играет бот ({ $bot }).
notice-returned = Снова за столом: { $name }.
notice-time_out = Время вышло: { $name }. Это решение принимает бот ({ $bot }).
notice-rematch = Реванш предлагает { $name }.
