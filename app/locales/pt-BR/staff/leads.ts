const minutes = (count: number) =>
  count < 60
    ? `${count} min`
    : `${Math.floor(count / 60)} h${count % 60 ? ` ${count % 60} min` : ''}`;

/** Texts of the requests for a time, in the inbox and in the figures. */
export const staffLeads = {
  titles: { one: 'Pedido de horário', many: 'Pedidos de horário' },
  keptUntil: 'O pedido e as notas são apagados depois de 12 meses.',
  heading: (name: string) => `Pedido de horário de ${name}`,
  reason: 'Motivo do pedido',
  payer: 'Pagamento',
  noPayer: 'não foi perguntado',
  form: 'Formulário',
  forms: { A: 'uma página (A)', B: 'em passos (B)' },
  response: {
    label: 'Primeira resposta',
    done: (opening: number, wall: number) =>
      `${minutes(opening)} de expediente (${minutes(wall)} no relógio)`,
    waiting: (opening: number, wall: number) =>
      `esperando há ${minutes(opening)} de expediente (${minutes(wall)} no relógio)`,
  },
  panel: {
    title: 'Agendamento',
    none: 'Este pedido ainda não virou agendamento.',
    book: 'Marcar por telefone com estes dados',
    linked: 'Virou o agendamento',
    proposals: 'Marcados com o mesmo telefone depois do pedido:',
    confirm: 'Foi este',
    confirmOf: (patient: string, moment: string) => `o agendamento de ${patient}, ${moment}`,
    line: (patient: string, service: string, moment: string) => `${patient}: ${service}, ${moment}`,
  },
  prefilled:
    'Os dados vieram do pedido de horário. Ao marcar, o pedido fica ligado ao agendamento.',

  figures: {
    title: 'Pedidos de horário',
    lead: 'O site mostra a cada pessoa uma de duas formas de pedir um horário. Qual traz mais pedidos?',
    back: 'Números',
    link: 'Pedidos de horário: qual formulário funciona melhor',
    caption: 'Aberturas e pedidos de cada formulário',
    form: 'Formulário',
    openings: 'Aberturas',
    leads: 'Pedidos',
    share: 'Pedidos em cada 100 aberturas',
    between: (share: string, low: string, high: string) => `${share} (entre ${low} e ${high})`,
    work: 'O que foi feito com os pedidos',
    linked: 'Viraram agendamento',
    waiting: 'Sem resposta ainda',
    median: 'Primeira resposta, no meio',
    noMedian: '–',
    minutes,
    outcomes: {
      'not-yet': 'Ainda não dá para dizer.',
      'no-difference': 'Não apareceu diferença entre os dois.',
      A: 'O formulário de uma página (A) trouxe mais pedidos.',
      B: 'O formulário em passos (B) trouxe mais pedidos.',
    },
    rule: (openings: number) =>
      `Foi combinado antes: a resposta sai no dia em que os dois tiverem ${openings} aberturas, e vale o que se contou até esse dia.`,
    decided: (day: string) => `Decidido com os números até ${day}.`,
    difference: (low: string, high: string) =>
      `Com tudo o que se contou, a diferença (A menos B) fica entre ${low} e ${high} pedidos em cada 100 aberturas.`,
    how: 'Os intervalos são de 95% (Wilson; para a diferença, Newcombe). Uma abertura é contada sem saber de quem: quem abre duas vezes conta duas.',
  },
};
