import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import type { AppointmentTimes, MoveAnswer } from '#app/features/agenda/move-messages.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { RESIZE_VIEW } from '#app/features/agenda/resize/resize-messages.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readMoveSlots } from '#app/scheduling/move-options.server.ts';
import type { Route } from './+types/appointment-times';
import {
  changesOf,
  isOpenAppointment,
  moveByForm,
  staffAppointmentOf,
} from './appointment-forms.server.ts';
import { moveNotes } from './phone-preparation.server.ts';
import { readResizeFacts, resizeByForm } from './resize/resize-form.server.ts';

const MOST_DAYS = 7;

/**
 * For the agenda's script: the times to which an appointment could move in a span of days, or what stands around it
 * where its length is to change. Holds nothing.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, appointment, url, today } = await staffAppointmentOf(args);
  if (url.searchParams.get('ver') === RESIZE_VIEW)
    return Response.json(await readResizeFacts(services, appointment), { headers: HEADERS });
  const from = url.searchParams.get('desde') ?? today;
  const days = Math.min(MOST_DAYS, Math.max(1, Number(url.searchParams.get('dias')) || 1));
  // In the grid each practitioner has a column.
  const withEach = url.searchParams.get('ver') === 'grade';
  const isOpen = isOpenAppointment(services, appointment);
  const starts = isOpen
    ? await readMoveSlots(staffBookingOf(services), appointment, { from, days, withEach })
    : [];
  const people = await readResources(services.db);
  const noteOf = moveNotes(services, appointment);
  const answer: AppointmentTimes = {
    key: newToken(),
    patient: appointment.patientName,
    moment: formatMoment(appointment.startsAt),
    times: starts.map(({ startsAt, endsAt, practitionerId }) => {
      const { on, time } = wallClockOf(startsAt);
      const note = noteOf?.({ startsAt, endsAt }) ?? '';
      const { name = '', slug = '' } = people.find(({ id }) => id === practitionerId) ?? {};
      return {
        value: rfc3339(startsAt),
        on,
        at: `${on}T${time}`,
        until: wallClockOf(endsAt).time,
        who: slug,
        time: formatTime(time),
        label: [
          staffAgenda.phone.found.withWhom(formatMoment(startsAt), name).replace(/\.$/, ''),
          ...(note ? [note] : []),
        ].join(', '),
      };
    }),
  };
  return Response.json(answer, { headers: HEADERS });
}

/** The form that moves an appointment or changes its length, sent by the script: the same messages, as data. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  const outcome = form.has(APPOINTMENT_FIELDS.minutes)
    ? await resizeByForm(args)
    : await moveByForm(args);
  if (outcome.kind === 'moved' || outcome.kind === 'resized')
    return answered({ isMoved: true, words: [] }, 200);
  if (outcome.kind === 'refused')
    return answered({ isMoved: false, words: [outcome.message] }, outcome.status);
  const changes = await changesOf(args, outcome.seenVersion);
  return answered({ isMoved: false, words: [staffAgenda.refusals.changed, ...changes] }, 409);
}

const HEADERS = { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' };

function answered(answer: MoveAnswer, status: number): Response {
  return Response.json(answer, { status, headers: HEADERS });
}
