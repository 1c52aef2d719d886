import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { PAYMENT_PATHS, subscribePath } from '#app/clinic/words/plan-paths.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Points } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { AskTheTeam } from './ask-the-team.tsx';
import { badgeOf, type YearPlan } from './plan-card.tsx';
import { LensYear, PlanFeatures, PlanNotice, PlanPrice } from './plan-parts.tsx';

type PlanPageProps = { locale: Locale; clinic: PublicClinic; notice: string; plan: YearPlan };

/** Everything about one plan with consultations, with its price and links beside it. */
export function PlanPage({ locale, clinic, notice, plan }: PlanPageProps) {
  const messages = plansMessages[locale].plan;
  const { pairsAYear } = plan.terms;
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, '/planos')}>{messages.back}</BackLink>
        <PageHeader
          kicker={badgeOf(plan, [], locale)}
          title={messages.pageTitle(plan.name)}
          lead={plan.summary}
        />
        <PlanNotice notice={notice} locale={locale} />
        <div className="service-body">
          <PlanAside locale={locale} clinic={clinic} plan={plan} />
          <div className="chapters">
            <Chapter id="o-que-vem" title={messages.features}>
              <div className="plan-lenses">
                <LensYear pairs={pairsAYear} />
                <p className="small">{plansMessages[locale].lensesAYear(pairsAYear)}</p>
              </div>
              <PlanFeatures features={plan.features} />
            </Chapter>
            <Chapter id="para-quem" title={messages.about}>
              <Prose blocks={plan.body} />
            </Chapter>
            <Chapter id="motivos" title={messages.reasons}>
              <Points points={plan.reasons} />
            </Chapter>
            <Chapter id="onde-atendemos" title={messages.where.title}>
              <ul className="plain-list reading">
                <li>{messages.where.inPerson(clinic.city)}</li>
                <li>{messages.where.online}</li>
                <li>{messages.where.delivery}</li>
              </ul>
            </Chapter>
            <Chapter id="em-resumo" title={messages.closing}>
              <p className="lead reading">{plan.closing}</p>
            </Chapter>
          </div>
        </div>
      </div>
    </div>
  );
}

function PlanAside({ locale, clinic, plan }: Omit<PlanPageProps, 'notice'>) {
  const messages = plansMessages[locale];
  const { name, slug, terms } = plan;
  return (
    <aside className="call-to-action" aria-label={messages.plan.aside(name)}>
      <p className="call-title">{messages.card.name(name)}</p>
      <PlanPrice terms={terms} locale={locale} />
      <LinkButton href={localPath(locale, subscribePath(slug))} size="large">
        {messages.card.subscribe}
      </LinkButton>
      <AskTheTeam {...{ locale, clinic, name }} />
      <p>
        <a href={localPath(locale, PAYMENT_PATHS[slug])}>{messages.card.payment}</a>
      </p>
    </aside>
  );
}
