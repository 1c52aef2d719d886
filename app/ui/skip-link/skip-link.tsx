import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';

/** First thing on the page for the keyboard: past the header to the page's own content. */
export function SkipLink({ targetId = 'conteudo' }: { targetId?: string }) {
  const chrome = useMessages(chromeMessages);
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {chrome.skipToContent}
    </a>
  );
}
