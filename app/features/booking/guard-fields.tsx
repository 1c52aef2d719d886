import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { GuardFields as UnseenFields } from '#app/ui/guard-fields/guard-fields.tsx';

/**
 * Bot protection of the agenda's forms: a honeypot field, and a proof of work that the browser computes
 * while the visitor reads (app/islands/booking.enhancement.ts). Without JavaScript the form is sent without the
 * proof and has lower limits.
 */
export function GuardFields() {
  return <UnseenFields label={useMessages(bookingMessages).guard} />;
}
