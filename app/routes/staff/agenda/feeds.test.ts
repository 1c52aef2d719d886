import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { appServices, visitorAddress } from '#app/context/app-services.ts';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { hashToken, newToken } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { cookieLine, staffSite } from '#tests/staff-site.ts';
import { loader } from './feeds-file.ts';

const database = await testDatabase();
const { db } = database;
const PAGE = '/equipe/agenda/calendarios';

async function agendaSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services);
  const asker = { cookie: await site.signedIn(id) };
  await bookAppointment(bookingServices(database), aRequest(), aKey());
  return { site, asker };
}
let { site, asker } = await agendaSite();
beforeEach(async () => {
  ({ site, asker } = await agendaSite());
});

/** Requests the feed as a calendar app does, with the address only. */
async function read(file: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(appServices, site.services);
  context.set(visitorAddress, '203.0.113.9');
  const request = new Request(`https://clinica.example.com/calendario/${file}`, { headers });
  const url = new URL(request.url);
  const args = { request, context, params: { file }, url, pattern: '/calendario/:file' };
  return loader(args);
}

async function make(changes: Record<string, string> = {}) {
  const token = newToken();
  const form = { acao: 'criar', chave: token, quem: '', nomes: 'none', ...changes };
  const answer = await site.post(PAGE, form, asker);
  return { token, form, answer, file: `${token}.ics` };
}

test('a new address is shown once and kept as a hash; the form sent again makes no other', async () => {
  const { token, form, answer } = await make();
  expect(answer).toMatchObject({ status: 303, location: `${PAGE}/link` });
  await site.post(PAGE, form, asker);
  const rows = await db.select().from(calendarFeeds);
  expect(rows).toMatchObject([{ patientNames: 'none', resourceId: null }]);
  expect(rows[0]?.tokenHash.equals(hashToken(token))).toBe(true);
  const cookie = `${asker.cookie}; ${cookieLine(answer.cookies)}`;
  const shown = await site.get(`${PAGE}/link`, { cookie });
  expect(shown.page).toEqual({ link: `https://clinica.example.com/calendario/${token}.ics` });
  expect(cookieLine(shown.cookies)).toBe('');
  expect((await site.get(`${PAGE}/link`, asker)).page).toEqual({ link: null });
  const kept = JSON.stringify([await db.select().from(auditLog), site.services.log.lines]);
  expect(kept).not.toContain(token);
});

test('a calendar reads the appointments, without names unless they were chosen', async () => {
  const messages = [];
  await db.update(staff).set({ role: 'practitioner' });
  for (const nomes of ['none', 'initials', 'full']) {
    const answer = await read((await make({ quem: 'helena-prado-vilela', nomes })).file);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    messages.push(await answer.text());
  }
  expect(messages.map((text) => text.includes('Antônia'))).toEqual([false, false, true]);
  expect(messages[1]).toContain('A. R.');
  expect(messages[0]).toContain('DTSTART:20261006T120000Z');
});

test('full names are for one practitioner’s calendar and for who treats patients', async () => {
  const quem = 'helena-prado-vilela';
  const refused = await make({ quem, nomes: 'full' });
  expect([refused.answer.status, refused.answer.form]).toMatchObject([
    400,
    { errors: [{ fieldId: 'nomes' }], values: { quem, nomes: 'full' } },
  ]);
  await db.update(staff).set({ role: 'practitioner' });
  expect((await make({ nomes: 'full' })).answer.status).toBe(400);
  const { file } = await make({ quem, nomes: 'full' });
  expect(await (await read(file)).text()).toContain('Antônia');
  await db.update(staff).set({ role: 'reception' });
  const text = await (await read(file)).text();
  expect([text.includes('Antônia'), text.includes('A. R.')]).toEqual([false, true]);
});

test('unchanged appointments are recognized by the tag; a cancelled one leaves', async () => {
  const { file } = await make();
  const etag = (await read(file)).headers.get('etag') ?? '';
  expect((await read(file, { 'if-none-match': etag })).status).toBe(304);
  await database.pool.query("delete from occupancy; update appointments set status = 'cancelled'");
  const answer = await read(file, { 'if-none-match': etag });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('VEVENT');
});

test('of one practitioner or room the feed has their appointments alone', async () => {
  const countOf = async (quem: string) =>
    (await (await read((await make({ quem })).file)).text()).split('BEGIN:VEVENT').length - 1;
  expect(await countOf('helena-prado-vilela')).toBe(1);
  expect(await countOf('consultorio-1')).toBe(1);
  expect(await countOf('marina-couto-reis')).toBe(0);
});

test('a revoked, an unknown and a broken address are answered alike', async () => {
  const { file } = await make();
  expect((await site.post(PAGE, { acao: 'encerrar', id: '1' }, asker)).status).toBe(303);
  const answers = [await read(file), await read(`${newToken()}.ics`), await read('x'.repeat(43))];
  const told = answers.map(({ status, headers }) => [status, [...headers]]);
  expect(told[0]).toEqual(told[1]);
  expect(told[1]).toEqual(told[2]);
  expect(answers[0]?.status).toBe(404);
});

test('making an address asks for the password, ending one does not', async () => {
  const { answer } = await make();
  expect(answer.status).toBe(303);
  site.services.clock.set(new Date(site.services.clock.now().getTime() + 11 * 60_000));
  const again = await make();
  expect([again.answer.status, again.answer.location]).toEqual([
    307,
    `/equipe/confirmar?volta=${encodeURIComponent(PAGE)}&enviado=1`,
  ]);
  expect(await db.$count(calendarFeeds)).toBe(1);
  const ended = await site.post(PAGE, { acao: 'encerrar', id: '1' }, asker);
  expect([ended.status, await db.$count(calendarFeeds)]).toEqual([303, 0]);
});

test('an address ends with the access of whoever made it, and with their right to the agenda', async () => {
  const { file } = await make();
  await db.update(staff).set({ role: 'editor' });
  expect((await read(file)).status).toBe(404);
  await db.update(staff).set({ role: 'reception', disabledAt: at(MONDAY, '07:00') });
  expect((await read(file)).status).toBe(404);
});

test('guessing addresses and asking without end are held up', async () => {
  const { file } = await make();
  for (let n = 0; n < 60; n += 1) expect((await read(file)).status).toBe(200);
  const answer = await read(file);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  for (let n = 0; n < 30; n += 1) await read(`${newToken()}.ics`);
  expect((await read(`${newToken()}.ics`)).status).toBe(429);
});

test('a form that is none makes nothing', async () => {
  for (const [name, value] of [
    ['chave', 'x'],
    ['nomes', 'todos'],
    ['quem', 'ninguem'],
  ] as const) {
    expect((await make({ [name]: value })).answer.status).toBe(400);
  }
  expect(await db.$count(calendarFeeds)).toBe(0);
});

test('appointments of the past month and the coming year are enough', async () => {
  const { file } = await make();
  await database.pool.query(`
    update appointments set starts_at = starts_at - interval '41 days', ends_at = ends_at - interval '41 days';
    update occupancy set during = tstzrange(
      lower(during) - interval '41 days', upper(during) - interval '41 days')`);
  expect(await (await read(file)).text()).not.toContain('VEVENT');
});
