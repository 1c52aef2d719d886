import { data, type RouterContextProvider } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import type { MoveHouse } from '#app/features/booking/move-houses.tsx';
import { refusalText, tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { hasChangedSince } from '#app/scheduling/changeable-appointment.server.ts';
import { untilWords } from '#app/scheduling/exams/exam-words.ts';
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
  alreadyCancelled,
  appointmentGone,
  askAgain,
  findAppointmentPage,
  lateHoursAt,
  readVersion,
  seeOther,
  takeAppointmentChange,
} from './appointment-page.server.ts';
import { HOUSE_PARAMETER, houseAsked, moveHouses } from './move-house.server.ts';
import { preparedMoves } from './prepared-moves.server.ts';

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** What the page shows next: the confirmation question, or the choice again. */
type MoveAnswer = {
  errors: FieldError[];
  check?: {
    startsAt: string;
    moment: string;
    moveKey: string;
    house: MoveHouse | null;
    lateHours: number | null;
  };
  options?: TimeOptions;
  houses?: MoveHouse[];
  chosen?: string;
};

type Init = { status: number; headers?: Record<string, string> };

type AnsweredRefusal = Exclude<MoveRefusal, 'not-found' | 'changed'>;

const STATUS = {
  'slot-taken': 409,
  'not-together': 422,
  'payer-quota-full': 409,
  'not-covered': 422,
  'too-soon': 422,
  'beyond-horizon': 422,
  'off-grid': 422,
  'outside-opening-hours': 422,
  'unknown-service': 422,
  'lenses-too-soon': 422,
} satisfies Record<Exclude<AnsweredRefusal, 'too-late'>, number>;

/** Handles both forms of a move: the choice of a time, and its confirmation. */
export async function answerMove(args: RouteArgs) {
  const answered = await moveAnswer(args);
  if (!(answered instanceof Response) && answered.data.errors.length > 0) markRefused(args.context);
  return answered;
}

async function moveAnswer(args: RouteArgs) {
  const form = await args.request.formData();
  const page = await findAppointmentPage(args);
  if (!page) throw (await alreadyCancelled(args, formText(form, 'protocol'))) ?? appointmentGone();
  const { locale } = page;
  const text = (name: string) => formText(form, name);
  if (text('protocol') !== page.appointment.protocol) {
    return answer(
      { errors: [{ fieldId: 'startsAt', message: manageMessages[locale].otherAppointment }] },
      { status: 409 },
    );
  }
  const startsAt = parseRfc3339(text('startsAt'));
  const branch = houseAsked(page, text(HOUSE_PARAMETER));
  if (!startsAt) {
    const errors = [{ fieldId: 'startsAt', message: bookingMessages[locale].time.missing }];
    return answer({ errors }, { status: 400 });
  }
  // Also reached when a form was sent twice.
  const isThere = branch === page.appointment.branch;
  if (isThere && startsAt.getTime() === page.appointment.startsAt.getTime())
    return seeOther(locale, APPOINTMENT_PATHS.moved);
  const key = text('key');
  const asked = { args, page, startsAt, branch, seenVersion: readVersion(form) };
  return text('intent') === 'confirm' && isTokenShaped(key) ? confirm(asked, key) : choose(asked);
}

type Place = { startsAt: Date; branch: string | null };
type Asked = Place & { args: RouteArgs; page: AppointmentPage; seenVersion: number };

async function choose({ page, startsAt, branch, seenVersion }: Asked) {
  const place = { startsAt, branch };
  if (hasChangedSince(page.appointment, seenVersion)) return changed(page, place);
  const preview = await previewMove(page.agenda, page.appointment, place);
  return preview.ok
    ? ask(page, { ...preview.value, branch })
    : refused(page, place, preview.refusal);
}

async function confirm({ args, page, startsAt, branch, seenVersion }: Asked, key: string) {
  const place = { startsAt, branch };
  const { agenda, appointment, clinic, locale } = page;
  const allowance = await takeAppointmentChange(page);
  const { waitSeconds } = allowance;
  if (waitSeconds > 0) {
    const error = tooManyAttemptsText(waitSeconds, locale, clinic);
    const headers = { 'retry-after': String(waitSeconds) };
    return ask(page, place, error, { status: 429, headers });
  }
  const { id: appointmentId } = appointment;
  const change = { appointmentId, ...place, actor: 'patient', seenVersion } as const;
  // Nothing is said of the house where it stays the same, so that forms of an older release are known again.
  const elsewhere = branch === appointment.branch ? {} : { branch };
  const once = moveWithIdempotency({ key, protocol: appointment.protocol, startsAt, ...elsewhere });
  const moved = await moveAppointment(agenda, change, once);
  const hasMoved = moved.kind === 'answer' && moved.answer.ok;
  if (!hasMoved) await allowance.giveBack();
  if (moved.kind === 'other-body') {
    return ask(page, place, manageMessages[locale].move.otherBody, { status: 422 });
  }
  if (moved.answer.ok) return seeOther(locale, APPOINTMENT_PATHS.moved);
  const { refusal } = moved.answer;
  if (refusal === 'changed') return changed(page, place);
  if (refusal === 'not-found')
    throw (await alreadyCancelled(args, appointment.protocol)) ?? appointmentGone();
  return refused(page, place, refusal);
}

/** Another window has changed the appointment: shows how it stands now, with the chosen time. */
function changed(page: AppointmentPage, { startsAt, branch }: Place) {
  const house = branch === page.appointment.branch ? {} : { unidade: wordOfHouse(branch) };
  return askAgain(page, APPOINTMENT_PATHS.move, { para: rfc3339(startsAt), ...house });
}

/** The confirmation question, with a new idempotency key. */
async function ask(
  page: AppointmentPage,
  { startsAt, endsAt, branch }: Place & { endsAt?: Date },
  error?: string,
  init: Init = { status: 200 },
) {
  const { locale, appointment, agenda } = page;
  const houses = await moveHouses(agenda, page, branch);
  const begins = formatMoment(startsAt, { locale, withYear: true });
  const isSeveral = endsAt !== undefined && appointment.steps.length > 1;
  const moment = isSeveral ? untilWords(begins, endsAt, locale) : begins;
  const house = houses.find(({ isCurrent }) => isCurrent) ?? null;
  const at = rfc3339(startsAt);
  const lateHours = lateHoursAt(page.services, startsAt);
  const check = { startsAt: at, moment, moveKey: newToken(), house, lateHours };
  return answer({ check, errors: error ? [{ fieldId: 'confirm', message: error }] : [] }, init);
}

async function refused(
  page: AppointmentPage,
  { startsAt: near, branch }: Place,
  refusal: AnsweredRefusal,
) {
  const { agenda, appointment, clinic, locale } = page;
  // The appointment's page says whom to call.
  if (refusal === 'too-late') return seeOther(locale, APPOINTMENT_PATHS.appointment);
  const { lensNote: _, ...which } = await preparedMoves(page);
  const query = { from: null, near, locale, branch, ...which };
  const options = await readMoveOptions(agenda, appointment, query);
  const isUnasked = refusal === 'lenses-too-soon' && !appointment.preparation?.lenses;
  const message = isUnasked
    ? preparationMessages[locale].move.refused(clinic.phone.display)
    : refusalText(refusal, clinic);
  const errors = [{ fieldId: 'startsAt', message }];
  const houses = await moveHouses(agenda, page, branch);
  return answer({ errors, options, houses }, { status: STATUS[refusal] });
}

function answer(view: MoveAnswer, { status, headers }: Init) {
  return data(view, { status, headers: { ...ERROR_HEADERS, ...headers } });
}
