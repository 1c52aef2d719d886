import { expect, type Page, test } from './fixtures.ts';
import {
  answerStep,
  answersOfAdult,
  expectStep,
  goOn,
  type Step,
  untilAlive,
  walkTo,
} from './journey.ts';

const CHOICES = [
  { step: 'service', error: 'Escolha o que você quer agendar.' },
  { step: 'for-whom', error: 'Diga para quem é a visita.' },
  { step: 'payer', error: 'Escolha como você vai pagar.' },
  { step: 'time', error: 'Escolha um horário.' },
] as const satisfies { step: Step; error: string }[];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question without an answer is asked again', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      for (const { step, error } of CHOICES) {
        await walkTo(page, step, answers);
        if (javaScriptEnabled) await untilAlive(page);
        await goOn(page);
        await expectSummary(page, [error]);
        await expectStep(page, step);
        // After following the link, the next key press answers: the first choice has the focus.
        await summary(page).getByRole('link', { name: error }).click();
        await expect(page.getByRole('main').getByRole('radio').first()).toBeFocused();
      }
    });

    test('empty details are named one by one, in the order of the page', async ({ page, site }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilAlive(page);
      await goOn(page);
      await expectSummary(page, [
        'Seu nome completo: Informe pelo menos 3 caracteres.',
        'Informe a data de nascimento.',
        'Use apenas números com DDD (ex: 35995550100).',
      ]);
      await summary(page).getByRole('link', { name: 'Informe a data de nascimento.' }).click();
      await expect(page.getByLabel('Dia', { exact: true })).toBeFocused();
    });

    test('what was typed stays when something else is wrong', async ({ page, site }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      await answerStep(page, 'details', answers);
      await page.getByLabel('Telefone com DDD').fill('99555-01');
      await page.getByLabel('E-mail (se tiver)').fill('antonia@');
      await goOn(page);
      await expectSummary(page, [
        'Use apenas números com DDD (ex: 35995550100).',
        'E-mail inválido.',
      ]);
      await expect(page.getByLabel('Seu nome completo')).toHaveValue('Antônia Reis');
      await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('1950');
      await expect(page.getByLabel('Telefone com DDD')).toHaveValue('99555-01');
      await expect(page.getByLabel('E-mail (se tiver)')).toHaveValue('antonia@');
      await expect(page.getByLabel('Telefone com DDD')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Telefone com DDD')).toHaveAccessibleDescription(
        /Erro: Use apenas números com DDD \(ex: 35995550100\)\.$/,
      );
    });

    test('a child without a guardian cannot be booked', async ({ page, site }) => {
      await walkTo(page, 'details', {
        ...answersOfAdult(site.newPhone()),
        forWhom: 'Para uma criança ou adolescente',
      });
      await page.getByLabel('Nome completo de quem vem').fill('Caio Reis');
      await goOn(page);
      await expect(summary(page)).toContainText('Informe quem você é para o paciente');
    });

    test('without consent nothing is booked', async ({ page, site }) => {
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilAlive(page);
      await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
      const error = 'É necessário consentir com o tratamento dos dados.';
      await expectSummary(page, [error]);
      await expectStep(page, 'check');
      await summary(page).getByRole('link', { name: error }).click();
      await expect(page.getByRole('checkbox')).toBeFocused();
    });
  });
}

function summary(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Há um problema' });
}

/** The focused error summary lists exactly these. */
async function expectSummary(page: Page, errors: readonly string[]) {
  await expect(summary(page).getByRole('listitem')).toHaveText([...errors]);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Erro: /);
}
