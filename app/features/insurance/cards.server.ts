import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { openCard, sealCard } from '#app/scheduling/payers/card-seal.server.ts';
import type { InsuranceCard } from '#app/scheduling/payers/insurance-card.ts';

type CardServices = { db: Queryable; secret: string };

/** The card of an appointment; null without one, or where another secret sealed it. */
export async function readCard(
  { db, secret }: CardServices,
  appointmentId: number,
): Promise<InsuranceCard | null> {
  const [row] = await db
    .select({ sealed: insuranceCards.sealed, validUntil: insuranceCards.validUntil })
    .from(insuranceCards)
    .where(eq(insuranceCards.appointmentId, appointmentId));
  const number = row && openCard(secret, { appointmentId, sealed: row.sealed });
  return number ? { number, validUntil: row.validUntil } : null;
}

/**
 * The card that a patient last showed for a payer, at another appointment. For staff alone: whoever books under
 * somebody's name and phone must learn nothing from it.
 */
export async function readRememberedCard(
  { db, secret }: CardServices,
  appointmentId: number,
): Promise<InsuranceCard | null> {
  const own = sql`(select patient_id, payer from appointments where id = ${appointmentId})`;
  const [row] = await db
    .select({
      id: insuranceCards.appointmentId,
      sealed: insuranceCards.sealed,
      validUntil: insuranceCards.validUntil,
    })
    .from(insuranceCards)
    .innerJoin(appointments, eq(appointments.id, insuranceCards.appointmentId))
    .where(
      and(
        sql`(${appointments.patientId}, ${appointments.payer}) = ${own}`,
        ne(appointments.id, appointmentId),
      ),
    )
    .orderBy(desc(insuranceCards.changedAt), desc(insuranceCards.appointmentId))
    .limit(1);
  const number = row && openCard(secret, { appointmentId: row.id, sealed: row.sealed });
  return number ? { number, validUntil: row.validUntil } : null;
}

/** Notes or corrects the card of an appointment; null takes it away. Saying the same twice changes nothing. */
export function setCard(
  { db, clock, secret }: { db: Database; clock: Clock; secret: string },
  { appointmentId, protocol, card, staffId }: SetCard,
): Promise<Result<'done', 'gone'>> {
  return db.transaction(async (tx) => {
    const [appointment] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(isOpenUnder(appointmentId, protocol))
      .for('share');
    if (!appointment) return refuse('gone');
    const before = await readCard({ db: tx, secret }, appointmentId);
    if (before?.number === card?.number && before?.validUntil === card?.validUntil)
      return ok('done');
    if (card) {
      const sealed = sealCard(secret, { appointmentId, number: card.number });
      const { validUntil } = card;
      const changed = { sealed, validUntil, changedAt: clock.now(), changedBy: staffId };
      await tx
        .insert(insuranceCards)
        .values({ appointmentId, ...changed })
        .onConflictDoUpdate({ target: insuranceCards.appointmentId, set: changed });
    } else {
      await tx.delete(insuranceCards).where(eq(insuranceCards.appointmentId, appointmentId));
    }
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'appointment.card-changed',
      subjectType: 'appointment',
      subjectId: appointmentId,
    });
    return ok('done');
  });
}

type SetCard = {
  appointmentId: number;
  /** As the page showed it: whoever was erased meanwhile has another. */
  protocol: string;
  card: InsuranceCard | null;
  staffId: number;
};

/** An appointment that stands under a protocol; one of an erased person has been given another. */
export function isOpenUnder(id: number, protocol: string) {
  return and(
    eq(appointments.id, id),
    eq(appointments.protocol, protocol),
    eq(appointments.status, 'confirmed'),
  );
}
