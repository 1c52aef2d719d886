import { PLAN_TABLE, type PlanTerms, totalCents } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import type { YearPlan } from './plan-card.tsx';

type PlanComparisonProps = { plans: readonly YearPlan[]; locale: Locale };

/** The plans of a family line by line: a table, which on a phone becomes a list for each line. */
export function PlanComparison({ plans, locale }: PlanComparisonProps) {
  const texts = plansMessages[locale].comparison;
  return (
    <table className="plan-comparison">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.subject}</th>
          {plans.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(plans, locale).map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map(({ slug, name }, index) => (
              <td key={slug}>
                <span className="plan-comparison-name">{name}</span>
                <span>{values[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(plans: readonly YearPlan[], locale: Locale) {
  const texts = plansMessages[locale].comparison;
  const row = (label: string, cellOf: (plan: YearPlan, terms: PlanTerms) => string) => ({
    label,
    values: plans.map((plan) => cellOf(plan, PLAN_TABLE[plan.slug])),
  });
  const visits = (count: PlanTerms['onlineVisits']) => {
    if (typeof count === 'string') return texts.visits[count];
    return count === 0 ? texts.none : String(count);
  };
  return [
    row(texts.instalment, (_plan, { instalments, instalmentCents }) =>
      plansMessages[locale].price.instalments(instalments, money(instalmentCents, locale)),
    ),
    row(texts.total, ({ slug }) => money(totalCents(slug), locale)),
    row(texts.lenses, ({ slug }) => texts.rows[slug].lenses),
    row(texts.pairs, (_plan, { pairsAYear }) => String(pairsAYear)),
    row(texts.inPerson, (_plan, { inPersonVisits }) => visits(inPersonVisits)),
    row(texts.online, (_plan, { onlineVisits }) => visits(onlineVisits)),
    row(texts.also, ({ slug }) => texts.rows[slug].also),
  ];
}
