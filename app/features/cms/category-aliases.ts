import type { CmsCategories } from '#app/clinic/cms-fields.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { ForeignTerm } from './foreign-entry.ts';

/** Words of a category's name at the source, and the site's category they speak of; the first that fits. */
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

/** Where a category goes about which nobody and no word says anything. */
const DEFAULT_CATEGORY = 'general';

/** The site's category that a category of the source probably is. @param known ids of the site's categories */
export function suggestedCategory(
  { slug, name }: Pick<ForeignTerm, 'slug' | 'name'>,
  known: readonly string[],
): string {
  const plain = plainLetters(name);
  const same = known.find((id) => id === slug || id === plain.replace(/\s+/g, '-'));
  if (same) return same;
  const [, found] = WORDS.find(([words, id]) => words.test(plain) && known.includes(id)) ?? [];
  return found ?? DEFAULT_CATEGORY;
}

/** The site's category of a category of the source: as staff have settled it, else as its name suggests. */
export function categoryOfTerm(
  term: Pick<ForeignTerm, 'slug' | 'name'>,
  { settled, known }: { settled: CmsCategories; known: readonly string[] },
): string {
  const set = settled[term.slug];
  return set !== undefined && known.includes(set) ? set : suggestedCategory(term, known);
}

/** The category of an entry: that of its first category that says more than the default one. */
export function categoryOfEntry(
  terms: readonly Pick<ForeignTerm, 'slug' | 'name'>[],
  aliases: { settled: CmsCategories; known: readonly string[] },
): string {
  const found = terms.map((term) => categoryOfTerm(term, aliases));
  return found.find((id) => id !== DEFAULT_CATEGORY) ?? DEFAULT_CATEGORY;
}
