const counted = (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`);

/** What new rules of the agenda do to those who book on the site, before they are saved. */
export const staffAgendaRules = {
  week: (name: string, after: number, before: number) =>
    `Nos próximos 7 dias, ${name}: ${counted(after)} no site, em vez de ${before}.`,
  sameWeek: 'Nos próximos 7 dias os horários livres no site continuam os mesmos.',
  more: (count: number) =>
    count === 1 ? 'Muda também em mais 1 serviço.' : `Muda também em mais ${count} serviços.`,
  until: (after: string, before: string) =>
    `Hoje, pelo site se marca até ${after}, em vez de ${before}.`,
};
