import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChargeRequest } from '#app/payments/payment-provider.ts';
import { type MercadoPagoPeer, startMercadoPago } from '#tests/payment-peers/mercado-pago-peer.ts';
import { mercadoPagoProvider } from './mercado-pago.server.ts';

const START = new Date('2026-11-23T15:00:00Z');
const REFERENCE = '7A9KZ3B5C8D2E4F6G1H0J9K8M';
const PATH = 'https://clinica.example.com/api/pagamentos/mercado-pago';
let at = START;
const clock = { now: () => at };
let peer: MercadoPagoPeer;

beforeEach(async () => {
  at = START;
  peer = await startMercadoPago(clock);
});
afterEach(() => peer.close());

function aProvider({
  baseUrl = 'https://clinica.example.com',
  webhookSecret = peer.webhookSecret,
} = {}) {
  const settings = { accessToken: peer.accessToken, webhookSecret, apiUrl: peer.url };
  return mercadoPagoProvider({ settings, baseUrl: new URL(baseUrl), clock });
}

const REQUEST: ChargeRequest = {
  reference: REFERENCE,
  amountCents: 5_000,
  description: 'Sinal',
  locale: 'pt-BR',
  expiresAt: new Date(START.getTime() + 3_600_000),
  returnUrl: new URL('https://clinica.example.com/pagamento/voltar'),
  payer: { name: 'Ana Maria', cpf: '12345678909', email: 'ana@example.com' },
};

async function charged() {
  const provider = aProvider();
  const { providerRef } = await provider.createCharge(REQUEST);
  return { provider, providerRef, refs: { reference: REFERENCE, providerRef } };
}

test('of several tries to pay, those that brought money count', async () => {
  const { provider, providerRef, refs } = await charged();
  peer.pay(providerRef, 'rejected');
  peer.pay(providerRef, 'cancelled');
  expect(await provider.find(refs)).toMatchObject({ state: 'open', payments: [] });
  const waiting = peer.pay(providerRef, 'pending');
  at = new Date(START.getTime() + 7_200_000);
  // A boleto printed in time may be paid after it.
  expect(await provider.find(refs)).toMatchObject({ state: 'open', payments: [] });
  peer.change(waiting, 'approved', 'accredited');
  expect((await provider.find(refs))?.payments).toMatchObject([{ paymentRef: String(waiting) }]);
});

test('money that came twice counts twice, and each can be given back', async () => {
  const { provider, providerRef, refs } = await charged();
  const [one, two] = [peer.pay(providerRef), peer.pay(providerRef)];
  const found = await provider.find(refs);
  expect(found?.payments.map(({ paymentRef }) => paymentRef)).toEqual([String(one), String(two)]);
  const refund = { key: 'R'.repeat(25), amountCents: 5_000, paymentRef: String(two) };
  await provider.refund(refs, refund);
  expect((await provider.find(refs))?.refunds).toMatchObject([{ paymentRef: String(two) }]);
});

test('more tries than one answer holds are all read', async () => {
  const { provider, providerRef, refs } = await charged();
  for (let n = 0; n < 120; n += 1) peer.pay(providerRef, 'rejected');
  const paid = peer.pay(providerRef);
  expect((await provider.find(refs))?.payments).toMatchObject([{ paymentRef: String(paid) }]);
});

test.each([
  ['in_mediation', '', 'open'],
  ['charged_back', 'in_process', 'open'],
  ['charged_back', 'settled', 'lost'],
  ['charged_back', 'reimbursed', 'won'],
])('a payment that is %s, %s, is a dispute that is %s', async (status, detail, state) => {
  const { provider, providerRef, refs } = await charged();
  peer.change(peer.pay(providerRef), status, detail);
  expect((await provider.find(refs))?.disputes).toMatchObject([{ amountCents: 5_000, state }]);
});

test('the page ends with the charge, leads back and names where to tell', async () => {
  const { providerRef } = await charged();
  const ends = REQUEST.expiresAt?.toISOString();
  expect(peer.preferences.get(providerRef)).toMatchObject({
    expires: true,
    expiration_date_to: ends,
    date_of_expiration: ends,
    auto_return: 'approved',
    back_urls: { success: 'https://clinica.example.com/pagamento/voltar' },
    notification_url: `${PATH}?source_news=webhooks&charge=${REFERENCE}`,
  });
});

