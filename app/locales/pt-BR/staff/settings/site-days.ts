const ON = [
  'no domingo',
  'na segunda',
  'na terça',
  'na quarta',
  'na quinta',
  'na sexta',
  'no sábado',
] as const;
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const onDays = (weekdays: readonly number[]) => list.format(weekdays.map((each) => ON[each] ?? ''));
const thatDay = (weekdays: readonly number[]) =>
  weekdays.length === 1 ? 'nesse dia' : 'nesses dias';

/** That the hours of the site and of who attends part on some days. */
export const staffSiteDays = {
  title: 'O site e a agenda não dizem o mesmo',
  /** @param house its name, '' for the only one */
  unattended: (weekdays: readonly number[], house: string) =>
    `O site anuncia atendimento ${onDays(weekdays)}${house ? `, em ${house}` : ''}, mas ninguém atende ${house ? 'lá ' : ''}${thatDay(weekdays)}.`,
  unannounced: (weekdays: readonly number[], house: string) =>
    `Alguém atende ${onDays(weekdays)}${house ? `, em ${house}` : ''}, mas o site não anuncia atendimento ${thatDay(weekdays)}.`,
  todo: 'Se isso não é de propósito, mude o horário que o site mostra.',
  ask: 'Se isso não é de propósito, peça a quem administra que mude o horário que o site mostra.',
  link: 'Mudar o horário que o site mostra',
};
