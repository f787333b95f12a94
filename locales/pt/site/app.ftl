### O cliente como aplicativo: teclas, notificações, compartilhar, revanche.

share-picture = Imagem do resultado
rematch-asked = { $name } propõe uma revanche com todos.
rematch-yes = Quero jogar
rematch-no = Agora não
rematch-declined = Você deixou livre o seu lugar na nova mesa.
copy-moment = Link para este momento
notify = Notificações
notify-note = Seu navegador avisa quando é a sua vez em uma de suas mesas.
notify-refused = Seu navegador está bloqueando as notificações. Permita-as nas configurações dele para este site.
keyboard = Teclado
key-help = Mostrar esta lista
key-next = Ir para o próximo elemento
key-press = Ativar o elemento
key-close = Fechar
key-skip = Pular a cena
key-board = Ir de espaço em espaço no tabuleiro
key-step = Voltar ou avançar um passo
key-ends = Ir ao início ou ao fim

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
answer-show = Manter as ações em segredo
answer-show-note = O jogo pergunta antes de mostrar suas ações para um dividendo. Caso contrário, todas são mostradas automaticamente.
answer-pass = Passar quando possível
answer-pass-note = Habilidades opcionais, como olhar uma Pilha, são recusadas automaticamente.
remind-mail = E-mail quando for sua vez
remind-mail-note = Uma vez por turno, quando você está fora há algum tempo. Antes você recebe um link para confirmar o endereço.
remind-unconfirmed = Abra o link no e-mail que enviamos.
remind-webhook = Webhook
remind-webhook-note = O servidor envia JSON a este endereço quando é a sua vez.
remind-push = Aviso neste dispositivo quando for sua vez
remind-push-note = Mesmo sem nenhuma página aberta. Uma vez por turno, quando você está fora há algum tempo.
quiet-hours = Horas de silêncio
quiet-hours-note = Você não recebe lembretes entre estes horários. Depois você é avisado dos turnos que ainda esperam.
quiet-from = Das
quiet-to = Até
table-webhook = Webhook desta mesa
table-webhook-note = O servidor envia JSON a este endereço quando a mesa espera por um jogador, por exemplo a um grupo de conversa.
hear-everybody = Mostrar as mensagens de todos
muted-people =
    { $count ->
        [one] { $count } pessoa está silenciada neste dispositivo.
       *[other] { $count } pessoas estão silenciadas neste dispositivo.
    }
key-tile = Acquire: escolher um tile da sua mão
key-chain = Acquire: escolher uma rede pela inicial
key-take-back = Acquire: tirar a última ação da cesta
