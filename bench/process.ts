import {
  anAvailableSlot,
  appointmentOf,
  bookPatiently,
  CONSULTATION,
} from '#tests/faults/appointments.ts';
import { send } from '#tests/faults/send.ts';
import { type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { askInTurn } from './load.ts';
import { atMost, type Section } from './report.ts';
import { memoryOf } from './usage.ts';
import { fire, hasWrk } from './wrk.ts';

const STARTS = 5;
const RIVALS = 1_000;
const RENDERED = 4_800;

/** Cost of the process: time from its start to `/readyz`, and memory after each kind of work. */
export async function measureProcess(): Promise<Section> {
  const { dataDir, remove } = await temporaryDataDir();
  try {
    const first = await timeStart(dataDir);
    await first.app.stop();
    const later: number[] = [];
    for (let n = 0; n < STARTS; n += 1) {
      const { app, seconds } = await timeStart(dataDir);
      later.push(seconds);
      await app.stop();
    }
    const { app } = await timeStart(dataDir);
    const atRest = await memoryOf(app.pid);
    // Even when the work fails: a server left running would distort the next measurement.
    await work(app).catch((error) => app.stop().then(() => Promise.reject(error)));
    const afterWork = await memoryOf(app.pid);
    await app.stop();
    return {
      title: 'Start and memory',
      how: 'From the start of the process to `ready`, with its own PostgreSQL: the first start makes the database, the later ones find it (the slowest of five). Memory is the resident memory of the Node process, PostgreSQL not counted; the work is two races of 1,000 people for one slot, 10 s of kept pages as fast as they come and 4,800 rendered ones.',
      figures: [
        atMost('First start', first.seconds, 3, 's'),
        atMost('Later start', Math.max(...later), 3, 's'),
        atMost('Memory at rest', atRest, 180, 'MB'),
        atMost('Memory after work', afterWork, 250, 'MB'),
      ],
    };
  } finally {
    await remove();
  }
}

async function timeStart(dataDir: string): Promise<{ app: RunningApp; seconds: number }> {
  const startedAt = performance.now();
  const app = await startApp({ dataDir, env: { LOG_LEVEL: 'info' } });
  return { app, seconds: (performance.now() - startedAt) / 1_000 };
}

async function work({ url }: RunningApp): Promise<void> {
  for (const first of [0, RIVALS]) {
    const startsAt = await anAvailableSlot(url);
    const rivals = Array.from({ length: RIVALS }, (_, n) => appointmentOf(first + n, { startsAt }));
    await Promise.all(rivals.map((appointment) => bookPatiently(url, appointment)));
  }
  if (hasWrk()) await fire(`${url}/`, { connections: 32, seconds: 10 });
  else await askInTurn(32, 20_000, () => send(`${url}/`));
  await askInTurn(10, RENDERED, (n) => send(`${url}/servicos/${CONSULTATION}?n=${n}`));
}
