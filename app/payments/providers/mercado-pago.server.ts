import {
  type ChargeRefs,
  type ChargeRequest,
  type FoundCharge,
  type PaymentProvider,
  PaymentRefusedError,
  type Webhook,
} from '#app/payments/payment-provider.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { MercadoPagoSettings } from '#app/platform/payment-env.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { loadMercadoPago, type MercadoPago, parsed } from './mercado-pago-calls.server.ts';
import {
  notice,
  type Payment,
  type Preference,
  payment,
  paymentsFound,
  preference,
  preferencesFound,
  refund,
} from './mercado-pago-shapes.ts';
import { reaisOf } from './reais.ts';
import { jsonOf } from './webhook-body.ts';

const WEBHOOK_PATH = '/api/pagamentos/mercado-pago';
const REFERENCE = /^[A-Z0-9]{25}$/;
const PAGE = 50;

type MercadoPagoParts = {
  settings: MercadoPagoSettings;
  baseUrl: URL;
  clock: Clock;
  timeoutMs?: number;
};

/** Pix, cards and more on Mercado Pago's own page ("Checkout Pro"). */
export function mercadoPagoProvider(parts: MercadoPagoParts): PaymentProvider {
  const { settings, baseUrl, clock, timeoutMs } = parts;
  let loaded: Promise<MercadoPago> | undefined;
  const load = () => {
    loaded ??= loadMercadoPago(settings, timeoutMs);
    return loaded;
  };

  async function createCharge(request: ChargeRequest) {
    const api = await load();
    const { reference, amountCents } = request;
    const [known] = await pagesOf(api, reference);
    const made =
      known ??
      parsed(
        preference,
        await api.preference(`charge-${reference}`, (pages, once) =>
          pages.create({ body: pageFor(request, baseUrl), ...once }),
        ),
      );
    const isSame = made.external_reference === reference && totalOf(made) === amountCents;
    if (!isSame) throw new PaymentRefusedError('mercado-pago: another charge by this reference');
    if (made.metadata?.closed) throw new PaymentRefusedError('mercado-pago: it is cancelled');
    return { providerRef: made.id, payWith: { kind: 'redirect' as const, url: made.init_point } };
  }

  async function find({ reference, providerRef }: ChargeRefs): Promise<FoundCharge> {
    const api = await load();
    const all = await paymentsOf(api, reference);
    const page = parsed(
      preference,
      await api.preference(null, (pages) => pages.get({ preferenceId: providerRef })),
    );
    const tries = all.filter((each) => isToSameAccount(each, page));
    const paid = tries.filter(({ status }) => WAS_PAID.has(status));
    const returned = await Promise.all(
      paid.filter((each) => each.transaction_amount_refunded).map(({ id }) => refundsOf(api, id)),
    );
    const isWaiting = tries.some(({ status }) => WAITS.has(status));
    return {
      state: paid.length > 0 ? 'paid' : isWaiting ? 'open' : unpaid(page, clock.now()),
      payments: paid.map((each) => ({
        paymentRef: each.id,
        amountCents: each.transaction_amount,
        paidAt: each.date_approved ?? each.date_created,
      })),
      refunds: returned.flat(),
      disputes: paid.filter(isDisputed).map((each) => ({
        disputeRef: each.id,
        paymentRef: each.id,
        amountCents: each.transaction_amount,
        state: disputeState(each),
      })),
    };
  }

  return {
    name: 'mercado-pago',
    createCharge,
    find,
    async verify(webhook) {
      const api = await load();
      const id = paymentIdOf(webhook);
      const isOwn = api.isSigned({
        signature: webhook.headers['x-signature'],
        requestId: webhook.headers['x-request-id'],
        dataId: webhook.url.searchParams.get('data.id')?.toLowerCase(),
      });
      if (!isOwn) return refuse('forged');
      if (!id.ok || id.value === null) return id.ok ? ok([]) : id;
      // The address that this charge was given; it says only where to look.
      const named = webhook.url.searchParams.get('charge');
      if (named !== null && REFERENCE.test(named)) return ok([{ reference: named }]);
      const paymentId = id.value;
      const found = await api.payment(null, (payments) => payments.get({ id: paymentId }), [404]);
      if (found === null) return ok([]);
      const reference = parsed(payment, found).external_reference ?? '';
      return ok(REFERENCE.test(reference) ? [{ reference }] : []);
    },
    async refund(_charge, { key, amountCents, paymentRef }) {
      const api = await load();
      const body = { amount: Number(reaisOf(amountCents)) };
      const given = parsed(
        refund,
        await api.refund(key, (refunds, once) =>
          refunds.create({ payment_id: paymentRef, body, ...once }),
        ),
      );
      if (given.amount !== amountCents)
        throw new PaymentRefusedError('mercado-pago: another amount');
      const state = refundState(given.status);
      if (state === 'failed') throw new PaymentRefusedError(`mercado-pago: the refund failed`);
      return { state, providerRef: given.id };
    },
    async cancel({ reference, providerRef }) {
      const api = await load();
      const first = await api.preference(null, (pages) => pages.get({ preferenceId: providerRef }));
      const pages = [parsed(preference, first), ...(await pagesOf(api, reference))];
      for (const page of new Map(pages.map((each) => [each.id, each])).values()) {
        if (page.metadata?.closed) continue;
        const updatePreferenceRequest = closed(page, clock.now());
        await api.preference(`close-${page.id}`, (all, once) =>
          all.update({ id: page.id, updatePreferenceRequest, ...once }),
        );
      }
      for (const { id, status } of await paymentsOf(api, reference)) {
        if (status !== 'pending') continue;
        // 400: it was paid, or ended, meanwhile.
        await api.payment(`cancel-${id}`, (all, once) => all.cancel({ id, ...once }), [400]);
      }
    },
  };
}

