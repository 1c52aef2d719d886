import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { BookingRequest } from '#app/scheduling/book-appointment.server.ts';
import { bookingConsentOf } from './booking-consent.server.ts';
import type { BookingDraft } from './booking-draft.ts';
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
