import { type ArrayChange, diffArrays } from 'diff';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ContentType, Field } from './content-type.ts';
import { BODY_FIELD, type FieldValues, fieldName, rowsIn } from './field-values.ts';

/** A line of a comparison; long runs of unchanged lines are only counted. */
export type ComparedLine =
  | { kind: 'same'; text: string }
  | { kind: 'out' | 'in'; words: readonly ComparedWord[] }
  | { kind: 'skipped'; count: number };
export type ComparedWord = { text: string; isChanged: boolean };

/** Unchanged lines shown at either end of a run; the ones between are left out. */
const CONTEXT = 1;
// The cost grows with the square of the differences, so texts with more changes are shown whole.
const MAX_LINE_EDITS = 600;
const MAX_WORD_EDITS = 200;
/** Longer lines are not compared word by word. */
const MAX_WORDS = 400;

/** Compares two texts line by line, and adjacent changed lines word by word. */
export function compareTexts(older: string, newer: string): ComparedLine[] {
  const changes = changesBetween(older.split('\n'), newer.split('\n'), MAX_LINE_EDITS);
  return changes.flatMap(({ value, added, removed }, index) => {
    const next = changes[index + 1];
    if (removed) return changedLines(value, next?.added ? next.value : []);
    if (added) return changes[index - 1]?.removed ? [] : changedLines([], value);
    return keptLines(value, { isFirst: index === 0, isLast: !next });
  });
}

function changesBetween(older: string[], newer: string[], maxEdits: number): ArrayChange<string>[] {
  return (
    diffArrays(older, newer, { maxEditLength: maxEdits }) ?? [
      { value: older, count: older.length, added: false, removed: true },
      { value: newer, count: newer.length, added: true, removed: false },
    ]
  );
}

function changedLines(outs: readonly string[], ins: readonly string[]): ComparedLine[] {
  const changes = outs.map((line, index) => wordChanges(line, ins[index]));
  const compared = (kind: 'out' | 'in') => (line: string, index: number) => ({
    kind,
    words: markedWords(changes[index] ?? [], kind) ?? [{ text: line, isChanged: true }],
  });
  return [...outs.map(compared('out')), ...ins.map(compared('in'))];
}

function wordChanges(line: string, partner: string | undefined): ArrayChange<string>[] {
  if (partner === undefined) return [];
  const [older, newer] = [line.split(/(?<=\s)/), partner.split(/(?<=\s)/)];
  if (Math.max(older.length, newer.length) > MAX_WORDS) return [];
  return changesBetween(older, newer, MAX_WORD_EDITS);
}

/** One of two lines with the words that the other lacks marked; null when they share none. */
function markedWords(
  changes: readonly ArrayChange<string>[],
  side: 'out' | 'in',
): ComparedWord[] | null {
  const isKept = ({ added, removed }: ArrayChange<string>) => !added && !removed;
  const share = changes.filter(isKept).flatMap(({ value }) => value);
  if (share.every((word) => word.trim() === '')) return null;
  const words: ComparedWord[] = [];
  for (const change of changes) {
    const isChanged = !isKept(change);
    if (isChanged && change.added !== (side === 'in')) continue;
    const text = change.value.join('');
    const last = words.at(-1);
    // Only words of the other side were between them.
    if (last?.isChanged === isChanged) last.text += text;
    else words.push({ text, isChanged });
  }
  return words;
}

function keptLines(
  lines: readonly string[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): ComparedLine[] {
  const [before, after] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const count = lines.length - before - after;
  const same = (text: string): ComparedLine => ({ kind: 'same', text });
  if (count <= 1) return lines.map(same);
  return [
    ...lines.slice(0, before).map(same),
    { kind: 'skipped', count },
    ...lines.slice(lines.length - after).map(same),
  ];
}

/** An entry as plain lines, one for each field and each line of the body, for comparison. */
export function readableText(
  type: Pick<ContentType, 'body'>,
  fields: readonly Field[],
  values: FieldValues,
): string {
  const body = values[BODY_FIELD]?.[0] ?? '';
  return [...linesOf(fields, values, { prefix: '', before: '' }), `${type.body.label}:`, body].join(
    '\n',
  );
}

function linesOf(
  fields: readonly Field[],
  values: FieldValues,
  { prefix, before }: { prefix: string; before: string },
): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    const label = `${before}${field.label}`;
    if (field.type === 'group')
      return linesOf(field.of, values, { prefix: `${path}.`, before: `${label}, ` });
    if (field.type === 'rows')
      return Array.from({ length: rowsIn(field, values, path) }, (_, index) =>
        linesOf(field.of, values, {
          prefix: `${path}.${index}.`,
          before: `${staffContent.fields.rowNumber(field.rowTitle, index + 1)}, `,
        }),
      ).flat();
    const given = (values[fieldName(path)] ?? []).map((value) => formatValue(field, value));
    const text = given.join(', ');
    if (text === '') return [];
    return field.type === 'lines'
      ? text.split('\n').map((line) => `${label}: ${line}`)
      : [`${label}: ${text}`];
  });
}

function formatValue(field: Field, value: string): string {
  if (field.type === 'day') return isCalendarDay(value) ? formatDate(value) : value;
  if (!('options' in field)) return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
