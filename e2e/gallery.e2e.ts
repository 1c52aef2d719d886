import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './gallery/gallery-page.ts';
import { layoutFaults } from './layout-faults.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'chooses its own widths');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules for whole pages; the gallery repeats components that a page has once. */
const PAGE_RULES = ['heading-order', 'landmark-unique', 'duplicate-id'];

const LIGHT = { colorScheme: 'light', contrast: 'no-preference', reducedMotion: 'reduce' } as const;
const OTHERS = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

test.beforeEach(({ page }) => page.emulateMedia(LIGHT));

for (const width of [320, 1280]) {
  test(`at ${width} px axe finds nothing, in any colours`, async ({ page, gallery }) => {
    await page.setViewportSize({ width, height: 800 });
    await gallery.open(page);
    const all = new AxeBuilder({ page }).withTags(RULES).disableRules(PAGE_RULES);
    expect(await violations(all)).toEqual([]);
    for (const scheme of OTHERS) {
      await page.emulateMedia(scheme);
      const colours = new AxeBuilder({ page }).withRules(COLOUR_RULES);
      expect.soft(await violations(colours), JSON.stringify(scheme)).toEqual([]);
    }
  });
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px every example lies as it should`, async ({ page, gallery }) => {
    await page.setViewportSize({ width, height: 800 });
    await gallery.open(page);
    expect(await layoutFaults(page)).toEqual([]);
    await page.emulateMedia({ contrast: 'more' });
    expect.soft(await layoutFaults(page), 'high contrast').toEqual([]);
    await gallery.open(page, 'idioma=en-US');
    expect.soft(await layoutFaults(page), 'in English').toEqual([]);
  });
}

test('an open dialog can be read by everybody and scrolls inside itself', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await gallery.open(page);
  await page.getByRole('button', { name: 'Abrir o comprido' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThanOrEqual(640);
  expect(await violations(new AxeBuilder({ page }).include('dialog'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the switches change colours, contrast and language, and stand in the address', async ({
  page,
  gallery,
}) => {
  await gallery.open(page);
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  await page.emulateMedia(LIGHT);
  await page.getByText('escuras', { exact: true }).click();
  await expect.poll(() => paper(page)).toBe(dark);
  await page.getByText('alto', { exact: true }).click();
  await expect.poll(() => paper(page)).toBe('rgb(0, 0, 0)');
  await page.getByText('claras', { exact: true }).click();
  await expect.poll(() => paper(page)).toBe('rgb(255, 255, 255)');
  await page.getByText('normal', { exact: true }).click();
  await expect.poll(() => paper(page)).toBe(light);
  await page.getByText('inglês', { exact: true }).click();
  await expect(example(page, 'back-link plain')).toHaveText('Back');
  await expect(page).toHaveURL(/cores=light.*contraste=no-preference.*idioma=en-US/);
  await page.reload();
  await expect(example(page, 'back-link plain')).toHaveText('Back');
});

test('every example looks as in the pictures that were made here before', async ({
  page,
  gallery,
  browser,
}, info) => {
  const isMaking = ['all', 'changed'].includes(info.config.updateSnapshots);
  const folder = dirname(info.snapshotPath(browser.version(), 'picture.png'));
  test.skip(!isMaking && !existsSync(folder), 'no pictures of this browser on this machine');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await gallery.open(page);
    for (const frame of await page.locator('[data-example]').all()) {
      const name = (await frame.getAttribute('data-example')) ?? '';
      if ((await frame.boundingBox())?.height === 0) continue;
      await expect
        .soft(frame)
        .toHaveScreenshot([browser.version(), `${name.replaceAll(' ', '-')}-${width}.png`], {
          maxDiffPixelRatio: 0.005,
          animations: 'disabled',
        });
    }
  }
});

test('what is built for visitors does not contain the gallery', () => {
  const folder = join(import.meta.dirname, '../build');
  const files = globSync(['{client,server}/**/*.{js,css,json}'], { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) =>
    /gallery-example|routes\/gallery|exemplo-nome/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function example(page: Page, name: string) {
  return page.locator(`[data-example="${name}"]`);
}
