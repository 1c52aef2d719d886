import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookingDrafts } from '#app/db/schema.ts';
import { type AgainJobs, sendAgainCode } from '#app/features/booking/again-code.server.ts';
import { BOOKING_LIMITS } from '#app/features/booking/booking-guard.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { sessionFor } from '#app/scheduling/manage-link.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const PATH = '/meu-agendamento/de-novo';
const database = await testDatabase();
const site = await visitorSite(database);
const { services } = site;
const { db } = database;
const booking = { ...bookingServices(database), clock: services.clock };
const start = services.clock.now();

const asked: AgainJobs['again-code'][] = [];
services.jobs['again-code'] = async (_tx, data) => {
  asked.push(data);
};

let own: { protocol: string; cookie: string };
beforeEach(async () => {
  services.clock.set(start);
  asked.length = 0;
  const booked = await bookAppointment(booking, aRequest(), aKey());
  if (booked.kind !== 'answer' || !booked.answer.ok) throw new Error('not booked');
  const appointment = await readAppointment(db, { id: booked.answer.value.appointmentId });
  if (!appointment) throw new Error('no appointment');
  const { session } = sessionFor({ clock: services.clock, secret: TEST_SECRET }, appointment);
  own = { protocol: appointment.protocol, cookie: `__Host-visita=${session}` };
});

const codePage = z.object({
  request: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })),
});

async function ask(email: string, address = '203.0.113.7') {
  const answered = await site.post(PATH, { intent: 'email', email }, { address });
  return { ...answered, form: codePage.parse(answered.form) };
}

async function mailed() {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const deps = { ...booking, mailer: { ...mailer, describe: '', close: async () => undefined } };
  const outcomes = [];
  for (const job of asked)
    outcomes.push(await sendAgainCode({ ...deps, clinic: services.clinic }, job));
  return { mails, outcomes, code: /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '' };
}

const type = (pedido: string | undefined, codigo: string, address?: string) =>
  site.post(PATH, { intent: 'code', pedido: pedido ?? '', codigo }, { address });

async function drafts() {
  return (await db.select().from(bookingDrafts)).map(({ data }) => data);
}

const COPIED = {
  service: 'consultas-oftalmologicas',
  forWhom: 'self',
  payer: 'particular',
  details: expect.objectContaining({
    patientName: 'Antônia Reis',
    phone: '35995550111',
    email: 'antonia@example.com',
  }),
};

test('who has opened the link books again with the same data, also the day after', async () => {
  services.clock.set(at(addDays(MONDAY, 2), '08:00'));
  const { session } = sessionFor(
    { clock: services.clock, secret: TEST_SECRET },
    (await readAppointment(db, { protocol: own.protocol })) ?? { linkKey: null, linkVersion: 1 },
  );
  const cookie = `__Host-visita=${session}`;
  expect((await site.get(PATH, { cookie })).page).toMatchObject({
    appointment: { protocol: own.protocol, patientName: 'Antônia Reis' },
  });
  const { protocol } = own;
  const started = await site.post(PATH, { intent: 'own', protocol }, { cookie });
  expect(started).toMatchObject({ status: 303 });
  expect(started.location).toMatch(/^\/agendamento\/horario\?rascunho=[\w-]{8}$/);
  expect(started.cookies[0]).toMatch(/^__Host-agendamento=/);
  expect(await drafts()).toEqual([expect.objectContaining(COPIED)]);
});

test('without the session nothing is shown, and a form of the page starts nothing', async () => {
  for (const cookie of ['', `${own.cookie.slice(0, -1)}_`]) {
    expect(await site.get(PATH, { cookie })).toMatchObject({
      status: 200,
      page: { appointment: null },
    });
    const { protocol } = own;
    expect(await site.post(PATH, { intent: 'own', protocol }, { cookie })).toMatchObject({
      status: 303,
      location: PATH,
    });
  }
  const other = await site.post(PATH, { intent: 'own', protocol: '0000-0000' }, own);
  expect(other.location).toBe(PATH);
  expect(await drafts()).toEqual([]);
});

test('a code that was mailed does the same, once the address is proven', async () => {
  const { form } = await ask('ANTONIA@example.com');
  const { mails, code } = await mailed();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['antonia@example.com', 'Código para marcar de novo'],
  ]);
  expect(`${mails[0]?.subject}${mails[0]?.text}`).not.toMatch(/Antônia|Consulta|995550111/);
  const started = await type(form.request, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(started.location).toMatch(/^\/agendamento\/horario\?rascunho=/);
  expect(await drafts()).toEqual([expect.objectContaining(COPIED)]);
});

test('nobody learns whether an address is known, not even by a job left out', async () => {
  const known = await ask('antonia@example.com');
  const unknown = await ask('ninguem@example.com');
  expect(unknown.status).toBe(known.status);
  expect(unknown.form.errors).toEqual(known.form.errors);
  expect(unknown.form.request).toHaveLength(known.form.request?.length ?? 0);
  expect(asked.map(({ contactId }) => contactId === null)).toEqual([false, true]);
  expect((await mailed()).outcomes).toEqual(['sent', 'unknown']);
  const [wrong, nobody] = [
    await type(known.form.request, '1'),
    await type(unknown.form.request, '1'),
  ];
  expect(wrong.status).toBe(400);
  expect(nobody.status).toBe(400);
  expect(codePage.parse(nobody.form).errors).toEqual(codePage.parse(wrong.form).errors);
});

test('a code is of one request and of ten minutes', async () => {
  const first = await ask('antonia@example.com');
  const { code } = await mailed();
  const second = await ask('antonia@example.com');
  expect((await type(second.form.request, code)).status).toBe(400);
  expect((await type(`${first.form.request?.slice(0, -1)}_`, code)).status).toBe(400);
  services.clock.set(new Date(start.getTime() + 10 * 60_000));
  expect((await type(first.form.request, code)).status).toBe(400);
  expect((await mailed()).outcomes).toEqual(['late', 'late']);
  expect(await drafts()).toEqual([]);
});

test('after five tries a code is worth nothing, from whatever address', async () => {
  const { form } = await ask('antonia@example.com');
  const { code } = await mailed();
  const { hits } = BOOKING_LIMITS.codeTries;
  for (let n = 0; n < hits; n++)
    expect((await type(form.request, '000', `203.0.113.${n}`)).status).toBe(400);
  expect((await type(form.request, code, '198.51.100.9')).status).toBe(429);
});

test('a mailbox is not flooded, and its owner’s neighbours are not told', async () => {
  const { hits } = BOOKING_LIMITS.codePerMailbox;
  for (let n = 0; n <= hits; n++) {
    const answered = await ask('antonia@example.com', `203.0.113.${n}`);
    expect(answered).toMatchObject({ status: 200, form: { errors: [] } });
  }
  expect(asked).toHaveLength(hits);
});

test.each(['', 'antonia', 'a@b, c@d.example'])('%j is no address', async (email) => {
  expect((await ask(email)).status).toBe(400);
  expect(asked).toEqual([]);
});
