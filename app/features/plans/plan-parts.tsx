import { type PlanTerms, yearCents } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans.ts';
import type { Locale } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Price of a yearly plan: one instalment, and the total. */
export function PlanPrice({ terms, locale }: { terms: PlanTerms; locale: Locale }) {
  const messages = plansMessages[locale].price;
  const { instalments, instalmentCents } = terms;
  return (
    <p className="plan-price">
      <strong>{messages.instalments(instalments, money(instalmentCents, locale))}</strong>
      <span>{messages.total(money(yearCents(terms), locale))}</span>
    </p>
  );
}

/** Monthly price of Flex, if the clinic states it. */
export function FlexPrice({
  monthlyCents,
  locale,
}: {
  monthlyCents: number | undefined;
  locale: Locale;
}) {
  const messages = plansMessages[locale].price;
  if (monthlyCents === undefined) return <p>{messages.onRequest}</p>;
  return (
    <p className="plan-price">
      <strong>{messages.month(money(monthlyCents, locale))}</strong>
      <span>{messages.monthly}</span>
    </p>
  );
}

/** Says on every page about plans that a lens plan is not health insurance; counsel owns the wording. */
export function PlanNotice({ notice, locale }: { notice: string; locale: Locale }) {
  return (
    <div className="plan-notice" role="note" aria-label={plansMessages[locale].notice}>
      <Icon name="info" />
      <p>{notice}</p>
    </div>
  );
}

/** The features of a plan, one line each. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="checks">
      {features.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** Four rows say enough; more would be a tower. */
const MOST_DRAWN = 28;
const COLUMNS = 7;
const STEP = 40;

/** A year's pairs of lenses in a row. Decoration: the text beside it gives the number. */
export function LensYear({ pairs }: { pairs: number }) {
  if (pairs > MOST_DRAWN) return null;
  const rows = Math.ceil(pairs / COLUMNS);
  return (
    <svg
      className="lens-year"
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * 28}`}
      width={COLUMNS * STEP}
      height={rows * 28}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: pairs }, (_, index) => {
        const x = (index % COLUMNS) * STEP + 12;
        const y = Math.floor(index / COLUMNS) * 28 + 14;
        return (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r="10" />
            <circle cx={x + 11} cy={y} r="10" />
          </g>
        );
      })}
    </svg>
  );
}
