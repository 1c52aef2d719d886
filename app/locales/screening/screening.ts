/** Texts of the dry-eye questionnaire around the questions, which are in files of their own. */
export const screening = {
  start: 'Começar',
  progress: (number: number, count: number) => `Pergunta ${number} de ${count}`,
  next: 'Próxima',
  back: 'Voltar',
  see: 'Ver o resultado',
  sending: 'Só um momento…',
  missing: 'Escolha uma resposta.',
  missingAt: (number: number) => `Pergunta ${number}: escolha uma resposta.`,
  stillMissing: 'Faltou responder o que está abaixo. O que você já respondeu continua marcado.',
  kept: 'As respostas ficam só nesta página. A clínica só as recebe se você enviar no fim.',

  signs: {
    step: 'Antes de tudo',
    title: 'Você tem algum destes sinais de urgência agora?',
    hint: 'Marque o que você tem. Se não tem nenhum, marque a última opção.',
    missing: 'Marque o sinal que você tem ou “Não tenho nenhum destes sinais”.',
    none: 'Não tenho nenhum destes sinais',
    list: {
      'perda-de-visao': 'Perda de visão de repente, ou uma sombra que parece cortina',
      'dor-forte': 'Dor forte no olho',
      pancada: 'Pancada ou corte no olho',
      'produto-quimico': 'Produto químico no olho',
      luzes: 'Luzes piscando ou muitas manchas novas',
      vermelho: 'Olho vermelho com dor ou incômodo com a luz',
      dupla: 'Visão dupla de repente',
    },
  },

  urgent: {
    title: 'Procure ajuda agora',
    conditional: 'Marcou um destes sinais? Procure ajuda agora',
    lead: 'Isso não pode esperar. Aqui não há pontos nem resultado: é preciso um exame já.',
    todo: [
      'Caiu produto químico? Antes de sair, lave o olho com água limpa por 15 minutos.',
      'Vá agora a um pronto-socorro de olhos ou ligue 192, o SAMU. A ligação é de graça.',
      'Não dirija, não esfregue o olho e não pingue nada por conta própria.',
      'Não espere resposta por este site nem por mensagem.',
    ],
    ambulance: 'Ligar 192 (SAMU)',
    clinic: (phone: string) => `Ligar para a clínica: ${phone}`,
    nothingKept: 'Nada do que você marcou foi guardado.',
    again: 'Marquei por engano: voltar ao questionário',
  },

  result: {
    title: 'Seu resultado',
    kicker: 'Triagem de olho seco',
    score: (points: number, most: number) => `${points} de ${most} pontos`,
    notDiagnosis: 'Isto é uma triagem e nunca um diagnóstico.',
    notDiagnosisMore:
      'Só o exame mostra o que você tem. Quem sente pouco também pode ter uma doença nos olhos.',
    advice: 'O que fazer',
    worse: 'Se a visão sumir, a dor ficar forte ou o olho se machucar, não espere: ligue 192.',
    book: 'Ver horários de consulta',
    print: 'Imprimir',
    printHint: 'Leve no dia da consulta, se quiser.',
    change: 'Mudar as respostas',
    restart: 'Começar de novo',
    notKept: 'Este resultado não foi guardado. Ao fechar a página, ele some.',
    counted: 'O que contou',
    pointsOf: (points: number) => (points === 1 ? '1 ponto' : `${points} pontos`),
    made: (day: string) => `Respondido em ${day}.`,
    scale: 'As faixas',
    band: (from: number, to: number, name: string) => `De ${from} a ${to}: ${name}`,
    gone: {
      title: 'As respostas não chegaram inteiras',
      text: 'Nada foi enviado nem guardado. Responda de novo, por favor.',
    },
  },

  send: {
    title: 'Quer que a clínica veja as respostas?',
    lead: 'Só se você quiser. Assim, quem for atender você já sabe o que sente. Para marcar a consulta não é preciso.',
    name: 'Nome completo',
    phone: 'Telefone com DDD',
    phoneHint: (example: string) => `Celular ou fixo. Exemplo: ${example}.`,
    email: 'E-mail',
    emailHint: 'Pode ficar em branco.',
    child: 'Para menor de 18 anos, quem preenche e concorda é o responsável.',
    guard: 'Deixe este campo em branco',
    send: 'Enviar as respostas',
    sending: 'Enviando…',
    consentMissing: 'Para enviar, é preciso concordar. Se não quiser, não envie.',
    consent: {
      /** Whoever changes a word of the text gives it a new id. */
      id: 'triagem-2026-11',
      text:
        'Concordo que a {clinic} guarde estas respostas, que são dados da minha saúde, com o meu nome e ' +
        'contato, para preparar o meu atendimento. Só os profissionais que atendem podem ler. Em 6 meses ' +
        'elas são apagadas. Posso pedir antes, escrevendo para {privacyEmail}.',
      linkText: 'Leia a política de privacidade',
      linkPath: '/privacy',
    },
    refusals: {
      'check-failed': () => 'Falha na verificação de segurança. Tente novamente.',
      'check-missing': () => 'Verificação de segurança indisponível. Tente novamente.',
      'too-soon': () => 'Aguarde 30 segundos antes de enviar novamente.',
      'too-many': ({ minutes }: { minutes: number }) =>
        `Recebemos vários envios seus em pouco tempo. Envie o próximo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
      'other-body': () =>
        'Já recebemos as suas respostas de antes, e estas são outras. Para enviar estas também, toque de novo em “Enviar as respostas”.',
      fault: () => 'Não foi possível enviar. Tente novamente mais tarde.',
    },
    waitTitle: 'Aguarde um momento',
    faultNote: 'Pode enviar de novo sem receio: as mesmas respostas não são guardadas duas vezes.',
    keptNote: (phone: string) =>
      `O que você preencheu continua no formulário. Se preferir, ligue para ${phone}.`,
  },

  sent: {
    title: 'A clínica recebeu as suas respostas',
    at: (moment: string) => `Recebido ${moment}.`,
    next: 'O que acontece agora',
    who: 'Só os profissionais que atendem podem ler. Elas são apagadas em 6 meses.',
    noAnswer: 'Isto não marca consulta, e ninguém responde às respostas. Marque o seu horário:',
    urgent: (phone: string) => `Se piorar, não espere: ligue 192 ou, para a clínica, ${phone}.`,
    book: 'Ver horários de consulta',
    home: 'Ir para o início',
  },
};
