import { formatDate } from '#app/clinic/format-date.ts';
import {
  PLAN_MONTHS,
  type PlanSlug,
  planTableOn,
  type RecordedPlans,
  yearCents,
} from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

const labels = staffOrders.settings;

type NamedPlan = { slug: PlanSlug; name: string; isArchived: boolean };

/** What each plan costs today, and from which day on it costs what else, for the table that staff see. */
export function priceRows(recorded: RecordedPlans, plans: readonly NamedPlan[], today: string) {
  const table = planTableOn(recorded, today);
  const { price } = plansMessages[DEFAULT_LOCALE];
  return plans.map(({ slug, name, isArchived }) => {
    const coming = recorded.planPrices.filter(
      ({ plan, fromOn }) => plan === slug && fromOn > today,
    );
    const words = coming.map((one) =>
      labels.announced(money(one.instalmentCents), formatDate(one.fromOn)),
    );
    const { instalments, instalmentCents } = table[slug];
    const cents = money(instalmentCents);
    return {
      key: slug,
      cells: [
        isArchived ? labels.archived(name) : name,
        instalments === PLAN_MONTHS ? cents : price.instalments(instalments, cents),
        money(yearCents(table[slug])),
        words.join('; ') || labels.none,
      ],
    };
  });
}
