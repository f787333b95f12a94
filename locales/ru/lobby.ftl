### Столы: найти, открыть, дождаться остальных.

home-title = Торги открыты.
home-subtitle = Настольные игры о бирже с друзьями и ботами: в браузере, по ссылке, без регистрации.
play-now = { $game } против ботов
about-acquire = Основывайте сети отелей, покупайте их акции и владейте большинством, когда одна сеть поглощает другую.
about-stockpile = Вы знаете, куда пойдёт одна из акций. Торгуйтесь за пакеты открытых и закрытых карт и продавайте, пока не узнали другие.
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
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
finished = Завершена
by-link = по ссылке

game = Игра
game-acquire = Acquire
game-stockpile = Stockpile
company = С кем
company-bots = Против ботов
company-friends = С друзьями
company-device = На одном устройстве
players = Игроки
player-number = Игрок { $number }
seat-number = Место { $number }
name-of-player = Имя игрока { $number }
seat-empty = Свободно
seat-open = Свободно, для тех, у кого есть ссылка
seat-local = Игрок за этим устройством
seat-note-me = Это вы.
seat-note-open = Кто-нибудь займёт это место по ссылке.
seat-note-local = Устройство передаётся по кругу; занавес скрывает плитки.
bot-level = Бот: { $level }
bot-player = Бот { $number }
starts-at-once = Партия начнётся сразу.
waits-for-friends = Вы получите ссылку для друзей и начнёте, когда все соберутся.
create-and-play = Играть
create-table = Открыть стол

game-options = Правила этой партии
without = Без: { $options }
option-acquire-dead_tiles = Мёртвые плитки
option-acquire-dead_tiles-explanation = Что делать с плитками, которые уже нельзя сыграть, потому что они соединили бы две защищённые сети.
option-acquire-dead_tiles-repeat = Менять в конце хода, пока ни одной не останется
option-acquire-dead_tiles-once = Менять один раз в конце хода
option-acquire-dead_tiles-never = Оставлять на руке
option-acquire-open_holdings = Открытое имущество
option-acquire-open_holdings-explanation = Все видят деньги и акции всех.

bot-easy = Лёгкий
bot-easy-explanation = Играет по простым правилам, но не замечает около половины возможностей.
bot-medium = Средний
bot-medium-explanation = Смотрит вперёд десятую долю секунды.
bot-hard = Сильный
bot-hard-explanation = Смотрит вперёд почти секунду.
bot-expert = Мастер
bot-expert-explanation = Смотрит вперёд до трёх секунд.
bot-greedy = Жадный
bot-greedy-explanation = Играет по простым правилам, сразу.
bot-random = Случайный
bot-random-explanation = Любое разрешённое действие, для сравнения.

table-settings = Стол
table-name = Название стола
table-name-note = Если пусто, стол носит ваше имя.
public = Открытый
public-note = Виден в зале. Иначе его найдут только те, у кого есть ссылка.
spectators = Зрители
spectators-note = Другие могут смотреть. Скрытого они не видят.
hints = Подсказки
hints-note = Игроки могут спросить совета у бота.
undo = Отмена
undo-note = Шаги своего хода можно отменить, пока не открылось ничего скрытого.
clock = Часы
clock-note = Время на каждое решение и вчетверо больше в запасе.
clock-of = Часы: { $player }
no-clock = Без часов
bot-pace = Темп ботов
bot-pace-note = Сколько бот ждёт перед действием, чтобы можно было следить.
pace-instant = Сразу
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно

invite = Пригласить друзей
invite-note = Кто откроет эту ссылку, может занять свободное место или смотреть.
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
host-starts = Партию начинает { $host }.
table-closed = Этот стол закрыли до начала партии.
