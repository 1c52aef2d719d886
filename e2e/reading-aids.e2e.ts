import { SETTINGS_KEY } from '#app/features/accessibility/stored-keys.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { answersOfAdult, field, openStarted, pick, radio, walkTo } from './journey.ts';
import { windowFaults } from './layout-faults.ts';

const NAME = 'José Antônio Gonçalves Guimarães Ávila';
const EMAIL = 'jose.avila@example.com.br';
const POST = '/blog/moscas-volantes-e-claroes';
const NO_ARTICLES = 'the clinic has no articles';
const SERVICE = '/servicos/mapeamento-de-retina';

/** A reader who has switched something on earlier. */
async function switchOn(page: Page, ...flags: string[]): Promise<void> {
  const record = JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, true])));
  await page.addInitScript(
    ([key, text]) => {
      if (location.origin !== 'null') localStorage.setItem(key, text);
    },
    [SETTINGS_KEY, record] as const,
  );
}

/** As another tab would. */
async function switchOff(page: Page): Promise<void> {
  await page.evaluate((key) => new BroadcastChannel(key).postMessage('{}'), SETTINGS_KEY);
  await expect(page.locator('html')).toHaveAttribute('data-settings', 'contrast-normal');
}

/** What an aid could leave behind. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    const { settings, scrolled, schedule, ...rest } = dataset;
    const attributes = [...document.querySelectorAll('main [inputmode], main [tabindex], video')];
    return [
      ...Object.entries(rest).map(([name, value]) => `${name}=${value}`),
      style.getPropertyValue('--keyboard-height'),
      `${document.adoptedStyleSheets.length} sheets`,
      ...[...document.body.children].map(({ tagName, className }) => `${tagName} ${className}`),
      ...attributes
        .map((each) => each.cloneNode(false))
        .map((each) => (each instanceof Element ? each.outerHTML : '')),
    ];
  });
}

const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`);

/** The keys for a letter, one after the other, on the keyboard that is shown. */
function keysFor(letter: string): string[] {
  const small = letter.toLowerCase();
  const shift = small === letter ? [] : ['shift'];
  if (small === 'ç') return [...shift, small];
  const [base = '', mark] = small.normalize('NFD');
  const accents = new Map([
    ['\u0301', '´'],
    ['\u0302', '^'],
    ['\u0303', '~'],
  ]);
  return [...(mark ? [accents.get(mark) ?? ''] : []), ...shift, base];
}

async function press(page: Page, text: string): Promise<void> {
  for (const name of [...text].flatMap(keysFor)) await key(page, name).click();
}

/** By real keys alone: Tab leads into the keyboard and from key to key, Enter presses. */
async function pressByTab(page: Page, text: string): Promise<void> {
  const names = await page
    .locator('[data-key]')
    .evaluateAll((keys: HTMLElement[]) => keys.map(({ dataset }) => dataset.key ?? ''));
  await page.keyboard.press('Tab');
  let at = 0;
  for (const name of [...text].flatMap(keysFor)) {
    for (const to = names.indexOf(name); at !== to; at += Math.sign(to - at))
      await page.keyboard.press(to > at ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
  }
  await expect(key(page, names[at] ?? '')).toBeFocused();
}

/** The field with the focus is whole in what keyboard and header leave of the window, and the keys can be hit. */
async function expectRoom(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const panel = boxOf(document.querySelector('.keyboard-panel'));
      const header = document.querySelector('.site-header');
      const isFixed = header && getComputedStyle(header).position === 'sticky';
      const field = boxOf(document.activeElement);
      const keys = [...document.querySelectorAll('.keyboard-key')].map(boxOf);
      return {
        isWithin: panel.height <= 0.45 * innerHeight + 1 && panel.height > 0,
        isShown: field.bottom <= panel.top && field.top >= (isFixed ? boxOf(header).bottom : 0),
        isLarge: keys.every(({ width, height }) => width >= 40 && height >= 43.5),
        isInside: keys.every(({ left, right }) => left >= 0 && right <= innerWidth),
      };
    });
  await expect.poll(seen).toEqual({ isWithin: true, isShown: true, isLarge: true, isInside: true });
}

