import pg from 'pg';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answerStep, answersOfAdult, confirm, expectStep, goOn, pick, radio } from './journey.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

// What a service asks of patients beforehand: set by staff, asked with the time, told with day and hour.

const TIMES = '/agendamento/horario?servico=';
const SHOW = 'Ver os melhores horários';

const RETINA = 'mapeamento-de-retina';
/** For which staff settle something here, where the clinic has it; else the consultation, and what others book. */
const TOPOGRAPHY = 'topografia-corneana';
const REPORTS = 'laudos-especializados';
const orElse = ({ services }: ClinicRecord, wanted: string, other: string) =>
  services.some(({ slug }) => slug === wanted) ? wanted : other;

/** Saves; appointments of other tests may lie before the new days. */
async function save(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: /^Salvar/ }).click();
  const anyway = staff.getByRole('button', { name: 'Salvar assim mesmo' });
  await expect(anyway.or(staff.getByText(/^Salvo:/))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(staff.getByRole('status').first()).toContainText('Salvo');
}

/** Runs SQL as the owner. */
async function rows(site: Site, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const answer = await client.query(text, values);
  await client.end();
  return answer.rows;
}

const answersBy = (site: Site, phone: string) =>
  rows(
    site,
    `select p.arrival, p.lenses, p.fasting, p.companion_name as name
      from appointment_preparations p join appointments a on a.id = p.appointment_id
      join contacts c on c.id = a.contact_id where c.phone_e164 = $1`,
    [`+55${phone}`],
  );

async function finish(page: Page, phone: string): Promise<void> {
  await expectStep(page, 'details');
  await answerStep(page, 'details', answersOfAdult(phone));
  await goOn(page);
  await expectStep(page, 'check');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('who comes alone is shown times with daylight, and who drives is told not to', async ({
      page,
      site,
    }) => {
      const phone = site.newPhone();
      await page.goto(TIMES + RETINA);
      await expect(page.getByRole('group', { name: 'Como o paciente vem?' })).toBeVisible();
      await expect(page.getByText('Não venha dirigindo')).toBeHidden();
      await pick(radio(page, 'Dirigindo'));
      await expect(page.getByText('Não venha dirigindo')).toBeVisible();
      await pick(radio(page, 'Sem companhia: a pé, de ônibus ou de táxi'));
      await page.getByRole('button', { name: SHOW }).click();
      await expect(page).toHaveURL(/rascunho=[\w-]{8}$/);
      await expect(
        page.getByRole('radio', { name: 'Sem companhia: a pé, de ônibus ou de táxi' }),
      ).toBeChecked();
      const soonest = page.locator('.soonest-time');
      await expect(soonest.first()).toContainText('dá para voltar com luz do dia');
      if (javaScriptEnabled) await inspectPage(page, 'preparation');
      await soonest.last().click();
      await finish(page, phone);
      await expect(page.getByText('Sem companhia', { exact: true })).toBeVisible();
      await expect(page.getByText(/Só volte a dirigir depois da/)).toBeVisible();
      await expect(page.getByText('Dá para voltar com luz do dia')).toBeVisible();
      await confirm(page);
      await expectStep(page, 'done');
      await expect(page.getByText(/Só volte a dirigir depois da/)).toBeVisible();
      expect(await answersBy(site, phone)).toMatchObject([{ arrival: 'alone', lenses: null }]);
      await page.getByRole('link', { name: 'Comprovante com letra grande' }).click();
      await expect(page.locator('.voucher')).toContainText('Só volte a dirigir depois');
    });

    test('staff set days without lenses; who wears them is refused before, and told until when', async ({
      page,
      openVisitor,
      site,
      record,
    }) => {
      const service = orElse(record, TOPOGRAPHY, 'consultas-oftalmologicas');
      const staff = await openVisitor({ javaScriptEnabled: false });
      await signIn(staff, site, { role: 'administrator' });
      await staff.goto(`/equipe/agenda/servicos/${service}`);
      await staff.getByLabel('Definir o preparo aqui').check();
      await staff.getByLabel('Sem lentes gelatinosas antes', { exact: true }).fill('9');
      await staff.getByLabel('Sem lentes gelatinosas antes: em horas ou dias').selectOption('dias');
      await staff.getByLabel('Sem lentes rígidas antes', { exact: true }).fill('14');
      await staff.getByLabel('Sem lentes rígidas antes: em horas ou dias').selectOption('dias');
      await save(staff);

      const phone = site.newPhone();
      await expect(async () => {
        await page.goto(TIMES + service);
        await expect(page.getByText('14 dias sem as rígidas')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await page.locator('.soonest-time').first().click();
      const asked = page.getByRole('group', { name: 'O paciente usa lentes de contato?' });
      await expect(asked).toContainText('Diga se o paciente usa lentes de contato.');
      if (javaScriptEnabled) await inspectPage(page, 'lenses');
      await pick(radio(page, 'Gelatinosas'));
      await page.locator('.soonest-time').first().click();
      await expect(page.getByText(/as lentes já deveriam estar fora/).first()).toBeVisible();
      await page.locator('.soonest-time').first().click();
      await finish(page, phone);
      await expect(page.getByText(/Tire as lentes de contato (?:até|agora)/)).toBeVisible();
      await confirm(page);
      await expectStep(page, 'done');
      expect(await answersBy(site, phone)).toMatchObject([{ lenses: 'soft' }]);
    });
  });
}

test('fasting and a companion are promised before booking', async ({ page, site, record }) => {
  const service = orElse(record, REPORTS, RETINA);
  const staff = page;
  await signIn(staff, site, { role: 'administrator' });
  await staff.goto(`/equipe/agenda/servicos/${service}`);
  await staff.getByLabel('Definir o preparo aqui').check();
  await staff.getByLabel('Horas de jejum antes').fill('8');
  await staff.getByLabel('Só com acompanhante adulto').check();
  await save(staff);
  const phone = site.newPhone();
  await expect(async () => {
    await page.goto(`/servicos/${service}`);
    await expect(page.getByText('Jejum de 8 horas').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto(TIMES + service);
  await page.locator('.soonest-time').last().click();
  await finish(page, phone);
  await page.getByLabel('Nome do acompanhante (se já souber)').fill('Rita Reis');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
  await expect(page.getByText('Confirme o jejum.').first()).toBeVisible();
  await expect(page.getByLabel('Nome do acompanhante (se já souber)')).toHaveValue('Rita Reis');
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  await inspectPage(page, 'promises');
  await page.getByRole('checkbox', { name: /sem comer: nada depois/ }).check();
  await page.getByRole('checkbox', { name: /acompanhante adulto/ }).check();
  await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
  await expectStep(page, 'done');
  expect(await answersBy(site, phone)).toMatchObject([{ fasting: true, name: 'Rita Reis' }]);
});
