import { data } from 'react-router';
import { parseEmail } from '#app/clinic/person-fields.ts';
import { visitorAddress } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import {
  appointmentByCode,
  askForCode,
  emptyRequest,
  readRequest,
} from '#app/features/booking/again-code.server.ts';
import { AGAIN_FIELDS } from '#app/features/booking/again-screen.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import {
  secondsToAskForCode,
  secondsToTryCode,
} from '#app/features/booking/booking-guard.server.ts';
import { personFieldText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { formText } from '#app/platform/form-values.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { findAppointmentPage, seeOther } from './appointment-page.server.ts';
import { startAgain } from './start-again.server.ts';

/** Handles the three forms: the own appointment, the address, the code. */
export async function answerAgain(args: RouteArgs) {
  const form = await args.request.formData();
  const text = (name: keyof typeof AGAIN_FIELDS) => formText(form, AGAIN_FIELDS[name]);
  switch (text('intent')) {
    case 'own':
      return fromOwn(args, text('protocol'));
    case 'code':
      return fromCode(args, text('request'), text('code'));
    default:
      return sendCode(args, text('email'));
  }
}

async function fromOwn(args: RouteArgs, protocol: string) {
  const page = await findAppointmentPage(args);
  // The session has ended, or is of another appointment by now: the page asks anew.
  if (page?.appointment.protocol !== protocol)
    return seeOther(pageOf(args).locale, APPOINTMENT_PATHS.again);
  return startAgain(args, page.appointment);
}

async function sendCode(args: RouteArgs, typed: string) {
  const { services, locale, content } = pageOf(args);
  const email = parseEmail(typed);
  if (!email.ok || email.value === null)
    return refused(args, AGAIN_FIELDS.email, personFieldText('email', content.clinic), 400);
  const address = args.context.get(visitorAddress);
  const asking = { address, email: email.value };
  const { waitSeconds, isMailed } = await secondsToAskForCode(limitServicesOf(services), asking);
  if (waitSeconds > 0) return tooMany(args, AGAIN_FIELDS.email, waitSeconds);
  const deps = { ...bookingServicesOf(services), jobs: services.jobs };
  const request = isMailed
    ? await askForCode(deps, { email: email.value, locale })
    : emptyRequest(deps);
  return data({ request, errors: [] }, { headers: ERROR_HEADERS });
}

async function fromCode(args: RouteArgs, sealed: string, code: string) {
  const { services, locale } = pageOf(args);
  const deps = bookingServicesOf(services);
  const request = readRequest(deps, sealed);
  const { wrong } = manageMessages[locale].again;
  if (!request) return refused(args, AGAIN_FIELDS.email, wrong, 400);
  const asking = { address: args.context.get(visitorAddress), request: request.nonce };
  const waitSeconds = await secondsToTryCode(limitServicesOf(services), asking);
  if (waitSeconds > 0) return tooMany(args, AGAIN_FIELDS.code, waitSeconds, sealed);
  const id = await appointmentByCode(deps, request, code);
  const appointment = id === null ? null : await readAppointment(services.db, { id });
  if (!appointment) return refused(args, AGAIN_FIELDS.code, wrong, 400, sealed);
  return startAgain(args, appointment);
}

function tooMany(args: RouteArgs, fieldId: string, seconds: number, request?: string) {
  const { locale, content } = pageOf(args);
  const message = tooManyAttemptsText(seconds, locale, content.clinic);
  return refused(args, fieldId, message, 429, request);
}

/** @param request shows the question for the code again; without it, the one for the address */
function refused(
  args: RouteArgs,
  fieldId: string,
  message: string,
  status: number,
  request?: string,
) {
  markRefused(args.context);
  const errors = [{ fieldId, message }];
  return data({ request, errors }, { status, headers: ERROR_HEADERS });
}
