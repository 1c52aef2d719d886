import { and, asc, eq } from 'drizzle-orm';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { followUps } from '#app/db/agenda-settings-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type FollowUpRules, isFreeReturn, lastFreeDay, returnRuleOf } from './follow-up-rules.ts';
import type { ReturnOption } from './return-form.tsx';

export type FollowUp = Awaited<ReturnType<typeof readFollowUps>>[number];

/** The follow-ups of an appointment, earliest first, including cancelled ones. */
export function readFollowUps(db: Queryable, originId: number) {
  return db
    .select({
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      status: appointments.status,
      kind: followUps.kind,
      dueDays: followUps.dueDays,
      isFree: followUps.isFree,
    })
    .from(followUps)
    .innerJoin(appointments, eq(appointments.id, followUps.appointmentId))
    .where(eq(followUps.originId, originId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** The appointment that this one follows, or null. */
export async function readOriginOf(db: Queryable, appointmentId: number) {
  const [found] = await db
    .select({
      protocol: appointments.protocol,
      startsAt: appointments.startsAt,
      status: appointments.status,
      kind: followUps.kind,
      dueDays: followUps.dueDays,
    })
    .from(followUps)
    .innerJoin(appointments, eq(appointments.id, followUps.originId))
    .where(eq(followUps.appointmentId, appointmentId));
  return found ?? null;
}

type NewFollowUp = Omit<typeof followUps.$inferInsert, 'originId'>;
type Tie = {
  origin: { id: number; version: number };
  followUps: readonly NewFollowUp[];
  actor: StaffActor | 'patient';
};

/**
 * Links new appointments to the one that they follow.
 * @returns false, with nothing written, when that one has changed since the form was shown, or an
 * appointment of the series is already booked
 */
export async function tieFollowUps(
  tx: Transaction,
  clock: Clock,
  { origin, followUps: rows, actor }: Tie,
): Promise<boolean> {
  // Serializes concurrent forms, so that a series is booked only once.
  const [held] = await tx
    .select({ version: appointments.version, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, origin.id))
    .for('no key update');
  if (held?.status !== 'confirmed' || held.version !== origin.version) return false;
  const dueDays = rows.flatMap((row) => row.dueDays ?? []);
  if ((await bookedDays(tx, origin.id)).some((days) => dueDays.includes(days))) return false;
  await tx.insert(followUps).values(rows.map((row) => ({ ...row, originId: origin.id })));
  await audit(tx, {
    at: clock.now(),
    actor,
    action: 'follow-up.booked',
    subjectType: 'follow_up',
    subjectId: origin.id,
    detail: { appointmentIds: rows.map(({ appointmentId }) => appointmentId) },
  });
  return true;
}

/** Days of a surgery's series that have an appointment that is not cancelled. */
export async function bookedDays(db: Queryable, originId: number): Promise<number[]> {
  const rows = await db
    .select({ dueDays: followUps.dueDays })
    .from(followUps)
    .innerJoin(appointments, eq(appointments.id, followUps.appointmentId))
    .where(and(eq(followUps.originId, originId), eq(appointments.status, 'confirmed')));
  return rows.flatMap(({ dueDays }) => dueDays ?? []);
}

/** Until when a return is free of charge, in words, and whether that is over. */
export function returnTerm(origin: AppointmentRecord, rules: FollowUpRules, today: string) {
  const rule = returnRuleOf(origin.serviceSlug, rules);
  if (rule?.isFree === false) return { isOver: true, term: staffFollowUps.return.notFree };
  const last = lastFreeDay(origin, rules);
  const words = formatDay(last, { withYear: true });
  return last < today
    ? { isOver: true, term: staffFollowUps.return.over(words) }
    : { isOver: false, term: staffFollowUps.return.free(words, rule?.returnDays ?? 0) };
}

const TIMES_SHOWN = 6;

type ReturnSearch = {
  origin: AppointmentRecord;
  rules: FollowUpRules;
  /** Calendar day; empty for today. */
  from: string;
  /** Only times after this instant. */
  after: Date | null;
  /** What a return costs that is not free. */
  paid: string;
};

/** The next times for a return, earliest first, and the address of the times after them. */
export async function readReturnTimes(
  booking: BookingServices,
  { origin, rules, from, after, paid }: ReturnSearch,
): Promise<{ options: ReturnOption[]; laterHref: string | null }> {
  const { serviceSlug, branch } = origin;
  const search = { serviceSlug, branch, from, halfDay: 'any', after, count: TIMES_SHOWN } as const;
  const slots = (await readFirstSlots(booking, search)) ?? [];
  const last = slots.at(-1);
  return {
    options: slots.map(({ startsAt }) => ({
      value: rfc3339(startsAt),
      moment: formatMoment(startsAt),
      cost: isFreeReturn(origin, startsAt, rules) ? staffFollowUps.return.isFree : paid,
    })),
    laterHref:
      last && slots.length === TIMES_SHOWN
        ? `?${new URLSearchParams({ desde: from, depois: rfc3339(last.startsAt) })}`
        : null,
  };
}
