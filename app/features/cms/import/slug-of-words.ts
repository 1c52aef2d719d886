import { plainLetters } from '#app/platform/text/plain-letters.ts';

const MAX_SLUG = 80;

/** Words as this site writes them in addresses: 'olho-seco'; '' for none. */
export function slugOfWords(words: string): string {
  const slug = plainLetters(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  if (slug.length <= MAX_SLUG) return slug;
  return slug
    .slice(0, MAX_SLUG + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_SLUG);
}
