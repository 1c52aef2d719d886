import { inArray } from 'drizzle-orm';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import type { Queryable } from '#app/db/database.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { approvalNeed } from './approval-need.ts';
import { sealCard } from './card-seal.server.ts';
import type { InsuranceCard } from './insurance-card.ts';
import { readPayerRules } from './read-payer-rules.server.ts';

type Insured = {
  appointmentId: number;
  /** Its service, or the services of several exams. */
  serviceIds: readonly number[];
  payerId: string;
  card?: InsuranceCard | null | undefined;
};

/**
 * Writes what belongs to an appointment that an insurance pays: its card, if one was given, and the approval that is
 * to be asked for. Nothing for who pays for themselves.
 */
export async function writeInsurance(
  tx: Queryable,
  { clock, secret }: { clock: Clock; secret: string },
  { appointmentId, serviceIds, payerId, card }: Insured,
): Promise<void> {
  if (!isInsurer(payerId)) return;
  const changedAt = clock.now();
  if (card) {
    const { number, validUntil } = card;
    const sealed = sealCard(secret, { appointmentId, number });
    await tx.insert(insuranceCards).values({ appointmentId, sealed, validUntil, changedAt });
  }
  const rules = await readPayerRules(tx, payerId);
  if (!rules) return;
  const booked = await tx
    .select({ slug: services.slug })
    .from(services)
    .where(inArray(services.id, [...serviceIds]));
  const slugs = booked.map(({ slug }) => slug);
  if (!approvalNeed(rules, slugs)) return;
  await tx.insert(insuranceApprovals).values({ appointmentId, state: 'to-ask', changedAt });
}
