import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Database } from '#app/db/database.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { staffUndo } from '#app/locales/pt-BR/staff/day/undo.ts';
import type { Clock } from '#app/platform/clock.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { isPlain } from '#app/scheduling/exams/wanted-exams.ts';
import { type LastChange, lastChange } from '#app/scheduling/undo/last-change.server.ts';
import type { UndoView } from './undo-change.tsx';

type Services = { db: Database; clock: Clock };

/** What can be taken back of an appointment now; null for nothing. A deposit was decided with the cancellation. */
export async function undoViewOf(
  services: Services,
  appointment: AppointmentRecord,
  { hasDeposit }: { hasDeposit: boolean },
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
  if (change.kind === 'resized') {
    const { minutes } = change;
    const action = appointmentPath(appointment.protocol, 'duracao');
    const fields = {
      [APPOINTMENT_FIELDS.minutes]: `${minutes}`,
      [APPOINTMENT_FIELDS.pastHours]: 'sim',
    };
    return { ...shown, words: staffUndo.resized(minutes, until), move: { action, fields } };
  }
  if (hasDeposit) return null;
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
