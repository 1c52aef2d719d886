import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';

export { expect, type Page };

const PROJECT_DIR = join(import.meta.dirname, '../..');
const PICTURE = join(import.meta.dirname, '../../public/icon-512.png');
const ORIGIN = 'http://gallery.test';
const HTML = `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Galeria de componentes</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery-entry.css">
<script type="module" src="/gallery-entry.js"></script>
</head>
<body id="gallery"></body>
</html>`;

type Gallery = {
  /** Shows all components; `asked` holds the switches, as 'idioma=en-US'. */
  open: (page: Page, switches?: string) => Promise<void>;
};

/** Tests against the gallery alone, built once per worker and served to the browser from its folder. */
export const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'clareia-gallery-'));
      await buildInto(folder);
      await use({ open: (page, switches = '') => open(page, { folder, switches }) });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT_DIR,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'gallery-entry.tsx'),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

async function open(
  page: Page,
  { folder, switches }: { folder: string; switches: string },
): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HTML });
    // Of an image library there is none here.
    if (pathname.startsWith('/imagens/')) return route.fulfill({ path: PICTURE });
    return route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto(`${ORIGIN}/?${switches}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Atkinson Hyperlegible Next"'))).toBe(
    true,
  );
}
