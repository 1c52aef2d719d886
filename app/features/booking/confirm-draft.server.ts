import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { preparationWarnings } from './appointment-view.ts';
import { bookingConsentOf } from './booking-consent.server.ts';
import { type BookingDraft, STEP_PATHS, type Step } from './booking-draft.ts';
import { parsePeople } from './details-form.ts';

/**
 * Builds the request of a finished draft, validated again; null when an answer is missing or invalid.
 * @param clinic in the visitor's language
 */
export function requestOf(clinic: Clinic, draft: BookingDraft, now: Date): BookingRequest | null {
  const { service, forWhom, payer, details } = draft;
  const startsAt = parseRfc3339(draft.startsAt ?? '');
  if (!service || !forWhom || !payer || !details || !startsAt) return null;
  const people = parsePeople(details, forWhom, wallClockOf(now).on);
  if (!people.ok) return null;
  return {
    ...people.value,
    serviceSlug: service,
    startsAt,
    payerId: payer,
    consent: bookingConsentOf(clinic).record,
    holdToken: draft.holdToken,
    locale: clinic.locale,
    channel: 'web',
  };
}

/** Idempotency key of a draft's booking. The hold may change between two sendings, the request may not. */
export function onceOf(
  { key }: BookingDraft,
  { holdToken: _hold, ...request }: BookingRequest,
): IdempotencyKey {
  return { scope: 'booking-form', key, bodySha256: sha256Hex(JSON.stringify(request)) };
}

/** The booking for the visitor to check: rows, each with the step that changes it, then the preparation. */
export function answersOf(
  { clinic, serviceTexts }: AppointmentLabels,
  draft: BookingDraft,
  { patient, contact, guardian, ...request }: BookingRequest,
) {
  const { locale, payers } = clinic;
  const { check: messages, forWhom } = bookingMessages[locale];
  const service = serviceTexts.find(({ slug }) => slug === request.serviceSlug);
  const payer = payers.find(({ id }) => id === request.payerId);
  const row = (label: string, value: string, step: Step) => {
    return { label, value, changeHref: STEP_PATHS[step], isContent: step === 'service' };
  };
  const when = formatMoment(request.startsAt, { locale, withYear: true });
  const birth = patient.bornOn ? formatDate(patient.bornOn, locale) : '';
  const isSelf = draft.forWhom === 'self';
  return {
    rows: [
      row(messages.service, service?.title ?? request.serviceSlug, 'service'),
      row(messages.when, when, 'time'),
      row(messages.forWhom, forWhom[draft.forWhom ?? 'self'], 'for-whom'),
      row(messages.payer, payer?.title ?? request.payerId, 'payer'),
      row(messages.patient, patient.name, 'details'),
      row(messages.birth, birth, 'details'),
      ...(isSelf ? [] : [row(messages.contact, contact.name, 'details')]),
      ...(guardian ? [row(messages.relation, guardian.relation, 'details')] : []),
      row(messages.phone, draft.details?.phone ?? contact.phoneE164, 'details'),
      row(messages.email, contact.email ?? messages.noEmail, 'details'),
    ],
    warnings: service
      ? preparationWarnings(service.preparationFlags, appointmentMailMessages[locale])
      : [],
    preparation: service?.preparation ?? [],
    bring: payer?.bring ?? [],
  };
}
