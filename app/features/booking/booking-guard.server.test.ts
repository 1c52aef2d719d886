import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok } from '#app/platform/result.ts';
import { aKey, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  BOOKING_LIMITS,
  secondsToBook,
  secondsToChange,
  secondsToGetChallenge,
  secondsToHold,
  secondsToOpenLink,
  secondsToSeeSlots,
} from './booking-guard.server.ts';

const { db } = await testDatabase();

function guard({ isOn = true } = {}) {
  return { db, clock: stillClock(), secret: TEST_SECRET, isOn };
}

/** How many of `times` consecutive attempts are allowed. */
async function allowed(times: number, ask: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1) if ((await ask()) === 0) count += 1;
  return count;
}

function booking(changes: Partial<Parameters<typeof secondsToBook>[1]> = {}) {
  return {
    address: '203.0.113.7',
    isProven: false,
    phoneE164: '+5535995550111',
    once: aKey(),
    ...changes,
  };
}

describe('the limits', () => {
  test('allow an address five bookings an hour, and twenty with a proof of work', async () => {
    let phone = 0;
    const ask = (isProven: boolean) => () => {
      phone += 1;
      return secondsToBook(guard(), booking({ isProven, phoneE164: `+55359955${phone}` }));
    };
    expect(await allowed(8, ask(false))).toBe(5);
    expect(await allowed(24, ask(true))).toBe(20);
  });

  test('allow a phone five bookings an hour, from wherever they come', async () => {
    let host = 0;
    const ask = () => {
      host += 1;
      return secondsToBook(guard(), booking({ address: `203.0.113.${host}`, isProven: true }));
    };
    expect(await allowed(8, ask)).toBe(5);
  });

  test('say how long to wait, and end with the hour', async () => {
    const services = guard();
    services.clock.set(new Date('2026-10-05T10:45:00Z'));
    await allowed(5, () => secondsToBook(services, booking()));
    expect(await secondsToBook(services, booking())).toBe(15 * 60);
    services.clock.set(new Date('2026-10-05T11:00:00Z'));
    expect(await secondsToBook(services, booking())).toBe(0);
  });

  test('let the repetition of an answered request pass', async () => {
    const once = aKey();
    await withIdempotency(db, once, z.unknown(), async () => ok({ appointmentId: 1 }));
    await allowed(5, () => secondsToBook(guard(), booking()));
    expect(await secondsToBook(guard(), booking())).toBeGreaterThan(0);
    expect(await secondsToBook(guard(), booking({ once }))).toBe(0);
  });

  test('count holds, changes, looks, challenges and links each on their own', async () => {
    const asking = { address: '203.0.113.7', isProven: false };
    const cases = [
      [secondsToHold, BOOKING_LIMITS.holdPerAddress.plain.hits],
      [secondsToChange, BOOKING_LIMITS.changePerAddress.plain.hits],
      [secondsToSeeSlots, 60],
      [secondsToGetChallenge, BOOKING_LIMITS.challengePerAddress.hits],
      [secondsToOpenLink, BOOKING_LIMITS.manageLinkPerAddress.hits],
    ] as const;
    for (const [ask, hits] of cases) {
      expect(await allowed(hits + 2, () => ask(guard(), asking))).toBe(hits);
    }
  });

  test('see one subscriber behind all addresses of an IPv6 network', async () => {
    const addresses = [
      '2001:db8::1',
      '2001:db8:0:0:ffff::2',
      '2001:0DB8::3:0:0:1',
      '2001:db8::4%eth0',
    ];
    let n = 0;
    const ask = () => {
      n += 1;
      const address = addresses[n % addresses.length] ?? '';
      return secondsToHold(guard(), { address, isProven: false });
    };
    expect(await allowed(16, ask)).toBe(12);
    const elsewhere = { address: '2001:db8:0:1::1', isProven: false };
    expect(await secondsToHold(guard(), elsewhere)).toBe(0);
  });

  test('see the same IPv4 address in both spellings', async () => {
    await allowed(12, () =>
      secondsToHold(guard(), { address: '::ffff:203.0.113.7', isProven: false }),
    );
    expect(
      await secondsToHold(guard(), { address: '203.0.113.7', isProven: false }),
    ).toBeGreaterThan(0);
  });

  test('are off when they are switched off', async () => {
    expect(await allowed(30, () => secondsToBook(guard({ isOn: false }), booking()))).toBe(30);
  });
});
