import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { publishContent, saveContent } from '#app/features/content/write-content.server.ts';
import {
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import { readTextNames } from '#app/site-content/catalogue/service-events.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// A history says the same names to everybody who reads it, and calls a service what visitors have read.

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

test('a draft that nobody has published never was the name of a service; a published one is from that day', async () => {
  const key = { kind: 'services', locale: 'pt-BR', slug: EXAM } as const;
  const file = site.services.contentStore.fileSource(key) ?? '';
  const titled = (title: string) => ({ source: file.replace(/^title: .*$/m, `title: ${title}`) });
  const snapshot = (version: number) => ({ ...key, version, by: boss.id });
  const jobs = { ...site.services.jobs, 'content-due': async () => {} };
  const services = { ...site.services, jobs };
  const namesNow = () => readTextNames(database.db, EXAM);
  const fromFile = { at: clock.now(), title: 'Topografia corneana' };
  expect(await saveContent(services, snapshot(0), titled('Rascunho'))).toMatchObject({ ok: true });
  expect(await namesNow()).toEqual([fromFile]);
  clock.set(at(MONDAY, '10:00'));
  const published = await publishContent(services, snapshot(1), titled('Topografia nova'));
  expect(published).toMatchObject({ ok: true });
  const named = [{ at: clock.now(), title: 'Topografia nova' }, fromFile];
  expect(await namesNow()).toEqual(named);
  clock.set(at(MONDAY, '11:00'));
  const { version } = published.ok ? published.value : { version: 0 };
  const drafted = await saveContent(services, snapshot(version), titled('Outro rascunho'));
  expect(drafted).toMatchObject({ ok: true });
  expect(await namesNow()).toEqual(named);
  // What is on the site has been published, though the log has forgotten it.
  await pool.query('update content_documents set published_revision = latest_revision');
  expect((await namesNow())[0]?.title).toBe('Outro rascunho');
});
