import { searchMessages } from '#app/locales/search-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { SearchResult } from './search-document.ts';

/** What was found, best first, each with what it is. */
export function SearchResultList({
  hits,
  locale,
}: {
  hits: readonly SearchResult[];
  locale: Locale;
}) {
  const { kinds } = searchMessages[locale];
  return (
    <ol className="hits">
      {hits.map(({ kind, path, title, summary }) => (
        <li key={path}>
          <p className="hit-kind">{kinds[kind]}</p>
          <a href={localPath(locale, path)}>{title}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
