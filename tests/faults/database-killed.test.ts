import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { gatherBookers } from './bookers.ts';
import { openOwnerPool, postmasterPid } from './embedded.ts';
import { expectKept, expectWholeAgenda } from './invariants.ts';
import { send } from './send.ts';

const KILLS = 10;
const { dataDir, remove } = await temporaryDataDir();
const app = await startApp({ dataDir });
const pool = await openOwnerPool(dataDir);
afterAll(async () => {
  await pool.end();
  await app.kill();
  await remove();
});

async function killDatabase(): Promise<number> {
  const pid = await postmasterPid(dataDir);
  if (!pid) throw new Error('no database runs');
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Waits until a new server accepts connections. */
async function untilBack(killed: number): Promise<void> {
  while ((await postmasterPid(dataDir)) === killed || !(await answers(pool))) await sleep(20);
}

async function answers(database: Pool): Promise<boolean> {
  return database.query('select 1').then(
    () => true,
    () => false,
  );
}

/** Bookings work first; then the process calls itself ready again. */
async function untilReady(): Promise<void> {
  for (const path of ['/api/v1/services', '/readyz'])
    while ((await send(app.url + path)).status !== 200) await sleep(20);
}

test('its database killed ten times: the app is back each time and nothing told is lost', async () => {
  const people = await gatherBookers(app.url);
  let isOver = false;
  const booking = people.bookUntil(() => isOver);
  for (let n = 0; n < KILLS; n += 1) {
    await sleep(200 + ((n * 7) % KILLS) * 60);
    await untilBack(await killDatabase());
    await untilReady();
  }
  isOver = true;
  await booking;
  expect(people.unheard.length).toBeGreaterThan(0);
  expect(people.acknowledged.length).toBeGreaterThan(0);
  await people.askAgain();
  expect(people.wrong).toEqual([]);
  await expectKept(pool, people.acknowledged);
  await expectWholeAgenda(pool);
});
