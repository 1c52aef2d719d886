import { formatDay } from '#app/clinic/format-date.ts';
import { FIELD_NAMES, type FieldNode, groupOf } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { ChoiceNames } from './choice-names.ts';
import { type Draft, draftOf, fieldOf, rowsOf } from './form-draft.ts';
import { rowTitle } from './form-faults.ts';
import { spokenValue } from './history/spoken-values.ts';
import { isSlug } from './merging/merge-drafts.ts';

/** A difference in words, such as 'Endereço, Rua': 'Rua A' became 'Rua B'. */
export type Difference = { path: string; where: string; before: string; after: string };

const NOTHING = '—';
const NOT_LISTED = 'sem';
/** Of a value in the list of differences, in characters. */
const LONGEST = 160;

const NAMELESS: ChoiceNames = () => undefined;

/** What differs between two records, in the words of their forms. */
export function recordDifferences(
  before: unknown,
  after: unknown,
  names: ChoiceNames = NAMELESS,
): Difference[] {
  const form = groupOf(FIELD_NAMES);
  return draftDifferences(form, [draftOf(form, before), draftOf(form, after)], names);
}

/** What differs between two states of a form. @param names of the entries that its fields choose among */
export function draftDifferences(
  form: FieldNode,
  states: readonly [Draft, Draft],
  names: ChoiceNames = NAMELESS,
): Difference[] {
  return differences(form, states, { path: '', trail: [], names });
}

type Place = { path: string; trail: readonly string[]; names: ChoiceNames };
type Pair = readonly [Draft | undefined, Draft | undefined];

function differences(
  node: FieldNode,
  [one, two]: Pair,
  { path, trail, names }: Place,
): Difference[] {
  if (isSame(one, two)) return [];
  if (node.fields)
    return node.fields.flatMap((each) =>
      differences(each, [fieldOf(one, each.name), fieldOf(two, each.name)], {
        path: join(path, each.name),
        trail: [...trail, each.label],
        names,
      }),
    );
  if (node.kind === 'list' && node.item?.fields?.some(isSlug))
    return rowDifferences(node.item, [one, two], { path, trail, names });
  const where = trail.join(', ');
  const words = (draft: Draft | undefined) => inWords(node, draft, names);
  return [{ path, where, before: words(one), after: words(two) }];
}

function rowDifferences(item: FieldNode, [one, two]: Pair, place: Place): Difference[] {
  const { path, trail, names } = place;
  const key = item.fields?.find(isSlug)?.name ?? '';
  const [before, after] = [rowsOf(one), rowsOf(two)];
  const nameOf = (row: Draft) => fieldOf(row, key);
  const titleOf = (row: Draft, index: number) => {
    const said = rowTitle(item, row, index);
    // A service of the catalogue is named by its text, not by its entry.
    const isNumbered = path === 'services' && said === rowTitle(item, undefined, index);
    return (isNumbered ? names('services', String(nameOf(row))) : undefined) ?? said;
  };
  const found = after.flatMap((row, index): Difference[] => {
    const title = titleOf(row, index);
    const old = before.find((each) => nameOf(each) === nameOf(row));
    const below = { path: join(path, index), trail: [...trail, title], names };
    if (old) return differences(item, [old, row], below);
    return [{ path: below.path, where: below.trail.join(', '), before: NOTHING, after: 'novo' }];
  });
  const gone = before
    .filter((row) => !after.some((each) => nameOf(each) === nameOf(row)))
    .map((row, index) => {
      const where = [...trail, titleOf(row, index)].join(', ');
      return { path, where, before: 'está', after: NOT_LISTED };
    });
  const order = (rows: readonly Draft[], others: readonly Draft[]) =>
    rows.filter((row) => others.some((each) => nameOf(each) === nameOf(row))).map(nameOf);
  const isMoved = !isSame(order(before, after).map(String), order(after, before).map(String));
  const titles = (rows: readonly Draft[]) => rows.map((row, at) => titleOf(row, at)).join(', ');
  return [
    ...found,
    ...gone,
    ...(isMoved
      ? [
          {
            path,
            where: [...trail, 'ordem'].join(', '),
            before: titles(before),
            after: titles(after),
          },
        ]
      : []),
  ];
}

/** A value of a form as a person reads it. */
function inWords(node: FieldNode, draft: Draft | undefined, names: ChoiceNames): string {
  if (draft === undefined || draft === '') return node.kind === 'switch' ? 'não' : NOTHING;
  if (node.kind === 'switch') return 'sim';
  const spoken = spokenValue(node, draft, names);
  if (spoken !== undefined) return spoken;
  if (node.kind === 'kept') return keptInWords(draft);
  if (typeof draft === 'string') return typedInWords(node, draft, names);
  const { item } = node;
  if (node.kind === 'choices') {
    const words = rowsOf(draft).map((each) => inWords({ ...node, kind: 'choice' }, each, names));
    return words.join(', ') || NOTHING;
  }
  if (item)
    return (
      rowsOf(draft)
        .map((row) => inWords(item, row, names))
        .join('; ') || NOTHING
    );
  if (node.fields)
    return node.fields.map((each) => inWords(each, fieldOf(draft, each.name), names)).join(' a ');
  return (
    Object.values(draft)
      .filter((text) => text !== '')
      .join(' / ') || NOTHING
  );
}

function typedInWords(node: FieldNode, draft: string, names: ChoiceNames): string {
  if (node.kind === 'day') return formatDay(draft, { withYear: true });
  if (node.kind === 'money') return `R$ ${draft}`;
  const listed = node.choices?.find(({ value }) => value === draft)?.label;
  const chosen = listed ?? (node.from && names(node.from, draft)) ?? draft;
  return node.unit ? `${chosen} ${node.unit}` : chosen;
}

/** A value that no form shows, kept as JSON: what can be read of it. */
function keptInWords(draft: Draft): string {
  const value: unknown = typeof draft === 'string' ? JSON.parse(draft) : null;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  const words = wordsIn(value).join(' · ');
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words || NOTHING;
}

function wordsIn(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [String(value)];
}

function join(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}
