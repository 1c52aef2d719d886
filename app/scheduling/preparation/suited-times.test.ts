import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { readTimeOptions, type TimeOptions } from '#app/scheduling/time-options.server.ts';
import { aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const services = bookingServices(database);
const { serviceSlug } = aRequest();
const QUERY = { serviceSlug, from: null, exclude: {}, locale: 'pt-BR' } as const;

const found = await readAvailability(services, {
  serviceSlug,
  from: MONDAY,
  days: services.agenda.horizonDays + 1,
});
/** Every free time, the plain way. */
const FREE = (found?.days ?? []).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));

async function optionsOf(asked: Partial<Parameters<typeof readTimeOptions>[1]>) {
  const options = await readTimeOptions(services, { ...QUERY, ...asked });
  if (!options) throw new Error('the service is unknown');
  return options;
}
const timesOf = ({ chosenDay }: TimeOptions) =>
  (chosenDay?.halves ?? []).flatMap(({ shown, more }) => [...shown, ...more]);

test('times that suit are proposed first, and no other is hidden', async () => {
  const latest = fc.integer({ min: 8, max: 18 });
  await fc.assert(
    fc.asyncProperty(latest, async (hour) => {
      const suits = ({ startsAt }: { startsAt: Date }) => startsAt.getUTCHours() - 3 < hour;
      const options = await optionsOf({ suits });
      const plain = await optionsOf({});
      const isSuited = (value: string) => suits({ startsAt: new Date(value) });
      expect(options.days).toEqual(plain.days);
      expect(
        timesOf(options)
          .map(({ value }) => value)
          .toSorted(),
      ).toEqual(
        timesOf(plain)
          .map(({ value }) => value)
          .toSorted(),
      );
      for (const { value, isSuited: marked } of [...options.soonest, ...timesOf(options)])
        expect([value, marked]).toEqual([value, isSuited(value)]);
      // The very first is the first of those that suit, by hand; without any, of all.
      const some = FREE.filter((startsAt) => suits({ startsAt }));
      const [first] = some.length > 0 ? some : FREE;
      expect(options.soonest[0]?.value).toBe(first && rfc3339(first));
      if (some.length > 0) expect(options.soonest.every(({ value }) => isSuited(value))).toBe(true);
    }),
    { numRuns: 11 },
  );
});

test('of a day with enough of them, those that suit are in view', async () => {
  const suits = ({ startsAt }: { startsAt: Date }) => startsAt >= at(MONDAY, '15:00');
  const { chosenDay } = await optionsOf({ suits, day: MONDAY });
  const afternoon = chosenDay?.halves.find(({ id }) => id === 'afternoon');
  expect(afternoon?.shown.every(({ isSuited }) => isSuited)).toBe(true);
  expect(afternoon?.more.length).toBeGreaterThan(0);
});

test('times that are not allowed are not offered, and days without others are left out', async () => {
  const from = at(MONDAY, '10:00');
  const days = fc.integer({ min: 0, max: 40 });
  await fc.assert(
    fc.asyncProperty(days, async (n) => {
      const limit = new Date(from.getTime() + n * 86_400_000);
      const options = await optionsOf({ allows: ({ startsAt }) => startsAt >= limit });
      const left = FREE.filter((startsAt) => startsAt >= limit);
      expect(options.soonest[0]?.value).toBe(left[0] && rfc3339(left[0]));
      expect(timesOf(options).every(({ value }) => new Date(value) >= limit)).toBe(true);
      expect(timesOf(options)[0]).not.toHaveProperty('isSuited');
    }),
    { numRuns: 12 },
  );
});
