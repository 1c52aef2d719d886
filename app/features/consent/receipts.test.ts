import { like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { rateLimits } from '#app/db/limits-schema.ts';
import { consentReceipts } from '#app/db/privacy-schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { stillClock, TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { keepReceipt, parseReceipt, RECEIPTS_A_DAY, takeReceipt } from './receipts.server.ts';

const { db } = await testDatabase();
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  const all = { version: '2026-11', analytics: 'sim', marketing: 'nao', personalization: 'nao' };
  for (const [name, value] of Object.entries({ ...all, ...values })) form.set(name, value);
  return form;
}

test('an answer is kept once, and the next one withdraws it', async () => {
  const clock = stillClock();
  const services = { db, clock };
  const yes = parseReceipt(formOf({ id: first }));
  const no = parseReceipt(formOf({ id: second, previous: first, analytics: 'nao' }));
  if (!yes || !no) throw new Error('the receipts were not read');
  await keepReceipt(services, yes, 'pt-BR');
  await keepReceipt(services, yes, 'pt-BR');
  const later = new Date(clock.now().getTime() + 60_000);
  clock.set(later);
  await keepReceipt(services, no, 'en-US');
  await keepReceipt(services, no, 'en-US');
  const rows = await db.select().from(consentReceipts).orderBy(consentReceipts.id);
  expect(rows.map(({ id, analytics, withdrawnAt }) => [id, analytics, withdrawnAt])).toEqual([
    [first, true, later],
    [second, false, null],
  ]);
  clock.set(new Date(later.getTime() + 6 * 365 * 86_400_000));
  await purgeExpired({ db, clock }, [RETENTION.consent]);
  expect(await db.select().from(consentReceipts)).toEqual([]);
});

test.each<Record<string, string>>([
  { id: 'x' },
  { id: first, version: 'now' },
  { id: first, analytics: 'talvez' },
  { id: first, previous: '../..' },
  { id: first, phone: '35995550100' },
])('%j is no receipt', (values) => {
  expect(parseReceipt(formOf(values))).toBeUndefined();
});

describe('the limits of receipts', () => {
  /** How many of `times` receipts are taken, each from another address. */
  async function taken(times: number, addressOf: (n: number) => string, clock = stillClock()) {
    const limits = { db, clock, secret: TEST_SECRET, isOn: true };
    let count = 0;
    for (let n = 0; n < times; n += 1) {
      if ((await takeReceipt(limits, addressOf(n))).waitSeconds === 0) count += 1;
    }
    return count;
  }

  test('see one subscriber behind a whole IPv6 network', async () => {
    expect(await taken(130, (n) => `2001:db8::${n.toString(16)}`)).toBe(20);
  });

  test('end the day of a network after sixty', async () => {
    const clock = stillClock();
    let count = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      count += await taken(30, () => '203.0.113.7', clock);
      clock.set(new Date(clock.now().getTime() + 3_600_000));
    }
    expect(count).toBe(60);
  });

  test('end the day of the clinic, wherever they come from', async () => {
    const full = RECEIPTS_A_DAY.hits;
    await taken(1, () => '198.51.100.1');
    await db
      .update(rateLimits)
      .set({ hits: full })
      .where(like(rateLimits.bucket, 'consent-receipts:%'));
    expect(await taken(3, (n) => `2001:db8:${n}::1`)).toBe(0);
  });
});
