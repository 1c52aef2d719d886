import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { privacyRequest } from '#app/locales/pt-BR/privacy-request.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { keyText } from './person-key.ts';
import type { PersonRecords } from './person-records.server.ts';
import type { TrailStep } from './person-trail.server.ts';
import type { PersonCard } from './same-person.server.ts';

/** Names that only the clinic's texts know. */
export type ClinicLabels = {
  serviceTitle: (slug: string) => string;
  payerTitle: (id: string) => string;
};

const texts = staffPrivacy;
const { person } = texts;

/** A day and time with its year. */
export const fullMoment = (instant: Date) => formatMoment(instant, { withYear: true });
const shortDay = (instant: Date) => formatDate(wallClockOf(instant).on);

export function toCardView(card: PersonCard) {
  return {
    key: keyText(card),
    contactId: card.source === 'contact' ? card.id : null,
    source: texts.sources[card.source],
    name: card.name,
    phone: card.phoneE164 ? formatPhone(card.phoneE164) : '',
    email: card.email ?? '',
  };
}

/** What a person's page and the copy that is handed out show of the records, in words. */
export function toRecordViews(records: PersonRecords, words: ClinicLabels) {
  const { patients, visits, messages, requests, notes, consents, mails } = records;
  return {
    patients: patients.map(({ id, name, bornOn, createdAt }) => ({
      id,
      name,
      born: bornOn === null ? person.noBirth : person.born(formatDate(bornOn)),
      since: shortDay(createdAt),
    })),
    visits: visits.map((visit) => ({
      protocol: visit.protocol,
      moment: fullMoment(visit.startsAt),
      service: `${words.serviceTitle(visit.serviceSlug)}, ${visit.practitioner}`,
      patient: visit.patientName,
      state: person.states[visit.attendance ?? visit.status],
      more: texts.file.appointmentMore({
        protocol: visit.protocol,
        payer: words.payerTitle(visit.payer),
        guardian: visit.guardianName ? `${visit.guardianName} (${visit.guardianRelation})` : '',
        reason: visit.extraReason ?? '',
      }),
    })),
    messages: messages.map(({ id, createdAt, message }) => ({
      id,
      moment: fullMoment(createdAt),
      words: message,
    })),
    requests: requests.map(({ id, protocol, askedFor, createdAt, words: typed }) => ({
      id,
      protocol,
      right: privacyRequest.rights[askedFor].label,
      moment: fullMoment(createdAt),
      words: typed,
    })),
    notes: notes.map(({ id, words: written, writtenAt, isMailed }) => ({
      id,
      kind: person.noteBy[isMailed ? 'answer' : 'note'],
      moment: fullMoment(writtenAt),
      words: written,
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

export type RecordsView = ReturnType<typeof toRecordViews>;

/** One step of who saw and changed what, in words. */
export function toStepView({ id, at, actor, staffName, action, subjectType }: TrailStep) {
  return {
    id,
    moment: fullMoment(at),
    who: staffName ?? (isActor(actor) ? texts.actors[actor] : texts.someone),
    what: isAction(action) ? texts.trail[action] : texts.trail.other,
    subject: isSubject(subjectType) ? texts.subjects[subjectType] : texts.subjects.other,
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
const isActor = (word: string): word is keyof typeof texts.actors =>
  Object.hasOwn(texts.actors, word);
const isAction = (word: string): word is keyof typeof texts.trail =>
  Object.hasOwn(texts.trail, word);
const isSubject = (word: string): word is keyof typeof texts.subjects =>
  Object.hasOwn(texts.subjects, word);
