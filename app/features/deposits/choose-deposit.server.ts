import type { Transaction } from '#app/db/database.ts';
import { cancelCharge } from '#app/payments/cancel-charge.server.ts';
import { type Charge, keptCents } from '#app/payments/charge.ts';
import { lockCharge } from '#app/payments/read-charge.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { BookingRefusal } from '#app/scheduling/book-appointment.server.ts';
import { refusedForLenses } from '#app/scheduling/preparation/lens-rule.server.ts';
import { bookDeposited } from './book-deposited.server.ts';
import { chargeServicesOf, type DepositServices } from './deposit-services.server.ts';
import { type Deposit, lockRequest } from './read-deposit.server.ts';
import { changeDeposit, freeHold } from './write-deposit.server.ts';

export type ChoiceRefusal = BookingRefusal | 'not-offered';

/** Books another time with the money of a deposit whose own time is gone. Choosing twice books once. */
export function chooseTime(
  services: DepositServices,
  { chargeId, startsAt }: { chargeId: number; startsAt: Date },
): Promise<Result<{ appointmentId: number }, ChoiceRefusal>> {
  type Chosen = Result<{ appointmentId: number }, ChoiceRefusal>;
  return locked(services, chargeId, async (tx, deposit, charge): Promise<Chosen> => {
    const { state, appointmentId, request } = deposit;
    if (state === 'booked' && appointmentId) return ok({ appointmentId });
    const isPaid = charge.state === 'paid' && keptCents(charge) >= charge.amountCents;
    if (state !== 'offered' || !request || !isPaid) return refuse('not-offered');
    const booked = await bookDeposited(services, tx, {
      request,
      startsAt,
      holdHash: null,
      // Lenses come out for the time that was told, which a later one leaves enough of.
      refusedBy: async (inner) =>
        startsAt < deposit.startsAt
          ? refusedForLenses(inner, services, { ...request, startsAt })
          : null,
    });
    if (!booked.ok) return booked;
    await changeDeposit(services, tx, chargeId, {
      state: 'booked',
      appointmentId: booked.value.appointmentId,
      request: null,
    });
    return booked;
  });
}

/** Asks for the money back instead of another time. Repeating it changes nothing. */
export function chooseMoney(
  services: DepositServices,
  { chargeId }: { chargeId: number },
): Promise<Result<'done', 'not-offered'>> {
  return locked(services, chargeId, async (tx, { state }) => {
    if (state === 'refund') return ok('done');
    if (state !== 'offered') return refuse('not-offered');
    await changeDeposit(services, tx, chargeId, { state: 'refund' });
    await services.jobs['deposit-settle'](tx, { chargeId });
    return ok('done');
  });
}

/** Gives up a time that is not paid yet, and stops asking for the money. */
export function leaveDeposit(
  services: DepositServices,
  { chargeId }: { chargeId: number },
): Promise<Result<'done', 'not-waiting'>> {
  return locked(services, chargeId, async (tx, deposit) => {
    if (deposit.state === 'left') return ok('done');
    if (deposit.state !== 'waiting') return refuse('not-waiting');
    await cancelCharge(chargeServicesOf(services), tx, { chargeId, by: 'patient' });
    await freeHold(tx, deposit);
    await changeDeposit(services, tx, chargeId, { state: 'left' });
    await services.jobs['deposit-settle'](tx, { chargeId });
    return ok('done');
  });
}

/** Works on a deposit below the locks of its charge and its own. */
async function locked<Answer>(
  { db }: DepositServices,
  chargeId: number,
  work: (tx: Transaction, deposit: Deposit, charge: Charge) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id: chargeId });
    const deposit = charge && (await lockRequest(tx, chargeId));
    if (!charge || !deposit) throw new Error('a deposit is gone');
    return work(tx, deposit, charge);
  });
}
