type Fits = (text: string) => boolean;

const LETTERS = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const lettersOf = (text: string) => [...LETTERS.segment(text)].map(({ segment }) => segment);

/** The text, or as many of its letters as fit before '…'; empty where not even one does. */
export function fittingText(text: string, fits: Fits): string {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  for (let count = letters.length - 1; count > 0; count -= 1) {
    const shorter = `${letters.slice(0, count).join('').trimEnd()}…`;
    if (fits(shorter)) return shorter;
  }
  return '';
}

/**
 * A person's name where there is little room: names in the middle become initials, the last of them first, then are
 * left out; first and last name are cut only when nothing else helps. 'Maria Aparecida S. de Oliveira'
 */
export function fittingName(name: string, fits: Fits): string {
  const words = name.split(' ').filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  for (let index = words.length - 2; index > 0 && !fits(words.join(' ')); index -= 1) {
    const word = words[index] ?? '';
    // 'de', 'dos', 'e' have no initial.
    if (!/^\p{Ll}/u.test(word)) words[index] = `${lettersOf(word)[0]}.`;
  }
  const short = words.join(' ');
  return fits(short) ? short : fittingText([first, last].filter(Boolean).join(' '), fits);
}
