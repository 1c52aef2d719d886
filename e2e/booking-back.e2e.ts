import { expect, type Page, test } from './fixtures.ts';
import {
  type Answers,
  answerStep,
  answersOfAdult,
  choiceOf,
  chooseService,
  chooseTime,
  confirm,
  expectStep,
  field,
  goOn,
  PATHS,
  pick,
  radio,
  shownMoment,
  untilImproved,
  walkTo,
} from './journey.ts';

/** Another service than that of the adult's answers, as far as every clinic's is named so. */
const OTHER = 'Consulta';
const DETAILS = {
  ...answersOfAdult('').details,
  'Seu nome completo': 'Benedito Alves',
  'E-mail (se tiver)': '',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('all the way back and forth again nothing is lost', async ({ page, site, words }) => {
      const answers = answersOfAdult(site.newPhone(), { payer: words.insurer });
      await walkTo(page, 'check', answers);
      const back = page.getByRole('main').getByText('Voltar', { exact: true });
      await back.click();
      await expectStep(page, 'details');
      await expectDetails(page, answers);
      await back.click();
      await expectStep(page, 'time');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await back.click();
      await expectStep(page, 'service');
      // The group of the chosen service stands open.
      await expect(page.locator('main a[aria-current=true]')).toContainText(
        new RegExp(choiceOf(answers.service)),
      );
      await expect(page.locator('main a[aria-current=true]')).toBeVisible();
      await page.locator('main a[aria-current=true]').click();
      await expectStep(page, 'time');
      await expect(page.getByText('sua reserva')).toBeVisible();
      await goOn(page);
      await expectStep(page, 'details');
      await expectDetails(page, answers);
      await goOn(page);
      await expectStep(page, 'check');
      await confirm(page);
      await expectStep(page, 'done');
    });

    test('the browser’s own way back keeps the answers', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'time', answers);
      await chooseTime(page);
      const startsAt = await page.getByRole('radio', { checked: true }).inputValue();
      await goOn(page);
      await expectStep(page, 'details');
      await answerStep(page, 'details', answers);
      await goOn(page);
      await expectStep(page, 'check');
      await page.goBack();
      await expectStep(page, 'details');
      await expectDetails(page, answers);
      await page.goBack();
      await expectStep(page, 'time');
      expect(await page.getByRole('radio', { checked: true }).inputValue()).toBe(startsAt);
      await page.goForward();
      await page.goForward();
      await expectStep(page, 'check');
      await expect(page.getByRole('main')).toContainText('Antônia Reis');
    });

    test('a reload at every screen keeps it and its answers', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'time', answers);
      await page.reload();
      await expectStep(page, 'time');
      await expect(page.locator('.journey-chosen')).toContainText(answers.service);
      await walkTo(page, 'details', answers);
      const moment = await shownMoment(page);
      await page.reload();
      await expectStep(page, 'details');
      expect(await shownMoment(page)).toBe(moment);
      await walkTo(page, 'check', answers);
      await page.reload();
      await expectStep(page, 'check');
      for (const answer of [answers.service, moment.split(',')[0] ?? '', answers.payer])
        await expect(page.getByRole('main')).toContainText(answer, { ignoreCase: true });
      await confirm(page);
      await expectStep(page, 'done');
    });

    test('Enter in a field goes on, and neither back nor for more time', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      if (javaScriptEnabled) await untilImproved(page);
      await answerStep(page, 'details', answers);
      await field(page, 'Seu nome completo').press('Enter');
      await expectStep(page, 'check');
      await page.goBack();
      await expectStep(page, 'details');
      await expect(page.getByRole('button', { name: 'Preciso de mais tempo' })).toBeVisible();
    });

    test('what was typed but not sent is there again after going back', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      await answerStep(page, 'details', answers);
      await page.getByRole('main').getByText('Voltar', { exact: true }).click();
      await expectStep(page, 'time');
      await goOn(page);
      await expectStep(page, 'details');
      await expectDetails(page, answers);
    });

    test('who jumps ahead is led to the first open question', async ({ page, site }) => {
      await page.goto(PATHS.check);
      await expectStep(page, 'service');
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      await page.goto(PATHS.check);
      await expectStep(page, 'details');
      await answerStep(page, 'details', answers);
      // An answer that is missing is found on the last screen, too.
      await field(page, 'Sua data de nascimento').fill('');
      await page.getByRole('main').getByText('Voltar', { exact: true }).click();
      await expectStep(page, 'time');
      await page.goto(PATHS.check);
      await expectStep(page, 'details');
    });

    test('an answer is changed from the last screen', async ({ page, site, words }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'check', answers);
      await page.getByRole('link', { name: 'Alterar a forma de pagamento' }).click();
      await expectStep(page, 'details');
      await expectDetails(page, answers);
      await pick(radio(page, words.otherInsurer));
      await goOn(page);
      await expectStep(page, 'check');
      await expect(page.getByRole('main')).toContainText(words.otherInsurer);
      await expect(page.getByRole('main')).toContainText('Antônia Reis');
    });

    test('another service is chosen from the last screen, and the patient stays', async ({
      page,
      site,
    }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'check', answers);
      await page.getByRole('link', { name: 'Alterar o serviço' }).click();
      await expectStep(page, 'service');
      await chooseService(page, OTHER);
      await expectStep(page, 'time');
      await chooseTime(page);
      await goOn(page);
      await expectStep(page, 'details');
      await expectDetails(page, answers);
      await goOn(page);
      await expectStep(page, 'check');
      await expect(page.getByRole('main')).toContainText(OTHER);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'tabs with JavaScript' : 'tabs without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('two tabs book two appointments, each what it shows', async ({ page, context, site }) => {
      const second = await context.newPage();
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      const other = {
        service: OTHER,
        details: { ...DETAILS, 'Telefone com DDD': site.newPhone() },
      };
      await walkTo(second, 'check', answersOfAdult('', other));
      for (const tab of [page, second]) await confirm(tab);
      await expectStep(page, 'done');
      await expect(page.getByRole('main')).toContainText('Mapeamento de retina');
      await expect(page.getByRole('main')).toContainText('Antônia Reis');
      await expectStep(second, 'done');
      await expect(second.getByRole('main')).toContainText(OTHER);
      await expect(second.getByRole('main')).toContainText('Benedito Alves');
    });

    test('a tab confirms nothing that another has changed', async ({
      page,
      context,
      site,
      words,
    }) => {
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      const second = await context.newPage();
      await second.goto(page.url());
      await second.getByRole('link', { name: 'Alterar a forma de pagamento' }).click();
      await expectStep(second, 'details');
      await pick(radio(second, words.otherInsurer));
      await goOn(second);
      await expectStep(second, 'check');
      await confirm(page);
      await expect(page.getByRole('alert')).toContainText(
        'Estes dados mudaram depois que você abriu a página: Pagamento, preparo',
      );
      await expect(page).toHaveTitle(/^Erro: /);
      await expect(page.getByRole('main')).toContainText(words.otherInsurer);
      await confirm(page);
      await expectStep(page, 'done');
    });

    test('who begins anew may go on where they stopped', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      await page.goto(PATHS.service);
      await expect(page.locator('main a[aria-current=true]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Continuar de onde parei' }).click();
      await expectStep(page, 'details');
      await answerStep(page, 'details', answers);
      await goOn(page);
      await expectStep(page, 'check');
    });
  });
}

test('a second tab goes on with the same answers', async ({ page, context, site }) => {
  const answers = answersOfAdult(site.newPhone());
  await walkTo(page, 'details', answers);
  const moment = await shownMoment(page);
  const second = await context.newPage();
  await second.goto(PATHS.details);
  expect(await shownMoment(second)).toBe(moment);
  await answerStep(second, 'details', answers);
  await goOn(second);
  await expectStep(second, 'check');
  await page.goto(PATHS.check);
  await expect(page.getByRole('main')).toContainText('Antônia Reis');
});

async function expectDetails(page: Page, { forWhom, payer, details }: Answers) {
  for (const choice of [forWhom, payer]) await expect(radio(page, choice)).toBeChecked();
  for (const [label, value] of Object.entries(details))
    await expect(field(page, label)).toHaveValue(value);
}
