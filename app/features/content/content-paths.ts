import type { Locale } from '#app/platform/locale.ts';
import type { ContentType } from './content-type.ts';

export const CONTENT_PATH = '/equipe/conteudo';

/** The word of each language in the staff side's addresses. */
const LANGUAGE_WORDS = { 'pt-BR': 'pt', 'en-US': 'en' } satisfies Record<Locale, string>;

/** The language of an address's word; null for a word that is none. */
export function localeOfWord(word: string): Locale | null {
  if (word === LANGUAGE_WORDS['pt-BR']) return 'pt-BR';
  return word === LANGUAGE_WORDS['en-US'] ? 'en-US' : null;
}

/** The addresses of the forms of episodes, as patterns: with the text they may bring its audio. */
export const EPISODE_FORMS = [
  `${CONTENT_PATH}/novo/episodios`,
  `${CONTENT_PATH}/episodios/:language/:slug`,
];

type Place = { kind: Pick<ContentType, 'word'>; locale: Locale; slug: string };

/** The page on which a text is written, or one of those beside it. */
export function contentPath(
  { kind, locale, slug }: Place,
  page?: 'previa' | 'versoes' | 'endereco',
): string {
  const path = `${CONTENT_PATH}/${kind.word}/${LANGUAGE_WORDS[locale]}/${slug}`;
  return page ? `${path}/${page}` : path;
}

/** The page on which a new text begins. @param slug of the text whose other language it is to be */
export function newContentPath(
  kind: Pick<ContentType, 'word'>,
  version?: { locale: Locale; slug: string },
): string {
  const path = `${CONTENT_PATH}/novo/${kind.word}`;
  if (!version) return path;
  const query = new URLSearchParams({ idioma: LANGUAGE_WORDS[version.locale], de: version.slug });
  return `${path}?${query}`;
}
