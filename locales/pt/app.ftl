### O cliente como aplicativo: teclas, notificações, compartilhar, revanche.

share-picture = Imagem do resultado
rematch-asked = { $name } gostaria de jogar outra vez, com todos.
rematch-yes = Estou dentro
rematch-no = Não, obrigado
rematch-declined = Você deixou seu lugar na nova mesa.
copy-moment = Link para este momento
notify = Notificações
notify-note = O navegador avisa quando é sua vez em uma de suas mesas.
notify-refused = O navegador não permite. Mude isso nas configurações dele para esta página.
keyboard = Teclado
key-help = Esta lista
key-next = Para o próximo elemento
key-press = Pressionar
key-close = Fechar
key-skip = Pular o que está sendo mostrado
key-board = No tabuleiro, de casa em casa
key-step = Um passo para trás ou para a frente
key-ends = Ao início, ao fim

reactions = Reações
reaction-clap = Aplauso
reaction-laugh = Risada
reaction-wow = Uau
reaction-think = Hum
reaction-cry = Que pena
reaction-money = Dinheiro!
mute = Silenciar { $name }
silence = Silenciar { $name } para todos
remove-person = Pedir que { $name } saia
notice-silenced = { $name } não pode mais conversar aqui.
notice-heard = { $name } pode conversar de novo.
while-away = Enquanto você está fora
answer-show = Sempre mostrar ações para dividendos
answer-show-note = A mesa mostra por você tudo o que puder.
answer-pass = Passar onde for permitido
answer-pass-note = A mesa recusa por você poderes opcionais, como olhar uma pilha.
remind-mail = E-mail quando for sua vez
remind-mail-note = Uma vez por decisão, quando você estiver fora há algum tempo. Antes vem um link que confirma o endereço.
remind-unconfirmed = Abra o link no e-mail que foi enviado.
remind-webhook = Webhook
remind-webhook-note = É chamado com JSON quando é sua vez.
hear-everybody = Ouvir todos de novo
muted-people =
    { $count ->
        [one] { $count } pessoa está silenciada neste aparelho.
       *[other] { $count } pessoas estão silenciadas neste aparelho.
    }
