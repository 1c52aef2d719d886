import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#app/db/schema.ts';
import type { Charge } from '#app/payments/charge.ts';
import { readPaymentSettings } from '#app/payments/payment-settings.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);
site.services.chargeEffects = paymentServices(database).effects;

let desk: { cookie: string };
let head: { cookie: string };
beforeEach(async () => {
  const { services } = site;
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const [reception, administrator] = [
    await aStaffMember(services, { role: 'reception' }),
    await aStaffMember(services, { role: 'administrator', ...secondFactor }),
  ];
  desk = { cookie: await site.signedIn(reception.id) };
  head = { cookie: await site.signedIn(administrator.id) };
  await settlePayments(database);
});

const askStatic = (amountCents: number): Promise<Charge> =>
  ask(paymentServices(database), { provider: 'pix-static', amountCents });
const now = (charge: Charge) => readCharge(database.db, { id: charge.id });

/** A statement of the clinic's bank, as a file. */
function statementOf(rows: readonly string[]) {
  const form = new FormData();
  const text = ['Data;Histórico;Valor', ...rows].join('\r\n');
  form.set('extrato', new File([text], 'extrato.csv', { type: 'text/csv' }));
  return form;
}
const PATH = '/equipe/pagamentos/extrato';

test('a statement is shown first; what is confirmed counts once, however often the file comes', async () => {
  const named = await askStatic(14_999);
  const same = await askStatic(5_000);
  const rows = [
    `06/10/2026;PIX RECEBIDO ${named.reference};149,99`,
    '06/10/2026;PIX RECEBIDO JOSE;50,00',
    '06/10/2026;PIX RECEBIDO MARIA;7,00',
    '06/10/2026;TARIFA;-10,00',
  ];
  const shown = await site.post(PATH, statementOf(rows), desk);
  expect(shown.status).toBe(200);
  const { preview } = JSON.parse(JSON.stringify(shown.form));
  expect(preview.view).toMatchObject({
    known: [],
    sure: [{ named: named.reference }],
    proposed: [{ options: [{ value: same.reference }] }],
    others: [{ memo: 'PIX RECEBIDO MARIA' }],
  });
  expect(await now(named)).toMatchObject({ paidCents: 0 });
  const confirmed = {
    acao: 'anotar',
    'linha-0': preview.view.sure[0].stored,
    'cobranca-0': named.reference,
    'linha-1': preview.view.proposed[0].stored,
    'cobranca-1': '',
  };
  expect((await site.post(PATH, confirmed, desk)).location).toBe(`${PATH}?anotados=1`);
  expect((await site.post(PATH, confirmed, desk)).location).toBe(`${PATH}?anotados=0`);
  expect(await now(named)).toMatchObject({ state: 'paid', paidCents: 14_999 });
  expect(await now(same)).toMatchObject({ paidCents: 0 });
  // A longer period, in which the same line comes again.
  const longer = await site.post(PATH, statementOf(['01/10/2026;PIX X;1,00', ...rows]), desk);
  expect(JSON.parse(JSON.stringify(longer.form)).preview.view).toMatchObject({
    known: [expect.stringMatching(/^line:/)],
    sure: [],
  });
  expect(await database.db.select().from(auditLog)).toMatchObject([
    { action: 'charge.statement-matched', subjectId: String(named.id) },
  ]);
});

test('what is no statement is refused in words, and a tampered line counts nothing', async () => {
  const form = new FormData();
  form.set('extrato', new File(['%PDF-1.7'], 'extrato.pdf'));
  const refused = await site.post(PATH, form, desk);
  expect(refused.status).toBe(400);
  expect(refused.form).toMatchObject({ errors: [{ fieldId: 'extrato' }] });
  const charge = await askStatic(100);
  for (const line of ['x', '{}', '{"ref":"x","on":"2026-10-06","amountCents":-5}'])
    await site.post(
      PATH,
      { acao: 'anotar', 'linha-0': line, 'cobranca-0': charge.reference },
      desk,
    );
  expect(await now(charge)).toMatchObject({ paidCents: 0 });
});

