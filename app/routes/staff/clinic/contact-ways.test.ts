import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { presenceFaults } from '#app/features/clinic-record/presence-faults.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// How patients reach the clinic, and the register of who sees them: what the forms ask for, and what they do not.

const database = await testDatabase();

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const { id } = await aStaffMember(site.services, {
    ...{ username: 'ana', name: 'Ana', role: 'administrator' },
    ...{ totpSalt: 'salt', totpLastStep: 1 },
  });
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, ana } = await clinicSite());
});

const inForce = async () => await readCurrentRecord(database.db, serraClaraRecord);

/** A section's form as the browser sends it, with other words in some boxes. */
async function send(slug: string, changes: Record<string, string>) {
  const section = sectionOf(slug);
  if (!section) throw new Error(`there is no section ${slug}`);
  const form = formOf(section);
  const { record, version } = await inForce();
  const typed = Object.fromEntries(entriesOfDraft(form, draftOf(form, record)));
  const sent = { ...typed, versao: String(version), ...changes, acao: 'salvar' };
  return await site.post(`/equipe/clinica/${slug}`, sent, ana);
}
const refused = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
});
const errorsOf = (form: unknown) =>
  Object.fromEntries(refused.parse(form).errors.map(({ fieldId, message }) => [fieldId, message]));
const chatOf = (record: ClinicRecord) => parseClinic(record).whatsapp?.number.display;

test('a clinic without WhatsApp erases the number, keeps its message, and takes the number back later', async () => {
  expect(await send('contatos', { 'whatsapp.number': '' })).toMatchObject({ status: 303 });
  const { record } = await inForce();
  expect(chatOf(record)).toBeUndefined();
  expect(record.whatsapp).toEqual({ defaultMessage: serraClaraRecord.whatsapp?.defaultMessage });
  expect(await send('contatos', { 'whatsapp.number': '(35) 99955-0199' })).toMatchObject({
    status: 303,
  });
  expect(chatOf((await inForce()).record)).toBe('(35)\u00a099955-0199');
});

test('a number still needs the message that comes with it', async () => {
  const blank = { 'whatsapp.defaultMessage.pt-BR': '', 'whatsapp.defaultMessage.en-US': '' };
  const { status, form } = await send('contatos', blank);
  expect(status).toBe(400);
  expect(errorsOf(form)).toEqual({
    'whatsapp.defaultMessage.pt-BR': 'Preencha este campo.',
  });
  expect(await send('contatos', { ...blank, 'whatsapp.number': '' })).toMatchObject({
    status: 303,
  });
  expect((await inForce()).record.whatsapp).toBeUndefined();
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'a council without number and state',
    { number: '', uf: '' },
    { number: 'Preencha este campo.', uf: 'Preencha este campo.' },
  ],
  ['a number without its council', { kind: '' }, { kind: 'Preencha este campo.' }],
  [
    'letters for a number',
    { number: 'abc' },
    { number: 'Escreva só os números do registro, até 10.' },
  ],
])('%s is refused at the field', async (_, typed, errors) => {
  const at = 'people.1.council';
  const below = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${at}.${name}`, value]));
  const { status, form } = await send('pessoas', below(typed));
  expect(status).toBe(400);
  expect(errorsOf(form)).toMatchObject(below(errors));
});

test('who is of nursing names the COREN, and other people need none', async () => {
  const blank = Object.fromEntries(
    ['kind', 'number', 'uf'].map((name) => [`people.1.council.${name}`, '']),
  );
  const without = { ...blank, 'responsibilities.nurse': '' };
  const { status, form } = await send('pessoas', without);
  expect(status).toBe(400);
  expect(errorsOf(form)).toEqual({ 'people.1.council': expect.stringContaining('COREN') });
  const other = { ...without, 'people.1.profession': 'other' };
  expect(await send('pessoas', other)).toMatchObject({ status: 303 });
});

test('a record from before, in which somebody has no register, can still be changed', () => {
  const people = serraClaraRecord.people.map(({ council: _, ...person }) => person);
  const before = { ...serraClaraRecord, people };
  const renamed = people.map((person) => ({ ...person, title: 'Da equipe' }));
  expect(presenceFaults({ before, after: { ...before, people: renamed } }, MONDAY)).toEqual([]);
  expect(presenceFaults({ before: serraClaraRecord, after: before }, MONDAY)).toMatchObject([
    { path: ['people', 0, 'council'] },
    { path: ['people', 1, 'council'] },
  ]);
});
