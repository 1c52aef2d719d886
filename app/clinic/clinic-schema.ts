import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';
import { agenda } from './agenda-fields.ts';
import { BOOKING_GROUPS } from './booking-groups.ts';
import { campaigns } from './campaign-fields.ts';
import {
  brazilianPhone,
  calendarDay,
  cnpj,
  email,
  gridMinutes,
  hostName,
  httpsUrl,
  inLanguage,
  issue,
  localized,
  registration,
  rqeList,
  slug,
  stateCode,
  wallTime,
  words,
} from './clinic-fields.ts';
import { examFields, strangersOf } from './exam-fields.ts';
import { followUps } from './follow-up-fields.ts';
import { placeFields } from './map/place-fields.ts';
import { planPriceFields } from './plan-price-fields.ts';
import { preparationRule } from './preparation-rule.ts';
import { SCREENING_INSTRUMENTS } from './screening-instruments.ts';

/** Names of the weekdays in the record; the index is the weekday's number, Sunday is 0. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const startsFirst = (period: { startsTime: string; endsTime: string }) =>
  period.startsTime < period.endsTime;
const period = z
  .strictObject({ startsTime: wallTime, endsTime: wallTime })
  .refine(startsFirst, 'must start before it ends');
const dayPeriods = z.array(period).refine((periods) => {
  return periods.every((each, index) => (periods[index - 1]?.endsTime ?? '') <= each.startsTime);
}, 'must be in order and not overlap');
const hours = z.strictObject({
  sunday: dayPeriods,
  monday: dayPeriods,
  tuesday: dayPeriods,
  wednesday: dayPeriods,
  thursday: dayPeriods,
  friday: dayPeriods,
  saturday: dayPeriods,
});

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

// Res. CFM 2.336/2023, arts. 4 and 5: name, the word MÉDICO, CRM, and RQE beside any specialty.
const doctor = z.strictObject({
  name: localized,
  medicoLabel: z.enum(['MÉDICO', 'MÉDICA'], issue("must be 'MÉDICO' or 'MÉDICA'")),
  crm: registration,
  uf: stateCode,
  rqe: rqeList,
  specialty: localized,
  title: localized,
  role: localized,
});
const nurse = z.strictObject({
  name: words,
  coren: registration,
  uf: stateCode,
  category: z.enum(['Enfermeiro', 'Enfermeira', 'Técnico de enfermagem', 'Técnica de enfermagem']),
  role: localized,
  phone: brazilianPhone,
});
const technicalDirector = z.strictObject({
  name: localized,
  crm: registration,
  uf: stateCode,
  rqe: rqeList,
});

/** Evidence for a statement of the clinic about itself. Only a verified statement with a source may be shown. */
const proof = { source: localized, measuredOn: calendarDay, verified: z.boolean() };
const statements = z.strictObject({
  patients: z.strictObject({ value: z.int().positive(), ...proof }),
  years: z.strictObject({ value: z.int().positive(), ...proof }),
  rating: z.strictObject({
    value: z.number().min(1).max(5),
    best: z.literal(5),
    reviews: z.int().positive(),
    ...proof,
  }),
  answerMinutes: z.strictObject({ value: z.int().positive(), ...proof }),
  sameDayReport: z.strictObject({ value: z.boolean(), ...proof }),
});

const payer = z.strictObject({ id: slug, title: localized, bring: z.array(localized).min(1) });
const payers = z
  .array(payer)
  .refine((list) => list[0]?.id === 'particular', "must begin with 'particular'")
  .refine((list) => areDistinct(list.map((each) => each.id)), 'has an id twice');

/** Breaks are subtracted from the clinic's opening hours on every weekday. */
const practitioner = z.strictObject({ slug, name: localized, role: localized, breaks: dayPeriods });
const place = z.strictObject({ slug, name: words });
const resources = z.strictObject({
  practitioners: z.array(practitioner).min(1),
  rooms: z.array(place),
  equipment: z.array(place),
});
/** Needs one of `practitioners` and, if it lists `resources`, one of those too. */
const service = z.strictObject({
  slug,
  durationMinutes: gridMinutes.min(5).max(480),
  bufferBeforeMinutes: gridMinutes.min(0).max(120),
  bufferAfterMinutes: gridMinutes.min(0).max(120),
  isBookableOnline: z.boolean(),
  /** Under which of the first screen's large choices patients find it; without one, among the other services. */
  bookingGroup: z.enum(BOOKING_GROUPS).optional(),
  /** What is booked first, online, while this service is not: its page's button leads there. */
  evaluation: z.strictObject({ service: slug, button: localized }).optional(),
  /** What staff have settled about the patient's preparation; without it, what the service's text says. */
  preparation: preparationRule.optional(),
  practitioners: z.array(slug).min(1),
  resources: z.array(slug),
  ...examFields,
});
const services = z.array(service).min(1);

