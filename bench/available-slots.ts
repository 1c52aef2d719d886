import { isDeepStrictEqual } from 'node:util';
import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { daysFrom, instantOf } from '#app/clinic/clinic-time.ts';
import { referenceSlots } from '#app/scheduling/available-slots.reference.ts';
import { availableSlots } from '#app/scheduling/available-slots.ts';
import type { Busy, ScheduleSnapshot } from '#app/scheduling/working-minutes.ts';
import { percentile, plain, round, type Section } from './report.ts';

const FROM = '2026-11-23';
const DAYS = 60;
const QUERY = {
  agenda: clinicRecord.agenda,
  now: new Date('2026-11-20T15:00:00Z'),
  from: FROM,
  days: DAYS,
};
const RUNS = 200;

/** Computing free slots alone, against the reference implementation of its tests, which tries every minute. */
export async function measureAvailableSlots(): Promise<Section> {
  const snapshot = snapshotOf();
  const answer = availableSlots(snapshot, QUERY);
  const startedAt = performance.now();
  const expected = referenceSlots(snapshot, QUERY);
  const referenceMs = performance.now() - startedAt;
  const found = answer.days.flatMap(({ slots }) => slots.map((each) => each.startsAt));
  const isSame = isDeepStrictEqual(
    found.map((startsAt) => startsAt.toISOString()),
    expected.free.map(({ at }) => at),
  );
  if (!isSame) throw new Error('the free slots are not those of the reference implementation');
  const times = Array.from({ length: RUNS }, () => {
    const before = performance.now();
    availableSlots(snapshot, QUERY);
    return performance.now() - before;
  });
  const p50 = percentile(times, 0.5);
  return {
    title: 'Free slots',
    how: `Computing the free slots of ${DAYS} days from a snapshot with ${snapshot.busy.length.toLocaleString('en-US')} occupied intervals, without a database, and the same by the naive reference implementation of the tests, which tries every minute of each appointment. Both find the same ${found.length} starts.`,
    figures: [
      plain('Bit masks, median', `${round(p50)} ms`),
      plain('Bit masks, p95', `${round(percentile(times, 0.95))} ms`),
      plain('Reference implementation', `${round(referenceMs)} ms`),
      plain('Reference implementation to bit masks', `${round(referenceMs / p50)} times`),
    ],
  };
}

/** One practitioner, two rooms, and every hour of both months partly taken. */
function snapshotOf(): ScheduleSnapshot {
  const resources = [1, 2, 3];
  const row = { validFrom: '2000-01-01', validUntil: null };
  const hours = resources.flatMap((resourceId) =>
    [1, 2, 3, 4, 5].flatMap((weekday) => [
      {
        ...row,
        resourceId,
        weekday,
        kind: 'open' as const,
        startsTime: '08:00',
        endsTime: '18:00',
      },
      {
        ...row,
        resourceId,
        weekday,
        kind: 'break' as const,
        startsTime: '12:00',
        endsTime: '13:00',
      },
    ]),
  );
  const busy: Busy[] = daysFrom(FROM, DAYS).flatMap((on) =>
    resources.flatMap((resourceId) =>
      Array.from({ length: 28 }, (_, n): Busy[] => {
        const time = `${String(7 + Math.floor(n / 3)).padStart(2, '0')}:${String((n % 3) * 20).padStart(2, '0')}`;
        const startsAt = instantOf(on, time);
        // Every seventh is left free, at another hour each day.
        if (!startsAt || (n + Number(on.slice(8)) + resourceId) % 7 < 3) return [];
        const endsAt = new Date(startsAt.getTime() + 15 * 60_000);
        return [{ resourceId, startsAt, endsAt, holdExpiresAt: null, isOwn: false }];
      }).flat(),
    ),
  );
  const service = { id: 1, durationMinutes: 45, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return {
    service,
    practitionerIds: [1],
    otherIds: [2, 3],
    hours,
    closures: [],
    closedDays: [],
    busy,
  };
}
