import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { type AppServices, appServices, visitorAddress } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { spokenMoment, spokenTime } from '#app/clinic/spoken-date.ts';
import {
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
import { findHold } from '#app/features/booking/hold-slot.server.ts';
import { sessionFor, VISIT_COOKIE } from '#app/features/booking/manage-link.server.ts';
import { readVisit } from '#app/features/booking/visit.server.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { newToken } from '#app/platform/token.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A visitor somewhere in the booking journey. */
export type Journey = {
  services: AppServices;
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

/** Tells the loaders of the same request, who make the page's title. */
const formRefused = createContext(false);

/** What a step answers to a form that cannot go on. */
export function refuseForm<Body>({ context }: RouteArgs, body: Body, status: number) {
  context.set(formRefused, true);
  return data(body, { status, headers: NO_STORE });
}

export async function readJourney({ request, context }: RouteArgs): Promise<Journey> {
  const services = context.get(appServices);
  const token = readCookie(request, DRAFT_COOKIE, services.env.baseUrl);
  const found = await readDraft(services, token);
  const isBooked = found?.bookedSession !== undefined;
  const draft = isBooked ? null : found;
  return {
    services,
    address: context.get(visitorAddress),
    request,
    token: isBooked ? undefined : token,
    draft,
    bookedSession: found?.bookedSession,
    isRefused: context.get(formRefused),
  };
}

/** The journey at a step; who jumps ahead is led to the first question without an answer. */
export async function readStep(args: RouteArgs, step: Step) {
  const journey = await readJourney(args);
  const { draft, token, bookedSession } = journey;
  if (bookedSession) throw toDone(journey.services, bookedSession);
  if (!draft || !token) throw redirect(STEP_PATHS.service, { headers: NO_STORE });
  if (!isStepOpen(draft, step)) {
    throw redirect(STEP_PATHS[firstOpenStep(draft)], { headers: NO_STORE });
  }
  return { ...journey, draft, token };
}

/** Stores answers and leads to the next screen; the cookie is renewed with every answer. */
export async function answer(
  { services, token, draft }: Journey,
  answers: Partial<BookingDraft>,
  nextPath: string,
): Promise<Response> {
  const kept = token && draft ? token : await startDraft(services, answers);
  if (draft) await saveDraft(services, kept, { ...draft, ...answers });
  const cookie = setCookie(DRAFT_COOKIE, kept, services.env.baseUrl);
  return redirect(nextPath, { status: 303, headers: { ...NO_STORE, 'set-cookie': cookie } });
}

/** A draft that was refused once asks again under a new key. */
export async function renewKey({ services, token, draft }: StepJourney): Promise<void> {
  await saveDraft(services, token, { ...draft, key: newToken() });
}

/** Forgets what was typed, opens the visit's own pages and leads to the thank-you page. */
export async function finish(
  { services, token, draft }: StepJourney,
  appointmentId: number,
): Promise<Response> {
  const { db, clock, env } = services;
  const visit = await readVisit(db, appointmentId);
  if (!visit) throw new Error('the booked visit was not found');
  const { session } = sessionFor({ clock, secret: env.appSecret }, visit);
  await saveDraft(services, token, { key: draft.key, bookedSession: session });
  return toDone(services, session);
}

function toDone({ env }: AppServices, session: string): Response {
  const cookie = setCookie(VISIT_COOKIE, session, env.baseUrl);
  return redirect(DONE_PATH, { status: 303, headers: { ...NO_STORE, 'set-cookie': cookie } });
}

/** What every step shows around its question: how far, what is chosen, what is held. */
export async function frameOf({ services, draft, isRefused }: Journey, step: Step) {
  const service = services.contents['pt-BR'].services.find(({ slug }) => slug === draft?.service);
  const hold = await findHold(services, draft?.holdToken);
  const startsAt = draft?.startsAt ? new Date(draft.startsAt) : null;
  const back = stepBefore(step);
  return {
    step,
    backHref: back ? STEP_PATHS[back] : null,
    serviceTitle: service?.title ?? null,
    moment: startsAt ? spokenMoment(startsAt) : null,
    hold: hold
      ? {
          expiresAt: hold.expiresAt.toISOString(),
          until: spokenTime(wallClockOf(hold.expiresAt).time),
          secondsLeft: Math.ceil(
            (hold.expiresAt.getTime() - services.clock.now().getTime()) / 1000,
          ),
          canExtend: hold.canExtend,
        }
      : null,
    isHoldLost: Boolean(draft?.startsAt) && !hold,
    phone: services.clinic.phone,
    clinicName: services.clinic.displayName,
    isRefused,
  };
}
export type StepJourney = Awaited<ReturnType<typeof readStep>>;
