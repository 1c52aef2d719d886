import {
  DEVICE_VOICE,
  finishSentence,
  letVoicesArrive,
  markedText,
  ONLINE_VOICE,
  saidIn,
  switchSpeechOn,
} from './fake-speech.ts';
import { expect, type Page, test } from './fixtures.ts';
import { inspectPage } from './inspect-page.ts';
import { openStarted } from './journey.ts';

const PAGE = '/servicos/mapeamento-de-retina';
const bar = (page: Page) => page.getByRole('region', { name: 'Leitura em voz alta' });
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();
const lastSaid = async (page: Page) => (await saidIn(page)).at(-1);
const sentence = (page: Page, number: number) =>
  expect(bar(page).getByText(new RegExp(`^Frase ${number} de `))).toBeVisible();

test('a browser without voices says so, and has nothing to press', async ({ page }) => {
  await switchSpeechOn(page);
  await openStarted(page, PAGE);
  await expect(bar(page).getByRole('status')).toHaveText(
    'Leitor de texto não suportado no navegador.',
  );
  await expect(bar(page).getByRole('button')).toHaveCount(0);
});

test('without any speech in the browser the bar says the same', async ({ page, record }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'speechSynthesis', { value: undefined }),
  );
  await switchSpeechOn(page);
  await openStarted(page, PAGE);
  await expect(bar(page).getByRole('status')).toHaveText(
    'Leitor de texto não suportado no navegador.',
  );
  if (!record.locales.includes('en-US')) return;
  await openStarted(page, `/en-us${PAGE}`);
  const english = page.getByRole('region', { name: 'Read aloud' });
  await expect(english.getByRole('status')).toHaveText(
    'Your browser does not support reading aloud.',
  );
});

test('all of the main content is read, in order, and nothing that somebody typed', async ({
  page,
}) => {
  await switchSpeechOn(page, { voices: [DEVICE_VOICE] });
  await openStarted(page, '/contato');
  await page.locator('main').getByRole('textbox').first().fill('Antônia Segredo');
  expect(await saidIn(page)).toEqual([]);
  await press(page, 'Ouvir');
  const state = await page.evaluate(() => {
    const finish = Reflect.get(speechSynthesis, 'finish');
    for (let sentences = 0; speechSynthesis.speaking && sentences < 500; sentences += 1) finish();
    const isSeen = (element: Element) => element.checkVisibility();
    const wordsOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
    const main = document.querySelector('main');
    const inMain = (main && wordsOf(main)) ?? '';
    return {
      headings: [...document.querySelectorAll('main :is(h1, h2)')].filter(isSeen).map(wordsOf),
      outside: [...document.querySelectorAll('body > :is(header, footer) a')]
        .map((element) => wordsOf(element) ?? '')
        .filter((words) => !inMain.includes(words)),
    };
  });
  const texts = (await saidIn(page)).map(({ text }) => text);
  expect(texts.filter((text) => state.headings.includes(text))).toEqual(state.headings);
  expect(texts.join(' ')).not.toMatch(/Segredo|Lê o conteúdo/);
  expect(state.outside.length).toBeGreaterThan(5);
  expect(texts.filter((text) => state.outside.includes(text))).toEqual([]);
  await expect(bar(page).getByRole('status')).toHaveText('A leitura terminou.');
  expect(await markedText(page)).toBe('');
});

test('the sentence that is read is marked; pause, steps and speed; a second press ends it', async ({
  page,
}) => {
  await switchSpeechOn(page, { voices: [ONLINE_VOICE, DEVICE_VOICE] });
  await openStarted(page, PAGE);
  const told: unknown[] = [];
  await page.exposeFunction('tell', (state: unknown) => told.push(state));
  await page.evaluate(() =>
    document.addEventListener('speech', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'tell')(event.detail.state);
    }),
  );
  await press(page, 'Ouvir');
  await finishSentence(page);
  await finishSentence(page);
  await sentence(page, 3);
  const third = await lastSaid(page);
  expect(third).toMatchObject({ voice: 'Luciana', lang: 'pt-BR', rate: 1 });
  expect(await markedText(page)).toBe(third?.text);
  await expect(bar(page).getByRole('status')).toBeEmpty();

  await press(page, 'Pausar');
  await expect(bar(page).getByText(/^Pausado na frase 3 de /)).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await press(page, 'Continuar');
  await expect.poll(async () => (await saidIn(page)).length).toBe(4);
  expect(await lastSaid(page)).toEqual(third);

  await press(page, 'Frase anterior');
  await sentence(page, 2);
  await expect.poll(async () => (await saidIn(page)).length).toBe(5);
  await press(page, 'Ajustar a voz');
  await page.getByLabel('Velocidade').selectOption('Normal (1×)');
  await page.getByLabel('Velocidade').selectOption('1,5×');
  await expect.poll(async () => (await lastSaid(page))?.rate).toBe(1.5);
  await sentence(page, 2);
  await page.keyboard.press('Escape');

  await press(page, 'Parar');
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await expect.poll(() => markedText(page)).toBe('');
  await expect(bar(page).getByText('Lê o conteúdo desta página')).toBeVisible();
  await expect.poll(() => [...new Set(told)]).toEqual(['speaking', 'paused', 'idle']);
});

