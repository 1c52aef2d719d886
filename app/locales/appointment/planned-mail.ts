import type { ByLocale } from '#app/platform/locale.ts';

export type PlannedMailMessages = {
  /** From when it holds. */
  from: (day: string) => string;
  /** Beside an address that is not yet the clinic's. */
  place: (day: string) => string;
  /** What all stays as it is for. */
  opening: (when: string) => string;
  openingOfSeveral: string;
  /** Why somebody cannot keep a time, in one sentence. */
  why: Record<'gone' | 'hours' | 'closed', (when: string, day: string) => string>;
  uncovered: { title: string; why: (payer: string, when: string, day: string) => string };
  uncoveredOfSeveral: (day: string) => string;
};

/** What a mail says of a change at the clinic that begins on a day to come, by language. */
export const plannedMailMessages: ByLocale<PlannedMailMessages> = {
  'pt-BR': {
    from: (day) => `A mudança vale a partir de ${day}. Até lá, tudo continua como está.`,
    place: (day) => `Endereço novo, a partir de ${day}.`,
    opening: (when) =>
      `Algo vai mudar na clínica: confira abaixo o endereço, os contatos e o que trazer em ${when}.`,
    openingOfSeveral:
      'Algo vai mudar na clínica: confira abaixo o endereço, os contatos e o que trazer em cada horário.',
    why: {
      gone: (when) =>
        `O horário marcado é ${when}, mas quem faria o atendimento não atende nesse dia.`,
      hours: (when, day) =>
        `O horário marcado é ${when}, mas, a partir de ${day}, a clínica não atende nesse horário.`,
      closed: (when, day) =>
        `O horário marcado é ${when}, mas, a partir de ${day}, a unidade do atendimento fica fechada.`,
    },
    uncovered: {
      title: 'A clínica vai deixar de atender o seu convênio',
      why: (payer, when, day) =>
        `A partir de ${day}, a clínica não atende mais ${payer}. O seu horário, ${when}, está guardado.`,
    },
    uncoveredOfSeveral: (day) =>
      `A partir de ${day}, a clínica não atende mais o convênio dos horários abaixo.`,
  },
  'en-US': {
    from: (day) => `The change applies from ${day}. Until then, everything stays as it is.`,
    place: (day) => `New address, from ${day}.`,
    opening: (when) =>
      `Something is going to change at the clinic: below are the address, contacts and what to bring on ${when}.`,
    openingOfSeveral:
      'Something is going to change at the clinic: below are the address, contacts and what to bring to each appointment.',
    why: {
      gone: (when) =>
        `The appointment is on ${when}, but the provider does not see patients on that day.`,
      hours: (when, day) =>
        `The appointment is on ${when}, but from ${day} the clinic is not open at that time.`,
      closed: (when, day) =>
        `The appointment is on ${when}, but that location is closed from ${day}.`,
    },
    uncovered: {
      title: 'The clinic will no longer take your health plan',
      why: (payer, when, day) =>
        `From ${day} the clinic no longer takes ${payer}. Your appointment on ${when} is still held for you.`,
    },
    uncoveredOfSeveral: (day) =>
      `From ${day} the clinic no longer takes the health plan of the appointments below.`,
  },
};
