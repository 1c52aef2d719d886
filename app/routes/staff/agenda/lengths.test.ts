import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { signedStaffSite } from '#tests/staff-site.ts';

// Lengths from a day on, and of practitioners, as staff set them on a service's page.

const database = await testDatabase();
const { pool } = database;
const EXAM = 'topografia-corneana';
const PAGE = `/equipe/agenda/servicos/${EXAM}`;
const LIST = '/equipe/agenda/servicos';
const NEXT = addDays(MONDAY, 7);

const servicePage = z.looseObject({
  version: z.number(),
  planned: z.string().nullable(),
  resources: z.array(z.looseObject({ id: z.number(), name: z.string(), kind: z.string() })),
  blank: z.looseObject({
    ...{ mudaEm: z.string(), novaDuracao: z.string(), duracao: z.string() },
    proprias: z.record(z.string(), z.string()),
    resourceIds: z.array(z.number()),
  }),
});
const previewed = z.looseObject({
  preview: z.looseObject({
    settled: z.looseObject({ lines: z.array(z.string()) }),
    stamp: z.string(),
  }),
});

let { site, bia } = await signedStaffSite(database);
beforeEach(async () => {
  ({ site, bia } = await signedStaffSite(database));
});

const readPage = async () => servicePage.parse((await site.get(PAGE, bia)).page);

/** The form as the page has it, with other lengths. */
async function formWith(changes: Record<string, string>) {
  const { version, blank } = await readPage();
  const { resourceIds, proprias, ...fields } = blank;
  const form = new FormData();
  const sent = { versao: String(version), ...fields, ...proprias, ...changes };
  for (const [name, value] of Object.entries(sent))
    if (typeof value === 'string') form.append(name, value);
    else if (value === true) form.append(name, 'sim');
  for (const id of resourceIds) form.append('precisa', String(id));
  return form;
}

/** Saves after having read what the page says of the consequences. */
async function save(form: FormData) {
  const { preview } = previewed.parse((await site.post(PAGE, form, bia)).form);
  form.set('visto', preview.stamp);
  const saved = await site.post(PAGE, form, bia);
  expect(saved.status).toBe(303);
  return { lines: preview.settled.lines, location: saved.location ?? '' };
}

async function doctorOf() {
  const { resources } = await readPage();
  const [doctor] = resources.filter(({ kind }) => kind === 'practitioner');
  if (!doctor) throw new Error('nobody is there');
  return doctor;
}

test('a length from a day on is told with its times, kept, changed, dropped and taken back', async () => {
  const form = await formWith({ mudaEm: NEXT, novaDuracao: '45' });
  const { lines, location } = await save(form);
  expect(lines[0]).toMatch(
    /^A partir de 12 de outubro de 2026: fecha \d+ vagas por semana: hoje \d+, depois \d+\.$/,
  );
  const page = await readPage();
  expect(page.planned).toBe('15 min até 11 de outubro de 2026, depois 45 min.');
  expect(page.blank).toMatchObject({ duracao: '15', mudaEm: NEXT, novaDuracao: '45' });
  expect(JSON.stringify((await site.get(LIST, bia)).page)).toContain('depois 45 min.');

  await save(await formWith({ mudaEm: addDays(NEXT, 7), novaDuracao: '30' }));
  expect((await readPage()).planned).toBe('15 min até 18 de outubro de 2026, depois 30 min.');

  const { version } = await readPage();
  const dropped = { versao: String(version), acao: 'desistir' };
  const told = await site.post(PAGE, dropped, bia);
  const { preview } = previewed.parse(told.form);
  expect(preview.settled.lines[0]).toMatch(/^A partir de 19 de outubro de 2026: abre .* a mais/);
  expect(told.form).toMatchObject({ values: { mudaEm: '', duracao: '15' } });
  const gone = await site.post(PAGE, { ...dropped, visto: preview.stamp }, bia);
  expect(gone.status).toBe(303);
  expect((await readPage()).planned).toBeNull();

  // The first save can no longer be taken back, the last one can.
  const undoOf = (address: string) => new URL(address, 'http://a').searchParams.get('volta') ?? '';
  const early = await site.post(LIST, { acao: 'voltar', volta: undoOf(location) }, bia);
  expect(early.location).toContain('tarde');
  await site.post(LIST, { acao: 'voltar', volta: undoOf(gone.location ?? '') }, bia);
  expect((await readPage()).planned).toBe('15 min até 18 de outubro de 2026, depois 30 min.');
});

