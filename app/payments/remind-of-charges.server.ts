import { and, between, inArray, isNull, or } from 'drizzle-orm';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { charges } from '#app/db/payments-schema.ts';
import { askMail } from './ask-mail.server.ts';
import { ASKING_STATES } from './charge.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { readPaymentSettings } from './payment-settings.server.ts';

/** Longer ago nobody is reminded by mail any more: staff call. */
const OVERDUE_DAYS = 30;

type Reminders = Pick<PaymentServices, 'db' | 'clock' | 'jobs'> & {
  /** Whether the clinic sends reminders of a kind; default all. */
  isOn?: (kind: 'due-soon' | 'overdue') => boolean;
};

/**
 * Asks for the reminders of today: some days before a charge is due, and once after. One asked for so late that the
 * first would come at once is reminded of only when it is overdue.
 * @returns how many
 */
export async function remindOfCharges(services: Reminders): Promise<number> {
  const { db, clock, isOn = () => true } = services;
  const { remindDaysBefore, remindDaysAfter } = await readPaymentSettings(db);
  const today = wallClockOf(clock.now()).on;
  const isSoon = between(charges.dueOn, today, addDays(today, remindDaysBefore));
  const isOverdue = between(
    charges.dueOn,
    addDays(today, -OVERDUE_DAYS),
    addDays(today, -remindDaysAfter),
  );
  const asking = await db
    .select({ chargeId: charges.id, dueOn: charges.dueOn, createdAt: charges.createdAt })
    .from(charges)
    .where(
      and(inArray(charges.state, ASKING_STATES), isNull(charges.closedAs), or(isSoon, isOverdue)),
    );
  let reminded = 0;
  for (const { chargeId, dueOn, createdAt } of asking) {
    if (dueOn === null) continue;
    const isLate = dueOn < today;
    const firstOn = addDays(dueOn, -remindDaysBefore);
    if (!isLate && wallClockOf(createdAt).on >= firstOn) continue;
    const kind = isLate ? 'overdue' : 'due-soon';
    if (!isOn(kind)) continue;
    const isNew = await db.transaction((tx) =>
      askMail(services, tx, { chargeId, kind, sumCents: 0 }),
    );
    if (isNew) reminded += 1;
  }
  return reminded;
}

/** Whether a mail about money may be sent now: not at night. */
export function isByDay(now: Date): boolean {
  const { time } = wallClockOf(now);
  return time >= '08:00' && time < '20:00';
}
