import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answerStep,
  answersOfAdult,
  expectStep,
  field,
  goOn,
  pick,
  radio,
  untilImproved,
  walkTo,
} from './journey.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a time that is not chosen is asked for again', async ({ page, site }) => {
      await walkTo(page, 'time', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilImproved(page);
      await goOn(page);
      await expectSummary(page, ['Escolha um horário.']);
      await expectStep(page, 'time');
      // After following the link, the next key press answers: the first choice has the focus.
      await summary(page).getByRole('link', { name: 'Escolha um horário.' }).click();
      const times = page.getByRole('group', { name: /feira|sábado|domingo/ });
      await expect(times.getByRole('radio').first()).toBeFocused();
      await expect(times).toHaveAccessibleDescription('Erro: Escolha um horário.');
    });

    test('a payer that is not chosen is asked for again, and all else is kept', async ({
      page,
      site,
    }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      for (const [label, value] of Object.entries(answers.details))
        await field(page, label).fill(value);
      await goOn(page);
      await expectSummary(page, ['Escolha como você vai pagar.']);
      await summary(page).getByRole('link', { name: 'Escolha como você vai pagar.' }).click();
      await expect(radio(page, answers.payer)).toBeFocused();
      for (const [label, value] of Object.entries(answers.details))
        await expect(field(page, label)).toHaveValue(value);
      await page.keyboard.press('Space');
      await goOn(page);
      await expectStep(page, 'check');
    });

    test('empty details are named one by one, in the order of the page', async ({
      page,
      site,
      words,
    }) => {
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilImproved(page);
      await goOn(page);
      await expectSummary(page, [
        'Seu nome completo: Informe pelo menos 3 caracteres.',
        'Informe a data de nascimento.',
        phoneError(words),
        'Escolha como você vai pagar.',
      ]);
      await summary(page).getByRole('link', { name: 'Informe a data de nascimento.' }).click();
      await expect(field(page, 'Sua data de nascimento')).toBeFocused();
    });

    test('what was typed stays when something else is wrong', async ({ page, site, words }) => {
      const answers = answersOfAdult(site.newPhone());
      await walkTo(page, 'details', answers);
      await answerStep(page, 'details', answers);
      await field(page, 'Telefone com DDD').fill('99555-01');
      await field(page, 'E-mail (se tiver)').fill('antonia@');
      await goOn(page);
      await expectSummary(page, [phoneError(words), 'E-mail inválido.']);
      await expect(field(page, 'Seu nome completo')).toHaveValue('Antônia Reis');
      await expect(field(page, 'Sua data de nascimento')).toHaveValue('4/3/1950');
      await expect(radio(page, 'Particular')).toBeChecked();
      await expect(field(page, 'Telefone com DDD')).toHaveValue('99555-01');
      await expect(field(page, 'E-mail (se tiver)')).toHaveValue('antonia@');
      await expect(field(page, 'Telefone com DDD')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Telefone com DDD')).toHaveAccessibleDescription(
        new RegExp(`Erro: ${phoneError(words).replaceAll(/[().]/g, '\\$&')}$`),
      );
    });

    test('a child without a guardian cannot be booked', async ({ page, site, record, words }) => {
      test.skip(record.offers?.children === false, 'the clinic sees no children');
      await walkTo(page, 'details', answersOfAdult(site.newPhone()));
      await expect(field(page, 'Qual é o seu parentesco com o paciente?')).toHaveCount(0);
      await pick(radio(page, 'Criança ou adolescente'));
      await field(page, 'Nome completo do paciente').fill('Caio Reis');
      await field(page, 'Data de nascimento do paciente').fill('7/13/2018');
      await goOn(page);
      await expectSummary(page, [
        'Essa data não existe. Confira o dia, o mês e o ano.',
        'Seu nome completo: Informe pelo menos 3 caracteres.',
        'Informe o seu parentesco com o paciente (ex: mãe, pai, avó, tutor).',
        phoneError(words),
        'Escolha como você vai pagar.',
      ]);
      await expect(field(page, 'Nome completo do paciente')).toHaveValue('Caio Reis');
      await expect(field(page, 'Data de nascimento do paciente')).toHaveValue('7/13/2018');
    });

    test('without consent nothing is booked', async ({ page, site }) => {
      await walkTo(page, 'check', answersOfAdult(site.newPhone()));
      if (javaScriptEnabled) await untilImproved(page);
      await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
      const error = 'É necessário consentir com o tratamento dos dados.';
      await expectSummary(page, [error]);
      await expectStep(page, 'check');
      await summary(page).getByRole('link', { name: error }).click();
      await expect(page.getByRole('checkbox')).toBeFocused();
    });
  });
}

const phoneError = ({ phoneExample }: ClinicWords) =>
  `Use apenas números com DDD (ex: ${phoneExample}).`;

function summary(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Há um problema' });
}

/** The focused error summary lists exactly these. */
async function expectSummary(page: Page, errors: readonly string[]) {
  await expect(summary(page).getByRole('listitem')).toHaveText([...errors]);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Erro: /);
}
