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

const PLACES = { menu: 'navegacao', search: 'busca-rodape', footer: 'rodape' };

/**
 * Skips to more places. For those who ask for keyboard aids, and where no script can take Alt+1 to 4: for all others
 * they would be three stops more on every page.
 */
export function MoreSkipLinks({ places }: { places: readonly (keyof typeof PLACES)[] }) {
  const { skipTo } = useMessages(chromeMessages);
  return places.map((place) => (
    <a key={place} className="skip-link skip-link-more" href={`#${PLACES[place]}`}>
      {skipTo[place]}
    </a>
  ));
}
