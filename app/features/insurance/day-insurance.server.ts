import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { openCard } from '#app/scheduling/payers/card-seal.server.ts';
import type { InsuranceCard } from '#app/scheduling/payers/insurance-card.ts';
import { type Approval, NO_APPROVAL } from './approval.ts';

export type DayInsurance = {
  appointmentId: number;
  payerId: string;
  startsOn: string;
  /** Null without one; 'unreadable' where another secret sealed it. */
  card: InsuranceCard | 'unreadable' | null;
  approval: Approval;
};

/** Cards and approvals of appointments, in no order. One query. Of those that this database does not know there are none. */
export async function readDayInsurance(
  { db, secret }: { db: Queryable; secret: string },
  appointmentIds: readonly number[],
): Promise<DayInsurance[]> {
  if (appointmentIds.length === 0) return [];
  const { state, number, askedOn, validUntil, version } = insuranceApprovals;
  const rows = await db
    .select({
      appointmentId: appointments.id,
      payerId: appointments.payer,
      startsOn: appointments.startsOn,
      sealed: insuranceCards.sealed,
      cardUntil: insuranceCards.validUntil,
      approval: { state, number, askedOn, validUntil, version },
    })
    .from(appointments)
    .leftJoin(insuranceCards, eq(insuranceCards.appointmentId, appointments.id))
    .leftJoin(insuranceApprovals, eq(insuranceApprovals.appointmentId, appointments.id))
    .where(inArray(appointments.id, [...appointmentIds]));
  return rows.map(({ sealed, cardUntil, approval, ...row }) => {
    const shown = sealed && openCard(secret, { appointmentId: row.appointmentId, sealed });
    const card = shown ? { number: shown, validUntil: cardUntil } : null;
    return {
      ...row,
      card: sealed && !card ? ('unreadable' as const) : card,
      approval: approval ?? NO_APPROVAL,
    };
  });
}
