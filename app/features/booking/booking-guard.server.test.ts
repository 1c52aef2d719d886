import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok } from '#app/platform/result.ts';
import { aKey, stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  type Allowance,
  BOOKING_LIMITS,
  secondsToGetChallenge,
  secondsToOpenLink,
  secondsToSeeSlots,
  takeBooking,
  takeChange,
  takeHold,
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

type Taking<Asked> = (services: ReturnType<typeof guard>, asked: Asked) => Promise<Allowance>;

/** The same without the rest of the allowance. */
function waits<Asked>(take: Taking<Asked>) {
  return async (services: ReturnType<typeof guard>, asked: Asked) =>
    (await take(services, asked)).waitSeconds;
}

const secondsToBook = waits(takeBooking);
const secondsToHold = waits(takeHold);
const secondsToChange = waits(takeChange);

function booking(changes: Partial<Parameters<typeof takeBooking>[1]> = {}) {
  return {
    address: '203.0.113.7',
    isProven: false,
    phoneE164: '+5535995550111',
    once: aKey(),
    ...changes,
  };
}

describe('the limits', () => {
  test('allow an address five bookings an hour, and sixty with a proof of work', async () => {
    let phone = 0;
    const ask = (isProven: boolean) => () => {
      phone += 1;
      return secondsToBook(guard(), booking({ isProven, phoneE164: `+55359955${phone}` }));
    };
    expect(await allowed(8, ask(false))).toBe(5);
    expect(await allowed(62, ask(true))).toBe(60);
  });

  test('allow a phone five bookings an hour, from wherever they come', async () => {
    let host = 0;
    const ask = () => {
      host += 1;
      return secondsToBook(guard(), booking({ address: `203.0.${host}.1`, isProven: true }));
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

  test.each([
    ['a /56', 2, (n: number) => `2001:db8:0:${n.toString(16)}::1`],
    ['a /48', 4, (n: number) => `2001:db8:0:${(n * 256).toString(16)}::1`],
    ['an IPv4 /24', 4, (n: number) => `203.0.113.${n}`],
  ])('let %s take what %i subscribers may', async (_, subscribers, addressOf) => {
    let n = 0;
    const ask = () => {
      n += 1;
      return secondsToHold(guard(), { address: addressOf(n % 200), isProven: false });
    };
    expect(await allowed(100, ask)).toBe(12 * subscribers);
    const elsewhere = { address: '2001:db8:1::1', isProven: false };
    expect(await secondsToHold(guard(), elsewhere)).toBe(0);
  });

  test('count nothing that was given back, so that five refused tries cost nobody anything', async () => {
    const phoneE164 = '+5535995550111';
    for (let n = 0; n < 20; n += 1) {
      const { waitSeconds, giveBack } = await takeBooking(guard(), booking({ phoneE164 }));
      expect(waitSeconds).toBe(0);
      await giveBack();
    }
    expect(await allowed(8, () => secondsToBook(guard(), booking({ phoneE164 })))).toBe(5);
  });

  test('count a refused hit nowhere: neither in the wider networks nor for the phone', async () => {
    await allowed(40, () => secondsToBook(guard(), booking()));
    const neighbour = { address: '203.0.113.8', phoneE164: '+5535995550112' };
    expect(await allowed(8, () => secondsToBook(guard(), booking(neighbour)))).toBe(5);
  });

  test('say when a proof of work would help, and when there are too many tries', async () => {
    const asking = { address: '203.0.113.7', isProven: false };
    await allowed(12, () => secondsToHold(guard(), asking));
    expect(await takeHold(guard(), asking)).toMatchObject({ needsProof: true, isFlood: false });
    const proven = { ...asking, isProven: true };
    expect(await takeHold(guard(), proven)).toMatchObject({ waitSeconds: 0 });
    await allowed(120, () => secondsToHold(guard(), asking));
    expect(await takeHold(guard(), asking)).toMatchObject({ needsProof: false, isFlood: true });
    expect(await takeHold(guard(), proven)).toMatchObject({ waitSeconds: 0, isFlood: false });
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
