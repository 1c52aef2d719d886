import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { payerOf, payerTitle } from '#app/clinic/payer-titles.ts';
import { lensHours, sunsetOf } from '#app/clinic/preparation-times.ts';
import { type ComingClinic, clinicOn, placeOn } from '#app/clinic/record/place-on-day.ts';
import type { Place } from '#app/clinic/sun-times.ts';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import { plannedMailMessages } from '#app/locales/appointment/planned-mail.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { AppointmentRecord } from './appointment-record.server.ts';
import type { AppointmentSummary } from './appointment-summary.ts';
import { examsTitle, practitionersOf, stepsInWords } from './exams/exam-words.ts';
import { wantedOf } from './exams/recorded-steps.server.ts';
import { type UnitedPreparation, unitedPreparation } from './exams/united-preparation.ts';
import { wantedExams } from './exams/wanted-exams.ts';
import { manageToken } from './manage-link.server.ts';
import { mayComeLate } from './payers/approval-need.ts';

/** The texts of a service that an appointment shows. */
export type ServiceLabels = Pick<
  AppointmentSummary,
  'preparation' | 'preparationFlags' | 'preparationRule'
> & {
  slug: string;
  title: string;
};

/** The labels of an appointment in one language, the language of `clinic`. */
export type AppointmentLabels = { clinic: Clinic; serviceTexts: readonly ServiceLabels[] };

export type SummaryServices = {
  baseUrl: URL;
  secret: string;
  /** Falls back to Portuguese for a language that the site no longer offers. */
  labelsIn: (locale: Locale) => AppointmentLabels;
  /** The clinic as changes that wait will make it until a day, by their days; without it nothing waits. */
  comingClinics?: (asked: { locale: Locale; until: string }) => Promise<readonly ComingClinic[]>;
};

/**
 * The secret address with which a patient manages an appointment; anyone who has it may move or cancel.
 * @param locale language of the page that it opens
 */
export function manageUrl(
  { baseUrl, secret }: Pick<SummaryServices, 'baseUrl' | 'secret'>,
  appointment: Pick<AppointmentRecord, 'linkKey' | 'linkVersion'>,
  locale: Locale,
): string {
  return new URL(localPath(locale, `/meu-agendamento/${manageToken(secret, appointment)}`), baseUrl)
    .href;
}

/**
 * Combines a stored appointment with the texts of its service, payer and clinic in one language. Where to come and what
 * to bring are those of its day.
 */
export async function summaryOf(
  services: SummaryServices,
  appointment: AppointmentRecord,
  requestedLocale: Locale,
): Promise<AppointmentSummary> {
  const { clinic, serviceTexts } = services.labelsIn(requestedLocale);
  const { locale } = clinic;
  const { on } = wallClockOf(appointment.startsAt);
  const coming = (await services.comingClinics?.({ locale, until: on })) ?? [];
  const house = placeOn(clinic, coming, { branch: appointment.branch, on });
  const exams = wantedExams(wantedOf(appointment));
  const texts = exams.flatMap(
    ({ serviceSlug }) => serviceTexts.find(({ slug }) => slug === serviceSlug) ?? [],
  );
  const titleOf = (slug: string) => serviceTexts.find((each) => each.slug === slug)?.title ?? slug;
  const { payerId } = appointment;
  const payer = payerOf(clinicOn(clinic, coming, on), payerId) ?? payerOf(clinic, payerId);
  return {
    locale,
    protocol: appointment.protocol,
    sequence: appointment.sequence,
    changedAt: appointment.changedAt,
    serviceTitle: examsTitle(exams, { locale, titleOf }),
    practitionerName: practitionersOf(appointment, locale),
    steps: stepsInWords(appointment.steps, { locale, titleOf }),
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    patientName: appointment.patientName,
    contact: {
      name: appointment.contactName,
      email: appointment.email,
      phoneE164: appointment.phoneE164,
    },
    payerTitle: payerWords(clinic, appointment),
    coupon: appointment.coupon && {
      code: appointment.coupon.code,
      gives: appointment.coupon.gives[locale],
    },
    bring: appointment.insurance.bring?.[locale] ?? payer?.bring ?? [],
    ...preparationFor(unitedPreparation(texts), appointment, house.address),
    manageUrl: manageUrl(services, appointment, locale),
    clinic: {
      domain: clinic.domain,
      displayName: clinic.displayName,
      brand: clinic.brand,
      mailWords: clinic.mailWords,
      ...(house.name === null ? {} : { house: house.name }),
      addressLines: house.addressLines,
      ...(house.from !== null && { placeNote: newPlaceWords(house.from, locale) }),
      phoneDisplay: house.phone.display,
      phoneE164: house.phone.e164,
      whatsappLink: clinic.whatsapp?.link,
      email: clinic.email,
      mapUrl: house.mapUrl,
      ...(house.geo && { geo: house.geo }),
    },
  };
}

/** What stands beside an address that is not today's. @param from its first day */
export function newPlaceWords(from: string, locale: Locale): string {
  return plannedMailMessages[locale].place(formatDay(from, { locale, withYear: true }));
}

/** What this patient must observe, by the service's rule and their own answers. */
function preparationFor(
  { preparation: texts, preparationFlags: flags, preparationRule: rule }: UnitedPreparation,
  { preparation, startsAt }: Pick<AppointmentRecord, 'preparation' | 'startsAt'>,
  place: Place,
): Pick<
  AppointmentSummary,
  'preparation' | 'preparationFlags' | 'preparationRule' | 'preparationAnswers' | 'sunsetAt'
> {
  const answers = preparation ?? {};
  const { lenses } = answers;
  return {
    preparation: texts,
    preparationFlags:
      rule && lenses ? { ...flags, lensesOffHours: lensHours(rule, lenses) } : flags,
    preparationRule: rule,
    preparationAnswers: answers,
    sunsetAt: sunsetOf(place, startsAt),
  };
}

/** Who pays and, as long as the appointment stands, how the payer's approval of it stands. */
function payerWords(
  clinic: Clinic,
  { payerId, status, startsAt, changedAt, insurance }: AppointmentRecord,
): string {
  const { approval, approvalDays } = insurance;
  const title = payerTitle(clinic, payerId);
  if (status !== 'confirmed' || !approval || approval === 'not-needed') return title;
  const messages = insuranceMessages[clinic.locale];
  const words = messages.approval[approval];
  const due = { startsOn: wallClockOf(startsAt).on, today: wallClockOf(changedAt).on };
  const isOpen = approval === 'to-ask' || approval === 'asked';
  if (!isOpen || approvalDays === null || !mayComeLate(approvalDays, due))
    return messages.withApproval(title, words);
  return messages.withApproval(title, `${words}; ${messages.mayComeLate(approvalDays)}`);
}
