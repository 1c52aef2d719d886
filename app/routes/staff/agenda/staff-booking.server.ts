import { ageOn } from '#app/clinic/clinic-time.ts';
import type { PersonFieldRefusal } from '#app/clinic/person-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { BookableChoices } from '#app/features/agenda/booking/caller-fields.tsx';
import {
  type Caller,
  type CallerField,
  type CallerFormValues,
  parseCaller,
} from '#app/features/agenda/booking/caller-form.ts';
import { personFieldText } from '#app/features/booking/person-field-text.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { HOME_LOCALE } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const texts = staffAgenda.phone;
const ADULT_AGE = 18;

type BookingFormValues = CallerFormValues & { servico: string; convenio: string };

/** What staff may book: every service of the clinic, also those that patients cannot book online. */
export async function bookableChoices(services: AppServices): Promise<BookableChoices> {
  const { serviceTitle } = agendaLabelsOf(services);
  const offered = await readOfferedServices(services.db);
  return {
    services: offered.map(({ slug, durationMinutes }) => ({
      value: slug,
      label: texts.minutes(serviceTitle(slug), durationMinutes),
    })),
    payers: services.clinic.payers.map(({ id, title }) => ({ value: id, label: title })),
  };
}

/** Two names are asked for here: the summary of errors says which one is missing. */
function nameText(field: CallerField, refusal: PersonFieldRefusal): string | undefined {
  if (refusal !== 'name-too-short') return undefined;
  return field === 'contato' ? texts.callerTooShort : texts.nameTooShort;
}

/**
 * The people, service and payer of a booking at the desk, or what is wrong with each field.
 * @param known puts in what is stored of somebody known, before it is asked who answers for them
 */
export function parseStaffBooking(
  { clinic }: Pick<AppServices, 'clinic'>,
  typed: BookingFormValues,
  today: string,
  known: (caller: Caller) => Caller = (caller) => caller,
): Result<Caller & { service: string; payer: string }, FieldError[]> {
  const parsed = parseCaller(typed, today);
  const caller = parsed.ok ? ok(known(parsed.value)) : parsed;
  const errors: FieldError[] = caller.ok
    ? []
    : caller.refusal.map(({ field, refusal }) => ({
        fieldId: field,
        message: nameText(field, refusal) ?? personFieldText(refusal, clinic),
      }));
  if (!clinic.services.some(({ slug }) => slug === typed.servico))
    errors.push({ fieldId: 'servico', message: texts.serviceMissing });
  if (!clinic.payers.some(({ id }) => id === typed.convenio))
    errors.push({ fieldId: 'convenio', message: texts.payerMissing });
  if (caller.ok && needsGuardian(caller.value, today)) {
    const message = staffAgenda.refusals.time['guardian-required'];
    errors.push({ fieldId: 'parentesco', message });
  }
  if (!caller.ok || errors.length > 0) return refuse(errors);
  return ok({ ...caller.value, service: typed.servico, payer: typed.convenio });
}

function needsGuardian({ patient, guardian }: Caller, today: string): boolean {
  return patient.bornOn !== null && !guardian && ageOn(patient.bornOn, today) < ADULT_AGE;
}

/** What is read to the caller before booking, and how its exact words are kept. */
export function spokenConsentOf({ clinic }: Pick<AppServices, 'clinic'>) {
  const { id, text: sentence } = texts.consent;
  const text = sentence
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return { text, record: { textId: id, textSha256: sha256Hex(text), locale: HOME_LOCALE } };
}

/** What a caller is told of a service beside the time. */
export function serviceAdvice({ contents, clinic }: AppServices, service: string, payer: string) {
  const { services } = contentIn(contents, HOME_LOCALE);
  return {
    preparation: services.find(({ slug }) => slug === service)?.preparation ?? [],
    bring: clinic.payers.find(({ id }) => id === payer)?.bring ?? [],
  };
}
