import { data, type RouterContextProvider } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { moveWithIdempotency } from '#app/scheduling/change-idempotency.server.ts';
import { type MoveRefusal, moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { previewMove, readMoveOptions } from '#app/scheduling/move-options.server.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import {
  type AppointmentPage,
  appointmentGone,
  readAppointmentPage,
  secondsToChangeAppointment,
  seeOther,
} from './appointment-page.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** What the page shows next: the question before the move, or the choice once more. */
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

/** Answers both forms of the move: the chosen time, and the confirmation. */
export async function answerMove(args: RouteArgs) {
  const answered = await moveAnswer(args);
  if (!(answered instanceof Response) && answered.data.errors.length > 0) markRefused(args.context);
  return answered;
}

async function moveAnswer(args: RouteArgs) {
  const page = await readAppointmentPage(args);
  const { locale } = page;
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('protocol') !== page.visit.protocol) {
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
  // Also the second answer to a form that was sent twice.
  if (startsAt.getTime() === page.visit.startsAt.getTime())
    return seeOther(locale, APPOINTMENT_PATHS.moved);
  const key = text('key');
  return text('intent') === 'confirm' && isTokenShaped(key)
    ? confirm(page, startsAt, key)
    : choose(page, startsAt);
}

async function choose(page: AppointmentPage, startsAt: Date) {
  const preview = await previewMove(page.agenda, page.visit, startsAt);
  return preview.ok ? ask(page, startsAt) : refused(page, startsAt, preview.refusal);
}

async function confirm(page: AppointmentPage, startsAt: Date, key: string) {
  const { agenda, visit, locale } = page;
  const seconds = await secondsToChangeAppointment(page);
  if (seconds > 0) {
    const error = tooManyAttemptsText(seconds, locale);
    const headers = { 'retry-after': String(seconds) };
    return ask(page, startsAt, error, { status: 429, headers });
  }
  const wanted = { appointmentId: visit.id, startsAt, actor: 'patient' } as const;
  const once = moveWithIdempotency({ key, protocol: visit.protocol, startsAt });
  const moved = await moveAppointment(agenda, wanted, once);
  if (moved.kind === 'other-body') {
    return ask(page, startsAt, manageMessages[locale].move.otherBody, { status: 422 });
  }
  return moved.answer.ok
    ? seeOther(locale, APPOINTMENT_PATHS.moved)
    : refused(page, startsAt, moved.answer.refusal);
}

/** The question before the move, under a key of its own. */
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
  const { agenda, visit, clinic, locale } = page;
  if (refusal === 'not-found') throw appointmentGone();
  // The visit's page says whom to call.
  if (refusal === 'too-late') return seeOther(locale, APPOINTMENT_PATHS.visit);
  const options = await readMoveOptions(agenda, visit, { from: null, near, locale });
  const errors = [{ fieldId: 'startsAt', message: refusalText(refusal, clinic) }];
  return answer({ errors, options }, { status: STATUS[refusal] });
}

function answer(shown: MoveAnswer, { status, headers }: Init) {
  return data(shown, { status, headers: { ...ERROR_HEADERS, ...headers } });
}
