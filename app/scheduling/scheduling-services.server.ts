import type { Database, Queryable } from '#app/db/database.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { AuditEvent, StaffActor } from '#app/platform/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { BookingJobs } from './appointment-jobs.ts';
import type { Availability } from './availability.server.ts';
import type { AgendaRules } from './available-slots.ts';
import type { SlotRequest } from './claim-slot.server.ts';

/** Dependencies of the scheduling use cases. */
export type BookingServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<BookingJobs>;
  /** Key for manage links; at least 32 characters. */
  secret: string;
  agenda: AgendaRules & {
    holdMinutes: number;
    cancelNoticeHours: number;
    maxFutureAppointmentsPerPhone: number;
  };
  payerIds: readonly string[];
  /** Reads the day of a slot once for concurrent requests; without it each request reads it itself. */
  readSharedDay?: (request: SlotRequest) => Promise<Availability | null>;
};

export type StaffActor = `staff:${number}`;
/** Who changes a visit that is there already. */
export type Changer = 'patient' | StaffActor;

const MAIL_KINDS = {
  'appointment.created': 'created',
  'appointment.moved': 'moved',
  'appointment.cancelled': 'cancelled',
} as const;

type MailedEvent = Extract<AuditEvent, { action: keyof typeof MAIL_KINDS }>;

/**
 * Writes the audit row of an appointment's change and enqueues the mails to patient and clinic.
 * @param previousStartsAt only for a moved appointment
 */
export async function notifyChange(
  tx: Queryable,
  jobs: Jobs<BookingJobs>,
  { appointmentId, kind, sequence, actor, previousStartsAt, detail = {} }: VisitChange,
): Promise<void> {
  await audit(tx, event);
  const { subjectId: appointmentId, detail } = event;
  const { sequence } = detail;
  const kind = MAIL_KINDS[event.action];
  for (const audience of ['patient', 'clinic'] as const) {
    await jobs['appointment-mail'](tx, {
      appointmentId,
      kind,
      audience,
      sequence,
      previousStartsAt: previousStartsAt?.toISOString(),
    });
  }
}
