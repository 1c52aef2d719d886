import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import type { PdfBlock } from '#app/platform/pdf/pdf.server.ts';
import type { PersonRecords } from './person-records.server.ts';
import type { TrailStep } from './person-trail.server.ts';
import { type ClinicLabels, fullMoment, toRecordViews, toStepView } from './person-view.ts';
import type { PersonCard } from './same-person.server.ts';

const labels = staffPrivacy.file;

export type FileContext = {
  cards: readonly PersonCard[];
  records: PersonRecords;
  trail: readonly TrailStep[];
  madeAt: Date;
  clinic: {
    displayName: string;
    legalName: string;
    taxId: string;
    dataProtectionOfficer: { name: string; email: string };
  };
};

/** Machine-readable copy: every stored value and the information that the law requires with it. */
export function personJson({ cards, records, trail, madeAt, clinic }: FileContext): string {
  const { dataProtectionOfficer: officer, legalName, taxId, displayName } = clinic;
  const copy = {
    madeAt: rfc3339(madeAt),
    controller: { name: displayName, legalName, taxId, officer },
    uses: labels.uses.map(([data, purpose, basis, retention]) => ({
      data,
      purpose,
      basis,
      retention,
    })),
    recipients: labels.recipients,
    rights: labels.rights,
    knownAs: cards.map(({ source, name, phoneE164, email }) => ({
      source,
      name,
      phoneE164,
      email,
    })),
    ...records,
    mails: records.mails.map(({ queue, state, createdMs }) => ({
      queue,
      state,
      createdAt: rfc3339(new Date(createdMs)),
    })),
    access: trail.map((step) => {
      const { who, what, subject } = toStepView(step);
      return { at: rfc3339(step.at), who, what, subject };
    }),
  };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** Human-readable copy, in Portuguese. */
export function personPdf(
  context: FileContext,
  clinicLabels: ClinicLabels,
): { title: string; blocks: PdfBlock[] } {
  const { cards, records, trail, madeAt, clinic } = context;
  const officer = clinic.dataProtectionOfficer;
  const { sections } = staffPrivacy.person;
  const views = toRecordViews(records, clinicLabels);
  return {
    title: labels.title(cards[0]?.name ?? ''),
    blocks: [
      { kind: 'paragraph', text: labels.made(clinic.displayName, fullMoment(madeAt)) },
      { kind: 'heading', level: 2, text: labels.controller },
      {
        kind: 'paragraph',
        text: `${clinic.legalName}, CNPJ ${clinic.taxId}\n${labels.officer(officer.name, officer.email)}`,
      },
      ...table(staffPrivacy.person.cards, labels.cardColumns, cards.map(cardRow), [2, 2, 1.5, 2]),
      ...table(
        sections.patients,
        labels.patientColumns,
        views.patients.map(({ name, born, since }) => [name, born, since]),
      ),
      ...writings(
        sections.about,
        views.about.map(({ moment, words: written }) => [moment, written]),
      ),
      ...table(
        sections.visits,
        labels.appointmentColumns,
        views.visits.map(({ moment, service, patient, state, more }) => [
          moment,
          service,
          patient,
          state,
          more,
        ]),
        [2, 2, 1.6, 1.1, 2],
      ),
      ...table(
        sections.deposits,
        labels.depositColumns,
        views.deposits.map(({ moment, state, paid, given, reference }) => [
          moment,
          state,
          paid,
          given,
          reference,
        ]),
        [2, 1.5, 1, 1, 2],
      ),
      ...writings(
        sections.messages,
        views.messages.map(({ moment, words: written }) => [moment, written]),
      ),
      ...writings(
        sections.screenings,
        views.screenings.map(({ moment, words: written }) => [moment, written]),
      ),
      ...writings(
        sections.leads,
        views.leads.map(({ moment, words: written }) => [moment, written]),
      ),
      ...writings(
        sections.waiting,
        views.waiting.map(({ moment, words: written }) => [moment, written]),
      ),
      ...writings(
        sections.requests,
        views.requests.map(({ moment, protocol, right, words: written }) => [
          `${moment} – ${protocol}`,
          `${right}\n${written}`.trim(),
        ]),
      ),
      ...writings(
        sections.notes,
        views.notes.map(({ moment, kind, words: written }) => [`${kind}, ${moment}`, written]),
      ),
      ...table(
        sections.orders,
        staffPrivacy.person.order.columns,
        views.orders.map(({ protocol, cells }) => [protocol, ...cells]),
        [1.7, 1.1, 1.7, 1.7, 2.7, 1.2],
      ),
      ...writings(
        sections.orderNotes,
        records.orderNotes.map(({ writtenAt, words }) => [fullMoment(writtenAt), words]),
      ),
      ...table(
        sections.consents,
        labels.consentColumns,
        views.consents.map(({ purpose, given, text, revoked }) => [
          purpose,
          given,
          text,
          revoked ?? staffPrivacy.person.inForce,
        ]),
      ),
      ...table(
        sections.mails,
        labels.mailColumns,
        views.mails.map(({ moment, kind, state }) => [moment, kind, state]),
      ),
      ...table(
        sections.trail,
        labels.trailColumns,
        trail.map(toStepView).map(({ moment, who, what, subject }) => [moment, who, what, subject]),
        [2.4, 2, 1.5, 1.3],
      ),
      ...table(labels.why, labels.whyColumns, labels.uses, [2, 2, 1.6, 1.5]),
      { kind: 'heading', level: 2, text: labels.whoSees },
      { kind: 'list', items: labels.recipients },
      { kind: 'paragraph', text: labels.rights },
    ],
  };
}

function cardRow({ source, name, phoneE164, email }: PersonCard): string[] {
  return [staffPrivacy.sources[source], name, phoneE164 ? formatPhone(phoneE164) : '', email ?? ''];
}

function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  widths?: readonly number[],
): PdfBlock[] {
  const heading: PdfBlock = { kind: 'heading', level: 2, text: title };
  if (rows.length === 0) return [heading, { kind: 'paragraph', text: labels.nothing }];
  return [heading, { kind: 'table', columns, rows, ...(widths && { widths }) }];
}

/** Long texts, each under a caption. */
function writings(title: string, all: readonly (readonly string[])[]): PdfBlock[] {
  const heading: PdfBlock = { kind: 'heading', level: 2, text: title };
  if (all.length === 0) return [heading, { kind: 'paragraph', text: labels.nothing }];
  return [
    heading,
    ...all.flatMap(([above = '', words = '']): PdfBlock[] => [
      { kind: 'heading', level: 3, text: above },
      { kind: 'paragraph', text: words },
    ]),
  ];
}
