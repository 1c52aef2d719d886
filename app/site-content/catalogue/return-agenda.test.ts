import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  planReturn,
  returnToVersion,
  undoVersion,
} from '#app/features/clinic-record/return-record.server.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  placeService,
  readServiceSettings,
  setService,
} from '#app/features/schedule-settings/services.server.ts';
import { databaseOn } from '#server/database.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { quietPool, testDatabase } from '#tests/database.ts';
import { meetingOn, outcomeOf } from '#tests/overlap.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { withAgendaAt } from './agenda-at.server.ts';
import { addService } from './change-services.server.ts';

// What staff set in the agenda is no part of a version until somebody changes the catalogue.

const GONIO = 'gonioscopia';
const evaluations = serraClaraRecord.services.flatMap(
  ({ evaluation }) => evaluation?.service ?? [],
);
const [OTHER = ''] = serraClaraRecord.services.flatMap(({ slug }) =>
  slug === GONIO || evaluations.includes(slug) ? [] : slug,
);
type Settings = Parameters<typeof setService>[1];
let clinic: Awaited<ReturnType<typeof aClinic>>;
const pools: ReturnType<typeof quietPool>[] = [];
afterAll(() => Promise.all(pools.map((each) => each.end())));

async function aClinic() {
  const pool = quietPool((await testDatabase()).url, 10);
  const db = databaseOn(pool);
  pools.push(pool);
  const app = await staffAppServices({ db }, undefined, serraClaraRecord);
  const { id: by } = await aStaffMember(app, { role: 'administrator' });
  const parts = { db, clock: app.clock, clinicFile: serraClaraRecord, agendaAt: withAgendaAt };
  const version = async () => (await readCurrentRecord(db, serraClaraRecord)).version;
  const serviceOf = async (slug: string) => {
    const found = (await readServiceSettings({ db, clock: app.clock })).find(
      (each) => each.slug === slug,
    );
    if (!found) throw new Error(`no service ${slug}`);
    return found;
  };
  const beginSetting = async (slug: string, change: Partial<Settings>) => {
    const { id, setting, resourceIds, lengths, ...now } = await serviceOf(slug);
    const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline } = now;
    const kept = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline };
    const next = { ...kept, resourceIds, lengths, ...change };
    return () => setService(app, next, { id, seenVersion: setting.version, staffId: by });
  };
  const save = async (changes: Partial<ClinicRecord>) => {
    const made = await changeRecord(parts, { changes, seenVersion: await version(), by });
    if (!made.ok) throw new Error('not saved');
    return made.value.version;
  };
  return {
    ...{ app, by, parts, version, serviceOf, beginSetting, save, meeting: meetingOn(pool) },
    record: async () => (await readCurrentRecord(db, serraClaraRecord)).record,
    places: () => readResourceSettings(db),
    set: async (slug: string, change: Partial<Settings>) =>
      expect(await (await beginSetting(slug, change))()).toMatchObject({ ok: true }),
    back: async (to: number) => {
      const made = await returnToVersion(parts, { version: to, seen: await version(), by });
      expect(made).toMatchObject({ ok: true });
    },
    length: async (slug = GONIO) => (await serviceOf(slug)).durationMinutes,
    order: async () => (await readServiceSettings(app)).map(({ slug }) => slug),
  };
}

beforeEach(async () => {
  clinic = await aClinic();
  // Everything as the file has it.
  await clinic.save({ email: 'inicio@clinica.com.br', services: serraClaraRecord.services });
});

test('what was set in the agenda before a version is as it was then when the version comes back', async () => {
  const { set, save, back, length, serviceOf } = clinic;
  const { resourceIds } = await serviceOf(OTHER);
  await set(GONIO, { durationMinutes: 85, bufferAfterMinutes: 15 });
  await set(OTHER, { isBookableOnline: false, resourceIds: resourceIds.slice(0, 1) });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40, bufferAfterMinutes: 0 });
  await save({ email: 'dois@clinica.com.br' });

  await back(first);
  expect(await serviceOf(GONIO)).toMatchObject({ durationMinutes: 85, bufferAfterMinutes: 15 });
  expect(await serviceOf(OTHER)).toMatchObject({
    isBookableOnline: false,
    resourceIds: resourceIds.slice(0, 1),
  });
  expect(await clinic.record()).toMatchObject({ email: 'um@clinica.com.br' });
  expect(await length()).toBe(85);
});

test('what was set since goes back, and is a version that can come back itself', async () => {
  const { set, save, back, length, version } = clinic;
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40 });
  const plan = await planReturn(clinic.parts, first);
  expect(plan?.before.services.find(({ slug }) => slug === GONIO)?.durationMinutes).toBe(40);
  expect(plan?.after.services.find(({ slug }) => slug === GONIO)?.durationMinutes).toBe(85);
  await back(first);
  expect(await length()).toBe(85);
  const settled = (await version()) - 1;
  expect(settled).toBeGreaterThan(first);
  await back(settled);
  expect(await length()).toBe(40);
  await back(first);
  expect(await length()).toBe(85);
});

