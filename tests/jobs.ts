import type { AppJobs } from '#app/context/app-services.ts';
import type { DeadLetters, Jobs } from '#app/platform/jobs.server.ts';

const done = async () => undefined;

/** Drops every job. */
export const idleJobs: Jobs<AppJobs> = {
  'appointment-mail': done,
  'contact-mail': done,
  'inbox-answer': done,
  'content-due': done,
  'again-code': done,
  'privacy-mail': done,
  'order-mail': done,
};

/** An empty dead-letter queue. */
export const noDeadLetters: DeadLetters = {
  list: async () => [],
  retry: async () => null,
  dismiss: async () => null,
};
