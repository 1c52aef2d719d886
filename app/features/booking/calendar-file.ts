import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Locale } from '#app/platform/locale.ts';

type Person = { name: string; email: string };

export type CalendarAppointment = {
  kind: 'created' | 'moved' | 'cancelled';
  /** `download` is published; `mail` asks the attendee's calendar to add, move or remove the visit. */
  delivery: 'mail' | 'download';
  locale: Locale;
  /** The same for the visit's whole life: `<protocol>@<domain>`. */
  uid: string;
  /** Grows with every change; calendars drop what is older than what they hold. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  url?: string;
  organizer: Person;
  /** Needed by mail, left out of downloads (RFC 5546, 3.2.1 and 3.2.2). */
  attendee?: Person;
  /** When the visit last changed. */
  stampedAt: Date;
};

const METHOD = {
  mail: { created: 'REQUEST', moved: 'REQUEST', cancelled: 'CANCEL' },
  download: { created: 'PUBLISH', moved: 'PUBLISH', cancelled: 'PUBLISH' },
} as const;
const LANGUAGE = { 'pt-BR': 'PT', 'en-US': 'EN' } as const satisfies Record<Locale, string>;
const DAY_SECONDS = 86_400;

/** The iTIP method under which a mail or download carries this news. */
export function calendarMethod({ kind, delivery }: Pick<CalendarAppointment, 'kind' | 'delivery'>) {
  return METHOD[delivery][kind];
}

/**
 * One visit as an iCalendar file (RFC 5545): CRLF, folded at 75 octets, every time in UTC,
 * a reminder one day before.
 */
export function calendarFile(visit: CalendarAppointment): string {
  const { kind, organizer, attendee } = visit;
  const isCancelled = kind === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Clareia', product: 'Agenda', language: LANGUAGE[visit.locale] },
    method: ICalCalendarMethod[calendarMethod(visit)],
  });
  const event: ICalEventData = {
    id: line(visit.uid),
    sequence: visit.sequence,
    stamp: visit.stampedAt,
    // Instants only: with a time zone the library writes the times three hours wrong.
    start: visit.startsAt,
    end: visit.endsAt,
    summary: line(visit.summary),
    description: prose(visit.description),
    location: line(visit.location),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: line(organizer.email) },
    url: visit.url === undefined ? null : uri(visit.url),
    attendees: [],
    alarms: [],
  };
  if (attendee && visit.delivery === 'mail') {
    event.attendees = [
      {
        name: parameter(attendee.name),
        email: line(attendee.email),
        type: ICalAttendeeType.INDIVIDUAL,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        // The agenda does not read replies: a visit is moved or cancelled by its link or by phone.
        rsvp: false,
      },
    ];
  }
  if (!isCancelled) {
    const description = line(visit.summary);
    event.alarms = [{ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS, description }];
  }
  calendar.createEvent(event);
  return `${calendar.toString()}\r\n`;
}

/** Without the control characters that RFC 5545 forbids; line breaks stay. */
function prose(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

function line(text: string): string {
  return prose(text).replace(/\s+/g, ' ').trim();
}

// Quotes and carets need RFC 6868, which common calendars do not read. A name is never empty.
function parameter(name: string): string {
  return line(name.replaceAll('"', "'").replaceAll('^', ' ')) || '-';
}

// The library escapes these as in a text, which an address does not allow.
function uri(address: string): string {
  return line(address)
    .replaceAll(' ', '%20')
    .replace(/[,;\\]/g, encodeURIComponent);
}
