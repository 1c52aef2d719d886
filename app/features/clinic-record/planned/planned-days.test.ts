import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import {
  previewChange,
  readConcerned,
} from '#app/features/clinic-record/concerned-patients.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const services = { db: database.db, clock: stillClock() };
const moved = {
  before: serraClaraRecord,
  after: { ...serraClaraRecord, phone: '+553535990222' },
};
const DAY = addDays(MONDAY, 3);

async function bookedOn(on: string) {
  const contact = { name: 'Antônia Reis', phoneE164: `+55359955501${on.slice(-2)}`, email: null };
  const request = aRequest({ contact, startsAt: at(on, '09:00') });
  expect(await bookAppointment(bookingServices(database), request, aKey())).toMatchObject({
    answer: { ok: true },
  });
}

test('a change that waits concerns nobody who comes before its day', async () => {
  for (const on of [addDays(MONDAY, 1), addDays(DAY, -1), DAY]) await bookedOn(on);
  expect(await readConcerned(services, moved)).toHaveLength(3);
  expect(await readConcerned(services, { ...moved, from: DAY })).toMatchObject([
    { startsAt: at(DAY, '09:00') },
  ]);
  const change = { ...moved, differences: [] };
  const hrefOf = (protocol: string) => protocol;
  const shown = (startsOn: string) => previewChange(services, change, { startsOn, hrefOf });
  expect(await shown(DAY)).toMatchObject({
    from: 'quinta-feira, 8 de outubro de 2026',
    appointments: 1,
    patients: [{ times: [{}] }],
  });
  expect(await shown('')).toMatchObject({ from: null, appointments: 3 });
});

test.each([
  ['America/Sao_Paulo', 1],
  ['America/Manaus', 0],
] as const)('the day begins at midnight of the clinic, in %s', async (zone, found) => {
  await bookedOn(DAY);
  // Half past midnight in São Paulo is half past eleven of the day before in Manaus.
  await database.pool.query(`with moved as (
      update appointments set starts_at = starts_at - interval '8.5 hours',
        ends_at = ends_at - interval '8.5 hours' returning id)
    update occupancy set during = tstzrange(lower(during) - interval '8.5 hours',
      upper(during) - interval '8.5 hours') from moved where appointment_id = moved.id`);
  setClinicZone(zone);
  expect(await readConcerned(services, { ...moved, from: DAY })).toHaveLength(found);
});
