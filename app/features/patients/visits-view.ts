import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { portuguese, practitionersOf, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import type { Visit } from './read-visits.server.ts';

/** How the agenda names and reaches an appointment. */
export type VisitLabels<State extends string> = {
  now: Date;
  serviceTitle: (slug: string) => string;
  appointmentPath: (protocol: string) => string;
  stateOf: (visit: Visit, now: Date) => State;
};

export type VisitView<State extends string = string> = {
  protocol: string;
  href: string;
  patient: string;
  moment: string;
  facts: string;
  state: State;
};

const TO_COME: ReadonlySet<string> = new Set(['confirmed', 'arrived', 'in-service']);

/**
 * What comes, soonest first, and what has been, latest first. Who is still in the house today belongs to what comes.
 * @param visits latest first
 */
export function toVisitViews<State extends string>(
  visits: readonly Visit[],
  labels: VisitLabels<State>,
) {
  const today = wallClockOf(labels.now).on;
  const coming: VisitView<State>[] = [];
  const past: VisitView<State>[] = [];
  for (const visit of visits) {
    const view = toVisitView(visit, labels);
    const isToCome = TO_COME.has(view.state) && wallClockOf(visit.endsAt).on >= today;
    if (isToCome) coming.unshift(view);
    else past.push(view);
  }
  return { coming, past };
}

function toVisitView<State extends string>(
  visit: Visit,
  labels: VisitLabels<State>,
): VisitView<State> {
  const title = recordedTitle(visit, portuguese(labels.serviceTitle));
  return {
    protocol: visit.protocol,
    href: labels.appointmentPath(visit.protocol),
    patient: visit.patientName,
    moment: formatMoment(visit.startsAt, { withYear: true }),
    facts: `${title}, ${practitionersOf(visit, DEFAULT_LOCALE)}`,
    state: labels.stateOf(visit, labels.now),
  };
}

/** '12 realizados · 3 faltas'; empty where nothing was. @param mayCount who reads may see how often they failed to come */
export function countsInWords(views: readonly { state: string }[], mayCount: boolean): string {
  const counts = Object.groupBy(views, ({ state }) => state);
  const words = staffPatients.person.counts;
  return [
    words.done(counts.done?.length ?? 0),
    mayCount ? words.noShows(counts['no-show']?.length ?? 0) : '',
    words.cancelled(counts.cancelled?.length ?? 0),
  ]
    .filter((each) => each !== '')
    .join(' · ');
}
