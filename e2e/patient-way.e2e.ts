import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { expectStep, field, openStarted, radio, untilImproved, untilStarted } from './journey.ts';

// What booking costs a patient on a small phone. The home's length is limited in home.e2e.ts, the footer's in
// frame.e2e.ts; that going back, forward and reloading keep everything is in booking-back.e2e.ts.

const PHONE = { width: 360, height: 740 };
const KB = 1_000;
const MOST_TABS = 36;
/** Of the four screens up to the confirmation, without header and footer: six windows. */
const MOST_CONTENT_PX = 6 * PHONE.height;
/** Of the page that confirms, with all that it offers. */
const MOST_DONE_PX = 2_000;

type Screen = 'service' | 'time' | 'details' | 'check' | 'done';

/** How a visitor acts: with a finger or with the keyboard. */
type Hand = {
  press: (target: Locator) => Promise<void>;
  choose: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
};

type Visitor = {
  page: Page;
  hand: Hand;
  phone: string;
  isScripted?: boolean;
  /** Looks at a screen before it is answered. */
  look?: (screen: Screen) => Promise<void>;
};

test.use({ viewport: PHONE });

test('ten taps and fields lead from the home page to the appointment', async ({ page, site }) => {
  const { hand, acts } = fingers();
  const heights: Record<string, number> = {};
  let frame = 0;
  let whole = 0;
  const look = async (screen: Screen) => {
    const size = await page.evaluate(sizeOfScreen);
    // While a campaign runs, its code is asked for in one more folded line.
    const code = page.locator('details', { hasText: 'Tem um código de campanha?' });
    const codeHeights = await code.evaluateAll((all) => all.map((each) => each.clientHeight));
    heights[screen] = size.content - (codeHeights[0] ?? 0);
    frame += size.frame;
    whole += size.whole;
  };
  await openStarted(page, '/');
  await hand.press(page.getByRole('link', { name: 'Agendar pelo site' }));
  await book({ page, hand, phone: site.newPhone(), look });
  expect.soft(acts()).toBeLessThanOrEqual(10);
  const { done = Number.NaN, ...screens } = heights;
  const content = Object.values(screens).reduce((sum, each) => sum + each, 0);
  expect.soft(done).toBeLessThanOrEqual(MOST_DONE_PX);
  expect.soft(content, JSON.stringify(heights)).toBeLessThanOrEqual(MOST_CONTENT_PX);
  expect.soft(frame / whole, 'share of header and footer').toBeLessThanOrEqual(0.15);
});

test('nine do from one of its free times', async ({ page, site }) => {
  const { hand, acts } = fingers();
  await openStarted(page, '/');
  // The first may have been taken since the home was rendered, by another test.
  await hand.press(page.locator('.next-free-times').first().getByRole('link').last());
  await arrive(page, 'time');
  await goOn(page, hand);
  await finish({ page, hand, phone: site.newPhone() });
  expect(acts()).toBeLessThanOrEqual(9);
});

test('the journey is light', async ({ page, site }) => {
  const take = await watchNetwork(page);
  const screens: [Screen, Sent[]][] = [];
  const look = async (screen: Screen) => {
    // What a screen fetches by itself must not be counted for the next one.
    await page.waitForLoadState('networkidle');
    screens.push([screen, take()]);
    const scripts = await page.evaluate(scriptBytesOfScreen);
    expect.soft(scripts, `scripts of ${screen}`).toBeLessThanOrEqual(20 * KB);
  };
  await page.goto('/agendamento');
  await book({ page, hand: fingers().hand, phone: site.newPhone(), look });

  const told = screens.map(([screen, all]) => `${screen}: ${all.length}, ${bytesOf(all)} bytes`);
  const all = screens.flatMap(([, each]) => each);
  const scripts = all.filter(({ url }) => url.endsWith('.js'));
  expect.soft(all.length, told.join('\n')).toBeLessThanOrEqual(25);
  expect.soft(bytesOf(scripts), 'all scripts').toBeLessThanOrEqual(40 * KB);
  for (const [screen, each] of screens.slice(1))
    expect.soft(bytesOf(each), `all of ${screen}`).toBeLessThanOrEqual(20 * KB);
  // Or nothing was seen.
  expect(scripts.length).toBeGreaterThan(2);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the way on is in view wherever a screen is scrolled to', async ({ page, site }) => {
      const look = async (screen: Screen) => {
        const buttons = page.getByRole('main').getByRole('button');
        // Its choices are links.
        if (screen === 'service') return expect(buttons).toHaveCount(0);
        if (screen === 'done') return;
        const name = screen === 'check' ? 'Confirmar agendamento' : 'Continuar';
        await expectAlwaysInView(page, page.getByRole('button', { name, exact: true }));
      };
      await page.goto('/agendamento');
      const visitor = { page, phone: site.newPhone(), isScripted: javaScriptEnabled };
      await book({ ...visitor, hand: fingers().hand, look });
    });

    test('few Tabs lead through the whole journey', async ({ page, site }) => {
      const { hand, tabs } = keyboardOf(page);
      await page.goto('/agendamento');
      await book({ page, hand, phone: site.newPhone(), isScripted: javaScriptEnabled });
      expect(tabs()).toBeLessThanOrEqual(MOST_TABS);
    });
  });

