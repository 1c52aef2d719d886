import { isMinorOn } from '#app/clinic/clinic-time.ts';
import { payerOf } from '#app/clinic/payer-titles.ts';
import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import { houseOptions } from '#app/clinic/record/branch-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { BookableChoices } from '#app/features/agenda/booking/caller-fields.tsx';
import {
  type Caller,
  type CallerField,
  type CallerFormValues,
  parseCaller,
} from '#app/features/agenda/booking/caller-form.ts';
import { wantedBy } from '#app/features/agenda/booking/phone-search.ts';
import { personFieldText } from '#app/features/booking/refusal-messages.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { examCode, isPlainCode } from '#app/scheduling/exams/exam-code.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { type Wanted, type WantedExam, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { minutesShown, ofOneEye } from '#app/scheduling/lengths/service-on.ts';
import { readServicesInForce } from '#app/scheduling/offered-services.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffAgenda.phone;

type BookingFormValues = CallerFormValues & {
  servico: string;
  mais?: string;
  unidade?: string;
  convenio: string;
};

/**
 * What staff may book: every service in force, including those that patients cannot book online.
 * @param withEyes also for a single eye, where a service is done for each
 */
export async function bookableChoices(
  services: AppServices,
  { withEyes = false } = {},
): Promise<BookableChoices> {
  const { serviceTitle } = agendaLabelsOf(services);
  const offered = await readServicesInForce(services);
  const minutesOf = (lengths: Parameters<typeof minutesShown>[0]) =>
    minutesShown(lengths, services.clock.now(), services.clinic.agenda);
  const options = offered.flatMap(({ slug, oneEyeMinutes: one, standsAlone, ...lengths }) => {
    const title = serviceTitle(slug);
    const whole = {
      value: slug,
      label: messages.minutes(title, ...minutesOf(lengths)),
      standsAlone,
    };
    if (one === null) return [whole];
    const alone = minutesOf({ ...lengths, ...ofOneEye(lengths, one) });
    const oneEye = (['right', 'left'] as const).map((eyes) => ({
      value: examCode({ serviceSlug: slug, eyes }),
      label: messages.oneEye[eyes](title, ...alone),
      standsAlone,
    }));
    return [whole, ...oneEye];
  });
  return {
    services: options
      .filter(({ value }) => withEyes || isPlainCode(value))
      .map(({ value, label }) => ({ value, label })),
    together: options.flatMap(({ standsAlone, ...option }) => (standsAlone ? [] : [option])),
    payers: services.clinic.payers.map(({ id, title }) => ({ value: id, label: title })),
    houses: houseOptions(services.clinic),
  };
}

/** The form has two names, so the error says which one is missing. */
function nameText(field: CallerField, refusal: PersonFieldRefusal): string | undefined {
  if (refusal !== 'name-too-short') return undefined;
  return field === 'contato' ? messages.callerTooShort : messages.nameTooShort;
}

/**
 * The people, service and payer of a booking by staff, or every field that is wrong.
 * @param known fills in the stored data of a known patient before the guardian is checked
 */
export function parseStaffBooking(
  { clinic }: Pick<AppServices, 'clinic'>,
  values: BookingFormValues,
  today: string,
  known: (caller: Caller) => Caller = (caller) => caller,
): Result<Caller & { service: string; wanted: Wanted; payer: string }, FieldError[]> {
  const parsed = parseCaller(values, today);
  const caller = parsed.ok ? ok(known(parsed.value)) : parsed;
  const errors: FieldError[] = caller.ok
    ? []
    : caller.refusal.map(({ field, refusal }) => ({
        fieldId: field,
        message: nameText(field, refusal) ?? personFieldText(refusal, clinic),
      }));
  const wanted = wantedBy(values);
  const isKnown = (exam: WantedExam) =>
    clinic.services.some(({ slug }) => slug === exam.serviceSlug);
  if (!wanted || !wantedExams(wanted).every(isKnown))
    errors.push({ fieldId: 'servico', message: messages.serviceMissing });
  if (!clinic.payers.some(({ id }) => id === values.convenio))
    errors.push({ fieldId: 'convenio', message: messages.payerMissing });
  if (caller.ok && needsGuardian(caller.value, today)) {
    const message = staffAgenda.refusals.time['guardian-required'];
    errors.push({ fieldId: 'parentesco', message });
  }
  if (!caller.ok || !wanted || errors.length > 0) return refuse(errors);
  return ok({ ...caller.value, service: wanted.serviceSlug, wanted, payer: values.convenio });
}

function needsGuardian({ patient, guardian }: Caller, today: string): boolean {
  return patient.bornOn !== null && !guardian && isMinorOn(patient.bornOn, today);
}

/** The consent read to the caller before booking, and the record of its exact text. */
export function spokenConsentOf({ clinic }: Pick<AppServices, 'clinic'>) {
  const { id, text: sentence } = messages.consent;
  const text = sentence
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return { text, record: { textId: id, textSha256: sha256Hex(text), locale: DEFAULT_LOCALE } };
}

/** What to tell a caller about a service and payer besides the time. */
export function serviceAdvice({ contents, clinic }: AppServices, wanted: Wanted, payer: string) {
  const { services } = contentIn(contents, DEFAULT_LOCALE);
  const texts = wantedExams(wanted).flatMap(
    ({ serviceSlug }) => services.find(({ slug }) => slug === serviceSlug) ?? [],
  );
  return {
    preparation: unitedPreparation(texts).preparation,
    bring: payerOf(clinic, payer)?.bring ?? [],
  };
}
