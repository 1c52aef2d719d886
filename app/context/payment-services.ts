import { orderEffects } from '#app/features/subscriptions/order-effects.server.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentServices, Providers } from '#app/payments/payment-services.server.ts';
import type { AppServices } from './app-services.ts';
import { refundOf } from './order-charges.ts';

type PaymentParts = Pick<AppServices, 'db' | 'clock' | 'jobs'> & { baseUrl: URL; secret: string };

/** Deps of the use cases of payments, for pages. */
export function paymentServicesOf({ db, clock, jobs, env }: AppServices): PaymentServices {
  return paymentServicesFrom({ db, clock, jobs, baseUrl: env.baseUrl, secret: env.appSecret });
}

/** The same from their parts, for jobs. */
export function paymentServicesFrom(parts: PaymentParts): PaymentServices {
  const providers = configuredProviders();
  // Effects ask for refunds, which call effects: each call makes its own.
  const effects: ChargeEffects = {
    order: orderEffects({
      clock: parts.clock,
      secret: parts.secret,
      charges: {
        refund: (tx, refund) => refundOf(paymentServicesFrom(parts), tx, refund),
      },
    }),
    deposit: nothingYet,
  };
  return { ...parts, providers, effects };
}

/** Who takes money besides the clinic's own Pix key, by configuration. */
function configuredProviders(): Providers {
  return {};
}

/** Deposits do not ask for money yet: a charge for one is a fault. */
const nothingYet: ChargeEffects['deposit'] = {
  paid: neverAsked,
  expired: neverAsked,
  refunded: neverAsked,
  describe: neverAsked,
};

function neverAsked(): never {
  throw new Error('nothing asks for money yet');
}
