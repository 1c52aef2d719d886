const only = (times: string, names: string) => `${times}, só ${names}`;

/** Texts of hours that are for some services alone. */
export const staffLimits = {
  title: (count: number) =>
    count === 0 ? 'Só para alguns serviços' : `Só para alguns serviços (${count})`,
  lead: 'Um horário pode ser só de alguns serviços, como “quarta à tarde, só avaliação de cirurgia”. Encaixes continuam livres.',
  legend: (number: number) => `Limite ${number}`,
  /** Follows the legends within a limit, for who does not see to which they belong. */
  ofLimit: (number: number) => `, limite ${number}`,
  days: 'Em que dias',
  times: { das: 'Das', as: 'Às' },
  services: 'Só para estes serviços',
  says: 'O que vale',
  choices: {
    hours: 'Neste horário, só estes serviços',
    services: 'Estes serviços, só neste horário; os outros também podem',
    both: 'As duas coisas: aqui só estes, e estes só aqui',
  },
  remove: 'Tirar este limite',
  more: 'Acrescentar outro limite',
  line: {
    hours: only,
    services: (times: string, names: string) => `${names}: só ${times}`,
    both: (times: string, names: string) => `${only(times, names)}, e em nenhum outro horário`,
  },
  nobody: (times: string, names: string) =>
    names === ''
      ? `${times}, ninguém: o serviço deste limite não existe mais`
      : `${times}, ninguém: só ${names}, e o que está arquivado não se marca`,
  archived: (name: string) => `${name} (arquivado)`,
  kept: (names: string) =>
    `Os limites por serviço não são copiados. Continuam como estão para: ${names}.`,
  lostTitle: 'Serviço sem nenhum horário',
  lost: (names: string) =>
    `Com estes horários não sobra nenhum para marcar: ${names}. Nem pelo site nem pela equipe, só como encaixe.`,
  wrong: {
    'limit-services':
      'Escolha os serviços do limite. Para ficar sem ele, marque “Tirar este limite”.',
    'limit-days': 'Escolha os dias do limite.',
    'limit-times': 'Preencha das quantas às quantas horas vale o limite.',
    'limit-order': 'O fim do limite tem de ser depois do começo.',
    'limit-outside': (day: string) => `O limite fica fora do horário de atendimento: ${day}.`,
    'limit-overlap': (day: string) =>
      `Dois limites não podem valer na mesma hora: ${day}. Marque os serviços dos dois em um só.`,
  },
} as const;
