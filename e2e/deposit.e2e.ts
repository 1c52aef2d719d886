import pg from 'pg';
import { availableSlots } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answersOfAdult, walkTo } from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

// The clinic has its Pix key alone and confirms deposits by its statement.

const SERVICE = 'mapeamento-de-retina';

/** Runs SQL as the owner: what time does, and what is settled on other screens. */
async function sql(site: Site, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The clinic's Pix key, as an administrator settles it, and the deposit, on the screen of the service. */
async function settle(page: Page, site: Site): Promise<void> {
  await signIn(page, site, { role: 'administrator' });
  await sql(
    site,
    `insert into clinic_settings (subject, value, version, changed_at, changed_by)
     select 'payments', '{"pix":{"key":"123e4567-e12b-12d1-a456-426655440000","name":"Clareia Ltda",
       "city":"Pouso Alegre"},"remindDaysBefore":3,"remindDaysAfter":2}', 1, now(), id from staff limit 1
     on conflict (subject) do nothing`,
  );
  await page.goto(`/equipe/agenda/servicos/${SERVICE}`);
  await page.getByLabel('Pedir sinal para marcar pelo site').check();
  await page.getByLabel('Valor do sinal, em reais').fill('50');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Só há a chave Pix da clínica' });
  const saved = page.getByRole('status').filter({ hasText: 'Salvo' });
  await expect(refused.or(saved).first()).toBeVisible();
  if (await refused.isVisible()) {
    await page.getByLabel('Conferimos o sinal pelo extrato').check();
    await page.getByRole('button', { name: 'Salvar' }).click();
  }
  await expect(saved.first()).toBeVisible();
}

/** Walks to the page of the deposit. @returns the phone by which staff find it */
async function toDeposit(page: Page, site: Site): Promise<string> {
  const phone = site.newPhone();
  const answers = answersOfAdult(phone);
  await walkTo(page, 'time', answers);
  await expect(page.getByText('Este horário pede um sinal')).toBeVisible();
  await walkTo(page, 'check', answers);
  await expect(page.getByText(/O sinal é de R\$\s50,00/)).toBeVisible();
  await page.getByLabel(/concord|autoriz|consinto/i).check();
  await page.getByRole('button', { name: 'Ir para o sinal' }).click();
  await expect(heading(page)).toHaveText('Pague o sinal');
  return phone;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The end of the time to pay, as the clock would bring it. */
const timePasses = (site: Site) =>
  sql(
    site,
    `update charges set expires_at = now() - interval '1 minute';
     update holds set expires_at = now() - interval '1 minute'`,
  );

async function receive(staff: Page, phone: string): Promise<void> {
  await staff.goto('/equipe/agenda/sinais');
  await staff
    .getByRole('listitem')
    .filter({ has: staff.locator(`a[href$="${phone}"]`) })
    .getByRole('button', { name: /^Recebi o sinal/ })
    .click();
  await expect(staff.getByRole('status').first()).toContainText('Anotado');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a deposit is paid in time, late, or never', async ({ page, openVisitor, site }) => {
      const staff = await openVisitor({ javaScriptEnabled: false });
      await settle(staff, site);

      // In time.
      const phone = await toDeposit(page, site);
      await expect(page.getByText('O horário ainda não está marcado')).toBeVisible();
      if (javaScriptEnabled) await inspectPage(page, 'deposit');
      await page.getByRole('button', { name: 'Já paguei: conferir' }).click();
      await expect(page.getByRole('status').first()).toContainText('extrato');
      await receive(staff, phone);
      await page.getByRole('button', { name: 'Já paguei: conferir' }).click();
      await expect(heading(page)).toHaveText('Agendamento confirmado');
      await page.getByRole('link', { name: 'Remarcar ou cancelar' }).first().click();
      await expect(page.getByText(/Sinal de R\$\s50,00 pago/)).toBeVisible();

      // Never: the way back to the times keeps the answers.
      await toDeposit(page, site);
      await timePasses(site);
      await page.reload();
      await expect(heading(page)).toHaveText('O prazo do sinal acabou');
      if (javaScriptEnabled) await inspectPage(page, 'deposit expired');
      await page.getByRole('link', { name: 'Escolher outro horário' }).click();
      await expect(heading(page)).toHaveText('Quando?');

      // Late, and the time is gone: another time by one press.
      for (const choice of ['time', 'money'] as const) {
        const visitor = await openVisitor({ javaScriptEnabled });
        const late = await toDeposit(visitor, site);
        await timePasses(site);
        await sql(site, 'delete from holds');
        await sql(
          site,
          `insert into closures (resource_id, during, reason)
           select null, tstzrange(starts_at, starts_at + interval '5 minutes'), 'Curso'
           from deposits order by charge_id desc limit 1`,
        );
        await receive(staff, late);
        await visitor.reload();
        await expect(heading(visitor)).toHaveText('Seu horário não estava mais livre');
        if (javaScriptEnabled) await inspectPage(visitor, 'deposit offered');
        if (choice === 'time') {
          // By keyboard alone.
          const first = visitor.locator('.deposit-times button').first();
          await first.focus();
          await visitor.keyboard.press('Enter');
          await expect(heading(visitor)).toHaveText('Agendamento confirmado');
        } else {
          await visitor.getByRole('button', { name: 'Quero o dinheiro de volta' }).click();
          await expect(heading(visitor)).toHaveText('O sinal será devolvido');
        }
      }
      expect((await availableSlots(page.request)).length).toBeGreaterThan(0);
    });
  });
}
