import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { maySeries, SERIES_DONE } from '#app/features/follow-ups/follow-up-rules.ts';
import { seriesField } from '#app/features/follow-ups/series-rows.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { staffAppointmentOf } from './appointment-forms.server.ts';
import { bookFollowUps, followUpRefusalText, refusedFollowUp } from './follow-up-booking.server.ts';

const messages = staffFollowUps.series;

/** Books the whole series, or says which of its appointments is not possible. */
export async function answerSeries(args: StaffArgs & { params: { protocol: string } }) {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { postOperativeDays, postOperativeAppointment } = services.clinic.followUps;
  const form = await args.request.formData();
  const [key, version] = [formText(form, 'chave'), formText(form, 'versao')];
  // The days that the form listed: a repeated form names days that are booked by now.
  const days = postOperativeDays.filter((each) => form.has(seriesField(each)));
  const chosen = Object.fromEntries(
    days.map((each) => [seriesField(each), formText(form, seriesField(each))]),
  );
  const refused = (errors: { day: number; message: string }[], status: number) =>
    refusedFollowUp(
      {
        chosen,
        errors: errors.map(({ day, message }) => ({ fieldId: seriesField(day), message })),
      },
      status,
    );
  const first = days[0] ?? postOperativeDays[0] ?? 1;
  if (days.length === 0) return refused([{ day: first, message: messages.missing }], 400);
  if (
    !isTokenShaped(key) ||
    !/^\d{1,9}$/.test(version) ||
    !maySeries(appointment, services.clinic.followUps)
  )
    return refused([{ day: first, message: staffFollowUps.refusals.expired }], 400);
  const following = days.flatMap((dueDays) => {
    const startsAt = parseRfc3339(chosen[seriesField(dueDays)] ?? '');
    return startsAt
      ? [{ serviceSlug: postOperativeAppointment, startsAt, isFree: true, dueDays }]
      : [];
  });
  const missing = days.filter((day) => !following.some(({ dueDays }) => dueDays === day));
  if (missing.length > 0)
    return refused(
      missing.map((day) => ({ day, message: messages.missing })),
      400,
    );
  const actor = actorOf(staff);
  const request = { origin: appointment, seenVersion: Number(version), following, key, actor };
  const booked = await bookFollowUps(services, request);
  if (booked.kind === 'other-body')
    return refused([{ day: first, message: staffFollowUps.refusals.otherBody }], 409);
  if (booked.answer.ok)
    return seeOther(`${appointmentPath(appointment.protocol)}?${SERIES_DONE}#acompanhamento`);
  const { refusal, index } = booked.answer.refusal;
  return refused([{ day: days[index] ?? first, message: followUpRefusalText(refusal) }], 409);
}