test('lengths of people, a deposit and a preparation are those of the version', async () => {
  const { set, save, back, serviceOf } = clinic;
  const { resourceIds } = await serviceOf(GONIO);
  const people = (await clinic.places()).filter(({ kind }) => kind === 'practitioner');
  const [one] = people.filter(({ id }) => resourceIds.includes(id));
  const own = [{ resourceId: one?.id ?? 0, durationMinutes: 50 }];
  const deposit = { amountCents: 5000, holdMinutes: 60, refundHours: 24, statementHours: null };
  await set(GONIO, { lengths: { own, later: [] }, deposit });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { lengths: { own: [], later: [] }, deposit: null });
  await back(first);
  expect(await serviceOf(GONIO)).toMatchObject({ lengths: { own }, deposit });
});

test('a service that the record wants to be booked online comes back with all that it may say', async () => {
  const { set, save, back, length, serviceOf, version } = clinic;
  const [evaluation = ''] = evaluations;
  await set(evaluation, { isBookableOnline: false });
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40 });
  await back(first);
  expect(await length()).toBe(85);
  await back((await version()) - 1);
  expect(await length()).toBe(40);
  // Nothing has said otherwise.
  expect(await serviceOf(evaluation)).toMatchObject({ isBookableOnline: false });
});

test('nothing comes back where no version could keep what staff have set of a service that it changes', async () => {
  const { parts, by, set, save, serviceOf, version } = clinic;
  const [evaluation = ''] = evaluations;
  await set(evaluation, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  const email = 'dois@clinica.com.br';
  const newest = await save({ email });
  await set(evaluation, { durationMinutes: 70, isBookableOnline: false });
  expect((await planReturn(parts, first))?.unkept).toEqual([evaluation]);
  const seen = await version();
  expect(await returnToVersion(parts, { version: first, seen, by })).toMatchObject({
    ok: false,
    refusal: 'not-kept',
  });
  expect(await version()).toBe(newest);
  expect(await serviceOf(evaluation)).toMatchObject({ durationMinutes: 70 });
  expect(await clinic.record()).toMatchObject({ email });
});

test('the order of the services is that of the version', async () => {
  const { app, by, save, back, order, serviceOf } = clinic;
  const before = await order();
  const { id } = await serviceOf(GONIO);
  await placeService(app, { id, place: 0, staffId: by });
  const moved = await order();
  const first = await save({ email: 'um@clinica.com.br' });
  await placeService(app, { id, place: before.length, staffId: by });
  await back(first);
  expect(await order()).toEqual(moved);
  expect(moved).not.toEqual(before);
});

test('a service that there was not yet is archived, and the others are as they were', async () => {
  const { app, by, set, save, back, length } = clinic;
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  const [template] = serraClaraRecord.services;
  if (!template) throw new Error('no service');
  const { address: _a, formerAddresses: _f, ...rest } = template;
  const added = { ...rest, slug: 'exame-novo', title: 'Exame novo' };
  const words = { front: { title: 'Exame novo' }, body: 'Novo.' };
  expect(await addService(app, added, { words, isPublic: false, staffId: by })).toMatchObject({
    ok: true,
  });
  await set('exame-novo', { durationMinutes: 95 });
  await back(first);
  expect((await clinic.record()).services.find(({ slug }) => slug === 'exame-novo')).toMatchObject({
    isArchived: true,
    durationMinutes: 95,
  });
  expect(await length()).toBe(85);
});

test('who sets a service while a version comes back is waited for, and nothing of it is lost unread', async () => {
  const { parts, by, set, save, back, beginSetting, length, version, meeting } = clinic;
  const { overlap } = meeting;
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40 });
  const seen = (await planReturn(parts, first))?.stamp ?? '';
  const returns = () => returnToVersion(parts, { version: first, seen, by });
  const setting = await beginSetting(GONIO, { durationMinutes: 55 });
  expect(await overlap([setting, returns])).toEqual({ met: true, outcomes: ['done', 'changed'] });
  expect(await length()).toBe(55);

  const again = (await planReturn(parts, first))?.stamp ?? '';
  const later = await beginSetting(GONIO, { durationMinutes: 65 });
  const met = await overlap([
    () => returnToVersion(parts, { version: first, seen: again, by }),
    later,
  ]);
  expect(met).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await length()).toBe(65);
  await back((await version()) - 1);
  expect(await length()).toBe(55);
});

test('patients book on while it is read how the agenda stood', async () => {
  const { app, parts, by, set, save, length, version } = clinic;
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40 });
  const agendaAt: typeof withAgendaAt = async (db, of) => {
    // As a booking locks them, on another connection.
    await app.db.execute(sql`select id from services order by id for share nowait`);
    await app.db.execute(sql`select id from public.resources order by id for share nowait`);
    return withAgendaAt(db, of);
  };
  const seen = await version();
  const made = returnToVersion({ ...parts, agendaAt }, { version: first, seen, by });
  expect(await outcomeOf(made)).toBe('done');
  expect(await length()).toBe(85);
});

test('a version is not taken back once the agenda has been set after it', async () => {
  const { parts, by, set, save, back, length, version } = clinic;
  await set(GONIO, { durationMinutes: 85 });
  const first = await save({ email: 'um@clinica.com.br' });
  await set(GONIO, { durationMinutes: 40 });
  await back(first);
  await set(GONIO, { durationMinutes: 70 });
  const undone = await undoVersion(parts, { version: await version(), by });
  expect(undone).toMatchObject({ ok: false, refusal: 'changed' });
  expect(await length()).toBe(70);
});
