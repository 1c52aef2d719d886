import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#scripts/find-browser.ts';
import { type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { atMost, type Figure, median, plain, round, type Section } from './report.ts';

const ROUNDS = 3;
/** A slow machine may take its time; the result is told, not judged. */
const PATIENCE_MS = 300_000;
const PHONE = { width: 360, height: 740 };

type Line = { bitsASecond: number; roundTripMs: number; slowdown: number };
/** A cheap phone on a weak mobile line. */
const MOBILE: Line = { bitsASecond: 1_600_000, roundTripMs: 150, slowdown: 4 };
const WORST: Line = { bitsASecond: 50_000, roundTripMs: 500, slowdown: 4 };

type Walked = {
  /** From the press that leads to a screen until that screen is ready, by screen. */
  waits: number[];
  /** Time in which the pages' main thread was busy, the answers' typing included. */
  busyMs: number;
  /** What crossed the network, by screen. */
  bytes: number[];
  requests: number;
};

/** One walk, and before it the home page alone. */
type Round = { home: Walked; walked: Walked };

/** The whole journey as a patient walks it, on a slow phone and on a slow line. */
export async function measureJourney(): Promise<Section> {
  const { dataDir, remove } = await temporaryDataDir();
  const app = await startApp({ dataDir });
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env },
  });
  try {
    const rounds: Round[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const home = await walk(browser, app, MOBILE, [HOME]);
      const walked = await walk(browser, app, MOBILE, journeyOf(`3599000000${turn}`));
      rounds.push({ home, walked });
    }
    const plainHtml = await walk(browser, app, WORST, journeyOf('35990000009'), false);
    return {
      title: 'Journey',
      how: `From the home page to the confirmed appointment in Chromium at 360 × 740 px, with the processor slowed four times and 1.6 Mbit/s at 150 ms a round trip; the median of ${ROUNDS} walks with cold caches, the service worker blocked. A screen is ready when it has loaded and its scripts have started; the visitor's own time is not counted. The reference is opening the home page under the same conditions. Without JavaScript the line is 50 kbit/s at 500 ms.`,
      figures: figuresOf(rounds, plainHtml),
    };
  } finally {
    await browser.close();
    await app.stop();
    await remove();
  }
}

function figuresOf(rounds: readonly Round[], plainHtml: Walked): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const ratio = middle(({ walked, home }) => sum(walked.waits) / sum(home.waits));
  const busyMs = middle(({ walked }) => walked.busyMs);
  return [
    atMost('Waiting for all screens', middle(({ walked }) => sum(walked.waits)) / 1_000, 30, 's'),
    plain('The same to opening the home page', `${round(ratio)} times`),
    plain('Main thread busy', `${round(busyMs / 1_000)} s`),
    plain('Requests', round(middle(({ walked }) => walked.requests))),
    plain('Bytes, all screens', kilobytes(middle(({ walked }) => sum(walked.bytes)))),
    plain(
      'Without JavaScript at 50 kbit/s, waiting for all screens',
      `${round(sum(plainHtml.waits) / 1_000)} s`,
    ),
    plain('Bytes of each screen then', plainHtml.bytes.map(kilobytes).join(', ')),
  ];
}

/** What a patient enters on a screen, and the press that leads to the next one with its heading. */
type Step = {
  fill?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  heading: string;
};

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const HOME: Step = {
  press: async (page) => {
    await page.goto('/', { waitUntil: 'commit' });
  },
  heading: 'Cuidamos dos seus olhos com calma',
};

/** @param phone one without appointments: each may have two */
const journeyOf = (phone: string): Step[] => [
  HOME,
  {
    press: (page) => page.getByRole('link', { name: 'Agendar pelo site' }).click(),
    heading: 'O que você precisa?',
  },
  {
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Consulta/ })
        .click(),
    heading: 'Quando?',
  },
  {
    press: (page) => page.locator('.soonest-time').first().click(),
    heading: 'Quem é o paciente?',
  },
  {
    fill: async (page) => {
      const enter = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text);
      await enter('Seu nome completo', 'Antônia Reis');
      await enter('Sua data de nascimento', '4/3/1950');
      await enter('Telefone com DDD', phone);
      await page.getByText('Particular', { exact: true }).click();
    },
    press: button('Continuar'),
    heading: 'Confira e confirme',
  },
  {
    fill: (page) => page.getByRole('checkbox').check(),
    press: button('Confirmar agendamento'),
    heading: 'Agendamento confirmado',
  },
];

async function walk(
  browser: Browser,
  { url }: RunningApp,
  line: Line,
  steps: readonly Step[],
  javaScriptEnabled = true,
): Promise<Walked> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: PHONE,
    javaScriptEnabled,
    // It fetches its shell beside the page, on a line that cannot be slowed.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await slowDown(session, line);
  const walked: Walked = { waits: [], busyMs: 0, bytes: [], requests: 0 };
  for (const { fill, press, heading } of steps) {
    await fill?.(page);
    await network.readBusy();
    const pressedAt = performance.now();
    await press(page);
    await untilReady(page, heading, javaScriptEnabled);
    walked.waits.push(performance.now() - pressedAt);
    await page.waitForLoadState('networkidle');
    walked.bytes.push(network.takeBytes());
  }
  await network.readBusy();
  walked.busyMs = network.busyMs();
  walked.requests = network.requests();
  await context.close();
  return walked;
}

/** Until a screen is there, has loaded, and its scripts have started. */
async function untilReady(page: Page, heading: string, isScripted: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  while (!(await page.evaluate(isReady, isScripted).catch(() => false))) await sleep(20);
}

/** Runs in the page. */
function isReady(isScripted: boolean): boolean {
  if (document.readyState !== 'complete') return false;
  if (!isScripted) return true;
  if (!('started' in document.documentElement.dataset)) return false;
  const loaded = performance.getEntriesByType('resource');
  const isImproved = loaded.some(({ name }) => name.includes('booking.enhancement'));
  return isImproved || document.querySelector('[data-touch=booking]') === null;
}

/** Makes a page's machine and line slow, and counts what crosses the line: compressed, with headers. */
async function slowDown(session: CDPSession, { bitsASecond, roundTripMs, slowdown }: Line) {
  const cached = new Set<string>();
  let bytes = 0;
  let requests = 0;
  let busyMs = 0;
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) cached.add(requestId);
  });
  session.on('Network.requestWillBeSent', ({ redirectResponse }) => {
    if (!redirectResponse) return;
    requests += 1;
    bytes += redirectResponse.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const throughput = bitsASecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    requests: () => requests,
    busyMs: () => busyMs,
    /** To be called before each press: the browser counts anew for each page that it loads. */
    async readBusy() {
      const { metrics } = await session.send('Performance.getMetrics');
      const now =
        (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
      busyMs += now;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function kilobytes(bytes: number): string {
  return `${round(bytes / 1_000)} KB`;
}
