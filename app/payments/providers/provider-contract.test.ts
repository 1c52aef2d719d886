import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ChargeRequest,
  PaymentDelayedError,
  PaymentRefusedError,
} from '#app/payments/payment-provider.ts';
import { type Bench, benchesAt } from '#tests/payment-peers/benches.ts';
import type { PeerMode } from '#tests/payment-peers/peer.ts';

// What the rest of the site believes of every provider, each on a server that plays it.

const START = new Date('2026-11-23T15:00:00Z');
const HOUR_MS = 3_600_000;
let at = START;
const benches = benchesAt(() => at);

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newKey = () => [...randomBytes(25)].map((byte) => LETTERS[byte % 32]).join('');
const later = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

function aRequest(changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    reference: newKey(),
    amountCents: 12_345,
    description: 'Plano de lentes, parcela 1 de 12',
    locale: 'pt-BR',
    expiresAt: new Date(at.getTime() + 2 * HOUR_MS),
    returnUrl: new URL('https://clinica.example.com/pagamento/voltar'),
    payer: { name: 'Ana Maria', cpf: '12345678909', email: 'ana@example.com' },
    ...changes,
  };
}

describe.each(Object.entries(benches))('%s', (_name, startBench) => {
  let bench: Bench;
  beforeEach(async () => {
    at = START;
    bench = await startBench();
  });
  afterEach(() => bench.close());

  async function charged(changes: Partial<ChargeRequest> = {}) {
    const request = aRequest(changes);
    const created = await bench.provider.createCharge(request);
    return {
      request,
      created,
      refs: { reference: request.reference, providerRef: created.providerRef },
    };
  }

  test('a charge asked for twice, also at once, is one', async () => {
    const { request, created, refs } = await charged();
    later(5_000);
    const again = await Promise.all([1, 2, 3].map(() => bench.provider.createCharge(request)));
    expect(again).toEqual([created, created, created]);
    expect(bench.chargesOf(refs.reference)).toEqual([12_345]);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'open', payments: [] });
  });

  test('many at once for a charge that is not there yet find the same one', async () => {
    const request = aRequest();
    const found = await Promise.allSettled(
      Array.from({ length: 5 }, () => bench.provider.createCharge(request)),
    );
    expect(found.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    // A page more than needed may be there; the payments of all of them are found.
    const refs = found.flatMap((each) =>
      each.status === 'fulfilled' ? [{ ...each.value, reference: request.reference }] : [],
    );
    const [first, last] = [refs[0], refs.at(-1)];
    if (!first || !last) throw new Error('no charge');
    const paymentRef = bench.pay(last);
    if (last.providerRef !== first.providerRef) expect(bench.provider.name).toBe('mercado-pago');
    expect((await bench.provider.find(first))?.payments).toMatchObject([{ paymentRef }]);
  });

  test('a payment is found, once, with amount and time', async () => {
    const { refs } = await charged();
    later(60_000);
    const paymentRef = bench.pay(refs);
    const found = await bench.provider.find(refs);
    expect(found).toMatchObject({ state: 'paid', refunds: [], disputes: [] });
    expect(found?.payments).toEqual([{ paymentRef, amountCents: 12_345, paidAt: at }]);
  });

  test('what was paid is told as it was paid, not as it was asked for', async () => {
    const { refs } = await charged();
    bench.pay(refs, 12_000);
    expect((await bench.provider.find(refs))?.payments).toMatchObject([{ amountCents: 12_000 }]);
  });

  test('amounts from one cent to a million reais arrive and come back whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100_000_000 }), async (amountCents) => {
        const { refs } = await charged({ amountCents });
        expect(bench.chargesOf(refs.reference)).toEqual([amountCents]);
        const paymentRef = bench.pay(refs);
        const refund = { key: newKey(), amountCents, paymentRef };
        expect(await bench.provider.refund(refs, refund)).toMatchObject({ state: 'done' });
        const found = await bench.provider.find(refs);
        expect(found?.payments).toMatchObject([{ amountCents }]);
        expect(found?.refunds).toMatchObject([{ amountCents, state: 'done', paymentRef }]);
      }),
      { numRuns: 15, examples: [[1], [99], [100_000_000]] },
    );
  });

  test('a part is given back, then the rest, each once however often it is asked', async () => {
    const { refs } = await charged();
    const paymentRef = bench.pay(refs);
    const part = { key: newKey(), amountCents: 2_345, paymentRef };
    const rest = { key: newKey(), amountCents: 10_000, paymentRef };
    const first = await bench.provider.refund(refs, part);
    expect(await bench.provider.refund(refs, part)).toEqual(first);
    expect(await bench.provider.refund(refs, rest)).toMatchObject({ state: 'done' });
    expect(await bench.provider.refund(refs, rest)).toMatchObject({ state: 'done' });
    expect(bench.refunds()).toEqual([2_345, 10_000]);
    const found = await bench.provider.find(refs);
    expect(found?.payments).toMatchObject([{ amountCents: 12_345 }]);
    expect(found?.refunds.map(({ amountCents }) => amountCents)).toEqual([2_345, 10_000]);
    expect(found?.refunds[0]?.providerRef).toBe(first?.providerRef);
    const more = { key: newKey(), amountCents: 1, paymentRef };
    await expect(bench.provider.refund(refs, more)).rejects.toThrow(PaymentRefusedError);
  });

  test('a refund under way ends later', async () => {
    const { refs } = await charged();
    const refund = { key: newKey(), amountCents: 100, paymentRef: bench.pay(refs) };
    bench.settle('later');
    expect(await bench.provider.refund(refs, refund)).toMatchObject({ state: 'asked' });
    expect((await bench.provider.find(refs))?.refunds).toMatchObject([{ state: 'asked' }]);
    bench.settle('done');
    expect((await bench.provider.find(refs))?.refunds).toMatchObject([{ state: 'done' }]);
  });

  test('a refund that cannot be is refused, and told as failed', async () => {
    const { refs } = await charged();
    const refund = { key: newKey(), amountCents: 100, paymentRef: bench.pay(refs) };
    bench.settle('failed');
    await expect(bench.provider.refund(refs, refund)).rejects.toThrow(PaymentRefusedError);
    for (const { state } of (await bench.provider.find(refs))?.refunds ?? []) {
      expect(state).toBe('failed');
    }
  });

  test('money that the payer’s bank takes back is told', async () => {
    const { refs } = await charged();
    const paymentRef = bench.pay(refs);
    bench.takeBack(refs, paymentRef, 12_345);
    const found = await bench.provider.find(refs);
    expect(found?.state).toBe('paid');
    expect(found?.disputes).toMatchObject([{ paymentRef, amountCents: 12_345, state: 'open' }]);
    expect(found?.refunds).toEqual([]);
  });

  test('a cancelled charge takes no money and is not asked for again', async () => {
    const { request, refs } = await charged();
    await bench.provider.cancel(refs);
    await bench.provider.cancel(refs);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'cancelled' });
    expect(() => bench.pay(refs)).toThrow('nothing to pay');
    await bench.provider.createCharge(request).catch((error: unknown) => {
      expect(error).toBeInstanceOf(PaymentRefusedError);
    });
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'cancelled' });
  });

  test('a charge paid a moment before it is cancelled stays paid', async () => {
    const { refs } = await charged();
    bench.pay(refs);
    await bench.provider.cancel(refs);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'paid' });
  });

  test('a charge ends at its time', async () => {
    const { refs } = await charged();
    later(2 * HOUR_MS - 1_000);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'open' });
    later(2_000);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'expired' });
    expect(() => bench.pay(refs)).toThrow('nothing to pay');
    await bench.provider.cancel(refs);
  });

  test('a charge without an end stays open for months', async () => {
    const { request, refs } = await charged({ expiresAt: null });
    later(60 * 24 * HOUR_MS);
    expect(await bench.provider.find(refs)).toMatchObject({ state: 'open' });
    const now = await bench.provider.createCharge(request);
    const paymentRef = bench.pay({ ...refs, providerRef: now.providerRef });
    expect((await bench.provider.find(refs))?.payments).toMatchObject([{ paymentRef }]);
  });

  test('a cut connection leaves one charge and one refund, which the next try finds', async () => {
    const request = aRequest();
    bench.peer.behave('cut-after', 1);
    // Stripe's library asks once more, with the same key.
    await bench.provider.createCharge(request).catch((error: unknown) => {
      expect(error).toBeInstanceOf(PaymentDelayedError);
    });
    bench.peer.behave(null);
    const { providerRef } = await bench.provider.createCharge(request);
    const refs = { reference: request.reference, providerRef };
    expect(bench.chargesOf(request.reference)).toEqual([12_345]);
    const refund = { key: newKey(), amountCents: 12_345, paymentRef: bench.pay(refs) };
    for (const times of [1, 2, 3]) {
      bench.peer.behave('cut-after', times);
      await bench.provider.refund(refs, refund).catch((error: unknown) => {
        expect(error).toBeInstanceOf(PaymentDelayedError);
      });
    }
    bench.peer.behave(null);
    expect(await bench.provider.refund(refs, refund)).toMatchObject({ state: 'done' });
    expect(bench.refunds()).toEqual([12_345]);
  });

  test.each(['failing', 'busy', 'garbage', 'cut-after'] satisfies PeerMode[])(
    'while the provider is %s, everything is put off, and nothing it wrote is repeated',
    async (mode) => {
      const { refs } = await charged();
      const paymentRef = bench.pay(refs);
      bench.peer.behave(mode);
      const { provider } = bench;
      const tries = [
        () => provider.createCharge(aRequest()),
        () => provider.find(refs),
        () => provider.refund(refs, { key: newKey(), amountCents: 1, paymentRef }),
        () => provider.cancel(refs),
      ];
      for (const attempt of tries) {
        const before = bench.peer.requests.length;
        const error = await attempt().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(PaymentDelayedError);
        expect(String(error)).not.toMatch(/Ana|123\.456|ficha/);
        expect(error instanceof Error && error.cause).toBeFalsy();
        // No repetition of its own: the job repeats, with pauses.
        expect(bench.peer.requests.length - before).toBeLessThan(3);
      }
    },
  );

  test('a provider that never answers is not waited for', async () => {
    const { refs } = await charged();
    bench.peer.behave('slow');
    await expect(bench.hasty.find(refs)).rejects.toThrow(PaymentDelayedError);
  });

  test('a charge of another amount than asked for is never shown', async () => {
    bench.peer.behave('wrong-amount');
    await expect(bench.provider.createCharge(aRequest())).rejects.toThrow(PaymentRefusedError);
  });

  test('a notice of the provider names the charge; a forged or broken one nothing', async () => {
    const { refs } = await charged();
    const notice = bench.notice(refs, bench.pay(refs));
    const told = await bench.provider.verify(notice);
    expect(told).toEqual({ ok: true, value: [{ reference: refs.reference }] });

    const path = notice.url.pathname.replace(/a{43}/, 'b'.repeat(43));
    const query = notice.url.search.replace(/data\.id=\d+/, 'data.id=1');
    const changed = Object.entries(notice.headers).map(([name, value]) => [
      name,
      value?.replace(/v1=(\w)/, (_, first) => `v1=${first === '0' ? '1' : '0'}`),
    ]);
    const forgeries = [
      { ...notice, headers: {}, url: new URL(path, notice.url) },
      { ...notice, headers: Object.fromEntries(changed), url: new URL(path, notice.url) },
      { ...notice, body: Buffer.from('{}'), url: new URL(path + query, notice.url) },
    ];
    for (const forged of forgeries) {
      expect(await bench.provider.verify(forged)).toEqual({ ok: false, refusal: 'forged' });
    }
  });
});
