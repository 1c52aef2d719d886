/** What each page of the staff side is for and how it is used, by its address in app/routes/staff/policies.ts. */
export const staffHelp = {
  summary: 'Ajuda desta página',

  pages: {
    '/equipe': [
      'Daqui você vai para tudo o que a sua função permite. As mesmas opções estão sempre no alto da página; no celular, no botão “Menu”.',
      'O número ao lado de uma tela é o que espera nela agora: mensagens abertas, pessoas a perguntar se vêm, ofertas da lista de espera, afirmações a conferir. Sem número, nada espera.',
      'Seu nome, no alto, leva à sua conta: senha, verificação em duas etapas e acessos abertos.',
      'Saia pelo botão “Sair” quando deixar o computador. Sem uso, o acesso termina sozinho em 30 minutos.',
    ],
    '/equipe/entrar': [
      'Digite o nome de usuário e a senha que você escolheu ao criar a conta. Letras maiúsculas no nome de usuário não fazem diferença; na senha, fazem.',
      'Depois de cinco senhas erradas a entrada fecha por 15 minutos. Espere: novas tentativas nesse tempo não adiantam.',
      'Quem esqueceu a senha pede um novo acesso a quem administra o site.',
    ],
    '/equipe/entrar/codigo': [
      'O código muda a cada meio minuto e vale uma vez. Se não servir, espere o próximo.',
      'Sem o celular, digite um dos códigos de recuperação que você guardou, com ou sem os traços.',
    ],
    '/equipe/preparar': [
      'O link vale uma vez só. Escolha um nome de usuário curto, sem acentos.',
      'A senha precisa de 12 caracteres. Uma frase sem sentido para os outros, como quatro palavras soltas, serve bem. Você pode colar a senha de um gerenciador.',
    ],

    '/equipe/clinica/email': [
      'O servidor, a porta e a proteção estão na ajuda de quem hospeda o e-mail da clínica, em “configurar programa de e-mail” ou “SMTP”.',
      'A senha fica guardada com a chave do sistema e não aparece em página nenhuma. Deixe o campo vazio para continuar com a mesma.',
      'SPF, DKIM e DMARC são anotações no domínio da clínica. Sem elas, muitos e-mails vão para o lixo. Quem cuida do domínio põe.',
    ],
    '/equipe/clinica/palavras-dos-emails': [
      'Escolha um e-mail para mudar o assunto, a frase do começo ou pôr uma frase a mais no fim.',
      'Nos e-mails, o que a lei ou o agendamento pede, como data, lugar, preparo, prazos e valores, entra sozinho e não se tira. Nas mensagens de WhatsApp vai só o que estiver escrito; {data}, {prazo} e {link} não se tiram de onde são precisos.',
    ],
    '/equipe/clinica/palavras-dos-emails/:mail': [
      'Caixa em branco quer dizer a frase de sempre, que está escrita embaixo dela.',
      'Entre chaves você põe o que muda de paciente para paciente, como {nome} e {data}. Nas mensagens de WhatsApp, {tratamento} é como a pessoa é chamada (“Dona Cida”), escolhido na página do paciente; sem escolha, é o primeiro nome. A tabela mostra o que vale neste e-mail ou nesta mensagem.',
      '“Ver como fica” mostra o e-mail ou a mensagem de WhatsApp inteira, com dados inventados; de um e-mail dá para mandar um teste para você. Só “Salvar” muda o que os pacientes recebem.',
    ],
    '/equipe/clinica/mensagens': [
      'Toque em um grupo para ver as mensagens, e em uma mensagem para ver as palavras, a cópia e por que ela sempre sai.',
      'A cópia à clínica é um aviso curto, sem o nome e sem os links do paciente. Use um e-mail do domínio da clínica.',
      'O que mudar vale para as próximas mensagens. O que não saiu enquanto estava desligado não sai depois.',
      'Os textos de WhatsApp que a equipe envia à mão estão no fim, com o lugar de onde cada um se envia.',
    ],
    '/equipe/clinica/mensagens/saidas': [
      '“Vai sair” mostra o que está agendado e o que espera; “Já saiu” mostra os últimos 7 dias.',
      'Para saber de uma consulta, filtre pelo protocolo.',
      'O que falhou pode ser tentado de novo depois de corrigir a causa, como um endereço errado.',
    ],
    '/equipe/clinica/marca': [
      '“Ver como fica” mostra as cores de dia, de noite e com alto contraste, sem mudar nada no site.',
      'Uma cor com que algum texto fique difícil de ler não é aceita; a página diz qual tom parecido serve.',
      'Foto que ainda não está na biblioteca se envia em “Enviar uma imagem daqui”. O arquivo vai junto com “Ver como fica” ou “Pôr no site”.',
      'O logotipo é guardado limpo: do arquivo fica só o que desenha. Em tela escura ele aparece sobre branco.',
    ],
    '/equipe/clinica': [
      'Aqui está tudo o que o site diz da clínica. Escolha uma parte, mude, toque em “Conferir” e depois em “Salvar”.',
      'Enquanto ninguém salvar nada aqui, vale o arquivo da instalação. Depois da primeira mudança vale esta tela.',
      'O aviso “Ainda é exemplo” mostra o que ficou da clínica inventada e precisa ser trocado antes de abrir o site.',
    ],
    '/equipe/clinica/:section': [
      '“Conferir” mostra o que muda no site. Nada é salvo nem mandado antes de “Salvar”.',
      'Depois de salvar, “Desfazer” volta ao que era. Mais tarde, use “Versões e comparação”.',
    ],
    '/equipe/clinica/:section/historico': [
      'Só o que mudou nesta parte, com o que era antes e o que ficou.',
      '“Voltar a esta versão” preenche o formulário com o que valia. Confira antes de salvar: o que veio depois, como uma pessoa nova, fica arquivado.',
    ],
    '/equipe/clinica/versoes': [
      'Escolha duas versões e toque em “Comparar” para ver o que mudou, campo por campo.',
      '“Voltar” faz uma versão nova igual à antiga. Nada se perde: a de agora continua na lista.',
    ],
    '/equipe/clinica/avisos/:version': [
      'A lista tem só quem ainda vem e é tocado pela mudança. Quem não tem e-mail precisa de um telefonema.',
      'O e-mail sai uma vez para cada um, com os dados novos e o arquivo da agenda do celular.',
      'De uma mudança com dia marcado a lista já existe antes do dia, e o e-mail diz a partir de quando vale.',
    ],
    '/equipe/clinica/copia': [
      'O arquivo tem os dados da clínica, sem nenhum paciente. Serve para guardar fora do site.',
      'Ao trazer um arquivo você vê antes o que muda. O que ele não tiver fica arquivado, não se perde.',
    ],
    '/equipe/exportar': [
      'O arquivo se chama ZIP: abra com dois cliques, e leia primeiro o LEIA-ME.txt.',
      'Para passar a outro sistema, entregue a pasta tabelas ou consultas.csv. Para guardar uma cópia que este programa lê de volta, quem cuida da máquina faz um backup do banco de dados.',
    ],
    '/equipe/mapa': [
      'O desenho é feito dos dados que a clínica põe aqui. Nada é pedido a outra empresa enquanto o paciente olha o site.',
      'O arquivo vem de openstreetmap.org, em “Exportar”. Uma área de um ou dois quilômetros em volta da clínica basta.',
      'Se o endereço da clínica mudar, ponha um mapa novo: o antigo deixa de aparecer quando fica longe.',
    ],
    '/equipe/mapa/previa': [
      'Confira se a clínica está no lugar certo e se o texto lido em voz alta está correto.',
      '“Pôr no site” troca o mapa de todos na hora. A versão de antes fica na lista e volta com um toque.',
    ],
    '/equipe/mapa/desenhar': [
      'Comece pela rua da clínica e pelas duas que a cruzam: com elas o site já diz entre quais ruas a clínica fica.',
      'Se algo estiver errado, a mensagem diz em que linha. O que você digitou continua no lugar.',
    ],

    '/equipe/pagamentos': [
      '“A receber” começa pelo que vence primeiro. “Pedem atenção” mostra devoluções a fazer, dinheiro que a clínica tem a mais e pagamentos que o banco de quem pagou contesta.',
      'O pagamento por chave Pix só aparece aqui depois que alguém confere o extrato do banco. Faça isso todo dia útil.',
      'O identificador é o mesmo que o paciente vê na página do pagamento e no comprovante do banco.',
    ],
    '/equipe/pagamentos/cobranca/:reference': [
      '“Recebi este pagamento” vale para o que você viu no extrato ou no caixa. O que foi anotado não se apaga; um engano se corrige com uma devolução.',
      'Só quem administra devolve dinheiro. A recepção anota “Já devolvi” depois que o banco fez a devolução.',
      'Cancelar para de pedir o dinheiro. Se a pessoa pagar mesmo assim, a cobrança volta como paga e aparece na lista.',
    ],
    '/equipe/pagamentos/extrato': [
      'No site do banco, peça o extrato em OFX; se não houver, em CSV. O arquivo é lido e esquecido.',
      'Nada é anotado antes de você tocar em “Anotar os marcados”. Ler o mesmo período outra vez não conta nada em dobro.',
      'Quando só o valor bate, confira de quem veio antes de escolher a cobrança.',
      'Se alguém já anotou o dinheiro em “Recebi este pagamento”, a linha mostra esse pagamento: escolha-o, e nada conta em dobro.',
    ],
    '/equipe/pagamentos/ajustes': [
      'Copie a chave do aplicativo do banco da clínica. O nome precisa ser o que o banco mostra a quem paga, porque o paciente compara os dois.',
      'Depois de salvar, faça um Pix de um centavo para ter certeza de que a chave funciona.',
      'Os lembretes saem por e-mail, de manhã: um antes do vencimento e um depois. Quem já pagou não recebe.',
    ],

    '/equipe/buscar': [
      'Procura em pacientes, protocolos, mensagens, textos do site e nos nomes das telas. Cada um vê só o que a sua função pode abrir.',
      'Os oito números de um protocolo levam direto ao agendamento.',
      'No teclado, “/” leva à busca em qualquer tela e “?” mostra os outros atalhos.',
    ],
    '/equipe/agenda': [
      '“Dia” é a lista em ordem de hora, “Grade” o mesmo dia em colunas. O que você escolheu por último entre os dois abre a agenda da próxima vez, neste aparelho. “Semana”, “Mês” e “Lista” mostram mais dias.',
      '“Grade” mostra o dia inteiro, uma coluna para cada profissional, sala e aparelho. O “+” é um horário livre: toque nele para marcar com aquela pessoa. No teclado, as setas andam pela grade e Enter abre.',
      '“Semana” é uma grade com uma coluna para cada dia, de todos ou do profissional que você escolher. Em cima, a data leva à grade do dia e diz quantos estão marcados e quanto tempo está livre. “+2” são agendamentos que não couberam lado a lado: toque para ver o dia. No celular, deslize para o lado; as horas ficam à vista.',
      '“Mês” mostra quantos estão marcados em cada dia e quanto tempo ainda está livre. Toque num dia para ver a grade.',
      'Quando a pessoa chegar, toque em “Chegou”. Depois do atendimento, em “Realizado”; se ela não veio, em “Faltou”, que aparece depois da hora marcada. “Desfazer” vale até o fim do dia.',
      '“Folha do dia” se imprime ou se salva em PDF: traz convênio, carteirinha, guia e quem confirmou. “Etiquetas” imprime as das pastas do dia.',
      'O nome do paciente abre o agendamento: lá se muda a hora, se cancela e se vê quem fez o quê.',
      'Remarcou ou cancelou por engano? Por dez minutos há “Desfazer” no agendamento.',
      'Um horário marcado como “Reserva do site” está com alguém que marca agora; ele se libera sozinho em poucos minutos.',
    ],
    '/equipe/agenda/etiquetas': [
      'Escolha a folha que está na impressora e a primeira etiqueta livre. O nome comprido é abreviado para caber.',
      'Imprima em tamanho real (100%), sem “ajustar à página”, senão o texto sai fora da etiqueta. Teste uma vez em papel comum.',
      'Só saem os que estão na agenda que você abriu, com os mesmos filtros; os cancelados não.',
    ],
    '/equipe/agenda/sala': [
      'Toque em “Chegou” quando a pessoa se apresentar, em “Chamar” quando ela entrar e em “Atendido” quando sair. “Desfazer” volta um passo e vale até o fim do dia.',
      'Os minutos contam da chegada até a chamada. Para ver os minutos de agora, toque em “Atualizar”.',
    ],
    '/equipe/agenda/remarcar-dia': [
      'Escolha o profissional, o dia e, se for só uma parte, as horas. Cada pessoa marcada aparece com um horário novo; troque o que for preciso, ou deixe “ligar antes”.',
      '“Remarcar todas” fecha primeiro o período, se estiver marcado, e depois muda um por um. O que não der aparece pelo nome. A lista de quem avisar e “Desfazer” valem por um dia.',
    ],
    '/equipe/agenda/agendamento/:protocol/declaracao': [
      'As horas vêm do que foi anotado; corrija se for preciso. O nome do acompanhante fica só no papel.',
      'Não escreva diagnóstico. O que foi feito só aparece se o paciente pedir e você marcar.',
    ],
    '/equipe/pacientes': [
      'Escreva uma parte do nome, do telefone ou do protocolo. Acentos e maiúsculas não fazem diferença, e uma letra trocada é perdoada; em palavras longas, duas.',
      'Quem tem algo marcado aparece primeiro, do mais próximo ao mais distante. Nomes só parecidos vêm no fim.',
      '“Marcar” abre o agendamento por telefone com o cadastro preenchido.',
    ],
    '/equipe/pacientes/:patientId': [
      'O que está por vir vem primeiro; embaixo, tudo o que já passou, com a situação de cada dia.',
      '“Corrigir o cadastro” muda nome, telefone, nascimento e e-mail. Fica registrado quem corrigiu o quê, sem o que foi escrito.',
      'Acompanhante e cuidados aparecem também no agendamento e em “Marcar por telefone”. As notas são só da equipe; a que não vale mais se arquiva.',
      '“Como chamar” é o que a pessoa pediu: só o nome, “Dona” ou “Seu”. As mensagens da recepção saúdam assim. Na dúvida, deixe só o nome.',
      'Quem pode marcar pela pessoa é reconhecido pelo telefone quando liga.',
    ],
    '/equipe/agenda/sem-internet': [
      'Guarde a lista num aparelho da recepção e teste uma vez: desligue o Wi-Fi e abra a agenda.',
      'A lista é só para ler. O que acontecer sem internet, anote no papel e lance quando ela voltar.',
    ],
    '/equipe/pacientes/:patientId/unir/:otherId': [
      'À esquerda está o cadastro que fica, à direita o que sai. “Ficar com o outro” troca os dois.',
      'Agendamentos, notas e quem pode marcar passam para o que fica; o que os dois dizem diferente vira uma nota.',
      'Não dá para desfazer. Se um dos dois mudar enquanto você confere, nada é unido e a tela mostra como ficou.',
    ],
    '/equipe/agenda/telefone': [
      'Só três campos são precisos: nome, telefone e o que vai ser marcado. Enter mostra a primeira vaga; Enter de novo marca.',
      'As setas do teclado trocam o horário. Leia em voz alta o texto do quadro: ele diz tudo o que a pessoa precisa saber.',
      'Se a pessoa só pode à tarde ou depois de certo dia, preencha “Parte do dia” e “Não antes de”.',
    ],
    '/equipe/agenda/encaixe': [
      'O encaixe é um agendamento além da agenda. Os agendamentos já feitos continuam como estão, e a tela diz com quais ele coincide.',
      'Cada profissional tem um número de encaixes por dia. O motivo fica registrado com o seu nome; não escreva diagnósticos.',
    ],
    '/equipe/agenda/antes': [
      'Quando um horário fica livre, o site o oferece sozinho ao primeiro da lista a quem ele serve, e guarda a vaga enquanto a pessoa responde. Se ela disser não ou não responder, vai para o próximo.',
      'Quem deixou e-mail recebe o aviso na hora. Quem deixou só o telefone depende de você: toque em “Avisar por WhatsApp” e depois em “Já avisei”.',
      'Se a pessoa responder a você, toque em “Aceitou” ou “Não quer”. Quem não responde a tempo continua no mesmo lugar para outros horários.',
      'Para chamar quem ainda não está na lista, use “Pôr alguém na lista”. Leia o texto do consentimento em voz alta.',
    ],
    '/equipe/agenda/sinais': [
      'Aqui estão os horários que esperam o sinal, os pagamentos que chegaram depois do prazo e o que a clínica tem a devolver.',
      'Com a conferência pelo extrato, procure o valor e o identificador no extrato do banco e toque em “Recebi”. O horário é marcado e a pessoa recebe a confirmação.',
      'Quem pagou tarde escolhe sozinho, pelo link que recebeu. Se ligar, diga que o link continua valendo até o prazo.',
    ],
    '/equipe/agenda/voltas': [
      'Aqui está quem o médico quer ver de novo e ainda não marcou. Quem tem e-mail já recebeu o link; os outros esperam a sua ligação.',
      '“Marcar” abre o agendamento com os dados preenchidos. O WhatsApp leva o link, com que a pessoa marca sozinha.',
      '“Não quer” encerra. Quem marca, por qualquer caminho, sai da lista sem você fazer nada.',
    ],
    '/equipe/agenda/lembretes': [
      'O e-mail sai sozinho. O WhatsApp entra na fila de “Confirmações”, no último dia em que a clínica abre antes do dia escolhido.',
      'Quem acabou de marcar ou remarcar não recebe logo outro aviso: a confirmação do agendamento já disse tudo.',
    ],
    '/equipe/confirmacoes': [
      'Toque em “Começar”: a primeira pessoa fica só com você por dez minutos. Depois de cada resposta vem a próxima.',
      '“Abrir WhatsApp” abre a conversa com a mensagem pronta. Envie, volte e toque em “Enviei”. Quem responder pelo link aparece confirmado na agenda.',
      '“Não atende” traz a pessoa de volta daqui a três horas. “Desfazer” vale para o último toque.',
    ],
    '/equipe/confirmacoes/lista': [
      'Mostra um dia de cada vez; começa pelo próximo em que a clínica abre. Ligue para quem já foi avisado e não respondeu.',
      'Embaixo estão os que querem outro horário ou disseram que não vêm. O horário só fica livre quando você remarca ou cancela.',
    ],
    '/equipe/agenda/convenios': [
      'Aqui está o que cada convênio cobre. O site, o telefone e o balcão seguem as mesmas regras.',
      'Quem já está marcado nunca é desmarcado. A lista mostra quantos ficaram fora; abra o convênio para ver quem.',
    ],
    '/equipe/agenda/convenios/:payer': [
      'Abra um serviço para dizer se o convênio cobre, com quem, quantos por dia e se pede guia.',
      'Vagas por dia: quando acabam, o site diz isso a quem tem o convênio e oferece particular. A equipe pode abrir exceção, com o motivo.',
      'Antes de salvar, a tela mostra os agendamentos que ficariam fora. Nada é cancelado sozinho.',
    ],
    '/equipe/agenda/guias': [
      'Comece pela primeira: peça a guia ao convênio e toque em “Pedi agora”. Quando ele responder, escreva o número e toque em “Autorizada”.',
      'Uma guia que vence antes do dia marcado volta para a lista. Todo dia, cedo, o sistema marca as que venceram.',
      'Se o convênio negou, ligue e ofereça particular ou outra data. Nada é cancelado sozinho.',
    ],
    '/equipe/agenda/fechamentos': [
      'Fechar um período tira os horários do site e do telefone. Antes, a tela diz quantas vagas fecham e quem está marcado. Quem já estava marcado continua: remarque ou cancele cada agendamento.',
      'Feriados nacionais e do estado chegam como sugestão e já fecham o dia; um ponto facultativo, como o Carnaval, fica aberto até que alguém o feche. Diga “Fechar” ou “Atender”.',
    ],
    '/equipe/agenda/horarios': [
      'Escolha de quem são os horários, preencha a semana nova e o dia em que ela começa. O horário de antes termina na véspera.',
      'Com um último dia, como nas férias, o horário de antes volta sozinho no dia seguinte.',
      '“Só para alguns serviços” guarda uma parte da semana, como a quarta à tarde, para os serviços que você marcar. Encaixes continuam livres.',
      'Em “A clínica toda” o horário do site e o de quem o segue mudam juntos, cada pessoa com a própria pausa.',
      'Nada é salvo antes de você conferir: a tela diz quantos horários abrem e quais agendamentos ficariam fora. Eles nunca são cancelados sozinhos.',
      'Quem ficou fora do horário de quem o atende aparece no alto, também nos outros dias. O botão manda a cada um, uma vez, o e-mail que pede outro horário; quem não tem e-mail precisa de um telefonema.',
      'Uma vaga precisa de quem atende e da sala no mesmo horário. Ao abrir um dia novo, marque também as salas e os aparelhos.',
      'Salvou errado? “Desfazer” devolve tudo como era, por um dia, se ninguém mudou de novo. Quem foi marcado nesse tempo continua marcado.',
    ],
    '/equipe/agenda/servicos': [
      'A ordem desta lista é a ordem em que os serviços aparecem para quem marca. As setas mudam um lugar por vez, e “Desfazer” volta o último passo.',
      'O nome do serviço abre o que pode ser ajustado.',
    ],
    '/equipe/agenda/servicos/novo': [
      'Um modelo já vem com texto, duração e preparo. Confira quem atende e onde, e salve: o serviço entra na agenda e no site na hora.',
      'Em branco, escreva pelo menos o nome, uma frase e um parágrafo. O resto pode vir depois, em Textos do site.',
      'Preço só aparece em consultas, e só se vocês quiserem.',
    ],
    '/equipe/agenda/servicos/:slug/pagina': [
      'Mudou o nome? O endereço pode ficar como está. Se mudar, o antigo leva para o novo.',
      '“Vários exames e avaliação” diz com que outros o serviço pode ser marcado na mesma vinda e em que ordem. Os agendamentos já feitos ficam como estão.',
      'O que só a clínica marca pode ter uma avaliação antes: a página leva o paciente a marcar primeiro esse outro serviço.',
      'Tirar do catálogo não apaga nada: os agendamentos já feitos continuam, com o nome e o preparo de sempre.',
    ],
    '/equipe/agenda/servicos/:slug/historico': [
      'Estão aqui a página, o preço, a agenda, os convênios e os textos do serviço, também de um que saiu do catálogo.',
      '“Voltar a esta versão” abre o formulário como era. Confira e salve: a tela avisa antes o que muda para quem já marcou.',
    ],
    '/equipe/agenda/servicos/:slug': [
      'A duração vai de 5 em 5 minutos e vale para os próximos agendamentos. Os que já foram feitos continuam com o tempo combinado.',
      'Sem a marca “Pode ser marcado pelo site”, só a clínica marca este serviço.',
      'O preparo definido aqui vale na hora, em todo lugar: site, telefone, e-mails e comprovante. Se ele mudar algo para quem já marcou, a tela mostra quem é antes de salvar.',
      'Prazos sem lentes são contados até o horário marcado. Pelo site ninguém marca antes; a equipe pode, se a pessoa já está sem as lentes.',
      'O sinal vale só para quem marca pelo site e paga particular. Uma mudança aqui não muda o que já foi combinado com quem pagou.',
    ],
    '/equipe/agenda/recursos': [
      'Tire de uso quem saiu de férias longas, uma sala em obra ou um aparelho quebrado: nada novo é marcado ali.',
      'Antes, a tela diz quantos horários fecham por semana, quem está marcado e quem espera. Depois, “Desfazer” volta atrás.',
      'Os agendamentos que já existiam aparecem embaixo. Remarque ou cancele cada um, se for preciso.',
    ],
    '/equipe/agenda/recursos/:slug': [
      'O nome novo aparece em toda a agenda, também nos agendamentos já feitos.',
      'Arquive o que não existe mais. Para parar por uns dias, use Tirar de uso na lista.',
    ],
    '/equipe/agenda/calendarios': [
      'O endereço serve para ver a agenda no calendário do celular. Ele só mostra, não muda nada.',
      'Perdeu o celular, ou alguém de fora viu o endereço? “Encerrar” vale na hora.',
      'Quando uma pessoa perde o acesso ao site, os endereços que ela criou param também.',
    ],
    '/equipe/agenda/calendarios/link': [
      'Copie o endereço antes de sair desta página: ele não aparece de novo.',
    ],
    '/equipe/agenda/agendamento/:protocol/codigo': [
      'Para quem não tem e-mail e quer ver a família ou copiar os dados na própria página. Confira antes quem está falando.',
      'O código vale dez minutos e uma vez. Não o mande por mensagem: diga em voz alta.',
    ],
    '/equipe/agenda/agendamento/:protocol/retorno': [
      'A primeira vaga já vem escolhida. Cada horário diz se o retorno ainda é sem custo.',
      'Fora do prazo, o agendamento é feito com o mesmo pagamento da consulta.',
    ],
    '/equipe/agenda/agendamento/:protocol/pos-operatorio': [
      'Cada agendamento vem com a primeira vaga do dia certo. Se o dia está cheio ou fechado, a tela diz e propõe o seguinte.',
      'Um botão marca todas. Se uma delas não puder ser marcada, nenhuma é, e a tela diz qual foi.',
    ],
    '/equipe/agenda/agendamento/:protocol': [
      'Anote aqui o que aconteceu com o agendamento. “Remarcar” e “Cancelar o agendamento” pedem confirmação antes de valer.',
      'O histórico, embaixo, mostra quem fez cada mudança e quando. Ninguém pode apagá-lo.',
      'Se havia sinal e a pessoa não veio, a tela pergunta se ele fica com a clínica ou volta.',
      'Se outra pessoa mexer no agendamento ao mesmo tempo, nada se perde: a tela mostra o que mudou e pede para conferir.',
    ],
    '/equipe/agenda/agendamento/:protocol/mudar': [
      'Só aparecem horários que servem para este serviço, com a sala e os aparelhos de que ele precisa.',
      'O agendamento muda quando você confirma. Até lá o horário antigo continua guardado.',
    ],
    '/equipe/agenda/agendamento/:protocol/duracao': [
      'O começo fica onde está e ninguém recebe e-mail: a pessoa foi avisada da hora de chegar, que não muda.',
      'A lista diz a que horas termina, quem está logo depois e quando passa do horário de quem atende. Quem já está marcado não é empurrado.',
      'Se o agendamento for remarcado depois, a duração vai junto. Por dez minutos dá para desfazer.',
    ],
    '/equipe/agenda/agendamento/:protocol/convenio': [
      'O número da carteirinha é guardado cifrado, e quem agendou vê só o final dele.',
      'Se a pessoa já veio com este convênio, toque em “Usar a da última vez”.',
      'Trocar quem paga mantém o horário. A carteirinha e a guia do convênio de antes saem.',
    ],
    '/equipe/agenda/agendamento/:protocol/cancelar': [
      'Por dez minutos, “Desfazer” no agendamento devolve o horário, se ninguém marcou nele. Com sinal pago ou depois disso, marque de novo.',
      'O motivo serve para os números da clínica. A pessoa não o recebe.',
    ],

    '/equipe/conteudo/origem': [
      'O site lê o WordPress a cada 10 minutos e guarda uma cópia. Se o WordPress cair, os pacientes continuam vendo a última cópia boa.',
      '“Atualizar agora” lê tudo de novo. Leva cerca de um minuto; abra a página outra vez para ver o resultado.',
      'Textos e imagens se corrigem no WordPress, e a correção chega aqui na leitura seguinte.',
    ],
    '/equipe/conteudo/origem/ajustes': [
      'Teste o endereço antes de salvar: o teste mostra o nome do WordPress e quantos artigos ele tem.',
      'Desligar tira os artigos do WordPress do blog. A cópia fica guardada, e ligar de novo a mostra.',
      'O aviso imediato é opcional. O trecho tem um segredo: não o mande por mensagem a quem não precisa dele.',
    ],
    '/equipe/conteudo/origem/categorias': [
      'Um artigo com várias categorias vai para o assunto da primeira que diga de que ele trata.',
      'A mudança vale na hora para todos os artigos. No WordPress nada muda.',
    ],
    '/equipe/importar-agenda': [
      'Do Excel ou do Google Planilhas: salve como CSV. A primeira linha diz o nome de cada coluna.',
      'Do Google Agenda: Configurações, Importar e exportar, Exportar. Abra o .zip e mande o .ics de cada agenda.',
      'Traga primeiro os pacientes, depois os agendamentos e por fim os fechamentos.',
    ],
    '/equipe/importar-agenda/:importId': [
      'O site lê cada linha e diz o que está errado. Arrume no arquivo e mande de novo, ou traga só o que está certo.',
      'Um paciente com o mesmo telefone e o mesmo nome não entra duas vezes, e os dados dele não mudam.',
      'Agendamentos que já passaram entram como histórico. Ninguém recebe mensagem.',
    ],
    '/equipe/conteudo/importar': [
      'O arquivo é o que o WordPress faz em Ferramentas, Exportar. Ele é lido e apagado; só os textos ficam.',
      'Trazer o mesmo site outra vez não repete nada. Um texto em que a equipe já mexeu fica como está.',
    ],
    '/equipe/conteudo/importar/:importId': [
      'Diga quem escreveu e em que assunto cada texto entra. O resto dá para completar depois, em cada rascunho.',
      '“Publicar os que estão prontos” só publica o que não tem nada em “Ainda falta”.',
      '“Desfazer” retira os rascunhos que ninguém mudou. O que já foi publicado fica no site.',
    ],
    '/equipe/conteudo/importar/enderecos': [
      'Um endereço antigo começa a valer quando o texto dele é publicado. Um endereço deste site vale sempre mais que um antigo.',
      'Apague um endereço só se ele leva ao lugar errado: quem o guardou passa a ver “página não encontrada”.',
    ],
    '/equipe/conteudo/audios': [
      'Salve a gravação como MP3 com qualidade de voz, de até 25 MB. A duração é medida pelo site.',
      'Um áudio que está em algum episódio não pode ser apagado.',
    ],
    '/equipe/conteudo/filmes': [
      'Envie o filme e, em outro arquivo, as legendas. Depois escolha os dois no texto do serviço.',
      'Um arquivo que está em algum serviço não pode ser apagado.',
    ],
    '/equipe/conteudo/imagens': [
      'A descrição é o que ouve quem não enxerga. Diga o que importa na imagem, em uma frase.',
      'Só entram fotos de pessoas com autorização por escrito. O lugar e o aparelho da foto são apagados ao enviar.',
    ],
    '/equipe/conteudo/imagens/:imageName': [
      'Mudar a descrição aqui não muda os textos em que a imagem já está: a lista “Onde aparece” diz quais são.',
      'Uma imagem que está em algum texto não pode ser apagada.',
    ],

    '/equipe/triagens': [
      'Só quem atende vê esta lista: a função “Atendimento” e as funções da clínica que a incluem, em contas ligadas a um profissional. A recepção e quem administra o site não veem nem a lista nem as respostas.',
      'Quem enviou não espera resposta: foi avisado de que isto não marca consulta.',
      'Depois de 6 meses, ou quando a pessoa pede, as respostas são apagadas.',
    ],
    '/equipe/triagens/:reference': [
      'Cada vez que alguém abre esta página fica registrado, com o dia e a hora. A pessoa pode pedir esse registro.',
      'Se a pessoa pedir uma cópia das respostas, imprima esta página e entregue a ela.',
    ],
    '/equipe/mensagens': [
      'As mensagens abertas vêm primeiro. “Assumir” diz aos colegas que você cuida daquela.',
      'A situação muda sozinha quando você responde. Arquive o que não precisa de resposta.',
      'A planilha leva só o que está na lista agora, com os filtros escolhidos. Ela tem dados de pessoas: apague-a depois de usar.',
    ],
    '/equipe/mensagens/:kind/:subjectId': [
      'As respostas prontas entram no fim do que você já escreveu; mude o que quiser antes de enviar. Quem cuida dos dados da clínica as muda em “Respostas prontas”.',
      '“Passar para” entrega a mensagem a um colega, que a vê contada na tela de início e em “Minhas”. Escolha “Ninguém” para deixá-la sem responsável. Só aparece quem pode abrir esta mensagem.',
      'Notas são só para a equipe. A pessoa recebe apenas a resposta.',
      'Se alguém responder antes de você, o seu texto continua no campo e a tela diz quem foi.',
    ],
    '/equipe/assinaturas': [
      'A lista abre no que há para fazer: receitas por conferir, entregas e revisões da semana e parcelas atrasadas.',
      'O número da assinatura abre os dados, os pagamentos e a história.',
    ],
    '/equipe/assinaturas/:protocol': [
      'Nenhuma lente sai antes de a receita estar conferida. Ao marcar, o ano do plano começa e as entregas ganham data.',
      'Marque as entregas no dia em que saem. Quem cancela só paga pelos pares marcados.',
      'O dinheiro recebido entra na página de pagamentos. Aqui você só vê.',
    ],
    '/equipe/assinaturas/:protocol/cancelar': [
      'Desistência é nos 7 dias e devolve tudo. Depois disso é cancelamento, e a conta aparece antes.',
      'A devolução é pedida sozinha. A pessoa recebe um e-mail na hora.',
    ],
    '/equipe/assinaturas/numeros': [
      'Recebido e devolvido contam pelo dia do pagamento. “Vence no mês” é o que ainda não foi pago.',
      'A planilha da nota fiscal tem nome, CPF e endereço. Guarde com cuidado e apague depois de usar.',
    ],
    '/equipe/assinaturas/precos': [
      'Tirar os planos do site esconde todas as páginas deles. As assinaturas que já existem continuam.',
      'Um preço novo vale só para contratos novos, pelo menos 30 dias depois do anúncio.',
    ],

    '/equipe/tarefas': [
      'O programa tenta várias vezes antes de pôr uma tarefa aqui. “Tentar de novo” faz mais uma tentativa agora.',
      'Se um e-mail não pôde ser entregue, ligue para a pessoa e depois dispense a tarefa.',
    ],
    '/equipe/decisoes': [
      'São pontos que o site não pode decidir sozinho: horários que se contradizem e afirmações sem fonte ou com mais de doze meses.',
      'Enquanto não se decide, o site mostra o lado mais prudente ou deixa a afirmação de fora.',
    ],

    '/equipe/numeros': [
      'Escolha o período nos botões ou nas datas. “Comparar” põe ao lado os dias anteriores ou os mesmos dias da semana de um ano antes.',
      'Cada gráfico tem a tabela ao lado; “Baixar a tabela” abre no programa de planilhas. O endereço da página guarda o período e pode ser enviado a um colega.',
      'Os agendamentos são todos contados. O movimento do site conta só quem aceitou a medição. Nenhum número diz quem é a pessoa.',
    ],
    '/equipe/erros': [
      'São erros que os aparelhos dos visitantes contaram ao site, sem nome, telefone nem o que foi digitado.',
      'Muitas vezes de um erro novo merecem um aviso a quem cuida do programa; diga o nome do erro e a hora.',
    ],

    '/equipe/pessoas': [
      'Cada pessoa tem a sua própria conta. Assim se sabe quem fez o quê e se tira o acesso de uma só.',
      'Quem saiu da clínica perde o acesso em “Tirar o acesso”, na página dela. O que ela fez continua com o nome dela.',
    ],
    '/equipe/pessoas/convidar': [
      'O convite é um link que vale uma vez, por três dias. Entregue-o em mãos ou por um meio que só a pessoa lê.',
      'Recepção cuida da agenda e das mensagens; Atendimento, da agenda; Conteúdo, dos textos e números; Administração pode tudo.',
    ],
    '/equipe/pessoas/funcoes': [
      'Uma função diz o que uma pessoa abre e muda. Comece da mais parecida e tire ou ponha o que for preciso.',
      'Arquivar só dá quando ninguém tem a função; a página diz quem ainda tem.',
    ],
    '/equipe/pessoas/funcoes/nova': [
      'Só aparece o que você mesmo pode dar. Quem administra pode dar tudo.',
      'Funções que dão acesso, dinheiro ou dados de pacientes exigem a verificação em duas etapas de quem as tem.',
    ],
    '/equipe/pessoas/funcoes/:roleId': [
      'O que você salva vale na próxima página que cada pessoa abrir, sem que ela saia.',
      'O histórico mostra quem mudou o quê e quando.',
    ],
    '/equipe/pessoas/link': [
      'O link aparece uma vez só. Se ele se perder, retire o convite na lista de pessoas e faça outro.',
    ],
    '/equipe/pessoas/:staffId': [
      'Ligue a conta ao profissional e marque “Vê só a própria agenda” para quem não deve ver os pacientes dos outros.',
      'Mudar a função, tirar o acesso ou encerrar as entradas vale na hora: a pessoa sai de todos os aparelhos.',
      '“Novo acesso” é para quem perdeu a senha ou o celular da verificação em duas etapas.',
      'Sempre fica pelo menos uma pessoa na administração.',
    ],
    '/equipe/acessos': [
      'Filtre por pessoa, dia ou tipo. Abrir o mesmo registro de novo na mesma hora conta uma vez só.',
      'Nomes de pacientes não aparecem. O protocolo leva ao agendamento.',
      'Quatro letras dizem se a rede é a mesma de outra vez; o endereço não é guardado.',
    ],
    '/equipe/confirmar': [
      'A senha é pedida de novo antes de convidar, dar novo acesso, copiar ou apagar dados de alguém e criar endereços de calendário.',
      'Ela vale por dez minutos nesta sessão. O que você preencheu segue junto.',
    ],
    '/equipe/conta': [
      'Se você entrou em um computador que não é seu, encerre os outros acessos aqui.',
      'A verificação em duas etapas pede um código do seu celular além da senha. Vale a pena para todos.',
    ],
    '/equipe/conta/senha': [
      'Ao trocar a senha, você sai de todos os outros aparelhos.',
      'Use pelo menos 12 caracteres. Quatro palavras soltas são mais fáceis de lembrar e mais difíceis de adivinhar que uma palavra com números.',
    ],
    '/equipe/segundo-fator': [
      'O aplicativo funciona sem internet e sem sinal. Só a hora do celular precisa estar certa.',
      'Antes de trocar de celular, desligue a verificação aqui e ligue-a de novo no aparelho novo.',
    ],
    '/equipe/segundo-fator/codigos': [
      'Imprima a página ou copie os códigos à mão. Guarde-os onde você guarda documentos, não junto do celular.',
    ],

    '/equipe/conteudo': [
      'O ponto diz como cada texto está: no site, rascunho, agendado ou retirado. Escolha o tipo e o idioma nos botões.',
      'O que se publica aparece no site na hora. Nada se perde: cada versão fica guardada.',
    ],
    '/equipe/conteudo/novo/:kind': [
      'Comece pelo título; o endereço sai dele. Guardar faz um rascunho, que só a equipe vê.',
    ],
    '/equipe/conteudo/:kind/:language/:slug': [
      '“Guardar rascunho” só a equipe vê; “Publicar agora” põe no site. Também dá para escolher outro dia e outra hora.',
      'Antes de publicar, o site confere as regras da publicidade médica. Cada aviso diz a frase, a regra e o que escrever no lugar.',
      'Se alguém mudar o texto enquanto você escreve, o seu fica no campo e o do colega aparece embaixo.',
      'Entre chaves vai o que muda com a clínica: {A médica / O médico}, {city} para a cidade, {da clinic} para o nome, {insurers} para os convênios, {com cirurgias: …} para o que só vale se houver.',
    ],
    '/equipe/conteudo/:kind/:language/:slug/versoes': [
      'Compare duas versões e, se quiser, traga uma antiga de volta. Ela vira um rascunho novo; as outras continuam aqui.',
    ],
    '/equipe/conteudo/:kind/:language/:slug/endereco': [
      'Quem guardou o endereço antigo chega ao novo. Retirar do site não apaga o texto: ele pode ser publicado de novo.',
    ],
    '/equipe/afirmacoes': [
      'Números e elogios da clínica só aparecem no site com fonte, data e alguém que responda por eles.',
      'Depois de doze meses sem nova conferência, a afirmação some sozinha.',
    ],
    '/equipe/afirmacoes/:claim': [
      'Confira na fonte antes de salvar: o que está aqui vale como palavra da clínica.',
    ],
    '/equipe/questionario': [
      'A escolha vale na hora, em português e em inglês. Quem já estava respondendo termina com as perguntas de antes.',
      'As perguntas, os pontos e as faixas fazem parte do programa do site. Para outro questionário, é preciso que ele tenha licença e seja incluído por quem cuida do programa.',
      'Nenhum dos dois é um diagnóstico, e o site diz isso em todo resultado.',
    ],
    '/equipe/campanha': ['As campanhas ficam agora em “Campanhas”.'],
    '/equipe/campanhas': [
      'Cada campanha tem uma página no site, um código e os dias em que ele vale. Fora desses dias a página diz quando a campanha começa ou que ela terminou.',
      'Os números contam agendamentos de verdade. As visitas à página contam só quem aceitou ser contado.',
    ],
    '/equipe/campanhas/:campaign': [
      'Diga o que o código dá em palavras ou em por cento. Preço de exame não pode aparecer em anúncio.',
      'O código vale pelo dia em que a pessoa marca. Quem já marcou continua com o que foi prometido, mesmo que você mude a campanha depois.',
    ],
    '/equipe/campanhas/:campaign/previa': ['Só a equipe vê esta prévia.'],
    '/equipe/mensagens/:kind/:subjectId/agendamento': ['Liga um pedido de horário ao agendamento.'],
    '/equipe/numeros/confirmacoes': [
      'Compare as faltas entre os confirmados e entre os outros. Nenhum número diz quem é a pessoa.',
    ],
    '/equipe/numeros/pedidos': [
      'O site mostra a cada pessoa uma de duas formas de pedir um horário, sempre a mesma. Aqui se vê qual das duas traz mais pedidos.',
      'A resposta só vem com o número de aberturas que foi combinado antes. Até lá, “ainda não dá para dizer” é a resposta certa.',
    ],
    '/equipe/depoimentos': [
      'Um depoimento só aparece com autorização guardada e sem promessas ou exageros.',
      'Se a pessoa retirar a autorização, o depoimento sai na hora. O registro fica, como prova.',
    ],
    '/equipe/depoimentos/:testimonial': [
      'Copie as palavras como a pessoa as deu. Guarde o papel ou o e-mail da autorização na clínica.',
    ],
    '/equipe/verificacao': [
      'Tudo é verificado sozinho a cada dez minutos. O botão verifica na hora, e não estraga nada.',
      'Um aviso não impede o atendimento. Um problema diz o que muda na recepção e quem chamar.',
    ],
    '/equipe/verificacao/responsavel': [
      'Escreva o nome e o telefone de quem resolve quando o sistema para. Toda a equipe vê.',
    ],
    '/equipe/avaliacoes': [
      'Mostra o que este servidor sabe das avaliações do Google: o que está configurado e como foi a última pergunta.',
      'A chave nunca aparece. Se algo não vai bem, a página diz a quem avisar.',
    ],
    '/equipe/privacidade': [
      'Cada pedido tem 15 dias para a resposta. Os mais urgentes vêm primeiro.',
      'Procure a pessoa por nome, telefone, e-mail ou protocolo. Fica registrado que você procurou.',
    ],
    '/equipe/privacidade/pessoa/:personKey': [
      'Confira se é mesmo a pessoa antes de entregar, corrigir ou apagar: ligue para o telefone que já estava no cadastro.',
      'O rastro, embaixo, diz quem viu e quem mudou o quê. Ele não pode ser apagado.',
    ],
    '/equipe/privacidade/pessoa/:personKey/apagar': [
      'Veja a lista do que sai e do que a lei manda guardar, com o motivo. Depois de confirmar não dá para voltar atrás.',
    ],
    '/equipe/privacidade/cadastro/:contactId': [
      'A correção vale para os próximos avisos. O que a pessoa escreveu em mensagens e pedidos fica como estava.',
    ],
    '/equipe/privacidade/consentimentos': [
      'O recibo prova o que a pessoa aceitou e quando. Ele não tem nome: ache-o pelo número que a pessoa lê no site.',
    ],
    '/equipe/comecar': [
      'Cada passo é uma tela que continua aqui depois: nada precisa ficar pronto de uma vez. Pule o que não souber e volte outro dia.',
      'Para desfazer a escolha do começo, abra “Dados da clínica” e “Versões”.',
    ],
    '/equipe/publicar': [
      'O que precisa estar pronto não se dispensa. O resto pode esperar, se você escrever por quê: o motivo fica guardado.',
      'Abrir e fechar não mexe em agendamentos: muda só o que os buscadores mostram e a palavra “demonstração”.',
    ],
    '/equipe/privacidade/prazos': [
      'Escolha um dia para ver o que seria apagado até lá. Nada é apagado por olhar.',
    ],
    '/equipe/privacidade/incidentes': [
      'Registre também o que parece pequeno. Os prazos para avisar contam do dia em que a clínica soube.',
    ],
    '/equipe/privacidade/incidentes/novo': [
      'Escreva o que se sabe agora; o resto se completa depois. Não ponha nomes de pacientes.',
    ],
    '/equipe/privacidade/incidentes/:incidentId': [
      'A tela diz até quando avisar a ANPD e as pessoas, e traz cartas prontas para copiar.',
      'A lista de quem pode ter sido afetado tem dados pessoais: apague o arquivo depois de usar.',
    ],
  },
} as const;
