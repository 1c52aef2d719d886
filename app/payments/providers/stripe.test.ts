import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChargeRequest } from '#app/payments/payment-provider.ts';
import { type StripePeer, startStripe } from '#tests/payment-peers/stripe-peer.ts';
import { stripeProvider } from './stripe.server.ts';

const START = new Date('2026-11-23T15:00:00Z');
const MINUTE_MS = 60_000;
const REFERENCE = '7A9KZ3B5C8D2E4F6G1H0J9K8M';
const ADDRESS = new URL('https://clinica.example.com/api/pagamentos/stripe');
let at = START;
const clock = { now: () => at };
let peer: StripePeer;

beforeEach(async () => {
  at = START;
  peer = await startStripe(clock);
});
afterEach(() => peer.close());

const aProvider = () =>
  stripeProvider({
    settings: {
      secretKey: peer.secretKey,
      webhookSecret: peer.webhookSecret,
      methods: ['card', 'boleto'],
      apiUrl: peer.url,
    },
    clock,
  });

function aRequest(expiresInMinutes: number | null): ChargeRequest {
  return {
    reference: REFERENCE,
    amountCents: 5_000,
    description: 'Sinal',
    locale: 'pt-BR',
    expiresAt:
      expiresInMinutes === null ? null : new Date(START.getTime() + expiresInMinutes * MINUTE_MS),
    returnUrl: new URL('https://clinica.example.com/pagamento/voltar'),
    payer: { name: 'Ana Maria', cpf: '12345678909', email: 'ana@example.com' },
  };
}

const laterBy = (minutes: number) => {
  at = new Date(at.getTime() + minutes * MINUTE_MS);
};

test.each([
  [15, 24 * 60, 'Stripe closes no page within half an hour'],
  [45, 45, 'the page ends with the charge'],
  [23 * 60, 23 * 60, 'the page ends with the charge'],
  [48 * 60, 24 * 60, 'a page lasts a day at most'],
  [null, 24 * 60, 'a page lasts a day at most'],
])('a charge of %s minutes gets a page of %s: %s', async (minutes, pageMinutes, _why) => {
  await aProvider().createCharge(aRequest(minutes));
  const [page] = [...peer.sessions.values()];
  expect(page?.expires_at).toBe(START.getTime() / 1_000 + pageMinutes * 60);
});

test('a page that Stripe would leave open for a day is closed once the charge is over', async () => {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(aRequest(15));
  const refs = { reference: REFERENCE, providerRef };
  laterBy(14);
  expect(await provider.find(refs)).toMatchObject({ state: 'open' });
  laterBy(2);
  expect(await provider.find(refs)).toMatchObject({ state: 'expired' });
  expect(() => peer.pay(providerRef)).toThrow('nothing to pay');
});

test('what was paid a moment before the charge was over is found, also after it', async () => {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(aRequest(15));
  laterBy(20);
  peer.pay(providerRef);
  expect(await provider.find({ reference: REFERENCE, providerRef })).toMatchObject({
    state: 'paid',
  });
});

test('a second try finds the page although its end is too near to be asked for now', async () => {
  const provider = aProvider();
  const first = await provider.createCharge(aRequest(45));
  laterBy(30);
  expect(await provider.createCharge(aRequest(45))).toEqual(first);
  peer.forgetKeys();
  expect(peer.sessions.size).toBe(1);
});

test('a charge that outlives its page gets a new one, and its payment is found by either', async () => {
  const provider = aProvider();
  const first = await provider.createCharge(aRequest(null));
  laterBy(25 * 60);
  const old = { reference: REFERENCE, providerRef: first.providerRef };
  expect(await provider.find(old)).toMatchObject({ state: 'open' });
  const second = await provider.createCharge(aRequest(null));
  expect(second.providerRef).not.toBe(first.providerRef);
  expect(await provider.createCharge(aRequest(null))).toEqual(second);
  peer.pay(second.providerRef);
  expect(await provider.find(old)).toMatchObject({
    state: 'paid',
    payments: [{ amountCents: 5_000 }],
  });
});

test('a cancelled charge has no page left open', async () => {
  const provider = aProvider();
  const first = await provider.createCharge(aRequest(null));
  laterBy(25 * 60);
  await provider.createCharge(aRequest(null));
  await provider.cancel({ reference: REFERENCE, providerRef: first.providerRef });
  expect([...peer.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'expired']);
});

test('a printed boleto is open until it is paid', async () => {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(aRequest(60));
  const refs = { reference: REFERENCE, providerRef };
  peer.print(providerRef);
  laterBy(48 * 60);
  expect(await provider.find(refs)).toMatchObject({ state: 'open', payments: [] });
  peer.pay(providerRef);
  expect(await provider.find(refs)).toMatchObject({ state: 'paid' });
});

