import type { OrderServices } from '#app/features/subscriptions/order-services.server.ts';
import type { ProviderName } from '#app/payments/payment-provider.ts';
import type { AppServices } from './app-services.ts';

/** Deps of the use cases of subscriptions. */
export function orderServicesOf({ db, clock, jobs, env }: AppServices): OrderServices & {
  hasLimits: boolean;
} {
  return {
    db,
    clock,
    jobs,
    secret: env.appSecret,
    hasLimits: env.rateLimits,
    charges: {
      ask: async () => {
        throw new Error('payments are not there yet');
      },
      cancel: async () => undefined,
      refund: async () => undefined,
    },
  };
}

/** The ways to pay that are configured now, the first recommended. */
export async function waysToPay(_services: AppServices): Promise<readonly ProviderName[]> {
  return [];
}

/** Path of the page of a charge, without the language prefix. */
export function chargePath(_services: AppServices, { linkKey }: { linkKey: string }): string {
  return `/pagamento/${linkKey}`;
}
