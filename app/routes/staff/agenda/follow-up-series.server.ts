import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { addOnQuery } from '#app/features/follow-ups/add-on-control.server.ts';
import { controlsOf, maySeries, SERIES_DONE } from '#app/features/follow-ups/follow-up-rules.ts';
import { bookedDays } from '#app/features/follow-ups/follow-ups.server.ts';
import { type ControlError, readSeries } from '#app/features/follow-ups/read-series.server.ts';
import { BY_ADD_ON, LISTED_FIELD, seriesField } from '#app/features/follow-ups/series-rows.ts';
import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { staffAppointmentOf } from './appointment-forms.server.ts';
import {
  bookFollowUps,
  followUpBookingOf,
  followUpRefusalText,
  refusedFollowUp,
} from './follow-up-booking.server.ts';

const messages = staffFollowUps.series;
const { refusals } = staffFollowUps;

type SeriesArgs = StaffArgs & { params: { protocol: string } };

/** Books the whole series, or says which of its appointments is not possible. */
export async function answerSeries(args: SeriesArgs) {
  const page = await staffAppointmentOf(args);
  const { services, staff, appointment, today } = page;
  const controls = controlsOf(appointment.serviceSlug, services.clinic.followUps);
  const form = await args.request.formData();
  const [key, version] = [formText(form, 'chave'), formText(form, 'versao')];
  // The days that the form listed: a repeated form names days that are booked by now.
  const listed = controls.filter(
    ({ daysAfter }) =>
      form.has(seriesField(daysAfter)) || form.getAll(LISTED_FIELD).includes(String(daysAfter)),
  );
  const chosen = Object.fromEntries(
    listed.map(({ daysAfter }) => [seriesField(daysAfter), formText(form, seriesField(daysAfter))]),
  );
  const refused = (errors: ControlError[], status: number) =>
    refusedFollowUp(
      {
        chosen,
        errors: errors.map(({ day, message }) => ({ fieldId: seriesField(day), message })),
      },
      status,
    );
  const first = listed[0]?.daysAfter ?? controls[0]?.daysAfter ?? 1;
  if (listed.length === 0) return refused([{ day: first, message: messages.missing }], 400);
  const mayBook = maySeries(appointment, services.clinic.followUps);
  if (!isTokenShaped(key) || !/^\d{1,9}$/.test(version) || !mayBook)
    return refused([{ day: first, message: refusals.expired }], 400);
  const booked = await bookedDays(services.db, appointment.id);
  const named = [...booked, ...listed.map(({ daysAfter }) => daysAfter)];
  if (!controls.every(({ daysAfter }) => named.includes(daysAfter)))
    return refused([{ day: first, message: messages.partial }], 400);
  const asked = { controls: listed, chosen, today };
  const read = await readSeries(followUpBookingOf(services), appointment, asked);
  if (!read.ok) return refused(read.refusal, 400);
  const squeezed = listed.find(({ daysAfter }) => chosen[seriesField(daysAfter)] === BY_ADD_ON);
  const left = squeezed && { surgery: appointment, control: squeezed };
  const addOnPath =
    left && `${AGENDA_PATHS.addOn}?${await addOnQuery(followUpBookingOf(services), left, today)}`;
  if (addOnPath && read.value.length === 0) return seeOther(addOnPath);
  const request = {
    origin: appointment,
    seenVersion: Number(version),
    following: read.value,
    key,
    actor: actorOf(staff),
  };
  const made = await bookFollowUps(services, request);
  if (made.kind === 'other-body')
    return refused([{ day: first, message: refusals.otherBody }], 409);
  if (made.answer.ok)
    return seeOther(
      addOnPath ?? `${appointmentPath(appointment.protocol)}?${SERIES_DONE}#acompanhamento`,
    );
  const { refusal, index } = made.answer.refusal;
  const day = read.value[index]?.dueDays ?? first;
  return refused([{ day, message: followUpRefusalText(refusal) }], 409);
}
