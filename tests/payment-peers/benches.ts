import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeRefs, PaymentProvider, Webhook } from '#app/payments/payment-provider.ts';
import { mercadoPagoProvider } from '#app/payments/providers/mercado-pago.server.ts';
import { pixApiProvider, txidOf } from '#app/payments/providers/pix-api.server.ts';
import { pixApiClient, readPixCertificate } from '#app/payments/providers/pix-api-client.server.ts';
import { centsOf, reaisOf } from '#app/payments/providers/reais.ts';
import { stripeProvider } from '#app/payments/providers/stripe.server.ts';
import type { PaymentSettings } from '#app/platform/payment-env.server.ts';
import { startMercadoPago } from './mercado-pago-peer.ts';
import type { Peer } from './peer.ts';
import { startPixBank } from './pix-bank.ts';
import { startStripe } from './stripe-peer.ts';

/** A provider on a server that plays it, and what happens there. */
export type Bench = {
  provider: PaymentProvider;
  /** The same, which waits for an answer for a moment only. */
  hasty: PaymentProvider;
  peer: Peer;
  settings: PaymentSettings;
  /** Charges there by this reference, with their amounts. */
  chargesOf(reference: string): number[];
  /** Somebody pays, all of it unless told. @throws when it takes no money */
  pay(charge: ChargeRefs, amountCents?: number): string;
  /** Refunds there, with their amounts. */
  refunds(): number[];
  /** How refunds go that are asked for from now on. */
  settle(how: 'later' | 'done' | 'failed'): void;
  /** The payer's bank wants the money back. */
  takeBack(charge: ChargeRefs, paymentRef: string, amountCents: number): void;
  /** What the provider sends when something has happened to a payment. */
  notice(charge: ChargeRefs, paymentRef: string): Webhook;
  close(): Promise<void>;
};

export type Benches = Record<'pix-api' | 'stripe' | 'mercado-pago', () => Promise<Bench>>;

export const BASE_URL = new URL('https://clinica.example.com');
const HASTE_MS = 150;

export function benchesAt(now: () => Date): Benches {
  const clock = { now };
  return {
    'pix-api': () => pixBench(now),
    stripe: async () => {
      const peer = await startStripe({ now });
      const settings = {
        secretKey: peer.secretKey,
        webhookSecret: peer.webhookSecret,
        methods: ['card' as const],
        apiUrl: peer.url,
      };
      return {
        provider: stripeProvider({ settings, clock }),
        hasty: stripeProvider({ settings, clock, timeoutMs: HASTE_MS }),
        peer,
        settings: { stripe: settings },
        chargesOf: (reference) =>
          [...peer.sessions.values()]
            .filter((each) => each.client_reference_id === reference)
            .map(({ amount_total }) => amount_total),
        pay: ({ providerRef }, amount) => peer.pay(providerRef, amount),
        refunds: () => peer.refunds.map(({ amount }) => amount),
        settle: (how) => {
          peer.settle(({ later: 'pending', done: 'succeeded', failed: 'failed' } as const)[how]);
        },
        takeBack: (_charge, paymentRef, amount) => peer.dispute(paymentRef, amount),
        notice: ({ reference }, paymentRef) => {
          const object = { id: paymentRef, object: 'payment_intent', metadata: { reference } };
          const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
          return webhook('/api/pagamentos/stripe', body, peer.signed(body));
        },
        close: peer.close,
      };
    },
    'mercado-pago': async () => {
      const peer = await startMercadoPago({ now });
      const { accessToken, webhookSecret } = peer;
      const settings = { accessToken, webhookSecret, apiUrl: peer.url };
      const parts = { settings, clock, baseUrl: BASE_URL };
      return {
        provider: mercadoPagoProvider(parts),
        hasty: mercadoPagoProvider({ ...parts, timeoutMs: HASTE_MS }),
        peer,
        settings: { mercadoPago: settings },
        chargesOf: (reference) =>
          [...peer.preferences.values()]
            .filter((each) => each.external_reference === reference)
            .map(({ items }) => Math.round((items[0]?.unit_price ?? 0) * 100)),
        pay: ({ providerRef }, cents) =>
          String(peer.pay(providerRef, 'approved', cents === undefined ? undefined : cents / 100)),
        refunds: () => peer.refunds.map(({ amount }) => Math.round(amount * 100)),
        settle: (how) => {
          peer.settle(
            ({ later: 'in_process', done: 'approved', failed: 'rejected' } as const)[how],
          );
        },
        takeBack: (_charge, paymentRef) =>
          peer.change(Number(paymentRef), 'charged_back', 'in_process'),
        notice: ({ reference }, paymentRef) => {
          const body = JSON.stringify({
            action: 'payment.updated',
            type: 'payment',
            data: { id: paymentRef },
          });
          const query = `source_news=webhooks&charge=${reference}&data.id=${paymentRef}&type=payment`;
          const path = `/api/pagamentos/mercado-pago?${query}`;
          return webhook(path, body, peer.signed(paymentRef));
        },
        close: peer.close,
      };
    },
  };
}

