import { data, type RouterContextProvider, redirect } from 'react-router';
import { type AppServices, visitorAddress } from '#app/context/app-services.ts';
import {
  changeDraft,
  changeService,
  DRAFT_COOKIE,
  DRAFT_PARAMETER,
  draftKeyOf,
  draftTokenOf,
  finishDraft,
  isDraftKey,
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
} from '#app/features/booking/booking-draft.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import type { Content } from '#app/site-content/site-content.server.ts';
import { isFormRefused, markRefused } from './form-refused.server.ts';

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

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
  /** The token of the draft that the address names, also once it is booked; else what the browser’s cookie holds. */
  token: string | undefined;
  /** The draft that the address names. */
  draft: BookingDraft | null;
  /** Session of the appointment that the draft has just become. */
  bookedSession: string | undefined;
  /** Whether the page responds to a refused form. */
  isRefused: boolean;
};

export const NO_STORE = { 'cache-control': 'no-store' };

/** Response of a step to a form that was refused. */
export function refuseForm<Body>({ context }: RouteArgs, body: Body, status: number) {
  markRefused(context);
  return data(body, { status, headers: NO_STORE });
}

/** The key of the draft that an address names; null when it names none. */
export function keyIn(request: Request): string | null {
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
    token: found ? token : cookie,
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
export function stepPath(
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

/** Redirects to a step in the visitor's language. */
export function toStep(
  journey: Named,
  step: Step,
  parameters?: URLSearchParams | Record<string, string>,
): Response {
  return redirect(stepPath(journey, step, parameters), { status: 303, headers: NO_STORE });
}

/** Stores answers and redirects to the next screen. */
export async function answer(
  journey: StepJourney,
  answers: Partial<BookingDraft>,
  next: Step,
): Promise<Response> {
  await changeDraft(journey.services, journey.token, answers);
  return goOn(journey, next);
}

/** Redirects to the next screen of a draft; renews the cookie. */
export function goOn(
  journey: StepJourney,
  next: Step,
  parameters?: Record<string, string>,
): Response {
  const cookie = setCookie(DRAFT_COOKIE, journey.token, journey.services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  return redirect(stepPath(journey, next, parameters), { status: 303, headers });
}

/**
 * The journey with a draft of a service: the draft that the address names, else a new one, which takes over what
 * the visitor has told the draft answered last about the patient.
 */
export async function withService(journey: Journey, service: string): Promise<StepJourney> {
  const { services, token, draft } = journey;
  if (draft && token) {
    await changeService(services, token, { service });
    return { ...journey, draft: { ...draft, service }, token };
  }
  const last = await readDraft(services, draftTokenOf(token, null));
  const { forWhom, payer, details } = last ?? {};
  const answers = { service, forWhom, payer, details };
  // Under the key of its page, so that the way back leads to the draft; a booked one keeps its own.
  const key = keyIn(journey.request) ?? '';
  const isFresh = isDraftKey(key) && journey.bookedSession === undefined;
  const started = await startDraft(services, answers, token, isFresh ? key : undefined);
  return { ...journey, draft: { ...answers, key: '' }, token: started };
}

/** Gives a draft a new idempotency key after a refusal, and returns it. */
export async function renewKey({ services, token }: StepJourney): Promise<string> {
  const key = newToken();
  await changeDraft(services, token, { key });
  return key;
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

/** The address names the draft: another tab may have booked since, in the same cookie. */
function toDone({ services, locale, token = '' }: Journey, session: string): Response {
  const cookie = setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  const key = draftKeyOf(token);
  const path = key ? `${DONE_PATH}?${DRAFT_PARAMETER}=${key}` : DONE_PATH;
  return redirect(localPath(locale, path), { status: 303, headers });
}

/** Session of the appointment that the draft of the address has become; else the browser's latest. */
export async function doneSession(args: RouteArgs): Promise<string | undefined> {
  const { services, bookedSession } = await readStart(args);
  return bookedSession ?? readCookie(args.request, APPOINTMENT_COOKIE, services.env.baseUrl);
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
