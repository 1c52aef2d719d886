import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { sunsetOf } from '#app/clinic/preparation-times.ts';
import { branchOf, hasBranches } from '#app/clinic/record/branch-fields.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import { receptionNoteMessages } from '#app/locales/appointment/note.ts';
import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { SummaryStep } from '#app/scheduling/appointment-summary.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { Coupon } from '#app/scheduling/coupon.server.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { examsTitle } from '#app/scheduling/exams/exam-words.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { bookingConsentOf } from './booking-consent.server.ts';
import {
  type BookingDraft,
  choicePath,
  placePath,
  STEP_PATHS,
  type Step,
} from './booking-draft.ts';
import { parsePeople } from './details/details-form.ts';
import { preparationOf } from './preparation.ts';
import { NO_PROMISES, promisesFor } from './preparation-promises.ts';

const MINUTE_MS = 60_000;

/**
 * Builds the request of a finished draft, validated again; null when an answer is missing or invalid.
 * @param clinic in the visitor's language
 */
export function requestOf(clinic: Clinic, draft: BookingDraft, now: Date): BookingRequest | null {
  const { service, forWhom, payer, details } = draft;
  const startsAt = parseRfc3339(draft.startsAt ?? '');
  const wanted = examsOfCode(service ?? '');
  if (!wanted || !forWhom || !payer || !details || !startsAt) return null;
  const people = parsePeople(details, forWhom, wallClockOf(now).on, clinic.bookingForm);
  if (!people.ok) return null;
  const { birthDate, email } = clinic.bookingForm;
  return {
    ...people.value,
    ...wanted,
    ...([birthDate, email].includes('off') && {
      unasked: { birthDate: birthDate === 'off', email: email === 'off' },
    }),
    startsAt,
    payerId: payer,
    consent: bookingConsentOf(clinic).record,
    ...(draft.coupon && { couponCode: draft.coupon }),
    ...(draft.preparation && { preparation: draft.preparation }),
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

/** Of several exams: when they end, and what is done when. Null for one service as it stands in the agenda. */
type ShownPlan = { until: string; endsAt: Date; steps: readonly SummaryStep[] } | null;

/** The draft's code and what it gives; null without one. */
type ShownCoupon = Pick<Coupon, 'code' | 'gives'> | null;

/** What an insurance adds: its card and approval in words, and what staff want to be brought. */
type Insured = { words: string; bring: readonly string[] | null };

type ShownBeside = {
  query: string;
  coupon?: ShownCoupon;
  plan?: ShownPlan;
  insured?: Insured;
  /** The clinic as it will be on that day, where that differs from today's. */
  onDay?: Clinic;
  /** How long a single service may take on that day. */
  aloneMinutes: number;
  now: Date;
};

/**
 * The booking for the visitor to check: rows, each with the step that changes it, then the preparation.
 * `query` is of the journey's addresses, naming the draft.
 */
export function answersOf(
  { clinic, serviceTexts }: AppointmentLabels,
  draft: BookingDraft,
  { patient, contact, guardian, ...request }: BookingRequest,
  { query, coupon = null, plan = null, insured, onDay = clinic, aloneMinutes, now }: ShownBeside,
) {
  const { locale, payers } = clinic;
  const { check: messages } = bookingMessages[locale];
  const exams = wantedExams(request);
  const texts = exams.flatMap(
    ({ serviceSlug }) => serviceTexts.find(({ slug }) => slug === serviceSlug) ?? [],
  );
  const titleOf = (slug: string) => serviceTexts.find((each) => each.slug === slug)?.title ?? slug;
  const payer = payers.find(({ id }) => id === request.payerId);
  const bring = onDay.payers.find(({ id }) => id === request.payerId)?.bring ?? payer?.bring;
  const row = (id: RowId, value: string, step: Step) => {
    const href = step === 'service' ? choicePath(draft.service, query) : STEP_PATHS[step] + query;
    const change = { href, what: messages.changes[id] };
    return { id, label: messages[id], value, change };
  };
  const moment = formatMoment(request.startsAt, { locale });
  const when = plan ? severalExamsMessages[locale].until(moment, plan.until) : moment;
  const birth = patient.bornOn ? messages.born(formatDate(patient.bornOn, locale)) : '';
  const booker = guardian ? `${contact.name} (${guardian.relation})` : contact.name;
  const noEmail = clinic.bookingForm.email === 'off' ? '' : messages.noEmail;
  const reached = [draft.details?.phone ?? contact.phoneE164, contact.email ?? noEmail];
  return {
    rows: [
      row('service', examsTitle(exams, { locale, titleOf }), 'service'),
      ...placeRows({ clinic, onDay }, draft, { branch: request.branch, query }),
      row('when', when, 'time'),
      row('patient', joined([patient.name, birth]), 'details'),
      row('contact', joined(draft.forWhom === 'self' ? reached : [booker, ...reached]), 'details'),
      row('payer', joined([payer?.title ?? request.payerId, insured?.words ?? '']), 'details'),
      ...(coupon ? [couponRow(coupon, { locale, href: STEP_PATHS.details + query })] : []),
      ...preparationRows(request.preparation, { locale, href: STEP_PATHS.time + query }),
      ...noteRows(request.note, { locale, href: STEP_PATHS.details + query }),
    ],
    steps: plan?.steps ?? [],
    ...toldOf(texts, insured?.bring ?? bring ?? [], {
      clinic,
      request,
      endsAt: plan?.endsAt ?? new Date(request.startsAt.getTime() + aloneMinutes * MINUTE_MS),
      now,
    }),
  };
}

/** In which house, where the clinic has several; its address is that of the day. */
function placeRows(
  { clinic, onDay }: { clinic: Clinic; onDay: Clinic },
  { service }: BookingDraft,
  { branch = null, query }: { branch?: string | null | undefined; query: string },
) {
  const house = hasBranches(clinic)
    ? (branchOf(onDay, branch) ?? branchOf(clinic, branch))
    : undefined;
  if (!house) return [];
  const { label, changeWhat: what } = bookingPlaceMessages[clinic.locale];
  const change = { href: placePath(service, query), what };
  return [{ id: 'place', label, value: joined([house.name, houseLine(house)]), change }];
}

/** What the patient has answered about the preparation, each to be changed on the screen of the times. */
function preparationRows(
  { arrival, lenses }: PreparationAnswers = {},
  { locale, href }: { locale: Locale; href: string },
) {
  const { check, questions } = preparationMessages[locale];
  const row = (id: string, label: string, value: string, what: string) => {
    return { id, label, value, change: { href, what } };
  };
  return [
    ...(arrival
      ? [row('arrival', check.arrival, check.arrivals[arrival], check.changeArrival)]
      : []),
    ...(lenses
      ? [row('lenses', check.lenses, questions.lensTypes[lenses], check.changeLenses)]
      : []),
  ];
}

function noteRows(
  note: string | null | undefined,
  { locale, href }: { locale: Locale; href: string },
) {
  const { row: label, change: what } = receptionNoteMessages[locale];
  return note ? [{ id: 'note', label, value: note, change: { href, what } }] : [];
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

type Told = {
  clinic: Clinic;
  request: Pick<BookingRequest, 'serviceSlug' | 'startsAt' | 'preparation'>;
  endsAt: Date;
  now: Date;
};

function toldOf(
  services: AppointmentLabels['serviceTexts'],
  bring: readonly string[],
  { clinic, request, endsAt, now }: Told,
) {
  if (services.length === 0)
    return { warnings: [], preparation: [], bring, promises: NO_PROMISES, notes: [bring] };
  const united = unitedPreparation(services);
  const { startsAt, preparation: preparationAnswers } = request;
  const sunsetAt = sunsetOf(clinic.address, startsAt);
  const times = { startsAt, endsAt, sunsetAt, changedAt: now };
  const { important, ...told } = preparationOf(
    { ...united, bring, ...times, preparationAnswers },
    clinic.locale,
  );
  const promises = promisesFor(united.preparationRule, startsAt, clinic.locale);
  // Without their dates: when the time alone changes, its own row says so.
  const general = preparationOf({ ...united, bring, preparationRule: undefined }, clinic.locale);
  const notes = [general.important, general.preparation, general.bring];
  return { warnings: important, ...told, promises, notes };
}

type Answers = ReturnType<typeof answersOf>;

/**
 * Digest of what the last screen shows, a part for each row and one for all below. Its form sends it back.
 * @param deposit what it says of a deposit, if there is one
 */
export function digestOf(
  { rows, steps, notes: told }: Pick<Answers, 'rows' | 'steps' | 'notes'>,
  { text }: { text: string },
  deposit: unknown = null,
): string {
  const said = [...told, text, ...(steps.length > 0 ? [steps] : [])];
  const notes = { id: 'notes', value: deposit ? [...said, deposit] : said };
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
