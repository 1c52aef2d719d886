import type { BrowserContextOptions } from '@playwright/test';
import { leads } from '#app/db/leads-schema.ts';
import { openDatabase } from '#server/database.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { pick, radio } from './journey.ts';
import { signIn } from './staff.ts';

const PATH = '/agendamento-otimizado';
const NAME = 'Zenaide Canária Lima';
let phones = 0;
const newPhone = () => `35 99777-${String(1_000 + ++phones)}`;

type Variant = 'A' | 'B';
type VisitorOf = (variant: Variant, options?: BrowserContextOptions) => Promise<Page>;

/** Which form a browser gets follows from what it is called: others are tried until one gets the wanted form. */
const test = base.extend<{ visitorOf: VisitorOf }>({
  visitorOf: async ({ openVisitor }, use) => {
    await use(async (variant, options) => {
      for (let n = 0; n < 40; n += 1) {
        const page = await openVisitor({ ...options, userAgent: `Mozilla/5.0 (Test ${n})` });
        await page.goto(PATH);
        const shown = await page.locator('input[name=variante]').inputValue();
        if (shown === variant) return page;
        await page.close();
      }
      throw new Error(`nobody is shown form ${variant}`);
    });
  },
});

async function stored(databaseUrl: string, phone: string) {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  const phoneE164 = `+55${phone.replace(/\D/g, '')}`;
  const rows = await db.select().from(leads).finally(close);
  return rows.filter((row) => row.phoneE164 === phoneE164);
}

const send = (page: Page) => page.getByRole('button', { name: 'Pedir horário' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu pedido');

async function fillInPerson(page: Page, phone: string) {
  await page.getByLabel('Seu nome completo').fill(NAME);
  await page.getByLabel('Telefone com DDD').fill(phone);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`form A is sent on one page ${how} JavaScript`, async ({ visitorOf, site }) => {
    const page = await visitorOf('A', { javaScriptEnabled });
    const phone = newPhone();
    await send(page);
    await expect(page).toHaveTitle(/^Erro: /);
    await expect(page.getByRole('alert')).toContainText('Escolha um motivo.');
    await pick(radio(page, 'Olho seco'));
    await fillInPerson(page, phone);
    await page.getByLabel(/Concordo que a/).check();
    await send(page);
    await thanks(page);
    await expect(page.getByText(/A recepção liga para você até/)).toBeVisible();
    expect(page.url()).not.toMatch(/olho-seco|dry-eye|Zenaide|99777-?1/i);
    expect(site.printed()).not.toMatch(/Zenaide|99777-?1|dry-eye/);
    const [lead, ...more] = await stored(site.databaseUrl, phone);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ variant: 'A', name: NAME, reason: 'dry-eye', payer: null });
  });

  test(`form B goes step by step ${how} JavaScript, and back loses nothing`, async ({
    visitorOf,
    site,
  }) => {
    const page = await visitorOf('B', { javaScriptEnabled });
    const phone = newPhone();
    await expect(page.getByText('Passo 1 de 3')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pedido');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Escolha um motivo.');
    await pick(radio(page, 'Glaucoma'));
    await next(page);
    await expect(page.getByText('Passo 2 de 3')).toBeVisible();
    await fillInPerson(page, phone);
    await next(page);
    await expect(page.getByText('Passo 3 de 3')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByLabel('Seu nome completo')).toHaveValue(NAME);
    expect(page.url()).not.toMatch(/glaucoma|Zenaide|99777-?1/i);
    await next(page);
    await pick(radio(page, 'Particular'));
    await page.getByLabel(/Concordo que a/).check();
    await send(page);
    await thanks(page);
    const [lead, ...more] = await stored(site.databaseUrl, phone);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ variant: 'B', reason: 'glaucoma', payer: 'particular' });
  });
}

test('an urgent reason says at once what to do, with the telephone first', async ({
  visitorOf,
  site,
}) => {
  const page = await visitorOf('A');
  const call = page.getByRole('link', { name: /^Ligar agora:/ });
  await expect(call).toBeHidden();
  await pick(radio(page, 'Urgência'));
  await expect(call).toBeVisible();
  const phone = newPhone();
  await fillInPerson(page, phone);
  await page.getByLabel(/Concordo que a/).check();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Leia o que fazer em uma urgência');
  expect(await stored(site.databaseUrl, phone)).toEqual([]);
  await page.getByLabel(/Li o que fazer/).check();
  await send(page);
  await thanks(page);
});

test('a browser that refuses cookies can send form B', async ({ visitorOf, site }) => {
  const page = await visitorOf('B');
  await pick(radio(page, 'Retorno'));
  await next(page);
  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
  await page.context().clearCookies();
  await fillInPerson(page, newPhone());
  await next(page);
  // What was answered in the second step alone is known now.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('O navegador não guardou a sua resposta')).toBeVisible();
  await inspectPage(page, 'form B on one page', { sizes: [] });
  const phone = newPhone();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Escolha como você vai pagar.');
  await pick(radio(page, 'Retorno'));
  await fillInPerson(page, phone);
  await pick(radio(page, 'Particular'));
  await page.getByLabel(/Concordo que a/).check();
  await send(page);
  await thanks(page);
  expect(await stored(site.databaseUrl, phone)).toMatchObject([{ variant: 'B', reason: 'return' }]);
});

test('both forms can be read by everybody', async ({ visitorOf }) => {
  for (const variant of ['A', 'B'] as const) {
    const page = await visitorOf(variant);
    await inspectPage(page, `form ${variant}`);
  }
});

test('staff see the request, book from it by telephone, and it stays tied to the appointment', async ({
  visitorOf,
  page: desk,
  site,
}) => {
  const page = await visitorOf('A');
  const phone = newPhone();
  await pick(radio(page, 'Primeira consulta'));
  await fillInPerson(page, phone);
  await page.getByLabel(/Concordo que a/).check();
  await send(page);
  await thanks(page);
  await signIn(desk, site, { role: 'reception' });
  await desk.goto('/equipe/mensagens');
  await desk.getByRole('link', { name: NAME }).first().click();
  await expect(desk.getByText('Primeira resposta')).toBeVisible();
  await expect(desk.getByText(/^esperando há/)).toBeVisible();
  await desk.getByRole('link', { name: 'Marcar por telefone com estes dados' }).click();
  await expect(desk.getByLabel('Nome', { exact: false }).first()).toHaveValue(NAME);
  expect(desk.url()).toMatch(/pedido=\d+$/);
  await desk
    .getByRole('button', { name: /Mostrar|Ver|Achar|horários/ })
    .first()
    .click();
  await desk.locator('button[name=acao][value=book]').click();
  await expect(desk).toHaveURL(/\/agendamento\/\d{4}-\d{4}\?marcada/);
  const [lead] = await stored(site.databaseUrl, phone);
  expect(lead?.appointmentId).not.toBeNull();
  await desk.goto(`/equipe/mensagens/pedido/${lead?.id}`);
  await expect(desk.getByText('Virou o agendamento')).toBeVisible();
});
