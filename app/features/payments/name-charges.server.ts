import type { Charge } from '#app/payments/charge.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { readChargeWords } from '#app/payments/read-charge-words.server.ts';
import type { ReconciledLine } from '#app/payments/reconcile.server.ts';

/** In a longer list the rest are told by their references alone. */
const MOST_NAMED = 200;

/** Who pays a charge and what for, as staff are told; without a name where the person was erased. */
export type ChargeName = { payer: string | null; description: string };

export async function nameCharge(payments: PaymentServices, charge: Charge): Promise<ChargeName> {
  const { description, payer } = await readChargeWords(payments, charge);
  return { payer: payer?.name ?? null, description };
}

/** Whose the charges are that a line may be for: an identifier alone tells nobody at the desk. */
export async function nameCharges(
  payments: PaymentServices,
  lines: readonly ReconciledLine[],
): Promise<(reference: string) => string> {
  const references = lines.flatMap(({ isKnown, named, proposed, alike }) =>
    isKnown ? [] : [named ?? [], proposed, alike.map(({ reference }) => reference)].flat(),
  );
  const names = new Map<string, string>();
  for (const reference of [...new Set(references)].slice(0, MOST_NAMED)) {
    const charge = await readCharge(payments.db, { reference });
    if (!charge) continue;
    const { payer, description } = await nameCharge(payments, charge);
    const words = new Set([payer, description, reference].filter(Boolean));
    names.set(reference, [...words].join(' · '));
  }
  return (reference) => names.get(reference) ?? reference;
}