test('what is read stays in view, unless the reader has scrolled elsewhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await switchSpeechOn(page, { voices: [DEVICE_VOICE] });
  await openStarted(page, PAGE);
  await press(page, 'Ouvir');
  const place = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('speech') ?? [];
      const { top = 0, bottom = 0 } = range instanceof Range ? range.getBoundingClientRect() : {};
      return { scrolled: scrollY, isInView: top >= 0 && bottom <= innerHeight };
    });
  for (let read = 0; (await place()).scrolled === 0 && read < 60; read += 1)
    await finishSentence(page);
  expect((await place()).isInView).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { scrolled } = await place();
  await finishSentence(page);
  expect(await place()).toEqual({ scrolled, isInView: false });
  await press(page, 'Próxima frase');
  await expect.poll(async () => (await place()).isInView).toBe(true);
});

test('only what is selected is read', async ({ page }) => {
  await switchSpeechOn(page, { voices: [DEVICE_VOICE] });
  await openStarted(page, PAGE);
  await page.evaluate(() => {
    const words = document.querySelector('main h1');
    if (words) getSelection()?.selectAllChildren(words);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bar(page)).toHaveAttribute('data-place', 'foot');
  await press(page, 'Ouvir só o trecho selecionado');
  await finishSentence(page);
  expect((await saidIn(page)).map(({ text }) => text)).toEqual(['Mapeamento de retina']);
});

test('leaving ends it, and the next page is silent until it is asked', async ({ page }) => {
  await switchSpeechOn(page, { voices: [DEVICE_VOICE] });
  await openStarted(page, PAGE);
  await press(page, 'Ouvir');
  await sentence(page, 1);
  await openStarted(page, '/sobre');
  await expect(bar(page).getByRole('button', { name: 'Ouvir', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cancelled'))).toBe(PAGE);
  expect(await saidIn(page)).toEqual([]);
});

test('voices that come late are waited for, and what was said stays', async ({ page }) => {
  await switchSpeechOn(page, { voices: [DEVICE_VOICE], areLate: true });
  await page.clock.install();
  await openStarted(page, PAGE);
  await press(page, 'Ouvir');
  await expect(bar(page).getByRole('status')).toHaveText('Procurando uma voz…');
  await letVoicesArrive(page);
  await sentence(page, 1);
  await page.evaluate(() => {
    for (let read = 0; speechSynthesis.speaking && read < 500; read += 1)
      Reflect.get(speechSynthesis, 'finish')();
  });
  await page.clock.runFor(10_000);
  await letVoicesArrive(page);
  await expect(bar(page).getByRole('status')).toHaveText('A leitura terminou.');
});

test('a voice of the internet is chosen by hand, and never reads a private page', async ({
  page,
}) => {
  await switchSpeechOn(page, { voices: [ONLINE_VOICE] });
  await openStarted(page, PAGE);
  await press(page, 'Ouvir');
  await expect(bar(page).getByRole('status')).toContainText('só tem vozes que usam a internet');
  expect(await saidIn(page)).toEqual([]);
  await press(page, 'Ajustar a voz');
  await page.getByLabel('Voz', { exact: true }).selectOption('Francisca (usa a internet)');
  await page.keyboard.press('Escape');
  await press(page, 'Ouvir');
  await expect.poll(() => lastSaid(page)).toMatchObject({ voice: 'Francisca' });

  await openStarted(page, '/agendamento');
  await expect(bar(page).getByRole('status')).toHaveText(
    'Leitor de texto não suportado no navegador.',
  );
  expect(await saidIn(page)).toEqual([]);
});

test('the bar fits every window, in every scheme', async ({ page }) => {
  await switchSpeechOn(page, { voices: [DEVICE_VOICE] });
  await openStarted(page, PAGE);
  await press(page, 'Ouvir');
  await sentence(page, 1);
  await inspectPage(page, 'read aloud');
});
