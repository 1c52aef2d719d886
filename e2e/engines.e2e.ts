import { test as base } from '@playwright/test';
import { findEngines } from '#scripts/find-engines.ts';
import { type Engine, startFirefox, startWebKit, until } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { PATHS } from './journey.ts';

const found = findEngines();
const { firefox, webkit } = found;
const ENGINES = {
  Firefox: firefox && (() => startFirefox(firefox)),
  WebKit: webkit && (() => startWebKit(webkit)),
};

for (const [name, start] of Object.entries(ENGINES)) {
  if (!start) {
    console.log(`${name} is not installed and cannot be: its tests are skipped.`);
    base.skip(`${name} is not installed`, () => undefined);
    continue;
  }

  test.describe(name, () => {
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    test('a visitor answers the banner, books and finds the appointment', async ({ site }) => {
      await engine.open(site.url);
      await until(() => isVisible(engine, '[data-consent=reject]'));
      await engine.click('.consent-banner [data-consent=reject]');
      await until(async () => !(await isVisible(engine, '.consent-banner')));

      await engine.open(site.url + PATHS.service);
      await mark(
        engine,
        'document.querySelector(\'main a[href$="servico=mapeamento-de-retina"]\')',
      );
      await unfold(engine);
      await engine.click('[data-here]');
      await atScreen(engine, PATHS.time);
      await mark(engine, "document.querySelectorAll('.day-strip a')[2]");
      await engine.click('[data-here]');
      // A mark on the page before would leave with it.
      await until(() => engine.read("location.search.includes('dia=')"));
      await untilLoaded(engine);
      expect(await engine.read("document.querySelectorAll('.day-strip a')[2].ariaCurrent")).toBe(
        'date',
      );
      await mark(engine, "document.querySelector('.times label')");
      await chosen(engine);
      await goOn(engine, PATHS.details);
      await write(engine, 'Seu nome completo', 'Antônia Reis');
      await write(engine, 'Sua data de nascimento', '4/3/1950');
      await write(engine, 'Telefone com DDD', site.newPhone());
      await choose(engine, 'Particular');
      await goOn(engine, PATHS.check);
      await engine.click('input[type=checkbox]');
      await press(engine, 'Confirmar agendamento');
      await until(async () => (await heading(engine)) === 'Agendamento confirmado');
      await untilLoaded(engine);
      const links = "[...document.querySelectorAll('main a')]";
      await mark(
        engine,
        `${links}.find(({ pathname }) => /^\\/meu-agendamento(?:\\/[^/.]{20,})?$/.test(pathname))`,
      );
      await engine.click('[data-here]');
      await until(async () =>
        /\/meu-agendamento/.test(String(await engine.read('location.pathname'))),
      );
    });

    test('the reader’s settings open, take effect and meet the next page’s first paint', async ({
      site,
    }) => {
      await engine.open(`${site.url}/servicos`);
      await until(() => engine.read("document.documentElement.hasAttribute('data-started')"));
      const paper = 'getComputedStyle(document.body).backgroundColor';
      const usual = await engine.read(paper);
      // Not the launcher: WebKitGTK's scrollbar lies over the window's edge and takes the press.
      await engine.click('.site-footer a[data-accessibility]');
      await until(() => isVisible(engine, '#opcoes-de-acessibilidade'));
      for (const _press of ['high', 'dark']) {
        await mark(engine, "document.querySelectorAll('#opcoes-de-acessibilidade .tile')[0]");
        await engine.click('[data-here]');
      }
      await mark(engine, "document.querySelectorAll('#opcoes-de-acessibilidade .step')[1]");
      await engine.click('[data-here]');
      const words = 'document.documentElement.dataset.settings';
      expect(await engine.read(words)).toBe('contrast-dark');
      const dark = await engine.read(paper);
      expect(dark).not.toBe(usual);
      await engine.open(`${site.url}/blog`);
      expect(await engine.read(words)).toBe('contrast-dark');
      expect(await engine.read(paper)).toBe(dark);
      await engine.read('sessionStorage.clear()');
    });

    test('the first tap on a choice of the vision simulator counts', async ({ site, record }) => {
      const slugs = record.services.map(({ slug }) => slug);
      test.skip(
        !slugs.includes('cirurgias-oftalmologicas'),
        'the simulator is on the page about surgery',
      );
      await engine.open(`${site.url}/servicos/cirurgias-oftalmologicas`);
      await mark(
        engine,
        "document.querySelectorAll('[data-island=vision-simulator] input[type=radio]')[2]",
      );
      expect(await engine.read("document.querySelector('[data-here]').checked")).toBe(false);
      const label = String(
        await engine.read("'label[for=' + document.querySelector('[data-here]').id + ']'"),
      );
      await engine.click(label);
      await until(() => engine.read("document.querySelector('[data-here]').checked"));
      await until(() =>
        engine.read(
          "Object.keys(document.querySelector('[data-here]')).some((key) => key.startsWith('__reactProps'))",
        ),
      );
      expect(await engine.read("document.querySelector('[data-here]').checked")).toBe(true);
    });
  });
}

/** Gives an element that an expression finds the attribute `data-here`, once it is there. */
async function mark(engine: Engine, expression: string): Promise<void> {
  await until(() =>
    engine.read(`(() => {
      const element = ${expression};
      if (!element) return false;
      document.querySelector('[data-here]')?.removeAttribute('data-here');
      element.setAttribute('data-here', '');
      return true;
    })()`),
  );
}

async function press(engine: Engine, text: string): Promise<void> {
  const buttons = "[...document.querySelectorAll('main button')]";
  await mark(
    engine,
    `${buttons}.find((each) => each.textContent.trim() === ${JSON.stringify(text)})`,
  );
  await engine.click('[data-here]');
}

async function goOn(engine: Engine, path: string): Promise<void> {
  await press(engine, 'Continuar');
  await atScreen(engine, path);
}

/** The address changes a moment before the screen does. */
async function atScreen(engine: Engine, path: string): Promise<void> {
  await until(async () => (await engine.read('location.pathname')) === path);
  await untilLoaded(engine);
}

async function untilLoaded(engine: Engine): Promise<void> {
  await until(() => engine.read("document.readyState === 'complete'"));
}

/** Opens the list in which the marked element is folded, if it is. */
async function unfold(engine: Engine): Promise<void> {
  await engine.read(
    "document.querySelector('[data-here]').closest('details')?.setAttribute('open', '')",
  );
}

async function labelOf(engine: Engine, text: string): Promise<void> {
  const labels = "[...document.querySelectorAll('main label')]";
  await mark(engine, `${labels}.find((each) => each.innerText.trim() === ${JSON.stringify(text)})`);
}

async function choose(engine: Engine, text: string): Promise<void> {
  await labelOf(engine, text);
  await chosen(engine);
}

/** Clicks the marked label. */
async function chosen(engine: Engine): Promise<void> {
  await engine.click('[data-here]');
  await until(() => engine.read("document.querySelector('[data-here]')?.control.checked"));
}

async function write(engine: Engine, label: string, text: string): Promise<void> {
  await labelOf(engine, label);
  await mark(engine, "document.querySelector('[data-here]').control");
  await engine.type('[data-here]', text);
}

async function isVisible(engine: Engine, selector: string): Promise<boolean> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  return (await engine.read(`${element}?.getClientRects().length > 0`)) === true;
}

async function heading(engine: Engine): Promise<unknown> {
  return engine.read("document.querySelector('main h1')?.textContent ?? ''");
}
