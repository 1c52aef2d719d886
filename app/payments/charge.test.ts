import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import { offeredProviders } from './ask-charge.server.ts';
import { cancelCharge } from './cancel-charge.server.ts';
import { restCents, surplusCents } from './charge.ts';
import { chargeLink, chargeToken } from './charge-link.server.ts';
import { checkCharge, checkOpenCharges } from './check-charge.server.ts';
import { notePayment } from './note-payment.server.ts';
import { openCharge } from './open-charge.server.ts';
import { PaymentDelayedError, PaymentRefusedError } from './payment-provider.ts';
import { readBrCode } from './pix/br-code.ts';
import { readCharge, readChargeOfLink, readChargeStory } from './read-charge.server.ts';
import { askRefund, noteRefundDone, sendRefund } from './refund-charge.server.ts';

const database = await testDatabase();

/** A charge that its provider has. */
async function opened(changes: Parameters<typeof ask>[1] = {}) {
  const services = paymentServices(database);
  const { id, reference } = await ask(services, changes);
  await openCharge(services, { chargeId: id });
  const check = () => checkCharge(services, { provider: 'pix-api', reference });
  const now = async () => {
    const charge = await readCharge(database.db, { id });
    if (!charge) throw new Error('the charge is gone');
    return charge;
  };
  const refund = (amountCents: number, key = `k${amountCents}`) =>
    database.db.transaction((tx) =>
      askRefund(services, tx, { chargeId: id, amountCents, key, reason: 'x', askedBy: 'staff:1' }),
    );
  const sendAll = async () => {
    for (const { name, data } of services.asked.splice(0))
      if (name === 'charge-refund') await sendRefund(services, data);
  };
  const path = async () => {
    const { history } = await readChargeStory(database.db, id);
    return history.map(({ toState }) => toState);
  };
  return { services, id, reference, check, now, refund, sendAll, path };
}

const effectsOf = ({ services }: Awaited<ReturnType<typeof opened>>) =>
  services.effectLog.map(({ effect }) => effect);

test('a charge is prepared, brought to its provider by a job, and paid when the provider says so', async () => {
  const services = paymentServices(database);
  const charge = await ask(services);
  expect(charge).toMatchObject({ state: 'preparing', payWith: null, paidCents: 0 });
  expect(services.asked).toEqual([{ name: 'charge-open', data: { chargeId: charge.id } }]);
  expect(await openCharge(services, { chargeId: charge.id })).toBe('opened');
  expect(await openCharge(services, { chargeId: charge.id })).toBe('nothing-to-do');
  const { reference } = charge;
  services.provider.pay(reference, 'e1', 10_000);
  expect(await checkCharge(services, { provider: 'pix-api', reference })).toBe('checked');
  expect(await checkCharge(services, { provider: 'pix-api', providerRef: `p-${reference}` })).toBe(
    'checked',
  );
  const paid = await readCharge(database.db, { reference });
  expect(paid).toMatchObject({ state: 'paid', paidCents: 10_000 });
  expect(services.effectLog).toEqual([{ effect: 'paid', reference }]);
});

test('a notification that is faster than our own note of the answer opens the charge first', async () => {
  const services = paymentServices(database);
  const { id, reference } = await ask(services);
  services.provider.fault = { when: 'after', error: new PaymentDelayedError('lost') };
  await expect(openCharge(services, { chargeId: id })).rejects.toThrow('lost');
  services.provider.pay(reference, 'e1', 10_000);
  await checkCharge(services, { provider: 'pix-api', reference });
  expect(await readCharge(database.db, { id })).toMatchObject({ state: 'paid' });
  expect(services.effectLog).toEqual([{ effect: 'paid', reference }]);
});

test('nobody but the provider makes a charge paid', async () => {
  const charge = await opened();
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'open', paidCents: 0 });
  expect(
    await checkCharge(charge.services, { provider: 'stripe', reference: charge.reference }),
  ).toBe('unknown');
  expect(await checkCharge(charge.services, { provider: 'pix-api' })).toBe('unknown');
});

