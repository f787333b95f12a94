### O cliente como aplicativo: teclas, notificações, compartilhar, revanche.

share-picture = Imagem do resultado
rematch-asked = { $name } propõe uma revanche com todos.
rematch-yes = Quero jogar
rematch-no = Agora não
rematch-declined = Você cedeu seu lugar na nova mesa.
copy-moment = Link para este momento
notify = Notificações
notify-note = O navegador avisa quando é sua vez em uma de suas mesas.
notify-refused = O navegador não permite. Mude as configurações dele para esta página.
keyboard = Teclado
key-help = Esta lista
key-next = Para o próximo elemento
key-press = Ativar
key-close = Fechar
key-skip = Pular a cena
key-board = No tabuleiro, de espaço em espaço
key-step = Um passo para trás ou para a frente
key-ends = Ao início, ao fim

reactions = Reações
reaction-clap = Aplauso
reaction-laugh = Risada
reaction-wow = Uau
reaction-think = Hum
reaction-cry = Ai
reaction-money = Dinheiro!
mute = Silenciar { $name }
silence = Desligar o chat de { $name } para todos
remove-person = Pedir que { $name } saia
notice-silenced = { $name } não pode mais escrever no chat.
notice-heard = { $name } pode escrever no chat de novo.
while-away = Enquanto você está fora
answer-show = Sempre mostrar ações para dividendos
answer-show-note = A mesa mostra por você tudo o que puder.
answer-pass = Passar quando possível
answer-pass-note = A mesa recusa por você habilidades opcionais, como olhar uma Pilha.
remind-mail = E-mail quando for sua vez
remind-mail-note = Uma vez por turno, quando você estiver fora há algum tempo. Antes vem um link para confirmar o endereço.
remind-unconfirmed = Abra o link no e-mail que enviamos.
remind-webhook = Webhook
remind-webhook-note = Chamado com JSON quando é sua vez.
hear-everybody = Voltar a ouvir todos
muted-people =
    { $count ->
        [one] { $count } pessoa está silenciada neste dispositivo.
       *[other] { $count } pessoas estão silenciadas neste dispositivo.
    }
