import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { newToken } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { sessionFor } from '#app/scheduling/manage-link.server.ts';
import { aKey, aRequest, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await visitorSite(database);
const services = { ...bookingServices(database), clock: site.services.clock };

const TUESDAY = addDays(MONDAY, 1);
const startAt = (time: string) => `${TUESDAY}T${time}:00-03:00`;
const errors = z.array(z.object({ message: z.string() }));
const movePage = z.looseObject({
  version: z.number(),
  errors,
  chosen: z.string().nullable(),
  appointment: z.looseObject({ moment: z.string() }),
});
const cancelPage = z.looseObject({
  form: z.looseObject({ version: z.number(), errors }),
  appointment: z.looseObject({ moment: z.string() }),
});
const CHANGED = refusalText('changed', site.services.clinic);

let visit: { id: number; protocol: string; cookie: string };
beforeEach(async () => {
  visit = await anAppointment();
});

async function anAppointment(changes = {}) {
  const booked = await bookAppointment(services, aRequest(changes), aKey());
  if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
  const id = booked.answer.value.appointmentId;
  const appointment = await now(id);
  const { session } = sessionFor({ clock: services.clock, secret: TEST_SECRET }, appointment);
  return { id, protocol: appointment.protocol, cookie: `__Host-visita=${session}` };
}

async function now(id = visit.id) {
  const appointment = await readAppointment(database.db, { id });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

const read = (path: string) => site.get(path, visit);
const send = (path: string, fields: Record<string, string>) =>
  site.post(path, { protocol: visit.protocol, key: newToken(), ...fields }, visit);

/** What a tab sends that has opened the page of a move by now. */
async function openMove(language = '') {
  const page = movePage.parse((await read(`${language}/meu-agendamento/remarcar`)).page);
  const version = String(page.version);
  return (time: string, intent = 'confirm', key = newToken()) =>
    send(`${language}/meu-agendamento/remarcar`, { startsAt: startAt(time), intent, version, key });
}

async function openCancel(language = '') {
  const page = cancelPage.parse((await read(`${language}/meu-agendamento/cancelar`)).page);
  const version = String(page.form.version);
  return (key = newToken()) => send(`${language}/meu-agendamento/cancelar`, { version, key });
}

test.each(['choose', 'confirm'])(
  'a second tab that moves (%s) is shown the first one’s time and asked again',
  async (intent) => {
    const [first, second] = [await openMove(), await openMove()];
    expect((await first('10:00')).location).toBe('/meu-agendamento?mudou');
    const told = await second('14:00', intent);
    expect(told.status).toBe(303);
    const page = movePage.parse((await read(told.location ?? '')).page);
    expect(page).toMatchObject({ errors: [{ message: CHANGED }], chosen: startAt('14:00') });
    expect(page.appointment.moment).toContain('10h');
    expect(await now()).toMatchObject({ startsAt: new Date(startAt('10:00')), sequence: 1 });
    await (await openMove())('14:00');
    expect(await now()).toMatchObject({ startsAt: new Date(startAt('14:00')), sequence: 2 });
  },
);

test('of two tabs that move at the same moment one moves, the other is told', async () => {
  const tabs = [await openMove(), await openMove()];
  const times = ['10:00', '14:00'];
  const answers = await Promise.all(tabs.map((tab, n) => tab(times[n] ?? '')));
  const places = answers.map(({ location }) => location?.split('?')[0]).sort();
  expect(places).toEqual(['/meu-agendamento', '/meu-agendamento/remarcar']);
  expect(await now()).toMatchObject({ sequence: 1 });
});

test('one form sent twice moves once, and both answers say so', async () => {
  const tab = await openMove();
  const key = newToken();
  const answers = [await tab('10:00', 'confirm', key), await tab('10:00', 'confirm', key)];
  expect(answers.map(({ location }) => location)).toEqual([
    '/meu-agendamento?mudou',
    '/meu-agendamento?mudou',
  ]);
  expect(await now()).toMatchObject({ sequence: 1 });
});

test('a form that does not say what it showed changes nothing', async () => {
  await send('/meu-agendamento/remarcar', { startsAt: startAt('10:00'), intent: 'confirm' });
  await send('/meu-agendamento/cancelar', {});
  expect(await now()).toMatchObject({ status: 'confirmed', sequence: 0 });
});

test('a tab that cancels what another has moved is shown the new time and asked again', async () => {
  const [move, cancel] = [await openMove(), await openCancel()];
  await move('10:00');
  const told = await cancel();
  expect(told).toMatchObject({ status: 303, location: '/meu-agendamento/cancelar?conferir=' });
  const page = cancelPage.parse((await read(told.location ?? '')).page);
  expect(page.form.errors).toEqual([expect.objectContaining({ message: CHANGED })]);
  expect(page.appointment.moment).toContain('10h');
  expect(await now()).toMatchObject({ status: 'confirmed' });
  expect((await (await openCancel())()).location).toBe('/meu-agendamento/cancelado');
});

for (const language of ['', '/en-us']) {
  const already = `${language}/meu-agendamento/cancelado?antes`;

  test(`a second tab that cancels reads that it is cancelled already ${language}`, async () => {
    const [first, second] = [await openCancel(language), await openCancel(language)];
    const done = await first();
    expect(done.location).toBe(`${language}/meu-agendamento/cancelado`);
    expect(done.cookies).toEqual([]);
    expect(await second()).toMatchObject({ status: 303, location: already });
    expect(await read(already)).toMatchObject({ status: 200, page: { isBefore: true } });
    expect(await now()).toMatchObject({ sequence: 1 });
  });

  test(`so does a tab that moves, and every page of the appointment ${language}`, async () => {
    const [move, cancel] = [await openMove(language), await openCancel(language)];
    await cancel();
    expect(await move('10:00')).toMatchObject({ status: 303, location: already });
    for (const page of ['', '/remarcar', '/cancelar', '/comprovante'])
      expect(await read(`${language}/meu-agendamento${page}`)).toMatchObject({
        status: 303,
        location: already,
      });
  });
}

test('also when the clinic cancels, and when both tabs cancel at the same moment', async () => {
  const tabs = [await openCancel(), await openCancel()];
  const answers = await Promise.all(tabs.map((tab) => tab()));
  expect(answers.map(({ location }) => location?.split('?')[0])).toEqual([
    '/meu-agendamento/cancelado',
    '/meu-agendamento/cancelado',
  ]);
  visit = await anAppointment();
  const cancel = await openCancel();
  await cancelAppointment(services, { appointmentId: visit.id, actor: 'staff:1' }, aKey());
  expect(await cancel()).toMatchObject({ location: '/meu-agendamento/cancelado?antes' });
});

test('one form sent twice is thanked twice', async () => {
  const cancel = await openCancel();
  const key = newToken();
  const answers = [await cancel(key), await cancel(key)];
  expect(answers.map(({ location }) => location)).toEqual(
    Array(2).fill('/meu-agendamento/cancelado'),
  );
});

test('the cancellation of one appointment is no answer about another', async () => {
  const { protocol } = visit;
  visit = await anAppointment({ startsAt: new Date(startAt('15:00')) });
  await (await openCancel())();
  const fields = { protocol, key: newToken(), version: '0' };
  expect((await site.post('/meu-agendamento/cancelar', fields, visit)).status).toBe(404);
  const move = { ...fields, startsAt: startAt('10:00'), intent: 'confirm' };
  expect((await site.post('/meu-agendamento/remarcar', move, visit)).status).toBe(404);
});

const NOTHING = { status: 200, page: { appointment: null } };

test('who has no session, or one that is over, reads nothing of it', async () => {
  await (await openCancel())();
  const start = services.clock.now();
  services.clock.set(new Date(start.getTime() + 31 * 60_000));
  expect(await read('/meu-agendamento')).toMatchObject(NOTHING);
  expect((await read('/meu-agendamento/remarcar')).status).toBe(404);
  services.clock.set(start);
  for (const cookie of ['', `${visit.cookie.slice(0, -1)}_`])
    expect(await site.get('/meu-agendamento', { cookie })).toMatchObject(NOTHING);
});
