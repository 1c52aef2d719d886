import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#app/db/database.ts';
import { searchDocuments, searchFillings } from '#app/db/schema.ts';
import type { Locale } from '#app/platform/locale.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import type { SearchDocument } from './search-document.ts';
import { KIND_ORDER, SEARCH_KINDS, type SearchKind, type SearchResult } from './search-document.ts';
import { searchWords } from './search-query.ts';

/** With fewer results than this, similar spellings are searched too. */
const FEW_HITS = 3;
/** Minimum similarity of the query and of each word: 'glaucama' to 'glaucoma' is 0.67, 'oljo' to 'olho' 0.4. */
const SIMILAR = 0.5;
const HARDLY_SIMILAR = 0.35;
const MAX_HITS = 40;

const results = z.array(
  z.object({
    kind: z.enum(SEARCH_KINDS),
    path: z.string(),
    title: z.string(),
    summary: z.string(),
  }),
);

type SearchRequest = {
  locale: Locale;
  /** As `searchQuery` leaves it. */
  query: string;
  /** All kinds when left out. */
  kind?: SearchKind;
};

/**
 * Results for a query in one language, best first, at most 40. Ignores case, accents and endings.
 * When there are few, titles and keywords with similar words follow. At most two database queries.
 */
export async function searchSite(db: Queryable, request: SearchRequest): Promise<SearchResult[]> {
  if (request.query === '') return [];
  const found = await findWords(db, request);
  const words = searchWords(request.query);
  if (found.length >= FEW_HITS || words.length === 0) return found;
  const similar = await findSimilar(db, request, words);
  const isNew = ({ path }: SearchResult) => found.every((hit) => hit.path !== path);
  return [...found, ...similar.filter(isNew)].slice(0, MAX_HITS);
}

async function findWords(
  db: Queryable,
  { locale, query, kind }: SearchRequest,
): Promise<SearchResult[]> {
  // Quotes, minus and OR work as people expect; no input is a syntax error.
  const { rows } = await db.execute(sql`
    select kind, path, title, summary
    from search_documents, search_terms_asked(${locale}, ${query}) wanted
    where locale = ${locale} and terms @@ wanted and ${isKind(kind)}
    order by ${inTitle()} desc, case when ${inTitle()} then ${kindPlace()} end,
      ts_rank_cd(terms, wanted, 1) desc, ${kindPlace()}, path
    limit ${MAX_HITS}`);
  return results.parse(rows);
}

async function findSimilar(
  db: Queryable,
  { locale, kind }: SearchRequest,
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
  return results.parse(rows);
}

/**
 * Whether title or keywords hold all that was asked; among these the kind decides, before how often a text says it.
 */
function inTitle() {
  return sql`(ts_filter(terms, '{a,b}') @@ wanted)`;
}

function kindPlace() {
  return sql`array_position(${sql.param([...KIND_ORDER])}::text[], kind)`;
}

function isKind(kind: SearchKind | undefined) {
  return kind === undefined ? sql`true` : sql`kind = ${kind}`;
}

const FILL_LOCK = 720_714_005;
const FILL_PATIENCE = '2min';
const ROWS_AT_ONCE = 100;

/**
 * Replaces the search index with these documents in one transaction, unless it was last filled from the same ones.
 * @returns whether anything was written
 */
export async function fillSearch(
  db: Database,
  documents: readonly SearchDocument[],
): Promise<boolean> {
  const rows = documents.map(({ keywords, ...document }) => ({
    ...document,
    keywords: keywords.join('\n'),
    plain: plainLetters([document.title, ...keywords].join('\n')),
  }));
  const sha256 = sha256Hex(JSON.stringify(rows));
  return db.transaction(async (tx) => {
    // Nobody waits for it, and another process may be filling it on a slow machine.
    await tx.execute(sql`select set_config('lock_timeout', ${FILL_PATIENCE}, true),
      set_config('statement_timeout', ${FILL_PATIENCE}, true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`);
    const [filling] = await tx.select().from(searchFillings);
    if (filling?.sha256 === sha256) return false;
    await tx.delete(searchDocuments);
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await tx.insert(searchDocuments).values(rows.slice(start, start + ROWS_AT_ONCE));
    await tx.delete(searchFillings);
    await tx.insert(searchFillings).values({ sha256 });
    return true;
  });
}
