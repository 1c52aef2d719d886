import type { Queue } from 'pg-boss';

/** Where jobs that failed all attempts wait for a person. */
export const DEAD_LETTERS = 'dead-letters';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How a job in the hand of a process that was killed comes back. Its worker says every few seconds that it
 * lives; a job of which nothing is heard any more is taken up at once by whoever looks next, without the wait
 * of a failure. The sum stays below a minute after a start.
 */
export const RESCUE = { beatSeconds: 5, silentSeconds: 20, lookSeconds: 10, pollSeconds: 1 };

export type QueueSettings = Omit<Queue, 'name'> & { everyday?: string };

const MAIL_QUEUE = {
  retryLimit: 800,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 240,
  expireInSeconds: 120,
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
  deadLetter: DEAD_LETTERS,
};

const CONTENT_QUEUE = {
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 240,
  expireInSeconds: 120,
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_SECONDS,
  deadLetter: DEAD_LETTERS,
};

/** Providers are tried again for over two days, as mail is. */
const PAYMENT_QUEUE = { ...MAIL_QUEUE, expireInSeconds: 60 };

const EVERYDAY_QUEUE = { retryLimit: 3, retryDelay: 60, deadLetter: DEAD_LETTERS };

/**
 * Every queue of the process. `everyday` is the cron line of a recurring queue, in the clinic's zone. Mail is
 * retried for over two days, at most four minutes apart, so that the backlog of an outage clears soon after it
 * ends.
 */
export const QUEUES = {
  'appointment-mail': MAIL_QUEUE,
  'again-code': MAIL_QUEUE,
  'own-code': MAIL_QUEUE,
  'contact-mail': MAIL_QUEUE,
  'inbox-answer': MAIL_QUEUE,
  'lead-mail': MAIL_QUEUE,
  'message-copy': MAIL_QUEUE,
  'content-due': CONTENT_QUEUE,
  // Hours for thousands of pictures; whoever takes it up goes on with the next text.
  'import-texts': { ...CONTENT_QUEUE, retryLimit: 20, expireInSeconds: 6 * HOUR_SECONDS },
  // A transaction of a minute at most; who waits for it looks at a page. It ends by itself what fails thrice, and comes
  // here again for as long as others are at the agenda or the database is away.
  'data-import': { ...CONTENT_QUEUE, retryLimit: 800, expireInSeconds: 900 },
  'privacy-mail': MAIL_QUEUE,
  'new-day': { ...EVERYDAY_QUEUE, everyday: '0 0 * * *' },
  'order-mail': MAIL_QUEUE,
  'charge-open': PAYMENT_QUEUE,
  'charge-cancel': PAYMENT_QUEUE,
  'charge-refund': PAYMENT_QUEUE,
  'charge-dispute': PAYMENT_QUEUE,
  'charge-mail': MAIL_QUEUE,
  'deposit-settle': PAYMENT_QUEUE,
  'deposit-mail': MAIL_QUEUE,
  // Without a policy: who asks for it would wait for the transactions of all others who ask.
  'waitlist-match': { ...MAIL_QUEUE, retryLimit: 20, retryDelayMax: 60 },
  'waitlist-mail': MAIL_QUEUE,
  // Asked for again every few minutes anyway.
  'charge-check': {
    // One waits for each charge, however many ask for it.
    policy: 'short',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 60,
  },
  'charges-open': { retryLimit: 3, retryDelay: 20, everyday: '*/10 * * * *' },
  'reminder-mail': MAIL_QUEUE,
  'reminder-whatsapp': MAIL_QUEUE,
  'reminder-sms': MAIL_QUEUE,
  'reminder-return': MAIL_QUEUE,
  'whatsapp-reply': { ...MAIL_QUEUE, retryLimit: 60 },
  'reminders-due': { retryLimit: 3, retryDelay: 20, everyday: '1-59/5 * * * *' },
  'deposits-due': { retryLimit: 3, retryDelay: 20, everyday: '4-59/10 * * * *' },
  'waitlist-due': { retryLimit: 3, retryDelay: 20, everyday: '*/2 * * * *' },
  // By day: nobody is reminded of money at night.
  'charges-due': { ...EVERYDAY_QUEUE, everyday: '7 9 * * *' },
  // Asked for again every few minutes anyway; one waits, however many ask for it.
  'cms-sync': {
    policy: 'short',
    retryLimit: 10,
    retryDelay: 20,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    everyday: '3-59/10 * * * *',
  },
  // Changes of the clinic's record that begin on a day: soon after midnight, and soon after a start.
  'record-plans': { ...EVERYDAY_QUEUE, everyday: '1-59/5 * * * *' },
  purge: { ...EVERYDAY_QUEUE, expireInSeconds: 600, everyday: '17 3 * * *' },
  'suggest-holidays': { ...EVERYDAY_QUEUE, everyday: '41 3 * * *' },
  'end-orders': { ...EVERYDAY_QUEUE, everyday: '29 4 * * *' },
  // Before the desk opens, so that it finds them.
  'approvals-expire': { ...EVERYDAY_QUEUE, everyday: '19 5 * * *' },
  // Looks again soon anyway; what it finds stands on the first page of staff.
  'checks-watch': { retryLimit: 0, everyday: '3-59/10 * * * *' },
  'checks-nightly': { ...EVERYDAY_QUEUE, everyday: '47 4 * * *' },
  'occupancy-audit': { ...EVERYDAY_QUEUE, everyday: '53 3 * * *' },
} satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof QUEUES;
