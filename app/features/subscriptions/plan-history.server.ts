import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { planPriceFields } from '#app/clinic/plan-price-fields.ts';
import {
  isPlanSlug,
  PLAN_SLUGS,
  PLAN_TABLE,
  type PlanPriceChange,
  type PlanSlug,
} from '#app/clinic/plan-prices.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import {
  readSettingChange,
  readSettingHistory,
  type SettingChange,
  sidesOf,
} from '#app/platform/audit/setting-history.server.ts';
import { money, typedAmount } from '#app/platform/money.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { changedLines } from '#app/ui/change-history/changed-lines.ts';
import { historyPage, withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { PLAN_SETTINGS_PATH } from './order-filter.ts';
import { EMPTY_PRICE } from './price-form.ts';

const labels = staffOrders.settings;
/** In place of a number of the history, before the name of a plan: what it cost before anybody announced a price. */
const FIRST = 'inicio-';

/**
 * Who announced which price, and who took the plans from the site or put them there. A price leads back to the form that
 * announces it again, where the plan costs another by what was announced last.
 */
export async function shownPlanHistory(
  { db, url }: { db: Queryable; url: URL },
  plans: readonly { slug: string; name: string }[],
): Promise<PagedChanges> {
  const all = await readSettingHistory(db, ['plans', 'plan-prices']);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const planName = (slug: string) => plans.find((each) => each.slug === slug)?.name ?? slug;
  const newest = all.find(({ subject }) => subject === 'plan-prices');
  const announced = (newest && pricesOf(newest).after) ?? [];
  const leadTo = (key: string, price: Price) => {
    const last = announced.findLast(({ plan }) => plan === price.plan);
    if (!last || last.instalmentCents === price.instalmentCents) return [];
    const label = staffHistory.returnPrice(planName(price.plan), money(price.instalmentCents));
    return [{ href: `${PLAN_SETTINGS_PATH}?${AS_OF}=${key}#novo-preco`, label }];
  };
  const changes = shown.map((change): HistoryChange => {
    const { id, at, by } = change;
    return {
      ...{ key: String(id), moment: formatMoment(at, { withYear: true }) },
      who: by ?? staffHistory.unknown,
      lines: linesOf(change, planName),
      links: newPrices(change).flatMap((price) => leadTo(String(id), price)),
    };
  });
  const first = PLAN_SLUGS.flatMap((plan) => leadTo(FIRST + plan, firstPrice(plan)));
  return withBeginning({ changes, page, pageCount }, first);
}

/** What the form for a new price begins with where its address names one of the history; null where it names none. */
export async function askedPrice({ db, url }: { db: Queryable; url: URL }) {
  const asked = url.searchParams.get(AS_OF);
  const filledWith = ({ plan, instalmentCents }: Price) => ({
    ...EMPTY_PRICE,
    ...{ plano: plan, valor: typedAmount(instalmentCents) },
  });
  const plan = asked?.startsWith(FIRST) ? asked.slice(FIRST.length) : '';
  if (isPlanSlug(plan)) {
    const values = filledWith(firstPrice(plan));
    return { values, filled: { moment: '', who: '' } };
  }
  const change = await readSettingChange(db, 'plan-prices', asked);
  const [price] = change ? newPrices(change) : [];
  if (!change || !price) return null;
  const moment = formatMoment(change.at, { withYear: true });
  return {
    values: filledWith(price),
    filled: { moment, who: change.by ?? staffHistory.unknown },
  };
}

type Price = Pick<PlanPriceChange, 'plan' | 'instalmentCents'>;

function firstPrice(plan: PlanSlug): Price {
  const { instalmentCents } = PLAN_TABLE[plan];
  return { plan, instalmentCents };
}

function pricesOf(change: SettingChange) {
  return sidesOf(change, planPriceFields, []);
}

/** What a change has announced that was not there before; none where nobody can read which. */
function newPrices(change: SettingChange): PlanPriceChange[] {
  const { before, after } = pricesOf(change);
  if (change.subject !== 'plan-prices' || !before || !after) return [];
  return announcedIn(before, after);
}

function announcedIn(before: readonly PlanPriceChange[], after: readonly PlanPriceChange[]) {
  return after.filter((one) => !before.some((other) => isSame(one, other)));
}

function linesOf(change: SettingChange, planName: (slug: string) => string): ChangedLine[] {
  if (change.subject === 'plans') return [offerLine(change)];
  const announced = ({ instalmentCents, fromOn }: PlanPriceChange) =>
    labels.announced(money(instalmentCents), formatDate(fromOn));
  return changedLines(pricesOf(change), {
    title: labels.prices,
    atFirst: [],
    differences: (before, after) =>
      announcedIn(before, after).map((one) => {
        // What was announced last for a plan is what it would have cost.
        const last = before.findLast(({ plan }) => plan === one.plan);
        return {
          ...{ where: planName(one.plan), before: last ? announced(last) : '' },
          after: announced(one),
        };
      }),
  });
}

/** Before anybody chose, the record said whether the plans are offered. */
function offerLine({ from, to }: SettingChange): ChangedLine {
  const { yes, no, unreadable, unreadableBefore } = staffHistory;
  const said = (value: unknown, otherwise: string) =>
    value === true ? yes : value === false ? no : otherwise;
  const before = from === null ? '' : said(from, unreadableBefore);
  return { where: labels.offer, before, after: said(to, unreadable) };
}
