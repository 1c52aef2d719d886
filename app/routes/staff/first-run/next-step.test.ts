import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { readFirstRun } from '#app/site-content/opening/first-run.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);

let cookie: string;
let by: number;
beforeEach(async () => {
  const rosa = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  by = rosa.id;
  cookie = await site.signedIn(by);
  await site.services.contentStore.refresh();
  await site.post(BEGIN, { acao: 'demonstracao' }, { cookie });
});

/** Where "save and go on" sends the form of a page. */
const onwards = (path: string) => `${path}?seguir=1`;
const send = (path: string, form: Record<string, string>) =>
  site.post(onwards(path), form, { cookie });

async function sectionForm(slug: string, changes: Record<string, string> = {}) {
  const section = sectionOf(slug);
  if (!section) throw new Error(`there is no section ${slug}`);
  const form = formOf(section);
  const { record, version } = await readCurrentRecord(db, serraClaraRecord);
  return {
    ...Object.fromEntries(entriesOfDraft(form, draftOf(form, record))),
    ...{ versao: String(version), acao: 'conferir', ...changes },
  };
}
const phone = async () => (await readCurrentRecord(db, serraClaraRecord)).record.phone;
const settled = async () => (await readFirstRun(db))?.steps ?? {};

const CONTACTS = '/equipe/clinica/contatos';
const PEOPLE = '/equipe/clinica/pessoas?passo=contatos';
const BEGIN = '/equipe/comecar';
const TYPED = { phone: '(35) 3622-0199' };

test('what was typed is shown before it is saved, and then the next step comes', async () => {
  const shown = await send(CONTACTS, await sectionForm('contatos', TYPED));
  expect(shown).toMatchObject({ status: 200, form: { preview: { couldConcern: true } } });
  expect(await settled()).toEqual({});
  const saved = await send(CONTACTS, await sectionForm('contatos', { ...TYPED, acao: 'salvar' }));
  expect(saved).toMatchObject({ status: 303, location: `${PEOPLE}&salvo=feito%3D1` });
  expect((await site.get(saved.location ?? '', { cookie })).frame).toMatchObject({
    guide: { left: 'contatos', saved: 'feito=1', maySend: true },
  });
  expect(await phone()).toBe('+553536220199');
  expect(await settled()).toEqual({ contatos: 'done' });
});

test('bad input keeps the step, says what is wrong, and keeps what was typed', async () => {
  const form = await sectionForm('contatos', { phone: '12' });
  const refused = await send(CONTACTS, form);
  expect(refused.status).toBe(400);
  expect(refused.form).toMatchObject({
    errors: [{ fieldId: 'phone', message: expect.any(String) }],
    draft: { phone: '12' },
  });
  expect(await settled()).toEqual({});
});

test('who has typed nothing goes on, on every step with a form', async () => {
  const before = await phone();
  expect((await send(CONTACTS, await sectionForm('contatos'))).location).toBe(`${PEOPLE}&salvo=`);
  expect(await phone()).toBe(before);

  const hours = await site.get('/equipe/agenda/horarios', { cookie });
  const { blank } = z.object({ blank: z.record(z.string(), z.string()) }).parse(hours.page);
  const form = { ...blank, mostrado: JSON.stringify(blank), acao: 'conferir' };
  const places = '/equipe/agenda/recursos';
  expect((await send('/equipe/agenda/horarios', form)).location).toBe(
    `${places}?passo=horarios&salvo=`,
  );
  expect(await send('/equipe/agenda/horarios', { ...form, 'abre-1': '06:15' })).toMatchObject({
    status: 200,
    form: { preview: expect.anything() },
  });

  const blankPlace = { nome: '', tipo: 'rooms', acao: 'incluir' };
  expect((await send(places, blankPlace)).location).toBe(
    '/equipe/agenda/servicos?passo=salas&salvo=',
  );
  expect((await send(places, { ...blankPlace, nome: '1' })).status).toBe(400);

  const mail = { protecao: 'starttls', acao: 'salvar', versao: '0' };
  expect((await send('/equipe/clinica/email', mail)).location).toBe(
    '/equipe/clinica/partes?passo=email&salvo=',
  );
  expect((await send('/equipe/clinica/email', { ...mail, usuario: 'ana' })).status).toBe(422);
  expect(Object.keys(await settled()).sort()).toEqual(['contatos', 'email', 'horarios', 'salas']);
  // Gone past, and still not done: no server has taken a mail.
  const { progress } = await begin();
  expect(progress.lacks.email).toEqual(['um servidor de e-mail que aceite o teste']);
});

