import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { type PdfBlock, pdfOf } from '#app/platform/pdf/pdf.server.ts';
import type { DayView, EntryView } from './agenda-view.ts';
import {
  SHEET_COLUMNS,
  type SheetFacts,
  sheetEntries,
  sheetSummary,
  stateOnPaper,
} from './day-sheet.tsx';

type Sheet = {
  day: DayView;
  clinicName: string;
  /** The filters in words; empty when there are none. */
  only: string;
  /** When the sheet was made, as text; `now` has the instant. */
  printed: string;
  now: Date;
  facts: SheetFacts;
};

const WIDTHS = [0.7, 3.3, 3.8, 4.2, 3];

/** The day sheet as a PDF file, two lines a person: a printed fallback for when the system is down. */
export function daySheetPdf({
  day,
  clinicName,
  only,
  printed,
  now,
  facts,
}: Sheet): Promise<Buffer> {
  const entries = sheetEntries(day);
  const agenda: PdfBlock =
    entries.length > 0
      ? {
          kind: 'table',
          columns: SHEET_COLUMNS.map((column) => messages.columns[column]),
          widths: WIDTHS,
          rows: entries.map((entry) => rowOf(entry, facts)),
        }
      : { kind: 'paragraph', text: messages.print.none };
  return pdfOf({
    title: messages.print.title(day.label),
    language: 'pt-BR',
    createdAt: now,
    isDense: true,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          sheetSummary({ clinicName, only, day }),
          messages.print.made(printed),
          messages.print.warning,
        ].join('. '),
      },
      agenda,
    ],
  });
}

function rowOf(entry: EntryView, facts: SheetFacts): string[] {
  if (entry.kind !== 'appointment') return [entry.time, entry.title, entry.text, '', ''];
  const { time, patient, age, service, addOn, practitioner, places, contactLinks } = entry;
  const { payer, coupon, deposit, preparation, note, contact } = entry;
  const fact = facts[entry.protocol];
  const joined = (separator: string, ...parts: readonly string[]) =>
    parts.filter(Boolean).join(separator);
  return [
    time,
    joined('\n', joined(', ', patient, age), joined(', ', contactLinks.phone, contact)),
    joined(
      '\n',
      joined(' · ', service, addOn ? messages.addOn : ''),
      joined(', ', practitioner, places),
      joined('. ', preparation, note),
    ),
    joined('\n', joined(' · ', payer, coupon, deposit, fact?.approval ?? ''), fact?.card ?? ''),
    stateOnPaper(entry, fact),
  ];
}
