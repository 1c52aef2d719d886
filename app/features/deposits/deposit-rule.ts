import type { ProviderName } from '#app/payments/payment-provider.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';

/** How a deposit is asked for. */
export type DepositTerms = Omit<DepositRule, 'holdMinutes' | 'statementHours'> & {
  provider: ProviderName;
  /** How long the time is held for the payment. */
  minutes: number;
  /** Whether a person must find the payment in the bank's statement. */
  byStatement: boolean;
};

/**
 * How a service's deposit is asked for; null where it is not: no rule, or nobody who can take the money in time.
 * It is told as a Pix, so nothing else takes it. A bank statement is read by a person, so it serves only where the clinic has promised to read it.
 * @param providers who can take money now, in the order in which they are offered
 */
export function depositTerms(
  rule: DepositRule | null,
  providers: readonly ProviderName[],
): DepositTerms | null {
  if (!rule) return null;
  const { amountCents, refundHours, holdMinutes, statementHours } = rule;
  const told = { amountCents, refundHours };
  if (providers.includes('pix-api'))
    return { ...told, provider: 'pix-api', minutes: holdMinutes, byStatement: false };
  if (statementHours === null || !providers.includes('pix-static')) return null;
  const minutes = statementHours * 60;
  return { ...told, provider: 'pix-static', minutes, byStatement: true };
}

const HOUR_MS = 3_600_000;

/** The last moment at which a cancellation brings the deposit back whole. */
export function refundableUntil(startsAt: Date, refundHours: number): Date {
  return new Date(startsAt.getTime() - refundHours * HOUR_MS);
}

/** Whether a patient who cancels now gets the deposit back. The page before and the cancellation itself ask here. */
export function isRefundable(
  { startsAt, refundHours }: { startsAt: Date; refundHours: number },
  now: Date,
): boolean {
  return now <= refundableUntil(startsAt, refundHours);
}

/** Until when the time is held for the payment: never beyond its own beginning. */
export function paidUntil(
  { minutes }: Pick<DepositTerms, 'minutes'>,
  { now, startsAt }: { now: Date; startsAt: Date },
): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, startsAt.getTime()));
}
