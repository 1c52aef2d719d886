import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { ownPageCodes } from '#app/db/own-page-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { isFollowed } from '#app/features/own-page/family.server.ts';
import { deskOwnCode, sendOwnCode } from '#app/features/own-page/own-code.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { manageToken } from '#app/scheduling/manage-link.server.ts';
import { at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db, pool } = database;
const site = await visitorSite(database);
const { clock } = site.services;
const plain = bookingServices(database, clock);
// A family needs more times than one telephone usually gets.
const booking = { ...plain, agenda: { ...plain.agenda, maxFutureAppointmentsPerPhone: 9 } };
const PATH = '/meu-agendamento/meus-dados';
const FRIDAY = addDays(MONDAY, 4);
const ANTONIA = { name: 'Antônia Reis', phoneE164: '+5535995550111', email: 'antonia@example.com' };
const NEIGHBOUR = { ...ANTONIA, name: 'Beatriz Nunes' };

const shown = z.looseObject({
  members: z
    .array(
      z.looseObject({
        patientId: z.number(),
        name: z.string(),
        lines: z.array(z.looseObject({ protocol: z.string(), openLabel: z.string().nullable() })),
      }),
    )
    .nullable(),
});

/** Books, and opens the link of what was booked. */
async function opened(changes: Partial<BookingRequest> = {}) {
  const request = { contact: ANTONIA, startsAt: at(FRIDAY, '14:00'), ...changes };
  const { appointmentId } = await booked(booking, request);
  return openedLink(appointmentId);
}

