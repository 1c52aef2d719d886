import { privacyMessages } from '#app/locales/privacy.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Contents } from '#app/ui/contents/contents.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { PrivacyText } from './privacy-text.ts';
import { REQUEST_PATH } from './request-addresses.ts';

type PrivacyPageProps = {
  clinicName: string;
  /** With its placeholders filled in. */
  text: PrivacyText;
};

/** The privacy policy with a table of contents. */
export function PrivacyPage({ clinicName, text: { intro, sections } }: PrivacyPageProps) {
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
        <Contents id="nesta-pagina" title={messages.contents} links={links} />
        <div className="chapters">
          <TextChapters sections={sections} />
        </div>
      </div>
    </div>
  );
}
