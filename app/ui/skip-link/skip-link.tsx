import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';

/** First focusable element of the page: skips the header. */
export function SkipLink({ targetId = 'conteudo' }: { targetId?: string }) {
  const chrome = useMessages(chromeMessages);
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {chrome.skipToContent}
    </a>
  );
}
