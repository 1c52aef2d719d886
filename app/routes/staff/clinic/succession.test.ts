import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import {
  applyDuePlans,
  planChange,
  readPlans,
  withdrawPlan,
} from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { undoVersion } from '#app/features/clinic-record/return-record.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Who answers for the clinic leaves, and somebody else takes over: the law wants a name on every page, every day.

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
let post: (form: Record<string, string>, acao: string) => Promise<Sent>;
let page: () => Promise<unknown>;
let plannedWords: () => Promise<string[][]>;
type Sent = { status: number; location: string | null; form: unknown };

beforeEach(async () => {
  const site = await staffSite(database, services.clock);
  const { id } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'Ana', role: 'administrator' },
    ...{ totpSalt: 'salt', totpLastStep: 1 },
  });
  by = id;
  const ana = { cookie: await site.signedIn(id) };
  post = (form, acao) => site.post(PEOPLE, { ...form, acao }, ana);
  page = async () => (await site.get(PEOPLE, ana)).page;
  plannedWords = async () => {
    const { plans } = z
      .object({ plans: z.array(z.object({ what: z.array(z.string()) })) })
      .parse((await site.get('/equipe/clinica', ana)).page);
    return plans.map(({ what }) => what);
  };
  const people = [...serraClaraRecord.people, second];
  const added = await changeRecord(services, { changes: { people }, seenVersion: 0, by });
  expect(added).toMatchObject({ ok: true });
});

const current = async () => (await readCurrentRecord(db, serraClaraRecord)).record;

async function formWith(changes: Record<string, string>, record?: Record<string, unknown>) {
  const section = sectionOf('pessoas');
  if (!section) throw new Error('there is no such section');
  const { version } = await readCurrentRecord(db, serraClaraRecord);
  const form = formOf(section);
  const draft = draftOf(form, record ?? (await current()));
  return {
    ...Object.fromEntries(entriesOfDraft(form, draft)),
    versao: String(version),
    ...changes,
  };
}

const errorsOf = ({ form }: Sent) =>
  z.object({ errors: z.array(z.object({ fieldId: z.string(), message: z.string() })) }).parse(form)
    .errors;

/** The doctor leaves on the last day, and the other one takes over. */
async function leave() {
  const form = await formWith({ 'people.0.untilOn': LAST, [assume]: NEXT });
  const saved = await post(form, 'salvar');
  expect(saved).toMatchObject({ status: 303, location: expect.stringContaining('feito=2') });
}

test('a last day with a successor is told before it is saved, and the name changes on the day after', async () => {
  const form = await formWith({ 'people.0.untilOn': LAST, [assume]: NEXT });
  const { preview } = z
    .object({
      preview: z.object({
        consequences: z.array(z.string()),
        differences: z.array(
          z.object({ where: z.string(), before: z.string(), after: z.string() }),
        ),
      }),
    })
    .parse((await post(form, 'conferir')).form);
  expect(preview.consequences[0]).toBe(
    'A partir de 22 de outubro de 2026, Dr. Otávio Lima Serra passa a ser responsável pela clínica e pela direção técnica no lugar da Dra. Helena Prado Vilela, em todas as páginas.',
  );
  expect(preview.differences.at(-1)).toEqual({
    where: 'Quem assume no lugar da Dra. Helena Prado Vilela',
    before: '—',
    after: 'Dr. Otávio Lima Serra',
  });
  expect(await readPlans(db)).toEqual([]);
  await leave();
  expect(await readPlans(db)).toMatchObject([{ startsOn: AFTER, state: 'waiting' }]);
  expect(await page()).toMatchObject({ chosen: { [DOCTOR]: NEXT } });
  expect(await applyDuePlans(services, LAST)).toEqual({ applied: 0, refused: 0 });
  expect((await current()).responsibilities.doctor).toBe(DOCTOR);
  const due = { ...services, clock: stillClock(at(AFTER, '00:05')) };
  expect(await applyDuePlans(due, AFTER)).toEqual({ applied: 1, refused: 0 });
  expect((await current()).responsibilities).toMatchObject({
    doctor: NEXT,
    technicalDirector: NEXT,
  });
});

test('who bears what is told by name, not by address', async () => {
  const form = { 'responsibilities.doctor': NEXT, 'people.0.biography.pt-BR': 'Nova.' };
  const { differences, couldConcern } = z
    .object({
      preview: z.object({
        couldConcern: z.boolean(),
        differences: z.array(z.object({ before: z.string(), after: z.string() })),
      }),
    })
    .parse((await post(await formWith(form), 'conferir')).form).preview;
  expect(differences).toContainEqual(
    expect.objectContaining({
      before: 'Dra. Helena Prado Vilela',
      after: 'Dr. Otávio Lima Serra',
    }),
  );
  expect(couldConcern).toBe(false);
});

