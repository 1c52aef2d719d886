import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';
import { agenda } from './agenda-fields.ts';
import { inLanguage, localized } from './clinic-fields.ts';
import { isStillDemonstration } from './demonstration/demo-facts.ts';
import { strangersOf } from './exam-fields.ts';
import { followUps, servicesNamedIn } from './follow-up-fields.ts';
import { address } from './record/address-fields.ts';
import { isOffered } from './record/archived.ts';
import { branchRuleFields, checkBranches, housesOf } from './record/branch-fields.ts';
import { withStandardCategories } from './record/category-fields.ts';
import { clinicPeople } from './record/clinic-people.ts';
import { saidOf, told } from './record/field-meta.ts';
import { checkServices, namedIn } from './record/own-service-fields.ts';
import { checkResponsibilities, people, responsibilities } from './record/people-fields.ts';
import { recordShape } from './record/record-shape.ts';
import { withStandardReplies } from './record/reply-fields.ts';
import { resources, services } from './record/service-fields.ts';
import { zoneOfState } from './record/time-zones.ts';

const clinicSchema = z.strictObject(recordShape);
/** The record as the clinic writes it. */
export type ClinicRecord = z.input<typeof clinicSchema>;
type Checked = z.output<typeof clinicSchema>;
/** The record as the app uses it: texts in one language, with derived people, formats and links. */
export type Clinic = ReturnType<typeof clinicOf> & { locale: Locale };
export type OpeningHours = Clinic['hours'];

/** Derives who is who, and keeps what is archived apart from what is offered. */
function clinicOf({ resources: places, ...record }: Checked, locale: Locale) {
  const { practitioners, ...who } = clinicPeople({ ...record, locale });
  const houses = housesOf(record);
  const isInUse = (place: Checked['resources']['rooms'][number]) =>
    isOffered(place) && houses.branches.some(({ slug }) => slug === (place.branch ?? null));
  const rooms = places.rooms.filter(isInUse);
  const equipment = places.equipment.filter(isInUse);
  const bookable = new Set([...practitioners, ...rooms, ...equipment].map(({ slug }) => slug));
  return {
    ...record,
    ...who,
    ...houses,
    agenda: { ...record.agenda, houses: houses.branches.map(({ slug }) => slug) },
    /** Until somebody has opened it, the site of a clinic that is not real says so. */
    isDemonstration: !(record.isOpenToAll ?? !isStillDemonstration(record)),
    timeZone: record.otherTimeZone ?? zoneOfState(record.address.stateCode),
    payers: record.payers.filter(isOffered),
    replyTemplates: record.replyTemplates.filter(isOffered),
    formerPayers: record.payers.filter((each) => each.isArchived),
    resources: { practitioners, rooms, equipment },
    services: record.services.filter(isOffered).map((service) => ({
      ...service,
      practitioners: service.practitioners.filter((name) => bookable.has(name)),
      resources: service.resources.filter((name) => bookable.has(name)),
    })),
    formerServices: record.services.filter((each) => each.isArchived),
  };
}

// Rules across fields read only what they need, so that an issue elsewhere does not hide theirs.
const specialistRule = z
  .object({ people, slogan: localized, specialty: localized })
  .superRefine((clinic, context) => {
    const report = (path: (string | number)[]) =>
      context.addIssue({
        code: 'custom',
        path: [...path, 'rqe'],
        ...told(
          "is empty, so no text may say 'especialista'",
          'Sem RQE, nenhum texto pode dizer “especialista”. Escreva o RQE ou mude o texto.',
        ),
      });
    const says = (texts: readonly (string | undefined)[]) =>
      texts.some((text) => text !== undefined && /especialista/i.test(text));
    clinic.people.forEach(({ rqe, title, role, specialty }, index) => {
      if (rqe.length === 0 && says([title, role, specialty])) report(['people', index]);
    });
    const hasSpecialist = clinic.people.some(({ rqe }) => rqe.length > 0);
    if (!hasSpecialist && says([clinic.slogan, clinic.specialty])) report(['people', 0]);
  });

const peopleRule = z.object({ people, responsibilities }).superRefine((clinic, context) => {
  checkResponsibilities(clinic, (path, problem) =>
    context.addIssue({ code: 'custom', path, ...problem }),
  );
});

const NOT_IN_THE_RECORD = 'Algo marcado aqui já não existe. Escolha de novo.';

