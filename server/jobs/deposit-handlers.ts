import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import { depositServicesFrom } from '#app/context/payment-services.ts';
import type { Database } from '#app/db/database.ts';
import { sendDepositMail } from '#app/features/deposits/deposit-mail.server.ts';
import { settleDeposit, settleDueDeposits } from '#app/features/deposits/settle-deposits.server.ts';
import type { Providers } from '#app/payments/payment-services.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Mailer, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import type { Handlers } from './start-jobs.ts';

type DepositHandlerServices = {
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

type DepositQueue = Extract<keyof Handlers, `deposit-${string}` | `deposits-${string}`>;

/** The handlers of deposits. Their log lines carry numbers of charges, nothing else. */
export function depositHandlers(services: DepositHandlerServices): Pick<Handlers, DepositQueue> {
  const { log } = services;
  const deposits = depositServicesFrom(services);
  return {
    'deposit-settle': async (data) => {
      log.info({ ...data, outcome: await settleDeposit(deposits, data) }, 'deposit-settle');
    },
    'deposit-mail': async (data) => {
      try {
        log.info({ ...data, outcome: await sendDepositMail(services, data) }, 'deposit-mail');
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        log.warn({ ...data, outcome: 'refused' }, 'deposit-mail');
        return { deadLetter: 'mail-refused' };
      }
    },
    'deposits-due': async () => {
      log.info({ due: await settleDueDeposits(deposits) }, 'deposits-due');
    },
  };
}
