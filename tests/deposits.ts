import { expect } from 'vitest';
import { askDeposit } from '#app/features/deposits/ask-deposit.server.ts';
import { depositEffects } from '#app/features/deposits/deposit-effects.server.ts';
import { depositKeeper } from '#app/features/deposits/deposit-keeper.server.ts';
import type { DepositTerms } from '#app/features/deposits/deposit-rule.ts';
import type {
  DepositJobs,
  DepositServices,
} from '#app/features/deposits/deposit-services.server.ts';
import { readDeposit } from '#app/features/deposits/read-deposit.server.ts';
import { settleDeposit } from '#app/features/deposits/settle-deposits.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { sendRefund } from '#app/payments/refund-charge.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { aKey, aRequest, bookingServices, stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';
import { paymentServices } from './payments.ts';

export const TERMS: DepositTerms = {
  amountCents: 5_000,
  refundHours: 24,
  provider: 'pix-api',
  minutes: 30,
  byStatement: false,
};

type AskedJob = {
  [Name in keyof DepositJobs]: { name: Name; data: DepositJobs[Name] };
}[keyof DepositJobs];

/** Everything that deposits need, on a test database, with a provider in memory and jobs in a list. */
export function depositSetup(database: TestDatabase, clock = stillClock()) {
  const booking = bookingServices(database, clock);
  const payments = paymentServices(database, clock);
  const settled: AskedJob[] = [];
  const { db, secret, agenda, payerIds } = booking;
  const jobs = {
    ...booking.jobs,
    ...payments.jobs,
    'deposit-settle': async (_tx: unknown, data: DepositJobs['deposit-settle']) =>
      void settled.push({ name: 'deposit-settle', data }),
    'deposit-mail': async (_tx: unknown, data: DepositJobs['deposit-mail']) =>
      void settled.push({ name: 'deposit-mail', data }),
  };
  const deposit = depositEffects({ clock, secret, agenda, payerIds, jobs });
  const effects = { ...payments.effects, deposit };
  const { providers, provider } = payments;
  const services: DepositServices = {
    db,
    clock,
    secret,
    agenda,
    payerIds,
    jobs,
    effects,
    providers,
  };
  const charges: PaymentServices = { ...services, baseUrl: payments.baseUrl };
  const deposits = depositKeeper({ clock, jobs, providers });
  const run = async () => {
    for (const { name, data } of settled.splice(0))
      if (name === 'deposit-settle') await settleDeposit(services, data);
    for (const { name, data } of payments.asked.splice(0))
      if (name === 'charge-refund') await sendRefund(charges, data);
  };
  return { services, charges, clock, provider, booking: { ...booking, deposits }, settled, run };
}

type Setup = ReturnType<typeof depositSetup>;

/** Settles a deposit for the consultation, as staff would. */
export async function settleRule(
  { pool }: TestDatabase,
  { statementHours = null }: { statementHours?: number | null } = {},
): Promise<void> {
  await pool.query(
    `insert into service_deposits (service_id, amount_cents, hold_minutes, refund_hours, statement_hours)
     select id, $1, $2, $3, $4 from services where slug = 'consultas-oftalmologicas'
     on conflict (service_id) do update set statement_hours = excluded.statement_hours`,
    [TERMS.amountCents, TERMS.minutes, TERMS.refundHours, statementHours],
  );
}

/** Asks for a deposit and brings it to the provider. */
export async function askedDeposit(
  { services, charges }: Setup,
  changes: Partial<BookingRequest> = {},
  terms = TERMS,
) {
  const asked = await askDeposit(services, aRequest(changes), { terms, once: aKey() });
  if (asked.kind !== 'answer' || !asked.answer.ok)
    throw new Error(`no deposit: ${JSON.stringify(asked)}`);
  const { chargeId } = asked.answer.value;
  await openCharge(charges, { chargeId });
  const charge = await readCharge(services.db, { id: chargeId });
  if (!charge) throw new Error('no charge');
  const now = async () => {
    const deposit = await readDeposit(services.db, { chargeId });
    const { state } = (await readCharge(services.db, { id: chargeId })) ?? {};
    return { deposit: deposit?.state, charge: state, appointmentId: deposit?.appointmentId };
  };
  return { chargeId, reference: charge.reference, charge, now };
}

/** Money and appointments agree, and the agenda has no fault. */
export async function expectAgreement({ pool }: TestDatabase): Promise<void> {
  expect((await pool.query('select * from deposit_faults')).rows).toEqual([]);
  expect((await pool.query('select * from charge_faults')).rows).toEqual([]);
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
}
