import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { type AnswerPanelView, toAnswerPanel } from './answer-panel.tsx';
import { countNoShows } from './no-shows.server.ts';
import { readReminders } from './read-reminders.server.ts';
import { readAbsences } from './without-practitioner.server.ts';

/**
 * What the appointment's page says of reminders and answers.
 * @param mayKnow whether this person may see how often the patient did not come
 */
export async function readAnswerPanel(
  { db, clock }: { db: Queryable; clock: Clock },
  appointment: AppointmentRecord,
  mayKnow: boolean,
): Promise<AnswerPanelView> {
  const { id, status, attendance, startsAt } = appointment;
  const now = clock.now();
  return toAnswerPanel(await readReminders(db, appointment), {
    appointment,
    absences: await readAbsences(db, id),
    isOpen: status === 'confirmed' && attendance === null && startsAt > now,
    noShows: mayKnow ? await countNoShows({ db, clock }, { appointmentId: id }) : null,
    now,
  });
}
