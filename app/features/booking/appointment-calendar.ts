import type { AppointmentMailMessages } from '#app/locales/pt-BR/appointment-mail.ts';
import type { AppointmentNews, AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { calendarFile, calendarMethod } from './calendar-file.ts';
import { preparationReminders } from './preparation-reminders.ts';

/**
 * The visit as a calendar file. Calendars are shared in families and shown on locked screens:
 * it says neither which service this is nor, by the link, how to change the visit.
 */
export function appointmentCalendar(
  delivery: 'mail' | 'download',
  kind: AppointmentNews,
  summary: AppointmentSummary,
  texts: AppointmentMailMessages,
) {
  const { clinic, contact, protocol, preparationFlags } = summary;
  const lines = [texts.calendar.protocol(protocol)];
  if (kind !== 'cancelled') {
    lines.push(...preparationReminders(preparationFlags, texts));
    lines.push(texts.calendar.changes(clinic.phoneDisplay));
  }
  const content = calendarFile({
    kind,
    delivery,
    locale: texts.locale,
    uid: `${protocol}@${clinic.domain}`,
    sequence: summary.sequence,
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    summary: texts.calendar.summary(clinic.displayName),
    description: lines.join('\n'),
    location: clinic.addressLines.join(', '),
    organizer: { name: clinic.displayName, email: clinic.email },
    ...(contact.email === null ? {} : { attendee: { name: contact.name, email: contact.email } }),
    stampedAt: summary.changedAt,
  });
  const { filename } = texts.calendar;
  return { filename, content, method: calendarMethod({ kind, delivery }) };
}
