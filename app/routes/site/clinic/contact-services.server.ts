import type { AppServices } from '#app/context/app-services.ts';
import type { ContactServices } from '#app/features/contact/receive-message.server.ts';

/** The services as the contact form's use case wants them. */
export function contactServicesOf({ db, clock, jobs, env }: AppServices): ContactServices {
  return { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
}
