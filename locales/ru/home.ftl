### Главная, новые столы и свои игры.

presets = Как начать
preset-first = Первая игра
preset-first-note = Терпеливые боты, медленный темп, простые правила.
preset-base = База
preset-base-note = Игра как в коробке, четыре игрока.
preset-epic = Эпик: всё сразу
preset-epic-note = Все модули, усложнённое поле и все инвесторы.
preset-two = Вдвоём
preset-two-note = Вы против одного.
more-rules = Ещё: правила по одному
clock-days-note = Игра может длиться днями. Часы идут, даже когда никто не смотрит; когда время вышло, одно решение принимает бот.
invited = { $host }: для вас есть место.
choose-yourself = Выбрать самому
your-turn-at = Ваш ход: { $name }
running-at = Идёт игра: { $name }
with-others = с игроками: { $names }
waits-since = ждёт { $time }
last-move = последний ход: { $time } назад
continue = Продолжить
live-game = Прямой эфир
no-live-game = Сейчас никто не играет открыто.
watch-bots = Смотреть игру ботов
watch = Смотреть
bots-at-play = Боты играют
my-games = Мои игры
my-running = Идут
no-running = Ни одна ваша игра сейчас не идёт.
my-finished = Сыгранные
no-finished = Вы ещё не сыграли ни одной игры.
watched = Просмотрено
place = { $place }-е место из { $players }
my-records = Записи
my-records-note = Возьмите игры с собой: в записи есть раздача и все действия — для повтора здесь, в терминале и в программах.
export-records = Все записи ({ $count })
import-record = Загрузить запись
statistics = Статистика
statistics-all =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[other] { $count } игр
    }, выиграно { $share }
usual-rules = Обычные правила
games-played = Игр
places = Места
mean-money = Деньги в среднем
best-money = Лучшее
best-moments = Лучшие моменты
