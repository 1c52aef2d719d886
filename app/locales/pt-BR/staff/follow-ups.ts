const inDays = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);

/** A control whose day has no time. */
type Stop = { days: number; due: string };

/** Texts of return visits and of the visits after a surgery. */
export const staffFollowUps = {
  say: 'Diga em voz alta:',
  leave: 'Voltar sem marcar',
  back: (patient: string) => `Agendamento de ${patient}`,
  refusals: {
    'not-allowed':
      'O agendamento de origem mudou, ou alguém já fez estes agendamentos. Confira como está agora.',
    otherBody: 'O formulário foi mudado depois do primeiro envio. Confira e envie de novo.',
    expired: 'O formulário venceu. Confira e envie de novo.',
  },

  panel: {
    title: 'Acompanhamento',
    booked: 'Os agendamentos foram feitos. Cada um tem o seu protocolo.',
    leftOver: 'Este agendamento foi cancelado, e os agendamentos depois dele continuam.',
    originCancelled: 'O agendamento de origem foi cancelado. Veja se este ainda é necessário.',
    bookReturn: 'Marcar retorno',
    bookSeries: 'Marcar pós-operatório',
    returnOf: (moment: string) => `Retorno do agendamento de ${moment}`,
    afterSurgery: (days: number, moment: string) =>
      `Pós-operatório, ${days === 1 ? '1 dia' : `${days} dias`}, da cirurgia de ${moment}`,
    nth: (count: number, moment: string) => `${count}º retorno: ${moment}`,
    nthPaid: (count: number, moment: string) => `${count}º retorno, fora do prazo: ${moment}`,
    dueAfter: (days: number, moment: string) =>
      `${days === 1 ? '1 dia' : `${days} dias`} depois: ${moment}`,
    cancelled: (words: string) => `${words} (cancelado)`,
  },

  return: {
    title: 'Marcar retorno',
    lead: (patient: string, moment: string) => `De ${patient}, depois da consulta de ${moment}.`,
    free: (last: string, days: number) =>
      `O retorno não tem custo até ${last}, ${days} dias depois da consulta.`,
    notFree: 'O retorno deste serviço se paga, como uma consulta comum.',
    over: (last: string) =>
      `O prazo do retorno sem custo acabou em ${last}. O agendamento é feito como consulta comum.`,
    count: (count: number) =>
      count === 1
        ? 'Esta consulta já tem 1 retorno marcado.'
        : `Esta consulta já tem ${count} retornos marcados.`,
    from: 'Não antes de',
    show: 'Mostrar',
    legend: 'Primeiras vagas',
    later: 'Ver vagas seguintes',
    none: 'Não há vaga a partir desse dia.',
    isFree: 'Retorno, sem custo',
    isPaid: (payer: string) => `Fora do prazo do retorno: ${payer}`,
    submit: 'Marcar retorno',
    missing: 'Escolha um horário.',
  },

  addOn: {
    reason: (days: number) => `Controle, ${inDays(days)} depois da cirurgia`,
    lead: (patient: string, days: number, moment: string) =>
      `De ${patient}: controle de ${inDays(days)} depois da cirurgia de ${moment}. Falta escolher a hora.`,
    late: (due: string) => `O dia certo, ${due}, já passou.`,
    stands: 'Os outros controles continuam marcados:',
    booked: (days: number, moment: string) => `${inDays(days)} depois: ${moment}`,
    open: (days: readonly number[]) =>
      `Sem horário ainda: ${days.map((each) => `${inDays(each)} depois`).join(', ')}. Marque pela página da cirurgia.`,
  },

  series: {
    title: 'Marcar pós-operatório',
    lead: (patient: string, moment: string) =>
      `De ${patient}, depois da cirurgia de ${moment}. Todos os agendamentos são feitos juntos, ou nenhum.`,
    nameOf: (days: number) => `${days}º dia depois da cirurgia`,
    named: (name: string, due: string) => `${name}: ${due}`,
    row: (days: number, due: string) => `${days === 1 ? '1 dia' : `${days} dias`} depois: ${due}`,
    onDay: 'Há vaga no próprio dia.',
    nextOpen: (due: string, open: string) =>
      `Sem vaga em ${due}. Ainda dentro do prazo, há vaga em ${open}.`,
    isOver: (due: string, open: string) =>
      `O dia certo, ${due}, já passou. Ainda dentro do prazo, há vaga em ${open}.`,
    stopTitle: 'Há controle sem horário no dia certo',
    stopText: 'Nada é marcado enquanto você não escolher o que fazer com ele.',
    stopped: ({ days, due, first, late }: Stop & { first: string; late: number }) =>
      `O ${days}º dia depois da cirurgia seria ${due}; o primeiro horário livre é ${first}, ${inDays(late)} depois.`,
    stoppedForGood: ({ days, due }: Stop) =>
      `O ${days}º dia depois da cirurgia seria ${due}; não há horário livre nem nas duas semanas seguintes.`,
    withOther: (moment: string, name: string) => `${moment}, com ${name}`,
    withOtherHint: 'No prazo, com outro profissional',
    lateHint: (late: number) => `Atrasado: ${inDays(late)} depois do dia certo`,
    addOn: (day: string) => `Encaixar em ${day}`,
    addOnHint:
      'Os outros controles são marcados agora; este ainda não: o encaixe se marca na tela seguinte',
    choose:
      'Este controle não tem horário no dia certo. Escolha um encaixe, outro profissional ou, se for preciso, o dia atrasado.',
    notOnDay: 'Esse dia já é tarde para este controle. Escolha de novo o que fazer.',
    partial: 'Faltam controles neste formulário. Confira e envie de novo.',
    submit: (count: number) =>
      count === 1 ? 'Fazer o agendamento' : `Fazer os ${count} agendamentos`,
    missing: 'Escolha um horário.',
    allDone: 'Todos os agendamentos do pós-operatório já estão feitos.',
  },
};
