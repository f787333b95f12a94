### За столом, какой бы ни была игра.

your-turn = Ваш ход
player = Игрок
turn = ход
panels = Панели
panel-ledger = Портфели
panel-chart = Таблица
panel-log = Журнал
away = нет на месте
away-bot-in = нет на месте, бот через { $time }
held-by-bot = играет бот ({ $bot })
reconnecting = Связь потеряна, восстанавливаем…
thinking = Думает…
undo-step = Отменить
table-menu = Стол
leave-seat = Выйти из партии
leave-seat-note = Пока вы не вернётесь, за вас играет бот.
seat-held = За вас играет бот.
bot-played = Пока вас не было, за вас играл бот:
seen = Понятно
take-seat-back = Вернуться в игру
chat = Чат
chat-placeholder = Напишите что-нибудь
unread =
    { $count ->
        [one] { $count } непрочитанное сообщение
        [few] { $count } непрочитанных сообщения
       *[many] { $count } непрочитанных сообщений
    }
send = Отправить
look-at-moment = Посмотреть этот момент
changes = Что изменилось
earlier-moment = Раньше
back-to-now = К игре
pass-device = Передайте устройство:
lift-curtain = Это я, { $name }

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
notice-kicked = Хозяин попросил уйти: { $name }.
notice-started = Партия начинается.
notice-bot_holds_seat = { $name } не за столом; пока играет бот ({ $bot }).
notice-returned = { $name } снова за столом.
notice-time_out = { $name }: время вышло. Это решение принял бот ({ $bot }).
notice-rematch = Реванш предлагает { $name }.
