import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import type { YearPlan } from './plan-card.tsx';

type PlanComparisonProps = { plans: readonly YearPlan[]; locale: Locale };

/** Comparison table of a family of plans; on a phone each row becomes a list. */
export function PlanComparison({ plans, locale }: PlanComparisonProps) {
  const messages = plansMessages[locale].comparison;
  return (
    <table className="plan-comparison">
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.subject}</th>
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
  const messages = plansMessages[locale].comparison;
  const row = (label: string, cellOf: (plan: YearPlan, terms: PlanTerms) => string) => ({
    label,
    values: plans.map((plan) => cellOf(plan, plan.terms)),
  });
  const visits = (count: PlanTerms['onlineVisits']) => {
    if (typeof count === 'string') return messages.visits[count];
    return count === 0 ? messages.none : String(count);
  };
  return [
    row(messages.instalment, (_plan, { instalments, instalmentCents }) =>
      plansMessages[locale].price.instalments(instalments, money(instalmentCents, locale)),
    ),
    row(messages.total, (_plan, terms) => money(yearCents(terms), locale)),
    row(messages.lenses, ({ slug }) => messages.rows[slug].lenses),
    row(messages.pairs, (_plan, { pairsAYear }) => String(pairsAYear)),
    row(messages.inPerson, (_plan, { inPersonVisits }) => visits(inPersonVisits)),
    row(messages.online, (_plan, { onlineVisits }) => visits(onlineVisits)),
    row(messages.also, ({ slug }) => messages.rows[slug].also),
  ];
}
