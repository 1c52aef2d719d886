import type { Database, Transaction } from '#app/db/database.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

/** A mail to somebody of the list; `offerId` where it is about an offer. */
export type WaitlistMail = {
  waitlistEntryId: number;
  kind: 'joined' | 'offer' | 'withdrawn' | 'launch';
  offerId?: number;
  /** ISO instant before which it does not go. */
  notBefore?: string;
};

/** Jobs of the waiting list. */
export type WaitlistJobs = {
  /** Ends offers that are over and makes the next ones. Asked for too often, it finds nothing to do. */
  'waitlist-match': Record<string, never>;
  'waitlist-mail': WaitlistMail;
};

/** What the list works with: it reads the agenda as a visitor, and books as one. */
export type WaitlistServices = Omit<BookingServices, 'jobs' | 'waitlist'> & {
  jobs: BookingServices['jobs'] & Jobs<WaitlistJobs>;
  /** Whether people of another program are told nothing yet; not where nobody says so. */
  isDemonstration?: boolean;
  /** Whether mails go out; where they are only kept as files, everybody is told by the desk. They do where nobody says. */
  sendsMail?: boolean;
};

export type Tx = Transaction;
export type { Database };

/** Nobody is on the list for longer, as the consent and the privacy policy promise. */
export const WAITING_MONTHS = 6;
