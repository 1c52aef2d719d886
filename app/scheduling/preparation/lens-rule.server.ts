import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { asksLenses, type PreparationRule } from '#app/clinic/preparation-rule.ts';
import {
  firstWithoutLenses,
  isTooSoonForLenses,
  lensesOutBy,
  lensHours,
} from '#app/clinic/preparation-times.ts';
import type { Queryable } from '#app/db/database.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import type { PreparationAnswers } from './preparation-answers.ts';

/** Why a time is refused to who wears contact lenses, or has not said whether they do. */
export const LENS_REFUSALS = ['lenses-too-soon', 'lenses-unanswered'] as const;
export type LensRefusal = (typeof LENS_REFUSALS)[number];

/** Whether a refusal is about lenses. */
export function isLensRefusal(refusal: string): refusal is LensRefusal {
  return LENS_REFUSALS.some((each) => each === refusal);
}

type Answer = PreparationAnswers['lenses'];
type Asked = Wanted & Pick<BookingRequest, 'startsAt' | 'preparation' | 'actor'>;

const MINUTE_MS = 60_000;

/** Whether lenses taken out now would be out too late for a time; who has not answered is asked only then. */
export function lensRefusalOf(
  rule: PreparationRule,
  { lenses, startsAt, now }: { lenses: Answer; startsAt: Date; now: Date },
): LensRefusal | null {
  if (!asksLenses(rule)) return null;
  const hours = lensHours(rule, lenses ?? 'unknown');
  if (!isTooSoonForLenses(startsAt, hours, now)) return null;
  return lenses === undefined ? 'lenses-unanswered' : 'lenses-too-soon';
}

/**
 * Decides on a booking by the rule that holds now; call it below the lock of the service. Staff may book earlier: the
 * lenses may be out already. A time that was chosen early enough stays good for as long as it may be held.
 */
export async function refusedForLenses(
  tx: Queryable,
  { clock, agenda, preparation }: Pick<BookingServices, 'clock' | 'agenda' | 'preparation'>,
  { startsAt, preparation: answers, actor, ...wanted }: Asked,
): Promise<LensRefusal | null> {
  if (actor !== undefined) return null;
  const rule = await preparation?.ruleOf(tx, wanted);
  if (!rule) return null;
  const now = new Date(clock.now().getTime() - agenda.maxHoldMinutes * MINUTE_MS);
  return lensRefusalOf(rule, { lenses: answers?.lenses, startsAt, now });
}

type Moved = Parameters<typeof wantedOf>[0] & {
  startsAt: Date;
  preparation: PreparationAnswers | null;
};

type LensMoves = {
  allows: (slot: { startsAt: Date }) => boolean;
  /** From when on all times are allowed. */
  from: Date;
};

/**
 * To which times a patient may move: an earlier one needs lenses out by then. For a later one they come out as late
 * as they were to, or already have. Who was never asked may wear some, and has not been told to take them out.
 * Undefined where the service asks nothing of lenses, or the patient wears none.
 */
export async function lensMoves(
  tx: Queryable,
  services: Pick<BookingServices, 'clock' | 'preparation'>,
  appointment: Moved,
): Promise<LensMoves | undefined> {
  const { lenses } = appointment.preparation ?? {};
  const rule = await services.preparation?.ruleOf(tx, wantedOf(appointment));
  const hours = rule ? lensHours(rule, lenses ?? 'unknown') : 0;
  if (hours === 0) return undefined;
  const now = services.clock.now();
  // Whose lenses had to be out before now has them out.
  const outMs = (lenses ? lensesOutBy(appointment.startsAt, hours) : now).getTime();
  const since = new Date(Math.min(outMs, now.getTime()));
  const firstMs = firstWithoutLenses(since, hours).getTime();
  return {
    allows: ({ startsAt }) =>
      startsAt >= appointment.startsAt || !isTooSoonForLenses(startsAt, hours, since),
    from: new Date(Math.min(firstMs, appointment.startsAt.getTime())),
  };
}

export async function allowedMoves(
  ...args: Parameters<typeof lensMoves>
): Promise<LensMoves['allows'] | undefined> {
  return (await lensMoves(...args))?.allows;
}

/** The first free time for lenses that come out now; null when there is none. */
export async function firstTimeWithoutLenses(
  services: BookingServices,
  { lenses = 'unknown', ...wanted }: Wanted & { lenses: Answer },
): Promise<Date | null> {
  const rule = await services.preparation?.ruleOf(services.db, wanted);
  if (!rule) return null;
  const first = firstWithoutLenses(services.clock.now(), lensHours(rule, lenses));
  const { on } = wallClockOf(first);
  const wish = { ...wanted, from: on, halfDay: 'any', count: 1 } as const;
  const after = new Date(first.getTime() - 1);
  const slots = await readFirstSlots(services, { ...wish, after });
  return slots?.[0]?.startsAt ?? null;
}
