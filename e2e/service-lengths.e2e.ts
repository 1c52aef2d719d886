import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

// A service whose length changes on a day, and takes another time with one practitioner.

const SERVICE = 'retinografia';
const PAGE = `/equipe/agenda/servicos/${SERVICE}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a length from a day on is planned, told, seen by visitors and taken back', async ({
      openVisitor,
      site,
    }) => {
      const page = await openVisitor({ javaScriptEnabled });
      const visitor = await openVisitor({ javaScriptEnabled });
      await signIn(page, site, { role: 'reception' });
      const fromOn = addDays(wallClockOf(new Date()).on, 10);
      await page.goto(PAGE);
      await page.getByLabel('A partir de').fill(fromOn);
      await page.getByLabel('Nova duração, em minutos').fill('43');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByRole('alert')).toContainText('Use minutos de 5 em 5');
      await expect(page.getByLabel('A partir de')).toHaveValue(fromOn);
      await page.getByLabel('Nova duração, em minutos').fill('40');
      const own = page.getByRole('group', { name: 'Duração de cada profissional' });
      await own.getByRole('textbox').first().fill('25');
      if (javaScriptEnabled) await inspectPage(page, 'lengths');
      await page.getByRole('button', { name: 'Salvar' }).click();
      const effects = page.getByRole('alert');
      await expect(effects).toContainText(`A partir de ${formatDate(fromOn)}: fecha`);
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(page.getByRole('status').first()).toContainText('Salvo: Retinografia.');
      await expect(page.locator(`#s-${SERVICE}`)).toContainText(
        `até ${formatDate(addDays(fromOn, -1))}, depois 40 min.`,
      );

      await visitor.goto('/agendamento');
      await expect(visitor.getByRole('main')).toContainText('15 a 40 minutos');

      await page.goto(PAGE);
      const planned = page.locator('.notice', { hasText: 'Mudança marcada' });
      await expect(planned).toContainText('depois 40 min.');
      await planned.getByRole('button', { name: 'Desistir da mudança' }).click();
      await expect(page.getByRole('alert')).toContainText('a mais');
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(page.locator(`#s-${SERVICE}`)).not.toContainText('depois 40 min.');
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.locator(`#s-${SERVICE}`)).toContainText('depois 40 min.');

      // As it was, for who comes next.
      await page.goto(PAGE);
      await page.getByLabel('A partir de').fill('');
      await own.getByRole('textbox').first().fill('');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(page.locator(`#s-${SERVICE}`)).toContainText('15 min');
    });
  });
}
