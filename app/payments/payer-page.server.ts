import { type Charge, restCents } from './charge.ts';
import { askProvider } from './open-charge.server.ts';
import { PaymentDelayedError } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';

/**
 * Where the payer goes to pay on the provider's own page. The provider is asked again, because a page of Stripe's ends
 * after a day while the charge goes on; as long as it lives, the answer is the same page.
 * @returns null where nothing is to be paid on a page of the provider's
 */
export async function payerPage(
  { db, providers, effects, baseUrl }: PaymentServices,
  charge: Charge,
): Promise<string | null> {
  const { payWith, state } = charge;
  const isAsking = (state === 'open' || state === 'part-paid') && restCents(charge) > 0;
  if (payWith?.kind !== 'redirect' || !isAsking) return null;
  const provider = providers[charge.provider];
  if (!provider) return payWith.url;
  const words = await db.transaction((tx) => effects[charge.purpose].describe(tx, charge));
  const returnUrl = new URL(words.returnPath, baseUrl);
  try {
    const now = await askProvider(provider, { ...charge, ...words, returnUrl });
    return now?.payWith.kind === 'redirect' ? now.payWith.url : payWith.url;
  } catch (error) {
    if (error instanceof PaymentDelayedError) return payWith.url;
    throw error;
  }
}
