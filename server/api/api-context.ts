import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { readDay, type SlotRequest } from '#app/scheduling/claim-slot.server.ts';
import { alternativesFinder } from './alternatives.ts';
import { shareRunning } from './share-running.ts';
import { turnstile } from './turnstile.ts';

/** Concurrent writers: half of the process's connections, so that readers always find one. */
const WRITERS = 10;

/** What the API routes work with. */
export type ApiContext = ReturnType<typeof apiContextOf>;

export function apiContextOf(services: AppServices) {
  const alone = bookingServicesOf(services);
  const readSharedDay = shareRunning(
    ({ serviceSlug, startsAt, exclude }: SlotRequest) =>
      JSON.stringify([
        serviceSlug,
        wallClockOf(startsAt).on,
        exclude.excludeHoldHash?.toString('hex') ?? null,
      ]),
    (wanted) => readDay(alone, wanted),
  );
  const booking = { ...alone, readSharedDay };
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
