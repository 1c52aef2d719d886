import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';
import { agenda } from './agenda-fields.ts';
import { campaigns } from './campaign-fields.ts';
import {
  brazilianPhone,
  cnpj,
  email,
  hostName,
  httpsUrl,
  inLanguage,
  issue,
  localized,
  registration,
  stateCode,
  wallTime,
  words,
} from './clinic-fields.ts';
import { strangersOf } from './exam-fields.ts';
import { followUps } from './follow-up-fields.ts';
import { placeFields } from './map/place-fields.ts';
import { planPriceFields } from './plan-price-fields.ts';
import { isOffered } from './record/archived.ts';
import { clinicPeople } from './record/clinic-people.ts';
import { hours, startsFirst } from './record/hours-fields.ts';
import { checkServices } from './record/own-service-fields.ts';
import { payers } from './record/payer-fields.ts';
import { checkResponsibilities, people, responsibilities } from './record/people-fields.ts';
import { resources, services } from './record/service-fields.ts';
import { statements } from './record/statement-fields.ts';
import { OTHER_ZONES, zoneOfState } from './record/time-zones.ts';
import { SCREENING_INSTRUMENTS } from './screening-instruments.ts';

/** Names up to this length fit the header at every width. */
const shownName = words.max(60, 'must have at most 60 characters');

const address = z.strictObject({
  street: words,
  number: words,
  complement: localized.optional(),
  neighborhood: words,
  city: words,
  stateCode,
  postalCode: z.string().regex(/^\d{5}-\d{3}$/, "must be a CEP such as '37000-000'"),
  countryCode: z.literal('BR', issue("must be 'BR'")),
  latitude: z.number().min(-34).max(6),
  longitude: z.number().min(-74).max(-28),
});

const whatsapp = z
  .strictObject({ number: brazilianPhone, defaultMessage: localized })
  .transform(({ number, defaultMessage }) => ({
    number,
    defaultMessage,
    link: `https://wa.me/${number.e164.slice(1)}?text=${encodeURIComponent(defaultMessage)}`,
  }));

const shape = {
  siteName: shownName,
  domain: hostName,
  legalName: words,
  displayName: shownName,
  specialty: localized,
  slogan: localized,
  priceRange: z.string().regex(/^\${1,4}$/, "must be '$' to '$$$$'"),
  foundingYear: z.int().min(1900).max(2100),
  taxId: cnpj,
  companyCrm: z.strictObject({ number: registration, uf: stateCode }),
  address,
  /** Only where the town does not keep the time of most of its state. */
  otherTimeZone: z.enum(OTHER_ZONES).optional(),
  phone: brazilianPhone,
  whatsapp,
  email,
  hours,
  /** Saturday hours according to the FAQ, kept beside `hours` until staff decide which are right. */
  saturdayFaqHours: z
    .strictObject({ startsTime: wallTime, endsTime: wallTime, conflictsWith: z.literal('hours') })
    .refine(startsFirst, 'must start before it ends')
    .optional(),
  social: z.strictObject({
    instagram: httpsUrl.optional(),
    facebook: httpsUrl.optional(),
    youtube: httpsUrl.optional(),
    linkedin: httpsUrl.optional(),
    x: httpsUrl.optional(),
    spotify: httpsUrl.optional(),
  }),
  people,
  responsibilities,
  dataProtectionOfficer: z.strictObject({ name: words, email }),
  /** Small agents get twice the time to report incidents (Res. CD/ANPD 2/2022); health data usually rules that out. */
  isSmallDataAgent: z.boolean().default(false),
  keywords: z.array(localized),
  locales: z
    .array(z.enum(LOCALES))
    .refine(
      (list) => list[0] === DEFAULT_LOCALE && areDistinct(list),
      "must begin with 'pt-BR', each once",
    ),
  // Validated by schedulingTarget, not here: an invalid address opens the contact dialog and does not prevent startup.
  externalSchedulingUrl: z.string().optional(),
  chatbotUrl: httpsUrl.optional(),
  ...placeFields,
  /** Name of the health insurance network whose partner the clinic is; the footer says so. */
  insuranceNetwork: words.optional(),
  backupHost: hostName.optional(),
  /**
   * Without it the site has no lens subscriptions: their pages answer 404 and nothing links to them. A clinic says
   * true once a lawyer has read the texts and the contract; staff may switch them on and off on screen.
   */
  plansEnabled: z.boolean().default(false),
  /** Parts of the site that a clinic may do without; menu, footer, sitemap and links follow. */
  offers: z
    .strictObject({
      blog: z.boolean().default(true),
      podcast: z.boolean().default(true),
      questionnaire: z.boolean().default(true),
      lenses: z.boolean().default(true),
      children: z.boolean().default(true),
    })
    .prefault({}),
  /** Which of the texts that come with the software are shown: articles, episodes and people of the demonstration. */
  examples: z
    .strictObject({
      posts: z.boolean().default(false),
      episodes: z.boolean().default(false),
      people: z.boolean().default(false),
      reviews: z.boolean().default(false),
    })
    .prefault({}),
  /** Prices of yearly plans that staff have announced; never written by hand. */
  planPrices: planPriceFields.default([]),
  /** Monthly price of the Flex plan; without it the page says to ask the reception. */
  flexMonthlyCents: z.int().positive().optional(),
  /** Campaigns with a code to book with; staff make others, and change these, on screen. */
  campaigns,
  /** Which dry-eye questionnaire is asked. */
  screeningInstrument: z.enum(SCREENING_INSTRUMENTS).default('ten-items'),
  statements,
  /** Testimonials that patients allow us to show. Staff enter them with the permission; never written by hand. */
  testimonials: z
    .array(z.strictObject({ id: z.int(), words, shownName: words, locale: z.enum(LOCALES) }))
    .default([]),
  agenda,
  followUps,
  payers,
  resources,
  services,
};

