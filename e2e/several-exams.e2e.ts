import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { expect, type Page, test } from './fixtures.ts';
import { answersOfAdult, confirm, emailOf, expectStep, pick, walkTo } from './journey.ts';
import { calendarOf, mailsTo } from './mails.ts';

/** 'às 8h, até 9h40' */
const FROM_UNTIL = /às \d{1,2}h(?:\d\d)?, até \d{1,2}h(?:\d\d)?/;

/** What comes before the mapping of the retina: an exam of one eye, or the consultation where there is no other exam. */
const OTHERS = {
  visualField: {
    choice: /^Campo visual/,
    together: 'Mapeamento de retina e campo visual computadorizado (olho direito)',
    step: 'Campo visual',
  },
  consultation: {
    choice: /^Consulta/,
    together: 'Consulta oftalmológica e mapeamento de retina',
    step: 'Consulta',
  },
};
const has = ({ services }: ClinicRecord, wanted: string) =>
  services.some(({ slug }) => slug === wanted);
const otherOf = (record: ClinicRecord) =>
  has(record, 'campo-visual') ? OTHERS.visualField : OTHERS.consultation;

async function chooseExams(page: Page, record: ClinicRecord) {
  await page.goto('/agendamento');
  await page.getByRole('link', { name: 'Preciso de mais de um exame' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quais exames?');
  await pick(page.getByRole('checkbox', { name: /^Mapeamento de retina/ }));
  await pick(page.getByRole('checkbox', { name: otherOf(record).choice }));
  if (has(record, 'campo-visual')) await pick(page.getByRole('radio', { name: 'Só o direito' }));
  await page.getByRole('button', { name: 'Ver horários' }).click();
  await expectStep(page, 'time');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('somebody books two exams for one coming, and every page says both', async ({
      page,
      site,
      record,
    }) => {
      const phone = site.newPhone();
      const { together, step } = otherOf(record);
      await chooseExams(page, record);
      await expect(page.locator('.journey-chosen')).toContainText(together);
      await page.getByText('Passo a passo de cada horário').click();
      await expect(page.locator('.time-more[open] li').first()).toContainText(step);
      await page.locator('.soonest-time').last().click();
      await walkTo(page, 'check', answersOfAdult(phone));
      await expect(page.getByRole('main')).toContainText(FROM_UNTIL);
      const steps = page
        .getByRole('region', { name: 'Passo a passo' })
        .or(page.locator('.check-notes').first());
      await expect(steps.getByRole('listitem').first()).toContainText(step);
      await expect(steps.getByRole('listitem').last()).toContainText('Mapeamento de retina');
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.getByRole('main')).toContainText(FROM_UNTIL);
      await expect
        .poll(async () => (await mailsTo(site.mailDir, emailOf(phone))).length)
        .toBeGreaterThan(0);
      const [mail] = await mailsTo(site.mailDir, emailOf(phone));
      expect(mail?.text).toMatch(/passo a passo/i);
      expect(mail?.text).toMatch(FROM_UNTIL);
      expect(mail && calendarOf(mail)).toContain('METHOD:REQUEST');
    });

    test('who has chosen none is told so', async ({ page }) => {
      await page.goto('/agendamento/exames');
      await page.getByRole('button', { name: 'Ver horários' }).click();
      await expect(page.locator('.error-summary')).toContainText('Escolha pelo menos um exame.');
    });

    test('what does not go together is said at the list, and the choice is kept', async ({
      page,
      record,
    }) => {
      test.skip(!has(record, 'exames-de-refracao'), 'all that the clinic does goes together');
      await page.goto('/agendamento/exames');
      await pick(page.getByRole('checkbox', { name: /^Consulta/ }));
      await pick(page.getByRole('checkbox', { name: /refração/ }));
      await page.getByRole('button', { name: 'Ver horários' }).click();
      await expect(page.locator('.error-summary')).toContainText('Não são feitos no mesmo dia');
      await expect(page.getByRole('checkbox', { name: /^Consulta/ })).toBeChecked();
    });
  });
}
