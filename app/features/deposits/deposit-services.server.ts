import type { Transaction } from '#app/db/database.ts';
import type { AskServices } from '#app/payments/ask-charge.server.ts';
import type { ChangeServices } from '#app/payments/change-charge.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

/** Jobs of deposits. */
export type DepositJobs = {
  /** Gives back what is to be given back of one deposit. */
  'deposit-settle': { chargeId: number };
  'deposit-mail': DepositMail;
};

export type DepositMail = { chargeId: number; kind: 'expired' | 'offered' | 'returned' };

/** What the effects of a deposit's charge work with: they book, and ask for jobs. */
export type DepositEffectServices = Pick<
  BookingServices,
  'clock' | 'agenda' | 'payerIds' | 'secret'
> & { jobs: BookingServices['jobs'] & Jobs<DepositJobs> };

/** What all that people do with a deposit works with. */
export type DepositServices = Omit<DepositEffectServices, 'jobs'> & {
  db: BookingServices['db'];
  jobs: DepositEffectServices['jobs'] & AskServices['jobs'];
} & Pick<AskServices, 'effects' | 'providers'> &
  Pick<BookingServices, 'preparation'>;

/** The part of them that changes charges. */
export function chargeServicesOf({ clock, jobs, effects }: DepositServices): ChangeServices {
  return { clock, jobs, effects };
}

export type Tx = Transaction;
