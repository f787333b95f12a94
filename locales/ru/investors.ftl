### Инвесторы, которых русские правила называют по-русски. На других языках их имена английские.
investor-billionaire-bill = Богатый Билл
investor-broker-bernie = Брокер Берни
investor-crazy-cramer = Критик Крамер
investor-discount-donald = Дисконт Дональд
investor-dividend-deborah = Дивиденд Дебора
investor-golden-graham = Гений Грэм
investor-maverick-mark = Мэверикс Марк
investor-mayknow-martha = Многогранная Марта
investor-secretive-stuart = Скрытный Стюарт
investor-wise-warren = Умный Уоррен