test('a part leaves the rest to be paid, and too much is kept for staff to see', async () => {
  const charge = await opened();
  charge.services.provider.pay(charge.reference, 'e1', 6_000);
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'part-paid', paidCents: 6_000 });
  expect(restCents(await charge.now())).toBe(4_000);
  charge.services.provider.pay(charge.reference, 'e2', 5_000);
  await charge.check();
  expect(surplusCents(await charge.now())).toBe(1_000);
  expect(effectsOf(charge)).toEqual(['paid']);
});

test('what is paid after the end is late, and counts', async () => {
  const charge = await opened();
  const { provider } = charge.services;
  provider.known.set(charge.reference, { state: 'expired', payments: [], refunds: [] });
  await charge.check();
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'expired' });
  provider.pay(charge.reference, 'e1', 10_000);
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'paid' });
  expect(effectsOf(charge)).toEqual(['expired', 'late']);
});

test('a cancelled charge is cancelled at the provider, and a part paid is seen as owed', async () => {
  const charge = await opened();
  charge.services.provider.pay(charge.reference, 'e1', 2_500);
  await charge.check();
  await database.db.transaction((tx) =>
    cancelCharge(charge.services, tx, { chargeId: charge.id, by: 'patient' }),
  );
  expect(await charge.now()).toMatchObject({ state: 'cancelled', closedAs: 'cancelled' });
  expect(restCents(await charge.now())).toBe(0);
  expect(surplusCents(await charge.now())).toBe(2_500);
  expect(charge.services.asked.at(-1)?.name).toBe('charge-cancel');
  expect(effectsOf(charge)).toEqual([]);
});

test('a provider that refuses a charge ends it', async () => {
  const services = paymentServices(database);
  const { id } = await ask(services);
  services.provider.fault = { when: 'before', error: new PaymentRefusedError('no') };
  expect(await openCharge(services, { chargeId: id })).toBe('refused');
  expect(await readCharge(database.db, { id })).toMatchObject({ state: 'cancelled' });
});

test('all is given back once, however often it is asked', async () => {
  const charge = await opened();
  charge.services.provider.pay(charge.reference, 'e1', 7_000);
  charge.services.provider.pay(charge.reference, 'e2', 3_000);
  await charge.check();
  const first = await charge.refund(10_000, 'again');
  expect(await charge.refund(10_000, 'again')).toEqual(first);
  expect(await charge.now()).toMatchObject({ state: 'refunding', refundAskedCents: 10_000 });
  expect(await charge.refund(1)).toEqual({ ok: false, refusal: 'too-much' });
  await charge.sendAll();
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  expect(effectsOf(charge)).toEqual(['paid', 'refunded']);
  expect(await charge.path()).toEqual([
    'preparing',
    'open',
    'paid',
    'refunding',
    'refunding',
    'refunded',
  ]);
});

test('a part given back leaves the charge paid', async () => {
  const charge = await opened();
  charge.services.provider.pay(charge.reference, 'e1', 10_000);
  await charge.check();
  await charge.refund(4_000);
  await charge.sendAll();
  expect(await charge.now()).toMatchObject({ state: 'paid', refundedCents: 4_000 });
  await charge.refund(6_000);
  await charge.sendAll();
  expect(await charge.now()).toMatchObject({ state: 'refunded', refundedCents: 10_000 });
  expect(effectsOf(charge)).toEqual(['paid', 'refunded']);
});

test('a refund that the provider refuses leaves the charge paid, and nobody is told twice', async () => {
  const charge = await opened();
  charge.services.provider.pay(charge.reference, 'e1', 10_000);
  await charge.check();
  await charge.refund(10_000);
  charge.services.provider.fault = { when: 'before', error: new PaymentRefusedError('no') };
  await charge.sendAll();
  expect(await charge.now()).toMatchObject({ state: 'paid', refundAskedCents: 0 });
  expect(effectsOf(charge)).toEqual(['paid']);
});

test('a refund made at the provider itself is learnt', async () => {
  const charge = await opened();
  const { provider } = charge.services;
  provider.pay(charge.reference, 'e1', 10_000);
  await provider.refund(charge, { key: 'theirs', amountCents: 10_000 });
  await charge.check();
  await charge.check();
  expect(await charge.now()).toMatchObject({ state: 'refunded' });
  expect(effectsOf(charge)).toEqual(['paid', 'refunded']);
});

