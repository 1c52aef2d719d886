import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { at, bookingServices, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAvailability } from './availability.server.ts';
import {
  addMunicipalHoliday,
  listHolidays,
  settleHoliday,
  suggestHolidays,
} from './holidays.server.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const by = { actor: 'staff:1' } as const;
const services = bookingServices(database, clock);

async function freeTimesOn(on: string): Promise<number> {
  const query = { serviceSlug: 'paquimetria', from: on, days: 1 };
  const found = await readAvailability(services, query);
  return found?.days[0]?.slots.length ?? 0;
}

test('public holidays are suggested for this year and the next two, days by custom do not close', async () => {
  await suggestHolidays(services, 'MG');
  const days = await listHolidays(services);
  const find = (on: string) => days.find(({ heldOn }) => heldOn === on);
  expect(find('2026-10-12')).toMatchObject({
    scope: 'national',
    status: 'suggested',
    closes: true,
  });
  expect(find('2028-12-25')).toMatchObject({ closes: true });
  // Carnaval and Corpus Christi, both optional.
  expect(find('2027-02-09')).toMatchObject({ closes: false });
  expect(find('2027-05-27')).toMatchObject({ closes: false, name: 'Corpus Christi' });
  expect(days.every(({ heldOn }) => heldOn >= '2026-10-05')).toBe(true);
});

test('a suggested holiday keeps patients away until staff dismiss it', async () => {
  expect(await freeTimesOn('2026-10-12')).toBeGreaterThan(0);
  await suggestHolidays(services, 'MG');
  expect(await freeTimesOn('2026-10-12')).toBe(0);
  await settleHoliday(
    services,
    { heldOn: '2026-10-12', scope: 'national' },
    { status: 'dismissed', ...by },
  );
  expect(await freeTimesOn('2026-10-12')).toBeGreaterThan(0);
  await suggestHolidays(services, 'MG');
  expect(await freeTimesOn('2026-10-12')).toBeGreaterThan(0);
});

test('a day by custom closes once staff confirm it, a day of the town at once', async () => {
  clock.set(at('2027-01-20', '07:00'));
  await suggestHolidays(services, 'MG');
  expect(await freeTimesOn('2027-02-09')).toBeGreaterThan(0);
  expect(
    await settleHoliday(
      services,
      { heldOn: '2027-02-09', scope: 'national' },
      { status: 'confirmed', ...by },
    ),
  ).toBe(true);
  expect(await freeTimesOn('2027-02-09')).toBe(0);
  await addMunicipalHoliday(
    services,
    { heldOn: '2027-03-10', name: 'Aniversário de Serra Clara' },
    by,
  );
  expect(await freeTimesOn('2027-03-10')).toBe(0);
  expect(
    await settleHoliday(
      services,
      { heldOn: '2027-03-11', scope: 'municipal' },
      { status: 'confirmed', ...by },
    ),
  ).toBe(false);
});

test('who settles a day is in the log; nothing is for a day that is unknown', async () => {
  clock.set(at('2026-10-05', '07:00'));
  await suggestHolidays(services, 'MG');
  const day = { heldOn: '2026-10-12', scope: 'national' } as const;
  await settleHoliday(services, day, { status: 'confirmed', ...by });
  await settleHoliday(services, { ...day, scope: 'municipal' }, { status: 'confirmed', ...by });
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'holiday.confirmed', subjectId: '2026-10-12 national', actor: 'staff:1' },
  ]);
});
