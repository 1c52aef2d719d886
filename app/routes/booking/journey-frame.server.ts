import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import {
  type BookingDraft,
  choicePath,
  firstOpenStep,
  placePath,
  STEP_PATHS,
  type Step,
  stepBefore,
} from '#app/features/booking/booking-draft.ts';
import type { HoldState } from '#app/features/booking/hold-line.tsx';
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { reachOf } from '#app/locales/clinic/reach.ts';
import { formText } from '#app/platform/form-values.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { examsTitle } from '#app/scheduling/exams/exam-words.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { findHold, type Hold } from '#app/scheduling/hold-slot.server.ts';
import { waitingDepositPath } from './deposit-step.server.ts';
import {
  type Journey,
  queryOf,
  type RouteArgs,
  readJourney,
  type StepJourney,
  stepPath,
  toStep,
} from './journey.server.ts';
import { placeOf } from './offered-place.server.ts';

/** Where the hold is extended, given up and requested again. */
const HOLD_PATH = '/agendamento/reserva';
/** The form field with the digest of what its page showed. */
export const SHOWN_FIELD = 'seen';
/** In the address of a step that is asked again, the rows that changed. */
const CHANGED_PARAMETER = 'mudou';

/** The earlier answers that each screen shows, or that its question follows from. */
const SHOWN_ANSWERS = {
  service: [],
  // Its form names the service itself.
  time: [],
  details: ['service', 'startsAt'],
  check: [],
} satisfies Record<Step, (keyof BookingDraft)[]>;

/** Digest of the earlier answers that a screen shows. Its form sends it back. */
function shownAt(step: Step, draft: BookingDraft | null): string {
  const shown = SHOWN_ANSWERS[step].map((name) => draft?.[name] ?? null);
  return shown.length > 0 ? sha256Hex(JSON.stringify(shown)).slice(0, 16) : '';
}

/**
 * Whether a form was filled in beside other answers than the draft now has, because another tab changed them.
 * Forms of an older release do not say what they showed.
 */
export function hasChanged({ draft }: StepJourney, step: Step, form: FormData): boolean {
  const shown = formText(form, SHOWN_FIELD);
  return shown !== '' && shown !== shownAt(step, draft);
}

/** Shows a step again, saying that its answers have changed. @param rows of the last screen that changed */
export function askAgain(journey: Journey, step: Step, rows: readonly string[] = []): Response {
  return toStep(journey, step, { [CHANGED_PARAMETER]: rows.join('.') });
}

/** What to say after `askAgain`; null on any other request. */
function changeNews({ request, locale }: Journey, labels: Record<string, string>): string | null {
  const rows = new URL(request.url).searchParams.get(CHANGED_PARAMETER);
  if (rows === null || request.method !== 'GET') return null;
  const changed = rows.split('.').flatMap((row) => labels[row] ?? []);
  const messages = bookingDraftMessages[locale];
  return changed.length > 0 ? messages.changedRows(changed) : messages.changed;
}

type Shown = {
  /** The service that the screen is about, if the draft has another or none. */
  service?: { title: string; slug: string; houses?: readonly unknown[] };
  /** Digest of what the screen shows, if it shows more than the frame. */
  shown?: string;
  /** The names of the rows that `askAgain` may name. */
  labels?: Record<string, string>;
};