test('nobody leaves without a successor, nor to one who cannot bear it', async () => {
  const alone = await post(await formWith({ 'people.0.untilOn': LAST, [assume]: '' }), 'salvar');
  expect(errorsOf(alone)).toEqual([
    { fieldId: 'people.0.untilOn', message: expect.stringContaining('Quem assume') },
  ]);
  const all: Record<string, string>[] = [
    { [assume]: 'marina-couto-reis' },
    { [assume]: 'ninguem' },
    { [assume]: NEXT, 'people.2.untilOn': LAST },
    { [assume]: NEXT, 'people.2.fromOn': addDays(AFTER, 1) },
    { [assume]: NEXT, 'people.2.isArchived': 'sim' },
  ];
  for (const unfit of all) {
    const sent = await post(await formWith({ 'people.0.untilOn': LAST, ...unfit }), 'salvar');
    expect(errorsOf(sent)).toEqual([
      { fieldId: 'people.0.untilOn', message: expect.stringContaining('Quem assume precisa') },
    ]);
  }
  const past = { 'people.0.untilOn': addDays(MONDAY, -3), [assume]: NEXT };
  expect(await post(await formWith(past), 'salvar')).toMatchObject({ status: 400 });
  const later = { 'people.0.untilOn': LAST, [assume]: NEXT, 'vale-de': addDays(MONDAY, 7) };
  expect(errorsOf(await post(await formWith(later), 'salvar'))).toMatchObject([
    { fieldId: 'vale-de' },
  ]);
  expect(await readPlans(db)).toEqual([]);
});

test('where nobody could take over, the error says whom to save first', async () => {
  const past = addDays(MONDAY, 30);
  const form = { 'people.0.untilOn': LAST, 'people.2.untilOn': past, [assume]: '' };
  expect(errorsOf(await post(await formWith(form), 'salvar'))).toEqual([
    {
      fieldId: 'people.0.untilOn',
      message: expect.stringMatching(/responsável pela clínica\. Para .+ Salve-a primeiro/),
    },
  ]);
});

test('whoever arrives on the day after can take over', async () => {
  const form = { 'people.0.untilOn': LAST, 'people.2.fromOn': AFTER, [assume]: NEXT };
  expect(await post(await formWith(form), 'salvar')).toMatchObject({ status: 303 });
  const due = { ...services, clock: stillClock(at(AFTER, '00:05')) };
  expect(await applyDuePlans(due, AFTER)).toEqual({ applied: 1, refused: 0 });
});

test('the plan follows the last day: moved, taken away, brought back', async () => {
  await leave();
  const later = addDays(LAST, 8);
  await post(await formWith({ 'people.0.untilOn': later, [assume]: NEXT }), 'salvar');
  expect(await readPlans(db)).toMatchObject([{ startsOn: addDays(later, 1) }]);
  await post(await formWith({ 'people.0.untilOn': '', [assume]: NEXT }), 'salvar');
  expect(await readPlans(db)).toEqual([]);
  expect(await undoVersion(services, { version: 4, by })).toMatchObject({ ok: true });
  expect((await current()).people[0]?.untilOn).toBe(later);
  expect(await readPlans(db)).toMatchObject([{ startsOn: addDays(later, 1) }]);
});

test('the successor alone can be chosen anew, and no plan is withdrawn under a last day', async () => {
  await leave();
  const [plan] = await readPlans(db);
  expect(await withdrawPlan(services, { id: plan?.id ?? 0, by })).toEqual({
    ...{ ok: false, refusal: 'gone' },
  });
  const third = { ...second, slug: 'lia-campos-reis', name: 'Dra. Lia Campos Reis' };
  const people = [...(await current()).people, third];
  await changeRecord(services, { changes: { people }, seenVersion: 2, by });
  expect(await readPlans(db)).toHaveLength(1);
  const sent = await post(await formWith({ [assume]: 'lia-campos-reis' }), 'salvar');
  expect(sent.location).toContain(`marcado=${AFTER}`);
  const due = { ...services, clock: stillClock(at(AFTER, '00:05')) };
  expect(await applyDuePlans(due, AFTER)).toEqual({ applied: 1, refused: 0 });
  expect((await current()).responsibilities.doctor).toBe('lia-campos-reis');
});

test('another responsibility that changes meanwhile does not stop who takes over', async () => {
  await leave();
  const { responsibilities } = await current();
  const { nurse: _, ...without } = responsibilities;
  const changes = { responsibilities: { ...without, nurse: undefined } };
  expect(await changeRecord(services, { changes, seenVersion: 2, by })).toMatchObject({ ok: true });
  const due = { ...services, clock: stillClock(at(AFTER, '00:05')) };
  expect(await applyDuePlans(due, AFTER)).toEqual({ applied: 1, refused: 0 });
  expect((await current()).responsibilities).toEqual({ doctor: NEXT, technicalDirector: NEXT });
});

test('a successor who gets a last day of their own is asked about at once', async () => {
  await leave();
  const sent = await post(await formWith({ 'people.2.untilOn': addDays(LAST, 30) }), 'salvar');
  expect(errorsOf(sent)).toMatchObject([{ fieldId: 'people.0.untilOn' }]);
});

test('the list of plans says who takes over what, and names the parts of every other plan', async () => {
  await leave();
  const record = await current();
  const nobody = { ...record.responsibilities, doctor: NEXT, technicalDirector: NEXT };
  const plan = async (changes: Record<string, unknown>, day: string) =>
    planChange(services, { changes, startsOn: day, seenVersion: 2, by });
  const { nurse: _gone, ...without } = nobody;
  await plan({ responsibilities: without }, addDays(AFTER, 9));
  await plan({ responsibilities: without, people: record.people }, addDays(AFTER, 19));
  expect(await plannedWords()).toEqual([
    [
      'Dr. Otávio Lima Serra passa a ser responsável pela clínica e pela direção técnica no lugar da Dra. Helena Prado Vilela',
    ],
    ['ninguém mais é responsável pela enfermagem'],
    ['Pessoas da clínica'],
  ]);
});
