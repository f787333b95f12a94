### Столы: найти, открыть, дождаться остальных.

home-title = Торги открыты.
home-subtitle = Настольные игры о бирже с друзьями и ботами прямо в браузере. Достаточно ссылки, регистрация не нужна.
play-now = { $game }: игра с ботами
about-acquire = Основывайте сети отелей, покупайте их акции и будьте крупнейшим акционером, когда одна сеть поглощает другую.
about-stockpile = Вы заранее знаете, что станет с акциями одной компании. Торгуйтесь за пакеты с картами лицом вверх и лицом вниз и продавайте раньше, чем узнают другие.
players-from-to = Игроков: { $from }–{ $to }
new-table = Новый стол
your-tables = Ваши столы
tables-open = Открытые столы
tables-running = Идущие партии
tables-finished = Завершённые партии
no-tables-open = Никто не ждёт игроков. Откройте стол сами.
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
seats-full = Мест нет
moves-played =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
finished = Завершена
by-link = по ссылке

game = Игра
game-acquire = Acquire
game-stockpile = Биржа
company = Кто играет?
company-bots = Против ботов
company-friends = С друзьями
company-device = На одном устройстве
players = Игроки
player-number = Игрок { $number }
seat-number = Место { $number }
name-of-player = Имя игрока { $number }
seat-empty = Свободно
seat-open = Свободно для всех, у кого есть ссылка
seat-local = Игрок на этом устройстве
seat-note-me = Это вы.
seat-note-open = Место для любого, у кого есть ссылка.
seat-note-local = Устройство передаётся по кругу; экран-заставка скрывает карты каждого игрока.
bot-level = Бот: { $level }
bot-player = Бот { $number }
starts-at-once = Партия начнётся сразу.
waits-for-friends = Вы получите ссылку для друзей и начнёте, когда все соберутся.
create-and-play = Играть
create-table = Открыть стол

game-options = Правила этой партии
without = Без: { $options }
option-acquire-dead_tiles = Мёртвые плитки
option-acquire-dead_tiles-explanation = Что делать в конце хода с плитками, которые уже никогда нельзя выложить, потому что они соединили бы защищённые сети.
option-acquire-dead_tiles-repeat = Заменять, пока есть
option-acquire-dead_tiles-once = Заменять один раз
option-acquire-dead_tiles-never = Оставлять на руке
option-acquire-open_holdings = Открытые портфели
option-acquire-open_holdings-explanation = Все видят деньги и акции друг друга.

bot-easy = Лёгкий
bot-easy-explanation = Играет по простым правилам, но не замечает около половины возможностей.
bot-medium = Средний
bot-hard = Сильный
bot-expert = Мастер
bot-search-explanation = Моделирует до { $simulations } партий на решение, не дольше { $seconds } с.
bot-greedy = Жадный
bot-greedy-explanation = Играет мгновенно, по простым правилам.
bot-random = Случайный
bot-random-explanation = Делает любой разрешённый ход; для сравнения.

table-settings = Стол
table-name = Название стола
table-name-note = Если оставить пустым, стол будет назван по игре и вашему имени.
public = Открытый
public-note = Виден в зале. Иначе стол найдут только те, у кого есть ссылка.
spectators = Зрители
spectators-note = Другие могут смотреть. Скрытого они не увидят.
hints = Подсказки
hints-note = Игроки могут попросить подсказку у бота.
undo = Отмена
undo-note = Шаги своего хода можно отменять, пока не открылось ничего скрытого.
clock = Часы
clock-note = Время на каждое решение и вчетверо больший запас.
clock-of = Часы: { $player }
no-clock = Без часов
bot-pace = Темп ботов
bot-pace-note = Сколько бот ждёт перед ходом, чтобы за игрой можно было следить.
pace-instant = Сразу
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно

invite = Пригласить друзей
invite-note = По этой ссылке можно занять свободное место или смотреть игру.
share-link = Поделиться ссылкой
qr-code = QR-код ссылки
seats = Места
sit-down = Сесть
stand-up = Встать
kick = Попросить уйти
remove = Убрать
put-bot = Посадить бота
bot-for-seat = Бот на место { $number }
fill-with-bots = Дополнить ботами
start = Начать партию
all-here = Все на месте.
some-away = { $count ->
    [one] { $names } не на месте.
   *[other] Не на месте: { $names }.
 }
host-starts = Партию начнёт { $host }.
table-closed = Этот стол закрыли до начала партии.
