import type { Stripe } from 'stripe';
import {
  type ChargeRefs,
  type ChargeRequest,
  type FoundCharge,
  type PaymentProvider,
  PaymentRefusedError,
} from '#app/payments/payment-provider.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { StripeSettings } from '#app/platform/payment-env.server.ts';
import { ok, refuse } from '#app/platform/result.ts';
import {
  allOf,
  collected,
  isIdempotencyError,
  parsed,
  stripeAnswer,
} from './stripe-answers.server.ts';
import { type EventObject, event, intent, refund, type Session, session } from './stripe-shapes.ts';

const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A page lasts a day at most; a charge with a later end, or none, gets as many as it needs. */
const MOST_PAGES = 400;
/** Written into a page that we close, since Stripe says 'expired' of it as of any other. */
const CLOSED = 'closed';

type StripeParts = { settings: StripeSettings; clock: Clock; timeoutMs?: number };

/** Cards, and what else Stripe is allowed to take, on Stripe's own page. */
export function stripeProvider({ settings, clock, timeoutMs }: StripeParts): PaymentProvider {
  let loaded: Promise<Stripe> | undefined;
  /** The library is loaded with the first charge or webhook. */
  const load = () => {
    loaded ??= import('stripe').then(
      ({ Stripe: Client }) => new Client(settings.secretKey, options),
    );
    return loaded;
  };
  const { apiUrl } = settings;
  const options = {
    // The job that asks repeats; two kinds of repetition at once would only multiply.
    maxNetworkRetries: 0,
    timeout: timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl ? { host: apiUrl.hostname, port: apiUrl.port, protocol: 'http' as const } : {}),
  };

  /** The pages of a charge made in the last day, the newest first; older ones are closed. */
  async function recentPages(stripe: Stripe, reference: string): Promise<Session[]> {
    const since = Math.floor((clock.now().getTime() - DAY_MS - 60 * MINUTE_MS) / 1_000);
    const listed = await allOf(
      stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 }),
    );
    return (
      listed
        .map((each) => parsed(session, each))
        // Our own word: the other reference can be set in the address of a payment link.
        .filter((each) => each.metadata?.reference === reference)
    );
  }

  async function pageOf(stripe: Stripe, request: ChargeRequest, key: string): Promise<Session> {
    try {
      const made = parsed(
        session,
        await stripe.checkout.sessions.create(pageFor(request), { idempotencyKey: key }),
      );
      // A repetition answers what was true at first.
      return parsed(session, await stripe.checkout.sessions.retrieve(made.id));
    } catch (error) {
      // Asked for before in other words, as the end of the charge has come nearer than Stripe takes.
      const [kept] = isIdempotencyError(error) ? await recentPages(stripe, request.reference) : [];
      if (kept) return kept;
      throw error;
    }
  }

  function pageFor(request: ChargeRequest): Stripe.Checkout.SessionCreateParams {
    const { reference, amountCents, description, expiresAt, returnUrl, locale } = request;
    const leftMs = expiresAt ? expiresAt.getTime() - clock.now().getTime() : DAY_MS;
    const isTakenByStripe = leftMs > 31 * MINUTE_MS && leftMs < DAY_MS - MINUTE_MS;
    const endsAt = expiresAt ? String(Math.floor(expiresAt.getTime() / 1_000)) : '';
    return {
      mode: 'payment',
      client_reference_id: reference,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'brl',
            unit_amount: amountCents,
            product_data: { name: description },
          },
        },
      ],
      allowed_payment_method_types: [...settings.methods],
      success_url: returnUrl.href,
      cancel_url: returnUrl.href,
      locale: locale === 'pt-BR' ? 'pt-BR' : 'en',
      metadata: { reference, endsAt },
      payment_intent_data: { metadata: { reference } },
      ...(isTakenByStripe ? { expires_at: Number(endsAt) } : {}),
    };
  }

  async function createCharge(request: ChargeRequest) {
    const stripe = await load();
    let key = `charge-${request.reference}`;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const kept = await pageOf(stripe, request, key);
      if (kept.amount_total !== request.amountCents || kept.currency !== 'brl') {
        throw new PaymentRefusedError('stripe: another amount');
      }
      if (kept.metadata?.[CLOSED]) throw new PaymentRefusedError('stripe: the charge is cancelled');
      if (!(await isOver(stripe, kept))) {
        const url = kept.url ?? request.returnUrl.href;
        return { providerRef: kept.id, payWith: { kind: 'redirect' as const, url } };
      }
      key = `charge-${request.reference}-${kept.id}`;
    }
    throw new PaymentRefusedError('stripe: too many pages');
  }

  /** The first page of a charge. Once the charge is over, no page of it stays open, though Stripe would keep one. */
  async function endedPage(stripe: Stripe, { reference, providerRef }: ChargeRefs) {
    const read = async () => parsed(session, await stripe.checkout.sessions.retrieve(providerRef));
    const page = await read();
    if (page.status === 'complete' || endMsOf(page) > clock.now().getTime()) return page;
    for (const each of [page, ...(await recentPages(stripe, reference))]) {
      if (each.status === 'open') await close(stripe, each.id);
    }
    return read();
  }

  async function find({ reference, providerRef }: ChargeRefs): Promise<FoundCharge> {
    const stripe = await load();
    const page = await endedPage(stripe, { reference, providerRef });
    const intents = new Set(page.payment_intent ? [page.payment_intent] : []);
    const isPageOver = await isOver(stripe, page);
    if (isPageOver) {
      // Another page may have followed.
      const query = `metadata['reference']:'${reference}'`;
      const found = await allOf(stripe.paymentIntents.search({ query, limit: 100 }));
      for (const each of found) intents.add(parsed(intent, each).id);
    }
    const money = await collected(stripe, [...intents]);
    if (money.payments.length > 0) return { ...money, state: 'paid' };
    // A boleto that is printed and not yet paid keeps the charge open.
    return { ...money, state: isPageOver ? unpaid(page, clock.now()) : 'open' };
  }

  return {
    name: 'stripe',
    createCharge: (request) => stripeAnswer(() => createCharge(request)),
    find: (charge) => stripeAnswer(() => find(charge)),
    async verify({ headers, body }) {
      const stripe = await load();
      const given = headers['stripe-signature'];
      if (given === undefined) return refuse('forged');
      let signed: unknown;
      try {
        signed = stripe.webhooks.constructEvent(
          Buffer.from(body),
          given,
          settings.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          clock.now().getTime(),
        );
      } catch (error) {
        return refuse(error instanceof SyntaxError ? 'unreadable' : 'forged');
      }
      const read = event.safeParse(signed);
      if (!read.success) return refuse('unreadable');
      return ok(await stripeAnswer(() => chargesOf(stripe, read.data.data.object)));
    },
    refund: ({ reference }, { key, amountCents, paymentRef }) =>
      stripeAnswer(async () => {
        const stripe = await load();
        // Stripe forgets keys after a day; what was given back stays.
        const listed = await allOf(stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }));
        const kept = listed.find(({ metadata }) => metadata?.key === key);
        const given = parsed(
          refund,
          kept ??
            (await stripe.refunds.create(
              { payment_intent: paymentRef, amount: amountCents, metadata: { key, reference } },
              { idempotencyKey: `refund-${key}` },
            )),
        );
        if (given.amount !== amountCents) throw new PaymentRefusedError('stripe: another amount');
        if (given.status === 'failed' || given.status === 'canceled') {
          throw new PaymentRefusedError(`stripe: the refund is ${given.status}`);
        }
        return { state: given.status === 'succeeded' ? 'done' : 'asked', providerRef: given.id };
      }),
    cancel: ({ reference, providerRef }) =>
      stripeAnswer(async () => {
        const stripe = await load();
        const first = parsed(session, await stripe.checkout.sessions.retrieve(providerRef));
        const later = await recentPages(stripe, reference);
        const pages = new Map([first, ...later].map((page) => [page.id, page]));
        for (const { id, status, metadata } of pages.values()) {
          if (status === 'complete' || metadata?.[CLOSED]) continue;
          await stripe.checkout.sessions.update(id, { metadata: { [CLOSED]: 'yes' } });
          if (status === 'open') await close(stripe, id);
        }
      }),
  };
}

