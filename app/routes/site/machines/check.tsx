import { checksMessages } from '#app/locales/checks.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Route } from './+types/check';

export function loader(args: Route.LoaderArgs) {
  return readContentPage(args).shared;
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { pageTitle, lead } = checksMessages[loaderData.locale].status;
  return unlistedMeta({ ...loaderData, title: pageTitle, description: lead });
}

export default function Check({ loaderData: { locale, clinic } }: Route.ComponentProps) {
  const messages = checksMessages[locale].status;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.pageTitle} lead={messages.lead} />
        <div className="chapters chapters-beside">
          <Chapter id="agora" title={messages.now}>
            <p className="reading">{messages.nowText}</p>
            <ButtonRow>
              <LinkButton href="/healthz">{messages.alive}</LinkButton>
              <LinkButton href="/readyz" look="secondary">
                {messages.ready}
              </LinkButton>
            </ButtonRow>
          </Chapter>
          <Chapter id="testes" title={messages.will}>
            <ul className="plain-list reading">
              {messages.tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
            <p>
              <a href={clinic.phone.link}>
                <PhoneText>{messages.help(clinic.phone.display)}</PhoneText>
              </a>
            </p>
          </Chapter>
        </div>
      </div>
    </div>
  );
}
