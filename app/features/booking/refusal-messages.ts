import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import {
  type BookingRefusalMessages,
  bookingRefusalMessages,
} from '#app/locales/booking-refusals.ts';
import { reachOf } from '#app/locales/clinic/reach.ts';
import { personFieldMessages } from '#app/locales/person-fields.ts';
import { api } from '#app/locales/pt-BR/api.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Every refusal of the agenda that has a message. */
export type RefusalWithMessage = keyof BookingRefusalMessages['refused'];

/** Whose phone is named, and whose WhatsApp where there is one. */
type Reached = Parameters<typeof reachOf>[0];
type RefusalContext = Pick<Clinic, 'agenda' | 'locale'> & Reached;

/** The message for a refused booking, hold, move or cancellation. */
export function refusalText(refusal: RefusalWithMessage, clinic: RefusalContext): string {
  const { refused } = bookingRefusalMessages[clinic.locale];
  return refused[refusal]({ ...clinic.agenda, ...reachOf(clinic) });
}

/**
 * The message for somebody who must wait.
 * @param seconds whole, at least 1
 * @param clinic how to reach it is said for those who will not wait
 */
export function tooManyAttemptsText(seconds: number, locale: Locale, clinic?: Reached): string {
  const { tooManyAttempts, orCall } = bookingRefusalMessages[locale];
  const wait = tooManyAttempts(seconds);
  return clinic === undefined ? wait : `${wait} ${orCall(reachOf(clinic))}`;
}

/** The message for when online booking is unavailable. Never says "agendado". */
export function unavailableText({ locale, ...clinic }: Omit<RefusalContext, 'agenda'>): string {
  return bookingRefusalMessages[locale].unavailable(reachOf(clinic));
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
