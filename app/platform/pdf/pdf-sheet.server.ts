import { createRequire } from 'node:module';

type Pdf = PDFKit.PDFDocument;
export type PdfElement = PDFKit.PDFStructureElement;
type Face = 'regular' | 'bold';
export type PdfStyle = { face: Face; size: number };

const fileOf = createRequire(import.meta.url).resolve;
const FONTS = {
  regular: '#app/styles/fonts/atkinson-hyperlegible-next-regular.ttf',
  bold: '#app/styles/fonts/atkinson-hyperlegible-next-bold.ttf',
} as const satisfies Record<Face, string>;

const PAGE = { width: 595.28, height: 841.89 };
/** The printable area, in points from the upper left corner of the paper. */
const AREA = { left: 54, right: PAGE.width - 54, top: 54, bottom: PAGE.height - 66 };
const FOOTER_TOP = PAGE.height - 44;
const INK = '#1b1f24';
const FOOTER: PdfStyle = { face: 'regular', size: 8.5 };
const EXTRA_CHARACTERS = new Set('–—‘’“”•…€™');

/** The current page: the cursor, and the structure tree for screen readers. */
export type PdfSheet = {
  doc: Pdf;
  root: PdfElement;
  area: typeof AREA;
  /** Top of the next line, in points from the paper's upper edge. */
  y: number;
};

/** @param about.title announced by screen readers and printed at the foot of every page */
export async function openSheet(about: {
  title: string;
  language: string;
  createdAt: Date;
}): Promise<PdfSheet> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: about.language,
    // Else the file would also contain Helvetica, which is not embedded.
    font: '',
    info: { Title: about.title, CreationDate: about.createdAt, ModDate: about.createdAt },
  });
  for (const face of ['regular', 'bold'] as const) doc.registerFont(face, fileOf(FONTS[face]));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, area: AREA, y: AREA.top };
}

export function newPage(sheet: PdfSheet): void {
  sheet.doc.addPage();
  sheet.y = AREA.top;
}

/** Writes the footers, closes the tree and returns the finished file. */
export async function closeSheet({ doc, root }: PdfSheet, title: string): Promise<Buffer> {
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = `${page + 1}/${count}`;
    const [words = ''] = linesOf(doc, title, AREA.right - AREA.left - 60, FOOTER);
    drawLine(doc, words, { x: AREA.left, y: FOOTER_TOP, style: FOOTER });
    const x = AREA.right - doc.widthOfString(number);
    drawLine(doc, number, { x, y: FOOTER_TOP, style: FOOTER });
    doc.endMarkedContent();
  }
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}

/**
 * The line ends with a space, else what reads or copies the text joins its last word to the next line or cell.
 * @param at upper left corner of the line, in points
 */
export function drawLine(doc: Pdf, line: string, at: { x: number; y: number; style: PdfStyle }) {
  setStyle(doc, at.style);
  doc.fillColor(INK).text(`${line} `, at.x, at.y, { lineBreak: false });
}

/** Text in lines no wider than `width` points; longer words are broken. */
export function linesOf(doc: Pdf, text: string, width: number, style: PdfStyle): string[] {
  setStyle(doc, style);
  const fits = (line: string) => doc.widthOfString(line) <= width;
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/u).flatMap((whole) => brokenWord(whole, fits))) {
        const longer = line ? `${line} ${word}` : word;
        if (fits(longer)) line = longer;
        else {
          lines.push(line);
          line = word;
        }
      }
      return [...lines, line];
    });
}

function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function setStyle(doc: Pdf, { face, size }: PdfStyle): void {
  doc.font(face).fontSize(size);
}

/** The fonts cover Western European letters; others lose their accent or become '?'. */
function printable(text: string): string {
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (letter === '\n' || letter === '\t') return letter === '\n' ? letter : ' ';
      if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xad) return '';
      if (code <= 0xff || EXTRA_CHARACTERS.has(letter)) return letter;
      const [base = ''] = letter.normalize('NFKD');
      return /^[ -~]$/.test(base) ? base : '?';
    })
    .join('');
}
