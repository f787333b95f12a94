### Stockpile: the table as it looks, what is told scene by scene.

stk-yours = У вас { $cards }, раздробленных: { $split }
stk-you-pay = вы платите { $amount }
stk-pile-fees = сборы: { $amount }
stk-pile-goods = в конце: { $amount }
stk-playable = можно разыграть сейчас
stk-cost = Цена
stk-starting-cash = Начальный капитал
stk-play = Разыграть карту
stk-next = ещё
stk-next-one = Что добавит в конце ещё одна карта: { $card }
stk-interest = +{ $amount } за раунд
stk-take-up = Взять карту: { $card }
stk-put-back = Вернуть
stk-free = Свободно для ставок: { $amount }
stk-auction-terms = Вы платите из начального капитала инвестора и начинаете с остатком.
stk-begin-with = В начале у вас будет { $amount }
stk-outbids = Ставка перебита: { $player }
stk-locks = Выше поставить нельзя.
stk-bid-none = Ставка
stk-bond-terms = Облигация стоит { $price }, приносит { $interest } каждый раунд, а в конце игры погашается.
stk-table = На столе
stk-phase-begins = Начинается фаза: { $phase }.
stk-says-information = Каждый смотрит пару: компанию и её прогноз.
stk-says-supply = Каждый кладёт карты в пакеты, одну из них лицом вниз.
stk-says-demand = Все делают ставки на пакеты.
stk-says-action = Разыгрываются «Биржевой бум», «Биржевой спад» и другие карты.
stk-says-selling = Каждый может продать акции по нынешней стоимости.
stk-says-movement = Прогнозы открываются, стоимость акций меняется.
stk-round-over = Раунд { $round }: что изменилось для вас
stk-piles-open = Пакеты начинаются с карт: { $cards }.
stk-you-draw = Вы берёте карты: { $cards }.
stk-recap-bid = { $amount } за пакет { $pile }
stk-recap-placed = пакет { $pile }: { $card }
stk-recap-sold = продано { $shares } за { $amount }
stk-auction-over = Пакеты проданы
stk-final-count = Итоговый подсчёт
stk-result = Итог
stk-count-majority = Мажоритарные бонусы
stk-count-final_sale = Продажа всех акций
stk-count-bonds_repaid = Погашение облигаций
stk-count-commodities = Товары
stk-count-taxes = Налоги
stk-count-fee_paid = Долги по сборам
stk-count-says = { $line }: { $who }.
stk-most = Больше всего акций, насколько известно
stk-your-place =
    { $place ->
        [1] Вы побеждаете!
        [2] Вы на втором месте.
        [3] Вы на третьем месте.
        [4] Вы на четвёртом месте.
       *[5] Вы на последнем месте.
    }
stk-only-you = Знаете только вы
stk-everyone = Знают все
stk-only-you-says = Знаете только вы: { $pairs }.
stk-everyone-says = Знают все: { $pairs }.
stk-comes-true = Как вы и знали
stk-outbids-you = { $player } перебивает вашу ставку: { $from } → { $to }.
stockpile-ask-bid-again = Вашу ставку перебили: сделайте новую
stk-raise = Поднять до { $amount }
stk-raise-not = Больше вы там заплатить не можете.
stk-split-big = ДРОБЛЕНИЕ
stk-bankrupt-big = БАНКРОТСТВО
stk-yours-double =
    { $cards ->
        [1] Ваша акция считается вдвойне.
        [one] Ваша { $cards } акция считается вдвойне.
        [few] Ваши { $cards } акции считаются вдвойне.
       *[many] Ваши { $cards } акций считаются вдвойне.
    }
stk-yours-lost =
    { $cards ->
        [one] Вы теряете { $cards } акцию.
        [few] Вы теряете { $cards } акции.
       *[many] Вы теряете { $cards } акций.
    }
stk-none-of-yours = У вас таких акций нет.
stk-shares-change = Акции и остальное
stk-rank = Место, насколько известно
stk-rank-of = { $place } из { $players }
stk-pile-now = { $amount } сейчас
stk-pile-then = { $amount } по известным вам прогнозам
stk-pile-unknown = неизвестно: { $count }
stk-one-up-one-down = Одна карта кладётся лицом вверх, другая — лицом вниз.
stk-then-other = Затем другая { $face }: { $card }.
stk-show-track = Пакет { $pile }: показать ставки
