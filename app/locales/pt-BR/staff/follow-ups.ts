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

  series: {
    title: 'Marcar pós-operatório',
    lead: (patient: string, moment: string) =>
      `De ${patient}, depois da cirurgia de ${moment}. Todos os agendamentos são feitos juntos, ou nenhum.`,
    row: (days: number, due: string) => `${days === 1 ? '1 dia' : `${days} dias`} depois: ${due}`,
    onDay: 'Há vaga no próprio dia.',
    nextOpen: (due: string, open: string) => `Sem vaga em ${due}. O próximo dia com vaga: ${open}.`,
    isOver: (due: string, open: string) =>
      `O dia certo, ${due}, já passou. O próximo dia com vaga: ${open}.`,
    none: 'Nenhuma vaga nas duas semanas seguintes. Libere um horário na agenda e volte aqui.',
    submit: (count: number) =>
      count === 1 ? 'Fazer o agendamento' : `Fazer os ${count} agendamentos`,
    missing: 'Escolha um horário.',
    allDone: 'Todos os agendamentos do pós-operatório já estão feitos.',
  },
};
