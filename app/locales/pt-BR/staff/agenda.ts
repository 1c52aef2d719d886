import type { AuditAction } from '#app/platform/audit/audit-event.ts';

type AddOnWords = [
  name: string,
  service: string,
  moment: string,
  practitioner: string,
  minutes: number,
];

/** Texts of the staff agenda. */
export const staffAgenda = {
  title: 'Agenda',
  views: {
    label: 'Modo de ver',
    dia: 'Dia',
    grade: 'Grade',
    semana: 'Semana',
    mes: 'Mês',
    lista: 'Lista',
  },
  period: {
    week: (from: string, to: string) => `Semana de ${from} a ${to}`,
    list: (from: string, to: string) => `De ${from} a ${to}`,
    today: 'Hoje',
    previous: {
      dia: 'Dia anterior',
      grade: 'Dia anterior',
      semana: 'Semana anterior',
      mes: 'Mês anterior',
      lista: 'Dias anteriores',
    },
    next: {
      dia: 'Dia seguinte',
      grade: 'Dia seguinte',
      semana: 'Semana seguinte',
      mes: 'Mês seguinte',
      lista: 'Dias seguintes',
    },
  },
  tasks: {
    label: 'Tarefas da agenda',
    phone: 'Marcar por telefone',
    /** What is folded away beside a grid. */
    more: 'Mais',
    addOn: 'Encaixe',
    closures: 'Fechamentos e feriados',
    settings: 'Ajustes da agenda',
    print: 'Folha do dia',
    pdf: 'Folha em PDF',
  },
  todayIs: (day: string) => `Hoje, ${day}`,
  counts: (appointments: number) =>
    appointments === 0
      ? 'Nenhum agendamento'
      : appointments === 1
        ? '1 agendamento'
        : `${appointments} agendamentos`,
  closedDay: (name: string) => `Fechado: ${name}`,
  closed: 'Fechado',
  wholeClinic: 'Clínica toda',
  allDay: 'O dia todo',
  hold: 'Reserva do site',
  offered: 'Oferecido pela lista de espera',
  offeredText: (until: string) =>
    `Guardado para a resposta até ${until}. Veja em “Lista de espera”.`,
  holdText: (until: string) => `Alguém está marcando; o horário é guardado até ${until}.`,
  addOn: 'Encaixe',
  coupon: (code: string) => `Código ${code}`,
  note: (note: string) => `Obs.: ${note}`,
  age: (years: number) => (years < 1 ? 'menos de 1 ano' : years === 1 ? '1 ano' : `${years} anos`),
  openAppointment: (patient: string) => `Abrir o agendamento de ${patient}`,
  call: (phone: string) => `Ligar para ${phone}`,
  callShort: 'Ligar',
  whatsapp: 'WhatsApp',
  whatsappFor: (patient: string) => `WhatsApp sobre o agendamento de ${patient}`,
  minorContact: (name: string) => `com ${name}`,

  columns: {
    time: 'Hora',
    patient: 'Paciente',
    what: 'Serviço',
    payer: 'Pagamento',
    state: 'Situação',
    protocol: 'Protocolo',
    notes: 'Anotações',
  },

  states: {
    confirmed: 'Marcado',
    unsettled: 'Sem registro',
    arrived: 'Chegou',
    'in-service': 'Em atendimento',
    done: 'Realizado',
    'no-show': 'Faltou',
    cancelled: 'Cancelado',
  },
  statesHelp: 'Sem registro: a hora já passou e ninguém anotou se a pessoa veio.',

  steps: {
    arrived: 'Chegou',
    called: 'Chamar',
    done: 'Realizado',
    'no-show': 'Faltou',
    undo: 'Desfazer',
  },
  stepFor: (step: string, patient: string) => `${step}: ${patient}`,

  print: {
    title: (day: string) => `Agenda de ${day}`,
    table: 'Agendamentos do dia',
    made: (moment: string) => `Impressa em ${moment}`,
    button: 'Imprimir',
    hint: 'Use Ctrl e P, ou o menu do navegador, para imprimir ou salvar em PDF. A folha não mostra os controles.',
    back: 'Voltar para a agenda',
    none: 'Nenhum agendamento neste dia.',
    file: (on: string) => `agenda-${on}.pdf`,
    warning: 'Contém dados de pacientes. Destrua a folha ao fim do dia.',
  },

  appointment: {
    title: (patient: string) => `Agendamento de ${patient}`,
    back: 'Agenda do dia',
    facts: 'O agendamento',
    label: {
      when: 'Dia e hora',
      service: 'Serviço',
      practitioner: 'Profissional',
      house: 'Unidade',
      places: 'Onde',
      patient: 'Paciente',
      born: 'Nascimento',
      guardian: 'Responsável',
      contact: 'Contato',
      phone: 'Telefone',
      email: 'E-mail',
      payer: 'Pagamento',
      protocol: 'Protocolo',
      channel: 'Agendado por',
      locale: 'Língua dos e-mails',
      consent: 'Consentimento',
      addOn: 'Encaixe',
      note: 'Observação de quem marcou',
      earlier: 'Quer vir antes',
    },
    earlier: (moment: string) => `Sim. Pediu em ${moment}`,
    until: (from: string, to: string) => `${from} até ${to}`,
    born: (date: string, age: string) => `${date} (${age})`,
    noBirth: 'Não informado',
    stepLabel: (number: number) => `${number}º exame`,
    noEmail: 'Não informado: a confirmação não chega por e-mail',
    guardian: (name: string, relation: string) => `${name} (${relation})`,
    channels: {
      web: 'Site',
      api: 'Programa',
      desk: 'Balcão',
      phone: 'Telefone',
      import: 'Trazido de outro programa',
    },
    created: (channel: string, moment: string) => `${channel}, ${moment}`,
    locales: { 'pt-BR': 'Português', 'en-US': 'Inglês' },
    consent: (text: string, moment: string) => `Dado em ${moment}, no texto “${text}”`,
    noConsent: 'Nenhum registro',
    addOn: (reason: string) => `Fora da agenda: ${reason}`,
    actions: 'O que aconteceu',
    patientPage: 'Ver o cadastro',
    ofPatient: (name: string) => `de ${name}`,
    actionsHint: {
      before: 'No dia do agendamento, anote aqui se a pessoa chegou.',
      today: 'Anote quando a pessoa chegar.',
      settled: 'Não há mais o que anotar.',
      cancelled: 'O agendamento foi cancelado e o horário está livre.',
    },
    undoHint: 'Desfazer vale até o fim do dia.',
    change: 'Mudar',
    move: 'Remarcar',
    cancel: 'Cancelar o agendamento',
    history: 'Histórico',
    booked: {
      title: 'Agendamento confirmado',
      text: (protocol: string) => `Diga o protocolo: ${protocol.split('').join(' ')}`,
      mailed: 'A confirmação foi enviada por e-mail.',
      noMail: 'Sem e-mail: peça para anotar o dia, a hora e o protocolo.',
      again: 'Marcar outra por telefone',
    },
  },

  history: {
    actions: {
      'appointment.created': 'Marcado',
      'appointment.moved': 'Remarcado',
      'appointment.cancelled': 'Cancelado',
      'appointment.restored': 'Cancelamento desfeito',
      'appointment.resized': 'Duração mudada',
      'appointment.arrived': 'Chegou',
      'appointment.called': 'Chamado para o atendimento',
      'appointment.done': 'Realizado',
      'appointment.no-show': 'Faltou',
      'appointment.undo': 'Anotação desfeita',
      'appointment.payer-exceeded': 'Marcado além do convênio',
      'appointment.payer-changed': 'Pagamento trocado',
      'appointment.card-changed': 'Carteirinha anotada',
      'appointment.approval': 'Guia anotada',
      'appointment.letter': 'Declaração de comparecimento emitida',
      'appointment.kept': 'Mantido assim, com lembretes',
      'appointment.held': 'Lembretes segurados de novo',
    } satisfies Record<AuditAction<'appointment'>, string>,
    other: 'Alterado',
    fromTo: (what: string, from: string, to: string) => `${what} de ${from} para ${to}`,
    /** Moved to somebody else at the time that it had. */
    handedOver: (moment: string) => `Passado para outro profissional, no mesmo horário (${moment})`,
    /** In minutes. */
    resized: (from: number, to: number) => `Duração mudada de ${from} para ${to} minutos`,
    because: (what: string, reason: string) => `${what}: ${reason}`,
    who: { web: 'pelo site', api: 'por um programa', patient: 'pelo paciente, no site' },
    by: (name: string) => `por ${name}`,
    unknown: 'por alguém que já não está na equipe',
    line: (what: string, who: string, moment: string) => `${what} ${who}, ${moment}`,
  },

  refusals: {
    title: 'Nada foi mudado',
    changed: 'Outra pessoa alterou este agendamento depois que você abriu a página.',
    since: 'O que mudou:',
    again: 'Confira como o agendamento está agora e, se ainda for o caso, faça de novo.',
    'not-now':
      'Isso não pode ser anotado agora. Confira o dia, a hora e a situação do agendamento.',
    action: 'Escolha o que anotar.',
    'too-late': 'Este agendamento já não pode ser remarcado nem cancelado por aqui.',
    otherBody: 'O formulário foi mudado depois do primeiro envio. Confira e envie de novo.',
    expired: 'O formulário venceu. Confira e envie de novo.',
    time: {
      'too-soon': 'Esse horário já passou. Escolha outro.',
      'beyond-horizon': 'A agenda ainda não está aberta para esse dia.',
      'off-grid': 'Esse horário não existe na agenda. Escolha um da lista.',
      'outside-opening-hours': 'Não há atendimento nesse horário. Escolha um da lista.',
      'slot-taken': 'Esse horário acabou de ser ocupado. Escolha outro.',
      'not-together': 'Estes exames não são feitos no mesmo dia. Marque um de cada vez.',
      'unknown-service': 'Esse serviço não existe mais.',
      'not-online': 'Esse serviço não é marcado aqui.',
      'unknown-payer': 'Escolha particular ou um dos convênios.',
      'guardian-required': 'O paciente tem menos de 18 anos: informe o responsável e o parentesco.',
      'too-many-visits': 'Este telefone já tem agendamentos demais.',
      'coupon-unknown': 'Não há campanha com este código.',
      'coupon-not-begun': 'A campanha deste código ainda não começou.',
      'coupon-ended': 'A campanha deste código já terminou.',
      'coupon-other-service': 'O código não vale para este serviço.',
      'deposit-first': 'Pelo site, este serviço é marcado com um sinal.',
      'lenses-too-soon': 'Este horário é cedo demais para quem usa lentes de contato.',
      'lenses-unanswered': 'Pergunte se o paciente usa lentes de contato.',
      'not-covered':
        'O convênio não cobre este serviço nesse horário e com essa pessoa. Escolha outro horário, outro convênio ou particular.',
      'payer-quota-full':
        'As vagas do convênio nesse dia acabaram. Escolha outro dia ou particular.',
    },
  },

  move: {
    title: 'Remarcar',
    now: (moment: string) => `O agendamento é para ${moment}.`,
    legend: 'Para quando?',
    hint: 'Só horários livres. O horário muda ao confirmar, e a pessoa recebe um e-mail se deixou o endereço.',
    submit: 'Remarcar o agendamento',
    keep: 'Deixar como está',
    missing: 'Escolha um horário.',
    service: (service: string, minutes: number) => `${service}, ${minutes} minutos`,
  },

  cancel: {
    title: 'Cancelar este agendamento?',
    lead: 'O horário fica livre. Por dez minutos dá para desfazer, se ninguém marcar nele. Se a pessoa deixou e-mail, ela é avisada.',
    reason: 'Por quê?',
    reasonMissing: 'Escolha o motivo.',
    reasons: {
      'patient-asked': 'A pessoa pediu',
      'practitioner-away': 'Profissional ausente',
      'equipment-down': 'Sala ou aparelho indisponível',
      'booked-twice': 'Marcado em dobro',
      other: 'Outro motivo',
    },
    submit: 'Cancelar o agendamento',
    keep: 'Não cancelar',
  },

  done: 'Anotado.',

  phone: {
    title: 'Marcar por telefone',
    lead: 'Preencha, aperte Enter para ver a primeira vaga e Enter de novo para marcar.',
    back: 'Agenda',
    name: 'Nome do paciente',
    phone: 'Telefone com DDD',
    service: 'Serviço',
    house: 'Unidade',
    minutes: (title: string, least: number, most: number) =>
      `${title} (${minutesText(least, most)})`,
    payer: 'Pagamento',
    born: 'Nascimento (se souber)',
    bornHint: 'Dia, mês e ano, só os números.',
    caller: 'Quem está ligando (se for outra pessoa)',
    relation: 'Parentesco (para menor de 18 anos)',
    email: 'E-mail (se tiver)',
    from: 'Não antes de',
    halfDay: 'Parte do dia',
    halfDays: { any: 'Qualquer hora', morning: 'Manhã', afternoon: 'Tarde' },
    more: 'Se precisar',
    find: 'Ver a primeira vaga',
    nameTooShort: 'Escreva o nome do paciente, com 3 letras ou mais.',
    callerTooShort: 'Escreva o nome de quem está ligando, com 3 letras ou mais.',
    together: 'Mais exames na mesma vinda',
    oneEye: {
      right: (label: string, least: number, most: number) =>
        `${label}, só olho direito (${minutesText(least, most)})`,
      left: (label: string, least: number, most: number) =>
        `${label}, só olho esquerdo (${minutesText(least, most)})`,
    },
    apart: (titles: string) =>
      `Não são feitos na mesma vinda: ${titles}. Marque em dias diferentes.`,
    serviceMissing: 'Escolha o que vai ser marcado.',
    payerMissing: 'Escolha particular ou um convênio.',
    bornWrong: 'Use dia, mês e ano com 4 dígitos.',
    found: {
      title: 'Primeira vaga',
      legend: 'Horários que servem',
      hint: 'Setas escolhem outro horário; Enter marca.',
      sayTitle: 'Diga em voz alta',
      ask: (name: string, service: string) => `${name}, temos vaga para ${service}:`,
      withWhom: (moment: string, practitioner: string) => `${moment}, com ${practitioner}.`,
      /** The times after the first, in one sentence. */
      orElse: (times: string) => `Se não servir, também temos: ${times}.`,
      sameDay: 'no mesmo dia',
      timeWith: (time: string, practitioner: string) => `${time} com ${practitioner}`,
      /** 'às 8h15, campo visual' */
      walk: (time: string, exam: string) => `às ${time}, ${exam}`,
      confirm: (name: string, phone: string, payer: string) =>
        `Marco para ${name}, telefone ${phone}, ${payer}.`,
      prepare: 'Avise como se preparar:',
      bring: 'Peça para trazer:',
      book: 'Marcar',
      later: 'Ver horários seguintes',
      edit: 'Corrigir os dados',
      none: 'Não há vaga que sirva. Tente outra parte do dia ou outro começo.',
      noneTitle: 'Nenhuma vaga encontrada',
    },
    /** Read to the caller; whoever changes a word gives the text a new id. */
    consent: {
      id: 'agendamento-telefone-2026-11',
      text:
        'A {clinic} vai usar estes dados para fazer o agendamento e falar com você sobre ele, e os ' +
        'guarda por 5 anos. Você pode pedir para ver, corrigir ou apagar os dados escrevendo para ' +
        '{privacyEmail}. Posso marcar?',
    },
  },

  addOnAppointment: {
    title: 'Encaixe',
    lead: (quota: number) =>
      quota === 0
        ? 'A clínica não faz encaixes.'
        : `Um agendamento além da agenda, entre os outros. Cada profissional tem até ${quota} por dia, e o motivo fica registrado.`,
    practitioner: 'Profissional',
    day: 'Dia',
    time: 'Hora',
    timeHint: 'Só os números, de 5 em 5 minutos. Por exemplo, 1015.',
    length: 'Duração, em minutos',
    lengthHint: 'De 5 em 5. Vazia: a do encaixe deste serviço.',
    reason: 'Motivo',
    reasonHint: 'Curto e sem diagnóstico. Por exemplo, retorno pedido na consulta.',
    check: 'Conferir',
    checkTitle: 'Confirmar o encaixe?',
    wrong: {
      time: 'Informe a hora, de 5 em 5 minutos.',
      day: 'Escolha hoje ou um dia depois.',
      practitioner: 'Escolha com quem.',
      reason: 'Escreva o motivo, com 3 a 200 caracteres.',
      length: 'Informe a duração em minutos, de 5 em 5, até 240, ou deixe vazia.',
    },
    refused: {
      'quota-used':
        'Os encaixes do dia com esta pessoa já foram usados. Escolha outro dia ou outra pessoa.',
      'same-time': 'Já há um encaixe que toca nesse horário. Escolha outra hora.',
      'wrong-practitioner': 'Esta pessoa não faz esse serviço.',
      'closed-day': 'Não há atendimento desse serviço nesse dia ou nessa hora.',
      'not-allowed':
        'A cirurgia mudou, ou este controle já tem horário. Veja a página da cirurgia.',
    },
    meets: (count: number) =>
      count === 1
        ? 'Coincide com 1 agendamento. Ele continua como está.'
        : `Coincide com ${count} agendamentos. Eles continuam como estão.`,
    meetsNone: 'Não coincide com nenhum agendamento com esta pessoa.',
    say: 'Diga em voz alta',
    confirm: (...[name, service, moment, practitioner, minutes]: AddOnWords) =>
      `${name}, ${service}, ${moment}, com ${practitioner}, num encaixe de ${minutes} min: pode haver espera.`,
    submit: 'Encaixar',
    edit: 'Corrigir os dados',
  },

  closures: {
    title: 'Fechamentos e feriados',
    back: 'Agenda',
    lead: 'O que se fecha aqui deixa de ser oferecido na hora, no site e no telefone. Agendamentos já feitos ficam: remarque ou cancele cada um.',
    list: 'Fechamentos',
    none: 'Nenhum fechamento daqui para a frente.',
    until: (from: string, to: string) => `${from} até ${to}`,
    appointments: (count: number) =>
      count === 1 ? '1 agendamento neste período' : `${count} agendamentos neste período`,
    remove: 'Reabrir',
    removeFor: (what: string) => `Reabrir: ${what}`,
    add: 'Fechar um período',
    who: 'Quem ou o quê',
    from: 'Começa no dia',
    fromTime: 'Hora (vazia: desde o começo do dia)',
    to: 'Termina no dia',
    toTime: 'Hora (vazia: até o fim do dia)',
    reason: 'Motivo',
    reasonHint: 'A equipe vê na agenda. Por exemplo, congresso ou manutenção.',
    submit: 'Fechar',
    check: {
      count: (count: number) =>
        count === 1
          ? '1 consulta marcada neste período'
          : `${count} consultas marcadas neste período`,
      text: 'Nada é cancelado: cada uma continua valendo até que alguém remarque ou cancele. Nada foi fechado ainda.',
      close: 'Fechar assim mesmo',
      /** Of the first services, and how many more there are. */
      some: (places: string, more: number) =>
        more === 0
          ? places
          : `${places}; também de mais ${more === 1 ? '1 serviço' : `${more} serviços`}`,
      closes: {
        title: 'Conferir antes de fechar',
        notice: 'O que fechar faz',
        places: (places: string) => `Deixa de oferecer ${places}.`,
        none: 'Nenhuma vaga livre fecha neste período.',
        text: 'Ninguém está marcado neste período. Nada foi fechado ainda.',
        save: 'Fechar agora',
        correct: 'Voltar sem fechar',
      },
      opens: {
        title: 'Conferir antes de abrir',
        notice: 'O que abrir faz',
        places: (places: string) => `Volta a oferecer ${places}.`,
        none: 'Nenhuma vaga abre: ninguém atende neste período, ele já está todo marcado, ou há outro fechamento ou feriado.',
        text: 'Nada foi aberto ainda.',
        save: 'Abrir agora',
        correct: 'Voltar sem abrir',
      },
    },
    booked: (count: number) =>
      count === 1 ? '1 consulta marcada neste dia' : `${count} consultas marcadas neste dia`,
    closed: 'Fechado. A agenda já não oferece este período.',
    reopened: 'Reaberto. A agenda já oferece este período.',
    settled: 'Salvo.',
    undo: 'Desfazer',
    undone: 'Desfeito. Está como antes.',
    undoLate: 'Não foi desfeito: alguém já mudou de novo. Veja como está agora.',
    wrong: {
      who: 'Escolha quem ou o quê fica fechado.',
      from: 'Informe o dia e a hora em que começa.',
      to: 'Informe um fim depois do começo, em até um ano.',
      past: 'O fim já passou.',
      reason: 'Escreva o motivo, com 3 a 120 caracteres.',
    },
    holidays: 'Feriados',
    holidaysLead:
      'Sugeridos pelo calendário. Um feriado fecha a agenda até que alguém diga que a clínica atende; um ponto facultativo só fecha quando alguém diz.',
    scopes: {
      national: 'Nacional',
      state: 'Estadual',
      municipal: 'Municipal',
      optional: 'Ponto facultativo',
    },
    statuses: {
      suggested: { closes: 'A confirmar, fechado por enquanto', open: 'A confirmar, aberto' },
      confirmed: 'Confirmado, fechado',
      dismissed: 'Dispensado, atende',
    },
    confirm: 'Fechar',
    dismiss: 'Atender',
    confirmFor: (name: string) => `Fechar: ${name}`,
    dismissFor: (name: string) => `Atender: ${name}`,
    town: 'Incluir feriado da cidade',
    townName: 'Nome',
    townDay: 'Dia',
    townSubmit: 'Incluir',
    townWrong: { name: 'Escreva o nome do feriado.', day: 'Escolha hoje ou um dia depois.' },
    done: 'Anotado.',
  },
};

/** Texts of the phone desk about callers whom the clinic knows. */
export const staffAgendaPhone = {
  knownTitle: 'Esta pessoa já vem à clínica',
  phoneTitle: 'Este telefone já tem agendamentos',
  mail: (address: string) => `O e-mail vai para ${address}.`,
  noMail: 'Sem e-mail no cadastro.',
  who: (name: string) =>
    `Como está, o agendamento fica para ${name}, que entra como paciente novo. Se for uma destas pessoas, escolha:`,
  is: (who: string) => `É ${who}`,
  somebodyElse: 'É outra pessoa',
};

function minutesText(least: number, most: number): string {
  return least === most ? `${least} min` : `${least} a ${most} min`;
}
