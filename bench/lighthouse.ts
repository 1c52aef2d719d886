import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '#scripts/find-browser.ts';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';

const PAGES = [
  '/',
  '/servicos/mapeamento-de-retina',
  '/blog/como-pingar-colirio',
  '/faq',
  '/agendamento',
];
const WANTED = { performance: 0.99, accessibility: 1, 'best-practices': 1, seo: 1 };
/** Seconds, on Lighthouse's phone and line. */
const PAINTS = { 'first-contentful-paint': 1, 'largest-contentful-paint': 1 };

const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir });
const browser = await startBrowser();
const requested = process.argv.slice(2);
const short: string[] = [];
try {
  for (const path of requested.length > 0 ? requested : PAGES) {
    const { scores, paints, shift } = await measure(`${app.url}${path}`, browser.port);
    console.log(path.padEnd(40), JSON.stringify(scores), JSON.stringify({ ...paints, shift }));
    for (const [category, least] of Object.entries(WANTED)) {
      const score = scores[category] ?? 0;
      if (score < least) short.push(`${path}: ${category} ${score} instead of ${least}`);
    }
    for (const [paint, most] of Object.entries(PAINTS)) {
      const seconds = paints[paint] ?? Number.POSITIVE_INFINITY;
      if (seconds > most) short.push(`${path}: ${paint} ${seconds} s instead of ${most} s`);
    }
  }
} finally {
  await browser.stop();
  await app.stop();
  await remove();
}
for (const line of short) console.log(line);
console.log(short.length === 0 ? 'pass: 99/100/100/100 or better, painted within 1 s' : 'fail');
process.exitCode = short.length > 0 ? 1 : 0;

type Measured = {
  scores: Record<string, number>;
  /** Seconds. */
  paints: Record<string, number>;
  /** Cumulative layout shift. */
  shift: number;
};

async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  failed: ${title}`);
  }
  const entries = Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  const seconds = Object.keys(PAINTS).map((name) => [name, Math.round(numberOf(name) / 10) / 100]);
  return {
    scores: Object.fromEntries(entries),
    paints: Object.fromEntries(seconds),
    shift: Math.round(numberOf('cumulative-layout-shift') * 1000) / 1000,
  };
}

async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { executablePath, env } = await findBrowser();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'clareia-lighthouse-'));
  const args = ['--headless', ...BROWSER_ARGS, `--user-data-dir=${profile}`];
  const child: ChildProcess = spawn(executablePath, [...args, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) break;
    await sleep(100);
  }
  return {
    port,
    async stop() {
      child.kill();
      await sleep(500);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
