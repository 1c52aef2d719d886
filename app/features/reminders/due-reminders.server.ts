import { and, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import { appointments } from '#app/db/schema.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { appointmentRecords as record } from '#app/scheduling/appointment-record.server.ts';
import { readClosedDays } from '#app/scheduling/closed-days.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { lacksPractitioner } from '#app/scheduling/hours/lacks-practitioner.server.ts';
import { isHeld } from '#app/scheduling/import/held-people.server.ts';
import { decideChannels, type Reach, type Said } from './decide-channels.ts';
import { readPlans, type ServicePlan } from './plan/plan.server.ts';
import { readReach } from './reach.server.ts';
import { remindableOf } from './remindable.ts';
import { DEFAULT_PLAN, unitedPlan } from './reminder-plan.ts';
import type { ReminderServices } from './reminder-services.server.ts';
import {
  isByDay,
  LOOK_AHEAD_DAYS,
  type PlannedReminder,
  plannedReminders,
} from './reminder-times.ts';

const DAY_MS = 86_400_000;

type Coming = Awaited<ReturnType<typeof readComing>>[number];
type Found = { asked: number; dropped: number };

/**
 * Decides about every reminder that has become due: asks for it to be sent, hands it to the staff, or notes why it is
 * not sent. Before the site is open nothing is sent to people who came from another program: staff alone are handed
 * theirs. Of an appointment whose practitioner is not there on its day nothing goes until the desk has decided. Run it every few minutes: what was missed is made up for as long as it is of use, and nothing is decided twice,
 * whoever runs it and whatever the clock did.
 */
export async function askDueReminders(services: ReminderServices): Promise<Found> {
  const { db, clock } = services;
  const now = clock.now();
  const found: Found = { asked: 0, dropped: 0 };
  const isNight = !isByDay(now);
  if (!isNight) found.asked += await askWaiting(services, now);
  for (const coming of await readComing(services, now)) {
    const due = coming.planned.filter(
      ({ dueAt, until, byDesk }) =>
        dueAt <= now &&
        (!isNight || until <= now) &&
        (!coming.isHeld || byDesk) &&
        !coming.lacksPractitioner,
    );
    if (due.every((planned) => coming.decided.includes(keyOf(planned)))) continue;
    const { asked, dropped } = await db.transaction((tx) =>
      decide(services, tx, { ...coming, due, now }),
    );
    found.asked += asked;
    found.dropped += dropped;
  }
  return found;
}

/**
 * Appointments that reminders may be due for, with their reminders.
 * @param heldAlone those alone of which nothing is said before the site is open, instead of all
 * @param plans in place of those that are stored
 */
export async function readComing(
  services: Pick<ReminderServices, 'db' | 'labelsIn' | 'worksOn'>,
  now: Date,
  { heldAlone = false, plans: given }: { heldAlone?: boolean; plans?: readonly ServicePlan[] } = {},
) {
  const { db, worksOn, labelsIn } = services;
  const { clinic, serviceTexts: texts } = labelsIn(DEFAULT_LOCALE);
  const held = isHeld(clinic, record);
  const rows = await db
    .select({
      id: record.id,
      sequence: record.sequence,
      changedAt: record.changedAt,
      startsAt: record.startsAt,
      serviceSlug: record.serviceSlug,
      steps: record.steps,
      isHeld: held,
      lacksPractitioner: lacksPractitioner(record),
      preparation: record.preparation,
      decided: sql<string[]>`array(
        select r.kind || ' ' || r.days_before || ' ' || r.by_desk from ${reminders} r
        where r.appointment_id = ${record.id} and r.sequence = ${record.sequence})`,
    })
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        isNull(record.attendance),
        heldAlone ? held : undefined,
        gt(record.startsAt, now),
        lt(record.startsAt, new Date(now.getTime() + LOOK_AHEAD_DAYS * DAY_MS)),
      ),
    )
    .orderBy(record.id);
  const plans = new Map((given ?? (await readPlans(db))).map((plan) => [plan.slug, plan]));
  const closed = await readClosedDays(db, new Date(now.getTime() - LOOK_AHEAD_DAYS * DAY_MS));
  const isOpen = (on: string) => worksOn(on) && !closed.has(on);
  return rows.map(({ serviceSlug, steps, ...row }) => {
    // Whichever exam leads, each may ask for something of its own.
    const slugs = wantedExams(wantedOf({ serviceSlug, steps, branch: null })).map(
      (exam) => exam.serviceSlug,
    );
    const exams = texts.filter(({ slug }) => slugs.includes(slug));
    const plan = unitedPlan(slugs.map((slug) => plans.get(slug) ?? DEFAULT_PLAN));
    const asked = remindableOf(row, unitedPreparation(exams));
    return { ...row, planned: plannedReminders(asked, plan, isOpen) };
  });
}

