import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { clinicRecordPlans } from '#app/db/clinic-record-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import {
  applyDuePlans,
  planChange,
  readPlans,
} from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { undoVersion } from '#app/features/clinic-record/return-record.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// On the day on which somebody takes over, more may be planned: neither may make the other disappear.

const database = await testDatabase();
const { db } = database;
const PEOPLE = '/equipe/clinica/pessoas';
const DOCTOR = 'helena-prado-vilela';
const NEXT = 'otavio-lima-serra';
const LAST = addDays(MONDAY, 16);
const AFTER = addDays(LAST, 1);
const services = { db, clock: stillClock(), clinicFile: serraClaraRecord };
const [first] = serraClaraRecord.people;
if (!first) throw new Error('the clinic has nobody');
const second = { ...first, slug: NEXT, name: 'Dr. Otávio Lima Serra', gender: 'man' as const };
const assume = `assume.${DOCTOR}`;

let by = 0;
let post: (
  form: Record<string, string>,
  acao: string,
) => Promise<{ status: number; form: unknown }>;
let page: () => Promise<unknown>;

beforeEach(async () => {
  const site = await staffSite(database, services.clock);
  by = (
    await aStaffMember(site.services, {
      ...{ username: 'ana', name: 'Ana', role: 'administrator' },
      ...{ totpSalt: 'salt', totpLastStep: 1 },
    })
  ).id;
  const ana = { cookie: await site.signedIn(by) };
  post = (form, acao) => site.post(PEOPLE, { ...form, acao }, ana);
  page = async () => (await site.get(PEOPLE, ana)).page;
  await addNurse();
});

const current = async () => (await readCurrentRecord(db, serraClaraRecord)).record;

async function formWith(changes: Record<string, string>) {
  const section = sectionOf('pessoas');
  if (!section) throw new Error('there is no such section');
  const { record, version } = await readCurrentRecord(db, serraClaraRecord);
  const form = formOf(section);
  const entries = entriesOfDraft(form, draftOf(form, record));
  return { ...Object.fromEntries(entries), versao: String(version), ...changes };
}

const NURSE = 'lia-campos-reis';

/** A second doctor and a second nurse in the list, of whom one is to take over and the other planned. */
async function addNurse() {
  const { people: all, responsibilities } = serraClaraRecord;
  const nurse = all.find(({ slug }) => slug === responsibilities.nurse);
  if (!nurse) throw new Error('the clinic has no nurse');
  const people = [...all, second, { ...nurse, slug: NURSE, name: 'Lia Campos Reis' }];
  const added = await changeRecord(services, { changes: { people }, seenVersion: 0, by });
  expect(added).toMatchObject({ ok: true });
}

const planNurse = async (more: Record<string, string> = {}, acao = 'salvar') =>
  post(
    await formWith({ 'responsibilities.nurse': NURSE, 'vale-de': AFTER, [assume]: NEXT, ...more }),
    acao,
  );

async function saveLast(untilOn: string) {
  const sent = await post(
    await formWith({ 'people.0.untilOn': untilOn, [assume]: NEXT }),
    'salvar',
  );
  expect(sent).toMatchObject({ status: 303 });
}

const dayComes = () => applyDuePlans({ ...services, clock: stillClock(at(AFTER, '00:05')) }, AFTER);

const BOTH = { doctor: NEXT, technicalDirector: NEXT, nurse: NURSE };

test.each(['successor', 'nurse'])(
  'a nurse and a successor of one day both hold, %s first',
  async (order) => {
    if (order === 'nurse') expect(await planNurse()).toMatchObject({ status: 303 });
    await saveLast(LAST);
    if (order === 'successor') {
      expect(await planNurse()).toMatchObject({ status: 303 });
      expect(await planNurse()).toMatchObject({ status: 303 });
    }
    const plan = { startsOn: AFTER, changes: { responsibilities: BOTH } };
    expect(await readPlans(db)).toMatchObject([plan]);
    expect(await page()).toMatchObject({ chosen: { [DOCTOR]: NEXT } });
    // Any other save leaves both as they are.
    await post(await formWith({ 'people.0.biography.pt-BR': 'Nova.', [assume]: NEXT }), 'salvar');
    expect(await readPlans(db)).toMatchObject([plan]);
    expect(await dayComes()).toEqual({ applied: 1, refused: 0 });
    expect((await current()).responsibilities).toEqual(BOTH);
  },
);

test('a last day that moves or goes takes its handover along, and nothing else planned for the day', async () => {
  expect(await planNurse()).toMatchObject({ status: 303 });
  await saveLast(LAST);
  const later = addDays(LAST, 8);
  await saveLast(later);
  const { responsibilities } = await current();
  const nurse = {
    startsOn: AFTER,
    changes: { responsibilities: { ...responsibilities, nurse: NURSE } },
  };
  const handed = { ...responsibilities, doctor: NEXT, technicalDirector: NEXT };
  expect(await readPlans(db)).toMatchObject([
    nurse,
    { startsOn: addDays(later, 1), changes: { responsibilities: handed } },
  ]);
  await saveLast(LAST);
  expect(await readPlans(db)).toMatchObject([{ changes: { responsibilities: BOTH } }]);
  await saveLast('');
  expect(await readPlans(db)).toMatchObject([nurse]);
  const { version } = await readCurrentRecord(db, serraClaraRecord);
  expect(await undoVersion(services, { version, by })).toMatchObject({ ok: true });
  expect(await readPlans(db)).toMatchObject([{ changes: { responsibilities: BOTH } }]);
  expect(await dayComes()).toEqual({ applied: 1, refused: 0 });
  expect((await current()).responsibilities).toEqual(BOTH);
});

test('two plans of one day that an earlier release kept apart are brought together', async () => {
  await saveLast(LAST);
  const { record, version } = await readCurrentRecord(db, serraClaraRecord);
  await db.insert(clinicRecordPlans).values({
    ...{ startsOn: AFTER, state: 'waiting', version, plannedAt: services.clock.now() },
    ...{
      plannedBy: by,
      changes: { responsibilities: { ...record.responsibilities, nurse: NURSE } },
    },
  });
  expect(await page()).toMatchObject({ chosen: { [DOCTOR]: NEXT } });
  await post(await formWith({ 'people.0.biography.pt-BR': 'Nova.', [assume]: NEXT }), 'salvar');
  expect(await readPlans(db)).toHaveLength(2);
  expect(await dayComes()).toEqual({ applied: 2, refused: 0 });
  expect((await current()).responsibilities).toEqual(BOTH);
});

test('what cannot join the handover of its day is refused at the day, already when it is checked', async () => {
  await saveLast(LAST);
  const waiting = await readPlans(db);
  for (const acao of ['conferir', 'salvar']) {
    const { form } = await planNurse({ 'people.0.biography.pt-BR': 'Nova.' }, acao);
    expect(z.object({ errors: z.array(z.unknown()) }).parse(form).errors).toEqual([
      { fieldId: 'vale-de', message: expect.stringContaining('Nesse dia alguém já assume') },
    ]);
  }
  const { record, version } = await readCurrentRecord(db, serraClaraRecord);
  const people = [...record.people, { ...second, slug: 'caio-novo', name: 'Dr. Caio Novo' }];
  await changeRecord(services, { changes: { people }, seenVersion: version, by });
  const responsibilities = { ...record.responsibilities, technicalDirector: 'caio-novo' };
  const other = { changes: { responsibilities }, startsOn: AFTER, seenVersion: version + 1, by };
  expect(await planChange(services, other)).toEqual({ ok: false, refusal: 'handover' });
  expect(await readPlans(db)).toEqual(waiting);
});
