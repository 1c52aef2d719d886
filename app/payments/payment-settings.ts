import { z } from 'zod';
import { MAX_CITY, MAX_NAME } from './pix/br-code.ts';

/** Who receives a static Pix, in the letters of a BR Code. */
const receiver = z.object({
  key: z.string().min(1).max(77),
  /** As the payer's bank shows it: the name on the account. */
  name: z.string().min(1).max(MAX_NAME),
  city: z.string().min(1).max(MAX_CITY),
});

/** What staff settle about payments; the subject 'payments' of the clinic's settings. */
export const paymentSettings = z.object({
  /** Null: the clinic takes no static Pix. */
  pix: receiver.nullable(),
  /** When the payer is reminded: days before an instalment is due, and after it. */
  remindDaysBefore: z.int().min(1).max(15),
  remindDaysAfter: z.int().min(1).max(15),
});
export type PaymentSettings = z.output<typeof paymentSettings>;

export const DEFAULT_PAYMENT_SETTINGS: PaymentSettings = {
  pix: null,
  remindDaysBefore: 3,
  remindDaysAfter: 2,
};
