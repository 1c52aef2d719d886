/** A deposit as staff have settled it for a service. */
export type DepositRule = {
  amountCents: number;
  /** How long charge and hold last where the provider tells of the payment at once. */
  holdMinutes: number;
  /** Cancelled until so many hours before, it comes back whole. */
  refundHours: number;
  /** How long the time waits where only the clinic's bank statement tells; null: never so. */
  statementHours: number | null;
};

/** The same as the checks of the table service_deposits. */
export const DEPOSIT_LIMITS = {
  amountCents: { min: 100, max: 100_000 },
  holdMinutes: { min: 15, max: 60 },
  refundHours: { min: 0, max: 168 },
  statementHours: { min: 1, max: 72 },
} as const;
