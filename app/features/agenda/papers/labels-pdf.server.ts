import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import {
  closePaper,
  drawLine,
  openPaper,
  printable,
  widthOf,
} from '#app/platform/pdf/pdf-sheet.server.ts';
import { type LabelSheetId, labelPlaces } from './label-sheets.ts';
import { type LabelView, layLabels } from './labels.ts';

type Labels = {
  labels: readonly LabelView[];
  sheet: LabelSheetId;
  /** The first label that is not used yet, from 1. */
  first: number;
  createdAt: Date;
};

/** Labels as a PDF file in the size of their sheet: a list for screen readers, an item for each label. */
export async function labelsPdf({ labels, sheet, first, createdAt }: Labels): Promise<Buffer> {
  const about = { title: messages.title, language: 'pt-BR', createdAt };
  const paper = await openPaper(about, labelPlaces(sheet).paper);
  const { doc, root } = paper;
  const list = doc.struct('L');
  root.add(list);
  const plain = labels.map(({ name, facts }) => ({
    name: printable(name),
    facts: facts.map((parts) => parts.map(printable)),
  }));
  let current = 0;
  for (const written of layLabels(plain, { sheet, first }, (text, style) =>
    widthOf(doc, text, style),
  )) {
    if (written.sheet > current) doc.addPage();
    current = written.sheet;
    const item = doc.struct('LI');
    list.add(item);
    const body = doc.struct('LBody');
    item.add(body);
    body.add(doc.markStructureContent('LBody'));
    for (const { text, ...at } of written.lines) drawLine(doc, text, at);
    doc.endMarkedContent();
    body.end();
    item.end();
  }
  list.end();
  return closePaper(paper);
}
