import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { CPF_SEAL } from '#app/clinic/cpf.ts';
import { yearCents } from '#app/clinic/plan-prices.ts';
import type { Transaction } from '#app/db/database.ts';
import { orderContracts, orderInstalments, orders } from '#app/db/subscriptions-schema.ts';
import {
  type ContractFacts,
  contractInstalments,
  contractOf,
} from '#app/features/subscriptions/contract/contract.ts';
import {
  acceptedSha256,
  contractPdf,
} from '#app/features/subscriptions/contract/contract-file.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Result } from '#app/platform/result.ts';
import { seal } from '#app/platform/seal.server.ts';
import type { FormSender, LimitedForm } from '#app/platform/sent-forms/form-limits.server.ts';
import { type ReceivedRefusal, receiveForm } from '#app/platform/sent-forms/receive-form.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { OrderRequest } from './order-form.ts';
import type { OrderServices } from './order-services.server.ts';

export const CONTRACT_PURPOSE = 'order-contract';

const HOUR_SECONDS = 3_600;
const TRIES = 8;

/** Rate limits, counted over orders that were stored. A family orders one or two; a bot, hundreds. */
const ORDER_LIMITS: LimitedForm = {
  proofForm: 'order',
  addressBucket: 'order',
  contactBucket: 'order-reach',
  limits: {
    pauseSeconds: 0,
    perAddress: {
      proven: { hits: 60, windowSeconds: HOUR_SECONDS },
      plain: { hits: 10, windowSeconds: HOUR_SECONDS },
    },
    perContact: { hits: 5, windowSeconds: HOUR_SECONDS },
  },
};

const answers = z.object({ orderId: z.number() });
export type PlacedOrder = z.infer<typeof answers>;

/** Identifies repetitions: one draft is one order, whatever the browser sends again. */
export function orderWithIdempotency(
  key: string,
  request: OrderRequest,
  accepted: string,
): IdempotencyKey {
  return { scope: 'order', key, bodySha256: sha256Hex(JSON.stringify([request, accepted])) };
}

/**
 * Places an order with its charges, its contract as a PDF and its mails, in one transaction: all of it or nothing.
 * @param facts what the customer read, of the day of the order
 */
export function placeOrder(
  services: OrderServices & { hasLimits: boolean },
  { request, facts }: { request: OrderRequest; facts: ContractFacts },
  { once, address }: { once: IdempotencyKey } & Pick<FormSender, 'address'>,
): Promise<Result<PlacedOrder, ReceivedRefusal>> {
  const { phoneE164, email } = request.customer;
  const sender = { address, contacts: [phoneE164, email], proof: '' };
  return receiveForm(services, { once, answers, limited: ORDER_LIMITS, sender }, (tx) =>
    write(tx, services, { request, facts }),
  );
}

type Placing = { request: OrderRequest; facts: ContractFacts };

async function write(
  tx: Transaction,
  services: OrderServices,
  { request, facts }: Placing,
): Promise<PlacedOrder> {
  const { clock, jobs } = services;
  const orderedAt = clock.now();
  const { id: orderId, protocol } = await insertOrder(tx, services, { request, facts, orderedAt });
  await askForMoney(tx, services, { orderId, request, facts });
  const pdf = await contractPdf(facts, request, { protocol, orderedAt });
  await tx.insert(orderContracts).values({
    orderId,
    sealed: seal(services.secret, CONTRACT_PURPOSE, pdf),
    sha256: createHash('sha256').update(pdf).digest('hex'),
    madeAt: orderedAt,
  });
  await audit(tx, {
    at: orderedAt,
    actor: 'web',
    action: 'order.placed',
    subjectType: 'order',
    subjectId: orderId,
    detail: { plan: request.plan, payIn: request.payIn, locale: facts.locale },
  });
  await jobs['order-mail'](tx, { orderId, kind: 'ordered', audience: 'customer' });
  await jobs['order-mail'](tx, { orderId, kind: 'ordered', audience: 'clinic' });
  return { orderId };
}

async function insertOrder(
  tx: Transaction,
  { secret }: OrderServices,
  { request, facts, orderedAt }: Placing & { orderedAt: Date },
) {
  const { customer, address, plan, prescription, payIn, provider } = request;
  const contract = contractOf(facts);
  const row = {
    plan,
    planName: facts.plan.name,
    locale: facts.locale,
    name: customer.name,
    cpfSealed: seal(secret, CPF_SEAL, customer.cpf),
    phoneE164: customer.phoneE164,
    email: customer.email,
    ...address,
    prescription,
    payIn,
    provider,
    totalCents: yearCents(facts.terms),
    pairs: facts.terms.pairsAYear,
    orderedAt,
    acceptedTextId: contract.textId,
    acceptedSha256: acceptedSha256(contract),
    changedAt: orderedAt,
    changedBy: 'customer',
    cause: 'ordered',
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const digits = String(randomInt(100_000_000)).padStart(8, '0');
    const protocol = `L${digits.slice(0, 4)}-${digits.slice(4)}`;
    const [inserted] = await tx
      .insert(orders)
      .values({ ...row, protocol })
      .onConflictDoNothing({ target: orders.protocol })
      .returning({ id: orders.id, protocol: orders.protocol });
    if (inserted) return inserted;
  }
  throw new Error('no free protocol number was found');
}

async function askForMoney(
  tx: Transaction,
  { charges }: OrderServices,
  { orderId, request, facts }: Placing & { orderId: number },
): Promise<void> {
  for (const { number, dueOn, amountCents } of contractInstalments(facts)) {
    const charge = await charges.ask(tx, {
      purpose: 'order',
      provider: request.provider,
      amountCents,
      locale: facts.locale,
      dueOn,
      expiresAt: null,
    });
    await tx
      .insert(orderInstalments)
      .values({ orderId, number, dueOn, amountCents, chargeId: charge.id });
  }
}

/** The day of a contract that is made now. */
export function orderDay({ clock }: Pick<OrderServices, 'clock'>): string {
  return wallClockOf(clock.now()).on;
}
