import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentServices, Providers } from '#app/payments/payment-services.server.ts';
import type { AppServices } from './app-services.ts';

type PaymentParts = Pick<AppServices, 'db' | 'clock' | 'jobs'> & {
  baseUrl: URL;
  secret: string;
  /** Who takes money besides the clinic's own Pix key. */
  providers?: Providers | undefined;
};

/** Deps of the use cases of payments, for pages. */
export function paymentServicesOf(services: AppServices): PaymentServices {
  const { db, clock, jobs, env, paymentProviders: providers } = services;
  const { baseUrl, appSecret: secret } = env;
  return paymentServicesFrom({ db, clock, jobs, baseUrl, secret, providers });
}

/** The same from their parts, for jobs. */
export function paymentServicesFrom(parts: PaymentParts): PaymentServices {
  return { ...parts, providers: parts.providers ?? {}, effects: chargeEffects() };
}

/** What a payment does, by what it pays for. */
function chargeEffects(): ChargeEffects {
  return { order: nothingYet, deposit: nothingYet };
}

/** Neither orders nor deposits ask for money yet: a charge without them is a fault. */
const nothingYet: ChargeEffects['order'] = {
  paid: neverAsked,
  expired: neverAsked,
  refunded: neverAsked,
  describe: neverAsked,
};

function neverAsked(): never {
  throw new Error('nothing asks for money yet');
}
