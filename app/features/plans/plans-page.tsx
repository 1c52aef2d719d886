import type { SavingRange } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Points, Questions } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { PlanCards, type YearPlan } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanNotice } from './plan-parts.tsx';
import type { PlanFamilyText } from './plan-text.ts';

type PlansPageProps = {
  locale: Locale;
  clinicName: string;
  family: 'presencial' | 'online';
  text: PlanFamilyText;
  plans: readonly YearPlan[];
  /** How much less the online plans cost. */
  savingRange: SavingRange | null;
  /** In how many parts every plan is paid; null where they differ. */
  instalments: number | null;
  /** Whether there are online plans to lead to. */
  hasOnline: boolean;
};

/** A family of yearly plans: cards, comparison and frequent questions. */
export function PlansPage({ savingRange, instalments, hasOnline, ...props }: PlansPageProps) {
  const { locale, clinicName, family, text, plans } = props;
  const messages = plansMessages[locale].list;
  return (
    <>
      <section className="section page-top">
        <div className="wrap stack">
          <PageHeader kicker={clinicName} title={text.title} lead={text.description} />
          <PlanNotice notice={text.notice} locale={locale} />
          <h2 id="planos">{messages.plans(plans.length)}</h2>
          <PlanCards plans={plans} locale={locale} />
          {family === 'online' ? (
            <p className="small reading">
              {plans.some(({ saving }) => saving) ? `${messages.savingNote(instalments)} ` : null}
              {messages.visitsApart}
            </p>
          ) : null}
        </div>
      </section>
      <section className="section section-sunk" aria-labelledby="comparar">
        <div className="wrap stack">
          <h2 id="comparar">{messages.comparison}</h2>
          <PlanComparison plans={plans} locale={locale} />
          {family === 'online' ? <PlanDetails plans={plans} locale={locale} /> : null}
        </div>
      </section>
      <div className="section">
        <div className="wrap chapters chapters-beside">
          <Prose blocks={text.intro} />
          <TextChapters sections={text.sections} urgent={text.urgent} />
          <Chapter id="vantagens" title={messages.benefits}>
            <Points points={text.benefits} />
          </Chapter>
        </div>
      </div>
      <div className="section section-sunk">
        <div className="wrap chapters">
          <Chapter id="perguntas" title={messages.questions}>
            <Questions questions={text.questions} />
          </Chapter>
          <Chapter id="outros" title={messages.others.title}>
            <OtherFamilies {...{ locale, family, savingRange, hasOnline }} />
          </Chapter>
        </div>
      </div>
    </>
  );
}

/** Details of the plans that have no page of their own. */
function PlanDetails({ plans, locale }: Pick<PlansPageProps, 'plans' | 'locale'>) {
  const messages = plansMessages[locale];
  return (
    <Chapter id="detalhes" title={messages.list.each}>
      <div>
        {plans.map(({ slug, name, body, reasons, closing }) => (
          <Disclosure key={slug} summary={messages.card.name(name)}>
            <Prose blocks={body} />
            <Points points={reasons} />
            <p>{closing}</p>
          </Disclosure>
        ))}
      </div>
    </Chapter>
  );
}

function OtherFamilies({
  locale,
  family,
  savingRange,
  hasOnline,
}: Pick<PlansPageProps, 'locale' | 'family' | 'savingRange' | 'hasOnline'>) {
  const messages = plansMessages[locale].list;
  const percents = savingRange && messages.percents(savingRange.fromPercent, savingRange.toPercent);
  return (
    <ul className="plan-others">
      {family === 'presencial' && hasOnline ? (
        <li>
          <LinkCard href={localPath(locale, '/planosonline')} title={messages.others.online}>
            <p>{messages.others.onlineText(percents)}</p>
          </LinkCard>
        </li>
      ) : null}
      {family === 'online' ? (
        <li>
          <LinkCard href={localPath(locale, '/planos')} title={messages.others.inPerson}>
            <p>{messages.others.inPersonText}</p>
          </LinkCard>
        </li>
      ) : null}
      <li>
        <LinkCard href={localPath(locale, '/planosflex')} title={messages.others.flex}>
          <p>{messages.others.flexText}</p>
        </LinkCard>
      </li>
    </ul>
  );
}
