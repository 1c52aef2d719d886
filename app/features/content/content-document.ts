import { HOME_LOCALE, type Locale } from '#app/platform/locale.ts';

/** Which text in which language. */
export type DocumentKey = { kind: string; locale: Locale; slug: string };

/** The kind of texts that lie beside the folders: privacy.md, podcast.md. */
export const SINGLE_ENTRIES = 'texts';

/** The file of a text below its language's folder; a kind is called as its folder is. */
function fileOf({ kind, slug }: Pick<DocumentKey, 'kind' | 'slug'>): string {
  return kind === SINGLE_ENTRIES ? `${slug}.md` : `${kind}/${slug}.md`;
}

/** What readers call a text: 'pt-BR/posts/catarata.md'. */
export function labelOf(key: DocumentKey): string {
  return `${key.locale}/${fileOf(key)}`;
}

/** The key of a label; null for what is no text. */
export function keyOfLabel(label: string): DocumentKey | null {
  const match = /^(pt-BR|en-US)\/(?:([a-z-]+)\/)?([a-z0-9-]+)\.md$/.exec(label);
  if (!match) return null;
  const [, language, kind = SINGLE_ENTRIES, slug = ''] = match;
  return { kind, locale: language === 'en-US' ? 'en-US' : HOME_LOCALE, slug };
}

export const MAX_SOURCE = 200_000;
const MAX_SLUG = 80;

/** A name for addresses made from a title: lower-case words without accents, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const fitting = words.reduce(
    (slug, word) => (slug.length + word.length + 1 > MAX_SLUG ? slug : `${slug}-${word}`),
    '',
  );
  return fitting.slice(1);
}

/** Whether a name can stand in an address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
