import { formatDate } from '#app/clinic/format-date.ts';
import type { PriceEffects } from '#app/features/subscriptions/plan-price-changes.server.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { money } from '#app/platform/money.ts';

type Announced = { plan: string; instalmentCents: number; fromOn: string; seenVersion: number };

/** What announcing a price does, in words for who is about to, and a stamp by which a form says that they were read. */
export function priceEffects(
  { mails, before, after }: PriceEffects,
  { plan, instalmentCents, fromOn, seenVersion }: Announced,
): { lines: string[]; stamp: string } {
  const { effects } = staffOrders.settings;
  return {
    lines: [
      effects.price(
        formatDate(fromOn),
        money(after.instalmentCents),
        money(before.instalmentCents),
      ),
      effects.year(money(after.yearCents), money(before.yearCents)),
      effects.mails(mails),
    ],
    stamp: [plan, instalmentCents, fromOn, seenVersion, mails].join(' '),
  };
}
