import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { searchMessages } from '#app/locales/search-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';

const TOPICS = 'assuntos';

type ListIntroProps = {
  locale: Locale;
  /** Of the list. */
  path: string;
  query: string;
  kicker: string;
  title: string;
  lead?: string;
  texts: { search: string; toTopics: string; lead?: string };
};

/** The head of a list: what it is and a box to search it. */
export function ListIntro({ locale, path, query, kicker, title, lead, texts }: ListIntroProps) {
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead ?? texts.lead} />
      <SearchBox
        action={path}
        label={texts.search}
        button={searchMessages[locale].button}
        query={query}
        maxLength={MAX_QUERY_LENGTH}
      />
      <p className="to-topics">
        <a className="back-link" href={`#${TOPICS}`}>
          {texts.toTopics}
        </a>
      </p>
    </>
  );
}

type TopicsAsideProps = { locale: Locale; texts: { topics: string }; children: React.ReactNode };

/** The topics of a list, and the way to search everything. */
export function TopicsAside({ locale, texts, children }: TopicsAsideProps) {
  return (
    <>
      <h2 id={TOPICS}>{texts.topics}</h2>
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
  texts: { none: string; noneHint: string; seeAll: string };
};

/** Said in place of a list that would be empty. */
export function NothingFound({ path, texts }: NothingFoundProps) {
  return (
    <Notice title={texts.none}>
      <p>{texts.noneHint}</p>
      <p>
        <a className="back-link" href={path}>
          {texts.seeAll}
        </a>
      </p>
    </Notice>
  );
}

type ResultLineProps = {
  query: string;
  total: number;
  texts: { found: (total: number) => string; foundFor: (count: string, query: string) => string };
};

/** How many there are, or how many were found. */
export function ResultLine({ query, total, texts }: ResultLineProps) {
  const count = texts.found(total);
  if (query === '') return <p className="result-line">{count}</p>;
  return (
    <p className="result-line" data-results={total}>
      {texts.foundFor(count, query)}
    </p>
  );
}
