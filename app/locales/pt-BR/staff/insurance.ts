const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts of the staff's screens about insurance: coverage, cards and approvals ("guias"). */
export const staffInsurance = {
  coverage: {
    title: 'Convênios',
    lead: 'O que cada convênio cobre, em que dias e quantas vezes por dia. Onde nada foi dito, cobre tudo.',
    everything: 'Cobre tudo, todos os dias.',
    services: (covered: number, all: number) =>
      covered === all ? 'Todos os serviços' : `${covered} de ${plural(all, 'serviço', 'serviços')}`,
    approvals: (count: number) => `guia em ${plural(count, 'serviço', 'serviços')}`,
    perDay: (count: number) => `${count} por dia`,
    limited: (count: number) => `vagas por dia em ${plural(count, 'serviço', 'serviços')}`,
    someDays: 'só em alguns dias ou meios dias',
    from: (day: string) => `a partir de ${day}`,
    until: (day: string) => `até ${day}`,
    outside: (count: number) =>
      count === 1 ? '1 agendamento marcado fica fora' : `${count} agendamentos marcados ficam fora`,
    edit: 'Mudar',
    editFor: (payer: string) => `Mudar o que ${payer} cobre`,
    saved: (payer: string) => `Salvo: ${payer}.`,
    queue: 'Guias a resolver',
    none: 'A clínica não atende convênios. Eles são cadastrados na ficha da clínica.',
  },

  form: {
    title: (payer: string) => payer,
    lead: 'Vale para o site, o telefone e o balcão. Quem já está marcado continua marcado.',
    back: 'Convênios',
    when: 'Quando atende',
    from: 'Atende a partir de',
    until: 'Atende até',
    dateHint: 'Vazio: sem limite.',
    day: { all: 'O dia todo', morning: 'Só de manhã', afternoon: 'Só à tarde', none: 'Não atende' },
    quota: 'Vagas por dia, somando tudo',
    quotaHint: 'Vazio: sem limite.',
    services: 'O que cobre',
    covered: 'Cobre este serviço',
    practitioners: (service: string) => `Com quem: ${service}`,
    perDay: 'Vagas por dia deste serviço',
    approval: 'Pede guia',
    approvalDays: 'Dias que o convênio leva para autorizar',
    summary: {
      off: 'não cobre',
      on: 'cobre',
      approval: 'com guia',
      perDay: (count: string) => `${count} por dia`,
      some: 'só com alguns profissionais',
    },
    bring: 'O que trazer',
    bringHint: 'Um por linha. Vazio: o que a ficha da clínica diz.',
    bringEnglish: 'O que trazer, em inglês',
    save: 'Salvar',
    outsideTitle: (count: number) =>
      count === 1
        ? 'Com isso, 1 agendamento marcado fica fora'
        : `Com isso, ${count} agendamentos marcados ficam fora`,
    outsideText: 'Nada é desmarcado. Fale com cada pessoa: outro horário, ou particular.',
    saveAnyway: 'Salvar assim',
    outsideNow: (count: number) =>
      count === 1 ? '1 agendamento fora das regras' : `${count} agendamentos fora das regras`,
    gaps: {
      service: 'serviço não coberto',
      'not-active': 'o convênio não vale nesse dia',
      day: 'o convênio não é atendido nesse dia ou meio dia',
      practitioner: 'não coberto com essa pessoa',
      quota: 'acima das vagas do dia',
    },
    wrong: {
      day: 'Escolha uma data válida.',
      span: 'O fim vem antes do começo.',
      quota: 'Escreva um número inteiro, de 0 a 500, ou deixe vazio.',
      practitioner: 'Marque com quem, ou desmarque o serviço.',
      days: 'Escreva dias inteiros, de 0 a 90.',
      lines: 'Use até 12 linhas, com até 160 letras cada.',
      english: 'Escreva também em inglês, ou apague as duas listas.',
    },
    change: (by: string, at: string) => `${by}, ${at}`,
    untouched: 'Ninguém mudou ainda.',
    changedTitle: 'Outra pessoa salvou antes',
    changed:
      'Confira abaixo: o que você escreveu continua aqui. Ao salvar de novo, vale o que está nesta página.',
  },

  home: (count: number) =>
    count === 1 ? 'Há 1 guia a resolver.' : `Há ${count} guias a resolver.`,

  queue: {
    title: 'Guias',
    lead: 'Agendamentos que ainda precisam de guia ou de carteirinha, o mais urgente primeiro.',
    back: 'Agenda',
    none: 'Nada a fazer: todas as guias estão em dia.',
    left: (count: number) => plural(count, 'guia a resolver', 'guias a resolver'),
    next: 'A seguir',
    later: 'Depois desta',
    work: {
      denied: 'Negada pelo convênio',
      expired: 'Vencida',
      'ends-before': 'Vence antes do dia marcado',
      'to-ask': 'Pedir',
      asked: 'Pedida, sem resposta',
      card: 'Carteirinha vencida no dia',
    },
    forExams: (exams: string) => `Guia para: ${exams}`,
    askBy: (day: string) => `Pedir até ${day}`,
    late: 'O prazo do convênio já passou',
    validUntil: (day: string) => `Vale até ${day}`,
    askedOn: (day: string) => `Pedida em ${day}`,
    card: (number: string) => `Carteirinha ${number}`,
    cardUntil: (number: string, day: string) => `Carteirinha ${number}, vale até ${day}`,
    noCard: 'Sem número da carteirinha',
    asked: 'Pedi agora',
    granted: 'Autorizada',
    denied: 'Negada',
    notNeeded: 'Não precisa',
    number: 'Número da guia',
    until: 'Vale até',
    untilHint: 'Dia ou mês: 15/3/2027 ou 03/2027.',
    deniedHelp: 'Ofereça particular ou outra data. Nada é cancelado sozinho.',
    open: 'Carteirinha e pagamento',
    openFor: (patient: string) => `Carteirinha e pagamento de ${patient}`,
    move: 'Remarcar',
    moveFor: (patient: string) => `Remarcar ${patient}`,
    done: 'Anotado.',
    wrong: {
      number: 'Escreva o número da guia, com até 30 sinais.',
      until: 'Escreva um dia ou um mês, por exemplo 15/3/2027 ou 03/2027.',
      over: 'Esta validade já passou. Confira a data, ou marque a guia como vencida.',
      'ends-before': 'Esta guia vence antes do dia marcado. Remarque, ou peça outra ao convênio.',
      changed: 'Outra pessoa anotou esta guia antes. Confira como ela está agora.',
      gone: 'Este agendamento foi cancelado.',
    },
  },

  panel: {
    title: 'Convênio',
    card: 'Carteirinha',
    noCard: 'ainda não informada',
    cardUntil: (number: string, day: string) => `${number}, vale até ${day}`,
    overTitle: 'Carteirinha vencida no dia marcado',
    over: 'Peça a nova, ou combine particular.',
    approval: 'Guia',
    states: {
      'not-needed': 'não precisa',
      'to-ask': 'pedir',
      asked: 'pedida',
      granted: 'autorizada',
      denied: 'negada',
      expired: 'vencida',
    },
    approvalLine: (state: string, parts: readonly string[]) => [state, ...parts].join(', '),
    number: (number: string) => `número ${number}`,
    askedOn: (day: string) => `pedida em ${day}`,
    until: (day: string) => `vale até ${day}`,
    endsBefore: 'vence antes do dia marcado',
    outsideTitle: 'Fora das regras do convênio',
    exception: 'Exceção',
    toQueue: 'Abrir as guias',
    change: 'Carteirinha, guia e pagamento',
  },

  /** On the printed day. */
  paper: {
    over: (number: string, day: string) => `Carteirinha ${number}, VENCIDA: valia até ${day}`,
    /** 'Guia 77 autorizada', 'Guia pedida', 'Guia: pedir' */
    approval: (number: string | null, state: string, endsBefore: boolean) => {
      const named =
        state === 'pedir' ? 'Guia: pedir' : ['Guia', number, state].filter(Boolean).join(' ');
      return endsBefore ? `${named}, vence antes do dia marcado` : named;
    },
  },

  appointment: {
    title: 'Carteirinha, guia e pagamento',
    cardTitle: 'Carteirinha',
    number: 'Número da carteirinha',
    numberHint: 'De 5 a 20 letras e números. Vazio apaga.',
    validUntil: 'Validade',
    remembered: (number: string) => `Da última vez: ${number}`,
    use: 'Usar a da última vez',
    saveCard: 'Salvar a carteirinha',
    approvalTitle: 'Guia',
    state: 'Situação',
    askedOn: 'Pedida em',
    saveApproval: 'Salvar a guia',
    payerTitle: 'Quem paga',
    payerText: 'O horário e o protocolo continuam. A carteirinha e a guia de antes saem.',
    savePayer: 'Trocar quem paga',
    wrongCard: 'Use de 5 a 20 letras e números.',
    wrongUntil: 'Escreva um mês ou um dia, por exemplo 03/2027.',
    numberFirst: 'Escreva também o número da carteirinha.',
    refused: {
      'unknown-payer': 'Escolha particular ou um dos convênios.',
      'not-found': 'Este agendamento foi cancelado.',
      over: 'Este agendamento já passou ou já tem presença anotada. Quem paga não muda mais aqui.',
      gone: 'Este agendamento foi cancelado.',
      changed: 'O agendamento mudou enquanto isso. Confira e tente de novo.',
      deposit:
        'Este agendamento tem sinal pago. Devolva o sinal antes, cancelando e marcando de novo.',
      'not-covered': 'Este convênio não cobre o serviço nesse horário e com essa pessoa.',
      'payer-quota-full': 'As vagas deste convênio nesse dia acabaram.',
    },
    done: 'Salvo.',
  },

  phone: {
    card: 'Carteirinha, se estiver à mão',
    cardHint: 'Como está nela, com ou sem pontos. Vazio: traz no dia.',
    approval: (exams: string, days: number) =>
      days === 0
        ? `O convênio pede guia para ${exams}. A clínica pede a guia.`
        : `O convênio pede guia para ${exams} e leva até ${plural(days, 'dia', 'dias')} para autorizar. A clínica pede a guia.`,
    late: (days: number) => `a guia leva ${plural(days, 'dia', 'dias')}: este horário vem antes`,
    beyond: 'além do convênio',
  },

  exceed: {
    missing: 'Escolha o motivo.',
    on: (reason: string) => `Exceção: ${reason}`,
    off: 'Voltar às regras do convênio',
    legend: 'Marcar mesmo assim?',
    hint: 'Fica registrado com o seu nome.',
    none: 'Não, seguir as regras do convênio',
    others: 'Horários além do que o convênio cobre',
    why: 'Por quê?',
    search: 'Ver todos os horários',
    reasons: {
      'payer-agreed': 'O convênio autorizou',
      urgent: 'É urgente',
      'clinic-decides': 'A clínica decidiu abrir exceção',
    },
  },
};
