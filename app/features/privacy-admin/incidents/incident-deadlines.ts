import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';

/**
 * Res. CD/ANPD 15/2024, arts. 6 and 9: business days to notify the authority and the people affected,
 * and to complete the notification.
 */
const TELL_DAYS = 3;
const COMPLETE_DAYS = 20;

export type IncidentDeadlines = {
  /** Calendar days in the clinic's zone. */
  tellOn: string;
  completeOn: string;
};

/**
 * Deadlines to notify the authority and the people affected, in business days from the day after the
 * clinic learned of the incident.
 * @param isSmallAgent small agents have twice the time (Res. CD/ANPD 2/2022, art. 14)
 * @param holidays calendar days on which the clinic is closed by a holiday
 */
export function deadlinesOf(
  knownAt: Date,
  { isSmallAgent, holidays }: { isSmallAgent: boolean; holidays: ReadonlySet<string> },
): IncidentDeadlines {
  const { on } = wallClockOf(knownAt);
  const times = isSmallAgent ? 2 : 1;
  return {
    tellOn: addBusinessDays(on, TELL_DAYS * times, holidays),
    completeOn: addBusinessDays(on, COMPLETE_DAYS * times, holidays),
  };
}

/** The n-th business day after this one, skipping Saturdays, Sundays and holidays. */
export function addBusinessDays(on: string, n: number, holidays: ReadonlySet<string>): string {
  let day = on;
  for (let left = n; left > 0; ) {
    day = addDays(day, 1);
    const weekday = weekdayOf(day);
    if (weekday !== 0 && weekday !== 6 && !holidays.has(day)) left -= 1;
  }
  return day;
}
