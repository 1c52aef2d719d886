const counted = (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`);

/** The week that is looked at: from a day on, or (null) from today. */
const week = (from: string | null) =>
  from === null ? 'Nos próximos 7 dias' : `Nos 7 dias a partir de ${from}`;

/** What new rules of the agenda do to those who book on the site, before they are saved. */
export const staffAgendaRules = {
  week: (from: string | null, name: string, after: number, before: number) =>
    `${week(from)}, ${name}: ${counted(after)} no site, em vez de ${before}.`,
  sameWeek: (from: string | null) =>
    `${week(from)} os horários livres no site continuam os mesmos.`,
  more: (count: number) =>
    count === 1 ? 'Muda também em mais 1 serviço.' : `Muda também em mais ${count} serviços.`,
  until: (from: string | null, after: string, before: string) =>
    `${from === null ? 'Hoje' : `Em ${from}`}, pelo site se marca até ${after}, em vez de ${before}.`,
};
