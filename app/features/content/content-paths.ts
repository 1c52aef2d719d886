import type { Locale } from '#app/platform/locale.ts';
import type { ContentType } from './content-type.ts';

export const CONTENT_PATH = '/equipe/conteudo';

/** Address segment of each language on the staff side. */
const LANGUAGE_WORDS = { 'pt-BR': 'pt', 'en-US': 'en' } satisfies Record<Locale, string>;

/** The language of an address segment; null for an unknown one. */
export function localeOfWord(word: string): Locale | null {
  if (word === LANGUAGE_WORDS['pt-BR']) return 'pt-BR';
  return word === LANGUAGE_WORDS['en-US'] ? 'en-US' : null;
}

/** Route patterns of the episode forms, which may upload audio with the entry. */
export const EPISODE_FORMS = [
  `${CONTENT_PATH}/novo/episodios`,
  `${CONTENT_PATH}/episodios/:language/:slug`,
];

type EntryAddress = { type: Pick<ContentType, 'word'>; locale: Locale; slug: string };

/** The page on which an entry is edited, or one of its subpages. */
export function contentPath(
  { type, locale, slug }: EntryAddress,
  page?: 'previa' | 'versoes' | 'endereco',
): string {
  const path = `${CONTENT_PATH}/${type.word}/${LANGUAGE_WORDS[locale]}/${slug}`;
  return page ? `${path}/${page}` : path;
}

/** The page that creates an entry. @param slug of the entry to translate */
export function newContentPath(
  type: Pick<ContentType, 'word'>,
  version?: { locale: Locale; slug: string },
): string {
  const path = `${CONTENT_PATH}/novo/${type.word}`;
  if (!version) return path;
  const query = new URLSearchParams({ idioma: LANGUAGE_WORDS[version.locale], de: version.slug });
  return `${path}?${query}`;
}
