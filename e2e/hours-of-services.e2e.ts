import { z } from 'zod';
import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { mailsTo } from './mails.ts';
import { signIn } from './staff.ts';

// Hours of a person that are for some services alone.

const offered = z.object({
  days: z.array(z.object({ slots: z.array(z.object({ startsAt: z.string() })) })),
});

/** A Wednesday that is wholly to come. */
function wednesday(): string {
  const from = addDays(wallClockOf(new Date()).on, 1);
  return addDays(from, (3 - weekdayOf(from) + 7) % 7);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an afternoon for one service alone is typed, told, kept from others and taken back', async ({
      openVisitor,
      site,
      words,
    }) => {
      const page = await openVisitor({ javaScriptEnabled });
      await signIn(page, site, { role: 'reception' });
      await page.goto(`/equipe/agenda/horarios?quem=${words.doctor.slug}`);
      const limits = page.locator('#mudar details').first();
      await expect(limits.getByRole('group', { name: 'Limite 1' })).toBeHidden();
      await limits.locator('summary').click();
      const limit = limits.getByRole('group', { name: 'Limite 1', exact: true });
      await limit.getByLabel('quarta').check();
      await limit.getByLabel('Das', { exact: true }).fill('14:00');
      await limit.getByLabel('Consulta oftalmológica', { exact: true }).check();
      await page.getByRole('button', { name: 'Conferir' }).click();
      await expect(page.getByRole('alert')).toContainText('das quantas às quantas horas');
      await expect(limit.getByLabel('quarta')).toBeChecked();
      await expect(limit.getByLabel('Consulta oftalmológica', { exact: true })).toBeChecked();
      if (javaScriptEnabled) await inspectPage(page, 'hours-limits');
      await limit.getByLabel('Às', { exact: true }).fill('17:00');
      await page.getByRole('button', { name: 'Conferir' }).click();
      const told = page.getByRole('main');
      await expect(told).toContainText('14h às 17h, só Consulta oftalmológica');
      await expect(told).toContainText(/Fecha \d+ vagas por quarta/);
      await page.getByRole('button', { name: 'Corrigir' }).click();
      await expect(limit.getByLabel('Às', { exact: true })).toHaveValue('17:00');
      await limit
        .getByLabel('O que vale')
        .selectOption({ label: 'As duas coisas: aqui só estes, e estes só aqui' });
      await page.getByRole('button', { name: 'Conferir' }).click();
      await page.getByRole('button', { name: 'Salvar horários' }).click();
      await expect(page.getByRole('status').first()).toContainText('Horários salvos.');
      await expect(page.locator('.settings-periods')).toContainText(
        '14h às 17h, só Consulta oftalmológica, e em nenhum outro horário',
      );
      await expect(limits).toContainText('Só para alguns serviços (1)');
      await expect(limit.getByLabel('quarta')).toBeChecked();

      // What visitors are offered follows at once.
      const on = wednesday();
      const free = async (day: string) => {
        const asked = `service=consultas-oftalmologicas&from=${day}&days=1`;
        const found = await page.request.get(`${site.url}/api/v1/slots?${asked}`);
        return offered.parse(await found.json()).days.flatMap(({ slots }) => slots);
      };
      expect((await free(on)).every(({ startsAt }) => startsAt.slice(11, 16) >= '14:00')).toBe(
        true,
      );
      expect(await free(addDays(on, 1))).toEqual([]);

      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.locator('.settings-periods')).not.toContainText('só Consulta');
    });
  });
}

test('who is booked outside the new hours is asked for another time once, or called', async ({
  openVisitor,
  site,
  words,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  const email = 'benedito.fora@example.org';
  await bookAppointmentInBrowser(page.request, { phone: '+5535999550171', email });
  await bookAppointmentInBrowser(page.request, { phone: '+5535999550172' });
  await signIn(page, site, { role: 'reception' });
  await page.goto(`/equipe/agenda/horarios?quem=${words.doctor.slug}`);
  const week = page.locator(
    ['abre', 'pausa', 'volta', 'fecha'].map((of) => `#mudar input[id^="${of}-"]`).join(),
  );
  for (const box of await week.all()) await box.fill('');
  // Earlier than anybody is seen.
  await page.locator('#abre-1').fill('05:00');
  await page.locator('#fecha-1').fill('05:40');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(page.getByRole('status').first()).toContainText('Horários salvos.');
  await page.getByRole('link', { name: 'Ver quem avisar' }).first().click();
  const row = (mail: RegExp) => page.locator('#fora-do-horario').getByRole('row', { name: mail });
  await expect(row(/telefone/)).toHaveCount(1);
  await page.getByRole('button', { name: /e-mail/ }).click();
  await expect(page.getByRole('status').first()).toContainText('1');
  await expect(row(/mandado/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /e-mail/ })).toHaveCount(0);
  const asking = async () =>
    (await mailsTo(site.mailDir, email)).filter(({ text }) =>
      text?.includes('não atende nesse horário'),
    );
  await expect.poll(async () => (await asking()).length).toBe(1);
  await page.goto('/equipe/agenda/horarios');
  await expect(row(/mandado/)).toHaveCount(1);
});
