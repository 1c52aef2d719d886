import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#tests/database.ts';
import { AZUL, CONSULTATION, putRules, someRules } from '#tests/insurance.ts';
import {
  agendaDesk,
  bookAtDesk,
  findAtDesk,
  foundShape,
  PHONE,
  WISH,
} from '#tests/staff-agenda.ts';

const database = await testDatabase();
let desk: Awaited<ReturnType<typeof agendaDesk>>;
const PAGE = `/equipe/agenda/convenios/${AZUL}`;
const WITH_PLAN = { convenio: AZUL };

const rulesPage = z.looseObject({ version: z.number(), outside: z.array(z.unknown()) });
const asked = z.looseObject({
  outside: z.array(z.looseObject({ href: z.string() })),
  isChanged: z.boolean(),
});

let bia: { cookie: string };
let caio: { cookie: string };
beforeEach(async () => {
  desk = await agendaDesk(database);
  ({ bia, caio } = desk);
});

/** The form of the plan with everything covered but the consultation, which has `perDay` places. */
function rulesForm(version: number, changes: Record<string, string> = {}) {
  const slugs = desk.site.services.clinic.services.map(({ slug }) => slug);
  const covered = Object.fromEntries(slugs.map((slug) => [`cobre-${slug}`, 'sim']));
  const week = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`dia-${day}`, 'all']));
  const people = slugs.map((slug) => [`quem-${slug}`, 'helena-prado-vilela']);
  return {
    versao: String(version),
    ...covered,
    ...week,
    ...Object.fromEntries(people),
    ...changes,
  };
}

test('new rules are saved once somebody has seen whom they leave outside, and not over another’s', async () => {
  await bookAtDesk(desk, WITH_PLAN);
  const none = { [`quota-${CONSULTATION}`]: '0' };
  const first = await desk.site.post(PAGE, rulesForm(0, none), bia);
  expect(first.status).toBe(409);
  const { outside } = asked.parse(first.form);
  expect(outside).toHaveLength(1);
  const ciente = outside.map(({ href }) => href).join(' ');
  const saved = await desk.site.post(PAGE, rulesForm(0, { ...none, ciente }), bia);
  expect(saved.location).toBe(`/equipe/agenda/convenios?feito=${AZUL}`);
  const late = await desk.site.post(PAGE, rulesForm(0, { ...none, ciente }), caio);
  expect(asked.parse(late.form).isChanged).toBe(true);
  const page = rulesPage.parse((await desk.site.get(PAGE, caio)).page);
  expect(page).toMatchObject({ version: 1 });
  expect(page.outside).toHaveLength(1);
});

test('at the phone a plan’s times alone are found, and all of them with a reason, which is noted', async () => {
  await putRules(database, AZUL, someRules({ services: { [CONSULTATION]: { isCovered: false } } }));
  expect((await findAtDesk(desk, WITH_PLAN)).options).toEqual([]);
  const reason = { ...WITH_PLAN, excecao: 'payer-agreed' };
  const { key, options } = await findAtDesk(desk, reason);
  expect(options.length).toBeGreaterThan(0);
  const form = { ...WISH, ...reason, chave: key, startsAt: options[0]?.value ?? '', acao: 'book' };
  const { excecao: _reason, ...without } = form;
  const refused = await desk.site.post(PHONE, without, bia);
  expect(refused.status).toBe(409);
  expect(foundShape.parse(refused.form).found.options).toEqual([]);
  const again = { ...form, chave: (await findAtDesk(desk, reason)).key };
  expect((await desk.site.post(PHONE, again, bia)).location).toContain('marcada');
  const { rows } = await database.pool.query(
    `select detail ->> 'reason' as reason from audit_log where action = 'appointment.payer-exceeded'`,
  );
  expect(rows).toEqual([{ reason: 'payer-agreed' }]);
});

test('who pays is changed at the desk, beyond the rules only with a reason', async () => {
  const { path } = await bookAtDesk(desk);
  await putRules(database, AZUL, someRules({ perDay: 0 }));
  const page = `${path}/convenio`;
  const { version } = z
    .looseObject({ version: z.number() })
    .parse((await desk.site.get(page, bia)).page);
  const form = { intent: 'pagamento', convenio: AZUL, versao: String(version) };
  const refused = await desk.site.post(page, form, bia);
  expect(refused.status).toBe(400);
  expect(z.looseObject({ mayExceed: z.boolean() }).parse(refused.form).mayExceed).toBe(true);
  const done = await desk.site.post(page, { ...form, excecao: 'urgent' }, bia);
  expect(done.location).toBe(`${page}?feito`);
  const { rows } = await database.pool.query('select payer from appointments');
  expect(rows).toEqual([{ payer: AZUL }]);
});

