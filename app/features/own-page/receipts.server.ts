import { asc, eq, inArray } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { chargePayments, charges } from '#app/db/payments-schema.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

/** A payment for an appointment, with the page that shows and prints its receipt. */
export type ReceiptLine = {
  id: number;
  on: string;
  amount: string;
  returned: string | null;
  href: string;
};

/** What was paid for appointments, oldest first; nothing before a payment has come. */
export async function readReceiptLines(
  { db, secret }: { db: Queryable; secret: string },
  appointmentIds: readonly number[],
  locale: Locale,
): Promise<ReceiptLine[]> {
  const rows = await db
    .select({
      id: chargePayments.id,
      paidAt: chargePayments.paidAt,
      amountCents: chargePayments.amountCents,
      returnedCents: charges.returnedCents,
      linkKey: charges.linkKey,
      locale: charges.locale,
    })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .innerJoin(chargePayments, eq(chargePayments.chargeId, charges.id))
    .where(inArray(deposits.appointmentId, [...appointmentIds]))
    .orderBy(asc(chargePayments.paidAt), asc(chargePayments.id));
  return rows.map((row) => ({
    id: row.id,
    on: formatDate(wallClockOf(row.paidAt).on, locale),
    amount: money(row.amountCents, locale),
    returned: row.returnedCents > 0 ? money(row.returnedCents, locale) : null,
    href: chargeLink(secret, row),
  }));
}
