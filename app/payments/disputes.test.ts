import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices } from '#tests/payments.ts';
import { checkCharge } from './check-charge.server.ts';
import { listCharges } from './list-charges.server.ts';
import { openCharge } from './open-charge.server.ts';
import type { FoundCharge } from './payment-provider.ts';
import { readCharge, readChargeStory } from './read-charge.server.ts';

const database = await testDatabase();
type Dispute = NonNullable<FoundCharge['disputes']>[number];

test('a dispute is told once for each step, stands on the list and leaves the charge as it is', async () => {
  const services = paymentServices(database);
  const { id, reference } = await ask(services);
  await openCharge(services, { chargeId: id });
  services.provider.pay(reference, 'e1', 10_000);
  const check = async (...disputes: Dispute[]) => {
    const found = services.provider.known.get(reference);
    if (found) services.provider.known.set(reference, { ...found, disputes });
    await checkCharge(services, { provider: 'pix-api', reference });
  };
  const list = () =>
    listCharges(database.db, { view: 'attention', today: '2026-10-05', page: 1, text: '' });
  const dispute: Dispute = {
    disputeRef: 'd1',
    paymentRef: 'e1',
    amountCents: 10_000,
    state: 'open',
  };

  await check();
  expect(await list()).toMatchObject({ charges: [], counts: { attention: 0 } });
  await check(dispute);
  await check(dispute);
  expect(await list()).toMatchObject({
    charges: [{ reference, disputed: 'open' }],
    counts: { attention: 1 },
  });
  await check({ ...dispute, state: 'lost' });
  const listed = await listCharges(database.db, {
    view: 'all',
    today: '2026-10-05',
    page: 1,
    text: '',
  });
  expect(listed.charges).toMatchObject([{ reference, disputed: 'lost' }]);
  expect((await list()).counts.attention).toBe(0);
  await check({ ...dispute, state: 'won' });
  expect((await readChargeStory(database.db, id)).disputes).toMatchObject([
    { disputeRef: 'd1', state: 'won', amountCents: 10_000 },
  ]);
  expect(services.asked.filter(({ name }) => name === 'charge-dispute')).toHaveLength(2);
  const told = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'charge.disputed'));
  expect(told).toHaveLength(3);
  expect(await readCharge(database.db, { id })).toMatchObject({ state: 'paid', paidCents: 10_000 });
});