test('a name with accents and an address are written by the keyboard on the screen', async ({
  page,
}) => {
  await openStarted(page, '/contato');
  const before = await traces(page);
  await switchOn(page, 'virtualKeyboard');
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  await expect(page.locator('.virtual-keyboard')).toBeAttached();
  await name.click();
  await press(page, NAME);
  await expect(name).toHaveValue(NAME);
  await expect(name).toBeFocused();
  await key(page, 'left').click();
  await key(page, 'backspace').click();
  await expect(name).toHaveValue(NAME.replace('Ávila', 'Ávia'));
  await name.evaluate((field: HTMLInputElement) => {
    field.maxLength = field.value.length + 1;
  });
  await press(page, 'xyz');
  await expect(name).toHaveValue(NAME.replace('Ávila', 'Ávixa'));

  await key(page, 'next').click();
  await key(page, 'next').click();
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toBeFocused();
  await press(page, EMAIL.replace('.com.br', ''));
  await key(page, '.com.br').click();
  await expect(email).toHaveValue(EMAIL);

  const message = page.getByRole('textbox', { name: 'Mensagem' });
  await message.click();
  await press(page, 'a');
  await key(page, 'enter').click();
  await key(page, 'signs').click();
  await key(page, '?').click();
  await expect(message).toHaveValue('a\n?');

  await key(page, 'hide').click();
  await expect(key(page, 'a')).toBeHidden();
  await expect(message).not.toHaveAttribute('inputmode');
  await page.getByRole('button', { name: 'Mostrar o teclado' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('inputmode', 'none');
  await inspectPage(page, 'contact with the keyboard');
  await switchOff(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => traces(page)).toEqual(before);
});

test('the booking is filled in by Tab and Enter on small screens, and no field is hidden', async ({
  page,
  site,
}) => {
  await switchOn(page, 'virtualKeyboard');
  await page.setViewportSize({ width: 360, height: 740 });
  await walkTo(page, 'details', answersOfAdult(site.newPhone()));
  await pick(radio(page, 'Eu'));
  const name = field(page, 'Seu nome completo');
  await name.focus();
  await expectRoom(page);
  await pressByTab(page, 'Zoé Conceição');
  await expect(name).toHaveValue('Zoé Conceição');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 640 });
    for (const label of ['Sua data de nascimento', 'Telefone com DDD', 'E-mail (se tiver)']) {
      await field(page, label).focus();
      await expectRoom(page);
    }
  }
  await pressByTab(page, 'zoe@example');
  await page.keyboard.press('Escape');
  await expect(field(page, 'E-mail (se tiver)')).toHaveValue('zoe@example');
  const phone = field(page, 'Telefone com DDD');
  await phone.focus();
  const number = site.newPhone();
  await press(page, number);
  await expect(phone).toHaveValue(number);
  await key(page, 'enter').click();
  await expect(page.locator('.error-summary')).toBeVisible();
});

test('in a dialog the keyboard can be used, and its Enter searches', async ({ page }) => {
  await switchOn(page, 'virtualKeyboard');
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, '/sobre');
  await page.getByRole('button', { name: 'Menu' }).click();
  const search = page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox');
  await search.focus();
  await expectRoom(page);
  await press(page, 'olho');
  await expect(search).toHaveValue('olho');
  await key(page, 'enter').click();
  await expect(page).toHaveURL(/busca=olho/);
});

