### Acquire: стол, вопросы, журнал.

board = Поле
price = Цена
cash = Деньги
safe = Защищена
chart = Таблица цен
chart-here =
    { $size ->
        [one] { $chain }: { $size } плитка
        [few] { $chain }: { $size } плитки
       *[many] { $chain }: { $size } плиток
    }
majority = Мажорит.
minority = Минорит.
ledger = Сети и портфели
most-shares = Мажоритарный акционер
second-most-shares = Миноритарный акционер
your-tiles = Ваши плитки

cell-chain =
    { $size ->
        [one] { $tile }: { $chain }, { $size } плитка
        [few] { $tile }: { $chain }, { $size } плитки
       *[many] { $tile }: { $chain }, { $size } плиток
    }
cell-lone = { $tile }: одиночная плитка
cell-gone = { $tile }: вне игры
cell-empty = { $tile }: пусто
cell-own = { $tile }: ваша плитка ({ $effect })

effect-nothing = одиночная
effect-founds = основание
effect-grows = рост
effect-merges = слияние
effect-blocked = заблок.
effect-dead = мёртвая
effect-nothing-long = { $tile } остаётся одиночной плиткой.
effect-founds-long = { $tile } основывает новую сеть.
effect-grows-long = { $tile } расширяет сеть { $chains }.
effect-merges-long = { $tile } объединяет сети: { $chains }.
effect-blocked-long = { $tile } основала бы восьмую сеть.
effect-dead-long = { $tile } соединила бы защищённые сети.

## Вопросы
choose-tile = Выберите одну из своих плиток, здесь или на поле.
play-tile = Выложить { $tile }
play-a-tile = Выложить плитку
may-declare-end = Можно объявить конец игры. В этот ход вы ещё можете купить акции, затем идёт подсчёт.
declare-end = Объявить конец
play-on = Играть дальше
basket = Корзина
add-share = Добавить { $chain } ({ $price })
remove-share = Убрать { $chain }
left-after = остаток { $amount }
buy-shares =
    { $count ->
        [one] Купить { $count } акцию
        [few] Купить { $count } акции
       *[many] Купить { $count } акций
    }
buy-nothing = Не покупать
founding-price = начальная цена { $price } за акцию
shares-left =
    { $count ->
        [one] { $count } акция в банке
        [few] { $count } акции в банке
       *[many] { $count } акций в банке
    }
chain-tiles-price =
    { $size ->
        [one] { $size } плитка, { $price }
        [few] { $size } плитки, { $price }
       *[many] { $size } плиток, { $price }
    }
you-get = вы получаете { $amount }
tiles-count =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
becomes-safe = становится защищённой
may-end-then = после этого можно объявить конец игры
scored-now = Если бы партия закончилась сейчас:
bonuses-hidden = остальные бонусы зависят от скрытых акций
merger = Слияние
acquires = поглощает
bonuses = Бонусы
shares = Акции
traded = обменивает { $given } на { $received }
sold = продаёт { $shares } за { $amount }
kept = сохраняет { $shares }
dispose-of = Ваши акции { $chain }
you-hold =
    { $count ->
        [one] У вас { $count } акция.
        [few] У вас { $count } акции.
       *[many] У вас { $count } акций.
    }
each-worth = Каждая продаётся за { $amount }.
trade = Обменять
sell = Продать
keep = Сохранить
trade-all = Обменять все
sell-all = Продать все
keep-all = Сохранить все

acquire-ask-play_tile = Ваш ход: выложите плитку
acquire-ask-found_chain = Выберите, какую сеть основать
acquire-ask-choose_survivor = Крупнейшие сети равны: выберите поглощающую
acquire-ask-choose_acquired = Выберите, какую сеть поглотить первой
acquire-ask-trade_shares = Сохраните, обменяйте или продайте акции
acquire-ask-sell_shares = Сохраните или продайте акции
acquire-ask-declare_end = Объявить конец игры?
acquire-ask-buy_shares = Купите до трёх акций
acquire-ask-game_over = Партия окончена
acquire-wait-play_tile = { $player } выкладывает плитку
acquire-wait-found_chain = { $player } основывает сеть
acquire-wait-choose_survivor = { $player } выбирает поглощающую сеть
acquire-wait-choose_acquired = { $player } выбирает, какую сеть поглотить первой
acquire-wait-trade_shares = { $player } сохраняет, обменивает или продаёт акции
acquire-wait-sell_shares = { $player } сохраняет или продаёт акции
acquire-wait-declare_end = { $player } может объявить конец игры
acquire-wait-buy_shares = { $player } покупает акции
acquire-wait-game_over = Партия окончена

acquire-action-play_tile = Выложить { $tile }
acquire-action-found = Основать { $chain }
acquire-action-survive = Поглощающая сеть: { $chain }
acquire-action-acquire = Сначала поглотить { $chain }
acquire-action-trade =
    { $shares ->
        [0] Не обменивать
        [one] Обменять { $shares } акцию
        [few] Обменять { $shares } акции
       *[many] Обменять { $shares } акций
    }
acquire-action-sell =
    { $shares ->
        [0] Не продавать
        [one] Продать { $shares } акцию
        [few] Продать { $shares } акции
       *[many] Продать { $shares } акций
    }
