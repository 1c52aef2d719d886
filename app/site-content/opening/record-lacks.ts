import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isToFill } from '#app/clinic/demonstration/to-fill.ts';
import { plainTitle, unregisteredTitles } from '#app/clinic/record/announced-title.ts';
import { placeholdersIn } from '#app/features/clinic-record/placeholders.ts';
import { ELSEWHERE, placeOf, SECTIONS, sectionPath } from '#app/features/clinic-record/sections.ts';
import { STEPS, type StepLacks, stepAt } from '#app/features/first-run/first-run-steps.ts';
import type { Lack } from '#app/features/first-run/go-live.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';

const { lacks: words } = staffPublish;

type RecordLacks = {
  /** Values that stand for others, by the screen on which they are changed: the names of the fields. */
  placeholders: readonly { title: string; href: string; fields: readonly string[] }[];
  legal: readonly Lack[];
  agenda: readonly Lack[];
};

/** What lacks in a record before a site may open; the list before the opening and the steps of the first run agree. */
export function lacksOfRecord(record: ClinicRecord): RecordLacks {
  const sections = SECTIONS.map((each) => ({ ...each, href: sectionPath(each.slug) }));
  // What else is set elsewhere, as what the clinic says of itself, is on the site only once somebody has put it there.
  const ofSteps = ELSEWHERE.filter(({ href }) => STEPS.some((step) => step.href === href));
  return {
    placeholders: [...sections, ...ofSteps].flatMap(({ title, href, fields }) => {
      const found = placeholdersIn({ fields }, record);
      return found.length > 0 ? [{ title, href, fields: found }] : [];
    }),
    legal: [...legalLacks(record), ...titlesWithoutRqe(record)],
    agenda: agendaLacks(record),
  };
}

/**
 * What lacks of each step, in a few words each.
 * @param known.mail what lacks for mail to go out and to arrive
 * @param known.gaps houses and people that nobody can book
 */
export function lacksOfSteps(
  record: ClinicRecord,
  { mail, gaps }: Record<'mail' | 'gaps', readonly Lack[]>,
): StepLacks {
  const { placeholders, legal, agenda } = lacksOfRecord(record);
  const isOf = (slug: string, href = '') => stepAt(href)?.slug === slug;
  return Object.fromEntries(
    STEPS.map(({ slug }) => {
      const fields = placeholders
        .filter(({ href }) => isOf(slug, href))
        .flatMap((each) => each.fields);
      const named = [...agenda, ...gaps, ...(fields.length > 0 ? [] : legal)]
        .filter(({ href }) => isOf(slug, href))
        .concat(slug === 'email' ? mail : [])
        .map(({ text, inStep = text }) => inStep);
      return [slug, [...fields, ...named]];
    }),
  );
}

/** Whether a value is still one that stands for another. */
const isUnset = (value: string | undefined) =>
  !value?.trim() || /^0+$/.test(value) || isToFill(value);

function legalLacks(record: ClinicRecord): Lack[] {
  const { responsibilities, people, companyCrm, dataProtectionOfficer: officer } = record;
  const director = people.find(({ slug }) => slug === responsibilities.technicalDirector);
  const lacks = {
    legalName: isUnset(record.legalName),
    taxId: record.taxId.startsWith('99.999.999/'),
    companyCrm: isUnset(companyCrm.number),
    technicalDirector: director?.council?.kind !== 'CRM' || isUnset(director.council.number),
    dataProtectionOfficer: isUnset(officer.name) || isUnset(officer.email),
  };
  const places = { technicalDirector: 'people', dataProtectionOfficer: 'dataProtectionOfficer' };
  return Object.entries(lacks).flatMap(([name, isMissing]) => {
    const field = new Map<string, string>(Object.entries(places)).get(name) ?? name;
    const text = new Map<string, string>(Object.entries(words.legal)).get(name) ?? name;
    return isMissing ? [{ text, href: placeOf(field)?.href }] : [];
  });
}

/** Doctors who are presented with a specialty that is not registered: Res. CFM 2.336/2023, arts. 4 and 5. */
function titlesWithoutRqe({ people }: ClinicRecord): Lack[] {
  return people.flatMap((person) => {
    const { name, profession, rqe = [], title, role, gender, isArchived } = person;
    const [said] = isArchived
      ? []
      : unregisteredTitles({
          ...{ profession, rqe, title: inPortuguese(title) },
          ...(role !== undefined && { role: inPortuguese(role) }),
        });
    if (said === undefined) return [];
    const [who, plain] = [inPortuguese(name), plainTitle({ gender })];
    return [
      {
        text: words.unregistered(who, said, plain),
        inStep: words.unregisteredInStep(who, plain),
        href: placeOf('people')?.href,
      },
    ];
  });
}

function agendaLacks({ hours, services }: ClinicRecord): Lack[] {
  const isClosed = Object.values(hours).every((periods) => periods.length === 0);
  const isBookable = services.some(
    ({ isBookableOnline, isArchived }) => isBookableOnline && !isArchived,
  );
  return [
    ...(isClosed
      ? [{ text: words.noHours, inStep: words.openDay, href: placeOf('hours')?.href }]
      : []),
    ...(isBookable
      ? []
      : [{ text: words.noService, inStep: words.bookable, href: placeOf('services')?.href }]),
  ];
}
