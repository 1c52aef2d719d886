import type { Page } from '@playwright/test';
import { anImage } from '#app/features/images/test-images.ts';
import { unreadableWords } from './contrast-of-pixels.ts';
import { expect, test } from './fixtures.ts';
import { inspectPage, SCHEMES } from './inspect-page.ts';
import { signIn } from './staff.ts';
import { token } from './token-colour.ts';

const PAGE = '/equipe/clinica/marca';
const LOOKS = [{ colorScheme: 'light', contrast: 'no-preference' }, ...SCHEMES] as const;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><script>alert(1)</script><path d="M10 90 60 10l50 80Z" fill="#0b4f6c" onclick="alert(1)"/><circle cx="200" cy="50" r="40" fill="#01baef"/></svg>';

const COLOURS = {
  'Cor principal': '#0b2f63',
  'Cor dos botões': '#0a5c3b',
  'Cor de destaque': '#f2c14e',
};

async function choose(page: Page, colours: Partial<typeof COLOURS>) {
  await page.getByLabel('Usar as cores que vêm com o site').uncheck();
  for (const [label, colour] of Object.entries(colours)) await page.getByLabel(label).fill(colour);
}

test('three colours are looked at, put on the site, and are on every page at once', async ({
  page,
  site,
  openVisitor,
}) => {
  await signIn(page, site, { role: 'administrator' });
  const visitor = await openVisitor();
  await visitor.goto('/servicos');
  expect(await token(visitor, 'band')).toBe('rgb(18, 63, 60)');

  await page.goto(PAGE);
  await choose(page, COLOURS);
  await page.getByText('Litoral', { exact: true }).click();
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByRole('img', { name: 'Amostra: De noite' })).toBeVisible();
  await visitor.goto('/servicos');
  expect(await token(visitor, 'band')).toBe('rgb(18, 63, 60)');
  await expect(page.getByLabel('Cor principal')).toHaveValue(COLOURS['Cor principal']);

  await page.getByRole('button', { name: 'Pôr no site' }).click();
  await expect(page.locator('.notice-success')).toContainText('Está no site.');
  for (const path of ['/servicos', '/', '/agendamento', '/privacy', '/equipe/entrar']) {
    // A page that was kept goes a moment after the change.
    await expect(async () => {
      await visitor.goto(path);
      expect(await token(visitor, 'band')).toBe('rgb(11, 47, 99)');
    }).toPass();
    expect(await token(visitor, 'action')).toBe('rgb(10, 92, 59)');
  }
  await visitor.goto('/');
  await expect(visitor.getByRole('img', { name: /uma baía com barcos/ })).toBeVisible();

  const manifest = await (await visitor.request.get('/manifest.webmanifest')).json();
  expect(manifest.theme_color).toBe('#0b2f63');
  for (const { src } of manifest.icons) expect((await visitor.request.get(src)).status()).toBe(200);
  const icon = await visitor.request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

test('with the clinic’s colours no page has a fault of contrast, by day, by night or with more of it', async ({
  page,
  site,
  openVisitor,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(PAGE);
  await choose(page, COLOURS);
  await page.getByRole('button', { name: 'Pôr no site' }).click();
  await expect(page.locator('.notice-success')).toBeVisible();
  const visitor = await openVisitor();
  for (const path of ['/', '/agendamento', '/faq']) {
    await visitor.goto(path);
    await inspectPage(visitor, `${path} in the clinic's colours`);
  }
});

test('a colour with which something cannot be read is refused at its field, and what was chosen stays', async ({
  page,
  site,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(PAGE);
  await choose(page, { ...COLOURS, 'Cor dos botões': '#8fd3f4' });
  await page.getByRole('button', { name: 'Pôr no site' }).click();
  const field = page.getByLabel('Cor dos botões');
  await expect(field).toHaveAccessibleDescription(/o mínimo é 4,5 para 1.*O tom mais próximo/);
  await expect(field).toHaveValue('#8fd3f4');
  await inspectPage(page, 'brand, refused');
});

test('a logo comes clean onto the site, into its icons, and off again', async ({
  page,
  site,
  openVisitor,
}) => {
  await signIn(page, site, { role: 'administrator' });
  await page.goto(PAGE);
  await page.getByLabel('Arquivo do logotipo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await page.getByRole('button', { name: 'Pôr este logotipo' }).click();
  await expect(page.locator('.notice-success')).toContainText(
    'ficou de fora o que não desenha: onclick, script',
  );
  await inspectPage(page, 'brand, with a logo');

  const visitor = await openVisitor();
  await visitor.goto('/');
  const logo = visitor.locator('header .brand-logo');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await visitor.request.get((await logo.getAttribute('src')) ?? '');
  expect(file.headers()['content-type']).toContain('image/svg+xml');
  expect(file.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await file.text()).not.toMatch(/script|onclick/);
  await inspectPage(visitor, 'home with a logo');

  await page.getByRole('button', { name: 'Tirar o logotipo' }).click();
  await expect(page.locator('.notice-success')).toContainText('saiu do site');
  // The page that was kept goes a moment after the change.
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.locator('header .brand-logo')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

for (const [kind, colour] of [
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['of a middle grey', '#777777'],
] as const)
  test(`beside a photo that is ${kind} every word of the first screen is read, by day, by night and with more contrast`, async ({
    page,
    site,
    openVisitor,
  }) => {
    await signIn(page, site, { role: 'administrator' });
    await page.goto(PAGE);
    await page.getByText('Uma foto da clínica, em vez do desenho').click();
    const upload = page.locator('details.disclosure', { hasText: 'Enviar uma imagem daqui' });
    await upload.evaluate((each: HTMLDetailsElement) => {
      each.open = true;
    });
    const buffer = await anImage('png', { colour });
    const file = { name: 'fachada.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Arquivo da imagem').setInputFiles(file);
    await page.getByLabel('O que a imagem mostra?').fill(`Fachada, foto ${kind}`);
    await page.getByRole('button', { name: 'Pôr no site' }).click();
    await expect(page.locator('.notice-success')).toContainText('Está no site.');

    const visitor = await openVisitor({ reducedMotion: 'reduce' });
    await expect(async () => {
      await visitor.goto('/');
      await expect(visitor.getByRole('img', { name: `foto ${kind}` })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    const hero = visitor.locator('.hero');
    for (const width of [320, 360, 768, 1280])
      for (const scheme of LOOKS) {
        await visitor.setViewportSize({ width, height: 1600 });
        await visitor.emulateMedia(scheme);
        const seen = `${width} px, ${Object.values(scheme).join(', ')}`;
        expect.soft(await unreadableWords(hero), seen).toEqual([]);
      }
  });
