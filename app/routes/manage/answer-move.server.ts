import { data, type RouterContextProvider } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type MoveRefusal,
  moveAppointment,
  moveWithIdempotency,
} from '#app/scheduling/move-appointment.server.ts';
import { previewMove, readMoveOptions } from '#app/scheduling/move-options.server.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import {
  type AppointmentPage,
  appointmentGone,
  readAppointmentPage,
  seeOther,
  takeAppointmentChange,
} from './appointment-page.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** What the page shows next: the confirmation question, or the choice again. */
type MoveAnswer = {
  errors: FieldError[];
  check?: { startsAt: string; moment: string; moveKey: string };
  options?: TimeOptions;
  chosen?: string;
};

type Init = { status: number; headers?: Record<string, string> };

const STATUS = {
  'slot-taken': 409,
  changed: 409,
  'too-soon': 422,
  'beyond-horizon': 422,
  'off-grid': 422,
  'outside-opening-hours': 422,
  'unknown-service': 422,
} satisfies Record<Exclude<MoveRefusal, 'not-found' | 'too-late'>, number>;

/** Handles both forms of a move: the choice of a time, and its confirmation. */
export async function answerMove(args: RouteArgs) {
  const answered = await moveAnswer(args);
  if (!(answered instanceof Response) && answered.data.errors.length > 0) markRefused(args.context);
  return answered;
}

async function moveAnswer(args: RouteArgs) {
  const page = await readAppointmentPage(args);
  const { locale } = page;
  const form = await args.request.formData();
  const text = (name: string) => formText(form, name);
  if (text('protocol') !== page.appointment.protocol) {
    return answer(
      { errors: [{ fieldId: 'startsAt', message: manageMessages[locale].otherAppointment }] },
      { status: 409 },
    );
  }
  const startsAt = parseRfc3339(text('startsAt'));
  if (!startsAt) {
    const errors = [{ fieldId: 'startsAt', message: bookingMessages[locale].time.missing }];
    return answer({ errors }, { status: 400 });
  }
  // Also reached when a form was sent twice.
  if (startsAt.getTime() === page.appointment.startsAt.getTime())
    return seeOther(locale, APPOINTMENT_PATHS.moved);
  const key = text('key');
  return text('intent') === 'confirm' && isTokenShaped(key)
    ? confirm(page, startsAt, key)
    : choose(page, startsAt);
}

async function choose(page: AppointmentPage, startsAt: Date) {
  const preview = await previewMove(page.agenda, page.appointment, startsAt);
  return preview.ok ? ask(page, startsAt) : refused(page, startsAt, preview.refusal);
}

async function confirm(page: AppointmentPage, startsAt: Date, key: string) {
  const { agenda, appointment, clinic, locale } = page;
  const allowance = await takeAppointmentChange(page);
  const { waitSeconds } = allowance;
  if (waitSeconds > 0) {
    const error = tooManyAttemptsText(waitSeconds, locale, clinic.phone.display);
    const headers = { 'retry-after': String(waitSeconds) };
    return ask(page, startsAt, error, { status: 429, headers });
  }
  const change = { appointmentId: appointment.id, startsAt, actor: 'patient' } as const;
  const once = moveWithIdempotency({ key, protocol: appointment.protocol, startsAt });
  const moved = await moveAppointment(agenda, change, once);
  const hasMoved = moved.kind === 'answer' && moved.answer.ok;
  if (!hasMoved) await allowance.giveBack();
  if (moved.kind === 'other-body') {
    return ask(page, startsAt, manageMessages[locale].move.otherBody, { status: 422 });
  }
  return moved.answer.ok
    ? seeOther(locale, APPOINTMENT_PATHS.moved)
    : refused(page, startsAt, moved.answer.refusal);
}

/** The confirmation question, with a new idempotency key. */
function ask(
  { locale }: AppointmentPage,
  startsAt: Date,
  error?: string,
  init: Init = { status: 200 },
) {
  const moment = formatMoment(startsAt, { locale, withYear: true });
  const check = { startsAt: rfc3339(startsAt), moment, moveKey: newToken() };
  return answer({ check, errors: error ? [{ fieldId: 'confirm', message: error }] : [] }, init);
}

async function refused(page: AppointmentPage, near: Date, refusal: MoveRefusal) {
  const { agenda, appointment, clinic, locale } = page;
  if (refusal === 'not-found') throw appointmentGone();
  // The appointment's page says whom to call.
  if (refusal === 'too-late') return seeOther(locale, APPOINTMENT_PATHS.appointment);
  const options = await readMoveOptions(agenda, appointment, { from: null, near, locale });
  const errors = [{ fieldId: 'startsAt', message: refusalText(refusal, clinic) }];
  return answer({ errors, options }, { status: STATUS[refusal] });
}

function answer(view: MoveAnswer, { status, headers }: Init) {
  return data(view, { status, headers: { ...ERROR_HEADERS, ...headers } });
}
