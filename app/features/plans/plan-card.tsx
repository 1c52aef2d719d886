import { isOnlinePlan, onlineSaving, PLAN_TABLE, type PlanSlug } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { LensYear } from './lens-year.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { PAYMENT_PATHS, PLAN_PATHS, subscribePath } from './plan-paths.ts';
import { PlanPrice } from './plan-price.tsx';
import type { PlanText } from './plan-text.ts';

/** A plan whose price is in the plan table. */
export type YearPlan = PlanText & { slug: PlanSlug };

type PlanCardProps = { plan: YearPlan; locale: Locale };

/** One plan among its family: what it costs, what comes with it, and how to go on. */
function PlanCard({ plan, locale }: PlanCardProps) {
  const { slug, name, summary, features } = plan;
  const texts = plansMessages[locale];
  const { isHighlighted, pairsAYear } = PLAN_TABLE[slug];
  const isOnline = isOnlinePlan(slug);
  const saving = isOnline ? onlineSaving(slug) : undefined;
  return (
    <div id={slug} className={`plan-card${isHighlighted ? ' plan-card-highlighted' : ''}`}>
      <p className="plan-badge">{texts.badges[slug]}</p>
      <h3>{texts.card.name(name)}</h3>
      <p>{summary}</p>
      <PlanPrice slug={slug} locale={locale} />
      {saving ? (
        <p className="plan-saving">
          {texts.list.saving(saving.percent, money(saving.cents, locale))}
        </p>
      ) : null}
      <div className="plan-lenses">
        <LensYear pairs={pairsAYear} />
        <p className="small">{texts.lensesAYear(pairsAYear)}</p>
      </div>
      <PlanFeatures features={features} />
      <div className="plan-actions">
        <LinkButton
          href={localPath(locale, subscribePath(slug))}
          look={isHighlighted ? 'primary' : 'secondary'}
          aria-label={texts.card.subscribeTo(name)}
        >
          {texts.card.subscribe}
        </LinkButton>
        {isOnline ? (
          <a href={localPath(locale, PAYMENT_PATHS[slug])} aria-label={texts.card.paymentOf(name)}>
            {texts.card.payment}
          </a>
        ) : (
          <a href={localPath(locale, PLAN_PATHS[slug])} aria-label={texts.card.detailsOf(name)}>
            {texts.card.details}
          </a>
        )}
      </div>
    </div>
  );
}

/** The plans of a family beside each other; below each other on a phone. */
export function PlanCards({ plans, locale }: { plans: readonly YearPlan[]; locale: Locale }) {
  return (
    <ul className="plan-cards">
      {plans.map((plan) => (
        <li key={plan.slug}>
          <PlanCard plan={plan} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
