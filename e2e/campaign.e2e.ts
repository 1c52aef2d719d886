import { eq } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { openDatabase } from '#server/database.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answerStep, answersOfAdult, chooseTime, emailOf, expectStep, goOn } from './journey.ts';
import { clinicMailsAbout, mailsTo } from './mails.ts';
import type { Site } from './sites.ts';
import { signIn } from './staff.ts';

const PATH = '/campanha/outubro-olho-seco';
/** Why a test of the campaign that a record brings is not for every clinic. */
const NO_CAMPAIGN = 'the clinic begins without a campaign';
const CODE = 'OLHOS EM OUTUBRO';
const GIVES = 'Desconto na avaliação de olho seco';

/** Gives the campaign of the record other days, counted from today, and waits until the site has them. */
async function runs(page: Page, site: Site, from: number, until: number) {
  const today = wallClockOf(new Date()).on;
  const { db, close } = openDatabase(site.databaseUrl, { maxConnections: 1, onError: () => {} });
  try {
    const [found] = await db.select().from(campaigns);
    const set = {
      startsOn: addDays(today, from),
      endsOn: addDays(today, until),
      isYearly: false,
      version: (found?.version ?? 0) + 1,
    };
    await db
      .update(campaigns)
      .set(set)
      .where(eq(campaigns.id, found?.id ?? 0));
    await announcePagesChanged(db);
  } finally {
    await close();
  }
  const words = from > 0 ? /começa em/ : until < 0 ? /terminou em/ : /acontecendo/;
  await expect(async () => {
    await page.goto(PATH);
    await expect(page.locator('#agora')).toHaveText(words, { timeout: 1_000 });
  }).toPass();
}

