import { instantOf, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { ExamStep } from '#app/scheduling/available-slots.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { type BookableExam, readBookable } from '#app/scheduling/exams/bookable-services.server.ts';
import {
  examsTitle,
  examTitle,
  portuguese,
  uncapitalized,
  untilWords,
} from '#app/scheduling/exams/exam-words.ts';
import { isPlain, type Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { readFirstSlots } from '#app/scheduling/first-slots.server.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import type { InsuranceCard } from '#app/scheduling/payers/insurance-card.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import type { Caller } from './caller-form.ts';
import type { FoundTimes } from './phone-found.tsx';
import { type SearchFormValues, wantedBy } from './phone-search.ts';

const MAX_TIMES = 6;

/**
 * The next times for what a caller wants, each with the practitioner who would be booked.
 * @param after only times after this instant
 * @param titleOf of a service
 */
export async function findTimes(
  booking: BookingServices,
  { desde, parte, excecao, hora, com, ...asked }: SearchFormValues,
  after: Date | null,
  titleOf: (slug: string) => string,
): Promise<FoundTimes['options']> {
  const wanted = wantedBy(asked) ?? { serviceSlug: asked.servico };
  const exams = (await readBookable(booking.db, wanted))?.exams ?? [];
  const people = await readResources(booking.db);
  const wish = {
    ...wanted,
    from: desde,
    halfDay: parte,
    after: after ?? justBefore(desde, hora),
    practitionerId: isPlain(wanted) ? people.find(({ slug }) => slug === com)?.id : undefined,
    count: MAX_TIMES,
  };
  const payerId = excecao ? undefined : asked.convenio;
  const slots = await readFirstSlots(booking, { ...wish, payerId });
  // Those of the first times that the payer covers are the first that it covers.
  const covered =
    excecao &&
    (await readFirstSlots(booking, { ...wish, payerId: asked.convenio }))?.map(({ startsAt }) =>
      startsAt.getTime(),
    );
  const nameOf = (wanted: number | undefined) => people.find(({ id }) => id === wanted)?.name ?? '';
  return (slots ?? []).map(({ startsAt, endsAt, practitionerIds: [first], steps = [] }) => ({
    value: rfc3339(startsAt),
    until: rfc3339(endsAt),
    moment:
      steps.length > 1
        ? untilWords(formatMoment(startsAt), endsAt, DEFAULT_LOCALE)
        : formatMoment(startsAt),
    // The first in the clinic's order is the one who gets booked.
    practitioner:
      steps.length > 1
        ? [...new Set(steps.map(({ practitionerId }) => nameOf(practitionerId)))].join(' e ')
        : nameOf(first),
    ...(steps.length > 1 && wordsToSay(steps, { exams, titleOf })),
    isBeyond: covered ? !covered.includes(startsAt.getTime()) : false,
  }));
}

/** So that the time itself is the first that comes after. */
function justBefore(on: string, time: string | undefined): Date | null {
  const instant = time ? instantOf(on, time) : null;
  return instant && new Date(instant.getTime() - 1);
}

/** Several exams in the order in which they are done: 'Às 8h15, campo visual; às 8h45, topografia.' */
function wordsToSay(
  steps: readonly ExamStep[],
  { exams, titleOf }: { exams: readonly BookableExam[]; titleOf: (slug: string) => string },
) {
  const done = steps.map(({ exam, startsAt }) => {
    const { slug = '', eyes = null } = exams[exam] ?? {};
    return { serviceSlug: slug, eyes, startsAt };
  });
  const words = portuguese(titleOf);
  const said = done.map((step) =>
    staffAgenda.phone.found.walk(
      formatTime(wallClockOf(step.startsAt).time),
      uncapitalized(examTitle(step, words)),
    ),
  );
  return { service: examsTitle(done, words), walk: sentence(said.join('; ')) };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

type PhoneBooking = {
  values: SearchFormValues;
  parsed: Caller & { service: string; wanted: Wanted; payer: string };
  startsAt: Date;
  consent: BookingRequest['consent'];
  /** What the caller answers about the preparation. */
  preparation: PreparationAnswers;
  /** The card of who has it at hand. */
  card: InsuranceCard | null;
  actor: StaffActor;
  /** The form's idempotency key. */
  key: string;
  /** Of the hold on the time, where the waiting list has offered it. */
  holdToken?: string | undefined;
};

/** Books the time that the caller chose; the same form sent twice books once. */
export async function bookByPhone(
  booking: BookingServices,
  { values, parsed, startsAt, consent, preparation, card, actor, key, holdToken }: PhoneBooking,
) {
  const { service: _service, wanted, payer, ...people } = parsed;
  const body = { ...values, ...preparation, startsAt: rfc3339(startsAt) };
  const bodySha256 = sha256Hex(JSON.stringify(body));
  const resources = values.com && isPlain(wanted) ? await readResources(booking.db) : [];
  return bookAppointment(
    booking,
    {
      ...people,
      ...wanted,
      practitionerId: resources.find(({ slug }) => slug === values.com)?.id,
      payerId: payer,
      card,
      startsAt,
      consent,
      ...(values.codigo && { couponCode: values.codigo }),
      preparation,
      holdToken,
      locale: DEFAULT_LOCALE,
      channel: 'phone',
      actor,
      exceedReason: exceedReasonOf(values.excecao),
    },
    { scope: 'phone-desk', key, bodySha256 },
  );
}
