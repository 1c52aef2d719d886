import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatCpf } from '#app/clinic/cpf.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { addressLine } from '#app/clinic/postal-address.ts';
import { lead } from '#app/locales/leads.ts';
import { privacyRequest } from '#app/locales/privacy-request.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { waitingWords } from '#app/locales/pt-BR/staff/waitlist-words.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { portuguese, practitionersOf, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import { keyText } from './person-key.ts';
import type { PersonRecords } from './person-records.server.ts';
import type { TrailStep } from './person-trail.server.ts';
import type { PersonCard } from './same-person.server.ts';

/** Audit entries shown on a person's page. */
export const TRAIL_LENGTH = 300;

/** Names from the clinic's content. */
export type ClinicLabels = {
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
};

const labels = staffPrivacy;
const { person } = labels;

/** Date and time, with the year. */
export const fullMoment = (instant: Date) => formatMoment(instant, { withYear: true });
const shortDay = (instant: Date) => formatDate(wallClockOf(instant).on);

export function toCardView(card: PersonCard) {
  return {
    key: keyText(card),
    contactId: card.source === 'contact' ? card.id : null,
    source: labels.sources[card.source],
    name: card.name,
    phone: card.phoneE164 ? formatPhone(card.phoneE164) : '',
    email: card.email ?? '',
  };
}

/** Records as labels and values, for the person's page and the exported copy. */
export function toRecordViews(records: PersonRecords, clinicLabels: ClinicLabels) {
  const {
    patients,
    visits,
    insurance,
    messages,
    screenings,
    leads,
    requests,
    notes,
    orders,
    consents,
    mails,
    deposits,
    waiting,
  } = records;
  const words = portuguese(clinicLabels.serviceTitle);
  return {
    about: aboutWritings(records.about),
    waiting: waiting.map(({ id, wishedAt, serviceSlugs, ...wish }) => ({
      id,
      moment: fullMoment(wishedAt),
      words: waitingWords({ ...wish, services: serviceSlugs.map(clinicLabels.serviceTitle) }),
    })),
    deposits: deposits.map(({ reference, startsAt, state, paidCents, refundedCents }) => ({
      reference,
      moment: fullMoment(startsAt),
      state: staffDeposits.states[state],
      paid: money(paidCents),
      given: money(refundedCents),
    })),
    patients: patients.map(({ id, name, bornOn, createdAt }) => ({
      id,
      name,
      born: bornOn === null ? person.noBirth : person.born(formatDate(bornOn)),
      since: shortDay(createdAt),
    })),
    visits: visits.map((appointment) => ({
      protocol: appointment.protocol,
      moment: fullMoment(appointment.startsAt),
      service: `${recordedTitle(appointment, words)}, ${practitionersOf(
        { ...appointment, practitionerName: appointment.practitioner },
        DEFAULT_LOCALE,
      )}`,
      patient: appointment.patientName,
      state: person.states[appointment.attendance ?? appointment.status],
      more: labels.file.appointmentMore({
        protocol: appointment.protocol,
        payer: clinicLabels.payerTitle(appointment.payer),
        guardian: appointment.guardianName
          ? `${appointment.guardianName} (${appointment.guardianRelation})`
          : '',
        reason: appointment.extraReason ?? '',
        coupon: appointment.coupon?.code ?? '',
        preparation: staffPreparation.answers(appointment.preparation ?? {}).join(', '),
        note: appointment.note ?? '',
        insurance: insuranceWords(insurance.find((each) => each.appointmentId === appointment.id)),
      }),
    })),
    messages: messages.map(({ id, createdAt, message }) => ({
      id,
      moment: fullMoment(createdAt),
      words: message,
    })),
    screenings: screenings.map(({ id, createdAt }) => ({
      id,
      moment: fullMoment(createdAt),
      words: person.sealedAnswers,
    })),
    leads: leads.map(({ id, createdAt, reason, payer }) => ({
      id,
      moment: fullMoment(createdAt),
      words: [lead.reasons[reason], payer ? clinicLabels.payerTitle(payer) : '']
        .filter(Boolean)
        .join(', '),
    })),
    requests: requests.map(({ id, protocol, askedFor, createdAt, words: values }) => ({
      id,
      protocol,
      right: privacyRequest.rights[askedFor].label,
      moment: fullMoment(createdAt),
      words: values,
    })),
    notes: notes.map(({ id, words: written, writtenAt, isMailed }) => ({
      id,
      kind: person.noteBy[isMailed ? 'answer' : 'note'],
      moment: fullMoment(writtenAt),
      words: written,
    })),
    orders: orders.map((order) => ({
      protocol: order.protocol,
      cells: [
        order.planName,
        fullMoment(order.orderedAt),
        order.cpf ? formatCpf(order.cpf) : '–',
        addressLine(order),
        money(order.paidCents),
      ],
    })),
    consents: consents.map(({ id, purpose, textId, locale, grantedAt, revokedAt }) => ({
      id,
      purpose: isPurpose(purpose) ? person.purposes[purpose] : purpose,
      text: `${textId} (${locale})`,
      given: fullMoment(grantedAt),
      revoked: revokedAt ? person.revokedOn(shortDay(revokedAt)) : null,
    })),
    mails: mails.map(({ queue, state, createdMs }, index) => ({
      key: `${queue}-${createdMs}-${index}`,
      kind: isMailKind(queue) ? person.mailKinds[queue] : person.mailKinds.other,
      moment: fullMoment(new Date(createdMs)),
      state: person.mailStates[mailStateOf(state)],
    })),
  };
}

