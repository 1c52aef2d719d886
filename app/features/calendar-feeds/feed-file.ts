import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { portuguese, practitionersOf, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import type { FeedAppointment } from './feed-appointments.server.ts';
import { nameInFeed, type PatientNames } from './feed-names.ts';

const messages = staffFeeds.file;
const REFRESH_SECONDS = 15 * 60;

type Feed = {
  appointments: readonly FeedAppointment[];
  /** Null for the whole clinic. */
  resourceName: string | null;
  patientNames: PatientNames;
};
type FeedClinic = {
  clinicName: string;
  domain: string;
  /** Address of an appointment's staff page; requires signing in. */
  hrefOf: (protocol: string) => string;
  serviceTitle: (slug: string) => string;
  /** Name and address of an appointment's house on its day; empty where the clinic has one alone. */
  whereOf: (appointment: Pick<FeedAppointment, 'branch' | 'startsAt'>) => string;
};

/**
 * Appointments as an iCalendar feed (RFC 5545), all times in UTC. The same appointments give the same
 * bytes, so that an ETag shows whether anything has changed.
 */
export function feedFile(
  { appointments, resourceName, patientNames }: Feed,
  { clinicName, domain, hrefOf, serviceTitle, whereOf }: FeedClinic,
): string {
  const calendar = ical({
    prodId: { company: 'Clareia', product: 'Agenda', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    name: line(messages.name(clinicName, resourceName)),
    ttl: REFRESH_SECONDS,
  });
  for (const appointment of appointments) {
    const patient = nameInFeed(appointment.patientName, patientNames);
    const parts = [
      recordedTitle(appointment, portuguese(serviceTitle)),
      patient,
      resourceName ? '' : practitionersOf(appointment, DEFAULT_LOCALE),
    ];
    calendar.createEvent({
      id: `${appointment.eventId}@${domain}`,
      sequence: appointment.sequence,
      stamp: appointment.changedAt,
      // UTC instants only: with a time zone the library writes times that are three hours off.
      start: appointment.startsAt,
      end: appointment.endsAt,
      summary: line(parts.filter(Boolean).join(', ')),
      location: line([...appointment.places, whereOf(appointment)].filter(Boolean).join(', ')),
      description: messages.description(appointment.protocol),
      url: hrefOf(appointment.protocol),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Puts a text on one line and removes the control characters that RFC 5545 forbids. */
function line(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
