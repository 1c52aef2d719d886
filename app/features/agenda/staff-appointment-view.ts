import { ageOn, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { coupon } from '#app/locales/coupon.ts';
import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { practitionersOf, untilWords } from '#app/scheduling/exams/exam-words.ts';
import { AGENDA_PATHS } from './agenda-paths.ts';
import { type AgendaLabels, contactLinksOf, ruleFor, titleOf, walkOf } from './agenda-view.ts';
import { stateOf } from './appointment-state.ts';
import { offeredSteps } from './attendance.ts';
import { toConfirmationView } from './confirmation-mark.tsx';
import { arrivalInWords } from './flow/wait.ts';
import { preparationInWords } from './preparation-words.ts';
import type { AppointmentStep, StaffAppointment } from './read-staff-appointment.server.ts';

export type StaffAppointmentView = ReturnType<typeof toStaffAppointmentView>;

/** An appointment as its staff page shows it. @param who serves, where more is known than their names */
export function toStaffAppointmentView(
  appointment: StaffAppointment,
  labels: AgendaLabels,
  who = practitionersOf(appointment, DEFAULT_LOCALE),
) {
  const { label } = messages.appointment;
  const { startsAt, endsAt, guardianName, guardianRelation, consent } = appointment;
  const { on } = wallClockOf(startsAt);
  const house = labels.houseName(appointment.branch);
  const rows: { label: string; value: string }[] = [
    {
      label: label.when,
      value: messages.appointment.until(fullMoment(startsAt), formatTime(wallClockOf(endsAt).time)),
    },
    { label: label.service, value: titleOf(appointment, labels) },
    ...walkOf(appointment, labels).map((value, index) => ({
      label: messages.appointment.stepLabel(index + 1),
      value,
    })),
    { label: label.practitioner, value: who },
    ...(house ? [{ label: label.house, value: house }] : []),
    ...(appointment.places.length > 0
      ? [{ label: label.places, value: appointment.places.join(', ') }]
      : []),
    { label: label.patient, value: appointment.patientName },
    { label: label.born, value: formattedBirth(appointment.bornOn, on) },
    ...(guardianName && guardianRelation
      ? [
          {
            label: label.guardian,
            value: messages.appointment.guardian(guardianName, guardianRelation),
          },
        ]
      : []),
    { label: label.contact, value: appointment.contactName },
    { label: label.email, value: appointment.email ?? messages.appointment.noEmail },
    ...(appointment.wantsEarlierAt && appointment.status === 'confirmed'
      ? [
          {
            label: label.earlier,
            value: messages.appointment.earlier(fullMoment(appointment.wantsEarlierAt)),
          },
        ]
      : []),
    { label: label.payer, value: labels.payerTitle(appointment.payerId) },
    ...(appointment.coupon
      ? [
          {
            label: coupon.label,
            value: coupon.value(appointment.coupon.code, appointment.coupon.gives['pt-BR']),
          },
        ]
      : []),
    ...preparationRows(appointment, labels),
    ...(appointment.note ? [{ label: label.note, value: appointment.note }] : []),
    { label: label.protocol, value: appointment.protocol },
    ...(appointment.isAddOn && appointment.addOnReason
      ? [{ label: label.addOn, value: messages.appointment.addOn(appointment.addOnReason) }]
      : []),
    {
      label: label.channel,
      value: messages.appointment.created(
        messages.appointment.channels[appointment.channel],
        fullMoment(appointment.createdAt),
      ),
    },
    { label: label.locale, value: messages.appointment.locales[appointment.locale] },
    {
      label: label.consent,
      value: consent
        ? messages.appointment.consent(consent.textId, fullMoment(consent.grantedAt))
        : messages.appointment.noConsent,
    },
  ];
  return {
    protocol: appointment.protocol,
    version: appointment.version,
    patient: appointment.patientName,
    moment: momentOf(appointment),
    service: titleOf(appointment, labels),
    hasMail: appointment.email !== null,
    on,
    agendaHref: `${AGENDA_PATHS.agenda}?dia=${on}`,
    rows,
    contactLinks: contactLinksOf(appointment, labels),
    state: stateOf(appointment, labels.now),
    arrival: arrivalInWords(appointment, labels.now),
    answer: toConfirmationView(appointment.confirmation, {
      state: stateOf(appointment, labels.now),
      startsAt,
      now: labels.now,
    }),
    steps: offeredSteps(appointment, labels.now),
    history: appointment.history.map((step, index) => ({ key: index, text: formatStep(step) })),
  };
}

/** Of several exams with their end. */
function momentOf({ startsAt, endsAt, steps }: StaffAppointment): string {
  const begins = formatMoment(startsAt);
  return steps.length > 1 ? untilWords(begins, endsAt, DEFAULT_LOCALE) : begins;
}

/** What the patient has said of the preparation, with its day and time. */
function preparationRows(appointment: StaffAppointment, labels: AgendaLabels) {
  const words = preparationInWords(appointment, ruleFor(appointment, labels));
  return words.length > 0 ? [{ label: staffPreparation.label, value: `${words.join('; ')}.` }] : [];
}

/** The changes of an appointment since the version that a person has seen, as lines. */
export function changesSince(
  { version, history }: Pick<StaffAppointment, 'version' | 'history'>,
  seenVersion: number,
): string[] {
  const count = Math.max(0, version - seenVersion);
  const raising = history.filter(({ action }) => !NEXT_TO_IT.includes(action));
  return count === 0 ? [] : raising.slice(-count).map(formatStep);
}

/** What stands beside an appointment, in rows of its own, and so raises no version. */
const NEXT_TO_IT = [
  'appointment.card-changed',
  'appointment.letter',
  'appointment.approval',
  'appointment.payer-exceeded',
];

function formatStep({ action, actor, at, detail, staffName }: AppointmentStep): string {
  const { history, cancel } = messages;
  const { from, to, reason, minutes } = detail;
  const what = minutes
    ? history.resized(minutes.from, minutes.to)
    : (labelOf(history.actions, action) ?? history.other);
  const told =
    action === 'appointment.moved' && from && to
      ? from === to
        ? history.handedOver(formatMoment(new Date(to)))
        : history.fromTo(what, formatMoment(new Date(from)), formatMoment(new Date(to)))
      : reason
        ? history.because(
            what,
            labelOf(cancel.reasons, reason) ??
              labelOf(staffInsurance.exceed.reasons, reason) ??
              reason,
          )
        : what;
  const who = staffName ? history.by(staffName) : (labelOf(history.who, actor) ?? history.unknown);
  return history.line(told, who, fullMoment(at));
}

/** The label for a name from the database, if there is one. */
function labelOf(labels: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const word = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return typeof word === 'string' ? word : undefined;
}

function formattedBirth(bornOn: string | null, on: string): string {
  if (bornOn === null) return messages.appointment.noBirth;
  return messages.appointment.born(formatDate(bornOn), messages.age(ageOn(bornOn, on)));
}

function fullMoment(instant: Date): string {
  return formatMoment(instant, { withYear: true });
}
