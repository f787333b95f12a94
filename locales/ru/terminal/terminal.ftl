### Терминал, какой бы ни была игра. Веб-клиент этот файл не загружает.

## Начало
cli-pitch-acquire = Основывайте и растите сети, будьте крупнейшим акционером поглощаемых.
cli-pitch-stockpile = Узнайте один прогноз, кладите карты, делайте ставки, продавайте вовремя.
cli-how-to-answer = Отвечайте номером или словами: { $examples }
cli-at-any-time = Команды: { $commands }. Всё сохраняется.

## Команды: каждое слово работает по-английски и на этом языке
cli-command-help = помощь
cli-command-hint = подсказка
cli-command-why = почему
cli-command-undo = назад
cli-command-log = журнал
cli-command-chart = таблица
cli-command-rules = правила
cli-command-save = сохранить
cli-command-position = позиция
cli-command-quit = выход
cli-argument-word = [слово]
cli-argument-file = ФАЙЛ
cli-a-number = номер
cli-a-number-note = ответ с этим номером
cli-words = слова
cli-help-help = этот список
cli-help-hint = что сделал бы бот и насколько он уверен
cli-help-why = правило для отказа, события, слова на экране или номера правила
cli-help-undo = отменить последний ход, если он не открыл ничего скрытого
cli-help-log = всё, что произошло
cli-help-chart = печатные таблицы и карты с их текстами
cli-help-rules = все правила или правила с этим словом
cli-help-save = записать копию партии; она и так сохраняется сама
cli-help-position = позиция одной строкой текста
cli-help-quit = выйти; партия будет сохранена
cli-enter-note = снова показать стол

## Ответы
cli-answers-are = Возможные ответы: { $keys }. Подробнее: `помощь`.
cli-one-answer = Давайте по одному ответу за раз.
cli-not-understood = Ответ «{ $line }» не распознан. Введите номер из списка или слова, например { $examples }.
cli-too-many =
    { $most ->
        [one] Это { $count }; можно не больше { $most }.
        [few] Это { $count }; можно не больше { $most }.
       *[many] Это { $count }; можно не больше { $most }.
    }
cli-so-far =
    { $count ->
        [one] Пока: { $things }. Можно ещё { $count }; Enter — готово, `назад` — сначала.
        [few] Пока: { $things }. Можно ещё { $count }; Enter — готово, `назад` — сначала.
       *[many] Пока: { $things }. Можно ещё { $count }; Enter — готово, `назад` — сначала.
    }
cli-for = { $things } за { $amount }
cli-for-example = Например, { $example }.
cli-you-have = у вас { $count }
cli-why-rule = `почему` покажет правило { $rule }
cli-why-unknown = На столе ничто не называется «{ $word }». `правила { $word }` ищет в правилах.
cli-allowed = Сейчас так можно.
cli-forgotten = Отменено. Ещё ничего не сыграно; выберите снова.
cli-taken-back = Ход отменён.
hint-share = уверенность { $share }
cli-hint-title = Что сделал бы бот, подумав секунду и зная лишь то, что известно вам:
cli-expects = ожидает { $money }
cli-made-up = Карты соперников показаны наугад; настоящие скрыты.
cli-more =
    { $count ->
        [one] ещё { $count }; Enter — дальше, q — хватит
        [few] ещё { $count }; Enter — дальше, q — хватит
       *[many] ещё { $count }; Enter — дальше, q — хватит
    }
# Два дела одного игрока, одно за другим.
cli-then = { $first }; { $second }

## Игроки и боты
cli-thinks = { $player } думает…
cli-bot-failed = { $player } ({ $bot }), сбой: { $trouble }. Решил бот greedy.
cli-pass-keyboard = Передайте клавиатуру: { $player }.
cli-press-enter = { $player }, нажмите Enter, когда никто другой не смотрит.
cli-again = Сыграть ещё? Enter — да, n — нет
cli-account = Итоговый счёт

## Сохранение
cli-saved = Партия сохранена. Продолжить: `bigboard play --resume{ $file }`.
cli-nothing-played = Ещё ничего не сыграно, поэтому ничего не сохранено.
cli-not-saved = Сохранить партию не удалось.
cli-cannot-save = Партию не удалось сохранить: { $trouble }. `сохранить ФАЙЛ` запишет её в другое место.
cli-cannot-keep = Запись не удалось сохранить: { $trouble }.
cli-cannot-write = { $file } не удалось записать: { $trouble }.
cli-no-record = { $file } уже есть, и это не запись партии; файл не изменён.
cli-save-what = После `сохранить` нужно имя файла, например `сохранить friday.json`. Партия и так сохраняется.
cli-record-is = Запись партии: { $file }; `bigboard replay` покажет её.
cli-resumed = Продолжение партии из { $file }.
cli-cannot-resume = Эту партию нельзя продолжить. { $trouble }
cli-game-is-over = Эта партия окончена. `bigboard replay { $file }` покажет её.
cli-nothing-to-resume = Незаконченной партии нет. `bigboard play` начнёт новую.

## Повтор
cli-replay-help = Enter или n: дальше · p: назад · g 40: к ходу 40 · q: хватит
cli-bad-move = Ходы — от 0 до { $last }.
cli-not-over = Партия не окончена: решает { $player }.
cli-bad-record = Эту запись нельзя прочесть до конца. { $trouble }

## Ошибки в командной строке
cli-no-language = Языка «{ $language }» нет. Доступны: { $known }.
cli-no-game = Игры «{ $game }» нет. Доступны: { $known }.
cli-rule-untranslated = Этот пункт правил есть только на английском языке.
cli-no-rule = В правилах игры «{ $game }» нет слова «{ $word }». `rules` без слова покажет все.
cli-no-bot = Бота «{ $bot }» нет. Доступны: { $known }; можно указать и module:Class.
cli-in-full = `{ $command }` показывает ответ целиком.
cli-bots-for-seats =
    { $seats ->
        [one] Названо ботов: { $bots }, а место одно ({ $seats }): назовите одного.
        [few] Названо ботов: { $bots }, а мест { $seats }: назовите одного на всех или по одному на место.
       *[many] Названо ботов: { $bots }, а мест { $seats }: назовите одного на всех или по одному на место.
    }
cli-no-modules = У игры «{ $game }» нет модулей; уберите --with.
cli-no-module = У игры «{ $game }» нет модуля «{ $module }». Доступны: { $known }, или all.
cli-bad-option = Вариант правил пишется ИМЯ=ЗНАЧЕНИЕ, например open_holdings=false, а не «{ $option }».
cli-bad-humans = Людей может быть от 1 до { $players }, а не { $humans }.
cli-bad-seat = Места — от 1 до { $players }; места { $seat } нет.
cli-mine-or-record = Назовите один RECORD или папку через --mine. Страница (--html) делается только из одного RECORD.
cli-mine-no-folder = Папки { $folder } нет.
cli-mine-none = В { $folder } нет записей, в которых известно ваше место.
cli-mine-skipped = Не разобрано: { $file }. { $why }
cli-mine-which = Там не сказано, какое место ваше. Назовите его через --seat или --name.
cli-bad-names =
    { $names ->
        [one] Дано { $names } имя, а людей за клавиатурой { $humans }.
        [few] Дано { $names } имени, а людей за клавиатурой { $humans }.
       *[many] Дано { $names } имён, а людей за клавиатурой { $humans }.
    }
