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

type Look = { head: PdfStyle; body: PdfStyle; lineHeight: number; padding: number };
const PLAIN: Look = {
  head: { face: 'bold', size: 9.5 },
  body: { face: 'regular', size: 9.5 },
  lineHeight: 12.5,
  padding: 4,
};
const DENSE: Look = {
  head: { face: 'bold', size: 8 },
  body: { face: 'regular', size: 8 },
  lineHeight: 9.5,
  padding: 1.3,
};
const lookOf = ({ isDense }: PdfSheet) => (isDense ? DENSE : PLAIN);

/** Left and right of the words of a cell, in points. */
const CELL_MARGIN = 4;

type Column = { x: number; width: number };
type Cell = { element: PdfElement | null; tag: 'TH' | 'TD'; lines: string[] };

/**
 * A table whose head is repeated on every page, and whose first column names its rows. A row that fits on one page stays on one; a longer row
 * continues on the next pages, and nothing is cut off.
 */
export function writeTable(sheet: PdfSheet, { columns, rows, widths }: PdfTable): void {
  const look = lookOf(sheet);
  const places = placesOf(sheet, columns.length, widths);
  const table = childOf(sheet, sheet.root, 'Table');
  const head = columns.map((text, index) => linesIn(sheet, places[index], text, look.head));
  // The head and the beginning of a row are never separated.
  if (sheet.y + heightOf(head, look) + heightOf([[''], ['', '']], look) > sheet.area.bottom)
    newPage(sheet);
  writeHead(sheet, places, head, table);
  for (const row of rows) {
    const parent = childOf(sheet, table, 'TR');
    const cells = columns.map(
      (_, index): Cell => ({
        ...(index === 0
          ? { element: headOf(sheet, parent, 'Row'), tag: 'TH' }
          : { element: childOf(sheet, parent, 'TD'), tag: 'TD' }),
        lines: linesIn(sheet, places[index], row[index] ?? '', look.body),
      }),
    );
    writeRow(sheet, places, cells, () => writeHead(sheet, places, head, null));
    parent.end();
  }
  table.end();
  sheet.y += look.lineHeight;
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
  writeSlice(sheet, places, cells, 'head');
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
  const { lineHeight, padding } = lookOf(sheet);
  const height = heightOf(
    cells.map(({ lines }) => lines),
    lookOf(sheet),
  );
  const { top, bottom } = sheet.area;
  if (sheet.y + height > bottom && height < (bottom - top) / 2) turnPage();
  let rest = cells;
  while (rest.some(({ lines }) => lines.length > 0)) {
    const fitting = Math.floor((bottom - sheet.y - 2 * padding) / lineHeight);
    if (fitting < 1) turnPage();
    else {
      const slice = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(0, fitting) }));
      writeSlice(sheet, places, slice, 'body');
      rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(fitting) }));
    }
  }
}

/** The part of a row that fits on one page, with a rule below it. */
function writeSlice(
  sheet: PdfSheet,
  places: readonly Column[],
  cells: readonly Cell[],
  part: 'head' | 'body',
): void {
  const { doc, area } = sheet;
  const look = lookOf(sheet);
  const { lineHeight, padding } = look;
  cells.forEach(({ element, tag, lines }, index) => {
    if (element) element.add(doc.markStructureContent(tag));
    else doc.markContent('Artifact', { type: 'Pagination' });
    lines.forEach((line, number) => {
      const y = sheet.y + padding + number * lineHeight;
      const x = (places[index]?.x ?? area.left) + CELL_MARGIN;
      drawLine(doc, line, { x, y, style: look[part] });
    });
    doc.endMarkedContent();
  });
  sheet.y += heightOf(
    cells.map(({ lines }) => lines),
    look,
  );
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(part === 'head' ? 1 : 0.4).strokeColor('#5b6570');
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
  return linesOf(doc, text, (column?.width ?? 0) - 2 * CELL_MARGIN, style);
}

const heightOf = (cells: readonly (readonly string[])[], { lineHeight, padding }: Look) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding;

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
