import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { staffPrivacyIncidents as texts } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
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

/** A new form: the clinic knows of it now. */
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

/** What is stored, as one would type it. */
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
  return errors.map(({ field, refusal }) => ({ fieldId: field, message: texts.refusals[refusal] }));
}

/** Deadlines, signs of risk and letters of an incident as it is known now. @param today for what is late */
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
    signs: riskSignsOf(facts).map((sign) => texts.signs.words[sign]),
    letters: [
      { key: 'anpd', title: texts.letters.anpd, text: texts.letters.anpdText(letter) },
      { key: 'pessoas', title: texts.letters.people, text: texts.letters.peopleText(letter) },
    ],
  };
}

/** What was written when, the latest first. */
export function toRevisionViews(revisions: readonly IncidentRevision[]) {
  return revisions.toReversed().map(({ number, authorName, writtenAt, facts }) => ({
    number,
    heading: texts.history.revision(number, authorName, fullMoment(writtenAt)),
    facts: [
      facts.title,
      facts.what,
      texts.history.people(facts.people),
      texts.severities[facts.severity],
      facts.measures,
      facts.anpdToldAt ? texts.deadlines.doneAnpd(momentOf(facts.anpdToldAt)) : '',
      facts.peopleToldAt ? texts.deadlines.donePeople(momentOf(facts.peopleToldAt)) : '',
      facts.whyNotTold,
      facts.isClosed ? texts.closed : texts.open,
    ].filter(Boolean),
  }));
}

/** A line of the list. */
export function toIncidentRowView({ title, knownAt, isClosed, severity }: IncidentFacts) {
  return {
    title,
    known: texts.known(momentOf(knownAt)),
    state: isClosed ? texts.closed : texts.open,
    severity: texts.severities[severity],
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
    kinds: facts.dataKinds.map((kind) => texts.kinds[kind].toLowerCase()).join('; '),
    people: facts.people,
    minors: facts.minors,
    elderly: facts.elderly,
    measures: facts.measures,
  };
}
