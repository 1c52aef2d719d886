import pg from 'pg';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

test('whose practitioner has left is told to reception, with what can be done', async ({
  page,
  site,
}) => {
  await bookAppointmentInBrowser(page.request, { phone: '35999550181' });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query("update resources set is_active = false where kind = 'practitioner'");
  await client.end();
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/confirmacoes');
  await expect(page.getByText('1 agendamento está sem profissional')).toBeVisible();
  await inspectPage(page, '/equipe/confirmacoes, without a practitioner');
  await page.getByRole('link', { name: 'Ver quem são' }).click();
  const region = page.getByRole('region', { name: 'Sem profissional' });
  await expect(region.getByRole('link', { name: 'Cancelar' })).toBeVisible();
  await inspectPage(page, '/equipe/confirmacoes/lista, without a practitioner');
  await region.getByRole('link', { name: 'Remarcar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remarcar');
  await page.goBack();
  await region.getByRole('link', { name: 'Benedito Alves', exact: true }).click();
  await expect(page.getByText('Sem profissional: quem atenderia')).toBeVisible();
});
