import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { api } from '#app/locales/pt-BR/api.ts';
import {
  bookingRefusals,
  tooManyAttempts,
  unavailable,
} from '#app/locales/pt-BR/booking-refusals.ts';

/** Every refusal of the agenda that has words. */
export type SpokenRefusal = keyof typeof bookingRefusals;

type Speaking = { phone: Pick<Clinic['phone'], 'display'>; agenda: Clinic['agenda'] };

/** What to say to the person whose booking, hold, move or cancellation was refused. */
export function refusalText(refusal: SpokenRefusal, { phone, agenda }: Speaking): string {
  return bookingRefusals[refusal]({ ...agenda, phone: phone.display });
}

/** What to say to somebody who must wait. @param seconds whole, at least 1 */
export function tooManyAttemptsText(seconds: number): string {
  return tooManyAttempts(seconds);
}

/** What to say when nothing can be booked here now. Never "agendado". */
export function unavailableText({ phone }: Pick<Speaking, 'phone'>): string {
  return unavailable(phone.display);
}

/** The words of the HTTP API; the server itself reads no locale. */
export const apiTexts = api;
