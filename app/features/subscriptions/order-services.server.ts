import type { Database, Transaction } from '#app/db/database.ts';
import type { Charge, NewCharge } from '#app/payments/charge.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';

export type OrderMailKind =
  | 'ordered'
  | 'again'
  | 'withdrawn'
  | 'cancelled'
  | 'active'
  | 'ending'
  | 'new-price';

/** Jobs of subscriptions. */
export type SubscriptionJobs = {
  'order-mail': { orderId: number; kind: OrderMailKind; audience: 'customer' | 'clinic' };
};

/** Who changes an order: its customer by the private link, staff, or the calendar. */
export type OrderActor = 'customer' | 'job' | StaffActor;

export type RefundRequest = {
  chargeId: number;
  amountCents: number;
  /** The same refund asked twice is one. */
  key: string;
  reason: string;
  by: string;
};

/** What subscriptions ask of payments, always within the order's own transaction. */
export type OrderCharges = {
  ask(tx: Transaction, charge: NewCharge): Promise<Charge>;
  /** Stops asking for money; a charge that is paid or over stays as it is. The charge is locked. */
  cancel(tx: Transaction, chargeId: number, cause: string): Promise<void>;
  /** The charge is locked. */
  refund(tx: Transaction, refund: RefundRequest): Promise<void>;
};

/** Dependencies of the use cases of subscriptions. */
export type OrderServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<SubscriptionJobs>;
  /** Key for links and sealed data; at least 32 characters. */
  secret: string;
  charges: OrderCharges;
};
