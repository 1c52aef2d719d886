import { formatPhone } from '#app/clinic/format-phone.ts';
import { parsePhone } from '#app/clinic/person-fields.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { inOrder } from '#app/clinic/record/same-value.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { slugFrom } from './slug-from.ts';

/**
 * What stands in a form: a text for each box, 'sim' or '' for a switch, a list for choices and for lists, an object
 * for groups and for texts in several languages. Nothing that somebody typed is lost in it.
 */
export type Draft = string | readonly Draft[] | { readonly [name: string]: Draft };

export const CHECKED = 'sim';
const ENGLISH = 'en-US';

/** The form of a value of the record; that of a blank field for undefined. */
export function draftOf(node: FieldNode, value: unknown): Draft {
  const given = value ?? node.initial;
  switch (node.kind) {
    case 'group': {
      const values = entriesOf(given);
      return Object.fromEntries(
        (node.fields ?? []).map((each) => {
          const own = values.get(each.name) ?? values.get(each.defaultsTo ?? '');
          return [each.name, draftOf(each, own)];
        }),
      );
    }
    case 'list':
      return withNeededRow(
        node,
        listOf(given).map((each) => (node.item ? draftOf(node.item, each) : '')),
      );
    case 'choices':
      return listOf(given).map(String);
    case 'localized':
    case 'localized-paragraph': {
      if (typeof given === 'string') return { [DEFAULT_LOCALE]: given, [ENGLISH]: '' };
      const texts = entriesOf(given);
      return {
        [DEFAULT_LOCALE]: textOf(texts.get(DEFAULT_LOCALE)),
        [ENGLISH]: textOf(texts.get(ENGLISH)),
      };
    }
    case 'switch':
      return given === true ? CHECKED : '';
    case 'phone':
      return formatPhone(textOf(given));
    case 'money':
      return typeof given === 'number' ? (given / 100).toFixed(2).replace('.', ',') : '';
    case 'decimal':
      return textOf(given).replace('.', ',');
    case 'kept':
      return inOrder(given);
    default:
      return textOf(given);
  }
}

/** The value of the record that a form says; undefined for what is left blank and may be. It may well have faults. */
export function typedValue(node: FieldNode, draft: Draft | undefined): unknown {
  switch (node.kind) {
    case 'group': {
      // A group with a meaning of its own when it is left out, such as switches that are on, is never left out.
      if (node.isOptional && node.initial === undefined && isBlank(node, draft)) return undefined;
      const values = (node.fields ?? []).map((each) => {
        const inner = fieldOf(draft, each.name);
        const isDefault =
          each.defaultsTo !== undefined && inner === fieldOf(draft, each.defaultsTo);
        return [each.name, isDefault ? undefined : typedValue(each, inner)];
      });
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    }
    case 'list':
      return withSlugs(node, rowsOf(draft)).map((row) => node.item && typedValue(node.item, row));
    case 'choices': {
      const chosen = rowsOf(draft);
      return chosen.length === 0 && node.isOptional ? undefined : chosen;
    }
    case 'localized':
    case 'localized-paragraph':
      return typedText(node, draft);
    case 'switch':
      return draft === CHECKED;
    default: {
      const typed = typeof draft === 'string' ? draft.trim() : '';
      if (typed === '') return node.isOptional ? undefined : (unseenValue(node) ?? '');
      return READERS[node.kind]?.(typed) ?? typed;
    }
  }
}

/** What a field that no box shows must be; a form that was opened before it was known sends it empty. */
function unseenValue({ kind, initial }: FieldNode): unknown {
  return kind === 'kept' ? initial : undefined;
}

function typedText(node: FieldNode, draft: Draft | undefined) {
  const [words, english] = [wordsOf(draft, DEFAULT_LOCALE), wordsOf(draft, ENGLISH)];
  if (english) return { [DEFAULT_LOCALE]: words, [ENGLISH]: english };
  return words === '' && node.isOptional ? undefined : words;
}

/** What people type into a box, as the record has it; undefined for what no such value is, which stays as it is. */
const READERS: { readonly [Kind in FieldNode['kind']]?: (typed: string) => unknown } = {
  phone: (typed) => {
    const phone = parsePhone(typed);
    return phone.ok ? phone.value : undefined;
  },
  'postal-code': (typed) => {
    const [, area, rest] = /^(\d{5})[\s.-]*(\d{3})$/.exec(typed.replace(/^(\d\d)\./, '$1')) ?? [];
    return area && `${area}-${rest}`;
  },
  cnpj: (typed) => {
    const plain = typed.toUpperCase().replaceAll(/[\s./-]/g, '');
    return plain.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  },
  // As it stands in a browser's address bar, from where people copy it.
  host: (typed) =>
    typed
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
  state: (typed) => typed.toUpperCase(),
  'whole-number': (typed) => (/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined),
  decimal: (typed) => {
    const plain = typed.replace(',', '.').replace('−', '-');
    return /^-?\d{1,4}(\.\d{1,12})?$/.test(plain) ? Number(plain) : undefined;
  },
  money: (typed) => {
    const plain = typed.replace(/^R\$\s*/, '').replaceAll(/\.(?=\d{3}(\D|$))/g, '');
    const [, reais, cents = ''] = /^(\d{1,7})(?:[,.](\d{1,2}))?$/.exec(plain) ?? [];
    return reais === undefined ? undefined : Number(`${reais}${cents.padEnd(2, '0')}`);
  },
  kept: (typed) => {
    try {
      return JSON.parse(typed);
    } catch {
      return undefined;
    }
  },
};

