import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { sessionFor } from '#app/scheduling/manage-link.server.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

// What the page that moves an appointment says of the preparation.

const database = await testDatabase();
const site = await visitorSite(database);
const services = { ...bookingServices(database), clock: site.services.clock };
const MOVE = '/meu-agendamento/remarcar';
const screen = z.looseObject({
  lensNote: z.string().nullable(),
  version: z.number(),
  options: z.looseObject({
    soonest: z.array(z.looseObject({ value: z.string(), isSuited: z.boolean().optional() })),
  }),
});

async function booked(serviceSlug: string, preparation?: PreparationAnswers, time = '09:00') {
  const startsAt = at(addDays(MONDAY, 14), time);
  const once = await bookAppointment(
    services,
    aRequest({ serviceSlug, startsAt, preparation }),
    aKey(),
  );
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const appointment = await readAppointment(database.db, { id: once.answer.value.appointmentId });
  if (!appointment) throw new Error('no appointment');
  const { session } = sessionFor({ clock: services.clock, secret: TEST_SECRET }, appointment);
  const visit = { cookie: `__Host-visita=${session}` };
  const { protocol } = appointment;
  const see = async () => screen.parse((await site.get(MOVE, visit)).page);
  const choose = async (time: Date) =>
    site.post(
      MOVE,
      {
        ...{ protocol, intent: 'choose', startsAt: rfc3339(time) },
        version: String((await see()).version),
      },
      visit,
    );
  return { see, choose };
}

test('who was never asked about lenses reads why times are missing and whom to call', async () => {
  const { see, choose } = await booked('exames-de-refracao');
  const { lensNote, options } = await see();
  const { display } = site.services.clinic.phone;
  expect(lensNote).toContain('cedo demais para quem usa lentes de contato');
  expect(lensNote).toContain(`não usa lentes ou já está sem elas, ligue para ${display}`);
  const first = new Date(options.soonest[0]?.value ?? '');
  // A day without lenses.
  expect(first.getTime()).toBeGreaterThanOrEqual(services.clock.now().getTime() + 86_400_000);
  const refused = await choose(at(MONDAY, '11:00'));
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.form)).toContain(`ligue para ${display}`);
});

test('who wears none, and services that ask nothing of lenses, miss no time', async () => {
  const none = await booked('exames-de-refracao', { lenses: 'none' });
  expect((await none.see()).lensNote).toBeNull();
  const other = await booked('campo-visual');
  expect((await other.see()).lensNote).toBeNull();
});

test('who comes alone sees which times leave daylight for the way home', async () => {
  const alone = await booked('mapeamento-de-retina', { arrival: 'alone' });
  expect((await alone.see()).options.soonest[0]?.isSuited).toBe(true);
  const together = await booked('mapeamento-de-retina', { arrival: 'accompanied' }, '14:00');
  expect((await together.see()).options.soonest[0]?.isSuited).toBeUndefined();
});
