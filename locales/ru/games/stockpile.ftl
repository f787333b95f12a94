### Stockpile: стол, вопросы, журнал. Термины взяты из правил.

option-stockpile-board = Поле
option-stockpile-board-explanation = Шкалы стоимости одинаковы, или у каждой компании своя.
option-stockpile-board-standard = Обычное
option-stockpile-board-advanced = Усложнённое
option-stockpile-bonds = Облигации
option-stockpile-bonds-explanation = Облигации приносят проценты каждый раунд.
option-stockpile-commerce = Товары и налоги
option-stockpile-commerce-explanation = Товары собирают, налогов избегают.
option-stockpile-dice = Кубики прогнозов
option-stockpile-dice-explanation = Кубики решают, какие прогнозы в игре.
option-stockpile-strategies = Карты стратегий
option-stockpile-strategies-explanation = Карты с особыми эффектами, которые держат на руке.
option-stockpile-promo = Промокарты стратегий
option-stockpile-promo-explanation = Ещё четыре карты стратегий.
option-stockpile-investors = Инвесторы
option-stockpile-investors-explanation = У каждого игрока своя способность и свой начальный капитал.
option-stockpile-investor_set = Набор инвесторов
option-stockpile-investor_set-explanation = Каких инвесторов раздают.
option-stockpile-investor_set-base = Базовая игра: десять
option-stockpile-investor_set-epic = Epic Edition: семнадцать
option-stockpile-investor_set-all = Все двадцать шесть
option-stockpile-fair = Равные инвесторы
option-stockpile-fair-explanation = Начальный капитал подобран так, чтобы инвесторы были равны по силе.
option-stockpile-auction = Аукцион инвесторов
option-stockpile-auction-explanation = Инвесторов не раздают, а продают с аукциона.
option-stockpile-first_player_card = Карта первого игрока
option-stockpile-first_player_card-explanation = Кто начнёт следующий раунд, решает карта в пакетах.

stk-round = раунд
stk-round-of = Раунд { $round } из { $rounds }
stk-phase-information = Информация
stk-phase-supply = Предложение
stk-phase-demand = Спрос
stk-phase-action = Действия
stk-phase-selling = Продажа
stk-phase-movement = Изменение
stk-market = Стоимость
stk-company = Компания
stk-split-shares = Раздробленная акция считается за две
stk-bankruptcy = Ниже: банкротство
stk-above = Выше: дробление
stk-start = Начало
stk-split-to = Отсюда после дробления
stk-piles = Пакеты акций
stk-pile = Пакет { $pile }
stk-pair = Пара { $pair }
stk-split = разд.
stk-half = ½ разд.
stk-sold-half = половина раздробленной акции
stk-place-here = сюда
stk-closed = лицом вниз
stk-open = лицом вверх
stk-a-closed-card = карта лицом вниз
stk-sold-split =
    { $count ->
        [one] раздробленная
       *[other] раздробленные
    }
stk-pair-closed = закрытая
stk-pair-open = открытая
stk-second-split = повторное дробление
stk-bonds =
    { $count ->
        [one] { $count } облигация
        [few] { $count } облигации
       *[many] { $count } облигаций
    }
stk-closed-cards =
    { $count ->
        [one] { $count } карта лицом вниз
        [few] { $count } карты лицом вниз
       *[many] { $count } карт лицом вниз
    }
stk-known-card = { $card }, лицом вниз, вам известна
stk-your-hand = Ваши карты
stk-choose-card = Выберите карту, затем пакет; или перетащите её.
stk-choose-bid = Нажмите на деление, чтобы сделать ставку; нажмите на серое, чтобы узнать, почему нельзя.
stk-bid = Ставка { $amount }
stk-your-meeple = Ваша фишка: перетащите её на деление
stk-pairs = Прогнозы
stk-deduction = Ещё возможно
stk-unknown = Неизвестные карты
stk-ruled-out = Нет среди неизвестных карт
stk-owes = Долги по сборам
stk-first = Первый игрок
stk-market-deck = Колода рынка
stk-discard = Стопка сброса
stk-house = домашнее правило
stk-splits = дробление
stk-bankrupt = банкротство
stk-all = Всё
stk-free-after = остаётся на ставки: { $amount }
stk-known-forecast = известный вам прогноз
stk-no-pairs = Пары раунда раздаются в фазе информации.
stk-choose-pile = Теперь нажмите на пакет или перетащите карту туда.
stk-pile-in-words = Пакет { $pile }: список карт
stk-next-first = Первый игрок следующего раунда
stk-used = использован

