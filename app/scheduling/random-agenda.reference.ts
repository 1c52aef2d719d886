import fc from 'fast-check';
import type { SlotsQuery } from './available-slots.ts';
import type { ScheduleSnapshot } from './working-minutes.ts';

const MINUTE_MS = 60_000;
// In São Paulo 2018-11-04 had no midnight (summer time began); 2019-02-16 had 23:00 twice (it ended).
const FIRST_DAYS = [
  '2018-11-02',
  '2018-11-03',
  '2018-11-04',
  '2019-02-15',
  '2019-02-16',
  '2026-11-20',
];

const minuteOfDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 288 }).map((cells) => cells * 5) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1440 }) },
);
const timeText = fc.tuple(minuteOfDay, fc.constantFrom('', ':00', ':30')).map(([minute, tail]) => {
  const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return minute === 1440 ? text : text + tail;
});
const resourceId = fc.integer({ min: 1, max: 4 });

const always = { validFrom: '2000-01-01', validUntil: null };
const resourceDays = [1, 2, 3, 4].flatMap((id) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ resourceId: id, weekday })),
);

const openHours = fc.subarray(resourceDays, { minLength: 22 }).chain((chosenDays) =>
  fc.tuple(
    ...chosenDays.map((resourceDay) =>
      fc
        .tuple(
          fc.constantFrom('00:00', '06:00', '08:00', '13:30', '21:30'),
          fc.constantFrom('24:00', '18:00', '23:45', '23:59:59'),
        )
        .map(([startsTime, endsTime]) => ({
          ...always,
          ...resourceDay,
          kind: 'open' as const,
          startsTime,
          endsTime,
        })),
    ),
  ),
);
const oddHours = fc.record({
  resourceId,
  weekday: fc.integer({ min: 0, max: 6 }),
  kind: fc.constantFrom('open' as const, 'break' as const),
  startsTime: timeText,
  endsTime: timeText,
  validFrom: fc.constantFrom('2000-01-01', '2018-11-04', '2019-02-17', '2026-11-21'),
  validUntil: fc.constantFrom(null, '2018-11-05', '2019-02-17', '2026-11-22', '2030-01-01'),
});
const lunch = fc.constantFrom(...resourceDays).map((resourceDay) => ({
  ...always,
  ...resourceDay,
  kind: 'break' as const,
  startsTime: '12:00',
  endsTime: '13:10',
}));

const limits = fc.record({
  resourceId: fc.constantFrom(1, 1, 1, 2, 2, 3),
  weekday: fc.constantFrom(0, 1, 5, 5, 6, 6),
  kind: fc.constant('limit' as const),
  startsTime: fc.oneof(fc.constantFrom('00:00', '08:00', '12:00', '13:30'), timeText),
  endsTime: fc.oneof(fc.constantFrom('12:00', '18:00', '22:00', '24:00'), timeText),
  validFrom: fc.constantFrom('2000-01-01', '2000-01-01', '2018-11-04', '2026-11-21'),
  validUntil: fc.constantFrom(null, null, '2018-11-05', '2026-11-22'),
  limitOf: fc.constantFrom('hours' as const, 'services' as const, 'both' as const),
  serviceIds: fc.subarray([1, 2, 3]),
});

function interval(from: string, maxMinutes: number) {
  return fc
    .record({
      offset: fc.integer({ min: -1500, max: 5 * 1440 }),
      minutes: fc.integer({ min: 1, max: maxMinutes }),
      seconds: fc.constantFrom(0, 0, 0, 20),
      onGrid: fc.boolean(),
    })
    .map(({ offset, minutes, seconds, onGrid }) => {
      const startMinute = onGrid ? Math.round(offset / 15) * 15 : offset;
      const startMs = Date.parse(`${from}T00:00:00Z`) + startMinute * MINUTE_MS + seconds * 1000;
      return { startsAt: new Date(startMs), endsAt: new Date(startMs + minutes * MINUTE_MS) };
    });
}

const durationMinutes = fc.oneof(
  fc.integer({ min: 1, max: 24 }).map((cells) => cells * 5),
  fc.integer({ min: 5, max: 120 }),
);
const dayLengths = fc.record({
  durationMinutes,
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 7, 120),
  bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 11, 120),
  own: fc.oneof(
    fc.constant([]),
    fc
      .tuple(fc.constantFrom(1, 2), durationMinutes)
      .map(([id, minutes]) => [{ resourceId: id, durationMinutes: minutes }]),
  ),
});

/**
 * Random schedules of two practitioners (1, 2) and two rooms (3, 4) with a query for one to three days,
 * some with hours for some services alone, in normal weeks and in those in which São Paulo's summer time began or ended.
 */
export const randomAgendas: fc.Arbitrary<{ snapshot: ScheduleSnapshot; query: SlotsQuery }> = fc
  .constantFrom(...FIRST_DAYS)
  .chain((from) => {
    const dayMs = Date.parse(`${from}T00:00:00Z`);
    const nowMinutes = fc.integer({ min: -1440, max: 1440 });
    return nowMinutes.chain((minutes) => {
      const now = new Date(dayMs + minutes * MINUTE_MS + 7_000);
      const busy = fc
        .record({
          during: fc.oneof(interval(from, 90), interval(from, 600)),
          id: resourceId,
          hold: fc.option(fc.integer({ min: -600, max: 600 }), { freq: 2 }),
          isOwn: fc.constantFrom(false, false, false, true),
        })
        .map(({ during, id, hold, isOwn }) => ({
          ...during,
          resourceId: id,
          holdExpiresAt: hold === null ? null : new Date(now.getTime() + hold * 1000),
          isOwn,
        }));
      return fc.record({
        snapshot: fc.record({
          service: fc
            .tuple(dayLengths, fc.subarray(FIRST_DAYS), fc.array(dayLengths, { maxLength: 3 }))
            .map(([now, days, plans]) => ({
              id: 1,
              ...now,
              later: plans.flatMap((plan, index) => {
                const fromOn = days[index];
                return fromOn === undefined ? [] : [{ fromOn, ...plan }];
              }),
            })),
          practitionerIds: fc.constantFrom<number[]>([1], [1, 2]),
          otherIds: fc.constantFrom<number[] | null>(null, null, null, [3], [3], [3, 4], []),
          hours: fc
            .tuple(
              openHours,
              fc.array(oddHours, { maxLength: 6 }),
              fc.array(lunch, { maxLength: 4 }),
              fc.oneof(fc.constant([]), fc.array(limits, { maxLength: 6 })),
            )
            .map((rows) => rows.flat()),
          closures: fc.array(
            fc
              .tuple(interval(from, 2000), fc.option(resourceId))
              .map(([during, id]) => ({ ...during, resourceId: id })),
            { maxLength: 1 },
          ),
          closedDays: fc.oneof(
            { weight: 4, arbitrary: fc.constant<string[]>([]) },
            { weight: 1, arbitrary: fc.constantFrom(...FIRST_DAYS).map((on) => [on]) },
          ),
          busy: fc.oneof(
            fc.array(busy, { maxLength: 8 }),
            fc.array(busy, { minLength: 40, maxLength: 80 }),
          ),
        }),
        query: fc.record({
          agenda: fc.record({
            slotStepMinutes: fc.constantFrom(5, 10, 15, 20, 30, 7, 60),
            noticeMinutes: fc.constantFrom(0, 30, 120, 720),
            horizonDays: fc.constantFrom(0, 1, 2, 5, 60),
          }),
          now: fc.constant(now),
          from: fc.constant(from),
          days: fc.integer({ min: 1, max: 3 }),
        }),
      });
    });
  });
