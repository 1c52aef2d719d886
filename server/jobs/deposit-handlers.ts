import { depositServicesFrom } from '#app/context/payment-services.ts';
import { sendDepositMail } from '#app/features/deposits/deposit-mail.server.ts';
import { settleDeposit, settleDueDeposits } from '#app/features/deposits/settle-deposits.server.ts';
import { mailJob } from './mail-job.ts';
import type { PaymentHandlerServices } from './payment-handlers.ts';
import type { Handlers } from './start-jobs.ts';

type DepositQueue = Extract<keyof Handlers, `deposit-${string}` | `deposits-${string}`>;

/** The handlers of deposits. Their log lines carry numbers of charges, nothing else. */
export function depositHandlers(services: PaymentHandlerServices): Pick<Handlers, DepositQueue> {
  const { log } = services;
  const deposits = depositServicesFrom(services);
  return {
    'deposit-settle': async (data) => {
      log.info({ ...data, outcome: await settleDeposit(deposits, data) }, 'deposit-settle');
    },
    'deposit-mail': async (data, origin) =>
      mailJob(services, {
        queue: 'deposit-mail',
        ...{ data, origin, facts: data },
        send: () => sendDepositMail(services, data),
      }),
    'deposits-due': async () => {
      log.info({ due: await settleDueDeposits(deposits) }, 'deposits-due');
    },
  };
}
