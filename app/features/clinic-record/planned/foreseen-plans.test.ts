import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { clinicRecordPlans } from '#app/db/clinic-record-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { applyDuePlans, planChange } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord as file } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { foresee, readComingPlans } from './coming-plans.server.ts';
import { recordOn } from './planned-record.ts';
import { brokenPlanLines, plannedDayError } from './section-plans.server.ts';

// What is said of a plan before its day is what its day makes of it.

const database = await testDatabase();
const { db } = database;
const parts = { db, clock: stillClock(), clinicFile: file };
const DAY = addDays(MONDAY, 30);
let by = 0;
beforeEach(async () => {
  by = (await aStaffMember(staffServices(database))).id;
});

type Over = (record: ClinicRecord) => Partial<ClinicRecord>;

const payer =
  (at: number, change: Partial<ClinicRecord['payers'][number]>): Over =>
  ({ payers }) => ({
    payers: payers.map((each, index) => (index === at ? { ...each, ...change } : each)),
  });
const nurse = file.people.find(({ profession }) => profession === 'nurse')?.slug;
const without: Over = ({ responsibilities: { nurse: _, ...responsibilities } }) => ({
  responsibilities,
});
const bearing: Over = ({ responsibilities }) => ({
  responsibilities: { ...responsibilities, nurse },
});
const archived: Over = ({ people }) => ({
  people: people.map((each) => (each.slug === nurse ? { ...each, isArchived: true } : each)),
});

const now = () => readCurrentRecord(db, file);

async function edit(over: Over) {
  const { record, version: seenVersion } = await now();
  const made = await changeRecord(parts, { changes: over(record), seenVersion, by });
  expect(made).toMatchObject({ ok: true });
}

async function plan(over: Over, startsOn = DAY) {
  const { record, version: seenVersion } = await now();
  return planChange(parts, { changes: over(record), startsOn, seenVersion, by });
}

/** What is foreseen of the plans, and then what their days make of them. */
async function outcome() {
  const foreseen = (await foresee(parts)).map(({ outcome: { ok } }) => ok);
  const coming = await readComingPlans(parts);
  const last = coming.at(-1)?.startsOn ?? DAY;
  const { record } = await now();
  const promised = recordOn(record, coming, last);
  const days = [DAY, addDays(DAY, 1), addDays(DAY, 2)];
  for (const day of days)
    await applyDuePlans({ ...parts, clock: stillClock(at(day, '00:05')) }, day);
  const states = await db.select().from(clinicRecordPlans).orderBy(clinicRecordPlans.startsOn);
  expect(states.map(({ state }) => state === 'applied')).toEqual(foreseen);
  expect((await now()).record).toEqual(promised);
  return foreseen;
}

test('an edit of another entry, before the day, is kept, and the plan comes', async () => {
  await plan(payer(1, { isArchived: true }));
  await edit(payer(2, { bring: ['Guia assinada'] }));
  expect(await outcome()).toEqual([true]);
  const { payers } = (await now()).record;
  expect([payers[1]?.isArchived, payers[2]?.bring]).toEqual([true, ['Guia assinada']]);
});

test('an edit that is undone before the day leaves the plan in force', async () => {
  await plan(payer(1, { title: 'Outro nome' }));
  await edit(payer(1, { title: 'Nome errado' }));
  expect((await foresee(parts)).map(({ outcome: { ok } }) => ok)).toEqual([false]);
  await edit(payer(1, { title: file.payers[1]?.title ?? '' }));
  expect(await outcome()).toEqual([true]);
  expect((await now()).record.payers[1]?.title).toBe('Outro nome');
});

test('the same value changed otherwise refuses the plan, and saying so is not too late', async () => {
  await plan(payer(1, { title: 'Outro nome' }));
  const { record: before, version: seenVersion } = await now();
  const changes = payer(1, { title: 'Mais um' })(before);
  const change = { changes, before, after: { ...before, ...changes }, differences: [] };
  const successors = { waiting: new Map(), next: new Map() };
  const asked = { startsOn: '', seenVersion };
  expect(await brokenPlanLines(parts, { ...change, successors }, asked)).toEqual([
    expect.stringContaining('não vai mais valer'),
  ]);
  const other = payer(2, { title: 'Mais um' })(before);
  const harmless = { ...change, successors, changes: other, after: { ...before, ...other } };
  expect(await brokenPlanLines(parts, harmless, asked)).toEqual([]);
  await edit(payer(1, { title: 'Mais um' }));
  expect(await outcome()).toEqual([false]);
});

test('a second plan is made on top of the first, and refused where it would be on its day', async () => {
  await plan(payer(1, { title: 'Outro nome' }));
  expect(await plan(payer(2, { isArchived: true }), addDays(DAY, 1))).toMatchObject({ ok: true });
  expect(await plan(payer(1, { bring: ['Guia'] }), addDays(DAY, 2))).toMatchObject({ ok: true });
  const { record: before, version: seenVersion } = await now();
  const changes = payer(1, { title: 'Mais um' })(before);
  const asked = { startsOn: addDays(DAY, 1), seenVersion };
  expect(await plannedDayError(parts, { changes, before }, asked)).toContain('Já há uma mudança');
  expect(await plan(() => changes, addDays(DAY, 1))).toEqual({ ok: false, refusal: 'overtaken' });
  expect(await outcome()).toEqual([true, true, true]);
});

test('a plan that an edit of other fields makes faulty is known before its day', async () => {
  await edit(without);
  await plan(archived);
  expect((await foresee(parts)).map(({ outcome: { ok } }) => ok)).toEqual([true]);
  await edit(bearing);
  const [foreseen] = await foresee(parts);
  expect(foreseen?.outcome).toMatchObject({
    refusal: { faults: [{ path: ['responsibilities', 'nurse'] }] },
  });
  expect(await outcome()).toEqual([false]);
});

/** Edits of this run, of which some touch the same values. */
const overs = (run: number): Over[] =>
  [1, 2, 3].flatMap((index) => [
    payer(index, { title: `Nome ${run}` }),
    payer(index, { title: `Outro nome ${run}` }),
    payer(index, { bring: [`Guia ${run}`] }),
    payer(index, { isArchived: run % 2 === 0 }),
  ]);
const some = fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 3 });
const runs = fc.sample(fc.record({ plans: some, edits: some, isUndone: fc.boolean() }), {
  seed: 20_261_129,
  numRuns: 10,
});

test('whatever is planned, edited and undone, the day does what was foreseen', async () => {
  for (const [run, { plans, edits, isUndone }] of runs.entries()) {
    await db.delete(clinicRecordPlans);
    const { record } = await now();
    const over = (which: number) => overs(run)[which] ?? without;
    for (const [index, which] of plans.entries()) await plan(over(which), addDays(DAY, index));
    const planned = (await foresee(parts)).map(({ outcome: { ok } }) => ok);
    for (const which of edits) await edit(over(which));
    if (isUndone) await edit(() => ({ payers: record.payers }));
    const foreseen = await outcome();
    if (isUndone) expect(foreseen).toEqual(planned);
  }
});