/** Data of the frame around every question: choices so far and hold. */
export async function frameOf(
  journey: Journey,
  step: Step,
  { service: named, shown, labels = {} }: Shown = {},
) {
  const { services, content, locale, draft } = journey;
  const service = named ?? titledOf(journey, draft?.service);
  const hold = await findHold(bookingServicesOf(services), draft?.holdToken);
  const startsAt = draft?.startsAt ? new Date(draft.startsAt) : null;
  const moment = startsAt ? formatMoment(startsAt, { locale }) : null;
  const back = stepBefore(step);
  const news = changeNews(journey, labels);
  const query = queryOf(journey);
  const changeHref = choicePath(service?.slug, query);
  const placed = placeOf(journey, service?.slug);
  const hasChoice = named?.houses === undefined || named.houses.length > 1;
  const held = new URLSearchParams({ inicio: draft?.startsAt ?? '' });
  return {
    step,
    /** Names the draft; begins every link to another page of the journey. */
    query,
    /** Where the screen's form is sent. */
    action: localPath(locale, STEP_PATHS[step] + query),
    backHref: back ? (step === 'time' ? changeHref : `${STEP_PATHS[back]}${query}`) : null,
    changeHref,
    shown: shown ?? shownAt(step, draft),
    news,
    serviceTitle: service?.title ?? null,
    // Where only one house does it, the question would lead back here.
    place: placed && { ...placed, href: hasChoice ? placePath(service?.slug, query) : null },
    moment,
    hold: moment
      ? {
          step,
          path: localPath(locale, `${HOLD_PATH}${query}&${held}`),
          view: draft?.holdView ?? '',
          state: holdState(journey, hold),
          goneNote: draft?.isUnheld
            ? refusalText('not-held', content.clinic)
            : bookingMessages[locale].hold.gone,
        }
      : null,
    phone: content.clinic.phone,
    reach: reachOf(content.clinic),
    clinicName: content.clinic.displayName,
    isRefused: journey.isRefused || news !== null,
  };
}

/** What a draft is for, whether or not it is offered any more. */
function titledOf({ content, locale }: Journey, code = ''): { title: string; slug: string } | null {
  const wanted = examsOfCode(code);
  const exams = wanted ? wantedExams(wanted) : [];
  const texts = exams.flatMap((exam) =>
    content.services.filter(({ slug }) => slug === exam.serviceSlug),
  );
  if (texts.length === 0 || texts.length < exams.length) return null;
  const titleOf = (slug: string) => texts.find((each) => each.slug === slug)?.title ?? slug;
  return { title: examsTitle(exams, { locale, titleOf }), slug: code };
}

/** What is shown of a hold; null when there is none. */
export function holdState({ services, locale }: Journey, hold: Hold | null): HoldState | null {
  if (!hold) return null;
  const now = services.clock.now();
  const leftMs = hold.expiresAt.getTime() - now.getTime();
  return {
    kept: keptWords(hold, { now, locale }),
    secondsLeft: Math.ceil(leftMs / 1000),
    canExtend: hold.canExtend,
  };
}

/** Which time is held, and until when of which day. */
export function keptWords(
  { startsAt, expiresAt }: Pick<Hold, 'startsAt' | 'expiresAt'>,
  { now, locale }: { now: Date; locale: Locale },
): string {
  const { on, time } = wallClockOf(expiresAt);
  const until = { time, clock: formatTime(time, { locale }), isToday: on === wallClockOf(now).on };
  const moment = sentenceMoment(formatMoment(startsAt, { locale }));
  return bookingMessages[locale].hold.kept(moment, until);
}

/** 'Terça, 24 de novembro, às 8h', as it begins a sentence at the reception desk. */
function sentenceMoment(moment: string): string {
  const spoken = moment.replace('-feira', '');
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}

/**
 * For who begins anew: what the draft answered last has chosen, and the address where it goes on.
 * @returns null when there is none
 */
export async function readUnfinished(args: RouteArgs) {
  const journey = await readJourney(args, null);
  if (!journey.draft) return null;
  const { serviceTitle, moment } = await frameOf(journey, 'service');
  const messages = bookingDraftMessages[journey.locale];
  const chosen = [serviceTitle, moment].filter(Boolean).join(' · ');
  const deposit = await waitingDepositPath(journey);
  const { service } = journey.draft;
  if (!serviceTitle) return null;
  return {
    service,
    chosen,
    text: deposit ? messages.resumeDeposit(chosen) : messages.resume(chosen),
    action: deposit ? messages.resumeDepositAction : messages.resumeAction,
    href: deposit ?? stepPath(journey, firstOpenStep(journey.draft)),
  };
}
