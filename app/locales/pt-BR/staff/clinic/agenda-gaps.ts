/** What lacks before patients can book in a house or with a person, and where it is put in. */
export const staffAgendaGaps = {
  title: 'Ainda não se marca pelo site',
  house: (house: string) =>
    `${house}: o site anuncia o horário de funcionamento, mas ninguém atende lá ainda, e pelo site não se marca lá.`,
  steps: { services: 'Serviços', hours: 'Horários' },
  next: (steps: readonly string[]) =>
    `${steps.length === 1 ? 'Próximo passo' : 'Próximos passos'}: ${steps.join(', ')}.`,
  nextLabel: (steps: number) => (steps === 1 ? 'Próximo passo:' : 'Próximos passos:'),
};
