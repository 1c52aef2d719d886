import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { keepTestimonial, reportIncident, sendPicture } from './guide-acts.ts';
import { fillGuideDemo } from './guide-demo.ts';
import { inviteSomebody, makeAccount, newSetupLink, setUpSecondFactor } from './staff.ts';

// Run by scripts/guide-pictures.js: signs invented people in on its own site and takes the pictures of
// docs/guia-da-equipe.md.

const PICTURES_DIR = join(import.meta.dirname, '../docs/imagens-da-equipe');
const MAX_BYTES = 60_000;
const WIDE = { width: 1280, height: 960 };
const TALL = { width: 1280, height: 1280 };
/** Any article of the list will do. */
const ARTICLE = /catarata/i;
const PHONE = { width: 360, height: 740 };

const [, , executablePath = '', ...args] = process.argv;
const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir });
const browser = await chromium.launch({ executablePath, args });
try {
  await mkdir(PICTURES_DIR, { recursive: true });
  await takePictures(browser);
} finally {
  await browser.close();
  await app.stop();
  await remove();
}

async function takePictures(from: Browser): Promise<void> {
  const { on, protocol, held, surgery } = await fillGuideDemo(app, dataDir);
  const open = async () => {
    const context = await from.newContext({ baseURL: app.url, locale: 'pt-BR', viewport: WIDE });
    return context.newPage();
  };
  const administrator = await open();
  await takeAt(administrator, 'entrar', '/equipe/entrar');
  await makeAccount(administrator, await newSetupLink(app, { DATA_DIR: dataDir }), 'Helena Prado');
  await take(administrator, 'segunda-etapa');
  await setUpSecondFactor(administrator);
  const reception = await open();
  await makeAccount(reception, await inviteSomebody(administrator, 'reception'), 'Rosa Lima');

  const appointment = `/equipe/agenda/agendamento/${protocol}`;
  await takeAt(reception, 'inicio', '/equipe');
  await takeAt(reception, 'busca', '/equipe/buscar?busca=Mrcia');
  await takeAt(reception, 'grade', `/equipe/agenda?dia=${on}&ver=grade`);
  await takeAt(reception, 'mes', `/equipe/agenda?dia=${on}&ver=mes`);
  await takePatient(reception, protocol);
  await takeMovedDay(reception, on);
  await takeAt(reception, 'agenda-do-dia', `/equipe/agenda?dia=${on}`, TALL);
  await takeAt(reception, 'agenda-no-celular', `/equipe/agenda?dia=${on}&ver=grade`, PHONE);
  await takeAt(reception, 'visita', appointment);
  await takeAt(reception, 'mudar-visita', `${appointment}/mudar`);
  await takeAt(reception, 'encaixe', '/equipe/agenda/encaixe');
  await takePhoneDesk(reception);
  await takeAt(reception, 'retorno', `/equipe/agenda/agendamento/${held}/retorno`);
  await takeAt(reception, 'pos-operatorio', `/equipe/agenda/agendamento/${surgery}/pos-operatorio`);
  await takeAt(reception, 'fechamentos', '/equipe/agenda/fechamentos');
  await takeAt(administrator, 'horarios', '/equipe/agenda/horarios');
  await takeAt(reception, 'mensagens', '/equipe/mensagens');
  await takeAt(reception, 'mensagem', '/equipe/mensagens/contato/1');
  await takeAt(administrator, 'conteudo', '/equipe/conteudo', TALL);
  await administrator.getByRole('link', { name: ARTICLE }).first().click();
  await administrator.getByRole('heading', { level: 1 }).waitFor();
  await take(administrator, 'escrever');
  await sendPicture(administrator);
  await takeAt(administrator, 'imagens', '/equipe/conteudo/imagens');
  await keepTestimonial(administrator);
  await takeAt(administrator, 'depoimentos', '/equipe/depoimentos');
  await takeAt(administrator, 'afirmacoes', '/equipe/afirmacoes');
  await reportIncident(administrator);
  await take(administrator, 'incidente');
  await takeAt(administrator, 'privacidade', '/equipe/privacidade');
  await takeAt(administrator, 'numeros', '/equipe/numeros?comparar=anterior', TALL);
  await takeAt(administrator, 'pessoas', '/equipe/pessoas');
}

async function takePatient(page: Page, protocol: string): Promise<void> {
  await page.goto(`/equipe/pacientes?busca=${protocol}`);
  await page.getByRole('main').locator('.patient-list a').first().click();
  await take(page, 'paciente');
}

async function takeMovedDay(page: Page, on: string): Promise<void> {
  await page.goto(`/equipe/agenda/remarcar-dia?dia=${on}`);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL(/quem=/);
  await take(page, 'remarcar-dia');
}

async function takePhoneDesk(page: Page): Promise<void> {
  await page.goto('/equipe/agenda/telefone');
  await page.getByLabel('Nome do paciente').pressSequentially('Márcia');
  await page.getByRole('main').locator('.who-calls li').first().waitFor();
  await take(page, 'quem-liga');
  await page.goto('/equipe/agenda/telefone');
  await page.getByLabel('Nome do paciente').fill('Joaquim Tavares');
  await page.getByLabel('Telefone com DDD').fill('35 99555-0177');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Primeira vaga' }).waitFor();
  await take(page, 'primeira-vaga');
}

async function takeAt(page: Page, name: string, path: string, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await take(page, name);
  await page.setViewportSize(WIDE);
}

/** A picture of the current window, small enough to be read along with the guide. */
async function take(page: Page, name: string): Promise<void> {
  // A window that is still on its way to a page gives no picture.
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  // Flat areas and text: a few colours without loss take less room than many with it.
  const picture = await sharp(await sharp(shot).png({ colours: 48, dither: 0 }).toBuffer())
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  if (picture.length > MAX_BYTES) throw new Error(`${name} has ${picture.length} bytes`);
  await writeFile(join(PICTURES_DIR, `${name}.webp`), picture);
  console.log(`${name}: ${picture.length} bytes`);
}
