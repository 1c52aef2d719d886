import { afterAll, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { Log } from '#app/platform/log.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { databaseOn } from '#server/database.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { aRequest, at, bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { idleHandlers } from '#tests/jobs.ts';
import { FAULTS, failingPool } from './failing-pool.ts';
import { countOf, expectWholeAgenda } from './invariants.ts';

const database = await testDatabase();
const failing = failingPool(database.url);
const silent: Log = { info() {}, warn() {}, error() {}, debug() {} };
const runner = await startJobs({
  url: database.url,
  log: silent,
  handlers: () => idleHandlers,
});
afterAll(async () => {
  await runner.stop();
  await failing.end();
});

const services: BookingServices = {
  ...bookingServices(database),
  jobs: runner.jobs,
  db: databaseOn(failing.pool),
};

/** Person n's booking, with their own phone and quarter of an hour. */
function bookingOf(n: number) {
  const time = `${String(8 + Math.floor((n % 16) / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`;
  const week = 7 * Math.floor(n / 16);
  const request = aRequest({
    serviceSlug: 'topografia-corneana',
    startsAt: at(addDays(MONDAY, 1 + week), time),
    contact: {
      name: `Pessoa ${n}`,
      phoneE164: `+553599${String(n).padStart(7, '0')}`,
      email: null,
    },
  });
  const once = { scope: 'api-appointments', key: newToken(), bodySha256: sha256Hex(`${n}`) };
  return () => bookAppointment(services, request, once);
}

test.each(FAULTS)(
  'whichever query is %s, all is booked or nothing, and the key may try again',
  async (fault) => {
    let appointments = 0;
    let n = 0;
    for (let isOver = false; !isOver; ) {
      n += 1;
      const book = bookingOf(n);
      failing.failAt(n, fault);
      const first = await book().catch(() => null);
      isOver = !failing.hasFailed();
      failing.failAt(0, fault);
      const written = (await countOf(database.pool, 'appointments')) - appointments;
      // An acknowledged booking exists; an unacknowledged one may or may not, but never in part.
      expect(written, `after query ${n}`).toBeLessThanOrEqual(1);
      if (first) expect(written, `after query ${n}`).toBe(1);
      await expectWholeAgenda(database.pool);

      const again = await book();
      expect(again, `after query ${n}`).toMatchObject({ kind: 'answer', answer: { ok: true } });
      if (first) expect(again).toEqual(first);
      appointments += 1;
      expect(await countOf(database.pool, 'appointments')).toBe(appointments);
      await expectWholeAgenda(database.pool);
    }
    // Every query of a booking has failed once, and no connection was leaked.
    expect(n).toBeGreaterThan(20);
    await expect.poll(() => failing.pool.totalCount - failing.pool.idleCount).toBe(0);
  },
);
