import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog, consents, idempotencyKeys } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { openAnswers } from '#app/features/screening/sealed-answers.server.ts';
import { URGENT_SIGNS } from '#app/features/screening/urgent-signs.ts';
import { stillClock } from '#tests/booking.ts';
import { columnsWith } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const PAGE = '/questionario-olho-seco';
const RESULT = `${PAGE}/resultado`;
const SEND = `${PAGE}/enviar`;
const CANARY = {
  nome: 'Zuleide Canária Quaresma',
  telefone: '(35) 99887-7661',
  email: 'zuleide.canaria@example.org',
};

const instrument = INSTRUMENTS['ten-items'];
const answered = Object.fromEntries(
  instrument.items.map(({ id, choices }) => [`p-${id}`, choices[3]?.id ?? '']),
);
const FILLED = { sinais: 'nenhum', ...answered };
const SENT = { ...FILLED, ...CANARY, consentimento: 'sim', key: 'k'.repeat(43) };

const shape = z.looseObject({
  view: z.looseObject({
    kind: z.string(),
    score: z
      .looseObject({ points: z.number(), band: z.looseObject({ id: z.string() }) })
      .optional(),
    errors: z.array(z.object({ fieldId: z.string(), message: z.string() })).optional(),
  }),
});
const refusedShape = z.looseObject({
  refused: z.looseObject({ errors: z.array(z.looseObject({ fieldId: z.string() })) }),
});

let site = await visitorSite(database, stillClock());
beforeEach(async () => {
  site = await visitorSite(database, stillClock());
});

async function result(form: Record<string, string> | FormData, path = RESULT) {
  const answer = await site.post(path, form);
  return { status: answer.status, ...shape.parse(answer.form).view };
}

const everythingStored = async () =>
  [await db.$count(screenings), await db.$count(consents), await db.$count(auditLog)] as const;

test('the server adds up and finds the band; a score in the form changes nothing', async () => {
  const scored = { kind: 'result', status: 200, score: { points: 30, band: { id: 'muito-alto' } } };
  expect(await result(FILLED)).toMatchObject(scored);
  const forged = { points: '0', score: '0', band: 'baixo', pontos: '1', faixa: 'baixo' };
  expect(await result({ ...FILLED, ...forged })).toMatchObject(scored);
  expect(await result(FILLED, `/en-us${RESULT}`)).toMatchObject(scored);
});

test('scoring stores nothing, however often the form is sent', async () => {
  const before = await everythingStored();
  await result(FILLED);
  await result(FILLED);
  expect(await everythingStored()).toEqual(before);
});

test.each(URGENT_SIGNS)('the sign %s gets instructions and never a score', async (sign) => {
  const both = new FormData();
  for (const [name, value] of Object.entries(FILLED)) both.append(name, value);
  both.append('sinais', sign);
  for (const form of [{ sinais: sign }, { ...FILLED, sinais: sign }, both]) {
    const view = await result(form);
    expect(view).toMatchObject({ status: 200, kind: 'urgent' });
    expect(view).not.toHaveProperty('score');
  }
  const before = await everythingStored();
  const answer = await site.post(SEND, { ...SENT, sinais: sign });
  expect(answer.status).toBe(400);
  expect(await everythingStored()).toEqual(before);
});

test('what lacks an answer is told with its number, also the question about signs', async () => {
  expect(await result({ 'p-areia': 'nunca' })).toMatchObject({ status: 400, kind: 'questions' });
  expect(await result({ ...FILLED, 'p-ardor': '' })).toMatchObject({
    kind: 'questions',
    errors: [{ fieldId: 'p-ardor', message: 'Pergunta 2: escolha uma resposta.' }],
  });
  expect(await result({ ...FILLED, sinais: '' })).toMatchObject({
    kind: 'questions',
    errors: [{ fieldId: 'sinais' }],
  });
  expect(await result({ ...FILLED, sinais: 'nenhum-mesmo' })).toMatchObject({ kind: 'questions' });
});

test('answers can be changed: the questions come back with them, and no mistake is told', async () => {
  expect(await result({ ...FILLED, mudar: 'sim' })).toMatchObject({
    status: 200,
    kind: 'questions',
    errors: [],
    posted: { answers: { areia: 'muitas-vezes' } },
  });
});

