import { CLINICS } from '#tests/clinics/clinics.ts';
import { DEMONSTRATION_WORDS, ownFacts } from '#tests/clinics/own-facts.ts';

/** Where something of another clinic is said, a line each with the words around it. */
export function strangeWords(
  all: ReadonlyMap<string, string>,
  clinicName: keyof typeof CLINICS,
): string[] {
  const own = CLINICS[clinicName];
  const mine = new Set(ownFacts(own).map(({ text }) => text));
  const strangers = Object.values(CLINICS)
    .filter((record) => record !== own)
    .flatMap((record) => ownFacts(record))
    .filter(({ text }) => !mine.has(text));
  const isDemonstration = clinicName === 'serra-clara';
  const lines: string[] = [];
  for (const [where, words] of all) {
    const around = (at: number) =>
      words
        .slice(Math.max(0, at - 40), at + 60)
        .replace(/\s+/g, ' ')
        .trim();
    for (const { what, text } of strangers) {
      const at = words.indexOf(text);
      if (at >= 0) lines.push(`${where}: ${what}, "${text}": …${around(at)}…`);
    }
    for (const pattern of isDemonstration ? [] : DEMONSTRATION_WORDS) {
      const found = pattern.exec(words);
      if (found) lines.push(`${where}: "${found[0]}": …${around(found.index)}…`);
    }
  }
  return lines;
}
