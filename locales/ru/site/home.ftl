### Главная, новые столы и свои игры.

presets = Как начать
preset-first = Первая игра
preset-first-note = Слабые боты, медленный темп, простые правила.
preset-base = Базовая игра
preset-base-note = Правила из коробки, четыре игрока.
preset-epic = Epic: всё сразу
preset-epic-note = Все модули, усложнённое поле и все инвесторы.
preset-two = Вдвоём
preset-two-note = Вы против одного соперника.
more-rules = Другие правила
clock-days-note = Партия может длиться днями. Часы идут, даже когда никто не смотрит; когда время выйдет, одно решение примет бот.
invited = { $host } приглашает вас за стол.
choose-yourself = Свои настройки
your-turn-at = Ваш ход: { $name }
running-at = Идёт партия: { $name }
with-others = с игроками: { $names }
waits-since = ждёт { $time }
last-move = последний ход: { $time } назад
continue = Продолжить
live-game = В прямом эфире
no-live-game = Сейчас нет открытых партий.
watch-bots = Смотреть игру ботов
watch = Смотреть
bots-at-play = Боты играют
my-games = Мои партии
my-quarantined = { $count ->
    [one] { $count } ваш стол нельзя открыть: его данные не читаются. Ничего не удалено; обратитесь к администратору сервера.
    [few] { $count } ваших стола нельзя открыть: их данные не читаются. Ничего не удалено; обратитесь к администратору сервера.
   *[other] { $count } ваших столов нельзя открыть: их данные не читаются. Ничего не удалено; обратитесь к администратору сервера.
}
my-running = Текущие
no-running = Ни одна ваша партия сейчас не идёт.
my-finished = Сыгранные
no-finished = Вы ещё не закончили ни одной партии.
watched = Просмотрено
place = { $place }-е место из { $players }
my-records = Записи
my-records-note = Возьмите партии с собой. В каждой записи есть раздача и все ходы — для просмотра здесь, в терминале и в ваших программах.
export-records = Скачать все записи ({ $count })
import-record = Загрузить запись
statistics = Статистика
statistics-all =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }, выиграно { $share }
usual-rules = Обычные правила
games-played = Партий
places = Места
mean-money = Денег в среднем
best-money = Рекорд
best-moments = Лучшие моменты
not-affiliated = Big Board не связан с издателями этих игр. Названия принадлежат их владельцам.
where-to-buy = Где купить игры:
