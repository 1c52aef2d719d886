import type { LintedPart } from './linted-content.ts';

// Fields that say what a text is, not what it says to visitors.
const NOT_PROSE = [
  'slug',
  'author',
  'reviewer',
  'reviewedOn',
  'publishedOn',
  'updatedOn',
  'category',
  'group',
  'family',
  'services',
  'speakers',
  'keywords',
  'sources',
  'image',
  'voice',
  'conflictsWith',
];

/** The words of a text's front matter, field by field ('questions.0.answer'), and its body. */
export function lintedParts(front: Readonly<Record<string, unknown>>, body: string): LintedPart[] {
  const fields = Object.entries(front)
    .filter(([field]) => !NOT_PROSE.includes(field))
    .flatMap(([field, value]) => wordsIn(field, value));
  return [...fields, { field: 'body', text: body }];
}

function wordsIn(field: string, value: unknown): LintedPart[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(`${field}.${name}`, inner));
}

/** Whether the front matter says where figures come from. */
export function namesSources(front: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(front.sources) && front.sources.length > 0;
}
