import type { Locator } from '@playwright/test';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { ClinicWords } from './clinic-words.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { signIn } from './staff.ts';

// Who changed what and when, and the way back by the ordinary form.

const SERVICE = '/equipe/agenda/servicos/consultas-oftalmologicas';

/** Sends the form of a service, and once more where it tells of consequences first. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Salvar assim mesmo' });
  const saved = page.getByText(/^Salvo/);
  await expect(anyway.or(saved).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(saved.first()).toBeVisible();
}

test('a length goes back by the ordinary form, without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, site, { role: 'administrator', name: 'Lúcia Campos' });
  for (const minutes of ['45', '30']) {
    await page.goto(SERVICE);
    await page.getByLabel('Duração, em minutos', { exact: true }).fill(minutes);
    await save(page);
  }
  await page.goto(SERVICE);
  await page.getByRole('link', { name: 'Histórico', exact: true }).click();
  await expect(page).toHaveURL(/historico$/);
  const changes = page.locator('.change-history > li');
  await expect(changes.first()).toContainText(/Lúcia Campos.*Duração: de 45 minutos/s);
  await changes
    .nth(1)
    .getByRole('link', { name: /^Voltar a esta versão/ })
    .click();
  await expect(page.getByText('O formulário mostra uma versão antiga')).toBeVisible();
  const length = page.getByLabel('Duração, em minutos', { exact: true });
  await expect(length).toHaveValue('45');
  await page.getByRole('link', { name: 'Ver como está agora' }).click();
  await expect(length).toHaveValue('30');
  await page.goBack();
  await save(page);
  await page.goto(SERVICE);
  await expect(length).toHaveValue('45');
  await context.close();
});

type Clinic = { words: ClinicWords; record: ClinicRecord };
type Form = {
  path: string;
  /** The field that is changed, what it is made first, and what after that. */
  field: (page: Page) => Locator;
  values: readonly [string, string];
  /** Makes the field something that can be typed into, and what stands beside it of its kind. */
  open?: (page: Page) => Promise<void>;
  /** Sends the form. */
  send: (page: Page) => Promise<void>;
};
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

/** Also tried without scripts. */
const IN_TWO_STEPS = 'the hours of a person';
const FORMS: Record<string, (clinic: Clinic) => Form> = {
  [IN_TWO_STEPS]: ({ words: { doctor } }) => ({
    path: `/equipe/agenda/horarios?quem=${doctor.slug}`,
    field: (page) => page.getByLabel('Fecha, sexta'),
    values: ['17:00', '15:00'],
    open: async (page) => {
      await page.getByLabel('Abre, sexta').fill('13:00');
      for (const part of ['Pausa', 'Volta']) await page.getByLabel(`${part}, sexta`).fill('');
    },
    send: async (page) => {
      await press('Conferir')(page);
      await press('Salvar horários')(page);
    },
  }),
  'the copies of a message': ({ record: { domain } }) => ({
    path: '/equipe/clinica/mensagens',
    field: (page) => page.getByLabel(/recebe um aviso de “Agendamento confirmado”/),
    values: [`primeira@${domain}`, `segunda@${domain}`],
    open: async (page) => {
      const group = page.getByRole('region', { name: 'Consulta', exact: true });
      await group.locator('summary').first().click();
      await group.getByText('Quando alguém marca → confirmação').click();
    },
    send: press('Salvar'),
  }),
  'the days of a payment': () => ({
    path: '/equipe/pagamentos/ajustes',
    field: (page) => page.getByLabel('Lembrar quantos dias antes do vencimento'),
    values: ['7', '4'],
    send: press('Salvar'),
  }),
  'the reminders of a service': () => ({
    path: '/equipe/agenda/lembretes',
    field: (page) => page.getByLabel(/^Pedir confirmação \(dias antes\)/).first(),
    values: ['7, 3', '5'],
    send: async (page) => {
      await press('Salvar')(page);
      await press('Salvar assim')(page);
    },
  }),
};

for (const [what, formOf] of Object.entries(FORMS))
  for (const javaScriptEnabled of what === IN_TWO_STEPS ? [true, false] : [true])
    test(`${what} lead back by the form, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      openVisitor,
      site,
      words,
      record,
    }) => {
      const { path, field, values, open, send } = formOf({ words, record });
      const [former, latest] = javaScriptEnabled ? values : [values[1], values[0]];
      const page = await openVisitor({ javaScriptEnabled });
      await signIn(page, site, { role: 'administrator', name: 'Lúcia Campos' });
      for (const value of [former, latest]) {
        await page.goto(path);
        await open?.(page);
        await field(page).fill(value);
        await send(page);
        await expect(page.getByText(/[Ss]alv[oa]s?[.:]/).first()).toBeVisible();
      }
      const changes = page.locator('.change-history > li');
      await expect(changes.first()).toContainText('Lúcia Campos');
      const wayBack = { name: /^Voltar a est/ };
      await expect(changes.first().getByRole('link', wayBack)).toHaveCount(0);
      await changes.nth(1).getByRole('link', wayBack).click();
      await expect(page.getByText('O formulário mostra uma versão antiga')).toBeVisible();
      await expect(field(page)).toHaveValue(former);
      if (javaScriptEnabled) await inspectPage(page, `${path} as it was`);
      // Nobody has saved anything by that.
      await page.getByRole('link', { name: 'Ver como está agora' }).click();
      await expect(field(page)).toHaveValue(latest);
      await expect(changes.first().getByRole('link', wayBack)).toHaveCount(0);
      await page.goBack();
      await send(page);
      await expect(field(page)).toHaveValue(former);
      await page.goto(path);
      await expect(field(page)).toHaveValue(former);
      await expect(changes.first()).toContainText('Lúcia Campos');
    });

test('the histories can be read and used by everybody', async ({ page, site }) => {
  await signIn(page, site, { role: 'administrator', name: 'Lúcia Campos' });
  await page.goto('/equipe/clinica/identidade');
  for (const words of ['Ver de perto.', 'Ver de longe.']) {
    await page.goto('/equipe/clinica/identidade');
    await page
      .getByLabel(/^Frase da clínica/)
      .first()
      .fill(words);
    await page.getByRole('button', { name: 'Conferir' }).last().click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText(/^Salvo/).first()).toBeVisible();
  }
  await page.goto('/equipe/clinica/identidade/historico');
  await expect(page.locator('.change-history > li').first()).toContainText('Ver de longe.');
  await inspectPage(page, '/equipe/clinica/identidade/historico');
  await page.goto(`${SERVICE}/historico`);
  await inspectPage(page, `${SERVICE}/historico`);
  await page.goto('/equipe/clinica/identidade?como=1');
  await expect(page.getByText('O formulário mostra uma versão antiga')).toBeVisible();
  await inspectPage(page, '/equipe/clinica/identidade?como=1');
});
