import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const TUESDAY = addDays(MONDAY, 1);
const LIST = '/equipe/agenda/voltas';

const shown = z.looseObject({
  recommendation: z.looseObject({
    lines: z.array(z.string()),
    form: z.looseObject({ key: z.string(), service: z.string(), by: z.string() }).nullable(),
  }),
});
const listed = z.looseObject({
  due: z.array(z.looseObject({ id: z.number(), tries: z.string(), bookHref: z.string() })),
  later: z.array(z.looseObject({ id: z.number() })),
});

/** The staff site after a consultation on Tuesday at nine. */
async function desk(now = at(TUESDAY, '10:00')) {
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  const [origin] = await db.select().from(appointments);
  const clock = stillClock(now);
  const site = await staffSite(database, clock);
  const { id } = await aStaffMember(site.services);
  // A session ends without use, and the clock of a test jumps.
  const asker = async () => ({ cookie: await site.signedIn(id) });
  const path = `/equipe/agenda/agendamento/${origin?.protocol}`;
  const look = async () => shown.parse((await site.get(path, await asker())).page).recommendation;
  const list = async () => listed.parse((await site.get(LIST, await asker())).page);
  const say = async (changes: Record<string, string>) => {
    const { form } = await look();
    const fields = {
      ...{ chave: form?.key ?? '', 'volta-servico': form?.service ?? '' },
      ...{ 'volta-por': form?.by ?? '', 'volta-tipo': 'return', ...changes },
    };
    return { fields, answer: await site.post(path, fields, await asker()) };
  };
  const settle = async (volta: number, feito: string) =>
    site.post(LIST, { volta: String(volta), feito }, await asker());
  return { site, asker, clock, path, look, list, say, settle };
}

test('what the doctor says is kept once, however often the form is sent', async () => {
  const { site, asker, path, say, look, list } = await desk();
  const { fields, answer } = await say({ 'volta-prazo': '6m' });
  expect(answer.location).toBe(`${path}#volta`);
  await site.post(path, fields, await asker());
  const rows = await db.select().from(recommendations);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ dueOn: '2027-04-06', kind: 'return', state: 'open' });
  expect((await look()).lines).toHaveLength(1);
  expect(await list()).toMatchObject({ due: [], later: [{ id: rows[0]?.id }] });
});

test('without a term, or with a day that has passed, it is asked again', async () => {
  const { say } = await desk();
  expect((await say({})).answer.status).toBe(400);
  expect((await say({ 'volta-dia': MONDAY })).answer.status).toBe(400);
  expect((await say({ 'volta-dia': addDays(TUESDAY, 9) })).answer.status).toBe(303);
});

test('before the appointment there is nothing to recommend', async () => {
  const { look } = await desk(at(MONDAY, '08:00'));
  expect((await look()).form).toBeNull();
});

test('the list is worked by telephone: nobody answers, somebody does not want it, and it ends once', async () => {
  const { say, list, settle, clock } = await desk();
  await say({ 'volta-prazo': '15d' });
  clock.set(at(addDays(TUESDAY, 11), '09:00'));
  const { due } = await list();
  const id = due[0]?.id ?? 0;
  expect((await settle(id, 'no-answer')).location).toBe(LIST);
  expect((await list()).due[0]?.tries).toMatch(/^Não atendeu/);
  expect((await settle(id, 'declined')).location).toBe(LIST);
  expect((await settle(id, 'declined')).location).toBe(`${LIST}?resolvido`);
  expect((await list()).due).toEqual([]);
});

test('who books by telephone leaves the list by that alone', async () => {
  const { say, list, clock, site, asker } = await desk();
  await say({ 'volta-prazo': '15d' });
  clock.set(at(addDays(TUESDAY, 11), '09:00'));
  const [row] = (await list()).due;
  const page = z
    .looseObject({ blank: z.looseObject({ nome: z.string(), servico: z.string() }) })
    .parse((await site.get(row?.bookHref ?? '', await asker())).page);
  expect(page.blank).toMatchObject({ nome: 'Antônia Reis', servico: 'consultas-oftalmologicas' });
  const startsAt = at(addDays(TUESDAY, 15), '09:00');
  const booking = bookingServices(database, clock);
  await bookAppointment(booking, aRequest({ startsAt, channel: 'phone' }), aKey());
  expect(await list()).toMatchObject({ due: [], later: [] });
});