const whatsapp = z
  .strictObject({ number: brazilianPhone, defaultMessage: localized })
  .transform(({ number, defaultMessage }) => ({
    number,
    defaultMessage,
    link: `https://wa.me/${number.e164.slice(1)}?text=${encodeURIComponent(defaultMessage)}`,
  }));

const shape = {
  siteName: words,
  domain: hostName,
  legalName: words,
  displayName: words,
  specialty: localized,
  slogan: localized,
  priceRange: z.string().regex(/^\${1,4}$/, "must be '$' to '$$$$'"),
  foundingYear: z.int().min(1900).max(2100),
  taxId: cnpj,
  companyCrm: z.strictObject({ number: registration, uf: stateCode }),
  address,
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
  doctor,
  nurse,
  technicalDirector,
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
/** The record as the app uses it: texts in one language, with derived phone formats and links. */
export type Clinic = z.output<typeof clinicSchema> & { locale: Locale };
export type OpeningHours = Clinic['hours'];

// Rules across fields read only what they need, so that an issue elsewhere does not hide theirs.
const specialistRule = z
  .object({ doctor, resources, slogan: localized, specialty: localized })
  .superRefine((clinic, context) => {
    if (clinic.doctor.rqe.length > 0) return;
    const roles = clinic.resources.practitioners.map((each) => each.role);
    const { title, role, specialty } = clinic.doctor;
    const messages = [title, role, specialty, clinic.slogan, clinic.specialty, ...roles];
    if (!messages.some((text) => /especialista/i.test(text))) return;
    context.addIssue({
      code: 'custom',
      path: ['doctor', 'rqe'],
      message: "is empty, so no text may say 'especialista'",
    });
  });

const agendaRule = z.object({ resources, services, followUps }).superRefine((clinic, context) => {
  const practitioners = clinic.resources.practitioners.map((each) => each.slug);
  const places = [...clinic.resources.rooms, ...clinic.resources.equipment].map((one) => one.slug);
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (!areDistinct([...practitioners, ...places])) report(['resources'], 'has a slug twice');
  if (!areDistinct(clinic.services.map((each) => each.slug)))
    report(['services'], 'has a slug twice');
  const { returnServices, postOperativeServices, postOperativeAppointment } = clinic.followUps;
  for (const name of [...returnServices, ...postOperativeServices, postOperativeAppointment])
    if (!clinic.services.some((each) => each.slug === name))
      report(['followUps'], `names '${name}', which is no service`);
  clinic.services.forEach((each, index) => {
    for (const name of each.practitioners.filter((one) => !practitioners.includes(one)))
      report(['services', index, 'practitioners'], `names '${name}', who is not a practitioner`);
    const first = clinic.services.find((one) => one.slug === each.evaluation?.service);
    if (each.evaluation && !first?.isBookableOnline)
      report(['services', index, 'evaluation'], 'names no service that is booked online');
    for (const name of each.resources.filter((one) => !places.includes(one)))
      report(['services', index, 'resources'], `names '${name}', which is no room or equipment`);
    for (const name of strangersOf(each, clinic.services))
      report(['services', index, 'notTogetherWith'], `names '${name}', which is no other service`);
  });
});

/**
 * Validates the clinic record and picks the texts of one language.
 * @throws one Error that lists every issue, one per line
 */
export function parseClinic(record: unknown, locale: Locale = DEFAULT_LOCALE): Clinic {
  const value = inLanguage(record, locale);
  const options: z.core.ParseContext<z.core.$ZodIssue> = {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  };
  const parsed = clinicSchema.safeParse(value, options);
  const rules = [specialistRule, agendaRule].map((rule) => rule.safeParse(value, options));
  const lines = [parsed, ...rules]
    .flatMap((result) => result.error?.issues ?? [])
    .map((issue) => `- ${issue.path.join('.') || 'record'}: ${issue.message}`);
  if (parsed.success && lines.length === 0) return { ...parsed.data, locale };
  throw new Error(['The clinic record has faults:', ...new Set(lines)].join('\n'));
}

function areDistinct(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
