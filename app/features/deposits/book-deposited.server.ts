import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { holds } from '#app/db/schema.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type BookingRefusal, refusedAtSight } from '#app/scheduling/book-appointment.server.ts';
import { claimSlot, refusingOverlap } from '#app/scheduling/claim-slot.server.ts';
import { writeAppointment } from '#app/scheduling/write-appointment.server.ts';
import type { DepositRequest } from './deposit-request.server.ts';
import type { DepositEffectServices } from './deposit-services.server.ts';
import { freeHold } from './write-deposit.server.ts';

type Wanted = {
  request: DepositRequest;
  startsAt: Date;
  holdHash: Buffer | null;
  /** What else may refuse the time; asked below the lock of the service. */
  refusedBy?: (tx: Transaction) => Promise<BookingRefusal | null>;
};

/**
 * Books what a deposit was paid for, as part of the transaction that learns of the payment. A refusal leaves that
 * transaction whole. The limit of appointments per phone was asked when the deposit was, and is not asked again.
 */
export async function bookDeposited(
  services: DepositEffectServices,
  tx: Transaction,
  { request, startsAt, holdHash, refusedBy }: Wanted,
): Promise<Result<{ appointmentId: number }, BookingRefusal>> {
  const { clock } = services;
  const refusal = refusedAtSight(services, request);
  if (refusal) return refuse(refusal);
  // Who holds the time has chosen it early enough: the payment takes its minutes too.
  const isHeld = await isStillHeld(tx, holdHash, clock.now());
  const agenda = isHeld ? { ...services.agenda, noticeMinutes: 0 } : services.agenda;
  const exclude = holdHash ? { excludeHoldHash: holdHash } : {};
  return refusingOverlap(
    () =>
      tx.transaction(async (inner) => {
        const { serviceSlug, eyes, branch } = request;
        const claimed = await claimSlot(
          inner,
          { clock, agenda },
          { serviceSlug, eyes, branch, startsAt, exclude },
        );
        if (!claimed.ok) return claimed;
        if (!claimed.value.service.isBookableOnline) return refuse('not-online');
        const refused = await refusedBy?.(inner);
        if (refused) return refuse(refused);
        await freeHold(inner, { holdHash });
        const appointmentId = await writeAppointment(inner, services, request, claimed.value);
        return ok({ appointmentId });
      }),
    () => refuse('slot-taken'),
  );
}

async function isStillHeld(tx: Transaction, holdHash: Buffer | null, now: Date): Promise<boolean> {
  if (!holdHash) return false;
  const [hold] = await tx
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.tokenHash, holdHash), gt(holds.expiresAt, now)));
  return hold !== undefined;
}
