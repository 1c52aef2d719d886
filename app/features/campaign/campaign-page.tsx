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
  /** Code to mention when booking; left out while the campaign is not on. */
  code: string | undefined;
  picture: React.ReactNode;
  scheduleButton: React.ReactNode;
};

/** The dry-eye month: in its month with the code, at other times with advice for the whole year. */
export function CampaignPage(props: CampaignPageProps) {
  const { locale, clinic, text, code, picture, scheduleButton } = props;
  const messages = campaignMessages[locale];
  const isOn = code !== undefined;
  return (
    <>
      <section className="section page-top">
        <div className="wrap">
          <div className="service-head">
            {picture}
            <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description} />
          </div>
          <Season locale={locale} clinic={clinic} text={text} code={code}>
            {scheduleButton}
          </Season>
        </div>
      </section>
      {isOn ? (
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
      ) : null}
      <section className={`section${isOn ? '' : ' section-sunk'}`}>
        <div className="wrap chapters chapters-beside">
          <Prose blocks={text.intro} />
          <TextChapters sections={text.sections} urgent={text.urgent} />
        </div>
      </section>
    </>
  );
}

type SeasonProps = Pick<CampaignPageProps, 'locale' | 'clinic' | 'text' | 'code'> & {
  children: React.ReactNode;
};

function Season({ locale, clinic, text, code, children }: SeasonProps) {
  const messages = campaignMessages[locale];
  const { title, text: words } = code === undefined ? text.offSeason : text.inSeason;
  return (
    <section className="seller" aria-labelledby="agora">
      <h2 id="agora">{title}</h2>
      <p>{words}</p>
      {code === undefined ? null : (
        <p className="campaign-code">
          <span>{messages.code}</span>
          <strong>{code}</strong>
          <span>{messages.codeNote}</span>
        </p>
      )}
      <div className="button-row">
        {code === undefined ? (
          children
        ) : (
          <LinkButton
            href={whatsappLinkWith(clinic.whatsapp.link, messages.message(code))}
            icon={<Icon name="chat" />}
          >
            WhatsApp
          </LinkButton>
        )}
        <LinkButton href={localPath(locale, '/questionario-olho-seco')} look="secondary">
          {messages.questionnaire}
        </LinkButton>
      </div>
    </section>
  );
}
