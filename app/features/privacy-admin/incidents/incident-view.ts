import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { deadlinesOf } from './incident-deadlines.ts';
import {
  type IncidentError,
  type IncidentFacts,
  type IncidentFormValues,
  riskSignsOf,
} from './incident-facts.ts';
import type { IncidentRevision } from './incidents.server.ts';

export type IncidentClinic = {
  displayName: string;
  legalName: string;
  taxId: string;
  isSmallDataAgent: boolean;
  phone: { display: string };
  dataProtectionOfficer: { name: string; email: string };
};

const momentOf = (stored: string | null) => {
  const instant = stored === null ? null : parseRfc3339(stored);
  return instant ? fullMoment(instant) : '';
};

/** Values of a new form; the clinic learned of the incident just now. */
export function emptyIncident(now: Date): IncidentFormValues {
  const { on, time } = wallClockOf(now);
  return {
    titulo: '',
    'o-que': '',
    'aconteceu-dia': '',
    'aconteceu-hora': '',
    'soube-dia': on,
    'soube-hora': time,
    pessoas: '',
    menores: '',
    idosos: '',
    gravidade: 'undecided',
    medidas: '',
    'anpd-dia': '',
    'anpd-hora': '',
    'avisadas-dia': '',
    'avisadas-hora': '',
    'por-que-nao': '',
    kinds: [],
    isClosed: false,
  };
}

/** A stored incident as form values. */
export function toIncidentFormValues(facts: IncidentFacts): IncidentFormValues {
  const wall = (stored: string | null) => {
    const instant = stored === null ? null : parseRfc3339(stored);
    return instant ? wallClockOf(instant) : { on: '', time: '' };
  };
  const [happened, known, anpd, told] = [
    wall(facts.happenedAt),
    wall(facts.knownAt),
    wall(facts.anpdToldAt),
    wall(facts.peopleToldAt),
  ];
  return {
    titulo: facts.title,
    'o-que': facts.what,
    'aconteceu-dia': happened.on,
    'aconteceu-hora': happened.time,
    'soube-dia': known.on,
    'soube-hora': known.time,
    pessoas: String(facts.people),
    menores: String(facts.minors),
    idosos: String(facts.elderly),
    gravidade: facts.severity,
    medidas: facts.measures,
    'anpd-dia': anpd.on,
    'anpd-hora': anpd.time,
    'avisadas-dia': told.on,
    'avisadas-hora': told.time,
    'por-que-nao': facts.whyNotTold,
    kinds: [...facts.dataKinds],
    isClosed: facts.isClosed,
  };
}

export function toIncidentErrorViews(errors: readonly IncidentError[]): FieldError[] {
  return errors.map(({ field, refusal }) => ({
    fieldId: field,
    message: labels.refusals[refusal],
  }));
}

/** Deadlines, signs of risk and letters of the current revision. @param today to tell what is overdue */
export function toIncidentView(
  facts: IncidentFacts,
  {
    clinic,
    holidays,
    today,
  }: { clinic: IncidentClinic; holidays: ReadonlySet<string>; today: string },
) {
  const isSmallAgent = clinic.isSmallDataAgent;
  const knownAt = parseRfc3339(facts.knownAt);
  if (!knownAt) throw new Error('an incident without the moment at which the clinic knew of it');
  const { tellOn, completeOn } = deadlinesOf(knownAt, { isSmallAgent, holidays });
  const isTold = facts.anpdToldAt !== null && facts.peopleToldAt !== null;
  const isLate = facts.severity !== 'low' && !isTold && !facts.isClosed && today > tellOn;
  const letter = lettersFactsOf(facts, clinic);
  return {
    tell: formatDate(tellOn),
    complete: formatDate(completeOn),
    isLate,
    isSmallAgent,
    anpdTold: momentOf(facts.anpdToldAt),
    peopleTold: momentOf(facts.peopleToldAt),
    signs: riskSignsOf(facts).map((sign) => labels.signs.words[sign]),
    letters: [
      { key: 'anpd', title: labels.letters.anpd, text: labels.letters.anpdText(letter) },
      { key: 'pessoas', title: labels.letters.people, text: labels.letters.peopleText(letter) },
    ],
  };
}

/** Revisions, latest first. */
export function toRevisionViews(revisions: readonly IncidentRevision[]) {
  return revisions.toReversed().map(({ number, authorName, writtenAt, facts }) => ({
    number,
    heading: labels.history.revision(number, authorName, fullMoment(writtenAt)),
    facts: [
      facts.title,
      facts.what,
      labels.history.people(facts.people),
      labels.severities[facts.severity],
      facts.measures,
      facts.anpdToldAt ? labels.deadlines.doneAnpd(momentOf(facts.anpdToldAt)) : '',
      facts.peopleToldAt ? labels.deadlines.donePeople(momentOf(facts.peopleToldAt)) : '',
      facts.whyNotTold,
      facts.isClosed ? labels.closed : labels.open,
    ].filter(Boolean),
  }));
}

/** A row of the list. */
export function toIncidentRowView({ title, knownAt, isClosed, severity }: IncidentFacts) {
  return {
    title,
    known: labels.known(momentOf(knownAt)),
    state: isClosed ? labels.closed : labels.open,
    severity: labels.severities[severity],
    isClosed,
  };
}

function lettersFactsOf(facts: IncidentFacts, clinic: IncidentClinic) {
  return {
    clinic: clinic.displayName,
    legalName: clinic.legalName,
    taxId: clinic.taxId,
    officer: clinic.dataProtectionOfficer.name,
    email: clinic.dataProtectionOfficer.email,
    phone: clinic.phone.display,
    happened: momentOf(facts.happenedAt),
    known: momentOf(facts.knownAt),
    kinds: facts.dataKinds.map((kind) => labels.kinds[kind].toLowerCase()).join('; '),
    people: facts.people,
    minors: facts.minors,
    elderly: facts.elderly,
    measures: facts.measures,
  };
}
