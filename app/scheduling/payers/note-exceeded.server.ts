import type { Queryable } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Actor } from '#app/platform/audit/audit-event.ts';
import type { ExceedReason } from './exceed-reason.ts';
import type { PayerRefusal } from './payer-rules.ts';

type Exceeding = {
  appointmentId: number;
  actor?: Actor | undefined;
  exceedReason?: ExceedReason | undefined;
};

/** Notes who set a payer's rule aside for an appointment, and why; nothing where none was. */
export async function noteExceeded(
  tx: Queryable,
  refusal: PayerRefusal | null | undefined,
  { appointmentId, actor, exceedReason: reason }: Exceeding,
): Promise<void> {
  if (!refusal || !actor || !reason) return;
  await audit(tx, {
    actor,
    action: 'appointment.payer-exceeded',
    subjectType: 'appointment',
    subjectId: appointmentId,
    detail: { refusal, reason },
  });
}
