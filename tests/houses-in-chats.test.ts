import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { contactLinksOf } from '#app/features/agenda/agenda-view.ts';
import { toDueRow } from '#app/features/recommendations/due-list.tsx';
import { toOfferView } from '#app/features/waitlist/staff-list-view.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { at, MONDAY, stillClock } from './booking.ts';
import { FURTHER_HOUSE, twoHousesRecord } from './clinics/two-houses.ts';
import { testContents } from './contents.ts';

// The number that a text for WhatsApp names: that of the house, as in the mails.

const text = 'Ligue: {telefone}. {data} {prazo} {link}';
const wording = (names: string) => ({ portuguese: { text: names } });
const clinic = parseClinic({
  ...twoHousesRecord,
  mailWords: {
    'chat-agenda': wording('Ligue: {telefone}. {data}'),
    'chat-offer': wording(text),
    'chat-return': wording('Ligue: {telefone}. {link}'),
  },
});
const labels = agendaLabelsOf({ clinic, contents: testContents, clock: stillClock() });
const startsAt = at(MONDAY, '08:00');
const person = { phoneE164: '+5592995550111', contactName: 'Rosa Lima', patientName: 'Rosa Lima' };
const linkOf = () => 'https://clinica.example/c/1';

const agenda = (branch: string | null) =>
  contactLinksOf({ ...person, startsAt, branch, protocol: 'ABC', locale: 'pt-BR' }, labels)
    .whatsappHref;

const offer = (branch: string | null) =>
  toOfferView(
    {
      ...{ id: 1, entryId: 1, state: 'live', startsAt, expiresAt: startsAt, endedAt: null, branch },
      ...{ toldAt: null, serviceSlug: 'mapeamento-de-retina', practitionerName: 'Dra. Rita' },
    },
    {
      ...{ appointment: null, linkKey: 'k' },
      who: { name: 'Rosa Lima', phoneE164: person.phoneE164, email: null, locale: 'pt-BR' },
    },
    { ...labels, appointmentHref: String, linkOf },
  ).whatsappHref;

const due = (originBranch: string | null) =>
  toDueRow(
    {
      ...person,
      ...{ id: 1, kind: 'return', dueOn: MONDAY, note: '', state: 'open', linkKey: 'k' },
      ...{ mail: 'none', tries: 0, triedAt: null, createdAt: startsAt, isUnbooked: true },
      ...{ serviceSlug: 'mapeamento-de-retina', practitionerName: 'Dra. Rita', originBranch },
      ...{ originId: 1, originProtocol: 'ABC', originVersion: 1, locale: 'pt-BR' },
      ...{ contactId: 1, email: null, called: null },
    },
    { ...labels, linkOf, pageOf: String, bookOf: () => '' },
  ).whatsappHref;

test.each([
  ['the agenda', agenda],
  ['the waiting list', offer],
  ['what is due', due],
])('%s names the number of the house', (_where, hrefOf) => {
  const said = (branch: string | null) => new URL(hrefOf(branch)).searchParams.get('text');
  expect(said(FURTHER_HOUSE)).toMatch(/^Ligue: \(92\).3222.0147\./);
  expect(said(null)).toMatch(/^Ligue: \(92\).3222.0146\./);
});