test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test(`the code goes from the campaign's page to mail and staff ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openVisitor,
    page: desk,
    site,
    record,
  }) => {
    test.skip(!record.campaigns?.length, NO_CAMPAIGN);
    const page = await openVisitor({ javaScriptEnabled });
    await runs(page, site, -1, 30);
    if (javaScriptEnabled) await inspectPage(page, PATH);
    await expect(page.getByText(CODE, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Marcar com o código' }).click();
    await expectStep(page, 'time');
    await chooseTime(page);
    await goOn(page);
    await expectStep(page, 'details');
    await expect(page.getByLabel('Código de campanha (se tiver)')).toHaveValue(/olhos.em.outubro/i);
    const phone = javaScriptEnabled ? '35995550161' : '35995550162';
    await answerStep(page, 'details', answersOfAdult(phone));
    await goOn(page);
    await expectStep(page, 'check');
    await expect(page.getByText(`${CODE}: ${GIVES}`)).toBeVisible();
    await page.getByLabel(/Concordo|concordo/).check();
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click();
    await expectStep(page, 'done');
    await expect(page.getByText(`${CODE}: ${GIVES}`)).toBeVisible();
    const protocol =
      /\d{4}-\d{4}/.exec((await page.locator('.done-protocol').textContent()) ?? '')?.[0] ?? '';
    await expect.poll(async () => (await mailsTo(site.mailDir, emailOf(phone))).length).toBe(1);
    const [mail] = await mailsTo(site.mailDir, emailOf(phone));
    expect(mail?.text).toContain(CODE);
    await expect.poll(async () => (await clinicMailsAbout(site.mailDir, protocol)).length).toBe(1);
    const [copy] = await clinicMailsAbout(site.mailDir, protocol);
    expect(copy?.text).toContain(CODE);
    await page.goto('/meu-agendamento/comprovante');
    await expect(page.getByText(`${CODE}: ${GIVES}`)).toBeVisible();
    await signIn(desk, site, { role: 'editor' });
    await desk.goto('/equipe/campanhas');
    await expect(desk.getByText(/agendamentos? com o código/)).toBeVisible();
  });
}

test('a code may be typed, and a wrong one is said at its field', async ({
  page,
  site,
  record,
}) => {
  test.skip(!record.campaigns?.length, NO_CAMPAIGN);
  await runs(page, site, -1, 30);
  const answers = answersOfAdult('35995550163', { service: 'Mapeamento de retina' });
  await page.goto('/agendamento/horario?servico=mapeamento-de-retina');
  await chooseTime(page);
  await goOn(page);
  await expectStep(page, 'details');
  const field = page.getByLabel('Código de campanha (se tiver)');
  await expect(field).toBeHidden();
  await page.getByText('Tem um código de campanha?').click();
  await answerStep(page, 'details', answers);
  await field.fill('NUNCA DITO');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Não conhecemos este código.');
  await field.fill(CODE);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Este código vale só para: ');
  await field.fill('');
  await goOn(page);
  await expectStep(page, 'check');
});

test('before and after its days the page says when, shows no code and offers the questionnaire', async ({
  page,
  site,
  record,
}) => {
  test.skip(!record.campaigns?.length, NO_CAMPAIGN);
  for (const [from, until] of [
    [5, 9],
    [-9, -5],
  ] as const) {
    await runs(page, site, from, until);
    await expect(page.getByText(CODE, { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Conhecer o questionário' })).toBeVisible();
    await page.goto('/agendamento?codigo=OLHOS-EM-OUTUBRO');
    await expect(page.getByText(/Você pode marcar sem o código\./)).toBeVisible();
    await page.goto('/agendamento/horario?servico=mapeamento-de-retina');
    await chooseTime(page);
    await goOn(page);
    await expectStep(page, 'details');
    await expect(page.getByText('Tem um código de campanha?')).toBeHidden();
    await page.context().clearCookies();
  }
});

test('staff make another campaign on screen, and visitors book with its code', async ({
  page: desk,
  openVisitor,
  site,
  record,
}) => {
  const inEnglish = record.locales.includes('en-US');
  const today = wallClockOf(new Date()).on;
  await signIn(desk, site, { role: 'editor' });
  await desk.goto('/equipe/campanhas');
  await desk.getByRole('link', { name: 'Fazer uma campanha' }).click();
  // What is missing is told at each field, and nothing typed is lost.
  await desk.getByLabel('Endereço da página').fill('mes-da-visao');
  await desk.getByRole('button', { name: 'Salvar e pôr no site' }).click();
  await expect(desk).toHaveTitle(/^Erro: /);
  await expect(desk.getByRole('alert')).toContainText(
    `Passo 3, em ${inEnglish ? 'inglês' : 'português'}: escreva um texto de até 400 letras.`,
  );
  await expect(desk.getByLabel('Endereço da página')).toHaveValue('mes-da-visao');
  await inspectPage(desk, 'the form of a campaign, refused', { sizes: [] });
  await desk.getByLabel('Código', { exact: true }).fill('visão em dia');
  await desk.getByLabel('O que o código dá', { exact: true }).fill('10% de desconto na consulta');
  if (inEnglish)
    await desk.getByLabel('O que o código dá, em inglês').fill('A 10% discount on the appointment');
  await desk.getByRole('checkbox', { name: 'Consulta oftalmológica' }).check();
  for (const [title, on] of [
    ['Primeiro dia', today],
    ['Último dia', addDays(today, 20)],
  ] as const) {
    const day = desk.getByRole('group', { name: title, exact: true });
    const [year = '', month = '', date = ''] = on.split('-');
    await day.getByLabel('Dia', { exact: true }).fill(date);
    await day.getByLabel('Mês').fill(month);
    await day.getByLabel('Ano').fill(year);
  }
  for (const language of ['português', ...(inEnglish ? ['inglês'] : [])]) {
    const texts = desk.getByRole('region', { name: `Textos em ${language}` });
    await texts.getByLabel('Título').first().fill(`Mês da visão, ${language}`);
    await texts.getByLabel('Chamada').fill('Neste mês, a clínica fala da visão.');
    for (const group of await texts.getByRole('group').all()) {
      await group.getByLabel('Título').fill('Um exame por ano');
      await group.getByLabel('Texto').fill('Quem examina os olhos todo ano cuida melhor deles.');
    }
  }
  await desk.getByRole('button', { name: 'Salvar e pôr no site' }).click();
  await expect(desk).toHaveURL(/\/equipe\/campanhas\/\d+\?publicada$/);
  const visitor = await openVisitor();
  await visitor.goto('/campanha/mes-da-visao');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mês da visão, português');
  await expect(visitor.getByText('VISÃO EM DIA', { exact: true })).toBeVisible();
  await visitor.getByRole('link', { name: 'Marcar com o código' }).click();
  await expectStep(visitor, 'time');
  await chooseTime(visitor);
  await goOn(visitor);
  await expectStep(visitor, 'details');
  await expect(visitor.getByLabel('Código de campanha (se tiver)')).toHaveValue(/vis.o.em.dia/i);
});
