import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { AppointmentMailMessages } from '#app/locales/appointment-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { AppointmentNews, AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { preparationWarnings } from './preparation.ts';

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
  const { clinic, contact, protocol } = summary;
  const lines = [messages.calendar.protocol(protocol)];
  if (kind !== 'cancelled') {
    lines.push(...preparationWarnings(summary, messages.locale));
    if (clinic.placeNote !== undefined) lines.push(clinic.placeNote);
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
    ...(clinic.geo && { geo: clinic.geo }),
    organizer: { name: clinic.displayName, email: clinic.email },
    ...(contact.email === null ? {} : { attendee: { name: contact.name, email: contact.email } }),
    stampedAt: summary.changedAt,
  });
  const { filename } = messages.calendar;
  return { filename, content, method: calendarMethod({ kind, delivery }) };
}

type Person = { name: string; email: string };

export type CalendarAppointment = {
  kind: AppointmentNews;
  /** `mail` asks the attendee's calendar to add, move or remove the appointment; `download` only publishes it. */
  delivery: 'mail' | 'download';
  locale: Locale;
  /** Never changes: `<protocol>@<domain>`. */
  uid: string;
  /** Grows with every change; calendars ignore updates older than what they have. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  /** In degrees. */
  geo?: { latitude: number; longitude: number };
  url?: string;
  organizer: Person;
  /** Required in mails, omitted in downloads (RFC 5546, 3.2.1 and 3.2.2). */
  attendee?: Person;
  /** When the appointment, or what it says of the clinic, last changed: of equal sequences the later one counts. */
  stampedAt: Date;
};

const METHOD = {
  mail: { created: 'REQUEST', moved: 'REQUEST', updated: 'REQUEST', cancelled: 'CANCEL' },
  download: { created: 'PUBLISH', moved: 'PUBLISH', updated: 'PUBLISH', cancelled: 'PUBLISH' },
} as const;
const LANGUAGE = { 'pt-BR': 'PT', 'en-US': 'EN' } as const satisfies Record<Locale, string>;
const DAY_SECONDS = 86_400;

/** The iTIP method of the mail or download. */
function calendarMethod({ kind, delivery }: Pick<CalendarAppointment, 'kind' | 'delivery'>) {
  return METHOD[delivery][kind];
}

/**
 * One appointment as an iCalendar file (RFC 5545): CRLF, folded at 75 octets, all times in UTC,
 * an alarm one day before.
 */
export function calendarFile(appointment: CalendarAppointment): string {
  const { kind, organizer, attendee } = appointment;
  const isCancelled = kind === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Clareia', product: 'Agenda', language: LANGUAGE[appointment.locale] },
    method: ICalCalendarMethod[calendarMethod(appointment)],
  });
  const event: ICalEventData = {
    id: line(appointment.uid),
    sequence: appointment.sequence,
    stamp: appointment.stampedAt,
    // UTC instants only: with a time zone the library writes times that are three hours off.
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: line(appointment.summary),
    description: prose(appointment.description),
    location: placeOf(appointment),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: line(organizer.email) },
    url: appointment.url === undefined ? null : uri(appointment.url),
    attendees: [],
    alarms: [],
  };
  if (attendee && appointment.delivery === 'mail') {
    event.attendees = [
      {
        name: parameter(attendee.name),
        email: line(attendee.email),
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        // Replies are not read: patients move or cancel by the manage link or by phone.
        rsvp: false,
      },
    ];
  }
  if (!isCancelled) {
    const description = line(appointment.summary);
    event.alarms = [{ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS, description }];
  }
  calendar.createEvent(event);
  return `${calendar.toString()}\r\n`;
}

function placeOf({ location, geo }: Pick<CalendarAppointment, 'location' | 'geo'>) {
  const title = line(location);
  return geo ? { title, geo: { lat: geo.latitude, lon: geo.longitude } } : title;
}

/** Removes the control characters that RFC 5545 forbids; keeps line breaks. */
function prose(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

function line(text: string): string {
  return prose(text).replace(/\s+/g, ' ').trim();
}

// Quotes and carets would need RFC 6868, which common calendars do not support. A name is never empty.
function parameter(name: string): string {
  return line(name.replaceAll('"', "'").replaceAll('^', ' ')) || '-';
}

// The library escapes these as it does in text, which is invalid in an address.
function uri(address: string): string {
  return line(address)
    .replaceAll(' ', '%20')
    .replace(/[,;\\]/g, encodeURIComponent);
}
