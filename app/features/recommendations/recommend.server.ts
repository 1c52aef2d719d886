import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { appointments, resources, services } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

type Services = { db: Database; clock: Clock };

export type NewRecommendation = {
  origin: { id: number };
  kind: 'return' | 'referral';
  serviceSlug: string;
  practitionerId: number;
  dueOn: string;
  note: string;
  staffId: number;
  /** Of the form: sent again, it recommends nothing more. */
  key: string;
};

const answers = z.object({ kept: z.boolean() });

/**
 * Keeps what the doctor recommends after an appointment.
 * @returns false when the appointment, the service or the practitioner is no longer there
 */
export async function recommend(
  { db, clock }: Services,
  { origin, kind, serviceSlug, practitionerId, dueOn, note, staffId, key }: NewRecommendation,
): Promise<boolean> {
  const body = JSON.stringify([origin.id, kind, serviceSlug, practitionerId, dueOn, note]);
  const once = { scope: 'recommend', key, bodySha256: sha256Hex(body) };
  const answer = await withIdempotency(db, once, answers, async (tx) => {
    const now = clock.now();
    // Erasing the person and cancelling are waited for.
    const [held] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(appointments.id, origin.id), eq(appointments.status, 'confirmed')))
      .for('key share');
    const [service] = await tx
      .select({ id: services.id })
      .from(services)
      .where(eq(services.slug, serviceSlug));
    const [practitioner] = await tx
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, practitionerId), eq(resources.kind, 'practitioner')));
    if (!held || !service || !practitioner) return { kept: false };
    const [made] = await tx
      .insert(recommendations)
      .values({
        ...{ originId: origin.id, kind, serviceId: service.id, practitionerId, dueOn, note },
        ...{ createdAt: now, createdBy: staffId },
      })
      .returning({ id: recommendations.id });
    if (!made) throw new Error('a recommendation was not stored');
    await noteAction(tx, { clock, staffId, originId: origin.id }, 'recommendation.made', made.id);
    return { kept: true };
  });
  return answer.kind === 'answer' && answer.answer.kept;
}

export const SETTLEMENTS = ['declined', 'withdrawn', 'no-answer'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/**
 * Notes that somebody does not want it, that the doctor takes it back, or that nobody answers the telephone. Who has
 * booked at the same moment has booked: the row is locked by either.
 * @returns false when it is settled already, or gone
 */
export async function settleRecommendation(
  { db, clock }: Services,
  { id, settlement, staffId }: { id: number; settlement: Settlement; staffId: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(recommendations)
      .where(eq(recommendations.id, id))
      .for('update');
    if (!open || (open.state !== 'open' && open.state !== 'booked')) return false;
    if (await isBookedNow(tx, open.bookedId)) return false;
    const now = clock.now();
    const change =
      settlement === 'no-answer'
        ? { tries: sql`${recommendations.tries} + 1`, triedAt: now }
        : { state: settlement, settledAt: now, settledBy: staffId };
    await tx.update(recommendations).set(change).where(eq(recommendations.id, id));
    const action = `recommendation.${settlement}` as const;
    await noteAction(tx, { clock, staffId, originId: open.originId }, action, id);
    return true;
  });
}

/** Whether what was booked by the link still stands. */
export async function isBookedNow(tx: Transaction, bookedId: number | null): Promise<boolean> {
  if (bookedId === null) return false;
  const [booked] = await tx
    .select({ status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, bookedId));
  return booked?.status === 'confirmed';
}

type Noted = { clock: Clock; staffId: number; originId: number };
type NotedAction = 'recommendation.made' | `recommendation.${Settlement}`;

function noteAction(
  tx: Transaction,
  { clock, staffId, originId }: Noted,
  action: NotedAction,
  recommendationId: number,
) {
  return audit(tx, {
    at: clock.now(),
    actor: `staff:${staffId}`,
    action,
    subjectType: 'recommendation',
    subjectId: originId,
    detail: { recommendationId },
  });
}
