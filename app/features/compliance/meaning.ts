// A small notation for patterns of meaning in normalized Portuguese: '<clinic> ~4 <best>' is a word for the clinic,
// at most four words, and a word of praise. Everything else is regular expression.

/** Words by what they stand for; each begins with two plain letters. */
export type WordClasses = Readonly<Record<string, string>>;

/** At most so many words, none of which denies or ends a sentence, with the spaces around them. */
const gap = (most: string) =>
  `(?:[,:"”]? (?!nao |nem |nunca |jamais )[^ .!?;\\n]{1,24}){0,${most}}[,:"”]? ["“]?`;

/**
 * Writes patterns of meaning out as phrases for the index, which begin with plain letters.
 * @throws Error for a class that is not among the words
 */
export function meant(words: WordClasses, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const written = pattern
      .trimEnd()
      .replace(/<([a-z-]+)>/g, (_, name: string) => {
        const alternatives = words[name];
        if (alternatives === undefined) throw new Error(`no words for <${name}>`);
        return `(?:${alternatives})`;
      })
      .replace(/ ~(\d{1,2}) /g, (_, most: string) => gap(most));
    if (written.includes('~')) throw new Error(`a gap stands between two spaces: ${pattern}`);
    return spread(written);
  });
}

/** Expands a phrase that begins with alternatives into one phrase for each, however deep. */
export function spread(phrase: string): string[] {
  const [, letter, set = ''] = /^([a-z])\[([a-z]+)\](?![?*{+])/.exec(phrase) ?? [];
  if (letter !== undefined)
    return [...set].flatMap((next) => spread(letter + next + phrase.slice(set.length + 3)));
  if (!phrase.startsWith('(?:')) return [phrase];
  const starts = [3];
  const ends: number[] = [];
  let depth = 0;
  for (let position = 3; position < phrase.length; position += 1) {
    const sign = phrase.charAt(position);
    if (sign === '\\') position += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (sign === ')') {
      ends.push(position);
      break;
    } else if (sign === '|' && depth === 0) {
      ends.push(position);
      starts.push(position + 1);
    }
  }
  const rest = phrase.slice((ends.at(-1) ?? 0) + 1);
  const followedBy = (then: string) =>
    starts.flatMap((start, index) => spread(phrase.slice(start, ends[index]) + then));
  // An optional beginning is there or is not.
  return rest.startsWith('?')
    ? [...followedBy(rest.slice(1)), ...spread(rest.slice(1))]
    : followedBy(rest);
}
