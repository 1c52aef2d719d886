/** Texts of confirmations and reminders for the staff. */
export const staffReminders = {
  noShows: (count: number) =>
    count === 1 ? 'Faltou 1 vez em 12 meses' : `Faltou ${count} vezes em 12 meses`,

  /** What was said about an appointment, beside it. The sign tells them apart without colour. */
  mark: {
    confirmed: (how: string) => `Confirmado ${how}`,
    move: 'Quer remarcar',
    cancel: 'Avisou que não vem',
    none: 'Ainda não confirmou',
    signs: { confirmed: '✓', move: '↻', cancel: '✕', none: '○' },
    how: {
      mail: 'por e-mail',
      whatsapp: 'por WhatsApp',
      sms: 'por SMS',
      site: 'pelo site',
      desk: 'com a recepção',
    },
    by: (name: string) => `(${name})`,
    when: (day: string, time: string) => `em ${day} ${time}`,
    filter: 'A confirmar',
  },

  panel: {
    title: 'A pessoa vem?',
    alone: (why: string) =>
      `Lembretes parados: ${why}. Nenhum sai até você remarcar, cancelar ou manter assim.`,
    kept: (why: string) => `Mantido assim pela equipe, e os lembretes saem: ${why}.`,
    hint: 'Anote o que ela disse por telefone ou no balcão.',
    confirmed: 'Confirmou',
    move: 'Quer remarcar',
    cancel: 'Não vem',
    none: 'Desfazer a resposta',
    sent: 'Lembretes',
    noneSent: 'Nenhum ainda.',
    line: (what: string, how: string, when: string) => `${what}: ${how}, ${when}`,
    kinds: {
      days: 'Pedido de confirmação',
      lenses: 'Tirar as lentes',
      fasting: 'Jejum',
      hours: 'Duas horas antes',
    },
    channels: {
      mail: 'e-mail',
      whatsapp: 'WhatsApp',
      sms: 'SMS',
      desk: 'recepção',
      none: 'não enviado',
    },
    states: {
      asked: 'na fila',
      waiting: 'na fila',
      sent: 'enviado',
      delivered: 'entregue',
      read: 'lido',
      answered: 'respondido',
      failed: 'não saiu',
      dropped: 'não enviado',
    },
    why: {
      'too-late': 'já não adiantava',
      'booked-later': 'acabava de ser marcado ou remarcado',
      answered: 'já tinha respondido',
      'opted-out': 'não quer lembretes por aqui',
      'no-channel': 'sem e-mail',
      'by-mail': 'vai por e-mail',
      'by-api': 'vai pelo WhatsApp automático',
      overtaken: 'o agendamento mudou',
      'no-address': 'sem e-mail',
      refused: 'o endereço ou o número recusou',
      'refused-setup': 'o WhatsApp da clínica precisa de conserto',
      'not-configured': 'o WhatsApp automático foi desligado',
    },
  },

  /** Of an appointment that nobody seems to be there to serve. */
  keep: {
    keep: 'Manter assim e enviar os lembretes',
    hold: 'Segurar os lembretes de novo',
    of: (words: string, patient: string) => `${words}: ${patient}`,
    why: {
      gone: 'quem atenderia não trabalha aqui nesse dia',
      closed: 'há um bloqueio nesse horário',
    },
    and: ' e ',
    /** In the list, as a sentence. */
    state: (why: string) => `${why}.`,
    still:
      'Algo mudou enquanto a página estava aberta, e os lembretes não foram liberados. Veja abaixo como ficou.',
    kept: 'Mantido assim. Os lembretes saem na hora de cada um; os que ainda servem e já passaram da hora saem em alguns minutos, de dia.',
  },

  queue: {
    title: (count: number) =>
      count === 0
        ? 'Nada para confirmar'
        : count === 1
          ? '1 para confirmar'
          : `${count} para confirmar`,
    navigation: 'Confirmações',
    lead: 'Uma pessoa de cada vez: abra o WhatsApp, envie a mensagem pronta e toque em “Enviei”. A próxima vem sozinha.',
    start: 'Começar',
    none: 'Ninguém espera uma mensagem da recepção agora. Quem já recebeu e não respondeu está na lista abaixo.',
    night: {
      title: 'Confirmações',
      text: (when: string) =>
        `À noite nada sai. A próxima fila começa ${when}. Quem já recebeu e não respondeu está na lista abaixo.`,
    },
    others: (count: number) =>
      count === 1
        ? 'A última pessoa já está com um colega.'
        : `As ${count} que faltam já estão com colegas.`,
    left: (count: number) => (count === 0 ? 'É a última pessoa.' : `Depois desta, mais ${count}.`),
    person: 'A pessoa da vez',
    contact: (name: string) => `Fale com ${name}`,
    open: 'Abrir WhatsApp',
    call: (phone: string) => `Ligar para ${phone}`,
    outcomes: {
      sent: 'Enviei',
      confirmed: 'Confirmou',
      move: 'Quer remarcar',
      cancel: 'Não vem',
      'no-answer': 'Não atende',
    },
    outcomesLabel: 'O que aconteceu?',
    mailed: (when: string) => `Recebeu um e-mail ${when}`,
    noMail: 'Sem e-mail: só esta mensagem',
    tries: (count: number) => (count === 1 ? 'Não atendeu 1 vez' : `Não atendeu ${count} vezes`),
    english: 'A mensagem vai em inglês, a língua do agendamento',
    why: {
      lenses: 'Lembre de tirar as lentes',
      fasting: 'Lembre do jejum',
      hours: 'Lembre do horário',
    },
    noted: {
      sent: (name: string) => `${name}: enviado.`,
      confirmed: (name: string) => `${name}: confirmado.`,
      move: (name: string) => `${name}: quer remarcar.`,
      cancel: (name: string) => `${name}: não vem.`,
      'no-answer': (name: string) => `${name}: não atendeu. Volta daqui a 3 horas.`,
    },
    undo: 'Desfazer',
    undone: 'Desfeito.',
    taken: 'Um colega já está falando com essa pessoa. Aqui está a próxima.',
    changed:
      'O agendamento dessa pessoa mudou enquanto a página estava aberta. Aqui está a próxima.',
    alone: (count: number) =>
      count === 1
        ? '1 agendamento está sem profissional ou com bloqueio: os lembretes dele esperam você decidir.'
        : `${count} agendamentos estão sem profissional ou com bloqueio: os lembretes deles esperam você decidir.`,
    aloneLink: 'Ver quem são',
    list: 'Quem ainda não confirmou',
    plan: 'O que é lembrado, e quando',
  },

  list: {
    title: 'Quem ainda não confirmou',
    lead: (day: string) => `Agendamentos de ${day} sem confirmação.`,
    back: 'Confirmações',
    day: 'Dia',
    show: 'Mostrar',
    none: 'Todos confirmaram.',
    empty: 'Não há agendamentos neste dia.',
    asked: (when: string) => `Avisado ${when}`,
    notAsked: 'Ainda sem lembrete',
    counts: (confirmed: number, all: number) => `${confirmed} de ${all} confirmaram.`,
    alone: 'Sem profissional ou com bloqueio',
    aloneLead:
      'Quem atenderia não trabalha aqui nesse dia, ou há um bloqueio nesse horário. Nenhum lembrete sai a essas pessoas: ligue e remarque, ou cancele. Se o horário estiver certo, mantenha assim. Se o profissional voltar ou o bloqueio sair, os lembretes seguem.',
    wishes: 'Disseram que não vêm ou querem outro horário',
    wishesNone: 'Ninguém.',
    reschedule: 'Remarcar',
    cancel: 'Cancelar',
  },

  plan: {
    title: 'Lembretes',
    lead: 'Sem mexer em nada, o site já lembra bem. Aqui se muda, serviço por serviço, o que vai e quando.',
    back: 'Agenda',
    columns: {
      service: 'Serviço',
      days: 'Pedir confirmação (dias antes)',
      lenses: 'Tirar as lentes',
      fasting: 'Jejum, na véspera',
      hours: 'Duas horas antes',
    },
    daysHint: 'Um ou mais números, como “7, 2”. Vazio: não pede.',
    tells: (what: string, service: string) => `${what}: ${service}`,
    how: [
      'Por e-mail sai sozinho, para quem deixou o endereço. Por WhatsApp, o pedido de confirmação entra na fila de “Confirmações”, para a recepção enviar.',
      'Das lentes, cada pessoa é lembrada da data das lentes que disse usar, duas horas antes; se são três dias ou mais sem elas, também cinco dias antes. Quem disse que não usa não recebe.',
      'De noite nada sai. Quem não quer lembretes não recebe.',
    ],
    automatic:
      'O WhatsApp automático está ligado: quem aceitou recebe sem a recepção. Os outros continuam na fila.',
    history: { until: 'Voltar ao que valia antes', noDays: 'não pede' },
    save: 'Salvar',
    saved: 'Salvo. Vale para os próximos lembretes.',
    changed:
      'Outra pessoa mudou os lembretes depois que você abriu a página. Confira e salve de novo.',
    wrong: {
      days: (service: string) => `${service}: use dias de 1 a 14, como “7, 2”.`,
      'too-many': (service: string) => `${service}: até três dias.`,
    },
  },

  figures: {
    title: 'Confirmações e faltas',
    lead: 'De quantos agendamentos se soube antes se a pessoa vinha, por onde, e quantas faltaram. Sem nomes.',
    back: 'Números',
    link: 'Confirmações e faltas, mês a mês',
    empty: 'Ainda não há agendamentos que já tenham passado.',
    caption: 'Por mês do agendamento',
    columns: {
      month: 'Mês',
      all: 'Agendamentos',
      confirmed: 'Confirmados',
      mail: 'E-mail',
      whatsapp: 'WhatsApp',
      sms: 'SMS',
      site: 'Site',
      desk: 'Recepção',
      missedConfirmed: 'Faltas entre os confirmados',
      missedOthers: 'Faltas entre os outros',
    },
    share: (part: number, whole: number, percent: string) => `${part} de ${whole} (${percent})`,
    none: '–',
    note: 'Conta a última resposta de cada agendamento para o horário em que ele ficou. Faltas: dos que a recepção anotou se a pessoa veio.',
  },
};
