import pg from 'pg';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, onlyInOneProject, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

onlyInOneProject();

async function sql(site: Site, text: string) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

test('whose practitioner has left is told to reception, with what can be done', async ({
  page,
  site,
}) => {
  await bookAppointmentInBrowser(page.request, { phone: '35999550181' });
  await sql(site, "update resources set is_active = false where kind = 'practitioner'");
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/confirmacoes');
  await expect(page.getByText('1 agendamento está sem profissional ou com bloqueio')).toBeVisible();
  await inspectPage(page, '/equipe/confirmacoes, without a practitioner');
  await page.getByRole('link', { name: 'Ver quem são' }).click();
  const region = page.getByRole('region', { name: 'Sem profissional' });
  await expect(region.getByRole('link', { name: 'Cancelar' })).toBeVisible();
  await expect(region.getByText('quem atenderia não trabalha aqui nesse dia.')).toBeVisible();
  await inspectPage(page, '/equipe/confirmacoes/lista, without a practitioner');
  await region.getByRole('link', { name: 'Remarcar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remarcar');
  await page.goBack();
  await region.getByRole('link', { name: 'Benedito Alves', exact: true }).click();
  await expect(page.getByText('Lembretes parados: quem atenderia')).toBeVisible();
  await sql(site, "update resources set is_active = true where kind = 'practitioner'");
});

test('who is booked within a closure is kept, or held again, without scripts', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await sql(
    site,
    `insert into closures (resource_id, during, reason)
     select practitioner_id, tstzrange(starts_at, ends_at), 'Congresso' from appointments`,
  );
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe/confirmacoes/lista');
  const region = page.getByRole('region', { name: 'Sem profissional' });
  await expect(region.getByRole('listitem')).toContainText('há um bloqueio nesse horário.');
  const address = await region
    .getByRole('link', { name: 'Benedito Alves', exact: true })
    .getAttribute('href');
  await region.getByRole('button', { name: /^Manter assim e enviar os lembretes: B/ }).click();
  await expect(page.getByRole('status').first()).toContainText('Mantido assim');
  await expect(region).toHaveCount(0);

  await page.goto(address ?? '');
  await expect(page.getByText('Mantido assim pela equipe, e os lembretes saem')).toBeVisible();
  await page.getByRole('button', { name: /^Segurar os lembretes de novo/ }).click();
  await expect(page.getByText('Lembretes parados: há um bloqueio nesse horário.')).toBeVisible();
  await page.getByRole('button', { name: /^Manter assim/ }).click();
  await expect(page.getByText('Mantido assim pela equipe')).toBeVisible();
  await expect(page.getByText(/^Mantido assim, com lembretes por/).first()).toBeAttached();
});
