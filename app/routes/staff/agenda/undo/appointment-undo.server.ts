import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { RESTORE_FIELD, type UndoView } from '#app/features/agenda/undo/undo-change.tsx';
import { readDepositOf } from '#app/features/deposits/staff-deposits.server.ts';
import { staffUndo } from '#app/locales/pt-BR/staff/day/undo.ts';
import { formText } from '#app/platform/form-values.ts';
import { newToken } from '#app/platform/token.server.ts';
import {
  changedAppointment,
  readAppointmentForm,
  refusedAsAWhole,
  staffAppointmentOf,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { actorOf, type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { isPlain } from '#app/scheduling/exams/wanted-exams.ts';
import { type LastChange, lastChange } from '#app/scheduling/undo/last-change.server.ts';
import {
  restoreAppointment,
  restoreWithIdempotency,
} from '#app/scheduling/undo/restore-appointment.server.ts';

type Services = Pick<AppServices, 'db' | 'clock'>;

/** What can be taken back of an appointment now; null for nothing. */
export async function undoViewOf(
  services: Services,
  appointment: AppointmentRecord,
): Promise<UndoView | null> {
  const { db, clock } = services;
  const change = await lastChange(db, appointment, clock.now());
  if (!change) return null;
  const until = formatTime(wallClockOf(change.until).time);
  const shown = {
    ...{ kind: change.kind, hasMail: appointment.email !== null },
    ...{ key: newToken(), version: appointment.version },
  };
  if (change.kind === 'moved') {
    const words = staffUndo.moved(formatMoment(change.startsAt), until);
    return { ...shown, words, move: await moveBack(services, appointment, change) };
  }
  if (await readDepositOf(db, appointment.id)) return null;
  return { ...shown, words: staffUndo.cancelled(until), move: null };
}

/** A move as any other, to the place of before: its answer and its refusals are those of the page that moves. */
async function moveBack(
  { db }: Services,
  appointment: AppointmentRecord,
  { startsAt, practitionerId, branch }: Extract<LastChange, { kind: 'moved' }>,
) {
  const who = (await readPractitioners(db)).find(({ id }) => id === practitionerId)?.slug;
  const isPerson = who !== undefined && isPlain(wantedOf(appointment));
  return {
    action: `${appointmentPath(appointment.protocol)}/mudar`,
    fields: {
      [APPOINTMENT_FIELDS.startsAt]: rfc3339(startsAt),
      ...(branch !== appointment.branch && { [APPOINTMENT_FIELDS.house]: branch ?? MAIN_HOUSE }),
      ...(isPerson && { [APPOINTMENT_FIELDS.practitioner]: who }),
    },
  };
}

/** Takes a cancellation back; null where another form was sent. */
export async function restoreByForm(args: StaffArgs & { params: { protocol: string } }) {
  const form = await args.request.clone().formData();
  if (formText(form, RESTORE_FIELD) === '') return null;
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { id, protocol } = appointment;
  if (await readDepositOf(services.db, id)) return refusedAsAWhole(staffUndo.refusals.deposit, 409);
  const { seenVersion, key } = await readAppointmentForm(args.request);
  const restored = await restoreAppointment(
    staffBookingOf(services),
    { appointmentId: id, actor: actorOf(staff), seenVersion },
    restoreWithIdempotency({ key, protocol }),
  );
  if (restored.kind === 'other-body') return changedAppointment(args, { seenVersion });
  const { answer } = restored;
  if (answer.ok) return seeOther(`${appointmentPath(protocol)}?feito`);
  if (answer.refusal === 'changed') return changedAppointment(args, { seenVersion });
  return refusedAsAWhole(staffUndo.refusals[answer.refusal], 409);
}