test('a boleto that nobody paid in time is followed by a new page, never by two at once', async () => {
  const provider = aProvider();
  const first = await provider.createCharge(aRequest(null));
  const refs = { reference: REFERENCE, providerRef: first.providerRef };
  peer.print(first.providerRef);
  expect((await provider.createCharge(aRequest(null))).providerRef).toBe(first.providerRef);
  peer.lapse(first.providerRef);
  expect(await provider.find(refs)).toMatchObject({ state: 'open' });
  const second = await provider.createCharge(aRequest(null));
  expect(second.providerRef).not.toBe(first.providerRef);
  peer.pay(second.providerRef);
  expect(await provider.find(refs)).toMatchObject({
    state: 'paid',
    payments: [{ amountCents: 5_000 }],
  });
});

test('money goes back once although Stripe has forgotten the key', async () => {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(aRequest(60));
  const refs = { reference: REFERENCE, providerRef };
  const refund = { key: 'R'.repeat(25), amountCents: 1_000, paymentRef: peer.pay(providerRef) };
  const first = await provider.refund(refs, refund);
  peer.forgetKeys();
  expect(await provider.refund(refs, refund)).toEqual(first);
  expect(peer.refunds).toHaveLength(1);
});

test('Stripe learns nothing of the payer from us', async () => {
  await aProvider().createCharge(aRequest(60));
  expect(JSON.stringify([...peer.sessions.values()])).not.toMatch(/Ana|12345678909|ana@/);
});

const verify = (body: string, headers: Record<string, string>) =>
  aProvider().verify({ url: ADDRESS, headers, body: Buffer.from(body) });
const anEvent = (object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'any', data: { object } });

test('events about pages, payments, refunds and disputes name their charge', async () => {
  const { providerRef } = await aProvider().createCharge(aRequest(60));
  const paymentRef = peer.pay(providerRef);
  const metadata = { reference: REFERENCE };
  const page = { id: providerRef, object: 'checkout.session', client_reference_id: REFERENCE };
  const told = async (object: object) => {
    const body = anEvent(object);
    return verify(body, peer.signed(body));
  };
  const reference = REFERENCE;
  expect(await told(page)).toEqual({ ok: true, value: [{ reference, providerRef }] });
  expect(await told({ id: 'ch_1', object: 'charge', metadata })).toMatchObject({
    value: [{ reference }],
  });
  expect(await told({ id: 're_1', object: 'refund', metadata })).toMatchObject({
    value: [{ reference }],
  });
  const dispute = { id: 'du_1', object: 'dispute', payment_intent: paymentRef };
  expect(await told(dispute)).toEqual({ ok: true, value: [{ reference }] });
  const others = { id: 'ch_1', object: 'charge', metadata: { reference: 'loja-42' } };
  expect(await told(others)).toEqual({ ok: true, value: [] });
  expect(await told({ object: 'balance' })).toEqual({ ok: true, value: [] });
});

test('an event counts within five minutes of its signature, and only with its own bytes', async () => {
  const body = anEvent({ object: 'balance' });
  const headers = peer.signed(body);
  const forged = { ok: false, refusal: 'forged' };
  expect(await verify(`${body} `, headers)).toEqual(forged);
  expect(await verify(body, {})).toEqual(forged);
  expect(await verify(body, { 'stripe-signature': 't=x,v1=' })).toEqual(forged);
  const v0 = createHmac('sha256', peer.webhookSecret).update(`1.${body}`).digest('hex');
  expect(await verify(body, { 'stripe-signature': `t=1,v0=${v0}` })).toEqual(forged);
  laterBy(4);
  expect(await verify(body, headers)).toEqual({ ok: true, value: [] });
  laterBy(2);
  expect(await verify(body, headers)).toEqual(forged);
});

test.each(['', '{', 'null', '{"data":{}}', '[]'])(
  "signed, but not to be read: '%s'",
  async (body) => {
    expect(await verify(body, peer.signed(body))).toEqual({ ok: false, refusal: 'unreadable' });
  },
);

test('a page of another product with our reference in its address is not the charge’s', async () => {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(aRequest(null));
  const [own] = [...peer.sessions.values()];
  if (!own) throw new Error('no page');
  // A payment link of the same account takes ?client_reference_id= from anybody.
  const link = {
    ...own,
    id: 'cs_test_link',
    amount_total: 100,
    metadata: {},
    payment_intent: 'pi_link',
  };
  peer.sessions.set(link.id, { ...link, status: 'complete', payment_status: 'paid' });
  expect(await provider.find({ reference: REFERENCE, providerRef })).toMatchObject({
    state: 'open',
    payments: [],
  });
  // Asked for again in other words, the page is found by our own word for it.
  laterBy(1);
  expect(await provider.createCharge({ ...aRequest(null), description: 'Plano' })).toMatchObject({
    providerRef,
  });
});
