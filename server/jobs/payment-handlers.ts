import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { paymentServicesFrom } from '#app/context/payment-services.ts';
import type { Database } from '#app/db/database.ts';
import { messagesOn } from '#app/features/messages/message-settings.server.ts';
import { forgetAsked } from '#app/payments/ask-mail.server.ts';
import { cancelAtProvider } from '#app/payments/cancel-charge.server.ts';
import { sendChargeMail } from '#app/payments/charge-mail.server.ts';
import { checkCharge, checkOpenCharges } from '#app/payments/check-charge.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import type { Providers } from '#app/payments/payment-services.server.ts';
import { sendRefund } from '#app/payments/refund-charge.server.ts';
import { remindOfCharges } from '#app/payments/remind-of-charges.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { isReminderHeld } from './held-list-mail.ts';
import { mailJob } from './mail-job.ts';
import type { Handlers } from './start-jobs.ts';

/** What the handlers of payments and of deposits need. */
export type PaymentHandlerServices = {
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs<AppJobs>;
  clinic: Clinic;
  mailer: Mailer;
  baseUrl: URL;
  secret: string;
  paymentProviders?: Providers;
  labelsIn: (locale: Locale) => { clinic: Clinic };
};

type PaymentQueue = Extract<keyof Handlers, `charge-${string}` | `charges-${string}`>;

/** The handlers of payments. Their log lines carry numbers of charges, nothing else. */
export function paymentHandlers(services: PaymentHandlerServices): Pick<Handlers, PaymentQueue> {
  const { log } = services;
  const payments = paymentServicesFrom(services);
  return {
    'charge-open': async (data) => {
      const outcome = await openCharge(payments, data);
      log.info({ ...data, outcome }, 'charge-open');
      return outcome === 'refused' ? { deadLetter: 'charge-refused' } : undefined;
    },
    'charge-check': async (data) => {
      const { provider } = data;
      log.info({ provider, outcome: await checkCharge(payments, data) }, 'charge-check');
    },
    'charge-cancel': async (data) => {
      log.info({ ...data, outcome: await cancelAtProvider(payments, data) }, 'charge-cancel');
    },
    'charge-refund': async (data) => {
      const outcome = await sendRefund(payments, data);
      log.info({ ...data, outcome }, 'charge-refund');
      return outcome === 'refused' ? { deadLetter: 'refund-refused' } : undefined;
    },
    'charge-dispute': async (data) => {
      log.warn(data, 'charge-dispute');
      return { deadLetter: 'charge-disputed' };
    },
    'charge-mail': async (data, origin) => {
      const { mailer, labelsIn } = services;
      return mailJob(services, {
        queue: 'charge-mail',
        ...{ data, origin, facts: data },
        whenOff: () => forgetAsked(services.db, data),
        send: async () =>
          (await isReminderHeld(services, data))
            ? 'held'
            : sendChargeMail({ ...payments, mailer, labelsIn }, data),
      });
    },
    'charges-open': async () => {
      log.info({ asked: await checkOpenCharges(payments) }, 'charges-open');
    },
    'charges-due': async () => {
      const isSent = await messagesOn(services.db);
      const isOn = (kind: 'due-soon' | 'overdue') => isSent(`charge-${kind}`);
      log.info({ reminded: await remindOfCharges({ ...payments, isOn }) }, 'charges-due');
    },
  };
}
