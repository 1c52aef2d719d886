import { data } from 'react-router';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { CancelScreen } from '#app/features/booking/cancel-screen.tsx';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { isFormRefused, markRefused } from '#app/routes/booking/form-refused.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  cancelAppointment,
  cancelWithIdempotency,
  wasCancelled,
} from '#app/scheduling/cancel-appointment.server.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/cancel';
import { appointmentHeaders, appointmentMeta } from './appointment-meta.ts';
import {
  alreadyCancelled,
  appointmentGone,
  askAgain,
  changeErrors,
  findAppointmentPage,
  readOpenAppointmentPage,
  readVersion,
  seeOther,
  takeAppointmentChange,
} from './appointment-page.server.ts';
import { cancelWordsOf } from './deposit-words.server.ts';

export const headers = appointmentHeaders;

export async function loader(args: Route.LoaderArgs) {
  const page = await readOpenAppointmentPage(args);
  const {
    view: appointment,
    appointment: { version },
  } = page;
  const errors = changeErrors(page, args.request, 'confirm');
  const isRefused = errors.length > 0 || isFormRefused(args.context);
  const deposit = await cancelWordsOf(page);
  const form = { cancelKey: newToken(), version, errors };
  return data({ appointment, form, deposit, isRefused }, { headers: ERROR_HEADERS });
}

export async function action(args: Route.ActionArgs) {
  const { services, locale } = pageOf(args);
  const messages = manageMessages[locale];
  const page = await findAppointmentPage(args);
  const form = await args.request.formData();
  const refused = (message: string, status: number, headers: Record<string, string> = {}) => {
    markRefused(args.context);
    const errors = [{ fieldId: 'confirm', message }];
    return data({ errors }, { status, headers: { ...ERROR_HEADERS, ...headers } });
  };
  const protocol = formText(form, 'protocol');
  const sentKey = formText(form, 'key');
  const once = cancelWithIdempotency({
    key: isTokenShaped(sentKey) ? sentKey : newToken(),
    protocol,
  });
  if (page?.appointment.protocol !== protocol) {
    // The session has ended: this form may be a repeat that has already cancelled.
    if (await wasCancelled(services.db, once)) return seeOther(locale, APPOINTMENT_PATHS.cancelled);
    if (!page) throw (await alreadyCancelled(args, protocol)) ?? appointmentGone();
    return refused(messages.otherAppointment, 409);
  }
  const { waitSeconds, giveBack } = await takeAppointmentChange(page);
  if (waitSeconds > 0) {
    const wait = tooManyAttemptsText(waitSeconds, locale, page.clinic);
    return refused(wait, 429, { 'retry-after': String(waitSeconds) });
  }
  const cancelled = await cancelAppointment(
    page.agenda,
    {
      appointmentId: page.appointment.id,
      actor: 'patient',
      seenVersion: readVersion(form),
    },
    once,
  );
  const isCancelled = cancelled.kind === 'answer' && cancelled.answer.ok;
  if (!isCancelled) await giveBack();
  if (cancelled.kind === 'other-body') return refused(messages.otherAppointment, 409);
  const { answer } = cancelled;
  if (answer.ok) {
    // The session stays: it opens nothing any more, and tells other windows that nothing is left to do.
    return seeOther(locale, APPOINTMENT_PATHS.cancelled);
  }
  if (answer.refusal === 'changed') return askAgain(page, APPOINTMENT_PATHS.cancel);
  if (answer.refusal === 'not-found')
    throw (await alreadyCancelled(args, protocol)) ?? appointmentGone();
  // Too late: the appointment's page says whom to call.
  return seeOther(locale, APPOINTMENT_PATHS.appointment);
}

export const meta = (args: Route.MetaArgs) => appointmentMeta(args, ({ cancel }) => cancel.title);

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, form, deposit } = loaderData;
  return (
    <CancelScreen appointment={appointment} {...form} errors={actionData?.errors ?? form.errors}>
      {deposit ? <Notice>{deposit}</Notice> : null}
    </CancelScreen>
  );
}
