import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { TUESDAY } from '#tests/staff-agenda.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { pool } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
let desk = { cookie: '' };
let kept = 0;
let gone = 0;

async function book(time: string, name: string, phoneE164: string) {
  const request = aRequest({
    ...{ contact: { name, phoneE164, email: null }, startsAt: at(TUESDAY, time) },
    patient: { name, bornOn: '1950-03-04' },
  });
  const booked = await bookAppointment(bookingServices(database, clock), request, aKey());
  expect(booked).toMatchObject({ kind: 'answer', answer: { ok: true } });
  const { rows } = await pool.query('select patient_id from appointments order by id desc limit 1');
  return Number(rows[0]?.patient_id);
}

beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  kept = await book('10:00', 'Zulmira Brandão', '+5535998124477');
  gone = await book('11:00', 'Zulmira Brandao', '+5535998129999');
  const { id } = await aStaffMember(site.services, { role: 'reception', username: 'bia' });
  desk = { cookie: await site.signedIn(id) };
});

const shown = z.object({ stamp: z.string(), effects: z.array(z.string()), swapHref: z.string() });
const merging = (one = kept, other = gone) => `/equipe/pacientes/${one}/unir/${other}`;

test('the page of a patient leads to the comparison, and this merges with one press', async () => {
  const { page } = await site.get(`/equipe/pacientes/${kept}`, desk);
  expect(page).toMatchObject({
    merge: { duplicates: [{ id: gone, name: 'Zulmira Brandao', href: merging() }] },
  });
  const { stamp, effects, swapHref } = shown.parse((await site.get(merging(), desk)).page);
  expect(effects).toContainEqual(expect.stringContaining('(35) 99812-4477'));
  expect(effects).toContainEqual('Não dá para desfazer.');
  expect(swapHref).toBe(merging(gone, kept));
  const sent = await site.post(merging(), { visto: stamp }, desk);
  expect(sent).toMatchObject({ status: 303, location: `/equipe/pacientes/${kept}?unido` });
  const merged = await site.get(sent.location ?? '', desk);
  expect(merged.page).toMatchObject({
    merge: { isMerged: true, duplicates: [] },
    patient: { coming: [{}, {}] },
    about: { notes: [{ words: expect.stringContaining('(35) 99812-9999') }] },
  });
  for (const path of [`/equipe/pacientes/${gone}`, merging(), merging(kept, kept)])
    expect([path, (await site.get(path, desk)).status]).toEqual([path, 404]);
});

test('a comparison that is older than a change merges nothing, and shows what is there now', async () => {
  const { stamp } = shown.parse((await site.get(merging(), desk)).page);
  await pool.query("update contacts set email = 'nova@example.org'");
  const late = await site.post(merging(), { visto: stamp }, desk);
  expect(late).toMatchObject({ status: 409, form: { message: expect.stringContaining('mudou') } });
  const now = shown.parse(late.page);
  expect(now.stamp).not.toBe(stamp);
  expect((await site.post(merging(), { visto: now.stamp }, desk)).status).toBe(303);
});

test('who sees one agenda alone is shown no other records and merges none', async () => {
  const { rows } = await pool.query('select practitioner_id as id from appointments limit 1');
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'reception', username: 'propria' },
    ...{ practitionerId: Number(rows[0]?.id), ownAgendaOnly: true },
  });
  const own = { cookie: await site.signedIn(id) };
  const { page } = await site.get(`/equipe/pacientes/${kept}`, own);
  expect(page).toMatchObject({ merge: { duplicates: [] } });
  expect((await site.get(merging(), own)).status).toBe(403);
});
