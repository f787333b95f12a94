### Приложение: клавиши, уведомления, картинки, реванш.

share-picture = Картинка с итогом
rematch-asked = { $name } предлагает сыграть ещё раз, тем же составом.
rematch-yes = Я играю
rematch-no = Нет, спасибо
rematch-declined = Вы освободили своё место за новым столом.
copy-moment = Ссылка на этот момент
notify = Уведомления
notify-note = Браузер сообщит, когда за одним из ваших столов наступит ваш ход.
notify-refused = Браузер этого не разрешает. Измените его настройки для этой страницы.
keyboard = Клавиши
key-help = Этот список
key-next = К следующему элементу
key-press = Нажать
key-close = Закрыть
key-skip = Пропустить сцену
key-board = По полю, от клетки к клетке
key-step = На шаг назад или вперёд
key-ends = В начало, в конец

reactions = Реакции
reaction-clap = Аплодисменты
reaction-laugh = Смех
reaction-wow = Ого
reaction-think = Хм
reaction-cry = Ой
reaction-money = Деньги!
mute = Скрыть сообщения: { $name }
silence = Отключить чат для всех: { $name }
remove-person = Попросить уйти: { $name }
notice-silenced = { $name } больше не может писать в чат.
notice-heard = { $name } снова может писать в чат.
while-away = Пока вас нет
answer-show = Всегда показывать акции для дивидендов
answer-show-note = Стол показывает за вас всё, что можно.
answer-pass = Пасовать, где можно
answer-pass-note = Стол отказывается за вас от необязательных возможностей, например заглянуть в пакет.
remind-mail = Письмо, когда наступит ваш ход
remind-mail-note = Одно письмо за ход, если вас давно нет. Сначала придёт ссылка для подтверждения адреса.
remind-unconfirmed = Откройте ссылку из письма, которое мы отправили.
remind-webhook = Вебхук
remind-webhook-note = Вызывается с JSON, когда наступает ваш ход.
hear-everybody = Показывать сообщения всех
muted-people =
    { $count ->
        [one] На этом устройстве скрыты сообщения { $count } человека.
        [few] На этом устройстве скрыты сообщения { $count } человек.
       *[other] На этом устройстве скрыты сообщения { $count } человек.
    }
