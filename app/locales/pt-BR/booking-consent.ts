import { bookingConsent as english } from '#app/locales/en-US/booking-consent.ts';
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

/** What a person agrees to when booking, by language. */
export const bookingConsentMessages: ByLocale<BookingConsentMessages> = {
  'pt-BR': bookingConsent,
  'en-US': english,
};
