import { and, asc, eq, gte, notInArray } from 'drizzle-orm';
import { PRIVATE_PAYER, RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import type { Database } from '#app/db/database.ts';
import { insuranceApprovals, insuranceCards } from '#app/db/insurance-schema.ts';
import { appointments, contacts, patients, services } from '#app/db/schema.ts';
import { type RecordedStep, stepsOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { approvalNeed, askBy } from '#app/scheduling/payers/approval-need.ts';
import { openCard } from '#app/scheduling/payers/card-seal.server.ts';
import { type InsuranceCard, isOverOn } from '#app/scheduling/payers/insurance-card.ts';
import { readAllPayerRules, rulesOf } from '#app/scheduling/payers/read-payer-rules.server.ts';
import { type Approval, type ApprovalWork, byUrgency, NO_APPROVAL, workOf } from './approval.ts';

/** An appointment to come with something to be done about its insurance. */
export type ApprovalTask = {
  appointmentId: number;
  protocol: string;
  startsAt: Date;
  patientName: string;
  phoneE164: string;
  payerId: string;
  serviceSlug: string;
  /** Of several exams. */
  steps: readonly RecordedStep[];
  /** Slugs of the exams for which the payer wants the approval; none where its rules have changed. */
  needing: readonly string[];
  approval: Approval;
  card: InsuranceCard | null;
  work: ApprovalWork | 'card';
  /** By when it has to be asked for. */
  askBy: string;
};

/**
 * What is to be done before appointments that an insurance pays, the most urgent first.
 * @param today the clinic's calendar day
 */
export async function readApprovalTasks(
  { db, secret }: { db: Database; secret: string },
  today: string,
): Promise<ApprovalTask[]> {
  const rows = await readUpcoming(db, today);
  const rules = await readAllPayerRules(db);
  const tasks = rows.flatMap((row): ApprovalTask[] => {
    const { appointmentId, sealed, cardUntil, startsOn, approval: stored, ...shown } = row;
    const approval = stored ?? NO_APPROVAL;
    const isCardOver = isOverOn(cardUntil, startsOn);
    const work = workOf(approval, { startsOn, today }) ?? (isCardOver ? 'card' : null);
    if (!work) return [];
    const number = sealed && openCard(secret, { appointmentId, sealed });
    const exams = row.steps.length > 0 ? row.steps : [row];
    const slugs = exams.map(({ serviceSlug }) => serviceSlug);
    const need = approvalNeed(rulesOf(rules, row.payerId), slugs);
    const card = number ? { number, validUntil: cardUntil } : null;
    const due = { needing: need?.serviceSlugs ?? [], askBy: askBy(startsOn, need?.days ?? 0) };
    return [{ ...shown, appointmentId, approval, card, work, ...due }];
  });
  return tasks.sort(byUrgency);
}

function readUpcoming(db: Database, today: string) {
  const { state, number, askedOn, validUntil, version } = insuranceApprovals;
  return db
    .select({
      appointmentId: appointments.id,
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      startsOn: appointments.startsOn,
      patientName: patients.name,
      phoneE164: contacts.phoneE164,
      payerId: appointments.payer,
      serviceSlug: services.slug,
      steps: stepsOf(appointments.id),
      approval: { state, number, askedOn, validUntil, version },
      sealed: insuranceCards.sealed,
      cardUntil: insuranceCards.validUntil,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .innerJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(insuranceApprovals, eq(insuranceApprovals.appointmentId, appointments.id))
    .leftJoin(insuranceCards, eq(insuranceCards.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.status, 'confirmed'),
        gte(appointments.startsOn, today),
        notInArray(appointments.payer, [PRIVATE_PAYER, RETURN_PAYER]),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
