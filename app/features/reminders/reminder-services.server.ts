import type { Database } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { SummaryServices } from '#app/scheduling/appointment-summary.server.ts';
import type { WhatsappReply } from './whatsapp-reply.server.ts';

/** Jobs of reminders. `appointmentId` lets the erasure of a person find them. */
export type ReminderJobs = {
  'reminder-mail': { reminderId: number; appointmentId: number };
  'reminder-whatsapp': { reminderId: number; appointmentId: number };
  'reminder-sms': { reminderId: number; appointmentId: number };
  'whatsapp-reply': WhatsappReply;
};

/** What finding and sending reminders works with. */
export type ReminderServices = SummaryServices & {
  db: Database;
  clock: Clock;
  jobs: Jobs<Pick<ReminderJobs, 'reminder-mail' | 'reminder-whatsapp' | 'reminder-sms'>>;
  /** Whether WhatsApp's own interface is configured. */
  hasWhatsappApi: boolean;
  /** Whether a gateway for text messages is. */
  hasSms?: boolean;
  /** Whether mails go out; true unless told otherwise. Where none do, staff are handed what mails would tell. */
  hasMail?: boolean;
  /** Whether the clinic works on a weekday, holidays aside. */
  worksOn: (on: string) => boolean;
};
