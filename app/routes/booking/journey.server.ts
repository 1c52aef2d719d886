import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { type AppServices, visitorAddress } from '#app/context/app-services.ts';
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
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { findHold } from '#app/scheduling/hold-slot.server.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import { readAppointment } from '#app/scheduling/read-appointment.server.ts';
import type { Content } from '#app/site-content/site-content.server.ts';
import { isFormRefused, markRefused } from './form-refused.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A visitor somewhere in the booking journey. */
export type Journey = {
  services: AppServices;
  /** The language of the page. */
  locale: Locale;
  /** What the site says in it. */
  content: Content;
  /** Of the visitor, for limits. */
  address: string;
  request: Request;
  token: string | undefined;
  draft: BookingDraft | null;
  /** The draft has become a visit a moment ago. */
  bookedSession: string | undefined;
  /** The page answers a form that was refused. */
  isRefused: boolean;
};

export const NO_STORE = { 'cache-control': 'no-store' };

/** What a step answers to a form that cannot go on. */
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

/** The journey at a step; who jumps ahead is led to the first question without an answer. */
export async function readStep(args: RouteArgs, step: Step) {
  const journey = await readJourney(args);
  const { draft, token, bookedSession } = journey;
  if (bookedSession) throw toDone(journey, bookedSession);
  if (!draft || !token) throw toStep(journey, 'service');
  if (!isStepOpen(draft, step)) throw toStep(journey, firstOpenStep(draft));
  return { ...journey, draft, token };
}

/** Leads to a step in the visitor's language. The first is a content page: the browser loads it anew. */
export function toStep({ locale }: Pick<Journey, 'locale'>, step: Step): Response {
  const lead = step === 'service' ? redirectDocument : redirect;
  return lead(localPath(locale, STEP_PATHS[step]), { status: 303, headers: NO_STORE });
}

/** Stores answers and leads to the next screen; the cookie is renewed with every answer. */
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

/** A draft that was refused once asks again under a new key. */
export async function renewKey({ services, token, draft }: StepJourney): Promise<void> {
  await saveDraft(services, token, { ...draft, key: newToken() });
}

/** Forgets what was typed, opens the visit's own pages and leads to the thank-you page. */
export async function finish(journey: StepJourney, appointmentId: number): Promise<Response> {
  const { services, token, draft } = journey;
  const { db, clock, env } = services;
  const visit = await readAppointment(db, appointmentId);
  if (!visit) throw new Error('the booked visit was not found');
  const { session } = sessionFor({ clock, secret: env.appSecret }, visit);
  await saveDraft(services, token, { key: draft.key, bookedSession: session });
  return toDone(journey, session);
}

function toDone({ services, locale }: Journey, session: string): Response {
  const cookie = setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl);
  const headers = { ...NO_STORE, 'set-cookie': cookie };
  return redirect(localPath(locale, DONE_PATH), { status: 303, headers });
}

/** What every step shows around its question: how far, what is chosen, what is held. */
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
    phone: content.clinic.phone,
    clinicName: content.clinic.displayName,
    isRefused,
  };
}
export type StepJourney = Awaited<ReturnType<typeof readStep>>;
