import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fire, fireAll, REQUESTS_PER_CONNECTION, type Shots } from './cannon.ts';
import { makeInstallation } from './installation.ts';
import { type ServedPage, startNginx } from './nginx.ts';
import { atLeast, median, plain, round, type Section } from './report.ts';
import { cpuSecondsOf } from './usage.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;

type Side = { urls: string[]; pids: number[] };
type Round = Shots & { cpuMicroseconds: number };

/** The home page: our server and nginx in turn, with the same bytes, headers and load. */
export async function measurePages(): Promise<Section> {
  const installation = await makeInstallation();
  try {
    const first = await installation.start();
    const page = await readPage(first.url);
    const { dataDir: directory } = installation;
    const home = `${first.url}/`;

    const one = await startNginx(page, { directory, workers: 1 });
    const single = await compare(
      { urls: [home], pids: [first.pid] },
      { urls: [one.url], pids: [one.pid] },
    );
    await one.stop();
    const uncached = await fire(`${home}?x=1`, { connections: CONNECTIONS, seconds: SECONDS });

    const count = availableParallelism();
    const apps = [first];
    while (apps.length < count) apps.push(await installation.start());
    const all = await startNginx(page, { directory, workers: 'auto' });
    const several = await compare(
      { urls: apps.map(({ url }) => `${url}/`), pids: apps.map(({ pid }) => pid) },
      { urls: apps.map(() => all.url), pids: [all.pid] },
    );
    await all.stop();

    return {
      title: 'Pages',
      how: `The home page (${page.body.length} bytes of brotli) from our server and from nginx, which serves the same bytes from a file with the same headers: ${ROUNDS} rounds of ${SECONDS} s in turn, ${CONNECTIONS} connections, ${REQUESTS_PER_CONNECTION} requests a connection, autocannon in processes of its own on the same cores; the median of the rounds' ratios. A load generator in Node spends as much time on a request as either server does, so requests a second tell less than processor time: it is what a request costs the server itself.`,
      figures: [
        atLeast('One process to one nginx worker, requests/s', ratioOf(single), 0.6),
        plain('The same, processor time of a request', costs(single)),
        atLeast(
          `One process a core (${count}) to nginx with a worker a core, requests/s`,
          ratioOf(several),
          0.9,
        ),
        plain('The same, processor time of a request', costs(several)),
        plain('Kept page, requests/s', round(median(single.ours.map(perSecond)))),
        plain('The same page rendered for each visitor, requests/s', round(uncached.perSecond)),
        plain(
          'Kept to rendered',
          `${round(median(single.ours.map(perSecond)) / uncached.perSecond)} times`,
        ),
      ],
    };
  } finally {
    await installation.end();
  }
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

/** The median ratio of each of our rounds to nginx's round that followed it. */
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
    const request = get(`${url}/`, { headers: { 'accept-encoding': 'br' } }, async (response) => {
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
