import type { ByLocale } from '#app/platform/locale.ts';

/** What a mail about one appointment tells of several at once. */
export type SeveralNews = 'updated' | 'displaced' | 'uncovered';

export type SeveralMailMessages = {
  /** The first moment, and how many more. */
  when: (first: string, more: number) => string;
  subject: Record<SeveralNews, (when: string) => string>;
  title: Record<SeveralNews, string>;
  opening: Record<SeveralNews, string>;
  /** What to do about it; nothing where all stays as it was. */
  ask: Record<Exclude<SeveralNews, 'updated'>, string>;
  linksArePersonal: string;
  calendars: string;
};

/** What a mail says that tells one person of several appointments, by language. */
export const severalMailMessages: ByLocale<SeveralMailMessages> = {
  'pt-BR': {
    when: (first, more) => `${first}, e mais ${more === 1 ? '1 horário' : `${more} horários`}`,
    subject: {
      updated: (when) => `Mudança na clínica: ${when}`,
      displaced: (when) => `Precisamos mudar os seus horários: ${when}`,
      uncovered: (when) => `Sobre o convênio dos seus horários: ${when}`,
    },
    title: {
      updated: 'Seus horários continuam os mesmos',
      displaced: 'Precisamos mudar os seus horários',
      uncovered: 'A clínica não atende mais o seu convênio',
    },
    opening: {
      updated:
        'Algo mudou na clínica: confira abaixo o endereço, os contatos e o que trazer em cada horário.',
      displaced: 'Os horários abaixo não podem ficar como foram marcados.',
      uncovered: 'A clínica não atende mais o convênio dos horários abaixo.',
    },
    ask: {
      displaced: 'Escolha outro horário pelo botão de cada um ou fale com a clínica.',
      uncovered:
        'Fale com a clínica antes de vir, para saber como fica o pagamento. Pelo botão de cada horário você também remarca ou cancela.',
    },
    linksArePersonal: 'Esses links são só seus: com eles se remarca e se cancela. Não os repasse.',
    calendars: 'Os arquivos anexos atualizam a sua agenda.',
  },
  'en-US': {
    when: (first, more) => `${first}, and ${more} more`,
    subject: {
      updated: (when) => `A change at the clinic: ${when}`,
      displaced: (when) => `We need to change your appointments: ${when}`,
      uncovered: (when) => `About the payment of your appointments: ${when}`,
    },
    title: {
      updated: 'Your times stay the same',
      displaced: 'We need to change your appointments',
      uncovered: 'The clinic no longer takes your health plan',
    },
    opening: {
      updated:
        'Something has changed at the clinic: below are the address, contacts and what to bring to each appointment.',
      displaced: 'The appointments below cannot stay as they were booked.',
      uncovered: 'The clinic no longer takes the health plan of the appointments below.',
    },
    ask: {
      displaced: 'Choose another time with the button of each one or contact the clinic.',
      uncovered:
        'Please talk to the clinic before you come, to find out about the payment. With the button of each appointment you can also reschedule or cancel.',
    },
    linksArePersonal:
      'These links are for you only: anyone who has them can reschedule or cancel. Please do not share them.',
    calendars: 'The attached files update your calendar.',
  },
};
