import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';
import { type PdfBlock, pdfOf } from '#app/platform/pdf/pdf.server.ts';
import type { DayView, EntryView } from './agenda-view.ts';
import { sheetEntries, sheetSummary } from './sheet-entries.ts';

type Sheet = {
  day: DayView;
  clinicName: string;
  /** What is left out, in words; empty when all is shown. */
  only: string;
  /** When it was made, in words and as it is. */
  printed: string;
  now: Date;
};

const COLUMNS = ['time', 'patient', 'what', 'contact', 'notes'] as const;
const WIDTHS = [0.8, 2.6, 3, 2, 1.8];

/** One day as a PDF file, to keep at the desk for when the screen is not there. */
export function daySheetPdf({ day, clinicName, only, printed, now }: Sheet): Promise<Buffer> {
  const entries = sheetEntries(day);
  const agenda: PdfBlock =
    entries.length > 0
      ? {
          kind: 'table',
          columns: COLUMNS.map((column) => texts.columns[column]),
          widths: WIDTHS,
          rows: entries.map(rowOf),
        }
      : { kind: 'paragraph', text: texts.print.none };
  return pdfOf({
    title: texts.print.title(day.label),
    language: 'pt-BR',
    createdAt: now,
    blocks: [
      { kind: 'paragraph', text: sheetSummary({ clinicName, only, day }) },
      agenda,
      { kind: 'paragraph', text: `${texts.print.made(printed)}. ${texts.print.warning}` },
    ],
  });
}

function rowOf(entry: EntryView): string[] {
  if (entry.kind !== 'visit') return [entry.time, entry.title, entry.text, '', ''];
  const { time, patient, age, service, extra, practitioner, places, payer, reach, contact } = entry;
  const isPlain = entry.state === 'confirmed' || entry.state === 'unsettled';
  return [
    time,
    [patient, age].filter(Boolean).join(', '),
    [service, extra ? texts.extra : '', [practitioner, places].filter(Boolean).join(', '), payer]
      .filter(Boolean)
      .join('\n'),
    [reach.phone, contact].filter(Boolean).join('\n'),
    isPlain ? '' : texts.states[entry.state],
  ];
}
