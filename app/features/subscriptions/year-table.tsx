import type { PlanSlug, PlanTerms } from '#app/clinic/plan-prices.ts';
import { commonInstalments, yearCents } from '#app/clinic/plan-prices.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { money } from '#app/platform/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SUBSCRIBE_PATH } from './order-draft.ts';

/** A plan as it is compared. */
export type PlanYear = { slug: PlanSlug; name: string; terms: PlanTerms };

type YearTableProps = {
  plans: readonly PlanYear[];
  chosen: PlanSlug | undefined;
  /** Whether the site takes subscriptions. */
  isOpen: boolean;
  /** Announced prices of days to come, in words. */
  newPrices: readonly string[];
};

/** What each plan costs in a year and what comes for it; on a phone each plan becomes a list. */
export function YearTable({ plans, chosen, isOpen, newPrices }: YearTableProps) {
  const { compare } = useMessages(subscribeMessages);
  return (
    <section className="year-plans stack" aria-labelledby="comparar-ano">
      <h2 id="comparar-ano">{compare.title}</h2>
      <table className="year-table">
        <caption className="visually-hidden">{compare.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{compare.plan}</th>
            <th scope="col">{compare.total}</th>
            <th scope="col">{compare.month}</th>
            <th scope="col">{compare.pairs}</th>
            <th scope="col">{compare.pair}</th>
            <th scope="col">{compare.inPerson}</th>
            <th scope="col">{compare.online}</th>
            {isOpen ? <th scope="col">{compare.choose}</th> : null}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow key={plan.slug} plan={plan} isChosen={plan.slug === chosen} isOpen={isOpen} />
          ))}
        </tbody>
      </table>
      <p className="small reading">{compare.note(commonInstalments(plans))}</p>
      {newPrices.map((line) => (
        <p key={line} className="small reading">
          {line}
        </p>
      ))}
    </section>
  );
}

type PlanRowProps = { plan: PlanYear; isChosen: boolean; isOpen: boolean };

function PlanRow({ plan: { slug, name, terms }, isChosen, isOpen }: PlanRowProps) {
  const { compare, chosen } = useMessages(subscribeMessages);
  const locale = useLocale();
  const visits = (count: PlanTerms['onlineVisits']) => {
    if (typeof count === 'string') return compare.visits[count];
    return count === 0 ? compare.none : String(count);
  };
  const total = yearCents(terms);
  const cells: [string, string][] = [
    [compare.total, money(total, locale)],
    [compare.month, money(terms.instalmentCents, locale)],
    [compare.pairs, String(terms.pairsAYear)],
    [compare.pair, money(Math.round(total / terms.pairsAYear), locale)],
    [compare.inPerson, visits(terms.inPersonVisits)],
    [compare.online, visits(terms.onlineVisits)],
  ];
  return (
    <tr className={isChosen ? 'year-chosen' : undefined}>
      <th scope="row">
        {name}
        {isChosen ? <span className="year-mark">{chosen}</span> : null}
      </th>
      {cells.map(([label, value]) => (
        <td key={label}>
          <span className="year-label" aria-hidden="true">
            {label}
          </span>
          <span>{value}</span>
        </td>
      ))}
      {isOpen ? (
        <td className="year-action">
          <ChooseForm slug={slug} name={name} isChosen={isChosen} />
        </td>
      ) : null}
    </tr>
  );
}

function ChooseForm({ slug, name, isChosen }: { slug: string; name: string; isChosen: boolean }) {
  const messages = useMessages(subscribeMessages);
  const local = useLocalPath();
  return (
    <form method="post" action={local(SUBSCRIBE_PATH)}>
      <input type="hidden" name="plano" value={slug} />
      <Button look={isChosen ? 'primary' : 'secondary'} aria-label={messages.choose(name)}>
        {messages.chooseShort}
      </Button>
    </form>
  );
}
