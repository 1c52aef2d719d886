import { data } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { channelOf, letterOf } from '#app/features/reminders/answer-link.ts';
import { CONFIRM_FIELDS } from '#app/features/reminders/confirm-screen.tsx';
import { secondsToAnswer } from '#app/features/reminders/reminder-guard.server.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { formText } from '#app/platform/form-values.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import {
  alreadyCancelled,
  appointmentGone,
  askAgain,
  findAppointmentPage,
  seeOther,
} from './appointment-page.server.ts';
import { CHANNEL_PARAMETER } from './confirm-page.server.ts';

/** Keeps what somebody answers. Sent again, or from two windows, it is kept once. */
export async function answerConfirm(args: RouteArgs) {
  const form = await args.request.formData();
  const text = (name: keyof typeof CONFIRM_FIELDS) => formText(form, CONFIRM_FIELDS[name]);
  const page = await findAppointmentPage(args);
  if (!page) throw (await alreadyCancelled(args, text('protocol'))) ?? appointmentGone();
  const { services, locale, appointment, clinic } = page;
  const refused = (message: string, status: number, headers: Record<string, string> = {}) => {
    markRefused(args.context);
    const errors = [{ fieldId: 'confirm', message }];
    return data({ errors }, { status, headers: { ...ERROR_HEADERS, ...headers } });
  };
  if (text('protocol') !== appointment.protocol)
    return refused(manageMessages[locale].otherAppointment, 409);
  const address = args.context.get(visitorAddress);
  const seconds = await secondsToAnswer(limitServicesOf(services), address);
  if (seconds > 0) {
    const wait = tooManyAttemptsText(seconds, locale, clinic);
    return refused(wait, 429, { 'retry-after': String(seconds) });
  }
  const channel = channelOf(text('channel'));
  const query = { [CHANNEL_PARAMETER]: letterOf(channel) };
  const sequence = text('sequence');
  const kept = await answerAppointment(services, {
    appointmentId: appointment.id,
    seenSequence: /^\d{1,6}$/.test(sequence) ? Number(sequence) : -1,
    answer: text('answer') === 'cancel' ? 'cancel' : 'confirmed',
    channel,
  });
  if (kept.ok || kept.refusal === 'past')
    return seeOther(locale, `${APPOINTMENT_PATHS.confirm}?${new URLSearchParams(query)}`);
  if (kept.refusal === 'changed') return askAgain(page, APPOINTMENT_PATHS.confirm, query);
  throw (await alreadyCancelled(args, appointment.protocol)) ?? appointmentGone();
}
