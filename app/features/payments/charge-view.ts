import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { type Charge, isPayableOnline, restCents } from '#app/payments/charge.ts';
import { readBrCode } from '#app/payments/pix/br-code.ts';
import type { ChargeStory } from '#app/payments/read-charge.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

/** A charge in the words of its page. */
export type ChargeView = ReturnType<typeof toChargeView>;

/** @param description what is paid for; null where nobody says any more */
export function toChargeView(
  {
    charge,
    story,
    description,
  }: { charge: Charge; story: ChargeStory; description: string | null },
  locale: Locale,
) {
  const cents = (amount: number) => money(amount, locale);
  const rest = restCents(charge);
  return {
    state: charge.state,
    reference: charge.reference,
    description,
    total: cents(charge.amountCents),
    paid: charge.paidCents > 0 ? cents(charge.paidCents) : null,
    rest: rest > 0 && charge.state !== 'paid' ? cents(rest) : null,
    refunded: charge.refundedCents > 0 ? cents(charge.refundedCents) : null,
    refundAsked: charge.refundAskedCents > 0 ? cents(charge.refundAskedCents) : null,
    due: charge.dueOn && formatDate(charge.dueOn, locale),
    expires: charge.expiresAt && formatMoment(charge.expiresAt, { locale }),
    /** Whether the clinic's own statement tells of payments. */
    isByStatement: charge.provider === 'pix-static',
    /** Whether a provider may know more than this page. */
    isByProvider: charge.provider !== 'pix-static' && charge.closedAs === null && rest > 0,
    payWith: isPayableOnline(charge) ? payWithOf(charge) : null,
    /** A part came another way than by the provider, who would ask for the whole. */
    isRestByDesk: rest > 0 && charge.state === 'part-paid' && !isPayableOnline(charge),
    payments: story.payments.map(({ id, paidAt, amountCents }) => ({
      id,
      on: formatDate(wallClockOf(paidAt).on, locale),
      amount: cents(amountCents),
    })),
    refunds: story.refunds
      .filter(({ state }) => state === 'done')
      .map(({ id, endedAt, askedAt, amountCents }) => ({
        id,
        on: formatDate(wallClockOf(endedAt ?? askedAt).on, locale),
        amount: cents(amountCents),
      })),
  };
}

/** A Pix with the name that the payer's bank will show, read back from its code. */
function payWithOf({ payWith, provider }: Charge) {
  // Nobody has asked the provider yet: it is done when the payer goes there.
  if (!payWith) return { kind: provider === 'pix-api' ? 'pix-later' : 'redirect' } as const;
  // The address of the provider's page is asked for when somebody goes there.
  if (payWith.kind === 'redirect') return { kind: payWith.kind } as const;
  const read = readBrCode(payWith.brCode);
  return { ...payWith, receiver: read.ok ? read.value.merchantName : null };
}
