import { ageOn, daysFrom, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { type ChatClinic, textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { firstNameOf } from '#app/clinic/mail-words/words-of-mail.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { houseOf } from '#app/clinic/record/branch-fields.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { addressOf, type Called } from '#app/locales/mail-words/treatments.ts';
import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { linkless } from '#app/platform/mail/mail-body.ts';
import { money } from '#app/platform/money.ts';
import { examTitle, portuguese, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import { appointmentPath } from './agenda-paths.ts';
import { isMovable, stateOf } from './appointment-state.ts';
import { type AttendanceStep, offeredSteps } from './attendance.ts';
import { toConfirmationView } from './confirmation-mark.tsx';
import { arrivalInWords } from './flow/wait.ts';
import { preparationInWords } from './preparation-words.ts';
import type { Agenda, AgendaAppointment, AgendaClosure, AgendaHold } from './read-agenda.server.ts';
import type { AgendaDeposit } from './read-appointments.server.ts';

/** The names that agenda rows show. */
export type AgendaLabels = {
  now: Date;
  clinicName: string;
  /** Of its messages. */
  clinic: ChatClinic;
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
  /** The name of an appointment's house; empty where the clinic has one alone. */
  houseName: (branch: string | null) => string;
  /** Where it is, in a line. */
  houseAddress: (branch: string | null) => string;
  /** Its number, as people read it. */
  housePhone: (branch: string | null) => string;
  /** What services ask together beforehand; without it, answers are shown without dates. */
  preparationRule?: (slugs: readonly string[]) => PreparationRule | undefined;
};

export type AppointmentRowView = ReturnType<typeof toAppointmentRowView>;
export type EntryView = ({ kind: 'appointment' } & AppointmentRowView) | OtherEntry;
type OtherEntry = {
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

type Shown = Pick<Agenda, 'appointments' | 'holds' | 'closures' | 'closedDays'>;
type Span = { firstOn: string; days: number };

/** Days without their entries, where these are shown otherwise. */
export function toEmptyDays({ closedDays }: Shown, span: Span, labels: AgendaLabels): DayView[] {
  return toDayViews({ appointments: [], holds: [], closures: [], closedDays }, span, labels);
}

/** The days of the agenda with their entries, earliest first. */
export function toDayViews(
  agenda: Shown,
  { firstOn, days }: Span,
  labels: AgendaLabels,
): DayView[] {
  const appointments = Map.groupBy(agenda.appointments, dayOf);
  const holds = Map.groupBy(agenda.holds, dayOf);
  return daysFrom(firstOn, days).map((on) => {
    const ofDay = appointments.get(on) ?? [];
    const entries: EntryView[] = [
      ...agenda.closures.flatMap((closure) => closureOn(closure, on, labels)),
      ...ofDay.map((each) => appointmentEntry(toAppointmentRowView(each, labels))),
      ...(holds.get(on) ?? []).map((hold) => holdEntry(hold, labels)),
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

/** What every entry says of an appointment. */
function toAppointmentCellView(appointment: AgendaAppointment, labels: AgendaLabels) {
  const { startsAt, endsAt, patientName, protocol } = appointment;
  const { now } = labels;
  const { on, time } = wallClockOf(startsAt);
  const state = stateOf(appointment, now);
  return {
    key: protocol,
    protocol,
    /** Wall-clock time in the clinic's zone: '2026-10-06T08:00'. */
    at: `${on}T${time}`,
    href: appointmentPath(protocol),
    time: formatTime(time),
    until: formatTime(wallClockOf(endsAt).time),
    patient: patientName,
    service: titleOf(appointment, labels),
    state,
    answer: toConfirmationView(appointment.confirmation, { state, startsAt, now }),
    addOn: appointment.isAddOn ? appointment.addOnReason : null,
    canMove: isMovable(appointment, now),
    version: appointment.version,
  };
}

/** An appointment as a row of the agenda. */
export function toAppointmentRowView(appointment: AgendaAppointment, labels: AgendaLabels) {
  const { startsAt, bornOn, patientName, contactName } = appointment;
  return {
    ...toAppointmentCellView(appointment, labels),
    age: bornOn ? messages.age(ageOn(bornOn, wallClockOf(startsAt).on)) : '',
    ...whoAndWhere(appointment, labels),
    payer: labels.payerTitle(appointment.payerId),
    coupon: appointment.coupon ? messages.coupon(appointment.coupon.code) : '',
    preparation: preparationInWords(appointment, ruleFor(appointment, labels)).join('; '),
    note: appointment.note ? messages.note(appointment.note) : '',
    contact: contactName === patientName ? '' : contactName,
    contactLinks: contactLinksOf(appointment, labels),
    /** When the patient arrived, and how long they wait; empty where that is not known. */
    arrival: arrivalInWords(appointment, labels.now),
    deposit: appointment.deposit ? depositText(appointment.deposit) : '',
    steps: rowStepsOf(offeredSteps(appointment, labels.now)),
  };
}

/** What an appointment asks of its patient: of several exams the strictest of each. */
export function ruleFor(
  { serviceSlug, steps }: Pick<AgendaAppointment, 'serviceSlug' | 'steps'>,
  { preparationRule }: Pick<AgendaLabels, 'preparationRule'>,
): PreparationRule | undefined {
  const slugs = steps.length > 0 ? steps.map((step) => step.serviceSlug) : [serviceSlug];
  return preparationRule?.(slugs);
}

/** What an appointment is for, of several exams all of them. */
export function titleOf(
  appointment: Pick<AgendaAppointment, 'serviceSlug' | 'steps'>,
  { serviceTitle }: Pick<AgendaLabels, 'serviceTitle'>,
): string {
  return recordedTitle(appointment, portuguese(serviceTitle));
}

/** Of several exams: each with its time, as '8h15 Campo visual: Marina Couto Reis, Campímetro'. */
export function walkOf(
  { steps }: Pick<AgendaAppointment, 'steps'>,
  { serviceTitle }: Pick<AgendaLabels, 'serviceTitle'>,
): string[] {
  if (steps.length < 2) return [];
  const words = portuguese(serviceTitle);
  return steps.map((step) => {
    const time = formatTime(wallClockOf(step.startsAt).time);
    return `${time} ${examTitle(step, words)}: ${[step.practitionerName, ...step.places].join(', ')}`;
  });
}

function whoAndWhere(appointment: AgendaAppointment, labels: AgendaLabels) {
  const walk = walkOf(appointment, labels);
  const house = labels.houseName(appointment.branch);
  if (walk.length > 0) return { practitioner: walk.join(' · '), places: house };
  const places = [house, ...appointment.places].filter(Boolean).join(', ');
  return { practitioner: appointment.practitionerName, places };
}

/**
 * The steps that most appointments need next, so the agenda row offers them: arrived, no-show, done,
 * and undo for a misclick. The appointment's page has all steps.
 */
function rowStepsOf(steps: readonly AttendanceStep[]): readonly AttendanceStep[] {
  const coming = steps.filter((step) => step === 'arrived' || step === 'no-show');
  if (coming.length > 0) return coming;
  return steps.includes('done') ? ['done'] : steps;
}

type Reached = Pick<
  AgendaAppointment,
  'phoneE164' | 'contactName' | 'patientName' | 'startsAt' | 'protocol' | 'branch' | 'locale'
> & { called?: Called | null };

/** Phone and WhatsApp links to the contact of an appointment. */
export function contactLinksOf(
  { phoneE164, contactName, patientName, startsAt, protocol, branch, locale, called }: Reached,
  labels: Pick<AgendaLabels, 'clinic' | 'houseName' | 'houseAddress' | 'housePhone'>,
) {
  const id = 'chat-agenda';
  const message = textOfChat(
    labels.clinic,
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: {
        ...{ nome: firstNameOf(contactName), tratamento: addressOf(contactName, called, locale) },
        ...{ paciente: linkless(patientName), protocolo: protocol },
        ...{ data: formatMoment(startsAt, { locale }), endereço: labels.houseAddress(branch) },
        telefone: labels.housePhone(branch),
      },
      house: labels.houseName(branch),
    },
  );
  return {
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    whatsappHref: whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, message),
  };
}

/** Beside the fields of others, so that a list of entries can tell them apart. */
function appointmentEntry(view: AppointmentRowView): EntryView {
  return { kind: 'appointment', ...view };
}

function holdEntry(hold: AgendaHold, labels: AgendaLabels): OtherEntry {
  const { paidUntil } = hold;
  const { on, time } = wallClockOf(hold.startsAt);
  return {
    kind: 'hold',
    key: `hold-${hold.id}`,
    at: `${on}T${time}`,
    time: formatTime(time),
    until: formatTime(wallClockOf(hold.endsAt).time),
    title: `${paidUntil ? staffDeposits.hold.title : hold.isOffer ? messages.offered : messages.hold}: ${labels.serviceTitle(hold.serviceSlug)}`,
    text: paidUntil
      ? staffDeposits.hold.text(hold.patientName ?? '', formatMoment(paidUntil))
      : messages[hold.isOffer ? 'offeredText' : 'holdText'](
          formatTime(wallClockOf(hold.expiresAt).time),
        ),
  };
}

/** The part of a closure that falls on one day. */
function closureOn(
  { id, startsAt, endsAt, reason, resourceName, house }: AgendaClosure,
  on: string,
  { houseName }: Pick<AgendaLabels, 'houseName'>,
): OtherEntry[] {
  const first = wallClockOf(startsAt);
  // A closure that ends at midnight is not on the next day.
  const last = wallClockOf(new Date(endsAt.getTime() - 1));
  if (first.on > on || last.on < on) return [];
  const isWhole =
    (first.on < on || first.time === '00:00') && (last.on > on || last.time === '23:59');
  const end = wallClockOf(endsAt);
  const closedHouse = house === null ? undefined : houseName(houseOf(house));
  return [
    {
      kind: 'closure',
      key: `closure-${id}`,
      at: first.on < on ? `${on}T00:00` : `${on}T${first.time}`,
      time: isWhole ? messages.allDay : first.on < on ? '' : formatTime(first.time),
      until: isWhole || end.on > on ? '' : formatTime(end.time),
      title: `${messages.closed}: ${resourceName ?? (closedHouse || messages.wholeClinic)}`,
      text: reason,
    },
  ];
}

/** With its amount, which the desk takes off the price. */
function depositText({ state, amountCents, isReturned }: AgendaDeposit): string {
  const isUnderWay = state === 'refund' && !isReturned;
  const word = isUnderWay ? staffDeposits.refunding : staffDeposits.states[state];
  return `${word}: ${money(amountCents)}`;
}
