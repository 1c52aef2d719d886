import { ageOn, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import { appointmentPath } from './agenda-paths.ts';
import { stateOf } from './appointment-state.ts';
import { type AttendanceStep, offeredSteps } from './attendance.ts';
import type { Agenda, AgendaAppointment, AgendaClosure, AgendaHold } from './read-agenda.server.ts';

/** What the rows are put into words with. */
export type AgendaLabels = {
  now: Date;
  clinicName: string;
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
};

export type AppointmentRowView = ReturnType<typeof toAppointmentRowView>;
export type EntryView =
  | ({ kind: 'visit' } & AppointmentRowView)
  | {
      kind: 'hold' | 'closure';
      key: string;
      at: string;
      time: string;
      until: string;
      title: string;
      text: string;
    };
export type DayView = {
  on: string;
  label: string;
  /** Names of the holidays that close the clinic. */
  closedBy: string[];
  appointmentCount: number;
  entries: EntryView[];
};

/** The days of the agenda, each with what is on it, earliest first. */
export function toDayViews(
  agenda: Agenda,
  { firstOn, days }: { firstOn: string; days: number },
  words: AgendaLabels,
): DayView[] {
  const visits = Map.groupBy(agenda.visits, dayOf);
  const holds = Map.groupBy(agenda.holds, dayOf);
  return daysFrom(firstOn, days).map((on) => {
    const ofDay = visits.get(on) ?? [];
    const entries = [
      ...agenda.closures.flatMap((closure) => closureOn(closure, on)),
      ...ofDay.map((visit) => appointmentEntry(visit, words)),
      ...(holds.get(on) ?? []).map((hold) => holdEntry(hold, words)),
    ];
    return {
      on,
      label: formatDay(on),
      closedBy: agenda.closedDays.flatMap((day) => (day.on === on ? [day.name] : [])),
      appointmentCount: ofDay.filter(({ status }) => status !== 'cancelled').length,
      entries: entries.sort((one, other) => one.at.localeCompare(other.at)),
    };
  });
}

const dayOf = ({ startsAt }: { startsAt: Date }) => wallClockOf(startsAt).on;

/** A visit as a line of the agenda. */
export function toAppointmentRowView(visit: AgendaAppointment, words: AgendaLabels) {
  const { startsAt, endsAt, bornOn, patientName, contactName, phoneE164, protocol } = visit;
  const { on, time } = wallClockOf(startsAt);
  return {
    key: protocol,
    protocol,
    /** What the clinic's clock shows: '2026-10-06T08:00'. */
    at: `${on}T${time}`,
    href: appointmentPath(protocol),
    time: formatTime(time),
    until: formatTime(wallClockOf(endsAt).time),
    patient: patientName,
    age: bornOn ? texts.age(ageOn(bornOn, on)) : '',
    service: words.serviceTitle(visit.serviceSlug),
    practitioner: visit.practitionerName,
    places: visit.places.join(', '),
    payer: words.payerTitle(visit.payerId),
    contact: contactName === patientName ? '' : contactName,
    reach: reachOf({ phoneE164, contactName, startsAt }, words.clinicName),
    state: stateOf(visit, words.now),
    extra: visit.extraReason,
    steps: rowStepsOf(offeredSteps(visit, words.now)),
    canMove:
      visit.status === 'confirmed' && visit.attendance === null && on >= wallClockOf(words.now).on,
    version: visit.version,
  };
}

/**
 * What is said next of most visits, and so at hand in the agenda itself: whether somebody came, that
 * they were seen, and a slip of the finger taken back. The visit's page has them all.
 */
function rowStepsOf(steps: readonly AttendanceStep[]): readonly AttendanceStep[] {
  const coming = steps.filter((step) => step === 'arrived' || step === 'no-show');
  if (coming.length > 0) return coming;
  return steps.includes('done') ? ['done'] : steps;
}

/** How the contact is reached about a visit. */
export function reachOf(
  {
    phoneE164,
    contactName,
    startsAt,
  }: Pick<AgendaAppointment, 'phoneE164' | 'contactName' | 'startsAt'>,
  clinicName: string,
) {
  const [firstName = contactName] = contactName.split(' ');
  const message = texts.whatsappText(firstName, clinicName, formatMoment(startsAt));
  return {
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    whatsappHref: whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, message),
  };
}

function appointmentEntry(visit: AgendaAppointment, words: AgendaLabels): EntryView {
  return { kind: 'visit', ...toAppointmentRowView(visit, words) };
}

function holdEntry(hold: AgendaHold, words: AgendaLabels): EntryView {
  const { on, time } = wallClockOf(hold.startsAt);
  return {
    kind: 'hold',
    key: `hold-${hold.id}`,
    at: `${on}T${time}`,
    time: formatTime(time),
    until: formatTime(wallClockOf(hold.endsAt).time),
    title: `${texts.hold}: ${words.serviceTitle(hold.serviceSlug)}`,
    text: texts.holdText(formatTime(wallClockOf(hold.expiresAt).time)),
  };
}

/** The part of a closed stretch that lies on a day. */
function closureOn(
  { id, startsAt, endsAt, reason, resourceName }: AgendaClosure,
  on: string,
): EntryView[] {
  const first = wallClockOf(startsAt);
  // A stretch that ends at midnight is not on the next day.
  const last = wallClockOf(new Date(endsAt.getTime() - 1));
  if (first.on > on || last.on < on) return [];
  const isWhole =
    (first.on < on || first.time === '00:00') && (last.on > on || last.time === '23:59');
  const end = wallClockOf(endsAt);
  return [
    {
      kind: 'closure',
      key: `closure-${id}`,
      at: first.on < on ? `${on}T00:00` : `${on}T${first.time}`,
      time: isWhole ? texts.allDay : first.on < on ? '' : formatTime(first.time),
      until: isWhole || end.on > on ? '' : formatTime(end.time),
      title: `${texts.closed}: ${resourceName ?? texts.wholeClinic}`,
      text: reason,
    },
  ];
}