/** What the front desk noted, each under what it is and since when. */
function aboutWritings({ notes, needs, proxies, mayBookFor }: PersonRecords['about']) {
  const { privacy, proxies: words } = staffAbout;
  const since = (label: string, at: Date) => `${label}, ${fullMoment(at)}`;
  const reach = (each: { name: string; relation: string; phoneE164: string }) =>
    `${words.line(each.name, each.relation)}, ${formatPhone(each.phoneE164)}`;
  return [
    ...notes.map((note) => ({
      moment: since(privacy.note, note.writtenAt),
      words: note.words,
    })),
    ...needs.map((each) => ({
      moment: since(privacy.needs, each.changedAt),
      words: staffAbout.inWords(each),
    })),
    ...proxies.map((each) => ({
      moment: since(privacy.proxy, each.addedAt),
      words: reach(each),
    })),
    ...mayBookFor.map((each) => ({
      moment: since(privacy.mayBookFor, each.addedAt),
      words: reach(each),
    })),
  ].map((each, id) => ({ id, ...each }));
}

export type RecordsView = ReturnType<typeof toRecordViews>;

/** One audit entry for display. */
export function toStepView({ id, at, actor, staffName, action, subjectType }: TrailStep) {
  return {
    id,
    moment: fullMoment(at),
    who: staffName ?? (isActor(actor) ? labels.actors[actor] : labels.someone),
    what: isAction(action) ? labels.trail[action] : labels.trail.other,
    subject: isSubject(subjectType) ? labels.subjects[subjectType] : labels.subjects.other,
  };
}

export type StepView = ReturnType<typeof toStepView>;

function mailStateOf(state: string): keyof typeof person.mailStates {
  if (state === 'completed') return 'sent';
  return state === 'failed' || state === 'cancelled' ? 'failed' : 'waiting';
}

const isPurpose = (word: string): word is keyof typeof person.purposes =>
  Object.hasOwn(person.purposes, word);
const isMailKind = (word: string): word is keyof typeof person.mailKinds =>
  Object.hasOwn(person.mailKinds, word);
const isActor = (word: string): word is keyof typeof labels.actors =>
  Object.hasOwn(labels.actors, word);
const isAction = (word: string): word is keyof typeof labels.trail =>
  Object.hasOwn(labels.trail, word);
const isSubject = (word: string): word is keyof typeof labels.subjects =>
  Object.hasOwn(labels.subjects, word);

/** Card and approval of an appointment; empty without any. */
function insuranceWords(record: PersonRecords['insurance'][number] | undefined): string {
  if (!record) return '';
  const { card, approval, approvalNumber } = record;
  const { states } = staffInsurance.panel;
  return [
    card ? labels.file.card(card) : '',
    approval ? labels.file.approval(states[approval], approvalNumber ?? '') : '',
  ]
    .filter(Boolean)
    .join('; ');
}
