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

const A4 = { width: 595.28, height: 841.89 };
/** The width of the footer that its page number takes, in points. */
const NUMBER_WIDTH = 60;
const INK = '#1b1f24';
const FOOTER: PdfStyle = { face: 'regular', size: 8.5 };
const EXTRA_CHARACTERS = new Set('–—‘’“”•…€™');

/** Where a page is written, in points from the upper left corner of the paper. */
type PdfArea = { left: number; right: number; top: number; bottom: number; footerTop: number };

/** The current page: the cursor, and the structure tree for screen readers. */
export type PdfSheet = {
  doc: Pdf;
  root: PdfElement;
  area: PdfArea;
  /** A4 on its side, with narrow margins and small letters, for a table of many rows. */
  isDense: boolean;
  /** Top of the next line, in points from the paper's upper edge. */
  y: number;
};

type PdfAbout = {
  /** Announced by screen readers, and printed at the foot of every page. */
  title: string;
  /** 'pt-BR' */
  language: string;
  createdAt: Date;
};

/** A4 with margins. */
export async function openSheet(about: PdfAbout & { isDense?: boolean }): Promise<PdfSheet> {
  const { isDense = false } = about;
  const paper = isDense ? { width: A4.height, height: A4.width } : A4;
  const area = areaOf(paper, isDense ? 28 : 54);
  return { ...(await openPaper(about, paper)), area, isDense, y: area.top };
}

function areaOf({ width, height }: typeof A4, margin: number): PdfArea {
  const bottom = height - margin - 12;
  return {
    left: margin,
    right: width - margin,
    top: margin,
    bottom,
    footerTop: height - margin + 10,
  };
}

/** Paper of any size, without margins. @param paper in points */
export async function openPaper(
  about: PdfAbout,
  paper: { width: number; height: number },
): Promise<Pick<PdfSheet, 'doc' | 'root'>> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: [paper.width, paper.height],
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
  return { doc, root };
}

export function newPage(sheet: PdfSheet): void {
  sheet.doc.addPage();
  sheet.y = sheet.area.top;
}

/** Writes the footers, closes the tree and returns the finished file. */
export function closeSheet({ doc, root, area }: PdfSheet, title: string): Promise<Buffer> {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = `${page + 1}/${count}`;
    const [words = ''] = linesOf(doc, title, area.right - area.left - NUMBER_WIDTH, FOOTER);
    drawLine(doc, words, { x: area.left, y: area.footerTop, style: FOOTER });
    const x = area.right - doc.widthOfString(number);
    drawLine(doc, number, { x, y: area.footerTop, style: FOOTER });
    doc.endMarkedContent();
  }
  return closePaper({ doc, root });
}

/** Closes the tree and returns the finished file. */
export function closePaper({ doc, root }: Pick<PdfSheet, 'doc' | 'root'>): Promise<Buffer> {
  root.end();
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

/** In points. @param text as `printable` gives it, in one line */
export function widthOf(doc: Pdf, text: string, style: PdfStyle): number {
  setStyle(doc, style);
  return doc.widthOfString(text);
}

function setStyle(doc: Pdf, { face, size }: PdfStyle): void {
  doc.font(face).fontSize(size);
}

/** The fonts cover Western European letters; others lose their accent or become '?'. */
export function printable(text: string): string {
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
