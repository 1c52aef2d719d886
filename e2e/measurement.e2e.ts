import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import {
  answersOfAdult,
  confirm,
  expectStep,
  openStarted,
  untilStarted,
  walkTo,
} from './journey.ts';
import { answerAll, begin, QUESTIONNAIRE, see } from './screening.ts';
import { openSite } from './sites.ts';

const CANARIES = /zuleide|quaresma|998877661|zq@example|catarata secreta/i;
const MEASURED = /\/api\/analytics\/|\/collect|\/gtm\.js|\/gtag\.js/;
const GOOGLE = /googletagmanager|google-analytics/;
const NOTHING = 'window.dataLayer = window.dataLayer || [];';

/** An app whose clinic uses Google and the ad pixel; the test plays their hosts. */
const test = base.extend<{ hasAnswered: boolean }, { measured: { url: string } }>({
  measured: [
    async ({ clinicName }, use) => {
      const env = { GA_MEASUREMENT_ID: 'G-TEST12345', AD_PIXEL_ID: '123456789012345' };
      const { site, close } = await openSite(env, undefined, clinicName);
      await use({ url: site.url });
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ hasAnswered: false });

/** Every request of a context from now on. */
function listen(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

const eventsOf = (requests: readonly Request[]) =>
  requests
    .filter((request) => request.method() === 'POST' && MEASURED.test(request.url()))
    .map((request): Record<string, unknown> => JSON.parse(request.postData() ?? '{}'));

/** Whether a request tells that this page was opened. The page before tells of its speed as it is left. */
const isViewOf = (path: string) => (request: Request) =>
  eventsOf([request]).some(
    ({ type, page_url }) =>
      type === 'pageview' && new URL(String(page_url)).pathname === path.split('?')[0],
  );

/** A list and a page to read: of the blog, where the site comes with articles. */
const readable = ({ examples }: ClinicRecord): [string, string] =>
  examples?.posts
    ? ['/blog', '/blog/catarata-sinais']
    : ['/servicos', '/servicos/mapeamento-de-retina'];

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage, cookies: document.cookie }));

type AnswerLabel = 'Aceitar todos' | 'Rejeitar todos';

async function answer(page: Page, label: AnswerLabel): Promise<void> {
  const banner = page.getByRole('region', { name: 'Privacidade' });
  await banner.getByRole('button', { name: label }).click();
  await expect(banner).toBeHidden();
}

