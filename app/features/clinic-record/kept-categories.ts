import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { categoryNamed, namesOf } from '#app/clinic/record/category-fields.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { STANDARD_CATEGORIES } from '#app/clinic/record/standard-categories.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { afterColon } from '#app/platform/text/after-colon.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type Draft, fieldOf, rowsOf } from './form-draft.ts';
import { pathTo } from './form-entries.ts';

type Entry = NonNullable<ClinicRecord['postCategories']>[number];

/** How many articles on the site, or about to be, name each category, by the name that they know it by. */
export type CategoryUses = ReadonlyMap<string, number>;

const FIELD = 'postCategories';

/** The categories of a record; the standard ones where it names none. */
export function categoriesOf({ postCategories }: Pick<ClinicRecord, 'postCategories'>) {
  const list: readonly Entry[] = postCategories ?? STANDARD_CATEGORIES;
  return list;
}

/**
 * The next categories, with the addresses that those of before had or were reached by, and archived those that it leaves
 * out and somebody names.
 * @param next as a form, an older version or a file has it; undefined for the standard ones
 * @param uses without it everything that is left out is archived
 */
export function keepingCategories(
  before: ClinicRecord,
  next: unknown,
  uses?: CategoryUses,
): unknown {
  const list = entriesOf(next);
  if (list === null) return next;
  const was = categoriesOf(before);
  const kept = list.map((each) => {
    const old = was.find(({ slug }) => namesOf(each).includes(slug));
    return old ? withFormer(each, old) : each;
  });
  const lost = was.filter(({ slug }) => !categoryNamed(list, slug));
  const named = lost.filter((each) => (uses ? usesOf(each, uses) > 0 : true));
  const all = [...kept, ...named.map((each) => ({ ...each, isArchived: true }))];
  return isSame(all, list) ? next : all;
}

/**
 * The form with the categories again that were taken out of it although articles name them, and what is wrong; null
 * where there is none.
 * @param base the form as the record in force has it
 */
export function putBackNamed(
  { draft, base }: { draft: Draft; base: Draft },
  uses: CategoryUses,
): { draft: Draft; errors: FieldError[] } | null {
  if (typeof draft !== 'object' || Array.isArray(draft)) return null;
  const slugOf = (row: Draft) => fieldOf(row, 'slug');
  const [was, typed] = [rowsOf(fieldOf(base, FIELD)), rowsOf(fieldOf(draft, FIELD))];
  if (was.length === 0) return null;
  const rows = [...typed];
  const back = new Map<Draft, number>();
  for (const [index, row] of was.entries()) {
    const many = usesOf(namesIn(row), uses);
    if (many === 0 || typed.some((each) => slugOf(each) === slugOf(row))) continue;
    rows.splice(index, 0, row);
    back.set(row, many);
  }
  if (back.size === 0) return null;
  const errors = rows.flatMap((row, index): FieldError[] => {
    const many = back.get(row);
    if (many === undefined) return [];
    const label = fieldOf(fieldOf(row, 'label'), 'pt-BR');
    const message = staffRecord.form.namedCategory(many);
    const inSummary = `${label}: ${afterColon(message)}`;
    return [{ fieldId: pathTo(pathTo(FIELD, index), 'isArchived'), message, inSummary }];
  });
  return { draft: { ...draft, [FIELD]: rows }, errors };
}

function namesIn(row: Draft): Entry {
  const text = (name: string) => String(fieldOf(row, name) ?? '');
  const former: unknown = JSON.parse(text('formerAddresses') || '[]');
  const formerAddresses = Array.isArray(former) ? former.map(String) : [];
  return { slug: text('slug'), label: '', address: text('address') || undefined, formerAddresses };
}

/** How many articles name a category, by any of its names. */
export function usesOf(category: Entry, uses: CategoryUses): number {
  return [...new Set(namesOf(category))].reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
}

/** Every name of before stays one: what leads to it goes on leading to it. */
function withFormer(next: Entry, old: Entry): Entry {
  const former = new Set([...namesOf(next), ...namesOf(old)]);
  for (const own of [next.slug, addressOf(next)]) former.delete(own);
  const known = next.formerAddresses ?? [];
  const formerAddresses = [...known.filter((name) => former.has(name)), ...former];
  const names = [...new Set(formerAddresses)];
  return isSame(names, known) ? next : { ...next, formerAddresses: names };
}

/** Null for what is no list of categories, whose faults the schema tells. */
function entriesOf(next: unknown): readonly Entry[] | null {
  if (next === undefined) return STANDARD_CATEGORIES;
  return Array.isArray(next) && next.every(isEntry) ? next : null;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, address, formerAddresses = [] }: Partial<Record<keyof Entry, unknown>> = value;
  return (
    typeof slug === 'string' &&
    (address === undefined || typeof address === 'string') &&
    Array.isArray(formerAddresses) &&
    formerAddresses.every((each) => typeof each === 'string')
  );
}