async function pixBench(now: () => Date): Promise<Bench> {
  const bank = await startPixBank({ now });
  const folder = mkdtempSync(join(tmpdir(), 'clareia-pix-'));
  const written = (name: string, pem: string) => {
    const path = join(folder, name);
    writeFileSync(path, pem, { mode: 0o600 });
    return path;
  };
  const settings = {
    apiUrl: new URL('/v2', bank.url),
    tokenUrl: new URL('/oauth/token', bank.url),
    clientId: bank.clientId,
    clientSecret: bank.clientSecret,
    receiverKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    certificateFile: written('certificate.pem', bank.client.cert),
    certificateKeyFile: written('key.pem', bank.client.key),
    certificatePassword: undefined,
    authorityFile: written('bank.pem', bank.authority),
    webhookSecret: 'a'.repeat(43),
  };
  const clock = { now };
  const certificate = readPixCertificate(settings);
  const providerOf = (timeoutMs?: number) => {
    const call = pixApiClient(settings, {
      certificate,
      clock,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    return pixApiProvider({ settings, call, clock });
  };
  const txids = (reference: string) => bank.cobs.get(txidOf(reference));
  return {
    provider: providerOf(),
    hasty: providerOf(HASTE_MS),
    peer: bank,
    settings: { pixApi: settings },
    chargesOf: (reference) => {
      const cob = txids(reference);
      return cob ? [centsOf(cob.valor.original) ?? 0] : [];
    },
    pay({ providerRef }, cents) {
      const cob = bank.cobs.get(providerRef);
      const endsAtMs = cob
        ? Date.parse(cob.calendario.criacao) + cob.calendario.expiracao * 1_000
        : 0;
      if (endsAtMs <= now().getTime()) throw new Error('nothing to pay');
      return bank.pay(providerRef, cents === undefined ? undefined : reaisOf(cents));
    },
    refunds: () =>
      [...bank.cobs.values()]
        .flatMap(({ pix }) => pix)
        .flatMap(({ devolucoes }) => devolucoes)
        .filter(({ natureza }) => natureza === 'ORIGINAL')
        .map(({ valor }) => centsOf(valor) ?? 0),
    settle: (how) => {
      const states = {
        later: 'EM_PROCESSAMENTO',
        done: 'DEVOLVIDO',
        failed: 'NAO_REALIZADO',
      } as const;
      bank.settle(states[how]);
    },
    takeBack: ({ providerRef }, _paymentRef, cents) => bank.takeBack(providerRef, reaisOf(cents)),
    notice: ({ providerRef }, endToEndId) => {
      const valor = '1.00';
      const body = JSON.stringify({
        pix: [
          { txid: providerRef, endToEndId, valor, infoPagador: 'Ana Maria, CPF 123.456.789-09' },
        ],
      });
      return webhook(`/api/pagamentos/pix/${settings.webhookSecret}/pix`, body, {});
    },
    async close() {
      await bank.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function webhook(path: string, body: string, headers: Record<string, string>): Webhook {
  return { url: new URL(path, BASE_URL), headers, body: Buffer.from(body) };
}