const agendaRule = z
  .object({ people, resources, services, followUps, agenda })
  .superRefine((clinic, context) => {
    const practitioners = clinic.people.map((each) => each.slug);
    const places = [...clinic.resources.rooms, ...clinic.resources.equipment].map(
      (one) => one.slug,
    );
    const report = (path: (string | number)[], message: string, said = NOT_IN_THE_RECORD) =>
      context.addIssue({ code: 'custom', path, ...told(message, said) });
    if (!areDistinct([...practitioners, ...places]))
      report(['resources'], 'has a slug twice', 'Há duas salas, aparelhos ou pessoas iguais.');
    if (!areDistinct(clinic.services.map((each) => each.slug)))
      report(['services'], 'has a slug twice', 'Há dois serviços com o mesmo nome.');
    checkServices(clinic.services, report);
    const isService = (name: string) => clinic.services.some((each) => each.slug === name);
    for (const { name, path } of servicesNamedIn(clinic.followUps))
      if (!isService(name)) report(['followUps', ...path], `names '${name}', which is no service`);
    clinic.agenda.addOnLengths.forEach(({ service }, index) => {
      if (!isService(service))
        report(['agenda', 'addOnLengths', index], `names '${service}', which is no service`);
    });
    clinic.services.forEach((each, index) => {
      for (const name of each.practitioners.filter((one) => !practitioners.includes(one)))
        report(['services', index, 'practitioners'], `names '${name}', who is not a practitioner`);
      for (const name of each.resources.filter((one) => !places.includes(one)))
        report(['services', index, 'resources'], `names '${name}', which is no room or equipment`);
      for (const { person, path } of namedIn(each))
        if (!practitioners.includes(person))
          report(['services', index, ...path], `names '${person}', who is not a practitioner`);
      for (const name of strangersOf(each, clinic.services))
        report(
          ['services', index, 'notTogetherWith'],
          `names '${name}', which is no other service`,
        );
    });
  });

const housesRule = z
  .object({ ...branchRuleFields, resources, address, otherTimeZone: recordShape.otherTimeZone })
  .superRefine((clinic, context) => {
    checkBranches(clinic, (path, message, said = NOT_IN_THE_RECORD) =>
      context.addIssue({ code: 'custom', path, ...told(message, said) }),
    );
  });

/** A fault of the record: where it is, ['payers', 1, 'title'], and what is wrong. */
export type RecordFault = {
  path: readonly (string | number)[];
  /** The language whose text is wrong. */
  locale: Locale;
  /** In English, for the start of the app. */
  message: string;
  /** In Portuguese, for a form; absent where the kind of the field says it. */
  said?: string;
};

/** Every fault of a record, each once, in all its languages; empty for one that may be used. */
export function faultsOf(record: unknown): RecordFault[] {
  const found = new Map<string, RecordFault>();
  // What lacks in every language lacks in the first.
  for (const locale of LOCALES)
    for (const fault of check(record, locale).faults)
      if (!found.has(lineOf(fault))) found.set(lineOf(fault), fault);
  return [...found.values()];
}

/** A record from outside the code. @throws one Error that lists every fault, one per line */
export function checkRecord(record: unknown): ClinicRecord {
  const faults = faultsOf(record);
  if (isRecord(record, faults)) return record;
  throw faultError(faults);
}

/** @param faults of this record, as `faultsOf` finds them */
export function isRecord(record: unknown, faults: readonly RecordFault[]): record is ClinicRecord {
  return typeof record === 'object' && faults.length === 0;
}

/**
 * Validates the clinic record and picks the texts of one language.
 * @throws one Error that lists every issue, one per line
 */
export function parseClinic(record: unknown, locale: Locale = DEFAULT_LOCALE): Clinic {
  const { data, faults } = check(record, locale);
  if (data && faults.length === 0) return { ...clinicOf(data, locale), locale };
  throw faultError(faults);
}

function check(record: unknown, locale: Locale) {
  const value = inLanguage(withStandardCategories(withStandardReplies(record)), locale);
  const options: z.core.ParseContext<z.core.$ZodIssue> = {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  };
  const parsed = clinicSchema.safeParse(value, options);
  const rules = [specialistRule, peopleRule, agendaRule, housesRule].map((rule) =>
    rule.safeParse(value, options),
  );
  const faults = [parsed, ...rules]
    .flatMap((result) => result.error?.issues ?? [])
    .map((problem): RecordFault => {
      const said = saidOf(problem);
      return {
        ...{ path: problem.path.map(step), locale, message: problem.message },
        ...(said !== undefined && { said }),
      };
    });
  return { data: parsed.data, faults };
}

function step(name: PropertyKey): string | number {
  return typeof name === 'symbol' ? String(name) : name;
}

function lineOf({ path, message }: RecordFault): string {
  return `- ${path.join('.') || 'record'}: ${message}`;
}

function faultError(faults: readonly RecordFault[]): Error {
  return new Error(['The clinic record has faults:', ...new Set(faults.map(lineOf))].join('\n'));
}

function areDistinct(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
