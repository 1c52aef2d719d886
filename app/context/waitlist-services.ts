import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { WaitlistServices } from '#app/features/waitlist/waitlist-services.server.ts';
import type { PreparationRules } from '#app/scheduling/scheduling-services.server.ts';
import type { AppServices } from './app-services.ts';
import { depositKeeperOf } from './payment-services.ts';
import { preparationRulesOf } from './preparation-rules.ts';
import { sendsMail } from './sends-mail.ts';

type WaitlistParts = Pick<AppServices, 'db' | 'clock' | 'jobs' | 'paymentProviders'> & {
  clinic: Clinic;
  secret: string;
  preparation: PreparationRules;
  sendsMail: boolean;
};

/** Deps of the waiting list, for pages. */
export function waitlistServicesOf({ env, ...services }: AppServices): WaitlistServices {
  return waitlistServicesFrom({
    ...{ ...services, clinic: services.clinic, secret: env.appSecret },
    sendsMail: sendsMail({ env, checks: services.checks }),
    preparation: preparationRulesOf(services),
  });
}

/** The same from their parts, for jobs. */
export function waitlistServicesFrom(parts: WaitlistParts): WaitlistServices {
  const { db, clock, jobs, secret, clinic, preparation, sendsMail } = parts;
  return {
    ...{ db, clock, jobs, secret, preparation, sendsMail },
    isDemonstration: clinic.isDemonstration,
    agenda: clinic.agenda,
    payerIds: clinic.payers.map(({ id }) => id),
    deposits: depositKeeperOf(parts),
  };
}
