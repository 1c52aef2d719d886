import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

// A service whose length changes on a day, and takes another time with one practitioner, where there are two.

/** The photographs that two people take, or the exam that a doctor makes alone. */
function lengthOf({ services }: ClinicRecord) {
  const found =
    services.find(({ slug }) => slug === 'retinografia') ??
    services.find(({ slug }) => slug === 'mapeamento-de-retina');
  if (!found) throw new Error('the clinic makes neither');
  return { ...found, areTwo: found.practitioners.length > 1 };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a length from a day on is planned, told, seen by visitors and taken back', async ({
      openVisitor,
      site,
      record,
    }) => {
      const { slug, durationMinutes, areTwo } = lengthOf(record);
      const address = `/equipe/agenda/servicos/${slug}`;
      const page = await openVisitor({ javaScriptEnabled });
      const visitor = await openVisitor({ javaScriptEnabled });
      const row = page.locator(`#s-${slug}`);
      const own = page.getByRole('group', { name: 'Duração de cada profissional' });
      await signIn(page, site, { role: 'reception' });
      const fromOn = addDays(wallClockOf(new Date()).on, 10);
      await page.goto(address);
      await page.getByLabel('A partir de').fill(fromOn);
      await page.getByLabel('Nova duração, em minutos').fill('43');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByRole('alert')).toContainText('Use minutos de 5 em 5');
      await expect(page.getByLabel('A partir de')).toHaveValue(fromOn);
      await page.getByLabel('Nova duração, em minutos').fill('40');
      await expect(own).toHaveCount(areTwo ? 1 : 0);
      if (areTwo) await own.getByRole('textbox').first().fill('25');
      if (javaScriptEnabled) await inspectPage(page, 'lengths');
      await page.getByRole('button', { name: 'Salvar' }).click();
      const effects = page.getByRole('alert');
      await expect(effects).toContainText(`A partir de ${formatDate(fromOn)}: fecha`);
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(page.getByRole('status').first()).toContainText(
        /Salvo: (?:Retinografia|Mapeamento de retina)\./,
      );
      await expect(row).toContainText(`até ${formatDate(addDays(fromOn, -1))}, depois 40 min.`);

      await visitor.goto('/agendamento');
      await expect(visitor.getByRole('main')).toContainText(`${durationMinutes} a 40 minutos`);

      await page.goto(address);
      const planned = page.locator('.notice', { hasText: 'Mudança marcada' });
      await expect(planned).toContainText('depois 40 min.');
      await planned.getByRole('button', { name: 'Desistir da mudança' }).click();
      await expect(page.getByRole('alert')).toContainText('a mais');
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(row).not.toContainText('depois 40 min.');
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(row).toContainText('depois 40 min.');

      // As it was, for who comes next.
      await page.goto(address);
      await page.getByLabel('A partir de').fill('');
      if (areTwo) await own.getByRole('textbox').first().fill('');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(row).toContainText(`${durationMinutes} min`);
    });
  });
}
