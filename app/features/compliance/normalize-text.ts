/** A text as the rules match it: lower case without accents, disguises or markup. */
export type NormalizedText = {
  plain: string;
  /** Position of each character of `plain` in the original text, and the end of the text. */
  at: readonly number[];
};

// Letters of other alphabets that look like Latin ones.
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ν: 'v',
  ρ: 'p',
  ı: 'i',
};
const SIGNS_AS_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
};
// Addresses, tags and Markdown marks; soft hyphens and other invisible characters.
const UNREAD =
  /https?:\/\/\S+|\]\([^)\n]{0,400}\)|<[a-zA-Z/!][^<>]{0,200}>|[*_~`\\\]]|\u00ad|\u034f|\u061c|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/y;
const LETTERS = /[a-zA-Z]+/y;
const SPACE = /\s+/y;

/**
 * Normalizes a text for the rules: accents, capitals, invisible characters, lookalike letters, digits inside words,
 * letters s p a c e d out, Markdown marks, tags and addresses. Linear in the length of the text.
 */
export function normalizeText(text: string): NormalizedText {
  const pieces: string[] = [];
  const at: number[] = [];
  let last = '';
  const put = (normalized: string, from: number, step: 0 | 1) => {
    if (normalized === '') return;
    pieces.push(normalized);
    for (let position = 0; position < normalized.length; position += 1)
      at.push(from + position * step);
    last = normalized.charAt(normalized.length - 1);
  };
  let from = 0;
  while (from < text.length) {
    const { read, end } = nextToken(text, from);
    const next = text.charAt(end);
    if (read === 'letters') put(text.slice(from, end).toLowerCase(), from, 1);
    else if (read === 'space') put(normalizedSpace(text.slice(from, end), next, last), from, 0);
    else if (read === 'sign') put(normalizedSign(text.slice(from, end), last, next), from, 0);
    from = end;
  }
  return joinSpacedLetters({ plain: pieces.join(''), at: [...at, text.length] });
}

/** Kind and end of the token at a position. */
function nextToken(text: string, from: number) {
  const endOf = (pattern: RegExp) => {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : 0;
  };
  const code = text.charCodeAt(from);
  // Most of a text is letters and spaces.
  if (code !== 0x68 && isLetter(text.charAt(from))) return { read: 'letters', end: endOf(LETTERS) };
  if (code === 0x20 && text.charCodeAt(from + 1) > 0x20) return { read: 'space', end: from + 1 };
  const unread = endOf(UNREAD);
  if (unread > 0) return { read: 'nothing', end: unread };
  const space = endOf(SPACE);
  if (space > 0) return { read: 'space', end: space };
  if (code === 0x68) return { read: 'letters', end: endOf(LETTERS) };
  return { read: 'sign', end: from + (code >= 0xd800 && code < 0xdc00 ? 2 : 1) };
}

/** One space, or a newline where a paragraph or list item begins; nothing after another space. */
function normalizedSpace(space: string, next: string, last: string): string {
  if (last === ' ' || last === '\n') return '';
  const isNewLine = space.includes('\n') && (/\n\s*\n/.test(space) || /[-+#>|\d]/.test(next));
  return isNewLine ? '\n' : ' ';
}

/** @param last the previous normalized letter @param next the following character, as typed */
function normalizedSign(sign: string, last: string, next: string): string {
  const instead = SIGNS_AS_LETTERS[sign];
  if (instead) return isLetter(last) && /\p{L}/u.test(next) ? instead : sign;
  if (sign.charCodeAt(0) < 0x80) return sign;
  const known = NORMALIZED_SIGNS.get(sign);
  if (known !== undefined) return known;
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const normalized = LOOKALIKES[plain] ?? plain;
  if (NORMALIZED_SIGNS.size < MOST_SIGNS) NORMALIZED_SIGNS.set(sign, normalized);
  return normalized;
}

/** Cache of normalized characters; a language has few. */
const NORMALIZED_SIGNS = new Map<string, string>();
const MOST_SIGNS = 2_000;

function isLetter(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

const SPACED = /(?<![a-z0-9])[a-z]([ .\-·|/])[a-z](?:\1[a-z]){2,40}(?![a-z0-9])/g;

/**
 * Joins spaced letters: 'm e l h o r' and 'm.e.l.h.o.r' become 'melhor'. 'o m e l h o r' is read both as one word and
 * as two.
 */
function joinSpacedLetters({ plain, at }: NormalizedText): NormalizedText {
  const runs = [...plain.matchAll(SPACED)];
  if (runs.length === 0) return { plain, at };
  const pieces: string[] = [];
  const joinedAt: number[] = [];
  const put = (letters: string, position: number, step: 1 | 2) => {
    pieces.push(letters);
    for (let index = 0; index < letters.length; index += 1)
      joinedAt.push(at[position + index * step] ?? 0);
  };
  let done = 0;
  for (const { 0: run, index } of runs) {
    put(plain.slice(done, index), done, 1);
    const word = run.replace(/[^a-z]/g, '');
    put(word, index, 2);
    if (/^[aoe]/.test(word)) {
      put(' ', index, 1);
      put(word.slice(1), index + 2, 2);
    }
    done = index + run.length;
  }
  put(plain.slice(done), done, 1);
  return { plain: pieces.join(''), at: [...joinedAt, at.at(-1) ?? 0] };
}
