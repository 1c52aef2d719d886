const STAFF_HORIZON_DAYS = 365;
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** A missed appointment may still be moved or cancelled for a day. */
const HOURS_AFTER_START = 24;

type Rules = {
  noticeMinutes: number;
  horizonDays: number;
  cancelNoticeHours: number;
  maxFutureAppointmentsPerPhone: number;
};

/**
 * The clinic's rules as they apply to staff: no notice, a year ahead, any number of appointments per
 * phone. Opening hours and occupancy apply to everybody.
 */
export function rulesForStaff<Agenda extends Rules>(agenda: Agenda): Agenda {
  return {
    ...agenda,
    noticeMinutes: 0,
    horizonDays: Math.max(agenda.horizonDays, STAFF_HORIZON_DAYS),
    cancelNoticeHours: -HOURS_AFTER_START,
    maxFutureAppointmentsPerPhone: NO_LIMIT,
  };
}
