import { expect, test } from 'vitest';
import { z } from 'zod';
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

const shownDay = z.object({
  rows: z.array(
    z.object({
      ...{ protocol: z.string(), version: z.number(), from: z.string() },
      options: z.tuple([z.object({ value: z.string() })], z.unknown()),
    }),
  ),
});

test('one press moves who was booked and not changed since', async () => {
  const database = await testDatabase();
  const { site, bia } = await signedStaffSite(database);
  const services = bookingServices(database);
  const booked = await bookAppointment(
    services,
    aRequest({ startsAt: at(TUESDAY, '09:00') }),
    aKey(),
  );
  expect(booked).toMatchObject({ answer: { ok: true } });
  const days = [];
  for (const { slug } of await readPractitioners(database.db)) {
    const asked = { quem: slug, dia: TUESDAY, de: '', ate: '' };
    const { page } = await site.get(`${PATH}?${new URLSearchParams(asked)}`, bia);
    days.push({ asked, ...shownDay.parse(page) });
  }
  const day = days.find(({ rows }) => rows.length > 0);
  const [row] = day?.rows ?? [];
  if (!day || !row) throw new Error('nobody is booked');
  const { protocol, version, from, options } = row;
  const sent = {
    ...{ ...day.asked, agendamento: protocol, [`versao-${protocol}`]: `${version}` },
    ...{ [`era-${protocol}`]: from, [`para-${protocol}`]: options[0].value },
  };
  const { location } = await site.post(PATH, sent, bia);
  const { page } = await site.get(location ?? '', bia);
  expect(page).toMatchObject({ done: { people: [{ protocol }], failed: [] } });
});
