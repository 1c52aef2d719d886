import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { Coupon } from '#app/scheduling/coupon.server.ts';
import { bookingConsentOf } from './booking-consent.server.ts';
import { type BookingDraft, STEP_PATHS, type Step } from './booking-draft.ts';
import { parsePeople } from './details-form.ts';
import { preparationOf } from './preparation.ts';

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
    ...(draft.coupon && { couponCode: draft.coupon }),
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

type RowId = 'service' | 'when' | 'patient' | 'contact' | 'payer';

/** The draft's code and what it gives; null without one. */
type ShownCoupon = Pick<Coupon, 'code' | 'gives'> | null;

/** What an insurance adds: its card and approval in words, and what staff want to be brought. */
type Insured = { words: string; bring: readonly string[] | null };

/**
 * The booking for the visitor to check: rows, each with the step that changes it, then the preparation.
 * `query` is of the journey's addresses, naming the draft.
 */
export function answersOf(
  { clinic, serviceTexts }: AppointmentLabels,
  draft: BookingDraft,
  { patient, contact, guardian, ...request }: BookingRequest,
  { query, coupon = null, insured }: { query: string; coupon?: ShownCoupon; insured?: Insured },
) {
  const { locale, payers } = clinic;
  const { check: messages } = bookingMessages[locale];
  const service = serviceTexts.find(({ slug }) => slug === request.serviceSlug);
  const payer = payers.find(({ id }) => id === request.payerId);
  const row = (id: RowId, value: string, step: Step) => {
    const change = { href: STEP_PATHS[step] + query, what: messages.changes[id] };
    return { id, label: messages[id], value, change };
  };
  const when = formatMoment(request.startsAt, { locale });
  const birth = patient.bornOn ? messages.born(formatDate(patient.bornOn, locale)) : '';
  const booker = guardian ? `${contact.name} (${guardian.relation})` : contact.name;
  const reached = [draft.details?.phone ?? contact.phoneE164, contact.email ?? messages.noEmail];
  return {
    rows: [
      row('service', service?.title ?? request.serviceSlug, 'service'),
      row('when', when, 'time'),
      row('patient', joined([patient.name, birth]), 'details'),
      row('contact', joined(draft.forWhom === 'self' ? reached : [booker, ...reached]), 'details'),
      row('payer', joined([payer?.title ?? request.payerId, insured?.words ?? '']), 'details'),
      ...(coupon ? [couponRow(coupon, { locale, href: STEP_PATHS.details + query })] : []),
    ],
    ...toldOf(service, insured?.bring ?? payer?.bring ?? [], locale),
  };
}

function couponRow(
  { code, gives }: NonNullable<ShownCoupon>,
  { locale, href }: { locale: Locale; href: string },
) {
  const { label, value, change } = couponMessages[locale];
  return { id: 'coupon', label, value: value(code, gives[locale]), change: { href, what: change } };
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

function toldOf(
  service: AppointmentLabels['serviceTexts'][number] | undefined,
  bring: readonly string[],
  locale: Locale,
) {
  if (!service) return { warnings: [], preparation: [], bring };
  const { important, ...told } = preparationOf({ ...service, bring }, locale);
  return { warnings: important, ...told };
}

type Answers = ReturnType<typeof answersOf>;

/**
 * Digest of what the last screen shows, a part for each row and one for all below. Its form sends it back.
 * @param deposit what it says of a deposit, if there is one
 */
export function digestOf(
  { rows, warnings, preparation, bring }: Answers,
  { text }: { text: string },
  deposit: unknown = null,
): string {
  const told = [warnings, preparation, bring, text];
  const notes = { id: 'notes', value: deposit ? [...told, deposit] : told };
  const digest = ({ id, value }: { id: string; value: unknown }) =>
    `${id}:${sha256Hex(JSON.stringify(value)).slice(0, 12)}`;
  return [...rows, notes].map(digest).join('.');
}

/** The rows of a screen that differ from another's, or are missing there. */
export function changedRows(now: string, shown: string): string[] {
  const known = new Set(shown.split('.'));
  const changed = now.split('.').filter((part) => !known.has(part));
  return changed.flatMap((part) => part.split(':').slice(0, 1));
}
