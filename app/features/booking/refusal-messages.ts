import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { bookingRefusalTexts } from '#app/locales/booking-refusal-texts.ts';
import { api } from '#app/locales/pt-BR/api.ts';
import type { BookingRefusalMessages } from '#app/locales/pt-BR/booking-refusals.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Every refusal of the agenda that has words. */
export type RefusalWithMessage = keyof BookingRefusalMessages['refused'];

type RefusalContext = Pick<Clinic, 'agenda' | 'locale'> & {
  phone: Pick<Clinic['phone'], 'display'>;
};

/** What to say to the person whose booking, hold, move or cancellation was refused. */
export function refusalText(
  refusal: RefusalWithMessage,
  { phone, agenda, locale }: RefusalContext,
): string {
  return bookingRefusalTexts[locale].refused[refusal]({ ...agenda, phone: phone.display });
}

/** What to say to somebody who must wait. @param seconds whole, at least 1 */
export function tooManyAttemptsText(seconds: number, locale: Locale): string {
  return bookingRefusalTexts[locale].tooManyAttempts(seconds);
}

/** What to say when nothing can be booked here now. Never "agendado". */
export function unavailableText({ phone, locale }: Omit<RefusalContext, 'agenda'>): string {
  return bookingRefusalTexts[locale].unavailable(phone.display);
}

/** The words of the HTTP API; the server itself reads no locale. */
export const apiMessages = api;
