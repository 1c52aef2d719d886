import { lensesMessages } from '#app/locales/lenses.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { ContactLens } from '#app/ui/picture/contact-lens.tsx';
import { Points, Questions, Steps } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { LensShape } from './lens-shape.tsx';
import type { LensesText } from './lenses-text.ts';

type LensesPageProps = {
  locale: Locale;
  clinicName: string;
  text: LensesText;
  /** Whether subscriptions are offered. */
  hasPlans: boolean;
  /** Button that links to the agenda. */
  scheduleButton: React.ReactNode;
};

/** Everything about contact lenses: fitting, types and safety. */
export function LensesPage({
  locale,
  clinicName,
  text,
  hasPlans,
  scheduleButton,
}: LensesPageProps) {
  const messages = lensesMessages[locale];
  return (
    <>
      <section className="section page-top">
        <div className="wrap split split-picture">
          <div className="stack">
            <PageHeader kicker={clinicName} title={text.title} lead={text.description} />
            <Prose blocks={text.intro} />
            <div className="button-row">{scheduleButton}</div>
            <p className="small">{messages.scheduleText}</p>
          </div>
          <ContactLens label={messages.picture} />
        </div>
      </section>
      <section className="section section-sunk" aria-labelledby="adaptacao">
        <div className="wrap">
          <h2 id="adaptacao" className="section-head">
            {messages.steps}
          </h2>
          <Steps steps={text.steps} />
        </div>
      </section>
      <section className="section" aria-labelledby="tipos">
        <div className="wrap">
          <h2 id="tipos" className="section-head">
            {messages.types}
          </h2>
          <ul className="lens-types">
            {text.types.map(({ title, text: words }, index) => (
              <li key={title}>
                <LensShape kind={index} />
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Safety text={text} title={messages.safety} />
      {hasPlans ? (
        <section className="section section-beside" aria-labelledby="assinatura">
          <div className="wrap">
            <h2 id="assinatura" className="section-head">
              {messages.benefits}
            </h2>
            <div className="stack">
              <Points points={text.benefits} />
              <LinkButton href={localPath(locale, '/planos')} look="secondary">
                {messages.benefitsLink}
              </LinkButton>
            </div>
          </div>
        </section>
      ) : null}
      <section
        className={`section section-beside${hasPlans ? ' section-sunk' : ''}`}
        aria-labelledby="perguntas"
      >
        <div className="wrap">
          <h2 id="perguntas" className="section-head">
            {messages.questions}
          </h2>
          <Questions questions={text.questions} />
        </div>
      </section>
    </>
  );
}

function Safety({ text, title }: { text: LensesText; title: string }) {
  return (
    <section className="section section-sunk" aria-labelledby="cuidados">
      <div className="wrap split">
        <div className="stack">
          <h2 id="cuidados">{title}</h2>
          <ul className="checks">
            {text.safety.map((line) => (
              <li key={line}>
                <Icon name="check" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <Notice tone="urgent" title={text.warning.title} titleLevel={3}>
          {text.warning.signs.length > 0 ? (
            <ul>
              {text.warning.signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          ) : null}
          <p>{text.warning.text}</p>
        </Notice>
      </div>
    </section>
  );
}