const clinicSchema = z.strictObject(shape);
/** The record as the clinic writes it. */
export type ClinicRecord = z.input<typeof clinicSchema>;
type Checked = z.output<typeof clinicSchema>;
/** The record as the app uses it: texts in one language, with derived people, formats and links. */
export type Clinic = ReturnType<typeof clinicOf> & { locale: Locale };
export type OpeningHours = Clinic['hours'];

/** Derives who is who, and keeps what is archived apart from what is offered. */
function clinicOf({ resources: places, ...record }: Checked) {
  const { practitioners, ...who } = clinicPeople(record);
  const rooms = places.rooms.filter(isOffered);
  const equipment = places.equipment.filter(isOffered);
  const bookable = new Set([...practitioners, ...rooms, ...equipment].map(({ slug }) => slug));
  return {
    ...record,
    ...who,
    timeZone: record.otherTimeZone ?? zoneOfState(record.address.stateCode),
    payers: record.payers.filter(isOffered),
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
        message: "is empty, so no text may say 'especialista'",
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
  checkResponsibilities(clinic, (path, message) =>
    context.addIssue({ code: 'custom', path, message }),
  );
});

const agendaRule = z
  .object({ people, resources, services, followUps })
  .superRefine((clinic, context) => {
    const practitioners = clinic.people.map((each) => each.slug);
    const places = [...clinic.resources.rooms, ...clinic.resources.equipment].map(
      (one) => one.slug,
    );
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!areDistinct([...practitioners, ...places])) report(['resources'], 'has a slug twice');
    if (!areDistinct(clinic.services.map((each) => each.slug)))
      report(['services'], 'has a slug twice');
    checkServices(clinic.services, report);
    const { returnServices, postOperativeServices, postOperativeAppointment } = clinic.followUps;
    for (const name of [...returnServices, ...postOperativeServices, postOperativeAppointment])
      if (!clinic.services.some((each) => each.slug === name))
        report(['followUps'], `names '${name}', which is no service`);
    clinic.services.forEach((each, index) => {
      for (const name of each.practitioners.filter((one) => !practitioners.includes(one)))
        report(['services', index, 'practitioners'], `names '${name}', who is not a practitioner`);
      for (const name of each.resources.filter((one) => !places.includes(one)))
        report(['services', index, 'resources'], `names '${name}', which is no room or equipment`);
      for (const name of strangersOf(each, clinic.services))
        report(
          ['services', index, 'notTogetherWith'],
          `names '${name}', which is no other service`,
        );
    });
  });

/** A fault of the record: where it is, ['payers', 1, 'title'], and what is wrong. */
export type RecordFault = { path: readonly (string | number)[]; message: string };

/** Every fault of a record, each once, in all its languages; empty for one that may be used. */
export function faultsOf(record: unknown): RecordFault[] {
  const found = new Map<string, RecordFault>();
  for (const locale of LOCALES)
    for (const fault of check(record, locale).faults) found.set(lineOf(fault), fault);
  return [...found.values()];
}

/** A record from outside the code. @throws one Error that lists every fault, one per line */
export function checkRecord(record: unknown): ClinicRecord {
  const faults = faultsOf(record);
  if (isRecord(record, faults)) return record;
  throw faultError(faults);
}

function isRecord(record: unknown, faults: readonly RecordFault[]): record is ClinicRecord {
  return typeof record === 'object' && faults.length === 0;
}

/**
 * Validates the clinic record and picks the texts of one language.
 * @throws one Error that lists every issue, one per line
 */
export function parseClinic(record: unknown, locale: Locale = DEFAULT_LOCALE): Clinic {
  const { data, faults } = check(record, locale);
  if (data && faults.length === 0) return { ...clinicOf(data), locale };
  throw faultError(faults);
}

function check(record: unknown, locale: Locale) {
  const value = inLanguage(record, locale);
  const options: z.core.ParseContext<z.core.$ZodIssue> = {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  };
  const parsed = clinicSchema.safeParse(value, options);
  const rules = [specialistRule, peopleRule, agendaRule].map((rule) =>
    rule.safeParse(value, options),
  );
  const faults = [parsed, ...rules]
    .flatMap((result) => result.error?.issues ?? [])
    .map(({ path, message }): RecordFault => ({ path: path.map(step), message }));
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
