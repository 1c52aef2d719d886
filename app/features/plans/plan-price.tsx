import { PLAN_TABLE, type PlanSlug, totalCents } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';

/** What a plan of a year costs: an instalment, and all of them. */
export function PlanPrice({ slug, locale }: { slug: PlanSlug; locale: Locale }) {
  const texts = plansMessages[locale].price;
  const { instalments, instalmentCents } = PLAN_TABLE[slug];
  return (
    <p className="plan-price">
      <strong>{texts.instalments(instalments, money(instalmentCents, locale))}</strong>
      <span>{texts.total(money(totalCents(slug), locale))}</span>
    </p>
  );
}

/** What a month of Flex costs, where the clinic says it. */
export function FlexPrice({
  monthlyCents,
  locale,
}: {
  monthlyCents: number | undefined;
  locale: Locale;
}) {
  const texts = plansMessages[locale].price;
  if (monthlyCents === undefined) return <p>{texts.onRequest}</p>;
  return (
    <p className="plan-price">
      <strong>{texts.month(money(monthlyCents, locale))}</strong>
      <span>{texts.monthly}</span>
    </p>
  );
}