stk-card-boom = Биржевой бум
stk-card-bust = Биржевой спад
stk-card-fee = Торговый сбор { $amount }
stk-card-gold = Золото
stk-card-platinum = Платина
stk-card-oil = Нефть
stk-card-gas = Природный газ
stk-card-corn = Кукуруза
stk-card-cattle = Скот
stk-card-tax = Налог

stockpile-ask-keep_investor = Выберите инвестора
stockpile-ask-offer_investor = Выберите инвестора, которого выставите на аукцион
stockpile-ask-bid_investor = Сделайте ставку на инвестора из его начального капитала
stockpile-ask-buy_bonds = Выберите, сколько облигаций купить
stockpile-ask-place_card = Положите карту в пакет
stockpile-ask-discard = Выберите, что сбросить
stockpile-ask-pair = Выберите пару
stockpile-ask-pile = Выберите пакет
stockpile-ask-bid = Сделайте ставку на пакет
stockpile-ask-hand_first_card = Выберите, кто начнёт следующий раунд
stockpile-ask-act = Разыграйте карты или закончите ход
stockpile-ask-sell = Выберите, что продать
stockpile-ask-show_shares = Выберите, сколько акций показать
stockpile-ask-show_split_shares = Выберите, за сколько раздробленных акций получить деньги
stockpile-ask-choose_power = Выберите, кто из ваших инвесторов действует первым
stockpile-ask-pick_card = Выберите карту для своей пары
stockpile-ask-hide_card = Выберите, какую из первых карт положить лицом вниз
stockpile-ask-move_card = Выберите, какую карту переложить
stockpile-ask-move_price = Выберите, чью стоимость изменить
stockpile-ask-choose_company = Выберите компанию
stockpile-ask-take_card = Выберите акцию, которую возьмёте из сброса
stockpile-ask-give_money = Выберите, кто получит деньги
stockpile-ask-take_money = Выберите, у кого взять деньги
stockpile-ask-game_over = Партия окончена
stockpile-wait =
    { $decision ->
        [buy_bonds] { $player } может купить облигации
        [place_card] { $player } раскладывает карты
        [bid] { $player } делает ставку
        [act] { $player } действует
        [sell] { $player } продаёт
        [discard_strategy] { $player } сбрасывает карты стратегий
        [keep_investor] { $player } выбирает инвестора
        [offer_investor] { $player } выставляет инвестора на аукцион
       *[other] { $player } выбирает
    }

stockpile-action-give_one = { $player } и ещё один игрок
stockpile-action-give_all = Всё получает { $player }
stockpile-action-pass = Пас
stockpile-action-stop = Больше ничего
stockpile-action-end_turn = Закончить ход

