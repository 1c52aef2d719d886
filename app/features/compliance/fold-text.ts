/** A text as the rules read it: small letters without accents, tricks and marks undone. */
export type FoldedText = {
  plain: string;
  /** Where each letter of `plain` begins in the text, and where the text ends. */
  at: readonly number[];
};

// Letters of other alphabets that look like ours.
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
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
const INVISIBLE = /[\u00ad\u034f\u061c\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]/;
const MARKS = '*_~`\\';
const LIST_OR_HEADING = /\n[ \t]*(?:[-+#>|\n]|\d+[.)])/y;

/**
 * Folds a text for the rules: accents, capitals, invisible signs, letters of other alphabets, digits inside words,
 * letters s p a c e d out, Markdown marks, tags and addresses. Takes time in proportion to the text.
 */
export function foldText(text: string): FoldedText {
  const letters: string[] = [];
  const at: number[] = [];
  const put = (folded: string, from: number) => {
    for (const letter of folded) {
      letters.push(letter);
      at.push(from);
    }
  };
  const closings = { ')': -2, '>': -2 };
  /** The next closing sign; asked for in the order of the text, so that all searches together read it once. */
  const closing = (sign: ')' | '>', from: number) => {
    if (closings[sign] !== -1 && closings[sign] < from) closings[sign] = text.indexOf(sign, from);
    return closings[sign];
  };
  let index = 0;
  while (index < text.length) {
    const from = index;
    const sign = text.charAt(index);
    index += 1;
    if (/[a-z]/i.test(sign)) {
      const small = sign.toLowerCase();
      const isAddress = small === 'h' && /^ttps?:\/\//i.test(text.slice(index, index + 8));
      if (isAddress) while (index < text.length && !/\s/.test(text.charAt(index))) index += 1;
      else put(small, from);
      continue;
    }
    if (/\s/.test(sign)) {
      LIST_OR_HEADING.lastIndex = from;
      const space = sign === '\n' && LIST_OR_HEADING.test(text) ? '\n' : ' ';
      const last = letters.at(-1);
      if (last === ' ' && space === '\n') letters[letters.length - 1] = '\n';
      else if (last !== ' ' && last !== '\n') put(space, from);
      continue;
    }
    if (MARKS.includes(sign)) continue;
    if (sign === ']' && text.charAt(index) === '(') {
      const end = closing(')', index);
      if (end !== -1) index = end + 1;
      continue;
    }
    if (sign === '<' && /[a-z/!]/i.test(text.charAt(index))) {
      const end = closing('>', index);
      if (end !== -1 && end - index < 300) index = end + 1;
      continue;
    }
    const instead = DIGITS_AS_LETTERS[sign] ?? (sign === '@' ? 'a' : undefined);
    if (instead && /\p{L}/u.test(text.charAt(index)) && /[a-z]/.test(letters.at(-1) ?? '')) {
      put(instead, from);
      continue;
    }
    if (sign.charCodeAt(0) < 0x80) {
      put(sign, from);
      continue;
    }
    if (INVISIBLE.test(sign)) continue;
    const whole = String.fromCodePoint(text.codePointAt(from) ?? 0);
    index = from + whole.length;
    const plain = whole.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    put(LOOKALIKES[plain] ?? plain, from);
  }
  return joinSpacedLetters({ plain: letters.join(''), at: [...at, text.length] });
}

const SPACED = /(?<![a-z0-9])[a-z](?:([ .\-·|/])[a-z](?=\1|[^a-z0-9]|$)){3,40}(?![a-z0-9])/g;

/** 'm e l h o r' and 'm.e.l.h.o.r' become 'melhor'. */
function joinSpacedLetters({ plain, at }: FoldedText): FoldedText {
  const letters: string[] = [];
  const joinedAt: number[] = [];
  let done = 0;
  const copy = (to: number, isKept: (letter: string) => boolean) => {
    for (; done < to; done += 1) {
      const letter = plain.charAt(done);
      if (!isKept(letter)) continue;
      letters.push(letter);
      joinedAt.push(at[done] ?? 0);
    }
  };
  const runs = [...plain.matchAll(SPACED)];
  if (runs.length === 0) return { plain, at };
  for (const run of runs) {
    copy(run.index, () => true);
    copy(run.index + run[0].length, (letter) => /[a-z]/.test(letter));
  }
  copy(plain.length, () => true);
  return { plain: letters.join(''), at: [...joinedAt, at.at(-1) ?? 0] };
}
