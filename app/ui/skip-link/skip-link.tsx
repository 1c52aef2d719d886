import { chromeTexts } from '#app/locales/chrome-texts.ts';
import { useTexts } from '#app/locales/use-locale.ts';

/** First thing on the page for the keyboard: past the header to the page's own content. */
export function SkipLink({ targetId = 'conteudo' }: { targetId?: string }) {
  const chrome = useTexts(chromeTexts);
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {chrome.skipToContent}
    </a>
  );
}
