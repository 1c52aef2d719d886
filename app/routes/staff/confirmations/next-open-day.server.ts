import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { addDays, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import { isOpenOn } from '#app/clinic/opening-hours.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';

const LOOK_AHEAD_DAYS = 14;

/** The next day on which the clinic works: tomorrow, or the day after a weekend or a holiday; or from another day on. */
export async function nextOpenDay(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  hours: Clinic['hours'],
  from?: string,
): Promise<string> {
  const now = clock.now();
  const first = from ?? addDays(wallClockOf(now).on, 1);
  const closed = await readClosedDays(db, now);
  const days = daysFrom(first, LOOK_AHEAD_DAYS);
  return days.find((on) => isOpenOn(hours, on) && !closed.has(on)) ?? first;
}