test('ruler and mask follow the pointer and the focus, let presses through, and go', async ({
  page,
  record,
}) => {
  test.skip(!record.examples?.posts, NO_ARTICLES);
  await openStarted(page, POST);
  const before = await traces(page);
  await switchOn(page, 'readingRuler', 'adhdMode');
  await page.reload();
  const ruler = page.locator('.reading-ruler');
  const middleOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return y + height / 2;
  };
  const lead = page.locator('main h1');
  await expect(ruler).toBeVisible();
  await lead.hover();
  const lines = async () =>
    Math.abs((await middleOf('.reading-ruler')) - (await middleOf('main h1')));
  await expect.poll(lines).toBeLessThan(60);
  const light = () =>
    page.evaluate(() => {
      const [above, below] = [...document.querySelectorAll('.focus-mask > div')];
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      const from = above?.getBoundingClientRect().bottom ?? 0;
      const to = below?.getBoundingClientRect().top ?? 0;
      return { isLight: from <= top && bottom <= to, isHigh: to - from > 200 };
    });
  const link = page.getByRole('link', { name: 'Todos os artigos' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(light).toEqual({ isLight: true, isHigh: true });
  const away = async () =>
    Math.abs((await middleOf('.reading-ruler')) - (await middleOf('.back-link')));
  await expect.poll(away).toBeLessThan(12);
  await page.mouse.move(300, 700);
  await expect.poll(away).toBeGreaterThan(200);
  await expect.poll(light).toEqual({ isLight: true, isHigh: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('.focus-mask')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.focus-mask')).toBeVisible();
  await switchOff(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => traces(page)).toEqual(before);
  await link.click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('Alt with 1 to 4 and the links before the page lead to its parts', async ({ page }) => {
  await switchOn(page, 'keyboardNav');
  await openStarted(page, '/sobre');
  for (const name of ['conteúdo', 'menu', 'busca', 'rodapé'])
    await expect(
      page.getByRole('link', { name: `Ir para ${name === 'busca' ? 'a' : 'o'} ${name}` }),
    ).toBeAttached();
  const jump = async (code: string) => {
    await page.keyboard.press(`Alt+${code}`);
  };
  await expect
    .poll(async () => {
      await jump('Digit4');
      return page.evaluate(() => document.activeElement?.id);
    })
    .toBe('rodape');
  await jump('Digit1');
  await expect(page.locator('#conteudo')).toBeFocused();
  await jump('Digit2');
  await expect(page.locator('.site-nav a').first()).toBeFocused();
  await jump('Digit3');
  await expect(page.locator('#busca-rodape')).toBeFocused();
  // Where one writes, the keys belong to the text.
  await jump('Digit1');
  await expect(page.locator('#busca-rodape')).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#conteudo').focus();
  await jump('Digit2');
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeFocused();

  await openStarted(page, '/agendamento');
  await expect
    .poll(async () => {
      await jump('Digit3');
      return page.evaluate(() => document.activeElement?.id);
    })
    .toBe('conteudo');
  await jump('Digit2');
  await expect(page.locator('#navegacao a').first()).toBeFocused();
});

for (const path of [POST, SERVICE]) {
  test(`reading mode leaves the text of ${path} alone`, async ({ page, record }) => {
    test.skip(path === POST && !record.examples?.posts, NO_ARTICLES);
    await openStarted(page, path);
    const text = page.locator('main .chapters').first();
    const words = await text.textContent();
    const open = await readingButton(page);
    await page.keyboard.press('Escape');
    const back = page.locator('.back-link');
    await back.focus();
    const before = await traces(page);
    await page.keyboard.press('Alt+KeyA');
    await open.click();
    const leave = page.getByRole('button', { name: 'Sair do modo leitura' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(leave).toBeInViewport();
      for (const gone of ['.site-header', '.site-footer', '.call-to-action', '.back-link'])
        await expect(page.locator(gone).first()).toBeHidden();
      const { width: column = 0 } = (await text.boundingBox()) ?? {};
      expect(column).toBeLessThan(900);
      expect(await windowFaults(page)).toEqual([]);
    }
    await expect(page.locator('main h1')).toBeFocused();
    expect(await text.textContent()).toBe(words);
    await page.keyboard.press('Escape');
    await expect(back).toBeFocused();
    await expect.poll(() => traces(page)).toEqual(before);
  });
}

test('a form is no page for reading', async ({ page }) => {
  await openStarted(page, '/contato');
  await expect(await readingButton(page)).toHaveCount(0);
});

test('films stay silent, and play by the reader’s press alone', async ({ page }) => {
  await switchOn(page, 'muteMedia', 'pauseAnimations');
  await openStarted(page, SERVICE);
  const film = page.locator('video');
  const isStill = () => film.evaluate((each: HTMLVideoElement) => each.paused);
  await expect(film).toHaveJSProperty('muted', true);
  await film.evaluate((each: HTMLVideoElement) => {
    each.muted = false;
  });
  await expect(film).toHaveJSProperty('muted', true);
  // Chromium plays by itself only what is seen.
  await film.scrollIntoViewIfNeeded();
  await film.evaluate((each: HTMLVideoElement) => {
    each.autoplay = true;
    each.load();
    return new Promise((done) => each.addEventListener('play', done, { once: true }));
  });
  await expect.poll(isStill).toBe(true);
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(isStill).toBe(false);
  await switchOff(page);
  await expect(film).toHaveJSProperty('muted', false);
  await expect(film).toHaveJSProperty('autoplay', true);
});

/** In the settings, opened and unfolded. */
async function readingButton(page: Page) {
  await page.keyboard.press('Alt+KeyA');
  const panel = page.getByRole('dialog', { name: 'Acessibilidade' });
  await expect(panel).toBeVisible();
  await panel.locator('summary', { hasText: /^Leitura$/ }).click();
  return panel.getByRole('button', { name: 'Abrir o modo leitura' });
}
