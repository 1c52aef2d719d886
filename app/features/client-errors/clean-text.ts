import { isPrivatePath } from '#app/platform/private-paths.ts';

const SHAPES: [RegExp, string][] = [
  // What a reader has switched on, should a message quote the page: it tells of their health. The page's element has
  // it in several attributes.
  [/<html\b[^<>]*/gi, '<html'],
  [/\bdata-settings\W{0,3}[^">\]]*"?/g, '[settings]'],
  // Query and fragment of an address; a colon after them starts a line and column number.
  [/((?:https?:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>():]*/g, '$1'],
  [/(\/(?:meu-agendamento|visita)\/)[\w-]{20,}/gi, '$1:token'],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[mail]'],
  [/\b[A-Za-z0-9_-]{40,}\b/g, '[token]'],
  // Phone numbers, identity documents and dates.
  [/(?<![\w.:-])\+?\(?\d(?:[\s()./-]{0,2}\d){7,14}(?![\w:-])/g, '[number]'],
];

/** Two or more capitalised words in a row, which may be a person's name. */
const NAMES =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:\s+(?:(?:da|de|do|das|dos|e)\s+)?\p{Lu}\p{Ll}+(?!\p{L}))+/gu;
/** Words that browsers and servers capitalise and that are not names. */
const TERMS = new Set(
  `Bad Cannot Content Cross Error Failed Found Gateway Import Importing Internal Invalid Load Loading Minified Module
  Network Not Object Origin Policy Promise React Request Response Script Security Server Service Syntax Timeout Too
  Type Unable Uncaught Unexpected Worker`.split(/\s+/),
);
const SHORTEST_WORD = 4;

/**
 * Removes personal data from a text: mail addresses, phones, documents, dates, names, tokens and query
 * strings.
 * @param values contents of the page's fields; neither they nor their words stay in the text
 */
export function cleanText(text: string, values: readonly string[] = []): string {
  const words = values.flatMap((value) => [value.trim(), ...value.split(/\s+/)]);
  const own = words.filter(({ length }) => length >= SHORTEST_WORD);
  const longestFirst = [...new Set(own)].sort((a, b) => b.length - a.length);
  const untyped = longestFirst.reduce((kept, word) => kept.replaceAll(word, '[typed]'), text);
  const shaped = SHAPES.reduce((kept, [shape, word]) => kept.replace(shape, word), untyped);
  return shaped.replace(NAMES, (found) => {
    const names = found.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !TERMS.has(word));
    return names.length > 1 ? '[name]' : found;
  });
}

/**
 * The path of a page without query and fragment. For a private page only the pattern: any segment that is
 * not a plain word may be a token.
 */
export function cleanPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
  if (!isPrivatePath(path)) return cleanText(path);
  const isPlain = (segment: string) => /^[a-z-]{0,28}$/.test(segment);
  return path
    .split('/')
    .map((segment) => (isPlain(segment) ? segment : ':token'))
    .join('/');
}
