import { depositEffects } from '#app/features/deposits/deposit-effects.server.ts';
import { depositKeeper } from '#app/features/deposits/deposit-keeper.server.ts';
import type { DepositServices } from '#app/features/deposits/deposit-services.server.ts';
import type { ChargeEffects } from '#app/payments/charge-effects.server.ts';
import type { PaymentServices, Providers } from '#app/payments/payment-services.server.ts';
import type { AppServices } from './app-services.ts';

type PaymentParts = Pick<AppServices, 'db' | 'clock' | 'jobs' | 'clinic' | 'chargeEffects'> & {
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
  const providers = configuredProviders();
  return { db, clock, jobs, baseUrl, secret, providers, effects: chargeEffects };
}

/** Deps of deposits, for pages. */
export function depositServicesOf({ env, ...services }: AppServices): DepositServices {
  return depositServicesFrom({ ...services, baseUrl: env.baseUrl, secret: env.appSecret });
}

/** The same from their parts, for jobs. */
export function depositServicesFrom(parts: PaymentParts): DepositServices {
  const { providers, effects } = paymentServicesFrom(parts);
  return { ...bookingPartOf(parts), db: parts.db, providers, effects };
}

/** What deposits have to say when something is booked or cancelled. */
export function depositKeeperOf({ clock, jobs }: Pick<AppServices, 'clock' | 'jobs'>) {
  return depositKeeper({ clock, jobs, providers: configuredProviders() });
}

function bookingPartOf({ clock, jobs, secret, clinic }: PaymentParts) {
  const payerIds = clinic.payers.map(({ id }) => id);
  return { clock, jobs, secret, agenda: clinic.agenda, payerIds };
}

/** Who takes money besides the clinic's own Pix key, by configuration. */
function configuredProviders(): Providers {
  return {};
}

/** What a payment does, by what it pays for. */
function effectsOfCharges(parts: PaymentParts): ChargeEffects {
  return { order: nothingYet, deposit: depositEffects(bookingPartOf(parts)) };
}

/** Until orders ask for money: a charge that changes without its effects is a fault. */
const nothingYet: ChargeEffects['order'] = {
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