test('after the way is left, an old address of it leads nowhere else', async () => {
  await site.post(BEGIN, { acao: 'terminar' }, { cookie });
  const saved = await send(CONTACTS, await sectionForm('contatos', { ...TYPED, acao: 'salvar' }));
  expect(saved.location).toBe(`${CONTACTS}?feito=1`);
  expect(await settled()).toEqual({});
});

test('the smaller forms of a page lead nowhere else', async () => {
  await send(CONTACTS, await sectionForm('contatos', { ...TYPED, acao: 'salvar' }));
  const undone = await send(CONTACTS, { acao: 'desfazer', versao: '1' });
  expect(undone.location).toBe(`${CONTACTS}?desfeito`);
});

const progressShape = z.object({
  progress: z.object({ lacks: z.record(z.string(), z.array(z.string())) }),
  next: z.object({ href: z.string() }).nullable(),
});
const begin = async () => progressShape.parse((await site.get(BEGIN, { cookie })).page);

test('a step in which placeholders stand is not done, in its list, around its page and before the opening', async () => {
  const left = await site.post(BEGIN, { passo: 'contatos', acao: 'avancar' }, { cookie });
  expect(left.location).toBe(PEOPLE);

  const { lacks } = (await begin()).progress;
  expect(lacks.contatos).toContain('E-mail');
  expect((await site.get(PEOPLE, { cookie })).frame).toMatchObject({
    guide: { step: 'pessoas', left: 'contatos', lacks: { contatos: lacks.contatos } },
  });
  const publish = z.object({
    items: z.array(z.object({ name: z.string(), lacks: z.array(z.object({ text: z.string() })) })),
  });
  const { items } = publish.parse((await site.get('/equipe/publicar', { cookie })).page);
  const places = items.find(({ name }) => name === 'placeholders')?.lacks ?? [];
  expect(places.map(({ text }) => text)).toContain(
    `Telefone, WhatsApp, e-mail e redes: ${lacks.contatos?.join(', ')}`,
  );

  const typed = { email: 'oi@lago.com.br', acao: 'salvar' };
  expect((await send(CONTACTS, await sectionForm('contatos', typed))).location).toBe(
    `${PEOPLE}&salvo=feito%3D1`,
  );
  expect((await begin()).progress.lacks.contatos).not.toContain('E-mail');
});

test('once the site is open, no other beginning is offered or taken', async () => {
  expect((await site.get(BEGIN, { cookie })).page).toMatchObject({
    isBegun: true,
    mayBegin: false,
  });
  expect(await site.post(BEGIN, { acao: 'demonstracao' }, { cookie })).toMatchObject({
    status: 409,
    form: { errors: [{ message: expect.stringContaining('O site já está aberto') }] },
  });
});

test('once the site is open nothing offers to go on with a step, whose bar is gone', async () => {
  await site.post(BEGIN, { passo: 'contatos', acao: 'avancar' }, { cookie });
  expect((await begin()).next).not.toBeNull();
  const opened = { value: { isOpen: true, waived: [] }, seenVersion: 0, by };
  expect(await changeSetting(site.services, 'site-opening', opened)).toMatchObject({ ok: true });
  expect((await begin()).next).toBeNull();
  const answer = await site.post(BEGIN, { acao: 'continuar' }, { cookie });
  expect(answer.location).toBe('/equipe/publicar');
});
