import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import {
  answerStep,
  answersOfAdult,
  expectStep,
  field,
  goOn,
  pick,
  radio,
  walkTo,
} from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const PLAN = 'Saúde Serra Azul';
const CARD = '0987 6543 2188';
const SHOWN = '•••• 2188';
const EXAM = 'Mapeamento de retina';

/** Says on the plan's screen that it does not cover one exam, and wants an approval for another. */
async function settle(page: Page, site: Site): Promise<void> {
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/agenda/convenios');
  await page.getByRole('link', { name: `Mudar o que ${PLAN} cobre` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAN);
  await unfold(page, /^Gonioscopia/);
  await page.locator('#cobre-gonioscopia').uncheck();
  await unfold(page, /^Mapeamento de retina/);
  await page.locator('#guia-mapeamento-de-retina').check();
  await page.locator('#prazo-mapeamento-de-retina').fill('1');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText(`Salvo: ${PLAN}`);
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
    }) => {
      const staff = await openVisitor({ javaScriptEnabled });
      await settle(staff, site);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
      await page.goto('/agendamento');
      await page.getByText('Usar convênio').click();
      await page.getByRole('link', { name: PLAN }).click();
      await expect(page.getByText(`Você escolheu ${PLAN}.`)).toBeVisible();
      const uncovered = page.getByRole('region', { name: `${PLAN} não cobre aqui` });
      await expect(uncovered.getByRole('link', { name: 'Gonioscopia' })).toBeVisible();
      await expect(page.locator('.service-choices')).not.toContainText('Gonioscopia');
      if (javaScriptEnabled) await inspectPage(page, 'first screen with a plan');

      const answers = answersOfAdult(site.newPhone(), { payer: PLAN, service: EXAM });
      await answerStep(page, 'service', answers);
      await expectStep(page, 'time');
      await expect(page.getByText(`Só os horários que ${PLAN} cobre.`)).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'times of a plan');
      await answerStep(page, 'time', answers);
      await goOn(page);
      await expectStep(page, 'details');
      await expect(radio(page, PLAN)).toBeChecked();
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
        page.getByText(`Convênio: ${PLAN} (a clínica pede a guia ao convênio`),
      ).toBeVisible();
      expect(asked.filter((line) => /2188|6543/.test(line))).toEqual([]);
      if (javaScriptEnabled) expect(await keptBy(page)).not.toMatch(/2188|6543/);

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
      await expect(page.getByText(`Convênio: ${PLAN} (guia autorizada).`)).toBeVisible();
    });

    test('who names the plan last is told at its field, and loses nothing', async ({
      page,
      openVisitor,
      site,
    }) => {
      await settle(await openVisitor({ javaScriptEnabled }), site);
      const answers = answersOfAdult(site.newPhone(), { payer: PLAN, service: 'Gonioscopia' });
      await walkTo(page, 'details', answers);
      await answerStep(page, 'details', answers);
      await goOn(page);
      await expect(page.getByRole('alert')).toContainText(`${PLAN} não cobre este serviço`);
      await expect(page.getByRole('link', { name: `Ver o que ${PLAN} cobre` })).toBeVisible();
      await expect(field(page, 'Seu nome completo')).toHaveValue('Antônia Reis');
      if (javaScriptEnabled) await inspectPage(page, 'plan named last');
      await pick(radio(page, 'Particular'));
      await goOn(page);
      await expectStep(page, 'check');
    });
  });
}

test('the desk sees whom new rules leave outside before it saves them', async ({ page, site }) => {
  await settle(page, site);
  await page.goto('/equipe/agenda/convenios/saude-serra-azul');
  await inspectPage(page, 'rules of a plan');
  await page.getByLabel('Vagas por dia, somando tudo').fill('muitas');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Escreva um número inteiro');
});
