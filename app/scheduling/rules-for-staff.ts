const STAFF_HORIZON_DAYS = 365;
const NO_LIMIT = Number.POSITIVE_INFINITY;
/** A visit that was missed may still be moved or cancelled for a day. */
const HOURS_AFTER_START = 24;

type Rules = {
  noticeMinutes: number;
  horizonDays: number;
  cancelNoticeHours: number;
  maxFutureAppointmentsPerPhone: number;
};

/**
 * The clinic's rules as they bind who works there: no notice, a year ahead, any number of visits a
 * phone. Opening hours and what is taken bind everybody.
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
