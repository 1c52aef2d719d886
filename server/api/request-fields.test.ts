import { describe, expect, test } from 'vitest';
import { appointments, holds } from '#app/db/schema.ts';
import { anAppointment, CONSULTATION, TUESDAY, testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const { db } = database;
const api = await testApi(database);

const KEY = { 'idempotency-key': 'a-key-for-tests' };
const HOLD = { service: CONSULTATION, startsAt: `${TUESDAY}T09:00:00-03:00` };

/** The error of each field of a refused booking. */
async function errorsOf(body: object): Promise<Record<string, string>> {
  const answer = await api.book(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual(['errors']);
  const errors: { field: string; message: string }[] = answer.body.errors;
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('the fields of a booking', () => {
  test('are all named with what is wrong, in Portuguese', async () => {
    const errors = await errorsOf({
      service: '',
      startsAt: '2026-10-06 09:00',
      patient: { name: 'Al', birthDate: '2023-02-30' },
      guardian: { name: 'Eu', relation: '' },
      contact: { name: '', phone: '99999', email: 'a@b@c' },
      payer: 7,
      consent: false,
      holdToken: null,
    });
    expect(errors).toEqual({
      service: 'Valor inválido.',
      startsAt: expect.stringContaining('RFC 3339'),
      'patient.name': 'Informe pelo menos 3 caracteres.',
      'patient.birthDate': 'Essa data não existe. Confira o dia, o mês e o ano.',
      'guardian.name': 'Informe pelo menos 3 caracteres.',
      'guardian.relation': 'Informe o seu parentesco com o paciente (ex: mãe, pai, avó, tutor).',
      'contact.name': 'Informe pelo menos 3 caracteres.',
      'contact.phone': 'Use apenas números com DDD (ex: 35995550100).',
      'contact.email': 'E-mail inválido.',
      payer: 'Valor inválido.',
      consent: 'É necessário consentir com o tratamento dos dados.',
      holdToken: 'Valor inválido.',
    });
  });

  test('are required but for mail, birth date, guardian and hold', async () => {
    expect(await errorsOf({ patient: {}, contact: {} })).toEqual({
      service: 'Campo obrigatório.',
      startsAt: 'Campo obrigatório.',
      'patient.name': 'Campo obrigatório.',
      'contact.name': 'Campo obrigatório.',
      'contact.phone': 'Campo obrigatório.',
      payer: 'Campo obrigatório.',
      consent: 'É necessário consentir com o tratamento dos dados.',
    });
    expect(Object.keys(await errorsOf({}))).toContain('contact');
  });

  test('are refused when nobody knows them, at every level', async () => {
    const body = anAppointment({ site: '', contact: { ...anAppointment().contact, cpf: '1' } });
    expect(await errorsOf(body)).toEqual({
      site: 'Campo desconhecido.',
      'contact.cpf': 'Campo desconhecido.',
    });
  });

  test('are never coerced', async () => {
    const wrong = [
      { consent: 'true' },
      { consent: 1 },
      { service: [CONSULTATION] },
      { startsAt: 1_791_000_000_000 },
      { contact: { ...anAppointment().contact, phone: 35999990001 } },
      { patient: [{ name: 'Antônia Reis' }] },
      { patient: null },
    ];
    for (const changes of wrong) await errorsOf(anAppointment(changes));
    expect(await db.select().from(appointments)).toHaveLength(0);
  });

  test('hold nothing that a database or a mail could stumble over', async () => {
    const names = ['Ana\u0000Lua', 'Ana\r\nBcc: x@example.com', 'Ana\ud800Lua', 'x'.repeat(5_000)];
    for (const name of names) {
      expect(await errorsOf(anAppointment({ patient: { name } }))).toHaveProperty(['patient.name']);
    }
    const odd = ["Ana'); drop table holds;--", '<script>alert(1)</script>', '{{7*7}} <%= 7 %>'];
    for (const service of odd) {
      expect((await api.book(anAppointment({ service }))).status).toBe(422);
    }
  });

  test('must come in a body', async () => {
    expect(await errorsOf([])).toEqual({ body: 'Valor inválido.' });
    const empty = await api.post('/appointments', '', KEY);
    expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'body']);
  });
});

describe('a body', () => {
  test.each([
    ['{"service":', 'JSON inválido.'],
    ['nonsense', 'JSON inválido.'],
    [`"${'\\"'.repeat(7_000)}`, 'JSON inválido.'],
    ['{"service":"a","service":"b"}', 'JSON com um campo repetido.'],
    ['{"service":"a","s\\u0065rvice":"b"}', 'JSON com um campo repetido.'],
    ['{"patient":{"name":"a", "name" :"b"}}', 'JSON com um campo repetido.'],
    ['{"__proto__":{"isAdmin":true}}', 'JSON com um campo proibido.'],
    ['{"patient":{"__proto__":{"isAdmin":true}}}', 'JSON com um campo proibido.'],
    ['{"constructor":{"prototype":{"isAdmin":true}}}', 'JSON com um campo proibido.'],
    [`{"service":${'['.repeat(25)}${']'.repeat(25)}}`, 'JSON com níveis demais.'],
    [`${'['.repeat(7_000)}${']'.repeat(7_000)}`, 'JSON com níveis demais.'],
  ])('%# that cannot be trusted is refused', async (body, message) => {
    const answer = await api.post('/appointments', body, KEY);
    expect([answer.status, answer.body]).toEqual([400, { errors: [{ field: 'body', message }] }]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  test('may repeat a key in another object, or inside a text', async () => {
    const contact = { ...anAppointment().contact, name: '"name":"{[' };
    expect((await api.book(anAppointment({ contact }))).status).toBe(201);
  });

  test('of a constructor is an unknown field', async () => {
    expect(await errorsOf({ ...anAppointment(), constructor: 1, toString: 1 })).toEqual({
      constructor: 'Campo desconhecido.',
      toString: 'Campo desconhecido.',
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
  ])('of type %s is refused', async (type) => {
    const answer = await api.post('/holds', JSON.stringify(HOLD), { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.body.message).toContain('JSON');
    expect(await db.select().from(holds)).toHaveLength(0);
  });

  test('may name its charset', async () => {
    const type = 'application/json; charset=utf-8';
    expect((await api.post('/holds', HOLD, { 'content-type': type })).status).toBe(201);
  });

  test('above 16 KB is refused', async () => {
    const answer = await api.post('/holds', { ...HOLD, service: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('O corpo do pedido é grande demais.');
  });
});

describe('a query', () => {
  const good = `service=${CONSULTATION}&from=${TUESDAY}&days=3`;

  test.each([
    [`${good}&doctor=1`, 'doctor'],
    [`${good}&days=3`, 'days'],
    [`${good}&service=x`, 'service'],
    [`${good}&__proto__=x`, '__proto__'],
    [`${good}&constructor=x`, 'constructor'],
    [`from=${TUESDAY}&days=3`, 'service'],
    [`service=${CONSULTATION}&from=2026-02-30&days=3`, 'from'],
    [`service=${CONSULTATION}&from=06/10/2026&days=3`, 'from'],
    ...['0', '61', '-1', '03', '3.0', '1e1', '', '+3', ' 3', '٣'].map((days) => [
      `service=${CONSULTATION}&from=${TUESDAY}&days=${encodeURIComponent(days)}`,
      'days',
    ]),
  ])('%s is refused', async (query, field) => {
    const answer = await api.get(`/slots?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  test('is refused where none is expected', async () => {
    for (const path of ['/services?x=1', '/payers?x=1', '/challenge?form=booking&x=1']) {
      expect((await api.get(path)).status).toBe(400);
    }
    expect((await api.post('/holds?x=1', HOLD)).status).toBe(400);
    expect((await api.post('/appointments?x=1', anAppointment(), KEY)).status).toBe(400);
  });
});
