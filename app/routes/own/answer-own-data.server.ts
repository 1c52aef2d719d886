import { data } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import {
  secondsToAskForCode,
  secondsToTryCode,
} from '#app/features/booking/booking-guard.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { DATA_FIELDS } from '#app/features/own-page/code-gate.tsx';
import { leavePatient } from '#app/features/own-page/family.server.ts';
import { mailOwnCode, tryOwnCode } from '#app/features/own-page/own-code.server.ts';
import { OWN_PATHS } from '#app/features/own-page/own-paths.ts';
import {
  receiveRequest,
  requestWithIdempotency,
} from '#app/features/privacy/receive-request.server.ts';
import { REQUEST_SENT_PATH } from '#app/features/privacy/request-addresses.ts';
import { requestReceipt } from '#app/features/privacy/request-receipt.server.ts';
import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { type AppointmentPage, seeOther } from '#app/routes/manage/appointment-page.server.ts';
import { startAgain } from '#app/routes/manage/start-again.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import { familyOf, isProven, proofCookie } from './own-data-page.server.ts';
import { readOwnForm } from './own-form.server.ts';

export const SENT_PARAMETER = 'enviado';

type Asked = { args: RouteArgs; page: AppointmentPage; text: (name: string) => string };

/** Handles every form of the page. All but the code's own two do nothing before the code was right. */
export async function answerOwnData(args: RouteArgs) {
  const { page, text } = await readOwnForm(args);
  const asked = { args, page, text };
  const intent = text(DATA_FIELDS.intent);
  if (intent === 'send') return sendCode(asked);
  if (intent === 'code') return tryCode(asked);
  if (!isProven(page, args.request)) return seeOther(page.locale, OWN_PATHS.data);
  if (intent === 'erase') return askErasure(asked);
  if (intent === 'leave') return leave(asked);
  return toAppointmentOf(asked, intent === 'again');
}

async function sendCode({ args, page }: Asked) {
  const { services, appointment, locale } = page;
  const address = args.context.get(visitorAddress);
  // Nobody learns whether the contact has an address, nor which.
  const email = appointment.email ?? `sem-e-mail:${appointment.contactId}`;
  const asking = { address, email };
  const { waitSeconds, isMailed } = await secondsToAskForCode(limitServicesOf(services), asking);
  if (waitSeconds > 0) return tooMany(args, page, waitSeconds);
  if (isMailed && appointment.email)
    await mailOwnCode(services, { appointmentId: appointment.id, locale });
  return seeOther(locale, `${OWN_PATHS.data}?${SENT_PARAMETER}`);
}

async function tryCode({ args, page, text }: Asked) {
  const { services, appointment, locale } = page;
  const address = args.context.get(visitorAddress);
  const asking = { address, request: `own-page:${appointment.id}` };
  const waitSeconds = await secondsToTryCode(limitServicesOf(services), asking);
  if (waitSeconds > 0) return tooMany(args, page, waitSeconds);
  const { db, clock, env } = services;
  const isRight = await tryOwnCode(
    { db, clock, secret: env.appSecret },
    { appointmentId: appointment.id, typed: text(DATA_FIELDS.code) },
  );
  if (!isRight) return refused(args, DATA_FIELDS.code, ownDataMessages[locale].gate.wrong, 400);
  const session = readCookie(args.request, APPOINTMENT_COOKIE, env.baseUrl) ?? '';
  return seeOther(locale, OWN_PATHS.data, { 'set-cookie': proofCookie(page, session) });
}

/** A request like any other, with its number, its term and its answer; nothing is erased by it. */
async function askErasure({ args, page, text }: Asked) {
  const { services, appointment, locale } = page;
  const { db, clock, jobs, env } = services;
  const deps = { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
  const request = {
    ...{ askedFor: 'deletion' as const, name: appointment.contactName, email: appointment.email },
    phoneE164: appointment.phoneE164,
    words: `Pela página do agendamento ${appointment.protocol}, com o código conferido.`,
  };
  const once = requestWithIdempotency(deps, text(DATA_FIELDS.key), request);
  const sender = { address: args.context.get(visitorAddress), proof: '', once };
  const received = await receiveRequest(deps, { ...request, locale }, sender);
  if (!received.ok) return refused(args, 'pedir', ownDataMessages[locale].erase.refused, 429);
  return seeOther(
    locale,
    `${REQUEST_SENT_PATH}?recibo=${requestReceipt(env.appSecret, received.value)}`,
  );
}

async function leave({ page, text }: Asked) {
  const patientId = Number(text(DATA_FIELDS.patient));
  const isOwn = (await familyOf(page)).some((member) => member.patientId === patientId);
  if (isOwn)
    await leavePatient(page.services, { contactId: page.appointment.contactId, patientId });
  return seeOther(page.locale, `${OWN_PATHS.data}#familia`);
}

/** Opens another appointment of the family, or begins a booking with its data. */
async function toAppointmentOf({ args, page, text }: Asked, isAgain: boolean) {
  const { services, locale } = page;
  const protocol = text(DATA_FIELDS.about);
  const all = (await familyOf(page)).flatMap(({ appointments }) => appointments);
  const known = all.find((each) => each.protocol === protocol);
  const record = known && (await readAppointment(services.db, { id: known.appointmentId }));
  if (!record) return seeOther(locale, OWN_PATHS.data);
  if (isAgain) return startAgain(args, record);
  const { session } = sessionFor({ clock: services.clock, secret: services.env.appSecret }, record);
  const answer = seeOther(locale, APPOINTMENT_PATHS.appointment, {
    'set-cookie': setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl),
  });
  answer.headers.append('set-cookie', proofCookie(page, session));
  return answer;
}

function tooMany(args: RouteArgs, { locale, clinic }: AppointmentPage, seconds: number) {
  const message = tooManyAttemptsText(seconds, locale, clinic);
  return refused(args, DATA_FIELDS.code, message, 429);
}

function refused(args: RouteArgs, fieldId: string, message: string, status: number) {
  markRefused(args.context);
  return data({ errors: [{ fieldId, message }] }, { status, headers: ERROR_HEADERS });
}
