import { searchMessages } from '#app/locales/search.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { SearchResult } from './search-document.ts';

/** Search results, best first, each with its kind. */
export function SearchResultList({
  results,
  locale,
}: {
  results: readonly SearchResult[];
  locale: Locale;
}) {
  const { kinds } = searchMessages[locale];
  return (
    <ol className="hits">
      {results.map(({ kind, path, title, summary }) => (
        <li key={path}>
          <p className="hit-kind">{kinds[kind]}</p>
          <a href={localPath(locale, path)}>{title}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