test('a practitioner’s own length is told with the usual one, which is nobody’s own', async () => {
  const doctor = await doctorOf();
  const own = `propria-${doctor.id}`;
  await save(await formWith({ [own]: '25' }));
  expect((await readPage()).blank.proprias).toMatchObject({ [own]: '25' });
  const choice = JSON.stringify((await site.get('/equipe/agenda/telefone', bia)).page);
  expect(choice).toContain('(15 a 25 min)');
  // The usual length is nobody's own.
  await save(await formWith({ [own]: '15' }));
  expect((await readPage()).blank.proprias).toEqual({});
});

test('appointments that would take another time now are counted, and stay as they are', async () => {
  const booking = bookingServices(database);
  const request = { serviceSlug: EXAM, startsAt: at(addDays(NEXT, 1), '09:00') };
  const booked = await bookAppointment(booking, aRequest(request), aKey());
  expect(booked).toMatchObject({ answer: { ok: true } });
  const { lines } = await save(await formWith({ mudaEm: NEXT, novaDuracao: '45' }));
  expect(lines).toContain('1 consulta marcada fica com a duração com que foi marcada.');
  const { rows } = await pool.query('select ends_at - starts_at = $1 as same from appointments', [
    '15 minutes',
  ]);
  expect(rows).toEqual([{ same: true }]);
});

test.each([
  ['a day that has begun', { mudaEm: MONDAY, novaDuracao: '45' }, 'mudaEm'],
  ['no day', { mudaEm: '2026-02-30', novaDuracao: '45' }, 'mudaEm'],
  ['a day in ten years', { mudaEm: '2036-10-05', novaDuracao: '45' }, 'mudaEm'],
  ['a length off the grid', { mudaEm: NEXT, novaDuracao: '43' }, 'novaDuracao'],
  ['no new length', { mudaEm: NEXT, novaDuracao: '' }, 'novaDuracao'],
  ['buffers that are too long', { mudaEm: NEXT, novoAntes: '125' }, 'novoAntes'],
  ['a change of nothing', { mudaEm: NEXT }, 'mudaEm'],
])('%s is refused at its field, and what was typed stays', async (_what, changes, fieldId) => {
  const refused = await site.post(PAGE, await formWith(changes), bia);
  expect(refused).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId }], values: changes },
  });
});

test('an own length that is wrong is refused at its own field', async () => {
  const { id } = await doctorOf();
  const form = await formWith({ [`propria-${id}`]: 'vinte' });
  expect(await site.post(PAGE, form, bia)).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: `propria-${id}` }] },
  });
});

test('of two who plan, the second is told and nothing is lost', async () => {
  const first = await formWith({ mudaEm: NEXT, novaDuracao: '45' });
  const second = await formWith({ mudaEm: NEXT, novaDuracao: '60' });
  await save(first);
  expect(await site.post(PAGE, second, bia)).toMatchObject({
    status: 409,
    form: { isChanged: true, values: { novaDuracao: '60' } },
  });
  expect((await readPage()).planned).toContain('depois 45 min');
});

test('a service that the site offers before another one is not taken off the site', async () => {
  const first = '/equipe/agenda/servicos/consultas-oftalmologicas';
  const page = servicePage.parse((await site.get(first, bia)).page);
  const { resourceIds, proprias, ...fields } = page.blank;
  const sent = { versao: String(page.version), ...fields, ...proprias, duracao: '35' };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent))
    if (typeof value === 'string') form.append(name, value);
  for (const id of resourceIds) form.append('precisa', String(id));
  const { status, form: refused } = await site.post(first, form, bia);
  expect(status).toBe(400);
  const message = expect.stringMatching(
    /^No site, quem precisa de Tratamentos .* e Cirurgias .* marca este serviço antes\./,
  );
  expect(refused).toMatchObject({
    errors: [{ fieldId: 'online', message }],
    values: { online: false, duracao: '35' },
  });
});
