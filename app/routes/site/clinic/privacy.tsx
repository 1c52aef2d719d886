import { filledPrivacyText, type PrivacyText } from '#app/features/privacy/privacy-text.ts';
import { updatedOnOf } from '#app/features/privacy/privacy-updated.ts';
import { REQUEST_PATH } from '#app/features/privacy/request-addresses.ts';
import { privacyMessages } from '#app/locales/privacy.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localPath } from '#app/platform/locale.ts';
import { relinked } from '#app/platform/text/page-text.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { pageGraph } from '#app/routes/site/machines/page-graph.ts';
import { CONTENT_HEADERS, pageMeta } from '#app/routes/site/page-meta.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import type { Route } from './+types/privacy';

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(args);
  const { locale, content, clinic, address } = page;
  const { title, pageDescription } = privacyMessages[locale];
  const description = pageDescription(clinic.displayName);
  const dateModified = updatedOnOf(content.privacy, locale);
  const text = relinked(content.privacy, (href) => localPath(locale, href));
  const described = { path: '/privacy', name: title, description, more: { dateModified } };
  return {
    locale,
    clinicName: clinic.displayName,
    text: filledPrivacyText(text, clinic),
    canonical: address('/privacy'),
    jsonLd: pageGraph(page, described),
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinicName, canonical, jsonLd } = loaderData;
  const messages = privacyMessages[locale];
  return pageMeta({
    title: messages.pageTitle(clinicName),
    description: messages.pageDescription(clinicName),
    canonical,
    jsonLd,
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage clinicName={loaderData.clinicName} text={loaderData.text} />;
}

type PrivacyPageProps = {
  clinicName: string;
  /** With its placeholders filled in. */
  text: PrivacyText;
};

/** The privacy policy with a table of contents. */
function PrivacyPage({ clinicName, text: { intro, sections } }: PrivacyPageProps) {
  const messages = useMessages(privacyMessages);
  const { link } = useMessages(privacyRequestMessages);
  const links = sections.map(({ id, title }) => ({ href: `#${id}`, label: title }));
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinicName} title={messages.title} lead={messages.lead} />
        <Prose blocks={intro} />
        <Notice title={link.title}>
          <p>{link.text}</p>
          <LinkButton href={REQUEST_PATH} look="secondary">
            {link.button}
          </LinkButton>
        </Notice>
        <TableOfContents id="nesta-pagina" title={messages.contents} links={links} />
        <div className="chapters">
          <TextChapters sections={sections} />
        </div>
      </div>
    </div>
  );
}