const told = z.object({
  values: z.object({ excecao: z.string() }),
  errors: z.array(z.object({ fieldId: z.string() })),
  found: z.object({
    key: z.string(),
    approval: z.string(),
    options: z.array(z.object({ value: z.string(), note: z.string() })),
  }),
});

test('at the phone all times need a reason, those beyond the plan are marked, and there is a way back', async () => {
  await putRules(
    database,
    AZUL,
    someRules({ week: ['all', 'all', 'none', 'all', 'all', 'all', 'all'] }),
  );
  const wish = { ...WISH, ...WITH_PLAN };
  const without = await desk.site.post(PHONE, { ...wish, acao: 'beyond' }, bia);
  expect(without.status).toBe(400);
  expect(told.parse(without.form).errors).toEqual([{ fieldId: 'excecao' }]);
  const all = await desk.site.post(PHONE, { ...wish, acao: 'beyond', excecao: 'urgent' }, bia);
  const shown = told.parse(all.form);
  // Tuesday is the day that the plan does not take, and the first of the search.
  expect(shown.found.options[0]?.note).toContain('além do convênio');
  const back = await desk.site.post(PHONE, { ...wish, acao: 'rules', excecao: 'urgent' }, bia);
  const { values, found } = told.parse(back.form);
  expect(values.excecao).toBe('');
  expect(found.options.some(({ note }) => note.includes('além'))).toBe(false);
});

test('at the phone the approval is told, and the card is taken with the booking', async () => {
  const slow = { needsApproval: true, approvalDays: 5 };
  await putRules(database, AZUL, someRules({ services: { [CONSULTATION]: slow } }));
  const wish = { ...WISH, ...WITH_PLAN };
  const { found } = told.parse((await desk.site.post(PHONE, { ...wish, acao: 'find' }, bia)).form);
  expect(found.approval).toContain('5 dias');
  expect(found.options[0]?.note).toContain('este horário vem antes');
  const form = { ...wish, chave: found.key, startsAt: found.options[0]?.value ?? '', acao: 'book' };
  const wrong = await desk.site.post(PHONE, { ...form, cardNumber: '1' }, bia);
  expect(wrong.status).toBe(400);
  expect(told.parse(wrong.form).errors).toEqual([{ fieldId: 'cardNumber' }]);
  const card = { cardNumber: '123.456.789', cardUntil: '03/2030' };
  const booked = await desk.site.post(PHONE, { ...form, ...card }, bia);
  expect(booked.location).toContain('marcada');
  const { rows } = await database.pool.query(
    `select valid_until::text as until from insurance_cards`,
  );
  expect(rows).toEqual([{ until: '2030-03-31' }]);
  const path = booked.location?.split('?')[0] ?? '';
  const page = `${path}/convenio`;
  const approve = (ate: string) =>
    desk.site.post(
      page,
      { intent: 'guia', versao: '1', estado: 'granted', numero: '77', ate },
      bia,
    );
  expect((await approve('03/2020')).status).toBe(400);
  expect((await approve('03/2030')).location).toBe(`${page}?feito`);
  const old = { intent: 'carteirinha', cardNumber: '123456789', cardUntil: '03/2020' };
  expect((await desk.site.post(page, old, bia)).location).toBe(`${page}?feito`);
  const shown = (await desk.site.get(page, bia)).page;
  expect(z.looseObject({ isCardOver: z.boolean() }).parse(shown).isCardOver).toBe(true);
});

test('what is wrong with the rule of one service names the service', async () => {
  const days = { [`guia-${CONSULTATION}`]: 'sim', [`prazo-${CONSULTATION}`]: '5x' };
  const refused = await desk.site.post(PAGE, rulesForm(0, days), bia);
  const { errors } = z
    .looseObject({ errors: z.array(z.looseObject({ message: z.string() })) })
    .parse(refused.form);
  expect(errors[0]?.message).toMatch(/consulta.*: Escreva dias/i);
});

test('a plan that the clinic does not take has no page', async () => {
  expect((await desk.site.get('/equipe/agenda/convenios/particular', bia)).status).toBe(404);
});
