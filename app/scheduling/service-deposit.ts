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
