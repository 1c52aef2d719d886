import { chrome } from '#app/locales/pt-BR/chrome.ts';

/** First thing on the page for the keyboard: past the header to the page's own content. */
export function SkipLink({ targetId = 'conteudo' }: { targetId?: string }) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {chrome.skipToContent}
    </a>
  );
}
