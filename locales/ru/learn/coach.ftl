### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = лучший ход
coach-verdict-fine = хороший ход
coach-verdict-inaccurate = неточность
coach-verdict-blunder = грубая ошибка

coach-group-placing = Размещение
coach-group-founding = Основание
coach-group-mergers = Слияния
coach-group-buying = Покупка
coach-group-ending = Конец партии
coach-group-preparation = Подготовка
coach-group-bonds = Облигации
coach-group-bidding = Ставки
coach-group-boom_bust = «Биржевой бум» и «Биржевой спад»
coach-group-powers = Карты и способности
coach-group-selling = Продажа
coach-group-shares = Акции
coach-group-deciding = Решения

## Events of other players in the simulations, without a full stop: `coach-likelier` or `coach-rarer` goes around one.
coach-likelier = { $what }: вероятнее после лучшего хода
coach-rarer = { $what }: менее вероятно после лучшего хода
coach-figures = в { $best } из { $of } симуляций, а после другого хода — в { $chosen }
coach-reason-chain_founded = { $player } основывает { $chain }
coach-reason-chain_acquired = { $chain } поглощают
coach-reason-bonus =
    { $place ->
        [majority] { $player } получает мажоритарный бонус { $chain }
        [majority_tied] { $player } делит оба бонуса { $chain }
        [minority] { $player } получает миноритарный бонус { $chain }
        [minority_tied] { $player } делит миноритарный бонус { $chain }
       *[both] { $player } получает оба бонуса { $chain }
    }
coach-reason-end_declared = { $player } объявляет конец игры
coach-reason-no_playable_tile = { $player }: нет плитки, которую можно выложить
coach-reason-pile_taken = { $player } забирает пакет { $pile }
coach-reason-fee_paid = { $player } платит торговый сбор
coach-reason-fee_owed = { $player } не может заплатить торговый сбор
coach-reason-boom = { $player } разыгрывает «Биржевой бум»: { $company }
coach-reason-bust = { $player } разыгрывает «Биржевой спад»: { $company }
coach-reason-strategy_played = { $player } разыгрывает: { $card }
coach-reason-sold = { $player } продаёт акции { $company }
coach-reason-dividend_paid = { $player } получает дивиденды { $company }
coach-reason-split = дробление акций { $company }
coach-reason-shares_split = { $player } получает раздробленные акции { $company }
coach-reason-bankruptcy = банкротство { $company }
coach-reason-shares_lost = { $player } теряет акции { $company }
coach-reason-majority = { $player } получает мажоритарный бонус { $company }
coach-reason-other = { $player }: { $what }
coach-cause-you = Лучший ход приносит вам примерно на { $amount } больше: { $line }
coach-cause-player = Лучший ход: { $player } получает примерно на { $amount } больше: { $line }
coach-cause-saves = Лучший ход экономит примерно { $amount }: { $line }
coach-cause-rival = После лучшего хода { $player } получает примерно на { $amount } меньше: { $line }
coach-cause-pays = После лучшего хода { $player } платит примерно на { $amount } больше: { $line }
coach-cause-bid = { $bid } за пакет { $pile } приносит примерно на { $amount } больше: { $line }
coach-cause-outbid = Ставку { $own }, скорее всего, перебьют; { $bid } удержала бы пакет { $pile } и принесла бы примерно на { $amount } больше: { $line }
coach-less-got = { $cause }, но примерно на { $less } меньше: { $line }
coach-less-paid = { $cause }, но стоит примерно на { $less } больше: { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = начальный капитал
coach-line-bought = покупка акций
coach-line-bonus = бонусы за слияния
coach-line-sold = проданные акции
coach-line-final_bonus = итоговые бонусы
coach-line-final_sale = итоговая продажа
coach-line-piles = цена пакетов
coach-line-fees = торговые сборы
coach-line-dividends = дивиденды
coach-line-cards = карты и способности
coach-line-bonds = облигации
coach-line-majority = мажоритарные бонусы
coach-line-commerce = товары и налоги

## The review
coach-title = Разбор партии: { $game }
coach-working = Разбираем партию
coach-player = Игрок
coach-result = Результат
coach-expectation = Ожидание
coach-luck = Удача
coach-own = Своя игра
coach-others = Игра других
coach-adjusted = Без удачи
coach-average-loss = Потеря на решение
coach-decisions = Решения
coach-blunders = Грубые ошибки
coach-inaccuracies = Неточности
coach-kind = Вид решения
coach-given-away = Упущено
coach-sum = Результат = ожидание + удача + своя игра + игра других. Игра сравнивается с игрой смоделированных игроков.
coach-costliest = Самые дорогостоящие решения: { $player }
coach-no-errors = { $player }: явных ошибок нет
coach-move = Ход { $n }
coach-instead = выбрано: { $chosen }; лучше: { $best }
coach-cost = снижает шанс на победу на { $win } и стоит { $money } (± { $error })
coach-cost-win = снижает шанс на победу на { $win }
coach-over-time = На что мог рассчитывать каждый, ход за ходом
coach-unfinished = Партия не окончена, поэтому результатом считается то, на что каждый может рассчитывать сейчас.
coach-not-measured = В этой игре удачу измерить нельзя.
coach-how = Решения сравнивались на смоделированных партиях (всего { $simulations }), исходя только из того, что мог знать игрок. Удача — это влияние взятых карт, плиток и прогнозов по сравнению с другими возможными раздачами. ± — стандартная ошибка.
