import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import {
  answerStep,
  answersOfAdult,
  EXAM,
  expectStep,
  field,
  goOn,
  pick,
  radio,
  walkTo,
} from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const CARD = '0987 6543 2188';
const SHOWN = '•••• 2188';
/** What the plan will not cover, where a clinic makes several exams and where it makes one. */
const EXAM_UNCOVERED = { slug: 'gonioscopia', name: 'Gonioscopia' };
const CONSULTATION = { slug: 'consultas-oftalmologicas', name: 'Consulta' };

/** What the tests call the clinic's first plan, and what it does not cover. */
function factsOf({ services }: ClinicRecord, { insurer: plan }: ClinicWords) {
  const areSeveral = services.some(({ slug }) => slug === EXAM_UNCOVERED.slug);
  return { plan, uncovered: areSeveral ? EXAM_UNCOVERED : CONSULTATION };
}

type Facts = ReturnType<typeof factsOf>;

/** Says on the plan's screen that it does not cover one service, and wants an approval for an exam. */
async function settle(page: Page, site: Site, { plan, uncovered }: Facts): Promise<void> {
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/convenios');
  await page.getByRole('link', { name: `Mudar o que ${plan} cobre` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan);
  await unfold(page, new RegExp(`^${uncovered.name}`));
  await page.locator(`#cobre-${uncovered.slug}`).uncheck();
  await unfold(page, /^Mapeamento de retina/);
  await page.locator('#guia-mapeamento-de-retina').check();
  await page.locator('#prazo-mapeamento-de-retina').fill('1');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText(`Salvo: ${plan}`);
}

async function unfold(page: Page, name: RegExp): Promise<void> {
  const group = page.locator('details:not([open])').filter({ hasText: name });
  if ((await group.count()) > 0) await group.locator('> summary').click();
}

/** Everything that a browser keeps beyond the page. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a plan is named first, its card and approval go along, and the desk works them off', async ({
      page,
      openVisitor,
      site,
      record,
      clinicName,
      words,
    }) => {
      const { plan, uncovered } = factsOf(record, words);
      const staff = await openVisitor({ javaScriptEnabled });
      await settle(staff, site, { plan, uncovered });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
      await page.goto('/agendamento');
      await page.getByText('Usar convênio').click();
      await page.getByRole('link', { name: plan }).click();
      await expect(page.getByText(`Você escolheu ${plan}.`)).toBeVisible();
      const others = page.getByRole('region', { name: `${plan} não cobre aqui` });
      await expect(others.getByRole('link', { name: uncovered.name })).toBeVisible();
      await expect(page.locator('.service-choices')).not.toContainText(uncovered.name);
      if (javaScriptEnabled) await inspectPage(page, 'first screen with a plan');

      const answers = answersOfAdult(site.newPhone(), { payer: plan, service: EXAM[clinicName] });
      await answerStep(page, 'service', answers);
      await expectStep(page, 'time');
      await expect(page.getByText(`Só os horários que ${plan} cobre.`)).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'times of a plan');
      await answerStep(page, 'time', answers);
      await goOn(page);
      await expectStep(page, 'details');
      await expect(radio(page, plan)).toBeChecked();
      await answerStep(page, 'details', answers);
      await field(page, 'Número da carteirinha').fill('12');
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText('Confira o número');
      await expect(field(page, 'Número da carteirinha')).toHaveValue('12');
      await field(page, 'Número da carteirinha').fill(CARD);
      await field(page, 'Validade').fill('12/2099');
      if (javaScriptEnabled) await inspectPage(page, 'details with a card');
      await goOn(page);
      await expectStep(page, 'check');
      await expect(page.getByText(SHOWN)).toBeVisible();
      await expect(page.getByText('a clínica pede a guia')).toBeVisible();
      await page.getByLabel(/concord|autoriz|consinto/i).check();
      await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
      await expectStep(page, 'done');
      await page.goto('/meu-agendamento');
      await expect(page.getByText(`Anotamos a carteirinha ${SHOWN}`)).toBeVisible();
      await expect(
        page.getByText(`Convênio: ${plan} (a clínica pede a guia ao convênio`),
      ).toBeVisible();
      expect(asked.filter((line) => /6543.?2188/.test(line))).toEqual([]);
      if (javaScriptEnabled) expect(await keptBy(page)).not.toMatch(/6543.?2188/);

      await staff.goto('/equipe/agenda/guias');
      if (javaScriptEnabled) await inspectPage(staff, 'approvals');
      const row = staff.getByRole('article').filter({ hasText: '098765432188' });
      await expect(row).toContainText('Pedir até');
      await row.getByRole('button', { name: /^Pedi agora/ }).click();
      await expect(staff.getByRole('status').first()).toContainText('Anotado');
      await expect(row).toContainText('Pedida, sem resposta');
      await row.getByRole('link', { name: 'Carteirinha e pagamento de Antônia Reis' }).click();
      await expect(field(staff, 'Número da carteirinha')).toHaveValue('098765432188');
      await expect(field(staff, 'Validade')).toHaveValue('31/12/2099');
      if (javaScriptEnabled) await inspectPage(staff, 'insurance of an appointment');
      await staff.goto('/equipe/agenda/guias');
      await row.getByRole('button', { name: /^Autorizada/ }).click();
      await expect(staff.getByRole('alert')).toContainText('Escreva o número da guia');
      await row.getByLabel('Número da guia').fill('77120');
      await row.getByRole('button', { name: /^Autorizada/ }).click();
      await expect(staff.getByRole('status').first()).toContainText('Anotado');
      await expect(row).toHaveCount(0);
      await page.goto('/meu-agendamento');
      await expect(page.getByText(`Convênio: ${plan} (guia autorizada).`)).toBeVisible();
    });

    test('who names the plan last is told at its field, and loses nothing', async ({
      page,
      openVisitor,
      site,
      record,
      words,
    }) => {
      const { plan, uncovered } = factsOf(record, words);
      await settle(await openVisitor({ javaScriptEnabled }), site, { plan, uncovered });
      const answers = answersOfAdult(site.newPhone(), { payer: plan, service: uncovered.name });
      await walkTo(page, 'details', answers);
      await answerStep(page, 'details', answers);
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText(`${plan} não cobre este serviço`);
      await expect(page.getByRole('link', { name: `Ver o que ${plan} cobre` })).toBeVisible();
      await expect(field(page, 'Seu nome completo')).toHaveValue('Antônia Reis');
      if (javaScriptEnabled) await inspectPage(page, 'plan named last');
      await pick(radio(page, 'Particular'));
      await goOn(page);
      await expectStep(page, 'check');
    });
  });
}

test('the desk sees whom new rules leave outside before it saves them', async ({
  page,
  site,
  record,
  words,
}) => {
  await settle(page, site, factsOf(record, words));
  const insurer = record.payers.find(({ title }) => title === words.insurer);
  await page.goto(`/equipe/agenda/convenios/${insurer?.id}`);
  await inspectPage(page, 'rules of a plan');
  await page.getByLabel('Vagas por dia, somando tudo').fill('muitas');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Escreva um número inteiro');
});
