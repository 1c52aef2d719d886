import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditEvent, StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Displacement } from './appointment-summary.ts';
import type { Availability } from './availability.server.ts';
import type { AgendaRules } from './available-slots.ts';
import type { SlotRequest } from './claim-slot.server.ts';
import type { Wanted } from './exams/wanted-exams.ts';

/** Jobs that the agenda enqueues. */
export type BookingJobs = {
  'appointment-mail': {
    appointmentId: number;
    kind: 'created' | 'moved' | 'cancelled' | 'updated';
    audience: 'patient' | 'clinic';
    /** Sequence of the change that the mail reports; the mail is skipped after a later change. */
    sequence: number;
    /** RFC 3339; only for a moved appointment. */
    previousStartsAt?: string | undefined;
    /**
     * The version of the clinic's record that an 'updated' mail tells of, when it was made (RFC 3339), and why the
     * appointment cannot stay, where it cannot; or that the clinic takes its payer no more, and whether there is more to
     * tell besides, which is told even if the payer is taken again by then, and shown by a calendar.
     */
    news?: RecordNews | undefined;
    /** More appointments of the same person, of which the same 'updated' mail tells in the same way. */
    others?: readonly { appointmentId: number; sequence: number; news: RecordNews }[] | undefined;
    /** RFC 3339; of a mail that waits for the site to be opened. */
    notBefore?: string | undefined;
  };
};

/** Of the clinic's record, or of hours in the agenda, which have no version. */
type RecordNews = {
  version?: number | undefined;
  /** The change that it tells of, where that waits for its day. */
  planId?: number | undefined;
  madeAt: string;
  displaced?: Displacement | undefined;
  /** Slug of who is not there at its time, and since which calendar day. */
  away?: { slug: string; from: string | null } | undefined;
  uncovered?: boolean | undefined;
  besides?: boolean | undefined;
  calendar?: boolean | undefined;
};

/** Dependencies of the scheduling use cases. */
export type BookingServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<BookingJobs>;
  /** Key for manage links; at least 32 characters. */
  secret: string;
  agenda: AgendaRules & {
    holdMinutes: number;
    maxHoldMinutes: number;
    prefersCompactDays: boolean;
    cancelNoticeHours: number;
    maxFutureAppointmentsPerPhone: number;
  };
  payerIds: readonly string[];
  /** Reads the day of a slot once for concurrent requests; without it each request reads it itself. */
  readSharedDay?: (request: SlotRequest) => Promise<Availability | null>;
  /** Where bookings may cost a deposit; see app/features/deposits. */
  deposits?: DepositKeeper | undefined;
  /** What services ask of patients beforehand. */
  preparation?: PreparationRules | undefined;
  /** Where people wait for times; see app/features/waitlist. */
  waitlist?: WaitlistKeeper | undefined;
};

export type PreparationRules = {
  /**
   * The rule that holds now for what is wanted, of several exams the strictest of each. Inside a booking, call it
   * below the lock of the services.
   */
  ruleOf(db: Queryable, wanted: Wanted): Promise<PreparationRule | null>;
};

/** What the waiting list has to do with the agenda. */
export type WaitlistKeeper = {
  /** Some time has become free. */
  timeFreed(tx: Queryable): Promise<void>;
  /** Locks the person to whom the time of a hold was offered, if so. Call it before every lock of the agenda. */
  lock(tx: Queryable, holdToken: string | undefined): Promise<void>;
  /** The time of a hold is booked. Call it after `lock`. */
  booked(
    tx: Queryable,
    booking: { holdToken: string | undefined; appointmentId: number },
  ): Promise<void>;
};

/** What a deposit has to do with an appointment. */
export type DepositKeeper = {
  /** Whether a visitor books only by paying a deposit first. Call it below the lock of the service. */
  isNeeded(tx: Queryable, booking: { serviceSlug: string; payerId: string }): Promise<boolean>;
  /** Locks the charge behind an appointment, before the appointment itself. */
  lock(tx: Transaction, appointmentId: number): Promise<void>;
  /** Gives the deposit back or keeps it, by the rule that was told. Call it after `lock`. */
  cancelled(
    tx: Transaction,
    cancellation: { appointmentId: number; startsAt: Date; actor: Changer; reason?: string },
  ): Promise<void>;
};

/** The job that looks for whom freed time fits; where nobody asks for it, the next look finds the time. */
export type FreesTime = {
  jobs?: Partial<Jobs<BookingJobs & { 'waitlist-match': Record<string, never> }>>;
};

/** Tells the waiting list that hours, resources or closures have changed. Call it in the same transaction. */
export async function timeFreed({ jobs }: FreesTime, tx: Queryable): Promise<void> {
  await jobs?.['waitlist-match']?.(tx, {});
}

/** Who changes an existing appointment. */
export type Changer = 'patient' | StaffActor;

const MAIL_KINDS = {
  'appointment.created': 'created',
  'appointment.moved': 'moved',
  'appointment.cancelled': 'cancelled',
  // It stands again, as when it was booked.
  'appointment.restored': 'created',
} as const;

type MailedEvent = Extract<AuditEvent, { action: keyof typeof MAIL_KINDS }>;

/**
 * Writes the audit row of an appointment's change and enqueues the mails to patient and clinic.
 * @param previousStartsAt only for a moved appointment
 */
export async function notifyChange(
  tx: Queryable,
  jobs: Jobs<BookingJobs>,
  event: MailedEvent,
  previousStartsAt?: Date,
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