acquire-action-declare_end = Объявить конец
acquire-action-play_on = Играть дальше
acquire-action-buy = Купить акцию { $chain }
acquire-action-stop_buying = Больше не покупать

## Журнал
acquire-event-start_tile = { $player } начинает с { $tile }.
acquire-event-first_player = Первым ходит { $player }.
acquire-event-hand_dealt = { $player } получает { $hand }.
acquire-event-no_playable_tile = { $player } не может выложить ни одной плитки.
acquire-event-tile_played = { $player } выкладывает { $tile }.
acquire-event-chain_founded = { $player } основывает { $chain } ({ $size }).
acquire-event-founder_share = { $player } получает бесплатную акцию { $chain }.
acquire-event-chain_grew = { $chain } растёт до { $size }.
acquire-event-merger = Слияние: { $chains }.
acquire-event-survivor = Поглощающая сеть: { $chain }.
acquire-event-chain_acquired = { $by } поглощает { $chain } ({ $size }).
acquire-event-bonus =
    { $place ->
        [majority] { $player } получает мажоритарный бонус { $chain }: { $amount }.
        [majority_tied] { $player } делит оба бонуса { $chain }: { $amount }.
        [minority] { $player } получает миноритарный бонус { $chain }: { $amount }.
        [minority_tied] { $player } делит миноритарный бонус { $chain }: { $amount }.
       *[both] { $player } получает оба бонуса { $chain }: { $amount }.
    }
acquire-event-shares_traded = { $player } обменивает { $given } × { $chain } на { $received } × { $into }.
acquire-event-shares_sold = { $player } продаёт { $shares } × { $chain } за { $amount }.
acquire-event-shares_kept = { $player } сохраняет { $shares } × { $chain }.
acquire-event-chain_absorbed =
    { $size ->
        [one] { $size } плитка сети { $chain } переходит к { $into }.
        [few] { $size } плитки сети { $chain } переходят к { $into }.
       *[many] { $size } плиток сети { $chain } переходят к { $into }.
    }
acquire-event-merger_complete =
    { $size ->
        [one] Теперь в сети { $chain } { $size } плитка.
        [few] Теперь в сети { $chain } { $size } плитки.
       *[many] Теперь в сети { $chain } { $size } плиток.
    }
acquire-event-end_declared = { $player } объявляет конец игры.
acquire-event-share_bought =
    { $shares ->
        [1] { $player } покупает акцию { $chain } за { $price }.
       *[other] { $player } покупает { $shares } × { $chain } за { $price }.
    }
acquire-event-tile_drawn = { $player } берёт { $tile }.
acquire-event-dead_tile_discarded = { $player } сбрасывает мёртвую плитку { $tile }.
acquire-event-game_over =
    { $reason ->
        [giant_chain] Партия окончена: в одной сети не меньше 41 плитки.
        [all_safe] Партия окончена: все сети защищены.
        [hands_empty] Партия окончена: плиток ни у кого не осталось.
       *[deadlock] Партия окончена: за целый круг никто не смог выложить плитку.
    }
acquire-event-final_sale = { $player } продаёт { $shares } × { $chain } за { $amount }.
acquire-event-result =
    { $count ->
        [one] Победа: { $winners }.
       *[other] Победу делят: { $winners }.
    }

## Отказы
refusal-acquire-game-over = Партия окончена.
refusal-acquire-no-such-action = Такого хода нет.
refusal-acquire-not-understood = Сервер не понял этот ход.
refusal-acquire-wrong-decision = Сейчас такого варианта нет.
refusal-acquire-chain-on-board = Сеть { $chain } уже на поле; основать можно ту, которой там нет.
refusal-acquire-not-largest = { $chain } не входит в число крупнейших сетей этого слияния.
refusal-acquire-not-next = { $chain } не входит в число крупнейших сетей, ждущих поглощения.
refusal-acquire-tile-not-in-hand = У вас нет плитки { $tile }.
refusal-acquire-tile-blocked = { $tile } основала бы восьмую сеть, а все семь уже на поле.
refusal-acquire-tile-dead = { $tile } соединила бы защищённые сети, а их нельзя поглотить.
refusal-acquire-too-few-shares = У вас нет столько акций.
refusal-acquire-odd-trade = Акции обмениваются две на одну, поэтому { $wanted } обменять нельзя.
refusal-acquire-bank-empty = В банке не хватает акций { $chain }.
refusal-acquire-chain-off-board = Сети { $chain } нет на поле.
refusal-acquire-too-little-money = Акция { $chain } стоит { MONEY($price) }; у вас { MONEY($money) }.
refusal-acquire-chart-order = Акции покупают в порядке таблицы: { $chain } идёт раньше, чем { $after }.
refusal-acquire-basket-too-dear = Вместе эти акции стоят { MONEY($cost) }; у вас { MONEY($money) }.
refusal-acquire-too-many-shares = Сейчас можно купить не больше { $most }; запрошено { $wanted }.

## Итоги
where-from = Откуда деньги
flow-start = Начало
flow-bought = Покупка акций
flow-bonus = Бонусы при слияниях
flow-sold = Продажа при слияниях
flow-final_bonus = Итоговые бонусы
flow-final_sale = Итоговая продажа
flow-total = Всего
worth-by-turn = Состояние каждого игрока
sizes-by-turn = Размеры сетей
prices-by-turn = Цены акций
