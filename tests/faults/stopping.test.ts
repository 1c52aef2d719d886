import { afterAll, expect, test } from 'vitest';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { appointmentOf, availableSlotsOf, book, bookedOf, countByStatus } from './appointments.ts';
import { openOwnerPool } from './embedded.ts';
import { countOf, expectKept, expectWholeAgenda } from './invariants.ts';
import { type Answer, send } from './send.ts';

const IN_FLIGHT = 50;
const WAITING = "pg_stat_activity where wait_event_type = 'Lock'";

const { dataDir, remove } = await temporaryDataDir();
const first = await startApp({ dataDir });
afterAll(async () => {
  await first.kill();
  await remove();
});

test('told to stop amid fifty bookings, the app answers them all and ends with 0', async () => {
  const pool = await openOwnerPool(dataDir);
  // The agenda waits behind a lock, so that all requests are in flight when the signal comes.
  const lock = await pool.connect();
  lock.on('error', () => undefined);
  const starts = (await availableSlotsOf(first.url)).filter((_, n) => n % 4 === 0);
  await lock.query('begin; lock table appointments in access exclusive mode');
  const requests = Promise.allSettled(
    Array.from({ length: IN_FLIGHT }, (_, n) =>
      book(first.url, appointmentOf(n, { startsAt: starts[n] ?? '' })),
    ),
  );
  await expect.poll(() => countOf(pool, WAITING)).toBeGreaterThan(0);
  // Once the last request is answered, all the others have been accepted.
  await send(`${first.url}/healthz`);

  const stopped = first.stop();
  await expect.poll(() => isTurnedAway(first.url)).toBe(true);
  await lock.query('rollback');
  const answers = (await requests).filter(isAnswered).map(({ value }) => value);
  lock.release();
  await pool.end();
  // On a slow machine some time out on the lock, and are told to try again.
  const { 201: booked = 0, 503: later = 0 } = countByStatus(answers);
  expect([booked + later, booked > 0]).toEqual([IN_FLIGHT, true]);
  // An app that does not stop in time exits with 1.
  expect(await stopped).toBe(0);

  const again = await startApp({ dataDir });
  const after = await openOwnerPool(dataDir);
  await expectKept(after, answers.filter(({ status }) => status === 201).map(bookedOf));
  await expectWholeAgenda(after);
  await after.end();
  expect(await again.stop()).toBe(0);
});

function isAnswered(result: PromiseSettledResult<Answer>) {
  return result.status === 'fulfilled';
}

/** Whether new connections are refused. */
function isTurnedAway(url: string): Promise<boolean> {
  return send(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
