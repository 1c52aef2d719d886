import { createHash } from 'node:crypto';
import { openDatabase } from '#server/database.ts';
import { settlePayments } from '#tests/payments.ts';
import { expect, type Page, test } from './fixtures.ts';
import { axeFaults, inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { mailsTo } from './mails.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const CUSTOMER = { name: 'Zuleide Canária Quaresma', cpf: '529.982.247-25' };
let count = 0;

/** The clinic takes Pix. */
async function takePix({ databaseUrl }: Site): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  await settlePayments({ db });
  await pool.query(`select pg_notify('pages', '')`);
  await close();
}

/** All that analytics and the limits have counted. */
async function countedIn({ databaseUrl }: Site): Promise<string> {
  const { pool, close } = openDatabase(databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  const tables = ['event_counts', 'rate_limits', 'last_hits', 'client_errors'];
  const rows = [];
  for (const table of tables) rows.push((await pool.query(`select * from ${table}`)).rows);
  await close();
  return JSON.stringify(rows);
}

/** For the orders that there are. */
async function aMonthPasses({ databaseUrl }: Site): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, {
    maxConnections: 1,
    onError: () => undefined,
  });
  await pool.query("update orders set ordered_at = ordered_at - interval '30 days'");
  await close();
}

const LINK = /https?:\/\/[^\s"<>]+\/minha-assinatura\/[\w-]{43}/;

/** Before a page is typed into: its program has started, where it has one. */
async function touchable(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) await untilStarted(page);
}

/** What only insurance has; the notice says that a plan is none, and is cut out first. */
const INSURANCE =
  /\b(?:segur(?:os?|ad[oa]s?|adoras?)|apólices?|coberturas?|cobert[oa]s?|prêmios?|sinistros?|indeniza\p{L}*|carências?|beneficiári\p{L}*|franquias?|rede credenciada|mensalidades?)\b/iu;
const NOTICE = /Não é plano de saúde nem seguro\.[^.]*\.[^.]*\./g;

async function expectNoInsurance(page: Page): Promise<void> {
  const texts = page.locator(
    'main :is(h1, h2, h3, p, li, th, td, dt, dd, label, legend, a, button)',
  );
  const words = (await texts.allTextContents()).join('\n');
  expect(INSURANCE.exec(words.replace(NOTICE, ''))?.[0], page.url()).toBeUndefined();
}

const status = (page: Page) => page.getByRole('main').getByRole('status');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page, name = 'Continuar') => page.getByRole('button', { name }).click();

/** From the choice of plans to the contract in short. */
async function walkToContract(page: Page, site: Site, hasScript = true) {
  count += 1;
  const phone = site.newPhone();
  const email = `zuleide.canaria.${Date.now()}.${count}@example.org`;
  await page.goto('/assine?plano=padrao');
  await touchable(page, hasScript);
  await expectNoInsurance(page);
  await page.getByRole('button', { name: 'Contratar o plano Padrão', exact: true }).click();
  await expect(heading(page)).toHaveText('Quem vai assinar');
  await touchable(page, hasScript);
  await page.getByLabel('Nome completo').fill(CUSTOMER.name);
  await page.getByLabel('CPF').fill('529.982.247-26');
  await page.getByLabel('Telefone com DDD').fill(phone);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await expectNoInsurance(page);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Esse CPF não confere');
  await expect(page.getByLabel('Nome completo')).toHaveValue(CUSTOMER.name);
  await touchable(page, hasScript);
  await page.getByLabel('CPF').fill(CUSTOMER.cpf);
  await expectNoInsurance(page);
  await goOn(page);
  await expect(heading(page)).toHaveText('Onde entregar');
  await touchable(page, hasScript);
  await page.getByLabel('CEP').fill('01001-000');
  await page.getByLabel('Rua, avenida ou outro').fill('Rua do Periquito');
  await page.getByLabel('Número').fill('77');
  await page.getByLabel('Bairro').fill('Centro');
  await page.getByLabel('Cidade', { exact: true }).fill('São Paulo');
  await page.getByLabel('Estado', { exact: true }).selectOption('SP');
  await expectNoInsurance(page);
  await goOn(page);
  await expect(heading(page)).toHaveText('Receita e pagamento');
  await touchable(page, hasScript);
  await page.getByLabel('Ainda não, preciso de uma consulta').press('Space');
  await page.getByLabel('Em 12 parcelas').press('Space');
  await expectNoInsurance(page);
  await goOn(page);
  await expect(heading(page)).toHaveText('Confira o contrato antes de assinar');
  await expectNoInsurance(page);
  return { email, phone };
}

async function sign(page: Page, hasScript = true): Promise<string> {
  await touchable(page, hasScript);
  await expect(page.getByLabel('Li o resumo do contrato')).not.toBeChecked();
  await page.getByLabel('Li o resumo do contrato').press('Space');
  await page.getByRole('button', { name: 'Contratar', exact: true }).click();
  await expect(heading(page)).toHaveText('Assinatura feita');
  const words = (await page.getByRole('main').textContent()) ?? '';
  return /L\d{4}-\d{4}/.exec(words)?.[0] ?? '';
}

