import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { offersOf } from '#app/clinic/words/site-offers.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { TextProblem } from '#app/platform/text/content-problem.ts';
import { type FactWords, worded } from '#app/platform/text/fact-words.ts';
import { clinicSource, isDroppedExample } from '#app/site-content/clinic-source.server.ts';
import { isOnSite, type PartStates } from '#app/site-content/parts/site-parts.ts';
import { NO_CHANGES } from '#app/site-content/site-content.server.ts';
import { demonstrationRecord } from './demonstration.ts';

const PROJECT = join(import.meta.dirname, '../..');
const CONTENT_DIR = join(PROJECT, 'content');
/** Shorter ones are anybody's: 'Marque um horário.' */
const LEAST_LETTERS = 40;

/**
 * Sentences that the demonstration says, in its texts and in its record, and that a clinic with this record does not:
 * neither in the texts that it keeps, in its own forms, nor in its record, nor in the program's own words. What every eye
 * clinic would say stands in one of them.
 */
export async function demoSentences(record: ClinicRecord): Promise<ReadonlySet<string>> {
  const said = [
    ...(await textsOf(demonstrationRecord)),
    // What the clinic has dropped would be said of it in its own forms.
    ...(await textsOf(record)),
  ];
  const own = (await textsOf(record)).filter(({ isKept }) => isKept);
  const neutral = sentencesIn([
    ...own.map(({ text }) => text),
    ...stringsIn(record),
    ...filesBelow(join(PROJECT, 'app/locales')).map(({ text }) => text),
  ]);
  const demo = sentencesIn([...said.map(({ text }) => text), ...stringsIn(demonstrationRecord)]);
  return new Set([...demo].filter((each) => !/[{}]|https?:/.test(each) && !neutral.has(each)));
}

const sentencesIn = (texts: readonly string[]) => new Set(texts.flatMap(sentencesOf));

/** Every text that comes with the program, in the words of a clinic, and whether its site has it. */
async function textsOf(record: ClinicRecord): Promise<{ text: string; isKept: boolean }[]> {
  const texts = LOCALES.map(async (locale) => {
    const clinic = parseClinic(record, locale);
    const { words } = await clinicSource(CONTENT_DIR, clinic, NO_CHANGES);
    if (!words) throw new Error('texts without words');
    const offers = new Map<string, unknown>(Object.entries(offersOf(clinic)));
    const isMet = (need: string) =>
      typeof offers.get(need) === 'boolean'
        ? offers.get(need) === true
        : clinic.services.some(({ slug }) => slug === need);
    const shown = (part: string) => (offers.get(part) === true ? 'shown' : 'gone');
    const states: PartStates = {
      blog: shown('blog'),
      podcast: shown('podcast'),
      questionnaire: shown('questionnaire'),
      lenses: shown('lenses'),
      plans: shown('plans'),
      english: record.locales.includes('en-US') ? 'shown' : 'gone',
      campaign: clinic.campaigns.length > 0 ? 'shown' : 'gone',
    };
    const isKept = (name: string, text: string) => {
      const [kind = '', slug = ''] = name.replace(/\.\w+$/, '').split('/');
      if (name === 'reviews.yaml') return clinic.examples.reviews;
      const key = slug === '' ? { kind: 'texts', slug: kind } : { kind, slug };
      const needs = /^needs: \[(.*)\]$/m.exec(text)?.[1]?.split(/,\s*/) ?? [];
      return (
        !isDroppedExample(clinic, name) &&
        isOnSite(states, clinic, { ...key, locale, row: null }) &&
        needs.every(isMet)
      );
    };
    return filesBelow(join(CONTENT_DIR, locale)).map(({ name, text }) => ({
      text: inWords(text, words.facts),
      isKept: isKept(name, text),
    }));
  });
  return (await Promise.all(texts)).flat();
}

/** A text in a clinic's words; a line with a brace that is for its reader stays as it is. */
function inWords(text: string, facts: FactWords): string {
  const said = (part: string): string | null => {
    try {
      return worded(part, facts);
    } catch (error) {
      if (error instanceof TextProblem) return null;
      throw error;
    }
  };
  return said(text) ?? text.replace(/.+/g, (line) => said(line) ?? line);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The whole sentences of a page, a feed or a text in Markdown, in lower case and without its signs. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('*', '')
    .split(/(?<=[.!?…:;])\s+|[<>"'`|\n]|\\n|^\s*[-#>]+\s/m)
    .map((each) =>
      each
        .replace(/\s+/g, ' ')
        .replace(/^ ?(?:[-#]+|[a-zA-Z]+:) /, '')
        .replace(/^[\s“”]+|[\s.“”]+$/g, '')
        .toLocaleLowerCase('pt-BR'),
    )
    .filter((each) => each.length >= LEAST_LETTERS && each.includes(' '));
}

function filesBelow(root: string): { name: string; text: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}
