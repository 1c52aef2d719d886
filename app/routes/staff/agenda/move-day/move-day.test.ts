import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { signedStaffSite } from '#tests/staff-site.ts';

const PATH = '/equipe/agenda/remarcar-dia';
const TUESDAY = addDays(MONDAY, 1);

test('the page lists who is booked with a practitioner, and refuses a form without one', async () => {
  const database = await testDatabase();
  const { site, bia } = await signedStaffSite(database);
  await bookAppointment(
    bookingServices(database),
    aRequest({ startsAt: at(TUESDAY, '09:00') }),
    aKey(),
  );
  const pages = [];
  for (const { slug } of await readPractitioners(database.db))
    pages.push(await site.get(`${PATH}?quem=${slug}&dia=${TUESDAY}`, bia));
  expect(pages.map(({ page }) => page)).toContainEqual(
    expect.objectContaining({ rows: [expect.objectContaining({ patient: 'Antônia Reis' })] }),
  );
  const refused = await site.post(PATH, { quem: 'ninguem', dia: TUESDAY }, bia);
  expect(refused.status).toBe(400);
});
