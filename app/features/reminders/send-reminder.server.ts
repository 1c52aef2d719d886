import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import { isAppointmentHeld } from '#app/scheduling/import/held-people.server.ts';
import { WAYS } from './choice.ts';
import { readChoice } from './choices.server.ts';
import { isByDay } from './reminder-times.ts';
import { isWithoutPractitioner } from './without-practitioner.server.ts';

export type Reminder = typeof reminders.$inferSelect;

/** A reminder to be sent now with its appointment, or what became of it. */
export type Ready =
  | { kind: 'send'; reminder: Reminder; appointment: AppointmentRecord }
  | { kind: 'done'; outcome: 'sent' | 'overtaken' | 'opted-out' | 'too-late' | 'waiting' };

/**
 * Looks at a reminder once more at the moment of sending, which may come days after it was asked for: nothing for a
 * cancelled or moved appointment, for who wants none, too late, at night, while the site is not open to them, or while
 * nobody is there to serve it.
 */
export async function readyToSend(
  services: { db: Database; clock: Clock } & Pick<SummaryServices, 'labelsIn'>,
  reminderId: number,
): Promise<Ready> {
  const { db, clock, labelsIn } = services;
  const [reminder] = await db.select().from(reminders).where(eq(reminders.id, reminderId));
  if (!reminder) return { kind: 'done', outcome: 'overtaken' };
  const { state, channel } = reminder;
  if (state !== 'asked' && state !== 'waiting')
    return { kind: 'done', outcome: state === 'dropped' ? 'overtaken' : 'sent' };
  const appointment = await readAppointment(db, { id: reminder.appointmentId });
  const drop = async (outcome: 'overtaken' | 'opted-out' | 'too-late'): Promise<Ready> => {
    await settleReminder(services, reminderId, { state: 'dropped', why: outcome });
    return { kind: 'done', outcome };
  };
  const isCurrent =
    appointment?.status === 'confirmed' &&
    appointment.sequence === reminder.sequence &&
    appointment.attendance === null;
  if (!isCurrent) return drop('overtaken');
  const now = clock.now();
  if (reminder.untilAt <= now) return drop('too-late');
  const chosen = await readChoice(db, appointment.contactId);
  const ways = WAYS[chosen?.choice ?? 'none'];
  if (channel === 'mail' ? !ways.byMail : !ways.byWhatsapp) return drop('opted-out');
  const { clinic } = labelsIn(DEFAULT_LOCALE);
  const isKept =
    (await isAppointmentHeld(db, clinic, appointment.id)) ||
    (await isWithoutPractitioner(db, appointment.id));
  if (!isByDay(now) || isKept) {
    await settleReminder(services, reminderId, { state: 'waiting' });
    return { kind: 'done', outcome: 'waiting' };
  }
  return { kind: 'send', reminder, appointment };
}

type Settled = Pick<Partial<Reminder>, 'why' | 'providerRef'> & Pick<Reminder, 'state'>;

/** Notes what became of a reminder that was to be sent; what is settled already stays as it is. */
export async function settleReminder(
  { db, clock }: { db: Queryable; clock: Clock },
  reminderId: number,
  settled: Settled,
): Promise<void> {
  const isOver = settled.state !== 'waiting';
  await db
    .update(reminders)
    .set({ ...settled, settledAt: isOver ? clock.now() : null })
    .where(and(eq(reminders.id, reminderId), inArray(reminders.state, ['asked', 'waiting'])));
}

/**
 * Hands a reminder that could not be sent to the staff. Done again, it hands over nothing more; who needs no call any
 * more is not on their list.
 */
export async function handToDesk(
  { db, clock }: { db: Queryable; clock: Clock },
  { appointmentId, sequence, kind, daysBefore, untilAt }: Reminder,
): Promise<void> {
  const now = clock.now();
  if (kind === 'hours') return;
  await db
    .insert(reminders)
    .values({
      ...{ appointmentId, sequence, kind, daysBefore, untilAt },
      ...{ byDesk: true, channel: 'desk', state: 'waiting', dueAt: now, createdAt: now },
    })
    .onConflictDoNothing();
}
