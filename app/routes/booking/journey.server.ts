import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { type AppServices, visitorAddress } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import {
  changeDraft,
  DRAFT_COOKIE,
  readDraft,
  saveDraft,
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
import { takeHold } from '#app/features/booking/booking-guard.server.ts';
import { refusalText } from '#app/features/booking/refusal-messages.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { PROOF_FIELD } from '#app/platform/form-guard.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { isWorkProven } from '#app/platform/proof-of-work.server.ts';
import { type Result, refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import type { CeilingRefusal } from '#app/scheduling/hold-ceiling.ts';
import {
  findHold,
  type Hold,
  type HoldRefusal,
  holdSlot,
  releaseHold,
} from '#app/scheduling/hold-slot.server.ts';
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
  token: string | undefined;
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

export async function readJourney(args: RouteArgs): Promise<Journey> {
  const { request, context } = args;
  const { services, locale, content } = pageOf(args);
  const token = readCookie(request, DRAFT_COOKIE, services.env.baseUrl);
  const found = await readDraft(services, token);
  const isBooked = found?.bookedSession !== undefined;
  const draft = isBooked ? null : found;
  return {
    services,
    locale,
    content,
    address: context.get(visitorAddress),
    request,
    token: isBooked ? undefined : token,
    draft,
    bookedSession: found?.bookedSession,
    isRefused: isFormRefused(context),
  };
}

/** The journey at a step; redirects visitors who jump ahead to the first unanswered question. */
export async function readStep(args: RouteArgs, step: Step) {
  const journey = await readJourney(args);
  const { draft, token, bookedSession } = journey;
  if (bookedSession) throw toDone(journey, bookedSession);
  if (!draft || !token) throw toStep(journey, 'service');
  if (!isStepOpen(draft, step)) throw toStep(journey, firstOpenStep(draft));
  return { ...journey, draft, token };
}

/** Redirects to a step in the visitor's language. The first is a content page: the browser reloads the document. */
export function toStep({ locale }: Pick<Journey, 'locale'>, step: Step): Response {
  const lead = step === 'service' ? redirectDocument : redirect;
  return lead(localPath(locale, STEP_PATHS[step]), { status: 303, headers: NO_STORE });
}

/** Stores answers and redirects to the next screen; renews the cookie. */
export async function answer(
  { services, token, draft, locale }: Journey,
  answers: Partial<BookingDraft>,
  next: Step,
): Promise<Response> {
  const kept = token && draft ? token : await startDraft(services, answers);
  if (draft) await changeDraft(services, kept, answers);
  const cookie = setCookie(DRAFT_COOKIE, kept, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  return redirect(localPath(locale, STEP_PATHS[next]), { status: 303, headers });
}

/** Gives a draft a new idempotency key after a refusal. */
export async function renewKey({ services, token, draft }: StepJourney): Promise<void> {
  await saveDraft(services, token, { ...draft, key: newToken() });
}

/** Clears the draft, opens a session for the appointment's pages and redirects to the thank-you page. */
export async function finish(journey: StepJourney, appointmentId: number): Promise<Response> {
  const { services, token, draft } = journey;
  const { db, clock, env } = services;
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('the booked appointment was not found');
  const { session } = sessionFor({ clock, secret: env.appSecret }, appointment);
  await saveDraft(services, token, { key: draft.key, bookedSession: session });
  return toDone(journey, session);
}

function toDone({ services, locale }: Journey, session: string): Response {
  const cookie = setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  return redirect(localPath(locale, DONE_PATH), { status: 303, headers });
}

/** Data of the frame around every question: progress, choices so far and hold. */
export async function frameOf(journey: Journey, step: Step) {
  const { services, content, locale, draft, isRefused } = journey;
  const service = content.services.find(({ slug }) => slug === draft?.service);
  const hold = await findHold(services, draft?.holdToken);
  const startsAt = draft?.startsAt ? new Date(draft.startsAt) : null;
  const back = stepBefore(step);
  return {
    step,
    backHref: back ? STEP_PATHS[back] : null,
    serviceTitle: service?.title ?? null,
    moment: startsAt ? formatMoment(startsAt, { locale }) : null,
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
    isRefused,
  };
}

type HeldSlot = {
  /** Null when there are too many tries; 'not-held' when the time is free but must be booked without a hold. */
  hold: Result<Hold & { token: string }, Exclude<HoldRefusal, CeilingRefusal> | 'not-held'> | null;
  waitSeconds: number;
};

/**
 * Takes the visitor's hold of a time, within the limits. Where they forbid it, somebody else may have been
 * holding half of the agenda: the visitor goes on without a hold and gets the time by booking it.
 */
export async function takeHeldSlot(
  { services, address, draft }: StepJourney,
  { isProven, ...slot }: { serviceSlug: string; startsAt: Date; isProven: boolean },
): Promise<HeldSlot> {
  const limits = limitServicesOf(services);
  const allowance = await takeHold(limits, { address, isProven });
  const { waitSeconds } = allowance;
  if (allowance.isFlood) return { hold: null, waitSeconds };
  const byProof = isProven ? 'proven' : 'plain';
  const trust = waitSeconds > 0 ? 'spent' : byProof;
  const previousToken = draft.holdToken;
  const hold = await holdSlot(bookingServicesOf(services), {
    ...slot,
    previousToken,
    ...(limits.isOn ? { trust } : {}),
  });
  if (hold.ok) return { hold, waitSeconds };
  if (waitSeconds === 0) await allowance.giveBack();
  const { refusal } = hold;
  if (refusal !== 'hold-needs-proof' && refusal !== 'day-is-held') {
    return { hold: refuse(refusal), waitSeconds };
  }
  await releaseHold(services.db, previousToken);
  return { hold: refuse('not-held'), waitSeconds };
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
