import { depositMessages } from '#app/locales/payments/deposit.ts';
import type { Charge } from '#app/payments/charge.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookDeposited } from './book-deposited.server.ts';
import { depositPath } from './deposit-link.server.ts';
import type { DepositEffectServices, Tx } from './deposit-services.server.ts';
import { type Deposit, lockRequest, readDeposit } from './read-deposit.server.ts';
import { changeDeposit, freeHold, tellOfDeposit } from './write-deposit.server.ts';

/** A paid deposit without its time waits so long for a choice; then the money goes back by itself. */
const CHOICE_HOURS = 48;

const NO_DEPOSIT = 'a charge for a deposit has none';

/** What follows from a change of a deposit's charge, below the lock of its row. */
export function depositEffects(services: DepositEffectServices): ChargeEffects['deposit'] {
  return {
    paid: (tx, charge) => bookOrOffer(services, tx, charge),
    expired: (tx, charge) => giveUp(services, tx, charge),
    async refunded(tx, charge) {
      const { state } = await depositOf(tx, charge);
      // By staff, on the screens of payments.
      if (state !== 'booked' && state !== 'offered' && state !== 'kept') return;
      await changeDeposit(services, tx, charge.id, { state: 'refund', request: null });
    },
    async describe(tx, charge) {
      return {
        description: depositMessages[charge.locale].description,
        returnPath: depositPath(services.secret, charge),
        payer: await payerOf(tx, await readDeposit(tx, { chargeId: charge.id })),
      };
    },
  };
}

/** In time or late: the time is booked where it still can be. Otherwise the payer is asked. */
async function bookOrOffer(services: DepositEffectServices, tx: Tx, charge: Charge) {
  const chargeId = charge.id;
  const deposit = await lockRequest(tx, chargeId);
  if (!deposit) throw new Error(NO_DEPOSIT);
  const { request, startsAt, holdHash, state } = deposit;
  // Paid again after it was given back: that money goes back too.
  if (state === 'refund' || state === 'kept' || !request) {
    await changeDeposit(services, tx, chargeId, { state: 'refund', request: null });
    await services.jobs['deposit-settle'](tx, { chargeId });
    return;
  }
  if (state === 'booked' || state === 'offered') return;
  // Who has given the time up is not booked by a payment that was under way.
  const booked =
    state === 'left' ? null : await bookDeposited(services, tx, { request, startsAt, holdHash });
  if (booked?.ok) {
    const { appointmentId } = booked.value;
    await changeDeposit(services, tx, chargeId, { state: 'booked', appointmentId, request: null });
    return;
  }
  await freeHold(tx, deposit);
  const offeredUntil = new Date(services.clock.now().getTime() + CHOICE_HOURS * 3_600_000);
  await changeDeposit(services, tx, chargeId, { state: 'offered', offeredUntil });
  await tellOfDeposit(services, tx, { chargeId, kind: 'offered' });
}

async function giveUp(services: DepositEffectServices, tx: Tx, charge: Charge) {
  const chargeId = charge.id;
  const deposit = await depositOf(tx, charge);
  if (deposit.state !== 'waiting') return;
  await freeHold(tx, deposit);
  await changeDeposit(services, tx, chargeId, { state: 'expired' });
  await tellOfDeposit(services, tx, { chargeId, kind: 'expired' });
  // A part of it may have come.
  await services.jobs['deposit-settle'](tx, { chargeId });
}

async function depositOf(tx: Tx, { id }: Charge): Promise<Deposit> {
  const deposit = await readDeposit(tx, { chargeId: id });
  if (!deposit) throw new Error(NO_DEPOSIT);
  return deposit;
}

/** Null once nothing is known of the person any more. */
async function payerOf(tx: Tx, deposit: Deposit | null) {
  if (!deposit) return null;
  const { request, appointmentId } = deposit;
  if (request) return { name: request.contact.name, cpf: null, email: request.contact.email };
  const appointment = appointmentId ? await readAppointment(tx, { id: appointmentId }) : null;
  return appointment && { name: appointment.contactName, cpf: null, email: appointment.email };
}
