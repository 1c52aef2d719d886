import { PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { offeredProviders } from '#app/payments/ask-charge.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { lockCharge } from '#app/payments/read-charge.server.ts';
import type { Changer, DepositKeeper } from '#app/scheduling/scheduling-services.server.ts';
import { type DepositTerms, depositTerms, isRefundable } from './deposit-rule.ts';
import type { DepositEffectServices } from './deposit-services.server.ts';
import { readDeposit, readDepositRule } from './read-deposit.server.ts';
import { changeDeposit } from './write-deposit.server.ts';

/**
 * How a booking's deposit is asked for; null where it costs none: a plan pays the visit, staff want none for this
 * service, or nobody can take the money.
 */
export async function readDepositTerms(
  services: Pick<PaymentServices, 'providers'>,
  db: Queryable,
  { serviceSlug, payerId }: { serviceSlug: string; payerId: string },
): Promise<DepositTerms | null> {
  if (payerId !== PRIVATE_PAYER) return null;
  const rule = await readDepositRule(db, serviceSlug);
  return rule && depositTerms(rule, await offeredProviders(services, db));
}

/** The deposits' part in bookings and cancellations. */
export function depositKeeper(
  services: Pick<DepositEffectServices, 'clock' | 'jobs'> & Pick<PaymentServices, 'providers'>,
): DepositKeeper {
  return {
    isNeeded: async (tx, booking) => (await readDepositTerms(services, tx, booking)) !== null,
    lock: (tx, appointmentId) => lockDepositOf(tx, appointmentId),
    async cancelled(tx, { appointmentId, startsAt, actor, reason }) {
      const deposit = await readDeposit(tx, { appointmentId });
      if (deposit?.state !== 'booked') return;
      const { chargeId, refundHours } = deposit;
      const isBack =
        !isPatientsWish(actor, reason) ||
        isRefundable({ startsAt, refundHours }, services.clock.now());
      await changeDeposit(services, tx, chargeId, { state: isBack ? 'refund' : 'kept' });
      if (isBack) await services.jobs['deposit-settle'](tx, { chargeId });
    },
  };
}

/** The reason that staff give when they cancel because the patient asked them to. */
const PATIENT_ASKED = 'patient-asked';

/** What the clinic itself cancels is always given back; the rule is for patients, at the desk as on the site. */
function isPatientsWish(actor: Changer, reason: string | undefined): boolean {
  return actor === 'patient' || reason === PATIENT_ASKED;
}

/**
 * Locks the charge behind an appointment, before the appointment itself. Deposit and appointment are written in one
 * transaction, so who sees the one sees the other.
 */
export async function lockDepositOf(tx: Transaction, appointmentId: number): Promise<void> {
  const deposit = await readDeposit(tx, { appointmentId });
  if (deposit) await lockCharge(tx, { id: deposit.chargeId });
}
