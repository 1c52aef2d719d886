import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  readSettingHistory,
  type SettingChange,
} from '#app/platform/audit/setting-history.server.ts';
import { money } from '#app/platform/money.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';

const labels = staffOrders.settings;
const { yes, no } = staffHistory;

/** Who announced which price, and who took the plans from the site or put them there. */
export async function shownPlanHistory(
  { db, url }: { db: Queryable; url: URL },
  plans: readonly { slug: string; name: string }[],
): Promise<PagedChanges> {
  const all = await readSettingHistory(db, ['plans', 'plan-prices']);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const planName = (slug: string) => plans.find((each) => each.slug === slug)?.name ?? slug;
  const changes = shown.map((change): HistoryChange => {
    const { id, at, by } = change;
    return {
      ...{ key: String(id), moment: formatMoment(at, { withYear: true }), links: [] },
      who: by ?? staffHistory.unknown,
      lines: linesOf(change, planName),
    };
  });
  return { changes, page, pageCount };
}

function linesOf(
  { subject, from, to }: SettingChange,
  planName: (slug: string) => string,
): ChangedLine[] {
  if (subject === 'plans')
    return [{ where: labels.offer, before: from === null ? '' : said(from), after: said(to) }];
  const [before, after] = [from, to].map((value) => planPriceFields.safeParse(value).data ?? []);
  const news = after?.filter((one) => !before?.some((other) => isSame(one, other))) ?? [];
  return news.map(({ plan, instalmentCents, fromOn }) => {
    // What was announced last for a plan is what it would have cost.
    const last = before?.findLast((each) => each.plan === plan);
    return {
      where: planName(plan),
      before: last ? labels.announced(money(last.instalmentCents), formatDate(last.fromOn)) : '',
      after: labels.announced(money(instalmentCents), formatDate(fromOn)),
    };
  });
}

function said(value: unknown): string {
  return value === true ? yes : no;
}
