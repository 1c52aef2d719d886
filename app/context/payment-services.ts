import { orderEffects } from '#app/features/subscriptions/order-effects.server.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import type { AppServices } from './app-services.ts';
import { refundOf } from './order-charges.ts';

type PaymentParts = Pick<
  AppServices,
  'db' | 'clock' | 'jobs' | 'chargeEffects' | 'paymentProviders'
> & {
  baseUrl: URL;
  secret: string;
};

/** Deps of the use cases of payments, for pages. */
export function paymentServicesOf({ env, ...services }: AppServices): PaymentServices {
  return paymentServicesFrom({ ...services, baseUrl: env.baseUrl, secret: env.appSecret });
}

/** The same from their parts, for jobs. */
export function paymentServicesFrom(parts: PaymentParts): PaymentServices {
  const { db, clock, jobs, baseUrl, secret, chargeEffects = effectsOfCharges(parts) } = parts;
  const { paymentProviders: providers = {} } = parts;
  return { db, clock, jobs, baseUrl, secret, providers, effects: chargeEffects };
}

/** What a payment does, by what it pays for. Effects ask for refunds, which call effects: each call makes its own. */
function effectsOfCharges(parts: PaymentParts): ChargeEffects {
  const order = orderEffects({
    clock: parts.clock,
    secret: parts.secret,
    charges: { refund: (tx, refund) => refundOf(paymentServicesFrom(parts), tx, refund) },
  });
  return { order, deposit: nothingYet };
}

/** Until deposits ask for money: a charge for one is a fault. */
const nothingYet: ChargeEffects['deposit'] = {
  paid: neverAsked,
  expired: neverAsked,
  refunded: neverAsked,
  describe: async (_tx, { reference }) => ({
    description: reference,
    returnPath: '/',
    payer: null,
  }),
};

function neverAsked(): never {
  throw new Error('nothing asks for money yet');
}
