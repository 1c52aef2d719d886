import type { ByLocale } from '#app/platform/locale.ts';

export type DisplacedMailMessages = {
  subject: (when: string) => string;
  title: string;
  /** Why, in one sentence. */
  why: Record<'gone' | 'hours' | 'closed', (when: string) => string>;
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
    ask: 'Choose another time with the button below or contact the clinic.',
    manage: 'Reschedule or cancel',
  },
};
