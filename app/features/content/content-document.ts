import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';

/** Identifies an entry in one language. */
export type DocumentKey = { kind: string; locale: Locale; slug: string };

/** Content type of the files beside the folders: privacy.md, podcast.md. */
export const SINGLE_ENTRIES = 'texts';

/** The entry's file below its language's folder; the folder is named after the content type. */
function fileOf({ kind, slug }: Pick<DocumentKey, 'kind' | 'slug'>): string {
  return kind === SINGLE_ENTRIES ? `${slug}.md` : `${kind}/${slug}.md`;
}

/** File path that identifies an entry to readers: 'pt-BR/posts/catarata.md'. */
export function labelOf(key: DocumentKey): string {
  return `${key.locale}/${fileOf(key)}`;
}

/** The key of a label; null when the label is not an entry's. */
export function keyOfLabel(label: string): DocumentKey | null {
  const match = /^(pt-BR|en-US)\/(?:([a-z-]+)\/)?([a-z0-9-]+)\.md$/.exec(label);
  if (!match) return null;
  const [, language, kind = SINGLE_ENTRIES, slug = ''] = match;
  return { kind, locale: language === 'en-US' ? 'en-US' : DEFAULT_LOCALE, slug };
}

export const MAX_SOURCE = 200_000;
const MAX_SLUG = 80;

/** Slug of a title: lower-case words without accents, joined by hyphens. */
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

/** Whether a name may be used in an address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