test('a page opened before the clinic chose other questions is scored by what it asked', async () => {
  const short = { questionario: 'short-form@1', sinais: 'nenhum' };
  const answers = { 'p-secura': 'sempre', 'p-irritacao': 'nunca', 'p-diagnostico': 'sim' };
  expect(await result({ ...short, ...answers })).toMatchObject({
    kind: 'result',
    score: { points: 3, band: { id: 'avaliar' } },
  });
  expect(await result({ ...FILLED, questionario: 'gone@9' })).toMatchObject({ kind: 'result' });
});

test('whoever opens the addresses of the forms is sent to the beginning', async () => {
  for (const path of [RESULT, SEND, `${PAGE}/enviado`, `${PAGE}/enviado?recibo=x.y`]) {
    expect(await site.get(path)).toMatchObject({ status: 302, location: PAGE });
    expect(await site.get(`/en-us${path}`)).toMatchObject({ location: `/en-us${PAGE}` });
  }
});

test('answers are stored only with a consent, a name and a phone', async () => {
  const before = await everythingStored();
  for (const field of ['nome', 'telefone', 'consentimento']) {
    const answer = await site.post(SEND, { ...SENT, [field]: '' });
    expect(answer.status).toBe(400);
    const { errors } = refusedShape.parse(answer.form).refused;
    expect(errors.map(({ fieldId }) => fieldId)).toEqual([`envio-${field}`]);
  }
  expect(await everythingStored()).toEqual(before);
});

test('sent answers are sealed, with their consent, and two sends of one form are one', async () => {
  const sends = await Promise.all([site.post(SEND, SENT), site.post(SEND, SENT)]);
  for (const { status, location } of sends) {
    expect(status).toBe(303);
    expect(location).toMatch(/^\/questionario-olho-seco\/enviado\?recibo=[\w.-]+$/);
  }
  expect(await site.get(sends[0]?.location ?? '')).toMatchObject({ status: 200 });
  const [stored, ...more] = await db.select().from(screenings);
  expect(more).toEqual([]);
  if (!stored) throw new Error('nothing was stored');
  const { reference, sealed } = stored;
  for (const { id } of instrument.items) expect(sealed.includes(id)).toBe(false);
  expect(sealed.includes('muito-alto')).toBe(false);
  const { appSecret } = site.services.env;
  expect(openAnswers(appSecret, reference, sealed)).toMatchObject({
    instrument: 'ten-items@1',
    points: 30,
    band: 'muito-alto',
    answers: { areia: 'muitas-vezes', tela: '6-a-8' },
  });
  expect(openAnswers(appSecret, 'another', sealed)).toBeNull();
  expect(await db.select().from(consents)).toMatchObject([
    { screeningId: stored.id, purpose: 'screening', textId: 'triagem-2026-11', source: 'web' },
  ]);
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'screening.received', subjectId: String(stored.id), detail: { locale: 'pt-BR' } },
  ]);
});

test('who sent answers stands in one table, the answers in none, and neither in a log', async () => {
  await site.post(SEND, SENT);
  const person = [CANARY.nome, '99887', CANARY.email];
  expect(await columnsWith(db, person)).toEqual([
    'public.screenings.email',
    'public.screenings.name',
    'public.screenings.phone_e164',
  ]);
  const words = ['muitas-vezes', '6-a-8', 'areia', 'muito-alto'];
  expect(await columnsWith(db, words)).toEqual([]);
  // Few answers are possible, so a plain hash of them beside the name could be guessed.
  const [once] = await db.select().from(idempotencyKeys);
  expect(once).toMatchObject({ scope: 'screening' });
  expect(JSON.stringify(site.services.log)).not.toMatch(/Zuleide|99887|muitas-vezes/);
});

test('another person’s answers in the same form are other answers', async () => {
  await site.post(SEND, SENT);
  const other = await site.post(SEND, { ...SENT, telefone: '(35) 99887-7662', email: '' });
  expect(other.status).toBe(422);
  expect(await db.$count(screenings)).toBe(1);
});

test('many sends in a row are asked to wait, and a filled trap is refused', async () => {
  await site.post(SEND, SENT);
  const again = await site.post(SEND, { ...SENT, key: 'z'.repeat(43) });
  expect(again.status).toBe(429);
  const trapped = await site.post(SEND, { ...SENT, site: 'x', key: 'y'.repeat(43) });
  expect(trapped.status).toBe(400);
  expect(await db.$count(screenings)).toBe(1);
});
