import type { AppJobs } from '#app/context/app-services.ts';
import type { DeadLetters, Jobs } from '#app/platform/jobs.server.ts';
import type { Handlers } from '#server/jobs/start-jobs.ts';

const done = async () => undefined;

/** Drops every job. */
export const idleJobs: Jobs<AppJobs> = {
  'appointment-mail': done,
  'contact-mail': done,
  'inbox-answer': done,
  'lead-mail': done,
  'content-due': done,
  'import-texts': done,
  'data-import': done,
  'again-code': done,
  'own-code': done,
  'privacy-mail': done,
  'order-mail': done,
  'charge-open': done,
  'charge-check': done,
  'charge-cancel': done,
  'charge-refund': done,
  'charge-dispute': done,
  'charge-mail': done,
  'deposit-settle': done,
  'deposit-mail': done,
  'reminder-mail': done,
  'reminder-whatsapp': done,
  'reminder-sms': done,
  'reminder-return': done,
  'whatsapp-reply': done,
  'waitlist-match': done,
  'waitlist-mail': done,
  'cms-sync': done,
};

/** Handlers that do nothing. */
export const idleHandlers: Handlers = {
  'appointment-mail': done,
  'contact-mail': done,
  'inbox-answer': done,
  'lead-mail': done,
  'again-code': done,
  'own-code': done,
  'privacy-mail': done,
  'content-due': done,
  'import-texts': done,
  'data-import': done,
  'new-day': done,
  'charge-open': done,
  'charge-cancel': done,
  'charge-refund': done,
  'charge-dispute': done,
  'charge-mail': done,
  'charge-check': done,
  'charges-open': done,
  'charges-due': done,
  'order-mail': done,
  'end-orders': done,
  'deposit-settle': done,
  'deposit-mail': done,
  'deposits-due': done,
  'reminders-due': done,
  'reminder-mail': done,
  'reminder-return': done,
  'reminder-whatsapp': done,
  'reminder-sms': done,
  'whatsapp-reply': done,
  'waitlist-match': done,
  'waitlist-mail': done,
  'waitlist-due': done,
  'cms-sync': done,
  purge: done,
  'suggest-holidays': done,
  'occupancy-audit': done,
  'checks-watch': done,
  'checks-nightly': done,
  'record-plans': done,
  'approvals-expire': done,
};

/** An empty dead-letter queue. */
export const noDeadLetters: DeadLetters = {
  list: async () => [],
  retry: async () => null,
  dismiss: async () => null,
};
