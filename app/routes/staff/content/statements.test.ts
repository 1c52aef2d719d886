import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#app/db/schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const clock = stillClock();
const site = await staffSite(database, clock);

let editor: { cookie: string };
let other: { cookie: string };
beforeEach(async () => {
  await site.services.contentStore.refresh();
  const people = [
    await aStaffMember(site.services, { role: 'editor', name: 'Célia' }),
    await aStaffMember(site.services, { role: 'editor', name: 'Otávio', username: 'otavio' }),
  ];
  const [first, second] = await Promise.all(
    people.map(async ({ id }) => ({ cookie: await site.signedIn(id) })),
  );
  if (!first || !second) throw new Error('two editors are needed');
  editor = first;
  other = second;
});

const FORM = {
  versao: '0',
  valor: '5.200',
  fonte: 'Contagem de novembro',
  medidaDay: '2',
  medidaMonth: '10',
  medidaYear: '2026',
  responsavel: 'Marina',
};
const LINK = z.looseObject({ href: z.string() });
const clinicNow = async () => {
  await site.services.contentStore.refresh();
  return site.services.contents;
};

describe('statements', () => {
  const path = '/equipe/afirmacoes/pacientes';

  test('a statement that was checked is what the site says from then on', async () => {
    const saved = await site.post(path, { ...FORM, 'fonte-ingles': 'November count' }, editor);
    expect([saved.status, saved.location]).toEqual([303, `${path}?feito=salvo`]);
    const contents = await clinicNow();
    expect(contents['pt-BR'].clinic.statements.patients).toMatchObject({
      value: 5200,
      source: 'Contagem de novembro',
      measuredOn: '2026-10-02',
    });
    expect(contents['en-US']?.clinic.statements.patients.source).toBe('November count');
    expect(site.services.clinic.statements.patients.value).toBe(5200);
    expect(await database.db.select().from(auditLog)).toMatchObject([
      { action: 'clinic.settled', subjectId: 'claim:patients', detail: { from: null } },
    ]);
  });

  test('who changed a statement is told in words, and the way back fills its form', async () => {
    await site.post(path, FORM, editor);
    await site.post(path, { ...FORM, versao: '1', valor: '6.000' }, other);
    await site.post(path, { versao: '2', acao: 'tirar' }, editor);
    const history = z.looseObject({
      history: z.looseObject({
        changes: z.array(z.looseObject({ lines: z.array(z.unknown()), links: z.array(LINK) })),
      }),
    });
    const { changes } = history.parse((await site.get(path, editor)).page).history;
    expect(changes).toMatchObject([
      {
        who: 'Célia',
        lines: [{ where: 'Confirmada para o site', before: 'sim', after: 'não' }],
        links: [],
      },
      { who: 'Otávio', lines: [{ where: 'Quantos pacientes', before: '5.200', after: '6.000' }] },
      { who: 'Célia' },
      { moment: 'No começo' },
    ]);
    expect(changes[2]?.lines).toContainEqual({
      ...{ where: 'Quem responde por ela', before: '', after: 'Marina' },
    });
    const back = changes[2]?.links[0]?.href ?? '';
    expect((await site.get(back, editor)).page).toMatchObject({
      values: { valor: '5200', responsavel: 'Marina', fonte: 'Contagem de novembro' },
      ...{ filled: { who: 'Célia' }, version: 3 },
    });
  });

  test('the same form twice changes nothing more, an older one is refused and says who was first', async () => {
    await site.post(path, FORM, editor);
    expect((await site.post(path, FORM, editor)).status).toBe(303);
    const late = await site.post(path, { ...FORM, valor: '4.000' }, other);
    expect(late.status).toBe(409);
    expect(late.form).toMatchObject({
      values: { valor: '4.000' },
      version: 1,
      errors: [{ fieldId: 'valor', message: expect.stringContaining('Célia') }],
    });
    expect(await database.db.select().from(auditLog)).toHaveLength(1);
  });

  test('a statement that is withdrawn is not shown and waits among the decisions', async () => {
    const gone = await site.post(path, { versao: '0', acao: 'tirar' }, editor);
    expect(gone.location).toBe(`${path}?feito=tirada`);
    expect((await clinicNow())['pt-BR'].clinic.statements.patients).toMatchObject({
      value: 5000,
      verified: false,
    });
    expect((await site.get('/equipe/decisoes', editor)).page).toMatchObject({
      decisions: [{ statement: 'patients', doubt: 'unverified' }],
    });
  });

  test('what is wrong is told at its field, and what was typed stays', async () => {
    const wrong = { ...FORM, valor: 'muitos', medidaDay: '31' };
    const answer = await site.post(path, wrong, editor);
    expect(answer.status).toBe(400);
    expect(answer.form).toMatchObject({
      values: { valor: 'muitos', fonte: 'Contagem de novembro' },
      errors: [{ fieldId: 'valor' }, { fieldId: 'medidaDay' }],
    });
    expect((await site.get('/equipe/afirmacoes/nada', editor)).status).toBe(404);
  });
});

describe('the hours of Saturday', () => {
  const path = '/equipe/decisoes';

  test.each([
    ['faq', [{ startsTime: '08:00', endsTime: '12:00' }]],
    ['hours', []],
  ] as const)('settled as "%s", pages have one reading', async (sabado, saturday) => {
    const settled = await site.post(path, { versao: '0', sabado }, editor);
    expect(settled.status).toBe(303);
    const { clinic } = (await clinicNow())['pt-BR'];
    expect(clinic.saturdayFaqHours).toBeUndefined();
    expect(clinic.hours.saturday).toEqual(saturday);
    expect((await site.get(path, editor)).page).toMatchObject({
      saturday: { decided: { right: sabado, by: 'Célia' } },
    });
  });

  test('where the record has been given its own Saturday, nothing is asked', async () => {
    const { db, clock, contentStore } = site.services;
    const { id } = await aStaffMember(site.services, { role: 'administrator', username: 'adm' });
    await changeRecord(
      { db, clock, clinicFile: contentStore.clinicFile },
      { changes: { saturdayFaqHours: undefined }, seenVersion: 0, by: id },
    );
    expect((await site.get(path, editor)).page).toMatchObject({ saturday: null });
  });

  test('who was later learns who decided, and may decide again', async () => {
    await site.post(path, { versao: '0', sabado: 'faq' }, editor);
    const late = await site.post(path, { versao: '0', sabado: 'hours' }, other);
    expect(late.status).toBe(409);
    expect(late.form).toEqual({ error: expect.stringContaining('Célia') });
    expect((await site.post(path, { versao: '1', sabado: 'hours' }, other)).status).toBe(303);
    expect((await clinicNow())['pt-BR'].clinic.hours.saturday).toEqual([]);
  });

  test('the reception reads the question but does not settle it', async () => {
    const { id } = await aStaffMember(site.services, { role: 'reception' });
    const reception = { cookie: await site.signedIn(id) };
    expect((await site.get(path, reception)).page).toMatchObject({ mayWrite: false });
    expect((await site.post(path, { versao: '0', sabado: 'faq' }, reception)).status).toBe(403);
  });
});
