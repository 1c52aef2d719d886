import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { gatherBookers } from './bookers.ts';
import { openOwnerPool } from './embedded.ts';
import { expectKept, expectWholeAgenda } from './invariants.ts';

const KILLS = 50;
/** A slow machine, where each start takes seconds, stops earlier, but not before the fifth kill. */
const LEAST_KILLS = 5;
const ENOUGH_MS = 120_000;
/** Of a machine so slow that a start takes a minute. */
const HANGS_MS = 1_800_000;
const { dataDir, remove } = await temporaryDataDir();
const port = await freePort();
const start = () => startApp({ dataDir, port });
let app = await start();
afterAll(async () => {
  await app.stop();
  await remove();
});

/** A start of an idle machine. */
const USUAL_START_MS = 2_000;
/** From 50 to 1,200 ms, evenly spread and out of order; longer on a machine that answers later. */
const lifeMs = (n: number, startMs: number) =>
  (50 + ((n * 17) % KILLS) * (1_150 / (KILLS - 1))) * Math.max(1, startMs / USUAL_START_MS);

test('killed up to fifty times while people book: nothing told is lost, doubled or half-written', {
  timeout: HANGS_MS,
}, async () => {
  const people = await gatherBookers(app.url);
  const startedAt = performance.now();
  const isEnough = (n: number) =>
    n >= LEAST_KILLS &&
    performance.now() - startedAt > ENOUGH_MS &&
    people.acknowledged.length > 0 &&
    people.unheard.length > 0;
  let startMs = USUAL_START_MS;
  for (let n = 0; n < KILLS && !isEnough(n); n += 1) {
    let isKilled = false;
    const booking = people.bookUntil(() => isKilled);
    await sleep(lifeMs(n, startMs));
    isKilled = true;
    await app.kill();
    await booking;
    // The database outlives the app, and the next start adopts it.
    const begunAt = performance.now();
    app = await start();
    startMs = performance.now() - begunAt;
  }
  // Some kills cut requests off; whatever became of those bookings, repeating the request settles it.
  expect(people.unheard.length).toBeGreaterThan(0);
  expect(people.acknowledged.length).toBeGreaterThan(0);
  await people.askAgain();
  expect(people.wrong).toEqual([]);

  const pool = await openOwnerPool(dataDir);
  try {
    await expectKept(pool, people.acknowledged);
    await expectWholeAgenda(pool);
  } finally {
    await pool.end();
  }
});