test('what the bank’s file does not name, staff choose; the file comes back by the page alone', async () => {
  const charge = await askStatic(14_990);
  const form = new FormData();
  const text = [
    'WHEN;WHO;HOW MUCH',
    `05/10/2026;PIX ${charge.reference};149,90`,
    '05/10/2026;TARIFA;-10,00',
  ].join('\r\n');
  form.set('extrato', new File([text], 'extrato.csv', { type: 'text/csv' }));
  const asked = await site.post(PATH, form, desk);
  expect(asked.status).toBe(400);
  const { errors, preview } = JSON.parse(JSON.stringify(asked.form));
  expect(errors).toMatchObject([{ fieldId: 'coluna-dia' }]);
  expect(preview).toMatchObject({
    view: null,
    columns: { isSure: false, options: [{ label: 'Coluna 1 · ex.: WHEN' }, {}, {}] },
  });
  const chosen = {
    acao: 'colunas',
    texto: preview.columns.text,
    'coluna-dia': '0',
    'coluna-valor': '2',
    'coluna-descricao': '1',
  };
  const half = await site.post(PATH, { ...chosen, 'coluna-valor': '' }, desk);
  expect([half.status, JSON.parse(JSON.stringify(half.form)).preview.columns.chosen]).toEqual([
    400,
    { on: 0, memo: 1 },
  ]);
  const shown = await site.post(PATH, chosen, desk);
  expect(JSON.parse(JSON.stringify(shown.form)).preview.view).toMatchObject({
    sure: [{ named: charge.reference }],
    proposed: [],
    others: [],
  });
});

const chargePath = ({ reference }: Charge) => `/equipe/pagamentos/cobranca/${reference}`;

