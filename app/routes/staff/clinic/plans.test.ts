import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { begun, orderNow, orderServices, placed } from '#tests/orders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const administrator = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
  const { id } = await aStaffMember(site.services, administrator);
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, ana } = await clinicSite());
});

const PATH = '/equipe/clinica/planos';
const { on: today } = wallClockOf(site.services.clock.now());
const answerShape = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  preview: z.looseObject({ consequences: z.array(z.string()) }).nullable(),
});

async function sent(changes: Record<string, string>, acao: string, versao = 0) {
  const section = sectionOf('planos');
  if (!section) throw new Error('there is no such section');
  const form = formOf(section);
  const { record } = await readCurrentRecord(database.db, serraClaraRecord);
  const entries = Object.fromEntries(entriesOfDraft(form, draftOf(form, record)));
  return site.post(PATH, { ...entries, ...changes, acao, versao: String(versao) }, ana);
}

test('pairs, order and offer change on screen, what was signed stays, and all of it is taken back', async () => {
  const services = orderServices(database, site.services.clock);
  const id = await placed(services);
  await begun(services, id);
  const change = { 'yearPlans.0.pairsAYear': '24', 'yearPlans.2.isArchived': 'sim' };
  const checked = answerShape.parse((await sent(change, 'conferir')).form);
  expect(checked.preview?.consequences).toEqual([
    'Básico: vale para contratos novos. 1 contrato continua até o fim como foi assinado.',
    'Premium: sai do site, e ninguém mais o contrata. Ninguém tem contrato dele agora.',
  ]);
  expect(await sent(change, 'salvar')).toMatchObject({ location: `${PATH}?feito=1` });
  await site.services.contentStore.refresh();
  const { yearPlans } = site.services.clinic;
  expect(yearPlans.map(({ pairsAYear, isArchived }) => [pairsAYear, isArchived])).toEqual([
    [24, false],
    [13, false],
    [14, true],
    [12, false],
    [13, false],
    [14, false],
  ]);
  expect(await orderNow(services, id)).toMatchObject({ pairs: 12, totalCents: 120_000 });
  const history = await site.get(`${PATH}/historico`, ana);
  expect(JSON.stringify(history)).toContain('Pares de lentes por ano');
  const undone = await site.post(PATH, { versao: '1', acao: 'desfazer' }, ana);
  expect(undone.location).toBe(`${PATH}?desfeito`);
  await site.services.contentStore.refresh();
  expect(site.services.clinic.yearPlans[0]?.pairsAYear).toBe(12);
});

test('what is wrong is told at its field, and a dearer year needs thirty days', async () => {
  const wrong = await sent({ 'yearPlans.0.pairsAYear': 'doze' }, 'salvar');
  expect(answerShape.parse(wrong.form).errors).toMatchObject([
    { fieldId: 'yearPlans.0.pairsAYear' },
  ]);
  const fewer = await sent({ 'yearPlans.0.instalments': '10' }, 'conferir');
  expect(answerShape.parse(fewer.form).preview?.consequences.join()).toMatch(
    /O total do ano passa de R\$\s1\.200,00 para R\$\s1\.000,00/,
  );
  expect(await sent({ 'yearPlans.0.instalments': '10' }, 'salvar')).toMatchObject({
    location: `${PATH}?feito=1`,
  });
  const more = { 'yearPlans.0.instalments': '12' };
  const soon = answerShape.parse((await sent(more, 'conferir', 1)).form);
  expect(soon.errors).toEqual([
    { fieldId: 'vale-de', message: expect.stringContaining('30 dias depois de hoje') },
  ]);
  const later = { ...more, 'vale-de': addDays(today, 30) };
  expect(answerShape.parse((await sent(later, 'conferir', 1)).form).errors).toEqual([]);
});

test('a plan that somebody has taken out of the form is not taken out of the record', async () => {
  const answer = await sent({ 'yearPlans.linhas': '5' }, 'salvar');
  expect(answerShape.parse(answer.form).errors).toMatchObject([{ fieldId: 'yearPlans' }]);
});
