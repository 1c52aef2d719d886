import type { Providers } from '#app/payments/payment-services.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { PaymentSettings, PixApiSettings } from '#app/platform/payment-env.server.ts';
import { mercadoPagoProvider } from './mercado-pago.server.ts';
import { pixApiProvider, registerPixWebhook } from './pix-api.server.ts';
import { pixApiClient, readPixCertificate } from './pix-api-client.server.ts';
import { stripeProvider } from './stripe.server.ts';

type ProviderParts = { payments?: PaymentSettings | undefined; baseUrl: URL };

/**
 * The providers beside the clinic's own Pix that are configured, ready to be asked; none connects before.
 * @throws Error with one line when the certificate for the bank cannot be used
 */
export function paymentProviders(
  { payments = {}, baseUrl }: ProviderParts,
  { clock }: { clock: Clock },
): Providers {
  const { pixApi, stripe, mercadoPago } = payments;
  return {
    ...(pixApi && {
      'pix-api': pixApiProvider({ settings: pixApi, call: pixCallsOf(pixApi, clock), clock }),
    }),
    ...(stripe && { stripe: stripeProvider({ settings: stripe, clock }) }),
    ...(mercadoPago && {
      'mercado-pago': mercadoPagoProvider({ settings: mercadoPago, baseUrl, clock }),
    }),
  };
}

/**
 * Tells the bank where this site listens, where that is needed. Nobody else is told: Stripe's address is set at
 * Stripe, and each charge tells Mercado Pago its own.
 */
export async function announceWebhooks(
  { payments = {}, baseUrl }: ProviderParts,
  { clock }: { clock: Clock },
): Promise<'known' | 'told' | 'not-needed'> {
  const { pixApi } = payments;
  if (!pixApi) return 'not-needed';
  return registerPixWebhook({ settings: pixApi, call: pixCallsOf(pixApi, clock) }, baseUrl);
}

function pixCallsOf(settings: PixApiSettings, clock: Clock) {
  return pixApiClient(settings, { certificate: readPixCertificate(settings), clock });
}
