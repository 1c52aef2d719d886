import {
  isOnlinePlan,
  type PlanSaving,
  type PlanSlug,
  type PlanTerms,
} from '#app/clinic/plan-prices.ts';
import { PAYMENT_PATHS, PLAN_PATHS, subscribePath } from '#app/clinic/words/plan-paths.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { LensYear, PlanFeatures, PlanPrice } from './plan-parts.tsx';
import type { PlanText } from './plan-text.ts';

/** A plan of the plan table, as it is sold today. */
export type YearPlan = PlanText & {
  slug: PlanSlug;
  terms: PlanTerms;
  /** How much less than the plan with consultations; null for those. */
  saving: PlanSaving | null;
};

type PlanCardProps = { plan: YearPlan; others: readonly YearPlan[]; locale: Locale };

/** A word or two about a plan, beside the others of its family; undefined for one without. */
export function badgeOf(
  plan: YearPlan,
  others: readonly YearPlan[],
  locale: Locale,
): string | undefined {
  const { slug, terms } = plan;
  const { highlighted, badges, mostTalks } = plansMessages[locale];
  if (terms.isHighlighted) return highlighted;
  const talks = ({ terms: { onlineVisits } }: YearPlan) =>
    typeof onlineVisits === 'number' ? onlineVisits : Number.POSITIVE_INFINITY;
  const own = talks(plan);
  const most =
    others.length !== 1 && others.every((each) => each.slug === slug || talks(each) < own);
  return slug === 'premium-online' && most ? mostTalks : badges[slug];
}

/** One plan of a family: its price, its features and how to subscribe. */
function PlanCard({ plan, others, locale }: PlanCardProps) {
  const { slug, name, summary, features, terms, saving } = plan;
  const messages = plansMessages[locale];
  const { isHighlighted, pairsAYear } = terms;
  const isOnline = isOnlinePlan(slug);
  const badge = badgeOf(plan, others, locale);
  return (
    <div id={slug} className={`plan-card${isHighlighted ? ' plan-card-highlighted' : ''}`}>
      {badge ? <p className="plan-badge">{badge}</p> : null}
      <h3>{messages.card.name(name)}</h3>
      <p>{summary}</p>
      <PlanPrice terms={terms} locale={locale} />
      {saving ? (
        <p className="plan-saving">
          {messages.list.saving(saving.percent, money(saving.cents, locale))}
        </p>
      ) : null}
      <div className="plan-lenses">
        <LensYear pairs={pairsAYear} />
        <p className="small">{messages.lensesAYear(pairsAYear)}</p>
      </div>
      <PlanFeatures features={features} />
      <div className="plan-actions">
        <LinkButton
          href={localPath(locale, subscribePath(slug))}
          look={isHighlighted ? 'primary' : 'secondary'}
          aria-label={messages.card.subscribeTo(name)}
        >
          {messages.card.subscribe}
        </LinkButton>
        {isOnline ? (
          <a
            href={localPath(locale, PAYMENT_PATHS[slug])}
            aria-label={messages.card.paymentOf(name)}
          >
            {messages.card.payment}
          </a>
        ) : (
          <a href={localPath(locale, PLAN_PATHS[slug])} aria-label={messages.card.detailsOf(name)}>
            {messages.card.details}
          </a>
        )}
      </div>
    </div>
  );
}

/** The plans of a family side by side; stacked on a phone. */
export function PlanCards({ plans, locale }: { plans: readonly YearPlan[]; locale: Locale }) {
  return (
    <ul className="plan-cards">
      {plans.map((plan) => (
        <li key={plan.slug}>
          <PlanCard plan={plan} others={plans} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
