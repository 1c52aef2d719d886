import type { ByLocale } from '#app/platform/locale.ts';

export type DisplacedMailMessages = {
  subject: (when: string) => string;
  title: string;
  /** Why, in one sentence. */
  why: Record<'gone' | 'hours' | 'closed', (when: string) => string>;
  /** Who is not there at that time; `day` since when, '' where that is not known. */
  away: (when: string, who: string, day: string) => string;
  ask: string;
  manage: string;
};

/** What the mail says that asks a patient to take another time, by language. */
export const displacedMailMessages: ByLocale<DisplacedMailMessages> = {
  'pt-BR': {
    subject: (when) => `Precisamos mudar o seu horário: ${when}`,
    title: 'Precisamos mudar o seu horário',
    why: {
      gone: (when) =>
        `O horário marcado é ${when}, mas quem faria o atendimento não atende nesse dia.`,
      hours: (when) => `O horário marcado é ${when}, mas a clínica não atende mais nesse horário.`,
      closed: (when) => `O horário marcado é ${when}, mas a unidade do atendimento fechou.`,
    },
    away: (when, who, day) =>
      `O horário marcado é ${when}, mas${day && `, a partir de ${day},`} ${who} não atende nesse horário.`,
    ask: 'Escolha outro horário pelo botão abaixo ou fale com a clínica.',
    manage: 'Remarcar ou cancelar',
  },
  'en-US': {
    subject: (when) => `We need to change your appointment: ${when}`,
    title: 'We need to change your appointment',
    why: {
      gone: (when) =>
        `The appointment is on ${when}, but the provider does not see patients on that day.`,
      hours: (when) =>
        `The appointment is on ${when}, but the clinic is no longer open at that time.`,
      closed: (when) => `The appointment is on ${when}, but that location has closed.`,
    },
    away: (when, who, day) =>
      `The appointment is on ${when}, but${day && `, from ${day},`} ${who} does not see patients at that time.`,
    ask: 'Choose another time with the button below or contact the clinic.',
    manage: 'Reschedule or cancel',
  },
};

export type UncoveredMailMessages = Omit<DisplacedMailMessages, 'why' | 'away'> & {
  why: (payer: string, when: string) => string;
};

/** What the mail says about an appointment whose payer the clinic takes no more, by language. */
export const uncoveredMailMessages: ByLocale<UncoveredMailMessages> = {
  'pt-BR': {
    subject: (when) => `Sobre o convênio do seu horário: ${when}`,
    title: 'A clínica não atende mais o seu convênio',
    why: (payer, when) =>
      `A clínica não atende mais ${payer}. O seu horário, ${when}, está guardado.`,
    ask: 'Fale com a clínica antes de vir, para saber como fica o pagamento. Pelo botão abaixo você também remarca ou cancela.',
    manage: 'Ver, remarcar ou cancelar',
  },
  'en-US': {
    subject: (when) => `About the payment of your appointment: ${when}`,
    title: 'The clinic no longer takes your health plan',
    why: (payer, when) =>
      `The clinic no longer takes ${payer}. Your appointment on ${when} is still held for you.`,
    ask: 'Please talk to the clinic before you come, to find out about the payment. With the button below you can also reschedule or cancel.',
    manage: 'View, reschedule or cancel',
  },
};
