import { plainLetters } from '#app/platform/text/plain-letters.ts';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^Rua /i, 'R. '],
  [/^Avenida /i, 'Av. '],
  [/^Travessa /i, 'Tv. '],
  [/^Alameda /i, 'Al. '],
  [/^Praça /i, 'Pç. '],
  [/^Rodovia /i, 'Rod. '],
  [/^Estrada /i, 'Estr. '],
  [/^Igreja /i, 'Ig. '],
  [/^Escola Estadual /i, 'E. E. '],
  [/^Escola Municipal /i, 'E. M. '],
];
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/\bDoutora\b/gi, 'Dra.'],
  [/\bDoutor\b/gi, 'Dr.'],
  [/\bProfessora\b/gi, 'Profa.'],
  [/\bProfessor\b/gi, 'Prof.'],
  [/\bCoronel\b/gi, 'Cel.'],
  [/\bCapitão\b/gi, 'Cap.'],
  [/\bSanta\b/gi, 'Sta.'],
  [/\bNossa Senhora\b/gi, 'N. Sra.'],
  [/\bPresidente\b/gi, 'Pres.'],
  [/\bGovernador\b/gi, 'Gov.'],
];
const PARTICLES = /(?<=\S) (?:da|das|de|do|dos|e)(?= )/gi;
const LONGEST = 34;

/** A name as it is, and shorter ways to write it on a map, as on street signs. */
export function shortNames(name: string): string[] {
  const replace = (text: string, pairs: typeof SHORT) =>
    pairs.reduce((short, [long, abbreviation]) => short.replace(long, abbreviation), text);
  const kind = replace(name, SHORT);
  const titled = replace(kind, TITLES);
  const all = [name, kind, titled, titled.replace(PARTICLES, '')];
  return [...new Set(all)].filter(({ length }) => length <= LONGEST);
}

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/^r\.? /, 'rua '],
  [/^av\.? /, 'avenida '],
  [/^(?:tv|trav)\.? /, 'travessa '],
  [/^al\.? /, 'alameda '],
  [/^rod\.? /, 'rodovia '],
  [/^(?:pc|pca)\.? /, 'praca '],
];

/** The same for a street however it is written: 'R. das Flores' is 'rua das flores'. */
export function streetKey(name: string): string {
  const plain = plainLetters(name).replace(/\s+/g, ' ').trim();
  return WRITTEN_OUT.reduce((text, [short, full]) => text.replace(short, full), plain);
}