stockpile-event-first_player = Первый игрок: { $player }.
stockpile-event-draws = { $player } берёт карты: { $thing }.
stockpile-event-investor_chosen = { $player } выбирает: { $thing }.
stockpile-event-investor_offered = На торгах у пакета { $pile }: { $thing }.
stockpile-event-discards = { $player } сбрасывает: { $thing }.
stockpile-event-set_up = { $player } начинает: { $amount } и одна акция{ $what }.
stockpile-event-round = Начинается раунд { $round }. Первый игрок: { $player }.
stockpile-event-dice = На кубиках: { $thing }.
stockpile-event-card_picked = { $player } тайно выбирает карту для пары{ $what }.
stockpile-event-card_placed = { $player } кладёт в пакет { $pile }: { $thing }.
stockpile-event-looks = { $player } смотрит: { $thing }{ $what }.
stockpile-event-card_moved = { $player } перекладывает из пакета { $pile } в пакет { $to }: { $thing }.
stockpile-event-bid = { $player } ставит { $amount } на пакет { $pile }.
stockpile-event-beaten = { $player }: ставка на пакет { $pile } перебита.
stockpile-event-pays = { $player } платит { $amount }{ $what }.
stockpile-event-receives = { $player } получает { $amount }{ $what }.
stockpile-event-pile_taken = { $player } забирает пакет { $pile }{ $what }.
stockpile-event-first_card_handed = { $player } передаёт карту первого игрока: { $to }.
stockpile-event-fee_owed = { $player }: денег не хватает, долг по сборам { $amount }.
stockpile-event-given = { $player } отдаёт { $amount }; получает { $to }.
stockpile-event-levelled = { $player } берёт { $amount } (платит { $from }) и отдаёт { $given } (получает { $to }).
stockpile-event-plays = { $player } разыгрывает: { $thing }{ $what }.
stockpile-event-investor = { $player }: инвестор { $thing }{ $what }.
stockpile-event-card_laid = Карту кладут на пару { $pair }.
stockpile-event-share_taken = { $player } берёт из сброса: { $thing }.
stockpile-event-share_split = { $player } дробит акцию: { $thing }.
stockpile-event-shows = { $player } показывает { $thing } и получает { $amount }.
stockpile-event-sells = { $player } продаёт { $thing } за { $amount }.
stockpile-event-dividend = { $company } платит { $amount } за акцию.
stockpile-event-split = Дробление: { $company }.
stockpile-event-shares_split = { $player } перекладывает в портфель раздробленных акций: { $thing }.
stockpile-event-bankruptcy = Банкротство: { $company }.
stockpile-event-shares_lost = { $player } теряет: { $thing }.
stockpile-event-game_over = Последний раунд сыгран, партия окончена.

refusal-stockpile-game-over = Партия окончена.
refusal-stockpile-no-such-action = Такого хода нет.
refusal-stockpile-not-understood = Сервер не понял этот ход.
refusal-stockpile-wrong-decision = Сейчас такого варианта нет.
refusal-stockpile-not-possible = Сейчас это невозможно.
refusal-stockpile-must-answer = Здесь нельзя пасовать.
refusal-stockpile-no-such-pile = Такого пакета нет.
refusal-stockpile-own-track = На этой шкале уже стоит ваша вторая фишка.
refusal-stockpile-track-locked = Эта шкала торгов недоступна.
refusal-stockpile-space-blocked = Деление после этой фишки заблокировано. Поставьте больше.
refusal-stockpile-bid-too-low = Здесь уже есть ставка. Поставьте больше.
refusal-stockpile-bid-above-cash = Это больше начального капитала этого инвестора.
refusal-stockpile-too-little-money = У вас нет столько денег.
refusal-stockpile-card-not-in-hand = У вас нет этой карты.
refusal-stockpile-face-up-first = Сначала положите карту лицом вверх.
refusal-stockpile-face-down-now = Теперь положите карту лицом вниз.
refusal-stockpile-face-down-too = Вторая карта тоже кладётся лицом вниз: лицом вверх может лежать только первая.
refusal-stockpile-same-pile = Выберите другой пакет.
refusal-stockpile-too-few-shares = У вас нет столько акций.
refusal-stockpile-order-of-sale = Продавайте акции компаний по порядку; очередь { $company } уже прошла.
refusal-stockpile-known-shares = Другие знают об этих акциях, поэтому за них вам платят в любом случае.
refusal-stockpile-too-many-bonds = Столько облигаций купить нельзя.
refusal-stockpile-no-bonds-left = Столько облигаций не осталось.
refusal-stockpile-action-cards-left = У вас ещё есть карта действия.
refusal-stockpile-no-such-card = У вас нет этой карты.
refusal-stockpile-not-in-hand = Сейчас нельзя взять карту { $card }.
refusal-stockpile-no-play-left = Больше карт стратегий сейчас разыграть нельзя.
refusal-stockpile-no-effect = Карта { $card } сейчас ничего не изменит.
refusal-stockpile-investor-not-dealt = Сейчас нельзя оставить инвестора { $investor }.
refusal-stockpile-not-in-discard = В сбросе нет акций { $company }.
refusal-stockpile-pair-seen = Эту пару вы уже видели.
refusal-stockpile-too-few-picks = Выберите не меньше { $least }.
refusal-stockpile-too-many-picks = Это больше, чем можно выбрать.

stk-flow-fees = Сборы
stk-flow-sold = Продажа акций
stk-flow-dividends = Дивиденды и дробления
stk-flow-cards = Инвесторы и стратегии
stk-flow-majority = Мажоритарные бонусы
stk-prices-by-round = Стоимость акций
