import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { readBookedAppointments } from './booked-appointments.server.ts';
import { formatSpan, formatWeek } from './format-week.ts';
import { type HoursOf, withoutBreaks } from './hours.server.ts';
import type { NewHours } from './hours-form.ts';
import type { HoursPreviewed } from './hours-preview.tsx';
import { outsideAppointments } from './outside-appointments.ts';
import { type OutsideContext, toOutsideView } from './outside-list.tsx';
import { withWeek } from './week-hours.ts';

type HoursChange = {
  all: readonly HoursOf[];
  /** Whose hours change. */
  targets: readonly HoursOf[];
  hours: NewHours;
  /** Calendar day in the clinic's zone. */
  today: string;
};

/** What new hours would change, with the booked appointments that would newly be outside the hours. Saves nothing. */
export async function previewHours(
  services: { db: Queryable; clock: Clock },
  { all, targets, hours, today }: HoursChange,
  context: OutsideContext,
): Promise<HoursPreviewed> {
  const next = all.map((each) => {
    if (!targets.some(({ id }) => id === each.id)) return each;
    const period = each.kind === 'practitioner' ? hours : withoutBreaks(hours);
    return { ...each, rows: withWeek(each.rows, period) };
  });
  const appointments = await readBookedAppointments(services);
  const before = new Set(outsideAppointments(appointments, all).map(({ protocol }) => protocol));
  return {
    who: targets.map(({ name }) => name).join(', '),
    when: formatSpan(hours, today),
    week: formatWeek(hours.week),
    // The page of the hours already lists those that are outside today.
    outside: outsideAppointments(appointments, next)
      .filter(({ protocol }) => !before.has(protocol))
      .map((appointment) => toOutsideView(appointment, context)),
  };
}
