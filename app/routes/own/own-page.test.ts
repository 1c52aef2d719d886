import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { preparationTicks } from '#app/db/own-page-schema.ts';
import { consents } from '#app/db/schema.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { manageToken } from '#app/scheduling/manage-link.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// Plain forms, as a browser without JavaScript sends them.

const database = await testDatabase();
const { db } = database;
const site = await visitorSite(database);
const { clock } = site.services;
const booking = bookingServices(database, clock);
const PAGE = '/meu-agendamento';

const line = z.object({ key: z.string(), text: z.string(), isDone: z.boolean() });
const shown = z.looseObject({
  appointment: z.looseObject({ protocol: z.string() }),
  own: z.looseObject({
    checklist: z.object({ before: z.array(line), bring: z.array(line) }),
    consents: z.array(
      z.looseObject({
        id: z.number(),
        text: z.string().nullable(),
        withdrawn: z.string().nullable(),
      }),
    ),
    receipts: z.array(z.unknown()),
  }),
});

async function opened(serviceSlug: string, time = '14:00') {
  const { record: consent } = bookingConsentOf(site.services.clinic);
  const { appointmentId } = await booked(booking, {
    consent,
    serviceSlug,
    startsAt: at(addDays(MONDAY, 4), time),
  });
  const record = await readAppointment(db, { id: appointmentId });
  if (!record) throw new Error('nothing is booked');
  const link = await site.get(`${PAGE}/${manageToken(TEST_SECRET, record)}`);
  const asker = { cookie: cookieLine(link.cookies) };
  const look = async (path = PAGE) => shown.parse((await site.get(path, asker)).page);
  const tick = (linha: string, feito: string, protocol = record.protocol) =>
    site.post(`${PAGE}/preparo`, { protocol, linha, feito }, asker);
  return { appointmentId, record, asker, look, tick };
}

test('each line of the preparation is ticked and unticked by a plain form, as often as it is sent', async () => {
  const { look, tick } = await opened('mapeamento-de-retina');
  const before = (await look()).own.checklist.before;
  const key = before[0]?.key ?? '';
  expect(before.length).toBeGreaterThan(1);
  expect((await tick(key, 'sim')).location).toBe(`${PAGE}#linha-${key}`);
  await tick(key, 'sim');
  const now = (await look()).own.checklist.before.map(({ isDone }) => isDone);
  expect(now).toEqual(before.map((_, index) => index === 0));
  expect((await look('/en-us/meu-agendamento')).own.checklist.before[0]?.isDone).toBe(true);
  await tick(key, 'nao');
  await tick(key, 'nao');
  expect(await db.$count(preparationTicks)).toBe(0);
});

test('a line with a date is a new one after a move, and the others stay ticked', async () => {
  const { look, tick, appointmentId } = await opened('mapeamento-de-retina');
  const all = async () => Object.values((await look()).own.checklist).flat();
  const before = await all();
  for (const { key } of before) await tick(key, 'sim');
  const startsAt = at(addDays(MONDAY, 8), '10:00');
  await moveAppointment(
    booking,
    { appointmentId, startsAt, actor: 'patient', seenVersion: 0 },
    aKey(),
  );
  for (const { text, isDone } of await all())
    expect([text, isDone]).toEqual([text, before.some((line) => line.text === text)]);
  expect((await all()).some(({ isDone }) => !isDone)).toBe(true);
});

test('a form of another appointment, a made-up line and a cancelled appointment change nothing', async () => {
  const { tick, look, appointmentId } = await opened('mapeamento-de-retina');
  const key = (await look()).own.checklist.before[0]?.key ?? '';
  expect((await tick(key, 'sim', '0000-0000')).location).toBe(PAGE);
  await tick('nothing', 'sim');
  const cancel = { appointmentId, actor: 'patient', seenVersion: 0 } as const;
  await cancelAppointment(booking, cancel, aKey());
  expect((await tick(key, 'sim')).location).toContain('cancelado');
  expect(await db.$count(preparationTicks)).toBe(0);
});

test('two windows that tick the same line at once keep it once', async () => {
  const { tick, look } = await opened('mapeamento-de-retina');
  const key = (await look()).own.checklist.before[0]?.key ?? '';
  await Promise.all(Array.from({ length: 8 }, () => tick(key, 'sim')));
  expect(await db.$count(preparationTicks)).toBe(1);
});

test('what was agreed to is shown in its words, and taken back once', async () => {
  const { look, record, asker } = await opened('mapeamento-de-retina');
  const [given] = (await look()).own.consents;
  expect(given).toMatchObject({ withdrawn: null, text: expect.stringContaining('Concordo') });
  const form = { protocol: record.protocol, consentimento: String(given?.id) };
  const answer = await site.post(`${PAGE}/consentimento`, form, asker);
  expect(answer.location).toBe(`${PAGE}?autorizacoes#consentimentos`);
  await site.post(`${PAGE}/consentimento`, form, asker);
  const [row] = await db.select().from(consents);
  expect(row?.revokedAt).toEqual(clock.now());
  expect((await look()).own.consents[0]?.withdrawn).not.toBeNull();
});

test('a consent of another appointment is neither shown nor taken back', async () => {
  const first = await opened('mapeamento-de-retina');
  const second = await opened('mapeamento-de-retina', '16:00');
  const [other] = (await second.look()).own.consents;
  const form = { protocol: first.record.protocol, consentimento: String(other?.id) };
  await site.post(`${PAGE}/consentimento`, form, first.asker);
  expect((await second.look()).own.consents).toMatchObject([{ withdrawn: null }]);
  expect((await first.look()).own.consents).toHaveLength(1);
});
