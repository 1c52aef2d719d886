import { onlineSavingRange } from '#app/clinic/plan-prices.ts';
import { plansMessages } from '#app/locales/plans-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Points, Questions } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { PlanCards, type YearPlan } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanNotice } from './plan-notice.tsx';
import type { PlanFamilyText } from './plan-text.ts';

type PlansPageProps = {
  locale: Locale;
  clinicName: string;
  family: 'presencial' | 'online';
  text: PlanFamilyText;
  plans: readonly YearPlan[];
};

/** A family of plans of a year: its cards first, then how they compare and what people ask. */
export function PlansPage({ locale, clinicName, family, text, plans }: PlansPageProps) {
  const texts = plansMessages[locale].list;
  return (
    <>
      <section className="section page-top">
        <div className="wrap stack">
          <PageHeader kicker={clinicName} title={text.title} lead={text.description} />
          <PlanNotice notice={text.notice} locale={locale} />
          <h2 id="planos">{texts.plans}</h2>
          <PlanCards plans={plans} locale={locale} />
          {family === 'online' ? <p className="small reading">{texts.savingNote}</p> : null}
        </div>
      </section>
      <section className="section section-sunk" aria-labelledby="comparar">
        <div className="wrap stack">
          <h2 id="comparar">{texts.comparison}</h2>
          <PlanComparison plans={plans} locale={locale} />
          {family === 'online' ? <PlanDetails plans={plans} locale={locale} /> : null}
        </div>
      </section>
      <div className="section">
        <div className="wrap chapters chapters-beside">
          <Prose blocks={text.intro} />
          <TextChapters sections={text.sections} urgent={text.urgent} />
          <Chapter id="vantagens" title={texts.benefits}>
            <Points points={text.benefits} />
          </Chapter>
        </div>
      </div>
      <div className="section section-sunk">
        <div className="wrap chapters">
          <Chapter id="perguntas" title={texts.questions}>
            <Questions questions={text.questions} />
          </Chapter>
          <Chapter id="outros" title={texts.others.title}>
            <OtherFamilies locale={locale} family={family} />
          </Chapter>
        </div>
      </div>
    </>
  );
}

/** What the plans that have no page of their own say of themselves. */
function PlanDetails({ plans, locale }: Pick<PlansPageProps, 'plans' | 'locale'>) {
  const texts = plansMessages[locale];
  return (
    <Chapter id="detalhes" title={texts.list.each}>
      <div>
        {plans.map(({ slug, name, body, reasons, closing }) => (
          <Disclosure key={slug} summary={texts.card.name(name)}>
            <Prose blocks={body} />
            <Points points={reasons} />
            <p>{closing}</p>
          </Disclosure>
        ))}
      </div>
    </Chapter>
  );
}

function OtherFamilies({ locale, family }: { locale: Locale; family: PlansPageProps['family'] }) {
  const texts = plansMessages[locale].list;
  const { fromPercent, toPercent } = onlineSavingRange();
  return (
    <ul className="plan-others">
      <li>
        {family === 'presencial' ? (
          <LinkCard href={localPath(locale, '/planosonline')} title={texts.others.online}>
            <p>{texts.others.onlineText(texts.percents(fromPercent, toPercent))}</p>
          </LinkCard>
        ) : (
          <LinkCard href={localPath(locale, '/planos')} title={texts.others.inPerson}>
            <p>{texts.others.inPersonText}</p>
          </LinkCard>
        )}
      </li>
      <li>
        <LinkCard href={localPath(locale, '/planosflex')} title={texts.others.flex}>
          <p>{texts.others.flexText}</p>
        </LinkCard>
      </li>
    </ul>
  );
}
