import {
  closeSheet,
  drawLine,
  linesOf,
  newPage,
  openSheet,
  type PdfElement,
  type PdfSheet,
  type PdfStyle,
} from './pdf-sheet.server.ts';
import { type PdfTable, writeTable } from './pdf-table.server.ts';

/** The blocks of a document, from top to bottom. Line breaks in texts are kept. */
export type PdfBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | PdfTable;

type PdfText = {
  /** The document's name; also its first heading and the footer of its pages. */
  title: string;
  /** 'pt-BR' */
  language: string;
  createdAt: Date;
  /** A4 on its side, with narrow margins and small letters, for a table of many rows. */
  isDense?: boolean;
  blocks: readonly PdfBlock[];
};

const TITLE: PdfStyle = { face: 'bold', size: 19 };
const DENSE_TITLE: PdfStyle = { face: 'bold', size: 13.5 };
const DENSE_BODY: PdfStyle = { face: 'regular', size: 8.5 };
const HEADINGS = {
  2: { face: 'bold', size: 13.5 },
  3: { face: 'bold', size: 11 },
} as const satisfies Record<2 | 3, PdfStyle>;
const BODY: PdfStyle = { face: 'regular', size: 10.5 };
const INDENT = 14;
/** Height in points that must remain below a heading. */
const KEPT_BELOW = 44;

/**
 * An A4 document with page numbers, tagged for screen readers: headings, lists and tables with head cells.
 * Nothing is cut off: long words are broken, and long tables continue with their head repeated.
 */
export async function pdfOf(text: PdfText): Promise<Buffer> {
  const sheet = await openSheet(text);
  writeText(sheet, sheet.root, 'H1', text.title, sheet.isDense ? DENSE_TITLE : TITLE);
  sheet.y += sheet.isDense ? 1 : 8;
  for (const block of text.blocks) writeBlock(sheet, block);
  return closeSheet(sheet, text.title);
}

function writeBlock(sheet: PdfSheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      sheet.y += block.level === 2 ? 10 : 4;
      if (sheet.y + KEPT_BELOW > sheet.area.bottom) newPage(sheet);
      if (block.level === 2) sheet.doc.outline.addItem(block.text);
      writeText(sheet, sheet.root, `H${block.level}`, block.text, HEADINGS[block.level]);
      sheet.y += 3;
      return;
    case 'paragraph':
      writeText(sheet, sheet.root, 'P', block.text, sheet.isDense ? DENSE_BODY : BODY);
      sheet.y += sheet.isDense ? 2 : 7;
      return;
    case 'list':
      writeList(sheet, block.items);
      return;
    case 'table':
      writeTable(sheet, block);
  }
}

function writeList(sheet: PdfSheet, items: readonly string[]): void {
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  for (const text of items) {
    const item = sheet.doc.struct('LI');
    list.add(item);
    writeText(sheet, item, 'LBody', `• ${text}`, BODY, INDENT);
    item.end();
  }
  list.end();
  sheet.y += 7;
}

/** Writes the lines of one element, over as many pages as they need. */
function writeText(
  sheet: PdfSheet,
  parent: PdfElement,
  tag: string,
  text: string,
  style: PdfStyle,
  indent = 0,
): void {
  const { doc, area } = sheet;
  const height = style.size * 1.35;
  const element = doc.struct(tag);
  parent.add(element);
  let isOpen = false;
  for (const line of linesOf(doc, text, area.right - area.left - indent, style)) {
    if (sheet.y + height > area.bottom) {
      if (isOpen) doc.endMarkedContent();
      isOpen = false;
      newPage(sheet);
    }
    if (!isOpen) element.add(doc.markStructureContent(tag));
    isOpen = true;
    drawLine(doc, line, { x: area.left + indent, y: sheet.y, style });
    sheet.y += height;
  }
  if (isOpen) doc.endMarkedContent();
  element.end();
}
