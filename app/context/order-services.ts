import type { OrderServices } from '#app/features/subscriptions/order-services.server.ts';
import { offeredProviders } from '#app/payments/ask-charge.server.ts';
import { chargeToken } from '#app/payments/charge-link.server.ts';
import type { ProviderName } from '#app/payments/payment-provider.ts';
import type { AppServices } from './app-services.ts';
import { orderCharges } from './order-charges.ts';
import { paymentServicesOf } from './payment-services.ts';

/** Deps of the use cases of subscriptions. */
export function orderServicesOf(services: AppServices): OrderServices & { hasLimits: boolean } {
  const { db, clock, jobs, env } = services;
  const charges = orderCharges(paymentServicesOf(services));
  return { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits, charges };
}

/** The ways to pay that are configured now, the recommended one first. */
export function waysToPay(services: AppServices): Promise<readonly ProviderName[]> {
  return offeredProviders(paymentServicesOf(services), services.db);
}

/** Path of the page of a charge, without the language prefix. */
export function chargePath({ env }: AppServices, charge: { linkKey: string }): string {
  return `/pagamento/${chargeToken(env.appSecret, charge)}`;
}
