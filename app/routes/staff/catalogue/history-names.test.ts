import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// A history says the same names to everybody who reads it.

const database = await testDatabase();
const { pool } = database;
const EXAM = 'topografia-corneana';
const HISTORY = `/equipe/agenda/servicos/${EXAM}/historico`;

let clock = stillClock();
let site = await staffSite(database, clock);
let boss = { id: 0, cookie: '' };
beforeEach(async () => {
  clock = stillClock();
  site = await staffSite(database, clock);
  boss = await signed({ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 });
});

async function signed(member: Parameters<typeof aStaffMember>[1]) {
  const { id } = await aStaffMember(site.services, member);
  return { id, cookie: await site.signedIn(id) };
}

const shown = z.looseObject({ changes: z.array(z.looseObject({ lines: z.array(z.unknown()) })) });
const linesFor = async (by: { cookie: string }) =>
  shown.parse((await site.get(HISTORY, by)).page).changes.map(({ lines }) => lines);

test('who sees one agenda alone reads the same history of a service, colleagues and their lengths too', async () => {
  const { rows: people } = await pool.query<{ id: number }>(
    `select id from resources where kind = 'practitioner' order by position`,
  );
  const [colleague = 0, own = 0] = people.map(({ id }) => id);
  const service = (await readServiceSettings(site.services)).find(({ slug }) => slug === EXAM);
  if (!service) throw new Error('no such service');
  const { id, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, resourceIds } = service;
  const fields = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
  const next = { ...fields, isBookableOnline: true, resourceIds };
  const saved = async (change: Partial<Parameters<typeof setService>[1]>, seenVersion: number) => {
    const target = { id, seenVersion, staffId: boss.id };
    const done = await setService(site.services, { ...next, ...change }, target);
    expect(done).toMatchObject({ ok: true });
  };
  const everybody = [...new Set([...resourceIds, colleague, own])];
  await saved({ resourceIds: everybody }, 0);
  const lengths = { own: [{ resourceId: colleague, durationMinutes: 55 }], later: [] };
  await saved({ resourceIds: everybody, lengths }, 1);
  await saved({ resourceIds: everybody, lengths, durationMinutes: 35 }, 2);
  const alone = await signed({
    ...{ role: 'practitioner', username: 'alone', totpSalt: 'salt', totpLastStep: 1 },
    ...{ practitionerId: own, ownAgendaOnly: true },
  });
  const all = await linesFor(boss);
  expect(JSON.stringify(all)).toContain('55 min');
  expect(await linesFor(alone)).toEqual(all);
  expect(all[0]).toHaveLength(1);
});