async function mailsOf(site: Site, email: string, atLeast: number) {
  await expect.poll(async () => (await mailsTo(site.mailDir, email)).length).toBe(atLeast);
  return mailsTo(site.mailDir, email);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a plan is chosen, its contract accepted, and withdrawn from by one button', async ({
      page,
      site,
    }) => {
      await takePix(site);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const { email, phone } = await walkToContract(page, site, javaScriptEnabled);
      const main = page.getByRole('main');
      for (const words of [/1\.799,88/, '7 dias para desistir', 'Cancelar depois', 'CNPJ'])
        await expect(main).toContainText(words);
      await touchable(page, javaScriptEnabled);
      await page.getByRole('button', { name: 'Contratar', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('marque que leu e aceita');
      const protocol = await sign(page, javaScriptEnabled);
      expect(page.url()).not.toMatch(/zuleide|529\.?982|periquito/i);
      // The button pressed again leads to the same order.
      await page.goto('/assine/conferir');
      await expect(main).toContainText(protocol);
      await expect(page.getByRole('link', { name: 'Ver horários do exame' })).toBeVisible();

      const [ordered] = await mailsOf(site, email, 1);
      const [file] = ordered?.attachments ?? [];
      const content = file?.content ?? '';
      const bytes = typeof content === 'string' ? content : new Uint8Array(content);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(ordered?.text).toContain(sha256);
      const link = LINK.exec(ordered?.text ?? '');

      await page.context().clearCookies();
      await page.goto('/minha-assinatura');
      await expect(heading(page)).toHaveText('Abra o link do seu e-mail');
      await page.goto(link?.[0] ?? '');
      await expect(page).toHaveURL(`${site.url}/minha-assinatura`);
      await expect(main).toContainText(sha256);
      await expect(page.getByRole('link', { name: /^Pagar/ })).toHaveCount(12);
      await expectNoInsurance(page);

      await page.getByRole('link', { name: 'Alterar o endereço' }).click();
      await expect(heading(page)).toHaveText('Mudar o endereço de entrega');
      await touchable(page, javaScriptEnabled);
      await page.getByLabel('Número').fill('78');
      await page.getByRole('button', { name: 'Salvar o endereço' }).click();
      await expect(status(page)).toContainText('O endereço foi mudado');
      await expect(main).toContainText('Rua do Periquito, 78');

      await page.getByRole('link', { name: 'Desistir' }).click();
      await expect(heading(page)).toHaveText('Desistir da assinatura?');
      await page.goto('/minha-assinatura');
      await expect(main).toContainText('Esperando a receita');
      await page.getByRole('link', { name: 'Desistir' }).click();
      await expect(heading(page)).toHaveText('Desistir da assinatura?');
      await touchable(page, javaScriptEnabled);
      await page.getByRole('button', { name: 'Desistir' }).click();
      await expect(status(page)).toContainText('Recebemos a sua desistência');
      await expect(page.getByRole('link', { name: /^Pagar/ })).toHaveCount(0);
      const mails = await mailsOf(site, email, 2);
      expect(mails.at(-1)?.subject).toContain(protocol);
      const digits = phone.replace(/\D/g, '');
      const canary = new RegExp(
        `52998224725|529\\.982|zuleide|periquito|01001-?000|${digits}`,
        'i',
      );
      for (const written of [site.printed(), asked.join('\n'), await countedIn(site)])
        expect(written).not.toMatch(canary);
    });
  });
}

test('each screen of the way can be read by everybody', async ({ page, site }) => {
  await takePix(site);
  await page.goto('/assine?plano=basico');
  await inspectPage(page, '/assine, open');
  await walkToContract(page, site);
  expect(await axeFaults(page)).toEqual([]);
  await inspectPage(page, '/assine/conferir');
  await page.goto('/assine/dados');
  await touchable(page, true);
  await page.getByLabel('CPF').fill('');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Informe o CPF');
  await inspectPage(page, '/assine/dados, refused');
  await page.goto('/assine/entrega');
  await touchable(page, true);
  await page.getByLabel('CEP').fill('');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('CEP');
  await inspectPage(page, '/assine/entrega, refused');
  await page.goto('/assine/receita');
  await inspectPage(page, '/assine/receita');
  await page.goto('/assine/conferir');
  await sign(page);
  await inspectPage(page, '/assine/obrigado, ordered');
  await page.goto('/minha-assinatura');
  await inspectPage(page, '/minha-assinatura, open');
  await page.goto('/minha-assinatura/desistir');
  await inspectPage(page, 'withdrawing');
  await aMonthPasses(site);
  await page.goto('/minha-assinatura/desistir');
  await expect(heading(page)).toHaveText('Cancelar a assinatura?');
  await expect(status(page)).toContainText('O prazo para desistir já passou');
  await inspectPage(page, 'cancelling');
  await page.getByRole('button', { name: 'Cancelar a assinatura' }).click();
  await expect(status(page)).toContainText('A assinatura foi cancelada');
});