test('a static Pix is open at once, asks for what is missing, and is given back by hand', async () => {
  await settlePayments(database);
  const services = paymentServices(database);
  const charge = await ask(services, { provider: 'pix-static' });
  expect(charge.state).toBe('open');
  const codeOf = ({ payWith }: typeof charge) =>
    payWith?.kind === 'pix' ? readBrCode(payWith.brCode) : null;
  expect(codeOf(charge)).toMatchObject({
    ok: true,
    value: { amountCents: 10_000, txid: charge.reference, merchantCity: 'Pouso Alegre' },
  });
  const note = { chargeId: charge.id, by: 'staff:1', paidAt: services.clock.now() } as const;
  await notePayment(services, { ...note, amountCents: 2_500, key: 'one' });
  await notePayment(services, { ...note, amountCents: 2_500, key: 'one' });
  const part = await readCharge(database.db, { id: charge.id });
  expect(part && codeOf(part)).toMatchObject({ ok: true, value: { amountCents: 7_500 } });
  const asked = await database.db.transaction((tx) =>
    askRefund(services, tx, {
      chargeId: charge.id,
      amountCents: 2_500,
      key: 'k',
      reason: 'x',
      askedBy: 'staff:1',
    }),
  );
  if (!asked.ok) throw new Error('not asked');
  const [refundId = 0] = asked.value.refundIds;
  const done = { chargeId: charge.id, refundId, by: 'staff:1' } as const;
  expect(await noteRefundDone(services, { ...done, chargeId: charge.id + 1 })).toMatchObject({
    ok: false,
  });
  expect(await noteRefundDone(services, done)).toMatchObject({ ok: true });
  expect(await noteRefundDone(services, done)).toMatchObject({ ok: true });
  expect(await readCharge(database.db, { id: charge.id })).toMatchObject({ state: 'refunded' });
  expect(services.effectLog.map(({ effect }) => effect)).toEqual(['refunded']);
});

test('a static Pix ends when the clock says so, and a lost notification is made up for', async () => {
  await settlePayments(database);
  const services = paymentServices(database);
  const expiresAt = new Date(services.clock.now().getTime() + 60_000);
  const { id, reference } = await ask(services, { provider: 'pix-static', expiresAt });
  const other = await ask(services);
  services.asked.length = 0;
  expect(await checkOpenCharges(services)).toBe(1);
  services.clock.set(expiresAt);
  expect(await checkOpenCharges(services)).toBe(2);
  expect(services.asked.map(({ data }) => data)).toContainEqual({
    provider: 'pix-api',
    reference: other.reference,
  });
  await checkCharge(services, { provider: 'pix-static', reference });
  await checkCharge(services, { provider: 'pix-static', reference });
  expect(await readCharge(database.db, { id })).toMatchObject({ state: 'expired' });
  expect(services.effectLog).toEqual([{ effect: 'expired', reference }]);
});

test('only the right link opens the page of a charge', async () => {
  const services = paymentServices(database);
  const charge = await ask(services, { locale: 'en-US' });
  const token = chargeToken(services.secret, charge);
  expect(chargeLink(services.secret, charge)).toBe(`/en-us/pagamento/${token}`);
  expect((await readChargeOfLink(services, token))?.id).toBe(charge.id);
  const flipped = `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`;
  for (const wrong of [flipped, `${token}A`, '', 'x'.repeat(43)])
    expect(await readChargeOfLink(services, wrong)).toBeNull();
});

test('only who is configured is offered, and nobody else can be asked', async () => {
  const services = paymentServices(database);
  expect(await offeredProviders(services, database.db)).toEqual(['pix-api']);
  await expect(ask(services, { provider: 'pix-static' })).rejects.toThrow('not configured');
  await expect(ask(services, { provider: 'stripe' })).rejects.toThrow('not configured');
  await settlePayments(database);
  expect(await offeredProviders(services, database.db)).toEqual(['pix-api', 'pix-static']);
});
