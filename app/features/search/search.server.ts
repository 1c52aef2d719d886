import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import type { Locale } from '#app/platform/locale.ts';
import { SEARCH_KINDS, type SearchKind, type SearchResult } from './search-document.ts';
import { searchWords } from './search-query.ts';

/** With fewer hits than this, similar spellings are looked for too. */
const FEW_HITS = 3;
/** How similar the words must be, all together and each: 'glaucama' to 'glaucoma' is 0.67, 'oljo' to 'olho' 0.4. */
const SIMILAR = 0.5;
const HARDLY_SIMILAR = 0.35;
const MAX_HITS = 40;

const hits = z.array(
  z.object({
    kind: z.enum(SEARCH_KINDS),
    path: z.string(),
    title: z.string(),
    summary: z.string(),
  }),
);

type Asked = {
  locale: Locale;
  /** As `searchQuery` leaves it. */
  query: string;
  /** All kinds when left out. */
  kind?: SearchKind;
};

/**
 * What the texts of one language say about a query, best first, at most 40. Case, accents and endings do not matter.
 * When the words themselves are hardly found, titles and keywords with similar words follow. At most two queries.
 */
export async function searchSite(db: Queryable, asked: Asked): Promise<SearchResult[]> {
  if (asked.query === '') return [];
  const found = await findWords(db, asked);
  const words = searchWords(asked.query);
  if (found.length >= FEW_HITS || words.length === 0) return found;
  const similar = await findSimilar(db, asked, words);
  const isNew = ({ path }: SearchResult) => found.every((hit) => hit.path !== path);
  return [...found, ...similar.filter(isNew)].slice(0, MAX_HITS);
}

async function findWords(db: Queryable, { locale, query, kind }: Asked): Promise<SearchResult[]> {
  // Quotes, minus and OR mean what people expect; nothing that is typed is a syntax error.
  const { rows } = await db.execute(sql`
    select kind, path, title, summary
    from search_documents, search_terms_asked(${locale}, ${query}) wanted
    where locale = ${locale} and terms @@ wanted and ${isKind(kind)}
    order by ts_rank_cd(terms, wanted, 1) desc, path
    limit ${MAX_HITS}`);
  return hits.parse(rows);
}

async function findSimilar(
  db: Queryable,
  { locale, kind }: Asked,
  words: readonly string[],
): Promise<SearchResult[]> {
  const { rows } = await db.execute(sql`
    select kind, path, title, summary
    from search_documents,
      lateral (
        select avg(nearness) as likeness, min(nearness) as least,
          avg(word_similarity(word, split_part(plain, chr(10), 1))) as title_nearness
        from (select word, word_similarity(word, plain) as nearness from unnest(${sql.param(words)}::text[]) word) each_word
      ) nearest
    where locale = ${locale} and ${isKind(kind)} and likeness >= ${SIMILAR} and least >= ${HARDLY_SIMILAR}
    order by likeness desc, title_nearness desc, path
    limit ${MAX_HITS}`);
  return hits.parse(rows);
}

function isKind(kind: SearchKind | undefined) {
  return kind === undefined ? sql`true` : sql`kind = ${kind}`;
}
