import type { Database } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockConfirmedAppointment } from '#app/scheduling/changeable-appointment.server.ts';
import { lockDepositOf } from './deposit-keeper.server.ts';
import type { DepositEffectServices } from './deposit-services.server.ts';
import { readDeposit } from './read-deposit.server.ts';
import { changeDeposit } from './write-deposit.server.ts';

export const DEPOSIT_DECISIONS = ['kept', 'refund'] as const;
export type DepositDecision = (typeof DEPOSIT_DECISIONS)[number];

/**
 * Keeps or gives back the deposit of somebody who did not come, as staff decide, once. Deciding the same again
 * changes nothing.
 */
export function decideDeposit(
  services: Pick<DepositEffectServices, 'clock' | 'jobs'> & { db: Database },
  decision: { appointmentId: number; state: DepositDecision; actor: StaffActor },
): Promise<Result<'done', 'not-now' | 'changed'>> {
  const { appointmentId, state, actor } = decision;
  return services.db.transaction(async (tx) => {
    await lockDepositOf(tx, appointmentId);
    const appointment = await lockConfirmedAppointment(tx, appointmentId);
    const deposit = await readDeposit(tx, { appointmentId });
    if (deposit?.state === state) return ok('done');
    if (deposit?.state !== 'booked') return refuse('changed');
    if (appointment?.attendance !== 'no-show') return refuse('not-now');
    const { chargeId } = deposit;
    await changeDeposit(services, tx, chargeId, { state });
    if (state === 'refund') await services.jobs['deposit-settle'](tx, { chargeId });
    await audit(tx, {
      at: services.clock.now(),
      actor,
      action: state === 'kept' ? 'charge.deposit-kept' : 'charge.deposit-returned',
      subjectType: 'charge',
      subjectId: chargeId,
    });
    return ok('done');
  });
}
