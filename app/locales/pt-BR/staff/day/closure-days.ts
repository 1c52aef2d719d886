/** Texts of closures that repeat, and of whom closures touch. */
export const staffClosureDays = {
  repeat: 'Repete',
  every: {
    '': 'Não repete',
    semana: 'Toda semana, no mesmo dia',
    quinzena: 'A cada duas semanas, no mesmo dia',
  },
  until: 'Repete até o dia',
  untilHint: 'Só para o que repete: até um ano depois do começo.',
  wrong: {
    oneDay: 'O que repete começa e termina no mesmo dia.',
    until: 'Informe até que dia repete, em até um ano depois do começo.',
  },
  closes: (days: number) => (days === 1 ? 'Fecha:' : `Fecha ${days} dias:`),
  opens: (days: number) => (days === 1 ? 'Reabre:' : `Reabre ${days} dias:`),
  wholeDay: 'o dia inteiro',
  hours: (from: string, until: string) => `das ${from} às ${until}`,
  from: (from: string) => `desde ${from}`,
  to: (until: string) => `até ${until}`,
  day: (day: string, hours: string) => `${day}, ${hours}`,
  holiday: (day: string, name: string) => `${day} (feriado: ${name})`,
  touched: 'Quem está marcado',
  moveHint:
    'Para dar um horário novo e avisar cada pessoa, remarque o dia. Feche antes: assim nenhum horário novo cai no que fecha.',
  moveNow: 'Para dar um horário novo e avisar cada pessoa, remarque o dia:',
  move: (day: string, name: string) => `Remarcar ${day}, ${name}`,
  series: (what: string, days: number) =>
    days === 1 ? `${what}: resta 1 dia` : `${what}: ${days} dias`,
  weekly: (first: string, last: string) => `De ${first} a ${last}`,
  showDays: 'Ver os dias',
  takeOut: 'Reabrir este dia',
  takeOutOf: (day: string) => `Reabrir este dia: ${day}`,
  endHere: 'Encerrar a partir deste dia',
  endHereOf: (day: string) => `Encerrar a partir deste dia: ${day}`,
  removeAll: 'Reabrir todos',
  removeAllOf: (what: string) => `Reabrir todos: ${what}`,
} as const;
