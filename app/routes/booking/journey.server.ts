import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { type AppServices, visitorAddress } from '#app/context/app-services.ts';
import {
  changeDraft,
  DRAFT_COOKIE,
  DRAFT_PARAMETER,
  draftKeyOf,
  draftTokenOf,
  finishDraft,
  readDraft,
  startDraft,
} from '#app/features/booking/booking-draft.server.ts';
import {
  type BookingDraft,
  DONE_PATH,
  firstOpenStep,
  isStepOpen,
  STEP_PATHS,
  type Step,
  stepBefore,
} from '#app/features/booking/booking-draft.ts';
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { bookingDraftMessages } from '#app/locales/booking-draft.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { findHold } from '#app/scheduling/hold-slot.server.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import type { Content } from '#app/site-content/site-content.server.ts';
import { isFormRefused, markRefused } from './form-refused.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A visitor's request within the booking journey. */
export type Journey = {
  services: AppServices;
  /** Language of the page. */
  locale: Locale;
  /** The site's content in that language. */
  content: Content;
  /** The visitor's IP address, for rate limits. */
  address: string;
  request: Request;
  /** The draft's token; without a draft, what the browser's cookie holds. */
  token: string | undefined;
  /** The draft that the address names. */
  draft: BookingDraft | null;
  /** Session of the appointment that the draft has just become. */
  bookedSession: string | undefined;
  /** Whether the page responds to a refused form. */
  isRefused: boolean;
};

/** Where the hold is extended, given up and requested again. */
const HOLD_PATH = '/agendamento/reserva';
/** The form field with the digest of what its page showed. */
export const SHOWN_FIELD = 'seen';
/** In the address of a step that is asked again, the rows that changed. */
const CHANGED_PARAMETER = 'mudou';

export const NO_STORE = { 'cache-control': 'no-store' };

/** Response of a step to a form that was refused. */
export function refuseForm<Body>({ context }: RouteArgs, body: Body, status: number) {
  markRefused(context);
  return data(body, { status, headers: NO_STORE });
}

/** The key of the draft that an address names; null when it names none. */
function keyIn(request: Request): string | null {
  return new URL(request.url).searchParams.get(DRAFT_PARAMETER);
}

/** The journey at its first screen, where an address without a draft begins another one. */
export function readStart(args: RouteArgs): Promise<Journey> {
  return readJourney(args, keyIn(args.request) ?? '');
}

/** @param key of the draft; null for the draft that was answered last */
export async function readJourney(args: RouteArgs, key = keyIn(args.request)): Promise<Journey> {
  const { request, context } = args;
  const { services, locale, content } = pageOf(args);
  const cookie = readCookie(request, DRAFT_COOKIE, services.env.baseUrl);
  const token = draftTokenOf(cookie, key);
  const found = await readDraft(services, token);
  const draft = found?.bookedSession === undefined ? found : null;
  return {
    services,
    locale,
    content,
    address: context.get(visitorAddress),
    request,
    token: draft ? token : cookie,
    draft,
    bookedSession: found?.bookedSession,
    isRefused: isFormRefused(context),
  };
}

/**
 * The journey at a step. Redirects visitors who jump ahead to the first unanswered question, and an address
 * without a draft to the same with the draft that was answered last.
 */
export async function readStep(args: RouteArgs, step: Step) {
  const journey = await readJourney(args);
  const { draft, token, bookedSession } = journey;
  if (bookedSession) throw toDone(journey, bookedSession);
  if (!draft || !token) throw toStep(journey, 'service');
  if (!isStepOpen(draft, step)) throw toStep(journey, firstOpenStep(draft));
  if (keyIn(args.request) === null && args.request.method === 'GET')
    throw toStep(journey, step, new URL(args.request.url).searchParams);
  return { ...journey, draft, token };
}

type Named = Pick<Journey, 'locale' | 'draft' | 'token'>;

/** The path of a step in the visitor's language, naming the draft. */
function stepPath(
  { locale, draft, token }: Named,
  step: Step,
  parameters: URLSearchParams | Record<string, string> = {},
): string {
  const query = new URLSearchParams(parameters);
  if (draft && token) query.set(DRAFT_PARAMETER, draftKeyOf(token));
  return localPath(locale, query.size > 0 ? `${STEP_PATHS[step]}?${query}` : STEP_PATHS[step]);
}

/** The query that names the draft; empty without one. */
export function queryOf({ draft, token = '' }: Omit<Named, 'locale'>): string {
  return draft ? `?${DRAFT_PARAMETER}=${draftKeyOf(token)}` : '';
}

/**
 * For who begins anew: what the draft answered last has chosen, and the address where it goes on.
 * @returns null when there is none
 */
