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

test('a plan that the clinic does not take has no page', async () => {
  expect((await desk.site.get('/equipe/agenda/convenios/particular', bia)).status).toBe(404);
});
