import { chromium } from '@playwright/test';
import { makeInstallation } from './bench/installation.ts';
import { startHostileWordPress } from '#tests/wordpress/hostile-wordpress.ts';
import { signIn } from './e2e/staff.ts';
import { findBrowser, BROWSER_ARGS } from '#scripts/find-browser.ts';
const inst = await makeInstallation();
const wp = await startHostileWordPress();
const app = await inst.start();
console.log('app', app.url, 'wp', wp.url);
const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: [...BROWSER_ARGS] });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  await signIn(page, { url: app.url, databaseUrl: inst.appUrl }, { role: 'administrator' });
  const shot = async (name: string) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `/tmp/source-shots/${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    console.log('shot', name);
  };
  await page.goto(`${app.url}/equipe/conteudo/origem`); await shot('off');
  await page.goto(`${app.url}/equipe/conteudo/origem/ajustes`);
  await page.getByLabel('Endereço do WordPress').fill('http://192.168.0.10');
  await page.getByRole('button', { name: 'Testar o endereço' }).click();
  await page.waitForLoadState(); await shot('refused');
  await page.getByLabel('Endereço do WordPress').fill(wp.url);
  await page.getByLabel('Mostrar no blog os artigos do WordPress').check();
  await page.getByRole('button', { name: 'Testar o endereço' }).click();
  await page.waitForLoadState(); await shot('tested');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForLoadState(); await shot('saved');
  for (let n = 0; n < 30; n += 1) {
    await page.goto(`${app.url}/equipe/conteudo/origem`);
    if (await page.getByText('30 artigos de').count()) break;
    await page.waitForTimeout(1000);
  }
  await shot('state');
  await page.goto(`${app.url}/equipe/conteudo/origem/categorias`); await shot('categories');
  await page.goto(`${app.url}/blog`); await shot('blog');
  await page.goto(`${app.url}/blog/texto-7`); await shot('post');
  wp.behave('failing');
  await page.goto(`${app.url}/equipe/conteudo/origem`);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  for (let n = 0; n < 30; n += 1) {
    await page.goto(`${app.url}/equipe/conteudo/origem`);
    if (await page.getByText('continuam vendo').count()) break;
    await page.waitForTimeout(1000);
  }
  await shot('failing');
} catch (error) { console.log(error); }
console.log(app.output().slice(-3000));
await browser.close(); await wp.stop(); await inst.end();
