import type { CampaignSeason } from '#app/clinic/campaign-season.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { campaignMessages } from '#app/locales/campaign.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Points, Steps } from '#app/ui/points/points.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { CampaignText } from './campaign-text.ts';

type CampaignPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: CampaignText;
  season: CampaignSeason;
  /** To book with, while the campaign runs. */
  coupon: { code: string; gives: string } | null;
  /** Titles of the services that the code is valid for. */
  services: readonly string[];
  offersQuestionnaire: boolean;
  picture: React.ReactNode;
  scheduleButton: React.ReactNode;
};

/** A campaign: while it runs with its code, before with its first day, afterwards with what there is instead. */
export function CampaignPage(props: CampaignPageProps) {
  const { locale, clinic, text, season, picture } = props;
  const messages = campaignMessages[locale];
  const isOver = season.state === 'ended';
  return (
    <>
      <section className="section page-top">
        <div className="wrap">
          <div className="service-head">
            {picture}
            <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
          </div>
          <Season {...props} />
        </div>
      </section>
      {isOver ? null : (
        <section className="section section-sunk" aria-labelledby="passos">
          <div className="wrap">
            <h2 id="passos" className="section-head">
              {messages.steps}
            </h2>
            <Steps steps={text.steps} />
            <Chapter id="vantagens" title={messages.benefits}>
              <Points points={text.benefits} />
            </Chapter>
          </div>
        </section>
      )}
      <section className={`section${isOver ? ' section-sunk' : ''}`}>
        <div className="wrap chapters chapters-beside">
          {text.intro.length > 0 ? <Prose blocks={text.intro} /> : null}
          <TextChapters sections={text.sections} urgent={text.urgent} />
          {isOver ? null : <Rules {...props} />}
        </div>
      </section>
    </>
  );
}

/** What is the case today, with the code while there is one. */
function Season(props: CampaignPageProps) {
  const { locale, clinic, season, coupon, offersQuestionnaire, scheduleButton } = props;
  const messages = campaignMessages[locale];
  const { title, lines } = seasonWords(props);
  return (
    <section className="seller" aria-labelledby="agora">
      <h2 id="agora">{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {coupon ? (
        <p className="campaign-code">
          <span>{messages.code}</span>
          <strong>{coupon.code}</strong>
          <span>{messages.gives(coupon.gives, formatDate(season.run.endsOn, locale))}</span>
          <span>{messages.codeNote(clinic.whatsapp !== undefined)}</span>
        </p>
      ) : null}
      <div className="button-row">
        {scheduleButton}
        {coupon && clinic.whatsapp ? (
          <LinkButton
            href={whatsappLinkWith(clinic.whatsapp.link, messages.message(coupon.code))}
            look="secondary"
            icon={<Icon name="chat" />}
          >
            WhatsApp
          </LinkButton>
        ) : null}
        {offersQuestionnaire ? (
          <LinkButton href={localPath(locale, '/questionario-olho-seco')} look="secondary">
            {messages.questionnaire}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

function seasonWords({ locale, text, season }: CampaignPageProps) {
  const { running, upcoming, ended } = campaignMessages[locale];
  const startsOn = formatDate(season.run.startsOn, locale);
  const endsOn = formatDate(season.run.endsOn, locale);
  if (season.state === 'running') {
    const words = text.inSeason;
    return {
      title: words?.title ?? running.title,
      lines: [...(words ? [words.text] : []), running.until(endsOn)],
    };
  }
  const always = text.offSeason ? [text.offSeason.text] : [];
  if (season.state === 'upcoming')
    return { title: upcoming.title(startsOn), lines: [upcoming.text(endsOn), ...always] };
  const next = season.next ? [ended.next(formatDate(season.next.startsOn, locale))] : [];
  return { title: ended.title(endsOn), lines: [ended.text, ...next, ...always] };
}

/** What counts, in plain words; the same for every campaign. */
function Rules({ locale, season, services }: CampaignPageProps) {
  const { rules } = campaignMessages[locale];
  const [from, until] = [season.run.startsOn, season.run.endsOn].map((on) =>
    formatDate(on, locale),
  );
  const lines = [
    rules.days(from ?? '', until ?? ''),
    rules.services(services.join(', ')),
    rules.booking,
    rules.moving,
    rules.cancelling,
    rules.free,
  ];
  return (
    <Chapter id="regras" title={rules.title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Chapter>
  );
}
