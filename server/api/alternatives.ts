import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  type AvailabilityServices,
  readAvailability,
} from '#app/scheduling/availability.server.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { nearestSlots } from '#app/scheduling/check-slot.ts';
import { examCode } from '#app/scheduling/exams/exam-code.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { excludeHold } from '#app/scheduling/hold-slot.server.ts';
import { forPayer } from '#app/scheduling/payers/payer-availability.server.ts';

/** A slot that somebody else took, and the caller's own hold, which must not block the alternatives. */
export type Lost = Wanted & {
  startsAt: Date;
  holdToken?: string | undefined;
  payerId?: string | undefined;
};

export type AlternativesFinder = (lost: Lost) => Promise<AvailableSlot[]>;

type Days = { from: string; days: number };

const COUNT = 3;
const NEAR_DAYS = 7;

/**
 * Finds the three free slots nearest to a lost one: within a week of it or, if there are too few, up to the
 * booking horizon. Callers that lose the same race share one availability query.
 */
export function alternativesFinder(services: AvailabilityServices): AlternativesFinder {
  const look = shareRunning(
    ({ holdToken, from, days, ...wanted }: Lost & Days) =>
      JSON.stringify([examCode(wanted), from, days, holdToken ?? null]),
    ({ serviceSlug, eyes, further, branch, holdToken, from, days }) =>
      readAvailability(services, {
        ...{ serviceSlug, eyes, further, branch, from, days },
        ...excludeHold(holdToken),
      }),
  );

  async function nearest(lost: Lost, days: Days): Promise<AvailableSlot[]> {
    const shared = await look({ ...lost, ...days });
    const { payerId, holdToken } = lost;
    const paid = payerId && shared && { payerId, exclude: excludeHold(holdToken) };
    const seen = paid ? await forPayer(services, shared, paid) : shared;
    // A shared query may have started before the slot was lost.
    const isOther = ({ startsAt }: AvailableSlot) => startsAt.getTime() !== lost.startsAt.getTime();
    const others = (seen?.days ?? []).map((day) => ({
      ...day,
      slots: day.slots.filter(isOther),
    }));
    return nearestSlots({ days: others }, lost.startsAt, COUNT);
  }

  return async (lost) => {
    const around = addDays(wallClockOf(lost.startsAt).on, -NEAR_DAYS);
    const found = await nearest(lost, { from: around, days: 2 * NEAR_DAYS + 1 });
    if (found.length === COUNT) return found;
    const today = wallClockOf(services.clock.now()).on;
    return nearest(lost, { from: today, days: services.agenda.horizonDays + 1 });
  };
}

/**
 * Lets concurrent callers with the same request share one answer; nothing is cached once it is there.
 * @param keyOf equal for requests that may share
 */
export function shareRunning<Request, Answer>(
  keyOf: (request: Request) => string,
  answer: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = keyOf(request);
    const shared = running.get(key);
    if (shared) return shared;
    const answering = answer(request).finally(() => running.delete(key));
    running.set(key, answering);
    return answering;
  };
}
