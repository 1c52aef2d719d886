import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { answersFrom } from '#app/features/booking/book-again.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await visitorSite(database);
const { pool } = database;

const EXAMS = '/agendamento/exames';
const CODE = 'topografia-corneana~campo-visual.direito';
const EIGHT = at(addDays(MONDAY, 1), '08:00');

test('the list leads to the times of what is ticked, with the eyes that are meant', async () => {
  const form = 'ver=1&exame=campo-visual&exame=topografia-corneana&olhos-campo-visual=right';
  const { location } = await site.get(`${EXAMS}?${form}`);
  expect(location).toBe(`/agendamento/horario?${new URLSearchParams({ servico: CODE })}`);
  const named = await site.get(location ?? '');
  const { page } = await site.get(named.location ?? '');
  expect(page).toMatchObject({
    frame: {
      serviceTitle: 'Topografia corneana e campo visual computadorizado (olho direito)',
      changeHref: expect.stringMatching(/^\/agendamento\/exames\?.*servico=/),
    },
    options: { soonest: [{ short: 'seg. 5, 9h', until: '9h45' }, {}, {}] },
    several: { walks: expect.arrayContaining([expect.objectContaining({ until: '9h45' })]) },
  });
  const { page: list } = await site.get(`${EXAMS}?servico=${CODE}`);
  expect(list).toMatchObject({
    exams: expect.arrayContaining([
      expect.objectContaining({ slug: 'campo-visual', isChosen: true, eyes: 'right' }),
    ]),
  });
});

test.each([
  ['nothing', '', 'Escolha pelo menos um exame.'],
  [
    'five',
    ['gonioscopia', 'paquimetria', 'retinografia', 'campo-visual', 'topografia-corneana']
      .map((slug) => `&exame=${slug}`)
      .join(''),
    'Escolha no máximo quatro.',
  ],
  [
    'what is never done on one day',
    '&exame=consultas-oftalmologicas&exame=acompanhamento-pediatrico',
    'Não são feitos no mesmo dia: Consulta oftalmológica e acompanhamento',
  ],
])('the list is shown again for %s', async (_what, ticked, error) => {
  const { status, page } = await site.get(`${EXAMS}?ver=1${ticked}`);
  expect([status, page]).toMatchObject([200, { error: expect.stringContaining(error) }]);
});

test('what stands alone or costs a deposit is no box in the list, and the list says why', async () => {
  const { page } = await site.get(EXAMS);
  const slugs = JSON.stringify(page);
  expect(slugs).not.toContain('"slug":"laudos-especializados"');
  expect(page).toMatchObject({
    apart: [{ title: 'Laudos oftalmológicos', why: 'É feito em um dia só para ele.' }],
  });
});

test('what dilates only at times says so, and why it comes last', async () => {
  const { page } = await site.get(EXAMS);
  const noteOf = (slug: string, words: string) =>
    expect.objectContaining({ slug, note: expect.stringMatching(words) });
  expect(page).toMatchObject({
    exams: expect.arrayContaining([
      noteOf('consultas-oftalmologicas', 'Às vezes a pupila é dilatada'),
      noteOf('mapeamento-de-retina', '\\. A pupila é dilatada: fica por último'),
    ]),
  });
});

test.each([
  'campo-visual~cirurgias-oftalmologicas',
  'consultas-oftalmologicas~exames-de-refracao',
  'campo-visual~nenhum',
  'campo-visual~campo-visual',
  '~',
])('an address that names %s leads back to the first screen', async (code) => {
  const { location } = await site.get(`/agendamento/horario?servico=${encodeURIComponent(code)}`);
  expect(location).toBe('/agendamento');
});

test('a time of several exams is held for the draft, step by step', async () => {
  const chosen = await site.post(`/agendamento/horario?servico=${CODE}`, {
    service: CODE,
    startsAt: rfc3339(EIGHT),
  });
  expect(chosen.location).toMatch(/^\/agendamento\/dados\?rascunho=[\w-]{8}$/);
  const { rows } = await pool.query(`select d.data->>'service' as draft,
    (select count(*)::int from hold_steps) as steps from booking_drafts d`);
  expect(rows).toEqual([{ draft: CODE, steps: 2 }]);
});

test('the last screen leads back to the list, with what was ticked', async () => {
  const named = await site.get(`/agendamento/horario?servico=${CODE}`);
  const cookie = cookieLine(named.cookies);
  const where = named.location ?? '';
  const chosen = { service: CODE, startsAt: rfc3339(at(addDays(MONDAY, 1), '09:00')) };
  const held = await site.post(where, chosen, { cookie });
  const details = await site.get(held.location ?? '', { cookie });
  const { frame } = z
    .looseObject({ frame: z.looseObject({ shown: z.string() }) })
    .parse(details.page);
  const answers = {
    ...{ forWhom: 'self', patientName: 'Antônia Reis', birth: '4/3/1950', phone: '35999990001' },
    ...{ email: '', payer: 'particular', seen: frame.shown },
  };
  const filled = await site.post(held.location ?? '', answers, { cookie });
  const { page } = await site.get(filled.location ?? '', { cookie });
  const row = z.looseObject({ id: z.string(), change: z.looseObject({ href: z.string() }) });
  const { rows } = z
    .looseObject({ answers: z.looseObject({ rows: z.array(row) }) })
    .parse(page).answers;
  const href = rows.find(({ id }) => id === 'service')?.change.href ?? '';
  expect(href).toMatch(/^\/agendamento\/exames\?/);
  const { page: list } = await site.get(href, { cookie });
  expect(list).toMatchObject({
    exams: expect.arrayContaining([
      expect.objectContaining({ slug: 'topografia-corneana', isChosen: true }),
      expect.objectContaining({ slug: 'campo-visual', isChosen: true, eyes: 'right' }),
    ]),
  });
});

test('a booking that begins anew is for the same exams, unless one is no longer offered', () => {
  const steps = [
    { serviceSlug: 'topografia-corneana', eyes: null },
    { serviceSlug: 'campo-visual', eyes: 'right' as const },
  ];
  const past = {
    ...{ serviceSlug: 'topografia-corneana', steps, payerId: 'particular' },
    ...{ patientName: 'Ana', bornOn: null, contactName: 'Ana', guardianRelation: null },
    ...{ phoneE164: '+5535999990000', email: null },
  };
  const offer = { services: ['topografia-corneana', 'campo-visual'], payers: [] };
  expect(answersFrom(past, offer).service).toBe(CODE);
  expect(answersFrom(past, { ...offer, services: ['campo-visual'] }).service).toBeUndefined();
});
