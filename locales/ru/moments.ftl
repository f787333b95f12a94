### The people at the table, and what is told scene by scene.

you-mark = вы
their-turn = ходит
money-hidden = Скрыто
net-worth = Состояние
players-here = Игроки
skip = Пропустить
your-things = Ваши вещи
you-watch = Вы наблюдаете.
show-on-board = Показать на поле
panel-view = Что на столе
