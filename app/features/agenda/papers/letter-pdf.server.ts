import { staffLetter } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { type PdfBlock, pdfOf } from '#app/platform/pdf/pdf.server.ts';
import type { Letter } from './letter.ts';

/** The letter of attendance as a PDF file, tagged for screen readers. */
export function letterPdf(
  { head, body, place, signature }: Letter,
  createdAt: Date,
): Promise<Buffer> {
  const texts = [head.join('\n'), ...body, place, `\n\n${signature.join('\n')}`];
  return pdfOf({
    title: staffLetter.title,
    language: 'pt-BR',
    createdAt,
    blocks: texts.map((text): PdfBlock => ({ kind: 'paragraph', text })),
  });
}
