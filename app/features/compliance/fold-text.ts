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
const SIGNS_AS_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
};
// Addresses and what surrounds them, tags, marks of Markdown; soft hyphens and other signs that nobody sees.
const UNREAD =
  /https?:\/\/\S+|\]\([^)\n]{0,400}\)|<[a-z/!][^>]{0,200}>|[*_~`\\\]]|\u00ad|\u034f|\u061c|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/;
const TOKENS = new RegExp(`(${UNREAD.source})|(\\s+)|([a-z]+)|(.)`, 'giu');

/**
 * Folds a text for the rules: accents, capitals, invisible signs, letters of other alphabets, digits inside words,
 * letters s p a c e d out, Markdown marks, tags and addresses. Takes time in proportion to the text.
 */
export function foldText(text: string): FoldedText {
  let plain = '';
  const at: number[] = [];
  const put = (folded: string, from: number) => {
    plain += folded;
    for (let place = 0; place < folded.length; place += 1) at.push(from);
  };
  for (const { 0: token, 1: unread, 2: space, 3: word, index } of text.matchAll(TOKENS)) {
    if (unread) continue;
    if (space) put(foldedSpace(space, text.charAt(index + space.length), plain.at(-1)), index);
    else if (word) {
      plain += word.toLowerCase();
      for (let place = index; place < index + word.length; place += 1) at.push(place);
    } else put(foldedSign(token, plain.at(-1) ?? '', text.charAt(index + token.length)), index);
  }
  return joinSpacedLetters({ plain, at: [...at, text.length] });
}

/** One space, or a new line where a paragraph or a point of a list begins; nothing after a space. */
function foldedSpace(space: string, next: string, last: string | undefined): string {
  if (last === ' ' || last === '\n') return '';
  const isNewLine = space.includes('\n') && (/\n\s*\n/.test(space) || /[-+#>|\d]/.test(next));
  return isNewLine ? '\n' : ' ';
}

/** @param last the letter before, folded @param next the sign after, as typed */
function foldedSign(sign: string, last: string, next: string): string {
  const instead = SIGNS_AS_LETTERS[sign];
  if (instead) return isLetter(last) && /\p{L}/u.test(next) ? instead : sign;
  if (sign.charCodeAt(0) < 0x80) return sign;
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return LOOKALIKES[plain] ?? plain;
}

function isLetter(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

const SPACED = /(?<![a-z0-9])[a-z]([ .\-·|/])[a-z](?:\1[a-z]){2,40}(?![a-z0-9])/g;

/** 'm e l h o r' and 'm.e.l.h.o.r' become 'melhor'; 'o m e l h o r' is read both as one word and as two. */
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
    const end = run.index + run[0].length;
    copy(run.index, () => true);
    copy(end, (letter) => isLetter(letter));
    if (!/^[aoe]/.test(run[0])) continue;
    letters.push(' ');
    joinedAt.push(at[run.index] ?? 0);
    done = run.index + 1;
    copy(end, (letter) => isLetter(letter));
  }
  copy(plain.length, () => true);
  return { plain: letters.join(''), at: [...joinedAt, at.at(-1) ?? 0] };
}
