### Рамка вокруг игр: навигация, настройки, правила, просмотр партии.

loading = Загрузка…
close = Закрыть
yes = Да
no = Нет
save = Сохранить
saved = Сохранено
copy = Копировать
copied = Скопировано
confirm = Подтвердить
try-again = Попробовать ещё раз
why = почему?
why-what = Почему? { $what }
less-of = Меньше: { $what }
more-of = Больше: { $what }
label-value = { $label }: { $value }

navigation = Главное меню
skip-to-content = К содержимому
lobby = Зал
rules = Правила
settings = Настройки
to-lobby = В зал
no-such-page = Такой страницы нет.

language = Язык
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
theme-now = Тема: { $theme }
sound = Звуки
sound-note = Короткие звуки для плиток, денег и вашего хода.
sound-offer = Включить звуки
motion = Анимация
motion-note = Плитки и числа плавно движутся. Анимация отключается и тогда, когда на устройстве включено уменьшение движения.
your-name = Ваше имя
you = Вы
guest-name = Гость
personal-link = Ваша личная ссылка
personal-link-note = Открывает ваши столы на другом устройстве. Действует один раз и только сутки. Никому её не давайте: любой, кто её откроет, войдёт под вашим именем.
make-personal-link = Создать ссылку
continue-here = Продолжить на этом устройстве
continue-here-instead = На этом устройстве вы — { $name }. Если продолжить, вы войдёте как владелец ссылки.

## Правила по пунктам
all-rules = Все правила
no-clause = Такого пункта в правилах нет.
search-rules = Поиск в правилах
clauses-found =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[many] { $count } пунктов
    }
source-rulebook = Из книги правил
source-ruling = Наше решение там, где правила молчат или противоречат себе
source-convention = Соглашение этой программы
source-house = Домашнее правило

## Просмотр партии
replay = Просмотр партии
replay-of = Просмотр партии «{ $name }»
to-start = В начало
to-end = В конец
step-back = Шаг назад
step-forward = Шаг вперёд
play = Пуск
pause = Пауза
moment = Момент
moment-of = Момент { $at } из { $all }
speed = Скорость
eyes = Точка зрения
eyes-all = Видно всё
eyes-spectator = Зритель
eyes-of = { $player }
to-results = Итоги
all-hands = Руки всех игроков
