import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import type { Database } from '#app/db/database.ts';
import type { ContentServices } from '#app/features/content/change-document.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { rulesForStaff } from '#app/scheduling/rules-for-staff.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import type { ContentStore } from '#app/site-content/content-store.server.ts';
import type { Random } from './random.ts';

/** Inputs for filling a database. */
export type DemoParts = {
  db: Database;
  /** The instant that separates past from future. */
  now: Date;
  /** The process's secret, so that demo links and second factors work on the running site. */
  secret: string;
  clinic: Clinic;
  contentStore: ContentStore;
  /** Enqueues the publication of a scheduled entry, the only job that the demo needs. */
  publishLater: Jobs<AppJobs>['content-due'];
  random: Random;
};

/** The accounts that act in the demo. */
export type DemoActors = { administrator: number; editor: number; reception: number };

export type DemoServices = DemoParts & {
  /** Returns the current time of the simulated story. */
  clock: Clock & { set: (at: Date) => void };
  jobs: Jobs<AppJobs>;
  /** Booking rules for patients. */
  booking: BookingServices;
  /** Booking rules for staff. */
  staffBooking: BookingServices & { agenda: { addOnsPerDay: number } };
  contentServices: ContentServices;
  today: string;
  actors: DemoActors;
  actor: StaffActor;
  /** An idempotency key that no other form of this run has. */
  nextKey: () => string;
};

const sendNothing = async () => undefined;

/** The use cases' services, with a settable clock and without mail: nobody receives a message. */
export function demoServices(
  parts: DemoParts,
  { today, actors }: { today: string; actors: DemoActors },
): DemoServices {
  const { db, now, secret, clinic, contentStore, publishLater } = parts;
  let at = now;
  let keys = 0;
  const clock = {
    now: () => at,
    set: (next: Date) => {
      at = next;
    },
  };
  const jobs: Jobs<AppJobs> = {
    'appointment-mail': sendNothing,
    'import-texts': sendNothing,
    'data-import': sendNothing,
    'again-code': sendNothing,
    'own-code': sendNothing,
    'contact-mail': sendNothing,
    'message-copy': sendNothing,
    'inbox-answer': sendNothing,
    'lead-mail': sendNothing,
    'privacy-mail': sendNothing,
    'order-mail': sendNothing,
    'content-due': publishLater,
    'charge-open': sendNothing,
    'charge-check': sendNothing,
    'charge-cancel': sendNothing,
    'charge-refund': sendNothing,
    'charge-dispute': sendNothing,
    'charge-mail': sendNothing,
    'deposit-settle': sendNothing,
    'deposit-mail': sendNothing,
    'reminder-mail': sendNothing,
    'reminder-whatsapp': sendNothing,
    'reminder-sms': sendNothing,
    'reminder-return': sendNothing,
    'whatsapp-reply': sendNothing,
    'waitlist-match': sendNothing,
    'waitlist-mail': sendNothing,
    'cms-sync': sendNothing,
  };
  const payerIds = clinic.payers.map(({ id }) => id);
  const booking = { db, clock, jobs, secret, agenda: clinic.agenda, payerIds };
  return {
    ...parts,
    clock,
    jobs,
    booking,
    staffBooking: {
      ...booking,
      agenda: rulesForStaff(clinic.agenda),
      payerIds: [...payerIds, RETURN_PAYER],
    },
    contentServices: { db, clock, jobs, contentStore },
    today,
    actors,
    actor: `staff:${actors.reception}`,
    nextKey: () => {
      keys += 1;
      return `demo:${keys}`;
    },
  };
}