export async function readUnfinished(args: RouteArgs) {
  const journey = await readJourney(args, null);
  if (!journey.draft) return null;
  const { serviceTitle, moment } = await frameOf(journey, 'service');
  const { resume, resumeAction } = bookingDraftMessages[journey.locale];
  const chosen = [serviceTitle, moment].filter(Boolean).join(' · ');
  const href = stepPath(journey, firstOpenStep(journey.draft));
  return serviceTitle ? { text: resume(chosen), action: resumeAction, href } : null;
}

/** Redirects to a step in the visitor's language. The first is a content page: the browser reloads the document. */
export function toStep(
  journey: Named,
  step: Step,
  parameters?: URLSearchParams | Record<string, string>,
): Response {
  const lead = step === 'service' ? redirectDocument : redirect;
  return lead(stepPath(journey, step, parameters), { status: 303, headers: NO_STORE });
}

/** Stores answers and redirects to the next screen; renews the cookie. */
export async function answer(
  journey: Journey,
  answers: Partial<BookingDraft>,
  next: Step,
): Promise<Response> {
  const { services, token, draft } = journey;
  if (draft && token) await changeDraft(services, token, answers);
  const kept = draft && token ? token : await startDraft(services, answers, token);
  const cookie = setCookie(DRAFT_COOKIE, kept, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  const to = stepPath({ ...journey, draft: draft ?? { key: '' }, token: kept }, next);
  return redirect(to, { status: 303, headers });
}

/** Gives a draft a new idempotency key after a refusal. */
export async function renewKey({ services, token }: StepJourney): Promise<void> {
  await changeDraft(services, token, { key: newToken() });
}

/** Clears the draft, opens a session for the appointment's pages and redirects to the thank-you page. */
export async function finish(journey: StepJourney, appointmentId: number): Promise<Response> {
  const { services, token, draft } = journey;
  const { db, clock, env } = services;
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('the booked appointment was not found');
  const { session } = sessionFor({ clock, secret: env.appSecret }, appointment);
  await finishDraft(services, token, { key: draft.key, bookedSession: session });
  return toDone(journey, session);
}

function toDone({ services, locale }: Journey, session: string): Response {
  const cookie = setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  return redirect(localPath(locale, DONE_PATH), { status: 303, headers });
}

/** The earlier answers that each screen shows, or that its question follows from. */
const SHOWN_ANSWERS = {
  service: [],
  'for-whom': ['service'],
  payer: ['service'],
  time: ['service'],
  details: ['service', 'startsAt', 'forWhom'],
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
  /** Digest of what the screen shows, if it shows more than the frame. */
  shown?: string;
  /** The names of the rows that `askAgain` may name. */
  labels?: Record<string, string>;
};

/** Data of the frame around every question: progress, choices so far and hold. */
export async function frameOf(journey: Journey, step: Step, { shown, labels = {} }: Shown = {}) {
  const { services, content, locale, draft } = journey;
  const service = content.services.find(({ slug }) => slug === draft?.service);
  const hold = await findHold(services, draft?.holdToken);
  const startsAt = draft?.startsAt ? new Date(draft.startsAt) : null;
  const back = stepBefore(step);
  const news = changeNews(journey, labels);
  const query = queryOf(journey);
  const held = new URLSearchParams({ inicio: draft?.startsAt ?? '' });
  return {
    step,
    /** Names the draft; begins every link to another page of the journey. */
    query,
    backHref: back ? `${STEP_PATHS[back]}${query}` : null,
    shown: shown ?? shownAt(step, draft),
    news,
    serviceTitle: service?.title ?? null,
    moment: startsAt ? formatMoment(startsAt, { locale }) : null,
    holdPath: localPath(locale, `${HOLD_PATH}${query}&${held}`),
    holdView: draft?.holdView ?? '',
    hold: hold
      ? {
          expiresAt: hold.expiresAt.toISOString(),
          until: formatTime(wallClockOf(hold.expiresAt).time, { locale }),
          secondsLeft: Math.ceil(
            (hold.expiresAt.getTime() - services.clock.now().getTime()) / 1000,
          ),
          canExtend: hold.canExtend,
        }
      : null,
    isHoldLost: Boolean(draft?.startsAt) && !hold,
    /** Why there was never a hold. */
    unheldNote: draft?.isUnheld ? refusalText('not-held', content.clinic) : null,
    phone: content.clinic.phone,
    clinicName: content.clinic.displayName,
    isRefused: journey.isRefused || news !== null,
  };
}

export type StepJourney = Awaited<ReturnType<typeof readStep>>;

/** Whether the form carries a valid proof of work; never without JavaScript. */
export function isProven(
  { db, clock, env }: AppServices,
  form: { get(field: string): unknown },
): Promise<boolean> {
  const proof = form.get(PROOF_FIELD);
  const payload = typeof proof === 'string' ? proof : null;
  return isWorkProven({ db, clock, secret: env.appSecret }, 'booking', payload);
}
