import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { subscribePath } from '#app/clinic/words/plan-paths.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Points, Questions } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { AskTheTeam } from './ask-the-team.tsx';
import { FlexPrice, PlanFeatures, PlanNotice } from './plan-parts.tsx';
import type { PlanFamilyText, PlanText } from './plan-text.ts';

type FlexPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: PlanFamilyText;
  plan: PlanText;
  monthlyCents: number | undefined;
};

/** The plan that is billed monthly and can be cancelled any month. */
export function FlexPage({ locale, clinic, text, plan, monthlyCents }: FlexPageProps) {
  const messages = plansMessages[locale];
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, '/planos')}>{messages.plan.back}</BackLink>
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
        <PlanNotice notice={text.notice} locale={locale} />
        <div className="service-body">
          <aside className="call-to-action" aria-label={messages.plan.aside(plan.name)}>
            <p className="call-title">{messages.card.name(plan.name)}</p>
            <FlexPrice monthlyCents={monthlyCents} locale={locale} />
            <LinkButton href={localPath(locale, subscribePath('flex'))} size="large">
              {messages.card.subscribe}
            </LinkButton>
            <AskTheTeam {...{ locale, clinic, name: plan.name }} />
          </aside>
          <div className="chapters">
            <Prose blocks={text.intro} />
            <Chapter id="o-que-vem" title={messages.plan.features}>
              <PlanFeatures features={plan.features} />
              <Prose blocks={plan.body} />
            </Chapter>
            <Chapter id="vantagens" title={messages.list.benefits}>
              <Points points={text.benefits} />
            </Chapter>
            <TextChapters sections={text.sections} urgent={text.urgent} />
            <Chapter id="motivos" title={messages.plan.reasons}>
              <Points points={plan.reasons} />
              <p className="reading">{plan.closing}</p>
            </Chapter>
            <Chapter id="perguntas" title={messages.list.questions}>
              <Questions questions={text.questions} />
            </Chapter>
          </div>
        </div>
      </div>
    </div>
  );
}
