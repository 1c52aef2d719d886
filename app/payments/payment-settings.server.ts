import { eq } from 'drizzle-orm';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  DEFAULT_PAYMENT_SETTINGS,
  type PaymentSettings,
  paymentSettings,
} from './payment-settings.ts';

/** What staff have settled about payments; what holds without them where nobody has. */
export async function readPaymentSettings(db: Queryable): Promise<PaymentSettings> {
  const [row] = await db
    .select({ value: clinicSettings.value })
    .from(clinicSettings)
    .where(eq(clinicSettings.subject, 'payments'));
  return row ? paymentSettings.parse(row.value) : DEFAULT_PAYMENT_SETTINGS;
}
