import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { readDay, type SlotRequest } from '#app/scheduling/claim-slot.server.ts';
import { alternativesFinder } from './alternatives.ts';
import { shareRunning } from './share-running.ts';
import { turnstile } from './turnstile.ts';

/** Writers at work at once; half of the process's connections, so that readers find one. */
const WRITERS = 10;

/** What the routes of the API work with. */
export type ApiContext = ReturnType<typeof apiContextOf>;

export function apiContextOf(services: AppServices) {
  const alone = bookingServicesOf(services);
  const lookAtDay = shareRunning(
    ({ serviceSlug, startsAt, own }: SlotRequest) =>
      JSON.stringify([
        serviceSlug,
        wallClockOf(startsAt).on,
        own.excludeHoldHash?.toString('hex') ?? null,
      ]),
    (wanted) => readDay(alone, wanted),
  );
  const booking = { ...alone, lookAtDay };
  return {
    ...services,
    get contents() {
      return services.contents;
    },
    booking,
    limits: limitServicesOf(services),
    alternatives: alternativesFinder(booking),
    /** For work that writes to the agenda. */
    oneOfFew: turnstile(WRITERS),
  };
}