async function openedLink(appointmentId: number) {
  const record = await readAppointment(db, { id: appointmentId });
  if (!record) throw new Error('nothing is booked');
  const { protocol } = record;
  const link = await site.get(`/meu-agendamento/${manageToken(TEST_SECRET, record)}`);
  const cookies = new Map(
    link.cookies
      .map((line) => line.split(';')[0]?.split('=') ?? [])
      .map(([name = '', value = '']) => [name, value]),
  );
  const asker = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const send = async (intent: string, fields: Record<string, string> = {}, path = PATH) => {
    const answer = await site.post(path, { intent, protocol, ...fields }, asker());
    for (const line of answer.cookies) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const look = async () => shown.parse((await site.get(PATH, asker())).page).members;
  const deskCode = async () => {
    await pool.query(`insert into staff (id, username, name, role, password_hash, created_at)
      overriding system value values (90, 'bia', 'Bia Souza', 'reception', 'x', now())
      on conflict do nothing`);
    const deps = { db, clock, secret: site.services.env.appSecret };
    return (await deskOwnCode(deps, { appointmentId, staffId: 90 })).code;
  };
  const prove = async () => send('code', { codigo: await deskCode() });
  return { appointmentId, protocol, record, asker, send, look, deskCode, prove };
}

const wrongOf = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

test('the link alone opens no family, no copy and no request', async () => {
  const { look, send } = await opened();
  expect(await look()).toBeNull();
  for (const intent of ['erase', 'leave', 'open', 'again'])
    expect((await send(intent, { de: 'x', pessoa: '1' })).location).toBe(PATH);
  expect((await send('', { formato: 'json' }, '/meu-agendamento/copia')).location).toBe(PATH);
  expect(await db.$count(privacyRequests)).toBe(0);
});

test('a code of the desk opens it, once, for ten minutes, in this session alone', async () => {
  const first = await opened();
  const code = await first.deskCode();
  expect((await first.send('code', { codigo: wrongOf(code) })).status).toBe(400);
  expect(await first.look()).toBeNull();
  expect((await first.send('code', { codigo: code })).location).toBe(PATH);
  expect(await first.look()).toMatchObject([{ name: 'Antônia Reis' }]);
  const again = await openedLink(first.appointmentId);
  expect((await again.send('code', { codigo: code })).status).toBe(400);
  expect(await again.look()).toBeNull();
  const late = await again.deskCode();
  clock.set(new Date(clock.now().getTime() + 10 * 60_000));
  expect((await again.send('code', { codigo: late })).status).toBe(400);
  clock.set(at(MONDAY, '07:00'));
});

test('after five wrong tries, at once too, the right code opens nothing', async () => {
  const { deskCode, send, look } = await opened();
  const code = await deskCode();
  await Promise.all(Array.from({ length: 5 }, () => send('code', { codigo: wrongOf(code) })));
  const [row] = await db.select().from(ownPageCodes).orderBy(desc(ownPageCodes.id));
  expect(row?.tries).toBe(5);
  expect((await send('code', { codigo: code })).status).not.toBe(303);
  expect(await look()).toBeNull();
});

test('the mailed code reaches the contact alone, and not after the person was erased', async () => {
  const { send, look } = await opened();
  expect((await send('send')).location).toBe(`${PATH}?enviado`);
  const [row] = await db.select().from(ownPageCodes);
  const mails: Mail[] = [];
  const mailer = {
    describe: '',
    send: async (mail: Mail) => void mails.push(mail),
    close: async () => undefined,
  };
  const { displayName, domain } = site.services.clinic;
  const deps = {
    db,
    clock,
    secret: site.services.env.appSecret,
    mailer,
    clinic: { displayName, domain },
  };
  const job = { codeId: row?.id ?? 0, appointmentId: 1, locale: 'pt-BR' as const };
  expect(await sendOwnCode(deps, job)).toBe('sent');
  expect(mails[0]?.to).toBe(ANTONIA.email);
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  await pool.query('update contacts set email = null');
  expect(await sendOwnCode(deps, job)).toBe('late');
  await send('code', { codigo: code });
  expect(await look()).not.toBeNull();
});

test('who has no address is told the same, and nothing is made', async () => {
  const { send } = await opened({ contact: { ...ANTONIA, email: null } });
  expect((await send('send')).location).toBe(`${PATH}?enviado`);
  expect(await db.$count(ownPageCodes)).toBe(0);
});

test('one contact sees whom they booked for, and nobody whom another booked on the same telephone', async () => {
  const guardian = { name: 'Antônia Reis', relation: 'mãe' };
  const own = await opened();
  const child = { name: 'Davi Reis', bornOn: '2018-01-02' };
  await opened({ patient: child, guardian, startsAt: at(FRIDAY, '15:00') });
  const grown = { name: 'Caio Reis', bornOn: '2008-10-05' };
  await opened({ patient: grown, guardian, startsAt: at(FRIDAY, '16:00') });
  await opened({
    contact: NEIGHBOUR,
    patient: { name: 'Beatriz Nunes', bornOn: null },
    startsAt: at(FRIDAY, '17:00'),
  });
  await own.prove();
  expect((await own.look())?.map(({ name }) => name)).toEqual(['Antônia Reis', 'Davi Reis']);
  const form = { protocol: own.protocol, formato: 'json' };
  const file = await site.send('/meu-agendamento/copia', form, own.asker());
  expect(file.headers.get('content-disposition')).toContain('.json');
  expect(file.headers.get('cache-control')).toContain('no-store');
  const copy = await file.text();
  expect(copy).toContain('Davi Reis');
  for (const hidden of ['Caio Reis', 'Beatriz Nunes']) expect(copy).not.toContain(hidden);
});

test('another appointment of the family opens with what was proven; a stranger’s does not', async () => {
  const own = await opened();
  const mine = await opened({ startsAt: at(FRIDAY, '15:00') });
  const other = await opened({ contact: NEIGHBOUR, startsAt: at(FRIDAY, '16:00') });
  await own.prove();
  expect((await own.send('open', { de: other.protocol })).location).toBe(PATH);
  expect((await own.send('again', { de: other.protocol })).location).toBe(PATH);
  expect((await own.send('again', { de: mine.protocol })).location).toMatch(/^\/agendamento/);
  const answer = await own.send('open', { de: mine.protocol });
  expect(answer.location).toBe('/meu-agendamento');
  expect(answer.cookies).toHaveLength(2);
  expect(await own.look()).not.toBeNull();
});

test('whom somebody no longer accompanies is gone, until they book for them again', async () => {
  const own = await opened();
  const patient = { name: 'Rui Reis', bornOn: '1948-02-01' };
  await opened({ patient, startsAt: at(FRIDAY, '15:00') });
  await own.prove();
  const rui = (await own.look())?.find(({ name }) => name === 'Rui Reis');
  await own.send('leave', { pessoa: String(rui?.patientId) });
  await own.send('leave', { pessoa: String(rui?.patientId) });
  expect((await own.look())?.map(({ name }) => name)).toEqual(['Antônia Reis']);
  clock.set(at(MONDAY, '07:05'));
  await opened({ patient, startsAt: at(FRIDAY, '16:00') });
  expect((await own.look())?.map(({ name }) => name)).toContain('Rui Reis');
  clock.set(at(MONDAY, '07:00'));
});

test('asking for erasure makes one request with its number, and erases nothing', async () => {
  const own = await opened();
  await own.prove();
  const key = 'k'.repeat(43);
  const answer = await own.send('erase', { chave: key });
  expect(answer.location).toMatch(/^\/privacy\/pedido\/enviado\?recibo=/);
  await own.send('erase', { chave: key });
  const rows = await db.select().from(privacyRequests);
  expect(rows).toMatchObject([{ askedFor: 'deletion', name: 'Antônia Reis' }]);
  expect(await db.$count(appointments)).toBe(1);
});

test('a child is followed until the day before they come of age', () => {
  const booking = [{ createdAt: at(MONDAY, '07:00'), guardianRelation: 'mãe' }];
  const child = { bornOn: '2008-10-06', leftAt: null };
  expect(isFollowed(child, booking, '2026-10-05')).toBe(true);
  expect(isFollowed(child, booking, '2026-10-06')).toBe(false);
});