/** Which charge of ours an object of an event belongs to, if any. */
async function chargesOf(stripe: Stripe, object: EventObject): Promise<Partial<ChargeRefs>[]> {
  if (object.object === 'checkout.session' && object.id) {
    return [{ ...referenceIn(object.client_reference_id), providerRef: object.id }];
  }
  const own = referenceIn(object.metadata?.reference);
  if ('reference' in own) return [own];
  // A dispute names the payment alone.
  if (object.object !== 'dispute' || !object.payment_intent) return [];
  const paid = parsed(intent, await stripe.paymentIntents.retrieve(object.payment_intent));
  const about = referenceIn(paid.metadata?.reference);
  return 'reference' in about ? [about] : [];
}

/** Stripe refuses to close a page that was paid or ended meanwhile. */
async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = parsed(session, await stripe.checkout.sessions.retrieve(id));
    if (status === 'open') throw error;
  }
}

/** Whether nothing can come by this page any more: it ended, or what was printed on it was not paid in time. */
async function isOver(stripe: Stripe, page: Session): Promise<boolean> {
  if (page.status !== 'complete') return page.status === 'expired';
  if (page.payment_status !== 'unpaid' || !page.payment_intent) return false;
  const { status } = parsed(intent, await stripe.paymentIntents.retrieve(page.payment_intent));
  return status === 'requires_payment_method' || status === 'canceled';
}

function unpaid({ metadata }: Session, now: Date): FoundCharge['state'] {
  if (metadata?.[CLOSED]) return 'cancelled';
  // Only the page is over: asked again, Stripe gives the next one.
  return endMsOf({ metadata }) > now.getTime() ? 'open' : 'expired';
}

function endMsOf({ metadata }: Pick<Session, 'metadata'>): number {
  return metadata?.endsAt ? Number(metadata.endsAt) * 1_000 : Number.POSITIVE_INFINITY;
}

function referenceIn(text: string | null | undefined): { reference: string } | object {
  return text && /^[A-Z0-9]{25}$/.test(text) ? { reference: text } : {};
}