/** Books a consultation at the first free time, from the journey's first screen on. */
async function book(visitor: Visitor): Promise<void> {
  const { page, hand, isScripted, look } = visitor;
  await arrive(page, 'service', isScripted);
  await look?.('service');
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Consulta/ }));
  await arrive(page, 'time', isScripted);
  await look?.('time');
  await hand.press(page.locator('.soonest-time').first());
  await finish(visitor);
}

/** Goes on from the screen about the patient. */
async function finish({ page, hand, phone, isScripted, look }: Visitor): Promise<void> {
  await arrive(page, 'details', isScripted);
  await look?.('details');
  await hand.type(field(page, 'Seu nome completo'), 'Antônia Reis');
  await hand.type(field(page, 'Sua data de nascimento'), '4/3/1950');
  await hand.type(field(page, 'Telefone com DDD'), phone);
  await hand.choose(radio(page, 'Particular'));
  await goOn(page, hand);
  await arrive(page, 'check', isScripted);
  await look?.('check');
  await hand.choose(page.getByRole('checkbox'));
  await hand.press(page.getByRole('button', { name: 'Confirmar agendamento' }));
  await arrive(page, 'done', isScripted);
  await look?.('done');
}

async function goOn(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Continuar', exact: true }));
}

/** Waits until a screen is there, with all that improves it. */
async function arrive(page: Page, screen: Screen, isScripted = true): Promise<void> {
  await expectStep(page, screen);
  if (!isScripted) return;
  await untilStarted(page);
  await untilImproved(page);
}

/** Each tap and each filled field is an act. */
function fingers(): { hand: Hand; acts: () => number } {
  let acts = 0;
  const hand: Hand = {
    async press(target) {
      acts += 1;
      await target.click();
    },
    async choose(target) {
      acts += 1;
      // The label covers its field, to make the whole card a target.
      await target.locator('xpath=following-sibling::label').click({ position: { x: 8, y: 8 } });
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      acts += 1;
      await target.fill(text);
    },
  };
  return { hand, acts: () => acts };
}

/** Nothing but keys; each screen is entered by its skip link. */
function keyboardOf(page: Page): { hand: Hand; tabs: () => number } {
  let tabs = 0;
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' }).and(page.locator(':focus'));

  async function tabTo(target: Locator): Promise<void> {
    const wanted = target.and(page.locator(':focus'));
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      tabs += 1;
      if ((await wanted.count()) > 0) return;
      if ((await skip.count()) > 0) await page.keyboard.press('Enter');
    }
    await expect(target).toBeFocused();
  }
  const hand: Hand = {
    async press(target) {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
    async choose(target) {
      await tabTo(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await tabTo(target);
      await page.keyboard.type(text);
    },
  };
  return { hand, tabs: () => tabs };
}

async function expectAlwaysInView(page: Page, button: Locator): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.height / 4) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(button, `scrolled to ${top} px`).toBeInViewport({ ratio: 1 });
  }
}

/** Heights in pixels. Runs in the page. */
function sizeOfScreen(): { content: number; frame: number; whole: number } {
  const heightOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().height ?? Number.NaN;
  return {
    content: Math.round(heightOf('main')),
    frame: heightOf('.site-header') + heightOf('.site-footer'),
    whole: document.documentElement.scrollHeight,
  };
}

/** The scripts of a screen as they are sent, whether the network or the cache has answered. Runs in the page. */
function scriptBytesOfScreen(): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
    .reduce(
      (sum, entry) => sum + ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0),
      0,
    );
}

type Sent = { url: string; bytes: number };

function bytesOf(all: readonly Sent[]): number {
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Watches what crosses the network: compressed, with headers. What the cache answers does not cross it; the service
 * worker, which fetches its shell once and by itself, is blocked.
 * @returns takes what has been sent since the last call
 */
async function watchNetwork(page: Page): Promise<() => Sent[]> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const cached = new Set<string>();
  let sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    // A redirect goes on under the same id.
    if (redirectResponse)
      sent.push({ url: redirectResponse.url, bytes: redirectResponse.encodedDataLength });
    urls.set(requestId, request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (!cached.has(requestId) && url.startsWith('http'))
      sent.push({ url, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return () => {
    const taken = sent;
    sent = [];
    return taken;
  };
}
