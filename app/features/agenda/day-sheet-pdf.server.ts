import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { type PdfBlock, pdfOf } from '#app/platform/pdf/pdf.server.ts';
import type { DayView, EntryView } from './agenda-view.ts';
import { sheetEntries, sheetSummary } from './day-sheet.tsx';

type Sheet = {
  day: DayView;
  clinicName: string;
  /** The filters in words; empty when there are none. */
  only: string;
  /** When the sheet was made, as text; `now` has the instant. */
  printed: string;
  now: Date;
};

const COLUMNS = ['time', 'patient', 'what', 'contact', 'notes'] as const;
const WIDTHS = [0.8, 2.6, 3, 2, 1.8];

/** The day sheet as a PDF file, a printed fallback for when the system is down. */
export function daySheetPdf({ day, clinicName, only, printed, now }: Sheet): Promise<Buffer> {
  const entries = sheetEntries(day);
  const agenda: PdfBlock =
    entries.length > 0
      ? {
          kind: 'table',
          columns: COLUMNS.map((column) => messages.columns[column]),
          widths: WIDTHS,
          rows: entries.map(rowOf),
        }
      : { kind: 'paragraph', text: messages.print.none };
  return pdfOf({
    title: messages.print.title(day.label),
    language: 'pt-BR',
    createdAt: now,
    blocks: [
      { kind: 'paragraph', text: sheetSummary({ clinicName, only, day }) },
      agenda,
      { kind: 'paragraph', text: `${messages.print.made(printed)}. ${messages.print.warning}` },
    ],
  });
}

function rowOf(entry: EntryView): string[] {
  if (entry.kind !== 'appointment') return [entry.time, entry.title, entry.text, '', ''];
  const {
    time,
    patient,
    age,
    service,
    addOn,
    practitioner,
    places,
    payer,
    coupon,
    deposit,
    contactLinks,
    contact,
  } = entry;
  const isPlain = entry.state === 'confirmed' || entry.state === 'unsettled';
  return [
    time,
    [patient, age].filter(Boolean).join(', '),
    [
      service,
      addOn ? messages.addOn : '',
      [practitioner, places].filter(Boolean).join(', '),
      payer,
      coupon,
      deposit,
      entry.preparation,
      entry.note,
    ]
      .filter(Boolean)
      .join('\n'),
    [contactLinks.phone, contact].filter(Boolean).join('\n'),
    isPlain ? (entry.answer?.words ?? '') : messages.states[entry.state],
  ];
}
