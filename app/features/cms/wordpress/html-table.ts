import type { Manner } from './block-writer.ts';
import { foreignText, hasWords, wordsOf } from './foreign-text.ts';
import { attributeOf, type HtmlElement, isElement } from './html-tree.ts';
import type { Writing } from './writing.ts';

const MAX_SPAN = 50;
/** Letters. What is longer is no name of a column, and would stand in every row. */
const MAX_NAME = 100;

type Row = { cells: readonly HtmlElement[]; isHead: boolean };

/**
 * Writes a table as a list with an item for each row, in which each cell follows the name of its column. A table of
 * one column without a name arranges the page only: what is in it stands in the text.
 */
export function writeTable({ writer, ...rest }: Writing, table: HtmlElement, manner: Manner): void {
  const writing: Writing = { writer, ...rest };
  const parts = table.childNodes.filter(isElement);
  for (const caption of parts.filter(({ tagName }) => tagName === 'caption'))
    writer.block('paragraph', () => writing.write(writing, caption.childNodes, manner));
  const rows = parts.flatMap(rowsOf).filter(({ cells }) => cells.length > 0);
  const [first, ...others] = rows;
  if (!first) return;
  const named =
    others.length > 0 && (first.isHead || first.cells.every(isHeader))
      ? first.cells.flatMap(nameOf)
      : [];
  const isHeaded = named.length > 0 && named.every((name) => name.length <= MAX_NAME);
  const names = isHeaded ? named : [];
  const body = isHeaded ? others : rows;
  if (!isHeaded && rows.every(({ cells }) => cells.length === 1)) {
    for (const { cells } of rows)
      for (const { childNodes } of cells)
        writer.block('paragraph', () => writing.write(writing, childNodes, manner));
    return;
  }
  writer.list(false, () => {
    for (const { cells } of body) writer.item(() => writeRow(writing, { cells, names, manner }));
  });
}

function writeRow(
  writing: Writing,
  {
    cells,
    names,
    manner,
  }: { cells: readonly HtmlElement[]; names: readonly string[]; manner: Manner },
): void {
  let column = 0;
  let isFirst = true;
  for (const cell of cells) {
    const name = names[column] ?? '';
    column += spanOf(cell);
    const isEmpty = !hasWords(cell.childNodes);
    if (!isEmpty && !isFirst) writing.writer.words('; ', manner);
    if (!isEmpty && name !== '') writing.writer.words(`${name}: `, { ...manner, isStrong: true });
    if (!isEmpty) isFirst = false;
    const isStrong = manner.isStrong || isHeader(cell);
    writing.write(writing, cell.childNodes, { ...manner, isStrong });
  }
}

function rowsOf(part: HtmlElement): Row[] {
  if (part.tagName === 'tr') return [rowOf(part, false)];
  if (!/^t(?:head|body|foot)$/.test(part.tagName)) return [];
  const rows = part.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'tr');
  return rows.map((row) => rowOf(row, part.tagName === 'thead'));
}

function rowOf(row: HtmlElement, isHead: boolean): Row {
  const cells = row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));
  return { cells, isHead };
}

function isHeader({ tagName }: HtmlElement): boolean {
  return tagName === 'th';
}

/** The name of each column that the cell is above. */
function nameOf(cell: HtmlElement): string[] {
  const name = foreignText(wordsOf(cell.childNodes))
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/:$/, '');
  return Array.from({ length: spanOf(cell) }, () => name);
}

function spanOf(cell: HtmlElement): number {
  const span = Number.parseInt(attributeOf(cell, 'colspan'), 10);
  return span >= 1 && span <= MAX_SPAN ? span : 1;
}