test('a payment noted by hand counts once, and only the administrator gives money back', async () => {
  const charge = await askStatic(10_000);
  const path = chargePath(charge);
  const noted = { acao: 'anotar', chave: newToken(), valor: '100,00', dia: '2026-10-05' };
  expect((await site.post(path, noted, desk)).location).toBe(`${path}?feito=anotado`);
  await site.post(path, noted, desk);
  expect(await now(charge)).toMatchObject({ state: 'paid', paidCents: 10_000 });
  const refund = { acao: 'devolver', chave: newToken(), devolver: '100,00', motivo: 'Desistiu' };
  expect((await site.post(path, refund, desk)).status).toBe(403);
  expect((await site.post(path, refund, head)).location).toBe(`${path}?feito=devolver`);
  await site.post(path, refund, head);
  expect(await now(charge)).toMatchObject({ state: 'refunding', refundAskedCents: 10_000 });
  const { page } = await site.get(path, desk);
  const [toDo] = JSON.parse(JSON.stringify(page)).charge.refunds;
  expect(toDo).toMatchObject({ isToDo: true, reason: 'Desistiu' });
  await site.post(path, { acao: 'devolvido', devolucao: String(toDo.id) }, desk);
  expect(await now(charge)).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  const actions = (await database.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(['charge.payment-noted', 'charge.refund-asked', 'charge.refund-noted']);
});

test.each([
  ['valor', { valor: 'dez' }],
  ['valor', { valor: '0' }],
  ['dia', { dia: '2026-10-06' }],
  ['dia', { dia: '' }],
  ['valor', { chave: 'x' }],
])('a wrong %s is told at its field, and what was typed stays', async (fieldId, changes) => {
  const charge = await askStatic(10_000);
  const form = {
    acao: 'anotar',
    chave: newToken(),
    valor: '100,00',
    dia: '2026-10-05',
    ...changes,
  };
  const refused = await site.post(chargePath(charge), form, desk);
  expect(refused.status).toBe(400);
  expect(refused.form).toMatchObject({ errors: [{ fieldId }], typed: { valor: form.valor } });
});

test('the same money is not noted twice unless somebody says that it is another payment', async () => {
  const charge = await askStatic(10_000);
  const path = chargePath(charge);
  const form = () => ({ acao: 'anotar', chave: newToken(), valor: '40,00', dia: '2026-10-05' });
  await site.post(path, form(), desk);
  const refused = await site.post(path, { ...form(), dia: '2026-10-04' }, head);
  expect(refused.status).toBe(409);
  expect(refused.form).toMatchObject({
    errors: [{ fieldId: 'outro', message: expect.stringContaining('anotado pela equipe') }],
    typed: { isAlike: true, valor: '40,00', dia: '2026-10-04' },
  });
  expect(await now(charge)).toMatchObject({ paidCents: 4_000 });
  const other = await site.post(path, { ...form(), outro: 'sim' }, head);
  expect(other.location).toBe(`${path}?feito=anotado`);
  expect(await now(charge)).toMatchObject({ paidCents: 8_000 });
});

test('a tampered form does nothing: no such action, a refund of another charge', async () => {
  const [one, other] = [await askStatic(10_000), await askStatic(10_000)];
  const noted = { acao: 'anotar', chave: newToken(), valor: '100,00', dia: '2026-10-05' };
  expect((await site.post(chargePath(one), { ...noted, acao: 'pago' }, desk)).status).toBe(404);
  expect((await site.post(chargePath(one), { ...noted, acao: '' }, desk)).status).toBe(404);
  expect(await now(one)).toMatchObject({ paidCents: 0 });
  await site.post(chargePath(one), noted, desk);
  const refund = { acao: 'devolver', chave: newToken(), devolver: '100,00', motivo: 'Desistiu' };
  await site.post(chargePath(one), refund, head);
  const { page } = await site.get(chargePath(one), desk);
  const [toDo] = JSON.parse(JSON.stringify(page)).charge.refunds;
  const done = { acao: 'devolvido', devolucao: String(toDo.id) };
  await site.post(chargePath(other), done, desk);
  expect(await now(one)).toMatchObject({ state: 'refunding', refundedCents: 0 });
});

test('the list has each charge where it belongs', async () => {
  const open = await askStatic(100);
  const other = await askStatic(200);
  await site.post(chargePath(other), { acao: 'cancelar' }, desk);
  const listed = async (query: string) => {
    const { page } = await site.get(`/equipe/pagamentos${query}`, desk);
    const { rows, counts } = JSON.parse(JSON.stringify(page));
    return { references: rows.map((row: { reference: string }) => row.reference), counts };
  };
  expect(await listed('')).toMatchObject({
    references: [open.reference],
    counts: { open: 1, overdue: 0, attention: 0, paid: 0, all: 2 },
  });
  const part = other.reference.slice(3, 12).toLowerCase();
  expect((await listed(`?busca=${part}`)).references).toEqual([other.reference]);
});

test('the Pix key is settled on screen, in the letters of a BR Code, and a wrong one is refused', async () => {
  const path = '/equipe/pagamentos/ajustes';
  const form = {
    versao: '1',
    tipo: 'cnpj',
    chave: '11.222.333/0001-81',
    nome: 'Clínica São José Ltda.',
    cidade: 'Pouso Alegre',
    antes: '5',
    depois: '1',
  };
  const wrong = await site.post(path, { ...form, chave: '11.222.333/0001-82', antes: '90' }, head);
  expect(wrong.status).toBe(400);
  expect(wrong.form).toMatchObject({ errors: [{ fieldId: 'chave' }, { fieldId: 'antes' }] });
  expect((await site.post(path, form, head)).location).toBe(`${path}?feito`);
  expect(await readPaymentSettings(database.db)).toEqual({
    pix: { key: '11222333000181', name: 'Clinica Sao Jose Ltda.', city: 'Pouso Alegre' },
    remindDaysBefore: 5,
    remindDaysAfter: 1,
  });
  expect((await site.post(path, { ...form, cidade: 'Itajubá' }, head)).status).toBe(409);
});

test('who changed the Pix key is told without the key, and the way back fills the form alone', async () => {
  const path = '/equipe/pagamentos/ajustes';
  const pageShape = z.looseObject({
    version: z.number(),
    values: z.looseObject({ tipo: z.string(), chave: z.string(), antes: z.string() }),
    filled: z.object({ moment: z.string(), who: z.string() }).nullable(),
    history: z.looseObject({
      changes: z.array(
        z.looseObject({
          who: z.string(),
          lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
          links: z.array(z.object({ href: z.string() })),
        }),
      ),
    }),
  });
  const page = async (query = '') => pageShape.parse((await site.get(path + query, head)).page);
  const form = { tipo: 'cnpj', nome: 'Clinica', cidade: 'Itajuba', antes: '5', depois: '1' };
  const save = async (chave: string) => {
    const { version } = await page();
    const sent = { ...form, chave, versao: String(version) };
    expect((await site.post(path, sent, head)).status).toBe(303);
  };
  await save('11.222.333/0001-81');
  await save('11.444.777/0001-61');
  const { history } = await page();
  expect(history.changes[0]?.lines).toEqual([
    { where: 'Chave Pix', before: '', after: 'chave trocada' },
  ]);
  expect(JSON.stringify(history)).not.toMatch(/11222333|11444777/);
  const way = history.changes[1]?.links[0]?.href ?? '';
  expect(way).toMatch(/ajustes\?como=\d+#versao-antiga$/);
  const filled = await page(way.slice(path.length));
  expect(filled.values.chave).toBe('11222333000181');
  expect(filled.filled).not.toBeNull();
  expect((await readPaymentSettings(database.db)).pix?.key).toBe('11444777000161');
});
