import { formatDate } from '#app/clinic/format-date.ts';
import {
  type PlanSlug,
  planTableOn,
  type RecordedPlans,
  yearCents,
} from '#app/clinic/plan-prices.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { money } from '#app/platform/money.ts';
import { comingPrices } from './coming-prices.ts';

const labels = staffOrders.settings;

type NamedPlan = { slug: PlanSlug; name: string; isArchived: boolean };

/** What each plan costs today, and from which day on it costs what else, for the table that staff see. */
export function priceRows(recorded: RecordedPlans, plans: readonly NamedPlan[], today: string) {
  const table = planTableOn(recorded, today);
  return plans.map(({ slug, name, isArchived }) => {
    const coming = comingPrices(recorded, today).filter(({ plan }) => plan === slug);
    const words = coming.map((one) =>
      labels.announced(money(one.instalmentCents), formatDate(one.fromOn)),
    );
    return {
      key: slug,
      cells: [
        isArchived ? labels.archived(name) : name,
        money(table[slug].instalmentCents),
        money(yearCents(table[slug])),
        words.join('; ') || labels.none,
      ],
    };
  });
}