/** Answers again, in the preferences, which close once the answer is stored. */
async function answerAgain(page: Page, label: AnswerLabel): Promise<void> {
  await page.getByRole('link', { name: 'Cookies e preferências' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferências de privacidade' });
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

test('without a yes nothing is measured, loaded or kept, on any public page of a clinic with all vendors', async ({
  browser,
  measured,
  record,
}) => {
  const sitemap = await (await fetch(`${measured.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter(
      (path) =>
        !/^\/(?:en-us\/)?(?:blog|podcast|servicos)\/./.test(path) || /catarata|retina/.test(path),
    );
  // Without articles, episodes and plans a site has few pages.
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/agendamento', '/sobre', '/faq', '/servicos']),
  );
  expect(paths.length).toBeGreaterThan(record.plansEnabled ? 30 : 8);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  const requests = listen(context);
  const visitAll = async (every = 1) => {
    for (const path of paths.filter((_, index) => index % every === 0)) {
      await page.goto(measured.url + path, { waitUntil: 'load' });
      await untilStarted(page);
      await page.clock.fastForward(65_000);
    }
    const isForeign = (url: string) => new URL(url).origin !== measured.url;
    const wrong = requests
      .map((each) => each.url())
      .filter((url) => MEASURED.test(url) || isForeign(url));
    expect(wrong).toEqual([]);
  };
  await visitAll();
  expect(await kept(page)).toEqual({ cookies: '' });

  await page.goto(`${measured.url}/faq`, { waitUntil: 'load' });
  await untilStarted(page);
  await page.clock.fastForward(1_500);
  await answer(page, 'Rejeitar todos');
  await visitAll(4);

  await page.goto(`${measured.url}/faq`, { waitUntil: 'load' });
  await untilStarted(page);
  await page.route(/googletagmanager|connect\.facebook|gtag\.js/, (route) => route.abort());
  await answerAgain(page, 'Aceitar todos');
  await page.clock.fastForward(2_000);
  await answerAgain(page, 'Rejeitar todos');
  await page.goto(`${measured.url}/faq`);
  requests.length = 0;
  await visitAll(4);
  expect(Object.keys(await kept(page)).filter((key) => !key.startsWith('clareia.consent'))).toEqual(
    ['cookies'],
  );
  await context.close();
});

test('after a no nothing is measured, and a yes that is taken back leaves nothing behind', async ({
  page,
  context,
  record,
}) => {
  const requests = listen(context);
  await page.goto('/faq');
  await answer(page, 'Rejeitar todos');
  const [list, text] = readable(record);
  for (const path of ['/', list, text, '/busca?busca=olho']) {
    await openStarted(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(eventsOf(requests)).toEqual([]);

  await answerAgain(page, 'Aceitar todos');
  await expect.poll(() => eventsOf(requests).length).toBeGreaterThan(0);
  expect(Object.keys(await kept(page))).toContain('clareia.client');

  await answerAgain(page, 'Rejeitar todos');
  await expect.poll(async () => Object.keys(await kept(page))).not.toContain('clareia.client');
  await openStarted(page, '/sobre');
  await page.waitForLoadState('networkidle');
  const sent = eventsOf(requests).length;
  await openStarted(page, list);
  await page.waitForLoadState('networkidle');
  expect(eventsOf(requests)).toHaveLength(sent);
});

test('with a yes the page, its speed and searches are counted, never what was looked for', async ({
  page,
  context,
  record,
}) => {
  const requests = listen(context);
  await page.goto('/faq');
  const counted = page.waitForRequest(isViewOf('/faq'));
  await answer(page, 'Aceitar todos');
  await counted;
  for (const path of ['/busca?busca=catarata+secreta', '/sobre']) {
    const next = page.waitForRequest(isViewOf(path));
    await page.goto(path);
    await next;
    await page.waitForLoadState('networkidle');
  }
  await expect
    .poll(() => eventsOf(requests).map(({ event_name }) => event_name))
    .toEqual(expect.arrayContaining(['web_vitals', 'search_interaction']));
  if (record.offers?.children !== false) {
    await openStarted(page, '/servicos/acompanhamento-pediatrico');
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/agendamento', { waitUntil: 'networkidle' });
  const events = eventsOf(requests);
  const pages = events.filter(({ type }) => type === 'pageview').map(({ page_url }) => page_url);
  const origin = new URL(page.url()).origin;
  expect(pages).toEqual(['/faq', '/busca', '/sobre'].map((path) => origin + path));
  expect(JSON.stringify(events)).not.toMatch(CANARIES);
});

test('with a yes the reading of an article is counted', async ({ page, context, record }) => {
  test.skip(!record.examples?.posts, 'the site comes without articles');
  const requests = listen(context);
  await page.goto('/faq');
  const counted = page.waitForRequest(MEASURED);
  await answer(page, 'Aceitar todos');
  await counted;
  await page.goto('/blog/catarata-sinais');
  const read = { event_name: 'blog_interaction', post_slug: 'catarata-sinais' };
  await expect.poll(() => eventsOf(requests)).toContainEqual(expect.objectContaining(read));
});

test.describe('while the server cannot be reached', () => {
  /** A page whose console may say so. */
  async function openPage({ browser, baseURL }: { browser: Browser; baseURL: string | undefined }) {
    return (await browser.newContext({ baseURL })).newPage();
  }
  const GA = /\/api\/analytics\/ga$/;

  test('what happens in an outage of 70 s is told after it, with its time', async ({
    browser,
    baseURL,
  }) => {
    const page = await openPage({ browser, baseURL });
    await page.clock.install();
    await page.route(GA, (route) => route.abort('connectionrefused'));
    await page.goto('/faq', { waitUntil: 'load' });
    await untilStarted(page);
    await page.clock.runFor(1_100);
    const isView = (request: Request) =>
      GA.test(request.url()) && request.postDataJSON().type === 'pageview';
    const first = page.waitForRequest(isView);
    await answer(page, 'Aceitar todos');
    // The installed clock goes on at its own pace.
    expect((await first).postDataJSON().age_ms).toBeLessThan(70_000);
    await page.clock.runFor(70_000);
    const isLateView = (request: Request) =>
      isView(request) && request.postDataJSON().age_ms >= 70_000;
    const later = page.waitForResponse((response) => isLateView(response.request()));
    await page.unroute(GA);
    await page.clock.runFor(60_000);
    expect((await later).status()).toBe(204);
    await page.context().close();
  });

  test('an event whose first try fails is taken at the second, by the real clock', async ({
    browser,
    baseURL,
  }) => {
    const page = await openPage({ browser, baseURL });
    const tried = new Set<string>();
    await page.route(GA, async (route) => {
      const { age_ms: _, ...event } = route.request().postDataJSON();
      const key = JSON.stringify(event);
      if (tried.has(key)) return route.continue();
      tried.add(key);
      return route.abort('connectionrefused');
    });
    await page.goto('/faq');
    // Of two events that say the same, the second is taken at once.
    const isLate = (request: Request) =>
      GA.test(request.url()) && request.postDataJSON().age_ms > 0;
    const taken = page.waitForResponse((response) => isLate(response.request()));
    await answer(page, 'Aceitar todos');
    expect((await taken).status()).toBe(204);
    await page.context().close();
  });
});

test('nothing that a person types leaves, wherever it is typed', async ({ page, context }) => {
  const requests = listen(context);
  await page.goto('/faq');
  const counted = page.waitForRequest(MEASURED);
  await answer(page, 'Aceitar todos');
  await counted;
  await page.goto('/contato/mensagem');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Zuleide Quaresma');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zq@example.org');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Catarata secreta, 35998877661');
  await page.goto('/busca?busca=Zuleide+Quaresma');
  await bookAppointmentInBrowser(page, { name: 'Zuleide Quaresma', phone: '35998877661' });
  await page.goto('/servicos', { waitUntil: 'networkidle' });
  const sent = requests
    .filter((each) => MEASURED.test(each.url()) || /\/api\/errors/.test(each.url()))
    .map((each) => `${each.url()} ${each.postData() ?? ''}`);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(CANARIES);
  expect(JSON.stringify(await kept(page))).not.toMatch(CANARIES);
});

test.describe('with Google and the pixel configured', () => {
  let foreign: string[] = [];
  let silent: Awaited<ReturnType<typeof silentServer>>;
  test.beforeAll(async () => {
    silent = await silentServer();
  });
  test.afterAll(() => silent.close());

  /** A page of the measured app; the vendors respond, never respond, or their scripts are blocked. */
  async function open(
    page: Page,
    url: string,
    vendors: 'answer' | 'blocked' | 'hanging',
  ): Promise<Request[]> {
    foreign = [];
    const requests = listen(page.context());
    await page.route(/googletagmanager|connect\.facebook|\/gtag\.js/, async (route) => {
      foreign.push(route.request().url());
      if (vendors === 'blocked') await route.abort('blockedbyclient');
      else if (vendors === 'hanging') await route.fetch({ url: silent.url }).catch(() => undefined);
      else await route.fulfill({ contentType: 'text/javascript', body: NOTHING });
    });
    await page.goto(`${url}/faq`, { waitUntil: 'load' });
    await untilStarted(page);
    return requests;
  }

  test('no script of theirs is asked for before a yes, and each after it', async ({
    browser,
    measured,
  }) => {
    const page = await browser.newPage();
    await open(page, measured.url, 'answer');
    await page.waitForTimeout(1_500);
    expect(foreign).toEqual([]);
    await answer(page, 'Aceitar todos');
    await expect
      .poll(() => foreign.some((url) => url.includes('/gtag.js?id=G-TEST12345')))
      .toBe(true);
    await expect.poll(() => foreign.some((url) => url.includes('fbevents.js'))).toBe(true);
    const queue = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => JSON.stringify(Object.values(Object(entry)))),
    );
    const index = (text: string) => queue.findIndex((entry) => entry.includes(text));
    expect(index('"consent","default"')).toBeGreaterThanOrEqual(0);
    expect(index('"consent","default"')).toBeLessThan(index('"config","G-TEST12345"'));
    await page.close();
  });

  for (const vendors of ['blocked', 'hanging'] as const) {
    test(`where Google is ${vendors}, the measurement without cookies takes its place`, async ({
      browser,
      measured,
    }) => {
      const page = await browser.newPage();
      await page.clock.install();
      const requests = await open(page, measured.url, vendors);
      await page.clock.runFor(1_100);
      await answer(page, 'Aceitar todos');
      const heartbeats = async () => {
        await page.clock.runFor(5_000);
        return eventsOf(requests).filter(({ event }) => event === 'heartbeat').length;
      };
      await expect.poll(heartbeats).toBeGreaterThan(0);
      expect(foreign.some((url) => GOOGLE.test(url))).toBe(true);
      const ofGoogle = await page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) => Object.values(Object(entry))[0]),
      );
      expect(ofGoogle).toEqual(['consent', 'consent', 'js', 'config']);
      await page.locator('.disclosure summary, details summary').first().click();
      await page.getByRole('link', { name: 'Serviços' }).first().click();
      await expect
        .poll(() =>
          eventsOf(requests).some(
            ({ event, click_text }) => event === 'click' && click_text === 'Serviços',
          ),
        )
        .toBe(true);
      await page.close();
    });
  }
});

/** Takes every request and answers none. */
async function silentServer() {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Books an appointment under a name that a test searches for. */
async function bookAppointmentInBrowser(
  page: Page,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const answers = answersOfAdult(phone);
  answers.details['Seu nome completo'] = name;
  await walkTo(page, 'check', answers);
  await confirm(page);
  await expectStep(page, 'done');
}

test('no vendor and no address learns of a questionnaire or of a request for a time', async ({
  context,
  page,
}) => {
  const requests = listen(context);
  await page.goto('/faq');
  const counted = page.waitForRequest(MEASURED);
  await answer(page, 'Aceitar todos');
  await counted;
  await openStarted(page, QUESTIONNAIRE);
  await begin(page);
  await answerAll(page, 3);
  await see(page);
  await expect(page.getByText('30 de 40 pontos')).toBeVisible();
  await page.getByRole('link', { name: 'Ver horários de consulta' }).click();
  await expectStep(page, 'time');
  await page.goto('/agendamento-otimizado');
  await untilStarted(page);
  await page.getByRole('radio', { name: 'Glaucoma' }).check({ force: true });
  // The next page is measured, and says where it was come from.
  await page.goto('/servicos', { waitUntil: 'networkidle' });
  const { origin } = new URL(page.url());
  const sent = requests.filter(
    (each) => MEASURED.test(each.url()) || !each.url().startsWith(origin),
  );
  expect(sent.length).toBeGreaterThan(0);
  const told = sent.map((each) =>
    [each.url(), each.postData() ?? '', each.headers().referer ?? ''].join(' '),
  );
  const HEALTH = /questionario|otimizado|triagem|olho-?seco|dry-?eye|muitas-vezes|glaucoma|pontos/i;
  expect(told.filter((each) => HEALTH.test(decodeURIComponent(each)))).toEqual([]);
  // Our own server is told by no address either, and by no Referer but that of the page itself.
  const own = requests.map((each) => `${each.url()} ${each.headers().referer ?? ''}`);
  expect(
    own.filter((each) => /muitas-vezes|glaucoma|sinais=|p-areia|[?&]reason/i.test(each)),
  ).toEqual([]);
});
