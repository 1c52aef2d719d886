import pg from 'pg';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

const line = (page: Page) => page.locator('#preparo').getByRole('button').first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a patient ticks what they have done, and takes a consent back', async ({
      page,
      site,
    }) => {
      const booked = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
      await page.goto(booked.manageUrl);
      await expect(line(page)).toHaveAttribute('aria-pressed', 'false');
      if (javaScriptEnabled) await inspectPage(page, 'own page');
      await line(page).click();
      await expect(page).toHaveURL(/\/meu-agendamento#linha-/);
      await expect(line(page)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(line(page)).toHaveAttribute('aria-pressed', 'true');
      await page.getByText('O que você autorizou').click();
      await page.getByRole('button', { name: 'Retirar a autorização' }).click();
      await expect(page.getByText(/^Retirado em /)).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'own page after a consent was taken back');
    });
  });
}

test('the desk notes a return, calls, and the link of the message books it', async ({
  page,
  site,
}) => {
  const booked = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    "update appointments set attendance = 'done', attendance_at = now() where protocol = $1",
    [booked.protocol],
  );
  await signIn(page, site, { role: 'reception' });
  await page.goto(`/equipe/agenda/agendamento/${booked.protocol}`);
  await page.getByText('Anotar volta ou exame').click();
  await inspectPage(page, 'recommend a return');
  await page.getByText('7 dias', { exact: true }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/: falta marcar$/)).toBeVisible();
  await client.query("update recommendations set created_at = created_at - interval '5 days'");
  await page.goto('/equipe/agenda/voltas');
  await expect(page.getByRole('button', { name: 'Não atende' })).toBeVisible();
  await inspectPage(page, 'voltas');
  const href = await page.getByRole('link', { name: /^WhatsApp com o link/ }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hora de marcar o retorno');
  await inspectPage(page, 'recommended');
  await page
    .getByRole('button', { name: /^Marcar / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Marque a autorização');
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: /^Marcar / })
    .first()
    .click();
  await expect(page.getByText('Horário marcado')).toBeVisible();
  await client.end();
});
