### Stockpile в терминале. У карт здесь короткие имена: в пакете их много.

cli-card-boom = бум
cli-card-bust = спад
cli-card-fee = сбор{ $amount }
cli-card-gold = золото
cli-card-platinum = плат.
cli-card-oil = нефть
cli-card-gas = газ
cli-card-corn = кук.
cli-card-cattle = скот
cli-card-tax = налог
cli-card-first = первый
cli-commodities = товары
cli-piles = Пакеты
# После числа раздробленных акций: 2р.
cli-split-mark = р

cli-phase-preparation = Подготовка
cli-phase-start = Начало раунда
cli-phase-end = Конец раунда
cli-cards-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
# Не больше 19 букв: как читать шкалу стоимости.
cli-track-legend = [цена]'старт*дробл
cli-can-be = возм.
cli-pair-own = ваша
cli-pair-open = откр.
cli-pair-seen = видна
cli-cash-thousands = Деньги, тыс. $
cli-piles-title = Пакеты: карты лицом вверх, (известные) и ? неизвестные лицом вниз
cli-hidden =
    { $count ->
        [one] { $count } скрытая
        [few] { $count } скрытые
       *[many] { $count } скрытых
    }
cli-bonds =
    { $count ->
        [0] без облигаций
        [one] { $count } облигация
        [few] { $count } облигации
       *[many] { $count } облигаций
    }
cli-strategies =
    { $count ->
        [one] { $count } стратегия
        [few] { $count } стратегии
       *[many] { $count } стратегий
    }
cli-forecast = прогноз
cli-bids = ставки
cli-majority-note = { $amount } за наибольшее число акций компании, { $tied } при равенстве
cli-second-split-note = { $amount } за каждую уже раздробленную карту
cli-bonds-chart = { $price } за штуку, проценты { $interest } за раунд, { $price } назад в конце
cli-sets = разные товары: { $worth }; повторы начинают новый набор
cli-taxes = налоги: { $worth }
cli-your-card = ваша карта
cli-played = разыграны
cli-seen-by = видели: { $players }
cli-split = дробление
cli-broke = банкрот
cli-raise = вверх
cli-lower = вниз
cli-use = применить: { $investor }
cli-or-more = { $amount } или больше

cli-ask-keep =
    { $count ->
        [one] Выберите инвестора, которого оставите.
        [few] Выберите { $count } инвесторов, которых оставите.
       *[many] Выберите { $count } инвесторов, которых оставите.
    }
cli-ask-offer =
    { $count ->
        [one] Выберите инвестора для аукциона.
        [few] Выберите { $count } инвесторов для аукциона.
       *[many] Выберите { $count } инвесторов для аукциона.
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Выберите ещё одну карту стратегии для сброса.
        [few] Выберите { $count } карты стратегий для сброса.
       *[many] Выберите { $count } карт стратегий для сброса.
    }
cli-ask-bonds = Купить облигации по { $price }? У вас { $cash }; осталось { $left }.
cli-bonds-note = { $amount } сейчас, столько же в конце, проценты { $interest }
cli-ask-place = У вас { $first } и { $second }: положите одну лицом вверх, другую лицом вниз.
cli-ask-place-any = У вас { $first } и { $second }. Положите одну; обе можно лицом вниз.
cli-ask-place-last = Положите лицом вниз: { $card }. В какой пакет?
cli-ask-place-commerce = Положите лицом вверх: { $card }. В какой пакет?
cli-different-piles = У вас { $cards }; их кладут в разные пакеты.
cli-ask-place-first = Положите карту первого игрока. Её покупатель выберет, кто начнёт.
cli-ask-bid = Ставка: номер или пакет и цена, например 2 6. У вас { $cash }.
cli-ask-bid-investor = Ставка на инвестора из его денег: номер или пакет и цена, например 1 3.
cli-ask-bid-own = Ставка (→ платите вы): номер или пакет и цена. У вас { $cash }.
cli-ask-look-at-pile = Выберите пакет, чтобы посмотреть его карты лицом вниз.
cli-ask-move-to = Выберите, в какой пакет её переложить.
cli-ask-act-must = Разыграйте бумы и спады; каждый сдвигает стоимость на { $steps }.
cli-plays-left =
    { $count ->
        [one] Можно разыграть { $count } стратегию.
        [few] Можно разыграть { $count } стратегии.
       *[many] Можно разыграть { $count } стратегий.
    }
cli-ask-look-at-pair = Выберите скрытую пару, чтобы её посмотреть.
cli-ask-reveal-pair = Выберите свою пару, которую откроете всем.
cli-ask-lay-card = Положите лицом вниз: { $card }. На какой прогноз?
cli-ask-move-price =
    { $steps ->
        [one] Выберите, чью стоимость сдвинуть на { $steps } клетку.
        [few] Выберите, чью стоимость сдвинуть на { $steps } клетки.
       *[many] Выберите, чью стоимость сдвинуть на { $steps } клеток.
    }
cli-ask-raise = Выберите компанию, которая подорожает.
cli-ask-cheap = Выберите дешёвую компанию, акции которой покажете.
cli-ask-dividend = Выберите компанию, которая платит всем { $amount } за акцию.
cli-ask-wash-trade = Две компании: дорогая дешевеет на { $steps }, дешёвая дорожает на { $steps }.
cli-ask-buy-discard = Купить акцию из сброса?
cli-costs = цена { $cost }, стоимость { $worth }
cli-ask-give-up = { $card }: выберите акцию, которую отдадите.
cli-ask-split = Выберите акцию для портфеля раздробленных акций.
cli-ask-discard = { $card }: выберите, что сбросить.
cli-ask-sell-shares = Продать акции?
cli-ask-sell-now = Продать сразу акции этой компании?
cli-sell-nothing = Не продавать
cli-cash-is = У вас { $cash }.
cli-ask-short =
    { $count ->
        [one] Продайте акцию за { $price }: какую?
        [few] Продайте до { $count } акций по { $price }.
       *[many] Продайте до { $count } акций по { $price }.
    }
cli-ask-show = { $company } платит { $amount } за каждую показанную акцию. У вас { $count }.
cli-ask-show-split = { $company } платит { $amount } за акцию. Раздробленных у вас { $count }, от денег можно отказаться.
cli-show = показать { $count }
cli-ask-show-companies = Покажите по одной акции, { $amount } за каждую. Каких компаний?
cli-ask-poorest = Выберите, кто из беднейших получит { $amount }.
cli-track-ends = Ниже { $low } — банкротство и возврат на { $start }; выше { $high } — дробление и дальше с { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }; { $count } карта лежит лицом вниз, в скобках, если она вам известна.
        [few] { $pile }: { $cards }; { $count } карты лежат лицом вниз, в скобках те, что вам известны.
       *[many] { $pile }: { $cards }; { $count } карт лежит лицом вниз, в скобках те, что вам известны.
    }
