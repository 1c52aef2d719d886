import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import {
  appointmentAnswers,
  reminderChoices,
  reminderClaims,
  reminders,
} from '#app/db/reminders-schema.ts';

/** What a person was reminded of, what they answered, and how they want to be reminded. */
export async function readReminderRecords(
  db: Queryable,
  contactIds: readonly number[],
  appointmentIds: readonly number[],
) {
  return {
    reminders: await db
      .select({
        appointmentId: reminders.appointmentId,
        kind: reminders.kind,
        channel: reminders.channel,
        state: reminders.state,
        why: reminders.why,
        dueAt: reminders.dueAt,
        settledAt: reminders.settledAt,
      })
      .from(reminders)
      .where(inArray(reminders.appointmentId, [...appointmentIds]))
      .orderBy(asc(reminders.id)),
    answers: await db
      .select({
        appointmentId: appointmentAnswers.appointmentId,
        answer: appointmentAnswers.answer,
        channel: appointmentAnswers.channel,
        answeredAt: appointmentAnswers.answeredAt,
      })
      .from(appointmentAnswers)
      .where(inArray(appointmentAnswers.appointmentId, [...appointmentIds]))
      .orderBy(asc(appointmentAnswers.id)),
    reminderChoices: await db
      .select()
      .from(reminderChoices)
      .where(inArray(reminderChoices.contactId, [...contactIds]))
      .orderBy(asc(reminderChoices.contactId)),
  };
}

/**
 * The choice and the claims go. What was sent and answered stays for the figures, without the provider's number of
 * the message, which has the telephone in it; what was still to be sent ends, so that no notice brings it back.
 */
export async function eraseReminders(
  tx: Transaction,
  { contacts, visits }: { contacts: readonly { id: number }[]; visits: readonly { id: number }[] },
): Promise<void> {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await tx.delete(reminderChoices).where(inArray(reminderChoices.contactId, idsOf(contacts)));
  await tx.delete(reminderClaims).where(inArray(reminderClaims.appointmentId, idsOf(visits)));
  await tx
    .update(reminders)
    .set({ providerRef: null })
    .where(inArray(reminders.appointmentId, idsOf(visits)));
  await tx
    .update(reminders)
    .set({ state: 'dropped', why: 'overtaken', settledAt: sql`now()` })
    .where(
      and(
        inArray(reminders.appointmentId, idsOf(visits)),
        inArray(reminders.state, ['asked', 'waiting']),
      ),
    );
}
