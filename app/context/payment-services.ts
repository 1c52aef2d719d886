import { depositEffects } from '#app/features/deposits/deposit-effects.server.ts';
import { depositKeeper } from '#app/features/deposits/deposit-keeper.server.ts';
import type { DepositServices } from '#app/features/deposits/deposit-services.server.ts';
import { orderEffects } from '#app/features/subscriptions/order-effects.server.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import type { AppServices } from './app-services.ts';
import { refundOf } from './order-charges.ts';
import { preparationRulesOf } from './preparation-rules.ts';

type PaymentParts = Pick<
  AppServices,
  'db' | 'clock' | 'jobs' | 'clinic' | 'chargeEffects' | 'paymentProviders'
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

/** Deps of deposits, for pages. */
export function depositServicesOf({ env, ...services }: AppServices): DepositServices {
  return {
    ...depositServicesFrom({ ...services, baseUrl: env.baseUrl, secret: env.appSecret }),
    preparation: preparationRulesOf(services),
  };
}

/** The same from their parts, for jobs. */
export function depositServicesFrom(parts: PaymentParts): DepositServices {
  const { providers, effects } = paymentServicesFrom(parts);
  return { ...bookingPartOf(parts), db: parts.db, providers, effects };
}

/** What deposits have to say when something is booked or cancelled. */
export function depositKeeperOf({
  clock,
  jobs,
  paymentProviders: providers = {},
}: Pick<AppServices, 'clock' | 'jobs' | 'paymentProviders'>) {
  return depositKeeper({ clock, jobs, providers });
}

function bookingPartOf({ clock, jobs, secret, clinic }: PaymentParts) {
  const payerIds = clinic.payers.map(({ id }) => id);
  return { clock, jobs, secret, agenda: clinic.agenda, payerIds };
}

/** What a payment does, by what it pays for. Effects ask for refunds, which call effects: each call makes its own. */
function effectsOfCharges(parts: PaymentParts): ChargeEffects {
  const order = orderEffects({
    clock: parts.clock,
    secret: parts.secret,
    charges: { refund: (tx, refund) => refundOf(paymentServicesFrom(parts), tx, refund) },
  });
  return { order, deposit: depositEffects(bookingPartOf(parts)) };
}
