import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import {
  type BookingRefusalMessages,
  bookingRefusalMessages,
} from '#app/locales/booking-refusals.ts';
import { personFieldMessages } from '#app/locales/person-fields.ts';
import { api } from '#app/locales/pt-BR/api.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Every refusal of the agenda that has a message. */
export type RefusalWithMessage = keyof BookingRefusalMessages['refused'];

type RefusalContext = Pick<Clinic, 'agenda' | 'locale'> & {
  phone: Pick<Clinic['phone'], 'display'>;
};

/** The message for a refused booking, hold, move or cancellation. */
export function refusalText(
  refusal: RefusalWithMessage,
  { phone, agenda, locale }: RefusalContext,
): string {
  return bookingRefusalMessages[locale].refused[refusal]({ ...agenda, phone: phone.display });
}

/**
 * The message for somebody who must wait.
 * @param seconds whole, at least 1
 * @param phone as people read it; named for those who will not wait
 */
export function tooManyAttemptsText(seconds: number, locale: Locale, phone?: string): string {
  const { tooManyAttempts, orCall } = bookingRefusalMessages[locale];
  const wait = tooManyAttempts(seconds);
  return phone === undefined ? wait : `${wait} ${orCall(phone)}`;
}

/** The message for when online booking is unavailable. Never says "agendado". */
export function unavailableText({ phone, locale }: Omit<RefusalContext, 'agenda'>): string {
  return bookingRefusalMessages[locale].unavailable(phone.display);
}

/** Messages of the HTTP API; re-exported because the server may not import locales. */
export const apiMessages = api;

/**
 * The message for an invalid field, in the language of `clinic`.
 * @param clinic its phone number serves as the example
 */
export function personFieldText(
  refusal: PersonFieldRefusal,
  clinic: { phone: { raw: string }; locale: Locale },
): string {
  return personFieldMessages[clinic.locale][refusal].replace('{phone}', clinic.phone.raw);
}
