import { type Charge, isPayableOnline } from './charge.ts';
import { askProvider, openCharge } from './open-charge.server.ts';
import { PaymentDelayedError } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { readCharge } from './read-charge.server.ts';

/**
 * Where the payer goes to pay on the provider's own page. The provider is asked again, because a page of Stripe's ends
 * after a day while the charge goes on; as long as it lives, the answer is the same page. A charge that no provider
 * knows yet, because it is due much later, is brought to it now.
 * @returns 'here' where nothing is to be paid on a page of the provider's, 'later' when the provider does not answer
 */
export async function payerPage(
  services: PaymentServices,
  charge: Charge,
): Promise<URL | 'here' | 'later'> {
  const { providers } = services;
  const provider = providers[charge.provider];
  if (!provider || !isPayableOnline(charge)) return 'here';
  try {
    if (charge.payWith === null) return await openedNow(services, charge);
    if (charge.payWith.kind !== 'redirect') return 'here';
    const words = await requestOf(services, charge);
    const now = await askProvider(provider, { ...charge, ...words });
    return new URL(now?.payWith.kind === 'redirect' ? now.payWith.url : charge.payWith.url);
  } catch (error) {
    if (!(error instanceof PaymentDelayedError)) throw error;
    return charge.payWith?.kind === 'redirect' ? new URL(charge.payWith.url) : 'later';
  }
}

async function openedNow(services: PaymentServices, { id }: Charge) {
  await openCharge(services, { chargeId: id });
  const opened = await readCharge(services.db, { id });
  return opened?.payWith?.kind === 'redirect' ? new URL(opened.payWith.url) : 'here';
}

async function requestOf({ db, effects, baseUrl }: PaymentServices, charge: Charge) {
  const words = await db.transaction((tx) => effects[charge.purpose].describe(tx, charge));
  return { ...words, returnUrl: new URL(words.returnPath, baseUrl) };
}