/** Whether nothing is filled in that somebody would fill in. */
export function isBlank(node: FieldNode, draft: Draft | undefined): boolean {
  if (draft === undefined || node.kind === 'kept' || node.kind === 'slug') return true;
  if (typeof draft === 'string') return draft.trim() === '';
  if (node.fields) return node.fields.every((each) => isBlank(each, fieldOf(draft, each.name)));
  const inner = Array.isArray(draft) ? draft : Object.values(draft);
  const { item } = node;
  return inner.every((each) => (item ? isBlank(item, each) : each === ''));
}

/** The form without rows in which nothing stands, so that a row that nobody filled in is no fault. */
export function withoutBlankRows(node: FieldNode, draft: Draft): Draft {
  if (node.kind === 'group' && typeof draft === 'object' && !Array.isArray(draft))
    return Object.fromEntries(
      (node.fields ?? []).map((each) => {
        const inner = fieldOf(draft, each.name);
        return [each.name, inner === undefined ? '' : withoutBlankRows(each, inner)];
      }),
    );
  const { item } = node;
  if (node.kind !== 'list' || !item) return draft;
  const untouched = JSON.stringify(draftOf(item, undefined));
  return rowsOf(draft)
    .filter((row) => !isBlank(item, row) && JSON.stringify(row) !== untouched)
    .map((row) => withoutBlankRows(item, row));
}

/** The form with a blank row in each list that must have one, so that what is asked for is there to fill in. */
export function withNeededRows(node: FieldNode, draft: Draft): Draft {
  const { item } = node;
  if (node.kind === 'list' && item)
    return withNeededRow(
      node,
      rowsOf(draft).map((row) => withNeededRows(item, row)),
    );
  if (node.kind !== 'group' || typeof draft !== 'object' || Array.isArray(draft)) return draft;
  return Object.fromEntries(
    Object.entries(draft).map(([name, inner]) => {
      const field = node.fields?.find((each) => each.name === name);
      return [name, field ? withNeededRows(field, inner) : inner];
    }),
  );
}

function withNeededRow({ item, needsOne }: FieldNode, rows: readonly Draft[]): readonly Draft[] {
  return rows.length === 0 && needsOne && item ? [draftOf(item, undefined)] : rows;
}

/** One field of a group's form. */
export function fieldOf(draft: Draft | undefined, name: string): Draft | undefined {
  if (typeof draft !== 'object' || Array.isArray(draft)) return undefined;
  return new Map(Object.entries(draft)).get(name);
}

/** The rows of a list's form. */
export function rowsOf(draft: Draft | undefined): readonly Draft[] {
  return Array.isArray(draft) ? draft : [];
}

function wordsOf(draft: Draft | undefined, locale: string): string {
  const words = fieldOf(draft, locale);
  return typeof words === 'string' ? words.trim() : '';
}

const NAMES = new Set(['address', 'formerAddresses']);

/** New entries named after what they are called, each once. */
function withSlugs(node: FieldNode, rows: readonly Draft[]): readonly Draft[] {
  const slug = node.item?.fields?.find(({ madeFrom }) => madeFrom !== undefined);
  if (!slug) return rows;
  // Addresses and those of before are names too.
  const named = (node.item?.fields ?? []).filter(({ name }) => NAMES.has(name));
  const others = rows.flatMap((row) =>
    named.flatMap((each) => typedValue(each, fieldOf(row, each.name))),
  );
  const taken = new Set<unknown>([...rows.map((row) => fieldOf(row, slug.name)), ...others]);
  return rows.map((row) => {
    if (typeof row !== 'object' || Array.isArray(row)) return row;
    if (fieldOf(row, slug.name)) return row;
    const source = fieldOf(row, slug.madeFrom ?? '');
    const words = typeof source === 'string' ? source : wordsOf(source, DEFAULT_LOCALE);
    const made = slugFrom(words, (name) => taken.has(name));
    taken.add(made);
    return { ...row, [slug.name]: made };
  });
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