export const keyOf = ({ kind, daysBefore, byDesk }: Omit<PlannedReminder, 'dueAt' | 'until'>) =>
  `${kind} ${daysBefore} ${byDesk}`;

type Due = Pick<Coming, 'id' | 'sequence' | 'isHeld'> & {
  due: readonly PlannedReminder[];
  now: Date;
};

/** Of whom the site says nothing to yet: staff are handed what it would tell in other ways. */
const BY_DESK_ALONE = { hasMail: false, hasApi: false, hasSms: false };

async function decide(services: ReminderServices, tx: Transaction, asked: Due): Promise<Found> {
  const { id, sequence, isHeld, due, now } = asked;
  // Another process that is at it decides; who moves or cancels at this moment is waited for by nobody.
  const [current] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.status, 'confirmed')))
    .for('no key update', { skipLocked: true });
  if (current?.sequence !== sequence) return { asked: 0, dropped: 0 };
  const known = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.appointmentId, id), eq(reminders.sequence, sequence)));
  const decided = new Set(known.map(keyOf));
  const { said, ...reach }: Reach & { said: Said } = await readReach(services, tx, id);
  const found: Found = { asked: 0, dropped: 0 };
  for (const planned of due.filter((each) => !decided.has(keyOf(each)))) {
    const decision = decideChannels(planned, {
      now,
      changedAt: current.changedAt,
      reach: isHeld ? { ...reach, ...BY_DESK_ALONE } : reach,
      said,
    });
    const { kind, daysBefore, byDesk, dueAt, until } = planned;
    const row = {
      ...{ appointmentId: id, sequence, kind, daysBefore, byDesk },
      ...{ dueAt, untilAt: until, createdAt: now },
    };
    if ('why' in decision) {
      const { why } = decision;
      await tx
        .insert(reminders)
        .values({ ...row, channel: 'none', state: 'dropped', why, settledAt: now });
      found.dropped += 1;
      continue;
    }
    for (const channel of decision.channels) {
      const state = channel === 'desk' ? 'waiting' : 'asked';
      const [made] = await tx
        .insert(reminders)
        .values({ ...row, channel, state })
        .returning({ reminderId: reminders.id });
      if (!made) throw new Error('a reminder was not stored');
      if (channel !== 'desk')
        await services.jobs[`reminder-${channel}`](tx, { ...made, appointmentId: id });
      found.asked += 1;
    }
  }
  return found;
}

/**
 * Those whose sending had come into the night, or that had waited for the site or the desk. What is of no use any more goes
 * too: at the moment of sending it is settled as overtaken or too late. Those that would only be set back to wait stay.
 */
async function askWaiting(services: ReminderServices, now: Date): Promise<number> {
  const { db, jobs } = services;
  const held = isHeld(services.labelsIn(DEFAULT_LOCALE).clinic, appointments);
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(reminders)
      .set({ state: 'asked' })
      .where(
        and(
          eq(reminders.state, 'waiting'),
          inArray(reminders.channel, ['mail', 'whatsapp', 'sms']),
          lte(reminders.dueAt, now),
          notExists(
            db
              .select({ id: appointments.id })
              .from(appointments)
              .where(
                and(
                  eq(appointments.id, reminders.appointmentId),
                  eq(appointments.status, 'confirmed'),
                  eq(appointments.sequence, reminders.sequence),
                  isNull(appointments.attendance),
                  gt(reminders.untilAt, now),
                  or(held, lacksPractitioner(appointments)),
                ),
              ),
          ),
        ),
      )
      .returning({
        reminderId: reminders.id,
        appointmentId: reminders.appointmentId,
        channel: reminders.channel,
      });
    for (const { channel, ...ids } of rows)
      if (channel !== 'desk' && channel !== 'none') await jobs[`reminder-${channel}`](tx, ids);
    return rows.length;
  });
}
