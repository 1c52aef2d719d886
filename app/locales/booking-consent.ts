import type { ByLocale } from '#app/platform/locale.ts';

/**
 * What a person agrees to when booking. `{clinic}` is the clinic's name, `{privacyEmail}` where the
 * data-protection officer is written to. Whoever changes a word gives the text a new id.
 */
export const bookingConsent = {
  id: 'agendamento-2026-11',
  text:
    'Concordo que a {clinic} use os dados que informei para marcar a visita e falar ' +
    'comigo sobre ela. Os dados ficam guardados por 5 anos, a não ser que passem para o prontuário ' +
    'médico, que a lei manda guardar por mais tempo. Posso pedir para ver, corrigir ou apagar os meus ' +
    'dados, ou mudar de ideia, escrevendo para {privacyEmail}.',
  linkText: 'Leia a política de privacidade',
  linkHref: '/privacy',
};

export type BookingConsentMessages = typeof bookingConsent;

/** The same promise as in Portuguese, under an id of its own: what was read is what is kept. */
const english: BookingConsentMessages = {
  id: 'booking-2026-11-en',
  text:
    'I agree that {clinic} may use the data I have given to book the visit and talk to me about it. ' +
    'The data is kept for 5 years, unless it becomes part of the medical record, which the law ' +
    'requires to be kept for longer. I may ask to see, correct or delete my data, or change my mind, ' +
    'by writing to {privacyEmail}.',
  linkText: 'Read the privacy policy',
  linkHref: '/privacy',
};

/** What a person agrees to when booking, by language. */
export const bookingConsentMessages: ByLocale<BookingConsentMessages> = {
  'pt-BR': bookingConsent,
  'en-US': english,
};
