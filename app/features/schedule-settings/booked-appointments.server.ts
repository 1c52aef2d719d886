import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AppointmentRecord,
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { type WeekHours, withWeek } from '#app/scheduling/hours/week-hours.ts';
import { formatSpan, formatWeek } from './format-week.ts';
import { type HoursOf, type HoursTarget, readHoursOf, weekOfTarget } from './hours.server.ts';
import type { NewHours } from './hours-form.ts';
import type { HoursPreviewed } from './hours-preview.tsx';
import type { LimitService } from './limits/limit-words.ts';
import { type BookedAppointment, outsideAppointments } from './outside-appointments.ts';
import { type OutsideContext, toOutsideView } from './outside-list.tsx';
import { includesService } from './preparation-effects.server.ts';

type Which = {
  /** Only those of one house, null for the main one. */
  house?: string | null | undefined;
  /** Only those for one service, or one of these, alone or as one of several exams. */
  serviceSlug?: string | readonly string[];
  /** Only those that were booked by then, and not moved since. */
  placedUntil?: Date;
};

/** The confirmed appointments that start after now, earliest first. */
export function readBookedAppointments(
  { db, clock }: { db: Queryable; clock: Clock },
  { house, serviceSlug, placedUntil }: Which = {},
): Promise<BookedAppointment[]> {
  const isThere = house === null ? isNull(record.branch) : eq(record.branch, house ?? '');
  return db
    .select({
      protocol: record.protocol,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      patientName: record.patientName,
      serviceId: record.serviceId,
      serviceSlug: record.serviceSlug,
      resourceIds: record.resourceIds,
      steps: record.steps,
      isAddOn: record.isAddOn,
    })
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        gt(record.startsAt, clock.now()),
        house === undefined ? undefined : isThere,
        serviceSlug === undefined ? undefined : includesService(serviceSlug),
        placedUntil && isPlacedUntil(placedUntil),
      ),
    )
    .orderBy(...EARLIEST_FIRST);
}

function isPlacedUntil(until: Date) {
  return and(
    lte(record.createdAt, until),
    sql`not exists (select from audit_log l where l.subject_type = 'appointment'
      and l.subject_id = ${record.id}::text and l.action = 'appointment.moved'
      and l.at > ${until.toISOString()}::timestamptz)`,
  );
}

/** Names of the people and resources in whose hours a coming appointment does not fit; empty for past or cancelled ones. */
export async function readOutsideNames(
  { db, clock }: { db: Queryable; clock: Clock },
  appointment: AppointmentRecord,
): Promise<readonly string[]> {
  const isToCome = appointment.status === 'confirmed' && appointment.startsAt > clock.now();
  const [found] = outsideAppointments(
    isToCome ? [appointment] : [],
    await readHoursOf(db, appointment.branch),
  );
  return found?.outside ?? [];
}

type HoursChange = {
  all: readonly HoursOf[];
  /** Whose hours change. */
  targets: readonly (HoursOf & HoursTarget)[];
  hours: NewHours;
  /** Calendar day in the clinic's zone. */
  today: string;
};

/** What new hours would change, with the booked appointments that would newly be outside the hours. Saves nothing. */
export async function previewHours(
  services: { db: Queryable; clock: Clock },
  { all, targets, hours, today }: HoursChange,
  context: OutsideContext & { limitable: readonly LimitService[] },
): Promise<Omit<HoursPreviewed, 'openings' | 'lost' | 'keptLimits' | 'site'>> {
  const next = all.map((each) => {
    const target = targets.find(({ id }) => id === each.id);
    return target ? { ...each, rows: newRows(target, hours) } : each;
  });
  const appointments = await readBookedAppointments(services, { house: hours.branch });
  const before = new Set(outsideAppointments(appointments, all).map(({ protocol }) => protocol));
  const who = targets.map(({ name }) => name);
  return {
    who: (hours.isPublic ? [staffSettings.hours.site, ...who] : who).join(', '),
    when: formatSpan(hours, today),
    week: formatWeek(shownWeek(targets, hours), context.limitable),
    // The page of the hours already lists those that are outside today.
    outside: outsideAppointments(appointments, next)
      .filter(({ protocol }) => !before.has(protocol))
      .map((appointment) => toOutsideView(appointment, context)),
  };
}

/** The week that was typed, with the limits of the only person whose own stay. */
function shownWeek(targets: HoursChange['targets'], { week, isPublic }: NewHours): WeekHours {
  const people = targets.filter(({ kind }) => kind === 'practitioner');
  const [one] = people;
  return !isPublic && people.length === 1 && one?.week ? one.week : week;
}

/** All rows of a target once new hours are saved. */
export function newRows(target: HoursOf & HoursTarget, hours: NewHours) {
  return withWeek(target.rows, { ...hours, week: weekOfTarget(target, hours.week) });
}
