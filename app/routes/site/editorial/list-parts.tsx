import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { searchMessages } from '#app/locales/search.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';

const TOPICS = 'assuntos';

type ListIntroProps = {
  locale: Locale;
  /** Path of the list. */
  path: string;
  query: string;
  kicker: string;
  title: string;
  lead?: string;
  messages: { search: string; toTopics: string; lead?: string };
};

/** The head of a list: title, lead and search box. */
export function ListIntro({ locale, path, query, kicker, title, lead, messages }: ListIntroProps) {
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead ?? messages.lead} />
      <SearchBox
        action={path}
        label={messages.search}
        button={searchMessages[locale].button}
        query={query}
        maxLength={MAX_QUERY_LENGTH}
      />
      <p className="to-topics">
        <a className="back-link" href={`#${TOPICS}`}>
          {messages.toTopics}
        </a>
      </p>
    </>
  );
}

type TopicsAsideProps = { locale: Locale; messages: { topics: string }; children: React.ReactNode };

/** The topics of a list, and a link to the site search. */
export function TopicsAside({ locale, messages, children }: TopicsAsideProps) {
  return (
    <>
      <h2 id={TOPICS}>{messages.topics}</h2>
      {children}
      <p>
        <a className="back-link" href={localPath(locale, '/busca')}>
          {searchMessages[locale].wholeSite}
        </a>
      </p>
    </>
  );
}

type NothingFoundProps = {
  path: string;
  messages: { none: string; noneHint: string; seeAll: string };
};

/** Shown instead of an empty list. */
export function NothingFound({ path, messages }: NothingFoundProps) {
  return (
    <Notice title={messages.none}>
      <p>{messages.noneHint}</p>
      <p>
        <a className="back-link" href={path}>
          {messages.seeAll}
        </a>
      </p>
    </Notice>
  );
}

type ResultLineProps = {
  query: string;
  total: number;
  messages: {
    found: (total: number) => string;
    foundFor: (count: string, query: string) => string;
  };
};

/** Number of items, or of search results. */
export function ResultLine({ query, total, messages }: ResultLineProps) {
  const count = messages.found(total);
  if (query === '') return <p className="result-line">{count}</p>;
  return (
    <p className="result-line" data-results={total}>
      {messages.foundFor(count, query)}
    </p>
  );
}

type ListState = { busca?: string | undefined; categoria?: string | undefined; pagina?: number };

/** The address of a list in one of its states: '/blog?categoria=exames&pagina=2'; page 1 has no number. */
export function listAddress(path: string, { busca, categoria, pagina = 1 }: ListState): string {
  const query = new URLSearchParams();
  if (busca) query.set('busca', busca);
  if (categoria) query.set('categoria', categoria);
  if (pagina > 1) query.set('pagina', String(pagina));
  return query.size > 0 ? `${path}?${query}` : path;
}
