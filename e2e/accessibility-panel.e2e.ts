import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { untilStarted } from './journey.ts';
import { windowFaults } from './layout-faults.ts';
import { signIn } from './staff.ts';

const KEY = 'clareia.accessibility';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Acessibilidade' });
const launcherOf = (page: Page) => page.getByRole('button', { name: 'Acessibilidade' });

async function openPanel(page: Page, path = '/servicos') {
  await page.goto(path);
  await untilStarted(page);
  await launcherOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

function unfold(panel: Locator) {
  return panel.evaluate((dialog) => {
    for (const each of dialog.querySelectorAll('details')) each.open = true;
  });
}

/** What the page shows: the words of its settings, and its numbers. */
function shown(page: Page) {
  return page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    const number = (name: string) => Number(style.getPropertyValue(`--${name}`));
    return {
      words: (dataset.settings ?? '').split(' ').filter(Boolean),
      fontScale: number('font-scale'),
      zoom: number('zoom'),
      letterSpacing: number('letter-spacing'),
      wordSpacing: number('word-spacing'),
    };
  });
}

const record = z.record(z.string(), z.unknown()).nullable();

function stored(page: Page, where: 'localStorage' | 'sessionStorage') {
  return page
    .evaluate(([place, key]) => JSON.parse(window[place].getItem(key) ?? 'null'), [
      where,
      KEY,
    ] as const)
    .then((value) => record.parse(value));
}

test('the panel opens by launcher, link and keys, and gives the focus back', async ({ page }) => {
  const panel = await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcherOf(page)).toBeFocused();
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Acessibilidade' })
    .click();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the links to the settings open their page in a new tab when that is asked', async ({
  page,
  context,
}) => {
  await page.goto('/servicos');
  await untilStarted(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' });
  const ways = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ];
  for (const press of ways) {
    const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(opened).toHaveURL(/\/acessibilidade$/);
    await opened.close();
  }
  await expect(panelOf(page)).toBeHidden();
});

test('a page out of the browser’s memory shows what was first chosen on another', async ({
  page,
}) => {
  await page.goto('/servicos');
  await untilStarted(page);
  await page.evaluate((key) => {
    sessionStorage.setItem(key, JSON.stringify({ contrast: 'high' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, KEY);
  await expect.poll(async () => (await shown(page)).words).toEqual(['contrast-high']);
});

test('without storage and channels the settings last as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Contraste' }).click();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect((await shown(page)).words).toEqual(['contrast-high']);
});

test('the keys can be changed and turned off, and write letters in a text field', async ({
  page,
}) => {
  const panel = await openPanel(page, '/faq');
  await panel.getByText('Teclado', { exact: true }).click();
  const shortcut = panel.getByLabel('Atalho que abre esta janela');
  await expect(shortcut).toHaveValue('Alt+KeyA');
  await shortcut.selectOption('Alt + P');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Alt+p');
  await expect(panel).toBeVisible();
  await shortcut.selectOption('Nenhum');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+p');
  await expect(panel).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('clareia.accessibility.shortcut'));
  await page.locator('main').getByRole('searchbox').focus();
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeHidden();
});

