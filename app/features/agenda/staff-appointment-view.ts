import { ageOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import { AGENDA_PATHS } from './agenda-paths.ts';
import { type AgendaLabels, reachOf } from './agenda-view.ts';
import { stateOf } from './appointment-state.ts';
import { offeredSteps } from './attendance.ts';
import type { AppointmentStep, StaffAppointment } from './read-staff-appointment.server.ts';

export type StaffAppointmentView = ReturnType<typeof toStaffAppointmentView>;

/** A visit in the words of its staff page. */
export function toStaffAppointmentView(visit: StaffAppointment, words: AgendaLabels) {
  const { label } = texts.visit;
  const { startsAt, endsAt, guardianName, guardianRelation, consentText, consentAt } = visit;
  const { on } = wallClockOf(startsAt);
  const rows: { label: string; value: string }[] = [
    {
      label: label.when,
      value: texts.visit.until(fullMoment(startsAt), formatTime(wallClockOf(endsAt).time)),
    },
    { label: label.service, value: words.serviceTitle(visit.serviceSlug) },
    { label: label.practitioner, value: visit.practitionerName },
    ...(visit.places.length > 0 ? [{ label: label.places, value: visit.places.join(', ') }] : []),
    { label: label.patient, value: visit.patientName },
    { label: label.born, value: formattedBirth(visit.bornOn, on) },
    ...(guardianName && guardianRelation
      ? [{ label: label.guardian, value: texts.visit.guardian(guardianName, guardianRelation) }]
      : []),
    { label: label.contact, value: visit.contactName },
    { label: label.email, value: visit.email ?? texts.visit.noEmail },
    { label: label.payer, value: words.payerTitle(visit.payerId) },
    { label: label.protocol, value: visit.protocol },
    ...(visit.extraReason
      ? [{ label: label.extra, value: texts.visit.extra(visit.extraReason) }]
      : []),
    {
      label: label.channel,
      value: texts.visit.created(texts.visit.channels[visit.channel], fullMoment(visit.createdAt)),
    },
    { label: label.locale, value: texts.visit.locales[visit.locale] },
    {
      label: label.consent,
      value:
        consentText && consentAt
          ? texts.visit.consent(consentText, fullMoment(consentAt))
          : texts.visit.noConsent,
    },
  ];
  return {
    protocol: visit.protocol,
    version: visit.version,
    patient: visit.patientName,
    moment: formatMoment(startsAt),
    service: words.serviceTitle(visit.serviceSlug),
    hasMail: visit.email !== null,
    agendaHref: `${AGENDA_PATHS.agenda}?dia=${on}`,
    rows,
    reach: reachOf(visit, words.clinicName),
    state: stateOf(visit, words.now),
    steps: offeredSteps(visit, words.now),
    history: visit.history.map((step, index) => ({ key: index, text: formatStep(step) })),
  };
}

/** What was done to a visit after a version that somebody has seen, as lines. */
export function changesSince(visit: StaffAppointment, seenVersion: number): string[] {
  const count = Math.max(0, visit.version - seenVersion);
  return count === 0 ? [] : visit.history.slice(-count).map(formatStep);
}

function formatStep({ action, actor, at, detail, staffName }: AppointmentStep): string {
  const { history, cancel } = texts;
  const what = labelOf(history, action) ?? history.other;
  const { from, to, reason } = detail;
  const told =
    action === 'appointment.moved' && from && to
      ? history.fromTo(what, formatMoment(new Date(from)), formatMoment(new Date(to)))
      : reason
        ? history.because(what, labelOf(cancel.reasons, reason) ?? reason)
        : what;
  const who = staffName ? history.by(staffName) : (labelOf(history.who, actor) ?? history.unknown);
  return history.line(told, who, fullMoment(at));
}

/** The word for a name that comes from the database, if there is one. */
function labelOf(words: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  return typeof word === 'string' ? word : undefined;
}

function formattedBirth(bornOn: string | null, on: string): string {
  if (bornOn === null) return texts.visit.noBirth;
  return texts.visit.born(formatDate(bornOn), texts.age(ageOn(bornOn, on)));
}

function fullMoment(instant: Date): string {
  return formatMoment(instant, { withYear: true });
}