/** Words of Mercado Pago for a payment that came, whatever became of it later. */
const WAS_PAID = new Set(['approved', 'refunded', 'charged_back', 'in_mediation']);
/** Printed, or being looked at: it may still come. */
const WAITS = new Set(['pending', 'in_process', 'authorized']);

async function pagesOf(api: MercadoPago, reference: string): Promise<Preference[]> {
  const options = { external_reference: reference, limit: PAGE, offset: 0 };
  const found = parsed(
    preferencesFound,
    await api.preference(null, (pages) => pages.search({ options })),
  );
  const read = found.elements.map(async ({ id }) =>
    parsed(preference, await api.preference(null, (pages) => pages.get({ preferenceId: id }))),
  );
  return (await Promise.all(read)).filter((page) => page.external_reference === reference);
}

async function paymentsOf(api: MercadoPago, reference: string): Promise<Payment[]> {
  const payments = new Map<string, Payment>();
  for (let offset = 0; ; offset += PAGE) {
    const options = {
      external_reference: reference,
      sort: 'date_created' as const,
      criteria: 'asc' as const,
      limit: PAGE,
      offset,
    };
    const { paging, results } = parsed(
      paymentsFound,
      await api.payment(null, (all) => all.search({ options })),
    );
    const own = results.filter((each) => each.external_reference === reference);
    for (const each of own) payments.set(each.id, each);
    if (results.length === 0 || offset + results.length >= paging.total) break;
  }
  // The clinic's account is Brazilian; another currency would be another's charge.
  return [...payments.values()].filter(({ currency_id }) => (currency_id ?? 'BRL') === 'BRL');
}

async function refundsOf(api: MercadoPago, id: string): Promise<FoundCharge['refunds']> {
  const listed = await api.refund(null, (refunds) => refunds.list({ payment_id: id }));
  return parsed(refund.array(), listed).map((each) => ({
    key: null,
    providerRef: each.id,
    paymentRef: id,
    amountCents: each.amount,
    state: refundState(each.status),
  }));
}

function pageFor(
  { reference, amountCents, description, expiresAt, returnUrl }: ChargeRequest,
  baseUrl: URL,
) {
  const back = returnUrl.href;
  const notificationUrl = new URL(WEBHOOK_PATH, baseUrl);
  notificationUrl.search = new URLSearchParams({
    source_news: 'webhooks',
    charge: reference,
  }).toString();
  const endsAt = expiresAt?.toISOString();
  return {
    external_reference: reference,
    items: [
      {
        id: reference,
        title: description,
        quantity: 1,
        unit_price: Number(reaisOf(amountCents)),
        currency_id: 'BRL',
      },
    ],
    back_urls: { success: back, pending: back, failure: back },
    // Mercado Pago calls and leads back to https addresses only.
    ...(baseUrl.protocol === 'https:'
      ? { notification_url: notificationUrl.href, auto_return: 'approved' }
      : {}),
    ...(endsAt ? { expires: true, expiration_date_to: endsAt, date_of_expiration: endsAt } : {}),
  };
}

function closed({ items, external_reference }: Preference, now: Date) {
  return {
    items: items.map((item) => ({
      id: item.id ?? external_reference ?? '',
      title: item.title,
      quantity: item.quantity,
      unit_price: Number(reaisOf(item.unit_price)),
      currency_id: 'BRL',
    })),
    expires: true,
    expiration_date_to: now.toISOString(),
    metadata: { closed: true },
  };
}

/** The search may also find what the clinic itself has paid, to anybody who knows the reference. */
function isToSameAccount(payment: Payment, page: Preference): boolean {
  const [to, own] = [payment.collector_id, page.collector_id];
  return !to || !own || to === own;
}

function totalOf({ items }: Preference): number {
  return items.reduce((total, item) => total + item.unit_price * item.quantity, 0);
}

function unpaid(page: Preference, now: Date): FoundCharge['state'] {
  if (page.metadata?.closed) return 'cancelled';
  const endsAt = page.expires ? page.expiration_date_to : null;
  return endsAt && endsAt <= now ? 'expired' : 'open';
}

function isDisputed({ status }: Payment): boolean {
  return status === 'charged_back' || status === 'in_mediation';
}

function disputeState({ status, status_detail }: Payment): 'open' | 'lost' | 'won' {
  if (status !== 'charged_back') return 'open';
  if (status_detail === 'reimbursed') return 'won';
  return status_detail === 'settled' ? 'lost' : 'open';
}

function refundState(status: string | null | undefined): 'asked' | 'done' | 'failed' {
  if (status === 'rejected' || status === 'cancelled') return 'failed';
  return status === 'in_process' || status === 'authorized' ? 'asked' : 'done';
}

/** The payment that a notice is about; null when it is about something else. */
function paymentIdOf({ url, body }: Webhook): Result<string | null, 'unreadable'> {
  const read = notice.safeParse(jsonOf(body));
  if (!read.success) return refuse('unreadable');
  const { type, topic, data } = read.data;
  const kind = type ?? topic ?? url.searchParams.get('type') ?? url.searchParams.get('topic');
  // Signed is the identifier in the address, not the one in the body.
  const id = url.searchParams.get('data.id') ?? data?.id ?? null;
  return ok(kind === 'payment' ? id : null);
}
