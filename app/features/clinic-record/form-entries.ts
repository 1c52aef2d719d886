import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { formText } from '#app/platform/form-values.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { type Draft, draftOf, rowsOf } from './form-draft.ts';

// Names of the fields in the HTML: 'people.0.name.pt-BR'. A list says in 'people.linhas' how many rows it has.

type Entries = { get(name: string): unknown; getAll(name: string): unknown[] };

/** Longer lists than any clinic's; more rows of hostile forms are not looked at. */
const MOST_ROWS = 120;
const MOST_CHARACTERS = 20_000;

export const rowCountName = (path: string) => `${path}.linhas`;
export const pathTo = (path: string, name: string | number) =>
  path === '' ? String(name) : `${path}.${name}`;

/** What was typed into a form that `FieldBox` has shown. */
export function readDraft(node: FieldNode, form: Entries, path = ''): Draft {
  const text = (name: string) =>
    formText(form, name).slice(0, MOST_CHARACTERS).replaceAll('\r\n', '\n');
  const { item } = node;
  if (node.fields)
    return Object.fromEntries(
      node.fields.map((each) => [each.name, readDraft(each, form, pathTo(path, each.name))]),
    );
  if (node.kind === 'list' && item) {
    const count = Math.min(Number(text(rowCountName(path))) || 0, MOST_ROWS);
    return Array.from({ length: Math.max(count, 0) }, (_, row) =>
      readDraft(item, form, pathTo(path, row)),
    );
  }
  if (node.kind === 'choices')
    return form.getAll(path).flatMap((each) => (typeof each === 'string' ? [each] : []));
  if (node.kind === 'localized' || node.kind === 'localized-paragraph')
    return Object.fromEntries(LOCALES.map((locale) => [locale, text(pathTo(path, locale))]));
  return text(path);
}

/** All entries of a form, as the browser would send them. */
export function entriesOfDraft(node: FieldNode, draft: Draft, path = ''): [string, string][] {
  if (typeof draft === 'string') return [[path, draft]];
  if (node.kind === 'choices')
    return rowsOf(draft).map((each) => [path, typeof each === 'string' ? each : '']);
  const { item, fields } = node;
  if (node.kind === 'list' && item) {
    const rows = rowsOf(draft);
    return [
      [rowCountName(path), String(rows.length)],
      ...rows.flatMap((row, index) => entriesOfDraft(item, row, pathTo(path, index))),
    ];
  }
  return Object.entries(draft).flatMap(([name, inner]) => {
    const node = fields?.find((each) => each.name === name);
    const below = pathTo(path, name);
    if (node) return entriesOfDraft(node, inner, below);
    return typeof inner === 'string' ? [[below, inner] satisfies [string, string]] : [];
  });
}

/** What a button beside a row does: 'mais:payers.0.bring', 'cima:payers:1'. */
const ACTS = ['mais', 'menos', 'cima', 'baixo'] as const;
type Act = (typeof ACTS)[number];
export const listAct = (act: Act, path: string, row?: number) =>
  [act, path, ...(row === undefined ? [] : [row])].join(':');

/** The form after a press on a button of a list; null when the button was another. */
export function afterListAct(node: FieldNode, draft: Draft, pressed: string): Draft | null {
  const [word, path = '', row = ''] = pressed.split(':');
  const act = ACTS.find((each) => each === word);
  return act ? changed(node, draft, { act, steps: path.split('.'), row: Number(row) }) : null;
}

type Press = { act: Act; steps: readonly string[]; row: number };

function changed(node: FieldNode, draft: Draft, { act, steps, row }: Press): Draft {
  const [step, ...rest] = steps;
  if (step === undefined) return node.item ? moved(node.item, rowsOf(draft), { act, row }) : draft;
  const below = { act, steps: rest, row };
  const { item } = node;
  if (item)
    return rowsOf(draft).map((each, index) =>
      String(index) === step ? changed(item, each, below) : each,
    );
  if (typeof draft !== 'object') return draft;
  return Object.fromEntries(
    Object.entries(draft).map(([name, inner]) => {
      const field = node.fields?.find((each) => each.name === name);
      return [name, field && name === step ? changed(field, inner, below) : inner];
    }),
  );
}

function moved(item: FieldNode, rows: readonly Draft[], { act, row }: Omit<Press, 'steps'>) {
  if (act === 'mais') return rows.length < MOST_ROWS ? [...rows, draftOf(item, undefined)] : rows;
  const chosen = rows[row];
  if (chosen === undefined) return rows;
  const others = rows.filter((_, index) => index !== row);
  if (act === 'menos') return others;
  const to = Math.max(0, row + (act === 'cima' ? -1 : 1));
  return [...others.slice(0, to), chosen, ...others.slice(to)];
}