test('a site without https is not given as an address, which Mercado Pago refuses', async () => {
  const provider = aProvider({ baseUrl: 'http://localhost:3000' });
  const { providerRef } = await provider.createCharge(REQUEST);
  expect(peer.preferences.get(providerRef)).not.toHaveProperty('notification_url');
});

test('Mercado Pago learns nothing of the payer from us', async () => {
  await charged();
  expect(JSON.stringify([...peer.preferences.values()])).not.toMatch(/Ana|12345678909|ana@/);
});

test('a cancelled charge leaves no printed boleto to be paid', async () => {
  const { provider, providerRef, refs } = await charged();
  const waiting = peer.pay(providerRef, 'pending');
  await provider.cancel(refs);
  expect(peer.payments.get(waiting)?.status).toBe('cancelled');
});

const noticeOf = (id: string | number, type = 'payment') =>
  Buffer.from(JSON.stringify({ action: `${type}.updated`, type, data: { id } }));

test('a notice that names no charge is followed to the payment that it is about', async () => {
  const { provider, providerRef } = await charged();
  const id = String(peer.pay(providerRef));
  const url = new URL(`${PATH}?data.id=${id}&type=payment`);
  const told = await provider.verify({ url, headers: peer.signed(id), body: noticeOf(id) });
  expect(told).toEqual({ ok: true, value: [{ reference: REFERENCE }] });
  const unknown = new URL(`${PATH}?data.id=999&type=payment`);
  const lost = await provider.verify({
    url: unknown,
    headers: peer.signed('999'),
    body: noticeOf(999),
  });
  expect(lost).toEqual({ ok: true, value: [] });
});

test('notices about other things are taken and left', async () => {
  const url = new URL(`${PATH}?data.id=ABC123&type=order`);
  const webhook = { url, headers: peer.signed('ABC123'), body: noticeOf('ABC123', 'order') };
  expect(await aProvider().verify(webhook)).toEqual({ ok: true, value: [] });
});

test.each(['', 'null', '[]', '{'])("signed, but not to be read: '%s'", async (text) => {
  const url = new URL(`${PATH}?data.id=1`);
  const webhook = { url, headers: peer.signed('1'), body: Buffer.from(text) };
  expect(await aProvider().verify(webhook)).toEqual({ ok: false, refusal: 'unreadable' });
});

test('the signature is made as the documentation says: id, request and time, each with a semicolon', async () => {
  const secret = 'c48a9f7c2d3e4b5a6978877665544332211ffeeddccbbaa00998877665544332';
  const manifest = 'id:123456;request-id:bb56a2f1-6aae-46ac-982e-9dcd3581d08e;ts:1742505638683;';
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  const headers = {
    'x-signature': `ts=1742505638683,v1=${v1}`,
    'x-request-id': 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e',
  };
  const provider = aProvider({ webhookSecret: secret });
  const ask = (id: string, given: Record<string, string>) => {
    const url = new URL(`${PATH}?data.id=${id}&type=payment&charge=${REFERENCE}`);
    return provider.verify({ url, headers: given, body: noticeOf('123456') });
  };
  expect(await ask('123456', headers)).toEqual({ ok: true, value: [{ reference: REFERENCE }] });
  const forged = { ok: false, refusal: 'forged' };
  expect(await ask('123457', headers)).toEqual(forged);
  expect(await ask('123456', { ...headers, 'x-request-id': 'other' })).toEqual(forged);
  expect(await ask('123456', { 'x-request-id': headers['x-request-id'] })).toEqual(forged);
  const moved = headers['x-signature'].replace('1742505638683', '1742505638684');
  expect(await ask('123456', { ...headers, 'x-signature': moved })).toEqual(forged);
});

test('what was paid to another account, or in other money, pays nothing', async () => {
  const { provider, providerRef, refs } = await charged();
  Object.assign(peer.preferences.get(providerRef) ?? {}, { collector_id: 111 });
  const theirs = peer.pay(providerRef);
  Object.assign(peer.payments.get(theirs) ?? {}, { collector_id: 222 });
  const pesos = peer.pay(providerRef);
  Object.assign(peer.payments.get(pesos) ?? {}, { collector_id: 111, currency_id: 'ARS' });
  expect(await provider.find(refs)).toMatchObject({ state: 'open', payments: [] });
  const ours = peer.pay(providerRef);
  Object.assign(peer.payments.get(ours) ?? {}, { collector_id: 111 });
  expect(await provider.find(refs)).toMatchObject({
    state: 'paid',
    payments: [{ paymentRef: String(ours) }],
  });
});
