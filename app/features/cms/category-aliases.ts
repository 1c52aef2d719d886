import type { CmsCategories } from '#app/clinic/cms-fields.ts';
import { isOffered } from '#app/clinic/record/archived.ts';
import { type Category, categoryNamed } from '#app/clinic/record/category-fields.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { ForeignTerm } from './foreign-entry.ts';

/**
 * Words of a category's name at the source, and the site's category they speak of; the first that fits, of those that the
 * clinic has.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/paquimetri/, 'paquimetria'],
  [/retinografi/, 'retinografia'],
  [/mapeamento|fundo de olho/, 'mapeamento-retina'],
  [/biometri/, 'biometria'],
  [/topografi|cornea|ceratocone/, 'topografia-corneana'],
  [/lentes? de contato/, 'lentes-contato'],
  [/refra[cx]|oculos|\bgrau\b|miopia|astigmatismo|hipermetropia/, 'refracao'],
  [/pediatr|crianc|infant|\bbebe/, 'pediatric'],
  [/preven[cx]|saude|cuidado|dica/, 'prevention'],
  [/tratamento|cirurgi|catarata|glaucoma|doenca/, 'treatments'],
  [/tecnologi|inovac|equipamento/, 'technology'],
  [/como (?:e|sao|funciona)|entenda/, 'exams'],
  [/exame|diagnostic/, 'exames'],
  [/teste/, 'testes-especiais'],
  [/consulta|atendimento/, 'consultas'],
];

/** Where a category goes about which nobody and no word says anything; else to the first that is offered. */
const DEFAULT_CATEGORY = 'general';
/** In letters: 'de' is a part of nearly everything. */
const SHORTEST_PART = 5;

/** What decides about the site's category of a category of the source. */
export type CategoryAliases = {
  /** What staff have settled, by the source's slug. */
  settled: CmsCategories;
  /** The clinic's, in Portuguese. */
  categories: readonly Category[];
};

/** The category of a text whose own one says nothing. */
function defaultCategory(categories: readonly Category[]): string {
  const offered = categories.filter(isOffered);
  const found = offered.find(({ slug }) => slug === DEFAULT_CATEGORY) ?? offered[0];
  return found?.slug ?? DEFAULT_CATEGORY;
}

/** The offered category whose name is a part of another, or the other way round; else the default one. */
export function nearCategory(name: string, categories: readonly Category[]): string {
  const words = plainLetters(name).trim();
  const isPart = (part: string, whole: string) =>
    part.length >= SHORTEST_PART && whole.includes(part);
  const near = categories.filter(isOffered).find(({ label }) => {
    const own = plainLetters(label);
    return isPart(own, words) || isPart(words, own);
  });
  return near?.slug ?? defaultCategory(categories);
}

/**
 * The offered category that has the name of one of the source, as an address or in words.
 * @returns undefined where none has
 */
export function categoryOfName(
  { slug, name }: Pick<ForeignTerm, 'slug' | 'name'>,
  categories: readonly Category[],
): string | undefined {
  const offered = categories.filter(isOffered);
  const plain = plainLetters(name).trim();
  const same =
    categoryNamed(offered, slug) ??
    categoryNamed(offered, plain.replace(/\s+/g, '-')) ??
    offered.find(({ label }) => plainLetters(label) === plain);
  return same?.slug;
}

/** The site's category that a category of the source probably is. */
export function suggestedCategory(
  term: Pick<ForeignTerm, 'slug' | 'name'>,
  categories: readonly Category[],
): string {
  const same = categoryOfName(term, categories);
  if (same !== undefined) return same;
  const plain = plainLetters(term.name);
  const offered = new Set(categories.filter(isOffered).map(({ slug }) => slug));
  const [, found] = WORDS.find(([words, slug]) => words.test(plain) && offered.has(slug)) ?? [];
  return found ?? nearCategory(term.name, categories);
}

/** The site's category of a category of the source: as staff have settled it, else as its name suggests. */
export function categoryOfTerm(
  term: Pick<ForeignTerm, 'slug' | 'name'>,
  { settled, categories }: CategoryAliases,
): string {
  const set = settled[term.slug];
  const known = set === undefined ? undefined : categoryNamed(categories, set);
  return known?.slug ?? suggestedCategory(term, categories);
}

/** The category of an entry: that of its first category that says more than the default one. */
export function categoryOfEntry(
  terms: readonly Pick<ForeignTerm, 'slug' | 'name'>[],
  aliases: CategoryAliases,
): string {
  const byDefault = defaultCategory(aliases.categories);
  const found = terms.map((term) => categoryOfTerm(term, aliases));
  return found.find((slug) => slug !== byDefault) ?? byDefault;
}
