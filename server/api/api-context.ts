import type { AppServices } from '#app/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/booking-services-of.ts';
import { alternativesFinder } from './alternatives.ts';

/** What the routes of the API work with. */
export type ApiContext = ReturnType<typeof apiContextOf>;

export function apiContextOf(services: AppServices) {
  const booking = bookingServicesOf(services);
  return {
    ...services,
    booking,
    limits: limitServicesOf(services),
    alternatives: alternativesFinder(booking),
  };
}