test('every choice has its effect at once, and all go back together', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Aumentar a letra' }).click();
  await panel.getByRole('button', { name: 'Aumentar a letra' }).click();
  for (const contrast of ['high', 'dark', 'invert', 'normal', 'high']) {
    await panel.getByRole('button', { name: 'Contraste' }).click();
    expect((await shown(page)).words).toContain(`contrast-${contrast}`);
  }
  await panel.getByRole('button', { name: 'Espaço' }).click();
  await panel.getByRole('button', { name: 'Parar movimento' }).click();
  const switched: string[] = [];
  await unfold(panel);
  for (const box of await panel.locator('details').getByRole('checkbox').all()) {
    const id = await box.getAttribute('id');
    const flag = id?.replace('acessibilidade-', '') ?? '';
    // Its translator is played by a local server in libras.e2e.ts.
    if (flag === 'libras') continue;
    switched.push(flag);
    await panel.locator(`label[for="${id}"]`).click();
    await expect(box).toBeChecked();
    expect((await shown(page)).words).toContain(flag);
  }
  expect(switched).toHaveLength(11);
  await panel.getByRole('button', { name: 'Aumentar a página' }).click();
  expect(await shown(page)).toMatchObject({
    fontScale: 1.1,
    zoom: 1.1,
    letterSpacing: 1,
    wordSpacing: 2,
  });
  const kept = await stored(page, 'sessionStorage');
  expect(Object.keys(kept ?? {})).toHaveLength(20);
  expect(kept).toMatchObject({
    fontScale: 1.1,
    contrast: 'high',
    adhdMode: true,
    ttsSpeaking: false,
  });
  await panel.getByRole('button', { name: 'Restaurar tudo' }).click();
  expect(await shown(page)).toEqual({
    words: ['contrast-normal'],
    fontScale: 1,
    zoom: 1,
    letterSpacing: 0,
    wordSpacing: 0,
  });
  expect(await stored(page, 'sessionStorage')).toBeNull();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('numbers stop at their ends, where the buttons keep the focus', async ({ page }) => {
  const panel = await openPanel(page);
  const smaller = panel.getByRole('button', { name: 'Diminuir a letra' });
  for (let press = 0; press < 5; press += 1) await smaller.press('Enter');
  expect((await shown(page)).fontScale).toBe(0.85);
  await expect(smaller).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText('Letra: 85%, o mínimo');
  const larger = panel.getByRole('button', { name: 'Aumentar a letra' });
  for (let press = 0; press < 17; press += 1) await larger.press('Enter');
  expect((await shown(page)).fontScale).toBe(1.6);
  await expect(panel.getByText('160%', { exact: true })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('Letra: 160%, o máximo');
});

test('a profile begins with what is usual; after a change it is the visitor’s own', async ({
  page,
}) => {
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Parar movimento' }).click();
  await panel.getByText('Perfis prontos').click();
  await panel.getByRole('button', { name: 'Dislexia' }).click();
  expect((await shown(page)).words).toEqual(['dyslexiaMode', 'contrast-normal']);
  expect(await shown(page)).toMatchObject({ fontScale: 1.15, letterSpacing: 1, wordSpacing: 2 });
  const inUse = panel.getByRole('paragraph').filter({ hasText: 'Perfil em uso:' });
  await expect(inUse).toHaveText('Perfil em uso: Dislexia');
  await expect(panel.getByRole('status')).toHaveText('Perfil em uso: Dislexia');
  await panel.getByRole('button', { name: 'Diminuir a letra' }).click();
  await expect(inUse).toHaveText('Perfil em uso: Personalizado');
  expect(await stored(page, 'sessionStorage')).toMatchObject({ profile: 'personalizado' });
});

test('choices last for the tab, and on the device once the visitor lets it remember', async ({
  page,
  context,
}) => {
  const panel = await openPanel(page);
  const other = await context.newPage();
  await other.goto('/blog');
  await panel.getByRole('button', { name: 'Contraste' }).click();
  await page.goto('/blog');
  expect((await shown(page)).words).toContain('contrast-high');
  expect(await stored(page, 'localStorage')).toBeNull();
  await other.reload();
  expect((await shown(other)).words).toEqual([]);
  await untilStarted(page);
  await launcherOf(page).click();
  await panel.getByText('Lembrar neste aparelho').click();
  expect(await stored(page, 'localStorage')).toMatchObject({ contrast: 'high' });
  expect(await stored(page, 'sessionStorage')).toBeNull();
  // The other tab follows at once, and from now on both are in step.
  await expect.poll(async () => (await shown(other)).words).toContain('contrast-high');
  await panel.getByRole('button', { name: 'Aumentar a letra' }).click();
  await expect.poll(async () => (await shown(other)).fontScale).toBe(1.05);
  await panel.getByText('Lembrar neste aparelho').click();
  expect(await stored(page, 'localStorage')).toBeNull();
  expect(await stored(page, 'sessionStorage')).toMatchObject({ contrast: 'high' });
});

for (const path of ['/servicos', '/agendamento']) {
  test(`the panel over ${path} can be used by everybody`, async ({ page }) => {
    const panel = await openPanel(page, path);
    await unfold(panel);
    await inspectPage(page, `panel over ${path}`);
  });
}

test('the panel in English, and over a staff page', async ({ page, site }) => {
  await page.goto('/en-us/servicos');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await unfold(page.getByRole('dialog', { name: 'Accessibility' }));
  await inspectPage(page, 'panel in English');
  await signIn(page, site, { role: 'reception' });
  await page.goto('/equipe');
  await untilStarted(page);
  await launcherOf(page).click();
  await unfold(panelOf(page));
  await inspectPage(page, 'panel over a staff page');
  await panelOf(page).getByRole('button', { name: 'Contraste normal' }).click();
  expect((await shown(page)).words).toContain('contrast-high');
  // Nobody translates there.
  await expect(panelOf(page).getByLabel('Legendas e transcrições')).toBeVisible();
  await expect(panelOf(page).getByText('VLibras')).toHaveCount(0);
});

test('with all profiles, and with everything at its largest, nothing leaves the window', async ({
  page,
}) => {
  const found: string[] = [];
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const panel = await openPanel(page);
    await panel.getByText('Perfis prontos').click();
    const names = await panel.locator('.profile strong').allTextContents();
    expect(names).toHaveLength(8);
    for (const name of names) {
      // As above.
      if (name === 'Deficiência auditiva') continue;
      await panel.getByRole('button', { name }).click();
      for (const fault of await windowFaults(page)) found.push(`${width} px, ${name}: ${fault}`);
    }
    await panel.getByRole('button', { name: 'Restaurar tudo' }).click();
    await page.evaluate((key) => {
      sessionStorage.setItem(
        key,
        JSON.stringify({ fontScale: 1.6, zoom: 1.8, letterSpacing: 4, wordSpacing: 8 }),
      );
    }, KEY);
    for (const path of ['/servicos', '/agendamento', '/sobre']) {
      await openPanel(page, path);
      for (const fault of await windowFaults(page)) found.push(`${width} px, ${path}: ${fault}`);
      await page.keyboard.press('Escape');
      for (const fault of await windowFaults(page))
        found.push(`${width} px, ${path}, closed: ${fault}`);
    }
    await page.evaluate((key) => sessionStorage.removeItem(key), KEY);
  }
  expect(found).toEqual([]);
});
