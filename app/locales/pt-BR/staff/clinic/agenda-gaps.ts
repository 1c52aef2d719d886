import { ofPerson } from '#app/platform/text/clinic-article.ts';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What lacks before patients can book in a house or with a person, and where it is put in. */
export const staffAgendaGaps = {
  title: 'Ainda não se marca pelo site',
  house: (house: string) =>
    `${house}: o site anuncia o horário de funcionamento, mas ninguém atende lá ainda, e pelo site não se marca lá.`,
  houseDays: (house: string, days: readonly string[]) =>
    days.length === 1
      ? `${house}: o site anuncia ${days[0]}, mas ninguém atende lá nesse dia, e pelo site não se marca nele.`
      : `${house}: o site anuncia ${list.format(days)}, mas ninguém atende lá nesses dias, e pelo site não se marca neles.`,
  person: (
    { name, gender }: { name: string; gender: 'woman' | 'man' },
    lacks: { services: boolean; hours: boolean },
  ) => {
    const what =
      lacks.services && lacks.hours
        ? 'não faz nenhum serviço nem tem horário'
        : lacks.services
          ? 'não faz nenhum serviço'
          : 'não tem horário';
    const whom = gender === 'man' ? 'ele' : 'ela';
    return `${name} ainda ${what}: pelo site ninguém consegue marcar com ${whom}.`;
  },
  /** What still lacks of a step of the first run, behind 'ainda falta'. */
  inStep: {
    house: (house: string) => `quem atenda em ${house}`,
    services: (name: string) => `um serviço ${ofPerson(name)}`,
    hours: (name: string) => `um horário ${ofPerson(name)}`,
  },
  steps: { services: 'Serviços', hours: 'Horários' },
  next: (steps: readonly string[]) =>
    `${steps.length === 1 ? 'Próximo passo' : 'Próximos passos'}: ${steps.join(', ')}.`,
  nextLabel: (steps: number) => (steps === 1 ? 'Próximo passo:' : 'Próximos passos:'),
};
