import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { openCard } from '#app/scheduling/payers/card-seal.server.ts';

/**
 * Cards and approvals of appointments, as the copy of a person's data gives them.
 * @param secret opens the numbers of cards; without it they come without
 */
export async function readInsuranceRecords(
  db: Queryable,
  appointmentIds: readonly number[],
  secret: string | undefined,
) {
  const rows = await db
    .select({
      appointmentId: appointments.id,
      payer: appointments.payer,
      sealed: insuranceCards.sealed,
      cardValidUntil: insuranceCards.validUntil,
      approval: insuranceApprovals.state,
      approvalNumber: insuranceApprovals.number,
      approvalAskedOn: insuranceApprovals.askedOn,
      approvalValidUntil: insuranceApprovals.validUntil,
    })
    .from(appointments)
    .leftJoin(insuranceCards, eq(insuranceCards.appointmentId, appointments.id))
    .leftJoin(insuranceApprovals, eq(insuranceApprovals.appointmentId, appointments.id))
    .where(inArray(appointments.id, [...appointmentIds]))
    .orderBy(asc(appointments.id));
  return rows.flatMap(({ sealed, ...row }) => {
    if (!sealed && !row.approval) return [];
    const { appointmentId } = row;
    return [
      { ...row, card: sealed && secret ? openCard(secret, { appointmentId, sealed }) : null },
    ];
  });
}
