import type { AppointmentMailMessages } from '#app/locales/pt-BR/appointment-mail.ts';
import type { AppointmentNews, AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { calendarFile, calendarMethod } from './calendar-file.ts';
import { preparationReminders } from './preparation-reminders.ts';

/**
 * The appointment as a calendar file. Calendars are shared in families and shown on locked screens, so
 * the file names neither the service nor the manage link.
 */
export function appointmentCalendar(
  delivery: 'mail' | 'download',
  kind: AppointmentNews,
  summary: AppointmentSummary,
  messages: AppointmentMailMessages,
) {
  const { clinic, contact, protocol, preparationFlags } = summary;
  const lines = [messages.calendar.protocol(protocol)];
  if (kind !== 'cancelled') {
    lines.push(...preparationReminders(preparationFlags, messages));
    lines.push(messages.calendar.changes(clinic.phoneDisplay));
  }
  const content = calendarFile({
    kind,
    delivery,
    locale: messages.locale,
    uid: `${protocol}@${clinic.domain}`,
    sequence: summary.sequence,
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    summary: messages.calendar.summary(clinic.displayName),
    description: lines.join('\n'),
    location: clinic.addressLines.join(', '),
    organizer: { name: clinic.displayName, email: clinic.email },
    ...(contact.email === null ? {} : { attendee: { name: contact.name, email: contact.email } }),
    stampedAt: summary.changedAt,
  });
  const { filename } = messages.calendar;
  return { filename, content, method: calendarMethod({ kind, delivery }) };
}
