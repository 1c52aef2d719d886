import { z } from 'zod';
import { isOffered } from '#app/clinic/record/archived.ts';
import type { Category } from '#app/clinic/record/category-fields.ts';
import { categoryOfName, nearCategory } from '#app/features/cms/category-aliases.ts';
import type { ForeignEntry } from '#app/features/cms/foreign-entry.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';

/** What staff have answered about an import, by what the source calls it. */
export const importAnswers = z.object({
  /** Slug of a practitioner by the source's name of an author, '' for texts without one; null leaves it open. */
  authors: z.record(z.string(), z.string().nullable()),
  /** Slugs of the clinic's categories, by the source's slug. */
  categories: z.record(z.string(), z.string()),
  /** Day on which the responsible doctor reviewed all of them; null leaves it open. */
  reviewedOn: z.string().nullable(),
  /** Slug of the service of texts whose words name none; null leaves it open. */
  service: z.string().nullable(),
  /** Whether a text names its old address as a source. */
  namesOldAddress: z.boolean(),
  takesDrafts: z.boolean(),
  takesImages: z.boolean(),
});
export type ImportAnswers = z.output<typeof importAnswers>;

/** The answer about a name of the source, which may be one that every object has: 'constructor'. */
export function answerFor<Answer>(
  answers: Readonly<Record<string, Answer>>,
  name: string,
): Answer | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** Author and category of texts that have none. */
export const NOBODY = '';
export const NO_CATEGORY = '';

export type Question = { name: string; label: string; texts: number };
export type Questions = { authors: Question[]; categories: Question[] };

/** Whom and what the texts of an import name, the most frequent first. */
export function questionsOf(
  entries: readonly Pick<ForeignEntry, 'author' | 'categories'>[],
): Questions {
  const authors = new Map<string, Question>();
  const categories = new Map<string, Question>();
  for (const entry of entries) {
    addTo(authors, entry.author ?? NOBODY, entry.author ?? '');
    const [first] = entry.categories;
    addTo(categories, first?.slug ?? NO_CATEGORY, first?.name ?? '');
  }
  return { authors: inOrder(authors), categories: inOrder(categories) };
}

function addTo(all: Map<string, Question>, name: string, label: string): void {
  const known = all.get(name);
  if (known) known.texts += 1;
  else all.set(name, { name, label, texts: 1 });
}

function inOrder(all: ReadonlyMap<string, Question>): Question[] {
  return [...all.values()].sort(
    (a, b) => b.texts - a.texts || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}

type Person = { slug: string; name: string };

/** The practitioner whom a name most likely means; null for nobody. */
export function suggestedAuthor(name: string, people: readonly Person[]): string | null {
  const words = wordsOf(name);
  const scores = people.map(({ slug, name: own }) => {
    const known = wordsOf(own);
    return { slug, score: [...words].filter((word) => known.has(word)).length };
  });
  const [best] = scores.sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.slug : null;
}

// In this order: the first that fits wins, of the categories that the clinic has.
const SIGNS: readonly [string, RegExp][] = [
  ['lentes-contato', /lentes?\b/],
  ['paquimetria', /paquimetr/],
  ['biometria', /biometr/],
  ['retinografia', /retinograf/],
  ['topografia-corneana', /topograf|ceratocone/],
  ['mapeamento-retina', /mapeamento|retina/],
  ['pediatric', /crianc|infant|pediatr|bebe|escola/],
  ['refracao', /refrac|grau|oculos|miopia|astigmat|hipermetrop|presbiop/],
  ['treatments', /tratament|cirurg|catarata|glaucoma|pterigio|olho seco|alerg|laser|colirio/],
  ['prevention', /preven|cuidad|dicas?\b|saude/],
  ['exams', /exame/],
  ['consultas', /consulta/],
  ['technology', /tecnolog|aparelh|equipament/],
];

/** The category of this site that a category of the source most likely means. */
export function suggestedCategory(
  { name, label }: Pick<Question, 'name' | 'label'>,
  categories: readonly Category[],
): string {
  const own = categoryOfName({ slug: name, name: label }, categories);
  const offered = new Set(categories.filter(isOffered).map(({ slug }) => slug));
  const words = plainLetters(`${label} ${name.replaceAll('-', ' ')}`);
  const [sign] = SIGNS.find(([slug, sign]) => sign.test(words) && offered.has(slug)) ?? [];
  return own ?? sign ?? nearCategory(label, categories);
}

export type ServiceHint = { slug: string; title: string };
const MOST_SERVICES = 3;
const COMMON = /^(?:exame|exames|consulta|consultas|olhos?|para|como|especializad[oa]s?)$/;

/** Services that a text is about by its words, the most frequent first; at most three. */
export function servicesNamed(
  { title, tags }: Pick<ForeignEntry, 'title' | 'tags'>,
  body: string,
  services: readonly ServiceHint[],
): string[] {
  const head = counted(`${title} ${tags.join(' ')}`);
  const rest = counted(body);
  return services
    .map(({ slug, title: own }) => {
      const stems = [...wordsOf(`${own} ${slug.replaceAll('-', ' ')}`)]
        .filter((word) => word.length > 4 && !COMMON.test(word))
        .map(stemOf);
      const score = [...new Set(stems)].reduce(
        (sum, stem) => sum + 3 * (head.get(stem) ?? 0) + Math.min(rest.get(stem) ?? 0, 3),
        0,
      );
      return { slug, score };
    })
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SERVICES)
    .map(({ slug }) => slug);
}

function counted(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of plainLetters(text).split(/[^a-z0-9]+/)) {
    if (word.length <= 4) continue;
    const stem = stemOf(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** 'cirurgia', 'cirurgias' and 'cirúrgico' count as one word. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(5, word.length - 3));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    plainLetters(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  );
}