test('the contract is signed by keyboard alone', async ({ page, site }) => {
  await takePix(site);
  await walkToContract(page, site);
  await page.getByLabel('Li o resumo do contrato').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Contratar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Assinatura feita');
});

for (const javaScriptEnabled of [true, false])
  test(`staff see what is due, mark it and cancel, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    page,
    site,
  }) => {
    await takePix(site);
    const { email } = await walkToContract(page, site);
    const protocol = await sign(page);
    const desk = await openVisitor({ javaScriptEnabled });
    await signIn(desk, site, { role: 'reception' });
    await desk.goto('/equipe/assinaturas');
    await expect(desk.getByRole('row', { name: protocol })).toContainText('Conferir a receita');
    if (javaScriptEnabled) expect(await axeFaults(desk)).toEqual([]);
    await desk.getByRole('link', { name: protocol }).click();
    await expect(heading(desk)).toContainText(protocol);
    await touchable(desk, javaScriptEnabled);
    await desk.getByRole('button', { name: 'Receita conferida' }).click();
    await expect(status(desk)).toContainText('Feito.');
    await touchable(desk, javaScriptEnabled);
    await desk.getByRole('button', { name: 'Marcar como feitas' }).click();
    await expect(desk.getByRole('alert')).toContainText('Marque pelo menos uma entrega');
    await touchable(desk, javaScriptEnabled);
    await desk.getByRole('checkbox').first().press('Space');
    await desk.getByRole('button', { name: 'Marcar como feitas' }).click();
    await expect(desk.getByRole('main')).toContainText('feita em');
    await touchable(desk, javaScriptEnabled);
    await desk.getByLabel('Nota nova').fill('Prefere receber de manhã.');
    await desk.getByRole('button', { name: 'Salvar a nota' }).click();
    await expect(desk.getByRole('main')).toContainText('Prefere receber de manhã.');
    if (javaScriptEnabled) await inspectPage(desk, 'order of staff');

    // The mail did not arrive: its address was wrong.
    await touchable(desk, javaScriptEnabled);
    await desk.getByLabel('E-mail', { exact: true }).fill('zuleide@');
    await desk.getByRole('button', { name: 'Salvar e mandar o link de novo' }).click();
    await expect(desk.getByRole('alert')).toContainText('Informe um e-mail completo');
    await expect(desk.getByLabel('E-mail', { exact: true })).toHaveValue('zuleide@');
    await touchable(desk, javaScriptEnabled);
    const right = email.replace('@', '.certo@');
    await desk.getByLabel('E-mail', { exact: true }).fill(right);
    await desk.getByRole('button', { name: 'Salvar e mandar o link de novo' }).click();
    await expect(status(desk)).toContainText('Feito.');
    const [again] = await mailsOf(site, right, 1);
    const link = LINK.exec(again?.text ?? '')?.[0] ?? '';
    expect(again?.attachments).toHaveLength(1);
    await page.goto('/minha-assinatura');
    await expect(heading(page)).toHaveText('Abra o link do seu e-mail');
    await page.goto(link);
    await expect(heading(page)).toContainText(protocol);

    await desk.getByRole('link', { name: 'Cancelar pela pessoa' }).click();
    await expect(heading(desk)).toContainText('Encerrar a assinatura');
    if (javaScriptEnabled) await inspectPage(desk, 'closing an order');
    await touchable(desk, javaScriptEnabled);
    await desk.getByRole('button', { name: 'Cancelar a assinatura' }).click();
    await expect(desk.getByRole('main')).toContainText('Cancelada');
    await page.goto('/minha-assinatura');
    await expect(status(page)).toContainText('cancelada');
  });

test('an administrator takes the plans from the site; who has one still manages it', async ({
  openVisitor,
  page,
  site,
}) => {
  await takePix(site);
  await walkToContract(page, site);
  await sign(page);
  const admin = await openVisitor();
  await signIn(admin, site, { role: 'administrator' });
  await admin.goto('/equipe/assinaturas/precos');
  await untilStarted(admin);
  await admin.getByRole('button', { name: 'Tirar os planos do site' }).click();
  await expect(status(admin)).toContainText('Salvo.');
  for (const path of ['/assine', '/planos', '/pagamentobasico', '/assine/dados'])
    expect((await page.request.get(path)).status()).toBe(404);
  await page.goto('/minha-assinatura');
  await expect(page.getByRole('main')).toContainText('Esperando a receita');
  // What was signed can be left, also while nothing is offered.
  await page.getByRole('link', { name: 'Desistir' }).click();
  await expect(heading(page)).toHaveText('Desistir da assinatura?');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Desistir' }).click();
  await expect(status(page)).toContainText('Recebemos a sua desistência');
  await untilStarted(admin);
  await admin.getByRole('button', { name: 'Mostrar os planos no site' }).click();
  await expect(status(admin)).toContainText('Salvo.');
  expect((await page.request.get('/assine')).status()).toBe(200);
});
