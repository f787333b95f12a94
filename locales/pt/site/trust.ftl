# Confiança: mesas privadas, dispositivos, a distribuição honesta.
error-not_invited = Esta mesa é privada. Peça o link do convite a alguém da mesa.
error-quarantined = Esta mesa não pode ser aberta. Os dados dela continuam guardados.
error-quarantined-rules = Esta partida começou com regras diferentes das deste servidor. Os dados dela continuam guardados.
error-quarantined-damaged = Os dados desta mesa não podem ser lidos. Eles continuam guardados, sem alteração.
error-too_many = Há janelas demais abertas a partir do seu endereço. Feche algumas.
error-too_slow = O pedido não chegou a tempo.
error-no_device = Esse dispositivo não é um dos seus.
error-bad_passkey = Esta chave de acesso não foi aceita. Tente de novo.
error-no_passkey = Este servidor não conhece essa chave de acesso.
error-too_many_passkeys = Você atingiu o limite de chaves de acesso. Remova uma antes.
error-bad_origin = O navegador enviou um endereço inválido.
error-no_undo-too_often = Você desfez esta jogada vezes demais; agora ela vale.
notice-hurried = Muitos bots estão pensando neste servidor agora, por isso cada um tem menos tempo por decisão.

continue-here-owner = Este é o link pessoal de { $name }. Se continuar, este dispositivo joga como { $name }.
continue-here-warning = Continue só se você for { $name }. Caso contrário, quem enviou o link pode acompanhar as suas partidas.

devices = Seus dispositivos
devices-note = Dispositivos em que você entrou. Saia dos que não reconhece ou não usa mais.
device-this = Este dispositivo
device-other = Outro dispositivo, desde { $date }
device-used = usado pela última vez em { $date }
sign-out = Sair
sign-out-here-note = Este dispositivo vai esquecer quem você é. Para voltar depois, adicione antes uma chave de acesso ou crie um link pessoal.
delete-me = Apagar meus dados
delete-me-note = O seu nome some de todas as mesas e chats, e bots terminam as suas partidas. Isso não pode ser desfeito.
delete-me-sure = Sim, apagar

passkeys = Chaves de acesso
passkeys-note = Com uma chave de acesso no celular, no computador ou no gerenciador de senhas, você entra em qualquer dispositivo e guarda as suas partidas por anos. Sem e-mail e sem senha.
passkey-add = Adicionar chave de acesso
passkey-one = Chave de acesso, desde { $date }
passkey-remove = Remover
passkey-sign-in = Entrar com chave de acesso
passkey-sign-in-note = Se você adicionou uma chave de acesso em outro dispositivo, entre com ela para encontrar as suas partidas aqui.
passkey-stopped = Nenhuma chave de acesso foi usada. Nada mudou.

honest-title = A distribuição foi honesta?
honest-good = Sim. O servidor se comprometeu com o seu segredo antes que os jogadores juntassem os números deles, por isso ninguém pôde escolher as cartas.
honest-bad = Não: { $reason }
honest-bad-secret = o segredo do servidor não é aquele com que ele se comprometeu antes da partida.
honest-bad-own = o seu número aleatório não foi usado na distribuição.
honest-bad-player = o número de um jogador não é o que foi registrado antes da partida.
honest-bad-seed = a distribuição não foi feita com estes números.
honest-unseen = Os números conferem. Este dispositivo não estava presente no início, por isso não pode verificar mais.
honest-none = Esta partida começou sem prova.
honest-explain = Antes da partida, o servidor se comprometeu com um segredo, e o dispositivo de cada jogador com um número aleatório. Só depois eles foram revelados, e juntos decidiram a distribuição.
honest-server = Segredo do servidor
honest-seed = Distribuição
honest-missing = não revelado
honest-again = Para conferir também as cartas, baixe o registro e rode: bigboard verify

report = Denunciar
reported = Denúncia enviada. Obrigado.
error-blocked = O administrador deste servidor bloqueou você.
error-muted = O administrador deste servidor desativou o seu chat.
error-no_line = Essa mensagem do chat não pode ser denunciada.
error-bad_name-word = Esse nome contém uma palavra que não é permitida aqui.
error-bad_chat-word = Essa mensagem contém uma palavra que não é permitida aqui.
