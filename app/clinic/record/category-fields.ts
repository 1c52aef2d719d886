import { z } from 'zod';
import { localized, slug } from '#app/clinic/clinic-fields.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { isOffered } from './archived.ts';
import { field, told } from './field-meta.ts';
import { addressOf } from './own-service-fields.ts';
import { STANDARD_CATEGORIES } from './standard-categories.ts';

const MOST_CATEGORIES = 60;
/** In an address it stands for no choice. */
export const ALL_POSTS = 'all';

const category = z.strictObject({
  /** What articles and settings name it by; it never changes. */
  slug: field(slug, { label: 'Nome interno', madeFrom: 'label' }),
  label: field(localized, {
    label: 'Nome',
    help: 'Como aparece no blog, por exemplo “Prevenção”.',
  }),
  /** What the list's address names it by, where that is not its slug. */
  address: field(slug.optional(), {
    label: 'Nome no endereço',
    help: 'Como em /blog?categoria=prevencao. Num assunto novo pode ficar em branco: é feito do nome. Se mudar, o endereço antigo leva ao novo.',
    problem: 'Use só letras minúsculas sem acento e números, com hífens: lentes-de-contato.',
    kind: 'text',
    defaultsTo: 'slug',
  }),
  /** What its address was; they lead to what it is. Articles may name it by them too. */
  formerAddresses: field(z.array(slug).default([]), { label: 'Endereços antigos', kind: 'kept' }),
  isArchived: field(z.boolean().default(false), {
    label: 'Arquivado',
    help: 'Artigos que têm este assunto continuam com ele; novos não podem mais escolher. Desmarque para voltar.',
  }),
});

/** What articles may be about, in one language. */
export type Category = z.output<typeof category>;
type Named = {
  slug: string;
  address?: string | undefined;
  formerAddresses?: readonly string[] | undefined;
};

/** The name that a category takes of another; of two it is the one that was typed, else the later. */
function takenBy(list: readonly Named[], index: number): string | undefined {
  const own = list[index];
  if (!own) return undefined;
  return namesOf(own).find((name) =>
    list.some((other, at) => {
      if (at === index || !namesOf(other).includes(name)) return false;
      const isTyped = own.address === name;
      return isTyped === (other.address === name) ? at < index : isTyped;
    }),
  );
}

const categories = z
  .array(category)
  .max(MOST_CATEGORIES)
  .superRefine((list, context) => {
    const report = (path: (string | number)[], problem: ReturnType<typeof told>) =>
      context.addIssue({ code: 'custom', path, ...problem });
    if (!list.some(isOffered))
      report([], told('are all archived', 'Deixe pelo menos um assunto sem arquivar.'));
    const labels = new Set<string>();
    for (const [index, each] of list.entries()) {
      const own = addressOf(each) === ALL_POSTS ? ALL_POSTS : takenBy(list, index);
      if (own !== undefined)
        report(
          [index, 'address'],
          told(
            `'${own}' is taken`,
            `O endereço “${own}” já é, ou já foi, de outro assunto ou da lista inteira. Escolha outro.`,
          ),
        );
      // Nobody chooses an archived one, and the blog tells it apart by its address.
      if (!isOffered(each)) continue;
      const label = plainLetters(each.label);
      if (labels.has(label))
        report([index, 'label'], told('is there twice', 'Já há um assunto com este nome.'));
      labels.add(label);
    }
  })
  .prefault(STANDARD_CATEGORIES);

export const postCategories = field(categories, {
  label: 'Assuntos dos artigos',
  section: 'assuntos',
  isPublic: true,
  help: 'Na ordem em que aparecem no blog. Um assunto que algum artigo publicado tem não se tira: arquive.',
  entry: 'um assunto',
  isRemovable: true,
});

/** The record with the standard categories where it names none, so that they too are read in one language. */
export function withStandardCategories(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const own: unknown = new Map<string, unknown>(Object.entries(record)).get('postCategories');
  return own === undefined ? { ...record, postCategories: STANDARD_CATEGORIES } : record;
}

/** Every name by which texts and addresses may know a category: its slug, its address and those of before. */
export function namesOf(category: Named): string[] {
  return [category.slug, addressOf(category), ...(category.formerAddresses ?? [])];
}

/** The category of a name; undefined for a name that none has or had. */
export function categoryNamed<Each extends Named>(
  categories: readonly Each[],
  name: string,
): Each | undefined {
  return categories.find((each) => namesOf(each).includes(name));
}
