import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { gatherBookers } from './bookers.ts';
import { openOwnerPool } from './embedded.ts';
import { expectKept, expectWholeAgenda } from './invariants.ts';

const KILLS = 50;
const { dataDir, remove } = await temporaryDataDir();
afterAll(remove);

/** From 50 to 1,200 ms, evenly spread and out of order. */
const lifeMs = (n: number) => 50 + ((n * 17) % KILLS) * (1_150 / (KILLS - 1));

test('killed fifty times while people book: nothing told is lost, doubled or half-written', async () => {
  const port = await freePort();
  const start = () => startApp({ dataDir, port });
  let app = await start();
  const people = await gatherBookers(app.url);
  for (let n = 0; n < KILLS; n += 1) {
    let isKilled = false;
    const booking = people.bookUntil(() => isKilled);
    await sleep(lifeMs(n));
    isKilled = true;
    await app.kill();
    await booking;
    // The database outlives the app, and the next start adopts it.
    app = await start();
  }
  // Most kills cut somebody off; whatever became of their bookings, asking again settles it.
  expect(people.unheard.length).toBeGreaterThan(KILLS / 2);
  await people.askAgain();
  expect(people.unheard).toEqual([]);
  expect(people.wrong).toEqual([]);
  expect(people.acknowledged.length).toBeGreaterThan(KILLS);

  const pool = await openOwnerPool(dataDir);
  try {
    await expectKept(pool, people.acknowledged);
    await expectWholeAgenda(pool);
  } finally {
    await pool.end();
    expect(await app.stop()).toBe(0);
  }
}, 240_000);
