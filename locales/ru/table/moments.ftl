### The people at the table, and what is told scene by scene.

you-mark = вы
their-turn = ходит
money-hidden = Скрыто
net-worth = Состояние
players-here = Игроки
skip = Пропустить
your-things = Ваши деньги и акции
you-watch = Вы наблюдаете.
show-on-board = Показать на поле
panel-view = Что на столе

time-up = время вышло
clock-out-note = Если время выйдет, это решение примет бот.
clock-rule = { $seconds } с на решение и { $bank } с в запасе
story-speed = Скорость показа
story-speed-note = Пробел — следующая сцена, Esc — пропустить все.
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Сразу
your-place =
    { $place ->
        [1] Вы побеждаете!
        [2] Вы на втором месте.
        [3] Вы на третьем месте.
        [4] Вы на четвёртом месте.
        [5] Вы на пятом месте.
       *[6] Вы на последнем месте.
    }
