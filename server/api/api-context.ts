import type { AppServices } from '#app/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/booking-services-of.ts';
import { alternativesFinder } from './alternatives.ts';
import { turnstile } from './turnstile.ts';

/** Writers at work at once; half of the process's connections, so that readers find one. */
const WRITERS = 10;

/** What the routes of the API work with. */
export type ApiContext = ReturnType<typeof apiContextOf>;

export function apiContextOf(services: AppServices) {
  const booking = bookingServicesOf(services);
  return {
    ...services,
    booking,
    limits: limitServicesOf(services),
    alternatives: alternativesFinder(booking),
    /** For work that writes to the agenda. */
    oneOfFew: turnstile(WRITERS),
  };
}
