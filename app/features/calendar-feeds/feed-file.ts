import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import type { FeedAppointment } from './feed-appointments.server.ts';
import { nameInFeed, type PatientNames } from './feed-names.ts';

const texts = staffFeeds.file;
const REFRESH_SECONDS = 15 * 60;

type Feed = {
  visits: readonly FeedAppointment[];
  /** Of whom or what; null for the whole clinic. */
  resourceName: string | null;
  patientNames: PatientNames;
};
type Words = {
  clinicName: string;
  domain: string;
  /** The address of a visit's page, for who may sign in. */
  hrefOf: (protocol: string) => string;
  serviceTitle: (slug: string) => string;
};

/**
 * Visits as an iCalendar feed (RFC 5545), every time in UTC. The same visits give the same bytes, so
 * that a tag can tell whether anything has changed.
 */
export function feedFile(
  { visits, resourceName, patientNames }: Feed,
  { clinicName, domain, hrefOf, serviceTitle }: Words,
): string {
  const calendar = ical({
    prodId: { company: 'Clareia', product: 'Agenda', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    name: line(texts.name(clinicName, resourceName)),
    ttl: REFRESH_SECONDS,
  });
  for (const visit of visits) {
    const patient = nameInFeed(visit.patientName, patientNames);
    const words = [
      serviceTitle(visit.serviceSlug),
      patient,
      resourceName ? '' : visit.practitionerName,
    ];
    calendar.createEvent({
      id: `${visit.protocol}@${domain}`,
      sequence: visit.sequence,
      stamp: visit.changedAt,
      // Instants only: with a time zone the library writes the times three hours wrong.
      start: visit.startsAt,
      end: visit.endsAt,
      summary: line(words.filter(Boolean).join(', ')),
      location: line(visit.places.join(', ')),
      description: texts.description(visit.protocol),
      url: hrefOf(visit.protocol),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** One line without the control characters that RFC 5545 forbids. */
function line(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
