import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { PAYMENT_PATHS, PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { YearPlan } from './plan-card.tsx';
import { FlexPrice, PlanNotice, PlanPrice } from './plan-parts.tsx';
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
  chosen: ChosenPlan | undefined;
  /** The plan that the visitor was about to buy and that is offered no more; null for none. */
  goneName: string | null;
  /** Whether the site itself takes subscriptions; else the reception does. */
  isOpen: boolean;
  /** The plans compared by the year, each with the button that begins its contract. */
  comparison: React.ReactNode;
  /** Contact options, beside the text. */
  children: React.ReactNode;
};

/** Where a plan is chosen and its contract begins. */
export function SubscribePage(props: SubscribePageProps) {
  const { locale, clinic, text, chosen, goneName, isOpen, comparison, children } = props;
  const messages = plansMessages[locale].subscribe;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        <PlanNotice notice={text.notice} locale={locale} />
        {goneName ? (
          <Notice tone="warning" role="status" title={messages.goneTitle}>
            <p>{messages.gone(goneName)}</p>
          </Notice>
        ) : null}
        {isOpen ? null : (
          <Notice title={messages.closedTitle}>
            <p>{messages.closed(clinic.whatsapp !== undefined)}</p>
          </Notice>
        )}
        {comparison}
        <div className="service-body">
          {children}
          <div className="chapters">
            {chosen ? <Chosen locale={locale} chosen={chosen} /> : null}
            <Prose blocks={text.intro} />
            <TextChapters sections={text.sections} urgent={text.urgent} />
            <Seller locale={locale} clinic={clinic} />
          </div>
        </div>
      </div>
    </div>
  );
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
        <PlanPrice terms={chosen.plan.terms} locale={locale} />
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
