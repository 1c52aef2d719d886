import { expect, test } from 'vitest';
import { RETENTION } from '#app/context/retention-rules.ts';
import { consentReceipts } from '#app/db/schema.ts';
import { purgeExpired } from '#app/platform/purge.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { keepReceipt, parseReceipt } from './receipts.server.ts';

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
