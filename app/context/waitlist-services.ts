import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { WaitlistServices } from '#app/features/waitlist/waitlist-services.server.ts';
import type { AppServices } from './app-services.ts';
import { depositKeeperOf } from './payment-services.ts';

type WaitlistParts = Pick<AppServices, 'db' | 'clock' | 'jobs' | 'paymentProviders'> & {
  clinic: Clinic;
  secret: string;
};

/** Deps of the waiting list, for pages. */
export function waitlistServicesOf({ env, ...services }: AppServices): WaitlistServices {
  return waitlistServicesFrom({ ...services, clinic: services.clinic, secret: env.appSecret });
}

/** The same from their parts, for jobs. */
export function waitlistServicesFrom(parts: WaitlistParts): WaitlistServices {
  const { db, clock, jobs, secret, clinic } = parts;
  return {
    ...{ db, clock, jobs, secret },
    agenda: clinic.agenda,
    payerIds: clinic.payers.map(({ id }) => id),
    deposits: depositKeeperOf(parts),
  };
}
