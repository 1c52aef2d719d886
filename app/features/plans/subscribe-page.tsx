import { PLAN_TABLE } from '#app/clinic/plan-prices.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { YearPlan } from './plan-card.tsx';
import { FlexPrice, PlanNotice, PlanPrice } from './plan-parts.tsx';
import { PAYMENT_PATHS, PLAN_PATHS, subscribePath } from './plan-paths.ts';
import type { NoticedPageText, PlanText } from './plan-text.ts';
import { Seller } from './seller.tsx';

/** The plan that the visitor chose, if any. */
export type ChosenPlan =
  | { kind: 'year'; plan: YearPlan }
  | { kind: 'flex'; plan: PlanText; monthlyCents: number | undefined };

type SubscribePageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: NoticedPageText;
  plans: readonly YearPlan[];
  chosen: ChosenPlan | undefined;
  /** Contact options, beside the text. */
  children: React.ReactNode;
};

/** How to subscribe: for now, through the reception. */
export function SubscribePage(props: SubscribePageProps) {
  const { locale, clinic, text, plans, chosen, children } = props;
  const messages = plansMessages[locale].subscribe;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        <PlanNotice notice={text.notice} locale={locale} />
        <div className="service-body">
          {children}
          <div className="chapters">
            {chosen ? <Chosen locale={locale} chosen={chosen} /> : null}
            <Prose blocks={text.intro} />
            <Chapter id="planos" title={chosen ? messages.change : messages.choose}>
              <ul className="plain-list reading">
                {plans.map(({ slug, name }) => (
                  <li key={slug}>
                    <a className="row-link" href={localPath(locale, subscribePath(slug))}>
                      <strong>{name}</strong>
                      <span>{priceOf(slug, locale)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Chapter>
            <TextChapters sections={text.sections} urgent={text.urgent} />
            <Seller locale={locale} clinic={clinic} />
          </div>
        </div>
      </div>
    </div>
  );
}

function priceOf(slug: YearPlan['slug'], locale: Locale): string {
  const { instalments, instalmentCents } = PLAN_TABLE[slug];
  return plansMessages[locale].price.instalments(instalments, money(instalmentCents, locale));
}

function Chosen({ locale, chosen }: { locale: Locale; chosen: ChosenPlan }) {
  const messages = plansMessages[locale];
  const { name, summary } = chosen.plan;
  const isYear = chosen.kind === 'year';
  return (
    <section className="seller" aria-labelledby="escolhido">
      <h2 id="escolhido">{messages.subscribe.chosen}</h2>
      <p className="call-title">{messages.card.name(name)}</p>
      <p>{summary}</p>
      {isYear ? (
        <PlanPrice slug={chosen.plan.slug} locale={locale} />
      ) : (
        <FlexPrice monthlyCents={chosen.monthlyCents} locale={locale} />
      )}
      <p className="button-row">
        <LinkButton
          href={localPath(locale, isYear ? PAYMENT_PATHS[chosen.plan.slug] : '/planosflex')}
        >
          {isYear ? messages.card.payment : messages.subscribe.flexDetails}
        </LinkButton>
        {isYear ? (
          <a href={localPath(locale, PLAN_PATHS[chosen.plan.slug])}>{messages.card.details}</a>
        ) : null}
      </p>
    </section>
  );
}
