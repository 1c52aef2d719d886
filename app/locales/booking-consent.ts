import type { ByLocale } from '#app/platform/locale.ts';

/**
 * What a person agrees to when booking. `{clinic}` is the clinic's name, `{privacyEmail}` where the
 * data-protection officer is written to. Whoever changes a word gives the text a new id.
 */
export const bookingConsent = {
  id: 'agendamento-2026-12',
  text:
    'Concordo que a {clinic} use os dados que informei para fazer o agendamento e ' +
    'falar comigo sobre ele. Os dados ficam guardados por 5 anos. Se passarem para o prontuário ' +
    'médico, a lei manda guardar por mais tempo. Posso pedir para ver, corrigir ou apagar os meus ' +
    'dados, ou mudar de ideia. Para isso, escrevo para {privacyEmail}.',
  linkText: 'Leia a política de privacidade',
  linkHref: '/privacy',
};

export type BookingConsentMessages = typeof bookingConsent;

/** The same promise as in Portuguese, under an id of its own: what was read is what is kept. */
const english: BookingConsentMessages = {
  id: 'booking-2026-12-en',
  text:
    'I agree that {clinic} may use the data I have given to book the appointment and talk to me about ' +
    'it. The data is kept for 5 years. If it becomes part of the medical record, the law requires ' +
    'it to be kept for longer. I may ask to see, correct or delete my data, or change my mind. ' +
    'To do so, I write to {privacyEmail}.',
  linkText: 'Read the privacy policy',
  linkHref: '/privacy',
};

/** What a person agrees to when booking, by language. */
export const bookingConsentMessages: ByLocale<BookingConsentMessages> = {
  'pt-BR': bookingConsent,
  'en-US': english,
};
