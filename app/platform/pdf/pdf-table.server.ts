import {
  drawLine,
  linesOf,
  newPage,
  type PdfElement,
  type PdfSheet,
  type PdfStyle,
} from './pdf-sheet.server.ts';

export type PdfTable = {
  kind: 'table';
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Relative widths; equal when missing. */
  widths?: readonly number[];
};

const HEAD: PdfStyle = { face: 'bold', size: 9.5 };
const BODY: PdfStyle = { face: 'regular', size: 9.5 };
const LINE_HEIGHT = 12.5;
const PADDING = 4;

type Column = { x: number; width: number };
type Cell = { element: PdfElement | null; tag: 'TH' | 'TD'; lines: string[] };

/**
 * A table whose head is repeated on every page, and whose first column names its rows. A row that fits on one page stays on one; a longer row
 * continues on the next pages, and nothing is cut off.
 */
export function writeTable(sheet: PdfSheet, { columns, rows, widths }: PdfTable): void {
  const places = placesOf(sheet, columns.length, widths);
  const table = childOf(sheet, sheet.root, 'Table');
  const head = columns.map((text, index) => linesIn(sheet, places[index], text, HEAD));
  // The head and the beginning of a row are never separated.
  if (sheet.y + heightOf(head) + heightOf([[''], ['', '']]) > sheet.area.bottom) newPage(sheet);
  writeHead(sheet, places, head, table);
  for (const row of rows) {
    const parent = childOf(sheet, table, 'TR');
    const cells = columns.map(
      (_, index): Cell => ({
        ...(index === 0
          ? { element: headOf(sheet, parent, 'Row'), tag: 'TH' }
          : { element: childOf(sheet, parent, 'TD'), tag: 'TD' }),
        lines: linesIn(sheet, places[index], row[index] ?? '', BODY),
      }),
    );
    writeRow(sheet, places, cells, () => writeHead(sheet, places, head, null));
    parent.end();
  }
  table.end();
  sheet.y += LINE_HEIGHT;
}

/** @param table missing for a repeated head: screen readers have announced it already */
function writeHead(
  sheet: PdfSheet,
  places: readonly Column[],
  head: readonly string[][],
  table: PdfElement | null,
): void {
  const parent = table ? childOf(sheet, table, 'TR') : null;
  const cells = head.map((lines): Cell => {
    return { element: parent && headOf(sheet, parent, 'Column'), tag: 'TH', lines };
  });
  writeSlice(sheet, places, cells, HEAD);
  parent?.end();
}

function writeRow(
  sheet: PdfSheet,
  places: readonly Column[],
  cells: readonly Cell[],
  repeatHead: () => void,
): void {
  const turnPage = () => {
    newPage(sheet);
    repeatHead();
  };
  const height = heightOf(cells.map(({ lines }) => lines));
  const { top, bottom } = sheet.area;
  if (sheet.y + height > bottom && height < (bottom - top) / 2) turnPage();
  let rest = cells;
  while (rest.some(({ lines }) => lines.length > 0)) {
    const fitting = Math.floor((bottom - sheet.y - 2 * PADDING) / LINE_HEIGHT);
    if (fitting < 1) turnPage();
    else {
      const slice = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(0, fitting) }));
      writeSlice(sheet, places, slice, BODY);
      rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(fitting) }));
    }
  }
}

/** The part of a row that fits on one page, with a rule below it. */
function writeSlice(
  sheet: PdfSheet,
  places: readonly Column[],
  cells: readonly Cell[],
  style: PdfStyle,
): void {
  const { doc, area } = sheet;
  cells.forEach(({ element, tag, lines }, index) => {
    if (element) element.add(doc.markStructureContent(tag));
    else doc.markContent('Artifact', { type: 'Pagination' });
    lines.forEach((line, number) => {
      const y = sheet.y + PADDING + number * LINE_HEIGHT;
      drawLine(doc, line, { x: (places[index]?.x ?? area.left) + PADDING, y, style });
    });
    doc.endMarkedContent();
  });
  sheet.y += heightOf(cells.map(({ lines }) => lines));
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(style === HEAD ? 1 : 0.4).strokeColor('#5b6570');
  doc.moveTo(area.left, sheet.y).lineTo(area.right, sheet.y).stroke();
  doc.endMarkedContent();
}

function placesOf({ area }: PdfSheet, count: number, widths?: readonly number[]): Column[] {
  const shares = Array.from({ length: count }, (_, index) => widths?.[index] ?? 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = area.left;
  return shares.map((share) => {
    const column = { x, width: ((area.right - area.left) * share) / all };
    x += column.width;
    return column;
  });
}

function linesIn({ doc }: PdfSheet, column: Column | undefined, text: string, style: PdfStyle) {
  return linesOf(doc, text, (column?.width ?? 0) - 2 * PADDING, style);
}

const heightOf = (cells: readonly (readonly string[])[]) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * LINE_HEIGHT + 2 * PADDING;

function childOf({ doc }: PdfSheet, parent: PdfElement, tag: string): PdfElement {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

/** A head cell, marked as its column's or row's; pdfkit does so only for its own tables. */
function headOf(sheet: PdfSheet, parent: PdfElement, scope: 'Column' | 'Row'): PdfElement {
  const element = childOf(sheet, parent, 'TH');
  const dictionary: unknown = Reflect.get(element, 'dictionary');
  if (typeof dictionary !== 'object' || !dictionary || !('data' in dictionary)) return element;
  if (typeof dictionary.data === 'object' && dictionary.data)
    Object.assign(dictionary.data, { A: { O: 'Table', Scope: scope } });
  return element;
}
