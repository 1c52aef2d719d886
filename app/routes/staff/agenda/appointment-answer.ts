import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { PANEL_ANSWERS } from '#app/features/reminders/answer-panel.tsx';
import {
  ANSWER_FIELDS,
  KEEP_FIELDS,
  KEPT_IN_ADDRESS,
  seenReasonsOf,
} from '#app/features/reminders/kept.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { keepAppointment } from '#app/features/reminders/without-practitioner.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { answerAppointment } from '#app/scheduling/answers/confirmation.server.ts';
import type { Route } from './+types/appointment-answer';
import { staffAppointmentOf } from './appointment-forms.server.ts';

/** There is nothing to see here. */
export async function loader(args: Route.LoaderArgs) {
  const { appointment } = await staffAppointmentOf(args);
  return seeOther(appointmentPath(appointment.protocol));
}

/** Keeps what somebody has told the staff. Of a time that has changed or passed meanwhile nothing is kept: the page shows how it is. */
export async function action(args: Route.ActionArgs) {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const form = await args.request.formData();
  const answer = PANEL_ANSWERS.find((each) => each === formText(form, ANSWER_FIELDS.answer));
  const sequence = formText(form, ANSWER_FIELDS.sequence);
  const seenSequence = /^\d{1,6}$/.test(sequence) ? Number(sequence) : -1;
  const seenReasons = seenReasonsOf(form);
  if (seenReasons) {
    const kept = { appointmentId: appointment.id, seenSequence, seenReasons, staffId: staff.id };
    const done = await keepAppointment(services, kept);
    const day = formText(form, KEEP_FIELDS.day);
    if (!isCalendarDay(day)) return seeOther(`${appointmentPath(appointment.protocol)}#vem`);
    const outcome = KEPT_IN_ADDRESS[done.ok && done.value === 'kept' ? 'kept' : 'still'];
    return seeOther(`${REMINDER_PATHS.list}?dia=${day}&${outcome}`);
  }
  if (answer)
    await answerAppointment(services, {
      appointmentId: appointment.id,
      seenSequence,
      answer,
      channel: 'desk',
      staffId: staff.id,
    });
  return seeOther(`${appointmentPath(appointment.protocol)}#vem`);
}
