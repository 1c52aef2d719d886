import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { RunningApp } from '#tests/running-app.ts';
import { startBareServer } from './bare-server.ts';
import { makeInstallation } from './installation.ts';
import { type ServedPage, startNginx } from './nginx.ts';
import { atLeast, type Figure, median, plain, round, type Section } from './report.ts';
import { cpuSecondsOf } from './usage.ts';
import { fire, fireAll, hasWrk, type Shots } from './wrk.ts';

const ROUNDS = 7;
const SECONDS = 3;
const CONNECTIONS = 32;

type Side = { urls: string[]; pids: number[] };
type Round = Shots & { cpuMicroseconds: number };
type Installation = Awaited<ReturnType<typeof makeInstallation>>;

/** The home page: our server, a bare one and nginx in turn, with the same bytes, headers and load. */
export async function measurePages(): Promise<Section> {
  const installation = await makeInstallation();
  try {
    const first = await installation.start();
    const page = await readPage(first.url);
    return {
      title: 'Pages',
      how: `The home page (${page.body.length} bytes of gzip) from our server, from a bare \`node:http\` server and from nginx, which answer with the same bytes and headers: ${ROUNDS} rounds of ${SECONDS} s in turn, ${CONNECTIONS} connections, wrk on the same cores; the median of the rounds' ratios.`,
      figures: hasWrk()
        ? await comparisons(installation, { first, page })
        : [plain('Kept page', 'skipped: wrk is not installed')],
    };
  } finally {
    await installation.end();
  }
}

async function comparisons(
  installation: Installation,
  { first, page }: { first: RunningApp; page: ServedPage },
): Promise<Figure[]> {
  const { dataDir: directory } = installation;
  const home = `${first.url}/`;
  const ours = { urls: [home], pids: [first.pid] };

  const bare = await startBareServer(page, { directory });
  const toBare = await compare(ours, { urls: [bare.url], pids: [bare.pid] });
  await bare.stop();
  const one = await startNginx(page, { directory, workers: 1 });
  const toOne = await compare(ours, { urls: [one.url], pids: [one.pid] });
  await one.stop();
  const uncached = await fire(`${home}?x=1`, { connections: CONNECTIONS, seconds: SECONDS });

  const count = availableParallelism();
  const apps = [first];
  while (apps.length < count) apps.push(await installation.start());
  const all = await startNginx(page, { directory, workers: 'auto' });
  const toAll = await compare(
    { urls: apps.map(({ url }) => `${url}/`), pids: apps.map(({ pid }) => pid) },
    { urls: apps.map(() => all.url), pids: [all.pid] },
  );
  await all.stop();

  const kept = median(toBare.ours.map(perSecond));
  return [
    atLeast('One process to a bare server, requests/s', ratioOf(toBare), 0.8),
    plain('The same, processor time of a request', costs(toBare)),
    plain('One process to one nginx worker, requests/s', ratioOf(toOne).toFixed(2)),
    plain('The same, processor time of a request', costs(toOne)),
    plain(
      `One process a core (${count}) to nginx with a worker a core, requests/s`,
      ratioOf(toAll).toFixed(2),
    ),
    plain('Kept page, requests/s', round(kept)),
    plain('The same page rendered for each visitor, requests/s', round(uncached.perSecond)),
    plain('Kept to rendered', `${round(kept / uncached.perSecond)} times`),
  ];
}

type Comparison = { ours: Round[]; theirs: Round[] };

async function compare(ours: Side, theirs: Side): Promise<Comparison> {
  const rounds: Comparison = { ours: [], theirs: [] };
  await shoot(ours);
  await shoot(theirs);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ours.push(await shoot(ours));
    rounds.theirs.push(await shoot(theirs));
  }
  return rounds;
}

async function shoot({ urls, pids }: Side): Promise<Round> {
  const before = await cpuSecondsOf(pids);
  const shots = await fireAll(urls, { connections: CONNECTIONS, seconds: SECONDS });
  const cpuSeconds = (await cpuSecondsOf(pids)) - before;
  return { ...shots, cpuMicroseconds: (cpuSeconds * 1e6) / shots.total };
}

const perSecond = (shots: Shots) => shots.perSecond;

/** The median ratio of each of our rounds to the other's round that followed it. */
function ratioOf({ ours, theirs }: Comparison): number {
  const pairs = ours.map((round, n) => perSecond(round) / (theirs[n]?.perSecond ?? Number.NaN));
  return median(pairs);
}

function costs({ ours, theirs }: Comparison): string {
  const cost = (rounds: Round[]) => round(median(rounds.map((each) => each.cpuMicroseconds)));
  return `${cost(ours)} µs to ${cost(theirs)} µs`;
}

function readPage(url: string): Promise<ServedPage> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/`, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      const body = await buffer(response);
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      resolve({ headers: Object.fromEntries(headers), body });
    });
    request.on('error', reject);
  });
}
