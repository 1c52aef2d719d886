import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

/** Shown when the page could not be rendered. The link to the page itself reloads it. */
export function FailureContent() {
  const chrome = useMessages(chromeMessages);
  return (
    <div className="screen">
      <title>{chrome.failure.title}</title>
      <div className="wrap">
        <PageHeader title={chrome.failure.title} lead={chrome.failure.text} />
        <ButtonRow>
          <LinkButton href="">{chrome.failure.reload}</LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
