### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = лучший ответ
coach-verdict-fine = хорошо
coach-verdict-inaccurate = неточно
coach-verdict-blunder = грубая ошибка

coach-group-placing = Размещение
coach-group-founding = Основание
coach-group-mergers = Слияния
coach-group-buying = Покупка
coach-group-ending = Конец партии
coach-group-preparation = Подготовка
coach-group-bonds = Облигации
coach-group-bidding = Ставки
coach-group-powers = Карты и способности
coach-group-selling = Продажа
coach-group-shares = Акции
coach-group-deciding = Решения

## What happens in the simulated worlds, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what }: миров { $best } из { $of }, после вашего выбора { $chosen }
coach-worlds-of = { $what }: миров { $best } из { $of }, после сделанного выбора { $chosen }
coach-worlds-next = { $what }: миров { $best } из { $of }, после второго по силе ответа { $chosen }
coach-reason-chain_founded = { $player } основывает { $chain }
coach-reason-chain_acquired = { $chain } поглощают
coach-reason-bonus =
    { $place ->
        [majority] { $player } получает бонус главного акционера { $chain }
        [majority_tied] { $player } делит оба бонуса { $chain }
        [minority] { $player } получает бонус второго акционера { $chain }
        [minority_tied] { $player } делит бонус второго акционера { $chain }
       *[both] { $player } получает оба бонуса { $chain }
    }
coach-reason-end_declared = { $player } объявляет конец
coach-reason-no_playable_tile = { $player } не имеет плитки для хода
coach-reason-pile_taken = { $player } забирает пакет { $pile }
coach-reason-fee_paid = { $player } платит торговый сбор
coach-reason-fee_owed = { $player } не может заплатить торговый сбор
coach-reason-boom = { $player } играет «Биржевой бум»: { $company }
coach-reason-bust = { $player } играет «Биржевой спад»: { $company }
coach-reason-strategy_played = { $player } играет { $card }
coach-reason-sold = { $player } продаёт акции { $company }
coach-reason-dividend_paid = { $player } получает дивиденды { $company }
coach-reason-split = дробление акций { $company }
coach-reason-shares_split = { $player } получает раздробленные акции { $company }
coach-reason-bankruptcy = банкротство { $company }
coach-reason-shares_lost = { $player } теряет акции { $company }
coach-reason-majority = { $player } получает мажоритарный бонус { $company }
coach-reason-other = { $player }: { $what }
coach-reason-account = { $player } имеет на { $amount } больше: { $line }
coach-line-start = начальные деньги
coach-line-bought = меньше потрачено на покупки
coach-line-bonus = бонусы за слияния
coach-line-sold = проданные акции
coach-line-final_bonus = финальные бонусы
coach-line-final_sale = финальная продажа
coach-line-piles = более дешёвые пакеты
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
coach-errors = Ошибки
coach-others = Игра других
coach-rest = Прочее
coach-adjusted = Без удачи
coach-average-loss = Потеря за решение
coach-decisions = Решения
coach-blunders = Грубые ошибки
coach-inaccuracies = Неточности
coach-kind = Вид решения
coach-given-away = Упущено
coach-sum = Результат = ожидание + удача + ошибки + игра других + прочее.
coach-costliest = Самые дорогие решения: { $player }
coach-no-errors = { $player }: заметных ошибок нет
coach-move = Ход { $n }
coach-instead = { $chosen } вместо { $best }
coach-cost = стоит { $money } (± { $error }) и { $win } шанса на победу
coach-over-time = На что мог рассчитывать каждый, ход за ходом
coach-unfinished = Партия не окончена: результатом считается то, на что каждый может рассчитывать сейчас.
coach-not-measured = В этой игре удачу измерить нельзя.
coach-how = Решения проверены в { $simulations } сыгранных моделью партиях, исходя из того, что мог знать игрок. Удача — это то, что изменили взятые карты, плитки и прогнозы, когда остальное раздаётся заново; ± — стандартная ошибка.
